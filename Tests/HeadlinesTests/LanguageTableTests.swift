import Testing

@testable import Headlines

/// What is made for a language is made once, for as many languages as a list has that somebody reads.
@Suite struct LanguageTableTests {
  @Test func asManyAreRememberedAsAreRead() {
    var table = LanguageTable<Int>()
    var made = 0
    func value(_ number: Int) -> Int {
      table.value(for: "language \(number)") {
        made += 1
        return made
      }
    }
    for _ in 0..<2 {
      #expect((0..<64).map(value) == Array(1...64))
      #expect(made == 64 && table["language 63"] == 64 && table["language 64"] == nil)
    }
    // One more, and all others are made anew when they are asked for.
    #expect(value(64) == 65)
    #expect(table["language 63"] == nil && table["language 64"] == 65)
    #expect(value(0) == 66 && value(64) == 65)
  }

  /// The letter that is added to a headline, of usual width in its language, whatever region or script stands behind; in
  /// a language without a letter of its own that of its script.
  @Test(arguments: [
    ("ja", "国"), ("ja-JP", "国"), ("zh-Hant", "国"), ("ZH", "国"), ("ko", "가"), ("th", "ก"),
    ("ar-EG", "ب"), ("he", "ה"), ("hi", "क"), ("ru", "н"), ("el", "ν"), ("en", "n"), ("de", "n"),
    ("jam", "n"), ("", "n"), ("yue", "国"), ("fa", "ب"), ("ur-PK", "ب"), ("yi", "ה"), ("mr", "क"),
    ("uk", "н"), ("sr_Latn", "n"), ("tr", "n"),
    ("yue-Hans", "国"), ("ur-Aran", "ب"),
    // A script that the tag names goes before the usual one; what stands behind a subtag of one letter names none.
    ("hi-Latn", "n"), ("ja_Latn_JP", "n"), ("ru-Latn", "n"), ("zh-Latn-CN-pinyin", "n"),
    ("zh_Hans", "国"), ("ja-Jpan", "国"), ("ja-Hrkt", "国"), ("ko-Kore", "가"), ("th-Thai", "ก"),
    ("grc-Grek", "ν"), ("el-Grek", "ν"), ("hi-Deva", "क"), ("sr-Cyrl", "н"), ("ja-x-latn", "国"),
    ("ru-1234", "н"), ("zh-Hani", "国"), ("zh-Hanb", "国"), ("zh-Bopo", "国"), ("ja-Kana", "国"),
    ("ja-Hira", "国"), ("ko-Hang", "가"), ("ko-Jamo", "가"),
    ("hi-u-nu-latn", "क"), ("en-u-nu-deva", "n"), ("ja-u-ca-gregory-nu-latn", "国"),
  ])
  func everyLanguageIsCountedInItsOwnLetter(_ language: String, _ letter: String) {
    #expect(String(HeadlineTemplate.filler(in: language)) == letter)
  }
}
