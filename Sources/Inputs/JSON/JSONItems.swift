/// The items of a JSON text: the elements of its outermost array, or of those named `items`; without
/// such an array, or with none but empty ones beside a headline, the whole object is one.
struct JSONItems: ItemReader {
  private var members: JSONMembers
  private var scanner: JSONElementScanner
  private var outcomes: [JSONElementScanner.Outcome] = []

  /// - Parameter isFeed: whether the text is a JSON Feed, which says the language of its items where they do not
  ///   (jsonfeed.org/version/1.1): of those behind it, as in other feeds.
  init(_ context: ItemContext, isFeed: Bool) {
    members = JSONMembers(context)
    // Where the member is named, it is that of a list's elements.
    let isNamed = context.columns.references[.headline] != nil
    scanner = JSONElementScanner(
      limit: context.limit,
      headlineNames: isNamed ? [] : JSONElementScanner.headlineNames,
      titleNames: isNamed || isFeed ? [] : JSONElementScanner.titleNames,
      languageName: isFeed ? "language" : nil
    )
  }

  /// The line that is being read, from 1.
  var line: Int { scanner.line }
  /// How much of the text's value was read.
  var extent: JSONElementScanner.Extent { scanner.extent }
  /// Whether an object may begin here, or a fault here gives up no more than one item.
  var mayGoOnWithObject: Bool { scanner.mayGoOnWithObject }
  /// Whether items are elements of a list and not the value itself.
  var hasList: Bool { scanner.hasItems }

  mutating func take(_ text: ArraySlice<UInt8>, into found: inout [FoundItem]) {
    scanner.take(text, into: &outcomes)
    handOver(into: &found)
  }

  mutating func finish(into found: inout [FoundItem]) {
    scanner.finish(into: &outcomes)
    handOver(into: &found)
  }

  var hasMore: Bool { scanner.hasMore }

  mutating func goOn(into found: inout [FoundItem]) {
    scanner.goOn(into: &outcomes)
    handOver(into: &found)
  }

  private mutating func handOver(into found: inout [FoundItem]) {
    for outcome in outcomes {
      switch outcome {
      case .element(let line, let bytes):
        found.append(.unread(UnreadValue(line: line, bytes: bytes, members: members)))
      case .language(let text): members.noteLanguage(text)
      case .fault(let line, let reason, let extent):
        found.append(.event(members.context.bad(line, reason, extent)))
      }
    }
    outcomes.removeAll(keepingCapacity: true)
  }
}

/// A JSON object, or a headline as a string, on every line.
struct JSONLineItems: ItemReader {
  private let members: JSONMembers
  private var splitter: LineSplitter

  /// - Parameter firstLine: the number of the first line that is read.
  init(_ context: ItemContext, firstLine: Int = 1) {
    members = JSONMembers(context)
    splitter = LineSplitter(limit: context.limit, firstLine: firstLine)
  }

  mutating func take(_ text: ArraySlice<UInt8>, into found: inout [FoundItem]) {
    splitter.take(text) { [members] line in Self.cut(line, members, &found) }
  }

  mutating func finish(into found: inout [FoundItem]) {
    splitter.finish { [members] line in Self.cut(line, members, &found) }
  }

  private static func cut(
    _ line: LineSplitter.Line,
    _ members: JSONMembers,
    _ found: inout [FoundItem]
  ) {
    guard let bytes = line.bytes(in: members.context, into: &found),
      !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return }
    found.append(.unread(UnreadValue(line: line.number, bytes: bytes, members: members)))
  }
}

/// The bytes of a JSON value that is an item.
struct UnreadValue: UnreadItem {
  let line: Int
  let bytes: ArraySlice<UInt8>
  let members: JSONMembers

  func read(into events: inout [InputEvent]) {
    events.append(members.event(line, bytes))
  }
}
