import UnicodeText

/// Which column of a table, or member of an object, is which part of an article.
///
/// What is not mapped is found by its name (``ArticleColumn/names``).
public struct ColumnMapping: Sendable, Hashable {
  /// A column or a member as it is pointed at.
  public enum Reference: Sendable, Hashable {
    /// By its name. In JSON a name with points, such as `title.rendered`, leads into an object; what WordPress calls
    /// `rendered` and a JSON Feed `content_html` is read as HTML.
    case name(String)
    /// By its number, from 1; for tables.
    case number(Int)
  }

  /// Whether the first row of a table holds names.
  public enum Header: String, Sendable, Hashable, CaseIterable {
    /// It does.
    case yes
    /// It is the first item.
    case no
  }

  /// What is mapped.
  public var references: [ArticleColumn: Reference]

  /// Whether the first row of a table holds names; nil where that is to be found: it does, unless
  /// all columns are mapped by number and no cell of it is a known name.
  public var header: Header?

  /// A mapping; nothing mapped by default.
  public init(references: [ArticleColumn: Reference] = [:], header: Header? = nil) {
    self.references = references
    self.header = header
  }

  /// Nothing is mapped: all columns are found by their names.
  public static let byName = ColumnMapping()

  /// Reads the value of `--columns`: `headline=Titel,snippet=3,header=yes`.
  ///
  /// - A pair is a part of an article, by any of its names, an equals sign, and the name or number
  ///   of a column. A name with a comma, and one that is a number, stands in quotation marks:
  ///   `headline="2026"`; a quotation mark in it is written twice.
  /// - Throws: ``ColumnMappingError``.
  public init(_ text: String) throws(ColumnMappingError) {
    self.init()
    for pair in try Self.pairs(of: text) {
      guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else {
        throw .noPair(Self.string(pair))
      }
      let key = Self.trimmed(pair[..<equals])
      let value = Self.trimmed(pair[(equals + 1)...])
      let name = Self.string(key)
      guard !value.isEmpty else { throw .noColumn(name) }
      if name.isExactly("header", ignoringCase: .ascii) {
        guard let header = Header(exactly: Self.string(value)) else {
          throw .unknownHeader(Self.string(value))
        }
        guard self.header == nil else { throw .repeated(name) }
        self.header = header
        continue
      }
      guard let column = ArticleColumn(name: name) else { throw .unknownPart(name) }
      guard references.updateValue(try Self.reference(value), forKey: column) == nil else {
        throw .repeated(name)
      }
    }
    if references.isEmpty && header == nil { throw .empty }
  }

  private static func reference(
    _ value: ArraySlice<UInt8>
  ) throws(ColumnMappingError) -> Reference {
    if value.first == UInt8(ascii: "\"") { return .name(string(try unquoted(value))) }
    let text = string(value)
    guard value.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return .name(text)
    }
    guard let number = Int(text), number > 0 else { throw .numberOutOfRange(text) }
    return .number(number)
  }

  /// The pairs between commas that stand outside of quotation marks.
  private static func pairs(of text: String) throws(ColumnMappingError) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    var pairs: [ArraySlice<UInt8>] = []
    var start = 0
    var isQuoted = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ",") && !isQuoted {
        pairs.append(bytes[start..<index])
        start = index + 1
      }
    }
    if isQuoted { throw .unclosedQuotation }
    pairs.append(bytes[start...])
    return pairs.filter { !trimmed($0).isEmpty }
  }

  private static func unquoted(
    _ value: ArraySlice<UInt8>
  ) throws(ColumnMappingError) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    var text: [UInt8] = []
    var rest = value.dropFirst()
    while let byte = rest.popFirst() {
      if byte == quote, rest.first != quote { break }
      if byte == quote { rest = rest.dropFirst() }
      text.append(byte)
    }
    guard rest.isEmpty else { throw .behindQuotation(string(rest)) }
    return text
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return bytes
  }

  private static func string(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
