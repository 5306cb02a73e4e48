import Foundation
import SwiftUISurface
import Testing

/// The language that a text is set for (JapaneseText §3.2), by where it comes from.
@MainActor
@Suite struct TypesettingLanguageTests {
  private func language(
    _ text: some View,
    _ preferred: [String],
    _ localizations: [String]?
  ) throws -> String? {
    let view = text.environment(\.preferredLanguages, preferred)
      .environment(\.appLocalizations, localizations)
    return try Layouts.decide(view, 100, 50).placed.texts.first?.typesettingLanguage
  }

  /// A literal is set for the first preferred language that the app is localised in, or else for
  /// the app's first.
  @Test(arguments: [
    (["ja-JP", "en-US"], nil as [String]?, "ja-JP"), (["ja-JP", "en-US"], ["en"], "en-US"),
    (["ja-JP", "en-US"], ["EN-gb"], "en-US"), (["ja-JP", "en-US"], ["en", "ja"], "ja-JP"),
    (["ja-JP", "en-US"], ["fr", "de"], "fr"), (["ja-JP", "en-US"], ["de", "fr"], "de"),
    (["de_AT", "en-US"], ["en", "de"], "de_AT"),
  ])
  func literals(_ preferred: [String], _ localizations: [String]?, _ expected: String) throws {
    #expect(try language(Text("Ferry"), preferred, localizations) == expected)
    let name = "Ferry"
    #expect(try language(Text("A \(name)"), preferred, localizations) == expected)
    #expect(try language(Text("Ferry").bold(), preferred, localizations) == expected)
    // What is data goes by the device alone.
    #expect(try language(Text(verbatim: "Ferry"), preferred, localizations) == preferred[0])
    #expect(try language(Text(name), preferred, localizations) == preferred[0])
  }

  @Test func whatIsAskedForComesFirst() throws {
    let german = Locale.Language(identifier: "de")
    for localizations in [nil, ["en"], ["fr"]] {
      let set = Text("Ferry").typesettingLanguage(german)
      #expect(try language(set, ["ja-JP", "en-US"], localizations) == "de")
      let not = Text(verbatim: "Ferry").typesettingLanguage(german, isEnabled: false)
      #expect(try language(not, ["ja-JP", "en-US"], localizations) == "ja-JP")
      let view = AnyView(Text(verbatim: "Ferry"))
      for (isEnabled, expected) in [(true, "de"), (false, "ja-JP")] {
        let told = view.typesettingLanguage(german, isEnabled: isEnabled)
        #expect(try language(told, ["ja-JP", "en-US"], localizations) == expected)
      }
    }
  }

  /// A language is stated with its script and region, but for those that it is likeliest in.
  @Test func languagesAreStatedWithWhatTellsThemApart() throws {
    func stated(_ tag: String) throws -> String? {
      let text = Text(verbatim: "Ferry").typesettingLanguage(Locale.Language(identifier: tag))
      return try language(text, ["ko"], nil)
    }
    for (tag, expected) in [("ja-JP", "ja"), ("ja-Jpan-JP", "ja"), ("en-US", "en"), ("de", "de")] {
      #expect(try stated(tag) == expected, "\(tag)")
    }
    let tags = ["zh-Hans", "zh-Hant", "zh-HK", "pt-BR", "pt-PT", "en-US", "en-GB"]
    #expect(try Set(tags.map { try stated($0) }).count == tags.count)
  }

  /// A language by its name and one that is stated are asked for in the same ways, and the one further inside holds.
  @Test func languagesAreStated() throws {
    let stated = TypesettingLanguage.explicit(Locale.Language(identifier: "de"))
    let french = Locale.Language(identifier: "fr")
    let text = Text(verbatim: "Ferry")
    let view = AnyView(text)
    let ways: [(AnyView, String)] = [
      (AnyView(text.typesettingLanguage(stated)), "de"),
      (AnyView(text.typesettingLanguage(stated, isEnabled: false)), "ja-JP"),
      (AnyView(view.typesettingLanguage(stated)), "de"),
      (AnyView(view.typesettingLanguage(stated, isEnabled: false)), "ja-JP"),
      (AnyView(view.typesettingLanguage(french)), "fr"),
      (AnyView(AnyView(text.typesettingLanguage(stated)).typesettingLanguage(french)), "de"),
      (AnyView(view.typesettingLanguage(stated).typesettingLanguage(french)), "de"),
      (AnyView(view.typesettingLanguage(.automatic).typesettingLanguage(french)), "ja-JP"),
      // Of several in one text that of the first words holds.
      (AnyView(text.typesettingLanguage(stated) + text), "de"),
      (AnyView(text + text.typesettingLanguage(stated)), "ja-JP"),
      (AnyView(Text(verbatim: "") + text.typesettingLanguage(stated) + text), "de"),
    ]
    for (index, (way, expected)) in ways.enumerated() {
      #expect(try language(way, ["ja-JP", "en-US"], nil) == expected, "\(index)")
    }
  }
}
