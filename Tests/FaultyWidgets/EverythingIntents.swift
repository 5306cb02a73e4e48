// swift-format-ignore-file
import Foundation
import Intents

// Line 11
public enum MyVisibility: Int, Sendable {
  case unknown = 0
  case `public` = 1
  case `default` = 7
}

public class MyVisibilityResolutionResult: INEnumResolutionResult {
  public class func success(with resolvedValue: MyVisibility) -> Self {
    Self(.success(resolvedValue))
  }
  public class func confirmationRequired(with valueToConfirm: MyVisibility) -> Self {
    Self(.confirmation(valueToConfirm))
  }
}

// Line 287
public class MyThing: INObject {
  public var page: URL?
  public var parts: [MyThing]?
  public var visibility: MyVisibility = .unknown
}

public class MyThingResolutionResult: INObjectResolutionResult {
  public class func success(with resolvedObject: MyThing) -> Self {
    Self(.success(resolvedObject))
  }
  public class func disambiguation(with objectsToDisambiguate: [MyThing]) -> Self {
    Self(.disambiguation(objectsToDisambiguate))
  }
  public class func confirmationRequired(with objectToConfirm: MyThing?) -> Self {
    Self(.confirmation(objectToConfirm))
  }
}

// Line 43
public class DoThingIntent: INIntent {
  public var things: [MyThing]?
  public var thing: MyThing?
  public var visibility: MyVisibility = .`default`
  public var name: String?
  public var title: String? = "A \"title\"\\"
  public var count: NSNumber? = NSNumber(value: 3)
  public var share: NSNumber?
  public var isOn: NSNumber? = NSNumber(value: true)
  public var wait: NSNumber?
  public var day: DateComponents?
  public var page: URL?
  public var names: [String]?

  public override var _settings: [_IntentSetting] {
    [
      _IntentSetting(
        name: "things",
        title: "Things",
        type: "MyThing, of which a handler alone has values",
        choices: { try await ($0 as? any DoThingIntentHandling)?.provideThingsOptionsCollection(for: self, searchTerm: nil) },
        search: { try await ($0 as? any DoThingIntentHandling)?.provideThingsOptionsCollection(for: self, searchTerm: $1) },
        fallback: { ($0 as? any DoThingIntentHandling)?.defaultThings(for: self)?.first },
        set: { (value: MyThing) in self.things = [value] }
      ),
      _IntentSetting(
        name: "thing",
        title: "Thing",
        type: "MyThing, of which a handler alone has values",
        choices: { try await ($0 as? any DoThingIntentHandling)?.provideThingOptionsCollection(for: self) },
        fallback: { ($0 as? any DoThingIntentHandling)?.defaultThing(for: self) },
        set: { (value: MyThing) in self.thing = value }
      ),
      _IntentSetting(
        name: "visibility",
        title: "Visibility",
        type: "MyVisibility",
        cases: [("public", .`public`), ("default", .`default`)],
        set: { (value: MyVisibility) in self.visibility = value }
      ),
      _IntentSetting(
        name: "name",
        title: "Name",
        type: "String",
        choices: { try await ($0 as? any DoThingIntentHandling)?.provideNameOptionsCollection(for: self) },
        fallback: { ($0 as? any DoThingIntentHandling)?.defaultName(for: self).map { NSString(string: $0) } },
        read: { NSString(string: $0) },
        set: { (value: NSString) in self.name = "\(value)" }
      ),
      _IntentSetting(
        name: "title",
        title: "Title",
        type: "String",
        read: { NSString(string: $0) },
        set: { (value: NSString) in self.title = "\(value)" }
      ),
      _IntentSetting(
        name: "count",
        title: "Count",
        type: "Int",
        read: { Int($0).map { NSNumber(value: $0) } },
        set: { (value: NSNumber) in self.count = value }
      ),
      _IntentSetting(
        name: "share",
        title: "Share",
        type: "Double",
        read: { Double($0).map { NSNumber(value: $0) } },
        set: { (value: NSNumber) in self.share = value }
      ),
      _IntentSetting(
        name: "isOn",
        title: "Ison",
        type: "Bool",
        read: { Bool($0).map { NSNumber(value: $0) } },
        set: { (value: NSNumber) in self.isOn = value }
      ),
      _IntentSetting(
        name: "wait",
        title: "Wait",
        type: "TimeInterval",
        read: { Double($0).map { NSNumber(value: $0) } },
        set: { (value: NSNumber) in self.wait = value }
      ),
      _IntentSetting(
        name: "day",
        title: "Day",
        type: "DateComponents, as in 2026-03-28 or 2026-03-28T23:30:00Z",
        read: { _IntentSetting.dateComponents($0) },
        set: { (value: DateComponents) in self.day = value }
      ),
      _IntentSetting(
        name: "page",
        title: "Page",
        type: "URL",
        read: { URL(string: $0) },
        set: { (value: URL) in self.page = value }
      ),
      _IntentSetting(
        name: "names",
        title: "Names",
        type: "String",
        read: { NSString(string: $0) },
        set: { (value: NSString) in self.names = ["\(value)"] }
      ),
    ]
  }
}

public enum DoThingNameUnsupportedReason: Int, Sendable {
  case tooLong = 1
  case `in` = 2
}

public class DoThingNameResolutionResult: INStringResolutionResult {
  public class func unsupported(forReason reason: DoThingNameUnsupportedReason) -> Self {
    Self(.unsupported(reason: reason.rawValue))
  }
}

public protocol DoThingIntentHandling: AnyObject {
  func resolveThings(for intent: DoThingIntent, with completion: @escaping ([MyThingResolutionResult]) -> Void)
  func resolveThings(for intent: DoThingIntent) async -> [MyThingResolutionResult]
  func provideThingsOptionsCollection(for intent: DoThingIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<MyThing>?, (any Error)?) -> Void)
  func provideThingsOptionsCollection(for intent: DoThingIntent, searchTerm: String?) async throws -> INObjectCollection<MyThing>
  func provideThingsOptions(for intent: DoThingIntent, with completion: @escaping ([MyThing]?, (any Error)?) -> Void)
  func provideThingsOptions(for intent: DoThingIntent) async throws -> [MyThing]
  func provideThingOptionsCollection(for intent: DoThingIntent, with completion: @escaping (INObjectCollection<MyThing>?, (any Error)?) -> Void)
  func provideThingOptionsCollection(for intent: DoThingIntent) async throws -> INObjectCollection<MyThing>
  func provideThingOptions(for intent: DoThingIntent, with completion: @escaping ([MyThing]?, (any Error)?) -> Void)
  func provideThingOptions(for intent: DoThingIntent) async throws -> [MyThing]
  func resolveVisibility(for intent: DoThingIntent, with completion: @escaping (MyVisibilityResolutionResult) -> Void)
  func resolveVisibility(for intent: DoThingIntent) async -> MyVisibilityResolutionResult
  func resolveName(for intent: DoThingIntent, with completion: @escaping (DoThingNameResolutionResult) -> Void)
  func resolveName(for intent: DoThingIntent) async -> DoThingNameResolutionResult
  func provideNameOptionsCollection(for intent: DoThingIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void)
  func provideNameOptionsCollection(for intent: DoThingIntent) async throws -> INObjectCollection<NSString>
  func provideNameOptions(for intent: DoThingIntent, with completion: @escaping ([String]?, (any Error)?) -> Void)
  func provideNameOptions(for intent: DoThingIntent) async throws -> [String]
  func resolveCount(for intent: DoThingIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
  func resolveCount(for intent: DoThingIntent) async -> INIntegerResolutionResult
  func resolveShare(for intent: DoThingIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
  func resolveShare(for intent: DoThingIntent) async -> INDoubleResolutionResult
  func resolveIsOn(for intent: DoThingIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  func resolveIsOn(for intent: DoThingIntent) async -> INBooleanResolutionResult
  func resolveWait(for intent: DoThingIntent, with completion: @escaping (INTimeIntervalResolutionResult) -> Void)
  func resolveWait(for intent: DoThingIntent) async -> INTimeIntervalResolutionResult
  func resolveDay(for intent: DoThingIntent, with completion: @escaping (INDateComponentsResolutionResult) -> Void)
  func resolveDay(for intent: DoThingIntent) async -> INDateComponentsResolutionResult
  func resolvePage(for intent: DoThingIntent, with completion: @escaping (INURLResolutionResult) -> Void)
  func resolvePage(for intent: DoThingIntent) async -> INURLResolutionResult
  func confirm(intent: DoThingIntent, completion: @escaping (DoThingIntentResponse) -> Void)
  func confirm(intent: DoThingIntent) async -> DoThingIntentResponse
  func handle(intent: DoThingIntent, completion: @escaping (DoThingIntentResponse) -> Void)
  func handle(intent: DoThingIntent) async -> DoThingIntentResponse
  func defaultThings(for intent: DoThingIntent) -> [MyThing]?
  func defaultThing(for intent: DoThingIntent) -> MyThing?
  func defaultName(for intent: DoThingIntent) -> String?
}

extension DoThingIntentHandling {
  public func resolveThings(for intent: DoThingIntent, with completion: @escaping ([MyThingResolutionResult]) -> Void) { completion([]) }

  public func resolveThings(for intent: DoThingIntent) async -> [MyThingResolutionResult] {
    await _HandlerAnswer.value(of: { self.resolveThings(for: intent, with: $0) })
  }

  public func provideThingsOptionsCollection(for intent: DoThingIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<MyThing>?, (any Error)?) -> Void) { completion(nil, nil) }

  public func provideThingsOptionsCollection(for intent: DoThingIntent, searchTerm: String?) async throws -> INObjectCollection<MyThing> {
    if let offered = try await _HandlerAnswer.offer(of: { self.provideThingsOptionsCollection(for: intent, searchTerm: searchTerm, with: $0) }) { return offered }
    let items = try await provideThingsOptions(for: intent)
    return INObjectCollection(items: items)
  }

  public func provideThingsOptions(for intent: DoThingIntent, with completion: @escaping ([MyThing]?, (any Error)?) -> Void) { completion(nil, nil) }

  public func provideThingsOptions(for intent: DoThingIntent) async throws -> [MyThing] {
    if let offered = try await _HandlerAnswer.offer(of: { self.provideThingsOptions(for: intent, with: $0) }) { return offered }
    return []
  }

  public func provideThingOptionsCollection(for intent: DoThingIntent, with completion: @escaping (INObjectCollection<MyThing>?, (any Error)?) -> Void) { completion(nil, nil) }

  public func provideThingOptionsCollection(for intent: DoThingIntent) async throws -> INObjectCollection<MyThing> {
    if let offered = try await _HandlerAnswer.offer(of: { self.provideThingOptionsCollection(for: intent, with: $0) }) { return offered }
    let items = try await provideThingOptions(for: intent)
    return INObjectCollection(items: items)
  }

  public func provideThingOptions(for intent: DoThingIntent, with completion: @escaping ([MyThing]?, (any Error)?) -> Void) { completion(nil, nil) }

  public func provideThingOptions(for intent: DoThingIntent) async throws -> [MyThing] {
    if let offered = try await _HandlerAnswer.offer(of: { self.provideThingOptions(for: intent, with: $0) }) { return offered }
    return []
  }

  public func resolveVisibility(for intent: DoThingIntent, with completion: @escaping (MyVisibilityResolutionResult) -> Void) { completion(.notRequired()) }

  public func resolveVisibility(for intent: DoThingIntent) async -> MyVisibilityResolutionResult {
    await _HandlerAnswer.value(of: { self.resolveVisibility(for: intent, with: $0) })
  }

  public func resolveName(for intent: DoThingIntent, with completion: @escaping (DoThingNameResolutionResult) -> Void) { completion(.notRequired()) }

  public func resolveName(for intent: DoThingIntent) async -> DoThingNameResolutionResult {
    await _HandlerAnswer.value(of: { self.resolveName(for: intent, with: $0) })
  }

  public func provideNameOptionsCollection(for intent: DoThingIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void) { completion(nil, nil) }

  public func provideNameOptionsCollection(for intent: DoThingIntent) async throws -> INObjectCollection<NSString> {
    if let offered = try await _HandlerAnswer.offer(of: { self.provideNameOptionsCollection(for: intent, with: $0) }) { return offered }
    let items = try await provideNameOptions(for: intent)
    return INObjectCollection(items: items.map { NSString(string: $0) })
  }

  public func provideNameOptions(for intent: DoThingIntent, with completion: @escaping ([String]?, (any Error)?) -> Void) { completion(nil, nil) }

  public func provideNameOptions(for intent: DoThingIntent) async throws -> [String] {
    if let offered = try await _HandlerAnswer.offer(of: { self.provideNameOptions(for: intent, with: $0) }) { return offered }
    return []
  }

  public func resolveCount(for intent: DoThingIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) { completion(.notRequired()) }

  public func resolveCount(for intent: DoThingIntent) async -> INIntegerResolutionResult {
    await _HandlerAnswer.value(of: { self.resolveCount(for: intent, with: $0) })
  }

  public func resolveShare(for intent: DoThingIntent, with completion: @escaping (INDoubleResolutionResult) -> Void) { completion(.notRequired()) }

  public func resolveShare(for intent: DoThingIntent) async -> INDoubleResolutionResult {
    await _HandlerAnswer.value(of: { self.resolveShare(for: intent, with: $0) })
  }

  public func resolveIsOn(for intent: DoThingIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) { completion(.notRequired()) }

  public func resolveIsOn(for intent: DoThingIntent) async -> INBooleanResolutionResult {
    await _HandlerAnswer.value(of: { self.resolveIsOn(for: intent, with: $0) })
  }

  public func resolveWait(for intent: DoThingIntent, with completion: @escaping (INTimeIntervalResolutionResult) -> Void) { completion(.notRequired()) }

  public func resolveWait(for intent: DoThingIntent) async -> INTimeIntervalResolutionResult {
    await _HandlerAnswer.value(of: { self.resolveWait(for: intent, with: $0) })
  }

  public func resolveDay(for intent: DoThingIntent, with completion: @escaping (INDateComponentsResolutionResult) -> Void) { completion(.notRequired()) }

  public func resolveDay(for intent: DoThingIntent) async -> INDateComponentsResolutionResult {
    await _HandlerAnswer.value(of: { self.resolveDay(for: intent, with: $0) })
  }

  public func resolvePage(for intent: DoThingIntent, with completion: @escaping (INURLResolutionResult) -> Void) { completion(.notRequired()) }

  public func resolvePage(for intent: DoThingIntent) async -> INURLResolutionResult {
    await _HandlerAnswer.value(of: { self.resolvePage(for: intent, with: $0) })
  }

  public func confirm(intent: DoThingIntent, completion: @escaping (DoThingIntentResponse) -> Void) { completion(DoThingIntentResponse(code: .unspecified, userActivity: nil)) }

  public func confirm(intent: DoThingIntent) async -> DoThingIntentResponse {
    await _HandlerAnswer.value(of: { self.confirm(intent: intent, completion: $0) })
  }

  public func handle(intent: DoThingIntent, completion: @escaping (DoThingIntentResponse) -> Void) { completion(DoThingIntentResponse(code: .unspecified, userActivity: nil)) }

  public func handle(intent: DoThingIntent) async -> DoThingIntentResponse {
    await _HandlerAnswer.value(of: { self.handle(intent: intent, completion: $0) })
  }

  public func defaultThings(for intent: DoThingIntent) -> [MyThing]? { nil }

  public func defaultThing(for intent: DoThingIntent) -> MyThing? { nil }

  public func defaultName(for intent: DoThingIntent) -> String? { nil }
}

public enum DoThingIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
  case `repeat` = 100
  case `associatedtype` = 101
}

public class DoThingIntentResponse: INIntentResponse {
  public var reason: String?
  public var response: NSNumber?
  public var `in`: String?
  public private(set) var code = DoThingIntentResponseCode.unspecified

  public convenience init(code: DoThingIntentResponseCode, userActivity: Any?) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
  public class func failure(reason: String, response: NSNumber) -> DoThingIntentResponse {
    let _response = DoThingIntentResponse(code: .failure, userActivity: nil)
    _response.reason = reason
    _response.response = response
    return _response
  }
  public class func `repeat`(`in`: String) -> DoThingIntentResponse {
    let _response = DoThingIntentResponse(code: .`repeat`, userActivity: nil)
    _response.`in` = `in`
    return _response
  }
}

// Line 276
public class ConfigurationIntent: INIntent {

  public override var _settings: [_IntentSetting] {
    [
    ]
  }
}

public protocol ConfigurationIntentHandling: AnyObject {
  func confirm(intent: ConfigurationIntent, completion: @escaping (ConfigurationIntentResponse) -> Void)
  func confirm(intent: ConfigurationIntent) async -> ConfigurationIntentResponse
  func handle(intent: ConfigurationIntent, completion: @escaping (ConfigurationIntentResponse) -> Void)
  func handle(intent: ConfigurationIntent) async -> ConfigurationIntentResponse
}

extension ConfigurationIntentHandling {
  public func confirm(intent: ConfigurationIntent, completion: @escaping (ConfigurationIntentResponse) -> Void) { completion(ConfigurationIntentResponse(code: .unspecified, userActivity: nil)) }

  public func confirm(intent: ConfigurationIntent) async -> ConfigurationIntentResponse {
    await _HandlerAnswer.value(of: { self.confirm(intent: intent, completion: $0) })
  }

  public func handle(intent: ConfigurationIntent, completion: @escaping (ConfigurationIntentResponse) -> Void) { completion(ConfigurationIntentResponse(code: .unspecified, userActivity: nil)) }

  public func handle(intent: ConfigurationIntent) async -> ConfigurationIntentResponse {
    await _HandlerAnswer.value(of: { self.handle(intent: intent, completion: $0) })
  }
}

public enum ConfigurationIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

public class ConfigurationIntentResponse: INIntentResponse {
  public private(set) var code = ConfigurationIntentResponseCode.unspecified

  public convenience init(code: ConfigurationIntentResponseCode, userActivity: Any?) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}
