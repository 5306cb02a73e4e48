import UnicodeText

/// The parts of a text in the format of an article: optional front matter, the headline, a blank
/// line, the snippet.
package struct ArticleText: Sendable {
  /// The first paragraph, never empty.
  package let headline: String
  /// The second paragraph; empty when there is none.
  package let snippet: String
  /// What the front matter says; nil where it does not.
  package let time: String?
  package let id: String?
  package let language: String?
  /// The line that the headline begins in, from 1.
  package let line: Int
  /// What was read and not used, one sentence each.
  package let notes: [String]

  /// Reads a whole text.
  ///
  /// - Throws: ``ArticleError`` when the bytes are not UTF-8 text, hold no headline, or hold several.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(utf8 bytes: ArraySlice<UInt8>) throws(ArticleError) {
    let content = try Self.validated(bytes)
    let text = String(decoding: content, as: UTF8.self)
    let allLines = TextLines.lines(of: text.unicodeScalars)
    try Self.checkFormat(of: content, lines: allLines)
    var lines = allLines[...]
    var notes: [String] = []
    let frontMatter = try Self.takeFrontMatter(from: &lines, notes: &notes)
    let paragraphs = Self.paragraphs(of: lines)
    guard let headline = paragraphs.first else {
      guard let frontMatter else { throw .empty }
      throw .noHeadline(id: frontMatter["id"])
    }
    if paragraphs.count > 2 {
      notes.append("only the first two paragraphs are used, as headline and snippet")
    }
    self.headline = headline
    self.snippet = paragraphs.dropFirst().first ?? ""
    self.time = frontMatter?["time"]
    self.id = frontMatter?["id"]
    self.language = frontMatter?["lang"]
    self.line = 1 + (lines.firstIndex { !$0.isEmpty } ?? 0)
    self.notes = notes
  }

  // MARK: - Bytes to lines

  private static func validated(_ bytes: ArraySlice<UInt8>) throws(ArticleError) -> ArraySlice<
    UInt8
  > {
    if let encoding = ByteOrderMark.foreign(bytes) { throw .foreignByteOrderMark(encoding) }
    if let offset = bytes.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) {
      throw .invalidUTF8(offset: offset)
    }
    if let index = bytes.firstIndex(of: 0) { throw .nulByte(offset: index - bytes.startIndex) }
    return bytes.withoutByteOrderMark()
  }

  private static func checkFormat(
    of content: ArraySlice<UInt8>,
    lines: [Substring.UnicodeScalarView]
  ) throws(ArticleError) {
    switch FormatRecognizer.format(of: content, lines: lines) {
    case .article: return
    case .lines: throw .list(lineCount: TextLines.rows(of: lines).count { !$0.isEmpty })
    case let format: throw .otherFormat(format)
    }
  }

  // MARK: - Front matter

  /// How many keys that are not known are named.
  private static let greatestNoteCount = 12

  /// Removes the front matter from the lines; nil when there is none.
  private static func takeFrontMatter(
    from lines: inout ArraySlice<Substring.UnicodeScalarView>,
    notes: inout [String]
  ) throws(ArticleError) -> [String: String]? {
    let isTOML = TextLines.beginWithTOML(lines)
    guard isTOML || lines.first.map(TextLines.isFrontMatterMark) ?? false else { return nil }
    let isMark = isTOML ? TextLines.isTOMLMark : TextLines.isFrontMatterMark
    guard let end = lines.dropFirst().firstIndex(where: isMark) else {
      throw .unclosedFrontMatter
    }
    var values: [String: String] = [:]
    var unknown: [String] = []
    var openBrackets = 0
    for number in 1..<end {
      let line = lines[number]
      if line.isEmpty || line.first == "#" { continue }
      if openBrackets > 0 {
        openBrackets += openBracketCount(in: line)
        continue
      }
      // What follows is of a table by itself.
      if isTOML, TextLines.trimmed(line).first == "[" { break }
      guard let colon = line.firstIndex(of: isTOML ? "=" : ":") else {
        guard isTOML else { throw .malformedFrontMatter(line: number + 1) }
        // A text may go on in further lines.
        unknown.append(TextLines.trimmed(line).prefix(scalars: 40))
        continue
      }
      if isTOML, TextLines.trimmed(line[colon...].dropFirst()).first == "[" {
        openBrackets = openBracketCount(in: line)
      }
      let key = TextLines.trimmed(line[..<colon]).lowercased()
      if let known = ["time", "lang", "id"].first(where: key.isExactly) {
        let text = withoutComment(line[colon...].dropFirst(), isTOML: isTOML)
        let value = unquoted(TextLines.trimmed(text)).withoutBlankEnd
        guard values.updateValue(value, forKey: known) == nil else {
          throw .repeatedFrontMatter(key: known, line: number + 1)
        }
      } else {
        unknown.append(key.prefix(scalars: 40))
      }
    }
    notes += unknown.prefix(greatestNoteCount).map {
      "“\($0)” in the front matter is not known (time, lang, id)"
    }
    if unknown.count > greatestNoteCount {
      let count = unknown.count - greatestNoteCount
      notes.append(
        count == 1
          ? "1 further key of the front matter is not known"
          : "\(count) further keys of the front matter are not known"
      )
    }
    lines = lines[(end + 1)...]
    if values["lang"]?.isBlank == true {
      notes.append("“lang” in the front matter is blank, which names no language")
    }
    return values.filter { $0.key == "time" || !$0.value.isBlank }
  }

  /// How many more arrays begin than end in a line; what stands between quotation marks counts too.
  private static func openBracketCount(in line: Substring.UnicodeScalarView) -> Int {
    line.reduce(0) { $0 + ($1 == "[" ? 1 : $1 == "]" ? -1 : 0) }
  }

  /// A value without the comment behind it.
  ///
  /// That begins with a `#`, in YAML behind white space: whoever else reads the file leaves it out. What stands between
  /// quotation marks is none.
  private static func withoutComment(
    _ value: Substring.UnicodeScalarView,
    isTOML: Bool
  ) -> Substring.UnicodeScalarView {
    let text = value.drop(while: \.properties.isWhitespace)
    if let end = endOfQuotation(text) {
      let rest = text[end...].dropFirst()
      let next = rest.first { !$0.properties.isWhitespace }
      return next == "#" && (isTOML || rest.first != "#") ? text[...end] : text
    }
    var isBehindSpace = true
    for index in text.indices {
      if text[index] == "#", isBehindSpace || isTOML { return text[..<index] }
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

  // MARK: - Paragraphs

  private static func paragraphs(of lines: ArraySlice<Substring.UnicodeScalarView>) -> [String] {
    var paragraphs: [String] = []
    var current = String.UnicodeScalarView()
    for line in lines {
      if line.isEmpty {
        if !current.isEmpty { paragraphs.append(String(current)) }
        current = String.UnicodeScalarView()
      } else if current.isEmpty {
        current.append(contentsOf: line)
      } else {
        join(&current, with: line)
      }
    }
    if !current.isEmpty { paragraphs.append(String(current)) }
    return paragraphs
  }

  private static func join(
    _ paragraph: inout String.UnicodeScalarView,
    with line: Substring.UnicodeScalarView
  ) {
    let continuation = line.drop { $0 == " " || $0 == "\t" }
    guard let before = paragraph.last, let after = continuation.first else { return }
    let joins =
      EastAsianWidth.isWrittenWithoutSpaces(before)
      || EastAsianWidth.isWrittenWithoutSpaces(after)
    if !joins { paragraph.append(" ") }
    paragraph.append(contentsOf: continuation)
  }
}
