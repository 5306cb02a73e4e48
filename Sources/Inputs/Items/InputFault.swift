/// Why an item, or a file of items, cannot be read.
public enum InputFault: Error, Sendable, Hashable {
  // MARK: One item

  /// There is no headline, or nothing but white space in it.
  case noHeadline
  /// Bytes that are no text in the encoding.
  case notText(encoding: TextEncoding)
  /// A NUL or another character that text has not.
  case controlCharacter(Unicode.Scalar)
  /// The item is longer than the limit, in bytes.
  case tooLong(limit: Int)
  /// A row has another number of fields than the table has columns.
  case fieldCount(Int, columns: Int)
  /// A row lacks the bar at its beginning or its end, of which the table's first row has both.
  case missingBar
  /// A quotation mark that no other one closes.
  case unclosedQuotation
  /// A quotation mark that no other one closes within the limit, in bytes: what comes after is not looked at.
  case longQuotation(limit: Int)
  /// Something stands between a closing quotation mark and the end of its field.
  case textAfterQuotation
  /// A quotation mark in a field that does not begin with one.
  case quotationInField
  /// Not JSON.
  case notJSON(String)
  /// A value is of a kind that its member has not.
  case wrongKind(member: String, kind: String)
  /// A member is asked for by the number of a column, which tables alone have.
  case numberedMember(Int)
  /// An element of a list is neither an object nor a string.
  case notAnItem(kind: String)
  /// Not well-formed XML.
  case notXML(String)
  /// An entity of XML whose text stands outside of the document, where nothing is read.
  case missingEntity
  /// An entry of a feed, RSS's or Atom's, stands within another one.
  case nestedEntry
  /// A member of an object is there twice.
  case repeatedMember(String)
  /// The object around a list has a headline itself.
  case headlineBesideList(member: String)

  // MARK: A whole file

  /// The system does not let it be read.
  case unreadable(String)
  /// There is nothing, or nothing but white space, in it.
  case empty
  /// There is text in it, and no item: a table's names alone, or a feed without entries.
  case noItems
  /// It is no text at all; `kind` is what it seems to be.
  case binary(kind: String)
  /// An encoding that is not read.
  case unknownEncoding(String)
  /// A folder without a file of a known ending.
  case emptyFolder
  /// No article: a list or markup where one text was asked for, or faulty front matter.
  case article(ArticleError)
  /// Found to be a format that holds no items.
  case otherFormat(InputFormat)
  /// No column or member is the headline's.
  case noHeadlineColumn(found: [String])
  /// A column that was asked for is not there.
  case missingColumn(String, found: [String])
  /// Two columns have the same name.
  case repeatedColumn(String)
}

extension InputFault: CustomStringConvertible {
  /// What is wrong, for the person who made the input.
  public var description: String {
    switch self {
    case .noHeadline: "there is no headline"
    case .notText(let encoding): "there are bytes that are not \(encoding) text"
    case .controlCharacter(let scalar):
      "there is a control character in it (\(Self.name(of: scalar)))"
    case .tooLong(let limit): "longer than \(Self.bytes(limit))"
    case .fieldCount(let count, let columns):
      "\(count) \(count == 1 ? "field" : "fields") where the table has \(columns) columns"
    case .missingBar: "a bar is missing at its beginning or its end; the table's first row has both"
    case .unclosedQuotation: "a quotation mark is not closed"
    case .longQuotation(let limit): "a quotation mark is not closed within \(Self.bytes(limit))"
    case .textAfterQuotation:
      "text follows a closing quotation mark; inside a quoted field it is written twice"
    case .quotationInField:
      "a quotation mark stands in a field that does not begin with one; quote the whole field and "
        + "write the mark twice"
    case .notJSON(let reason): reason
    case .wrongKind(let member, let kind): "“\(member)” is \(kind), not a string"
    case .numberedMember(let number):
      "columns are numbered in tables: put the name of the member in place of \(number)"
    case .notAnItem(let kind): "\(kind) where an object or a headline is expected"
    case .notXML(let reason): "not well-formed XML: \(reason)"
    case .missingEntity:
      "there is an entity in it whose text stands outside of the document, where nothing is read"
    case .nestedEntry: "it stands within another entry, and is not read"
    case .repeatedMember(let name): "“\(name)” is there twice"
    case .headlineBesideList(let name):
      "“\(name)” of the object around the list is not judged; where it is named as the headline's "
        + "column, the list alone is read"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .empty: "there is no text in it"
    case .noItems: "there are no headlines in it"
    case .binary(let kind): "it is not text but \(kind)"
    case .unknownEncoding(let name):
      "its encoding, “\(name)”, is not read (\(TextEncoding.names.joined(separator: ", ")))"
    case .emptyFolder:
      "there is no file to read in the folder (\(FileEndings.all.joined(separator: ", ")))"
    case .article(let error): Self.sentence(of: error)
    case .otherFormat(let format): "it is \(format), which holds no list of headlines"
    case .noHeadlineColumn(let found):
      "none of \(Self.list(found)) is known as the headline; name the one that is"
    case .missingColumn(let name, let found):
      "there is no column “\(name)”, but \(Self.list(found))"
    case .repeatedColumn(let name):
      "there are two columns “\(name)”; name one by its number"
    }
  }

  /// What bytes seem to be that are text in none of the encodings.
  package static let kindOfUnknownBytes = "a binary file; if it is text, name its encoding"

  /// What an article is refused for, and how what it is instead is read.
  private static func sentence(of error: ArticleError) -> String {
    switch error {
    case .list(let lineCount):
      "\(lineCount) lines like these are a list, not a headline: put an empty line between headline "
        + "and snippet, or read them as lines"
    case .otherFormat(let format):
      "it is \(format), not a headline" + (format.flag == nil ? "" : ": read it as what it is")
    default: "\(error)"
    }
  }

  private static func bytes(_ count: Int) -> String { "\(count) \(count == 1 ? "byte" : "bytes")" }

  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "no names" }
    let shown = names.prefix(12).map { "“\(String($0.unicodeScalars.prefix(40)))”" }
    return shown.joined(separator: ", ") + (names.count > shown.count ? ", …" : "")
  }

  /// A reason with the line that it is about.
  static func reason(_ reason: String, inLine line: Int) -> String { "\(reason) in line \(line)" }

  /// A sentence without the lines that it names: what stays where lines are added above.
  package static func withoutLines(_ sentence: String) -> String {
    sentence.replacing(#/ in line [0-9]+/#, with: "")
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
