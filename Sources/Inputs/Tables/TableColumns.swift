import UnicodeText

/// Where in a row each part of an article stands.
struct TableColumns: Sendable {
  /// The fields' indices, from 0.
  let indices: [ArticleColumn: Int]
  /// Whether the row that told them is an item itself.
  let firstRow: FirstRow

  enum FirstRow: Sendable {
    case names, item
  }

  /// Finds the columns in the first row.
  ///
  /// - Throws: ``InputFault/noHeadlineColumn(found:)``, ``InputFault/missingColumn(_:found:)``,
  ///   ``InputFault/repeatedColumn(_:)``.
  init(firstRow names: [String], mapping: ColumnMapping) throws(InputFault) {
    let names = names.map { TextLines.trimmed(Substring($0).unicodeScalars) }
    firstRow = Self.kind(of: names, mapping)
    var indices: [ArticleColumn: Int] = [:]
    for column in ArticleColumn.allCases {
      indices[column] =
        if let reference = mapping.references[column] {
          try Self.index(of: reference, in: names)
        } else if firstRow == .names, column == .headline || indices[.headline] != nil {
          try Self.index(of: column, in: names)
        } else { nil }
    }
    guard indices[.headline] != nil else { throw .noHeadlineColumn(found: names) }
    self.indices = indices
  }

  private static func kind(of names: [String], _ mapping: ColumnMapping) -> FirstRow {
    if let header = mapping.header { return header == .yes ? .names : .item }
    // Where nothing is asked for, a row without a name that is known is refused either way.
    let hasNumbersAlone = mapping.references.values.allSatisfy {
      if case .number = $0 { true } else { false }
    }
    guard hasNumbersAlone else { return .names }
    return names.contains { ArticleColumn(name: $0) != nil } ? .names : .item
  }

  private static func index(
    of reference: ColumnMapping.Reference,
    in names: [String]
  ) throws(InputFault) -> Int {
    switch reference {
    case .number(let number):
      guard number >= 1, number <= names.count else {
        throw .missingColumn(String(number), found: names)
      }
      return number - 1
    case .name(let name):
      let found = names.indices.filter { names[$0].isExactly(name, ignoringCase: .ascii) }
      guard let first = found.first else { throw .missingColumn(name, found: names) }
      if found.count > 1 { throw .repeatedColumn(name) }
      return first
    }
  }

  /// The column of the best name.
  ///
  /// - Throws: ``InputFault/repeatedColumn(_:)`` where two have it: nobody can tell which counts.
  private static func index(
    of column: ArticleColumn,
    in names: [String]
  ) throws(InputFault) -> Int? {
    let ranks = names.map { column.rank(of: $0) }
    guard let best = ranks.compactMap({ $0 }).min() else { return nil }
    let found = ranks.indices.filter { ranks[$0] == best }
    if let second = found.dropFirst().first { throw .repeatedColumn(names[second]) }
    return found.first
  }
}
