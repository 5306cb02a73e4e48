import FontFaces
import TextShaping
import UnicodeText

/// Everything about a text's setting that does not depend on its size.
public struct TextStyle: Sendable, Hashable {
  /// The faces the text is set in.
  public var cascade: FontCascade
  /// The text's language (BCP 47): decides line breaking and forms of Han characters.
  ///
  /// Two styles are equal where the letters of their languages are, whatever these stand for.
  public var language: String? {
    get { exactLanguage?.string }
    set { exactLanguage = newValue.map(ExactText.init) }
  }
  private var exactLanguage: ExactText?
  /// How readily lines break in Japanese.
  public var lineBreakStrictness: LineBreakStrictness
  /// Whether lines break inside words.
  public var wordBreak: WordBreak
  /// Whether lines end at the ends of phrases.
  public var phraseBreaking: PhraseBreaking
  /// Which Japanese words lines of text styles begin with where that is in doubt.
  package var wordChoice: WordChoice = .likely
  /// Which ligatures the text is set with.
  public var ligatures: Ligatures
  /// OpenType features for the whole text; of two with one name the last counts.
  public var features: [FontFeature]
  /// The direction of the paragraph.
  public var baseDirection: BaseDirection
  /// Which full-width punctuation is set at half its width.
  public var punctuationTrimming: PunctuationTrimming
  /// Which punctuation hangs outside of its line.
  public var hangingPunctuation: HangingPunctuation
  /// By which language's rules characters are spaced, where no punctuation is trimmed or hangs.
  public var composition: TextComposition

  /// A style.
  public init(
    cascade: FontCascade,
    language: String? = nil,
    lineBreakStrictness: LineBreakStrictness = .strict,
    wordBreak: WordBreak = .normal,
    phraseBreaking: PhraseBreaking = .none,
    ligatures: Ligatures = .standard,
    features: [FontFeature] = [],
    baseDirection: BaseDirection = .firstStrong,
    punctuationTrimming: PunctuationTrimming = .spaceAll,
    hangingPunctuation: HangingPunctuation = [],
    composition: TextComposition = .none
  ) {
    self.cascade = cascade
    exactLanguage = language.map(ExactText.init)
    self.lineBreakStrictness = lineBreakStrictness
    self.wordBreak = wordBreak
    self.phraseBreaking = phraseBreaking
    self.ligatures = ligatures
    self.features = features
    self.baseDirection = baseDirection
    self.punctuationTrimming = punctuationTrimming
    self.hangingPunctuation = hangingPunctuation
    self.composition = composition
  }

  /// The memory it takes on the heap, in bytes, but for the cascade.
  var heapByteCount: Int { (exactLanguage?.heapByteCount ?? 0) + features.heapByteCount }
}

extension TextStyle {
  /// The rules that are applied: none where CSS has punctuation hang or trimmed.
  var appliedComposition: TextComposition {
    punctuationTrimming == .spaceAll && hangingPunctuation.isEmpty ? composition : .none
  }

  /// What finds the places where lines of such a text may end.
  var analyzer: TextAnalyzer {
    TextAnalyzer(
      language: language,
      strictness: lineBreakStrictness,
      wordBreak: wordBreak,
      phrases: phraseMarking
    )
  }

  /// What shapes such a text.
  var shaper: Shaper {
    Shaper(
      cascade: cascade,
      language: language,
      ligatures: ligatures,
      features: features,
      trimming: punctuationTrimming,
      composition: appliedComposition
    )
  }

  /// What has to be known of a text's words.
  private var phraseMarking: PhraseMarking {
    switch phraseBreaking {
    case .none: .none
    case .auto: .marked
    case .textStyle: .wordStarts(wordChoice)
    }
  }
}
