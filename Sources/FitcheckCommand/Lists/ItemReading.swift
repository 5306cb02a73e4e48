import Fitcheck
import Inputs

/// What was read of inputs, before it has its place among the items of a run.
enum ReadEvent: Sendable {
  case opened(OpenedInput)
  case item(ReadItem)
}

/// An item of an input, or why there is none.
struct ReadItem: Sendable {
  enum Content: Sendable {
    /// The article, which is not called anything yet.
    case article(HeadlineArticle)
    case error(String)
  }

  /// Where it begins.
  let origin: InputPlace
  /// Where it begins, in the words of outputs.
  let place: InputPlace
  /// What it is called: as its source says, or by its file and line.
  let name: String
  /// Whether its source says so.
  let isNamed: Bool
  let content: Content
  /// What was read and not used, one sentence each.
  let notes: [String]
  /// How much could not be read.
  var extent = BadItem.Extent.item
}

/// Makes articles of items with what was asked for; each by itself, on any thread.
struct ItemReading: Sendable {
  /// How long its texts may be.
  let limit: ArticleLimit
  /// The language that was asked for, or nil for each item's.
  let language: String?
  /// The time that was asked for, or nil for each item's.
  let time: String?

  /// What events come to, in their order.
  func events(of events: [InputEvent]) -> [ReadEvent] {
    var names = SourceNames()
    return events.map { read($0, &names) }
  }

  /// What one of several events comes to that are read one after the other.
  func read(_ event: InputEvent, _ names: inout SourceNames) -> ReadEvent {
    switch event {
    case .opened(let input): .opened(input)
    case .bad(let bad):
      .item(
        ReadItem(
          origin: bad.place,
          place: names.shown(bad.place),
          name: bad.id ?? SourceName.identifier(of: bad.place),
          isNamed: bad.id != nil,
          content: .error(Self.sentence(of: bad.reason)),
          notes: [],
          extent: bad.extent
        )
      )
    case .item(let item):
      .item(
        ReadItem(
          origin: item.place,
          place: names.shown(item.place),
          name: item.id ?? SourceName.identifier(of: item.place),
          isNamed: item.id != nil,
          content: content(of: item),
          notes: item.notes
        )
      )
    }
  }

  private static func sentence(of fault: InputFault) -> String {
    if case .tooLong(let limit) = fault { return ByteLimit(bytes: limit).refusal }
    return Advice.sentence(of: fault)
  }

  private func content(of item: InputItem) -> ReadItem.Content {
    do {
      var article = HeadlineArticle(
        time: try ClockTime.shown(item.time ?? HeadlineArticle.defaultTime, unlessAsked: time),
        headline: item.headline,
        snippet: item.snippet,
        language: language ?? item.language
      )
      try limit.check(article)
      // One that was found needs no look.
      if article.foundLanguages.isEmpty {
        article.language = try LanguageTag.checked(article.language)
      }
      return .article(article)
    } catch {
      return .error("\(error)")
    }
  }
}

/// What files are called, looked up once for all items of a file that follow one another.
struct SourceNames {
  private var last: (file: String, shown: String)?

  mutating func shown(_ place: InputPlace) -> InputPlace {
    if let last, place.file.isExactly(last.file) {
      return InputPlace(file: last.shown, line: place.line)
    }
    let shown = SourceName.shown(place.file)
    last = (place.file, shown)
    return InputPlace(file: shown, line: place.line)
  }
}
