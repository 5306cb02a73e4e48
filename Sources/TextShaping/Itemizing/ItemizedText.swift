import FontFaces
import UnicodeText

/// A text cut into items, ready to be shaped whole or in parts.
///
/// Index space: UTF-16. Immutable; any thread.
package struct ItemizedText: Sendable {
  /// The text as it is given to HarfBuzz: of the original's length, with characters that must not be drawn (controls,
  /// line terminators, a selector that HarfBuzz does not know) replaced by one that takes no room, and tabs by spaces.
  package private(set) var shapingText: BlockArray<UInt16>
  /// Grapheme and line boundaries; `count == shapingText.count + 1`.
  package private(set) var boundaries: BlockArray<BoundaryFlags>
  /// In logical order; they cover the text.
  package private(set) var items: BlockArray<TextItem>
  package let cascade: FontCascade
  /// The fonts of the text.
  let plan: ShapingPlan
  /// Scalars that no face has and that are drawn as its missing glyph, each once, in order of appearance.
  package let missing: [Unicode.Scalar]
  /// The full-width marks that are set at half their width, being next to each other; `nil` where
  /// marks keep their width.
  package internal(set) var narrowed: NarrowedMarks?

  /// The language whose rules of composition space the text.
  package internal(set) var composition = TextComposition.none
  /// What they change; `nil` for nothing.
  package internal(set) var spacing: ComposedSpacing?

  /// The items in another block, so that they hold on to nothing else that was found of the text.
  /// - Parameters:
  ///   - analysis: that of the text.
  ///   - copy: the analysis in the other block.
  func copied(
    of analysis: TextAnalysis,
    as copy: TextAnalysis,
    in room: inout BlockRoom
  ) -> ItemizedText {
    var own = self
    if shapingText.isIdentical(to: analysis.utf16) { own.shapingText = copy.utf16 }
    own.boundaries = copy.boundaries
    own.items = room.keep(items)
    return own
  }

  /// Cuts items into pieces, which are items from then on.
  /// - Parameter pieces: of whole items, in the order of the text.
  mutating func divide(into pieces: [TextItem]) {
    var divided: [TextItem] = []
    divided.reserveCapacity(items.count + pieces.count)
    var next = 0
    for item in items {
      let first = next
      while next < pieces.count, pieces[next].range.lowerBound < item.range.upperBound { next += 1 }
      if first == next { divided.append(item) } else { divided += pieces[first..<next] }
    }
    items = BlockArray(divided)
  }

  package var count: Int { shapingText.count }

  /// Calls `body` with the code units and the flags, which are there while it runs: who looks at item
  /// after item holds on to them once.
  @inline(__always)
  func withUnits<Result>(
    _ body: (UnsafeBufferPointer<UInt16>, UnsafeBufferPointer<BoundaryFlags>) -> Result
  ) -> Result {
    shapingText.withUnsafeBufferPointer { units in
      boundaries.withUnsafeBufferPointer { flags in body(units, flags) }
    }
  }

  /// The number of grapheme clusters that begin in a range and take room.
  package func graphemeCount(in range: Range<Int>) -> Int {
    range.reduce(0) { $0 + (boundaries[$1].contains(.visible) ? 1 : 0) }
  }

  /// Calls `body` with the part of each item that lies in a range, in logical order.
  func forEachItem(in range: Range<Int>, _ body: (TextItem) -> Void) {
    var index = items.partitioningIndex { $0.range.upperBound > range.lowerBound }
    while index < items.count, items[index].range.lowerBound < range.upperBound {
      var item = items[index]
      item.range = item.range.clamped(to: range)
      if !item.range.isEmpty { body(item) }
      index += 1
    }
  }

  /// Whether an item begins at an offset, or the text ends there: no shaping reaches across.
  package func isItemBoundary(_ offset: Int) -> Bool {
    offset == count || items[itemIndex(at: offset)].range.lowerBound == offset
  }

  /// The index of the item that holds a code unit.
  package func itemIndex(at offset: Int) -> Int {
    items.partitioningIndex { $0.range.upperBound > offset }
  }
}
