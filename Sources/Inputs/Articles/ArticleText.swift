import UnicodeText

/// The parts of a text in the format of an article: optional front matter, the headline, a blank
/// line, the snippet.
///
/// In Markdown the front matter may hold the headline, and the first paragraph is the snippet then, behind a heading of the
/// first level, which is the title again; rules, comments and marks of headings and lists are no part of a text.
package struct ArticleText: Sendable {
  /// The first paragraph, never empty; in Markdown the front matter's own headline.
  package let headline: String
  /// The paragraph behind it; empty when there is none.
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
  /// - Parameter isMarkdown: whether it is written in Markdown (``MarkdownLines``).
  /// - Throws: ``ArticleError`` when the bytes are not UTF-8 text, hold no headline, or hold several.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(utf8 bytes: ArraySlice<UInt8>, isMarkdown: Bool = false) throws(ArticleError) {
    let content = try Self.validated(bytes)
    let text = String(decoding: content, as: UTF8.self)
    let allLines = TextLines.lines(of: text.unicodeScalars)
    try Self.checkFormat(of: content, lines: allLines, isMarkdown: isMarkdown)
    var lines = allLines[...]
    let frontMatter = try FrontMatter(takenFrom: &lines, isMarkdown: isMarkdown)
    if isMarkdown {
      for (index, isComment) in zip(lines.indices, MarkdownComments.areComments(lines))
      where isComment {
        lines[index] = lines[index].prefix(0)
      }
    }
    let title = frontMatter?.headline
    let first = lines.firstIndex { !$0.isEmpty && !(isMarkdown && MarkdownLines.isWithoutText($0)) }
    if title != nil, let first, MarkdownLines.headingLevel(of: lines[first]) == 1 {
      lines = lines[(first + 1)...]
    }
    let paragraphs =
      (title.map { [$0.text] } ?? []) + Self.paragraphs(of: lines, isMarkdown: isMarkdown)
    guard let headline = paragraphs.first else {
      guard let frontMatter else { throw .empty }
      throw .noHeadline(id: frontMatter.values[.id])
    }
    var notes = frontMatter?.notes ?? []
    if paragraphs.count > 2 {
      notes.append(
        title == nil
          ? "only the first two paragraphs are used, as headline and snippet"
          : "only the first paragraph is used, as snippet"
      )
    }
    self.headline = headline
    self.snippet = paragraphs.dropFirst().first ?? ""
    self.time = frontMatter?.values[.time]
    self.id = frontMatter?.values[.id]
    self.language = frontMatter?.values[.language]
    self.line = title?.line ?? (1 + (first ?? 0))
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
    lines: [Substring.UnicodeScalarView],
    isMarkdown: Bool
  ) throws(ArticleError) {
    switch FormatRecognizer.format(of: content, lines: lines, isMarkdown: isMarkdown) {
    case .article: return
    case .lines: throw .list(lineCount: TextLines.rows(of: lines).count { !$0.isEmpty })
    case let format: throw .otherFormat(format)
    }
  }

  // MARK: - Paragraphs

  /// The paragraphs; a heading of Markdown is one by itself, and one ends where a rule or a comment stands.
  private static func paragraphs(
    of lines: ArraySlice<Substring.UnicodeScalarView>,
    isMarkdown: Bool
  ) -> [String] {
    var paragraphs: [String] = []
    var current = String.UnicodeScalarView()
    for written in lines {
      let isHeading = isMarkdown && MarkdownLines.headingLevel(of: written) != nil
      let isWithoutText = isMarkdown && MarkdownLines.isWithoutText(written)
      let line = isMarkdown && !isWithoutText ? MarkdownLines.withoutMark(written) : written
      if isWithoutText || line.isEmpty || isHeading {
        if !current.isEmpty { paragraphs.append(String(current)) }
        current = String.UnicodeScalarView()
        if isHeading { paragraphs.append(String(Substring(line))) }
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
