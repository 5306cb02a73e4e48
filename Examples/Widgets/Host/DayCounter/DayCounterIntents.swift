// swift-format-ignore-file
import Foundation
import Intents

// Line 15
public enum CountedDays: Int, Sendable {
  case unknown = 0
  case sinceDebut = 1
  case untilBirthday = 2
  case together = 3
}

public class CountedDaysResolutionResult: INEnumResolutionResult {
  public class func success(with resolvedValue: CountedDays) -> Self {
    Self(.success(resolvedValue))
  }
  public class func confirmationRequired(with valueToConfirm: CountedDays) -> Self {
    Self(.confirmation(valueToConfirm))
  }
}

// Line 214
public class CountedPerson: INObject {
}

public class CountedPersonResolutionResult: INObjectResolutionResult {
  public class func success(with resolvedObject: CountedPerson) -> Self {
    Self(.success(resolvedObject))
  }
  public class func disambiguation(with objectsToDisambiguate: [CountedPerson]) -> Self {
    Self(.disambiguation(objectsToDisambiguate))
  }
  public class func confirmationRequired(with objectToConfirm: CountedPerson?) -> Self {
    Self(.confirmation(objectToConfirm))
  }
}

// Line 87
public class SelectPersonIntent: INIntent {
  public var person: CountedPerson?
  public var count: CountedDays = .sinceDebut
  public var anotherName: String?

  public override var _settings: [_IntentSetting] {
    [
      _IntentSetting(
        name: "person",
        title: "Person",
        type: "CountedPerson, of which a handler alone has values",
        choices: { try await ($0 as? any SelectPersonIntentHandling)?.providePersonOptionsCollection(for: self) },
        fallback: { ($0 as? any SelectPersonIntentHandling)?.defaultPerson(for: self) },
        set: { (value: CountedPerson) in self.person = value }
      ),
      _IntentSetting(
        name: "count",
        title: "Count",
        type: "CountedDays",
        cases: [("sinceDebut", .sinceDebut), ("untilBirthday", .untilBirthday), ("together", .together)],
        set: { (value: CountedDays) in self.count = value }
      ),
      _IntentSetting(
        name: "anotherName",
        title: "Another Name",
        type: "String",
        read: { NSString(string: $0) },
        set: { (value: NSString) in self.anotherName = "\(value)" }
      ),
    ]
  }
}

public protocol SelectPersonIntentHandling: AnyObject {
  func resolvePerson(for intent: SelectPersonIntent, with completion: @escaping (CountedPersonResolutionResult) -> Void)
  func resolvePerson(for intent: SelectPersonIntent) async -> CountedPersonResolutionResult
  func providePersonOptionsCollection(for intent: SelectPersonIntent, with completion: @escaping (INObjectCollection<CountedPerson>?, (any Error)?) -> Void)
  func providePersonOptionsCollection(for intent: SelectPersonIntent) async throws -> INObjectCollection<CountedPerson>
  func providePersonOptions(for intent: SelectPersonIntent, with completion: @escaping ([CountedPerson]?, (any Error)?) -> Void)
  func providePersonOptions(for intent: SelectPersonIntent) async throws -> [CountedPerson]
  func resolveCount(for intent: SelectPersonIntent, with completion: @escaping (CountedDaysResolutionResult) -> Void)
  func resolveCount(for intent: SelectPersonIntent) async -> CountedDaysResolutionResult
  func confirm(intent: SelectPersonIntent, completion: @escaping (SelectPersonIntentResponse) -> Void)
  func confirm(intent: SelectPersonIntent) async -> SelectPersonIntentResponse
  func handle(intent: SelectPersonIntent, completion: @escaping (SelectPersonIntentResponse) -> Void)
  func handle(intent: SelectPersonIntent) async -> SelectPersonIntentResponse
  func defaultPerson(for intent: SelectPersonIntent) -> CountedPerson?
}

extension SelectPersonIntentHandling {
  public func resolvePerson(for intent: SelectPersonIntent, with completion: @escaping (CountedPersonResolutionResult) -> Void) { completion(.notRequired()) }

  public func resolvePerson(for intent: SelectPersonIntent) async -> CountedPersonResolutionResult {
    await _HandlerAnswer.value(of: { self.resolvePerson(for: intent, with: $0) })
  }

  public func providePersonOptionsCollection(for intent: SelectPersonIntent, with completion: @escaping (INObjectCollection<CountedPerson>?, (any Error)?) -> Void) { completion(nil, nil) }

  public func providePersonOptionsCollection(for intent: SelectPersonIntent) async throws -> INObjectCollection<CountedPerson> {
    if let offered = try await _HandlerAnswer.offer(of: { self.providePersonOptionsCollection(for: intent, with: $0) }) { return offered }
    let items = try await providePersonOptions(for: intent)
    return INObjectCollection(items: items)
  }

  public func providePersonOptions(for intent: SelectPersonIntent, with completion: @escaping ([CountedPerson]?, (any Error)?) -> Void) { completion(nil, nil) }

  public func providePersonOptions(for intent: SelectPersonIntent) async throws -> [CountedPerson] {
    if let offered = try await _HandlerAnswer.offer(of: { self.providePersonOptions(for: intent, with: $0) }) { return offered }
    return []
  }

  public func resolveCount(for intent: SelectPersonIntent, with completion: @escaping (CountedDaysResolutionResult) -> Void) { completion(.notRequired()) }

  public func resolveCount(for intent: SelectPersonIntent) async -> CountedDaysResolutionResult {
    await _HandlerAnswer.value(of: { self.resolveCount(for: intent, with: $0) })
  }

  public func confirm(intent: SelectPersonIntent, completion: @escaping (SelectPersonIntentResponse) -> Void) { completion(SelectPersonIntentResponse(code: .unspecified, userActivity: nil)) }

  public func confirm(intent: SelectPersonIntent) async -> SelectPersonIntentResponse {
    await _HandlerAnswer.value(of: { self.confirm(intent: intent, completion: $0) })
  }

  public func handle(intent: SelectPersonIntent, completion: @escaping (SelectPersonIntentResponse) -> Void) { completion(SelectPersonIntentResponse(code: .unspecified, userActivity: nil)) }

  public func handle(intent: SelectPersonIntent) async -> SelectPersonIntentResponse {
    await _HandlerAnswer.value(of: { self.handle(intent: intent, completion: $0) })
  }

  public func defaultPerson(for intent: SelectPersonIntent) -> CountedPerson? { nil }
}

public enum SelectPersonIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

public class SelectPersonIntentResponse: INIntentResponse {
  public private(set) var code = SelectPersonIntentResponseCode.unspecified

  public convenience init(code: SelectPersonIntentResponseCode, userActivity: Any?) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}
