import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// What a widget's options are set to by texts, type by type.
@Suite struct ConfigurableParameterTests {
  /// A thing that its query finds by an identifier of any type.
  struct Thing<Key: Hashable & Sendable & Keyed>: AppEntity, Equatable {
    let id: Key

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Thing" }
    static var defaultQuery: ThingQuery<Key> { ThingQuery() }
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "Thing \("\(id)")")
    }
  }

  struct ThingQuery<Key: Hashable & Sendable & Keyed>: EntityQuery {
    func entities(for identifiers: [Key]) async throws -> [Thing<Key>] {
      identifiers.filter { (Key.all + Key.unsuggested).contains($0) }.map { Thing(id: $0) }
    }
    func suggestedEntities() async throws -> [Thing<Key>] { Key.all.map { Thing(id: $0) } }
    func defaultResult() async -> Thing<Key>? { Key.usual.map { Thing(id: $0) } }
  }

  protocol Keyed {
    static var all: [Self] { get }
    /// Those that the query knows and does not suggest.
    static var unsuggested: [Self] { get }
    /// What is taken where nothing was chosen.
    static var usual: Self? { get }
  }

  /// An identifier of a type of the developer's own.
  struct Code: Hashable, Sendable, Keyed, CustomStringConvertible {
    let letters: String
    var description: String { "code \(letters)" }
    static let all = [Code(letters: "a"), Code(letters: "b"), Code(letters: "c")]
  }

  enum Size: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size")
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
      .small: "Small one", .large: "Large one",
    ]
  }

  private func set<Value: Sendable>(
    _ type: Value.Type,
    _ text: String
  ) async throws -> Value {
    let parameter = IntentParameter<Value>(title: "Option")
    try await parameter.set(text)
    return parameter.wrappedValue
  }

  @Test func valuesAreRead() async throws {
    #expect(try await set(String.self, "12") == "12")
    #expect(try await set(Int.self, "-12") == -12)
    #expect(try await set(Int?.self, "12") == 12)
    #expect(try await set(Double.self, "1.5") == 1.5)
    #expect(try await set(Bool.self, "true"))
    #expect(try await set(Bool.self, "false") == false)
    #expect(try await set(URL.self, "https://a.example/b").host == "a.example")
    #expect(
      try await set(Date.self, "2001-01-01T00:00:05Z") == Date(timeIntervalSinceReferenceDate: 5)
    )
    #expect(try await set(Size.self, "large") == .large)
    for refuse in [
      { _ = try await self.set(Int.self, "1.5") }, { _ = try await self.set(Bool.self, "yes") },
      { _ = try await self.set(Date.self, "today") }, { _ = try await self.set(Size.self, "huge") },
      { _ = try await self.set(Date.self, "2001-02-30T00:00:05Z") },
    ] as [() async throws -> Void] {
      await #expect(throws: ParameterError.self) { try await refuse() }
    }
  }

  /// What a user's slider does not reach is refused, and changes nothing.
  @Test func valuesStayWithinTheirBounds() async throws {
    let rows = IntentParameter(title: "Rows", default: 2, inclusiveRange: (1, 5))
    for text in ["1", "5"] {
      try await rows.set(text)
      #expect(rows.current == Int(text))
    }
    for text in ["0", "6", "-3"] {
      await #expect(
        throws: ParameterError.outside(title: "Rows", given: text, least: "1", greatest: "5")
      ) {
        try await rows.set(text)
      }
      #expect(rows.current == 5)
    }
    let depth = IntentParameter(title: "Depth", default: 0.5, inclusiveRange: (0, 1))
    await #expect(throws: ParameterError.self) { try await depth.set("nan") }
    #expect(depth.current == 0.5)
  }

  private func check<Key: Hashable & Sendable & Keyed>(_ type: Key.Type) async throws {
    for key in Key.all + Key.unsuggested {
      #expect(try await set(Thing<Key>.self, "\(key)").id == key)
      #expect(try await set(Thing<Key>?.self, "\(key)")?.id == key)
    }
    await #expect(throws: ParameterError.self) { try await set(Thing<Key>.self, "nobody") }
    let choices = try await IntentParameter<Thing<Key>>(title: "Option").choices()
    #expect(choices.map(\.identifier) == Key.all.map { "\($0)" })
    #expect(choices.map(\.title) == Key.all.map { "Thing \($0)" })
  }

  @Test func thingsAreFoundByTheirIdentifiers() async throws {
    try await check(String.self)
    try await check(Int.self)
    try await check(UUID.self)
    try await check(URL.self)
    try await check(Code.self)
  }

  private struct Storm: AppEntity {
    struct Closed: Error {}

    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Storm] { [] }
      func suggestedEntities() async throws -> [Storm] { throw Closed() }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Storm"
    static let defaultQuery = Query()

    let id: String
    var displayRepresentation: DisplayRepresentation { "Storm" }
  }

  /// What is not found is refused with what is known, which is nothing where it cannot be asked for; of a type that
  /// is not read from texts nothing is.
  @Test func whatIsNotFoundIsRefused() async throws {
    await #expect(
      throws: ParameterError.unknownChoice(title: "Option", given: "Storm", known: [])
    ) {
      try await set(Storm.self, "Storm")
    }
    await #expect(
      throws: ParameterError.unreadable(title: "Option", given: "3", type: "Array<Int>")
    ) {
      try await set([Int].self, "3")
    }
  }

  private struct Words: DynamicOptionsProvider {
    var usual: String?

    func results() async throws -> [String] { ["one", "two"] }
    func defaultResult() async -> String? { usual }
  }

  private struct Days: DynamicOptionsProvider {
    func results() async throws -> [Date] { [Date(timeIntervalSinceReferenceDate: 5)] }
  }

  /// Takes a value of another type than it proposes.
  private struct Counts: DynamicOptionsProvider {
    typealias DefaultValue = String

    func results() async throws -> [Int] { [1] }
    func defaultResult() async -> String? { "one" }
  }

  /// Proposes things, and takes none of them.
  private struct Untaken: DynamicOptionsProvider {
    func results() async throws -> [Thing<Int>] { [Thing(id: 3)] }
  }

  /// A day that is proposed is called by what sets it.
  @Test func daysAreProposedAsTheyAreRead() async throws {
    let days = IntentParameter<Date>(title: "Option", optionsProvider: Days())
    #expect(try await days.choices().map(\.identifier) == ["2001-01-01T00:00:05Z"])
  }

  /// What a query or the parameter's own options take is taken where nothing was chosen, and nowhere else.
  @Test func defaultsAreTaken() async throws {
    func taken<Value: Sendable>(_ parameter: IntentParameter<Value>) async throws -> Value? {
      try await parameter.setDefault()
      return parameter.current
    }
    #expect(try await taken(IntentParameter<Thing<Int>>(title: "Option"))?.id == 3)
    #expect(try await taken(IntentParameter<Thing<Int>?>(title: "Option"))??.id == 3)
    let chosen = Thing(id: -7)
    #expect(try await taken(IntentParameter(title: "Option", default: chosen))?.id == -7)
    #expect(
      try await taken(IntentParameter<Thing<Int>?>(title: "Option", default: chosen))??.id == -7
    )
    #expect(
      try await taken(IntentParameter<Thing<Int>?>(title: "Option", default: nil))??.id == 3
    )
    #expect(try await taken(IntentParameter<Thing<String>>(title: "Option")) == nil)
    #expect(try await taken(IntentParameter<Size>(title: "Option")) == nil)
    #expect(try await taken(IntentParameter<Int?>(title: "Option")) == .some(nil))
    let days = IntentParameter<Date>(title: "Option", optionsProvider: Days())
    #expect(try await taken(days) == nil)
    let counts = IntentParameter<Int>(title: "Option", optionsProvider: Counts())
    #expect(try await taken(counts) == nil)
    // Of options of the parameter's own nothing is taken that the type's query would take.
    let untaken = IntentParameter<Thing<Int>>(title: "Option", optionsProvider: Untaken())
    #expect(try await taken(untaken) == nil)
    for usual in ["two", nil] {
      let words = Words(usual: usual)
      #expect(
        try await taken(IntentParameter<String>(title: "Option", optionsProvider: words)) == usual
      )
      #expect(
        try await taken(IntentParameter<String?>(title: "Option", optionsProvider: words))
          == .some(usual)
      )
    }
  }

  private struct Quays: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
      ItemCollection {
        ItemSection("Near", items: ["one", "two"])
        ItemSection(items: ["six"])
        ItemSection("Far", items: ["nine"])
      }
    }
  }

  /// Each choice is told with the title of its own section.
  @Test func choicesHaveTheirSections() async throws {
    let quays = IntentParameter<String>(title: "Option", optionsProvider: Quays())
    let choices = try await quays.choices()
    #expect(choices.map(\.identifier) == ["one", "two", "six", "nine"])
    #expect(choices.map(\.section) == ["Near", "Near", nil, "Far"])
    let plain = IntentParameter<String>(title: "Option", optionsProvider: Words())
    #expect(try await plain.choices().map(\.section) == [nil, nil])
  }

  @Test func casesAreProposed() async throws {
    let choices = try await IntentParameter<Size>(title: "Option").choices()
    #expect(choices.map(\.identifier) == ["small", "large"])
    #expect(choices.map(\.title) == ["Small one", "Large one"])
    #expect(choices.allSatisfy { $0.section == nil })
  }

  /// An intent of the older kind with a word that a handler looks for, and never finds.
  final class Searching: INIntent {
    var word: NSString?

    override var _settings: [_IntentSetting] {
      [
        _IntentSetting(
          name: "word",
          title: "Word",
          type: "String",
          choices: { _ in INObjectCollection(items: []) },
          search: { _, _ in INObjectCollection(items: []) },
          read: { NSString(string: $0) },
          set: { (word: NSString) in self.word = word }
        )
      ]
    }
  }

  enum Depth: Int {
    case shallow = 2
  }

  class Sounding: INIntent {
    var depth: Depth? = .shallow
    var count: NSNumber? = 3
    var level = 5
  }

  final class DeepSounding: Sounding {
    var word: String? = "Tide"
    var nothing: String?
  }

  /// Apps that share an intent's values by their names read them so.
  @Test func valuesOfOlderIntentsAreReadByName() {
    let intent = DeepSounding()
    #expect(intent.value(forKey: "word") as? String == "Tide")
    #expect(intent.value(forKey: "count") as? Int == 3)
    #expect(intent.value(forKey: "depth") as? Int == 2)
    #expect(intent.value(forKey: "level") as? Int == 5)
    #expect(intent.value(forKey: "nothing") == nil)
    #expect(intent.value(forKey: "width") == nil)
  }

  /// A user who could search takes nothing that is not found; without a handler the type alone tells.
  @Test func whatASearchDoesNotFindIsNotTaken() async throws {
    let intent = Searching()
    let handled = try #require(HandledSetting.all(of: intent, handler: NSObject()).first)
    await #expect(
      throws: ParameterError.unknownChoice(title: "Word", given: "Tide", known: [])
    ) {
      try await handled.set("Tide")
    }
    #expect(intent.word == nil)
    let alone = try #require(HandledSetting.all(of: intent, handler: nil).first)
    try await alone.set("Tide")
    #expect(intent.word?.isEqual(NSString(string: "Tide")) == true)
  }

  /// An intent of the older kind with a word that a handler offers, and that is not read from a text.
  final class Offering: INIntent {
    var tide: NSString?

    override var _settings: [_IntentSetting] {
      [
        _IntentSetting(
          name: "tide",
          title: "Tide",
          type: "Tide",
          choices: { _ in
            INObjectCollection(items: [NSString(string: "ebb"), NSString(string: "flow")])
          },
          set: { (tide: NSString) in self.tide = tide }
        )
      ]
    }
  }

  /// Words that a handler offers are called by themselves; nothing of another type is taken.
  @Test func wordsOfHandlersAreTaken() async throws {
    let intent = Offering()
    let alone = try #require(HandledSetting.all(of: intent, handler: nil).first)
    await #expect(throws: ParameterError.unreadable(title: "Tide", given: "flow", type: "Tide")) {
      try await alone.set("flow")
    }
    #expect(intent._settings.first?.take(3) == false)
    #expect(intent.tide == nil)
    let handled = try #require(HandledSetting.all(of: intent, handler: NSObject()).first)
    let words = ["ebb", "flow"].map { ParameterChoice(identifier: $0, title: $0, section: nil) }
    #expect(try await handled.choices() == words)
    await #expect(
      throws: ParameterError.unknownChoice(title: "Tide", given: "spring", known: words)
    ) {
      try await handled.set("spring")
    }
    try await handled.set("flow")
    #expect(intent.tide?.isEqual(NSString(string: "flow")) == true)
  }

  struct Sailing: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Sailing"

    @Parameter(title: "Knots") var knots: Int?
    let days = IntentParameter<Int?>(title: "Days")
    let harbour = "Oslo"
  }

  struct Rowing: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Rowing"
  }

  /// Of an intent's properties its parameters are set, with their wrapper's name or without.
  @Test func parametersAreFoundAmongProperties() {
    let found = Sailing().configurableParameters
    #expect(found.map { $0.name } == ["knots", "days"])
    #expect(found.map { $0.parameter.title } == ["Knots", "Days"])
  }

  /// What depends on an intent is told of the one that is being set, if it is of that type.
  @Test func dependenciesAreOfTheIntentThatIsSet() {
    let dependency = IntentParameterDependency<Sailing>(\.$knots)
    #expect(dependency.wrappedValue == nil)
    let sailing = Sailing()
    sailing.knots = 7
    ConfiguredIntent.$current.withValue(sailing) {
      #expect(dependency.wrappedValue?.knots == 7)
    }
    ConfiguredIntent.$current.withValue(Rowing()) {
      #expect(dependency.wrappedValue == nil)
    }
  }
}

extension ConfigurableParameterTests.Keyed {
  static var unsuggested: [Self] { [] }
  static var usual: Self? { nil }
}
extension String: ConfigurableParameterTests.Keyed {
  static let all = ["a", "b b"]
  static let unsuggested = ["c"]
}
extension Int: ConfigurableParameterTests.Keyed {
  static let all = [3, -7]
  static let unsuggested = [40]
  static let usual: Int? = 3
}
extension UUID: ConfigurableParameterTests.Keyed {
  static let all = [UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))]
  static let unsuggested = [UUID(uuid: (9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9))]
}
extension URL: ConfigurableParameterTests.Keyed {
  static let all = [URL(filePath: "/a"), URL(filePath: "/b")]
  static let unsuggested = [URL(filePath: "/c")]
}
