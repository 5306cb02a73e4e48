import CHarfBuzz
import Foundation
import TestSupport
import Testing

@testable import FontFaces

extension RecordedFontPartTests {
  /// Fonts that lack one of their tables: what is still told of them, or why they are refused.
  @Test func hiddenTablesAreMissedAsRecorded() throws {
    var rows: [String] = []
    for name in ["Variable.ttf", "Layers.ttf"] {
      for tag in [
        "", "COLR", "CPAL", "HVAR", "OS/2", "cmap", "fvar", "glyf", "gvar", "head", "hhea", "hmtx",
        "loca", "maxp", "name", "post",
      ] {
        let font = try AlteredFont.test(name)
        font.replace(tag, with: nil)
        let path = try font.write("Hidden.ttf")
        do throws(FontError) {
          let face = try FontFace(path: path)
          rows.append("\(name) without \(tag): \(Self.described(face))")
        } catch {
          rows.append("\(name) without \(tag): \(error)".replacing(path, with: "FILE"))
        }
      }
    }
    try Self.recording.check("hidden tables", rows)
  }

  private static func described(_ face: FontFace) -> String {
    let metrics = face.lineMetrics
    let lengths = [metrics.ascent, metrics.descent, metrics.leading, metrics.capHeight]
    let glyph = face.nominalGlyph(0x41)
    return "\(face.familyName), \(face.styleName) \(face.weight.rawValue) \(face.slant) "
      + "\(face.unitsPerEm) \(face.glyphCount) \(face.axes.map(\.tag)) \(lengths) "
      + "\(glyph.map { "\($0) \(face.advance(of: $0))" } ?? "–") \(face.covers("A")) "
      + "\(face.isEmojiFont) \(face.hasHalfWidthMarks)"
  }

  // MARK: The system font's tables

  /// A small table of metrics, each of its records otherwise, cut or left out, and each number of its head.
  @Test func metricsTablesAreReadAsRecorded() throws {
    let table = CompiledMetrics()
    let whole = Self.described(table)
    var rows = whole.map { "  \($0)" }
    /// What differs from the whole.
    func note(_ name: String, _ other: CompiledMetrics) {
      let found = Self.described(other)
      let isRead = found.count == whole.count
      let lines = isRead ? zip(found, whole).filter { $0 != $1 }.map(\.0) : found
      rows.append("\(name): \(lines.isEmpty ? "as before" : lines.joined(separator: " | "))")
    }
    var seen: Set<String> = []
    for (index, record) in table.records.enumerated() where seen.insert(record[0]).inserted {
      var other = table
      other.records.remove(at: index)
      note("without \(record[0])", other)
      for field in 1..<record.count {
        other = table
        other.records[index][field] = "?"
        note("\(record[0]) with ? at \(field)", other)
        other.records[index] = Array(record.prefix(field))
        note("\(record[0]) cut at \(field)", other)
      }
    }
    for kind in [
      "fallback", "fallback-exact", "italic", "rounded", "optical", "tracking", "weight",
    ] {
      var other = table
      other.records.removeAll { $0[0] == kind }
      note("no \(kind)", other)
    }
    var other = table
    other.records.append(["x-height", "regular", "500"])
    note("something else", other)
    for record in [["metrics", ""], ["ascent", "0"], ["ascent", "-1"], ["ascent", "0.5"]] {
      other = table
      other.records.append(record)
      note(record.joined(separator: " "), other)
    }
    for (name, change) in CompiledMetrics.changes {
      other = table
      change(&other)
      note(name, other)
    }
    try Self.recording.check("metrics tables", rows)
  }

  /// What is told of metrics that a test has made, or why they are refused.
  private static func described(_ table: CompiledMetrics) -> [String] {
    do throws(FontError) {
      return described(try table.read())
    } catch {
      return ["\(error)"]
    }
  }

  private static let styles = FontDesign.allCases.flatMap { design in
    FontSlant.allCases.flatMap { slant in
      [399, 400, 500, 700].map {
        SystemStyle(weight: FontWeight(rawValue: $0), slant: slant, design: design)
      }
    }
  }

  private static func described(_ metrics: SystemFontMetrics) -> [String] {
    var rows = [
      "\(metrics.name) \(metrics.unitsPerEm) \(metrics.ascent) \(metrics.descent) "
        + "\(metrics.leading) \(metrics.capHeight)"
    ]
    let weights = [1, 399, 400, 450, 500, 600, 700, 701].map(FontWeight.init(rawValue:))
    rows.append(
      weights.map { "\(metrics.factor(of: $0).toThousandths)\(metrics.isMeasured($0) ? "" : "?")" }
        .joined(separator: " ")
    )
    for design in FontDesign.allCases {
      let sizing = metrics.sizing(of: design)
      let laws = [5.0, 10, 12.5, 20, 25, 30, 50].map {
        "\(sizing.fraction(at: $0).toThousandths)/\(sizing.tracking(at: $0).toThousandths)"
      }
      rows.append("\(design) \(sizing.knots) \(laws.joined(separator: " "))")
    }
    for languages in [["ja"], ["ko", "ja"], ["zh", "ko"], ["ko"], ["xx"], []] {
      let advance = metrics.fallbackAdvance(deviceLanguages: languages)
      let sizes = [FontWeight.regular, .bold].map(advance.exactSizes(at:))
      rows.append("\(languages) \(advance.advance) \(advance.confidence) \(sizes)")
    }
    rows.append(
      "\(metrics.hangulAdvance.advance) \(metrics.hangulAdvance.confidence) "
        + "\(metrics.scriptScales.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.weight.rawValue) \($0.value.factor) \($0.value.source)" })"
    )
    rows.append(
      "\(metrics.tabularDigit.map { "\($0.source) \($0.corners)" } ?? "–") "
        + "\(metrics.designs.monospacedAdvance ?? 0)"
    )
    rows.append("\(metrics.advances.map { "\($0.scalar) \($0.source) \($0.corners)" })")
    rows.append("\(metrics.kerning.map { "\($0.left) \($0.right) \($0.corners)" })")
    rows.append(
      "\(metrics.asciiSources.count) \(metrics.asciiSources.map { "\($0.rawValue)" }.joined())"
    )
    for style in styles {
      let told = metrics.advances.map { advance in
        let cuts = metrics.cuts(advance.corners, of: advance.scalar, in: style)
        let sources = [10.0, 15, 20].map {
          metrics.source(advance.source, of: advance.scalar, in: style, pointSize: $0).rawValue
        }
        return "\(cuts.text.toThousandths)/\(cuts.display.toThousandths) \(sources)"
      }
      rows.append(
        "\(style.weight.rawValue) \(style.slant) \(style.design) \(told.joined(separator: ", "))"
      )
    }
    return rows
  }

  /// Advances by glyph where a face is said to have few glyphs, or more of them are kerned than have a number.
  @Test func advancesOfFewGlyphsAreAsRecorded() throws {
    let metrics = try CompiledMetrics().read()
    let face = try #require(try TestFonts.japanese().faces.first)
    let glyphs = [0x30, 0x39, 0x41, 0x42, 0x300].map { face.nominalGlyph($0).map(Int.init) ?? 0 }
    let tabular = face.digits(feature: .tabularFigures).map(Int.init)
    var rows = ["\(glyphs) \(tabular)"]
    let counts = Set([0, 1, face.glyphCount] + glyphs + tabular.prefix(2))
      .union(glyphs.map { $0 + 1 })
    for style in Self.styles where style.weight.rawValue != 500 {
      for count in counts.sorted() {
        let advances = SystemAdvances(metrics: metrics, style: style, face: face, glyphCount: count)
        rows.append(
          "\(style.weight.rawValue) \(style.slant) \(style.design) \(count) "
            + described(advances, glyphs.filter { $0 < count }, tabular.filter { $0 < count })
        )
      }
    }
    var many = CompiledMetrics()
    let letters = (0x100...0x240).filter { face.nominalGlyph(UInt32($0)) != nil }.prefix(270)
    many.kerning = zip(letters, letters.dropFirst()).map {
      ($0, $1, [Double($0), 1, Double($1), 2])
    }
    let kerned = SystemAdvances(
      metrics: try many.read(),
      style: .regular,
      face: face,
      glyphCount: face.glyphCount
    )
    let pairs = zip(letters, letters.dropFirst()).map { left, right -> String in
      let pair = [left, right].compactMap { face.nominalGlyph(UInt32($0)) }
      return "\(kerned.kerning(left: pair[0], right: pair[1])?.text ?? 0)"
    }
    rows.append("\(letters.count) \(kerned.kerningCount) \(pairs.joined(separator: " "))")
    try Self.recording.check("advances of few glyphs", rows)
  }

  private func described(_ advances: SystemAdvances, _ glyphs: [Int], _ tabular: [Int]) -> String {
    let cuts = (glyphs + tabular.prefix(1)).map { glyph in
      advances.advance(of: UInt32(glyph)).map {
        "\($0.text.toThousandths)/\($0.display.toThousandths)"
      }
        ?? "-"
    }
    let kerned = glyphs.flatMap { left in
      glyphs.map { right in
        advances.kerning(left: UInt32(left), right: UInt32(right)).map { "\($0.text)" } ?? "-"
      }
    }
    let sources = [true, false].flatMap { isTabular in
      [10.0, 20].map { size in
        let sources = AdvanceSources(advances, hasTabularFigures: isTabular, pointSize: size)
        return ([0x2F, 0x30, 0x39, 0x3A, 0x41, 0x7F, 0x80, 0x300, 0x3042] as [UInt32])
          .map { "\(sources.source(of: $0).rawValue)" }.joined()
      }
    }
    return
      "\(cuts.joined(separator: " ")) \(advances.kerningCount) \(kerned.joined(separator: " ")) "
      + "\(sources.joined(separator: " ")) \(advances.tabularSource) "
      + "\(advances.advances.count { $0 != nil })"
  }
}
