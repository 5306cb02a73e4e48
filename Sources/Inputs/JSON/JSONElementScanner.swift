import UnicodeText

/// Finds the values in a JSON text that are items, as the text comes in pieces: the elements of the
/// outermost array, or of an array that is a member by one of ``listNames``; without any the text as
/// a whole.
///
/// It is so too where all of these are empty and the outermost object has a headline. One beside a list
/// that is not empty is reported: the list may have been handed over by then. A title is a headline there
/// where lists stand in other members than ``feedNames`` alone, as an article's related ones do.
///
/// Brackets, strings and, outside of items, the order of values, commas and colons are followed; an
/// item itself is read by ``JSONReader``. Where brackets do not match within an item, it is reported,
/// and from there on items are what begins as a row does: an object at the start of a line, or after
/// another object and a comma.
struct JSONElementScanner: PieceScanner {
  /// An item's bytes, or why there is none.
  enum Outcome {
    case element(line: Int, ArraySlice<UInt8>)
    /// What the outermost object says of the language of the items that follow.
    case language(String)
    case fault(line: Int, InputFault, BadItem.Extent)
  }

  private enum Mode {
    case structure, string, literal
    /// Behind a backslash; none may stand outside of strings.
    case escape(inString: Bool)
    /// The text's value is complete.
    case after
    /// Behind a fault: looking for what begins as an item.
    case seeking(Sight)
    case ended
  }

  /// What was seen last behind a fault, white space left out.
  private enum Sight {
    case nothing, lineStart, objectEnd, comma
  }

  var buffer: [UInt8] = []
  private(set) var cursor = 0
  var stepCount = 0
  var hasMore = false
  var isEnding = false

  private let limit: Int
  private let headlineNames: [String]
  private let titleNames: [String]
  private let languageName: String?
  /// The line of the next byte, from 1.
  private(set) var line = 1
  private var afterCarriageReturn = false
  private var mode = Mode.structure
  private var levels: [JSONLevel] = []
  private var element: JSONElement?
  /// The whole value, as long as it may be the item.
  private var root: JSONElement?
  /// The headline of the outermost object.
  private var headline: (name: String, line: Int)?
  /// The title of the outermost object.
  private var title: (name: String, line: Int)?
  /// Whether the member of the outermost object that is being read is one of ``feedNames``.
  private var isInListMember = false
  /// Whether a list stands in such a member: the outermost object's title is a feed's then.
  private var hasFeed = false
  /// Whether there is a list whose elements are the items.
  private(set) var hasItems = false
  private var isMended = false
  /// Where a key began that is being read, or the language of all, and the last key.
  private var keyStart: Int?
  private var key = ""

  private static let longestKey = 256
  private static let somethingFollows =
    "not JSON: something follows the value; from there on nothing is read"

  /// How much of the text's value was read.
  var extent: Extent {
    switch mode {
    case .after: .whole
    case .ended: .refused
    default: .open
    }
  }

  /// Whether an object may begin here, or a fault here gives up no more than one item.
  var mayGoOnWithObject: Bool {
    guard !hasItems, let top = levels.last else { return hasItems }
    return top.phase == .value || top.phase == .valueOrEnd
  }

  /// - Parameters:
  ///   - headlineNames: what a headline of the outermost object is called.
  ///   - titleNames: what is one of an object that is no feed.
  ///   - languageName: the member in which that says the language of all items; nil where it does not.
  init(
    limit: Int,
    headlineNames: [String] = [],
    titleNames: [String] = [],
    languageName: String? = nil
  ) {
    self.limit = limit
    self.headlineNames = headlineNames
    self.titleNames = titleNames
    self.languageName = languageName
  }

  /// Ends the value that the text ends in; whether there is nothing to be read anew.
  mutating func isDone(_ outcomes: inout [Outcome]) -> Bool {
    if case .literal = mode { endLiteral(&outcomes) }
    if extent != .open { return true }
    if element != nil {
      fault("it ends inside the value", &outcomes)
      return false
    }
    if case .seeking = mode { return true }
    if levels.isEmpty && root == nil {
      outcomes.append(.fault(line: 1, .empty, .rest))
    } else {
      outcomes.append(.fault(line: line, .notJSON("not JSON: it ends before it is closed"), .rest))
    }
    return true
  }

  // MARK: - Bytes

  mutating func step(_ byte: UInt8, _ outcomes: inout [Outcome]) {
    checkLength()
    switch mode {
    case .structure: structure(byte, &outcomes)
    case .string: string(byte, &outcomes)
    case .escape(let isInString):
      mode = isInString ? .string : .structure
      advance(byte)
    case .literal:
      if byte.isOfJSONLiteral { advance(byte) } else { endLiteral(&outcomes) }
    case .after:
      if byte.isJSONWhiteSpace {
        advance(byte)
      } else {
        outcomes.append(.fault(line: line, .notJSON(Self.somethingFollows), .rest))
        mode = .ended
      }
    case .seeking(let sight): seek(byte, sight)
    case .ended: advance(byte)
    }
  }

  /// Goes to the next byte; CR, and LF where none stands before it, end a line.
  private mutating func advance(_ byte: UInt8) {
    if byte == 0x0D || (byte == 0x0A && !afterCarriageReturn) { line += 1 }
    afterCarriageReturn = byte == 0x0D
    cursor += 1
  }

  private mutating func structure(_ byte: UInt8, _ outcomes: inout [Outcome]) {
    if byte.isJSONWhiteSpace {
      advance(byte)
      return
    }
    let opensValue =
      byte != UInt8(ascii: "]") && byte != UInt8(ascii: "}")
      && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ":")
    if element == nil {
      if let reason = refusal(of: byte, opensValue: opensValue) {
        fault(reason, &outcomes)
        return
      }
      if opensValue { beginValue() }
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): open(byte, &outcomes)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte, &outcomes)
    case UInt8(ascii: "\""):
      mode = .string
      advance(byte)
    case UInt8(ascii: ","):
      if element == nil, let top = levels.indices.last {
        levels[top].phase = levels[top].isObject ? .key : .value
      }
      advance(byte)
    case UInt8(ascii: ":"):
      if element == nil, let top = levels.indices.last { levels[top].phase = .value }
      advance(byte)
    default:
      // What is no value either is the reader's to refuse. A backslash hides what follows as in strings: else the same
      // marks would open strings from each place that reading begins anew at, and close none.
      if byte.isOfJSONLiteral { mode = .literal }
      if byte == UInt8(ascii: "\\") { mode = .escape(inString: false) }
      advance(byte)
    }
  }

  /// Why a byte may not stand here outside of items; nil where it may.
  private func refusal(of byte: UInt8, opensValue: Bool) -> String? {
    if opensValue && byte != UInt8(ascii: "{") && byte != UInt8(ascii: "[")
      && byte != UInt8(ascii: "\"") && !byte.isOfJSONLiteral
    {
      return "no value begins so"
    }
    guard let top = levels.last else { return opensValue ? nil : "no value begins so" }
    return top.refusal(of: byte, opensValue: opensValue)
  }

  /// Notes where a value, or a key, begins outside of items.
  private mutating func beginValue() {
    let begun = JSONElement(start: cursor, line: line, depth: levels.count)
    guard let top = levels.last else {
      root = begun
      return
    }
    let isLanguage =
      levels.count == 1 && buffer[cursor] == UInt8(ascii: "\"")
      && (languageName.map { key.isExactly($0) } ?? false)
    if top.isObject, top.phase != .value || isLanguage {
      keyStart = cursor + 1
    } else if top.holdsItems {
      element = begun
      root = nil
    } else if levels.count == 1, buffer[cursor] == UInt8(ascii: "\"") {
      let isName: (String) -> Bool = { [key] in key.isExactly($0, ignoringCase: .ascii) }
      if let name = headlineNames.first(where: isName) { headline = (name, line) }
      if let name = titleNames.first(where: isName) { title = (name, line) }
    }
  }

  private mutating func open(_ byte: UInt8, _ outcomes: inout [Outcome]) {
    if levels.count == JSONReader.greatestDepth {
      fault("nested too deeply", &outcomes)
      return
    }
    let isObject = byte == UInt8(ascii: "{")
    let isList =
      !isObject && element == nil
      && (levels.last.map { $0.isObject && Self.listNames.contains(where: key.isExactly) } ?? true)
    if element == nil, levels.count == 1 {
      isInListMember = Self.feedNames.contains(where: key.isExactly)
    }
    if isList {
      hasItems = true
      if isInListMember { hasFeed = true }
    }
    levels.append(
      JSONLevel(isObject: isObject, holdsItems: isList, phase: isObject ? .keyOrEnd : .valueOrEnd)
    )
    advance(byte)
  }

  private mutating func close(_ byte: UInt8, _ outcomes: inout [Outcome]) {
    guard let top = levels.last, top.isObject == (byte == UInt8(ascii: "}")) else {
      fault("the brackets do not match", &outcomes)
      return
    }
    levels.removeLast()
    advance(byte)
    endValue(&outcomes)
  }

  private mutating func string(_ byte: UInt8, _ outcomes: inout [Outcome]) {
    switch byte {
    case UInt8(ascii: "\""):
      mode = .structure
      if let start = keyStart, element == nil {
        let text = Self.name(written: buffer[start..<cursor])
        keyStart = nil
        if levels.last?.phase != .value {
          key = text
          advance(byte)
          if let top = levels.indices.last { levels[top].phase = .colon }
          return
        }
        outcomes.append(.language(text))
      }
      advance(byte)
      endValue(&outcomes)
    case UInt8(ascii: "\\"):
      mode = .escape(inString: true)
      advance(byte)
    case 0x0A, 0x0D: fault("a string is not closed", &outcomes)
    default: advance(byte)
    }
  }

  private mutating func endLiteral(_ outcomes: inout [Outcome]) {
    mode = .structure
    endValue(&outcomes)
  }

  /// A value ended before the cursor.
  private mutating func endValue(_ outcomes: inout [Outcome]) {
    if let ended = element {
      guard levels.count == ended.depth else { return }
      element = nil
      hand(over: ended, &outcomes)
      if isMended {
        mode = .seeking(.objectEnd)
      } else if let top = levels.indices.last {
        levels[top].phase = .commaOrEnd
      }
    } else if let top = levels.indices.last {
      levels[top].phase = .commaOrEnd
    } else {
      mode = .after
      endRoot(&outcomes)
    }
  }

  private mutating func endRoot(_ outcomes: inout [Outcome]) {
    let outer = headline ?? (hasFeed ? nil : title)
    if let root, !hasItems || outer != nil {
      hasItems = false
      hand(over: root, &outcomes)
    } else if let (name, line) = outer {
      outcomes.append(.fault(line: line, .headlineBesideList(member: name), .item))
    }
    root = nil
  }

  private func hand(over ended: JSONElement, _ outcomes: inout [Outcome]) {
    // Its last byte was not followed by another one at which its length would have been looked at.
    outcomes.append(
      ended.isTooLong || cursor - ended.start > limit
        ? .fault(line: ended.line, .tooLong(limit: limit), .item)
        : .element(line: ended.line, ArraySlice(Array(buffer[ended.start..<cursor])))
    )
  }

  // MARK: - Faults

  /// Reports the item, or the place, and looks for the next item.
  private mutating func fault(_ reason: String, _ outcomes: inout [Outcome]) {
    let faulty = element
    // What ends inside an item was cut off, as far as anybody can tell.
    let extent: BadItem.Extent = hasItems && cursor < buffer.count ? .item : .rest
    outcomes.append(.fault(line: faulty?.line ?? line, .notJSON("not JSON: \(reason)"), extent))
    keyStart = nil
    root = nil
    element = nil
    guard hasItems else {
      mode = .ended
      return
    }
    isMended = true
    levels = [JSONLevel(isObject: false, holdsItems: true, phase: .value)]
    mode = .seeking(.nothing)
    if let faulty, !faulty.isTooLong {
      cursor = faulty.start + 1
      line = faulty.line
      afterCarriageReturn = false
    } else if cursor < buffer.count {
      advance(buffer[cursor])
    }
  }

  private mutating func seek(_ byte: UInt8, _ sight: Sight) {
    switch (byte, sight) {
    case (UInt8(ascii: "{"), .lineStart), (UInt8(ascii: "{"), .comma):
      mode = .structure
      levels[0].phase = .value
      return
    case (0x0A, _), (0x0D, _): mode = .seeking(.lineStart)
    case (0x20, _), (0x09, _), (UInt8(ascii: ","), .lineStart): break
    case (UInt8(ascii: "}"), _): mode = .seeking(.objectEnd)
    case (UInt8(ascii: ","), .objectEnd): mode = .seeking(.comma)
    default: mode = .seeking(.nothing)
    }
    advance(byte)
  }

  // MARK: - Memory

  /// Gives up what is longer than the limit.
  private mutating func checkLength() {
    if let begun = element, !begun.isTooLong, cursor - begun.start > limit {
      element?.isTooLong = true
    }
    if let begun = root, !begun.isTooLong, cursor - begun.start > limit { root?.isTooLong = true }
    if let start = keyStart, cursor - start > Self.longestKey {
      // No name that is looked for, nor a language: of so long a key the end is enough to tell.
      keyStart = levels.last?.phase == .value ? nil : cursor - Self.longestKey
    }
  }

  mutating func forgetRead() {
    var first = cursor
    if let element, !element.isTooLong { first = min(first, element.start) }
    if let root, !root.isTooLong { first = min(first, root.start) }
    if let keyStart { first = min(first, keyStart) }
    guard ReadingAnew.drops(first, of: buffer.count) else { return }
    buffer.removeSubrange(..<first)
    cursor -= first
    element?.start -= first
    root?.start -= first
    keyStart = keyStart.map { $0 - first }
  }
}
