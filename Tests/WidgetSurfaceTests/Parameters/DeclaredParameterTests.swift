import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// The ways in which an intent declares a parameter: with a first value and without one, within bounds or among options.
@Suite struct DeclaredParameterTests {
  private struct Words: DynamicOptionsProvider {
    func results() async throws -> [String] { ["one", "two"] }
    func defaultResult() async -> String? { "two" }
  }

  /// Bounds hold of a parameter that has no value at first as of any other.
  @Test func boundsNeedNoFirstValue() async throws {
    let berths = IntentParameter<Int>(
      title: "Berths",
      controlStyle: .stepper,
      inclusiveRange: (1, 3)
    )
    #expect(berths.current == nil)
    await #expect(
      throws: ParameterError.outside(title: "Berths", given: "4", least: "1", greatest: "3")
    ) {
      try await berths.set("4")
    }
    #expect(berths.current == nil)
    try await berths.set("3")
    #expect(berths.current == 3)
  }

  private struct Effort: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Effort"
    @Parameter(title: "Effort", inclusiveRange: (1, 10)) var effort: Double?
    @Parameter(title: "Rows", default: 2, controlStyle: .stepper, inclusiveRange: (1, 3))
    var rows: Int?
  }

  /// Bounds hold of numbers that may be missing, as of any others.
  @Test func optionalNumbersHaveBounds() async throws {
    let intent = Effort()
    #expect(intent.effort == nil && intent.rows == 2)
    let effort = intent.$effort
    await #expect(
      throws: ParameterError.outside(title: "Effort", given: "11", least: "1.0", greatest: "10.0")
    ) {
      try await effort.set("11")
    }
    #expect(effort.wrappedValue == nil)
    try await effort.set("10")
    #expect(effort.wrappedValue == 10)
    await #expect(throws: ParameterError.self) { try await intent.$rows.set("0") }
    try await intent.$rows.set("1")
    #expect(intent.rows == 1)
  }

  /// What a parameter has at first stays, and what else may be chosen is what its options propose.
  @Test func optionsMayStandBesideAFirstValue() async throws {
    let own = IntentParameter<String>(title: "Word", default: "one", optionsProvider: Words())
    try await own.setDefault()
    #expect(own.current == "one")
    #expect(try await own.choices().map(\.identifier) == ["one", "two"])
    await #expect(throws: ParameterError.self) { try await own.set("three") }
    try await own.set("two")
    #expect(own.current == "two")
  }

  /// A question for the value goes with options, too.
  @Test func optionsMayHaveAQuestion() async throws {
    let asked = IntentParameter<String>(
      title: "Word",
      requestValueDialog: "Which one?",
      optionsProvider: Words()
    )
    let maybe = IntentParameter<String?>(
      title: "Word",
      requestValueDialog: "Which one?",
      optionsProvider: Words()
    )
    #expect(asked.current == nil && maybe.current == .some(nil))
    try await asked.setDefault()
    try await maybe.setDefault()
    #expect(asked.current == "two" && maybe.current == "two")
  }

  /// A list of a size has the elements that it was declared with, or none before it is set.
  @Test func listsMayHaveASize() {
    let words = IntentParameter(
      title: "Words",
      default: ["one", "two", "three"],
      size: [.systemSmall: 2, .systemLarge: 6]
    )
    #expect(words.current == ["one", "two", "three"])
    let numbers = IntentParameter<[Int]?>(title: "Numbers", default: [1], size: 3)
    #expect(numbers.current == .some([1]))
    #expect(IntentParameter<[Int]?>(title: "Numbers", size: 3).current == .some(nil))
    let unset = IntentParameter<[Int]>(title: "Numbers", size: IntentCollectionSize(min: 1, max: 2))
    #expect(unset.current == nil)
  }

  /// How the system asks for a value changes nothing of what a parameter has at first.
  @Test func parametersMaySayHowTheyAreAskedFor() {
    let words = Bool.IntentDisplayName(true: "Open", false: "Shut")
    let typed = String.IntentInputOptions(keyboardType: .URL, capitalizationType: .none)
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    #expect(IntentParameter<Date>(title: "Day", default: day, kind: .date).current == day)
    #expect(IntentParameter<Date>(title: "Day", kind: .dateTime).current == nil)
    #expect(IntentParameter<Date?>(title: "Day", kind: .time).current == .some(nil))
    #expect(IntentParameter<Bool>(title: "Gate", default: true, displayName: words).current == true)
    #expect(IntentParameter<Bool>(title: "Gate", displayName: words).current == nil)
    #expect(IntentParameter<Bool?>(title: "Gate", displayName: words).current == .some(nil))
    let note = IntentParameter<String>(title: "Note", default: "a", inputOptions: typed)
    #expect(note.current == "a" && note.title == "Note")
    #expect(IntentParameter<String>(title: "Note", inputOptions: typed).current == nil)
    #expect(IntentParameter<String?>(title: "Note", inputOptions: typed).current == .some(nil))
  }

  private struct Post: AppIntent {
    static let title: LocalizedStringResource = "Post"
    @Parameter(title: "Words", inputConnectionBehavior: .connectToPreviousIntentResult)
    var words: String?
    @Parameter(title: "Rows", default: 2, inputConnectionBehavior: .never) var rows: Int
    @Parameter(title: "Word", requestDisambiguationDialog: "Which one?", optionsProvider: Words())
    var word: String
    @Parameter(title: "Share", inclusiveRange: (0, 1), inputConnectionBehavior: .never)
    var share: Double?
    @Parameter(title: "Day", kind: .date, inputConnectionBehavior: .never) var day: Date?
    @Parameter(title: "Tides", size: 3, inputConnectionBehavior: .never) var tides: [Int]?

    func perform() async throws -> some IntentResult { .result() }
  }

  /// Nor do what a shortcut's intent before it gave, and what the system asks where several values are meant.
  @Test func parametersMaySayWhatTheyAreConnectedTo() async throws {
    let post = Post()
    #expect(post.words == nil && post.rows == 2 && post.share == nil && post.day == nil)
    #expect(post.tides == nil)
    #expect(post.$word.current == nil)
    try await post.$word.setDefault()
    #expect(post.word == "two")
    await #expect(throws: ParameterError.self) { try await post.$share.set("2") }
  }

  /// A parameter is called by its title, whatever else is said of it.
  @Test func descriptionsAreNoTitles() {
    let words = Bool.IntentDisplayName(true: "Open", false: "Shut")
    let typed = String.IntentInputOptions(multiline: true)
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    let days = [
      IntentParameter<Date>(title: "Day", description: "Of the tide", default: day, kind: .date)
        .title,
      IntentParameter<Date>(title: "Day", description: "Of the tide", kind: .date).title,
      IntentParameter<Date?>(title: "Day", description: "Of the tide", kind: .date).title,
    ]
    #expect(days == ["Day", "Day", "Day"])
    let gates = [
      IntentParameter<Bool>(
        title: "Gate",
        description: "Of the lock",
        default: true,
        displayName: words
      ).title,
      IntentParameter<Bool>(title: "Gate", description: "Of the lock", displayName: words).title,
      IntentParameter<Bool?>(title: "Gate", description: "Of the lock", displayName: words).title,
    ]
    #expect(gates == ["Gate", "Gate", "Gate"])
    let notes = [
      IntentParameter<String>(
        title: "Note",
        description: "Of the day",
        default: "a",
        inputOptions: typed
      ).title,
      IntentParameter<String>(title: "Note", description: "Of the day", inputOptions: typed).title,
      IntentParameter<String?>(title: "Note", description: "Of the day", inputOptions: typed).title,
    ]
    #expect(notes == ["Note", "Note", "Note"])
    let others = [
      IntentParameter<Int>(title: "Rows", description: "Of seats", default: 2).title,
      IntentParameter<Int>(title: "Rows", description: "Of seats").title,
      IntentParameter<Int?>(title: "Rows", description: "Of seats").title,
    ]
    #expect(others == ["Rows", "Rows", "Rows"])
  }

  /// So it is where the values that it may have are said as well.
  @Test func descriptionsOfOptionsAreNoTitles() {
    let ranges = [
      IntentParameter<Int>(
        title: "Berths",
        description: "Of the quay",
        default: 2,
        inclusiveRange: (1, 3)
      ).title,
      IntentParameter<Int>(title: "Berths", description: "Of the quay", inclusiveRange: (1, 3))
        .title,
    ]
    #expect(ranges == ["Berths", "Berths"])
    let words = [
      IntentParameter<String>(
        title: "Word",
        description: "Of the day",
        default: "one",
        optionsProvider: Words()
      ).title,
      IntentParameter<String>(title: "Word", description: "Of the day", optionsProvider: Words())
        .title,
      IntentParameter<String?>(title: "Word", description: "Of the day", optionsProvider: Words())
        .title,
    ]
    #expect(words == ["Word", "Word", "Word"])
    let lists = [
      IntentParameter<[Int]>(title: "List", description: "Of rows", default: [1], size: 3).title,
      IntentParameter<[Int]>(title: "List", description: "Of rows", size: 3).title,
      IntentParameter<[Int]?>(title: "List", description: "Of rows", size: 3).title,
    ]
    #expect(lists == ["List", "List", "List"])
  }

  /// An amount has the number and the unit that it was declared with, or none before it is set.
  @Test func amountsMayHaveAUnit() {
    let walk = IntentParameter<Measurement<UnitLength>>(
      title: "Walk",
      defaultValue: 3,
      defaultUnit: .miles,
      supportsNegativeNumbers: false
    )
    #expect(walk.current == Measurement<UnitLength>(value: 3, unit: .miles))
    #expect(walk.title == "Walk")
    let rest = IntentParameter<Measurement<UnitDuration>?>(title: "Rest", defaultValue: 20)
    #expect(rest.current == .some(Measurement<UnitDuration>(value: 20, unit: .seconds)))
    typealias Length = Measurement<UnitLength>
    #expect(IntentParameter<Length>(title: "Walk", defaultUnit: .feet).current == nil)
    #expect(IntentParameter<Length?>(title: "Walk", defaultUnit: .feet).current == .some(nil))
    #expect(IntentParameter<Length>(title: "Walk", supportsNegativeNumbers: true).current == nil)
    let maybe = IntentParameter<Length?>(title: "Walk", supportsNegativeNumbers: true)
    #expect(maybe.current == .some(nil))
    let plain = IntentParameter<Length>(title: "Walk")
    #expect(plain.current == nil && plain.title == "Walk")
  }

  private struct Tide: AppIntent {
    static let title: LocalizedStringResource = "Tide"
    @Parameter var port: String
    @Parameter var quay: String?
    @Parameter(default: 3) var days: Int
    @Parameter(title: "Depth", defaultUnit: .meters, supportsNegativeNumbers: false)
    var depth: Measurement<UnitLength>

    func perform() async throws -> some IntentResult {
      try await requestConfirmation(result: .result(dialog: "All of \(days) days?"))
      return .result()
    }
  }

  @Test func parametersMayHaveNoName() async throws {
    let tide = Tide()
    #expect(tide.$port.current == nil && tide.$quay.current == .some(nil) && tide.days == 3)
    #expect(tide.$depth.current == nil && tide.$depth.title == "Depth")
    try await tide.$port.set("Oslo")
    #expect(tide.port == "Oslo")
  }

  /// Nobody confirms anything: what would be done then is not done.
  @Test func nobodyConfirms() async {
    let asked = UnconfirmedIntent(dialog: "All of 3 days?")
    await #expect(throws: asked) { try await Tide().perform() }
    let tide = Tide()
    await #expect(throws: UnconfirmedIntent(dialog: nil)) { try await tide.requestConfirmation() }
    await #expect(throws: UnconfirmedIntent(dialog: "Now?")) {
      try await tide.requestConfirmation(actionName: .set, dialog: "Now?")
    }
    await #expect(throws: UnconfirmedIntent(dialog: "Now?")) {
      try await tide.requestConfirmation(dialog: "Now?") { Text(verbatim: "a") }
    }
    await #expect(throws: UnconfirmedIntent(dialog: "Now?")) {
      try await tide.requestConfirmation(conditions: [], actionName: .set, dialog: "Now?")
    }
    await #expect(throws: UnconfirmedIntent(dialog: nil)) {
      try await tide.requestConfirmation { Text(verbatim: "a") }
    }
    // Who taps is sure, and is not asked.
    await #expect(throws: Never.self) {
      try await tide.requestConfirmation(conditions: .lowConfidenceSource, dialog: "Now?")
    }
    await #expect(throws: Never.self) {
      try await tide.requestConfirmation(conditions: .lowConfidenceSource) { Text(verbatim: "a") }
    }
    await #expect(throws: UnconfirmedIntent(dialog: "Oslo?")) {
      try await tide.$port.requestConfirmation(for: "Oslo", dialog: "Oslo?")
    }
    await #expect(throws: ParameterError.needsValue(title: "", dialog: "Which?")) {
      try await tide.$port.requestDisambiguation(among: ["Oslo", "Bergen"], dialog: "Which?")
    }
    #expect("\(asked)" == "nobody is there who could confirm it: “All of 3 days?”")
    #expect("\(UnconfirmedIntent(dialog: nil))" == "nobody is there who could confirm it")
  }

  /// Nobody can be asked, so that an intent which asks gets no value, whether or not it has one.
  @Test func nobodyIsAskedForAValue() async {
    let rows = IntentParameter<Int>(title: "Rows", default: 2)
    await #expect(throws: ParameterError.needsValue(title: "Rows", dialog: "How many?")) {
      try await rows.requestValue("How many?")
    }
    await #expect(throws: ParameterError.self) { try await rows.requestValue() }
  }

  // MARK: - What is not there

  /// What a process said last that ended by an error.
  private static func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  /// What is read before it is there ends the widget, and its reason is said: it is all that its author is told.
  @Test func whatIsReadTooEarlyIsNamed() async {
    let parameter = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = IntentParameter<Int>(title: "Rows").wrappedValue
    }
    let words = "Fatal error: the parameter “Rows” has no default and is read before it is set"
    #expect(Self.said(parameter).contains(words))
    let property = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = EntityProperty<Int>(title: "Depth").wrappedValue
    }
    #expect(
      Self.said(property).contains("Fatal error: the property “Depth” is read before it is set")
    )
  }

  @Test func aDependencyThatNobodyAddedIsNamed() async {
    let dependency = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = AppDependency<[Float]>(key: "nowhere").wrappedValue
    }
    let words =
      "Fatal error: no dependency of type Array<Float> was added to AppDependencyManager.shared"
    #expect(Self.said(dependency).contains(words))
  }

  private final class Harbour: ObservableObject {}

  @Test func anObjectThatNobodyPutThereIsNamed() async {
    let object = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = EnvironmentObject<Harbour>().wrappedValue
    }
    let observed = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Environment<Harbour>(Harbour.self).wrappedValue
    }
    let words = "Fatal error: No object of type Harbour was put into the environment."
    #expect(Self.said(object).contains(words))
    #expect(Self.said(observed).contains(words))
  }
}
