/// A time as the widget shows it.
enum ClockTime {
  /// What is shown of an article: the time that was asked for, or else the clock's of its own, which is refused where
  /// it is longer than any as it is written.
  static func shown(
    _ own: String,
    unlessAsked asked: String?
  ) throws(CommandFailure) -> String {
    if let asked { return asked }
    try ArticleLimit.check(time: own)
    return shown(own)
  }

  /// The first hour and minute in a text, such as a feed's date, or the text where there is none.
  static func shown(_ text: String) -> String {
    let digits: (Unicode.Scalar) -> Bool = { ("0"..."9").contains($0) }
    let scalars = Array(text.unicodeScalars)
    for colon in scalars.indices where scalars[colon] == ":" {
      let hours = scalars[..<colon].suffix(2).reversed().prefix(while: digits).count
      let minutes = scalars[(colon + 1)...].prefix(while: digits).count
      guard hours > 0, minutes >= 2 else { continue }
      let view = String.UnicodeScalarView(scalars[(colon - hours)...(colon + 2)])
      return String(view)
    }
    return text
  }
}
