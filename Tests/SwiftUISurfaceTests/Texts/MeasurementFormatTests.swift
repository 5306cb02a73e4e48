#if os(Linux)
import Foundation
import SwiftUISurface
import Testing

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
    // One whose unit is the region's has its letter.
    #expect(
      Self.said(
        25,
        UnitTemperature.celsius,
        .measurement(width: .abbreviated, usage: .weather, hidesScaleName: true)
      ) == ["77°F", "25 °C", "25°C"]
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

  /// What has no end has no feet and inches either.
  @Test func measurementsWithoutEndKeepTheirUnit() {
    #expect(
      Self.said(
        .infinity,
        UnitLength.centimeters,
        .measurement(width: .abbreviated, usage: .personHeight)
      ) == ["∞ cm", "∞ cm", "∞ cm"]
    )
  }

  /// A unit that only the app knows is its symbol.
  @Test func unitsOfTheAppAreTheirSymbols() {
    let hands = UnitLength(symbol: "hands", converter: UnitConverterLinear(coefficient: 0.1016))
    #expect(
      Self.said(15.5, hands, .measurement(width: .wide))
        == ["15.5 hands", "15,5 hands", "15.5 hands"]
    )
  }
}
#endif
