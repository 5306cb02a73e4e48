import UnicodeText

/// Tells the head of a table from a line of text.
///
/// A first row of nothing but names of columns is one; of a single name only where the next row
/// follows without an empty line, since without it the name is words, or where that was said to be
/// the headline's. So is a first row of several fields, one of them a name of the headline's or two
/// of them of other columns, where the rows that follow have as many fields.
enum TableRecognizer {
  /// The longest first row that is looked at, in bytes: a thousand columns or so, more than desks export.
  private static let longestHeader = 16 * 1024
  /// How many bytes are read at once until there are enough rows.
  private static let pieceLength = 2048
  /// How many rows after the first are looked at.
  private static let rowCount = 20

  private static let dialects: [(InputFormat, TableDialect)] = [
    (.commaSeparated, .commas), (.tabSeparated, .tabs), (.semicolonSeparated, .semicolons),
    (.barSeparated, .bars),
  ]

  /// The format of the table that the text begins; nil where it holds anything else.
  ///
  /// - Parameter isList: whether the lines of the text stand together without empty ones.
  static func format(of opening: Opening, isList: Bool) -> InputFormat? {
    for (format, dialect) in dialects {
      let table = Head(opening, dialect)
      guard let names = table.names else { continue }
      let known = names.count { isKnown($0, opening.columns) }
      let isSaid = names.contains { isSaidToBeName($0, opening.columns) }
      if known == names.count, names.count > 1 || isList || isSaid { return format }
      if table.hasRows, known > 1 || names.contains(where: { isHeadline($0, opening.columns) }) {
        return format
      }
    }
    return opening.columns.references.isEmpty ? nil : mappedFormat(of: opening)
  }

  /// Of a table with commas, semicolons or bars, which of them it is: the first by which there is a
  /// headline, else the one by which the first row has most fields.
  static func separatedFormat(of opening: Opening) -> InputFormat {
    let heads = dialects.filter { $0.1 != .tabs }
      .map { format, dialect in (format: format, names: Head(opening, dialect).names ?? []) }
    if let known = heads.first(where: { $0.names.contains { isHeadline($0, opening.columns) } }) {
      return known.format
    }
    let most = heads.map(\.names.count).max() ?? 0
    // A single field that names no headline is a row of commas that is at fault: as one, that is told.
    if most == 1, !isNumbered(opening.columns) { return .commaSeparated }
    return heads.first { $0.names.count == most }?.format ?? .commaSeparated
  }

  /// The table in which columns were asked for by number; nil where no separator makes one.
  private static func mappedFormat(of opening: Opening) -> InputFormat? {
    let counts = dialects.map { format, dialect in
      (format: format, count: Head(opening, dialect).names?.count ?? 0)
    }
    guard let most = counts.max(by: { $0.count < $1.count }), most.count > 1 else { return nil }
    return counts.first { $0.count == most.count }?.format
  }

  private static func isKnown(_ name: String, _ columns: ColumnMapping) -> Bool {
    ArticleColumn(name: name) != nil
      || columns.references.values.contains { isName($0, name) }
  }

  private static func isHeadline(_ name: String, _ columns: ColumnMapping) -> Bool {
    if let reference = columns.references[.headline] { return isName(reference, name) }
    return ArticleColumn(name: name) == .headline
  }

  /// Whether the headline's column is asked for by a name, or any row of names is said to be there.
  private static func isSaidToBeName(_ name: String, _ columns: ColumnMapping) -> Bool {
    columns.header == .yes || columns.references[.headline].map { isName($0, name) } ?? false
  }

  /// Whether the headline's column is asked for by its number, whatever its name.
  private static func isNumbered(_ columns: ColumnMapping) -> Bool {
    if case .number? = columns.references[.headline] { true } else { false }
  }

  private static func isName(_ reference: ColumnMapping.Reference, _ name: String) -> Bool {
    if case .name(let other) = reference {
      name.isExactly(other, ignoringCase: .ascii)
    } else {
      false
    }
  }

  /// The first rows of a text, read as a table.
  private struct Head {
    /// The fields of the first row; nil where it is none.
    var names: [String]?
    /// Whether rows of as many fields follow, more than lines that are no such row.
    var hasRows = false

    init(_ opening: Opening, _ dialect: TableDialect) {
      let text = opening.text.drop { $0 == 0x0A || $0 == 0x0D }
      let header = text.prefix { $0 != 0x0A && $0 != 0x0D }
      guard header.count <= longestHeader else { return }
      var scanner = TableScanner(dialect, limit: text.count)
      var outcomes: [TableScanner.Outcome] = []
      var rest = text
      while outcomes.count <= rowCount, !rest.isEmpty {
        scanner.take(rest.prefix(pieceLength), into: &outcomes)
        rest = rest.dropFirst(pieceLength)
      }
      if rest.isEmpty, opening.extent == .whole { scanner.finish(into: &outcomes) }
      guard case .row(_, let secondLine, let written)? = outcomes.first else { return }
      let frame = dialect.frame(ofFirstRow: written)
      guard !dialect.isRule(written, in: frame),
        let fields = try? dialect.fields(written, in: frame)
      else { return }
      names = fields.map { field in
        TextLines.trimmed(Substring(decoding: field, as: UTF8.self).unicodeScalars)
      }
      let rows = outcomes.dropFirst().count { if case .row = $0 { true } else { false } }
      // An empty line parts a headline from its snippet; before the first row it says nothing.
      if outcomes.count == 1, opening.extent == .part {
        // The first row under the names is longer than what is looked at.
        let second = scanner.begunRow(ofFields: written.count)
        hasRows = fields.count > 1 && second?.line == secondLine && second?.isRow == true
        return
      }
      guard let second = outcomes.dropFirst().first, line(of: second) == secondLine else { return }
      hasRows = fields.count > 1 && rows > 0 && rows >= outcomes.count - 1 - rows
    }

    private func line(of outcome: TableScanner.Outcome) -> Int {
      switch outcome {
      case .row(let line, _, _), .fault(let line, _): line
      }
    }
  }
}
