import FitSelection
import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

@testable import AppResources

/// What is wrong with a bundle of widgets itself.
@MainActor
@Suite struct HostBundleTests {
  private struct FirstWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Clock", provider: MomentProvider()) { _ in Text(verbatim: "first")
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  private struct SecondWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Clock", provider: MomentProvider()) { _ in Text(verbatim: "second")
      }
      .supportedFamilies([.accessoryInline])
    }
  }

  private struct TwoOfAKind: WidgetBundle {
    var body: some Widget {
      FirstWidget()
      SecondWidget()
    }
  }

  private struct ThreeOfAKind: WidgetBundle {
    var body: some Widget {
      FirstWidget()
      SecondWidget()
      FirstWidget()
    }
  }

  /// Of three widgets of one kind each is held against the one before it.
  @Test func neighboursOfAKindAreNamed() {
    let findings = WidgetHost(ThreeOfAKind()).findings
    #expect(findings.map(\.widget) == ["FirstWidget", "SecondWidget"])
    #expect(
      findings.map(\.message) == [
        "FirstWidget and SecondWidget have one kind, “Clock”",
        "SecondWidget and FirstWidget have one kind, “Clock”",
      ]
    )
  }

  /// What is said of two widgets of one kind stands with the first of them.
  @Test func theFirstOfAKindIsNamed() {
    let findings = WidgetHost(TwoOfAKind()).findings
    #expect(findings.map(\.widget) == ["FirstWidget"])
    #expect(
      findings.map(\.message) == ["FirstWidget and SecondWidget have one kind, “Clock”"]
    )
  }

  /// Of two widgets of one kind each is run in the families that it may stand in.
  @Test(arguments: [("accessoryRectangular", "first"), ("accessoryInline", "second")])
  func eachOfAKindIsRunInItsFamilies(_ family: String, _ words: String) async throws {
    var request = HostRequest(
      kind: "Clock",
      family: family,
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    let run = try await WidgetHost(TwoOfAKind()).run(request)
    let texts = run.entries.flatMap(\.layouts).flatMap(\.texts).map(\.string)
    // The placeholder shows blocks.
    #expect(Set(texts.filter { !$0.contains("\u{2588}") }) == [words])
  }

  /// Where none of them may stand in a family, those are told in which the first of them may.
  @Test func theFamiliesOfTheFirstOfAKindAreTold() async {
    var request = Self.firstRequest
    request.family = "systemSmall"
    let refused = request
    let host = WidgetHost(TwoOfAKind())
    let error = HostError.unknownFamily("systemSmall", known: ["accessoryRectangular"])
    await #expect(throws: error) { _ = try await host.run(refused) }
  }

  private static let firstRequest: HostRequest = {
    var request = HostRequest(
      kind: "Clock",
      family: "accessoryRectangular",
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    return request
  }()

  /// Of two widgets of one kind the one is meant that stands in the family; where none does, the first.
  @Test(
    arguments: [
      ("Clock", "accessoryRectangular", "FirstWidget"),
      ("Clock", "accessoryInline", "SecondWidget"), ("Clock", "systemSmall", "FirstWidget"),
      ("Other", "accessoryInline", nil),
    ] as [(String, String, String?)]
  )
  func theWidgetOfARequestIsFound(_ kind: String, _ family: String, _ name: String?) {
    var request = Self.firstRequest
    request.kind = kind
    request.family = family
    #expect(WidgetHost(TwoOfAKind()).widgets.asked(by: request)?.typeName == name)
  }

  /// The colours of which a run of the first widget says that they are missing.
  private static func missingColors() async throws -> [String] {
    let run = try await WidgetHost(FirstWidget()).run(firstRequest)
    return run.findings.filter { $0.code == .missingResource }.map(\.message)
  }

  private static func recommendations() async throws -> HostRecommendations {
    try await WidgetHost(FirstWidget()).recommendations(for: firstRequest)
  }

  /// A colour that is missing is said by one run, not by what asks for recommendations: what runs after it in the same
  /// process did not ask for it.
  @Test func missingColoursAreSaidOnce() async {
    await #expect(processExitsWith: .success) {
      AppResources.noteMissingColor("Dune")
      let recommended = try await HostBundleTests.recommendations()
      let told = try await HostBundleTests.missingColors()
      let toldAgain = try await HostBundleTests.missingColors()
      #expect(recommended.findings == [])
      #expect(told == ["the colour “Dune” is in no catalogue of the app"])
      #expect(toldAgain == [])
    }
  }

  /// A preview that is refused once the process finds itself where the request says.
  private static func refusedPreview() async throws -> WidgetRun {
    var request = firstRequest
    request.fixtures = .preview("Shown")
    request.typeSizes = ["huge"]
    return try await WidgetHost(FirstWidget()).run(request)
  }

  /// However a run ends, and whatever was asked, the process finds itself where it was before.
  @Test func surroundingsArePutBackAfterARun() async {
    await #expect(processExitsWith: .success) {
      let (before, languages) = (Date(), HostedDevice.languages)
      for kind in 0..<3 {
        switch kind {
        case 0: _ = try await HostBundleTests.missingColors()
        case 1: _ = try await HostBundleTests.recommendations()
        default:
          await #expect(throws: HostError.self) { _ = try await HostBundleTests.refusedPreview() }
        }
        // The clock of a run stands at another day.
        #expect(Date() >= before && Date() < before + 86_400, "\(kind)")
        #expect(HostedDevice.languages == languages, "\(kind)")
      }
    }
  }

  /// A family that is named twice is run once.
  @Test func familiesAreNamedOnce() {
    let widget = StaticConfiguration(kind: "Clock", provider: MomentProvider()) { _ in
      Text(verbatim: "first")
    }
    .supportedFamilies([.systemSmall, .systemLarge, .systemSmall])
    #expect(widget._definitions.map(\.families) == [[.systemSmall, .systemLarge]])
  }

  private final class OlderOptions: INIntent {
    override var _settings: [_IntentSetting] {
      ["rows", "word"].map { name in
        _IntentSetting(name: name, title: "a title", type: "String", set: { (_: String) in })
      }
    }
  }

  private struct OlderProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(
      for intent: OlderOptions,
      in context: Context,
      completion: @escaping @Sendable (Moment) -> Void
    ) {
      completion(Moment(date: .now))
    }
    func getTimeline(
      for intent: OlderOptions,
      in context: Context,
      completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
    func recommendations() -> [IntentRecommendation<OlderOptions>] {
      [
        IntentRecommendation(intent: OlderOptions(), description: "rows"),
        IntentRecommendation(intent: OlderOptions(), description: "words"),
      ]
    }
  }

  private struct RecommendingWidget: Widget {
    var body: some WidgetConfiguration {
      IntentConfiguration(kind: "Clock", intent: OlderOptions.self, provider: OlderProvider()) {
        _ in
        Text(verbatim: "third")
      }
      .supportedFamilies([.accessoryCircular])
    }
  }

  private struct RecommendingSecond: WidgetBundle {
    var body: some Widget {
      FirstWidget()
      RecommendingWidget()
    }
  }

  /// What is said of recommendations is said of the widget that has them, not of another of its kind.
  @Test func whoRecommendsIsNamed() async throws {
    var request = HostRequest(
      kind: "Clock",
      family: "accessoryCircular",
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.waitForAllAnswers()
    request.limits.recommendations = 1
    let answer = try await WidgetHost(RecommendingSecond()).recommendations(for: request)
    #expect(answer.list?.map(\.name) == ["rows"])
    #expect(answer.findings.map(\.widget) == ["RecommendingWidget"])
  }

  /// The names that a device is told whose user reads Irish, or else Japanese.
  private static func recommendedNames() async throws -> [String]? {
    var request = HostRequest(
      kind: "Clock",
      family: "accessoryCircular",
      surroundings: HostSurroundings(
        now: Date(timeIntervalSince1970: 1_764_590_400),
        locale: Locale(identifier: "ga_IE"),
        deviceLanguages: ["ga", "ja"]
      )
    )
    request.waitForAllAnswers()
    let host = WidgetHost(RecommendingSecond())
    return try await host.recommendations(for: request).list?.map(\.name)
  }

  /// What is recommended has its name in a language that the app has texts in, of those that the user reads.
  @Test func recommendationsAreNamedAsTheAppIs() async {
    await #expect(processExitsWith: .success) {
      let ofDevice = try await HostBundleTests.recommendedNames()
      #expect(ofDevice == ["rows", "words"])
      func table(_ rows: String) -> [String: [String: LocalizedEntry]] {
        ["Localizable": ["rows": LocalizedEntry(variation: .words(rows))]]
      }
      AppResources.current.resources = AppResources(
        texts: AppTexts(tables: ["de": table("Zeilen"), "ja": table("行")], sourceLanguage: "de"),
        assets: .none,
        faults: []
      )
      let ofApp = try await HostBundleTests.recommendedNames()
      #expect(ofApp == ["行", "words"])
    }
  }

  private struct OlderWidget: Widget {
    var body: some WidgetConfiguration {
      IntentConfiguration(kind: "Older", intent: OlderOptions.self, provider: OlderProvider()) {
        _ in
        Text(verbatim: "older")
      }
      .supportedFamilies([.accessoryInline])
    }
  }

  /// The options of a widget of the older kind are told by their names, too.
  @Test func optionsOfTheOlderKindHaveNames() throws {
    let widget = try #require(WidgetHost(OlderWidget()).widgets.first)
    #expect(widget.parameters == ["rows", "word"])
    #expect(widget.kind == "Older" && widget.families == ["accessoryInline"])
    #expect(widget.intent == "OlderOptions" && widget.provider == "OlderProvider")
  }

  private struct EmptyOne: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private struct Hush: AppIntent {
    static let title: LocalizedStringResource = "Hush"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct QuietControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "Quiet") {
        ControlWidgetButton(action: Hush()) { Text(verbatim: "quiet") }
      }
    }
  }

  private struct Ferry: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  private struct FerryActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Ferry.self) { _ in
        Text(verbatim: "ferry")
      } dynamicIsland: { _ in
        DynamicIsland.plain(bottom: "ferry")
      }
    }
  }

  private struct WithoutTimelines: WidgetBundle {
    var body: some Widget {
      EmptyOne()
      QuietControl()
      FerryActivity()
    }
  }

  private struct TwoBehindNone: WidgetBundle {
    var body: some Widget {
      EmptyOne()
      FirstWidget()
      SecondWidget()
    }
  }

  /// One without a kind hides nothing that is wrong with those behind it.
  @Test func whatHasNoKindHidesNoOther() {
    let findings = WidgetHost(TwoBehindNone()).findings
    #expect(findings.map(\.code) == [.duplicateKind])
    #expect(findings.map(\.widget) == ["FirstWidget"])
  }

  /// An empty configuration is no control, and is not said to be one.
  @Test func whatHasNoTimelineIsToldApart() {
    let sentences = WidgetSentences(language: .english, timeZone: .gmt)
    #expect(
      WidgetHost(WithoutTimelines()).widgets.map(sentences.noTimeline) == [
        "EmptyOne has an empty configuration: there is nothing to run",
        "QuietControl is a control or a Live Activity: no timeline is asked for",
        "FerryActivity is a control or a Live Activity: no timeline is asked for",
      ]
    )
    let japanese = WidgetSentences(language: .japanese, timeZone: .gmt)
    #expect(
      WidgetHost(WithoutTimelines()).widgets.map(japanese.noTimeline) == [
        "EmptyOneの設定（WidgetConfiguration）は空のため、実行するものがありません",
        "QuietControlはコントロールかライブアクティビティのため、タイムラインは求めません",
        "FerryActivityはコントロールかライブアクティビティのため、タイムラインは求めません",
      ]
    )
    #expect(WidgetHost(FirstWidget()).widgets.map(\.hasConfiguration) == [true])
  }
}
