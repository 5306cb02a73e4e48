import Fitcheck
import Foundation
import Headlines
import Testing

@testable import FitcheckCommand

/// Whole reports and lists on terminals of every width: no row wider, nothing lost.
@MainActor
@Suite struct NarrowTerminalTests {
  /// All widths from 20 to 200, shared out among the texts.
  private func widths(_ text: Int) -> StrideThrough<Int> {
    stride(from: 20 + text % 7, through: 200, by: 7)
  }

  /// A device's name in a list, where its family is named once.
  private func shortName(_ device: Device) -> String {
    let family = ["iPhone ", "Apple Watch "].first { device.name.hasPrefix($0) } ?? ""
    return String(device.name.dropFirst(family.count))
  }

  /// What stands at the edges of rows and says nothing.
  private static let edges: Set<Unicode.Scalar> = [" ", "│", "↲", "┌", "┐", "└", "┘", "─"]

  /// All rows one after the other, a line feed between two, without what they are laid out with.
  private func joined(_ lines: [String]) -> [Unicode.Scalar] {
    Array(
      lines.map { line in
        let start = line.unicodeScalars.drop(while: Self.edges.contains)
        return start.prefix(start.count - start.reversed().prefix(while: Self.edges.contains).count)
      }.joined(separator: "\n".unicodeScalars)
    )
  }

  /// Whether a text is shown: with a space wherever it has one, or the end of a row, and nothing but
  /// ends of rows between its other scalars. (Characters would take a mark together with its base.)
  private func holds(_ shown: [Unicode.Scalar], _ part: String) -> Bool {
    let part = Array(part.unicodeScalars.drop { $0 == " " })
    return shown.indices.contains { start in
      guard shown[start] == part.first else { return false }
      var index = start
      for scalar in part {
        if scalar == " " || scalar == "\u{A0}" || scalar == "\u{3000}" {
          guard index < shown.count, ["\n", " ", scalar].contains(shown[index]) else {
            return false
          }
          index += 1
          continue
        }
        if index > start, index < shown.count, shown[index] == "\n" { index += 1 }
        guard index < shown.count, shown[index] == scalar else { return false }
        index += 1
      }
      return true
    }
  }

  @Test func lostSpacesAreNoticed() {
    let shown = joined(["┌────┐", "│ ab   ↲│", "│ cd ef  │", "└────┘"])
    #expect(holds(shown, "ab cd ef") && holds(shown, "abcd ef") && holds(shown, "b cd"))
    #expect(!holds(shown, "ab cdef") && !holds(shown, "a b") && !holds(shown, "ef gh"))
  }

  private func check(_ report: ArticleReport, columns: Int) {
    let text = TextReport(of: report, columns: columns)
    let lines = text.lines()
    for line in lines where TerminalText.columns(line) > columns {
      Issue.record("\(columns): \(line)")
    }
    let shown = joined(lines)
    var parts = [report.article.headline, report.article.snippet].map(TextReport.bounded)
    parts += [report.article.id, report.verdict(), report.snippetSentence()]
    for result in report.results {
      parts += result.group.devices.map { shortName($0) }
      parts.append(result.group.name)
    }
    // Areas with the same lines are told once.
    for result in text.foldedResults().map({ $0[0] }) {
      let headroom = result.assessment?.headroom
      parts += (headroom?.texts.compactMap(\.growth) ?? []).flatMap { limit in
        [Points.hundredths(limit.points), "→ " + result.name(of: limit.outcome)]
      }
      let traced = result.decision.candidates.flatMap(\.texts).flatMap { $0.lines.prefix(12) }
      parts += traced.map { TextReport.bounded($0.text) }
      parts += result.decision.candidates.map(\.name)
    }
    for part in Set(parts) where !part.isEmpty && !holds(shown, part) {
      Issue.record("\(columns): lost \(part)\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test(arguments: SampleReports.texts.indices)
  func reportsFitEveryWidth(text: Int) throws {
    let report = try SampleReports.report(
      of: SampleReports.texts[text],
      groups: [DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3)]
    )
    for columns in widths(text) { check(report, columns: columns) }
  }

  /// A device's name that fits a row with the comma behind it stands in one.
  @Test(arguments: [
    (20, ["iPhone 8,", "SE (2nd generation)"]), (19, ["iPhone 8, SE (2nd", "generation)"]),
  ])
  func namesThatFitARowStandInOne(columns: Int, rows: [String]) throws {
    let devices = try ["iPhone 8", "SE 2"].map { try DeviceCatalogue.device(named: $0) }
    #expect(DeviceNames.rows(devices, columns: columns) == rows)
  }

  @Test func widthsBeyondAnyTextFit() throws {
    let report = try SampleReports.report(
      of: SampleReports.texts[0],
      groups: [
        DeviceGroup(size: CGSize(width: 123_456.789, height: 123_456.789), displayScale: 1.25),
        DeviceGroup(size: CGSize(width: 1, height: 1), displayScale: 3),
      ]
    )
    for columns in widths(5) { check(report, columns: columns) }
  }

  @Test(arguments: WidgetSlot.all)
  func everyFamilyFits(slot: WidgetSlot) throws {
    let devices = DeviceCatalogue.devices(for: slot, margins: nil)
    guard !devices.isEmpty else { return }
    let report = try SampleReports.report(
      of: SampleReports.texts[1],
      slot: slot,
      groups: DeviceGroup.grouping(devices)
    )
    for columns in stride(from: 20, through: 120, by: 13) { check(report, columns: columns) }
  }

  // MARK: - As a process

  @Test(arguments: [
    ["wrapped.txt", "--explain", "all"], ["devices"], ["devices", "--family", "systemMedium"],
    ["fonts"], ["fonts", "--verify"], ["--help"], ["help", "lines"], ["check", "--help"],
    ["help", "devices"], ["help", "fonts"],
  ])
  func everyCommandFits(arguments: [String]) throws {
    let fixtures = try Fixtures()
    try Data("市、築90年の旧庁舎を保存へ　耐震工事を経て音楽堂と市民の工房に\n\n本文".utf8)
      .write(to: fixtures.directory.appendingPathComponent("wrapped.txt"))
    for (stated, columns) in [
      ("-9999999999999999999999", 20), ("5", 20), ("46", 46), ("55", 55), ("100", 100), ("", 80),
    ] {
      let run = try CommandRun.run(
        arguments,
        directory: fixtures.directory,
        environment: ["COLUMNS": stated]
      )
      #expect(run.exitCode == 0, "\(stated): \(run.errors)")
      let widest = run.output.split(separator: "\n").map { TerminalText.columns(String($0)) }.max()
      #expect(widest ?? 0 <= columns, "\(stated)")
      #expect(widest ?? 0 > columns / 2, "the width there is, is used")
    }
  }

  /// In a terminal messages have its width; elsewhere each is one line, whatever `COLUMNS` says.
  @Test func messagesFitTheTerminal() throws {
    let fixtures = try Fixtures()
    let message = "fitcheck: unknown family “round”: did you mean"
    for columns in [20, 33, 60, 120] {
      let run = try CommandRun.run(
        [],
        shell:
          "script -qec \"stty cols \(columns); '$1' devices --family round\" /dev/null",
        directory: fixtures.directory
      )
      let rows = run.output.split(whereSeparator: \.isNewline).map(String.init)
      #expect((rows.map(TerminalText.columns).max() ?? 0) <= columns, "\(run.output)")
      #expect(holds(joined(rows), message), "\(run.output)")
      let logged = try CommandRun.run(
        ["devices", "--family", "round"],
        directory: fixtures.directory,
        environment: ["COLUMNS": "\(columns)"]
      )
      #expect(logged.errors.hasPrefix(message))
      #expect(logged.errors.filter(\.isNewline).count == 1)
    }
  }

  @Test func theTerminalIsAskedForItsWidth() throws {
    let fixtures = try Fixtures()
    for (size, columns) in [(33, 33), (5, 20), (100, 100), (0, 80)] {
      let run = try CommandRun.run(
        [],
        shell:
          "script -qec \"stty cols \(size); '$1' plain.txt --size 146x58 --explain\" /dev/null",
        directory: fixtures.directory,
        environment: ["NO_COLOR": "1"]
      )
      let rule = run.output.split(whereSeparator: \.isNewline).first { $0.hasPrefix("──") }
      #expect(rule.map { TerminalText.columns(String($0)) } == columns, "\(run.output)")
    }
  }

  /// A report is as wide as standard output, and a message as standard error, whichever of them is a terminal.
  @Test func eachStreamHasItsOwnWidth() throws {
    let fixtures = try Fixtures()
    func rows(_ call: String, in output: String) throws -> [String] {
      let run = try CommandRun.run(
        [],
        shell: "script -qec \"stty cols 40; '$1' \(call)\" /dev/null > shown; cat \(output)",
        directory: fixtures.directory,
        environment: ["NO_COLOR": "1"]
      )
      return run.output.split(whereSeparator: \.isNewline).map(String.init)
    }
    for (redirection, output, columns) in [("> out", "out", 80), ("2> out", "shown", 40)] {
      let report = try rows("plain.txt --size 146x58 --explain \(redirection)", in: output)
      let rule = report.first { $0.hasPrefix("──") }
      #expect(rule.map(TerminalText.columns) == columns, "\(report)")
    }
    let message = try rows("devices --family round > out", in: "shown")
    #expect(message.count > 1 && message.allSatisfy { TerminalText.columns($0) <= 40 })
    let logged = try rows("devices --family round 2> out", in: "out")
    #expect(logged.count == 1 && logged[0].hasPrefix("fitcheck: unknown family “round”"))
  }

  @Test(
    arguments: [
      (nil, nil, 80), (nil, 100, 100), (nil, 0, 80), ("", 33, 33), ("x", 33, 33), ("40", 33, 40),
      (" 40 ", nil, 40), ("+40", nil, 40), ("4 0", nil, 80), ("-", nil, 80), ("19", nil, 20),
      ("121", nil, 120), ("-1", nil, 20), (nil, 3, 20), (nil, 900, 120), ("0x30", nil, 80),
    ] as [(String?, Int?, Int)]
  )
  func nearestWidth(stated: String?, terminal: Int?, columns: Int) {
    #expect(TerminalColumns.columns(stated: stated, terminal: terminal) == columns)
  }
}
