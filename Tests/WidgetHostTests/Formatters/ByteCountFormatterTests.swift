#if os(Linux)
import Foundation
import Testing
import WidgetHost

/// What stands in for Foundation's formatter of bytes, which knows only English on Linux.
@Suite struct ByteCountFormatterTests {
  typealias Bytes = HostedByteCountFormatter

  private static func formatter(_ locale: String) -> Bytes {
    let formatter = Bytes()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  /// Without spaces that do not break and narrow ones, which differ between versions of CLDR.
  private static func plain(_ text: String?) -> String? {
    text?.replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
  }

  static let counts: [(String, Int64, String)] = [
    ("en_US", 0, "Zero KB"), ("en_US", 1, "1 byte"), ("en_US", 2, "2 bytes"),
    ("en_US", 999, "999 bytes"), ("en_US", 1_000, "1 KB"), ("en_US", 1_400, "1 KB"),
    ("en_US", -1_600, "-2 KB"), ("en_US", 3_500_000, "3.5 MB"),
    ("en_US", 12_345_678, "12.3 MB"), ("en_US", 1_234_567_890, "1.23 GB"),
    ("en_US", 7_000_000_000_000, "7 TB"), ("en_US", .max, "9,223.37 PB"),
    ("en_US", .min, "-9,223.37 PB"),
    // What would be a thousand of a unit is one of the next.
    ("en_US", 999_499, "999 KB"), ("en_US", 999_500, "1 MB"),
    ("en_US", 999_949_000, "999.9 MB"), ("en_US", 999_950_000, "1 GB"),
    ("en_US", 999_994_000_000, "999.99 GB"), ("en_US", 999_995_000_000, "1 TB"),
    ("de_DE", 0, "Null KB"), ("de_DE", 2, "2 Byte"), ("de_DE", 12_000, "12 KB"),
    ("de_DE", 3_500_000, "3,5 MB"), ("de_DE", 1_234_567_890, "1,23 GB"),
    ("fr_FR", 0, "Zéro Ko"), ("fr_FR", 2, "2 octets"), ("fr_FR", 12_000, "12 Ko"),
    ("fr_FR", 3_500_000, "3,5 Mo"),
    ("ru_RU", 0, "Ноль КБ"), ("ru_RU", 2, "2 байта"), ("ru_RU", 12_000, "12 КБ"),
    ("ru_RU", 3_500_000, "3,5 МБ"),
    ("ja_JP", 0, "ゼロKB"), ("ja_JP", 500, "500バイト"), ("ja_JP", 3_500_000, "3.5 MB"),
    ("zh_CN", 0, "零KB"), ("zh_CN", 12_000, "12 KB"),
  ]

  /// In the words of a language, with its point, and as many digits as are documented.
  @Test(arguments: counts)
  func bytesAreWritten(_ locale: String, _ count: Int64, _ text: String) {
    let formatter = Self.formatter(locale)
    #expect(Self.plain(formatter.string(fromByteCount: count)) == text)
    #expect(Self.plain(formatter.string(for: NSNumber(value: count))) == text)
  }

  /// Of memory a kilobyte has 1,024 bytes.
  @Test func memoryIsCountedInPowersOfTwo() {
    let formatter = Self.formatter("en_US")
    for style in [Bytes.CountStyle.memory, .binary] {
      formatter.countStyle = style
      let counts: [Int64] = [1_023, 1_024, 1_048_063, 1_048_064, 3_670_016]
      #expect(
        counts.map(formatter.string(fromByteCount:))
          == ["1,023 bytes", "1 KB", "1,023 KB", "1 MB", "3.5 MB"]
      )
    }
    formatter.countStyle = .decimal
    #expect(formatter.string(fromByteCount: 3_500_000) == "3.5 MB")
  }

  static let settings: [(Int64, String, @Sendable (Bytes) -> Void)] = [
    (1_500, "1.5 KB", { $0.isAdaptive = false }),
    (1_234_567, "1.23 MB", { $0.isAdaptive = false }),
    (12_345_678, "12.3 MB", { $0.isAdaptive = false }),
    (123_456_789, "123 MB", { $0.isAdaptive = false }),
    (1_200_000_000, "1.20 GB", { $0.zeroPadsFractionDigits = true }),
    (3_000_000, "3.0 MB", { $0.zeroPadsFractionDigits = true }),
    (12_000, "12 KB", { $0.zeroPadsFractionDigits = true }),
    (3_500_000, "3,500 KB", { $0.allowedUnits = .useKB }),
    (3_500_000, "3,500,000 bytes", { $0.allowedUnits = .useBytes }),
    (5_000_000, "5,000 KB", { $0.allowedUnits = [.useKB, .useGB] }),
    (5_000_000_000, "5 GB", { $0.allowedUnits = [.useKB, .useGB] }),
    (500_000, "0.5 MB", { $0.allowedUnits = [.useMB, .useGB] }),
    (3_500_000, "3.5 MB", { $0.allowedUnits = .useAll }),
    // There is no larger one.
    (7_000_000_000_000_000, "7 PB", { $0.allowedUnits = .useEB }),
    (0, "Zero bytes", { $0.allowedUnits = .useBytes }),
    (0, "Zero KB", { $0.allowedUnits = .useMB }),
    (0, "0 bytes", { $0.allowsNonnumericFormatting = false }),
    (3_500_000, "3.5", { $0.includesUnit = false }),
    (3_500_000, "MB", { $0.includesCount = false }),
    (12_000, "KB", { $0.includesCount = false }),
    (0, "0", { $0.includesUnit = false }),
    (0, "bytes", { $0.includesCount = false }),
    (3_500_000, "3.5 MB (3,500,000 bytes)", { $0.includesActualByteCount = true }),
    (1_000, "1 KB (1,000 bytes)", { $0.includesActualByteCount = true }),
    (999, "999 bytes", { $0.includesActualByteCount = true }),
    (
      3_500_000, "3.5",
      {
        $0.includesActualByteCount = true
        $0.includesUnit = false
      }
    ),
  ]

  /// What is set is heeded.
  @Test(arguments: settings.indices)
  func settingsAreHeeded(_ index: Int) {
    let (count, text, set) = Self.settings[index]
    let formatter = Self.formatter("en_US")
    set(formatter)
    #expect(formatter.string(fromByteCount: count) == text)
  }

  @Test func bracketsAreThoseOfTheLanguage() {
    for (locale, text) in [
      ("de_DE", "3,5 MB (3.500.000 Byte)"), ("ja_JP", "3.5 MB（3,500,000バイト）"),
      ("zh_CN", "3.5 MB（3,500,000字节）"),
    ] {
      let formatter = Self.formatter(locale)
      formatter.includesActualByteCount = true
      #expect(Self.plain(formatter.string(fromByteCount: 3_500_000)) == text)
    }
  }

  /// Amounts of data are as many bytes, rounded; without end they are as many as can be counted.
  @Test func amountsOfDataAreWritten() {
    typealias Amount = Measurement<UnitInformationStorage>
    let formatter = Self.formatter("en_US")
    for (amount, text) in [
      (Amount(value: 3.5, unit: .megabytes), "3.5 MB"), (Amount(value: 12, unit: .bits), "2 bytes"),
      (Amount(value: 1, unit: .mebibytes), "1 MB"), (Amount(value: .nan, unit: .bytes), "Zero KB"),
      (Amount(value: .infinity, unit: .bytes), "9,223.37 PB"),
      (Amount(value: -.infinity, unit: .bytes), "-9,223.37 PB"),
      (Amount(value: 1e300, unit: .terabytes), "9,223.37 PB"),
    ] {
      #expect(formatter.string(from: amount) == text)
      #expect(formatter.string(for: amount) == text)
    }
    #expect(formatter.string(for: "3") == nil && formatter.string(for: nil) == nil)
    // Those of the type are in the device's language.
    let own = Bytes()
    own.countStyle = .memory
    #expect(
      Bytes.string(fromByteCount: 3_670_016, countStyle: .memory)
        == own.string(fromByteCount: 3_670_016)
    )
    #expect(
      Bytes.string(from: Amount(value: 3_670_016, unit: .bytes), countStyle: .memory)
        == own.string(fromByteCount: 3_670_016)
    )
    #expect(own.locale == HostedDevice.locale)
  }
}
#endif
