extension String {
  /// A beginning of the text.
  /// - Parameter end: where it ends, UTF-16; not within a scalar.
  package func beginning(upTo end: Int) -> String {
    String(self[..<Index(utf16Offset: end, in: self)])
  }
}
