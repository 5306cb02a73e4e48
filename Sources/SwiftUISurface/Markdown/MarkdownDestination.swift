/// The address of a link in parentheses, with a title that is not shown (CommonMark 0.31 §6.3).
enum MarkdownDestination {
  /// Reads an address.
  /// - Returns: the address and where the parenthesis ends; `nil` when there is none.
  static func read(
    _ source: [InlineMarkdown.Element],
    at start: Int
  ) -> (destination: String, end: Int)? {
    var reader = Reader(source: source, offset: start)
    guard reader.take("(") else { return nil }
    reader.skipWhiteSpace()
    guard let destination = reader.takeAddress() else { return nil }
    let hadSpace = reader.skipWhiteSpace()
    if hadSpace { reader.takeTitle() }
    reader.skipWhiteSpace()
    return reader.take(")") ? (destination, reader.offset) : nil
  }

  /// Reads Foundation's attributes of words, such as `(inflect: true)`, of up to 256 characters: without an end, those
  /// that are not closed would be read again and again.
  /// - Returns: whether the words are to agree with a number, and where the parenthesis ends; `nil` when there is none.
  static func readAttributes(
    _ source: [InlineMarkdown.Element],
    at start: Int
  ) -> (isInflected: Bool, end: Int)? {
    var reader = Reader(source: source, offset: start)
    guard reader.take("("), let attributes = reader.takeAttributes() else { return nil }
    let isInflected = attributes.contains("inflect:true") || attributes.contains("agreeWith")
    return (isInflected, reader.offset)
  }

  private struct Reader {
    let source: [InlineMarkdown.Element]
    var offset: Int

    private var next: Unicode.Scalar? {
      source.indices.contains(offset) ? source[offset].scalar : nil
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard next == scalar else { return false }
      offset += 1
      return true
    }

    @discardableResult
    mutating func skipWhiteSpace() -> Bool {
      let start = offset
      while next == " " || next == "\t" || next == "\n" { offset += 1 }
      return offset > start
    }

    /// A character, or the punctuation after a backslash.
    private mutating func takeCharacter() -> Unicode.Scalar? {
      guard let scalar = next else { return nil }
      offset += 1
      guard scalar == "\\", let escaped = next, escaped.isASCII, escaped.isMarkdownPunctuation
      else { return scalar }
      offset += 1
      return escaped
    }

    /// Parentheses within each other, of which CommonMark asks for three; without an end, addresses
    /// that are not closed would be read again and again.
    private static let deepest = 32

    mutating func takeAddress() -> String? {
      var address = ""
      if take("<") {
        while let scalar = next, scalar != ">" {
          guard scalar != "<", scalar != "\n", let taken = takeCharacter() else { return nil }
          address.unicodeScalars.append(taken)
        }
        return take(">") ? address : nil
      }
      var depth = 0
      while let scalar = next, scalar.value > 0x20 {
        if scalar == ")", depth == 0 { break }
        if scalar == "(" { depth += 1 }
        if depth > Self.deepest { return nil }
        if scalar == ")" { depth -= 1 }
        guard let taken = takeCharacter() else { return nil }
        address.unicodeScalars.append(taken)
      }
      return depth == 0 ? address : nil
    }

    private static let mostAttributeCharacters = 256

    /// The ASCII letters and colons of attributes, behind which the parenthesis is closed; one in quotation marks closes
    /// nothing.
    mutating func takeAttributes() -> String? {
      var attributes = ""
      var level = 0
      var quotation: Unicode.Scalar?
      let end = min(source.count, offset + Self.mostAttributeCharacters + 1)
      while offset < end {
        let scalar = next
        offset += 1
        if let scalar, scalar == ":" || scalar.isASCIILetter {
          attributes.unicodeScalars.append(scalar)
        } else if let open = quotation {
          if scalar == open { quotation = nil }
        } else if scalar == "\"" || scalar == "'" {
          quotation = scalar
        } else if scalar == "(" {
          level += 1
        } else if scalar == ")" {
          if level == 0 { return attributes }
          level -= 1
        }
      }
      return nil
    }

    /// A title in quotation marks or parentheses, where there is one; in parentheses there are no
    /// others.
    ///
    /// Behind one that is not closed no parenthesis is.
    mutating func takeTitle() {
      let closing: Unicode.Scalar
      switch next {
      case "\"": closing = "\""
      case "'": closing = "'"
      case "(": closing = ")"
      default: return
      }
      offset += 1
      while let scalar = next, scalar != closing, closing != ")" || scalar != "(" {
        _ = takeCharacter()
      }
      _ = take(closing)
    }
  }
}

extension Unicode.Scalar {
  var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
}
