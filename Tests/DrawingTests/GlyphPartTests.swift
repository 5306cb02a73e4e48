import CFreeType
import FontFaces
import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Glyphs that are made of other glyphs, and of contours.
@Suite struct GlyphPartTests {
  /// A glyph of other glyphs, all of them at its own place.
  private func composite(of part: Int, _ count: Int) -> [UInt8] {
    var bytes = [-1, 0, 0, 0, 0].flatMap { $0.bigEndianBytes(2) }
    for place in 0..<count {
      // Its place is an offset; after all but the last there are more.
      let flags = place < count - 1 ? 0x22 : 0x02
      bytes += flags.bigEndianBytes(2) + part.bigEndianBytes(2) + [0, 0]
    }
    return bytes
  }

  /// `Layers.ttf`, whose A is so many of its B, and whose B is so many of its fifth glyph, or has an
  /// outline of its own.
  /// - Parameter fifth: that glyph in place of the font's own.
  private func font(_ outer: Int, _ inner: Int, fifth: [UInt8]? = nil) throws -> AlteredFont {
    let font = try AlteredFont.test("Layers.ttf")
    let glyf = [UInt8](try #require(font.table("glyf")))
    let loca = [UInt8](try #require(font.table("loca")))
    let starts = stride(from: 0, to: loca.count, by: 2).map {
      2 * (Int(loca[$0]) << 8 | Int(loca[$0 + 1]))
    }
    var glyphs = zip(starts, starts.dropFirst()).map { Array(glyf[$0..<$1]) }
    glyphs[2] = composite(of: 3, outer)
    if inner > 0 { glyphs[3] = composite(of: 5, inner) }
    if let fifth { glyphs[5] = fifth }
    var ends = [0]
    for glyph in glyphs { ends.append((ends.last ?? 0) + glyph.count) }
    font.replace("loca", with: Data(ends.flatMap { ($0 / 2).bigEndianBytes(2) }))
    font.replace("glyf", with: Data(glyphs.joined()))
    // The depth of parts that the font says it has.
    font.set(9, at: 30, of: "maxp")
    return font
  }

  /// A face behind the first of a collection draws glyphs of its own: those of the second one are 100 units wider.
  @Test(arguments: [(0, 550), (1, 650)] as [(Int, Float)])
  func everyFaceDrawsItsOwnGlyphs(_ index: Int, _ right: Float) throws {
    let path = TestFiles.directory.appending(path: "Fonts/Collection.ttc").path
    let face = try FontFace(path: path, index: index)
    let glyph = try #require(face.nominalGlyph(0x41))
    let drawing = GlyphLoader.load(glyph, from: face, synthesis: .none)
    guard case .outline(let outline) = drawing else {
      Issue.record("no outline")
      return
    }
    #expect(outline.points.map(\.x).max() == right)
  }

  /// A thousand parts are drawn, and no more: each level could double them.
  @Test(arguments: [
    (1, 0, true), (1_023, 0, true), (1_024, 0, false), (33, 30, true), (33, 31, false),
  ])
  func partsHaveABound(_ outer: Int, _ inner: Int, _ isDrawn: Bool) throws {
    let font = try font(outer, inner)
    let face = try FontFace(path: try font.write("Parts.ttf"))
    for (letter, isDrawn) in [(0x41 as UInt32, isDrawn), (0x42, true)] {
      let glyph = try #require(face.nominalGlyph(letter))
      let drawing = GlyphLoader.load(glyph, from: face, synthesis: .none)
      guard case .outline(let outline) = drawing else {
        Issue.record("no outline")
        return
      }
      #expect(outline.isEmpty != isDrawn)
    }
    #expect(GlyphLoader.mostParts == 1_024)
  }

  /// A glyph that is a part of itself shows nothing.
  @Test func aPartOfItselfIsNone() throws {
    let font = try font(1, 0)
    let glyf = [UInt8](try #require(font.table("glyf")))
    let part = composite(of: 3, 1)
    let start = try #require(glyf.indices.first { glyf[$0...].starts(with: part) })
    font.set(2, at: start + 12, of: "glyf")
    let face = try FontFace(path: try font.write("Around.ttf"))
    let glyph = try #require(face.nominalGlyph(0x41))
    let drawing = GlyphLoader.load(glyph, from: face, synthesis: .none)
    guard case .outline(let outline) = drawing else {
      Issue.record("no outline")
      return
    }
    #expect(glyph == 2 && outline.isEmpty)
  }

  /// A contour of so many points, all of them at the glyph's origin: two bytes for 256 of them.
  private func outline(_ pointCount: Int) -> [UInt8] {
    var bytes = [1, 0, 0, 0, 0, pointCount - 1, 0].flatMap { $0.bigEndianBytes(2) }
    for first in stride(from: 0, to: pointCount, by: 256) {
      // On the curve, as often as is said behind it, and no farther than the last.
      bytes += [0x39, UInt8(min(pointCount - first, 256) - 1)]
    }
    return bytes
  }

  /// Parts of very many points are not loaded one after the other: five hundred of them took a fortieth of a second for
  /// each letter, so that these would take more than a minute.
  @Test func pointsHaveABound() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      try GlyphPartTests().loadGlyphsOfManyPoints()
    }
  }

  private func loadGlyphsOfManyPoints() throws {
    for (outer, isDrawn) in [(1, true), (500, false)] {
      let font = try font(outer, 1, fifth: outline(30_000))
      let face = try FontFace(path: try font.write("Points.ttf"))
      let glyph = try #require(face.nominalGlyph(0x41))
      for _ in 0..<(isDrawn ? 1 : 4_000) {
        let drawing = GlyphLoader.load(glyph, from: face, synthesis: .none)
        guard case .outline(let outline) = drawing else {
          Issue.record("no outline")
          return
        }
        #expect(outline.isEmpty != isDrawn)
      }
    }
  }

  /// Programs name parts that name parts: of these each took FreeType a third of a second, and a hundred of them more
  /// than a minute.
  @Test func programsHaveABound() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      try GlyphPartTests().loadProgramsOfManySteps()
    }
  }

  private func loadProgramsOfManySteps() throws {
    for (levels, isDrawn) in [(1, true), (9, false)] {
      func calls(of part: Int) -> [UInt8] {
        (0..<20).flatMap { _ in [UInt8(32 + part), 29] }
      }
      var parts = (1..<levels).map { calls(of: $0) }
      // A point, and lines to two others; or points alone, of which FreeType keeps none that it could have too many of.
      let lines: [UInt8] = [140, 140, 21, 140, 150, 5, 150, 140, 5]
      let points: [UInt8] = [140, 140, 21, 140, 140, 21, 140, 140, 21]
      parts.append(isDrawn ? lines : points)
      let font = try AlteredFont.test("Layers.ttf")
      font.mark(as: "OTTO")
      font.rename("glyf", to: "CFF ")
      font.replace("loca", with: nil)
      font.replace("COLR", with: nil)
      let programs = [[UInt8]](repeating: calls(of: 0) + [14], count: 7)
      font.replace("CFF ", with: Data(OutlineTable.first(programs, parts: parts)))
      let face = try FontFace(path: try font.write("Programs.otf"))
      let glyph = try #require(face.nominalGlyph(0x41))
      #expect(face.isDrawnInFewSteps(glyph) == isDrawn)
      for _ in 0..<(isDrawn ? 1 : 200) {
        let drawing = GlyphLoader.load(glyph, from: face, synthesis: .none)
        guard case .outline(let outline) = drawing else {
          Issue.record("no outline")
          return
        }
        #expect(outline.isEmpty != isDrawn)
      }
    }
  }
  /// What is drawn of points of such kinds: 1 on the contour, 0 beside a quadratic curve, 2 beside a cubic one.
  /// - Parameter ends: the point that each contour ends with.
  private func contours(_ kinds: [Int], endingWith ends: [Int]) -> GlyphOutline? {
    // Which numbers these are is another matter in each version of FreeType.
    func room<Number: FixedWidthInteger>(_ numbers: [Int]) -> UnsafeMutablePointer<Number> {
      let start = UnsafeMutablePointer<Number>.allocate(capacity: numbers.count)
      for (index, number) in numbers.enumerated() {
        (start + index).initialize(to: numericCast(number))
      }
      return start
    }
    let points = UnsafeMutablePointer<FT_Vector>.allocate(capacity: kinds.count)
    for index in kinds.indices {
      (points + index).initialize(to: FT_Vector(x: FT_Pos(10 * index), y: FT_Pos(index * index)))
    }
    var outline = FT_Outline()
    outline.n_contours = numericCast(ends.count)
    outline.n_points = numericCast(kinds.count)
    outline.points = points
    outline.tags = room(kinds)
    outline.contours = room(ends)
    defer {
      points.deallocate()
      outline.tags?.deallocate()
      outline.contours?.deallocate()
    }
    return GlyphLoader.contours(of: &outline)
  }

  /// Where a contour breaks off nothing is shown, also of those before it: a cubic curve has two points beside it.
  @Test func contoursThatBreakOffLeaveNothing() {
    let triangle: [GlyphOutline.Verb] = [.move, .line, .line, .line, .close]
    let drop: [GlyphOutline.Verb] = [.move, .curve, .close]
    #expect(contours([1, 1, 1], endingWith: [2])?.verbs == triangle)
    #expect(contours([1, 2, 2], endingWith: [2])?.verbs == drop)
    #expect(contours([1, 0], endingWith: [1])?.verbs == drop)
    #expect(contours([1, 1, 1, 1, 2, 2], endingWith: [2, 5])?.verbs == triangle + drop)
    let broken = [
      ([1, 2, 1], [2]), ([1, 2], [1]), ([2, 2, 1], [2]), ([1, 1, 1, 1, 2, 1], [2, 5]),
      ([1, 2, 1, 1, 1, 1], [2, 5]),
    ]
    for (kinds, ends) in broken {
      #expect(contours(kinds, endingWith: ends) == nil, "\(kinds)")
    }
  }
}
