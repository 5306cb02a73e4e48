/// The start of the outermost element of a drawing, read as XML writes it (XML 1.0, 2.8 and 3.1), as far as its size
/// takes it: what is against the rules between attributes is passed over.
struct DrawingElement {
  private var attributes: [String: String] = [:]
  private var rest: ArraySlice<UInt8>

  /// Reads a drawing; `nil` where its first element has another name, or its start no end.
  init?(named name: String, in bytes: ArraySlice<UInt8>) {
    rest = bytes
    guard passProlog(), passName(name), readAttributes() else { return nil }
  }

  /// The value of an attribute, its words one space apart; the first where there are several.
  subscript(name: String) -> String? { attributes[name] }

  /// Goes to the name of the first element: past declarations, comments, and types with all that is declared in them.
  private mutating func passProlog() -> Bool {
    while pass(through: "<") {
      if passes("?") {
        guard pass(through: "?>") else { return false }
      } else if passes("!--") {
        guard pass(through: "-->") else { return false }
      } else if passes("!") {
        guard passType() else { return false }
      } else {
        return true
      }
    }
    return false
  }

  private mutating func passType() -> Bool {
    var depth = 0
    while let byte = rest.first {
      // Quotation marks in these are no ends of anything.
      if passes("<!--") {
        guard pass(through: "-->") else { return false }
        continue
      }
      if passes("<?") {
        guard pass(through: "?>") else { return false }
        continue
      }
      rest = rest.dropFirst()
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard pass(through: byte) else { return false }
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return true
      default: break
      }
    }
    return false
  }

  /// Goes past the element's name; false where it is another one, in whatever space of names.
  private mutating func passName(_ name: String) -> Bool {
    let own = word()
    return own == name || own.hasSuffix(":\(name)")
  }

  /// Reads up to the end of the element's start; false where it has none.
  private mutating func readAttributes() -> Bool {
    while let byte = rest.first {
      if byte == UInt8(ascii: ">") { return true }
      let name = word()
      guard !name.isEmpty else {
        rest = rest.dropFirst()
        continue
      }
      passSpace()
      guard passes("=") else { continue }
      passSpace()
      guard let quote = rest.first, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote) else {
        continue
      }
      rest = rest.dropFirst()
      let value = rest.prefix { $0 != quote }
      guard pass(through: quote) else { return false }
      let words = value.split(whereSeparator: Self.isSpace)
        .map { String(decoding: $0, as: UTF8.self) }
      if attributes[name] == nil { attributes[name] = words.joined(separator: " ") }
    }
    return false
  }

  // MARK: - Bytes

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func passSpace() { rest = rest.drop(while: Self.isSpace) }

  /// What comes before a space or a sign that ends a name.
  private mutating func word() -> String {
    let ends = Array("=>/\"'".utf8)
    let word = rest.prefix { !Self.isSpace($0) && !ends.contains($0) }
    rest = rest[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }

  /// Goes past some signs where they come next.
  private mutating func passes(_ signs: String) -> Bool {
    guard rest.starts(with: signs.utf8) else { return false }
    rest = rest.dropFirst(signs.utf8.count)
    return true
  }

  /// Goes past the next of a sign; false where there is none.
  private mutating func pass(through sign: UInt8) -> Bool {
    guard let place = rest.firstIndex(of: sign) else { return false }
    rest = rest[(place + 1)...]
    return true
  }

  /// Goes past the next of some signs; false where there are none.
  private mutating func pass(through signs: String) -> Bool {
    while !rest.isEmpty {
      if passes(signs) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
