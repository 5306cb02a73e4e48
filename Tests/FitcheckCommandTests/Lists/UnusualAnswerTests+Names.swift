import Fitcheck
import Foundation
import Testing

@testable import FitcheckCommand
@testable import Headlines

/// Texts without names, and with names longer than any of the headline widget's.
extension UnusualAnswerTests {
  /// What one headline's report says of a layout in an area, at its fullest.
  private static func explained(
    _ view: some View,
    in group: DeviceGroup,
    language: ExplanationLanguage = .english
  ) throws -> [String] {
    let usual = try SampleReports.report(of: ("Night ferries", ""), groups: [group])
    let decision = FitSelector(environment: usual.environment).decide(view, in: group.size)
    let report = ArticleReport(
      article: usual.article,
      setting: usual.setting,
      environment: usual.environment,
      results: [ArticleReport.Result(decision, of: group, fonts: [], marking: .cut)]
    )
    let verdict = HeadlineVerdict(
      areas: [],
      change: .add(3),
      tightest: nil,
      unmet: [],
      missingScalars: []
    )
    return TextReport(
      report,
      verdict: verdict,
      palette: .plain,
      columns: 100,
      extent: .everything,
      language: language
    ).lines()
  }

  /// A text without a name is called one, and what is shown where there is nothing to choose from has none.
  @Test(arguments: [
    (ExplanationLanguage.english, "text", "nothing"), (.japanese, "文字", "なし"),
  ])
  func textsWithoutNamesAreToldOf(
    _ language: ExplanationLanguage,
    _ name: String,
    _ layout: String
  ) throws {
    let lines = try Self.explained(
      Text(verbatim: "Harbour"),
      in: Self.groups[1],
      language: language
    )
    #expect(lines.contains { $0.hasPrefix("      \(name) ") }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("  \(layout)") }, "\(lines)")
  }

  /// One that leaves a space before the column behind it stands beside its text's lines and numbers, and a longer one above
  /// the lines and in a sentence with the numbers.
  @Test(arguments: [
    ("abcdefgh", true), ("abcdefghi", false), ("見出しの", true), ("見出しの字", false),
  ])
  func longNamesStandAlone(_ name: String, _ isBeside: Bool) throws {
    let group = DeviceGroup(size: CGSize(width: 160, height: 58), displayScale: 3)
    // The first takes more than half of the width, and less than all of it.
    let view = ViewThatFits(in: .horizontal) {
      VStack { Text(verbatim: "Harbour festival").accessibilityIdentifier(name) }
      VStack { Text(verbatim: "Port").accessibilityIdentifier(name) }
    }
    let lines = try Self.explained(view, in: group)
    func begins(_ words: String) -> Bool {
      lines.contains { $0.hasPrefix("      \(name)\(words)") }
    }
    #expect(begins(" Harbour festival ") == isBeside, "\(lines)")
    #expect(lines.contains("      \(name)") == !isBeside, "\(lines)")
    #expect(begins(" wider  ") == isBeside, "\(lines)")
    #expect(begins(" wider by ") == !isBeside, "\(lines)")
  }
}
