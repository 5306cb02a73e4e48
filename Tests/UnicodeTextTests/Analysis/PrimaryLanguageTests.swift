import Testing
import UnicodeText

@Suite("The language that rules and widths go by")
struct PrimaryLanguageTests {
  @Test(
    arguments: [
      ("ja", .japanese), ("JA_JP", .japanese), ("ja-Latn-JP-x-private", .japanese),
      ("zh", .chinese), ("zh-Hant-HK", .chinese), ("yue-Hant", .chinese), ("ko-KR", .korean),
      (nil, .other), ("", .other), ("-ja", .other), ("j", .other), ("jav", .other),
      ("kok", .other), ("en-JP", .other), ("japanese", .other), ("\u{1}ja", .other),
    ] as [(String?, PrimaryLanguage)]
  )
  func primarySubtag(_ tag: String?, _ expected: PrimaryLanguage) {
    #expect(PrimaryLanguage(tag: tag) == expected)
  }

  @Test(
    arguments: [
      ("ja", .japanese), ("zh", .chinese), ("yue", .chinese), ("ko", .korean), ("en", .other),
      ("en-Hrkt", .japanese), ("en-kana", .japanese), ("x_HIRA_JP", .japanese),
      ("ko-Jpan", .japanese), ("ja-Hang", .korean), ("en-Kore", .korean), ("ja-Hani", .chinese),
      ("en-Bopo", .chinese), ("ja-Latn", .other), ("zh-Latn-TW", .other),
      ("ko-Latn-x-Hang", .other),
      ("zh-yue-Hant", .chinese), ("ja-JP", .japanese), ("en-u-hrkt", .other), ("en-x-jpan", .other),
      ("de-1901", .other), ("ja-1994", .japanese), ("Hrkt", .other), ("", .other), (nil, .other),
      ("ja-", .japanese), ("-Hrkt", .other),
      // A script is of letters alone, from A to Z.
      ("ja-Zyyy", .other), ("ja-zAAZ", .other), ("ja-Han@", .japanese), ("ja-Han[", .japanese),
      ("ja-han`", .japanese), ("ja-han{", .japanese), ("ja-Han1", .japanese),
    ] as [(String?, WritingSystem)]
  )
  func writingSystem(_ tag: String?, _ expected: WritingSystem) {
    #expect(WritingSystem(tag: tag) == expected)
  }
}
