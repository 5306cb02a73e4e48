import Fitcheck
import Inputs

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
    if !isText, input.identity != nil, files[0] != "-", Self.isList(sources[0]) {
      self = .list(sources)
      return
    }
    let bytes = try input.contents(limit: ByteLimit(bytes: maxBytes))
    let source = InputSource.memory(bytes, name: input.name)
    if !isText, Self.isList(source) {
      self = .list([source])
      return
    }
    let result: ArticleParser.Result
    do {
      result = try ArticleParser(defaultIdentifier: Self.defaultIdentifier(of: files[0])).article(
        fromUTF8: bytes
      )
    } catch {
      throw CommandFailure(input.name, isText ? InputFault.article(error) : error)
    }
    for note in result.notes { Diagnostics.write("note: \(input.name): \(note)") }
    self = .article(result, source)
  }

  /// What an article is called that does not say so itself.
  static func defaultIdentifier(of file: String) -> String {
    file == "-" ? "stdin" : file.lastPathComponent
  }

  /// Whether what a source holds is anything but one article.
  private static func isList(_ source: InputSource) -> Bool {
    guard case .opened(let file) = InputReader([source]).next() else { return false }
    switch file.format {
    case .article, .html, .xml: return false
    default: return true
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
    case .article(_, let source): try headlines.list([source], as: .article, setting)
    case .list(let sources): try headlines.list(sources, setting)
    }
  }
}
