import FontFaces
import UnicodeText

/// The dotted circles that HarfBuzz has drawn in an item for bases that the text does not have.
///
/// HarfBuzz 6 numbers the syllables of a call from 1 to 15, over and over, and draws no circle for a broken
/// one that has the number of the last broken one. So what is drawn depends on how much stands before it in
/// the call, however far: an item with circles may be cut nowhere, and is therefore short.
///
/// Index space: UTF-16.
struct DottedCircles {
  /// The code units of which no two syllables have one number, whatever they are.
  static let longestSurePiece = 15
  /// The code units of the longest piece of several clusters.
  static let longestPiece = 32

  private static let circle: UInt32 = 0x25CC

  private let item: TextItem
  /// How many there are.
  private let count: Int
  /// Whether the item's first character is a mark that begins the text.
  private let beginsWithMark: Bool

  /// - Parameter glyphs: those of the whole item.
  init(in glyphs: ShapedGlyphs, of item: TextItem, _ face: FontFace, _ analysis: TextAnalysis) {
    self.item = item
    guard !glyphs.isUntouched, item.script != .han, !item.script.isNeutral,
      let glyph = face.nominalGlyph(Self.circle)
    else {
      count = 0
      beginsWithMark = false
      return
    }
    var (drawn, last) = (0, -1)
    for index in 0..<glyphs.count where glyphs.glyph(index) == glyph {
      let cluster = glyphs.cluster(index)
      // Of a cluster that begins with a circle the first one is in the text.
      if cluster == last || analysis.utf16[cluster] != UInt16(Self.circle) { drawn += 1 }
      last = cluster
    }
    count = drawn
    beginsWithMark =
      drawn > 0 && item.range.lowerBound == 0
      && ScalarProperties(analysis.scalar(at: 0).value).isMark
  }

  var isEmpty: Bool { count == 0 }

  /// The pieces that the item is cut into, each of which is shaped by itself.
  ///
  /// A piece ends where nothing reaches across, if there is such a place near enough, or else between two
  /// clusters; in no stack of letters, of which HarfBuzz does not flag all where a syllable is broken.
  /// - Parameters:
  ///   - glyphs: those of the whole item.
  ///   - itemized: the item's text.
  /// - Returns: none where the item stays whole.
  /// - Complexity: linear in the item's length.
  func pieces(
    _ glyphs: ShapedGlyphs,
    _ setting: FaceSetting,
    of itemized: ItemizedText
  ) -> [TextItem] {
    guard item.range.count > Self.longestSurePiece else { return [] }
    let isFree = setting.freeCuts(of: glyphs, in: item.range)
    var start = item.range.lowerBound
    // The last places at which the piece may end.
    var (free, cluster) = (start, start)
    var ends: [Int] = []
    for offset in item.range.lowerBound + 1...item.range.upperBound {
      guard offset == item.range.upperBound || itemized.mayBeDivided(at: offset) else { continue }
      if offset - start > Self.longestSurePiece, free > start {
        start = free
        ends.append(start)
      }
      if offset - start > Self.longestPiece, cluster > start {
        start = cluster
        ends.append(start)
      }
      cluster = offset
      if isFree[offset - item.range.lowerBound] { free = offset }
    }
    // The first broken syllable has its circle for certain: this one is of the mark, and there is none.
    if beginsWithMark, count == 1 { ends.removeLast(max(0, ends.count - 1)) }
    guard !ends.isEmpty else { return [] }
    var rest = item
    var pieces: [TextItem] = []
    for end in ends {
      var piece = rest
      piece.range = rest.range.lowerBound..<end
      pieces.append(piece)
      rest.range = end..<rest.range.upperBound
    }
    return pieces + [rest]
  }
}

extension ItemizedText {
  /// Whether a cluster begins at an offset that no virama before it stacks on another.
  fileprivate func mayBeDivided(at offset: Int) -> Bool {
    guard boundaries[offset].contains(.grapheme) else { return false }
    var place = offset
    repeat {
      place = shapingText.startOfScalar(endingAt: place)
      let scalar = shapingText.scalar(at: place).value
      if !ScalarProperties(scalar).isDefaultIgnorable { return !ScalarProperties.isVirama(scalar) }
    } while !boundaries[place].contains(.grapheme)
    return true
  }
}

extension FaceSetting {
  /// Whether a shaped item may be cut before each of its code units, and at its end, with nothing changed by it,
  /// as HarfBuzz and the measured pairs have it.
  fileprivate func freeCuts(of glyphs: ShapedGlyphs, in range: Range<Int>) -> [Bool] {
    let start = range.lowerBound
    var isFree = [Bool](repeating: false, count: range.count + 1)
    var kerned: [ClosedRange<Int>] = []
    var previous = -1
    forEachAdvance(of: glyphs) { index, _, pair in
      let cluster = glyphs.cluster(index)
      let isSafe = !glyphs.isUnsafeToBreak(index)
      isFree[cluster - start] = isSafe && (cluster != previous || isFree[cluster - start])
      if let pair, glyphs.cluster(pair.right) > cluster {
        kerned.append(cluster + 1...glyphs.cluster(pair.right))
      }
      previous = cluster
    }
    for places in kerned {
      for place in places { isFree[place - start] = false }
    }
    isFree[range.count] = true
    return isFree
  }
}
