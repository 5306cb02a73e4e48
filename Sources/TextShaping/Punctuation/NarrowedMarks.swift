import UnicodeText

/// The full-width marks of a text that its neighbours let close up to half their width.
///
/// Index space: UTF-16. Immutable; any thread.
package struct NarrowedMarks: Sendable {
  /// One mark, of one code unit.
  package struct Mark: Sendable, Hashable {
    package let offset: Int
    /// Whether the blank half, which goes, is before the mark.
    package let isOpening: Bool
  }

  /// In the order of their offsets.
  package private(set) var marks: [Mark] = []
  let writing: FullWidthPunctuation.Writing

  /// The marks of a text that is not a line's beginning or end: an opening mark after another mark
  /// or an ideographic space, a closing one before a mark that is not opening, or before such a
  /// space (CSS Text 4 §8.2.1).
  /// - Parameter canNarrow: whether the mark at an offset is set full-width and left to right.
  /// - Complexity: linear in the text's length.
  init(
    _ text: [UInt16],
    writing: FullWidthPunctuation.Writing,
    canNarrow: (Int) -> Bool
  ) {
    self.writing = writing
    func kind(_ offset: Int) -> FullWidthPunctuation? {
      guard text.indices.contains(offset) else { return nil }
      return FullWidthPunctuation(UInt32(text[offset]), writing: writing)
    }
    for offset in text.indices {
      switch kind(offset) {
      case .opening?:
        guard offset > 0, kind(offset - 1) != nil || text[offset - 1].isSpaceOrBracket(.op),
          canNarrow(offset)
        else { continue }
        marks.append(Mark(offset: offset, isOpening: true))
      case .closing?:
        let next = kind(offset + 1)
        guard offset + 1 < text.count,
          next == .closing || next == .middle
            || (next == nil && text[offset + 1].isSpaceOrBracket(.cp)), canNarrow(offset)
        else { continue }
        marks.append(Mark(offset: offset, isOpening: false))
      case .middle?, nil:
        continue
      }
    }
  }

  /// Whether the mark at an offset is narrowed.
  /// - Complexity: O(log count).
  package func contains(_ offset: Int) -> Bool {
    let index = firstIndex(from: offset)
    return index < marks.count && marks[index].offset == offset
  }

  /// The marks of a range.
  func marks(in range: Range<Int>) -> ArraySlice<Mark> {
    marks[firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)]
  }

  private func firstIndex(from offset: Int) -> Int {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension UInt16 {
  /// An ideographic space, or a bracket of a line-break class.
  fileprivate func isSpaceOrBracket(_ property: LineBreakProperty) -> Bool {
    self == 0x3000 || ScalarProperties(UInt32(self)).lineBreak == property
  }
}
