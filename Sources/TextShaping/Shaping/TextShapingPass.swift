import FontFaces
import UnicodeText

/// A text's sums of advances and cuts in the making, item by item.
struct TextShapingPass: ~Copyable {
  private var sums: RunningSums.Builder
  private var cuts: BlockArray<CutFlags>.Builder
  private var rigidItems: [Range<Int>] = []
  private var kerning: KernedPairs.Builder

  /// - Parameters:
  ///   - count: the text's code units.
  ///   - room: where what is found is kept.
  init(count: Int, in room: inout BlockRoom) {
    sums = RunningSums.Builder(count: count, in: &room)
    cuts = room.take(count + 1, of: CutFlags.self)
    cuts.append(count + 1, of: .unsafe)
    kerning = KernedPairs.Builder(in: &room)
  }

  /// What is found of a text of so many code units, in bytes, but for kerned pairs.
  static func byteCount(ofTextWith count: Int) -> Int {
    BlockRoom.byteCount(count + 1, of: AdvanceSum.self)
      + BlockRoom.byteCount(count + 1, of: CutFlags.self)
  }

  /// Adds an item as HarfBuzz has shaped it.
  /// - Parameter isRigid: whether it may be cut nowhere.
  mutating func add(
    _ item: TextItem,
    _ setting: FaceSetting,
    _ glyphs: ShapedGlyphs,
    of itemized: ItemizedText,
    isRigid: Bool
  ) {
    let start = item.range.lowerBound
    var bridged: [Range<Int>] = []
    let cuts = cuts.elements
    // Each cluster's advance at its start.
    _ = sums.append(item.range.count) { advances in
      var previous = -1
      setting.forEachAdvance(of: glyphs) { index, advance, pair in
        let cluster = glyphs.cluster(index)
        let isUnsafe =
          glyphs.isUnsafeToBreak(index)
          || (cluster == previous && cuts[cluster].contains(.unsafe))
        cuts[cluster] = isUnsafe ? .unsafe : []
        advances[cluster - start] += advance
        // Within a cluster no cut undoes it.
        if let pair, glyphs.cluster(pair.right) != cluster {
          let right = glyphs.cluster(pair.right)
          kerning.append(left: cluster, right: right, pair.sum)
          if pair.right > index + 1 { bridged.append(cluster + 1..<right) }
        }
        previous = cluster
      }
      for offset in item.range where itemized.boundaries[offset].contains(.visible) {
        advances[offset - start] += setting.character
      }
      itemized.spacing?.add(to: advances, of: item.range)
      return true
    }
    // A cut among the invisible characters of a pair undoes its kerning as well.
    for range in bridged { cuts[range].update(repeating: .unsafe) }
    if isRigid { cuts[item.range].update(repeating: .unsafe) }
    cuts[start] = []
    if isRigid { rigidItems.append(item.range) }
  }

  /// Adds an item whose characters are all set without shaping.
  /// - Parameters:
  ///   - units: the code units of the text.
  ///   - flags: its boundaries.
  /// - Returns: whether it is one; if not, nothing is added.
  @inline(never)
  mutating func addUnshaped(
    _ item: TextItem,
    _ setting: ItemSetting,
    of itemized: ItemizedText,
    _ units: UnsafeBufferPointer<UInt16>,
    _ flags: UnsafeBufferPointer<BoundaryFlags>
  ) -> Bool {
    guard let untouched = setting.untouched, itemized.isWithoutNarrowedMarks(item) else {
      return false
    }
    let start = item.range.lowerBound
    let character = setting.face.character
    if let measured = setting.face.measured {
      let known = kerning.count
      var left: (glyph: UInt32, offset: Int)?
      let isAdded = addGlyphs(of: item, untouched, itemized, units, flags) {
        offset,
        glyph,
        advances,
        kerning in
        var advance = setting.face.advance(of: glyph, measured)
        if flags[offset].contains(.visible) { advance += character }
        advances[offset - start] = advance
        if let left, setting.face.kernsMeasuredPairs,
          let pair = measured.kerning(left: left.glyph, right: glyph.number)
        {
          let sum = setting.face.scaled(pair)
          advances[left.offset - start] += sum
          kerning.append(left: left.offset, right: offset, sum)
        }
        left = (glyph.number, offset)
      }
      if !isAdded { kerning.removeLast(kerning.count - known) }
      return isAdded
    }
    guard setting.face.isPlain else { return false }
    // Full-width text has one advance over and over.
    var (lastOwn, last): (Int32, AdvanceSum) = (0, .zero)
    return addGlyphs(of: item, untouched, itemized, units, flags) { offset, glyph, advances, _ in
      if glyph.advance != lastOwn {
        lastOwn = glyph.advance
        last = setting.face.advance(ofUnits: Double(lastOwn))
      }
      let isVisible = flags[offset].contains(.visible)
      advances[offset - start] = isVisible ? last + character : last
    }
  }

  /// Adds an item glyph by glyph, each of which may be cut from the one before.
  /// - Parameter set: sets the advance of the glyph of a cluster, which has room.
  /// - Returns: whether all its characters need no shaping; if not, no advance is added.
  @inline(__always)
  private mutating func addGlyphs(
    of item: TextItem,
    _ untouched: UntouchedGlyphs,
    _ itemized: ItemizedText,
    _ units: UnsafeBufferPointer<UInt16>,
    _ flags: UnsafeBufferPointer<BoundaryFlags>,
    _ set: (
      Int, UntouchedGlyphs.Glyph, UnsafeMutableBufferPointer<AdvanceSum>, inout KernedPairs.Builder
    ) -> Void
  ) -> Bool {
    let cuts = cuts.elements
    return sums.append(item.range.count) { advances in
      let isAll = units.forEachGlyph(of: item.range, flags, untouched) { offset, glyph in
        // What takes no room is never kerned.
        guard glyph.advance != 0 else { return false }
        set(offset, glyph, advances, &kerning)
        cuts[offset] = []
        return true
      }
      if isAll {
        itemized.spacing?.add(to: advances, of: item.range)
      } else {
        cuts[item.range].update(repeating: .unsafe)
      }
      return isAll
    }
  }

  /// The shaped text, of all items that were added.
  consuming func finish(
    _ itemized: consuming ItemizedText,
    _ analysis: consuming TextAnalysis,
    in room: inout BlockRoom
  ) -> ShapedText {
    var kerning = self.kerning.finish(in: &room)
    if let spacing = itemized.spacing { kerning = spacing.pairs(merging: kerning, in: &room) }
    let cuts = self.cuts.elements
    cuts[itemized.count] = []
    kerning.forEachRight { cuts[$0].formUnion(.kerned) }
    if let spacing = itemized.spacing {
      for bracket in spacing.brackets where bracket.isOpening {
        cuts[Int(bracket.offset)].formUnion(.flush)
      }
    }
    return ShapedText(
      analysis: analysis,
      itemized: itemized,
      prefix: sums.finish(),
      cuts: self.cuts.finish(),
      rigidItems: rigidItems,
      kerning: kerning
    )
  }
}

extension UnsafeBufferPointer<UInt16> {
  /// Calls `body` with the glyphs of characters that need no shaping, one by one.
  /// - Parameter body: whether to go on.
  /// - Returns: whether all are such.
  @inline(__always)
  func forEachGlyph(
    of range: Range<Int>,
    _ boundaries: UnsafeBufferPointer<BoundaryFlags>,
    _ untouched: UntouchedGlyphs,
    _ body: (Int, UntouchedGlyphs.Glyph) -> Bool
  ) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = scalar(at: offset)
      // What HarfBuzz joins to a cluster depends on its version.
      guard let glyph = untouched[scalar],
        offset == range.lowerBound || boundaries[offset].contains(.grapheme),
        offset + length <= range.upperBound, body(offset, glyph)
      else { return false }
      offset += length
    }
    return true
  }
}
