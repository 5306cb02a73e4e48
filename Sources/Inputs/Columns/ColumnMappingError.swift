/// Why a text is no mapping of columns.
public enum ColumnMappingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is nothing in it.
  case empty
  /// A part without an equals sign.
  case noPair(String)
  /// Nothing follows the equals sign.
  case noColumn(String)
  /// What stands before the equals sign is no part of an article.
  case unknownPart(String)
  /// A part is mapped twice, or `header` is there twice.
  case repeated(String)
  /// `header` is neither `yes` nor `no`.
  case unknownHeader(String)
  /// Columns are counted from 1, and no table has as many as the number says.
  case numberOutOfRange(String)
  /// A quotation mark that no other one closes.
  case unclosedQuotation
  /// Something follows a name in quotation marks.
  case behindQuotation(String)

  /// What is wrong, for the person who wrote the text.
  public var description: String {
    switch self {
    case .empty: "the mapping is empty: write, for instance, headline=Titel,snippet=3"
    case .noPair(let text):
      "“\(text)” is not “part=column”: write, for instance, headline=Titel,snippet=3"
    case .noColumn(let part): "no column is named for “\(part)”"
    case .unknownPart(let part):
      "“\(part)” is no part of an article ("
        + (ArticleColumn.allCases.map(\.rawValue) + ["header"]).joined(separator: ", ") + ")"
    case .repeated(let part): "“\(part)” is there twice"
    case .unknownHeader(let text): "header is yes or no, not “\(text)”"
    case .numberOutOfRange(let text):
      text.utf8.allSatisfy { $0 == UInt8(ascii: "0") }
        ? "columns are counted from 1, not “\(text)”"
        : "no table has so many columns as “\(text)” says"
    case .unclosedQuotation: "a quotation mark is not closed"
    case .behindQuotation(let text):
      "“\(text)” stands behind a quotation mark: a name is in quotation marks as a whole"
    }
  }
}
