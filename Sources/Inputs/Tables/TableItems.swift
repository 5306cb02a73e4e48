/// The rows of a table, whose first row names the columns.
struct TableItems: ItemReader {
  private let context: ItemContext
  private let dialect: TableDialect
  private var scanner: TableScanner
  private var outcomes: [TableScanner.Outcome] = []
  private var state = State.start
  /// Whether the row before was the first one, so that a rule may follow.
  private var isBehindFirst = false

  private enum State {
    case start
    case rows(TableRows)
    /// Without columns no row can be read; that was said.
    case refused
  }

  init(_ context: ItemContext, dialect: TableDialect) {
    self.context = context
    self.dialect = dialect
    scanner = TableScanner(dialect, limit: context.limit)
  }

  mutating func take(_ text: ArraySlice<UInt8>, into found: inout [FoundItem]) {
    if case .refused = state { return }
    scanner.take(text, into: &outcomes)
    handOver(into: &found)
  }

  mutating func finish(into found: inout [FoundItem]) {
    if case .refused = state { return }
    scanner.finish(into: &outcomes)
    handOver(into: &found)
    // Much that is left has rows in it.
    if case .start = state { found.append(.event(context.bad(nil, .empty))) }
  }

  var hasMore: Bool {
    if case .refused = state { false } else { scanner.hasMore }
  }

  mutating func goOn(into found: inout [FoundItem]) {
    scanner.goOn(into: &outcomes)
    handOver(into: &found)
  }

  private mutating func handOver(into found: inout [FoundItem]) {
    for outcome in outcomes { cut(outcome, into: &found) }
    outcomes.removeAll(keepingCapacity: true)
  }

  private mutating func cut(_ outcome: TableScanner.Outcome, into found: inout [FoundItem]) {
    switch (outcome, state) {
    case (_, .refused): return
    case (.fault(let line, let reason), .start):
      found.append(.event(context.bad(line, reason, .rest)))
      state = .refused
    case (.fault(let line, let reason), .rows):
      isBehindFirst = false
      // The text ends before it is closed: more rows may have been cut off.
      let extent: BadItem.Extent = if case .unclosedQuotation = reason { .rest } else { .item }
      found.append(.event(context.bad(line, reason, extent)))
    case (.row(let line, _, let written), .rows(let rows)):
      let isRule = isBehindFirst && dialect.isRule(written, in: rows.frame)
      isBehindFirst = false
      if !isRule { found.append(.unread(UnreadRow(line: line, written: written, table: rows))) }
    case (.row(let line, _, let written), .start):
      let frame = dialect.frame(ofFirstRow: written)
      do {
        let fields = try dialect.fields(written, in: frame)
        let names = try fields.map { field throws(InputFault) in try context.text(field) }
        let columns = try TableColumns(firstRow: names, mapping: context.columns)
        let rows = TableRows(context: context, dialect: dialect, frame: frame, columns: columns)
        state = .rows(rows)
        isBehindFirst = true
        if columns.firstRow == .item {
          found.append(.unread(UnreadRow(line: line, written: written, table: rows)))
        }
      } catch {
        found.append(.event(context.bad(line, error, .rest)))
        state = .refused
      }
    }
  }
}

/// What is known of a table once its first row is read.
private struct TableRows: Sendable {
  let context: ItemContext
  let dialect: TableDialect
  let frame: TableDialect.Frame
  let columns: TableColumns

  /// The item of a row; nil for a row of empty fields, as spreadsheets leave them below a table.
  func event(_ line: Int, _ written: [ArraySlice<UInt8>]) -> InputEvent? {
    do {
      let fields = try dialect.fields(written, in: frame)
      var texts: [ArticleColumn: String] = [:]
      for (column, index) in columns.indices {
        let text = try context.text(fields[index])
        if !text.isBlank { texts[column] = text.withoutBlankEnd }
      }
      guard let headline = texts[.headline] else {
        return fields.allSatisfy(\.isEmpty)
          ? nil : context.bad(line, .noHeadline, id: texts[.identifier])
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

/// A row as its file has it.
private struct UnreadRow: UnreadItem {
  let line: Int
  let written: [ArraySlice<UInt8>]
  let table: TableRows

  func read(into events: inout [InputEvent]) {
    if let event = table.event(line, written) { events.append(event) }
  }
}
