#if os(Linux)
public import Foundation

/// Energies in words on a hosted device: "350 kcal".
///
/// Stands in for Foundation's `EnergyFormatter`, which writes English on Linux whatever the language, in CLDR's words. In
/// which unit a region says a number of joules is what Foundation has on Linux (R).
public final class HostedEnergyFormatter: EnergyFormatter {
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

  /// A unit in words, as it goes with a number.
  public override func unitString(fromValue value: Double, unit: Unit) -> String {
    written(unit).unit(for: value)
  }

  /// A number of joules in words; `nil` for what is no number.
  public override func string(for object: Any?) -> String? {
    (object as? NSNumber).map { string(fromJoules: $0.doubleValue) }
  }

  private func written(_ unit: Unit) -> WrittenUnit {
    let name =
      switch unit {
      case .joule: "joule"
      case .kilojoule: "kilojoule"
      case .calorie: "calorie"
      // The Calorie of food has a name of its own in some languages.
      case .kilocalorie: isForFoodEnergyUse ? "foodcalorie" : "kilocalorie"
      }
    return WrittenUnit(name: name, style: unitStyle, numbers: numberFormatter)
  }
}
#endif
