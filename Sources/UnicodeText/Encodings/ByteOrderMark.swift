/// The mark that a text's bytes may begin with: it tells their encoding, and is none of the text.
package enum ByteOrderMark {
  /// The mark of UTF-8, which some editors write.
  package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The encoding other than UTF-8 whose mark the bytes begin with; nil for UTF-8's, and for none.
  package static func foreign(_ bytes: some Collection<UInt8>) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    return nil
  }
}

extension Collection<UInt8> {
  /// What is behind the mark of UTF-8, or behind several; all where there is none.
  ///
  /// Programs that put files together leave each its own.
  package func withoutByteOrderMark() -> SubSequence {
    var rest = self[...]
    while rest.starts(with: ByteOrderMark.utf8) { rest = rest.dropFirst(ByteOrderMark.utf8.count) }
    return rest
  }
}
