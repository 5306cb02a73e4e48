import CFreeType
import CHarfBuzz
import UnicodeText

/// A font file as HarfBuzz and FreeType read it.
///
/// Shared by all faces and instances that are opened of it; any thread.
final class FontFile: @unchecked Sendable {
  private let content: MappedFile
  let blob: OpaquePointer
  /// The file as it was named.
  let path: String

  var bytes: UnsafeBufferPointer<UInt8> { content.bytes }

  /// A font of the user's own, which is read: another program may write into it meanwhile.
  convenience init(path: String) throws(FontError) {
    // Half a gigabyte that is no font is not read.
    try FontFile.check(MappedFile.format(ofFont: path), of: path)
    try self.init(FontContents.shared(MappedFile(readingFont: path)), named: path)
  }

  /// A bundled font.
  convenience init(_ file: MappedFile) throws(FontError) {
    try self.init(file, named: file.path)
  }

  private init(_ content: MappedFile, named path: String) throws(FontError) {
    try FontFile.check(FontFormat(of: content.bytes), of: path)
    if let suitcase = FontSuitcase(content.bytes) {
      if suitcase.holdsPostScript { throw FontError.notOpenType(path: path) }
      if suitcase.fonts.isEmpty { throw FontError.notAFont(path: path) }
      if suitcase.fonts.contains(where: { FontFormat(of: content.bytes.dropFirst($0)) == .packed })
      {
        throw FontError.packed(path: path)
      }
    }
    let blob = content.bytes.withMemoryRebound(to: CChar.self) { bytes in
      hb_blob_create_or_fail(
        bytes.baseAddress,
        UInt32(bytes.count),
        HB_MEMORY_MODE_READONLY,
        nil,
        nil
      )
    }
    guard let blob else {
      throw FontError.unreadable(path: path, reason: "there is no memory for it")
    }
    self.content = content
    self.path = path
    self.blob = blob
  }

  deinit { hb_blob_destroy(blob) }

  /// Refuses all but fonts of tables.
  ///
  /// FreeType would unpack fonts, or read those of other kinds whole, before HarfBuzz refuses them, or not, as it
  /// was built: it is not asked, and they are refused alike everywhere.
  private static func check(_ format: FontFormat, of path: String) throws(FontError) {
    switch format {
    case .tables: break
    case .packed: throw FontError.packed(path: path)
    case .withoutTables: throw FontError.notOpenType(path: path)
    case .unknown: throw FontError.notAFont(path: path)
    }
  }
}

/// The C objects behind one face.
///
/// HarfBuzz's objects are made immutable and may be read by any number of threads at once.
/// FreeType's face may not; it is lent out under a lock.
final class FaceHandle: @unchecked Sendable {
  private let unshaped: ShapingFont
  private let shapingFonts: ShapingFonts
  /// The file, which lives as long as the handle.
  let file: FontFile
  let description: FaceDescription
  /// The place on each axis; HarfBuzz and FreeType are both set to it.
  let coordinates: [Double]

  /// FreeType's face, under its lock; `nil` where it is not open yet.
  private struct LentFace: @unchecked Sendable {
    var pointer: FT_Face?
  }

  private let freeTypeFace: Locked<LentFace>
  private let index: Int
  private let lazyPrograms = Lazy<[OutlinePrograms]?>()
  private let lazyHasManyTexts = Lazy<Bool>()
  /// Those whose advances were looked at as a text was set in them.
  let glyphsLookedAt = Locked<Set<UInt32>>([])
  private let lazyHasComposedPictures = Lazy<Bool>()

  /// Opens a face of a file.
  /// - Parameters:
  ///   - isChecked: whether the file is known to be one that FreeType can open, which then does so
  ///     only for drawing.
  ///   - known: what the font says of the face, where that was read; `nil` to read it.
  ///   - coordinates: the place on each of the face's axes, given these.
  init(
    _ file: FontFile,
    index: Int,
    isChecked: Bool,
    description known: FaceDescription?,
    coordinates: ([FontAxis]) throws(FontError) -> [Double]
  ) throws(FontError) {
    let tables = FontTables(bytes: file.bytes)
    // FreeType reads all of these as it opens a face or goes to a place on its axes.
    if !isChecked, !tables.haveFewChanges(face: index) {
      throw FontError.tooManyChanges(path: file.path)
    }
    let freeTypeFace = isChecked ? nil : try FreeTypeLibrary.openFace(file, index: index)
    func close() {
      if let freeTypeFace { FreeTypeLibrary.closeFace(freeTypeFace) }
    }
    guard tables.areWhole(face: index) else {
      close()
      throw FontError.notAFont(path: file.path)
    }
    guard let font = ShapingFont(file, index: index) else {
      close()
      throw FontError.notOpenType(path: file.path)
    }
    let description = known ?? FaceDescription(font.face)
    // What is known of a face was read when it was first opened, and this was asked.
    if known == nil, !description.axes.isEmpty, !font.movesGlyphsInFewSteps() {
      close()
      throw FontError.tooManyChanges(path: file.path)
    }
    if known == nil, !isChecked, let problem = font.problemOfAdvances(path: file.path) {
      close()
      throw problem
    }
    let place: [Double]
    do throws(FontError) {
      place = try coordinates(description.axes)
    } catch {
      close()
      throw error
    }
    font.settle(at: place)
    if let freeTypeFace { FreeTypeLibrary.settle(freeTypeFace, at: place) }
    self.freeTypeFace = Locked(LentFace(pointer: freeTypeFace))
    self.file = file
    self.index = index
    self.description = description
    self.coordinates = place
    unshaped = font
    shapingFonts = ShapingFonts(font) {
      guard let next = ShapingFont(file, index: index) else { return nil }
      next.settle(at: place)
      return next
    }
  }

  /// The axes of a variable font; empty for any other.
  var axes: [FontAxis] { description.axes }

  /// The face's tables as HarfBuzz reads them.
  var face: OpaquePointer { unshaped.face }

  /// The font for questions other than shaping.
  var font: OpaquePointer { unshaped.font }

  /// The font to shape with.
  func font(for key: PlanKey) -> ShapingFont { shapingFonts.font(for: key) }

  deinit {
    freeTypeFace.withLock { if let face = $0.pointer { FreeTypeLibrary.closeFace(face) } }
  }

  /// Lends FreeType's face, for drawing.
  ///
  /// The caller sets the size it needs and keeps no pointer.
  /// - Returns: `nil` where a bundled font's outlines are damaged so that FreeType cannot open it.
  func withFreeTypeFace<Result: Sendable, Failure>(
    _ body: (FT_Face) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try freeTypeFace.withLock { lent throws(Failure) in
      if lent.pointer == nil { lent.pointer = openFreeTypeFace() }
      guard let face = lent.pointer else { return nil }
      return try body(face)
    }
  }

  /// The programs that draw glyphs, of each table that may hold them; `nil` where one is not as those of fonts are.
  var outlinePrograms: [OutlinePrograms]? {
    lazyPrograms.value {
      let tables = FontTables(bytes: file.bytes)
      let first = tables.tables(named: OpenTypeTag(known: "CFF "), face: index)
      let second = tables.tables(named: OpenTypeTag(known: "CFF2"), face: index)
      let programs: [OutlinePrograms?] =
        first.map { OutlinePrograms($0, isSecond: false) }
        + second.map { OutlinePrograms($0, isSecond: true) }
      // Without it FreeType numbers glyphs otherwise.
      return programs.isEmpty || hasHeader ? programs.all() : nil
    }
  }

  /// Whether glyphs are pictures that are made of others.
  var hasComposedPictures: Bool {
    lazyHasComposedPictures.value {
      let tags = [
        OpenTypeTag(known: "CBLC"), OpenTypeTag(known: "EBLC"), OpenTypeTag(known: "bloc"),
      ]
      let tables = FontTables(bytes: file.bytes)
      return tags.flatMap { tables.tables(named: $0, face: index) }
        .contains { EmbeddedPictures.areComposed($0) }
    }
  }

  private var hasHeader: Bool {
    let table = MemoryShortage.trapping {
      hb_face_reference_table(face, OpenTypeTag(known: "head").number)
    }
    defer { hb_blob_destroy(table) }
    return !UnsafeRawBufferPointer(table: table).isEmpty
  }

  private func openFreeTypeFace() -> FT_Face? {
    let face = try? FreeTypeLibrary.openFace(file, index: index)
    if let face { FreeTypeLibrary.settle(face, at: coordinates) }
    return face
  }
}

extension ShapingFont {
  /// What is wrong with the advances in the face's table of them; `nil` where nothing is.
  ///
  /// HarfBuzz sets glyphs whose advances are missing without any, or half an em wide. And it takes an advance for a number of two
  /// bytes with a sign: what is wider would be narrower than nothing. What changes along a variable font's axes is
  /// looked at where it is set to a place on them.
  /// - Complexity: linear in the glyphs.
  fileprivate func problemOfAdvances(path: String) -> FontError? {
    let tags = [OpenTypeTag(known: "hhea"), OpenTypeTag(known: "hmtx")]
    let tables = MemoryShortage.trapping { tags.map { hb_face_reference_table(face, $0.number) } }
    defer { for table in tables { hb_blob_destroy(table) } }
    let header = BigEndianBytes(UnsafeRawBufferPointer(table: tables[0]))
    let metrics = UnsafeRawBufferPointer(table: tables[1])
    // Each is an advance and what is left free before the glyph.
    let count = header.unsigned16(34) ?? 0
    guard count > 0, 4 * count <= metrics.count else { return .notAFont(path: path) }
    return (0..<count).allSatisfy { metrics[4 * $0] < 0x80 } ? nil : .tooWide(path: path)
  }
}

extension FaceHandle {
  /// Whether glyphs are pictures with more words in them than are read.
  /// - Complexity: linear in the tables that hold pictures.
  var hasManyTextsInPictures: Bool {
    let tags = [
      OpenTypeTag(known: "sbix"), OpenTypeTag(known: "CBDT"), OpenTypeTag(known: "EBDT"),
      OpenTypeTag(known: "bdat"),
    ]
    return lazyHasManyTexts.value {
      tags.contains { tag in
        let table = MemoryShortage.trapping { hb_face_reference_table(face, tag.number) }
        defer { hb_blob_destroy(table) }
        return EmbeddedPictures.haveManyTexts(in: UnsafeRawBufferPointer(table: table))
      }
    }
  }
}

extension FaceHandle {
  /// What the header of the font's advances (`hhea`) says of its lines, in font units at the place on its axes.
  ///
  /// Apple's systems set lines by these, whatever the font asks for. Where it asks for those in `OS/2`
  /// (USE_TYPO_METRICS), HarfBuzz tells these instead.
  /// - Returns: `nil` where it says nothing of them.
  var lineOfHeader: (ascent: Double, descent: Double, leading: Double)? {
    let table = MemoryShortage.trapping {
      hb_face_reference_table(face, OpenTypeTag(known: "hhea").number)
    }
    defer { hb_blob_destroy(table) }
    let header = BigEndianBytes(UnsafeRawBufferPointer(table: table))
    func length(_ offset: Int, _ tag: hb_ot_metrics_tag_t) -> Double {
      let change = MemoryShortage.trapping { hb_ot_metrics_get_variation(font, tag) }
      return (Double(header.signed(offset, width: 2) ?? 0) + Double(change)).rounded()
    }
    // Below the baseline some fonts count downwards.
    let ascent = abs(length(4, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER))
    let descent = abs(length(6, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER))
    guard header.unsigned16(0) == 1, ascent > 0 || descent > 0 else { return nil }
    return (ascent, descent, length(8, HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP))
  }
}

extension FaceHandle {
  /// The scalars that have a glyph.
  func coverage() -> ScalarSet {
    var scalars = ScalarSet()
    let made = MemoryShortage.trapping {
      let set = hb_set_create()
      hb_face_collect_unicodes(face, set)
      return set
    }
    guard let set = made else { return scalars }
    defer { hb_set_destroy(set) }
    var first = UInt32.max
    var last = UInt32.max
    while hb_set_next_range(set, &first, &last) != 0 { scalars.insert(first...last) }
    // A map of symbols lists its characters from U+F000 on; HarfBuzz finds them by what they stand for, too.
    let symbols: ClosedRange<UInt32> = 0xF000...0xF1FF
    guard symbols.contains(where: { scalars.contains($0) }) else { return scalars }
    let named: [ClosedRange<UInt32>] = [0...0xFF, 0x600...0x6FF, 0xFB50...0xFEFF]
    for scalar in named.joined() where !scalars.contains(scalar) {
      var glyph: UInt32 = 0
      if hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 { scalars.insert(scalar...scalar) }
    }
    return scalars
  }

  /// Whether glyphs are drawn by paints, as version 1 of `COLR` has them: the layers that HarfBuzz tells of are those of
  /// version 0.
  var hasPaints: Bool {
    let table = MemoryShortage.trapping {
      hb_face_reference_table(face, OpenTypeTag(known: "COLR").number)
    }
    defer { hb_blob_destroy(table) }
    let colors = BigEndianBytes(UnsafeRawBufferPointer(table: table))
    guard let version = colors.unsigned16(0), version > 0,
      let glyphs = colors.unsigned32(14), glyphs > 0
    else { return false }
    return colors.unsigned32(glyphs) ?? 0 > 0
  }
}
