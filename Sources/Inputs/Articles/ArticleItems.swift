/// One article, the whole file.
struct ArticleItems: ItemReader {
  private let context: ItemContext
  private var content: [UInt8] = []
  private var isTooLong = false

  init(_ context: ItemContext) {
    self.context = context
  }

  mutating func take(_ text: ArraySlice<UInt8>, into found: inout [FoundItem]) {
    guard !isTooLong else { return }
    if content.count + text.count > context.limit {
      isTooLong = true
      content = []
    } else {
      content += text
    }
  }

  mutating func finish(into found: inout [FoundItem]) {
    found.append(.event(event()))
  }

  private func event() -> InputEvent {
    if isTooLong { return context.bad(nil, .tooLong(limit: context.limit)) }
    do {
      let text = try ArticleText(
        utf8: content[...],
        isMarkdown: MarkdownLines.areIn(context.file)
      )
      return .item(
        InputItem(
          headline: text.headline,
          snippet: text.snippet,
          time: text.time,
          id: text.id,
          language: text.language,
          place: context.place(text.line),
          notes: text.notes
        )
      )
    } catch {
      switch error {
      case .empty: return context.bad(nil, .empty)
      case .noHeadline(let id): return context.bad(nil, .noHeadline, id: id)
      case .invalidUTF8: return context.bad(nil, .notText(encoding: context.encoding))
      case .nulByte: return context.bad(nil, .controlCharacter("\0"))
      default: return context.bad(nil, .article(error))
      }
    }
  }
}
