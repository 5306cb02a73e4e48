/// A headline on every line; lines of nothing but white space are left out.
struct LineItems: ItemReader {
  private let context: ItemContext
  private var splitter: LineSplitter

  init(_ context: ItemContext) {
    self.context = context
    splitter = LineSplitter(limit: context.limit)
  }

  mutating func take(_ text: ArraySlice<UInt8>, into events: inout [InputEvent]) {
    splitter.take(text) { [context] line in Self.read(line, context, &events) }
  }

  mutating func finish(into events: inout [InputEvent]) {
    splitter.finish { [context] line in Self.read(line, context, &events) }
  }

  private static func read(
    _ line: LineSplitter.Line,
    _ context: ItemContext,
    _ events: inout [InputEvent]
  ) {
    guard let bytes = line.bytes else {
      events.append(context.bad(line.number, .tooLong(limit: context.limit)))
      return
    }
    do {
      let text = try context.text(bytes)
      for row in TextLines.rows(of: [Substring(text).unicodeScalars]) where !row.isEmpty {
        let headline = String(Substring(row))
        events.append(.item(InputItem(headline: headline, place: context.place(line.number))))
      }
    } catch {
      events.append(context.bad(line.number, error))
    }
  }
}
