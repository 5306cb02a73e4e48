#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing
import WidgetDevices

@testable import FitcheckCommand
@testable import WidgetHost

/// What every report says of runs that hold something of all that runs may hold, as recorded; and what a run is,
/// of every few events.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedVerdictTests {
  private static let recording = Recording(
    "FitcheckCommandTests/Recorded/verdicts.recorded",
    names: ["reports", "findings"]
  )
  private static let count = 90

  @Test func reportsAreAsRecorded() throws {
    let folder = try TestFiles.temporaryFolder(["a.png": "a picture"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let example = CommandRun.repository
      .appending(path: "Examples/Calibration/example-profile.json")
    let profile = try DeviceProfile(json: Data(contentsOf: example))
    var lines: [String] = []
    for seed in 0..<Self.count {
      var drawn = DrawnVerdicts(seed: UInt64(seed), pictures: folder.path, profile: profile)
      let verdict = drawn.verdict()
      lines.append("== \(seed): \(verdict.outcome) \(verdict.runs.map(Self.described))")
      for language in [ExplanationLanguage.english, .japanese] {
        let zone = try #require(TimeZone(identifier: seed % 2 == 0 ? "GMT" : "Asia/Tokyo"))
        let sentences = WidgetSentences(language: language, timeZone: zone)
        let page = WidgetPage(verdict, sentences: sentences).text
        lines += Self.rows(verdict, sentences)
        lines.append("page \(page.replacing(folder.path, with: "HERE").digest)")
        lines.append("junit \(WidgetJUnitReport(verdict, sentences: sentences).text.digest)")
      }
      lines.append("json \(WidgetJSONReport(verdict).text.digest)")
    }
    try Self.recording.check("reports", lines.map { $0.replacing(folder.path, with: "HERE") })
  }

  private static func described(_ verdict: RunVerdict) -> String {
    let run = verdict.run
    let cut = verdict.cutTexts.map { "\($0.text.string) in \($0.entryCount) of \($0.places.count)" }
    return "\(run.isWhole) \(run.isFaulty) \(run.entryCount) \(run.areaCount) "
      + "\(run.shownEntries.count) \(cut) \(verdict.failures.map(\.requirement.name))"
  }

  /// What needs attention, and everything, on rows of two widths, of which one's are written out.
  private static func rows(_ verdict: WidgetVerdict, _ sentences: WidgetSentences) -> [String] {
    func rows(_ extent: WidgetTextReport.Extent, _ columns: Int, isColored: Bool) -> [String] {
      WidgetTextReport(
        verdict,
        extent: extent,
        sentences: sentences,
        palette: Palette(isColored: isColored),
        columns: columns
      ).rows
    }
    let narrow = rows(.all, 31, isColored: true).joined(separator: "\n")
    let brief = rows(.attention, 90, isColored: false).joined(separator: "\n")
    return Recording.abridged(
      rows(.all, 400, isColored: false).joined(separator: "\n"),
      to: sentences.language == .english ? 30 : 12
    )
    .split(separator: "\n").map(String.init) + ["narrow \(narrow.digest) brief \(brief.digest)"]
  }

  // MARK: - Findings

  /// Which findings are faults, and how each is said.
  @Test func findingsAreAsRecorded() throws {
    let lines = HostFinding.Code.allCases.map { code in
      let finding = HostFinding(code, "english", "日本語", in: "A.swift:3")
      return "\(code): \(finding.isError ? "a fault" : "a note"), \(finding.message), "
        + finding.message(in: .japanese)
    }
    try Self.recording.check("findings", lines)
  }

  /// A run is faulty that is not complete or has a fault, and a finding is said once in it, whenever it is made.
  @Test func everyFewEvents() {
    let later = Date(timeIntervalSince1970: 60)
    let findings = [
      HostFinding(.hung, "a", "あ"), HostFinding(.hung, "a", "あ", at: later),
      HostFinding(.hung, "a", "あ", in: "A"), HostFinding(.hung, "b", "あ"),
      HostFinding(.crashed, "a", "あ"), HostFinding(.noArea, "a", "あ"),
    ]
    var lists: [[Int]] = [[]]
    for _ in 0..<3 { lists += lists.flatMap { list in (0...findings.count).map { list + [$0] } } }
    for list in lists {
      var run = WidgetRun(kind: "", family: "")
      for index in list {
        run.take(index < findings.count ? .finding(findings[index]) : .done)
      }
      // The second says what the first does.
      let said = list.filter { $0 < findings.count }.map { max($0, 1) }
      #expect(run.findings.count == Set(said).count, "\(list)")
      #expect(run.isComplete == list.contains(findings.count), "\(list)")
      #expect(run.isFaulty == (!run.isComplete || said.contains { $0 < 5 }), "\(list)")
      #expect(run.isWhole == !run.isFaulty, "\(list)")
    }
  }
}
#endif
