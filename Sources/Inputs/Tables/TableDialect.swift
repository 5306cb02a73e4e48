import UnicodeText

/// How the rows of a table are written.
struct TableDialect: Sendable, Hashable {
  /// What stands between two fields.
  let separator: UInt8

  /// What a quotation mark means.
  let quoting: Quoting

  enum Quoting: Sendable, Hashable {
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

  /// Whether a table's first line says what stands between two fields, `sep=;`, and is no row.
  func isNamed(by line: ArraySlice<UInt8>) -> Bool {
    line.last == separator
      && line.dropLast().lazy.map(\.lowercasedASCII).elementsEqual("sep=".utf8)
  }

  /// What stands around the rows of a table.
  enum Frame: Sendable {
    case none, bars
  }

  /// What stands around the rows of a table that begins with these fields: bars in Markdown, so that
  /// the outermost fields are empty.
  func frame(ofFirstRow fields: [ArraySlice<UInt8>]) -> Frame {
    guard self == .bars, fields.count > 2, let first = fields.first, let last = fields.last else {
      return .none
    }
    return Self.withoutBlanks(first).isEmpty && Self.withoutBlanks(last).isEmpty ? .bars : .none
  }

  /// The fields of a row as its writer meant them: without a frame, and in tables with bars without the
  /// blanks around them.
  ///
  /// - Throws: ``InputFault/fieldCount(_:columns:)`` where text stands outside of the frame: Markdown lets
  ///   a row go without its outermost bars, and so it has more fields than the table.
  func fields(
    _ fields: [ArraySlice<UInt8>],
    in frame: Frame
  ) throws(InputFault) -> [ArraySlice<UInt8>] {
    guard self == .bars else { return fields }
    let all = fields.map(Self.withoutBlanks)
    guard frame == .bars else { return all }
    guard all.first?.isEmpty == true, all.last?.isEmpty == true else {
      throw misfit(fields, in: frame, fieldCount: fields.count)
    }
    return Array(all.dropFirst().dropLast())
  }

  /// Why a row is none of a table whose first one has so many fields: with a frame, told in the fields
  /// that stand between its bars, of which the empty ones outside of them are none.
  func misfit(
    _ fields: [ArraySlice<UInt8>],
    in frame: Frame,
    fieldCount: Int
  ) -> InputFault {
    guard frame == .bars else { return .fieldCount(fields.count, columns: fieldCount) }
    let outermost = fields.count > 1 ? [fields.first, fields.last] : [fields.first]
    let emptyCount = outermost.count { $0.map(Self.withoutBlanks)?.isEmpty == true }
    let (count, columnCount) = (fields.count - emptyCount, fieldCount - 2)
    return count == columnCount ? .missingBar : .fieldCount(count, columns: columnCount)
  }

  /// Whether a row is one of lines alone, as Markdown has it behind the first row; anywhere else it is a
  /// row of text.
  func isRule(_ fields: [ArraySlice<UInt8>], in frame: Frame) -> Bool {
    guard self == .bars, let fields = try? self.fields(fields, in: frame) else { return false }
    return fields.allSatisfy { field in
      field.contains(UInt8(ascii: "-"))
        && field.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    }
  }

  private static func withoutBlanks(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isText: (UInt8) -> Bool = { $0 != 0x20 && $0 != 0x09 }
    guard let first = field.firstIndex(where: isText), let last = field.lastIndex(where: isText)
    else { return field.prefix(0) }
    return field[first...last]
  }

  private init(separator: UInt8, quoting: Quoting) {
    self.separator = separator
    self.quoting = quoting
  }
}
