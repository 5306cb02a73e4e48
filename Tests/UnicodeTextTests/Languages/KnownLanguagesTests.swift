import TestSupport
import Testing

@testable import UnicodeText

@Suite struct KnownLanguagesTests {
  @Test(arguments: [
    "ja", "JA", "en", "zh", "zh-Hant", "zh-Hant-TW", "zh-yue", "yue", "sr-Latn-RS", "de-1996",
    "ja-Latn-hepburn", "en-a-bbb-x-a-ccc", "es-419", "fil", "iw", "en-u-ca-gregory", "tlh",
  ])
  func knownTags(tag: String) {
    #expect(KnownLanguages.kind(ofTag: tag) == .known)
  }

  @Test(arguments: [
    "japanese", "jp", "cn", "jpn", "zho-Hant", "xx", "zz", "und", "x-private", "nihongo", "qqq",
  ])
  func unknownLanguages(tag: String) {
    #expect(KnownLanguages.kind(ofTag: tag) == .unknown)
  }

  @Test(arguments: [
    "", "j", "ja-", "-ja", "ja--JP", "日本語", "ja JP", "en-a", "ja_JP.UTF-8", "!!", "ja\u{0}",
    "abcdefghi", "ja-Jpan-Jpan", String(repeating: "en-", count: 50) + "en",
  ])
  func malformedTags(tag: String) {
    #expect(KnownLanguages.kind(ofTag: tag) == .malformed)
  }

  /// A tag has up to a hundred letters.
  @Test func longTags() {
    let tag = "en-x" + String(repeating: "-aaaaaaaa", count: 10)
    #expect(tag.count == 94)
    #expect(KnownLanguages.kind(ofTag: tag + "-aaaaa") == .known)
    #expect(KnownLanguages.kind(ofTag: tag + "-aaaaaa") == .malformed)
    // So has what is typed for one.
    let locale = "ja@" + String(repeating: "x", count: 97)
    #expect(KnownLanguages.tag(meantBy: locale) == "ja")
    #expect(KnownLanguages.tag(meantBy: locale + "x") == nil)
  }

  @Test(
    arguments: [
      ("japanese", "ja"), ("Japanese", "ja"), ("日本語", "ja"), ("japanse", "ja"), ("jp", "ja"),
      ("jpn", "ja"), ("jpn-JP", "ja-JP"), ("zho-Hant", "zh-Hant"), ("cn", "zh"), ("英語", "en"),
      ("français", "fr"), ("franc\u{327}ais", "fr"), ("中文", "zh"), ("繁體中文", "zh-Hant"),
      ("traditional chinese", "zh-Hant"), ("한국어", "ko"), ("العربية", "ar"), ("deutch", "de"),
      ("ja-JP.UTF-8", "ja-JP"), ("American English", "en-US"), ("xx", nil), ("zz", nil),
      ("nihongo", nil), ("ph", "fil"), ("q", nil), ("", nil), ("!!", nil),
      ("ja@currency=EUR", "ja"), ("JA-jp.utf-8", "JA-jp"), ("ara", "ar"), ("ARA-eg", "ar-eg"),
      // A locale of no language that is known, but for what stands for one.
      ("jp.utf-8", "ja"), ("jpn@x", "ja"), ("jpn-JP.UTF-8", "ja-JP"), ("zho-Hant@x", "zh-Hant"),
      // A region's code stands for a language by itself alone.
      ("jp-JP", nil), ("cn-TW", nil),
      // A slip or two in names of six letters and more, none in shorter ones.
      ("frenc", "fr"), ("frnhc", nil), ("germn", "de"), ("jpnse", nil), ("greek", "el"),
      ("grek", nil), ("czec", nil), ("spaish", "es"), ("spsh", nil),
      ("japane日本", "ja"),
      // Names are as long as they have characters, in whatever script.
      ("руский", "ru"), ("ポルトガル後", "pt"),
      // Danish and Spanish are as near: the first of the list is meant.
      ("sapnish", "da"),
      ("British English", "en-GB"), ("イギリス英語", "en-GB"), ("Brazilian Portuguese", "pt-BR"),
      ("português (brasil)", "pt-BR"), ("Simplified Chinese", "zh-Hans"), ("简体中文", "zh-Hans"),
      (String(repeating: "japanese", count: 900), nil),
    ] as [(String, String?)]
  )
  func tagsThatWereMeant(typed: String, tag: String?) {
    #expect(KnownLanguages.tag(meantBy: typed) == tag)
  }

  /// Each row of a list may be in a language that nobody knows: asked in a process of its own, where names are not
  /// listed yet.
  @Test func namesAreListedOnce() async {
    await #expect(processExitsWith: .success) {
      let first = ThreadTime.seconds { _ = KnownLanguages.tag(meantBy: "zz") }
      let others = ThreadTime.seconds {
        for typed in ["zy", "qq", "xx", "qz"] { _ = KnownLanguages.tag(meantBy: typed) }
      }
      #expect(others < first)
    }
  }

  /// Every language that is found by its English name is a tag that is taken.
  @Test func whatIsOfferedIsTaken() {
    for name in ["Swahili", "Icelandic", "Cantonese", "Filipino", "Norwegian Bokmål", "Hebrew"] {
      let tag = KnownLanguages.tag(meantBy: name)
      #expect(tag.map { KnownLanguages.kind(ofTag: $0) } == .known, "\(name)")
    }
  }
}
