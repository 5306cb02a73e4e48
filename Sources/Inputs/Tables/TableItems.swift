/// The rows of a table, whose first row names the columns.
struct TableItems: ItemReader {
  private let context: ItemContext
  private let dialect: TableDialect
  private var frame = TableDialect.Frame.none
  private var scanner: TableScanner
  private var outcomes: [TableScanner.Outcome] = []
  private var state = State.start

  private enum State {
    case start
    case rows(TableColumns)
    /// Without columns no row can be read; that was said.
    case refused
  }

  init(_ context: ItemContext, dialect: TableDialect) {
    self.context = context
    self.dialect = dialect
    scanner = TableScanner(dialect, limit: context.limit)
  }

  mutating func take(_ text: ArraySlice<UInt8>, into events: inout [InputEvent]) {
    if case .refused = state { return }
    scanner.take(text, into: &outcomes)
    handOver(into: &events)
  }

  mutating func finish(into events: inout [InputEvent]) {
    if case .refused = state { return }
    scanner.finish(into: &outcomes)
    handOver(into: &events)
    // Much that is left has rows in it.
    if case .start = state { events.append(context.bad(nil, .empty)) }
  }

  var hasMore: Bool {
    if case .refused = state { false } else { scanner.hasMore }
  }

  mutating func goOn(into events: inout [InputEvent]) {
    scanner.goOn(into: &outcomes)
    handOver(into: &events)
  }

  private mutating func handOver(into events: inout [InputEvent]) {
    for outcome in outcomes { read(outcome, into: &events) }
    outcomes.removeAll(keepingCapacity: true)
  }

  private mutating func read(_ outcome: TableScanner.Outcome, into events: inout [InputEvent]) {
    switch (outcome, state) {
    case (_, .refused): return
    case (.fault(let line, let reason), .start):
      events.append(context.bad(line, reason))
      state = .refused
    case (.fault(let line, let reason), .rows):
      events.append(context.bad(line, reason))
    case (.row(let line, let written), .rows(let columns)):
      if let fields = dialect.fields(written, in: frame), let event = event(line, fields, columns) {
        events.append(event)
      }
    case (.row(let line, let written), .start):
      frame = dialect.frame(ofFirstRow: written)
      guard let fields = dialect.fields(written, in: frame) else { return }
      do {
        let names = try fields.map { field throws(InputFault) in try context.text(field) }
        let columns = try TableColumns(firstRow: names, mapping: context.columns)
        state = .rows(columns)
        if columns.firstRow == .item, let event = event(line, fields, columns) {
          events.append(event)
        }
      } catch {
        events.append(context.bad(line, error))
        state = .refused
      }
    }
  }

  /// The item of a row; nil for a row of empty fields, as spreadsheets leave them below a table.
  private func event(
    _ line: Int,
    _ fields: [ArraySlice<UInt8>],
    _ columns: TableColumns
  ) -> InputEvent? {
    do {
      var texts: [ArticleColumn: String] = [:]
      for (column, index) in columns.indices {
        let text = try context.text(fields[index])
        if !text.isBlank { texts[column] = text }
      }
      guard let headline = texts[.headline] else {
        return fields.allSatisfy(\.isEmpty) ? nil : context.bad(line, .noHeadline)
      }
      return .item(
        InputItem(
          headline: headline,
          snippet: texts[.snippet] ?? "",
          time: texts[.time],
          id: texts[.identifier],
          language: texts[.language],
          place: context.place(line)
        )
      )
    } catch {
      return context.bad(line, error)
    }
  }
}
