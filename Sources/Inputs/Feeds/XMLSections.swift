/// Where a feed's comments, processing instructions and CDATA sections end, found before a parser
/// reads them.
///
/// These run up to a certain text, whatever stands between. One that is not closed runs over all
/// entries behind it, of which each may hold another: a parser would read the rest of the feed for each
/// of them before it knew. Here the end of a kind is looked for once in each byte, and a section without
/// one is refused where it begins.
struct XMLSections {
  /// How much a parser may be given.
  enum Clearance {
    /// What stands before a place.
    case upTo(Int)
    /// No more: the section that begins there is refused.
    case refused(Fault)
  }

  /// Why a section is refused.
  enum Fault {
    case unclosed(Kind)
    /// It is longer than so many bytes.
    case tooLong(limit: Int)
    /// An XML declaration that does not begin the document. A parser would read it to its end first.
    case misplacedDeclaration
  }

  /// What a section is.
  enum Kind: Int, CaseIterable {
    case comment, instruction, characters
  }

  /// How many bytes were looked at, those that were looked at again more than once.
  private(set) var stepCount = 0

  /// Up to where the text was looked through.
  private var next = 0
  /// What begins there, where a section does.
  private var begun: Kind?
  /// Whether the document's element has not begun.
  private(set) var isInProlog = true
  /// The quotation mark that ends a literal of the document type, in which nothing is markup.
  private var quotation: UInt8?
  /// For each kind, where none of its ends begins, as far as they were looked for last.
  private var searched = Kind.allCases.map { _ in 0..<0 }

  private static let openings = ["<!--", "<?", "<![CDATA["].map { Array($0.utf8) }
  /// Two hyphens end a comment, or are the fault in it.
  private static let closings = ["--", "?>", "]]>"].map { Array($0.utf8) }
  /// How long an end is, with what has to follow it.
  private static let closingLengths = [3, 2, 3]
  private static let longestOpening = 9
  /// How many times as long as an item a CDATA section may be: whole pictures stand in some that nobody reads.
  private static let longestCharacters = 16
  private static let declaration = Array("<?xml".utf8)

  /// Begins anew at a place in a document's content.
  mutating func beginContent(at place: Int) {
    next = place
    begun = nil
    isInProlog = false
    quotation = nil
  }

  /// Notes that bytes at the text's beginning were dropped.
  mutating func forget(_ count: Int) {
    next -= count
    for kind in searched.indices { searched[kind] = moved(searched[kind], by: count) }
  }

  private func moved(_ range: Range<Int>, by count: Int) -> Range<Int> {
    max(0, range.lowerBound - count)..<max(0, range.upperBound - count)
  }

  /// How much of a text a parser may be given that has what stands before a place.
  ///
  /// - Parameters:
  ///   - given: what the parser has.
  ///   - target: up to where more is wanted.
  ///   - limit: the longest item and the longest comment or instruction, in bytes.
  /// - Complexity: linear in all bytes up to the target, over all calls.
  mutating func clearance(
    in text: [UInt8],
    from given: Int,
    upTo target: Int,
    _ extent: FeedParser.Extent,
    limit: Int
  ) -> Clearance {
    let target = min(target, text.count)
    while true {
      if let kind = begun {
        // What stands before it may be a fault, behind which sections are others.
        guard given == next else { return .upTo(next) }
        if isMisplacedDeclaration(kind, in: text) { return .refused(.misplacedDeclaration) }
        let end = endOfSection(kind, in: text)
        let limit = Self.longest(kind, besideItemsOf: limit)
        if (end ?? text.count) - next > limit { return .refused(.tooLong(limit: limit)) }
        guard let end else {
          return extent == .end ? .refused(.unclosed(kind)) : .upTo(next)
        }
        next = end
        begun = nil
      }
      guard next < target, findSection(in: text, upTo: target, extent) else { return .upTo(next) }
    }
  }

  private static func longest(_ kind: Kind, besideItemsOf limit: Int) -> Int {
    kind == .characters ? min(limit, Int.max / longestCharacters) * longestCharacters : limit
  }

  /// Whether the section that has begun is an XML declaration behind the document's beginning.
  private func isMisplacedDeclaration(_ kind: Kind, in text: [UInt8]) -> Bool {
    guard kind == .instruction, !isInProlog else { return false }
    let name = text[next...].prefix(Self.declaration.count + 1)
    guard let last = name.last, name.dropLast().elementsEqual(Self.declaration) else {
      return false
    }
    return last == 0x20 || last == 0x09 || last == 0x0A || last == 0x0D
  }

  /// Goes on to the next section's beginning, or to the target; whether it came to either: where a text
  /// ends in what may become a beginning, it stops before that.
  private mutating func findSection(
    in text: [UInt8],
    upTo target: Int,
    _ extent: FeedParser.Extent
  ) -> Bool {
    let start = next
    defer { stepCount += max(0, next - start) }
    while next < target {
      guard let place = nextMark(in: text[next..<target]) else {
        next = target
        return true
      }
      next = place
      let byte = text[place]
      if byte != UInt8(ascii: "<") {
        quotation = quotation == nil ? byte : nil
        next += 1
        continue
      }
      let beginning = text[place...].prefix(Self.longestOpening)
      if let kind = Kind.allCases.first(where: { Self.begins(beginning, $0) }) {
        begun = kind
        return true
      }
      let mayBegin = Self.openings.contains { $0.starts(with: beginning) }
      if mayBegin, extent == .part { return false }
      if let second = beginning.dropFirst().first, second != UInt8(ascii: "!") {
        isInProlog = false
      }
      next += 1
    }
    return true
  }

  private static func begins(_ text: ArraySlice<UInt8>, _ kind: Kind) -> Bool {
    text.starts(with: openings[kind.rawValue])
  }

  /// The first byte that may begin a section; before the document's element one that begins or ends a
  /// literal, too.
  private func nextMark(in text: ArraySlice<UInt8>) -> Int? {
    if let quotation { return text.firstIndex(of: quotation) }
    guard isInProlog else { return text.firstIndex(of: UInt8(ascii: "<")) }
    return text.firstIndex { byte in
      byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
  }

  /// The place behind the end of the section that has begun; nil where the text has none.
  private mutating func endOfSection(_ kind: Kind, in text: [UInt8]) -> Int? {
    let index = kind.rawValue
    let closing = Self.closings[index]
    let content = next + Self.openings[index].count
    let known = searched[index]
    let isKnown = (known.lowerBound...known.upperBound).contains(content)
    let start = isKnown ? known.upperBound : content
    var place = start
    defer {
      stepCount += place - start
      searched[index] = (isKnown ? known.lowerBound : content)..<place
    }
    while let found = text[place...].firstIndex(of: closing[0]) {
      place = found
      let isWhole = text.count - found >= Self.closingLengths[index]
      guard isWhole else { return nil }
      if text[found...].starts(with: closing) { return found + Self.closingLengths[index] }
      place += 1
    }
    place = text.count
    return nil
  }
}
