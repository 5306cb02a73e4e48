import FontFaces
import UnicodeText

/// A part of a text with an ellipsis in place of what is left out, ready to be shaped as one.
package struct AbridgedText: Sendable {
  /// The kept text and the ellipsis, after a few code units of context.
  package let itemized: ItemizedText
  /// What a line shows of it: all but the context.
  package let drawn: Range<Int>
  /// The ellipsis as it is written: one character, or three full stops where no face has that.
  package let ellipsis: String
  /// What of the ellipsis no face has.
  package var missing: [Unicode.Scalar] { itemized.missing }

  private let head: Range<Int>
  private let tail: Range<Int>
  private let contextStart: Int

  /// The offset in the original text of a code unit of the abridged one.
  ///
  /// The ellipsis stands where the text is cut.
  package func originalOffset(_ offset: Int) -> Int {
    let headEnd = head.upperBound - contextStart
    if offset < headEnd { return offset + contextStart }
    let tailStart = itemized.count - tail.count
    return offset >= tailStart ? offset - tailStart + tail.lowerBound : head.upperBound
  }

  /// The offset in the original text of the character whose style a code unit of the abridged text
  /// has: the ellipsis has that of the text it stands beside, with none that of the place where the
  /// line begins.
  package func styleOffset(_ offset: Int) -> Int {
    let headEnd = head.upperBound - contextStart
    let isEllipsis = offset >= headEnd && offset < itemized.count - tail.count
    guard isEllipsis else { return originalOffset(offset) }
    guard head.isEmpty else { return head.upperBound - 1 }
    return tail.isEmpty ? head.lowerBound : tail.lowerBound
  }

  fileprivate init(
    itemized: ItemizedText,
    drawn: Range<Int>,
    ellipsis: String,
    head: Range<Int>,
    tail: Range<Int>,
    contextStart: Int
  ) {
    self.itemized = itemized
    self.drawn = drawn
    self.ellipsis = ellipsis
    self.head = head
    self.tail = tail
    self.contextStart = contextStart
  }
}

extension ItemizedText {
  /// More than HarfBuzz looks at beside what it shapes.
  private static let contextLength = 16

  /// The text with an ellipsis between two parts that are kept.
  ///
  /// The ellipsis is set in the face of the text beside it where that has one, and belongs to the
  /// same item then, so that it is shaped together with that text. At a line's edge its direction
  /// is the paragraph's, as UAX #9 N2 has it for a neutral character there; between two parts its
  /// level is the least of the text from one to the other that the paragraph may have, so that they
  /// stay in their order and it does not come to stand outside of both. What is kept of another
  /// paragraph is embedded in the line's where that runs the other way.
  /// - Parameters:
  ///   - head: kept before the ellipsis; its lower bound is where the line begins, even when empty.
  ///   - tail: kept after the ellipsis.
  ///   - analysis: that of the text.
  /// - Complexity: linear in what is kept, and in the items that are not.
  package func abridged(
    head: Range<Int>,
    tail: Range<Int>,
    of analysis: TextAnalysis
  ) -> AbridgedText {
    let paragraphLevel = analysis.paragraphLevel(at: head.lowerBound)
    var contextStart = max(0, head.lowerBound - Self.contextLength)
    if shapingText[contextStart] & 0xFC00 == 0xDC00 { contextStart -= 1 }
    let kept = contextStart..<head.upperBound
    let neighbor =
      head.isEmpty
      ? (tail.isEmpty ? nil : items[itemIndex(at: tail.lowerBound)])
      : items[itemIndex(at: head.upperBound - 1)]
    let style = neighbor ?? items[itemIndex(at: head.lowerBound)]
    let (ellipsis, entry, missing) = ellipsis(beside: neighbor, in: plan.part(of: style.entry))

    var newItems: [TextItem] = []
    forEachItem(in: kept) { item in
      newItems.append(item.shifted(by: -contextStart))
    }
    let ellipsisRange = kept.count..<kept.count + ellipsis.count
    newItems.appendMerging(
      TextItem(
        range: ellipsisRange,
        entry: entry,
        script: neighbor?.script ?? .common,
        level: ellipsisLevel(head: head, tail: tail, paragraphLevel: paragraphLevel)
      )
    )
    let isEmbedded = analysis.paragraphLevel(at: tail.lowerBound) < paragraphLevel
    forEachItem(in: tail) { item in
      var item = item.shifted(by: ellipsisRange.upperBound - tail.lowerBound)
      if isEmbedded { item.level += 2 }
      // Only the first stands beside the ellipsis: what is apart in the text stays so.
      if item.range.lowerBound == ellipsisRange.upperBound {
        newItems.appendMerging(item)
      } else {
        newItems.append(item)
      }
    }
    let count = kept.count + ellipsis.count + tail.count
    var room = BlockRoom(
      byteCount: TextAnalysis.byteCount(ofTextWith: count)
        + BlockRoom.byteCount(newItems.count, of: TextItem.self)
    )
    var units = room.take(count, of: UInt16.self)
    units.append(contentsOf: shapingText[kept])
    units.append(contentsOf: ellipsis)
    units.append(contentsOf: shapingText[tail])
    var flags = room.take(count + 1, of: BoundaryFlags.self)
    flags.append(contentsOf: boundaries[kept])
    flags.append(ellipsis.count, of: [.grapheme, .visible])
    flags.append(contentsOf: boundaries[tail])
    flags.append(.grapheme)
    var ownItems = room.take(newItems.count, of: TextItem.self)
    ownItems.append(contentsOf: newItems)
    var itemized = ItemizedText(
      shapingText: units.finish(),
      boundaries: flags.finish(),
      items: ownItems.finish(),
      cascade: cascade,
      plan: plan,
      missing: missing
    )
    if let narrowed { itemized.closeUpMarks(narrowed.writing) }
    if composition != .none { itemized.compose(composition, in: &room) }
    return AbridgedText(
      itemized: itemized,
      drawn: (head.lowerBound - contextStart)..<itemized.count,
      ellipsis: String(decoding: ellipsis, as: UTF16.self),
      head: head,
      tail: tail,
      contextStart: contextStart
    )
  }

  private func ellipsisLevel(head: Range<Int>, tail: Range<Int>, paragraphLevel: UInt8) -> UInt8 {
    if head.isEmpty || tail.isEmpty { return paragraphLevel }
    let cut = itemIndex(at: head.upperBound - 1)...itemIndex(at: tail.lowerBound)
    return max(paragraphLevel, items[cut].reduce(.max) { min($0, $1.level) })
  }

  /// The ellipsis in the style of the text beside it, or full stops, in that text's face where it has them and else in
  /// the first that has.
  private func ellipsis(
    beside neighbor: TextItem?,
    in style: ShapingPlan.Part
  ) -> (text: [UInt16], entry: Int, missing: [Unicode.Scalar]) {
    let ellipsis: UInt32 = 0x2026
    let stop: UInt32 = 0x2E
    let stops = [UInt16(stop), UInt16(stop), UInt16(stop)]
    let candidates = style.entries
    // A box is no face, and stands outside of its part's entries.
    let beside = neighbor.flatMap { candidates.contains($0.entry) ? $0.entry : nil }
    func entry(of scalar: UInt32) -> Int? {
      if let beside, cascade.entries[beside].covers(scalar) { return beside }
      return candidates.first { cascade.entries[$0].covers(scalar) }
    }
    if let entry = entry(of: ellipsis) { return ([UInt16(ellipsis)], entry, []) }
    if let entry = entry(of: stop) { return (stops, entry, []) }
    return (stops, beside ?? candidates.lowerBound, ["."])
  }
}

extension TextItem {
  fileprivate func shifted(by distance: Int) -> TextItem {
    TextItem(
      range: range.lowerBound + distance..<range.upperBound + distance,
      entry: entry,
      script: script,
      level: level
    )
  }
}

extension [TextItem] {
  /// Appends an item, joined to the last where the two can be shaped as one.
  fileprivate mutating func appendMerging(_ item: TextItem) {
    assert(!item.range.isEmpty)
    if let last, last.entry == item.entry, last.level == item.level, last.script == item.script {
      self[count - 1].range = last.range.lowerBound..<item.range.upperBound
    } else {
      append(item)
    }
  }
}
