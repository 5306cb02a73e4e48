import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

@testable import Headlines

/// Reports in settings that few ask for, with all that is said of the setting: devices of every kind and number,
/// margins, older systems, languages that differ.
///
/// `Scripts/renew-golden` writes `Cases/recorded-reports.txt` anew.
@MainActor
@Suite struct RecordedReportTests {
  private static let recording = Recording(
    "HeadlinesTests/Cases/recorded-reports.txt",
    names: ["short", "long", "missing"]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  nonisolated private static let articles = [
    "short": HeadlineArticle(headline: "港の夜", snippet: "雨が降る。", language: "ja"),
    "long": HeadlineArticle(
      headline: String(repeating: "海辺の「図書館」", count: 5),
      snippet: "港町の小さな図書館が、来月から平日の夜も開く。",
      language: "ja"
    ),
    "missing": HeadlineArticle(headline: "Harbour \u{E123}\u{1E2EC} nights", language: "de"),
  ]

  @Test(arguments: ["short", "long", "missing"]) func reportsAreAsRecorded(_ name: String) throws {
    let article = try #require(Self.articles[name])
    var rows: [String] = []
    for (number, setting) in try Self.settings().enumerated() {
      let tracing: FitTracing = number % 2 == 0 ? .tried : .all
      let check = ArticleCheck(article: article, setting: setting, tracing: tracing, marking: .all)
      rows.append("\(number): \(setting.slot) \(setting.groups.count)")
      rows += said(of: check.report()).map { "  \($0.replacing("\n", with: " / "))" }
      let cut = ArticleCheck(article: article, setting: setting).report()
      rows.append("  \(cut.closeCalls.count) \(cut.results.map { $0.doubtfulDevices.map(\.name) })")
    }
    try Self.recording.check(name, rows)
  }

  private static func settings() throws -> [HeadlineSetting] {
    let fonts = try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    func setting(
      _ devices: [Device],
      _ slot: WidgetSlot = .lockScreen,
      _ change: (inout HeadlineSetting) -> Void = { _ in }
    ) -> HeadlineSetting {
      var setting = HeadlineSetting(groups: DeviceGroup.grouping(devices), fonts: fonts)
      setting.slot = slot
      change(&setting)
      return setting
    }
    func device(_ name: String, _ slot: WidgetSlot = .lockScreen, _ version: SystemVersion? = nil)
      throws
      -> Device
    {
      try DeviceCatalogue.device(named: name, for: slot, version: version)
    }
    let small = WidgetSlot.family(.systemSmall)
    let margins = EdgeInsets(top: 5, leading: 7, bottom: 9, trailing: 11)
    let all = DeviceCatalogue.devices(for: .lockScreen, margins: nil, version: .iOS18)
      .filter { $0.kind == .iPhone }
    return try [
      setting([]), setting([device("iPhone 15")]), setting([device("SE 3"), device("iPhone 15")]),
      setting([device("watch 41mm")]) { $0.platform = .watchOS },
      setting([device("watch 41mm"), device("iPhone 15")]), setting(all),
      setting([device("iPhone 14", .lockScreen, .iOS16), device("iPhone 14")]),
      setting([
        device("iPhone 14", .lockScreen, .iOS17), device("SE 3", .lockScreen, .iOS16),
        device("iPhone 15"),
      ]),
      setting([device("iPhone 15", small)], small) { $0.typeSize = .xxLarge },
      setting(DeviceCatalogue.devices(for: small, margins: margins).prefix(3) + [], small),
      setting(DeviceCatalogue.devices(for: small, version: .iOS16).suffix(4) + [], small),
      setting(
        DeviceCatalogue.devices(for: .family(.accessoryCircular)).prefix(4) + [],
        .family(.accessoryCircular)
      ),
      setting(DeviceCatalogue.devices(for: .todayCompact).prefix(3) + [], .todayCompact),
      setting([device("iPhone 15")]) {
        $0.deviceLanguages = ["en", "ja"]
        $0.typesettingLanguage = "ja"
        $0.legibilityWeight = .bold
      },
      setting([device("iPhone 15")]) {
        $0.typesettingLanguage = "ja"
        $0.legibilityWeight = .regular
        $0.platform = .iOS
      },
      setting([]) {
        $0.groups = [
          DeviceGroup(
            size: CGSize(width: 90.5, height: 31),
            displayScale: 2,
            systemVersion: .iOS17
          ),
          DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3),
        ]
        $0.platform = .watchOS
      },
      setting([]) {
        $0.groups = [DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3)]
      },
    ]
  }

  private func said(of report: ArticleReport) -> [String] {
    let outcomes = [
      FitOutcome(chosenIndex: nil, fits: true), FitOutcome(chosenIndex: 7, fits: true),
      FitOutcome(chosenIndex: 0, fits: true), FitOutcome(chosenIndex: 2, fits: true),
      FitOutcome(chosenIndex: 2, fits: false),
    ]
    var rows = [
      "\(report.deviceLanguages) \(report.typesettingLanguage ?? "–") \(report.legibilityWeight) "
        + "\(report.hasSeveralSystems) \(report.isHeadlineWholeEverywhere) \(report.comparesVersions) "
        + "\(report.usedFaces.map(\.fileName)) \(report.provenance.missingScalars.count) "
        + "\(report.platform.map { "\($0)" } ?? "–")",
      report.results.map { result in
        "\(report.systemName(of: result)) \(result.closeCalls.count) "
          + "\(result.consequence.map { "\($0)" } ?? "–") \(result.assessments.count) "
          + "\(result.outcome.candidateName ?? "–") \(result.outcome.isSnippetWhole)"
      }.joined(separator: "; "),
    ]
    for language in ExplanationLanguage.allCases {
      rows.append(report.explanation(in: language))
      rows += report.footnotes(in: language) + report.fontNotes(in: language)
      rows += report.versionDifferences(in: language)
      rows.append(report.settings(in: language))
      rows += ["", "9:41"].map { report.question(time: $0, name: "name", in: language) }
      if let result = report.results.first {
        rows += outcomes.map { result.name(of: $0, in: language) }
        rows.append(result.nearestCall?.explanation(in: language) ?? "–")
      }
    }
    return rows
  }
}
