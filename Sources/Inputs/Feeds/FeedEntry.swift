/// An entry of a feed that is being read.
final class FeedEntry {
  /// The element's name with its prefix.
  let name: String
  /// The line that its tag begins in.
  let line: Int
  /// How many elements it stands in.
  let depth: Int

  /// What was read, by column: the part of the lowest rank that says anything, and what in it stands in for
  /// a character that XML forbids.
  private var texts: [ArticleColumn: (rank: Int, text: String, standIn: StandIn?)] = [:]
  /// The part that is being read, as HTML.
  private var part: FeedPart?
  private var html: [UInt8] = []
  /// What the part's tag says of its language; nil where it says nothing.
  private var partLanguage: (tag: String, standIn: StandIn?)?
  /// The first stand-in in the part that is being read, or in what that refers to.
  private var standIn: StandIn?
  /// How much was read of all parts.
  private var size = 0
  /// Whether a part that was read has an entity whose text is not there.
  private var missesEntity = false

  init(name: String, line: Int, depth: Int) {
    self.name = name
    self.line = line
    self.depth = depth
  }

  /// - Parameter language: what the part's tag says of its language, and what in that stands in for a character.
  func begin(_ part: FeedPart, language: (tag: String, standIn: StandIn?)?) {
    self.part = part
    html = []
    standIn = nil
    partLanguage = language
  }

  /// Whether characters and tags say anything.
  var isReading: Bool { part != nil }

  /// Takes characters of the part that is being read; they are bounded by the limit.
  func take(_ characters: UnsafeBufferPointer<UInt8>, standIn: StandIn?, limit: Int) {
    guard let part else { return }
    self.standIn = self.standIn ?? standIn
    size += characters.count
    guard size <= limit else { return }
    switch part.writing {
    case .html: html += characters
    case .plain:
      for byte in characters {
        switch byte {
        case UInt8(ascii: "&"): html += "&amp;".utf8
        case UInt8(ascii: "<"): html += "&lt;".utf8
        default: html.append(byte)
        }
      }
    }
  }

  /// Takes markup within the part that is being read: a tag, or a reference that XML does not know.
  func take(markup: String, limit: Int) {
    guard part != nil else { return }
    size += markup.utf8.count
    if size <= limit { html += markup.utf8 }
  }

  /// Notes that the part that is being read, if any, is not whole.
  func missEntity() {
    if isReading { missesEntity = true }
  }

  /// Ends the part that is being read.
  func endPart() {
    guard let part else { return }
    let counts = offer(
      MarkupText.text(ofHTML: html),
      for: part.column,
      rank: part.rank,
      standIn: standIn
    )
    // Nothing says it of the headline more closely.
    if counts, part.column == .headline, let (tag, standIn) = partLanguage {
      offer(tag, for: .language, rank: -1, standIn: standIn)
    }
    self.part = nil
  }

  /// Notes a text, where none of a lower rank, nor an earlier one of the same, is there; whether it counts.
  ///
  /// - Parameter standIn: what stands in it for another character, unless that was markup that is left out.
  @discardableResult
  func offer(_ text: String, for column: ArticleColumn, rank: Int, standIn: StandIn?) -> Bool {
    guard !text.isBlank, rank < texts[column]?.rank ?? .max else { return false }
    texts[column] = (
      rank, text.withoutBlankEnd, XMLScrubber.mayHaveWritten(text) ? standIn : nil
    )
    return true
  }

  /// The item that the entry is.
  func event(_ context: ItemContext, language: String?) -> InputEvent {
    if size > context.limit { return context.bad(line, .tooLong(limit: context.limit)) }
    if missesEntity { return context.bad(line, .missingEntity) }
    let standIns = texts.values.compactMap { $0.standIn }
    if let first = standIns.min(by: { $0.place < $1.place }) {
      return context.bad(line, first.fault(in: context.encoding))
    }
    guard let headline = texts[.headline]?.text else {
      return context.bad(line, .noHeadline, id: texts[.identifier]?.text)
    }
    return .item(
      InputItem(
        headline: headline,
        snippet: texts[.snippet]?.text ?? "",
        time: texts[.time]?.text,
        id: texts[.identifier]?.text,
        language: texts[.language]?.text ?? language,
        place: context.place(line)
      )
    )
  }
}
