/// A headline on every line; lines of nothing but white space are left out, and in Markdown rules, comments and the marks of
/// headings and lists.
struct LineItems: ItemReader {
  private let context: ItemContext
  private var splitter: LineSplitter
  /// In Markdown, what may be a comment; nil in other files.
  private var comment: OpenComment?

  init(_ context: ItemContext) {
    self.context = context
    splitter = LineSplitter(limit: context.limit)
    comment = MarkdownLines.areIn(context.file) ? OpenComment() : nil
  }

  mutating func take(_ text: ArraySlice<UInt8>, into found: inout [FoundItem]) {
    var comment = comment
    splitter.take(text) { [context] line in Self.cut(line, context, &comment, &found) }
    self.comment = comment
  }

  mutating func finish(into found: inout [FoundItem]) {
    var comment = comment
    splitter.finish { [context] line in Self.cut(line, context, &comment, &found) }
    comment?.giveUp(into: &found)
    self.comment = comment
  }

  private static func cut(
    _ line: LineSplitter.Line,
    _ context: ItemContext,
    _ comment: inout OpenComment?,
    _ found: inout [FoundItem]
  ) {
    if line.bytes == nil { comment?.giveUp(into: &found) }
    guard let bytes = line.bytes(in: context, into: &found), !bytes.isEmpty else { return }
    let unread = UnreadLine(number: line.number, bytes: bytes, context: context)
    if comment == nil {
      found.append(.unread(unread))
    } else {
      comment?.take(unread, into: &found)
    }
  }
}

/// The lines of what may be a comment, as long as nobody knows whether anything ends it.
///
/// One of very many lines is text: all would be kept.
private struct OpenComment {
  /// The most lines that one may go over.
  private static let mostLines = 1_000

  private var comments = MarkdownComments()
  private var lines: [UnreadLine] = []
  private var byteCount = 0

  /// Takes the next line, and hands over what is known to be text by now.
  mutating func take(_ line: UnreadLine, into found: inout [FoundItem]) {
    if let first = lines.first {
      byteCount += line.bytes.count
      if line.number - first.number >= Self.mostLines || byteCount > line.context.limit {
        giveUp(into: &found)
      }
    }
    // Most lines are no comments, and need not be read twice.
    let first = line.bytes.first { $0 != 0x20 && $0 != 0x09 }
    guard !lines.isEmpty || first == UInt8(ascii: "<") else {
      found.append(.unread(line))
      return
    }
    let text = String(decoding: line.bytes, as: UTF8.self)
    lines.append(line)
    switch comments.verdict(on: Substring(text).unicodeScalars) {
    case .undecided: break
    case .text: giveUp(into: &found)
    case .comment: close()
    }
  }

  /// Hands over the lines that are none of a comment's.
  mutating func giveUp(into found: inout [FoundItem]) {
    found += lines.map { FoundItem.unread($0) }
    close()
  }

  private mutating func close() { self = OpenComment() }
}

/// A line that may hold several headlines, between separators of lines that are no ASCII.
private struct UnreadLine: UnreadItem {
  let number: Int
  let bytes: ArraySlice<UInt8>
  let context: ItemContext

  func read(into events: inout [InputEvent]) {
    do {
      let text = try context.text(bytes)
      let isMarkdown = MarkdownLines.areIn(context.file)
      for row in TextLines.rows(of: [Substring(text).unicodeScalars]) where !row.isEmpty {
        if isMarkdown, MarkdownLines.isWithoutText(row) { continue }
        let headline = String(Substring(isMarkdown ? MarkdownLines.withoutMark(row) : row))
        events.append(.item(InputItem(headline: headline, place: context.place(number))))
      }
    } catch {
      events.append(context.bad(number, error))
    }
  }
}
