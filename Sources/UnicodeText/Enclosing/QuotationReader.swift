/// Reads a text from its start and decides of each quotation mark what it does.
///
/// Paragraphs are read each by itself. What is open is remembered to a depth that no one writes.
struct QuotationReader {
  private typealias Side = EnclosingMarks.Side

  /// What stands before a mark.
  private enum Before {
    /// The start, white space, or a mark that opens: LB15a's context.
    case opening
    /// A comma, a colon or a dash.
    case loose
    /// A letter of a script that puts spaces between words.
    case letter(LineBreakProperty)
    /// The end of a sentence, a mark that closes, or anything else.
    case other
  }

  /// What follows a mark.
  private enum After {
    case end, space, punctuation, dash
    case letter(LineBreakProperty)
    case other
  }

  /// The quotation marks in order; what a mark does is `nil` where it encloses nothing.
  private(set) var marks: [(offset: Int, side: EnclosingMarks.Side?)] = []

  private let utf16: BlockArray<UInt16>
  private var before = Before.opening
  private var isAtStart = true
  private var open: [QuotationMark] = []
  /// The first mark of the paragraph, by its index, that follows the prefixes of a Hebrew word, and
  /// opens should a later one close without a partner: ב"הארץ".
  private var undecided: (index: Int, mark: QuotationMark)?
  /// Whether the word so far is one or more of the letters that Hebrew joins to the word they go with.
  private var isPrefix = false
  /// What follows the run of marks that ends at an offset.
  private var following: (end: Int, after: After) = (0, .end)

  private static let greatestDepth = 8

  init(_ utf16: BlockArray<UInt16>) {
    self.utf16 = utf16
  }

  mutating func read() {
    var offset = 0
    while offset < utf16.count {
      let (scalar, length) = utf16.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      if let mark = QuotationMark(scalar, properties) {
        decide(mark, properties, at: offset, until: offset + length)
      } else if properties.isLineTerminator {
        (before, isAtStart, isPrefix, undecided) = (.opening, true, false, nil)
        open.removeAll(keepingCapacity: true)
      } else if !Self.isTransparent(properties) {
        isPrefix = Self.prefixes.contains(scalar) && (isPrefix || !isWithinWord)
        before = Self.before(scalar, properties)
        isAtStart = isAtStart && Self.isSpace(scalar, properties)
      }
      offset += length
    }
  }

  // MARK: Marks

  private mutating func decide(
    _ mark: QuotationMark,
    _ properties: ScalarProperties,
    at offset: Int,
    until end: Int
  ) {
    let side = properties.isOpening ? .opening : side(of: mark, after: after(mark, end), end)
    isAtStart = false
    switch side {
    case .opening?:
      open.append(mark)
      if open.count > Self.greatestDepth { open.removeFirst() }
      before = .opening
    case .closing?:
      close(mark)
      before = .other
    case nil:
      before = .loose
    }
    marks.append((offset, side))
  }

  private mutating func side(of mark: QuotationMark, after: After, _ end: Int) -> Side? {
    switch (before, after) {
    case (.opening, .end): return isAtStart ? sideBetween(mark) : .closing
    case (.opening, .space): return isAtStart ? .opening : sideBetween(mark)
    case (.opening, .punctuation): return sideBetween(mark)
    case (.opening, _): return .opening
    case (.loose, .space) where mark.usualSide == .opening: return sideBetween(mark)
    case (_, .end), (_, .space), (_, .punctuation): return .closing
    case (.loose, .dash): return sideBetween(mark)
    case (_, .dash): return .closing
    case (.loose, _): return closesOpen(mark) ? .closing : .opening
    case (.letter(.hl), .letter(.hl)) where mark.isGershayim:
      // An abbreviation has but one letter after it.
      if isPrefix, undecided == nil,
        markAfter(end) != nil || countLetters(from: end, atMost: 2) == 2
      {
        undecided = (marks.count, mark)
      }
      return nil
    case (.letter, .letter) where mark.isApostrophe:
      return mark.usualSide == .opening && closesOpen(mark) ? .closing : nil
    default: return sideBetween(mark)
    }
  }

  /// What a mark does where neither side tells.
  private func sideBetween(_ mark: QuotationMark) -> Side? {
    if closesOpen(mark) { return .closing }
    // Without a partner ’ is an apostrophe: l’« ami ».
    if mark.isApostrophe, mark.usualSide == .closing { return nil }
    return mark.usualSide ?? .opening
  }

  private func closesOpen(_ mark: QuotationMark) -> Bool { open.contains(where: mark.closes) }

  private mutating func close(_ mark: QuotationMark) {
    if let index = open.lastIndex(where: mark.belongs) {
      open.removeSubrange(index...)
    } else if let undecided, mark.belongs(to: undecided.mark) {
      marks[undecided.index].side = .opening
      self.undecided = nil
    }
  }

  // MARK: Hebrew words

  /// משה וכלב.
  private static let prefixes: Set<UInt32> = [0x5D1, 0x5D4, 0x5D5, 0x5DB, 0x5DC, 0x5DE, 0x5E9]

  private var isWithinWord: Bool {
    if case .letter = before { true } else { false }
  }

  /// The letters from an offset to the next scalar that is none.
  private func countLetters(from start: Int, atMost most: Int) -> Int {
    var (offset, count) = (start, 0)
    while offset < utf16.count, count < most {
      let (scalar, length) = utf16.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      if Self.isLetter(properties) {
        count += 1
      } else if !Self.isTransparent(properties) {
        break
      }
      offset += length
    }
    return count
  }

  // MARK: Neighbours

  /// What neither encloses nor separates: marks belong to what they stand on, invisible characters
  /// to nothing.
  private static func isTransparent(_ properties: ScalarProperties) -> Bool {
    properties.isMark || properties.isDefaultIgnorable && !properties.isHangingSpace
  }

  private static func isSpace(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
    properties.isHangingSpace || ScalarProperties.isNoBreakSpace(scalar)
  }

  private static func before(_ scalar: UInt32, _ properties: ScalarProperties) -> Before {
    if isSpace(scalar, properties) || properties.isOpening { return .opening }
    switch punctuation(scalar, properties) {
    case .pause, .dash: return .loose
    case .stop: return .other
    case nil: return isLetter(properties) ? .letter(properties.lineBreak) : .other
    }
  }

  /// What follows a mark, other marks left out.
  ///
  /// A mark that usually opens is no part of a run that one which usually closes begins: ”“.
  private mutating func after(_ mark: QuotationMark, _ start: Int) -> After {
    if mark.usualSide == .closing, let next = markAfter(start), next.usualSide == .opening {
      return .other
    }
    return afterRun(start)
  }

  /// The mark that follows, but for what cannot be seen.
  private func markAfter(_ start: Int) -> QuotationMark? {
    var offset = start
    while offset < utf16.count {
      let (scalar, length) = utf16.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      guard Self.isTransparent(properties) else { return QuotationMark(scalar, properties) }
      offset += length
    }
    return nil
  }

  /// What follows a run of marks; found once for each run.
  ///
  /// White space that ends a paragraph is no more than its end.
  private mutating func afterRun(_ start: Int) -> After {
    if start <= following.end { return following.after }
    var offset = start
    while offset < utf16.count {
      let (scalar, length) = utf16.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      if properties.isLineTerminator { break }
      if !Self.isTransparent(properties), !properties.lineBreak.isQuotation {
        let isAtEnd = properties.isHangingSpace && isBlank(from: offset + length)
        following = (offset, isAtEnd ? .end : Self.after(scalar, properties))
        return following.after
      }
      offset += length
    }
    following = (offset, .end)
    return .end
  }

  /// Whether nothing but white space, and what cannot be seen, stands from an offset to its paragraph's end.
  private func isBlank(from start: Int) -> Bool {
    var offset = start
    while offset < utf16.count {
      let (scalar, length) = utf16.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      if properties.isLineTerminator { return true }
      let isLeftOut = properties.isHangingSpace || Self.isTransparent(properties)
      guard isLeftOut else { return false }
      offset += length
    }
    return true
  }

  private static func after(_ scalar: UInt32, _ properties: ScalarProperties) -> After {
    if isSpace(scalar, properties) { return .space }
    switch punctuation(scalar, properties) {
    case .pause, .stop: return .punctuation
    case .dash: return .dash
    case nil: return isLetter(properties) ? .letter(properties.lineBreak) : .other
    }
  }

  private static func isLetter(_ properties: ScalarProperties) -> Bool {
    guard properties.isLetter else { return false }
    return [.al, .hl, .nu, .ak, .as].contains(properties.lineBreak)
  }

  private enum Punctuation {
    /// Commas and colons, which follow a mark that closes and precede one that opens.
    case pause
    /// Full stops, exclamation and question marks, ellipses, closing brackets.
    case stop
    /// Dashes, hyphens, strokes.
    case dash
  }

  private static func punctuation(
    _ scalar: UInt32,
    _ properties: ScalarProperties
  ) -> Punctuation? {
    switch scalar {
    case 0x2C, 0x3A, 0x3B, 0x60C, 0x61B, 0x3001, 0xFE50, 0xFE54, 0xFE55, 0xFF0C, 0xFF1A, 0xFF1B,
      0xFF64:
      return .pause
    // Danda, double danda.
    case 0x964, 0x965: return .stop
    default: break
    }
    switch properties.lineBreak {
    case .cl, .cp, .ex, .is, .in: return .stop
    case .b2, .ba, .hy, .hh, .sy: return .dash
    default: return nil
    }
  }
}
