/// The texts of a JSON text sequence (RFC 7464): each stands behind a U+001E, on one line or on several.
struct JSONSequenceItems: ItemReader {
  /// What stands before each text, and in none: strings of JSON hold no such character.
  static let separator: UInt8 = 0x1E

  private let members: JSONMembers
  /// The text that is being read, from its first byte that is no white space.
  private var text: [UInt8] = []
  /// Whether that is beyond the limit, and the rest of it is not kept.
  private var isTooLong = false
  /// The line that is being read, and the one in which the text begins, from 1.
  private var line = 1
  private var firstLine = 1
  private var endedInCarriageReturn = false

  init(_ context: ItemContext) {
    members = JSONMembers(context)
  }

  mutating func take(_ text: ArraySlice<UInt8>, into found: inout [FoundItem]) {
    var rest = text
    while !rest.isEmpty {
      let part = rest.prefix { $0 != Self.separator }
      keep(part)
      rest = rest.dropFirst(part.count)
      if rest.popFirst() != nil {
        complete(into: &found)
        endedInCarriageReturn = false
      }
    }
  }

  mutating func finish(into found: inout [FoundItem]) { complete(into: &found) }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if text.isEmpty, !isTooLong {
      let space = rest.prefix(while: \.isJSONWhiteSpace)
      countLines(of: space)
      rest = rest.dropFirst(space.count)
      firstLine = line
    }
    countLines(of: rest)
    guard !isTooLong else { return }
    let kept = rest.prefix(members.context.limit - text.count)
    text += kept
    // White space behind a text is none of it.
    if rest.dropFirst(kept.count).contains(where: { !$0.isJSONWhiteSpace }) {
      isTooLong = true
      text = []
    }
  }

  private mutating func countLines(of bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == 0x0D || byte == 0x0A && !endedInCarriageReturn { line += 1 }
      endedInCarriageReturn = byte == 0x0D
    }
  }

  /// Hands over a text that ends here; of none nothing, as between two separators.
  private mutating func complete(into found: inout [FoundItem]) {
    var bytes = text[...]
    while let last = bytes.last, last.isJSONWhiteSpace { bytes.removeLast() }
    if isTooLong {
      let limit = members.context.limit
      found.append(.event(members.context.bad(firstLine, .tooLong(limit: limit))))
    } else if !bytes.isEmpty {
      found.append(.unread(UnreadValue(line: firstLine, bytes: bytes, members: members)))
    }
    text = []
    isTooLong = false
  }
}
