import UnicodeText

/// What stands between two marks before the headline of an article: lines of a key and a value.
///
/// Of YAML lines of a key, a colon and a value are read, without nesting; of TOML those of a key, `=` and a value, up to the
/// first table. In Markdown, as site generators read it, it holds the headline too, and lists and other nested lines of keys
/// that are not known are passed over; so, without a note, are the keys by which site generators sort and build pages.
struct FrontMatter {
  /// A key that is read.
  enum Key: String, CaseIterable {
    case time, language = "lang", id
    /// In Markdown alone.
    case headline, title

    var isOfMarkdown: Bool { self == .headline || self == .title }
  }

  /// How many keys that are not known are named.
  private static let greatestNoteCount = 12
  /// How much of a key is named, in scalars.
  private static let longestNamed = 40
  /// Keys of site generators that say nothing of what is read: every post has some.
  ///
  /// Hugo's and Jekyll's own, and what their themes add. Those of other texts, such as `description`, are none of them: they
  /// might have been meant.
  private static let keysOfGenerators = [
    "aliases", "author", "authors", "categories", "category", "comments", "cover", "date", "draft",
    "expirydate", "featured", "image", "images", "keywords", "lastmod", "layout", "menu", "menus",
    "outputs", "permalink", "publishdate", "published", "series", "sitemap", "slug", "tags", "toc",
    "translationkey", "type", "url", "weight",
  ]

  /// What the known keys say; without those of nothing but white space, but for the time.
  private(set) var values: [Key: String] = [:]
  /// What was read and not used, one sentence each.
  private(set) var notes: [String] = []

  private let dialect: FrontMatterDialect
  private let isMarkdown: Bool
  /// The lines of the known keys, from 1.
  private var lineNumbers: [Key: Int] = [:]
  /// Whether the last key is known; nil before the first one.
  private var isBehindKnown: Bool?
  private var unknown: [String] = []
  /// How many arrays of TOML have begun in the lines before, and not ended; never below 0.
  private var openBracketCount = 0
  /// The mark of quotation of a text of TOML that has begun in a line before, with three of them, and not ended.
  private var openTextMark: Unicode.Scalar?

  /// Removes the front matter from the lines; nil when there is none.
  ///
  /// - Throws: ``ArticleError`` where it is not closed, says something twice, or has a line that says nothing.
  /// - Complexity: O(*n*).
  init?(
    takenFrom lines: inout ArraySlice<Substring.UnicodeScalarView>,
    isMarkdown: Bool
  ) throws(ArticleError) {
    guard let dialect = FrontMatterDialect.beginning(lines) else { return nil }
    self.dialect = dialect
    self.isMarkdown = isMarkdown
    guard let end = lines.dropFirst().firstIndex(where: dialect.isEnd) else {
      throw .unclosedFrontMatter
    }
    for index in lines.startIndex + 1..<end {
      // What follows a table's name is of the table.
      if isTable(lines[index]) { break }
      try read(lines[index], number: index + 1)
    }
    lines = lines[(end + 1)...]
    noteUnknown()
    if values[.language]?.isBlank == true {
      notes.append("“lang” in the front matter is blank, which names no language")
    }
    values = values.filter { $0.key == .time || !$0.value.isBlank }
  }

  /// The headline that it holds, and its line, from 1; nil where it holds none.
  var headline: (text: String, line: Int)? {
    for key in [Key.headline, .title] {
      if let text = values[key], let line = lineNumbers[key] { return (text, line) }
    }
    return nil
  }

  private func isTable(_ line: Substring.UnicodeScalarView) -> Bool {
    dialect == .toml && openTextMark == nil && openBracketCount == 0
      && TextLines.trimmed(line).first == "["
  }

  private mutating func read(
    _ line: Substring.UnicodeScalarView,
    number: Int
  ) throws(ArticleError) {
    if let mark = openTextMark {
      if Self.endsText(markedBy: mark, in: line) { openTextMark = nil }
      return
    }
    if line.isEmpty || line.first == "#" { return }
    if openBracketCount > 0 {
      openBracketCount = max(0, openBracketCount + Self.openedBracketCount(in: line))
      return
    }
    if isMarkdown, dialect == .yaml, let isBehindKnown, Self.isNested(line) {
      // A text that goes on, of which half a headline would be judged.
      if isBehindKnown { throw .malformedFrontMatter(line: number) }
      return
    }
    guard let separator = line.firstIndex(of: dialect.separator) else {
      guard dialect == .toml else { throw .malformedFrontMatter(line: number) }
      // A text may go on in further lines.
      unknown.append(TextLines.trimmed(line).prefix(scalars: Self.longestNamed))
      return
    }
    let written = line[separator...].dropFirst()
    if dialect == .toml {
      let begin = written.drop(while: \.properties.isWhitespace)
      if begin.first == "[" { openBracketCount = max(0, Self.openedBracketCount(in: written)) }
      openTextMark = Self.markOfOpenText(begin)
    }
    let name = TextLines.trimmed(line[..<separator]).lowercased()
    let known = Key.allCases.first {
      name.isExactly($0.rawValue) && (isMarkdown || !$0.isOfMarkdown)
    }
    isBehindKnown = known != nil
    guard let key = known else {
      if !isMarkdown || !Self.keysOfGenerators.contains(where: { name.isExactly($0) }) {
        unknown.append(name.prefix(scalars: Self.longestNamed))
      }
      return
    }
    let text = TextLines.trimmed(withoutComment(written))
    var value = Self.unquoted(text).withoutBlankEnd
    if key.isOfMarkdown {
      // Of several lines, of which the marks alone would be judged.
      if dialect == .toml, text.beginsExactly(with: "\"\"\"") || text.beginsExactly(with: "'''") {
        throw .malformedFrontMatter(line: number)
      }
      value = Self.unescaped(value, writtenAs: text)
    }
    // A text that followed would be refused: nothing does.
    if isMarkdown, dialect == .yaml, Self.isSignOfBlock(text) { value = "" }
    if key.isOfMarkdown, dialect == .yaml, Self.isNull(text) { value = "" }
    lineNumbers[key] = number
    guard values.updateValue(value, forKey: key) == nil else {
      throw .repeatedFrontMatter(key: key.rawValue, line: number)
    }
  }

  private mutating func noteUnknown() {
    let known = (isMarkdown ? "headline, title, " : "") + "time, lang, id"
    notes += unknown.prefix(Self.greatestNoteCount).map {
      "“\($0)” in the front matter is not known (\(known))"
    }
    guard unknown.count > Self.greatestNoteCount else { return }
    let count = unknown.count - Self.greatestNoteCount
    notes.append(
      count == 1
        ? "1 further key of the front matter is not known"
        : "\(count) further keys of the front matter are not known"
    )
  }

  /// Whether a line of YAML is of what the key before it holds: it is indented, an item of a list, or nothing but what closes
  /// one that was begun with a bracket.
  private static func isNested(_ line: Substring.UnicodeScalarView) -> Bool {
    guard let first = line.first else { return false }
    let next = line.dropFirst().first
    if first == "]" || first == "}" { return next == nil }
    return first == " " || first == "\t" || first == "-" && (next == nil || next == " ")
  }

  /// How many more arrays begin than end in a line of TOML.
  ///
  /// What stands between quotation marks, and in a comment, is text: with `["[速報"]` all keys below were of the array.
  private static func openedBracketCount(in line: Substring.UnicodeScalarView) -> Int {
    var count = 0
    var rest = line
    while let next = rest.first {
      switch next {
      case "[": count += 1
      case "]": count -= 1
      case "#": return count
      case "\"", "'":
        // Without an end the rest of the line is text.
        guard let end = endOfQuotation(rest) else { return count }
        rest = rest[end...]
      default: break
      }
      rest = rest.dropFirst()
    }
    return count
  }

  /// Whether a value of YAML is no text but says that one follows in further lines: `|`, `>-` (YAML 1.2.2, §8.1.1).
  private static func isSignOfBlock(_ value: String) -> Bool {
    let scalars = value.unicodeScalars
    return (scalars.first == "|" || scalars.first == ">") && scalars.count <= 3
      && scalars.dropFirst().allSatisfy { $0 == "-" || $0 == "+" || ("1"..."9").contains($0) }
  }

  /// Whether a value of YAML says that there is none (YAML 1.2.2, §10.2.1).
  private static func isNull(_ value: String) -> Bool {
    ["~", "null", "Null", "NULL"].contains { value.isExactly($0) }
  }

  /// The mark of quotation of which three begin a value of TOML that does not end in its line; nil where none do.
  private static func markOfOpenText(_ value: Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let mark = value.first, mark == "\"" || mark == "'",
      value.starts(with: repeatElement(mark, count: 3))
    else { return nil }
    return endsText(markedBy: mark, in: value.dropFirst(3)) ? nil : mark
  }

  /// Whether a line has the three marks of quotation that end a text of TOML.
  private static func endsText(
    markedBy mark: Unicode.Scalar,
    in line: Substring.UnicodeScalarView
  ) -> Bool {
    var rest = line
    while let next = rest.first {
      if rest.starts(with: repeatElement(mark, count: 3)) { return true }
      rest = rest.dropFirst(next == "\\" && mark == "\"" ? 2 : 1)
    }
    return false
  }

  // MARK: - Values

  /// A value without the comment behind it.
  ///
  /// That begins with a `#`, in YAML behind white space: whoever else reads the file leaves it out. What stands between
  /// quotation marks is none.
  private func withoutComment(
    _ value: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    let text = value.drop(while: \.properties.isWhitespace)
    if let end = Self.endOfQuotation(text) {
      let rest = text[end...].dropFirst()
      let next = rest.first { !$0.properties.isWhitespace }
      return next == "#" && (dialect == .toml || rest.first != "#") ? text[...end] : text
    }
    var isBehindSpace = true
    for index in text.indices {
      if text[index] == "#", isBehindSpace || dialect == .toml { return text[..<index] }
      isBehindSpace = text[index].properties.isWhitespace
    }
    return text
  }

  /// The mark that closes the quotation that a text begins with; nil where it begins with none, or none is closed.
  ///
  /// A mark behind a reverse solidus, and of two single ones in a row both, are of what is quoted.
  private static func endOfQuotation(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index? {
    guard let mark = text.first, mark == "\"" || mark == "'" else { return nil }
    var rest = text.dropFirst()
    while let next = rest.first {
      let following = rest.dropFirst().first
      if next == "\\" && mark == "\"" || next == mark && mark == "'" && following == mark {
        rest = rest.dropFirst(2)
        continue
      }
      if next == mark { return rest.startIndex }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The value without one pair of quotation marks around it.
  private static func unquoted(_ value: String) -> String {
    let scalars = value.unicodeScalars
    guard scalars.count >= 2, let first = scalars.first, first == scalars.last,
      first == "\"" || first == "'"
    else { return value }
    return String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
  }

  /// A value with each mark that quotation hides: `''` between single ones, `\"` and `\\` between double ones, and what has
  /// its number there (`\u2019`), as programs write YAML.
  private static func unescaped(_ value: String, writtenAs written: String) -> String {
    guard let mark = written.unicodeScalars.first, mark == "\"" || mark == "'",
      !value.isExactly(written)
    else { return value }
    let sign: Unicode.Scalar = mark == "'" ? "'" : "\\"
    var text = String.UnicodeScalarView()
    var rest = value.unicodeScalars[...]
    while let next = rest.popFirst() {
      if next == sign, let following = rest.first, following == mark || following == sign {
        text.append(following)
        rest.removeFirst()
      } else if next == "\\", sign == next, let scalar = numberedScalar(takenFrom: &rest) {
        text.append(scalar)
      } else {
        text.append(next)
      }
    }
    return String(text)
  }

  /// What stands behind a backslash by its number, `x`, `u` or `U` and two, four or eight digits; nil where nothing does, or
  /// a control character.
  private static func numberedScalar(
    takenFrom text: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    let length: Int
    switch text.first {
    case "x": length = 2
    case "u": length = 4
    case "U": length = 8
    default: return nil
    }
    let digits = text.dropFirst().prefix(length)
    guard digits.count == length, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let number = UInt32(String(Substring(digits)), radix: 16), number >= 0x20,
      let scalar = Unicode.Scalar(number)
    else { return nil }
    text.removeFirst(1 + length)
    return scalar
  }
}
