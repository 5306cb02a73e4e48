/// The mark that text in other encodings than UTF-8 begins with.
package enum ByteOrderMark {
  /// The encoding whose mark the bytes begin with; nil for UTF-8's, and for none.
  package static func foreign(_ bytes: some Collection<UInt8>) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    return nil
  }
}
