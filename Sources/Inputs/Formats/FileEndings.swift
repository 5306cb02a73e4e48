import UnicodeText

/// The endings of names by which files are found in a folder.
enum FileEndings {
  /// Without their dot.
  static let all = [
    "txt", "text", "md", "markdown", "csv", "tsv", "tab", "json", "jsonl", "ndjson", "xml", "rss",
    "rdf", "atom",
  ]

  /// What a name ends with.
  enum Kind {
    /// One of the endings, in letters of either case.
    case known
    /// A letter and further letters and digits, such as `png`.
    case other
    /// No ending, as folders have: also not the digits of `2026.07`.
    case none
  }

  static func kind(of name: String) -> Kind {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return .none }
    let ending = name[name.utf8.index(after: dot)...]
    if all.contains(where: { ending.isExactly($0, ignoringCase: .ascii) }) { return .known }
    guard let first = ending.utf8.first, isLetter(first) else { return .none }
    return ending.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) } ? .other : .none
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
