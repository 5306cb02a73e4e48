import Fitcheck
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// Reports on terminals of every width, in both languages, as they were when somebody looked at them.
///
/// ``NarrowTerminalTests`` says what holds of all of them; here no column moves unnoticed. Digests stand for the
/// reports. `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedWidthTests {
  private static let recording = Recording(
    "FitcheckCommandTests/Recorded/widths.recorded",
    names: ["reports"]
  )

  @Test func reportsAreAsRecorded() throws {
    let groups = [
      [DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3)],
      DeviceGroup.grouping(
        ["SE 3", "iPhone 15", "iPhone 16 Pro Max"].compactMap {
          try? DeviceCatalogue.device(named: $0)
        }
      ),
    ]
    var lines: [String] = []
    for text in [0, 1, 2, 4, 5] {
      let groups = groups[text % 2]
      let report = try SampleReports.report(of: SampleReports.texts[text], groups: groups)
      let template = HeadlineTemplate(language: report.article.language, setting: report.setting)
      let verdict = HeadlineJudge(
        template,
        requirements: [.headlineWhole(in: groups)]
      )
      .verdict(of: report.article)
      for (extent, language) in [
        (TextReport.Extent.brief, ExplanationLanguage.english), (.brief, .japanese),
        (.everything, .english), (.everything, .japanese),
      ] {
        let digests = (20...120).map { columns in
          TextReport(
            report,
            verdict: verdict,
            palette: Palette(isColored: columns % 3 == 0),
            columns: columns,
            extent: extent,
            language: language
          )
          .lines().joined(separator: "\n").digest
        }
        lines.append("\(text) \(extent) \(language): \(digests.joined(separator: " "))")
      }
    }
    try Self.recording.check("reports", lines)
  }
}
