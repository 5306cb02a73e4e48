import ArgumentParser
import Fitcheck
import Foundation
import Inputs
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
    names: ["reports", "lost words", "lists", "limits", "matrices", "help"]
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

  /// The words that a headline loses, from every place on, where a phrase goes with them and where none does.
  @Test func lostWordsAreAsRecorded() throws {
    let palette = Palette(isColored: false)
    var lines: [String] = []
    for headline in [
      "Night ferries return to the bay", "港の灯が夜の海を照らし、船が帰る", "a\u{301}b 港\u{7}c 🇯🇵d",
    ] {
      let scalars = Array(headline.unicodeScalars)
      func removed(from cut: Int) -> HeadlineChange {
        .remove(1, lost: String(String.UnicodeScalarView(scalars[cut...])))
      }
      for cut in 0..<scalars.count {
        for phrase in [nil] + (0...cut).map(Optional.some) {
          let rows = (8...44).map { columns in
            ListLayout.lost(
              of: headline,
              removed(from: cut),
              phrase: phrase.map(removed),
              indent: 6,
              columns: columns,
              palette: palette
            )
          }
          let all = rows.joined().joined(separator: "\n").digest
          // One in the middle is written out.
          lines.append("\(cut) \(phrase ?? -1): \(rows[20].joined(separator: " / ")) \(all)")
        }
      }
    }
    try Self.recording.check("lost words", lines)
  }

  @Test func helpIsAsRecorded() throws {
    let commands: [any ParsableCommand.Type] = [
      FitcheckCommand.self, CheckCommand.self, LinesCommand.self, WidgetCommand.self,
    ]
    let lines = commands.map { command in
      let message = FitcheckCommand.helpMessage(for: command, columns: HelpText.unwrappedColumns)
      let digests = (20...120).map { columns in
        HelpText(message).rows(columns: columns).joined(separator: "\n").digest
      }
      return "\(command): \(digests.joined(separator: " "))"
    }
    try Self.recording.check("help", lines)
  }

  // MARK: - Lists

  private static let widths = Array(12...70) + [80, 99, 100, 101, 140, 200]

  private static func groups(_ names: String...) -> [DeviceGroup] {
    DeviceGroup.grouping(names.compactMap { try? DeviceCatalogue.device(named: $0) })
  }

  private static let grouped: [[DeviceGroup]] = [
    groups("SE 3", "iPhone 15", "iPhone 16 Pro Max"), groups("iPhone 15"),
    [DeviceGroup(size: CGSize(width: 90, height: 30), displayScale: 3)],
  ]

  /// What is known of each sample, whole or not, with one among them that cannot be judged.
  private static func records<Answer>(
    _ answer: (HeadlineArticle) -> Answer
  ) -> [ItemRecord<Answer>] {
    let texts =
      SampleReports.texts[..<6].map { ($0, $1) } + [("港の灯", "夜の海"), ("Night ferries", "")]
    let answered = texts.enumerated().map { index, text in
      let article = HeadlineArticle(id: "\(index)", headline: text.0, snippet: text.1)
      return ItemRecord<Answer>.Content.answer(article, answer(article))
    }
    return (answered + [.error("it cannot be read: no such file")]).enumerated()
      .map { index, content in
        ItemRecord(
          number: index * 7 + 1,
          id: "row \(index)",
          isNamed: index % 2 == 0,
          place: InputPlace(file: "desk.csv", line: index + 2),
          content: content
        )
      }
  }

  private static func setting(_ groups: [DeviceGroup]) throws -> HeadlineSetting {
    HeadlineSetting(groups: groups, fonts: try FontLibrary.bundled(deviceLanguages: ["ja"]))
  }

  /// A row for a way to write something, with a digest for every width; one is written out.
  private static func lines(_ name: String, _ rows: (Int, Palette) -> [String]) -> [String] {
    let digests = widths.map { columns in
      rows(columns, Palette(isColored: columns % 3 == 0)).joined(separator: "\n").digest
    }
    return ["== \(name): \(digests.joined(separator: " "))"]
      + Recording.abridged(rows(61, .plain).joined(separator: "\n"), to: 30)
      .split(separator: "\n").map(String.init)
  }

  @Test func listsAreAsRecorded() throws {
    var lines: [String] = []
    for (number, groups) in Self.grouped.enumerated() {
      let template = HeadlineTemplate(language: "ja", setting: try Self.setting(groups))
      let judge = HeadlineJudge(template, requirements: [.headlineWhole(in: groups)])
      let records = Self.records { judge.verdict(of: $0) }
      for (count, language) in [
        (9, ExplanationLanguage.english), (9, .japanese), (2, .english), (0, .japanese),
      ] {
        for (extent, closeCalls) in [
          (ListReport.Extent.all, CloseCallExtent.cut), (.all, .all), (.attention, .cut),
        ] {
          lines += Self.lines("\(number) \(count) \(language) \(extent) \(closeCalls)") {
            var report = ListReport(
              files: ["desk.csv"] + (count > 2 ? ["more.csv"] : []),
              groups: groups,
              extent: extent,
              closeCalls: closeCalls,
              language: language,
              palette: $1,
              columns: $0
            )
            let rows = records.prefix(count).flatMap {
              report.take(report.entry($0), VerdictSummary(of: $0))
            }
            return rows + report.finish()
          }
        }
      }
    }
    try Self.recording.check("lists", lines)
  }

  @Test func limitsAreAsRecorded() throws {
    var lines: [String] = []
    for (number, groups) in Self.grouped.enumerated() {
      let template = HeadlineTemplate(language: "ja", setting: try Self.setting(groups))
      let whole = [HeadlineRequirement.headlineWhole(in: groups)].compactMap(\.askedGoal)
      let room = HeadlineSurveyor(template, for: whole)
      let records = Self.records { room.room(of: $0) }
      for language in [ExplanationLanguage.english, .japanese] {
        lines += Self.lines("\(number) \(language)") { columns, palette in
          let report = LimitsReport(
            files: ["desk.csv"],
            groups: groups,
            language: language,
            palette: palette,
            columns: columns
          )
          let single = [records[0], records[6]].flatMap { record -> [String] in
            guard case .answer(let article, let room) = record.content else { return [] }
            return report.rows(of: article, room, in: .lockScreen)
          }
          return report.head() + records.flatMap(report.rows) + report.end(count: records.count)
            + report.end(count: 0) + single
        }
      }
    }
    try Self.recording.check("limits", lines)
  }

  @Test func matricesAreAsRecorded() throws {
    var lines: [String] = []
    let settings = MatrixSetting.all(
      typeSizes: [.small, .large, .xxxLarge],
      weights: [false, true],
      deviceLanguages: [nil, "ja"]
    )
    for (number, groups) in Self.grouped.enumerated() {
      let setting = try Self.setting(groups)
      let judge = HeadlineMatrixJudge(
        language: "ja",
        settings: settings.map {
          ($0.applied(to: setting), [HeadlineRequirement.headlineWhole(in: groups)])
        }
      )
      let records = Self.records { judge.matrix(of: $0) }
      for (count, showsAll, language) in [
        (9, true, ExplanationLanguage.english), (9, false, .japanese), (1, true, .japanese),
      ] {
        lines += Self.lines("\(number) \(count) \(showsAll) \(language)") { columns, palette in
          var report = MatrixReport(
            names: ["desk.csv"],
            groups: groups,
            settings: settings,
            showsAll: showsAll,
            language: language,
            palette: palette,
            columns: columns
          )
          for record in records.prefix(count) { report.take(record) }
          return report.rows()
        }
      }
    }
    try Self.recording.check("matrices", lines)
  }
}
