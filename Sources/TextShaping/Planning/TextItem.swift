import UnicodeText

/// A range of text with one face, one script and one direction: the most that one shaping call
/// takes.
package struct TextItem: Sendable, Hashable {
  /// The range in UTF-16 code units.
  package var range: Range<Int>
  /// The face's place in the cascade.
  package let entry: Int
  /// The script, kana and Han being one.
  package internal(set) var script: Script
  /// The embedding level (UAX #9); odd runs right to left.
  package var level: UInt8

  package var isRightToLeft: Bool { level & 1 == 1 }
}
