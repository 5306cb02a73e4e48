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
}
