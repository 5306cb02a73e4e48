/// Text for those who read it in a terminal, a log, or a page made from one.
package enum VisibleText {
  /// A copy in which nothing makes a terminal, or the server that keeps its log, do anything but
  /// show it, and nothing is hidden (``HiddenScalars``).
  ///
  /// Control characters become their pictures (U+2400 and following), a soft hyphen U+2027, other
  /// hidden scalars U+FFFD, a tab or line break inside the text a space. A command to a build server
  /// is broken by `·` (``BuildServerCommands``).
  /// - Complexity: O(*n*).
  package static func visible(_ text: String) -> String {
    // Most text is printable ASCII that no server reads.
    let isPlain = text.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: ":") && byte != UInt8(ascii: "#")
    }
    if isPlain { return text }
    var scalars = Array(text.unicodeScalars)
    if let flags = HiddenScalars.flags(scalars) {
      for index in scalars.indices where flags[index] { scalars[index] = picture(scalars[index]) }
    }
    var result = String.UnicodeScalarView()
    var start = 0
    for end in BuildServerCommands.breaks(in: scalars) {
      result.append(contentsOf: scalars[start..<end])
      result.append("·")
      start = end
    }
    result.append(contentsOf: scalars[start...])
    return String(result)
  }

  /// What is shown in place of a hidden scalar.
  private static func picture(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029, 0x85: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0xAD: "\u{2027}"
    default: "\u{FFFD}"
    }
  }
}
