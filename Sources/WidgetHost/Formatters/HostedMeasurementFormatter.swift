#if os(Linux)
public import Foundation
import SwiftUISurface

/// A measurement in words on a hosted device: "12 km".
///
/// Stands in for Foundation's `MeasurementFormatter`, in the units and words of `Measurement.FormatStyle`.
public final class HostedMeasurementFormatter: Formatter, @unchecked Sendable {
  /// What becomes of units.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Units stay as they are.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Units become those of a size that people say; as without it.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures have no letter.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// What becomes of units.
  public var unitOptions: UnitOptions = []
  /// How much of a unit's name is written.
  public var unitStyle = Formatter.UnitStyle.medium
  /// The locale that says the words.
  public var locale: Locale? = HostedDevice.locale
  /// How many digits behind the point are written; its separators are the locale's.
  public var numberFormatter: NumberFormatter

  /// Creates a formatter that writes up to three digits behind the point.
  public override init() {
    numberFormatter = NumberFormatter()
    numberFormatter.numberStyle = .decimal
    super.init()
  }

  /// Creates a formatter; what was archived is not read.
  public required init?(coder: NSCoder) {
    numberFormatter = NumberFormatter()
    numberFormatter.numberStyle = .decimal
    super.init(coder: coder)
  }

  /// The measurement in words; `nil` for what is none.
  public override func string(for object: Any?) -> String? {
    (object as? any WrittenMeasurement)?.text(by: self)
  }

  /// The measurement in words.
  public func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let locale = locale ?? HostedDevice.locale
    let least = max(numberFormatter.minimumFractionDigits, 0)
    let number = FloatingPointFormatStyle<Double>()
      .precision(.fractionLength(least...max(numberFormatter.maximumFractionDigits, least)))
      .grouping(numberFormatter.usesGroupingSeparator ? .automatic : .never)
    if unitOptions.contains(.temperatureWithoutUnit),
      var temperature = measurement as? Measurement<UnitTemperature>
    {
      if !unitOptions.contains(.providedUnit) {
        temperature.convert(to: locale.measurementSystem == .us ? .fahrenheit : .celsius)
      }
      return Measurement<UnitTemperature>.FormatStyle.measurement(
        width: .abbreviated,
        usage: .asProvided,
        hidesScaleName: true,
        numberFormatStyle: number
      )
      .locale(locale).format(temperature)
    }
    let width: Measurement<UnitType>.FormatStyle.UnitWidth =
      switch unitStyle {
      case .long: .wide
      case .short: .narrow
      default: .abbreviated
      }
    let style = Measurement<UnitType>.FormatStyle(
      width: width,
      locale: locale,
      usage: unitOptions.contains(.providedUnit) ? .asProvided : .general,
      numberFormatStyle: number
    )
    return style.format(measurement)
  }

  /// A unit alone, in CLDR's words, as it goes with many (I): "km"; of one that CLDR does not know, the symbol.
  public func string(from unit: Unit) -> String {
    guard let dimension = unit as? Dimension else { return unit.symbol }
    let width =
      switch unitStyle {
      case .long: "full-name"
      case .short: "narrow"
      default: "short"
      }
    let wording = MeasurementWording(
      unit: MeasurementWording.name(of: dimension),
      width: width,
      locale: locale ?? HostedDevice.locale
    )
    return wording.text(100, number: "")?.trimmingCharacters(in: .whitespaces) ?? unit.symbol
  }
}

/// A measurement in whichever unit.
private protocol WrittenMeasurement {
  func text(by formatter: HostedMeasurementFormatter) -> String
}

extension Measurement: WrittenMeasurement where UnitType: Dimension {
  fileprivate func text(by formatter: HostedMeasurementFormatter) -> String {
    formatter.string(from: self)
  }
}
#endif
