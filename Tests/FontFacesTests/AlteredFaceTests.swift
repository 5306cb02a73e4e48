import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// What faces and cascades tell of fonts that say other things of themselves than those beside the tests.
@Suite("Faces of altered fonts") struct AlteredFaceTests {
  /// Lengths in ems, of which no two are alike, in a font of 500 units.
  @Test func linesAreSetByTheFontsOwnLengths() throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.set(500, at: 18, of: "head")
    for (table, offset, length) in [
      ("hhea", 4, 810), ("hhea", 6, -190), ("hhea", 8, 90),
      ("OS/2", 68, 810), ("OS/2", 70, -190), ("OS/2", 72, 90), ("OS/2", 88, 705),
    ] {
      font.set(length, at: offset, of: table)
    }
    let face = try FontFace(path: try font.write("Lines.ttf"))
    #expect(face.unitsPerEm == 500)
    #expect(face.lineMetrics.ascent == 810 && face.lineMetrics.descent == 190)
    #expect(face.lineMetrics.leading == 90 && face.lineMetrics.capHeight == 705)
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .bold)
    for size in [10.0, 25] {
      let lengths = [
        cascade.ascent(pointSize: size), cascade.descent(pointSize: size),
        cascade.leading(pointSize: size), cascade.capHeight(pointSize: size),
        cascade.lineHeight(pointSize: size),
      ]
      for (length, expected) in zip(lengths, [1.62, 0.38, 0.18, 1.41, 2]) {
        #expect(abs(length - expected * size) < 1e-12, "\(expected)")
      }
    }
    // Of a face that is none of its own a cascade says nothing.
    #expect(cascade.synthesis(of: face).isEmboldened)
    let other = try FontFace(path: try font.write("Other.ttf"))
    #expect(cascade.synthesis(of: other) == .none)
  }

  /// Core Text goes by `hhea`, also where a font asks for the lengths in `OS/2` (USE_TYPO_METRICS), which HarfBuzz would
  /// tell then; these count where the header has none.
  @Test(
    arguments: [
      (0x40, [810, -190, 90], [810, 190, 90]), (0xC0, [810, -190, 90], [810, 190, 90]),
      (0xC0, [810, 190, -90], [810, 190, -90]), (0xC0, [810, 0, 0], [810, 0, 0]),
      (0xC0, [0, -190, 90], [0, 190, 90]), (0xC0, [0, 0, 90], [600, 150, 40]),
    ] as [(Int, [Int], [Double])]
  )
  func linesAreSetByTheHeader(
    _ selection: Int,
    _ header: [Int],
    _ expected: [Double]
  ) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.set(selection, at: 62, of: "OS/2")
    for (index, length) in [600, -150, 40].enumerated() {
      font.set(length, at: 68 + 2 * index, of: "OS/2")
      font.set(header[index], at: 4 + 2 * index, of: "hhea")
    }
    let metrics = try FontFace(path: try font.write("Lines.ttf")).lineMetrics
    #expect([metrics.ascent, metrics.descent, metrics.leading] == expected)
  }

  /// The least common multiple, of as many of the first faces as keep it below 2²⁴.
  @Test(
    arguments: [
      ([1000], 1000), ([1000, 1000], 1000), ([2048, 1000], 256_000), ([1000, 2048], 256_000),
      ([16_381, 1024], 16_774_144), ([16_381, 1025], 16_381), ([2048, 16_381], 2048),
      ([1000, 16_381, 2048, 16], 16_381_000), ([1000, 2048, 16_381, 48], 768_000),
    ] as [([Int], Double)]
  )
  func facesShareUnits(_ units: [Int], _ expected: Double) throws {
    let entries = try units.map { units in
      let font = try AlteredFont.test("Layers.ttf")
      font.set(units, at: 18, of: "head")
      let face = try FontFace(path: try font.write("Units.ttf"))
      #expect(face.unitsPerEm == units)
      return FontCascade.Entry(face: face, source: .file, isEmoji: false)
    }
    let cascade = FontCascade(
      entries: entries,
      strut: FontCascade.Strut(ascent: 1, descent: 0.25, leading: 0, capHeight: 0.7),
      sizing: nil
    )
    #expect(cascade.unitsPerEm == expected)
  }

  /// Typographic names come before those that only tell four styles apart; 255 bytes are read.
  @Test(
    arguments: [
      ([(1, "A"), (2, "B")], "A", "B"),
      ([(1, "A"), (2, "B"), (16, "C"), (17, "D")], "C", "D"),
      ([(16, "C"), (2, "B")], "C", "B"), ([(1, "A"), (17, "D")], "A", "D"),
      ([(2, "B")], "Names.ttf", "B"), ([(1, "A")], "A", ""), ([(4, "E")], "Names.ttf", ""),
      (
        [(1, String(repeating: "a", count: 300)), (2, String(repeating: "é", count: 200))],
        String(repeating: "a", count: 255), String(repeating: "é", count: 127)
      ),
    ] as [([(Int, String)], String, String)]
  )
  func namesAreTheTypographicOnes(
    _ names: [(Int, String)],
    _ family: String,
    _ style: String
  ) throws {
    let font = try AlteredFont.test("Layers.ttf")
    let named = names.map { (identifier: $0.0, text: $0.1) }
    font.replace("name", with: .nameTable(named, language: 0x409))
    let face = try FontFace(path: try font.write("Names.ttf"))
    #expect(face.familyName == family)
    #expect(face.styleName == style)
  }

  /// Faces without a name are told apart by their place in the file, but for the first.
  @Test func namelessFacesOfACollection() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var data = try Data(
      contentsOf: TestFiles.directory.appending(path: "Fonts/Collection.ttc")
    )
    // Nothing else in the file is called so.
    while let record = data.range(of: Data("name".utf8)) {
      data.replaceSubrange(record, with: Data("none".utf8))
    }
    let path = folder.appending(path: "Boxes.ttc").path
    try data.write(to: URL(fileURLWithPath: path))
    let faces = try (0..<2).map { try FontFace(path: path, index: $0) }
    #expect(faces.map(\.givenFamilyName) == [nil, nil])
    #expect(faces.map(\.familyName) == ["Boxes.ttc", "Boxes.ttc#1"])
  }

  /// A face of a collection that is listed as bold is; its neighbour in the file is not.
  @Test func boldFacesOfACollection() throws {
    let path = TestFiles.directory.appending(path: "Fonts/Collection.ttc").path
    let faces = try (0..<2).map { try FontFace(path: path, index: $0) }
    for bold in faces.indices {
      let other = faces[1 - bold]
      let library = try FontLibrary.files(regular: faces, bold: [faces[bold]])
      let cascade = library.cascade(weight: .bold)
      #expect(cascade.faces == [faces[bold], other])
      #expect(cascade.synthesis(of: faces[bold]) == .none)
      #expect(cascade.synthesis(of: other).isEmboldened)
      #expect(library.cascade(weight: .regular).faces == faces)
    }
  }

  /// From semibold on strokes are as heavy as bold ones are, and are not made heavier.
  @Test(arguments: [(500, true), (599, true), (600, false), (601, false), (700, false)])
  func lightFacesAreEmboldened(_ weight: Int, _ isEmboldened: Bool) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.set(weight, at: 4, of: "OS/2")
    let face = try FontFace(path: try font.write("Weights.ttf"))
    #expect(face.weight.rawValue == weight)
    let library = try FontLibrary.files(regular: [face])
    for (asked, isBold) in [(599, false), (600, true), (900, true)] {
      let cascade = library.cascade(weight: FontWeight(rawValue: asked))
      #expect(cascade.synthesis(of: face).isEmboldened == (isBold && isEmboldened), "\(asked)")
      #expect(!cascade.synthesis(of: face).isSlanted)
    }
  }

  /// What leans: by the angle of `post`, by either table's flag of italics.
  @Test(arguments: [
    (0, 0x40, 0, FontSlant.upright), (-12, 0x40, 0, .italic), (12, 0x40, 0, .italic),
    (0, 0x01, 0, .italic), (0, 0x40, 2, .italic), (0, 0x40, 1, .upright), (0, 0x20, 1, .upright),
  ])
  func facesLean(_ angle: Int, _ selection: Int, _ macStyle: Int, _ slant: FontSlant) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.set(angle, at: 4, of: "post")
    font.set(selection, at: 62, of: "OS/2")
    font.set(macStyle, at: 44, of: "head")
    let face = try FontFace(path: try font.write("Leaning.ttf"))
    #expect(face.slant == slant)
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular, slant: .italic)
    #expect(cascade.synthesis(of: face).isSlanted == (slant == .upright))
  }

  /// Half of the way to the italic is italic.
  @Test(arguments: [(0, FontSlant.upright), (0.49, .upright), (0.5, .italic), (1, .italic)])
  func facesLeanFromHalfOfTheWay(_ place: Double, _ slant: FontSlant) throws {
    let font = try AlteredFont.variable([("ital", 0, 1)])
    let face = try FontFace(
      path: try font.write("Leaning.ttf"),
      variations: [FontVariation(.italic, place)]
    )
    #expect(face.slant == slant)
  }
}
