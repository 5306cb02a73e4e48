/// How the lines of front matter are written.
enum FrontMatterDialect: CaseIterable {
  case yaml, toml

  /// The line before and the line after.
  var mark: String { self == .toml ? "+++" : "---" }
  /// What stands between key and value.
  var separator: Unicode.Scalar { self == .toml ? "=" : ":" }

  /// That of the front matter which lines begin with; nil of lines that begin with text.
  ///
  /// That of TOML, as Hugo writes it, needs a second mark and a `=` before it: else the first is text.
  static func beginning(
    _ lines: ArraySlice<Substring.UnicodeScalarView>
  ) -> FrontMatterDialect? {
    guard let first = lines.first, let dialect = allCases.first(where: { $0.isMark(first) })
    else { return nil }
    guard dialect == .toml else { return dialect }
    guard let end = lines.dropFirst().firstIndex(where: dialect.isEnd) else { return nil }
    return lines[..<end].contains { $0.contains(dialect.separator) } ? dialect : nil
  }

  /// Whether a line ends it: the mark again, and in YAML also what ends a document (YAML 1.2.2, §9.1.2).
  func isEnd(_ line: Substring.UnicodeScalarView) -> Bool {
    isMark(line) || self == .yaml && line.elementsEqual("...".unicodeScalars)
  }

  private func isMark(_ line: Substring.UnicodeScalarView) -> Bool {
    line.elementsEqual(mark.unicodeScalars)
  }
}
