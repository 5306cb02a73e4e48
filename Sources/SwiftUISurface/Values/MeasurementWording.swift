#if os(Linux)
import CICU
package import Foundation

/// Measurements in a locale's words, from ICU's data (CLDR).
///
/// Any thread.
package struct MeasurementWording {
  /// ICU's name of the unit; `nil` for one that it does not know.
  let unit: String?
  /// ICU's name of a width.
  let width: String
  let locale: Locale

  /// Words for a unit, as ICU calls it, in a width of ICU's.
  package init(unit: String?, width: String, locale: Locale) {
    self.unit = unit
    self.width = width
    self.locale = locale
  }

  /// Degrees of no scale.
  static let degrees = "measure-unit/temperature-generic"

  /// ICU's name of a unit of Foundation's; `nil` for any other.
  package static func name(of unit: Dimension) -> String? {
    names.first { $0.unit == unit }.map { "unit/\($0.name)" }
  }

  /// A measurement; `nil` where ICU does not know its unit.
  ///
  /// - Parameters:
  ///   - usage: ICU's name of what it is for; `nil` to leave it in its unit.
  ///   - style: how the number is written. The unit is one of the number as it would be without that.
  func text(
    _ value: Double,
    usage: String?,
    _ style: FloatingPointFormatStyle<Double>?
  ) -> String? {
    guard let unit else { return nil }
    let skeleton = "\(unit) unit-width-\(width)"
    // Feet and inches of what has no end ICU counts all the same; of units that are those of every region, such as volts, it
    // knows no use.
    let used = usage.flatMap { usage in
      value.isFinite ? text(value, as: "\(skeleton) usage/\(usage)", style) : nil
    }
    return used ?? text(value, as: skeleton, style)
  }

  /// A measurement in its unit, with a number that is written already; `nil` where ICU does not know the unit.
  ///
  /// - Parameters:
  ///   - value: the number that the unit goes with.
  ///   - number: what stands in its place.
  package func text(_ value: Double, number: String) -> String? {
    guard let unit else { return nil }
    return text(value, as: "\(unit) unit-width-\(width)") { _ in number }
  }

  /// A measurement as one of ICU's skeletons has it; `nil` where ICU refuses.
  private func text(
    _ value: Double,
    as skeleton: String,
    _ style: FloatingPointFormatStyle<Double>?
  ) -> String? {
    guard let style else {
      return written(value, as: skeleton).map { UnitWording.withoutSpaces($0.text) }
    }
    return text(value, as: skeleton) { style.locale(locale).format($0) }
  }

  /// A measurement as one of ICU's skeletons has it, but for its number; `nil` where ICU refuses.
  private func text(
    _ value: Double,
    as skeleton: String,
    number write: (Double) -> String
  ) -> String? {
    let unlimited = "precision-unlimited"
    guard let exact = written(value, as: "\(skeleton) \(unlimited)"),
      let number = written(exact.number, as: unlimited)
    else { return nil }
    // Of feet and inches, which may be as many, the last are the number.
    guard let place = exact.text.range(of: number.text, options: [.backwards, .literal]) else {
      return UnitWording.withoutSpaces(exact.text)
    }
    return UnitWording.withoutSpaces(
      exact.text.replacingCharacters(in: place, with: write(exact.number))
    )
  }

  /// What ICU writes, and the number in it, which may be of another unit.
  private func written(_ value: Double, as skeleton: String) -> (text: String, number: Double)? {
    let capacity = 64
    var decimal = [CChar](repeating: 0, count: capacity)
    let text = UnitWording.string { buffer in
      fitcheck_number_text(
        locale.identifier,
        skeleton,
        value,
        buffer.baseAddress,
        Int32(buffer.count),
        &decimal,
        Int32(capacity)
      )
    }
    let digits = decimal.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    guard let text, let number = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
    return (text, number)
  }

  /// Foundation's units, as ICU calls them.
  private static let names: [(unit: Dimension, name: String)] = [
    (UnitTemperature.celsius, "celsius"),
    (UnitTemperature.fahrenheit, "fahrenheit"),
    (UnitTemperature.kelvin, "kelvin"),
    (UnitLength.megameters, "megameter"),
    (UnitLength.kilometers, "kilometer"),
    (UnitLength.hectometers, "hectometer"),
    (UnitLength.meters, "meter"),
    (UnitLength.decimeters, "decimeter"),
    (UnitLength.centimeters, "centimeter"),
    (UnitLength.millimeters, "millimeter"),
    (UnitLength.micrometers, "micrometer"),
    (UnitLength.nanometers, "nanometer"),
    (UnitLength.picometers, "picometer"),
    (UnitLength.inches, "inch"),
    (UnitLength.feet, "foot"),
    (UnitLength.yards, "yard"),
    (UnitLength.miles, "mile"),
    (UnitLength.scandinavianMiles, "mile-scandinavian"),
    (UnitLength.lightyears, "light-year"),
    (UnitLength.nauticalMiles, "nautical-mile"),
    (UnitLength.fathoms, "fathom"),
    (UnitLength.furlongs, "furlong"),
    (UnitLength.astronomicalUnits, "astronomical-unit"),
    (UnitLength.parsecs, "parsec"),
    (UnitMass.kilograms, "kilogram"),
    (UnitMass.grams, "gram"),
    (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"),
    (UnitMass.ounces, "ounce"),
    (UnitMass.ouncesTroy, "ounce-troy"),
    (UnitMass.pounds, "pound"),
    (UnitMass.stones, "stone"),
    (UnitMass.metricTons, "tonne"),
    (UnitMass.shortTons, "ton"),
    (UnitMass.carats, "carat"),
    (UnitSpeed.metersPerSecond, "meter-per-second"),
    (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"),
    (UnitSpeed.knots, "knot"),
    (UnitDuration.hours, "hour"),
    (UnitDuration.minutes, "minute"),
    (UnitDuration.seconds, "second"),
    (UnitDuration.milliseconds, "millisecond"),
    (UnitDuration.microseconds, "microsecond"),
    (UnitDuration.nanoseconds, "nanosecond"),
    (UnitEnergy.kilojoules, "kilojoule"),
    (UnitEnergy.joules, "joule"),
    (UnitEnergy.kilocalories, "kilocalorie"),
    (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilowattHours, "kilowatt-hour"),
    (UnitVolume.liters, "liter"),
    (UnitVolume.megaliters, "megaliter"),
    (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.centiliters, "centiliter"),
    (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"),
    (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicCentimeters, "cubic-centimeter"),
    (UnitVolume.cubicInches, "cubic-inch"),
    (UnitVolume.cubicFeet, "cubic-foot"),
    (UnitVolume.cubicYards, "cubic-yard"),
    (UnitVolume.cubicMiles, "cubic-mile"),
    (UnitVolume.acreFeet, "acre-foot"),
    (UnitVolume.bushels, "bushel"),
    (UnitVolume.teaspoons, "teaspoon"),
    (UnitVolume.tablespoons, "tablespoon"),
    (UnitVolume.fluidOunces, "fluid-ounce"),
    (UnitVolume.cups, "cup"),
    (UnitVolume.pints, "pint"),
    (UnitVolume.quarts, "quart"),
    (UnitVolume.gallons, "gallon"),
    (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
    (UnitVolume.imperialGallons, "gallon-imperial"),
    (UnitVolume.metricCups, "cup-metric"),
    (UnitArea.squareKilometers, "square-kilometer"),
    (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareCentimeters, "square-centimeter"),
    (UnitArea.squareInches, "square-inch"),
    (UnitArea.squareFeet, "square-foot"),
    (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareMiles, "square-mile"),
    (UnitArea.acres, "acre"),
    (UnitArea.hectares, "hectare"),
    (UnitPressure.hectopascals, "hectopascal"),
    (UnitPressure.kilopascals, "kilopascal"),
    (UnitPressure.bars, "bar"),
    (UnitPressure.millibars, "millibar"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"),
    (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    (UnitPower.megawatts, "megawatt"),
    (UnitPower.gigawatts, "gigawatt"),
    (UnitPower.kilowatts, "kilowatt"),
    (UnitPower.watts, "watt"),
    (UnitPower.milliwatts, "milliwatt"),
    (UnitPower.horsepower, "horsepower"),
    (UnitAngle.degrees, "degree"),
    (UnitAngle.radians, "radian"),
    (UnitAngle.arcMinutes, "arc-minute"),
    (UnitAngle.arcSeconds, "arc-second"),
    (UnitAngle.revolutions, "revolution"),
    (UnitFrequency.gigahertz, "gigahertz"),
    (UnitFrequency.megahertz, "megahertz"),
    (UnitFrequency.kilohertz, "kilohertz"),
    (UnitFrequency.hertz, "hertz"),
    (UnitInformationStorage.bits, "bit"),
    (UnitInformationStorage.kilobits, "kilobit"),
    (UnitInformationStorage.megabits, "megabit"),
    (UnitInformationStorage.gigabits, "gigabit"),
    (UnitInformationStorage.terabits, "terabit"),
    (UnitInformationStorage.bytes, "byte"),
    (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabytes, "gigabyte"),
    (UnitInformationStorage.terabytes, "terabyte"),
    (UnitInformationStorage.petabytes, "petabyte"),
    (UnitElectricCurrent.amperes, "ampere"),
    (UnitElectricCurrent.milliamperes, "milliampere"),
    (UnitElectricPotentialDifference.volts, "volt"),
    (UnitElectricResistance.ohms, "ohm"),
    (UnitIlluminance.lux, "lux"),
    (UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter"),
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    (UnitDispersion.partsPerMillion, "permillion"),
    (UnitAcceleration.gravity, "g-force"),
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
  ]
}
#endif
