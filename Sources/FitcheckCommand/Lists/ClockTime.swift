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

  /// The first hour and minute in a date, such as a feed's or a database's; any other text as it is, such as
  /// "7:05 AM" or "18:00–19:30", which somebody wrote to be shown.
  ///
  /// A date has digits that stand at no colon, or seconds.
  static func shown(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var clock: Range<Int>?
    var isDate = false
    var place = scalars.startIndex
    while place < scalars.endIndex {
      let count = scalars[place...].prefix(while: isDigit).count
      let end = place + max(count, 1)
      if count > 0 {
        let isBehind = place > 0 && scalars[place - 1] == ":"
        let isBefore = end < scalars.endIndex && scalars[end] == ":"
        if !isBehind && !isBefore || isBehind && isBefore { isDate = true }
        let minutes = isBefore ? scalars[(end + 1)...].prefix(while: isDigit).count : 0
        if clock == nil, minutes >= 2 { clock = max(place, end - 2)..<end + 3 }
      }
      place = end
    }
    guard isDate, let clock else { return text }
    return String(String.UnicodeScalarView(scalars[clock]))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
