/// A text with the boundaries and bidi levels that Unicode's algorithms find in it.
///
/// Index space: UTF-16. Immutable; any thread.
@usableFromInline
package struct TextAnalysis: Sendable {
  /// The text's code units.
  @usableFromInline package internal(set) var utf16: BlockArray<UInt16>

  /// What may happen before each code unit and at the end.
  ///
  /// `count == utf16.count + 1`. Both ends of a text that is not empty are grapheme boundaries, and
  /// a line may end at its end.
  @usableFromInline package internal(set) var boundaries: BlockArray<BoundaryFlags>

  /// The embedding level of each code unit (UAX #9), or empty when every level is
  /// ``paragraphLevel`` 0: most text is.
  ///
  /// L1 is applied as if every paragraph were one line; where lines end is the layout's to say
  /// (``startOfTrailingWhiteSpace(in:)``).
  @usableFromInline package let levels: [UInt8]

  /// The embedding level of the first paragraph: 0 left to right, 1 right to left.
  package let paragraphLevel: UInt8

  /// The level of the paragraph that each code unit is in, or empty when all are
  /// ``paragraphLevel``.
  let paragraphLevels: [UInt8]

  /// The units between places at which a line may end; see ``unitCount(cutAt:in:)``.
  package let unitCount: Int

  init(
    utf16: BlockArray<UInt16>,
    boundaries: BlockArray<BoundaryFlags>,
    unitCount: Int,
    embedding: EmbeddingLevels
  ) {
    self.utf16 = utf16
    self.boundaries = boundaries
    self.unitCount = unitCount
    levels = embedding.levels
    paragraphLevel = embedding.paragraphLevel
    paragraphLevels = embedding.paragraphLevels
  }

  /// The embedding level of the paragraph around `offset`: 0 left to right, 1 right to left.
  ///
  /// The text's end belongs to its last paragraph.
  @inline(__always)
  package func paragraphLevel(at offset: Int) -> UInt8 {
    paragraphLevels.isEmpty
      ? paragraphLevel : paragraphLevels[min(offset, paragraphLevels.count - 1)]
  }

  /// The embedding level of the code unit at `offset`.
  @inlinable
  @inline(__always)
  package func level(at offset: Int) -> UInt8 {
    levels.isEmpty ? 0 : levels[offset]
  }

  /// The scalar at `offset`, which is on a scalar boundary, and the number of its code units.
  @inlinable
  @inline(__always)
  package func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    utf16.scalar(at: offset)
  }

  /// The offset in a range after its last character that is not white space or a line terminator;
  /// the range's start when there is none.
  /// - Complexity: linear in the white space.
  @inlinable
  @inline(__always)
  package func endOfContent(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      let start = utf16.startOfScalar(endingAt: end)
      let properties = ScalarProperties(scalar(at: start).value)
      guard properties.isHangingSpace || properties.isLineTerminator else { break }
      end = start
    }
    return end
  }

  /// The text of a range, which begins and ends on scalar boundaries.
  package func string(in range: Range<Int>) -> String {
    // The standard library decodes UTF-16 a scalar at a time through witness tables.
    utf16.withUnsafeBufferPointer { utf16 in
      let units = UnsafeBufferPointer(rebasing: utf16[range])
      return String(unsafeUninitializedCapacity: 3 * units.count) { bytes in
        var count = 0
        var offset = 0
        while offset < units.count {
          let (scalar, length) = units.scalar(at: offset)
          count += bytes.encode(scalar, at: count)
          offset += length
        }
        return count
      }
    }
  }
}
