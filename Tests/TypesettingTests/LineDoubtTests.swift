import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// Doubts count only where they would change lines.
@Suite struct LineDoubtTests {
  private func prepared(
    _ text: String,
    _ circumstances: LineCircumstances
  ) throws -> PreparedText {
    let composition = TextComposition(
      on: circumstances.version,
      typesettingLanguage: circumstances.typesettingLanguage
    )
    return PreparedText(
      text,
      style: TextStyle(
        cascade: try TestFonts.japanese().cascade(weight: .regular),
        language: "ja",
        phraseBreaking: circumstances.traits.contains(.textStyle) && composition == .japanese
          ? .textStyle : .none,
        composition: composition
      )
    )
  }

  private func doubts(
    _ text: String,
    ems: Double,
    _ circumstances: LineCircumstances,
    limit: Int? = nil
  ) throws -> [LineDoubt] {
    var style = ParagraphStyle(pointSize: 20)
    style.filling = .ios
    style.lineLimit = limit
    return try prepared(text, circumstances)
      .doubts(among: circumstances.doubts, style, width: ems * 0.935 * 20)
  }

  private let japanese = LineCircumstances(version: .iOS26, typesettingLanguage: "ja")

  /// Those of every kind but one change how many lines there are.
  @Test func whatChangesHowManyLinesThereAre() {
    #expect(LineDoubt.allCases.filter { !$0.changesLineCounts } == [.shortLastLine])
  }

  @Test func smallKana() throws {
    // Four characters fit, and the fifth is small.
    #expect(try doubts("かきくけっこさしすせ", ems: 4.2, japanese).contains(.smallKana))
    #expect(try !doubts("かきくけこっさしすせ", ems: 4.2, japanese).contains(.smallKana))
  }

  @Test func shortLastLine() throws {
    #expect(try doubts("明日東京大阪電車運転", ems: 9.2, japanese) == [.shortLastLine])
    #expect(try doubts("明日東京大阪電車運転", ems: 8.2, japanese).isEmpty)
    // The second line is short only because the word is cut.
    #expect(try !doubts("コンピュータ", ems: 2.2, japanese, limit: 2).contains(.shortLastLine))
    // A paragraph of so few characters is no piece of another, nor is the first one.
    #expect(try !doubts("明日\nっか", ems: 9.2, japanese).contains(.shortLastLine))
    // Each paragraph has a last line, be it shown before others or before an empty one.
    let paragraphs = "明日東京大阪電車運転\n海へ行く"
    #expect(try doubts(paragraphs, ems: 9.2, japanese) == [.shortLastLine])
    #expect(try doubts("明日東京大阪電車運転\n", ems: 9.2, japanese) == [.shortLastLine])
    // Where the text is cut, the ellipsis stands in that line.
    #expect(try doubts(paragraphs, ems: 9.2, japanese, limit: 2).isEmpty)
    // Three characters are short, four are not.
    let word = "明日東京大阪オリンピック"
    #expect(try doubts(word, ems: 9.2, japanese).contains(.shortLastLine))
    #expect(try !doubts(word, ems: 8.2, japanese).contains(.shortLastLine))
  }

  @Test func spacingIsInferredOn17() throws {
    var circumstances = japanese
    circumstances.version = .iOS17
    // Spaced, the brackets leave room for a character more.
    #expect(try doubts("「か」きくけこ", ems: 5.6, circumstances).contains(.inferredSpacing))
    #expect(try !doubts("かきくけこさし", ems: 5.6, circumstances).contains(.inferredSpacing))
    #expect(try !doubts("「か」きくけこ", ems: 5.6, japanese).contains(.inferredSpacing))
  }

  @Test func textStyles() throws {
    var circumstances = japanese
    circumstances.traits = [.textStyle, .bold]
    let text = "今日は電車で東京へ行きました"
    let found = try doubts(text, ems: 12.2, circumstances)
    // Greedy lines cut the last word; the rule moves it.
    #expect(found.contains(.bold) && !found.contains(.truncation))
    #expect(try doubts(text, ems: 20, circumstances).isEmpty)
    circumstances.traits = .textStyle
    #expect(try !doubts(text, ems: 12.2, circumstances).contains(.bold))
  }

  /// The last line that is taken begins with what may be no word, or where no word can begin one.
  @Test func wordChoice() throws {
    var circumstances = japanese
    circumstances.traits = .textStyle
    let text = "今日は電車で東京へ行きましたが雨でした"
    var doubted = 0
    for ems in stride(from: 6.2, through: 16.2, by: 0.5) {
      let style = try prepared(text, circumstances).style
      var other = style
      other.wordChoice = .unlikely
      var paragraph = ParagraphStyle(pointSize: 20)
      paragraph.filling = .ios
      let width = ems * 0.935 * 20
      let lines = [style, other].map {
        PreparedText(text, style: $0).lines(paragraph, width: width).lines.map(\.text)
      }
      let isDoubted = try doubts(text, ems: ems, circumstances).contains(.wordChoice)
      #expect(isDoubted == (lines[0] != lines[1]), "\(ems): \(lines)")
      doubted += isDoubted ? 1 : 0
    }
    #expect(doubted > 0)
    // One word in two lines is filled greedily.
    #expect(try doubts("ああああああああ", ems: 5.2, circumstances).contains(.wordChoice))
    #expect(try !doubts("今日は電車で東京へ行きました", ems: 12.2, circumstances).contains(.wordChoice))
    #expect(try !doubts("ああああああああ", ems: 5.2, japanese).contains(.wordChoice))
  }

  /// Of a truncated text no line that is shown is a paragraph's last: what is told of words is what is told of
  /// all of its lines.
  @Test func wordChoiceOfTruncatedTexts() throws {
    var circumstances = japanese
    circumstances.traits = .textStyle
    let text = "海の見える小さな町に古い灯台が立っています。毎年夏になると多くの観光客が訪れます。"
    #expect(try !doubts(text, ems: 9.44, circumstances).contains(.wordChoice))
    for limit in 2...4 {
      let found = try doubts(text, ems: 9.44, circumstances, limit: limit)
      #expect(!found.contains(.wordChoice), "\(limit) lines")
    }
    // One word in five lines is filled greedily, also where its end is not shown.
    let word = "コンピュータグラフィックス"
    for limit in [nil, 1, 2, 3] {
      #expect(try doubts(word, ems: 3.2, circumstances, limit: limit).contains(.wordChoice))
    }
    // What is not shown at all is no doubt.
    let paragraphs = "今日は電車で東京へ行きました\n" + word
    #expect(try doubts(paragraphs, ems: 5.2, circumstances).contains(.wordChoice))
    #expect(try !doubts(paragraphs, ems: 5.2, circumstances, limit: 3).contains(.wordChoice))
  }

  @Test func centered() throws {
    let text = "今日は電車で東京へ行きました"
    var circumstances = japanese
    circumstances.traits = [.textStyle, .centered]
    #expect(try doubts(text, ems: 12.2, circumstances).contains(.centered))
    #expect(try !doubts(text, ems: 20, circumstances).contains(.centered))
    circumstances.traits = .textStyle
    #expect(try !doubts(text, ems: 12.2, circumstances).contains(.centered))
  }

  @Test func truncation() throws {
    let text = "今日は電車で東京へ行きましたが雨でした"
    var circumstances = japanese
    circumstances.traits = .textStyle
    #expect(try doubts(text, ems: 9.2, circumstances, limit: 2).contains(.truncation))
    #expect(try !doubts(text, ems: 9.2, circumstances).contains(.truncation))
    #expect(try !doubts(text, ems: 9.2, japanese, limit: 2).contains(.truncation))
    // A height that has room for two lines is a limit as well.
    let ruled = try prepared(text, circumstances)
    var style = ParagraphStyle(pointSize: 20)
    style.filling = .ios
    let height = ruled.height(ofLines: 2, style)
    let found = ruled.doubts(among: [.truncation], style, width: 172.04, height: height)
    #expect(found == [.truncation])
  }

  @Test func widgets() throws {
    var circumstances = japanese
    circumstances.traits = .inWidget
    #expect(try doubts("「か」きくけこ", ems: 5.6, circumstances).contains(.widget))
    #expect(try !doubts("かきくけこさし", ems: 5.6, circumstances).contains(.widget))
    #expect(try !doubts("「か」きくけこ", ems: 5.6, japanese).contains(.widget))
  }

  @Test func linesOfTextStylesAreInferredBefore26() throws {
    let text = "今日は電車で東京へ行きました"
    for version in [SystemVersion.iOS17, .iOS18, .iOS26] {
      var circumstances = japanese
      circumstances.version = version
      circumstances.traits = .textStyle
      let found = try doubts(text, ems: 12.2, circumstances)
      #expect(found.contains(.inferredLines) == (version < .iOS26), "\(version)")
    }
  }

  @Test func linesOfChineseStylesAreUnknown() throws {
    let chinese = LineCircumstances(
      version: .iOS26,
      typesettingLanguage: "zh-Hans",
      traits: .textStyle
    )
    let text = "今日は電車で東京へ行きましたが雨でした"
    #expect(try doubts(text, ems: 9.2, chinese).contains(.unknownRule))
    #expect(try doubts(text, ems: 100, chinese).isEmpty)
  }

  /// German lines that another rule would end elsewhere, and words that are cut, are in doubt.
  ///
  /// Lines that
  /// it would leave alone are not. The rule never takes another number of lines, so that no choice
  /// hangs on it.
  @Test func linesOfGermanStylesAreUnknown() throws {
    let german = LineCircumstances(
      version: .iOS26,
      typesettingLanguage: "de",
      traits: .textStyle
    )
    let text = "Die Fähre fährt wieder über den See und die Insel freut sich"
    var counts: Set<Bool> = []
    for ems in stride(from: 5.0, to: 30, by: 0.5) {
      let found = try doubts(text, ems: ems, german)
      #expect(found.isEmpty || found == [.unknownRule])
      counts.insert(found.isEmpty)
    }
    #expect(counts == [true, false], "some widths leave nothing to doubt, and some do")
    #expect(try doubts(text, ems: 100, german).isEmpty)
    let word = "Geschwindigkeitsbegrenzung"
    #expect(try doubts(word, ems: 6, german) == [.unknownRule], "a word is cut")
    #expect(try doubts(word, ems: 30, german).isEmpty)
    #expect(try doubts("Die Fähre\n\nDer See\n", ems: 100, german).isEmpty, "paragraphs end")
  }

  @Test func germanRulesTakeAsManyLines() throws {
    let style = TextStyle(
      cascade: try TestFonts.english().cascade(weight: .regular),
      language: "de"
    )
    let other = try #require(LineDoubt.unknownRule.style(style))
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.filling = .ios
    for row in try Corpus.rows("de").prefix(120) {
      let (own, ruled) = (
        PreparedText(row.headline, style: style), PreparedText(row.headline, style: other)
      )
      for width in stride(from: 120.0, through: 300, by: 15) {
        #expect(
          own.lines(paragraph, width: width).lines.count
            == ruled.lines(paragraph, width: width).lines.count,
          "\(row.headline) in \(width)"
        )
      }
    }
  }

  @Test func othersHaveTheirs() {
    for language in ["de", "de-AT", "DE_at", "ko", "ko_KR", "zh-Hans", "yue"] {
      let style = LineCircumstances(
        version: .iOS17,
        typesettingLanguage: language,
        traits: .textStyle
      )
      #expect(style.doubts == [.unknownRule], "\(language)")
    }
    for language in ["en", "del"] {
      let style = LineCircumstances(
        version: .iOS26,
        typesettingLanguage: language,
        traits: .textStyle
      )
      #expect(style.doubts.isEmpty, "\(language)")
    }
  }

  @Test func nothingIsDoubtedOn16() {
    for language in ["ja", "ko", "de"] {
      let old = LineCircumstances(
        version: .iOS16,
        typesettingLanguage: language,
        traits: [.textStyle, .bold, .centered, .inWidget]
      )
      #expect(old.doubts.isEmpty, "\(language)")
    }
  }

  /// Only the kana that begin lines where kinsoku is not strict are small ones (UAX #14 class CJ).
  @Test func smallKanaAreThoseOfTheStandard() throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    for value in Array(UInt32(0x3000)...0x3200) + Array(UInt32(0xFF00)...0xFFEF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isSmall = PreparedText(String(scalar), style: style).isOpen(to: .smallKana)
      #expect(isSmall == (ScalarProperties(value).lineBreak == .cj), "\(String(value, radix: 16))")
    }
  }

  /// Sets hold what was put into them, once, in the order of all doubts.
  @Test func setsOfDoubts() {
    let all = LineDoubt.allCases
    #expect(Array(LineDoubtSet()).isEmpty)
    #expect(Array(LineDoubtSet(all.reversed())) == all)
    for one in all {
      for other in all {
        var set = LineDoubtSet([one])
        let first = Array(set)
        set.formUnion(LineDoubtSet([other]))
        let both = Array(set)
        set.insert(one)
        let held = set
        #expect(first == [one] && both == all.filter { $0 == one || $0 == other })
        #expect(held == LineDoubtSet([other, one]) && Array(held) == both)
        #expect(all.filter { held.contains($0) } == both)
      }
    }
  }

  /// What a doubt makes of a style, of a text style and another; `nil` where that is the style itself.
  @Test func stylesUnderDoubts() throws {
    let plain = TextStyle(
      cascade: try TestFonts.japanese().cascade(weight: .regular),
      language: "ja",
      composition: .japanese
    )
    let phrases: [(PhraseBreaking, PhraseBreaking)] = [
      (.none, .none), (.none, .textStyle), (.textStyle, .textStyle),
    ]
    // How readily lines break, which of the phrases above, which words and what spacing.
    let rows:
      [(LineDoubt, LineBreakStrictness, phrases: Int, WordChoice, composition: TextComposition)] = [
        (.smallKana, .normal, 1, .likely, .japanese),
        (.shortLastLine, .strict, 1, .likely, .japanese),
        (.wordChoice, .strict, 1, .unlikely, .japanese),
        (.centered, .strict, 0, .likely, .japanese), (.truncation, .strict, 0, .likely, .japanese),
        (.bold, .strict, 0, .likely, .japanese), (.widget, .strict, 0, .likely, .none),
        (.inferredSpacing, .strict, 0, .likely, .none),
        (.inferredLines, .strict, 0, .likely, .japanese),
        (.unknownRule, .strict, 2, .likely, .japanese),
      ]
    #expect(rows.map(\.0) == LineDoubt.allCases)
    for (doubt, strictness, number, choice, composition) in rows {
      for isRuled in [false, true] {
        var own = plain
        own.phraseBreaking = isRuled ? .textStyle : .none
        var expected = own
        expected.lineBreakStrictness = strictness
        expected.phraseBreaking = isRuled ? phrases[number].1 : phrases[number].0
        expected.wordChoice = isRuled ? choice : .likely
        expected.composition = composition
        #expect(doubt.style(own) == (expected == own ? nil : expected), "\(doubt)")
      }
    }
    for strictness in LineBreakStrictness.allCases where strictness != .strict {
      var other = plain
      other.lineBreakStrictness = strictness
      #expect(LineDoubt.smallKana.style(other) == nil)
    }
  }

  /// A text that is cut at its smallest size is in doubt where one is that is cut at that size.
  @Test func wordChoiceOfShrunkTexts() throws {
    var circumstances = japanese
    circumstances.traits = .textStyle
    var found: Set<Bool> = []
    for string in ["今日は電車で東京へ行きましたが雨でした", "今日は港町のコンピュータグラフィックスへ行きました"] {
      let text = try prepared(string, circumstances)
      for ems in stride(from: 2.2, through: 9.2, by: 0.5) {
        for limit in 1...2 {
          var small = ParagraphStyle(pointSize: 10)
          (small.filling, small.lineLimit, small.tracking) = (.ios, limit, 1)
          var large = small
          (large.pointSize, large.tracking, large.minimumScale) = (20, 2, 0.5)
          let width = ems * 0.935 * 10
          let measured = text.measure(large, width: width)
          guard measured.isTruncated else { continue }
          let expected = text.doubts(among: [.wordChoice], small, width: width)
          #expect(measured.scale == 0.5)
          #expect(
            text.doubts(among: [.wordChoice], large, width: width) == expected,
            "\(string) in \(width), \(limit) lines"
          )
          found.insert(expected.isEmpty)
        }
      }
    }
    #expect(found.count == 2)
  }

  /// Every doubt there can be, of every language with rules of its own on every system.
  @Test func doubtsThereCanBe() throws {
    var rows: [String] = []
    let versions: [SystemVersion] = [.iOS16, .iOS17, .iOS18, .iOS26]
    for language in ["ja", "ja-JP", "zh-Hans", "ko", "de", "DE-at", "deu", "en", "und", nil] {
      for version in versions {
        for bits in 0..<16 {
          let circumstances = LineCircumstances(
            version: version,
            typesettingLanguage: language,
            traits: LineCircumstances.Traits(rawValue: bits)
          )
          let doubts = circumstances.doubts.map(\.rawValue)
          guard !doubts.isEmpty else { continue }
          rows.append("\(language ?? "-") \(version) \(bits): \(doubts.joined(separator: " "))")
        }
      }
    }
    try GoldenFile("TypesettingTests/Cases/recorded-doubts.txt").check(rows)
  }
}
