/// The items of a text that was found to be JSON by its beginning, which may be JSON Lines all the same:
/// its first line may be longer than the beginning, and its second one faulty.
///
/// A JSON text ends with its value. So where the first line is a whole value and another line follows,
/// that one and the rest are rows; where the first line is at fault, or is not closed and cannot go on
/// with an object, they are if the next one begins as one.
struct JSONFirstLineItems: ItemReader {
  private let context: ItemContext
  private var phase = Phase.before
  private var json: JSONItems
  private var lines: JSONLineItems
  private var firstLine = 1
  /// What a text is given up at in its first line, until it is known whether that is a row of its own.
  private var refusal: BadItem?

  private enum Phase {
    case before, firstLine, behindFirstLine
    /// It is known what the rest is.
    case json, lines
  }

  /// - Parameter isFeed: whether the text is a JSON Feed.
  init(_ context: ItemContext, isFeed: Bool) {
    self.context = context
    json = JSONItems(context, isFeed: isFeed)
    lines = JSONLineItems(context)
  }

  mutating func take(_ text: ArraySlice<UInt8>, into found: inout [FoundItem]) {
    var rest = text
    while !rest.isEmpty {
      switch phase {
      case .before:
        takeWhiteSpace(of: &rest, into: &found)
        if rest.isEmpty { return }
        phase = .firstLine
        firstLine = json.line
      case .firstLine:
        let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
        // With its end: a string that is not closed is told there.
        let part = rest.prefix(line.count + 1)
        json.take(part, into: &found)
        holdRefusal(of: &found)
        rest = rest.dropFirst(part.count)
        // Elements of a list are read anew: a JSON text, whatever is wrong with it.
        if json.hasMore {
          phase = .json
        } else if part.count > line.count {
          phase = .behindFirstLine
        }
      case .behindFirstLine:
        takeWhiteSpace(of: &rest, into: &found)
        guard let byte = rest.first else { return }
        phase = isRow(byte) ? .lines : .json
        handOverRefusal(into: &found)
        if phase == .lines { beginLines(into: &found) }
      case .json:
        json.take(rest, into: &found)
        return
      case .lines:
        lines.take(rest, into: &found)
        return
      }
    }
  }

  mutating func finish(into found: inout [FoundItem]) {
    handOverRefusal(into: &found)
    if phase == .lines { lines.finish(into: &found) } else { json.finish(into: &found) }
  }

  var hasMore: Bool { phase != .lines && json.hasMore }

  mutating func goOn(into found: inout [FoundItem]) { json.goOn(into: &found) }

  private mutating func takeWhiteSpace(
    of rest: inout ArraySlice<UInt8>,
    into found: inout [FoundItem]
  ) {
    let space = rest.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    json.take(space, into: &found)
    rest = rest.dropFirst(space.count)
  }

  private mutating func holdRefusal(of found: inout [FoundItem]) {
    guard json.extent == .refused, refusal == nil, case .event(.bad(let bad))? = found.last else {
      return
    }
    refusal = bad
    found.removeLast()
  }

  /// Hands over what the first line is refused for, which of a row is it alone.
  private mutating func handOverRefusal(into found: inout [FoundItem]) {
    guard let bad = refusal else { return }
    let extent = phase == .lines ? .item : bad.extent
    let told = BadItem(place: bad.place, reason: bad.reason, extent: extent, id: bad.id)
    found.append(.event(.bad(told)))
    refusal = nil
  }

  /// Whether the line behind the first one that begins with a byte is a row.
  private func isRow(_ byte: UInt8) -> Bool {
    switch json.extent {
    case .whole: true
    case .refused: byte == UInt8(ascii: "{")
    case .open: byte == UInt8(ascii: "{") && !json.mayGoOnWithObject
    }
  }

  private mutating func beginLines(into found: inout [FoundItem]) {
    lines = JSONLineItems(context, firstLine: json.line)
    if json.extent == .open {
      let reason = "not JSON: it ends before it is closed"
      found.append(.event(context.bad(firstLine, .notJSON(reason))))
    } else if json.hasList {
      // What was read are elements of a list in it, and not the row.
      let reason = "not a JSON text: another value follows in line \(json.line); read it as jsonl"
      found.append(.event(context.bad(firstLine, .notJSON(reason))))
    }
  }
}
