import FontFaces
import UnicodeText

/// A text's sums of advances and cuts in the making, item by item.
struct TextShapingPass {
  private var sums: RunningSums.Builder
  private var cuts: [CutFlags]
  private var rigidItems: [Range<Int>] = []
  private var kerning = KernedPairs()

  /// - Parameter count: the text's code units.
  init(count: Int) {
    sums = RunningSums.Builder(count: count)
    cuts = [CutFlags](count + 1, of: .unsafe)
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
    cuts.withUnsafeMutableBufferPointer { cuts in
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
    }
    if isRigid { rigidItems.append(item.range) }
  }

  /// Adds an item whose characters are all set without shaping.
  /// - Returns: whether it is one; if not, nothing is added.
  mutating func addUnshaped(
    _ item: TextItem,
    _ setting: ItemSetting,
    of itemized: ItemizedText
  ) -> Bool {
    guard let untouched = setting.untouched, itemized.isWithoutNarrowedMarks(item) else {
      return false
    }
    if let measured = setting.face.measured {
      return addMeasured(item, setting.face, untouched, measured, of: itemized)
    }
    guard setting.face.isPlain else { return false }
    let (text, boundaries) = (itemized.shapingText, itemized.boundaries)
    let character = setting.face.character
    let spacing = itemized.spacing
    return cuts.withUnsafeMutableBufferPointer { cuts in
      sums.append(item.range.count) { advances in
        // Full-width text has one advance over and over.
        var (lastOwn, last): (Int32, AdvanceSum) = (0, .zero)
        let isAll = Self.forEachGlyph(of: item.range, text, boundaries, untouched) {
          offset,
          glyph in
          if glyph.advance != lastOwn {
            lastOwn = glyph.advance
            last = setting.face.advance(ofUnits: Double(lastOwn))
          }
          let isVisible = boundaries[offset].contains(.visible)
          advances[offset - item.range.lowerBound] = isVisible ? last + character : last
          cuts[offset] = []
        }
        if isAll {
          spacing?.add(to: advances, of: item.range)
        } else {
          cuts[item.range].update(repeating: .unsafe)
        }
        return isAll
      }
    }
  }

  /// Adds an item in the system font, whose advances and kerning are measured.
  private mutating func addMeasured(
    _ item: TextItem,
    _ setting: FaceSetting,
    _ untouched: UntouchedGlyphs,
    _ measured: SystemAdvances,
    of itemized: ItemizedText
  ) -> Bool {
    let (text, boundaries) = (itemized.shapingText, itemized.boundaries)
    let start = item.range.lowerBound
    let spacing = itemized.spacing
    let known = kerning.count
    let isAdded = cuts.withUnsafeMutableBufferPointer { cuts in
      sums.append(item.range.count) { advances in
        var left: (glyph: UInt32, offset: Int)?
        let isAll = Self.forEachGlyph(of: item.range, text, boundaries, untouched) {
          offset,
          glyph in
          var advance = setting.advance(of: glyph, measured)
          if boundaries[offset].contains(.visible) { advance += setting.character }
          advances[offset - start] = advance
          if let left, setting.kernsMeasuredPairs,
            let pair = measured.kerning(left: left.glyph, right: glyph.number)
          {
            let sum = setting.scaled(pair)
            advances[left.offset - start] += sum
            kerning.append(left: left.offset, right: offset, sum)
          }
          left = (glyph.number, offset)
          cuts[offset] = []
        }
        if isAll {
          spacing?.add(to: advances, of: item.range)
        } else {
          cuts[item.range].update(repeating: .unsafe)
        }
        return isAll
      }
    }
    if !isAdded { kerning.removeLast(kerning.count - known) }
    return isAdded
  }

  /// Calls `body` with the glyphs of characters that need no shaping, one by one.
  /// - Returns: whether all are such.
  @inline(__always)
  private static func forEachGlyph(
    of range: Range<Int>,
    _ text: [UInt16],
    _ boundaries: [BoundaryFlags],
    _ untouched: UntouchedGlyphs,
    _ body: (Int, UntouchedGlyphs.Glyph) -> Void
  ) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = text.scalar(at: offset)
      // What HarfBuzz joins to a cluster depends on its version; what takes no room is never kerned.
      guard let glyph = untouched[scalar], glyph.advance != 0,
        offset == range.lowerBound || boundaries[offset].contains(.grapheme),
        offset + length <= range.upperBound
      else { return false }
      body(offset, glyph)
      offset += length
    }
    return true
  }

  /// The shaped text, of all items that were added; it is handed over.
  mutating func finish(_ itemized: ItemizedText, _ analysis: TextAnalysis) -> ShapedText {
    if let spacing = itemized.spacing { kerning = spacing.pairs(merging: kerning) }
    cuts[itemized.count] = []
    kerning.forEachRight { cuts[$0].formUnion(.kerned) }
    if let spacing = itemized.spacing {
      for bracket in spacing.brackets where bracket.isOpening {
        cuts[Int(bracket.offset)].formUnion(.flush)
      }
    }
    let found = cuts
    cuts = []
    return ShapedText(
      analysis: analysis,
      itemized: itemized,
      prefix: sums.finish(),
      cuts: found,
      rigidItems: rigidItems,
      kerning: kerning
    )
  }
}
