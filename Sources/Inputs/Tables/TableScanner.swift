/// Cuts the text of a table that comes in pieces into rows and fields, strictly by RFC 4180.
///
/// A row ends in CR LF, LF or CR; a quoted field may hold any of them. After a row that is none,
/// reading goes on in the line after the one where it began: what an unclosed quotation mark ran
/// over is read again. Such a run ends at the next lone mark, so that no line is run over by more
/// than one that is not closed, and the work stays linear. Where marks may be text, as those within a field
/// that has no quotation, some end no run and begin one all the same: of such runs there are as many as read
/// the text a number of times.
///
/// A line `sep=;` before all rows is none: spreadsheets write it for one another, to name the separator.
struct TableScanner: PieceScanner {
  /// A row with the line it begins in and the one behind its end, its own where the text ends in it; or why there is none.
  enum Outcome {
    case row(line: Int, nextLine: Int, fields: [ArraySlice<UInt8>])
    case fault(line: Int, InputFault)
  }

  private struct Field {
    var range: Range<Int>
    var isQuoted = false
    var hasDoubledMark = false
    var hasLineEnd = false
    var hasSeparator = false
    var hasEscapedBar = false

    mutating func move(by distance: Int) {
      range = range.lowerBound + distance..<range.upperBound + distance
    }
  }

  private enum State {
    case fieldStart, unquoted, quoted, markInQuoted
    /// The rest of a line that is no row.
    case skipping
  }

  /// How many fields a row has to have: as many as the first one, with those outside of its frame.
  private var fieldCount: Int?
  /// Whether a row before the first one has named the separator.
  private var isSeparatorNamed = false
  /// What stands around the first row.
  private var frame = TableDialect.Frame.none
  /// The bytes from the begin of the row on.
  var buffer: [UInt8] = []
  private(set) var cursor = 0
  var stepCount = 0
  var hasMore = false
  var isEnding = false

  private let dialect: TableDialect
  private let limit: Int
  private var rowStart = 0
  private var state = State.fieldStart
  private var field = Field(range: 0..<0)
  private var fields: [Field] = []
  /// Where the row's second line begins.
  private var secondLine: Int?
  private var rowLine = 1
  private var line = 1
  private var afterCarriageReturn = false
  /// Whether marks are text in this row, since they did not make sense as quotation.
  private var marksAreText = false
  /// Whether every quoted field counts as one; nil before the first row.
  private var quotesAll: Bool?
  /// How many bytes were dropped from the buffer.
  private var droppedCount = 0
  /// How many bytes were read in vain, those of several runs each time.
  private var vainCount = 0
  /// How far runs have come that were in vain, in bytes of the text.
  private var vainReach = 0

  private static let mark = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  /// How often all of a text may be read in vain: where marks stand as writers have them, once or twice.
  private static let mostVainReadings = 16

  init(_ dialect: TableDialect, limit: Int) {
    self.dialect = dialect
    self.limit = limit
    quotesAll = dialect.quoting == .strict ? true : nil
  }

  /// The line of the row that is being read, and whether it has begun as one of so many fields does: a field of it has
  /// ended, or is quoted; nil where none has begun, or it is none.
  func begunRow(ofFields count: Int) -> (line: Int, isRow: Bool)? {
    guard state != .skipping, cursor > rowStart else { return nil }
    let isQuoted = state == .quoted || state == .markInQuoted
    return (rowLine, fields.count < count && (isQuoted || !fields.isEmpty))
  }

  /// Ends the row that the text ends in; whether there is nothing to be read anew.
  mutating func isDone(_ outcomes: inout [Outcome]) -> Bool {
    switch state {
    case .skipping: return true
    // No byte follows at which its length would have been looked at.
    case _ where cursor - rowStart > limit: refuseLength(&outcomes)
    case .quoted: fault(.unclosedQuotation, &outcomes)
    default:
      if cursor == rowStart { return true }
      endField()
      endRow(next: cursor, &outcomes)
    }
    return cursor == buffer.count && cursor == rowStart
  }

  // MARK: - Bytes

  mutating func step(_ byte: UInt8, _ outcomes: inout [Outcome]) {
    if cursor == rowStart, state != .skipping, byte == 0x0A, afterCarriageReturn {
      // The second half of the last row's end.
      afterCarriageReturn = false
      cursor += 1
      rowStart = cursor
    } else if cursor - rowStart > limit, state != .skipping {
      refuseLength(&outcomes)
    } else {
      read(byte, &outcomes)
    }
  }

  private mutating func read(_ byte: UInt8, _ outcomes: inout [Outcome]) {
    switch state {
    case .fieldStart:
      field = Field(range: cursor..<cursor)
      afterCarriageReturn = false
      if byte == Self.mark, !marksAreText {
        field.isQuoted = true
        state = .quoted
        cursor += 1
      } else {
        state = .unquoted
      }
    case .unquoted, .markInQuoted:
      if byte == dialect.separator, !isEscaped {
        endField()
        cursor += 1
        // The text may end here, with an empty field.
        field = Field(range: cursor..<cursor)
      } else if byte == 0x0A || byte == 0x0D {
        endField()
        countLine(byte)
        endRow(next: cursor + 1, &outcomes)
      } else if byte == dialect.separator {
        field.hasEscapedBar = true
        cursor += 1
      } else if byte == Self.mark, state == .markInQuoted {
        field.hasDoubledMark = true
        state = .quoted
        cursor += 1
      } else if state == .markInQuoted {
        fault(.textAfterQuotation, &outcomes)
      } else if byte == Self.mark, dialect.quoting == .strict {
        fault(.quotationInField, &outcomes)
      } else {
        cursor += 1
      }
    case .quoted:
      if byte == dialect.separator {
        if isEscaped { field.hasEscapedBar = true } else { field.hasSeparator = true }
      }
      if byte == 0x0A || byte == 0x0D, !mayRunOver {
        fault(.unclosedQuotation, &outcomes)
        return
      }
      cursor += 1
      if byte == Self.mark {
        state = .markInQuoted
      } else if byte == 0x0A || byte == 0x0D {
        field.hasLineEnd = true
        let isSecondHalf = byte == 0x0A && afterCarriageReturn
        countLine(byte)
        if secondLine == nil || (isSecondHalf && secondLine == cursor - 1) { secondLine = cursor }
        return
      }
      afterCarriageReturn = false
    case .skipping:
      cursor += 1
      if byte == 0x0A || byte == 0x0D {
        countLine(byte)
        beginRow(at: cursor)
      } else {
        rowStart = cursor
      }
    }
  }

  /// Whether the bar at the cursor is text: Markdown writes one in a cell behind a backslash, which is itself one
  /// of text behind another.
  private var isEscaped: Bool {
    guard frame == .bars else { return false }
    var start = cursor
    while start > field.range.lowerBound, buffer[start - 1] == Self.backslash { start -= 1 }
    return !(cursor - start).isMultiple(of: 2)
  }

  /// Whether a quoted field may go on in the next line.
  private var mayRunOver: Bool {
    vainCount <= Self.mostVainReadings * max(vainReach, droppedCount + cursor)
  }

  /// Counts lines at CR, and at LF where none stands before it.
  private mutating func countLine(_ byte: UInt8) {
    if byte == 0x0D || !afterCarriageReturn { line += 1 }
    afterCarriageReturn = byte == 0x0D
  }

  // MARK: - Fields and rows

  private mutating func endField() {
    field.range = field.range.lowerBound..<cursor
    fields.append(field)
    state = .fieldStart
    afterCarriageReturn = false
  }

  private mutating func beginRow(at index: Int) {
    cursor = index
    rowStart = index
    rowLine = line
    fields.removeAll(keepingCapacity: true)
    secondLine = nil
    marksAreText = false
    state = .fieldStart
  }

  private mutating func endRow(next: Int, _ outcomes: inout [Outcome]) {
    // An editor's empty lines, not rows of one empty field.
    let isBlank =
      fields.count == 1 && !fields[0].isQuoted && isWhiteSpace(fields[0].range)
      || namesSeparator()
    if !isBlank, let fieldCount, fields.count != fieldCount {
      let mayReadAnew = dialect.quoting == .whereNeeded && fields.contains(where: \.isQuoted)
      let reason = dialect.misfit(fields.map(content), in: frame, fieldCount: fieldCount)
      if secondLine != nil || mayReadAnew {
        fault(reason, &outcomes)
        return
      }
      let outcome = Outcome.fault(line: rowLine, reason)
      beginRow(at: next)
      outcomes.append(outcome)
      return
    }
    if fieldCount == nil, !isBlank {
      let found = dialect.frame(ofFirstRow: fields.map(content))
      if found == .bars, frame == .none, buffer[rowStart..<cursor].contains(Self.backslash) {
        // Once more, now that bars of it may be text.
        frame = found
        line = rowLine
        beginRow(at: rowStart)
        return
      }
      frame = found
      fieldCount = fields.count
      quotesAll = quotesAll ?? fields.contains(where: \.isQuoted)
    }
    let outcome = Outcome.row(line: rowLine, nextLine: line, fields: fields.map(content))
    beginRow(at: next)
    if !isBlank { outcomes.append(outcome) }
  }

  /// Whether the row does nothing but name the separator, as the first one may.
  private mutating func namesSeparator() -> Bool {
    guard fieldCount == nil, !isSeparatorNamed else { return false }
    isSeparatorNamed = dialect.isNamed(by: buffer[rowStart..<cursor])
    return isSeparatorNamed
  }

  private func isWhiteSpace(_ range: Range<Int>) -> Bool {
    buffer[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func content(_ field: Field) -> ArraySlice<UInt8> {
    let isQuoted =
      field.isQuoted
      && (quotesAll ?? true || field.hasDoubledMark || field.hasLineEnd || field.hasSeparator)
    guard isQuoted else {
      return ArraySlice(field.hasEscapedBar ? unescaped(field.range) : Array(buffer[field.range]))
    }
    let inner = buffer[field.range].dropFirst().dropLast()
    guard field.hasDoubledMark else { return ArraySlice(Array(inner)) }
    var text: [UInt8] = []
    text.reserveCapacity(inner.count)
    // Marks come in pairs here: the first of each is text.
    var isFirst = false
    for byte in inner {
      isFirst = byte == Self.mark && !isFirst
      if byte != Self.mark || isFirst { text.append(byte) }
    }
    return text[...]
  }

  /// The text without the backslashes before its bars.
  private func unescaped(_ range: Range<Int>) -> [UInt8] {
    range.filter { index in
      let next = index + 1
      return buffer[index] != Self.backslash || next == range.upperBound
        || buffer[next] != dialect.separator
    }
    .map { buffer[$0] }
  }

  // MARK: - Faults

  /// Reports the row, and goes on in the line after the one where it began.
  private mutating func fault(
    _ reason: InputFault,
    _ outcomes: inout [Outcome]
  ) {
    vainCount += cursor - rowStart
    vainReach = max(vainReach, droppedCount + cursor)
    if dialect.quoting == .whereNeeded, !marksAreText {
      // Once more, without quotation.
      line = rowLine
      beginRow(at: rowStart)
      marksAreText = true
      return
    }
    let outcome = Outcome.fault(line: rowLine, reason)
    if let secondLine {
      line = rowLine + 1
      beginRow(at: secondLine)
      afterCarriageReturn = false
    } else {
      state = .skipping
      rowStart = cursor
    }
    outcomes.append(outcome)
  }

  private mutating func refuseLength(_ outcomes: inout [Outcome]) {
    if state == .quoted {
      fault(.longQuotation(limit: limit), &outcomes)
      return
    }
    let outcome = Outcome.fault(line: rowLine, .tooLong(limit: limit))
    state = .skipping
    rowStart = cursor
    outcomes.append(outcome)
  }

  mutating func forgetRead() {
    guard ReadingAnew.drops(rowStart, of: buffer.count) else { return }
    buffer.removeSubrange(..<rowStart)
    droppedCount += rowStart
    cursor -= rowStart
    secondLine = secondLine.map { $0 - rowStart }
    field.move(by: -rowStart)
    for index in fields.indices { fields[index].move(by: -rowStart) }
    rowStart = 0
  }
}
