import FitSelection
import FontFaces
import Foundation
import Headlines
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

/// How many characters must go or may come, against trying every one.
@MainActor
@Suite struct TextLimitsTests {
  private func selector(_ language: String) throws -> FitSelector {
    let fonts = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.textLanguage = language
    environment.displayScale = 3
    return FitSelector(environment: environment)
  }

  private let areas = [
    CGSize(width: 122, height: 40), CGSize(width: 146, height: 58), CGSize(width: 172, height: 72),
  ]

  @Test(arguments: ["ja", "en", "de", "th", "ar"]) func everyBeginningIsTried(
    language: String
  ) throws {
    let selector = try selector(language)
    var found = Set<Int>()
    for row in try Corpus.rows(language).prefix(2) {
      // Long enough that something has to go.
      let title = row.headline + row.headline
      func layout(_ title: String) -> LayoutNode {
        selector.resolve(
          HeadlineWidget(
            article: HeadlineArticle(headline: title, snippet: "次の行", language: language)
          )
        )
      }
      let limits = TextLimits(of: title, language: language)
      // Swift's own clusters, counted from the end.
      let prefixes = (0...title.count).map { String(title.dropLast($0)) }
      #expect(limits.beginnings(by: .grapheme).map(\.text) == prefixes)
      #expect(limits.beginnings(by: .grapheme).map(\.removedCount) == Array(0...title.count))
      let phrases = limits.beginnings(by: .phrase)
      #expect(phrases.count > 2 && phrases.count < prefixes.count)
      #expect(phrases.allSatisfy { prefixes[$0.removedCount] == $0.text })
      let decided = prefixes.map { prefix in
        let layout = layout(prefix)
        return areas.map { layout.outcome(in: $0) }
      }
      for goal in [FitGoal.whole, .candidate(0), .candidate(1)] {
        let longest = limits.longestBeginnings(for: goal, in: areas, layout)
        let byPhrase = limits.longestBeginnings(by: .phrase, for: goal, in: areas, layout)
        for (place, _) in areas.enumerated() {
          let removed = decided.firstIndex { goal.isMet(by: $0[place]) }
          #expect(longest[place]?.removedCount == removed)
          #expect(longest[place]?.text == removed.map { prefixes[$0] })
          let phrase = phrases.first { goal.isMet(by: decided[$0.removedCount][place]) }
          #expect(byPhrase[place] == phrase)
          if let removed { found.insert(removed) }
        }
      }
      let short = TextLimits(of: String(row.headline.prefix(8)), language: language)
      let filler: Character = language == "ja" ? "字" : "n"
      let additions = short.additions(of: filler, for: .candidate(0), in: areas, layout)
      for (place, area) in areas.enumerated() {
        let one = short.addition(of: filler) {
          FitGoal.candidate(0).isMet(by: layout($0).outcome(in: area))
        }
        #expect(additions[place] == one)
      }
    }
    #expect(found.count > 2)
  }

  /// Without an area that is asked for there is nothing to count, however far the search may go.
  @Test func additionsEndWithTheLastArea() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let limits = TextLimits(of: "W", language: "en")
      let additions = limits.additions(of: "W", atMost: .max, for: .whole, in: []) { _ in
        preconditionFailure("no layout is asked")
      }
      #expect(additions.isEmpty)
    }
  }

  @Test func anEmptyTextHasOneBeginning() {
    let limits = TextLimits(of: "", language: "ja")
    #expect(limits.beginnings(by: .grapheme) == limits.beginnings(by: .phrase))
    #expect(limits.longestBeginning { $0.isEmpty }?.removedCount == 0)
    #expect(limits.longestBeginning { !$0.isEmpty } == nil)
    #expect(limits.addition(of: "a") { $0.count < 4 } == 3)
    #expect(limits.addition(of: "a") { !$0.isEmpty } == nil)
    for (most, count) in [(-3, 0), (0, 0), (2, 2)] {
      #expect(limits.addition(of: "a", atMost: most) { _ in true } == count)
    }
  }

  /// A guess at what is too long changes no answer; the nearer it is, the fewer beginnings are looked at.
  @Test(arguments: [nil, -5, 0, 1, 40, 88, 89, 90, 91, 140, 299, 300, 900] as [Int?])
  func aGuessChangesNothing(_ guess: Int?) {
    let limits = TextLimits(of: String(repeating: "x", count: 300), language: nil)
    for (greatest, longest) in [
      (90, 84), (0, 0), (1, 1), (299, 299), (300, 300), (400, 250), (90, -1),
    ] {
      var asked = 0
      let found = limits.longestBeginning(
        by: .grapheme,
        near: guess,
        oneByOne: .max,
        among: { _ in true }
      ) { end in
        asked += 1
        return end > greatest
      } where: {
        $0 <= longest
      }
      #expect(found?.text.count == (longest < 0 ? nil : longest))
      #expect(asked <= 16)
      if greatest == 90, guess == 90 { #expect(asked == 2) }
    }
  }

  /// Of beginnings that are not too long so many are asked about one by one, and a logarithm of the others; those that
  /// are not meant count for neither.
  @Test(arguments: [0, 1, 7, 64, Int.max])
  func fartherBeginningsAreHalved(_ most: Int) {
    let limits = TextLimits(of: String(repeating: "x", count: 4_000), language: nil)
    for longest in [-1, 0, 1, 2, 1_001, 2_999, 3_000] {
      for step in [1, 3] {
        var asked = 0
        let found = limits.longestBeginning(
          by: .grapheme,
          near: nil,
          oneByOne: most,
          among: { $0 % step == 0 }
        ) { end in
          end > 3_000
        } where: { end in
          asked += 1
          return end <= longest
        }
        let expected = longest < 0 ? nil : longest - longest % step
        #expect(found?.text.count == expected)
        if most < .max { #expect(asked <= most + 12) }
      }
    }
  }

  /// What is cut between clusters keeps them whole.
  @Test func clustersStayWhole() {
    let limits = TextLimits(of: "か\u{3099}👩‍👩‍👧e\u{301}", language: "ja")
    #expect(limits.beginnings(by: .grapheme).map(\.text.count) == [3, 2, 1, 0])
  }

  /// A phrase of another language ends where a line may by the strict rules, small kana beginning none, and never within
  /// a cluster: what stands behind a space without a width is of it.
  @Test(arguments: [
    ("かっき", ["かっき", "かっ", ""]), ("a b c", ["a b c", "a b ", "a ", ""]),
    ("a \u{301}b", ["a \u{301}b", ""]),
  ])
  func phrasesEndWhereLinesMay(_ text: String, _ beginnings: [String]) {
    let limits = TextLimits(of: text, language: "en")
    #expect(limits.beginnings(by: .phrase).map(\.text) == beginnings)
  }

  /// No beginning at the end of a phrase ends with a mark that leads to what goes, whatever stands between; hyphens and
  /// slashes inside of words take the place with them, and the whole text stays as it is.
  @Test(
    arguments: [
      ("ja", "東京・大阪で開く", ["東京・大阪で開く", "東京・大阪で", "東京", ""]),
      ("ja", "図書館、夜も開く", ["図書館、夜も開く", "図書館、夜も", "図書館", ""]),
      ("ja", "犯行バレる-暇空氏", ["犯行バレる-暇空氏", "犯行バレる", "犯行", ""]),
      ("zh-Hans", "讨论，中国 / 会议", ["讨论，中国 / 会议", "讨论，中国 ", "讨论", ""]),
      ("en", "Paris – Berlin", ["Paris – Berlin", "Paris ", ""]),
      ("en", "Paris–Berlin", ["Paris–Berlin", "Paris", ""]),
      ("en", "Paris –, – Berlin –", ["Paris –, – Berlin –", "Paris –, – Berlin ", "Paris ", ""]),
      (
        "en", "Late, but here: b",
        ["Late, but here: b", "Late, but here", "Late, but ", "Late", ""]
      ),
      ("en", "– a b", ["– a b", "– a ", ""]), ("en", "a & b", ["a & b", "a ", ""]),
      ("en", "co-operate now", ["co-operate now", "co-operate ", ""]),
      ("en", "cafe\u{301}-bar now", ["cafe\u{301}-bar now", "cafe\u{301}-bar ", ""]),
      ("en", "and/or b", ["and/or b", "and/or ", ""]), ("en", "a: / b", ["a: / b", "a", ""]),
      ("de", "Vor- und Nachteile", ["Vor- und Nachteile", "Vor- und ", ""]),
      // What closes is none, whichever side it is of in English.
      (
        "de", "„Hallo“ sagt er",
        ["„Hallo“ sagt er", "„Hallo“ sagt ", "„Hallo“ ", ""]
      ),
      (
        "de", "»Hallo«, sagt er",
        ["»Hallo«, sagt er", "»Hallo«, sagt ", "»Hallo«", ""]
      ),
      ("en", "국-국", ["국-국", ""]), ("en", "国-国", ["国-国", "国", ""]),
      ("en", "キー-国", ["キー-国", "キー", ""]), ("en", "ｷｰ-国", ["ｷｰ-国", "ｷｰ", ""]),
      ("en", "a,\nb", ["a,\nb", "a", ""]),
      ("en", "a!? b…c", ["a!? b…c", "a!? b…", "a!? ", ""]),
    ] as [(String, String, [String])]
  )
  func nothingLeadsToWhatGoes(_ language: String, _ text: String, _ beginnings: [String]) {
    let limits = TextLimits(of: text, language: language)
    #expect(limits.beginnings(by: .phrase).map(\.text) == beginnings)
  }

  private func beginnings(of text: String, _ language: String) -> [String] {
    TextLimits(of: text, language: language).beginnings(by: .phrase).map(\.text)
  }

  /// Every mark that no headline ends with, and those among them that join two parts of a word; others may end one.
  @Test func marksLeadToWhatGoes() {
    for mark in "‒–—―·・‧•･|｜,，、､،:：;；؛&＆-‐\u{58A}\u{5BE}/／".unicodeScalars {
      let name = String(mark.value, radix: 16)
      #expect(beginnings(of: "a \(mark) b", "en") == ["a \(mark) b", "a ", ""], "\(name)")
    }
    for mark in "!?.…%".unicodeScalars {
      #expect(beginnings(of: "a \(mark) b", "en").contains("a \(mark) "), "\(mark)")
    }
    for joiner in "-‐\u{58A}\u{5BE}/".unicodeScalars {
      let word = "co\(joiner)operate"
      let name = String(joiner.value, radix: 16)
      #expect(beginnings(of: "\(word) now", "en") == ["\(word) now", "\(word) ", ""], "\(name)")
    }
  }

  /// Every sign of Thai and Lao that belongs to what stands before it, even behind a space.
  @Test func signsStayWithWhatTheyStandBehind() {
    for sign in "ฯะาำๅๆຯະາຳໆ".unicodeScalars {
      let name = String(sign.value, radix: 16)
      #expect(beginnings(of: "a \(sign) b", "th") == ["a \(sign) b", "a \(sign) ", ""], "\(name)")
    }
    #expect(beginnings(of: "a ก b", "th") == ["a ก b", "a ก ", "a ", ""])
  }

  /// Of Thai names that ICU's dictionary has not, it parts vowels that belong to the letter before them, and repetition
  /// signs behind a space: neither begins what goes.
  @Test(arguments: [
    ("ธีระยุทธ", ["ธีระยุทธ", "ธีระ", ""]), ("อัครา", ["อัครา", ""]),
    ("ง่าย ๆ รู้", ["ง่าย ๆ รู้", "ง่าย ๆ ", ""]),
    ("\u{E30} รู้", ["\u{E30} รู้", "\u{E30} ", ""]),
  ])
  func vowelsStayWithTheirLetters(_ text: String, _ beginnings: [String]) {
    let limits = TextLimits(of: text, language: "th")
    #expect(limits.beginnings(by: .phrase).map(\.text) == beginnings)
  }

  /// Chinese is cut by word, though its lines may end at any character.
  @Test func chineseIsCutByWord() {
    let limits = TextLimits(of: "加强与中国的全面竞争", language: "zh-Hans")
    let expected = ["加强与中国的全面竞争", "加强与中国的全面", "加强与中国的", "加强", ""]
    #expect(limits.beginnings(by: .phrase).map(\.text) == expected)
  }

  /// No line of a view ends inside a word of Hangul, whatever the language is, and so no phrase does.
  @Test(arguments: [nil, "en", "zh-Hans", "ko", "ko-Latn"])
  func phrasesEndInNoWordOfHangul(_ language: String?) {
    let limits = TextLimits(of: "a 우리나라 노래", language: language)
    let beginnings = limits.beginnings(by: .phrase).map(\.text)
    #expect(beginnings == ["a 우리나라 노래", "a 우리나라 ", "a ", ""])
  }

  /// Where no unit is named, a text may be cut at any character.
  @Test func textsAreCutAtAnyCharacter() {
    let limits = TextLimits(of: "ab cd", language: "en")
    let found = limits.longestBeginning(withoutThose: { $0.count > 4 }, where: { _ in true })
    #expect(found?.text == "ab c" && found?.removedCount == 1)
    #expect(limits.longestBeginning { $0.count <= 4 } == found)
  }

  /// Each beginning that is not too long is asked about, however many there are: what holds for one need not hold for
  /// those that are shorter.
  @Test func everyBeginningThatIsNotTooLongIsAskedAbout() {
    let limits = TextLimits(of: String(repeating: "x", count: 100), language: nil)
    let found = limits.longestBeginning(
      withoutThose: { $0.count > 90 },
      where: { $0.count == 40 }
    )
    #expect(found?.text.count == 40)
  }

  private func choice(_ selector: FitSelector, _ text: String) -> LayoutNode {
    selector.resolve(
      ViewThatFits(in: .vertical) {
        Text(verbatim: text).font(.system(size: 12))
        Text(verbatim: "短").font(.system(size: 12))
      }
    )
  }

  /// Where nobody says how many, two hundred of a character are added at the most.
  @Test func twoHundredCharactersAreTried() throws {
    let limits = TextLimits(of: "a", language: "en")
    #expect(limits.addition(of: "n") { _ in true } == 200)
    let layout = try choice(selector("en"), "a")
    let additions = limits.additions(of: "n", for: .whole, in: [areas[1]]) { _ in layout }
    #expect(additions == [200])
  }

  /// Lengths that are no numbers, or that no layout has, come to the answers of the layout, alone and among sound
  /// ones.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e308])
  func areasThatAreNoneHaveAnswers(_ length: CGFloat) throws {
    let selector = try selector("ja")
    func layout(_ text: String) -> LayoutNode { choice(selector, text) }
    let limits = TextLimits(of: "港町の図書館、夜も開く", language: "ja")
    let odd = [
      CGSize(width: length, height: 58), CGSize(width: 146, height: length),
      CGSize(width: length, height: length),
    ]
    let sound = self.areas
    for areas in odd.map({ [$0] }) + [odd, odd + sound, sound + odd, []] {
      let longest = limits.longestBeginnings(for: .candidate(0), in: areas, layout)
      let additions = limits.additions(
        of: "字",
        atMost: 3,
        for: .candidate(0),
        in: areas,
        layout
      )
      #expect(longest.count == areas.count && additions.count == areas.count)
      for (place, area) in areas.enumerated() {
        func fits(_ text: String) -> Bool {
          FitGoal.candidate(0).isMet(by: layout(text).outcome(in: area))
        }
        let plain = limits.longestBeginning { fits($0) }
        let plainAddition = limits.addition(of: "字", atMost: 3) { fits($0) }
        #expect(longest[place] == plain, "\(area)")
        #expect(additions[place] == plainAddition, "\(area)")
      }
    }
  }

  #if os(Linux)
  private static func findTheWholeText() throws {
    let limits = TextLimits(of: String(repeating: "a ", count: 64 << 10), language: "en")
    #expect(limits.longestBeginning { _ in true }?.removedCount == 0)
    let tests = TextLimitsTests()
    let layout = try tests.choice(tests.selector("en"), "a")
    let longest = limits.longestBeginnings(for: .whole, in: tests.areas) { _ in layout }
    #expect(longest.allSatisfy { $0?.removedCount == 0 })
  }

  /// Beginnings that nobody asks about take no memory: all of this text's are eight gigabytes.
  @Test(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
  func beginningsAreMadeOneByOne() async {
    await #expect(processExitsWith: .success) {
      #expect(AddressSpace.limit(toFurther: 2 << 30))
      try await TextLimitsTests.findTheWholeText()
    }
  }
  #endif
}
