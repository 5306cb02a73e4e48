import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// What a widget's options may be set to: what a user could choose, and nothing else.
@Suite struct ChosenParameterTests {
  private struct Words: DynamicOptionsProvider {
    func results() async throws -> [String] { ["one", "two"] }
  }

  private struct Days: DynamicOptionsProvider {
    func results() async throws -> [Date] { [Date(timeIntervalSinceReferenceDate: 5)] }
  }

  private struct Ends: DynamicOptionsProvider {
    func results() async throws -> [Date] {
      [-Double.infinity, .infinity].map { Date(timeIntervalSinceReferenceDate: $0) }
    }
  }

  private struct Nothing: DynamicOptionsProvider {
    func results() async throws -> [String] { [] }
  }

  /// Items stand in the sections that they were given in, with or without a title, in order.
  @Test func itemsStandInTheirSections() {
    func choices(_ collection: ItemCollection<Int>) -> [String] {
      collection._choices.map { "\($0.section ?? "–") \($0.value)" }
    }
    let sections = [ItemSection("Near", items: [7, 3]), ItemSection(items: [5])]
    #expect(choices(ItemCollection(sections: sections)) == ["Near 7", "Near 3", "– 5"])
    let built = ItemCollection {
      ItemSection("Near", items: [7, 3])
      ItemSection("Far", items: [5])
    }
    #expect(choices(built) == ["Near 7", "Near 3", "Far 5"])
    #expect(choices(ItemCollection(items: [5, 7])) == ["– 5", "– 7"])
    #expect(built.items.map(\.value) == [7, 3, 5])
    #expect(built.sections.map { $0.items.map(\.value) } == [[7, 3], [5]])
  }

  /// A day that no calendar counts is called by the nearest one that is counted.
  @Test func daysAreProposedThatCalendarsCount() async throws {
    let days = IntentParameter<Date>(title: "Option", optionsProvider: Ends())
    let ends = [Date.calendarRange.lowerBound, Date.calendarRange.upperBound]
    let expected = ends.map { $0.formatted(.iso8601) }
    #expect(try await days.choices().map(\.identifier) == expected)
  }

  /// A user chooses among what the parameter's own options propose, by what a value is set by.
  @Test func whatIsNotProposedIsRefused() async throws {
    let words = IntentParameter<String>(title: "Option", optionsProvider: Words())
    await #expect(
      throws: ParameterError.unknownChoice(
        title: "Option",
        given: "six",
        known: ["one", "two"].map { ParameterChoice(identifier: $0, title: $0, section: nil) }
      )
    ) {
      try await words.set("six")
    }
    #expect(words.current == nil)
    try await words.set("two")
    #expect(words.wrappedValue == "two")
    let maybe = IntentParameter<String?>(title: "Option", optionsProvider: Words())
    await #expect(throws: ParameterError.self) { try await maybe.set("six") }
    try await maybe.set("one")
    #expect(maybe.wrappedValue == "one")
    let days = IntentParameter<Date>(title: "Option", optionsProvider: Days())
    await #expect(throws: ParameterError.self) { try await days.set("2001-01-01T00:00:06Z") }
    try await days.set("2001-01-01T00:00:05Z")
    #expect(days.wrappedValue == Date(timeIntervalSinceReferenceDate: 5))
    // Where nothing is proposed, as of handlers of older intents, anything is taken.
    let free = IntentParameter<String>(title: "Option", optionsProvider: Nothing())
    try await free.set("six")
    #expect(free.wrappedValue == "six")
  }

  /// A thing whose query hands over all there are, whatever it is asked for.
  private struct Quay: AppEntity {
    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Quay] {
        ["north", "south", "east"].map { Quay(id: $0) }
      }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quay"
    static let defaultQuery = Query()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
  }

  @Test(arguments: ["north", "east"]) func theThingThatWasNamedIsTaken(_ identifier: String)
    async throws
  {
    let quay = IntentParameter<Quay>(title: "Option")
    try await quay.set(identifier)
    #expect(quay.wrappedValue.id == identifier)
  }

  /// A thing that its query finds under other identifiers than the one that it is asked for.
  private struct Moved: AppEntity {
    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Moved] {
        identifiers.flatMap { [Moved(id: "new \($0)"), Moved(id: "old \($0)")] }
      }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Moved"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
  }

  @Test func theFirstIsTakenWhereNoneBearsTheIdentifier() async throws {
    let moved = IntentParameter<Moved>(title: "Option")
    try await moved.set("quay")
    #expect(moved.wrappedValue.id == "new quay")
  }

  /// One of few, whose query throws where it is asked for another.
  private struct Slip: AppEntity {
    struct Unknown: Error {}

    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Slip] {
        guard let identifier = identifiers.first, ["n", "s"].contains(identifier) else {
          throw Unknown()
        }
        return [Slip(id: identifier)]
      }
      func suggestedEntities() async throws -> [Slip] { [Slip(id: "n"), Slip(id: "s")] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Slip"
    static let defaultQuery = Query()

    let id: String
    var displayRepresentation: DisplayRepresentation { id == "n" ? "North" : "South" }
  }

  /// A name that the user sees is no identifier; of what is neither it is said what the query threw.
  @Test func namesAreNoIdentifiers() async throws {
    let slip = IntentParameter<Slip>(title: "Option")
    for (text, identifier) in [("South", "s"), ("n", "n"), ("North", "n"), ("s", "s")] {
      try await slip.set(text)
      #expect(slip.wrappedValue.id == identifier)
    }
    await #expect(
      throws: ParameterError.thrown(
        title: "Option",
        by: .query(of: "Slip"),
        description: "Unknown()"
      )
    ) {
      try await slip.set("West")
    }
    #expect(slip.wrappedValue.id == "s")
  }

  /// One of very many, which are searched for and not proposed.
  private struct Stop: AppEntity {
    struct Query: EntityStringQuery {
      func entities(for identifiers: [Int]) async throws -> [Stop] { [] }
      func entities(matching string: String) async throws -> [Stop] {
        let names = ["Hafen", "Hafen Ost", "Markt", "Markt"]
        return names.enumerated().filter { $0.element.hasPrefix(string) }
          .map { Stop(id: $0.offset, name: $0.element) }
      }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
    static let defaultQuery = Query()

    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
  }

  /// A name that the user sees is searched for, and taken where one alone has it.
  @Test(
    arguments: [("Hafen", 0), ("Hafen Ost", 1), ("Haf", nil), ("Markt", nil)] as [(String, Int?)]
  )
  func namesAreSearchedFor(_ text: String, _ identifier: Int?) async throws {
    let stop = IntentParameter<Stop>(title: "Option")
    guard let identifier else {
      await #expect(
        throws: ParameterError.unknownChoice(title: "Option", given: text, known: [])
      ) {
        try await stop.set(text)
      }
      return
    }
    try await stop.set(text)
    #expect(stop.wrappedValue.id == identifier)
  }

  /// A thing that its query takes where none was chosen, and does not propose.
  private struct Pier: AppEntity {
    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Pier] {
        identifiers.map { Pier(id: $0) }
      }
      func defaultResult() async -> Pier? { Pier(id: "usual") }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pier"
    static let defaultQuery = Query()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
  }

  @Test func whatIsTakenByItselfIsNotProposed() async throws {
    let pier = IntentParameter<Pier>(title: "Option")
    #expect(try await pier.choices().isEmpty)
    try await pier.setDefault()
    #expect(pier.wrappedValue.id == "usual")
  }

  /// One of few, all of which its query knows.
  private struct Lock: AppEntity {
    struct Query: EnumerableEntityQuery {
      func allEntities() async throws -> [Lock] { ["upper", "lower"].map { Lock(id: $0) } }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lock"
    static let defaultQuery = Query()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
  }

  /// All of few things are proposed, each is found by its identifier, and none is taken by itself.
  @Test func allOfFewThingsAreProposed() async throws {
    let lock = IntentParameter<Lock>(title: "Option")
    let known = ["upper", "lower"].map {
      ParameterChoice(identifier: $0, title: $0, section: nil)
    }
    #expect(try await lock.choices() == known)
    try await lock.setDefault()
    #expect(lock.current == nil)
    await #expect(
      throws: ParameterError.unknownChoice(title: "Option", given: "middle", known: known)
    ) {
      try await lock.set("middle")
    }
    try await lock.set("lower")
    #expect(lock.wrappedValue.id == "lower")
  }

  private struct Berths: DynamicOptionsProvider {
    func results() async throws -> [Stop] { [Stop(id: 7, name: "Kai"), Stop(id: 8, name: "Kai")] }
  }

  /// What the parameter's own options propose is taken, also where the type's query does not find it.
  @Test func whatIsProposedIsTaken() async throws {
    let berth = IntentParameter<Stop>(title: "Option", optionsProvider: Berths())
    try await berth.set("8")
    #expect(berth.wrappedValue.id == 8)
    for refused in ["Kai", "9", "Markt"] {
      await #expect(throws: ParameterError.self) { try await berth.set(refused) }
    }
  }

  private struct Lines: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
      let six = IntentItem("u6", title: "Line 6")
      return ItemCollection(sections: [
        ItemSection("Last", items: [six, IntentItem("u1", title: "Metro")]),
        ItemSection("All", items: [six, IntentItem("u2", title: "Metro")]),
      ])
    }
  }

  /// What several sections offer under one title is taken by it, and not where these are several things.
  @Test func whatSeveralSectionsOfferIsTaken() async throws {
    let line = IntentParameter<String>(title: "Option", optionsProvider: Lines())
    try await line.set("Line 6")
    #expect(line.wrappedValue == "u6")
    await #expect(throws: ParameterError.self) { try await line.set("Metro") }
  }

  /// An intent of the older kind with a thing that its handler offers in two sections.
  private final class Riding: INIntent {
    var line: INObject?

    static func section(_ title: String, metro: String) -> INObjectSection<INObject> {
      let six = INObject(identifier: "u6", display: "Line 6")
      let other = INObject(identifier: metro, display: "Metro")
      return INObjectSection(title: title, items: [six, other])
    }

    override var _settings: [_IntentSetting] {
      [
        _IntentSetting(
          name: "line",
          title: "Line",
          type: "INObject",
          choices: { _ in
            INObjectCollection(sections: [
              Riding.section("Last", metro: "u1"), Riding.section("All", metro: "u2"),
            ])
          },
          set: { (line: INObject) in self.line = line }
        )
      ]
    }
  }

  @Test func whatAHandlerOffersInSeveralSectionsIsTaken() async throws {
    let intent = Riding()
    let handled = try #require(HandledSetting.all(of: intent, handler: NSObject()).first)
    try await handled.set("Line 6")
    #expect(intent.line?.identifier == "u6")
    await #expect(throws: ParameterError.self) { try await handled.set("Metro") }
  }

  /// Of many that are known six are named, by their titles, and by what sets them where that is another word.
  @Test func sixOfManyAreNamed() {
    func said(_ count: Int) -> String {
      let known = (0..<count).map { number in
        ParameterChoice(
          identifier: number == 1 ? "second" : "\(number)",
          title: "\(number)",
          section: nil
        )
      }
      return ParameterError.unknownChoice(title: "Option", given: "x", known: known).description
    }
    let refused = "the parameter “Option” knows no “x”, "
    let six = "“0”, “1” (second), “2”, “3”, “4”, “5”"
    #expect(said(0) == refused + "nor anything else")
    #expect(said(1) == refused + "but “0”")
    #expect(said(6) == refused + "but " + six)
    #expect(said(7) == refused + "but " + six + " and 1 more")
    #expect(said(20) == refused + "but " + six + " and 14 more")
  }

  /// What several sections offer under one title is named and counted once; of one title there may be several.
  @Test func whatSeveralSectionsOfferIsNamedOnce() {
    func said(_ numbers: [Int]) -> String {
      let known = numbers.enumerated().map { place, number -> ParameterChoice in
        let section = place < 3 ? "Lately" : nil
        return ParameterChoice(identifier: "\(number)", title: "\(number % 10)", section: section)
      }
      return "\(ParameterError.unknownChoice(title: "Option", given: "x", known: known))"
    }
    let refused = "the parameter “Option” knows no “x”, but "
    #expect(said([1, 2, 1]) == refused + "“1”, “2”")
    #expect(said([2, 3, 11, 1, 2, 3, 11]) == refused + "“2”, “3”, “1” (11), “1”")
    let six = "“2”, “3”, “1”, “4”, “5”, “6”"
    #expect(said([2, 3, 1, 1, 2, 3, 4, 5, 6, 7, 8]) == refused + six + " and 2 more")
  }

  /// Each reason names the option, what it was given, and who is to blame.
  @Test func reasonsNameWhatIsWrong() {
    let option = "the parameter “Option” "
    let rows: [(error: ParameterError, words: String)] = [
      (.needsValue(title: "Option", dialog: nil), option + "has no value"),
      (.needsValue(title: "Option", dialog: "Which?"), option + "has no value: “Which?”"),
      (
        .unreadable(title: "Option", given: "x", type: "Int"),
        option + "is of type Int, and “x” is no such value"
      ),
      (
        .outside(title: "Option", given: "6", least: "1", greatest: "5"),
        option + "goes from 1 to 5, and “6” is none of these"
      ),
    ]
    for row in rows { #expect(row.error.description == row.words) }
    let sources: [(source: ParameterError.Source, name: String)] = [
      (.optionsProvider, "its options provider"), (.query(of: "Quay"), "Quay’s query"),
      (.handler, "its handler"),
    ]
    for (source, name) in sources {
      let thrown = ParameterError.thrown(title: "Option", by: source, description: "storm")
      #expect(thrown.description == "for the parameter “Option”, \(name) threw: storm")
    }
  }
}
