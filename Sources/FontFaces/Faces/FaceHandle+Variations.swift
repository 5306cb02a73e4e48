import CHarfBuzz
import UnicodeText

extension FaceHandle {
  /// The parts of regions, one for each of their axes, that the changes of all advances are added up from.
  private static let mostParts = 50_000_000

  /// The font's axes from -1 to 1 in 1/16384, after `avar`; empty at the default place.
  var normalizedCoordinates: [Double] {
    var count: UInt32 = 0
    guard let values = hb_font_get_var_coords_normalized(font, &count) else { return [] }
    let coordinates = (0..<Int(count)).map { Double(values[$0]) / 16384 }
    return coordinates.allSatisfy { $0 == 0 } ? [] : coordinates
  }

  /// HarfBuzz's advance of a glyph, in font units.
  ///
  /// Away from the default place it may take memory, where the font has no table of advances there (`HVAR`).
  func advance(of glyph: UInt32) -> Int32 {
    guard !axes.isEmpty else { return hb_font_get_glyph_h_advance(font, glyph) }
    return MemoryShortage.trapping { hb_font_get_glyph_h_advance(font, glyph) }
  }

  /// For each glyph what its advance has beyond HarfBuzz's, which is rounded to whole units; `nil`
  /// where nothing is rounded.
  ///
  /// Core Text does not round: the advances that were measured of iOS's own variable font are
  /// fractional between its masters.
  /// - Returns: these, and whether HarfBuzz takes every advance from the font's tables of them; ``problemOfMovedAdvances(of:)``
  ///   looks at those that it does not.
  /// - Throws: ``FontError`` where a change makes a glyph narrower than nothing, or wider than HarfBuzz tells, which
  ///   keeps the lower two bytes of an advance; or where there are too many changes to be looked at.
  /// - Complexity: linear in the number of glyphs.
  func advanceFractions() throws(FontError) -> (fractions: [Double]?, areTold: Bool) {
    let coordinates = normalizedCoordinates
    guard !coordinates.isEmpty else { return (nil, true) }
    let (table, unvaried) = MemoryShortage.trapping {
      (hb_face_reference_table(face, OpenTypeTag(known: "HVAR").number), hb_font_create(face))
    }
    defer {
      hb_blob_destroy(table)
      hb_font_destroy(unvaried)
    }
    guard
      let variations = AdvanceVariations(
        table: UnsafeRawBufferPointer(table: table),
        coordinates: coordinates
      )
    else { return (nil, false) }
    let glyphCount = Int(hb_face_get_glyph_count(face))
    // HarfBuzz goes through the axes of every region anew for each glyph. No font that draws letters
    // comes near this; a hostile one shall not take minutes, nor be wider than is told. Each factor has 16 bits.
    let parts = glyphCount * variations.greatestRegionCount * max(1, variations.axisCount)
    guard parts <= Self.mostParts else { throw FontError.tooManyChanges(path: file.path) }
    var fractions: [Double] = []
    fractions.reserveCapacity(glyphCount)
    var areTold = true
    for index in 0..<glyphCount {
      let glyph = UInt32(index)
      let advance = hb_font_get_glyph_h_advance(font, glyph)
      let whole = advance - hb_font_get_glyph_h_advance(unvaried, glyph)
      let change = variations.delta(ofGlyph: index)
      let rest = change.map { $0 - Double(whole) } ?? 0
      guard abs(rest) >= 1 else {
        if change == nil, whole != 0 { areTold = false }
        if advance < 0 { throw FontError.tooNarrow(path: file.path) }
        fractions.append(FineUnits.round(rest))
        continue
      }
      // What is missing are the upper bytes; or HarfBuzz does not take what the table says.
      if abs(rest.remainder(dividingBy: 65_536)) < 1 {
        throw rest > 0 ? FontError.tooWide(path: file.path) : .tooNarrow(path: file.path)
      }
      areTold = false
      fractions.append(0)
    }
    return (fractions, areTold)
  }

  /// What is wrong with the advances of glyphs that a text is set in, where no table tells them: as HarfBuzz moves their
  /// points, they come out wider than it tells, or narrower than nothing.
  ///
  /// Each glyph is looked at once: all of a font would take too long.
  /// - Complexity: linear in the glyphs that are new, and their changes.
  func problemOfMovedAdvances(of glyphs: some Sequence<UInt32>) -> FontError? {
    let new = glyphsLookedAt.withLock { known in glyphs.filter { known.insert($0).inserted } }
    guard !new.isEmpty else { return nil }
    let unvaried = MemoryShortage.trapping { hb_font_create(face) }
    defer { hb_font_destroy(unvaried) }
    return VariedGlyphs.reading(of: face) { varied in
      guard let varied else { return nil }
      let moved = MovedAdvances(varied, at: normalizedCoordinates)
      for glyph in new {
        let advance = moved.advance(of: Int(glyph)) { glyph in
          Double(hb_font_get_glyph_h_advance(unvaried, UInt32(glyph)))
        }
        if advance.rounded() < 0 { return .tooNarrow(path: file.path) }
        if advance.rounded() > Double(Int16.max) { return .tooWide(path: file.path) }
      }
      return nil
    }
  }
}

extension FontFace {
  /// Looks at the advances of glyphs that a text is set in, where no table tells them, and notes the face where HarfBuzz tells
  /// others (``OvergrownFonts``).
  package func lookAtAdvances(of glyphs: some Sequence<UInt32>) {
    if let problem = handle.problemOfMovedAdvances(of: glyphs) { OvergrownFonts.note(problem) }
  }
}

extension FontTables {
  /// Whether a face has no more to be read for its places on the axes than is taken: see
  /// ``OutlineBlends`` and ``VariationSets``.
  /// - Complexity: linear in the sets of changes.
  func haveFewChanges(face index: Int) -> Bool {
    let kinds: [(tag: OpenTypeTag, kind: VariationSets.Kind)] = [
      (OpenTypeTag(known: "MVAR"), .measures), (OpenTypeTag(known: "HVAR"), .advances),
      (OpenTypeTag(known: "VVAR"), .advances),
    ]
    return tables(named: OpenTypeTag(known: "CFF2"), face: index)
      .allSatisfy { OutlineBlends($0).areFew() }
      && kinds.allSatisfy { tag, kind in
        tables(named: tag, face: index)
          .allSatisfy { !VariationSets($0, of: kind).lieOverEachOther() }
      }
  }
}

extension ShapingFont {
  /// Whether no glyph takes more steps to be moved to a place on the axes than are taken: see
  /// ``GlyphChanges``.
  ///
  /// Steps for outlines in `CFF2` are asked for before FreeType opens the face.
  /// - Complexity: linear in the glyphs and their parts.
  func movesGlyphsInFewSteps() -> Bool {
    let glyphCount = Int(hb_face_get_glyph_count(face))
    return VariedGlyphs.reading(of: face) { varied in
      varied.map { GlyphChanges($0, glyphCount: glyphCount).areFew() } ?? true
    }
  }
}

extension VariedGlyphs {
  /// Lends the tables of a face to `read`, or `nil` where none of its glyphs changes.
  fileprivate static func reading<Answer>(of face: OpaquePointer, _ read: (VariedGlyphs?) -> Answer)
    -> Answer
  {
    let tags: [OpenTypeTag] = [
      OpenTypeTag(known: "gvar"), OpenTypeTag(known: "glyf"), OpenTypeTag(known: "loca"),
      OpenTypeTag(known: "head"),
    ]
    let tables = MemoryShortage.trapping { tags.map { hb_face_reference_table(face, $0.number) } }
    defer { for table in tables { hb_blob_destroy(table) } }
    let bytes = tables.map { UnsafeRawBufferPointer(table: $0) }
    return read(
      VariedGlyphs(changes: bytes[0], outlines: bytes[1], places: bytes[2], header: bytes[3])
    )
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes of a font's table, as long as that is held.
  init(table: OpaquePointer?) {
    var length: UInt32 = 0
    let data = hb_blob_get_data(table, &length)
    self.init(start: data, count: Int(length))
  }
}
