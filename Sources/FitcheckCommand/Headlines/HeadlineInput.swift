import Fitcheck
import Inputs
import UnicodeText

/// What a command about headlines is given: one article, or a list.
enum HeadlineInput {
  /// One article, as it was read, and its text.
  case article(ArticleParser.Result, InputSource)
  case list([InputSource])

  /// Finds out which it is.
  ///
  /// One file, without a word on how to read it, that is neither a list nor markup is an article in
  /// the project's own format; all else is a list.
  init(
    files: [String],
    reading: ReadingOptions,
    maxBytes: Int
  ) throws(CommandFailure) {
    guard maxBytes > 0 else { throw CommandFailure("--max-bytes must be greater than zero") }
    let sources = files.map(InputSource.init(argument:))
    let options = try reading.options(longestItem: maxBytes)
    let isText = options.format == .article
    guard files.count == 1, !reading.isGiven || isText && options.encoding == nil else {
      self = .list(sources)
      return
    }
    if case .path(let path) = sources[0], FileIdentity.isFolder(path) {
      self = .list(sources)
      return
    }
    let input = try InputFile(path: files[0])
    // A file can be opened again, and may be too long to be held; a pipe is read once.
    let isReadOnce = input.identity == nil || files[0] == "-"
    if !isText, !isReadOnce, Self.isList(sources[0]) {
      self = .list(sources)
      return
    }
    var limit = ByteLimit(bytes: maxBytes)
    limit.isOfListsToo = !isText && isReadOnce
    var bytes = try input.contents(limit: limit)
    let read = InputSource.memory(bytes, name: input.name)
    if !isText, Self.isList(read, isMarked: ByteOrderMark.foreign(bytes) != nil) {
      self = .list([read])
      return
    }
    // As among the files of a folder. Other bytes that are no UTF-8 may be any encoding's, or spoilt UTF-8:
    // --encoding says.
    let decoded = DecodedText(bytes)
    if let decoded { bytes = decoded.utf8 }
    // Whoever reads it again is told that it is UTF-8 by now: its characters may be escape sequences.
    let mark = decoded == nil ? [] : ByteOrderMark.utf8
    let source = InputSource.memory(mark + bytes, name: input.name)
    var parser = ArticleParser(defaultIdentifier: Self.defaultIdentifier(of: files[0]))
    parser.isMarkdown = MarkdownLines.areIn(input.name)
    let result: ArticleParser.Result
    do throws(ArticleError) {
      result = try parser.article(fromUTF8: bytes)
    } catch {
      switch (error, decoded?.encoding) {
      case (.invalidUTF8, let encoding?):
        throw CommandFailure(input.name, InputFault.notText(encoding: encoding))
      case (.nulByte, _?): throw CommandFailure(input.name, InputFault.controlCharacter("\0"))
      default:
        let isKnown = isText || Self.isRead(asList: error)
        throw CommandFailure(input.name, isKnown ? InputFault.article(error) : error)
      }
    }
    let encoding = decoded.map { "\(InputFormat.article) in \($0.encoding)" }
    for note in [encoding].compactMap(\.self) + result.notes.map({ "\($0)" }) {
      Diagnostics.write("note: \(SourceName.shown(input.name)): \(note)")
    }
    if let note = options.note(onColumnsOf: .article) {
      Diagnostics.write("note: \(SourceName.shown(input.name)): \(note)")
    }
    if let note = options.note(onName: input.name, readAs: .article) {
      Diagnostics.write("note: \(SourceName.shown(input.name)): \(note)")
    }
    self = .article(result, source)
  }

  /// What an article is called that does not say so itself.
  static func defaultIdentifier(of file: String) -> String {
    file == "-" ? "stdin" : file.lastPathComponent
  }

  /// Whether an article is refused for what is read as a list where that is asked for: its first bytes do not tell.
  private static func isRead(asList error: ArticleError) -> Bool {
    switch error {
    case .list: true
    case .otherFormat(let format): format.flag != nil
    default: false
    }
  }

  /// Whether what a source holds is anything but one article.
  ///
  /// - Parameter isMarked: whether it begins with the mark of another encoding, as it may where nobody has looked yet.
  private static func isList(_ source: InputSource, isMarked: Bool = true) -> Bool {
    switch InputReader([source]).next() {
    case .opened(let file):
      switch file.format {
      case .article, .html, .xml: return false
      default: return true
      }
    case .bad(let bad):
      // A document in XML names its encoding, and who reads lists tells which that is; the mark of UTF-32, which may
      // stand before any text, an article's reader tells.
      if case .unknownEncoding(let name) = bad.reason {
        return !isMarked || !name.isExactly("UTF-32")
      }
      return false
    case .item, nil: return false
    }
  }
}

extension HeadlineInput {
  /// What was given as a list, which one article is a list of one of.
  @MainActor
  func list(
    _ headlines: HeadlineOptions,
    _ setting: HeadlineSetting
  ) throws(CommandFailure) -> HeadlineList {
    switch self {
    case .article(_, let source):
      try headlines.list([source], as: .article, setting, notes: ItemNotes(areSaid: true))
    case .list(let sources): try headlines.list(sources, setting)
    }
  }
}
