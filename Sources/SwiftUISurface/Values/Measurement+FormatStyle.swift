#if os(Linux)
public import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  ///
  /// Stands in for Foundation's style of the name, which Linux has none of. Units, words and how far it is rounded
  /// come from ICU's data (CLDR), as on Apple's systems, whose data may be newer.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit's name is written.
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      /// The whole name: 68 degrees Fahrenheit.
      case wide
      /// An abbreviation: 68°F.
      case abbreviated
      /// As little as there is: 68°.
      case narrow
    }

    /// How much of the unit's name is written.
    public var width: UnitWidth
    /// Whose words and units they are.
    public var locale: Locale
    /// What the measurement is for.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// How the number is written; `nil` for what is usual.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature whose unit stays as it is has no letter.
    public var hidesScaleName = false

    /// Creates a style.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement in words.
    public func format(_ value: Measurement<UnitType>) -> String {
      let hasScale = !hidesScaleName || usage.name != nil
      let wording = MeasurementWording(
        unit: hasScale ? MeasurementWording.name(of: value.unit) : MeasurementWording.degrees,
        width: wordingWidth,
        locale: locale
      )
      // Amounts of time and of data stay in their units, and so does fuel, of which ICU knows no unit that Japan says.
      let isConverted =
        !(value.unit is UnitDuration || value.unit is UnitInformationStorage
        || value.unit is UnitFuelEfficiency)
      return wording.text(value.value, usage: isConverted ? usage.name : nil, numberFormatStyle)
        ?? "\((numberFormatStyle ?? .number).locale(locale).format(value.value)) \(value.unit.symbol)"
    }

    private var wordingWidth: String {
      switch width {
      case .wide: "full-name"
      case .abbreviated: "short"
      case .narrow: "narrow"
      }
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle {
  /// How a measurement is written.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width,
      usage: usage,
      numberFormatStyle: numberFormatStyle
    )
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// How a temperature is written.
  ///
  /// - Parameter hidesScaleName: whether one whose unit stays as it is has no letter.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width,
      usage: usage,
      numberFormatStyle: numberFormatStyle
    )
    style.hidesScaleName = hidesScaleName
    return style
  }

  /// How a temperature is written, with an abbreviation.
  public static func measurement(
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    .measurement(width: .abbreviated, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a style of temperatures.
  ///
  /// - Parameter hidesScaleName: whether one whose unit stays as it is has no letter.
  public init(
    width: UnitWidth = .abbreviated,
    locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}
#endif
