import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

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

  @Test func smallKana() throws {
    // Four characters fit, and the fifth is small.
    #expect(try doubts("かきくけっこさしすせ", ems: 4.2, japanese).contains(.smallKana))
    #expect(try !doubts("かきくけこっさしすせ", ems: 4.2, japanese).contains(.smallKana))
  }

  @Test func shortLastLine() throws {
    #expect(try doubts("明日東京大阪電車運転", ems: 9.2, japanese) == [.shortLastLine])
    #expect(try doubts("明日東京大阪電車運転", ems: 8.2, japanese).isEmpty)
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

  @Test func othersHaveTheirs() {
    for language in ["de", "de-AT", "ko", "zh-Hans", "yue"] {
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
}
