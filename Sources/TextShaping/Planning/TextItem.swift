import UnicodeText

/// A range of text with one face, one script and one direction: the most that one shaping call
/// takes.
package struct TextItem: Sendable, Hashable, BitwiseCopyable {
  // Not a range, which is not known to be copied bit by bit.
  private var start: Int
  private var end: Int
  /// The face's place in the cascade.
  package let entry: Int
  /// The script, kana and Han being one.
  package internal(set) var script: Script
  /// The embedding level (UAX #9); odd runs right to left.
  package var level: UInt8

  package init(range: Range<Int>, entry: Int, script: Script, level: UInt8) {
    (start, end) = (range.lowerBound, range.upperBound)
    self.entry = entry
    self.script = script
    self.level = level
  }

  /// The range in UTF-16 code units.
  package var range: Range<Int> {
    get { Range(uncheckedBounds: (start, end)) }
    set { (start, end) = (newValue.lowerBound, newValue.upperBound) }
  }

  package var isRightToLeft: Bool { level & 1 == 1 }
}
