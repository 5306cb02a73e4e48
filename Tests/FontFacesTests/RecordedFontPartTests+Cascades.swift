import BundledFonts
import CHarfBuzz
import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import FontFaces

extension RecordedFontPartTests {
  // MARK: Cascades

  /// Parts of several sizes, boxes among them.
  @Test func compositesAreAsRecorded() throws {
    let library = try TestFonts.japanese()
    let directory = try BundledFontDirectory.locate()
    let file = try FontLibrary.files(
      regular: [FontFace(path: directory.path(of: .gothicRegular))]
    ).cascade(weight: .bold, slant: .italic)
    let choices: [(FontCascade, Double, Double)] = [
      (library.cascade(weight: .regular), 12, 0), (library.cascade(weight: .bold), 17, 0.5),
      (library.cascade(weight: .medium, design: .rounded), 12, -0.25), (file, 15, 0.125),
    ]
    var rows: [String] = []
    for first in choices.indices {
      for second in choices.indices {
        let parts = [choices[first], choices[second]].map {
          FontCascade.Part(cascade: $0.0, pointSize: $0.1, letterSpacing: $0.2)
        }
        let cascade = FontCascade(
          parts: parts,
          boxes: [(part: 0, advance: 1.5), (part: 1, advance: 0)],
          pointSize: choices[first].1,
          strut: parts[0].cascade.strut
        )
        rows.append(
          "\(first) \(second) \(cascade.unitsPerEm) \(cascade.sizing == nil) \(cascade.faces.count) "
            + "\(cascade.capHeight(pointSize: 10)) "
            + "\(cascade.ascent(pointSize: 10)) \(cascade.descent(pointSize: 10))"
        )
        rows += cascade.entries.indices.map { "  " + described($0, of: cascade) }
      }
    }
    try Self.recording.check("composites", rows)
  }

  private func described(_ index: Int, of cascade: FontCascade) -> String {
    let entry = cascade.entries[index]
    let scalars: [UInt32] = [0x30, 0x41, 0x3042, 0x6771, 0xAC00, 0x628, 0x1F600]
    let sources = [11.0, 12, 17].flatMap { size in
      [true, false].flatMap { tabular in
        let sources = cascade.sources(of: index, hasTabularFigures: tabular, pointSize: size)
        return scalars.map { "\(sources.source(of: $0).rawValue)" }
      }
    }
    let covered = scalars.map { scalar in
      (entry.covers(scalar) ? "+" : "-") + (cascade.fillsEm(scalar, entry: index) ? "f" : "")
    }
    return "\(entry.emScale) \(entry.spacing) \(entry.isBox) \(entry.isMeasured) \(entry.kerning) "
      + "\(entry.isEmoji) \(entry.synthesis.slope) "
      + "\(entry.optics.map { "\($0.fraction)/\($0.tracking)" } ?? "-") \(sources.joined()) "
      + covered.joined() + " \(cascade.emScale(of: index))"
  }

  /// What a bounded memory holds after each question, and what it makes anew.
  @Test func memoryIsGivenBackAsRecorded() throws {
    let path = Self.testFont("Variable.ttf")
    let face = try FontFace(path: path)
    let library = try FontLibrary.files(regular: [face])
    var rows: [String] = []
    for limit in [0, 150_000, 300_000, 1 << 20] {
      var made = 0
      var memory = CascadeMemory(byteLimit: limit, sharedFaces: [face])
      for weight in [400, 500, 400, 600, 700, 500, 400, 800, 700] {
        let key = CascadeKey(weight: FontWeight(rawValue: weight), slant: .upright)
        let cascade = memory.cascade(for: key) {
          made += 1
          return library.cascade(weight: key.weight)
        }
        // What it chooses later counts as well.
        _ = cascade.selector.select(UInt32(weight) << 8, previous: 0) { _ in }
        rows.append("\(limit) \(weight) \(made) \(memory.cascades.count)")
      }
    }
    try Self.recording.check("memory", rows)
  }

  // MARK: Choosing

  /// Where runs end that one face draws in one script, from every place of a text, and what draws single characters.
  @Test func runsEndWhereRecorded() throws {
    let library = try TestFonts.japanese()
    let cascade = library.cascade(weight: .semibold)
    let text = "Aé e\u{301}b(c)“d” 1あ東・カ一한。\u{3000}🙂 بת\u{200B}\u{AD}Αж\u{1E2EC}\u{E000}\tx"
    let analysis = TextAnalyzer(language: "ja", strictness: .strict).analyze(text)
    let (utf16, boundaries) = (analysis.utf16, analysis.boundaries)
    // A run may end before what was never asked about.
    var rows = text.unicodeScalars.map(\.value).map { scalar in
      var missing: [UInt32] = []
      let entry = cascade.selector.select(scalar, previous: 7) { missing.append($0) }
      return "\(String(scalar, radix: 16)) \(entry) \(missing)"
    }
    for scalar: UInt32 in [0x10_FFFF, 0x11_0000, .max] {
      var missing: [UInt32] = []
      let entries = (0..<2).map { _ in
        cascade.selector.select(scalar, previous: 7) { missing.append($0) }
      }
      rows.append("\(String(scalar, radix: 16)) \(entries) \(missing)")
    }
    let scripts = ["A", "あ", "한", "ب", "ת", "Α", "ж", " ", "\u{301}"].compactMap { text in
      text.unicodeScalars.first.map {
        (String($0.value, radix: 16), ScalarProperties($0.value).script.itemized)
      }
    }
    for (name, script) in scripts {
      for entry in [0, 1, 2, 3, cascade.entries.count - 1] {
        let ends = (0..<utf16.count).flatMap { start in
          [utf16.count, min(start + 2, utf16.count)].map { limit in
            let run = cascade.selector.endOfRun(
              in: utf16,
              boundaries,
              range: start..<limit,
              entry: entry,
              script: script
            )
            return "\(run.end - start)\(run.hasScript ? "+" : "")"
          }
        }
        let isAny = ends.contains { $0 != "0" }
        rows.append("\(name) \(entry): \(isAny ? ends.joined(separator: " ") : "nowhere")")
      }
    }
    try Self.recording.check("runs", rows)
  }

  /// Which characters each entry draws, of all there are.
  @Test func charactersAreCoveredAsRecorded() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let rows = cascade.entries.map { entry -> String in
      var ranges: [ClosedRange<UInt32>] = []
      for scalar: UInt32 in 0..<0x3_0000 where entry.covers(scalar) {
        if let last = ranges.last, last.upperBound + 1 == scalar {
          ranges[ranges.count - 1] = last.lowerBound...scalar
        } else {
          ranges.append(scalar...scalar)
        }
      }
      let words = ranges.map {
        String($0.lowerBound, radix: 16) + "-" + String($0.upperBound, radix: 16)
      }
      return "\(entry.face.fileName) \(ranges.count) \(words.prefix(12).joined(separator: " ")) "
        + words.joined(separator: " ").digest
    }
    try Self.recording.check("covered", rows)
  }

  /// Which characters no rule touches, by places of scripts and languages in a font's tables, and beyond them.
  @Test func languageSystemsAreAsRecorded() throws {
    let files = try BundledFiles(directory: nil)
    let tables = try FaceTables(
      files.file(named: BundledFontDirectory.faceTablesFileName)
    )
    var rows: [String] = []
    let places: [UInt32?] = [nil, 0, 1, 2, 3, 4, 5, 6, 1_000]
    for font in BundledFont.allCases {
      let known = try files.font(font).bundled
      guard let table = tables[known] else {
        rows.append("\(font) –")
        continue
      }
      func count(_ set: ScalarSet) -> Int {
        var count = 0
        // Of those it holds alone: asking of each scalar takes these tests longer than all else.
        _ = set.contains { scalar in
          count += scalar < 0x1_1000 ? 1 : 0
          return false
        }
        return count
      }
      let whole = FaceTables.LanguageSystem(script: nil, language: nil)
      var found: [ScalarSet] = []
      for script in places {
        for language in places.prefix(script == nil ? 1 : places.count) {
          let system = FaceTables.LanguageSystem(script: script, language: language)
          for (one, other) in [(system, whole), (whole, system)] {
            for isKerned in [true, false] {
              found.append(
                table.untouched(substitution: one, positioning: other, isKerned: isKerned)
              )
            }
          }
        }
      }
      let counts = found.map { "\(count($0))" }.joined(separator: " ")
      rows.append("\(font) \(count(table.characters)) \(count(found[0])) \(counts.digest)")
    }
    // Files that are no fonts have none.
    for known in BundledFile.all where known.outlines.isEmpty {
      rows.append("\(known.name) \(tables[known] == nil)")
    }
    try Self.recording.check("language systems", rows)
  }

  // MARK: Glyphs

  /// Which characters no rule of a face touches, by scripts and languages.
  @Test func untouchedGlyphsAreAsRecorded() throws {
    let faces = try TestFonts.japanese().faces
    let scalars =
      Array(UInt32(0x20)...0x24F) + stride(from: 0x250, through: 0xFFFF, by: 13)
      + [0x1F600, 0x20000, 0x2F800]
    let scripts = ["a", "α", "ж", "あ", "海", "한", " ", "ا", "ก"].compactMap { text in
      text.unicodeScalars.first.map { ScalarProperties($0.value).script }
    }
    let languages = [nil, "ja", "en", "sr", "ro", "tr"].map { tag in
      tag.flatMap { hb_language_from_string($0, -1) }
    }
    var rows: [String] = []
    for face in faces {
      // As many as are kept, and no more.
      var found: [String] = []
      for script in scripts {
        for language in languages.prefix(script == scripts[0] ? 6 : 1) {
          for isKerned in [true, false] {
            guard
              let glyphs = face.untouchedGlyphs(
                script: script,
                language: language,
                isKerned: isKerned
              )
            else {
              found.append("-")
              continue
            }
            let numbers = scalars.map { scalar in
              // Once as they are found, and once as they are known.
              [glyphs[scalar], glyphs[scalar]].map {
                $0.map { "\($0.number)/\($0.advance)" } ?? "-"
              }
              .joined(separator: "=")
            }
            found.append(numbers.joined(separator: " ").digest)
          }
        }
      }
      rows.append("\(face.fileName) \(found.joined(separator: ", "))")
    }
    try Self.recording.check("untouched glyphs", rows)
  }

  /// Every table of a few bytes that are otherwise, at places on both sides of the regions' ends.
  @Test func varyingAdvancesAreAsRecorded() throws {
    let table = AdvanceVariationsTests.table
    var rows: [String] = []
    func described(_ table: [UInt8]) -> String {
      [-1, -0.75, -0.25, 0, 0.25, 0.5, 1].map { place in
        table.withUnsafeBytes { bytes in
          guard let read = AdvanceVariations(table: bytes, coordinates: [place]) else { return "-" }
          return "\(read.greatestRegionCount) \((0..<6).map { read.delta(ofGlyph: $0) ?? .nan })"
        }
      }.joined(separator: " ")
    }
    rows.append(described(table))
    for place in table.indices {
      var others: [String] = []
      for bit in 0..<8 {
        var other = table
        other[place] ^= 1 << UInt8(bit)
        others.append(described(other))
      }
      rows.append("\(place) \(others.joined(separator: "\n").digest)")
    }
    rows += table.indices.map { "\($0) bytes \(described(Array(table.prefix($0))).digest)" }
    try Self.recording.check("varying advances", rows)
  }
}
