import Testing

@testable import TextShaping

@Suite("Languages as HarfBuzz is told them")
struct ShapingLanguageTests {
  @Test(arguments: [
    ("ja", "ja"), ("ja-JP", "ja"), ("JA_jp", "ja"), ("en-Latn-US-x-private", "en"),
    ("en-u-ca-buddhist-hant", "en"), ("zh-Hant-HK", "zh-hant-hk"), ("zh-TW", "zh-tw"),
    ("zh-Hans-CN", "zh-hans"), ("zh-yue-HK", "yue-hk"), ("yue-Hans", "yue-hans"),
    ("zh-Hans-HK-TW", "zh-hans-hk"),
    ("ro-MD", "ro-md"), ("ro-RO", "ro"), ("ga-Latg", "ga-latg"), ("ga-TW", "ga"),
    ("mnw-TH", "mnw-th"), ("el-polyton", "und-polyton"), ("en-US-fonipa", "und-fonipa"),
    ("syr-Syrn", "und-syrn"), ("syr-Syrj", "und-syrj"), ("syr-Syre", "und-syre"),
    ("ka-Geok", "und-geok"), ("hy-arevmda", "und-arevmda"), ("oc-provenc", "und-provenc"),
    ("chr-fonnapa", "und-fonnapa"), ("wuu-Hant", "wuu-hant"), ("de-1996", "de"), ("und", "und"),
    ("zh-x-hant", "zh"), ("zh-u-hk", "zh"), ("ro-x-md", "ro"), ("ka-x-geok", "ka"),
    ("zh-Hant-x-hk", "zh-hant"),
  ])
  func reduced(_ tag: String, _ expected: String) {
    #expect(ShapingLanguage.reduced(tag) == expected)
    #expect(ShapingLanguage(tag) == ShapingLanguage(expected))
  }

  @Test(arguments: ["", "-", "x-private", "i-lux", "e", "engl", "12", "日本", "en1"])
  func nothing(_ tag: String) {
    #expect(ShapingLanguage.reduced(tag) == nil)
    #expect(ShapingLanguage(tag) == nil)
  }

  /// However many tags are asked about, few are remembered.
  @Test func tagsAreRememberedUpToABound() {
    for number in 1_000..<1_200 {
      #expect(ShapingLanguage("ja-x-\(number)") == ShapingLanguage("ja"))
      #expect((1...64).contains(ShapingLanguage.knownCount))
    }
  }

  /// Each of the Chinese languages is told with its script and its place, which decide the forms of
  /// characters; no other is.
  @Test func chineseIsToldWithItsScriptAndPlace() {
    let chinese: Set<String> = [
      "cdo", "cjy", "cmn", "cnp", "cpx", "csp", "czh", "czo", "gan", "hak", "hsn", "lzh", "mnp",
      "nan", "wuu", "yue", "zh",
    ]
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let triples = pairs.flatMap { pair in letters.map { pair + $0 } }
    let wrong = (["zh", "ja", "ko", "vi", "za", "ii", "bo"] + triples).filter { language in
      let isChinese = chinese.contains(language)
      let isToldSo = ["Hans", "Hant", "HK", "MO", "TW"].allSatisfy { part in
        ShapingLanguage.reduced("\(language)-\(part)")
          == (isChinese ? "\(language)-\(part.lowercased())" : language)
      }
      return !isToldSo || ShapingLanguage.reduced("\(language)-SG") != language
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }
}
