/// Which part of a text that is too long gives way to an ellipsis.
public enum TruncationMode: String, Sendable, Hashable, CaseIterable {
  /// The end.
  case tail
  /// The middle of what would follow the last line's beginning.
  case middle
  /// The beginning of the last line: the text's end is shown.
  case head
}
