import UnicodeText

extension TextAnalysis {
  /// The text with `|` at every place within it that has a flag.
  func marked(_ flag: BoundaryFlags) -> String {
    var result = ""
    var start = 0
    for offset in 1..<max(1, utf16.count) where boundaries[offset].contains(flag) {
      result += string(in: start..<offset) + "|"
      start = offset
    }
    return result + string(in: start..<utf16.count)
  }
}

extension String {
  /// The text without its marks.
  var unmarked: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "|" }))
  }
}
