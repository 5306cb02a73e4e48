#if os(Linux)
import FitSelection
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import WidgetHost
@testable import WidgetSurface

/// Options of every make, set well and badly, and why a parameter did not get a value, in both languages: as
/// recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedConfiguratorTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/configurations.recorded",
    names: ["options", "errors", "recommendations", "late answers"]
  )

  // MARK: - Options

  private struct Storm: Error, CustomStringConvertible {
    let description = "a storm"
  }

  private struct Quay: AppEntity {
    let id: String
    var title = ""
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quay"
    static let defaultQuery = QuayQuery()
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(title)", subtitle: "below")
    }
  }

  private struct QuayQuery: EntityQuery {
    static let all = [
      Quay(id: "a", title: "North"), Quay(id: "b", title: "South"), Quay(id: "a", title: "East"),
      Quay(id: "c", title: "South"), Quay(id: "a", title: "West"), Quay(id: "d", title: "Far"),
      Quay(id: "d", title: "Near"),
    ]
    func entities(for identifiers: [String]) async throws -> [Quay] {
      Self.all.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> ItemCollection<Quay> {
      ItemCollection(sections: [
        ItemSection("First", items: Array(Self.all.prefix(2))),
        ItemSection(items: Array(Self.all.dropFirst(2))),
      ])
    }
    func defaultResult() async -> Quay? { Self.all[1] }
  }

  private struct Lost: AppEntity {
    let id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lost"
    static let defaultQuery = LostQuery()
    var displayRepresentation: DisplayRepresentation { "lost" }
  }

  private struct LostQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Lost] { throw Storm() }
    func suggestedEntities() async throws -> [Lost] { throw Storm() }
  }

  private struct Tides: DynamicOptionsProvider {
    var fails = false
    func results() async throws -> ItemCollection<Int> {
      if fails { throw Storm() }
      return ItemCollection(items: [1, 2, 3, 1])
    }
    func defaultResult() async -> Int? { 2 }
  }

  private struct Berths: DynamicOptionsProvider {
    let count: Int
    func results() async throws -> ItemCollection<Int> {
      ItemCollection(items: Array(repeating: 7, count: count))
    }
    func defaultResult() async -> Int? { 7 }
  }

  private struct Slow: AppEntity {
    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Slow"
    static let defaultQuery = SlowQuery()
    var displayRepresentation: DisplayRepresentation { "slow" }
  }

  private struct SlowQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Slow] {
      try await Task.sleep(for: .seconds(86_400))
      return []
    }
    func suggestedEntities() async throws -> [Slow] { try await entities(for: []) }
    func defaultResult() async -> Slow? { try? await entities(for: []).first }
  }

  private struct PierIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pier"
    @Parameter(title: "Quay") var quay: Quay?
    @Parameter(title: "Lost") var lost: Lost?
    @Parameter(title: "Tide", optionsProvider: Tides()) var tide: Int
    @Parameter(title: "Storm", optionsProvider: Tides(fails: true)) var storm: Int
    @Parameter(title: "Rows", default: 4) var rows: Int
    @Parameter(title: "Share") var share: Double?
  }

  private struct CrowdedIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Crowded"
    @Parameter(title: "Twelve", optionsProvider: Berths(count: 12)) var twelve: Int
    @Parameter(title: "Many", optionsProvider: Berths(count: 1_000)) var many: Int
  }

  /// Two of its choices share an identifier where an intent is told that they are for.
  private struct Moorings: DynamicOptionsProvider {
    @IntentParameterDependency<MooringIntent>(\.$rows) var intent

    func results() async throws -> ItemCollection<Int> {
      ItemCollection(items: intent == nil ? [7] : [7, 7])
    }
    func defaultResult() async -> Int? { 7 }
  }

  private struct MooringIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Mooring"
    @Parameter(title: "Rows", default: 4) var rows: Int
    @Parameter(title: "Berth", optionsProvider: Moorings()) var berth: Int
  }

  private struct EmptyIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Empty"
  }

  private struct SlowIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Slow"
    @Parameter(title: "Slow") var slow: Slow?
  }

  private final class OlderIntent: INIntent {
    var rows = 0
    var word = "–"

    override var _settings: [_IntentSetting] {
      [
        _IntentSetting(
          name: "rows",
          title: "Rows",
          type: "Int",
          read: { Int($0) },
          set: { (value: Int) in self.rows = value }
        ),
        _IntentSetting(
          name: "word",
          title: "Word",
          type: "Word",
          cases: [("tide", "Tide"), ("rain", "Rain")],
          set: { (value: String) in self.word = value }
        ),
      ]
    }
  }

  private final class BareIntent: INIntent {}

  private static func said(
    _ options: WidgetSource.Options?,
    _ values: [String: String],
    _ change: (inout HostRequest) -> Void = { _ in }
  ) async -> [String] {
    var request = HostRequest(
      kind: "Piers",
      family: "systemSmall",
      surroundings: HostSurroundings(now: FaultTests.start)
    )
    request.waitForAllAnswers()
    request.parameters = values
    change(&request)
    var lines: [String] = []
    await Configurator(limits: request.limits) { lines += RecordedEvents.lines(of: $0) }
      .configure(options, for: request)
    return lines
  }

  @Test func optionsAreSetAsRecorded() async throws {
    let values: [[String: String]] = [
      [:], ["quay": "b"], ["quay": "North"], ["quay": "South"], ["quay": "x"], ["lost": "1"],
      ["lost": "x"], ["tide": "3"], ["tide": "many"], ["storm": "7"],
      ["rows": "-1", "share": "0.5"],
      ["rows": "1.5", "share": "half"], ["berth": "1", "anchor": "2"],
    ]
    var lines: [String] = []
    for values in values {
      let words = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      for (name, options) in [("none", nil), ("empty", EmptyIntent())]
        as [(String, WidgetSource.Options?)]
      where values.count != 1 || values["quay"] == "b" {
        lines.append("== \(name) \(words)")
        lines += await Self.said(options, values)
      }
      let intent = PierIntent()
      lines.append("== options \(words)")
      lines += await Self.said(intent, values)
      lines.append(
        "\(intent.quay?.title ?? "–") \(intent.lost?.id ?? 0) \(intent.$tide.current ?? 0) "
          + "\(intent.$storm.current ?? 0) \(intent.rows) \(intent.share ?? 0)"
      )
    }
    for values in [[:], ["rows": "3"], ["rows": "x", "word": "snow"], ["word": "rain", "a": "b"]] {
      let older = OlderIntent()
      lines.append("== older \(values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })")
      lines += await Self.said(HandedOver<INIntent>(older), values)
      lines.append("\(older.rows) \(older.word)")
      lines += await Self.said(HandedOver<INIntent>(BareIntent()), values)
    }
    lines.append("== slow")
    for values in [[:], ["slow": "a"]] {
      lines += await Self.said(SlowIntent(), values) { $0.limits.secondsToAnswer = 0.05 }
    }
    try Self.recording.check("options", lines)
  }

  /// However many choices share an identifier, twelve of them are listed.
  @Test func fewOfManyChoicesAreListed() async {
    let lines = await Self.said(CrowdedIntent(), [:])
    let said = lines.filter { $0.contains("one identifier") }
    #expect(said.count == 2)
    let expected = [
      ("“7” and “7” have one", "「7」と「7」の識別子"),
      ("“7” and 988 more have one", "「7」、ほか988件の識別子"),
    ]
    for (line, words) in zip(said, expected) {
      #expect(line.contains(words.0) && line.contains(words.1), "\(line)")
      // Eleven stand before another one.
      #expect(line.components(separatedBy: "「7」と").count == 12)
    }
  }

  private struct Stops: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<Int> {
      ItemCollection {
        ItemSection("Near", items: [1, 2])
        ItemSection("Far", items: [2, 3, 3])
        ItemSection { IntentItem(1, title: "One") }
        ItemSection("All", items: [1, 2, 3])
      }
    }
  }

  private struct StopIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Stop"
    @Parameter(title: "Stop", optionsProvider: Stops()) var stop: Int
  }

  /// A choice that several sections offer is one; what one section offers twice, or under two names, is told of.
  @Test func sectionsMayOfferOneChoice() async {
    let lines = await Self.said(StopIntent(), [:])
    let said = lines.filter { $0.contains("one identifier") }
    #expect(said.count == 2)
    for (line, words) in zip(
      said,
      ["“1” and “One” have one identifier", "“3” and “3” have one identifier"]
    ) {
      #expect(line.contains(words), "\(line)")
    }
  }

  /// Choices that hang on the other options are those of the intent that is set, also where they are looked through.
  @Test func choicesOfTheIntentThatIsSetAreLookedThrough() async {
    let lines = await Self.said(MooringIntent(), [:])
    #expect(lines.filter { $0.contains("“7” and “7” have one identifier") }.count == 1)
  }

  private struct UntitledIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Untitled"
    @Parameter(default: 4) var rows: Int
    @Parameter var share: Double?
  }

  /// What has no title is told of by its name in code.
  @Test func parametersWithoutATitleAreNamed() async {
    let lines = await Self.said(UntitledIntent(), ["rows": "many", "share": "half"])
    for name in ["rows", "share"] {
      let said = "the parameter “UntitledIntent.\(name)” is of type"
      #expect(lines.contains { $0.contains(said) }, "\(lines)")
    }
  }

  /// So are all errors, and a title is kept.
  @Test func errorsHaveANameWithoutATitle() {
    func errors(_ title: String) -> [ParameterError] {
      [
        .needsValue(title: title, dialog: "Which?"),
        .unknownChoice(title: title, given: "x", known: []),
        .unreadable(title: title, given: "x", type: "Int"),
        .outside(title: title, given: "9", least: "1", greatest: "5"),
        .thrown(title: title, by: .handler, description: "a storm"),
      ]
    }
    #expect(errors("").map { $0.named("rows") } == errors("rows"))
    #expect(errors("Rows").map { $0.named("rows") } == errors("Rows"))
  }

  // MARK: - Errors

  @Test func errorsAreSaidAsRecorded() throws {
    let choices = (1...9).map { number in
      ParameterChoice(
        identifier: number % 3 == 0 ? "Title \(number)" : "\(number)",
        title: "Title \(number)",
        section: nil
      )
    }
    var errors: [ParameterError] = [
      .needsValue(title: "Rows", dialog: nil), .needsValue(title: "Rows", dialog: "How many?"),
      .unreadable(title: "Rows", given: "x", type: "Int"),
      .outside(title: "Rows", given: "9", least: "1", greatest: "5"),
      .thrown(title: "Rows", by: .optionsProvider, description: "a storm"),
      .thrown(title: "Rows", by: .query(of: "Quay"), description: "a storm"),
      .thrown(title: "Rows", by: .handler, description: "a storm"),
    ]
    errors += [0, 1, 2, 5, 6, 7, 8, 9].map {
      .unknownChoice(title: "Rows", given: "x", known: Array(choices.prefix($0)))
    }
    errors += [PierIntent().$tide.needsValueError(), PierIntent().$tide.needsValueError("Which?")]
      .compactMap { $0 as? ParameterError }
    try Self.recording.check(
      "errors",
      errors.map { "\($0) / \($0.text.english) / \($0.text.japanese)" }
    )
  }

  // MARK: - Recommendations

  @Test func recommendationsAreNamedAsRecorded() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    var lines: [String] = []
    for names in [[], ["a"], ["a", "b"], ["a", "a"], ["b", "a", "c", "a", "b", "a"]] {
      let answer = names.enumerated().map { index, name in
        (options: index as WidgetSource.Options, name: Text(verbatim: name))
      }
      let found = RecommendedOptions(answer, in: environment)
      lines.append("\(names): \(found.list.map { "\($0.index) \($0.name)\($0.mark)" })")
      for name in ["a", "b", "d"] {
        let chosen = [nil, 0, 1, 2, 3, 4].map { number -> String in
          let wanted = HostRecommendation(index: 1, name: name, number: number)
          return found[wanted].map { "\($0)" } ?? "–"
        }
        lines.append("  \(name): \(chosen.joined(separator: " "))")
      }
    }
    try Self.recording.check("recommendations", lines)
  }

  // MARK: - Late answers

  @Test func lateAnswersAreSaidAsRecorded() async throws {
    let late = LateAnswers()
    for name in ["b", "a", "b", "c"] {
      let call = late.call(name)
      call.noteAgain()
      call.noteAgain()
    }
    let seconds = [0.5, 1, 10, 1_234.5]
    let findings =
      await late.findings(within: 600) + seconds.map { .noAnswer(from: "A.b()", within: $0) }
      + [
        .noMoreEntries(than: 3, at: FaultTests.start),
        .noMoreReloads(than: 2, at: FaultTests.start),
      ]
    try Self.recording.check(
      "late answers",
      findings.map { "\($0.code) \($0.text) \($0.date.map { $0.formatted(.iso8601) } ?? "–")" }
    )
  }
}
#endif
