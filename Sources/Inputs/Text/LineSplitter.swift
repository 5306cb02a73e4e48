/// Cuts text that comes in pieces into lines; LF, CR LF and CR end a line.
struct LineSplitter {
  /// One line.
  struct Line {
    /// Counted from 1.
    let number: Int
    /// The line without its end; nil where it is longer than the limit.
    let bytes: ArraySlice<UInt8>?
  }

  /// The longest line that is kept, in bytes.
  let limit: Int
  /// The begin of a line that the last piece did not end.
  private var partial: [UInt8] = []
  /// Whether the line is beyond the limit, and the rest of it is not kept.
  private var isTooLong = false
  private var number: Int
  private var endedInCarriageReturn = false

  /// - Parameter firstLine: the number of the first line.
  init(limit: Int, firstLine: Int = 1) {
    self.limit = limit
    number = firstLine
  }

  /// Hands over the lines that the next bytes complete.
  /// - Complexity: O(*n*); a byte is copied once at most.
  mutating func take(_ text: ArraySlice<UInt8>, _ body: (Line) -> Void) {
    var rest = text
    while !rest.isEmpty {
      if endedInCarriageReturn {
        endedInCarriageReturn = false
        if rest.first == 0x0A { rest = rest.dropFirst() }
      }
      guard let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
        keep(rest)
        return
      }
      if partial.isEmpty && !isTooLong && end - rest.startIndex <= limit {
        body(Line(number: number, bytes: rest[..<end]))
        number += 1
      } else {
        keep(rest[..<end])
        complete(body)
      }
      endedInCarriageReturn = rest[end] == 0x0D
      rest = rest[(end + 1)...]
    }
  }

  /// Hands over the last line where nothing ended it.
  mutating func finish(_ body: (Line) -> Void) {
    if !partial.isEmpty || isTooLong { complete(body) }
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    if partial.count + bytes.count > limit {
      isTooLong = true
      partial = []
    } else {
      partial += bytes
    }
  }

  private mutating func complete(_ body: (Line) -> Void) {
    body(Line(number: number, bytes: isTooLong ? nil : partial[...]))
    number += 1
    partial.removeAll(keepingCapacity: partial.capacity <= 64 * 1024)
    isTooLong = false
  }
}

extension LineSplitter.Line {
  /// The bytes of a line that is to be read; `nil` for one that was too long, which is among what was found then.
  func bytes(in context: ItemContext, into found: inout [FoundItem]) -> ArraySlice<UInt8>? {
    if bytes == nil { found.append(.event(context.bad(number, .tooLong(limit: context.limit)))) }
    return bytes
  }
}
