import CHarfBuzz
import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// Faces behind the first one of a collection: what is asked of a face is asked of none before it.
@Suite("Faces of collections") struct CollectionTests {
  /// A collection of fonts that stand one behind the other.
  private static func collection(_ fonts: [[UInt8]]) -> [UInt8] {
    var header: [UInt8] = Array("ttcf".utf8)
    header += 0x1_0000.bigEndianBytes(4) + fonts.count.bigEndianBytes(4)
    var content: [UInt8] = []
    for font in fonts {
      let start = 12 + 4 * fonts.count + content.count
      header += start.bigEndianBytes(4)
      var moved = font
      for record in 0..<Int(font[5]) {
        let place = 12 + 16 * record + 8
        let offset: Int = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        moved.replaceSubrange(place..<place + 4, with: (start + offset).bigEndianBytes(4))
      }
      content += moved
    }
    return header + content
  }

  /// A collection that breaks off has the faces whose tables are all there.
  ///
  /// Behind the last table of its fonts are two bytes.
  @Test(arguments: [(2, true), (3, false)])
  func everyFaceHasItsTables(_ cut: Int, _ isWhole: Bool) throws {
    let font = Array(try AlteredFont.test("Layers.ttf").data)
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "two.ttc").path
    let bytes = Self.collection([font, font]).dropLast(cut)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(try FontFace(path: path, index: 0).covers("A"))
    if isWhole {
      #expect(try FontFace(path: path, index: 1).covers("A"))
    } else {
      #expect(throws: FontError.notAFont(path: path)) { try FontFace(path: path, index: 1) }
    }
  }

  /// Programs that draw glyphs, and pictures made of others, are those of the face: one has short programs and plain
  /// pictures, the other one neither.
  @Test(arguments: [0, 1]) func everyFaceHasItsProgramsAndPictures(_ plain: Int) throws {
    let kinds: [(program: [UInt8], format: Int)] = [([14], 1), ([29, 14], 8)]
    var fonts: [[UInt8]] = []
    for (program, format) in plain == 0 ? kinds : kinds.reversed() {
      let font = try AlteredFont.test("Layers.ttf")
      font.rename("COLR", to: "CFF ")
      font.rename("CPAL", to: "EBLC")
      font.replace("CFF ", with: Data(OutlineTable.first([program])))
      font.replace("EBLC", with: .places(ofPicturesOf: [1, format]))
      fonts.append(Array(font.data))
    }
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "two.ttc").path
    try Data(Self.collection(fonts)).write(to: URL(fileURLWithPath: path))
    for index in 0...1 {
      let face = try FontFace(path: path, index: index)
      #expect(face.isDrawnInFewSteps(0) == (index == plain), "\(index)")
      #expect(face.hasComposedPictures == (index != plain), "\(index)")
    }
  }

  /// Expects how wide A is in a face's first font and in one that is made anew, for more plans than one font has.
  private func expectWidth(_ width: hb_position_t, of face: FontFace) throws {
    let glyph = try #require(face.nominalGlyph(0x41))
    let fonts = (0...64).map { number in
      let feature = hb_feature_t(tag: 0x6161_6161, value: UInt32(number), start: 0, end: .max)
      return face.shapingFont(
        for: PlanKey(
          script: HB_SCRIPT_LATIN,
          isRightToLeft: false,
          language: nil,
          features: [feature]
        )
      )
    }
    #expect(fonts[0] !== fonts[64])
    for font in [fonts[0], fonts[64]] {
      #expect(hb_font_get_glyph_h_advance(font.font, glyph) == width)
    }
  }

  /// A font of more plans is of the same face: A of the second one is 700 units wide, and 600 of the first.
  @Test func fontsOfMorePlansAreOfTheFace() throws {
    let path = TestFiles.directory.appending(path: "Fonts/Collection.ttc").path
    try expectWidth(700, of: try FontFace(path: path, index: 1))
  }

  /// It stands at the same place on the face's axes, too: A of the heaviest is 701 units wide, and 600 of the usual one.
  @Test func fontsOfMorePlansAreAtThePlace() throws {
    let path = TestFiles.directory.appending(path: "Fonts/Variable.ttf").path
    try expectWidth(701, of: try FontFace(path: path, variations: [FontVariation(.weight, 900)]))
  }
}
