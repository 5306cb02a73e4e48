import CHarfBuzz
import FontFaces
import UnicodeText

/// A HarfBuzz buffer: the one place where this module touches its pointers.
///
/// Not for two threads at once; ``withBuffer(_:)`` lends one out of a pool.
final class ShapingBuffer {
  private let buffer: OpaquePointer
  /// Glyphs that were not shaped.
  private var glyphs: UnsafeMutableBufferPointer<hb_glyph_info_t>
  private var positions: UnsafeMutableBufferPointer<hb_glyph_position_t>

  private init?() {
    guard let buffer = MemoryShortage.trapping({ hb_buffer_create() }) else { return nil }
    self.buffer = buffer
    glyphs = .allocate(capacity: 0)
    positions = .allocate(capacity: 0)
  }

  deinit {
    hb_buffer_destroy(buffer)
    glyphs.deallocate()
    positions.deallocate()
  }

  /// Sets a part of a text without shaping it and hands out the glyphs, as ``shape(_:boundaries:item:face:language:features:narrowed:hyphen:_:)``
  /// would.
  /// - Parameter untouched: characters that need no shaping.
  /// - Returns: whether there are no others in the part; if there are, nothing is handed out.
  func set(
    _ utf16: BlockArray<UInt16>,
    boundaries: BlockArray<BoundaryFlags>,
    range: Range<Int>,
    hyphen: UInt32?,
    _ untouched: UntouchedGlyphs,
    _ body: (ShapedGlyphs) -> Void
  ) -> Bool {
    makeRoom(for: range.count)
    var count = 0
    let end = hyphen == nil ? range.upperBound : range.upperBound - 1
    let isAll = utf16.withUnsafeBufferPointer { utf16 in
      boundaries.withUnsafeBufferPointer { boundaries in
        utf16.forEachGlyph(of: range.lowerBound..<end, boundaries, untouched) {
          put($1, cluster: $0, at: count)
          count += 1
          return true
        }
      }
    }
    guard isAll else { return false }
    if let hyphen {
      guard let glyph = untouched[hyphen] else { return false }
      put(glyph, cluster: end, at: count)
      count += 1
    }
    body(
      ShapedGlyphs(
        text: utf16,
        infos: UnsafeBufferPointer(rebasing: glyphs[..<count]),
        positions: UnsafeBufferPointer(rebasing: positions[..<count]),
        isUntouched: true,
        isInContext: true
      )
    )
    return true
  }

  @inline(__always)
  private func put(_ glyph: UntouchedGlyphs.Glyph, cluster: Int, at index: Int) {
    var info = hb_glyph_info_t()
    info.codepoint = glyph.number
    info.cluster = UInt32(truncatingIfNeeded: cluster)
    glyphs[index] = info
    var position = hb_glyph_position_t()
    position.x_advance = glyph.advance
    positions[index] = position
  }

  private func makeRoom(for count: Int) {
    guard count > glyphs.count else { return }
    glyphs.deallocate()
    positions.deallocate()
    let capacity = max(64, count)
    glyphs = .allocate(capacity: capacity)
    positions = .allocate(capacity: capacity)
  }

  /// Shapes a part of a text and hands out the glyphs, in visual order.
  ///
  /// The text around the part is context: letters at its ends keep the joined forms that they have
  /// in the text (CSS Text 3 §5.1). Not where an override has letters run against their script: HarfBuzz turns such a
  /// part around and leaves its context as it is, so that each letter would join the one on its other side.
  /// - Parameters:
  ///   - narrowed: full-width marks to set at half their width.
  ///   - hyphen: a character to shape in place of the part's last code unit.
  func shape<Result>(
    _ utf16: BlockArray<UInt16>,
    boundaries: BlockArray<BoundaryFlags>,
    item: TextItem,
    face: FontFace,
    language: ShapingLanguage?,
    features: [hb_feature_t],
    narrowed: [NarrowedMarks.Mark] = [],
    hyphen: UInt32? = nil,
    _ body: (ShapedGlyphs) -> Result
  ) -> Result {
    let range = item.range
    let script = hb_script_from_iso15924_tag(item.script.tag)
    let direction = item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    let own = hb_script_get_horizontal_direction(script)
    let isInContext = own == direction || own == HB_DIRECTION_INVALID
    let added = range.prefix(hyphen == nil ? range.count : range.count - 1)
    MemoryShortage.trapping {
      hb_buffer_clear_contents(buffer)
      add(utf16, added, isInContext: isInContext)
      if let hyphen { hb_buffer_add(buffer, hyphen, UInt32(range.upperBound - 1)) }
    }
    hb_buffer_set_direction(buffer, direction)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language?.pointer)
    var flags = HB_BUFFER_FLAG_PRODUCE_SAFE_TO_INSERT_TATWEEL.rawValue
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == utf16.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    let isNarrowedByFace = !narrowed.isEmpty && face.hasHalfWidthMarks
    let features = isNarrowedByFace ? features + ShapingFeatures.halfWidth(narrowed) : features
    let plan = PlanKey(
      script: script,
      isRightToLeft: item.isRightToLeft,
      language: language?.pointer,
      features: features
    )
    let font = face.shapingFont(for: plan)
    withExtendedLifetime(font) {
      MemoryShortage.trapping {
        OpenTypeShaping.shape(buffer, with: font.font, features: features)
      }
    }
    // There was memory: it is HarfBuzz's bound on glyphs that was met.
    if hb_buffer_allocation_successful(buffer) == 0 { OvergrownFonts.note(face) }
    if !face.covers(0x20) { partFromHidden(boundaries, end: range.upperBound) }
    if !narrowed.isEmpty, !isNarrowedByFace { narrow(narrowed, em: face.unitsPerEm) }
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    let glyphs = UnsafeBufferPointer(start: infos, count: Int(count))
    look(at: glyphs, of: face)
    return body(
      ShapedGlyphs(
        text: utf16,
        infos: glyphs,
        positions: UnsafeBufferPointer(start: positions, count: Int(count)),
        isUntouched: false,
        isInContext: isInContext
      )
    )
  }

  /// Adds a part of a text, with what is around it or by itself.
  private func add(_ utf16: BlockArray<UInt16>, _ range: Range<Int>, isInContext: Bool) {
    guard !isInContext else {
      utf16.withUnsafeBufferPointer { text in
        hb_buffer_add_utf16(
          buffer,
          text.baseAddress,
          Int32(text.count),
          UInt32(range.lowerBound),
          Int32(range.count)
        )
      }
      return
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = utf16.scalar(at: offset)
      hb_buffer_add(buffer, scalar.value, UInt32(offset))
      offset += scalar.length
    }
  }

  /// Notes a face whose glyphs have other advances than HarfBuzz tells (``OvergrownFonts``): it sets one that is not there
  /// without any.
  private func look(at glyphs: UnsafeBufferPointer<hb_glyph_info_t>, of face: FontFace) {
    guard !face.isBundled else { return }
    let count = UInt32(face.glyphCount)
    if glyphs.contains(where: { $0.codepoint >= count }) {
      OvergrownFonts.note(.notAFont(path: face.path))
    }
    if !face.areAdvancesTold { face.lookAtAdvances(of: glyphs.lazy.map { $0.codepoint }) }
  }

  /// Has each cluster begin with a grapheme that is seen, and not with invisible characters before that.
  ///
  /// In a face with a space HarfBuzz draws one for each invisible character, without an advance. In another it deletes them, and gives their
  /// place to the letter behind them where they are first, or run from right to left, however many they are: the sum of advances would have the
  /// letter before them.
  private func partFromHidden(_ boundaries: BlockArray<BoundaryFlags>, end: Int) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0 else { return }
    let glyphs = UnsafeMutableBufferPointer(start: infos, count: Int(count))
    let isBackward = hb_buffer_get_direction(buffer) == HB_DIRECTION_RTL
    var (previous, seen, end) = (end, end, end)
    for place in glyphs.indices {
      // In the order of the text, backwards.
      let index = isBackward ? place : glyphs.count - 1 - place
      let cluster = Int(glyphs[index].cluster)
      if cluster != previous {
        end = previous
        previous = cluster
        let range = cluster..<max(cluster, end)
        seen = range.first { boundaries[$0].contains(.visible) } ?? cluster
      }
      guard seen > cluster else { continue }
      glyphs[index].cluster = UInt32(seen)
      glyphs[index].mask |= HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
    }
  }

  /// Takes the blank half of full-width glyphs away, for a face that has no feature for that.
  ///
  /// Marks run left to right only, so that glyphs and marks come in one order.
  private func narrow(_ marks: [NarrowedMarks.Mark], em: Int) {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos, let positions else { return }
    let half = hb_position_t(em / 2)
    var next = 0
    for index in 0..<Int(count) {
      let cluster = Int(infos[index].cluster)
      while next < marks.count, marks[next].offset < cluster { next += 1 }
      guard next < marks.count else { return }
      guard marks[next].offset == cluster, Int(positions[index].x_advance) == em else { continue }
      positions[index].x_advance -= half
      if marks[next].isOpening { positions[index].x_offset -= half }
    }
  }

  // MARK: Pool

  /// Buffers at rest.
  private final class Pool: @unchecked Sendable {
    private static let mostIdle = 16
    private let lock = Lock()
    // Under the lock:
    private var buffers: [ShapingBuffer] = []

    func take() -> ShapingBuffer? {
      lock.lock()
      defer { lock.unlock() }
      return buffers.popLast()
    }

    func put(_ buffer: ShapingBuffer) {
      lock.lock()
      defer { lock.unlock() }
      if buffers.count < Self.mostIdle { buffers.append(buffer) }
    }
  }

  private static let pool = Pool()

  /// Calls `body` with a buffer that no other thread uses meanwhile.
  static func withBuffer<Result>(_ body: (ShapingBuffer) -> Result) -> Result {
    guard let buffer = pool.take() ?? ShapingBuffer() else {
      preconditionFailure("out of memory for a HarfBuzz buffer")
    }
    let result = body(buffer)
    pool.put(buffer)
    return result
  }
}

/// The glyphs of one shaping call, in visual order; valid only while the call's closure runs.
struct ShapedGlyphs {
  private let text: BlockArray<UInt16>
  private let infos: UnsafeBufferPointer<hb_glyph_info_t>
  private let positions: UnsafeBufferPointer<hb_glyph_position_t>
  /// Whether each is its character's own.
  let isUntouched: Bool
  /// Whether the text around them had its say.
  private let isInContext: Bool

  fileprivate init(
    text: BlockArray<UInt16>,
    infos: UnsafeBufferPointer<hb_glyph_info_t>,
    positions: UnsafeBufferPointer<hb_glyph_position_t>,
    isUntouched: Bool,
    isInContext: Bool
  ) {
    self.isUntouched = isUntouched
    self.isInContext = isInContext
    self.text = text
    self.infos = infos
    self.positions = positions
  }

  var count: Int { infos.count }

  @inline(__always)
  func glyph(_ index: Int) -> UInt32 { infos[index].codepoint }

  /// The UTF-16 offset of the cluster, in the whole text.
  @inline(__always)
  func cluster(_ index: Int) -> Int { Int(infos[index].cluster) }

  /// Whether breaking the text before this glyph's cluster may change other glyphs.
  ///
  /// Where letters do no more than join, it changes none: parts of a text are shaped with the rest
  /// of it as context, in which each keeps the form it has.
  @inline(__always)
  func isUnsafeToBreak(_ index: Int) -> Bool {
    let mask = infos[index].mask
    guard mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 else { return false }
    return mask & HB_GLYPH_FLAG_SAFE_TO_INSERT_TATWEEL.rawValue == 0
      || !isInContext || !text.joinsInContext(at: cluster(index))
  }

  /// The face's advance, in font units.
  @inline(__always)
  func advance(_ index: Int) -> Double { Double(positions[index].x_advance) }

  /// Where the glyph is drawn, relative to the pen; y upwards, in font units.
  @inline(__always)
  func offset(_ index: Int) -> (x: Double, y: Double) {
    (Double(positions[index].x_offset), Double(positions[index].y_offset))
  }
}

extension BlockArray<UInt16> {
  /// How many characters HarfBuzz looks at on either side of what it shapes.
  private static let contextLength = 5

  /// Whether the letters on either side of an offset are so near to it that each is seen from the
  /// other's side, across the marks and invisible characters between them.
  fileprivate func joinsInContext(at offset: Int) -> Bool {
    var end = offset
    for _ in 0..<Self.contextLength where end > 0 {
      let start = startOfScalar(endingAt: end)
      if !isTransparent(at: start) { return isLetterAhead(from: offset) }
      end = start
    }
    return false
  }

  private func isLetterAhead(from offset: Int) -> Bool {
    var offset = offset
    for _ in 0..<Self.contextLength where offset < count {
      if !isTransparent(at: offset) { return true }
      offset += scalar(at: offset).length
    }
    return false
  }

  /// Where the last character before an offset begins that letters do not join over; the limit where there
  /// is none from there on.
  func startOfLastLetter(before offset: Int, limit: Int) -> Int {
    var end = offset
    while end > limit {
      let start = startOfScalar(endingAt: end)
      if !isTransparent(at: start) { return Swift.max(start, limit) }
      end = start
    }
    return limit
  }

  /// Whether letters join over a character: Joining_Type T, or what may be of it.
  private func isTransparent(at offset: Int) -> Bool {
    let scalar = scalar(at: offset).value
    let properties = ScalarProperties(scalar)
    let syriacAbbreviation: UInt32 = 0x70F
    return properties.isMark || properties.isDefaultIgnorable || scalar == syriacAbbreviation
  }
}

extension Script {
  /// Whether the script is written from right to left.
  var isRightToLeft: Bool {
    hb_script_get_horizontal_direction(hb_script_from_iso15924_tag(tag)) == HB_DIRECTION_RTL
  }
}
