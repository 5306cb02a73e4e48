#if os(Linux)
public import Foundation

/// Amounts of time in words or as a clock shows them, on a hosted device.
///
/// Stands in for Foundation's `DateComponentsFormatter`, which Linux has none of, in CLDR's words. Clocks have no years
/// and months: there they count as 365 and 30 days.
public final class HostedDateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How amounts are written.
  public enum UnitsStyle: Int, Sendable {
    /// As a clock shows them: 1:10:05.
    case positional
    /// With letters: 1h 10m.
    case abbreviated
    /// With short words: 1 hr, 10 min.
    case short
    /// With words: 1 hour, 10 minutes.
    case full
    /// With words, of which numbers are some: one hour, ten minutes.
    case spellOut
    /// With short words and no spaces within an amount: 1hr 10min.
    case brief
  }

  /// What becomes of amounts that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a behaviour.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As the style has it: a clock leaves out the first ones, words leave out all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// The first ones are left out: in words all are.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those in between are left out: in words all are.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// The last ones are left out: in words all are.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Clocks show two digits everywhere.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  /// How amounts are written.
  public var unitsStyle = UnitsStyle.positional
  /// The units to use; none for those that are usual.
  public var allowedUnits: NSCalendar.Unit = []
  /// What becomes of amounts that are zero.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written; 0 for as many as there are.
  public var maximumUnitCount = 0
  /// Whether the last amount has a fraction; left out of account, which is told.
  public var allowsFractionalUnits = false
  /// Whether the largest unit takes up those above it; it always does.
  public var collapsesLargestUnit = false
  /// Whether words say that they are about right, in English; in other languages it is left out of account, which is told.
  public var includesApproximationPhrase = false
  /// Whether words say that so much is left, in English; in other languages it is left out of account, which is told.
  public var includesTimeRemainingPhrase = false
  /// Left out of account: words begin with numbers.
  public var formattingContext = Formatter.Context.unknown
  /// The calendar; its locale says the words.
  public var calendar: Calendar? = HostedDevice.calendar
  /// The date from which amounts and intervals are counted that do not say where they lie; `nil` for the beginning of 2001.
  public var referenceDate: Date?

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter; what was archived is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// An interval in words; `nil` for one that is no number, and where none of the units that are allowed is one that it
  /// can be written in.
  ///
  /// Years and months are those from the reference date on, or else from the beginning of 2001, as an interval says nothing of
  /// where it lies.
  public func string(from interval: TimeInterval) -> String? {
    noteWhatIsLeftOut()
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    if let referenceDate {
      return string(from: referenceDate, to: referenceDate.addingTimeInterval(interval))
    }
    if abs(interval) < Self.nearby,
      let words = longWords(
        from: Self.reference,
        to: Self.reference.addingTimeInterval(interval),
        in: referenceCalendar
      )
    {
      return words
    }
    return text(of: interval)
  }

  /// Nobody counts days between dates that are farther away than thousands of years.
  private static let nearby: TimeInterval = 1e11

  /// What amounts are counted from that lie nowhere.
  private static let reference = Date(timeIntervalSinceReferenceDate: 0)

  /// Without days of another length.
  private var referenceCalendar: Calendar {
    var calendar = calendar ?? HostedDevice.calendar
    calendar.timeZone = .gmt
    return calendar
  }

  private func text(of interval: TimeInterval) -> String? {
    // Clocks have no months.
    let hasClock = Self.clockUnits.contains { isAllowed($0.unit) }
    return unitsStyle == .positional && hasClock ? clock(interval) : words(interval)
  }

  /// What lies between two dates, in words; days are those of the calendar, which clocks that are changed make longer or
  /// shorter.
  public func string(from start: Date, to end: Date) -> String? {
    noteWhatIsLeftOut()
    if areNearby(start, end),
      let words = longWords(from: start, to: end, in: calendar ?? HostedDevice.calendar)
    {
      return words
    }
    let interval = interval(from: start, to: end)
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    return text(of: interval)
  }

  private func areNearby(_ start: Date, _ end: Date) -> Bool {
    [start, end].allSatisfy { abs($0.timeIntervalSinceReferenceDate) < Self.nearby }
  }

  /// Seconds between two dates of which each day has as many as most: where days are not written, those that pass.
  private func interval(from start: Date, to end: Date) -> TimeInterval {
    let dayUnits: [NSCalendar.Unit] = [.day, .weekOfMonth, .month, .year]
    guard areNearby(start, end), dayUnits.contains(where: { isAllowed($0) }) else {
      return end.timeIntervalSince(start)
    }
    let found = (calendar ?? HostedDevice.calendar)
      .dateComponents([.day, .second], from: start, to: end)
    return Double(found.day ?? 0) * 86_400 + Double(found.second ?? 0)
  }

  /// Amounts in words.
  public func string(from components: DateComponents) -> String? {
    noteWhatIsLeftOut()
    let weeks = components.weekOfMonth ?? components.weekOfYear
    let lengths = [
      Double(components.year ?? 0) * 31_536_000, Double(components.month ?? 0) * 2_592_000,
      Double(weeks ?? 0) * 604_800, Double(components.day ?? 0) * 86_400,
      Double(components.hour ?? 0) * 3_600, Double(components.minute ?? 0) * 60,
      Double(components.second ?? 0),
    ]
    // A calendar is asked for no date that it does not count.
    if lengths.reduce(0, { $0 + abs($1) }) < Self.nearby {
      let counted = DateComponents(
        year: components.year,
        month: components.month,
        day: (components.day ?? 0) + (weeks ?? 0) * 7,
        hour: components.hour,
        minute: components.minute,
        second: components.second
      )
      if let referenceDate, areNearby(referenceDate, referenceDate) {
        let calendar = calendar ?? HostedDevice.calendar
        return calendar.date(byAdding: counted, to: referenceDate)
          .flatMap { string(from: referenceDate, to: $0) }
      }
      if let end = referenceCalendar.date(byAdding: counted, to: Self.reference),
        let words = longWords(from: Self.reference, to: end, in: referenceCalendar)
      {
        return words
      }
    }
    let interval = lengths.reduce(0, +)
    return abs(interval) < 1e15 ? text(of: interval) : nil
  }

  /// Amounts in words, in a style, with all else as a new formatter has it.
  public static func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = HostedDateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Amounts in words; `nil` for what is none.
  public override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }

  /// What a clock shows, with its lengths in seconds.
  private static let clockUnits: [(unit: NSCalendar.Unit, length: Int)] = [
    (.day, 86_400), (.hour, 3600), (.minute, 60), (.second, 1),
  ]

  /// Whether some of the amounts that are zero are left out: by default the first ones of a clock, all in words.
  func drops(_ amounts: ZeroFormattingBehavior) -> Bool {
    !zeroFormattingBehavior.isDisjoint(with: amounts.union(.default))
  }

  /// Whether a unit may be used.
  private func isAllowed(_ unit: NSCalendar.Unit) -> Bool {
    allowedUnits.isEmpty || allowedUnits.contains(unit)
  }

  /// The units of words, the smallest first, with their lengths in seconds.
  private static let lengths: [(unit: Duration.UnitsFormatStyle.Unit, length: Double)] = [
    (.seconds, 1), (.minutes, 60), (.hours, 3_600), (.days, 86_400), (.weeks, 604_800),
  ]

  /// How much of the names of units is written.
  var unitWidth: Duration.UnitsFormatStyle.UnitWidth {
    switch unitsStyle {
    case .full, .spellOut: .wide
    case .short: .abbreviated
    case .brief: .condensedAbbreviated
    case .abbreviated, .positional: .narrow
    }
  }

  private func words(_ interval: TimeInterval) -> String? {
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    if isAllowed(.weekOfMonth), !allowedUnits.isEmpty { units.insert(.weeks) }
    if isAllowed(.day) || isAllowed(.month) || isAllowed(.year) { units.insert(.days) }
    if isAllowed(.hour) { units.insert(.hours) }
    if isAllowed(.minute) { units.insert(.minutes) }
    if isAllowed(.second) { units.insert(.seconds) }
    // A style of no units ends the process.
    guard let length = Self.lengths.first(where: { units.contains($0.unit) })?.length else {
      return nil
    }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units,
      width: unitWidth,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
      zeroValueUnits: drops(.dropAll) ? .hide : .show(length: 1),
      fractionalPart: .hide(rounded: .towardZero)
    )
    // What is less than one of the smallest units is none, in the past as well: there would be a sign before it.
    let words = Duration.seconds((interval / length).rounded(.towardZero) * length)
      .formatted(style.locale(calendar?.locale ?? HostedDevice.locale))
    return styled(words)
  }

  private func clock(_ interval: TimeInterval) -> String {
    var rest = Int(abs(interval).rounded(.towardZero))
    var amounts: [Int] = []
    for (unit, length) in Self.clockUnits where isAllowed(unit) {
      amounts.append(rest / length)
      rest %= length
    }
    while drops(.dropLeading), amounts.count > 1, amounts[0] == 0 { amounts.removeFirst() }
    let pads = zeroFormattingBehavior.contains(.pad)
    if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
    let texts = amounts.enumerated().map { index, amount in
      index == 0 && !pads ? "\(amount)" : amount < 10 ? "0\(amount)" : "\(amount)"
    }
    // As in words, what is less than one of the smallest units has no sign.
    let sign = interval < 0 && amounts.contains { $0 > 0 } ? "-" : ""
    return sign + localized(texts.joined(separator: ":"))
  }

  /// A text with the digits of the locale, such as those of Arabic.
  private func localized(_ text: String) -> String {
    let style = IntegerFormatStyle<Int>(locale: calendar?.locale ?? HostedDevice.locale)
    return text.map { $0.wholeNumberValue.map { style.format($0) } ?? String($0) }.joined()
  }
}
#endif
