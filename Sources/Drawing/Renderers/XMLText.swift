import UnicodeText

/// Text on its way into an XML document.
///
/// Works scalar by scalar: a quotation mark followed by a combining mark is one `Character`, and
/// would slip through an escape that looks at characters.
enum XMLText {
  /// The text with everything escaped that XML gives a meaning, and what XML 1.0 cannot hold
  /// replaced by U+FFFD.
  ///
  /// What is hidden in a text or obeyed by a terminal (``HiddenScalars``), and one scalar of what a build server
  /// would take for a command (``BuildServerCommands``), are written by their numbers, as JSON has them: a file may
  /// be printed, and its readers see no difference.
  static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let hidden = HiddenScalars.flags(scalars)
    var breaks = BuildServerCommands.breaks(in: scalars)[...]
    var escaped = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isBreak = breaks.first == index
      if isBreak { breaks.removeFirst() }
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      case "\r": escaped.append(contentsOf: "&#13;".unicodeScalars)
      case "\t", "\n": escaped.append(scalar)
      case _ where !isAllowed(scalar): escaped.append("\u{FFFD}")
      case _ where isBreak || hidden?[index] == true:
        let number = String(scalar.value, radix: 16, uppercase: true)
        escaped.append(contentsOf: "&#x\(number);".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// The text with control characters, and noncharacters, in which Cairo finds no text, replaced by
  /// U+FFFD.
  static func withoutControls(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      let isPlain = properties.generalCategory != .control && !properties.isNoncharacterCodePoint
      plain.append(isPlain ? scalar : "\u{FFFD}")
    }
    return String(plain)
  }

  /// Whether XML 1.0 lets a document hold the scalar (production 2, `Char`), and does not
  /// discourage it.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFDCF, 0xFDF0...0xFFFD: true
    case 0x10000...0x10FFFF: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
