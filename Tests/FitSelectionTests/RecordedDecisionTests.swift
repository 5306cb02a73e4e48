import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import UnicodeText
import ViewFitting

@testable import FitSelection

/// What is told of decisions about random views, maps of them, limits of texts, tables of areas and
/// settings, and numbers in sentences; all as recorded.
///
/// Rules have tests of their own; this notices what none of them speaks of. `Scripts/renew-golden`
/// writes `Recorded/decisions.recorded` anew.
@MainActor
@Suite struct RecordedDecisionTests {
  private static let recording = Recording(
    "FitSelectionTests/Recorded/decisions.recorded",
    names: [
      "decisions ja", "decisions en", "decisions de", "boxes", "maps ja", "maps en", "columns",
      "limits", "tables", "sentences", "brackets",
    ]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  private func environment(_ language: String) throws -> EnvironmentValues {
    let fonts = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.textLanguage = language
    return environment
  }

  private static let doubt = AreaDoubt(
    width: Uncertainty(subject: "a width", points: 1.5, reason: "a test"),
    height: Uncertainty(subject: "a height", points: 2, reason: "a test")
  )
  private static let font = Uncertainty(subject: "a font", share: 0.02, reason: "a test")

  // MARK: Decisions

  @Test(arguments: ["ja", "en", "de"]) func decisionsAreAsRecorded(_ language: String) throws {
    var environment = try environment(language)
    let headlines = try Corpus.rows(language).prefix(100).map(\.headline)
    var rows: [String] = []
    for seed in 0..<12 {
      environment.displayScale = [1, 2, 3][seed % 3]
      environment.systemVersion = SystemVersion.allCases[seed % 4]
      if seed % 2 == 0 { environment.widgetFamily = .accessoryRectangular }
      environment.dynamicTypeSize = seed % 5 == 0 ? .xxLarge : .large
      var random = RandomColumns(seed: 3_000 + seed, headlines: headlines)
      let view = random.view()
      let selector = FitSelector(environment: environment)
      for size in [
        seed % 2 == 0 ? CGSize(width: 146, height: 58) : CGSize(width: 97.5, height: 121)
      ] {
        let decision = selector.decide(view, in: size, tracing: .all)
        rows.append("\(seed) \(environment.systemVersion)")
        rows += RecordedDecision(decision: decision).rows(
          seed % 3 == 0 ? .none : Self.doubt,
          fonts: seed % 2 == 0 ? [] : [Self.font]
        )
      }
    }
    try Self.recording.check("decisions \(language)", rows)
  }

  /// Boxes in bounds on both sides of all that decides, a pixel and a hair away.
  @Test func boxesAreAsRecorded() throws {
    let view = ViewThatFits {
      Color.white.frame(width: 40, height: 20)
      VStack(spacing: 0) {
        Text(verbatim: "Harbour 「港」の夜").font(.system(size: 10)).lineLimit(1)
          .accessibilityIdentifier("headline")
        Text(verbatim: "Second line that is cut").font(.system(size: 10)).lineLimit(1)
      }
      .frame(width: 24, height: 30)
      Color.white.frame(width: 24, height: 12)
      Color.white.frame(width: 30, height: 12)
    }
    var rows: [String] = []
    for scale in [1.0, 3] {
      var environment = try environment("ja")
      environment.displayScale = scale
      let selector = FitSelector(environment: environment)
      let steps = [-1 / scale, -0.25, 0, 0.01, 1 / scale, 0.75]
      for (width, height) in [(40.0, 20.0), (24, 30), (24, 12), (8, 4)] {
        for step in steps {
          for size in [
            CGSize(width: 90, height: height + step), CGSize(width: width + step, height: 90),
          ] {
            let decision = selector.decide(view, in: size, tracing: .all)
            rows += RecordedDecision(decision: decision).rows(Self.doubt, fonts: [])
          }
        }
      }
    }
    let nothing = FitSelector(environment: try environment("en"))
      .decide(Text(verbatim: "A text alone, \u{1E2EC}"), in: CGSize(width: 30, height: 9))
    rows += RecordedDecision(decision: nothing).rows(Self.doubt, fonts: [Self.font])
    try Self.recording.check("boxes", rows)
  }

  // MARK: Maps

  @Test(arguments: ["ja", "en"]) func mapsAreAsRecorded(_ language: String) throws {
    var environment = try environment(language)
    let headlines = try Corpus.rows(language).prefix(60).map(\.headline)
    var rows: [String] = []
    for seed in 0..<8 {
      environment.displayScale = [1, 2, 3][seed % 3]
      var random = RandomColumns(seed: 4_000 + seed, headlines: headlines)
      let layout = FitSelector(environment: environment).resolve(random.view())
      let region = seed % 3 == 0 ? FitMap.Region() : FitMap.Region(widths: 60...300)
      rows += try RecordedMap(map: FitMap(of: layout, in: region)).rows()
    }
    try Self.recording.check("maps \(language)", rows)
  }

  /// Columns merged of a few step functions, and what is read of tables of numbers that are none.
  @Test func columnsAreAsRecorded() throws {
    let domain = 2.0...30
    let turns: [(Double?, Double, Double?)] = [
      (9, 10, 4), (7, 10, nil), (nil, 20, 5), (3, 2, 3), (.infinity, 15, 6), (4, 30, 2), (6, 31, 1),
    ]
    let functions = turns.map { StepFunction($0.0, before: $0.1, then: $0.2, over: domain) }
    var rows: [String] = []
    for first in functions {
      for second in functions {
        let columns = try #require(FitColumns([first, second, first]))
        rows.append(described(columns))
        #expect(try RecordedMap.copied(columns) == columns)
      }
    }
    let numbers = ["count", "candidateCount"]
    for name in numbers {
      for value in -1...4 {
        let text =
          #"{"words":[1,2,1,1,5,6],"count":2,"candidateCount":1,"areKnown":true}"#
          .replacing(#"\#(name)":\#(name == "count" ? 2 : 1)"#, with: #"\#(name)":\#(value)"#)
        rows.append("\(name) \(value): \(described(again: text))")
      }
    }
    for words in [
      "[]", "[1,2,1,1,5,null]", "[null,2,1,1,5,6]", "[1,2,null,1,5,6]", "[1,2,2,1,5,6]",
      "[1,2,0,1,5,6]", "[1,2,-1,1,5,6]", "[1,2,1,1,5]",
    ] {
      for known in [true, false] {
        rows.append(
          "\(words) \(known): "
            + described(
              again: #"{"words":\#(words),"count":2,"candidateCount":1,"areKnown":\#(known)}"#
            )
        )
      }
    }
    try Self.recording.check("columns", rows)
  }

  private func described(again text: String) -> String {
    guard let columns = try? JSONDecoder().decode(FitColumns.self, from: Data(text.utf8)) else {
      return "–"
    }
    return described(columns)
  }

  private func described(_ columns: FitColumns) -> String {
    let known = columns.indices.map { column in
      "\(columns.start(of: column)):\(columns.knownCount(in: column))"
    }
    let outcomes = [0, 2, 9.5, 10, 14, 15, 20, 29, 30].flatMap { length in
      [0, 3, 4, 5.5, 9, 1e9].map { bound in
        let column = columns.column(at: length)
        let outcome = columns.outcome(in: column, bound: bound)
        return "\(column)" + (outcome.map { "\($0.chosenIndex ?? -1)\($0.fits)" } ?? "–")
      }
    }
    return "\(known) \(columns.areKnown) \(outcomes.joined(separator: " ").digest)"
  }

  // MARK: Limits

  @Test func limitsAreAsRecorded() throws {
    var rows: [String] = []
    let texts = [
      ("ja", "海辺の図書館、夜も開く👩‍👧。"), ("en", "Night ferries return"), ("th", "การทดสอบ"), ("ja", ""),
      ("en", "e\u{301}"),
      ("en", String(repeating: "harbour ", count: 12)),
    ]
    for (language, text) in texts {
      let limits = TextLimits(of: text, language: language)
      for unit in TextLimits.Unit.allCases {
        let beginnings = limits.beginnings(by: unit)
        rows.append("\(beginnings.map { "\($0.text.count)-\($0.removedCount)" })")
        for most in [-1, 0, 1, 5, 33, 40, 200] {
          var asked: [Int] = []
          let plain = limits.longestBeginning(by: unit) {
            asked.append($0.count)
            return $0.count <= most
          }
          let found = limits.longestBeginning(by: unit) {
            asked.append(-$0.count)
            return $0.count > most + 2
          } where: {
            asked.append($0.count)
            return $0.count <= most
          }
          #expect(plain == found)
          rows.append("\(most): \(found?.removedCount ?? -1) \(asked.count) \("\(asked)".digest)")
        }
      }
      for most in [-1, 0, 3, 7] {
        var asked = 0
        let added = limits.addition(of: "x", atMost: most) {
          asked += 1
          return $0.count < text.count + 5
        }
        rows.append("\(most) more: \(added ?? -1) after \(asked)")
      }
      rows.append("\(limits.addition(of: "x") { $0.count < 300 } ?? -1)")
    }
    rows += try limitsInAreas()
    try Self.recording.check("limits", rows)
  }

  private func limitsInAreas() throws -> [String] {
    let selector = FitSelector(environment: try environment("en"))
    let areas = [
      CGSize(width: 60, height: 30), CGSize(width: 90, height: 15), CGSize(width: 5, height: 5),
    ]
    let limits = TextLimits(of: "Night ferries return", language: "en")
    var laidOut = 0
    func layout(_ text: String) -> LayoutNode {
      laidOut += 1
      return selector.resolve(
        ViewThatFits {
          Text(verbatim: text).font(.system(size: 12))
          Text(verbatim: text).font(.system(size: 9))
        }
      )
    }
    var rows: [String] = []
    for goal in [FitGoal.whole, .candidate(0), .candidate(1)] {
      for unit in TextLimits.Unit.allCases {
        let found = limits.longestBeginnings(by: unit, for: goal, in: areas, layout)
        rows.append("\(goal) \(unit) \(found.map { $0?.removedCount ?? -1 }) \(laidOut)")
      }
      for most in [-1, 0, 2, 30] {
        let found = TextLimits(of: "Fog", language: "en")
          .additions(of: "n", atMost: most, for: goal, in: areas, layout)
        rows.append("\(goal) \(most) more \(found.map { $0 ?? -1 }) \(laidOut)")
      }
      for outcome in [
        nil, FitOutcome(chosenIndex: nil, fits: true), FitOutcome(chosenIndex: 1, fits: true),
        FitOutcome(chosenIndex: 0, fits: false), FitOutcome(chosenIndex: 2, fits: true),
      ] {
        rows.append("\(goal.isMet(by: outcome))")
      }
    }
    return rows
  }

  // MARK: Tables

  @Test func tablesAreAsRecorded() throws {
    let areas = [
      FitArea(name: "wide", size: CGSize(width: 160, height: 60)),
      FitArea(name: "narrow one", size: CGSize(width: 50, height: 20), displayScale: 2),
      FitArea(
        name: "old",
        size: CGSize(width: 101, height: 35),
        systemVersion: .iOS16,
        family: .accessoryRectangular,
        doubt: Self.doubt
      ),
    ]
    var rows = areas.map { "\($0.conditions) \($0.platform) \($0.doubt == .none)" }
    let environment = try environment("ja")
    let versions: [SystemVersion?] = [nil, .iOS16, .iOS26]
    var resolved = 0
    let matrix = FitMatrix(
      areas: areas,
      typeSizes: [.large, .accessibility1],
      languages: [nil, "ja"],
      systemVersions: versions
    ) { setting, conditions in
      resolved += 1
      var environment = environment
      environment.dynamicTypeSize = setting.typeSize
      environment.systemVersion = conditions.systemVersion
      environment.displayScale = conditions.displayScale
      return FitSelector(environment: environment).resolve(
        ViewThatFits(in: .vertical) {
          Text(verbatim: "夜行フェリー「海」、三年ぶり").font(.headline)
          Text(verbatim: "夜行フェリー").font(.caption).lineLimit(1)
        }
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    rows.append("\(resolved) resolved")
    rows.append(matrix.description)
    rows.append(String(decoding: try encoder.encode(matrix), as: UTF8.self))
    rows.append("\(matrix.cutCells.count) \(matrix.settingsThatDiffer)")
    rows += matrix.versionDifferences.flatMap { difference in
      [difference.description] + ExplanationLanguage.allCases.map(difference.explanation)
    }
    rows += matrix.settings.map(\.name)
    let one = FitMatrix(areas: areas) { (_, _) in
      FitSelector(environment: environment).resolve(Text(verbatim: "夜"))
    }
    rows.append("\(one.description) \(one.settings) \(one.versionDifferences.count)")
    try Self.recording.check("tables", rows)
  }

  // MARK: Sentences

  @Test func numbersAreSaidAsRecorded() throws {
    let values = [
      0, 0.0004, 0.0005, 0.004, 0.0049, 0.005, 0.0051, 0.006, 0.01, 0.0999, 0.1, 0.5, 0.994, 0.995,
      0.9999,
      1, 1.005, 1.01, 1.5, 9.99, 9.995, 10, 12.34, 12.345, 12.3456, 100, 999.9995, 1e6, 1e11, 1e12,
      1e15,
      .infinity,
    ]
    var rows = (values + values.map { -$0 } + [.nan]).map { value in
      "\(value): \(Points.text(value)) \(Points.hundredths(value)) \(Points.percent(value)) "
        + Points.size(CGSize(width: value, height: 1.25))
    }
    rows += (-1...3).map { Counts.text($0, "line") }
    for tag in ["ja", "JA", "ja-JP", "ja_JP", "ja.UTF-8", "jav", "en", "", "de", "-ja"] {
      let language = ExplanationLanguage(tag: tag)
      rows.append("\(tag) \(language) \(language.tag) \(BilingualText("a", "b")[language])")
    }
    rows.append("\(BilingualText("name"))")
    for language in ExplanationLanguage.allCases {
      for doubt in LineDoubt.allCases {
        rows.append(doubt.explanation(in: language))
        rows.append(Uncertainty.lines(doubt).subject(in: language))
      }
    }
    rows += LineDoubt.allCases.map { $0.explanation() + Uncertainty.lines($0).reason }
    for uncertainty in [Self.font, Uncertainty(subject: "s", reason: "r")] {
      rows.append("\(uncertainty) \(uncertainty.subject(in: .japanese))")
    }
    try Self.recording.check("sentences", rows)
  }

  @Test func bracketsAreDoubtedAsRecorded() throws {
    let letters = [
      "", "「", "」", "（", "）", "『", "、", "a", "｝", "〟", "〈", "\u{301D}", "《", "(", "｢", "【",
    ]
    let rows = letters.flatMap { one in
      letters.map { two in
        let text = BlockArray((one + two + one).utf16)
        let doubts = (0...4).map { lines in
          Uncertainty.bracketDoubt(in: text, lineCount: lines, pointSize: 10).toThousandths
        }
        return "\(one)\(two) \(doubts) "
          + Uncertainty.mostBracketDoubt(in: text, pointSize: 10).toThousandths
      }
    }
    var parts = rows
    for source in AdvanceSource.allCases {
      for width in [-1, 0, 10.0] {
        let part = Uncertainty.part(of: source, width: width)
        parts.append("\(source) \(width) \(part?.points ?? -1) \(part?.uncertainty.subject ?? "–")")
      }
    }
    try Self.recording.check("brackets", parts)
  }
}
