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
    guard let end = lines.dropFirst().firstIndex(where: dialect.isMark) else { return nil }
    return lines[..<end].contains { $0.contains(dialect.separator) } ? dialect : nil
  }

  func isMark(_ line: Substring.UnicodeScalarView) -> Bool {
    line.elementsEqual(mark.unicodeScalars)
  }
}
