import Foundation
import Testing

@testable import AppResources

/// What a format's specifier writes of a number, as `printf` does.
@Suite struct FormatSpecifierTests {
  static let cases: [(String, FormatNumber, String?)] = [
    ("d", .integer(-42), "-42"), ("5d", .integer(42), "   42"), ("-5d", .integer(42), "42   "),
    ("05d", .integer(42), "00042"), ("+d", .integer(7), "+7"), (".3d", .integer(7), "007"),
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

  /// Places beyond all need are refused, of the width as of the fraction.
  @Test func placesAreBounded() {
    for text in ["999d", ".999f", "999.999f"] { #expect(FormatSpecifier(text) != nil, "\(text)") }
    for text in ["1000d", ".1000f", "1.1000f", "99999999999999999999d"] {
      #expect(FormatSpecifier(text) == nil, "\(text)")
    }
  }
}
