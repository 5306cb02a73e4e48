#if os(Linux)
import Foundation
import Testing

@testable import SwiftUISurface

/// Names of persons, which Foundation on Linux does not write.
@Suite struct PersonNameTests {
  typealias Style = PersonNameComponents.FormatStyle.Style

  /// Parts in the order of those of `PersonNameComponents`: prefix, given, middle, family, suffix, nickname.
  private static func name(_ parts: [String?]) -> PersonNameComponents {
    var name = PersonNameComponents()
    name.namePrefix = parts[0]
    name.givenName = parts[1]
    name.middleName = parts[2]
    name.familyName = parts[3]
    name.nameSuffix = parts[4]
    name.nickname = parts[5]
    return name
  }

  /// Parts, a locale, and what is written: short, medium, long and abbreviated.
  static let names: [([String?], String, [String])] = [
    // Apple's documentation, and its systems as they were seen.
    (
      ["Dr.", "Thomas", "Louis", "Clark", "Esq.", "Tom"], "en_US",
      ["Tom", "Thomas Clark", "Dr. Thomas Louis Clark Esq.", "TC"]
    ),
    (
      ["Dr", "Elizabeth", "Jillian", "Smith", "Esq.", "Liza"], "zh_CN",
      ["Liza", "Smith Elizabeth", "Dr Smith Elizabeth Jillian Esq.", "SE"]
    ),
    (
      ["Dr. med.", "Max", nil, "Mustermann", "junior, M.A.", nil], "de_DE",
      ["Max", "Max Mustermann", "Dr. med. Max Mustermann junior, M.A.", "MM"]
    ),
    (
      ["Père", "Jean-Philippe", nil, "de Zélicourt", nil, nil], "fr_FR",
      ["Jean-Philippe", "Jean-Philippe de Zélicourt", "Père Jean-Philippe de Zélicourt", "Jd"]
    ),
    (
      ["物理学博士", "振宁", nil, "杨", "先生", nil], "zh_Hans",
      ["杨振宁", "杨振宁", "物理学博士杨振宁先生", "杨"]
    ),
    ([nil, "泰夫", nil, "木田", "先生", nil], "ja_JP", ["木田泰夫", "木田泰夫", "木田泰夫先生", "木田"]),
    // Whatever the device's language is.
    ([nil, "泰夫", nil, "木田", nil, nil], "en_US", ["木田泰夫", "木田泰夫", "木田泰夫", "木田"]),
    ([nil, "ひろし", nil, "さいとう", nil, nil], "ja_JP", Array(repeating: "さいとうひろし", count: 4)),
    ([nil, "민수", nil, "김", nil, nil], "ko_KR", ["김민수", "김민수", "김민수", "민수"]),
    ([nil, "빛나리라", nil, "김", nil, nil], "ko_KR", ["김빛나리라", "김빛나리라", "김빛나리라", "빛"]),
    ([nil, nil, nil, "김", nil, nil], "ko_KR", ["김", "김", "김", "김"]),
    ([nil, "สมชาย", nil, "ใจดี", nil, nil], "th_TH", ["สมชาย", "สมชาย ใจดี", "สมชาย ใจดี", "ส"]),
    (
      [nil, "أحمد", nil, "المصري", nil, nil], "ar_SA",
      ["أحمد", "أحمد المصري", "أحمد المصري", "أحمد"]
    ),
    (
      [nil, "Иван", nil, "Петров", nil, nil], "ru_RU", ["Иван", "Иван Петров", "Иван Петров", "ИП"]
    ),
    (
      [nil, "Viktor", nil, "Nagy", nil, nil], "hu_HU",
      ["Viktor", "Nagy Viktor", "Nagy Viktor", "NV"]
    ),
    ([nil, "John", nil, "王", nil, nil], "en_US", ["John", "John 王", "John 王", "John"]),
    // Parts that are not there, or empty.
    ([nil, " ", "", "Clark", nil, nil], "en_US", ["Clark", "Clark", "Clark", "C"]),
    ([nil, nil, nil, nil, nil, "Tom"], "en_US", ["Tom", "Tom", "", "Tom"]),
    (["Dr.", nil, nil, nil, nil, nil], "en_US", ["Dr.", "Dr.", "Dr.", "Dr."]),
    ([nil, nil, nil, nil, nil, nil], "en_US", ["", "", "", ""]),
  ]

  @Test(arguments: names.indices)
  func namesAreWritten(_ index: Int) {
    let (parts, locale, texts) = Self.names[index]
    let styles: [Style] = [.short, .medium, .long, .abbreviated]
    let said = styles.map { style in
      let format: PersonNameComponents.FormatStyle = .name(style: style)
      return format.locale(Locale(identifier: locale)).format(Self.name(parts))
    }
    #expect(said == texts)
  }

  private static func abbreviated(given: String, family: String) -> String {
    let format: PersonNameComponents.FormatStyle = .name(style: .abbreviated)
    return format.locale(Locale(identifier: "en_US"))
      .format(name([nil, given, nil, family, nil, nil]))
  }

  /// Expects persons with one letter for each of two given names and a family's to be abbreviated so.
  private static func expectAbbreviations(
    of letters: String,
    as expected: (Character) -> String
  ) {
    for letter in letters {
      let said = abbreviated(given: "\(letter) \(letter)", family: "\(letter)")
      #expect(said == expected(letter), "\(letter.unicodeScalars.map(\.value))")
    }
  }

  /// The first and the last letters of what each script has in Unicode, and those beside them that are another's.
  @Test func lettersBelongToTheirScripts() {
    Self.expectAbbreviations(
      of: "A\u{52F}\u{1C80}\u{1C88}\u{1D00}\u{1FFC}\u{A640}\u{A69D}\u{A722}\u{A7FF}"
    ) { "\($0)\($0)" }
    Self.expectAbbreviations(of: "\u{904}\u{DC6}\u{E01}\u{E46}\u{F40}\u{F6C}") { "\($0)" }
    for value in [0x1100, 0x11FF, 0x3131, 0x318E, 0xA960, 0xA97C, 0xAC00, 0xD7A3, 0xD7FB]
      as [UInt32]
    {
      let letter = Unicode.Scalar(value).map { "\($0)" } ?? ""
      let said = Self.abbreviated(given: "\(letter) \(letter)", family: "\(letter)\(letter)")
      #expect(said == letter, "\(value)")
    }
    Self.expectAbbreviations(of: "\u{3005}\u{3007}\u{3041}\u{30FF}\u{31F0}\u{31FF}\u{3400}\u{FA0E}")
    { "\($0)" }
    // Armenian, Lao, Burmese, Georgian and Ethiopic have no monograms.
    Self.expectAbbreviations(of: "\u{531}\u{E81}\u{1000}\u{10D0}\u{1200}\u{1C90}") { "\($0) \($0)" }
  }

  /// A text writes them in the order of its surroundings; the middle style is the usual one.
  @MainActor
  @Test func textsWriteNamesForTheirSurroundings() throws {
    let name = Self.name([nil, "Elizabeth", nil, "Smith", nil, nil])
    let text = Text(name, format: .name(style: .medium))
    #expect(try TextValueTests.string(text) == "Elizabeth Smith")
    let chinese = try TextValueTests.string(text) { $0.locale = Locale(identifier: "zh_CN") }
    #expect(chinese == "Smith Elizabeth")
    #expect(PersonNameComponents.FormatStyle().style == .medium)
    #expect([Style.short, .medium, .long, .abbreviated].map(\.rawValue) == [1, 2, 3, 4])
  }

  /// What is written as a name, a locale, and its parts.
  static let written: [(String, String, [String?]?)] = [
    ("Tom Clark", "en_US", [nil, "Tom", nil, "Clark", nil, nil]),
    ("  Tom\tClark ", "en_US", [nil, "Tom", nil, "Clark", nil, nil]),
    ("Tom", "en_US", [nil, "Tom", nil, nil, nil, nil]),
    ("Mary Ann Lee Clark", "en_US", [nil, "Mary", "Ann Lee", "Clark", nil, nil]),
    (
      "Dr Elizabeth Jillian Smith Esq.", "en_US",
      ["Dr", "Elizabeth", "Jillian", "Smith", "Esq.", nil]
    ),
    (
      "Dr Smith Elizabeth Jillian Esq.", "zh_CN",
      ["Dr", "Elizabeth", "Jillian", "Smith", "Esq.", nil]
    ),
    ("Prof. Dr. Anna Weiß Ph.D.", "de_DE", ["Prof. Dr.", "Anna", nil, "Weiß", "Ph.D.", nil]),
    // All titles that are known, with points and in small letters too; a name that begins like one is none.
    ("Mr. Tom Clark Jr.", "en_US", ["Mr.", "Tom", nil, "Clark", "Jr.", nil]),
    ("Mrs Anna Clark MD", "en_US", ["Mrs", "Anna", nil, "Clark", "MD", nil]),
    ("ms Anna Clark III", "en_US", ["ms", "Anna", nil, "Clark", "III", nil]),
    ("Miss Anna Clark IV", "en_US", ["Miss", "Anna", nil, "Clark", "IV", nil]),
    ("SIR Tom Clark sr", "en_US", ["SIR", "Tom", nil, "Clark", "sr", nil]),
    ("Tom Clark II", "en_US", [nil, "Tom", nil, "Clark", "II", nil]),
    ("Drew Clark Vi", "en_US", [nil, "Drew", "Clark", "Vi", nil, nil]),
    ("Nguyen Anh", "vi_VN", [nil, "Anh", nil, "Nguyen", nil, nil]),
    ("Chan Siu", "yue_HK", [nil, "Siu", nil, "Chan", nil, nil]),
    ("Kim Min", "ko_KR", [nil, "Min", nil, "Kim", nil, nil]),
    ("Smith Elizabeth", "hu_HU", [nil, "Elizabeth", nil, "Smith", nil, nil]),
    ("木田 泰夫", "ja_JP", [nil, "泰夫", nil, "木田", nil, nil]),
    ("", "en_US", nil), ("  ", "en_US", nil), ("Dr.", "en_US", nil),
  ]

  @Test(arguments: written.indices)
  func namesAreRead(_ index: Int) {
    let (text, locale, parts) = Self.written[index]
    let read = PersonNameComponents(reading: text, locale: Locale(identifier: locale))
    #expect(read == parts.map(Self.name))
  }
}
#endif
