import BundledFonts
import FontFaces
import Foundation
import TestSupport
import Testing
import UnicodeText

/// What fonts tell of themselves and which of them draws each character, as it was when somebody looked at it:
/// bundled faces and those of the tests, and cascades of devices and of files in all weights.
///
/// `Scripts/renew-golden` writes `Recorded/faces.recorded` anew.
@Suite struct RecordedFaceTests {
  static let folder = TestFiles.directory.appending(path: "FontFacesTests/Recorded")
  static let recording = Recording(
    folder.appending(path: "faces.recorded"),
    names: ["faces", "devices", "files", "clusters", "sources"]
  )

  /// Characters of everything, closer together where more is written.
  private static let scalars: [Unicode.Scalar] = ranges.flatMap { first, last, step in
    stride(from: first, through: last, by: step).compactMap { Unicode.Scalar(UInt32($0)) }
  }

  private static let ranges: [(Int, Int, Int)] = [
    (0x20, 0x2FF, 1), (0x300, 0x2FFF, 7), (0x2010, 0x206F, 1), (0x2190, 0x21FF, 1),
    (0x3000, 0x30FF, 1), (0x3100, 0xFFFF, 61), (0xFE00, 0xFE6F, 1), (0xFF00, 0xFFEF, 1),
    (0x1_F000, 0x1_FAFF, 11), (0x1_0000, 0x2_FFFF, 997), (0xE_0001, 0xE_0001, 1),
    (0xE_0100, 0xE_0100, 1), (0x10_FFFE, 0x10_FFFE, 1),
  ]

  @Test func facesAreAsRecorded() throws {
    let directory = try BundledFontDirectory.locate()
    func test(_ name: String) -> String {
      TestFiles.directory.appending(path: "Fonts/\(name)").path
    }
    var faces = try BundledFont.allCases.map { try FontFace(path: directory.path(of: $0)) }
    faces += try (0..<2).map { try FontFace(path: test("Collection.ttc"), index: $0) }
    faces.append(try FontFace(path: test("Layers.ttf")))
    let places: [(Double?, Double?)] = [
      (nil, nil), (700, nil), (555.5, 20), (100, 100), (900, 8),
    ]
    for (weight, size) in places {
      let variations = [
        weight.map { FontVariation(.weight, $0) }, size.map { FontVariation(.opticalSize, $0) },
      ]
      faces.append(
        try FontFace(path: test("Variable.ttf"), variations: variations.compactMap { $0 })
      )
    }
    try Self.recording.check("faces", faces.flatMap(Self.described))
  }

  private static func described(_ face: FontFace) -> [String] {
    let metrics = face.lineMetrics
    let numbers = [
      metrics.ascent, metrics.descent, metrics.leading, metrics.capHeight,
      metrics.underlineOffset, metrics.underlineThickness, metrics.strikethroughOffset,
      metrics.strikethroughThickness,
    ]
    let glyphs = scalars.map { scalar -> String in
      let glyph = face.nominalGlyph(scalar.value)
      return "\(glyph ?? 0) \(glyph.map { face.advance(of: $0).toThousandths } ?? "")"
        + " \(face.covers(scalar))"
    }
    return [
      "\(face.fileName) \(face.index) \(face.familyName), \(face.styleName) \(face.weight.rawValue) \(face.slant) "
        + "\(face.unitsPerEm) \(numbers.map(\.toThousandths).joined(separator: " "))",
      "  \(face.variations) \(face.clampedVariations) \(face.namedInstances.map { "\($0.name) \($0.variations)" }) "
        + face.axes.map { "\($0.tag) \($0.name) \($0.minimum) \($0.defaultValue) \($0.maximum)" }
        .joined(separator: ", "),
      "  \(face.glyphCount) emoji \(face.isEmojiFont) half marks \(face.hasHalfWidthMarks) "
        + "\((face.advanceFractions ?? []).map(\.toThousandths).joined(separator: " ").digest) "
        + "\(glyphs.joined(separator: "\n").digest) \(face.digest.prefix(12))",
    ]
  }

  @Test func devicesUseFacesAsRecorded() throws {
    var rows: [String] = []
    let bundled = try TestFonts.japanese()
    for languages in [
      ["ja"], ["en"], ["zh-Hans", "ja"], ["en-US", "ja-JP"], ["zh-Hant"], [],
    ] {
      let library = bundled.forDevice(languages: languages)
      rows.append(
        "\(languages) \(library.metricsName) \(library.hasMeasuredMetrics) \(library.isForJapaneseDevice)"
      )
      for weight in [1, 350, 400, 450, 599, 600, 700, 1000] {
        for design in FontDesign.allCases {
          for slant in [FontSlant.upright, .italic] {
            let cascade = library.cascade(
              weight: FontWeight(rawValue: weight),
              slant: slant,
              design: design
            )
            rows.append("  \(weight) \(design) \(slant) \(Self.described(cascade))")
          }
        }
      }
    }
    try Self.recording.check("devices", rows)
  }

  @Test func filesAreUsedAsRecorded() throws {
    let directory = try BundledFontDirectory.locate()
    func face(_ font: BundledFont) throws -> FontFace {
      try FontFace(path: directory.path(of: font))
    }
    let variable = try FontFace(
      path: TestFiles.directory.appending(path: "Fonts/Variable.ttf").path
    )
    let regular = try face(.systemRegular)
    let bold = try face(.systemBold)
    let gothic = try face(.gothicRegular)
    let lists: [(String, [FontFace], [FontFace])] = [
      ("one", [regular], []), ("heavy one", [bold], []), ("both in one", [bold, regular], []),
      ("both", [regular, gothic], [bold]), ("bold alone as bold", [gothic], [bold, gothic]),
      ("variable", [variable, gothic], []), ("variable as bold", [regular], [variable]),
      ("all", [variable, regular, gothic], [try face(.gothicBold), bold]),
    ]
    var rows: [String] = []
    for (name, regular, bold) in lists {
      let library = try FontLibrary.files(regular: regular, bold: bold)
      rows.append(name)
      for weight in [100, 399, 400, 500, 599, 600, 650, 700, 900] {
        for slant in [FontSlant.upright, .italic] {
          let cascade = library.cascade(weight: FontWeight(rawValue: weight), slant: slant)
          rows.append("  \(weight) \(slant) \(Self.described(cascade))")
        }
      }
      rows.append("  \(library.faces.map { "\($0.fileName) \($0.styleName)" })")
    }
    try Self.recording.check("files", rows)
  }

  private static func described(_ cascade: FontCascade) -> String {
    let strut = [
      cascade.strut.ascent, cascade.strut.descent, cascade.strut.leading, cascade.strut.capHeight,
    ]
    let entries = cascade.entries.map { entry in
      "\(entry.face.fileName) \(entry.face.variations) \(entry.emScale.toThousandths) \(entry.spacing) "
        + "\(entry.isBox) \(entry.isMeasured) \(entry.kerning) \(entry.isEmoji) \(entry.synthesis)"
    }
    var missing = 0
    let chosen = scalars.map { scalar in
      "\(cascade.selector.select(scalar.value, previous: 3) { _ in missing += 1 })"
    }
    let optics = [6, 12, 17, 20, 28.5, 80].map { size -> String in
      guard let optics = cascade.optics(at: size) else { return "–" }
      return "\(optics.fraction.toThousandths)/\(optics.tracking.toThousandths)"
    }
    let made = cascade.faces.map { "\(cascade.synthesis(of: $0))" }
    return
      "\(strut.map(\.toThousandths).joined(separator: " ")) \(entries.count) \(entries.joined(separator: "; ").digest) "
      + "\(cascade.entries.first.map { "\($0.face.fileName) \($0.synthesis)" } ?? "–") "
      + "\(optics.joined(separator: " ")) missing \(missing) \(chosen.joined(separator: " ").digest) "
      + made.joined().digest
  }

  // MARK: - Clusters

  private static let pieces = [
    "1", "#", "é", "\u{301}", "\u{FE0E}", "\u{FE0F}", "\u{20E3}", "🙂", "☺", "©", "\u{200D}", "👩",
    "🏽",
    "🇯", "か", "\u{3099}", "한", "\u{1112}", "\u{1161}", "ב", "\u{5B0}", "\u{E0100}", "\u{E0067}",
    "\u{200B}", "\u{AD}", "\u{1E2EC}", "\u{E000}", " ", "\u{25CC}",
  ]

  /// Clusters of up to three pieces, after faces of both kinds.
  @Test func clustersAreDrawnAsRecorded() throws {
    var rows: [String] = []
    for (name, library) in [("ja", try TestFonts.japanese()), ("en", try TestFonts.english())] {
      let cascade = library.cascade(weight: .regular)
      func selected(_ text: String) -> String {
        let utf16 = BlockArray(text.utf16)
        return [0, 5].map { previous in
          let selection = cascade.selector.select(
            utf16,
            cluster: 0..<utf16.count,
            previous: previous
          )
          let missing = selection.missing.map { String($0, radix: 16) }.joined(separator: ",")
          return "\(selection.entry)\(missing.isEmpty ? "" : " without \(missing)")"
        }.joined(separator: "/")
      }
      for one in Self.pieces {
        let pairs = Self.pieces.map { selected(one + $0) }.joined(separator: " ")
        let triples = Self.pieces.flatMap { second in
          Self.pieces.map { selected(one + second + $0) }
        }.joined(separator: " ")
        rows.append("\(name) \(one.debugDescription) \(selected(one)): \(pairs) \(triples.digest)")
      }
    }
    try Self.recording.check("clusters", rows)
  }

  /// Where advances come from, of every character at sizes on both sides of those where they change.
  @Test func advancesComeFromWhereRecorded() throws {
    var rows: [String] = []
    for (name, library) in [("ja", try TestFonts.japanese()), ("en", try TestFonts.english())] {
      for weight in [FontWeight.light, .regular, .medium, .semibold, .bold, .black] {
        for design in FontDesign.allCases {
          let cascade = library.cascade(weight: weight, design: design)
          for size in [5.0, 12, 17, 20, 34] {
            let sources = cascade.entries.indices.flatMap { entry in
              [true, false].map { tabular in
                let sources = cascade.sources(
                  of: entry,
                  hasTabularFigures: tabular,
                  pointSize: size
                )
                return sources.common.map { "\($0)" }
                  ?? Self.scalars.map { "\(sources.source(of: $0.value).rawValue)" }.joined()
              }
            }
            rows.append(
              "\(name) \(weight.rawValue) \(design) \(size) \(sources.joined(separator: "\n").digest)"
            )
          }
        }
      }
    }
    try Self.recording.check("sources", rows)
  }
}
