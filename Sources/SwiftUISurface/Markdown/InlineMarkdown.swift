import UnicodeText

/// The inline part of Markdown as SwiftUI reads it in keys: emphasis, code, strikethrough, links.
///
/// CommonMark 0.31 §6 with the strikethrough of GitHub's dialect; white space and line ends stay as
/// they are. Blocks and HTML are not read, and of named entities only the few in use: what is not
/// read stands for itself. Foundation's attributes, `^[words](inflect: true)`, are read where they are
/// allowed, as they are in keys.
struct InlineMarkdown {
  /// One element of the source: a scalar, or a value that is put in later and counts as a letter.
  enum Element: Sendable, Hashable {
    case scalar(Unicode.Scalar)
    case value(Int)

    var scalar: Unicode.Scalar? {
      if case .scalar(let scalar) = self { scalar } else { nil }
    }
  }

  /// A stretch of what is shown, with what Markdown says of it.
  struct Span: Sendable, Hashable {
    var content: [Element]
    var intents: InlinePresentationIntent
    var link: String?
    /// Whether its words are to agree with a number among them.
    var isInflected = false
  }

  /// What an open bracket may become.
  private enum Bracket {
    case link
    case image
    case attributes
  }

  /// The characters without which nothing means anything but itself.
  static let specialBytes = Set("\\`*_~&<[".utf8)

  private struct Node {
    var content: [Element]
    var intents: InlinePresentationIntent = []
  }

  private let source: [Element]
  private let allowsAttributes: Bool
  private var nodes: [Node] = []
  private var delimiters = MarkdownDelimiters()
  /// Square brackets that are open: the node of each.
  private var brackets: [(node: Int, kind: Bracket, delimiterCount: Int)] = []
  /// The open brackets, from the outermost, that hold a link already: they become none.
  private var inactiveCount = 0
  /// Where runs of backticks begin that are not read yet, by their length, the last first; found when
  /// first needed.
  private var codeEnds: [Int: [Int]]?
  private var links: [(nodes: Range<Int>, destination: String)] = []
  /// What agrees with a number, the inner ones first.
  private var inflected: [Range<Int>] = []

  /// What a source shows.
  /// - Complexity: linear in the source.
  static func spans(of source: [Element], allowsAttributes: Bool = true) -> [Span] {
    var parser = InlineMarkdown(source: source, allowsAttributes: allowsAttributes)
    parser.read()
    return parser.spans()
  }

  private init(source: [Element], allowsAttributes: Bool) {
    self.source = source
    self.allowsAttributes = allowsAttributes
  }

  // MARK: Reading

  private mutating func read() {
    var offset = 0
    while offset < source.count {
      let next = readSpecial(at: offset)
      if let next {
        offset = next
      } else {
        append(source[offset])
        offset += 1
      }
    }
    delimiters.match(from: 0)
  }

  /// Reads what begins with a character that Markdown gives a meaning.
  /// - Returns: where it ends; `nil` where the character stands for itself.
  private mutating func readSpecial(at offset: Int) -> Int? {
    switch source[offset].scalar {
    case "\\": readEscape(at: offset)
    case "`": readCode(at: offset)
    case "*", "_", "~": readDelimiters(at: offset)
    case "&": readEntity(at: offset)
    case "<": readAutomaticLink(at: offset)
    case "[": readOpeningBracket(at: offset, .link)
    case "!" where scalar(offset + 1) == "[": readOpeningBracket(at: offset, .image)
    case "^" where allowsAttributes && scalar(offset + 1) == "[":
      readOpeningBracket(at: offset, .attributes)
    case "]": readClosingBracket(at: offset)
    default: nil
    }
  }

  private func scalar(_ offset: Int) -> Unicode.Scalar? {
    source.indices.contains(offset) ? source[offset].scalar : nil
  }

  private mutating func append(_ element: Element) {
    if let last = nodes.indices.last, nodes[last].intents.isEmpty, !isFixed(last) {
      nodes[last].content.append(element)
    } else {
      nodes.append(Node(content: [element]))
    }
  }

  /// Whether a node is a delimiter, a bracket or the end of a link, which text is not added to.
  private func isFixed(_ node: Int) -> Bool {
    delimiters.lastNode == node || brackets.last?.node == node
      || links.last?.nodes.upperBound == node + 1
  }

  /// A backslash takes the meaning from the punctuation after it (§2.4).
  private mutating func readEscape(at offset: Int) -> Int? {
    guard let next = scalar(offset + 1), next.isASCII, next.isMarkdownPunctuation else {
      return nil
    }
    append(source[offset + 1])
    return offset + 2
  }

  /// A code span ends with as many backticks as it begins with (§6.1).
  private mutating func readCode(at offset: Int) -> Int {
    let start = end(ofRunAt: offset)
    guard let close = nextCodeEnd(from: start, length: start - offset) else {
      for element in source[offset..<start] { append(element) }
      return start
    }
    var content = source[start..<close].map { $0 == .scalar("\n") ? .scalar(" ") : $0 }
    if content.first == .scalar(" "), content.last == .scalar(" "),
      content.contains(where: { $0 != .scalar(" ") })
    {
      content = Array(content.dropFirst().dropLast())
    }
    nodes.append(Node(content: content, intents: .code))
    return close + start - offset
  }

  /// The first run of so many backticks from an offset on.
  ///
  /// Each run is looked at twice at the most, however many others find no partner.
  private mutating func nextCodeEnd(from start: Int, length: Int) -> Int? {
    if codeEnds == nil { codeEnds = runsOfBackticks() }
    while let next = codeEnds?[length]?.last, next < start { codeEnds?[length]?.removeLast() }
    return codeEnds?[length]?.last
  }

  private func runsOfBackticks() -> [Int: [Int]] {
    var runs: [Int: [Int]] = [:]
    var offset = 0
    while offset < source.count {
      guard scalar(offset) == "`" else {
        offset += 1
        continue
      }
      let end = end(ofRunAt: offset)
      runs[end - offset, default: []].append(offset)
      offset = end
    }
    return runs.mapValues { $0.reversed() }
  }

  /// Where a run of one character ends.
  private func end(ofRunAt offset: Int) -> Int {
    var end = offset + 1
    while end < source.count, source[end] == source[offset] { end += 1 }
    return end
  }

  private mutating func readDelimiters(at offset: Int) -> Int? {
    guard let character = scalar(offset) else { return nil }
    let end = end(ofRunAt: offset)
    if character == "~", end - offset > 2 {
      for element in source[offset..<end] { append(element) }
      return end
    }
    let run = MarkdownDelimiters.Run(
      node: nodes.count,
      character: character,
      count: end - offset,
      before: offset > 0 ? source[offset - 1] : .scalar("\n"),
      after: end < source.count ? source[end] : .scalar("\n")
    )
    nodes.append(Node(content: Array(source[offset..<end])))
    delimiters.append(run)
    return end
  }

  /// Entities by number and the named ones in use (§2.5).
  private mutating func readEntity(at offset: Int) -> Int? {
    var end = offset + 1
    var name = ""
    while let scalar = scalar(end), scalar != ";", name.utf8.count < 8 {
      name.unicodeScalars.append(scalar)
      end += 1
    }
    guard scalar(end) == ";", let character = Self.character(named: name) else { return nil }
    append(.scalar(character))
    return end + 1
  }

  private static func character(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return "\u{A0}"
    case "hellip": return "…"
    case "mdash": return "—"
    case "ndash": return "–"
    case "copy": return "©"
    case "reg": return "®"
    case "trade": return "™"
    default: break
    }
    guard name.beginsExactly(with: "#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? digits.dropFirst() : digits
    // Swift's numbers may have a sign.
    guard number.first != "+", number.first != "-",
      let value = UInt32(number, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    // A number that is no character's, such as half of a pair of UTF-16, is replaced as 0 is.
    guard value > 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return scalar
  }

  // MARK: Links

  /// An address in angle brackets (§6.5).
  private mutating func readAutomaticLink(at offset: Int) -> Int? {
    var end = offset + 1
    var address = ""
    while let scalar = scalar(end), scalar != ">" {
      guard scalar != "<", scalar.value > 0x20 else { return nil }
      address.unicodeScalars.append(scalar)
      end += 1
    }
    guard scalar(end) == ">", let destination = Self.destination(ofAddress: address) else {
      return nil
    }
    nodes.append(Node(content: address.unicodeScalars.map(Element.scalar)))
    links.append((nodes.count - 1..<nodes.count, destination))
    return end + 1
  }

  private static func destination(ofAddress address: String) -> String? {
    let bytes = Array(address.utf8)
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      let scheme = bytes[..<colon]
      let isScheme =
        (2...32).contains(scheme.count)
        && scheme.first.map { Unicode.Scalar($0).isASCIILetter } == true
        && scheme.allSatisfy {
          Unicode.Scalar($0).isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            || "+.-".utf8.contains($0)
        }
      if isScheme { return address }
    }
    let parts = bytes.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    let dot = UInt8(ascii: ".")
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), bytes.allSatisfy({ $0 < 128 }),
      parts[1].first != dot, parts[1].last != dot
    else { return nil }
    return "mailto:" + address
  }

  private mutating func readOpeningBracket(at offset: Int, _ kind: Bracket) -> Int {
    let end = offset + (kind == .link ? 1 : 2)
    brackets.append((nodes.count, kind, delimiters.count))
    nodes.append(Node(content: Array(source[offset..<end])))
    return end
  }

  /// A closing bracket with an address in parentheses after it makes a link of what it closes
  /// (§6.3); of an image its description is shown, of attributes the words that they are of.
  private mutating func readClosingBracket(at offset: Int) -> Int? {
    guard let bracket = brackets.popLast() else { return nil }
    let isActive = bracket.kind == .image || brackets.count >= inactiveCount
    inactiveCount = min(inactiveCount, brackets.count)
    if bracket.kind == .attributes {
      guard let (isInflected, end) = MarkdownDestination.readAttributes(source, at: offset + 1)
      else { return nil }
      nodes[bracket.node].content = []
      delimiters.match(from: bracket.delimiterCount)
      if isInflected { inflected.append(bracket.node..<nodes.count) }
      // Keeps later text out of the last of these words.
      nodes.append(Node(content: []))
      return end
    }
    guard isActive,
      let (destination, end) = MarkdownDestination.read(source, at: offset + 1)
    else { return nil }
    nodes[bracket.node].content = []
    delimiters.match(from: bracket.delimiterCount)
    if bracket.kind == .link {
      links.append((bracket.node..<nodes.count, destination))
      // Links do not hold links.
      inactiveCount = brackets.count
    } else {
      // Keeps later text out of the description's last node.
      links.append((nodes.count..<nodes.count, destination))
      nodes.append(Node(content: []))
    }
    return end
  }

  // MARK: Result

  private func spans() -> [Span] {
    let intents = delimiters.intents(nodeCount: nodes.count)
    var destinations = [String?](repeating: nil, count: nodes.count)
    for link in links {
      for node in link.nodes { destinations[node] = link.destination }
    }
    // By their ends: there may be any number within each other.
    var inflections = [Int](repeating: 0, count: nodes.count + 1)
    for range in inflected {
      inflections[range.lowerBound] += 1
      inflections[range.upperBound] -= 1
    }
    var depth = 0
    var spans: [Span] = []
    for (index, node) in nodes.enumerated() {
      depth += inflections[index]
      var content = node.content
      if let left = delimiters.charactersLeft(ofNode: index) {
        content = Array(content.prefix(left))
      }
      if content.isEmpty { continue }
      let span = Span(
        content: content,
        intents: node.intents.union(intents[index]),
        link: destinations[index],
        isInflected: depth > 0
      )
      if let last = spans.last, last.intents == span.intents, last.isInflected == span.isInflected,
        last.link.map(ExactText.init) == span.link.map(ExactText.init)
      {
        spans[spans.count - 1].content += content
      } else {
        spans.append(span)
      }
    }
    return spans
  }
}

extension Unicode.Scalar {
  /// Punctuation and symbols as Markdown counts them (§2.1).
  var isMarkdownPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
