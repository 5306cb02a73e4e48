#if os(Linux)
public import Foundation

/// Lengths in words on a hosted device: "5 km".
///
/// Stands in for Foundation's `LengthFormatter`, which writes English on Linux whatever the language, in CLDR's words. In
/// which unit a region says a number of metres is what Foundation has on Linux (R).
public final class HostedLengthFormatter: LengthFormatter {
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

  /// A number of units in words.
  public override func string(fromValue value: Double, unit: Unit) -> String {
    written(unit).text(value)
  }

  /// A number of metres in words, in the unit of the region; the height of a person in feet and inches where those are
  /// said.
  public override func string(fromMeters numberInMeters: Double) -> String {
    guard isForPersonHeightUse, !numberFormatter.locale.usesMetricSystem else {
      return super.string(fromMeters: numberInMeters)
    }
    return written(.foot)
      .text(numberInMeters / 0.3048, written(.inch), count: 12, keepsNone: true)
  }

  /// A unit in words, as it goes with a number.
  public override func unitString(fromValue value: Double, unit: Unit) -> String {
    written(unit).unit(for: value)
  }

  /// A number of metres in words; `nil` for what is no number.
  public override func string(for object: Any?) -> String? {
    (object as? NSNumber).map { string(fromMeters: $0.doubleValue) }
  }

  private func written(_ unit: Unit) -> WrittenUnit {
    let name =
      switch unit {
      case .millimeter: "millimeter"
      case .centimeter: "centimeter"
      case .meter: "meter"
      case .kilometer: "kilometer"
      case .inch: "inch"
      case .foot: "foot"
      case .yard: "yard"
      case .mile: "mile"
      }
    return WrittenUnit(name: name, style: unitStyle, numbers: numberFormatter)
  }
}
#endif
