import UnicodeText

/// A text shaped once in font units: advances by position, and where it may be cut without
/// reshaping.
///
/// Holds no glyphs: those of the lines that are shown are shaped anew, line by line. Index space:
/// UTF-16. Immutable; any thread. Not copied, as copies would count a dozen references: the prepared text
/// holds it and lends it out. What is asked of it for every line is inlined, since to lend it to a call
/// of another module's function moves all of it.
@usableFromInline
package struct ShapedText: ~Copyable, Sendable {
  @usableFromInline package let analysis: TextAnalysis
  package let itemized: ItemizedText
  /// The sum of the advances before each code unit.
  ///
  /// Asked for the text's length it is the sum of all. Inside a cluster of several characters the
  /// whole cluster's advance lies behind already.
  @usableFromInline package let prefix: RunningSums
  /// What cutting the text before a code unit does to it.
  ///
  /// `count == utf16.count + 1`.
  @usableFromInline let cuts: BlockArray<CutFlags>
  /// The items that may be cut nowhere, since what is drawn in them depends on how much of them stands
  /// before it (``DottedCircles``); in order.
  @usableFromInline let rigidItems: [Range<Int>]
  /// The measured kerning of the system font.
  ///
  /// It is part of the advance before it and falls away when the text is cut there.
  @usableFromInline let kerning: KernedPairs

  init(
    analysis: consuming TextAnalysis,
    itemized: consuming ItemizedText,
    prefix: RunningSums,
    cuts: BlockArray<CutFlags>,
    rigidItems: [Range<Int>],
    kerning: KernedPairs
  ) {
    self.analysis = analysis
    self.itemized = itemized
    self.prefix = prefix
    self.cuts = cuts
    self.rigidItems = rigidItems
    self.kerning = kerning
  }

  /// Whether cutting before a code unit may change glyphs on either side, or goes through a
  /// cluster; not at both ends of an item.
  @inlinable
  @inline(__always)
  package func isUnsafe(at offset: Int) -> Bool { cuts[offset].contains(.unsafe) }

  /// Whether a line may begin or end at an offset with nothing changed by it.
  @inlinable
  @inline(__always)
  package func isFreeCut(at offset: Int) -> Bool { cuts[offset] == [] }

  /// The kerning that falls away when the text is cut before an offset.
  /// - Complexity: O(log n) in the number of kerned pairs, where there is one.
  @inlinable
  @inline(__always)
  package func kerning(before offset: Int) -> AdvanceSum {
    cuts[offset].contains(.kerned) ? kerning.sum(before: offset) : .zero
  }

  /// Whether the character at an offset is kerned with one before another offset.
  /// - Complexity: O(log n) in the number of kerned pairs.
  package func isKerned(at offset: Int, withTextBefore start: Int) -> Bool {
    kerning.pair(before: offset).map { $0.left < start } ?? false
  }

  /// The left character's cluster, and the kerning, of the two that a cut at an offset parts, invisible ones between them at the
  /// most; `nil` where it parts none that kern.
  /// - Complexity: O(log n) in the number of kerned pairs.
  package func kerning(across offset: Int) -> (left: Int, sum: AdvanceSum)? {
    kerning.pair(across: offset)
  }

  /// The code units of the longest line that is shaped by itself for such items, one at either end.
  ///
  /// An item that is longer is a single cluster, in which no line begins or ends, or a tall stack.
  package static let longestRigidLine = 2 * DottedCircles.longestPiece

  /// Whether any part of the text may be cut nowhere.
  @inlinable
  @inline(__always)
  package var hasRigidItems: Bool { !rigidItems.isEmpty }

  /// Whether a part of the text reaches into an item that may be cut nowhere.
  /// - Complexity: O(log n) in the number of such items.
  package func isRigid(in range: Range<Int>) -> Bool {
    let index = rigidItems.partitioningIndex { $0.upperBound > range.lowerBound }
    return index < rigidItems.count && rigidItems[index].lowerBound < range.upperBound
  }

  /// Whether a glyph of a part of the text has an advance there, or nothing is seen in it: not where it lies in the midst of one cluster, as where letters
  /// that are joined to ligatures are not those of one grapheme.
  /// - Complexity: linear in the part.
  package func hasAdvances(in range: Range<Int>) -> Bool {
    let count = itemized.graphemeCount(in: range)
    let advance = prefix[range.upperBound] - prefix[range.lowerBound]
    return count == 0 || advance != itemized.spacing(at: range.lowerBound) * count
  }

  /// The number of UTF-16 code units.
  @inlinable
  @inline(__always)
  package var count: Int { analysis.utf16.count }
}
