import UnicodeText

/// Writes JSON text (RFC 8259) piece by piece, with keys in the order they are written.
///
/// Strings are escaped scalar by scalar: a quotation mark followed by a combining mark is one
/// `Character` and would slip through otherwise. Numbers are written in the fewest digits that read
/// back as the same value, so the same result gives the same bytes on every machine.
package struct JSONWriter {
  /// How the text is laid out.
  package enum Layout {
    /// One line without spaces, as in JSON lines.
    case compact
    /// Two spaces of indentation a level.
    case indented
  }

  /// The text so far.
  package private(set) var text = ""

  private let layout: Layout
  private var depth = 0
  private var needsComma = false
  /// Takes the text in pieces, where it is not asked for as a whole.
  private let handOver: ((String) -> Void)?
  /// The bytes after which a piece is handed over.
  private static let pieceLength = 64 << 10

  /// - Parameter handOver: takes the text in pieces as it is written, all but the last; nil to keep
  ///   it whole.
  package init(layout: Layout = .compact, handOver: ((String) -> Void)? = nil) {
    self.layout = layout
    self.handOver = handOver
  }

  // MARK: - Values

  package mutating func string(_ value: String) {
    beginValue()
    Self.append(value, to: &text)
  }

  /// A number; null when it is not finite, for which JSON has no word.
  package mutating func number(_ value: Double) {
    beginValue()
    text += Self.digits(value)
  }

  package mutating func integer(_ value: Int) {
    beginValue()
    text += String(value)
  }

  package mutating func boolean(_ value: Bool) {
    beginValue()
    text += value ? "true" : "false"
  }

  package mutating func null() {
    beginValue()
    text += "null"
  }

  /// A number as it was read.
  package mutating func numeral(_ digits: String) {
    beginValue()
    text += digits
  }

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest("{", "}", body)
  }

  package mutating func array<Element>(
    _ elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    nest("[", "]") { writer in
      for element in elements { body(&writer, element) }
    }
  }

  // MARK: - Members of an object

  /// The key of the value that is written next.
  package mutating func key(_ name: String) {
    beginValue()
    Self.append(name, to: &text)
    text += layout == .indented ? ": " : ":"
    needsComma = false
    isAfterKey = true
  }

  private var isAfterKey = false

  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  package mutating func member(_ name: String, _ value: Double?) {
    key(name)
    if let value { number(value) } else { null() }
  }

  package mutating func member(_ name: String, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }

  package mutating func member(_ name: String, _ value: Bool?) {
    key(name)
    if let value { boolean(value) } else { null() }
  }

  package mutating func member(_ name: String, _ values: [String]) {
    key(name)
    array(values) { $0.string($1) }
  }

  package mutating func member(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  package mutating func member<Element>(
    _ name: String,
    array elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array(elements, body)
  }

  // MARK: - Layout

  /// Takes what was written so far, to hand it over in pieces.
  package mutating func takeText() -> String {
    defer { text.removeAll(keepingCapacity: true) }
    return text
  }

  private mutating func nest(
    _ open: String,
    _ close: String,
    _ body: (inout JSONWriter) -> Void
  ) {
    beginValue()
    text += open
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    let hasContent = needsComma
    if hasContent { newLine() }
    text += close
    needsComma = true
  }

  private mutating func beginValue() {
    if isAfterKey {
      isAfterKey = false
    } else {
      if needsComma { text += "," }
      if depth > 0 { newLine() }
    }
    needsComma = true
    if let handOver, text.utf8.count >= Self.pieceLength { handOver(takeText()) }
  }

  private mutating func newLine() {
    guard layout == .indented else { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  // MARK: - Characters

  /// The shortest digits that read back as the same value.
  package static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    return value.description
  }

  /// Appends a string literal.
  ///
  /// Besides what JSON demands, it escapes what is hidden in a text or obeyed by a terminal
  /// (``HiddenScalars``), and one scalar of what a build server would take for a command
  /// (``BuildServerCommands``) wherever a program prints the line: readers of JSON see no
  /// difference.
  private static func append(_ value: String, to text: inout String) {
    text.unicodeScalars.append("\"")
    let scalars = Array(value.unicodeScalars)
    let hidden = HiddenScalars.flags(scalars)
    var breaks = BuildServerCommands.breaks(in: scalars)[...]
    for (index, scalar) in scalars.enumerated() {
      let isBreak = breaks.first == index
      if isBreak { breaks.removeFirst() }
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if isBreak || hidden?[index] == true {
          appendEscape(scalar, to: &text)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text.unicodeScalars.append("\"")
  }

  private static func appendEscape(_ scalar: Unicode.Scalar, to text: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
