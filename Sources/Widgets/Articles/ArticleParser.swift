import InputFormats
import UnicodeText

/// Reads the text format of an article: optional front matter, the headline, a blank line, the
/// snippet.
///
/// - UTF-8, with or without a byte order mark; lines end in LF, CR LF or CR.
/// - Front matter is `key: value` lines between two lines of `---`; `time`, `lang` and `id` are
///   known.
/// - Paragraphs are separated by lines of nothing but white space. Two or more lines without front
///   matter that are a single paragraph are a list, which is refused, as is what is a table, JSON or
///   XML as a whole. Otherwise the lines of a paragraph are joined: with a space, or with nothing where either neighbour is Chinese or Japanese.
///   CSS Text 3 §4.1.3 asks that of both; but Japanese puts no space beside a Latin word either.
///   Trailing white space is dropped; everything else is kept as it was written.
public struct ArticleParser: Sendable {
  /// An article and what its reader should be told about.
  public struct Result: Sendable, Hashable {
    /// The article.
    public let article: HeadlineArticle

    /// What was read and not used, one sentence each: unknown front matter, further paragraphs.
    public let notes: [String]
  }

  /// What the article is called when its front matter does not say.
  public var defaultIdentifier: String

  /// Creates a parser; `defaultIdentifier` is usually the file's name.
  public init(defaultIdentifier: String = "") {
    self.defaultIdentifier = defaultIdentifier
  }

  /// The article in a file's bytes.
  ///
  /// - Throws: ``ArticleError`` when the bytes are not UTF-8 text, hold no headline, or hold several.
  /// - Complexity: O(*n*) in the number of bytes.
  public func article(fromUTF8 bytes: [UInt8]) throws(ArticleError) -> Result {
    let content = try Self.validated(bytes)
    let text = String(decoding: content, as: UTF8.self)
    let allLines = TextLines.lines(of: text.unicodeScalars)
    try Self.checkFormat(of: content, lines: allLines)
    var lines = allLines[...]
    var notes: [String] = []
    let frontMatter = try Self.takeFrontMatter(from: &lines, notes: &notes)
    let paragraphs = Self.paragraphs(of: lines)
    guard let headline = paragraphs.first else {
      throw frontMatter == nil ? .empty : .noHeadline
    }
    if paragraphs.count > 2 {
      notes.append("only the first two paragraphs are used, as headline and snippet")
    }
    let values = frontMatter ?? [:]
    let article = HeadlineArticle(
      id: values["id"] ?? defaultIdentifier,
      time: values["time"] ?? HeadlineArticle.defaultTime,
      headline: headline,
      snippet: paragraphs.dropFirst().first ?? "",
      language: values["lang"]
    )
    return Result(article: article, notes: notes)
  }

  // MARK: - Bytes to lines

  private static func validated(_ bytes: [UInt8]) throws(ArticleError) -> ArraySlice<UInt8> {
    if let encoding = ByteOrderMark.foreign(bytes) { throw .foreignByteOrderMark(encoding) }
    if let offset = bytes.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) {
      throw .invalidUTF8(offset: offset)
    }
    if let offset = bytes.firstIndex(of: 0) { throw .nulByte(offset: offset) }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
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

  /// Removes the front matter from the lines; nil when there is none.
  private static func takeFrontMatter(
    from lines: inout ArraySlice<Substring.UnicodeScalarView>,
    notes: inout [String]
  ) throws(ArticleError) -> [String: String]? {
    guard let first = lines.first, TextLines.isFrontMatterMark(first) else { return nil }
    guard let end = lines.dropFirst().firstIndex(where: TextLines.isFrontMatterMark) else {
      throw .unclosedFrontMatter
    }
    var values: [String: String] = [:]
    for number in 1..<end {
      let line = lines[number]
      if line.isEmpty || line.first == "#" { continue }
      guard let colon = line.firstIndex(of: ":") else {
        throw .malformedFrontMatter(line: number + 1)
      }
      let key = trimmed(line[..<colon]).lowercased()
      if let known = ["time", "lang", "id"].first(where: key.isExactly) {
        values[known] = unquoted(trimmed(line[colon...].dropFirst()))
      } else {
        let shown = key.prefix(scalars: 40)
        notes.append("“\(shown)” in the front matter is not known (time, lang, id)")
      }
    }
    lines = lines[(end + 1)...]
    return values.filter { $0.key == "time" || !$0.value.isEmpty }
  }

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
    let scalars = text.drop(while: \.properties.isWhitespace)
    return String(Substring(TextLines.withoutTrailingWhiteSpace(scalars)))
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
