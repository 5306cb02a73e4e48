/// Why bytes are not an article.
public enum ArticleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing but white space.
  case empty

  /// Front matter, and nothing after it; with the identifier that it gives.
  case noHeadline(id: String?)

  /// The bytes stop being UTF-8 at `offset`, counted from 0.
  case invalidUTF8(offset: Int)

  /// A NUL byte at `offset`, counted from 0.
  case nulByte(offset: Int)

  /// The first bytes are the byte order mark of another encoding: UTF-16 or UTF-32.
  case foreignByteOrderMark(String)

  /// The front matter that begins in line 1 has no closing `---`.
  case unclosedFrontMatter

  /// A line of the front matter, counted from 1, is not `key: value`.
  case malformedFrontMatter(line: Int)

  /// A line of the front matter, counted from 1, has a key that an earlier one has too.
  case repeatedFrontMatter(key: String, line: Int)

  /// Several lines that are a list of headlines: no empty line parts them, or every one is short and
  /// alone.
  case list(lineCount: Int)

  /// The whole text is written in another format: a table, JSON, XML.
  case otherFormat(InputFormat)

  /// What is wrong, for the person who wrote the file.
  public var description: String {
    switch self {
    case .empty: "there is no text in it"
    case .noHeadline: "there is no headline after the front matter"
    case .invalidUTF8(let offset): "not UTF-8 text: byte \(offset) (counted from 0) is invalid"
    case .nulByte(let offset): "not text: byte \(offset) (counted from 0) is NUL"
    case .foreignByteOrderMark(let encoding):
      "not UTF-8 text: byte 0 begins a \(encoding) byte order mark"
    case .list(let lineCount):
      "\(lineCount) lines like these are a list, not a headline: check the headlines one "
        + "by one, or put an empty line between headline and snippet, each on one line"
    case .otherFormat(let format):
      "it is \(format), not a headline: give one headline as plain text, and after an empty line "
        + "its snippet"
    case .unclosedFrontMatter: "the front matter begun in line 1 is not closed with ---"
    case .malformedFrontMatter(let line): "line \(line) of the front matter is not “key: value”"
    case .repeatedFrontMatter(let key, let line):
      "line \(line) of the front matter says “\(key)” a second time"
    }
  }
}
