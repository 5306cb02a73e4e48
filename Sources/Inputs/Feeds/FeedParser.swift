import CExpat
import UnicodeText

/// Reads the entries of a feed's XML as it comes in pieces, through expat.
///
/// Where the XML is not well-formed, the entry is reported, and a new parser begins at the next
/// entry's tag behind the fault, inside the same elements. Entities that are declared nowhere are
/// HTML's; what an external document type declares is not fetched, nor is an entity that stands outside
/// of the document: an entry with one is reported.
final class FeedParser {
  /// What was read since it was last taken.
  var events: [InputEvent] = []

  let context: ItemContext
  private(set) var parser: XML_Parser?
  /// Bytes that may be needed again, and some before them.
  private var kept: [UInt8] = []
  /// How many bytes were dropped before those.
  private(set) var droppedCount = 0
  /// Where in `kept` the first one stands that the parser is not done with.
  private var first = 0
  /// Up to where in `kept` the parser has them.
  private var fed = 0
  /// Where the first one stands, as the parser counts bytes.
  private var firstIndex = 0
  /// Whether more comes than was taken.
  private var extent = Extent.part
  /// Whether more is to be handed over of what was taken.
  private(set) var hasMore = false
  /// What the parser's line 1 is.
  private var firstLine = 1
  /// How many bytes have to come before the parser is asked again: a token that is not complete is
  /// read from its begin each time.
  private var patience = 0
  /// How many bytes the parser gets at a time; few at first, since much of a faulty feed has parsers
  /// that come no further.
  private var pieceSize = FeedParser.pieceSizes.lowerBound
  /// How many bytes parsers were given.
  private var givenCount = 0

  var elements: [String] = []
  var entry: FeedEntry?
  /// The elements around the last entry.
  var surroundings: [String]?
  var language = FeedLanguage()
  private(set) var isMended = false
  /// Where comments, instructions and CDATA sections in `kept` end.
  private var sections = XMLSections()
  var declaresEntities = false
  /// How many attributes the document type declares.
  var declaredAttributeCount = 0
  /// How long their names and their values are in all, in bytes.
  var declaredLength = 0
  private(set) var standIns = StandIns()
  /// What stands before the document's element, where entities are declared that may be anywhere in it.
  var declared: StandIn?
  /// Why the parser was stopped from within.
  var stopRefusal: FeedRefusal?
  /// Where the parser stopped, counted in `kept`, as long as the next entry is looked for.
  private var search: (from: Int, line: Int)?

  private static let pieceSizes = 256...64 * 1024
  /// How many elements around entries each parser begins inside.
  private static let mostSurroundings = 8

  init(_ context: ItemContext) {
    self.context = context
    open(inside: [])
  }

  deinit {
    if let parser { XML_ParserFree(parser) }
  }

  /// Whether more bytes come.
  enum Extent {
    case part, end
  }

  /// How much work the feed was: how many bytes parsers were given, and how many were looked at before.
  var stepCount: Int { givenCount + sections.stepCount }

  /// Reads the next bytes, which are valid UTF-8 when put together.
  func take(_ text: XMLScrubber.Written, _ extent: Extent) {
    kept += text.bytes
    standIns.add(text.standIns)
    self.extent = extent
    goOn()
  }

  /// Reads some of what is left.
  func goOn() {
    hasMore = false
    while true {
      if ReadingAnew.pauses(foundCount: events.count, byteCount: kept.count - max(first, fed)) {
        hasMore = true
        return
      }
      if search != nil {
        guard beginAnew() else { return }
        continue
      }
      guard kept.count - fed >= patience || extent == .end else { return }
      if parse() { return }
    }
  }

  // MARK: - The parser

  private func open(inside elements: [String]) {
    if let parser { XML_ParserFree(parser) }
    self.elements = []
    stopRefusal = nil
    patience = 0
    pieceSize = Self.pieceSizes.lowerBound
    // Whatever encoding the document names, the text is UTF-8 by now.
    guard let parser = XML_ParserCreate("UTF-8") else {
      self.parser = nil
      return
    }
    self.parser = parser
    // An entity that is not declared may be declared where nobody looks: it is told, not refused.
    XML_UseForeignDTD(parser, XML_Bool(XML_TRUE))
    observe(parser)
    let prolog = Array(elements.map { "<\($0)>" }.joined().utf8)
    firstIndex = prolog.count
    if !prolog.isEmpty { _ = hand(prolog[...], isEnd: false) }
  }

  private func hand(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> Bool {
    guard let parser else { return false }
    givenCount += bytes.count
    return bytes.withUnsafeBytes { bytes in
      XML_Parse(
        parser,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(bytes.count),
        isEnd ? 1 : 0
      ) == XML_STATUS_OK
    }
  }

  /// The line of what the parser reports, in the file.
  var line: Int {
    guard let parser else { return firstLine }
    return firstLine + Int(XML_GetCurrentLineNumber(parser)) - 1
  }

  /// Where in `kept` the parser is.
  var place: Int {
    guard let parser else { return kept.count }
    let index = Int(XML_GetCurrentByteIndex(parser))
    return min(kept.count, max(first, first + index - firstIndex))
  }

  /// What stands in for another character in what the parser reports, or in what that may refer to.
  var standIn: StandIn? {
    guard let parser, standIns.earliest != nil else { return nil }
    let start = droppedCount + place
    let end = start + Int(XML_GetCurrentByteCount(parser))
    return standIns.first(in: start..<end) ?? declared
  }

  /// What stands in for another character in text that the parser reports, or in what the entity is declared as that
  /// the text is of.
  ///
  /// Text is reported in whatever pieces it comes: one without such a character says nothing of where the next one has its
  /// own from.
  func findStandIn(in text: UnsafeBufferPointer<UInt8>) -> StandIn? {
    guard let found = standIn,
      XMLScrubber.mayHaveWritten(String(decoding: text, as: UTF8.self))
    else { return nil }
    let isDeclared = found.place < droppedCount + place
    return isDeclared && kept[place...].starts(with: text) ? nil : found
  }

  /// Gives the parser what it has not; whether it has come to the end of that.
  private func parse() -> Bool {
    // Its counts of bytes are C ints.
    var end = fed + min(1 << 30, max(pieceSize, patience))
    switch sections.clearance(in: kept, from: fed, upTo: end, extent, limit: context.limit) {
    case .upTo(let place): end = min(end, place, kept.count)
    case .refused(let fault):
      // What is unfinished before it may be a fault by itself, which shows with the next character, as of `&`.
      if place < fed, !hand(kept[fed...fed], isEnd: false) {
        fail(parserRefusal)
      } else {
        fail(FeedRefusal(fault, in: documentPart), at: fed)
      }
      return false
    }
    // What is left is a section whose end has not come.
    if end == fed, fed < kept.count { return true }
    let part = kept[fed..<end]
    fed = end
    let isLast = fed == kept.count
    guard hand(part, isEnd: isLast && extent == .end) else {
      fail(parserRefusal)
      return false
    }
    let unfinished = fed - place
    if unfinished > context.limit {
      fail(.tooLong(limit: context.limit))
      return false
    }
    patience = unfinished
    pieceSize = min(Self.pieceSizes.upperBound, 2 * pieceSize)
    forgetRead()
    return isLast
  }

  /// Why the parser has stopped.
  private var parserRefusal: FeedRefusal {
    if let stopRefusal { return stopRefusal }
    guard let parser else { return .reason("out of memory") }
    return .code(XML_GetErrorCode(parser))
  }

  /// The part of the document that the parser is in.
  private var documentPart: FeedRefusal.DocumentPart {
    elements.isEmpty && !sections.isInProlog ? .epilog : .element
  }

  /// Drops the bytes that the parser is done with.
  private func forgetRead() {
    let done = place
    firstIndex += done - first
    drop(before: done)
  }

  private func drop(before index: Int) {
    first = index
    standIns.forget(before: droppedCount + first)
    guard ReadingAnew.drops(first, of: kept.count) else { return }
    kept.removeSubrange(..<first)
    droppedCount += first
    fed -= first
    sections.forget(first)
    if let (from, line) = search { search = (from - first, line) }
    first = 0
  }

  // MARK: - Faults

  /// Reports what the parser stopped at, or what begins at a place that it has not been given.
  private func fail(_ refusal: FeedRefusal, at ungiven: Int? = nil) {
    let place = max(self.place, ungiven ?? 0)
    let line = self.line + XMLLines.count(in: kept[self.place..<place])
    let isExpected = isMended && entry == nil && refusal.isOfEnds
    if !isExpected {
      let fault = refusal.fault(inLine: entry == nil ? nil : line)
      let extent: BadItem.Extent = refusal.isOfTruncation ? .rest : .item
      events.append(context.bad(entry?.line ?? line, fault, extent))
    }
    if surroundings == nil { surroundings = elements }
    entry = nil
    language.giveUp()
    isMended = true
    var next = min(kept.count, place + 1)
    // An entry's tag there is not at fault itself, but for an attribute's entity: it stands in another tag, or behind the
    // document. No parser stops twice at one: the next begins with it, and knows of no entity.
    if refusal.mayBeAtTag { next = place }
    search = (next, line + XMLLines.count(in: kept[place..<next]))
  }

  /// Looks for the next entry, and lets a new parser begin there; false where none is in sight.
  private func beginAnew() -> Bool {
    guard let (from, line) = search else { return false }
    let found = EntryTag.find(in: kept, from: from, extent)
    let lineCount = XMLLines.count(in: kept[from..<found.place])
    search = found.isTag ? nil : (found.place, line + lineCount)
    fed = found.place
    drop(before: found.place)
    guard found.isTag else { return false }
    firstLine = line + lineCount
    sections.beginContent(at: first)
    open(inside: Self.containers(in: surroundings ?? []))
    return true
  }

  /// The innermost elements that feeds have around entries, with names no longer than names are.
  ///
  /// Each parser reads them first; of one that is left out the end is a fault that nobody is told of. Where there are
  /// none, as behind a fault before the document's element, one stands around the entries all the same: the second
  /// would be behind a document that the first is the whole of.
  private static func containers(in elements: [String]) -> [String] {
    let containers = elements.filter { name in
      name.utf8.count <= EntryTag.longestName
        && FeedPart.containerNames.contains(where: FeedPart.split(name).local.isExactly)
    }
    return containers.isEmpty ? ["rss"] : Array(containers.suffix(mostSurroundings))
  }
}
