import UnicodeText

/// Text within XML.
package enum XMLEscaping {
  /// Text that whoever reads the XML shows people: nothing in it is obeyed or hidden
  /// (``VisibleText``).
  package static func shown(_ text: String) -> String { escaped(VisibleText.visible(text)) }

  /// Text for XML 1.0, in an attribute or outside; what that cannot hold becomes U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default:
        let isAllowed =
          scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
