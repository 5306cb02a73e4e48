import Foundation
import Testing

@testable import AppResources

/// What a format's specifier writes of a number, as `printf` does.
@Suite struct FormatSpecifierTests {
  static let cases: [(String, FormatNumber, String?)] = [
    ("d", .integer(-42), "-42"), ("5d", .integer(42), "   42"), ("-5d", .integer(42), "42   "),
    ("05d", .integer(42), "00042"), ("+d", .integer(7), "+7"), (".3d", .integer(7), "007"),
    (" d", .integer(7), " 7"), ("+05d", .integer(42), "+0042"), ("10d", .integer(7), "         7"),
    // A naught behind the point is of the digits, and no flag.
    ("5.02f", .decimal(1.256), " 1.26"), ("x", .decimal(255.9), "ff"),
    ("6.3d", .integer(7), "   007"), ("12d", .integer(7), "           7"),
    ("D", .integer(7), "7"), ("i", .integer(7), "7"), ("hhd", .integer(300), "300"),
    ("x", .integer(255), "ff"), ("X", .integer(255), "FF"), ("o", .integer(8), "10"),
    ("O", .integer(8), "10"), ("u", .unsigned(.max), "18446744073709551615"),
    ("U", .unsigned(.max), "18446744073709551615"), ("d", .integer(.min), "-9223372036854775808"),
    // A number with a fraction loses it, towards zero.
    ("d", .decimal(2.7), "2"), ("d", .decimal(-2.7), "-2"), ("d", .decimal(1e300), nil),
    ("f", .decimal(1.5), "1.500000"), (".2f", .decimal(1.256), "1.26"), (".0f", .decimal(2.6), "3"),
    (".10f", .decimal(0.5), "0.5000000000"), ("7.1f", .decimal(-0.25), "   -0.2"),
    ("f", .integer(3), "3.000000"), (".1f", .unsigned(3), "3.0"),
    // What tells the base, and a sign or a space before the width is filled.
    ("#x", .integer(255), "0xff"), ("#o", .integer(8), "010"), ("+-5d", .integer(7), "+7   "),
    ("e", .decimal(1500), "1.500000e+03"), ("E", .decimal(1500), "1.500000E+03"),
    ("g", .decimal(0.5), "0.5"), ("G", .decimal(1e-7), "1E-07"),
    // One byte of a number, or one unit of UTF-16.
    ("c", .integer(65), "A"), ("3c", .integer(65), "  A"), ("-3c", .integer(65), "A  "),
    ("1c", .unsigned(65), "A"), ("c", .integer(0x141), "A"), ("C", .integer(0x3042), "あ"),
    ("C", .unsigned(0x1_0041), "A"), ("C", .integer(0xD800), nil), ("c", .decimal(65), nil),
    ("@", .integer(1), nil), ("s", .integer(1), nil),
  ]

  @Test(arguments: cases)
  func numbersAreWritten(_ text: String, _ number: FormatNumber, _ expected: String?) throws {
    let specifier = try #require(FormatSpecifier(text))
    #expect(specifier.writing(number)?(nil) == expected, "\(text) \(number)")
  }

  /// In a locale whole numbers of each kind are grouped, and fractions parted, as it has them: German writes a point and a
  /// comma where C writes nothing and a point.
  @Test(
    arguments: [
      ("lld", .integer(1_234_567), "1.234.567"), ("lld", .unsigned(1_234_567), "1.234.567"),
      ("lld", .decimal(1_234_567.9), "1.234.567"), (".1f", .decimal(1.5), "1,5"),
      (".1f", .integer(3), "3,0"),
    ] as [(String, FormatNumber, String)]
  )
  func numbersAreWrittenAsInALocale(
    _ text: String,
    _ number: FormatNumber,
    _ expected: String
  ) throws {
    let specifier = try #require(FormatSpecifier(text))
    #expect(specifier.writing(number)?(Locale(identifier: "de_DE")) == expected)
  }

  /// What the types of C and of Apple's formats are; any other letter behind the sign is one of the words.
  @Test func typesAreKnown() {
    let types = "@dDiuUxXoOfFeEgGcCsSpaA"
    for code in UInt8(ascii: "@")...UInt8(ascii: "z") {
      let letter = Character(Unicode.Scalar(code))
      let isType = types.contains(letter)
      var next = 0
      let parts = FormatPart.parts(of: "%\(letter)", next: &next)
      let expected: FormatPart =
        isType ? .argument(0, specifier: "\(letter)") : .literal("%\(letter)")
      #expect(parts == [expected])
      #expect(next == (isType ? 1 : 0), "\(letter)")
    }
  }

  /// Whole numbers and those with decimals are written for each other, characters of whole ones alone; words and
  /// pointers are of no number.
  @Test func typesHaveTheirNumbers() throws {
    for type in "dDiuUxXoOfFeEgGaAcC@sSp" {
      let specifier = try #require(FormatSpecifier("\(type)"))
      let isCharacter = "cC".contains(type)
      let isNone = "@sSp".contains(type)
      for (number, isWritten) in [
        (.integer(65), !isNone), (.unsigned(65), !isNone), (.decimal(65), !isNone && !isCharacter),
      ] as [(FormatNumber, Bool)] {
        let writes = specifier.writing(number) != nil
        #expect(writes == isWritten, "\(type) \(number)")
      }
    }
  }

  /// Values are numbers of their kind, of whatever width; words are none.
  @Test func valuesAreNumbersOfTheirKind() {
    let values: [(Any, FormatNumber?)] = [
      (Int8(-3), .integer(-3)), (Int64.min, .integer(.min)), (UInt8(200), .unsigned(200)),
      (UInt64.max, .unsigned(.max)), (Float(0.5), .decimal(0.5)), (2.0, .decimal(2)), ("3", nil),
    ]
    for (value, number) in values { #expect(FormatNumber(value) == number, "\(value)") }
    let numbers: [(FormatNumber, Double, String)] = [
      (.integer(-3), -3, "-3"), (.unsigned(200), 200, "200"), (.decimal(0.5), 0.5, "0.500000"),
    ]
    for (number, count, text) in numbers {
      #expect(number.count == count && number.text(in: nil) == text)
    }
    #expect(FormatNumber.unsigned(.max).text(in: nil) == "18446744073709551615")
    // In a locale they are written as it has them, of each kind.
    let german = Locale(identifier: "de_DE")
    let written: [(FormatNumber, String)] = [
      (.integer(1_234_567), "1.234.567"), (.unsigned(1_234_567), "1.234.567"),
      (.decimal(1.5), "1,500000"),
    ]
    for (number, text) in written { #expect(number.text(in: german) == text) }
  }

  /// A flag counts once, wherever it stands; in another order they are other flags of the same meaning.
  @Test func flagsCountOnce() {
    #expect(FormatSpecifier("+-+d") == FormatSpecifier("+-d"))
    #expect(FormatSpecifier("++d") == FormatSpecifier("+d"))
    #expect(FormatSpecifier("+d") != FormatSpecifier("-d"))
    #expect(FormatSpecifier("5d") != FormatSpecifier(".5d"))
  }

  /// Places beyond all need are refused, of the width as of the fraction.
  @Test func placesAreBounded() {
    for text in ["999d", ".999f", "999.999f"] { #expect(FormatSpecifier(text) != nil, "\(text)") }
    for text in ["1000d", ".1000f", "1.1000f", "99999999999999999999d"] {
      #expect(FormatSpecifier(text) == nil, "\(text)")
    }
  }
}
