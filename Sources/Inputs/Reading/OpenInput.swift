/// A file that is being read: bytes to text to items.
final class OpenInput {
  /// What was found out about the file.
  let description: OpenedInput

  private let stream: ByteStream
  private let decoder: TextDecoder
  private var reader: any ItemReader
  private let context: ItemContext
  private let chunkSize: Int
  /// Whether anything was handed over: a file without is reported.
  private var hasItems = false
  /// Whether any of its text is more than white space; a character that two pieces share counts as more.
  private var hasText = false
  /// Whether its last byte was read.
  private var isAtEnd = false
  /// Why its end was not reached.
  private var failure: InputFault?

  /// Opens a file and looks at its first bytes.
  ///
  /// - Throws: ``InputFault`` where nothing of it can be read.
  init(
    _ stream: ByteStream,
    name: String,
    options: InputOptions,
    chunkSize: Int,
    into found: inout [FoundItem],
    byteCount: inout Int
  ) throws(InputFault) {
    self.stream = stream
    self.chunkSize = chunkSize
    // Whoever types into a pipe is not kept waiting where nothing is to be found out: not for the signature of
    // a binary file either, behind the end of a line.
    let isAnswered = options.encoding != nil && options.format.map { !$0.isTable } ?? false
    func isEnough(_ head: [UInt8]) -> Bool {
      isAnswered
        ? head.count >= 16 || head.contains(UInt8(ascii: "\n"))
        : head.count >= EncodingRecognizer.reach
    }
    var head: [UInt8] = []
    var isWhole = false
    while !isWhole, !isEnough(head) {
      let bytes = try stream.read(upTo: chunkSize)
      byteCount += bytes.count
      head += bytes
      isWhole = bytes.isEmpty
    }
    if head.isEmpty { throw .empty }
    if let kind = BinaryKind.kind(of: head[...]) { throw .binary(kind: kind) }
    let opening = head.prefix(EncodingRecognizer.reach)
    let encoding =
      if let given = options.encoding {
        try EncodingRecognizer.encoding(of: opening, given: given)
      } else {
        try EncodingRecognizer.encoding(of: opening)
      }
    decoder = try TextDecoder(encoding)
    var text: [UInt8] = []
    decoder.decode(opening, isWhole ? .end : .part, into: &text)
    let format = Self.format(
      of: Opening(
        text: text[...],
        extent: isWhole ? .whole : .part,
        columns: options.columns,
        isMarkdown: MarkdownLines.areIn(name)
      ),
      given: options.format
    )
    // None of a whole file, which is shorter than that.
    decoder.decode(head[opening.endIndex...], .part, into: &text)
    let origin = options.format == nil ? OpenedInput.Origin.found : .given
    context = ItemContext(
      file: name,
      encoding: encoding,
      limit: options.longestItem,
      columns: options.columns
    )
    reader = try Self.reader(format, origin, context)
    description = OpenedInput(
      file: name,
      format: format,
      formatOrigin: origin,
      encoding: encoding,
      encodingOrigin: options.encoding == encoding ? .given : .found
    )
    found.append(.event(.opened(description)))
    hand(over: text[...], into: &found)
  }

  /// The format that was asked for, or the one that the opening has.
  private static func format(of opening: Opening, given: InputFormat?) -> InputFormat {
    switch given {
    case .commaSeparated, .semicolonSeparated, .barSeparated:
      TableRecognizer.separatedFormat(of: opening)
    case .jsonLines, .jsonSequence:
      JSONRecognizer.beginsSequence(opening.text) ? .jsonSequence : .jsonLines
    case let format?: format
    case nil: FormatRecognizer.format(of: opening)
    }
  }

  private static func reader(
    _ format: InputFormat,
    _ origin: OpenedInput.Origin,
    _ context: ItemContext
  ) throws(InputFault) -> any ItemReader {
    switch format {
    case .article: ArticleItems(context)
    case .lines: LineItems(context)
    case .commaSeparated: TableItems(context, dialect: .commas)
    case .semicolonSeparated: TableItems(context, dialect: .semicolons)
    case .barSeparated: TableItems(context, dialect: .bars)
    case .tabSeparated: TableItems(context, dialect: .tabs)
    case .json where origin == .found, .jsonFeed where origin == .found:
      JSONFirstLineItems(context, isFeed: format == .jsonFeed)
    case .json, .jsonFeed: JSONItems(context, isFeed: format == .jsonFeed)
    case .jsonLines: JSONLineItems(context)
    case .jsonSequence: JSONSequenceItems(context)
    case .rss, .atom: FeedItems(context)
    case .xml, .html: throw .otherFormat(format)
    }
  }

  private func hand(over text: ArraySlice<UInt8>, into found: inout [FoundItem]) {
    let start = found.count
    hasText = hasText || !String(decoding: text, as: UTF8.self).isBlank
    // A reader's memory is bounded for pieces of bounded size.
    var rest = text
    while !rest.isEmpty {
      reader.take(rest.prefix(chunkSize), into: &found)
      rest = rest.dropFirst(chunkSize)
    }
    readFirst(of: &found, from: start)
  }

  /// Reads what was found up to the first item, from which on it is known that the file has any.
  private func readFirst(of found: inout [FoundItem], from start: Int) {
    guard !hasItems else { return }
    var events: [InputEvent] = []
    var index = start
    while index < found.count, events.isEmpty {
      found[index].read(into: &events)
      index += 1
    }
    hasItems = !events.isEmpty
    found.replaceSubrange(start..<index, with: events.map { .event($0) })
  }

  /// Reads on and appends what it comes upon; false at the end.
  func read(into found: inout [FoundItem], byteCount: inout Int) -> Bool {
    let start = found.count
    defer { readFirst(of: &found, from: start) }
    if reader.hasMore {
      reader.goOn(into: &found)
      return true
    }
    if isAtEnd {
      // Whether there is text in what could not be read nobody knows.
      if let failure {
        found.append(.event(context.bad(nil, failure)))
      } else if !hasItems {
        found.append(.event(context.bad(nil, hasText ? .noItems : .empty)))
      }
      return false
    }
    do {
      let bytes = try stream.read(upTo: chunkSize)
      byteCount += bytes.count
      isAtEnd = bytes.isEmpty
      var text: [UInt8] = []
      decoder.decode(bytes[...], bytes.isEmpty ? .end : .part, into: &text)
      hand(over: text[...], into: &found)
    } catch {
      failure = error
      isAtEnd = true
    }
    if isAtEnd { reader.finish(into: &found) }
    return true
  }
}
