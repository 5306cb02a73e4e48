import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// Choices that are shown otherwise than their values, and the closures that they are written in.
@Suite struct IntentItemTests {
  private struct Lines: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<String> {
      let night = ["n6", "n8"]
      let isOpen = true
      return ItemCollection(promptLabel: "Which line?", usesIndexedCollation: true) {
        ItemSection("Day") {
          IntentItem(
            "u6",
            title: "Line 6",
            subtitle: "North to south",
            image: .init(systemName: "tram")
          )
          "u3"
          if isOpen { IntentItem("u1") } else { "u2" }
        }
        ItemSection("Night", subtitle: "From 1 to 5") {
          for line in night { IntentItem(line, title: "Bus \(line)") }
          if !isOpen { "n9" }
        }
        for line in ["58", "60"] { line }
        if !isOpen { ItemSection("Closed", items: ["d"]) }
        IntentItem("wlb", title: "Local")
      }
    }
  }

  /// Every item stands in its section, in order, under the title that it was given or else its value.
  @Test func itemsAreShownByTheirTitles() async throws {
    let line = IntentParameter<String>(title: "Line", optionsProvider: Lines())
    let choices = try await line.choices()
    #expect(choices.map(\.identifier) == ["u6", "u3", "u1", "n6", "n8", "58", "60", "wlb"])
    #expect(
      choices.map(\.title) == ["Line 6", "u3", "u1", "Bus n6", "Bus n8", "58", "60", "Local"]
    )
    #expect(choices.map(\.section) == ["Day", "Day", "Day", "Night", "Night", nil, nil, nil])
  }

  /// An option is set by what is shown as well as by what is chosen by it.
  @Test func itemsAreChosenByTheirTitles() async throws {
    let line = IntentParameter<String>(title: "Line", optionsProvider: Lines())
    for (given, taken) in [("Line 6", "u6"), ("n8", "n8"), ("Bus n6", "n6"), ("Local", "wlb")] {
      try await line.set(given)
      #expect(line.wrappedValue == taken)
    }
    await #expect(throws: ParameterError.self) { try await line.set("North to south") }
    await #expect(throws: ParameterError.self) { try await line.set("d") }
  }

  /// What is written for newer systems is there, and of two branches the one that is taken.
  @Test(arguments: [true, false]) func choicesDependOnConditions(_ isOpen: Bool) {
    let section = IntentItemSection<String>("Day") {
      if #available(iOS 17, macOS 14, *) {
        IntentItem("u6", title: "Line 6")
        "u3"
      }
      if isOpen { "u1" } else { IntentItem("u2") }
    }
    #expect(section.items.map(\.value) == ["u6", "u3", isOpen ? "u1" : "u2"])
    #expect(section.items.map(\.title) == ["Line 6", nil, nil])
    #expect(section.title == "Day")
  }

  private struct Swapped: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<String> {
      ItemCollection(items: [IntentItem("a", title: "b"), IntentItem("b", title: "a")])
    }
  }

  /// An intent of the older kind whose handler offers things that are called by the identifiers of others.
  private final class Swapping: INIntent {
    var line: INObject?

    override var _settings: [_IntentSetting] {
      [
        _IntentSetting(
          name: "line",
          title: "Line",
          type: "INObject",
          choices: { _ in
            INObjectCollection(items: [
              INObject(identifier: "a", display: "b"), INObject(identifier: "b", display: "a"),
              INObject(identifier: "c", display: "one"), INObject(identifier: "c", display: "two"),
            ])
          },
          set: { (line: INObject) in self.line = line }
        )
      ]
    }
  }

  /// What is an identifier is no name of another option, in whichever order they stand.
  @Test func identifiersComeBeforeNames() async throws {
    let line = IntentParameter<String>(title: "Line", optionsProvider: Swapped())
    let intent = Swapping()
    let handled = try #require(HandledSetting.all(of: intent, handler: NSObject()).first)
    for identifier in ["a", "b"] {
      try await line.set(identifier)
      #expect(line.wrappedValue == identifier)
      try await handled.set(identifier)
      #expect(intent.line?.identifier == identifier)
    }
    // Of two with one identifier it is that of the first, and each has its name.
    for (given, name) in [("c", "one"), ("two", "two")] {
      try await handled.set(given)
      #expect(intent.line?.displayString == name)
    }
  }

  private struct Numbers: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<Int> {
      let (six, seven) = (IntentItem(6, title: "Line 6"), IntentItem(7, title: "Line 7"))
      return ItemCollection(sections: [
        ItemSection("Last", items: [seven]),
        ItemSection(
          "All",
          items: [six, seven, IntentItem(8, title: "Bus"), IntentItem(9, title: "Bus")]
        ),
      ])
    }
  }

  /// So is one that is a number, whose name does not read as one; a name of several things is of none.
  @Test func numbersAreChosenByTheirTitles() async throws {
    let line = IntentParameter<Int>(title: "Line", optionsProvider: Numbers())
    let maybe = IntentParameter<Int?>(title: "Line", optionsProvider: Numbers())
    // A number is the one that it is, however it is written.
    for (given, taken) in [("Line 6", 6), ("7", 7), ("Line 7", 7), ("09", 9), ("+6", 6), ("9", 9)] {
      try await line.set(given)
      try await maybe.set(given)
      #expect(line.wrappedValue == taken && maybe.wrappedValue == taken)
    }
    for refused in ["Bus", "Line 8", "line 6"] {
      await #expect(
        throws: ParameterError.unreadable(title: "Line", given: refused, type: "Int")
      ) {
        try await line.set(refused)
      }
    }
    await #expect(throws: ParameterError.self) { try await line.set("5") }
    #expect(line.wrappedValue == 9)
  }

  private struct Stop: AppEntity {
    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
    static let defaultQuery = Stops()
    var displayRepresentation: DisplayRepresentation { "Stop \(id)" }
  }

  private struct Stops: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Stop] { [] }
    func entities(matching string: String) async throws -> IntentItemCollection<Stop> {
      let found = ["a", "b", "c"].map { Stop(id: $0) }
      return ItemCollection {
        ItemSection("Found", items: found.filter { $0.id == string })
        ItemSection("Near", items: [IntentItem(found[2], title: "Home")])
      }
    }
    func suggestedEntities() async throws -> IntentItemCollection<Stop> {
      ItemCollection(
        items: [Stop(id: "a"), Stop(id: "d")].map { IntentItem($0, title: "The \($0.id)") }
      )
    }
  }

  /// A query that answers in sections proposes and finds things by what each item is shown as.
  @Test func queriesAnswerInSections() async throws {
    let stop = IntentParameter<Stop>(title: "Stop")
    let choices = try await stop.choices()
    #expect(choices.map(\.title) == ["The a", "The d"])
    #expect(choices.map(\.section) == [nil, nil])
    try await stop.set("The d")
    #expect(stop.wrappedValue.id == "d")
    try await stop.set("Home")
    #expect(stop.wrappedValue.id == "c")
    await #expect(throws: ParameterError.self) { try await stop.set("Stop a") }
  }

  /// One of very many, whose query throws where it is to propose some.
  private struct Pier: AppEntity {
    struct Query: EntityStringQuery {
      struct Closed: Error {}

      func entities(for identifiers: [String]) async throws -> [Pier] { [] }
      func entities(matching string: String) async throws -> [Pier] {
        ["a", "b"].map { Pier(id: $0) }
      }
      func suggestedEntities() async throws -> [Pier] { throw Closed() }
    }

    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pier"
    static let defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { "Pier \(id)" }
  }

  /// What a query cannot propose may be found by it all the same.
  @Test func whatIsNotProposedIsSearchedFor() async throws {
    let pier = IntentParameter<Pier>(title: "Pier")
    await #expect(
      throws: ParameterError.thrown(title: "Pier", by: .query(of: "Pier"), description: "Closed()")
    ) {
      try await pier.choices()
    }
    try await pier.set("Pier b")
    #expect(pier.wrappedValue.id == "b")
  }
}
