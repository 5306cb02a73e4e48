public import Foundation

extension SystemFormatStyle {
  /// How far a date is from another one: 3 months, 11 days.
  ///
  /// The examples are those of Apple's documentation (D); that fields of zero are left out, that the last one is rounded down
  /// and where a sign stands is inferred (I).
  public struct DateOffset: FormatStyle, Sendable {
    private let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let fieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    package var calendar = Calendar.autoupdatingCurrent

    /// Creates a format.
    /// - Parameters:
    ///   - anchor: the date that is counted from; later dates are positive.
    ///   - allowedFields: what may be shown; minutes and seconds, or those with hours, are shown as on a clock.
    ///   - maxFieldCount: how many of them are shown at most.
    ///   - sign: when a sign is shown.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      fieldCount = max(maxFieldCount, 1)
      self.sign = sign
    }

    /// How far a date is from that of the format.
    public func format(_ value: Date) -> String {
      let (anchor, value) = Date.counted(anchor, value)
      let words = distance(min(anchor, value)..<max(anchor, value))
      // What is shown as nothing has no direction.
      let isNothing = words == distance(anchor..<anchor)
      let one = isNothing ? 0 : value < anchor ? -1 : 1
      let number = one.formatted(.number.sign(strategy: sign).locale(locale))
      let digit = abs(one).formatted(.number.locale(locale))
      return number.replacing(digit, with: "") + words
    }

    /// The format in the words of a locale.
    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The format as a calendar counts.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    private func distance(_ span: Range<Date>) -> String {
      let hasHours = fields == [.hour, .minute, .second]
      if fieldCount > 1, hasHours || fields == [.minute, .second] {
        let face = ClockFace(hasHours, fieldCount, .seconds(1), padding: 1)
        return face.string(span.upperBound.timeIntervalSince(span.lowerBound), .down, locale)
      }
      let allowed = DateField.allCases.filter { fields.contains($0.field) }
      let amounts = calendar.dateComponents(
        Set(allowed.map(\.component)),
        from: span.lowerBound,
        to: span.upperBound
      )
      let shown = allowed.drop { amounts.value(for: $0.component) ?? 0 == 0 }.prefix(fieldCount)
      let words = shown.compactMap { field -> String? in
        guard let amount = amounts.value(for: field.component), amount != 0 else { return nil }
        return field.text(amount, .full, locale)
      }
      guard let first = words.first else { return (allowed.last ?? .second).text(0, .full, locale) }
      guard words.count > 1 else { return first }
      return UnitWording.list(words, width: .full, locale: locale.identifier)
    }
  }
}

extension SystemFormatStyle.DateOffset: CalendarFormat, MovingFormat {
  var movingDate: Date { anchor }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another one: 3 months, 11 days.
  ///
  /// Unlike a format that is created it shows no weeks where no fields are said (D).
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor,
      allowedFields: allowedFields,
      maxFieldCount: maxFieldCount,
      sign: sign
    )
  }
}
