import CFreeType
import FontFaces
import UnicodeText

/// Reads glyphs from a face through FreeType: outlines in font units, never hinted; bitmaps in
/// their colours.
///
/// All of FreeType's pointers stay in this file, inside the face's lock.
enum GlyphLoader {
  /// What the face draws for a glyph; an empty outline where it has nothing to show.
  static func load(
    _ glyph: UInt32,
    from face: FontFace,
    synthesis: SyntheticStyle
  ) -> GlyphDrawing {
    guard face.isDrawnInFewSteps(glyph) else { return .outline(GlyphOutline()) }
    let drawing: GlyphDrawing? = face.withFreeTypeFace { freeTypeFace in
      guard hasFewParts(glyph, in: freeTypeFace) else { return .outline(GlyphOutline()) }
      if FontFace.drawsPictures(freeTypeFace), !face.hasManyTextsInPictures,
        !face.hasComposedPictures, let image = image(of: glyph, in: freeTypeFace)
      {
        return .image(image)
      }
      return .outline(outline(of: glyph, in: freeTypeFace, synthesis: synthesis))
    }
    return drawing ?? .outline(GlyphOutline())
  }

  // MARK: - Parts

  /// The most parts, and parts of parts, of a glyph, itself among them: fifty times as many as fonts have.
  ///
  /// FreeType loads a part as often as it is named: a font of two kilobytes may name one a thousand million times.
  static let mostParts = 1 << 10

  /// The most points of a glyph with its parts: more than any version of FreeType draws of one, which a part of a few
  /// bytes may have half of.
  private static let mostPoints = 1 << 16

  /// Whether a glyph is made of no more parts than are loaded, nor of more points.
  private static func hasFewParts(_ glyph: UInt32, in face: FT_Face) -> Bool {
    // Neither scaled nor hinted, and no bitmap.
    let flags = Int32(FT_LOAD_NO_RECURSE)
    var count = 1
    var pointCount = 0
    var waiting = [glyph]
    while let next = waiting.popLast() {
      guard FT_Load_Glyph(face, next, flags) == 0, let slot = face.pointee.glyph else {
        // What is no outline may be a bitmap; of a glyph with such a part FreeType loads nothing.
        return count == 1
      }
      guard slot.pointee.format == FT_GLYPH_FORMAT_COMPOSITE else {
        pointCount += Int(slot.pointee.outline.n_points)
        guard pointCount <= mostPoints else { return false }
        continue
      }
      let partCount = slot.pointee.num_subglyphs
      count += Int(partCount)
      guard count <= mostParts else { return false }
      for place in 0..<partCount {
        var part: FT_Int = 0
        var partFlags: FT_UInt = 0
        var (first, second): (FT_Int, FT_Int) = (0, 0)
        var map = FT_Matrix()
        let failure =
          FT_Get_SubGlyph_Info(slot, place, &part, &partFlags, &first, &second, &map)
        if failure == 0 { waiting.append(UInt32(bitPattern: part)) }
      }
    }
    return true
  }

  // MARK: - Outlines

  /// FreeType rounds what it emboldens to whole units; these are a fine part of a font unit.
  private static let fineUnits = 64

  private static func outline(
    of glyph: UInt32,
    in face: FT_Face,
    synthesis: SyntheticStyle
  ) -> GlyphOutline {
    // What is not scaled is not hinted, and no bitmap.
    let flags = Int32(FT_LOAD_NO_SCALE)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return GlyphOutline() }

    if synthesis.isEmboldened {
      let em = Double(face.pointee.units_per_EM) * Double(fineUnits)
      embolden(&slot.pointee.outline, by: synthesis.emboldening * em)
    }

    // A contour that breaks off is a damaged font: show nothing rather than a part of it.
    guard let outline = contours(of: &slot.pointee.outline) else { return GlyphOutline() }
    guard synthesis != .none else { return outline }
    let scale: Float = synthesis.isEmboldened ? 1 / Float(fineUnits) : 1
    // Not scaled, the slot tells the advance in font units.
    let own = Float(slot.pointee.advance.x)
    guard let pitch = synthesis.pitch.map({ Float($0) * Float(face.pointee.units_per_EM) }), own > 0
    else {
      return outline.transformed(scale: [scale, scale], shift: 0, slope: Float(synthesis.slope))
    }
    let condensing = min(1, pitch / own)
    return outline.transformed(
      scale: [scale * condensing, scale],
      shift: (pitch - own * condensing) / 2,
      slope: Float(synthesis.slope)
    )
  }

  /// The contours of an outline of FreeType's; nil where one breaks off.
  static func contours(of source: inout FT_Outline) -> GlyphOutline? {
    var outline = GlyphOutline()
    var steps = FT_Outline_Funcs()
    steps.move_to = { to, outline in
      GlyphLoader.extend(outline, with: to) { $0.move(to: $1) }
    }
    steps.line_to = { to, outline in
      GlyphLoader.extend(outline, with: to) { $0.line(to: $1) }
    }
    steps.conic_to = { control, to, outline in
      guard let control else { return 1 }
      let point = GlyphLoader.point(control)
      return GlyphLoader.extend(outline, with: to) { $0.curve(control: point, to: $1) }
    }
    steps.cubic_to = { control1, control2, to, outline in
      guard let control1, let control2 else { return 1 }
      let (first, second) = (GlyphLoader.point(control1), GlyphLoader.point(control2))
      return GlyphLoader.extend(outline, with: to) {
        $0.curve(control1: first, control2: second, to: $1)
      }
    }
    let failure = withUnsafeMutablePointer(to: &outline) { target in
      FT_Outline_Decompose(&source, &steps, target)
    }
    guard failure == 0 else { return nil }
    outline.close()
    return outline
  }

  /// Makes an outline in font units one in fine units with strokes heavier by some of them.
  private static func embolden(_ outline: inout FT_Outline, by strength: Double) {
    let scale = FT_Fixed(fineUnits) << 16
    var enlarging = FT_Matrix(xx: scale, xy: 0, yx: 0, yy: scale)
    FT_Outline_Transform(&outline, &enlarging)
    FT_Outline_Embolden(&outline, FT_Pos(strength.rounded()))
  }

  /// One callback of FreeType's: adds a step to the outline behind `target`; 0 means "go on".
  private static func extend(
    _ target: UnsafeMutableRawPointer?,
    with end: UnsafePointer<FT_Vector>?,
    _ step: (inout GlyphOutline, SIMD2<Float>) -> Void
  ) -> Int32 {
    guard let target, let end else { return 1 }
    step(&target.assumingMemoryBound(to: GlyphOutline.self).pointee, point(end))
    return 0
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>) -> SIMD2<Float> {
    SIMD2(Float(vector.pointee.x), Float(vector.pointee.y))
  }

  // MARK: - Bitmaps

  /// The most pixels of a glyph's bitmap, those of 512 by 512.
  ///
  /// Three times as many a side as those of emoji fonts have, and more than a widget shows. A font of a few kilobytes
  /// may claim a thousand million.
  static let mostPixels = 1 << 18

  /// The glyph from the face's largest set of bitmaps; nil where that has none, or one of too many pixels.
  private static func image(of glyph: UInt32, in face: FT_Face) -> GlyphImage? {
    guard let sizes = face.pointee.available_sizes else { return nil }
    let count = Int(face.pointee.num_fixed_sizes)
    guard let largest = (0..<count).max(by: { sizes[$0].y_ppem < sizes[$1].y_ppem }) else {
      return nil
    }
    let pixelsPerEm = Double(sizes[largest].y_ppem) / 64
    // FreeType leaves PNG to libpng, which has its memory from elsewhere.
    func load(_ flags: Int = 0) -> FT_Error {
      MemoryShortage.trapping { FT_Load_Glyph(face, glyph, Int32(FT_LOAD_COLOR) | Int32(flags)) }
    }
    // How large it is, before there is room for it.
    guard pixelsPerEm > 0, FT_Select_Size(face, FT_Int(largest)) == 0,
      load(FT_LOAD_BITMAP_METRICS_ONLY) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      Int(slot.pointee.bitmap.width) * Int(slot.pointee.bitmap.rows) <= mostPixels, load() == 0,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      let pixels = words(of: slot.pointee.bitmap)
    else { return nil }
    return GlyphImage(
      width: Int(slot.pointee.bitmap.width),
      height: Int(slot.pointee.bitmap.rows),
      pixels: pixels,
      left: Int(slot.pointee.bitmap_left),
      top: Int(slot.pointee.bitmap_top),
      pixelsPerEm: pixelsPerEm
    )
  }

  /// The bitmap as premultiplied ARGB words; nil for a pixel mode that fonts do not use for
  /// glyphs.
  static func words(of bitmap: FT_Bitmap) -> [UInt32]? {
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    guard width > 0, height > 0, let buffer = bitmap.buffer else { return nil }
    // With a negative pitch the rows are stored from the bottom up, and `buffer` is the lowest one.
    let top = pitch < 0 ? buffer - pitch * (height - 1) : buffer
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = top + y * pitch
      for x in 0..<width {
        switch UInt32(bitmap.pixel_mode) {
        case FT_PIXEL_MODE_BGRA.rawValue:
          let pixel = row + 4 * x
          let (blue, green, red) = (UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]))
          pixels.append(UInt32(pixel[3]) << 24 | red << 16 | green << 8 | blue)
        case FT_PIXEL_MODE_GRAY.rawValue:
          pixels.append(Bitmap.white(coverage: row[x]))
        case FT_PIXEL_MODE_MONO.rawValue:
          pixels.append(Bitmap.white(coverage: row[x / 8] & (0x80 >> (x % 8)) == 0 ? 0 : 255))
        default:
          return nil
        }
      }
    }
    return pixels
  }
}
