import UnicodeText

/// The endings of names by which files are found in a folder.
enum FileEndings {
  /// Without their dot.
  static let all = [
    "txt", "text", "md", "csv", "tsv", "tab", "json", "jsonl", "ndjson", "xml", "rss", "rdf",
    "atom",
  ]

  /// Whether a file's name has one of them, in letters of either case.
  static func isKnown(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = name[name.utf8.index(after: dot)...]
    return all.contains { ending.isExactly($0, ignoringCase: .ascii) }
  }
}
