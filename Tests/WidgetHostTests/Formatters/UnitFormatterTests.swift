#if os(Linux)
import Foundation
import Testing
import WidgetHost

/// What stands in for Foundation's formatters of masses, lengths and energies, which know only English on Linux.
@Suite struct UnitFormatterTests {
  typealias Style = Formatter.UnitStyle

  /// Without spaces that do not break and narrow ones, which differ between versions of CLDR.
  private static func plain(_ text: String?) -> String? {
    text?.replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
  }

  private static func masses(_ locale: String, _ style: Style = .medium) -> HostedMassFormatter {
    let formatter = HostedMassFormatter()
    formatter.numberFormatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    return formatter
  }

  private static func lengths(
    _ locale: String,
    _ style: Style = .medium
  ) -> HostedLengthFormatter {
    let formatter = HostedLengthFormatter()
    formatter.numberFormatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    return formatter
  }

  private static func energies(
    _ locale: String,
    _ style: Style = .medium
  ) -> HostedEnergyFormatter {
    let formatter = HostedEnergyFormatter()
    formatter.numberFormatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    return formatter
  }

  // MARK: Units alone

  @Test func unitsAloneHaveTheirNames() {
    func said(_ unit: Unit, _ locale: String, _ style: Style = .medium) -> String? {
      let formatter = HostedMeasurementFormatter()
      formatter.locale = Locale(identifier: locale)
      formatter.unitStyle = style
      return Self.plain(formatter.string(from: unit))
    }
    #expect(said(UnitLength.kilometers, "en_US") == "km")
    #expect(said(UnitLength.kilometers, "en_US", .long) == "kilometers")
    #expect(said(UnitLength.kilometers, "ja_JP", .long) == "キロメートル")
    #expect(said(UnitMass.pounds, "en_US", .short) == "#")
    #expect(said(UnitMass.pounds, "de_DE", .long) == "Pfund")
    #expect(said(UnitTemperature.celsius, "en_US") == "°C")
    // CLDR has no words for them.
    #expect(said(Unit(symbol: "boats"), "en_US") == "boats")
    #expect(said(UnitElectricCharge.coulombs, "de_DE") == "C")
  }

  // MARK: Masses

  static let massTexts: [(String, Style, Double, MassFormatter.Unit, String)] = [
    ("de_DE", Style.medium, 3.5, MassFormatter.Unit.kilogram, "3,5 kg"),
    ("de_DE", .long, 3.5, .kilogram, "3,5 Kilogramm"),
    ("fr_FR", .long, 3.5, .kilogram, "3,5 kilogrammes"),
    ("ja_JP", .long, 3.5, .kilogram, "3.5キログラム"), ("ru_RU", .medium, 3.5, .kilogram, "3,5 кг"),
    ("en_US", .short, 3.5, .kilogram, "3.5kg"), ("en_US", .short, 3.5, .pound, "3.5#"),
    ("en_US", .medium, 3.5, .pound, "3.5 lb"), ("en_US", .medium, 3, .ounce, "3 oz"),
    ("en_US", .medium, 3, .gram, "3 g"), ("en_US", .long, 1, .kilogram, "1 kilogram"),
    // As many as are said: one of them.
    ("en_US", .long, 1.0004, .kilogram, "1 kilogram"),
    ("en_US", .long, 1.004, .kilogram, "1.004 kilograms"),
    // Of stones a part is said in pounds.
    ("en_US", .medium, 9.5, .stone, "9 st, 7 lb"),
    ("en_US", .long, 9.5, .stone, "9 stones, 7 pounds"),
    ("en_US", .medium, -9.5, .stone, "-9 st, 7 lb"), ("en_US", .medium, 9, .stone, "9 st"),
    ("de_DE", .medium, 9.25, .stone, "9 st, 3,5 lb"),
    ("en_US", .medium, 9.999_99, .stone, "10 st"), ("en_US", .medium, -9.999_99, .stone, "-10 st"),
    ("en_US", .medium, .nan, .stone, "NaN st"),
  ]

  @Test(arguments: massTexts)
  func massesAreWritten(
    _ locale: String,
    _ style: Style,
    _ value: Double,
    _ unit: MassFormatter.Unit,
    _ text: String
  ) {
    let formatter = Self.masses(locale, style)
    #expect(Self.plain(formatter.string(fromValue: value, unit: unit)) == text)
  }

  /// A number of kilograms is said in the region's unit.
  @Test(
    arguments: [
      ("en_US", 60, "132.277 lb"), ("en_US", 0.1, "3.527 oz"), ("de_DE", 60, "60 kg"),
      ("de_DE", 1_234.5, "1.234,5 kg"), ("de_DE", 0.5, "500 g"), ("ja_JP", 60, "60 kg"),
    ] as [(String, Double, String)]
  )
  func kilogramsAreSaidInTheUnitOfARegion(_ locale: String, _ value: Double, _ text: String) {
    let formatter = Self.masses(locale)
    #expect(Self.plain(formatter.string(fromKilograms: value)) == text)
    #expect(Self.plain(formatter.string(for: NSNumber(value: value))) == text)
    #expect(formatter.string(for: "60") == nil)
  }

  /// Units without numbers, which have no sign for pounds, and stones in one number.
  @Test(
    arguments: [
      ("en_US", .medium, 3, .kilogram, "kg"), ("en_US", .long, 3, .kilogram, "kilograms"),
      ("en_US", .long, 1, .kilogram, "kilogram"), ("en_US", .short, 3, .pound, "lb"),
      ("en_US", .long, 3, .stone, "stone"), ("de_DE", .long, 3, .pound, "Pfund"),
      ("ja_JP", .long, 3, .gram, "グラム"),
    ] as [(String, Style, Double, MassFormatter.Unit, String)]
  )
  func unitsOfMassesAreWritten(
    _ locale: String,
    _ style: Style,
    _ value: Double,
    _ unit: MassFormatter.Unit,
    _ text: String
  ) {
    let formatter = Self.masses(locale, style)
    #expect(formatter.unitString(fromValue: value, unit: unit) == text)
    var used = MassFormatter.Unit.stone
    let name = Self.masses("de_DE").unitString(fromKilograms: 0.5, usedUnit: &used)
    #expect(name == "g" && used == .gram)
  }

  // MARK: Lengths

  static let lengthTexts: [(String, Style, Double, LengthFormatter.Unit, String)] = [
    ("de_DE", Style.medium, 3.5, LengthFormatter.Unit.kilometer, "3,5 km"),
    ("de_DE", .long, 3.5, .meter, "3,5 Meter"), ("ja_JP", .long, 5, .kilometer, "5キロメートル"),
    ("en_US", .long, 1, .mile, "1 mile"), ("en_US", .long, 2, .mile, "2 miles"),
    ("en_US", .short, 5, .foot, "5′"), ("en_US", .short, 5, .inch, "5″"),
    ("en_US", .medium, 5, .yard, "5 yd"), ("en_US", .medium, 5, .centimeter, "5 cm"),
    ("en_US", .medium, 5, .millimeter, "5 mm"), ("en_US", .medium, .nan, .meter, "NaN m"),
  ]

  @Test(arguments: lengthTexts)
  func lengthsAreWritten(
    _ locale: String,
    _ style: Style,
    _ value: Double,
    _ unit: LengthFormatter.Unit,
    _ text: String
  ) {
    let formatter = Self.lengths(locale, style)
    #expect(Self.plain(formatter.string(fromValue: value, unit: unit)) == text)
  }

  /// A number of metres is said in the region's unit, and how tall somebody is in feet and inches in the United States.
  @Test(
    arguments: [
      ("en_US", false, 5_000, "3.107 mi"), ("de_DE", false, 5_000, "5 km"),
      ("de_DE", false, 2.5, "2,5 m"), ("de_DE", true, 1.8, "180 cm"),
      ("en_US", true, 1.8, "5 ft, 10.866 in"), ("en_US", true, 1.8288, "6 ft, 0 in"),
      // Not five feet and twelve inches.
      ("en_US", true, 1.828_799_99, "6 ft, 0 in"),
    ] as [(String, Bool, Double, String)]
  )
  func metresAreSaidInTheUnitOfARegion(
    _ locale: String,
    _ isOfPerson: Bool,
    _ value: Double,
    _ text: String
  ) {
    let formatter = Self.lengths(locale)
    formatter.isForPersonHeightUse = isOfPerson
    #expect(Self.plain(formatter.string(fromMeters: value)) == text)
    #expect(Self.plain(formatter.string(for: NSNumber(value: value))) == text)
    #expect(formatter.string(for: "5") == nil)
  }

  @Test func unitsOfLengthsAreWritten() {
    #expect(Self.lengths("en_US", .long).unitString(fromValue: 2, unit: .foot) == "feet")
    #expect(Self.lengths("en_US", .long).unitString(fromValue: 1, unit: .foot) == "foot")
    #expect(Self.lengths("de_DE", .long).unitString(fromValue: 2, unit: .mile) == "Meilen")
    let short = Self.lengths("en_US", .short)
    short.isForPersonHeightUse = true
    #expect(short.string(fromMeters: 1.8288) == "6′ 0″")
  }

  // MARK: Energies

  static let energyTexts: [(String, Style, Bool, Double, EnergyFormatter.Unit, String)] = [
    ("en_US", Style.medium, false, 350.0, EnergyFormatter.Unit.kilocalorie, "350 kcal"),
    ("en_US", .medium, true, 350, .kilocalorie, "350 Cal"),
    ("en_US", .long, true, 350, .kilocalorie, "350 Calories"),
    ("en_US", .medium, true, 350, .calorie, "350 cal"),
    ("de_DE", .medium, true, 1_350.5, .kilocalorie, "1.350,5 kcal"),
    ("fr_FR", .long, false, 350, .kilojoule, "350 kilojoules"),
    ("de_DE", .long, false, 350, .joule, "350 Joule"),
  ]

  @Test(arguments: energyTexts)
  func energiesAreWritten(
    _ locale: String,
    _ style: Style,
    _ isOfFood: Bool,
    _ value: Double,
    _ unit: EnergyFormatter.Unit,
    _ text: String
  ) {
    let formatter = Self.energies(locale, style)
    formatter.isForFoodEnergyUse = isOfFood
    #expect(Self.plain(formatter.string(fromValue: value, unit: unit)) == text)
  }

  /// A number of joules is said in the region's unit.
  @Test func joulesAreSaidInTheUnitOfARegion() {
    for (locale, value, text) in [
      ("en_US", 1_464_400.0, "350 kcal"), ("de_DE", 3_000, "3 kJ"), ("de_DE", 500, "500 J"),
    ] {
      let formatter = Self.energies(locale)
      #expect(Self.plain(formatter.string(fromJoules: value)) == text)
      #expect(Self.plain(formatter.string(for: NSNumber(value: value))) == text)
    }
    let food = Self.energies("en_US", .long)
    food.isForFoodEnergyUse = true
    #expect(food.unitString(fromValue: 2, unit: .kilocalorie) == "Calories")
    #expect(food.string(for: "5") == nil)
  }

  /// Digits are those of the formatter's numbers, whose locale is the device's at first.
  @Test func digitsAreThoseOfTheFormattersNumbers() {
    let formatter = Self.lengths("de_DE")
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(Self.plain(formatter.string(fromValue: 3.25, unit: .meter)) == "3,2 m")
    let masses = Self.masses("en_US")
    masses.numberFormatter.maximumFractionDigits = 0
    #expect(masses.string(fromValue: 9.99, unit: .stone) == "10 st")
    for locale in [
      HostedMassFormatter().numberFormatter.locale, HostedLengthFormatter().numberFormatter.locale,
      HostedEnergyFormatter().numberFormatter.locale,
    ] {
      #expect(locale?.identifier == HostedDevice.locale.identifier)
    }
  }
}
#endif
