/// A headline on every line; lines of nothing but white space are left out, and in Markdown rules, comments and the marks of
/// headings and lists.
struct LineItems: ItemReader {
  private let context: ItemContext
  private var splitter: LineSplitter

  init(_ context: ItemContext) {
    self.context = context
    splitter = LineSplitter(limit: context.limit)
  }

  mutating func take(_ text: ArraySlice<UInt8>, into found: inout [FoundItem]) {
    splitter.take(text) { [context] line in Self.cut(line, context, &found) }
  }

  mutating func finish(into found: inout [FoundItem]) {
    splitter.finish { [context] line in Self.cut(line, context, &found) }
  }

  private static func cut(
    _ line: LineSplitter.Line,
    _ context: ItemContext,
    _ found: inout [FoundItem]
  ) {
    guard let bytes = line.bytes(in: context, into: &found), !bytes.isEmpty else { return }
    found.append(.unread(UnreadLine(number: line.number, bytes: bytes, context: context)))
  }
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
