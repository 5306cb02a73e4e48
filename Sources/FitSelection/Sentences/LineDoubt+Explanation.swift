public import Typesetting

extension Uncertainty {
  /// How iOS sets lines, where nobody has seen it for certain (JapaneseText §3).
  public static func lines(_ doubt: LineDoubt) -> Uncertainty {
    Uncertainty(
      subject: doubt.subject(in: .english),
      japaneseSubject: doubt.subject(in: .japanese),
      reason: doubt.reason(in: .english)
    )
  }
}

extension Uncertainty {
  /// What may be off, in a few words.
  public func subject(in language: ExplanationLanguage) -> String {
    language.choice(subject, japaneseSubject ?? subject)
  }
}

extension LineDoubt {
  /// The doubt in one sentence, without a full stop.
  public func explanation(in language: ExplanationLanguage = .english) -> String {
    let (subject, reason) = (subject(in: language), reason(in: language))
    return language.choice("In doubt is \(subject): \(reason)", "\(subject)は確かではありません（\(reason)）")
  }

  /// What is in doubt, in a few words.
  func subject(in language: ExplanationLanguage) -> String {
    LineDoubtSentences(language: language).subject(of: self)
  }

  /// Why it is in doubt.
  func reason(in language: ExplanationLanguage) -> String {
    LineDoubtSentences(language: language).reason(for: self)
  }
}

private struct LineDoubtSentences: BilingualSentences {
  let language: ExplanationLanguage

  func subject(of doubt: LineDoubt) -> String {
    switch doubt {
    case .smallKana: text("small kana at a line's start", "行頭の小書き仮名や長音記号の扱い")
    case .shortLastLine: text("a short last line", "短い最終行の扱い")
    case .wordChoice: text("the words that begin a last line", "最終行の始まりになる単語の区切り")
    case .centered: text("centred text styles", "中央揃えのテキストスタイルの改行")
    case .truncation: text("truncated text styles", "途中で切れるテキストスタイルの改行")
    case .bold: text("bold text styles", "太字のテキストスタイルの改行")
    case .widget: text("Japanese in widgets", "ウィジェットでの和文の字間と改行")
    case .inferredSpacing: text("spacing on iOS 17", "iOS 17での和文の字間")
    case .inferredLines: text("the lines of text styles before iOS 26", "iOS 26より前のテキストスタイルの改行")
    case .unknownRule:
      text("the lines of text styles in German, Korean and Chinese", "ドイツ語・韓国語・中国語のテキストスタイルの改行")
    }
  }

  func reason(for doubt: LineDoubt) -> String {
    switch doubt {
    case .smallKana:
      text(
        "they are taken to begin none; on one picture of iOS 26 っ does, and Safari lets them",
        "行頭には来ないものとしましたが、iOS 26の画像で一例、行頭の「っ」が見られます"
      )
    case .shortLastLine:
      text(
        "one last line of a character or two was seen to take the word with it that it cut",
        "一、二文字の最終行に単語ごと送られた例が一つあります"
      )
    case .wordChoice:
      text(
        "a text style's last line begins with a word, and what begins one is learned from another "
          + "dictionary than Apple's",
        "Appleの辞書ではなく、ほかの辞書から学んだ単語の区切りによります"
      )
    case .centered:
      text(
        "two samples of centred text disagree with the rule for text styles",
        "二つの例が規則と一致しません"
      )
    case .truncation:
      text(
        "the rule for text styles was seen in whole texts only",
        "規則は全文が表示された例でのみ確認されています"
      )
    case .bold:
      text(
        "the rule for text styles was seen in regular weights only",
        "規則は標準の太さでのみ確認されています"
      )
    case .widget:
      text(
        "the spacing and the lines of Japanese since iOS 17 were seen in apps, not widgets",
        "iOS 17以降の字間と改行は、ウィジェットではなくアプリで確認されたものです"
      )
    case .inferredSpacing:
      text(
        "that iOS 17 spaces Japanese is inferred from the date of Apple's table; 18 and 26 were seen",
        "字間表の公開時期からの推定で、確認されたのはiOS 18と26です"
      )
    case .inferredLines:
      text(
        "Apple announced other lines for text styles with iOS 17; only those of 26 were seen",
        "iOS 17での変更が発表されましたが、確認されたのはiOS 26のみです"
      )
    case .unknownRule:
      text(
        "Apple says that they break by other rules since iOS 17, and has not published them",
        "iOS 17以降は別の規則によるとのことですが、公表されていません"
      )
    }
  }
}
