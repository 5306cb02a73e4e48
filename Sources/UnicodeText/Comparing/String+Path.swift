extension String {
  /// The name of a file without its folders; the path itself where it names none.
  package var lastPathComponent: String {
    utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? self
  }
}
