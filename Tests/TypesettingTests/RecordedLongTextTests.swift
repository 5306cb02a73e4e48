import FontFaces
import Foundation
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// Texts of one piece again and again, right below and right above the lengths that are looked at, kept or
/// tried at a time: boundaries, lines, cuts, scales and margins, as recorded.
///
/// Other recordings ask short texts for everything; here is what only a long one comes to.
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedLongTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let language: String
    /// What is before the pieces, a piece, and what follows as often as there are pieces.
    let parts: [String]
    let counts: [Int]

    var testDescription: String { name }

    init(_ cells: [String]) {
      name = cells[0]
      language = cells[1]
      parts = cells[2...4].map(\.unescaped)
      counts = cells[5].split(separator: " ").compactMap { Int($0) }
    }

    func text(_ count: Int) -> String {
      (parts[0] + String(repeating: parts[1], count: count)
        + String(repeating: parts[2], count: count))
        .replacing("\\n", with: "\n")
    }
  }

  static let rows =
    (try? TestFiles.table("TypesettingTests/Recorded/long-texts.tsv").map(Row.init)) ?? []
  static let recording = Recording(
    "TypesettingTests/Recorded/long-texts.recorded",
    names: rows.map(\.name)
  )

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.rows.count > 30)
    #expect(Self.recording.leftOver() == [])
  }

  @Test(arguments: rows)
  func longTextsAreSetAsRecorded(_ row: Row) throws {
    let library = row.language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    let cascade = library.cascade(weight: .regular)
    let lines = row.counts.map { count in
      let text = row.text(count)
      var style = TextStyle(cascade: cascade, language: row.language)
      style.phraseBreaking = count.isMultiple(of: 2) ? .none : .auto
      let prepared = PreparedText(text, style: style)
      let parts = [
        ("boundaries", Self.boundaries(text, row.language)), ("lines", Self.lines(prepared)),
        ("cuts", Self.cuts(prepared)), ("margins", Self.margins(prepared)),
      ]
      let said = parts.map { "\($0) \($1.joined(separator: "\n").digest)" }
      let widths = Self.widths(of: prepared).map(\.toThousandths)
      return "\(count): \(widths.joined(separator: " ")) \(said.joined(separator: " "))"
    }
    try Self.recording.check(row.name, lines)
  }

  private static let plain = ParagraphStyle(pointSize: 10)

  /// All of it, and a few lines of it.
  private static func widths(of prepared: PreparedText) -> [Double] {
    let natural = prepared.naturalWidth(plain)
    return [natural, natural * 0.61, min(natural / 3, 190), 61.7]
  }

  private static func boundaries(_ text: String, _ language: String) -> [String] {
    [PhraseMarking.none, .marked].map { phrases in
      let analysis = TextAnalyzer(language: language, strictness: .strict, phrases: phrases)
        .analyze(text)
      let places = analysis.boundaries.map { String($0.rawValue, radix: 32) }.joined()
      return places
        + analysis.utf16.indices.map { String(analysis.level(at: $0), radix: 36) }.joined()
    }
  }

  private static func described(_ laidOut: LaidOutText) -> String {
    let measured = laidOut.measurement
    let lines = laidOut.lines.map { line in
      let glyphs = line.runs.flatMap(\.glyphs)
      let last = glyphs.last.map { "\($0.cluster) \($0.id) \($0.x.toThousandths)" } ?? "-"
      return "\(line.range) \(line.x.toThousandths) \(line.width.toThousandths) "
        + "\(line.isTruncated) \(line.isHyphenated) \(glyphs.count) \(line.runs.count) \(last)"
    }
    return "\(measured.height.toThousandths) \(measured.scale.toThousandths) "
      + "\(measured.tightening.toThousandths) \(lines.joined(separator: "\n"))"
  }

  private static func lines(_ prepared: PreparedText) -> [String] {
    var rows = widths(of: prepared).map { described(prepared.layOut(plain, width: $0)) }
    for filling in [LineFilling.ios, .balanced, .pretty] {
      var style = plain
      style.filling = filling
      style.lineLimit = 9
      rows += widths(of: prepared).dropFirst().map { width in
        "\(prepared.lineCount(style, width: width)) "
          + described(prepared.layOut(style, width: width, height: 100))
      }
    }
    return rows
  }

  /// Cut at each end, and shrunk before.
  private static func cuts(_ prepared: PreparedText) -> [String] {
    [TruncationMode.head, .middle, .tail].flatMap { mode in
      [1, 3].flatMap { limit in
        var style = plain
        style.truncation = mode
        style.lineLimit = limit
        var shrinking = style
        shrinking.minimumScale = 0.6
        shrinking.mostTightening = ParagraphStyle.standardTightening
        return widths(of: prepared).dropFirst().flatMap { width in
          [style, shrinking].map { described(prepared.layOut($0, width: width)) }
        }
      }
    }
  }

  private static func margins(_ prepared: PreparedText) -> [String] {
    let widths = widths(of: prepared)
    var rows = widths.map { width in
      let margin = prepared.fitMargin(plain, width: width, height: 40)
      return "\(margin.narrowing) \(margin.widening) "
        + "\(prepared.endOfFittingPrefix(plain, width: width, lines: 2))"
    }
    rows += (1...4).map { lines in
      prepared.leastWidth(forLines: lines, plain).map(\.toThousandths) ?? "-"
    }
    rows.append("\(prepared.widestUnit(plain).toThousandths) \(prepared.missingScalars.count)")
    let sources = prepared.widthsBySource(in: 0..<prepared.utf16Count, plain)
      .bySource.sorted { $0.key < $1.key }
    rows += sources.map { "\($0.key) \($0.value.toThousandths)" }
    let profile = prepared.fitProfile(plain, mostLines: 3)
    rows.append("\(profile?.leastWidths.map(\.toThousandths) ?? [])")
    return rows
  }
}
