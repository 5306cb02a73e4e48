#if os(Linux)
import Foundation
import Testing

@testable import SwiftUISurface

/// What stands in for Foundation's words for measurements, which Linux has none of.
///
/// Expected is what Apple's systems were seen to write in English, and what CLDR has for others.
@Suite struct MeasurementFormatTests {
  /// A measurement in a style, in the languages of three regions.
  private static func said<Kind: Dimension>(
    _ value: Double,
    _ unit: Kind,
    _ style: Measurement<Kind>.FormatStyle
  ) -> [String] {
    ["en_US", "de_DE", "ja_JP"].map { region in
      style.locale(Locale(identifier: region)).format(Measurement(value: value, unit: unit))
    }
  }

  /// Widths, and the unit that a region has for what is measured.
  @Test func measurementsAreSaidInTheUnitsOfARegion() {
    #expect(
      Self.said(20, UnitTemperature.celsius, .measurement(width: .abbreviated))
        == ["68°F", "20 °C", "20°C"]
    )
    #expect(
      Self.said(20, UnitTemperature.celsius, .measurement(width: .narrow))
        == ["68°", "20 °C", "20°C"]
    )
    #expect(
      Self.said(20, UnitTemperature.celsius, .measurement(width: .wide))
        == ["68 degrees Fahrenheit", "20 Grad Celsius", "摂氏20度"]
    )
    #expect(
      Self.said(100, UnitSpeed.kilometersPerHour, .measurement(width: .wide))
        == ["62 miles per hour", "100 Kilometer pro Stunde", "時速100キロメートル"]
    )
    #expect(
      Self.said(850, UnitLength.meters, .measurement(width: .abbreviated, usage: .road))
        == ["0.53 mi", "850 m", "850 m"]
    )
    #expect(
      Self.said(
        190,
        UnitLength.centimeters,
        .measurement(width: .abbreviated, usage: .personHeight)
      ) == ["6 ft, 2.8 in", "190 cm", "190 cm"]
    )
    #expect(
      Self.said(350, UnitEnergy.kilocalories, .measurement(width: .abbreviated, usage: .workout))
        == ["350 Cal", "350 kcal", "350 kcal"]
    )
    #expect(
      Self.said(70, UnitMass.kilograms, .measurement(width: .abbreviated, usage: .personWeight))
        == ["154 lb", "70 kg", "70 kg"]
    )
    #expect(
      Self.said(2, UnitVolume.liters, .measurement(width: .abbreviated, usage: .liquid))
        == ["2.1 qt", "2 l", "2 L"]
    )
  }

  /// Amounts of time and of data keep theirs, and what is said as it was given.
  @Test func unitsStayWhereTheyAreGiven() {
    #expect(
      Self.said(90, UnitDuration.seconds, .measurement(width: .abbreviated))
        == ["90 sec", "90 Sek.", "90秒"]
    )
    #expect(
      Self.said(128, UnitInformationStorage.megabytes, .measurement(width: .abbreviated))
        == ["128 MB", "128 MB", "128 MB"]
    )
    #expect(
      Self.said(2_048, UnitInformationStorage.kilobytes, .measurement(width: .wide)).prefix(2)
        == ["2,048 kilobytes", "2.048 Kilobyte"]
    )
    #expect(
      Self.said(5, UnitInformationStorage.megabits, .measurement(width: .wide))
        == ["5 megabits", "5 Megabit", "5メガビット"]
    )
    #expect(
      Self.said(197.9, UnitMass.pounds, .measurement(width: .abbreviated, usage: .asProvided))
        == ["197.9 lb", "197,9 lb", "197.9 lb"]
    )
    #expect(
      Self.said(
        25,
        UnitTemperature.celsius,
        .measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true)
      ) == ["25°", "25°", "25°"]
    )
    #expect(
      Self.said(7.5, UnitFuelEfficiency.litersPer100Kilometers, .measurement(width: .wide))
        == [
          "7.5 liters per 100 kilometers", "7,5 Liter pro 100 Kilometer",
          "7.5リットル毎100キロメートル",
        ]
    )
    #expect(
      Self.said(30, UnitFuelEfficiency.milesPerGallon, .measurement(width: .abbreviated))
        == ["30 mpg", "30 mpg", "30 mpg"]
    )
    #expect(
      Self.said(30, UnitFuelEfficiency.milesPerImperialGallon, .measurement(width: .abbreviated))
        == ["30 mpg Imp.", "30 mpg Imp.", "30 mpg Imp."]
    )
    #expect(
      Self.said(420, UnitDispersion.partsPerMillion, .measurement(width: .wide))
        == ["420 parts per million", "420 Millionstel", "420 ppm"]
    )
    // One whose unit is the region's has its letter.
    #expect(
      Self.said(
        25,
        UnitTemperature.celsius,
        .measurement(width: .abbreviated, usage: .weather, hidesScaleName: true)
      ) == ["77°F", "25 °C", "25°C"]
    )
  }

  /// Units that are those of every region stay as they are, in its words: CLDR has none that is preferred.
  @Test func unitsOfEveryRegionHaveTheirWords() {
    #expect(
      Self.said(1, UnitAcceleration.gravity, .measurement(width: .wide))
        == ["1 g-force", "1 G", "1 G"]
    )
    #expect(
      Self.said(230, UnitElectricPotentialDifference.volts, .measurement(width: .wide))
        == ["230 volts", "230\u{A0}Volt", "230ボルト"]
    )
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(
      Self.said(225, UnitAngle.degrees, .measurement(width: .narrow, numberFormatStyle: style))
        == ["225.0°", "225,0°", "225.0°"]
    )
  }

  /// A number is written as its own style has it, in the region's unit.
  @Test func numbersHaveTheirStyle() {
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(
      Self.said(
        -5.25,
        UnitTemperature.celsius,
        .measurement(width: .abbreviated, usage: .weather, numberFormatStyle: whole)
      ) == ["23°F", "-5 °C", "-5°C"]
    )
    #expect(
      Self.said(
        5,
        UnitLength.kilometers,
        .measurement(
          width: .abbreviated,
          numberFormatStyle: .number.precision(.fractionLength(2))
        )
      ) == ["3.11 mi", "5,00 km", "5.00 km"]
    )
    // Of feet and inches the inches have it, also where the feet are as many.
    #expect(
      Self.said(
        78,
        UnitLength.inches,
        .measurement(
          width: .abbreviated,
          usage: .personHeight,
          numberFormatStyle: .number.precision(.fractionLength(1))
        )
      ) == ["6 ft, 6.0 in", "198,1 cm", "198.1 cm"]
    )
  }

  /// What has no end, or is no number, has no feet and inches either.
  @Test func measurementsWithoutEndKeepTheirUnit() {
    for (value, said) in [(Double.infinity, "∞ cm"), (-.infinity, "-∞ cm"), (.nan, "NaN cm")] {
      #expect(
        Self.said(
          value,
          UnitLength.centimeters,
          .measurement(width: .abbreviated, usage: .personHeight)
        ) == [said, said, said]
      )
    }
  }

  /// A unit that only the app knows is its symbol.
  @Test func unitsOfTheAppAreTheirSymbols() {
    let hands = UnitLength(symbol: "hands", converter: UnitConverterLinear(coefficient: 0.1016))
    #expect(
      Self.said(15.5, hands, .measurement(width: .wide))
        == ["15.5 hands", "15,5 hands", "15.5 hands"]
    )
    // Its number has the style that is asked for all the same.
    #expect(
      Self.said(
        15.5,
        hands,
        .measurement(width: .wide, numberFormatStyle: .number.precision(.fractionLength(2)))
      ) == ["15.50 hands", "15,50 hands", "15.50 hands"]
    )
  }

  /// What says nothing of its use, or of its scale, is said as weather is: in the region's unit, with its letter.
  @Test func temperaturesHaveTheirLetter() {
    let celsius = UnitTemperature.celsius
    let usual = ["68°F", "20 °C", "20°C"]
    #expect(
      Self.said(20, celsius, .measurement(width: .abbreviated, hidesScaleName: true)) == usual
    )
    #expect(
      Self.said(20, celsius, Measurement<UnitTemperature>.FormatStyle(width: .abbreviated)) == usual
    )
    // As it was given, too, where nobody hides it.
    #expect(
      Self.said(25, celsius, .measurement(width: .abbreviated, usage: .asProvided))
        == ["25°C", "25 °C", "25°C"]
    )
    // Who says no width gets an abbreviation, of temperatures alone.
    let bare = ["25°", "25°", "25°"]
    #expect(Self.said(20, celsius, .measurement(usage: .weather)) == usual)
    #expect(
      Self.said(25, celsius, .measurement(usage: .asProvided)) == ["25°C", "25 °C", "25°C"]
    )
    #expect(
      Self.said(25, celsius, .measurement(usage: .asProvided, hidesScaleName: true)) == bare
    )
    let style = Measurement<UnitTemperature>.FormatStyle(usage: .asProvided, hidesScaleName: true)
    #expect(Self.said(25, celsius, style) == bare && style.hidesScaleName)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(
      Self.said(-5.25, celsius, .measurement(usage: .weather, numberFormatStyle: whole))
        == ["23°F", "-5 °C", "-5°C"]
    )
    // What else is said of it holds, too.
    #expect(
      Self.said(20, celsius, .measurement(width: .wide, usage: .weather, hidesScaleName: true))
        == ["68 degrees Fahrenheit", "20 Grad Celsius", "摂氏20度"]
    )
    let wide = Measurement<UnitTemperature>.FormatStyle(
      width: .wide,
      locale: Locale(identifier: "ja_JP"),
      usage: .weather,
      hidesScaleName: true,
      numberFormatStyle: whole
    )
    #expect(wide.format(Measurement(value: 20.25, unit: celsius)) == "摂氏20度")
    #expect(
      Self.said(
        -5.25,
        celsius,
        .measurement(
          width: .abbreviated,
          usage: .weather,
          hidesScaleName: true,
          numberFormatStyle: whole
        )
      ) == ["23°F", "-5 °C", "-5°C"]
    )
  }

  // MARK: Names

  /// Units have the names that CLDR has for them, each its own.
  @Test func unitsAreCalledAsCLDRCallsThem() {
    let units: [(Dimension, String)] = [
      (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
      (UnitTemperature.kelvin, "kelvin"),
      (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
      (UnitLength.hectometers, "hectometer"), (UnitLength.meters, "meter"),
      (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
      (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
      (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"),
      (UnitLength.inches, "inch"), (UnitLength.feet, "foot"), (UnitLength.yards, "yard"),
      (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
      (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
      (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
      (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"),
      (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
      (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
      (UnitMass.metricTons, "tonne"), (UnitMass.carats, "carat"),
      (UnitSpeed.metersPerSecond, "meter-per-second"),
      (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
      (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"),
      (UnitDuration.seconds, "second"), (UnitDuration.milliseconds, "millisecond"),
      (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
      (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
      (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
      (UnitEnergy.kilowattHours, "kilowatt-hour"),
      (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
      (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
      (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
      (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicInches, "cubic-inch"),
      (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.acreFeet, "acre-foot"),
      (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
      (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
      (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
      (UnitVolume.gallons, "gallon"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
      (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric"),
      (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
      (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
      (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
      (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
      (UnitArea.hectares, "hectare"),
      (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
      (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
      (UnitPressure.inchesOfMercury, "inch-ofhg"),
      (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
      (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
      (UnitPower.horsepower, "horsepower"),
      (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"),
      (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
      (UnitAngle.revolutions, "revolution"),
      (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
      (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
      (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
      (UnitInformationStorage.kilobytes, "kilobyte"),
      (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabytes, "gigabyte"),
      (UnitInformationStorage.terabytes, "terabyte"),
      (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
      (UnitElectricPotentialDifference.volts, "volt"),
      (UnitElectricResistance.ohms, "ohm"),
      (UnitIlluminance.lux, "lux"),
      (UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter"),
      (UnitMass.ouncesTroy, "ounce-troy"), (UnitMass.shortTons, "ton"),
      (UnitVolume.megaliters, "megaliter"), (UnitVolume.cubicYards, "cubic-yard"),
      (UnitVolume.cubicMiles, "cubic-mile"), (UnitPower.gigawatts, "gigawatt"),
      (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.megabits, "megabit"),
      (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.terabits, "terabit"),
      (UnitInformationStorage.petabytes, "petabyte"),
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
      (UnitDispersion.partsPerMillion, "permillion"),
      (UnitAcceleration.gravity, "g-force"),
      (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    ]
    for (unit, name) in units {
      #expect(MeasurementWording.name(of: unit) == "unit/\(name)", "\(unit.symbol)")
    }
    #expect(Set(units.map { $0.1 }).count == units.count)
  }

  /// What measurements are for has CLDR's names, too.
  @Test func usesAreCalledAsCLDRCallsThem() {
    typealias Length = MeasurementFormatUnitUsage<UnitLength>
    let lengths: [Length] = [
      .general, .person, .personHeight, .road, .focalLength, .rainfall, .snowfall,
    ]
    #expect(
      lengths.map(\.name)
        == ["default", "person", "person-height", "road", "focal-length", "rainfall", "snowfall"]
    )
    #expect(Length.asProvided.name == nil)
    typealias Temperature = MeasurementFormatUnitUsage<UnitTemperature>
    #expect([Temperature.person, .weather].map(\.name) == ["person", "weather"])
    #expect(MeasurementFormatUnitUsage<UnitMass>.personWeight.name == "person")
    typealias Energy = MeasurementFormatUnitUsage<UnitEnergy>
    #expect([Energy.food, .workout].map(\.name) == ["food", "food"])
    #expect(MeasurementFormatUnitUsage<UnitVolume>.liquid.name == "fluid")
  }
}
#endif
