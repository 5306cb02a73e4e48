#if os(Linux)
import Foundation
import Testing

@testable import SwiftUISurface

/// Amounts of data as numbers of bytes, in which Foundation on Linux writes whole numbers alone.
@MainActor
@Suite struct ByteCountStyleTests {
  typealias Amount = Measurement<UnitInformationStorage>
  typealias Style = Amount.FormatStyle.ByteCount

  /// Without spaces that do not break and narrow ones, which differ between versions of CLDR.
  private static func said(_ amount: Amount, _ style: Style, _ locale: String = "en_US") -> String {
    style.locale(Locale(identifier: locale)).format(amount)
      .replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
  }

  /// Expected is what Apple's documentation shows, and what its systems were seen to write.
  @Test func amountsAreWrittenAsBytes() {
    let terabyte = Amount(value: 1, unit: .terabytes)
    #expect(Self.said(terabyte, .byteCount(style: .file)) == "1 TB")
    #expect(Self.said(terabyte, .byteCount(style: .decimal)) == "1 TB")
    #expect(Self.said(terabyte, .byteCount(style: .memory)) == "931.32 GB")
    #expect(Self.said(terabyte, .byteCount(style: .binary)) == "931.32 GB")
    #expect(Self.said(terabyte, .byteCount(style: .binary), "fr_FR") == "931,32 Go")
    #expect(
      Self.said(terabyte, .byteCount(style: .file, allowedUnits: .bytes))
        == "1,000,000,000,000 bytes"
    )
    #expect(
      Self.said(
        Amount(value: 1_024, unit: .bytes),
        .byteCount(style: .memory, allowedUnits: .kb, includesActualByteCount: true)
      ) == "1 kB (1,024 bytes)"
    )
    #expect(
      Self.said(Amount(value: 3.5, unit: .megabytes), .byteCount(style: .file), "de_DE") == "3,5 MB"
    )
    let none = Amount(value: 0, unit: .bytes)
    #expect(Self.said(none, .byteCount(style: .file)) == "Zero kB")
    #expect(
      Self.said(none, .byteCount(style: .file, allowedUnits: .kb, spellsOutZero: false)) == "0 kB"
    )
  }

  /// What is no number of bytes ends no process.
  @Test func everyAmountIsWritten() {
    for (value, text) in [
      (Double.nan, "Zero kB"), (.infinity, "9,223.37 PB"), (-.infinity, "-9,223.37 PB"),
      (1e300, "9,223.37 PB"), (0.4, "Zero kB"),
    ] {
      #expect(Self.said(Amount(value: value, unit: .bytes), .byteCount(style: .file)) == text)
    }
    #expect(Amount(value: 12, unit: .bits).wholeBytes == 2)
  }

  /// A text writes them for its surroundings, and whole numbers as before.
  @Test func textsWriteThemForTheirSurroundings() throws {
    let format: Style = .byteCount(style: .file)
    for text in [
      Text(Amount(value: 3.5, unit: .megabytes), format: format),
      Text(Int64(3_500_000), format: .byteCount(style: .file)),
      Text("\(Amount(value: 3.5, unit: .megabytes), format: .byteCount(style: .file))"),
    ] {
      let string = try TextValueTests.string(text) { $0.locale = Locale(identifier: "de_DE") }
      #expect(string.replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ") == "3,5 MB")
    }
  }
}
#endif
