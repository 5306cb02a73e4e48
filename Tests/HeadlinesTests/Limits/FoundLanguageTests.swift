import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import WidgetDevices

@testable import Headlines

/// Headlines whose language is found from the text, where what is left of them once they are cut counts as text in
/// another one.
@MainActor
@Suite struct FoundLanguageTests {
  /// Of Han letters with kana at their end: without these the snippet's Latin letters are more, and the Han letters
  /// are set wider.
  nonisolated private static let headline =
    "\u{A0}辺辺辺辺辺辺辺辺\u{200B}\u{1892}\u{182B}（館ぁぁぁぁぁぁぁぁ\u{FE00}\u{1837}漁漁漁\u{E010D}ฬ๐"

  nonisolated private static let headlines = [
    headline, "辺辺辺辺辺館ぁぁぁぁ漁漁漁港湾", "对总个夜の駅前にひろばができる", "Ferry 夜行フェリーが湾内へ復帰",
    "夜行フェリー returns to the bay",
  ]

  /// Where the widget stands, in two areas.
  struct Place: Sendable {
    let slot: WidgetSlot
    let sizes: [CGSize]

    /// On several lines: heights are compared.
    static func onLines(_ width: Double) -> Place {
      Place(slot: .lockScreen, sizes: [58, 72].map { CGSize(width: width, height: $0) })
    }

    /// On one line: widths are compared.
    static func onOneLine(_ width: Double) -> Place {
      Place(
        slot: .family(.accessoryInline),
        sizes: [width, width + 11].map { CGSize(width: $0, height: 26) }
      )
    }
  }

  nonisolated private static let places: [Place] = [
    .onLines(60), .onLines(90), .onOneLine(60), .onOneLine(90),
  ]

  private func setting(_ place: Place) throws -> HeadlineSetting {
    var setting = HeadlineSetting(
      groups: place.sizes.map { DeviceGroup(size: $0, displayScale: 3) },
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    setting.slot = place.slot
    return setting
  }

  private func beginnings(of headline: String) -> [TextLimits.Beginning] {
    TextLimits(of: headline, language: nil).beginnings(by: .grapheme)
  }

  /// Each is what a text of it and the snippet is found to be in, also within letters of two units.
  @Test(arguments: headlines + ["", "A", "😀か", "𠮷野家の牛丼"], ["", "snippet of a dozen words", "对总个"])
  func beginningsAreFoundAsTexts(_ headline: String, _ snippet: String) {
    let languages = BeginningLanguages(of: headline, before: snippet)
    var found: Set<String> = []
    for beginning in beginnings(of: headline) {
      // Nothing is left with the empty one.
      guard !beginning.text.isEmpty || headline.isEmpty else { continue }
      let end = beginning.text.utf16.count
      let language = LanguageDetector.language(of: beginning.text + "\n" + snippet)
      #expect(languages[end] == language, "\(end)")
      for offset in 1..<max(end, 1) where languages[offset] == language {
        #expect(languages.holdsLanguage(language, after: offset - 1))
      }
      #expect(languages.holdsLanguage(language, after: end - 1))
      found.insert(language)
    }
    #expect(found.isSubset(of: languages.all))
    #expect(Set(languages.all).count == languages.all.count)
    #expect(Set(languages.all).isSubset(of: LanguageDetector.languages))
    let article = HeadlineArticle(headline: headline, snippet: snippet)
    #expect(article.language == languages.all.first)
    #expect(article.foundLanguages == languages.all)
    #expect(!languages.holdsLanguage("xx", after: -1))
  }

  /// Behind an offset are the beginnings that end there, and no others: of characters of one unit each has its own.
  @Test(arguments: [
    "辺辺辺辺辺館ぁぁぁぁ漁漁漁港湾", "Ferry 夜行フェリーが湾内へ復帰", "夜行フェリー returns to the bay", "A", "对か",
  ])
  func languagesEndWhereTheirBeginningsDo(_ headline: String) {
    let snippet = "snippet of words"
    let languages = BeginningLanguages(of: headline, before: snippet)
    let scalars = headline.unicodeScalars
    let own = (1...scalars.count).map { end in
      LanguageDetector.language(of: String(String.UnicodeScalarView(scalars.prefix(end))) + snippet)
    }
    for end in 0..<scalars.count {
      for language in LanguageDetector.languages {
        #expect(
          languages.holdsLanguage(language, after: end) == own[end...].contains(language),
          "\(language) behind \(end)"
        )
      }
    }
    // Nothing is left with the empty one.
    #expect(languages[0] == own[0])
    #expect(own.indices.map { languages[$0 + 1] } == own)
  }

  @Test func whatIsSaidIsNotFound() {
    var article = HeadlineArticle(headline: "Ferry 夜行", language: "ja")
    #expect(article.foundLanguages == [])
    article = HeadlineArticle(headline: "Ferry 夜行")
    #expect(article.foundLanguages.count == 2)
    article.language = "ja"
    #expect(article.foundLanguages == [])
  }

  @Test(arguments: ["und", "UND"])
  func whatIsUndeterminedIsFound(_ tag: String) {
    let article = HeadlineArticle(headline: "Ferry 夜行", language: tag)
    let found = HeadlineArticle(headline: "Ferry 夜行")
    #expect(article == found && article.foundLanguages == found.foundLanguages)
  }

  /// Nor are languages that were found for words which are others now, scalar for scalar.
  @Test func whatHasChangedIsNotFound() {
    let article = HeadlineArticle(headline: "Caf\u{E9} 夜行", snippet: "pp")
    var changed = article
    changed.headline = article.headline
    changed.snippet = article.snippet
    #expect(changed.foundLanguages == article.foundLanguages && article.foundLanguages.count == 2)
    changed.headline = "Cafe\u{301} 夜行"
    #expect(changed.foundLanguages == [] && changed.language == article.language)
    changed = article
    changed.snippet += "p"
    #expect(changed.foundLanguages == [])
    // What it is called, and when it is shown, are no words of it.
    changed = article
    (changed.id, changed.time) = ("x", "")
    #expect(changed.foundLanguages == article.foundLanguages)
  }

  /// How it is known which language an article is in is no part of the article.
  @Test func articlesAreAsTheirTexts() {
    let (found, said) = (
      HeadlineArticle(headline: "Ferry 夜行"),
      HeadlineArticle(headline: "Ferry 夜行", language: "ja")
    )
    #expect(found.foundLanguages != said.foundLanguages)
    #expect(found == said && found.hashValue == said.hashValue)
  }

  /// Other words are asked about in the language of the article, as where that is said: at least a character has
  /// to go where one has to.
  @Test(arguments: [40.0, 60, 90, 120]) func changedHeadlinesAreInTheirLanguage(
    _ width: Double
  ) async throws {
    let setting = try setting(.onLines(width))
    var (changed, said): ([HeadlineArticle], [HeadlineArticle]) = ([], [])
    for old in Self.headlines {
      for new in Self.headlines where new != old {
        var article = HeadlineArticle(headline: old, snippet: String(repeating: "p", count: 50))
        article.headline = new
        changed.append(article)
        said.append(
          HeadlineArticle(headline: new, snippet: article.snippet, language: article.language)
        )
      }
    }
    var expected: [HeadlineVerdict] = []
    for await judged in HeadlineBatch(of: said, in: setting) { expected.append(judged.verdict) }
    var found: [HeadlineVerdict] = []
    for await judged in HeadlineBatch(of: changed, in: setting) {
      found.append(judged.verdict)
      guard case .remove(let count, let lost) = judged.verdict.change else { continue }
      #expect(count > 0 && !lost.isEmpty, "\(judged.article.headline)")
    }
    #expect(found == expected && found.count == changed.count)
  }

  /// Whether a headline by itself is whole in all areas, in the language that it is found to be in.
  ///
  /// A verdict says so, too, but of close calls besides, which take most of its time.
  private func isWhole(_ headline: String, _ snippet: String, _ templates: FoundTemplates) -> Bool {
    let article = HeadlineArticle(headline: headline, snippet: snippet)
    let template = templates.template(for: article.language)
    let texts = HeadlineTexts()
    let own = CountedHeadline(article, in: template, texts, trying: texts)
    return template.areas.indices.allSatisfy { own.answer(in: $0).shown.isHeadlineWhole }
  }

  /// Without the characters that have to go the headline is whole when it is asked about anew, and with one fewer
  /// it is not.
  @Test(arguments: headlines, places) func whatIsLeftIsWhole(
    _ headline: String,
    _ place: Place
  ) throws {
    let setting = try setting(place)
    var judges = HeadlineJudges(setting)
    func verdict(_ headline: String, _ snippet: String) -> HeadlineVerdict {
      let article = HeadlineArticle(headline: headline, snippet: snippet)
      return judges.judge(for: article).verdict(of: article)
    }
    let templates = FoundTemplates(setting)
    var differentCount = 0
    for letters in stride(from: 16, through: 64, by: 8) {
      let snippet = String(repeating: "p", count: letters)
      let whole = verdict(headline, snippet)
      guard case .remove(let count, _) = whole.change else { continue }
      let language = HeadlineArticle(headline: headline, snippet: snippet).language
      for beginning in beginnings(of: headline) where beginning.removedCount <= count {
        let isLast = beginning.removedCount == count
        let own = isWhole(beginning.text, snippet, templates)
        #expect(own == isLast, "\(letters) letters: \(beginning.text), \(count)")
        if isLast {
          let judged = verdict(beginning.text, snippet)
          #expect(judged.verdict == .whole, "\(letters) letters: \(beginning.text)")
        }
        let found = HeadlineArticle(headline: beginning.text, snippet: snippet).language
        if isLast, found != language { differentCount += 1 }
      }
    }
    #expect(differentCount > 0 || headline != Self.headline || place.sizes[0].width != 60)
  }

  /// What has to go at the end of a phrase, each beginning judged by itself; nil where nothing has to.
  private func phraseChange(
    of article: HeadlineArticle,
    in setting: HeadlineSetting
  ) -> HeadlineChange? {
    let templates = FoundTemplates(setting)
    guard !isWhole(article.headline, article.snippet, templates) else { return nil }
    let limits = TextLimits(of: article.headline, language: article.language)
    let kept = limits.beginnings(by: .phrase).first {
      isWhole($0.text, article.snippet, templates)
    }
    guard let kept, !kept.text.isEmpty else { return HeadlineChange.none }
    let lost = article.headline.unicodeScalars.dropFirst(kept.text.unicodeScalars.count)
    return .remove(kept.removedCount, lost: String(Substring(lost)))
  }

  /// A survey says the same as a verdict, in each area and in all, and of phrases what verdicts on each beginning
  /// say; a judge of one language asks as that one.
  @Test(arguments: headlines, places) func surveysSayTheSame(
    _ headline: String,
    _ place: Place
  ) throws {
    let setting = try setting(place)
    let templates = FoundTemplates(setting)
    let snippet = String(repeating: "p", count: 50)
    let article = HeadlineArticle(headline: headline, snippet: snippet)
    let template = templates.template(for: article.language)
    templates.resolve(article.foundLanguages)
    #expect(templates.holds(article.foundLanguages))
    let whole = HeadlineRequirement.headlineWhole(in: setting.groups)
    let judge = HeadlineJudge(template, requirements: [whole], among: templates)
    let asked = [AskedGoal(.headlineWhole, in: template.areas.indices)]
    let room = HeadlineSurveyor(template, for: asked, among: templates).room(of: article)
    let all = room.goals[0].all
    #expect(all.change == judge.verdict(of: article).change)
    #expect(all.phrase == phraseChange(of: article, in: setting))
    #expect(all.phrase != nil || headline != Self.headline)
    for (index, limits) in room.goals[0].areas.enumerated() {
      var one = setting
      one.groups = [setting.groups[index]]
      let alone = FoundTemplates(one)
      let own = alone.template(for: article.language)
      alone.resolve(article.foundLanguages)
      let verdict = HeadlineJudge(own, requirements: [], among: alone).verdict(of: article)
      #expect(limits?.change == verdict.change)
      #expect(limits?.phrase == phraseChange(of: article, in: one))
    }
    var said = article
    said.language = article.language
    let one = HeadlineJudge(template, requirements: [whole]).verdict(of: said).change
    #expect(judge.verdict(of: said).change == one)
    #expect(HeadlineJudge(template, requirements: [whole]).verdict(of: article).change == one)
  }

  /// Who asks for no template needs none; languages that are said are not remembered.
  @Test func onlyFoundLanguagesAreRemembered() throws {
    let templates = FoundTemplates(try setting(.onLines(60)))
    templates.resolve(["ja", "en"])
    #expect(!templates.holds(["ja", "en"]) && templates.holds(["ja"]) && templates.holds([]))
    _ = templates.template(for: "de")
    templates.resolve(["ja", "en"])
    #expect(!templates.holds(["ja", "en"]))
    let japanese = templates.template(for: "ja")
    templates.resolve(["ja", "en"])
    #expect(templates.holds(["ja", "en"]) && !templates.holds(["ja", "de"]))
    #expect(templates.template(for: "ja") === japanese)
  }

  /// The headline in another language is that of its template, whichever was asked for before; the last one is kept.
  @Test func headlinesAreThoseOfTheirTemplates() throws {
    let templates = FoundTemplates(try setting(.onLines(60)))
    let article = HeadlineArticle(headline: "Ferry 夜行フェリーが湾内へ復帰")
    let template = templates.template(for: article.language)
    templates.resolve(article.foundLanguages)
    func headline(_ article: HeadlineArticle) -> CountedHeadline {
      CountedHeadline(article, in: template, HeadlineTexts(), trying: HeadlineTexts())
    }
    let found = try #require(templates.headlines(of: headline(article)))
    let others = article.foundLanguages.filter { $0 != template.language }
    #expect(!others.isEmpty && found.others.map(\.language) == others)
    for language in ["de", "ko", "de"] {
      let other = templates.template(for: language)
      let one = found.headline(in: other)
      #expect(one.template === other && found.headline(in: other) === one)
      #expect(one.article == article)
    }
    var said = article
    said.language = article.language
    let isAskedInSeveral = templates.headlines(of: headline(said)) != nil
    #expect(!isAskedInSeveral)
  }

  /// A judge is known for an article once it can ask about all its beginnings.
  @Test func judgesAreKnownThatAskInAllLanguages() throws {
    var judges = HeadlineJudges(try setting(.onLines(60)))
    let found = HeadlineArticle(headline: "Ferry 夜行")
    try #require(found.foundLanguages.count == 2)
    let said = HeadlineArticle(headline: found.headline, language: found.language)
    var known: [[Bool]] = []
    for step in 0..<3 {
      if step == 1 { _ = judges.judge(for: found.language) }
      if step == 2 { _ = judges.judge(for: found) }
      known.append([said, found].map { judges.knownJudge(for: $0) != nil })
    }
    #expect(known == [[false, false], [true, false], [true, true]])
  }

  /// A batch asks as its judges do.
  @Test func batchesAskInEachLanguage() async throws {
    let setting = try setting(.onLines(60))
    let articles = Self.headlines.map {
      HeadlineArticle(headline: $0, snippet: String(repeating: "p", count: 50))
    }
    var judges = HeadlineJudges(setting)
    let expected = articles.map { judges.judge(for: $0).verdict(of: $0) }
    var found: [HeadlineVerdict] = []
    for await judged in HeadlineBatch(of: articles, in: setting) { found.append(judged.verdict) }
    #expect(found == expected)
  }
}
