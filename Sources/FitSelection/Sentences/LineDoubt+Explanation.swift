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
    language == .japanese ? japaneseSubject ?? subject : subject
  }
}

extension LineDoubt {
  /// The doubt in one sentence, without a full stop.
  public func explanation(in language: ExplanationLanguage = .english) -> String {
    let (subject, reason) = (subject(in: language), reason(in: language))
    return switch language {
    case .english: "In doubt is \(subject): \(reason)"
    case .japanese: "\(subject)は確かではありません（\(reason)）"
    }
  }

  /// What is in doubt, in a few words.
  func subject(in language: ExplanationLanguage) -> String {
    switch language {
    case .english: englishSubject
    case .japanese: japaneseSubject
    }
  }

  /// Why it is in doubt.
  func reason(in language: ExplanationLanguage) -> String {
    switch language {
    case .english: englishReason
    case .japanese: japaneseReason
    }
  }

  private var englishSubject: String {
    switch self {
    case .smallKana: "small kana at a line's start"
    case .shortLastLine: "a short last line"
    case .wordChoice: "the words that begin a last line"
    case .centered: "centred text styles"
    case .truncation: "truncated text styles"
    case .bold: "bold text styles"
    case .widget: "Japanese in widgets"
    case .inferredSpacing: "spacing on iOS 17"
    case .inferredLines: "the lines of text styles before iOS 26"
    case .unknownRule: "the lines of text styles in German, Korean and Chinese"
    }
  }

  private var englishReason: String {
    switch self {
    case .smallKana:
      "they are taken to begin none; on one picture of iOS 26 っ does, and Safari lets them"
    case .shortLastLine:
      "one last line of a character or two was seen to take the word with it that it cut"
    case .wordChoice:
      "a text style's last line begins with a word, and lists of ours, not Apple's dictionary, say "
        + "where words begin"
    case .centered: "two samples of centred text disagree with the rule for text styles"
    case .truncation: "the rule for text styles was seen in whole texts only"
    case .bold: "the rule for text styles was seen in regular weights only"
    case .widget:
      "the spacing and the lines of Japanese since iOS 17 were seen in apps, not widgets"
    case .inferredSpacing:
      "that iOS 17 spaces Japanese is inferred from the date of Apple's table; 18 and 26 were seen"
    case .inferredLines:
      "Apple announced other lines for text styles with iOS 17; only those of 26 were seen"
    case .unknownRule:
      "Apple says that they break by other rules since iOS 17, and has not published them"
    }
  }

  private var japaneseSubject: String {
    switch self {
    case .smallKana: "行頭の小書き仮名や長音記号の扱い"
    case .shortLastLine: "短い最終行の扱い"
    case .wordChoice: "最終行の始まりになる単語の区切り"
    case .centered: "中央揃えのテキストスタイルの改行"
    case .truncation: "途中で切れるテキストスタイルの改行"
    case .bold: "太字のテキストスタイルの改行"
    case .widget: "ウィジェットでの和文の字間と改行"
    case .inferredSpacing: "iOS 17での和文の字間"
    case .inferredLines: "iOS 26より前のテキストスタイルの改行"
    case .unknownRule: "ドイツ語・韓国語・中国語のテキストスタイルの改行"
    }
  }

  private var japaneseReason: String {
    switch self {
    case .smallKana: "行頭には来ないものとしましたが、iOS 26の画像で一例、行頭の「っ」が見られます"
    case .shortLastLine: "一、二文字の最終行に単語ごと送られた例が一つあります"
    case .wordChoice: "Appleの辞書ではなく、独自の一覧で単語の始まりを決めています"
    case .centered: "二つの例が規則と一致しません"
    case .truncation: "規則は全文が表示された例でのみ確認されています"
    case .bold: "規則は標準の太さでのみ確認されています"
    case .widget: "iOS 17以降の字間と改行は、ウィジェットではなくアプリで確認されたものです"
    case .inferredSpacing: "字間表の公開時期からの推定で、確認されたのはiOS 18と26です"
    case .inferredLines: "iOS 17での変更が発表されましたが、確認されたのはiOS 26のみです"
    case .unknownRule: "iOS 17以降は別の規則によるとのことですが、公表されていません"
    }
  }
}
