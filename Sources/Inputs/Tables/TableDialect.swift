/// How the rows of a table are written.
struct TableDialect: Hashable {
  /// What stands between two fields.
  let separator: UInt8

  /// What a quotation mark means.
  let quoting: Quoting

  enum Quoting: Hashable {
    /// As RFC 4180 says: a field that begins with one ends with one, and within it a mark is written
    /// twice; no other field has any.
    case strict
    /// Tables with tabs have no quotation (IANA), but spreadsheets quote what has to be: a field with
    /// a tab, a line end or a mark in it. So a quoted field counts where it holds one of these, or
    /// where the first row is quoted too; any other mark is part of the text.
    case whereNeeded
  }

  static let commas = TableDialect(separator: UInt8(ascii: ","), quoting: .strict)
  static let semicolons = TableDialect(separator: UInt8(ascii: ";"), quoting: .strict)
  static let bars = TableDialect(separator: UInt8(ascii: "|"), quoting: .whereNeeded)
  static let tabs = TableDialect(separator: 0x09, quoting: .whereNeeded)

  /// The dialect of a format; nil where it is no table.
  init?(_ format: InputFormat) {
    switch format {
    case .commaSeparated: self = .commas
    case .semicolonSeparated: self = .semicolons
    case .barSeparated: self = .bars
    case .tabSeparated: self = .tabs
    default: return nil
    }
  }

  /// The fields of a row as its writer meant them.
  ///
  /// Bars may stand around a row and blanks around a field (Markdown), neither of which is part of it;
  /// nil for the rule below such a table's first row.
  func fields(_ fields: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>]? {
    guard self == .bars else { return fields }
    var fields = fields.map { field in
      let start = field.drop { $0 == 0x20 || $0 == 0x09 }
      return start[..<((start.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? start.startIndex - 1) + 1)]
    }
    if fields.count > 2 {
      if fields.first?.isEmpty == true { fields.removeFirst() }
      if fields.last?.isEmpty == true { fields.removeLast() }
    }
    let isRule = fields.allSatisfy { field in
      field.contains(UInt8(ascii: "-"))
        && field.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    }
    return isRule ? nil : fields
  }

  private init(separator: UInt8, quoting: Quoting) {
    self.separator = separator
    self.quoting = quoting
  }
}
