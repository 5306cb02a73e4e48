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
  /// A date has digits that stand at no colon, or seconds, or begins as cameras write it ("2026:07:01"), or is all digits
  /// around a T, as in the basic format of ISO 8601 ("20260701T070500Z"). Of one that
  /// counts hours by halves of the day ("PM" behind them, or "午後" before), the hour is that of the day: the half is
  /// not shown.
  static func shown(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    if let shown = basicClock(in: scalars) { return shown }
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
        // A year, a month and a day are no clock's.
        if !isBehind, count == 4, minutes == 2, scalars[(end + 3)...].first == ":" {
          let days = scalars[(end + 4)...].prefix(while: isDigit).count
          if days == 2 {
            isDate = true
            place = end + 6
            continue
          }
        }
        // A zone's distance is no clock's: a date may have one and no hour ("2026-07-01+09:00", XML Schema).
        let before = scalars[..<place]
        let isOffset = before.last == "+" || before.last == "-" && endInDay(before.dropLast())
        if clock == nil, minutes >= 2, !isOffset { clock = max(place, end - 2)..<end + 3 }
      }
      place = end
    }
    guard isDate, let clock else { return text }
    let shown = String(String.UnicodeScalarView(scalars[clock]))
    guard let half = DayHalf(beside: clock, in: scalars), let hour = Int(shown.dropLast(3)),
      hour <= 12
    else { return shown }
    let digits = "\(hour % 12 + (half == .afternoon ? 12 : 0))"
    let zeros = String(repeating: "0", count: max(0, shown.count - 3 - digits.count))
    return zeros + digits + shown.suffix(3)
  }

  /// The hour and the minute of a date that has no colons, behind eight digits and a T; nil of any other text.
  private static func basicClock(in scalars: [Unicode.Scalar]) -> String? {
    guard scalars.count > 9, scalars[8] == "T", scalars[..<8].allSatisfy(isDigit) else {
      return nil
    }
    let digits = scalars[9...].prefix(while: isDigit)
    guard digits.count == 4 || digits.count == 6 else { return nil }
    // Behind it a zone, or parts of a second.
    let isOver =
      scalars[digits.endIndex...].first.map { "Z+-.,".unicodeScalars.contains($0) } ?? true
    guard isOver else { return nil }
    let hour = String(String.UnicodeScalarView(digits.prefix(2)))
    let minute = String(String.UnicodeScalarView(digits.dropFirst(2).prefix(2)))
    return "\(hour):\(minute)"
  }

  /// Whether the last scalars are a date's, a year, a month and a day with hyphens between.
  private static func endInDay(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let parts = scalars.suffix(10).split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(isDigit) }
  }

  /// A half of the day, in which a date counts its hours.
  private enum DayHalf {
    case morning, afternoon

    /// The half that is named beside an hour and a minute.
    init?(beside clock: Range<Int>, in scalars: [Unicode.Scalar]) {
      let point: Unicode.Scalar = "."
      // Seconds and what is less of them stand between.
      let behind = scalars[clock.upperBound...]
        .drop { ClockTime.isDigit($0) || $0 == ":" || $0 == point }
        .drop { $0.properties.isWhitespace }
      let isOfWord: (Unicode.Scalar) -> Bool = { $0.properties.isAlphabetic || $0 == point }
      var word = Array(behind.prefix(while: isOfWord))
      if word.count == 2, word.last == point {
        // As in Spanish, whose two words it is.
        let next = behind.dropFirst(2).drop { $0.properties.isWhitespace }
        word += next.prefix(while: isOfWord)
      }
      var before = scalars[..<clock.lowerBound]
      while let last = before.last, last.properties.isWhitespace { before.removeLast() }
      switch (
        String(String.UnicodeScalarView(word.filter { $0 != point })).lowercased(),
        // By characters: names of Hangul may be decomposed.
        String(String(String.UnicodeScalarView(before)).suffix(2))
      ) {
      case ("am", _), (_, "午前"), (_, "上午"), (_, "오전"): self = .morning
      case ("pm", _), (_, "午後"), (_, "下午"), (_, "오후"): self = .afternoon
      default: return nil
      }
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
