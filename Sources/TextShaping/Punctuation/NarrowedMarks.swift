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

  /// The marks of a text that is not a line's beginning or end: an opening mark after another
  /// full-width mark, a bracket or quotation mark that opens, a middle dot or an ideographic space;
  /// a closing one before one that closes, before such a dot or space (CSS Text 4 §8.2.1, where
  /// quotation marks that are not full-width go with brackets as in Chromium).
  /// - Parameters:
  ///   - canNarrow: whether the mark at an offset is set full-width and left to right.
  ///   - fillsBox: whether the mark at an offset is full-width, whichever way it runs.
  /// - Complexity: linear in the text's length.
  init(
    _ text: BlockArray<UInt16>,
    writing: FullWidthPunctuation.Writing,
    canNarrow: (Int) -> Bool,
    fillsBox: (Int) -> Bool
  ) {
    self.writing = writing
    func kind(_ offset: Int) -> FullWidthPunctuation? {
      FullWidthPunctuation(UInt32(text[offset]), writing: writing)
    }
    func narrowsOpening(_ offset: Int) -> Bool {
      switch kind(offset) {
      case .opening?: true
      case .closing?, .middle?: fillsBox(offset)
      case nil: text[offset].isSpaceOrDot || text[offset].isBracket(.openPunctuation)
      }
    }
    func narrowsClosing(_ offset: Int) -> Bool {
      switch kind(offset) {
      case .opening?: false
      case .closing?, .middle?: true
      case nil: text[offset].isSpaceOrDot || text[offset].isBracket(.closePunctuation)
      }
    }
    for offset in text.indices {
      switch kind(offset) {
      case .opening?:
        guard offset > 0, narrowsOpening(offset - 1), canNarrow(offset) else { continue }
        marks.append(Mark(offset: offset, isOpening: true))
      case .closing?:
        guard offset + 1 < text.count, narrowsClosing(offset + 1), canNarrow(offset) else {
          continue
        }
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
    marks.partitioningIndex { $0.offset >= offset }
  }
}

extension UInt16 {
  /// An ideographic space, or a middle dot of any width.
  fileprivate var isSpaceOrDot: Bool { self == 0x3000 || self == 0xB7 || self == 0x2027 }

  /// A bracket of a general category: Ps or Pe.
  fileprivate func isBracket(_ category: Unicode.GeneralCategory) -> Bool {
    Unicode.Scalar(self)?.properties.generalCategory == category
  }
}
