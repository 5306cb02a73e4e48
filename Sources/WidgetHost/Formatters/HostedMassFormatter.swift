#if os(Linux)
public import Foundation

/// Masses in words on a hosted device: "60 kg".
///
/// Stands in for Foundation's `MassFormatter`, which writes English on Linux whatever the language, in CLDR's words. In
/// which unit a region says a number of kilograms is what Foundation has on Linux (R).
public final class HostedMassFormatter: MassFormatter {
  /// Creates a formatter.
  public override init() {
    super.init()
    numberFormatter.locale = HostedDevice.locale
  }

  /// Creates a formatter; what was archived is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    numberFormatter.locale = HostedDevice.locale
  }

  /// A number of units in words; what is left of a stone is said in pounds.
  public override func string(fromValue value: Double, unit: Unit) -> String {
    let written = written(unit)
    return unit == .stone
      ? written.text(value, self.written(.pound), count: 14, keepsNone: false)
      : written.text(value)
  }

  /// A unit in words, as it goes with a number.
  ///
  /// Without a number pounds have no sign (#), and stones no plural (R).
  public override func unitString(fromValue value: Double, unit: Unit) -> String {
    let style: UnitStyle = unit == .pound && unitStyle == .short ? .medium : unitStyle
    return written(unit, style).unit(for: unit == .stone ? 1 : value)
  }

  /// A number of kilograms in words; `nil` for what is no number.
  public override func string(for object: Any?) -> String? {
    (object as? NSNumber).map { string(fromKilograms: $0.doubleValue) }
  }

  private func written(_ unit: Unit, _ style: UnitStyle? = nil) -> WrittenUnit {
    let name =
      switch unit {
      case .gram: "gram"
      case .kilogram: "kilogram"
      case .ounce: "ounce"
      case .pound: "pound"
      case .stone: "stone"
      }
    return WrittenUnit(name: name, style: style ?? unitStyle, numbers: numberFormatter)
  }
}
#endif
