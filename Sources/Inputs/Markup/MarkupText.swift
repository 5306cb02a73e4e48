import UnicodeText

/// The text of HTML as people read it.
///
/// - Tags are left out where HTML knows the element, or its name has a hyphen or a colon; `a < b`,
///   `<3` and `<unknown>` stay, so that nothing that may be text is lost. Comments, declarations and
///   what stands in scripts, styles and frames are left out.
/// - A block's begin and end, and a line break, are white space; white space is one space, and
///   nothing at both ends. A line end in the source is nothing beside a Chinese or Japanese letter,
///   as in an article's lines.
/// - Character references stand for their characters (HTML section 13.5), with their semicolon: without
///   it a `&copy` in a query would be one too. What is none stays as it is.
struct MarkupText {
  /// The text of HTML in valid UTF-8.
  /// - Complexity: O(*n*).
  static func text(ofHTML html: [UInt8]) -> String {
    var reader = MarkupText(html: html)
    return reader.read()
  }

  private let html: [UInt8]
  private var index = 0
  private var text = ""
  private var space = Space.none
  /// Whether no tag, or no comment, that begins from here on has an end.
  private var tagsAreOver = false
  private var commentsAreOver = false
  /// For each byte, in which quotations tags without an end came by it; empty as long as each has one.
  private var passed: [UInt8] = []
  /// From where a scalar is text that the markup did not write out.
  private var pending = 0

  /// The white space before the next character.
  private enum Space: Int {
    case none, lineEnd, space
  }

  private init(html: [UInt8]) {
    self.html = html
  }

  private mutating func read() -> String {
    while index < html.count {
      switch html[index] {
      case UInt8(ascii: "<"):
        if !skipMarkup() { takePlain() }
      case UInt8(ascii: "&"):
        if !takeReference() { takePlain() }
      case 0x0A, 0x0D, 0x0C:
        flush()
        widen(.lineEnd)
        skipByte()
      case 0x20, 0x09:
        flush()
        // Beside a line end it is the indentation.
        widen(space == .lineEnd || nextEndsLine() ? .lineEnd : .space)
        skipByte()
      default: takePlain()
      }
    }
    flush()
    return text
  }

  /// Leaves a byte to the run of plain text that is written at once.
  private mutating func takePlain() { index += 1 }

  private mutating func skipByte() {
    index += 1
    pending = index
  }

  private mutating func widen(_ other: Space) {
    if other.rawValue > space.rawValue { space = other }
  }

  /// Whether the white space here goes on to a line end.
  private func nextEndsLine() -> Bool {
    var next = index + 1
    // Longer runs of spaces than these are not looked through: the work stays linear.
    while next < html.count, next - index < 64, html[next] == 0x20 || html[next] == 0x09 {
      next += 1
    }
    return next < html.count && (html[next] == 0x0A || html[next] == 0x0D)
  }

  /// Writes the plain text before the index.
  private mutating func flush() {
    if pending < index { append(String(decoding: html[pending..<index], as: UTF8.self)) }
    pending = index
  }

  private mutating func append(_ piece: String) {
    guard let first = piece.unicodeScalars.first else { return }
    if let last = text.unicodeScalars.last {
      switch space {
      case .none: break
      case .space: text.append(" ")
      case .lineEnd:
        let joins =
          EastAsianWidth.isWrittenWithoutSpaces(last)
          || EastAsianWidth.isWrittenWithoutSpaces(first)
        if !joins { text.append(" ") }
      }
    }
    space = .none
    text.unicodeScalars.append(contentsOf: piece.unicodeScalars)
  }

  // MARK: - Markup

  /// What Word writes around numbers of lists and pictures begins so.
  private static let conditions = ["<![if ", "<![endif]"].map { Array($0.utf8) }

  /// Leaves out the markup that begins at the index; false where it is text.
  private mutating func skipMarkup() -> Bool {
    let rest = html[index...]
    if rest.starts(with: "<!--".utf8) {
      guard !commentsAreOver else { return false }
      guard let end = end(of: "-->", from: index + 4) else {
        commentsAreOver = true
        return false
      }
      skip(to: end)
      return true
    }
    let doctype = "<!doctype".utf8
    if Self.conditions.contains(where: { rest.starts(with: $0) }) { return skipTag() }
    if rest.starts(with: "<![CDATA[".utf8) || rest.starts(with: "<?xml".utf8)
      || rest.prefix(doctype.count).elementsEqual(doctype, by: { $0.lowercasedASCII == $1 })
    {
      return skipTag()
    }
    var start = index + 1
    let isEnd = start < html.count && html[start] == UInt8(ascii: "/")
    if isEnd { start += 1 }
    let name = html[start...].prefix(HTMLElements.longestName + 1, while: HTMLElements.isInName)
    guard let kind = HTMLElements.kind(of: name),
      !HTMLElements.isCutOff(name, before: html[name.endIndex...])
    else { return false }
    guard skipTag() else { return false }
    switch kind {
    case .inline: break
    case .block: widen(.space)
    case .hidden:
      if !isEnd { skipContent(of: name) }
    }
    return true
  }

  private mutating func skip(to end: Int) {
    flush()
    index = end
    pending = end
  }

  /// Goes behind the end of a tag, over values in quotation marks; false where it has none.
  private mutating func skipTag() -> Bool {
    guard !tagsAreOver else { return false }
    var quote: UInt8?
    var before: UInt8 = 0
    var end = index + 1
    while end < html.count, !wasPassed(end, in: quote) {
      let byte = html[end]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        skip(to: end + 1)
        return true
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        before == UInt8(ascii: "=")
      {
        quote = byte
      }
      // White space may stand before the mark, line ends too.
      if byte != 0x20, !(0x09...0x0D).contains(byte) { before = byte }
      end += 1
    }
    // A quotation mark that is never closed is none.
    let isOpen = quote != nil || end < html.count
    guard isOpen, let mark = html[(index + 1)...].firstIndex(of: UInt8(ascii: ">")) else {
      tagsAreOver = true
      return false
    }
    if passed.isEmpty { passed = [UInt8](repeating: 0, count: html.count) }
    skip(to: mark + 1)
    return true
  }

  /// Whether a tag that has no end came by a byte in the same quotation, so that this one has none either; notes that
  /// this one did.
  ///
  /// A mark that closes a quotation is text outside of one, so that any number of tags may lack an end.
  private mutating func wasPassed(_ place: Int, in quote: UInt8?) -> Bool {
    guard !passed.isEmpty else { return false }
    let bit: UInt8 =
      switch quote {
      case nil: 1
      case UInt8(ascii: "\""): 2
      default: 4
      }
    defer { passed[place] |= bit }
    return passed[place] & bit != 0
  }

  /// Goes before the end tag of an element whose content is not for reading; without one, to the end.
  private mutating func skipContent(of name: ArraySlice<UInt8>) {
    let closing = Array("</".utf8) + name.map { $0 | 0x20 }
    var end = index
    while end < html.count {
      guard let next = html[end...].firstIndex(of: UInt8(ascii: "<")) else { break }
      let candidate = html[next...].prefix(closing.count)
      // `</scripts>` ends no script.
      let isWhole = html[candidate.endIndex...].first.map { !HTMLElements.isInName($0) } ?? true
      if isWhole, candidate.count == closing.count,
        zip(candidate, closing).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 })
      {
        skip(to: next)
        return
      }
      end = next + 1
    }
    skip(to: html.count)
  }

  private func end(of mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var next = start
    while next + mark.count <= html.count {
      if html[next] == mark[0], html[next...].starts(with: mark) { return next + mark.count }
      next += 1
    }
    return nil
  }

  // MARK: - Character references

  private mutating func takeReference() -> Bool {
    let name = html[(index + 1)...].prefix(
      HTMLReferences.longestName + 1,
      while: { byte in
        byte != UInt8(ascii: ";") && byte > 0x20 && byte != UInt8(ascii: "&")
      }
    )
    guard name.endIndex < html.count, html[name.endIndex] == UInt8(ascii: ";"),
      let characters = HTMLReferences.text(of: name)
    else { return false }
    flush()
    index = name.endIndex + 1
    pending = index
    if characters.unicodeScalars.allSatisfy({ [" ", "\t", "\n", "\r", "\u{C}"].contains($0) }) {
      widen(.space)
    } else {
      append(characters)
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// The first bytes that satisfy a condition, as many as a number at most.
  fileprivate func prefix(_ count: Int, while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    prefix(count).prefix(while: condition)
  }
}
