import FontFaces
import Testing
import TextShaping

/// By whose rules iOS spaces a text: those of Japanese, since iOS 17, and no other language's (JapaneseText §3.3).
@Suite struct TextCompositionTests {
  @Test(
    arguments: [
      (.iOS16, "ja", .none), (.iOS17, "ja", .japanese), (.iOS18, "ja-JP", .japanese),
      (.iOS26, "ja", .japanese), (.iOS26, nil, .none), (.iOS26, "en", .none), (.iOS17, "ko", .none),
      (.iOS26, "zh-Hans", .none), (.iOS26, "zh-Hant-TW", .none), (.iOS26, "jv", .none),
    ] as [(SystemVersion, String?, TextComposition)]
  )
  func onlyJapaneseIsComposed(
    _ version: SystemVersion,
    _ language: String?,
    _ expected: TextComposition
  ) {
    #expect(TextComposition(on: version, typesettingLanguage: language) == expected)
  }
}
