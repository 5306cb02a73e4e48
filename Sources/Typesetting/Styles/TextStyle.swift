import FontFaces
import TextShaping
import UnicodeText

/// Everything about a text's setting that does not depend on its size.
///
/// A value that shares its storage: a text holds its style, and texts of one style share what is found
/// of it once.
public struct TextStyle: Sendable, Hashable {
  private var setting: SharedSetting
  /// By which language's rules characters are spaced, where no punctuation is trimmed or hangs.
  ///
  /// Apart from the rest: texts that differ in nothing else share the work of preparing.
  public var composition: TextComposition

  /// The faces the text is set in.
  public var cascade: FontCascade {
    get { setting.own.cascade }
    set { change { $0.cascade = newValue } }
  }
  /// The text's language (BCP 47): decides line breaking and forms of Han characters.
  ///
  /// Two styles are equal where the letters of their languages are, whatever these stand for.
  public var language: String? {
    get { setting.own.language?.string }
    set { change { $0.language = newValue.map(ExactText.init) } }
  }
  /// How readily lines break in Japanese.
  public var lineBreakStrictness: LineBreakStrictness {
    get { setting.own.lineBreakStrictness }
    set { change { $0.lineBreakStrictness = newValue } }
  }
  /// Whether lines break inside words.
  public var wordBreak: WordBreak {
    get { setting.own.wordBreak }
    set { change { $0.wordBreak = newValue } }
  }
  /// Whether lines may end inside words of Hangul.
  public var hangulBreaking: HangulBreaking {
    get { setting.own.hangulBreaking }
    set { change { $0.hangulBreaking = newValue } }
  }
  /// Whether lines end at the ends of phrases.
  public var phraseBreaking: PhraseBreaking {
    get { setting.own.phraseBreaking }
    set { change { $0.phraseBreaking = newValue } }
  }
  /// Which Japanese words lines of text styles begin with where that is in doubt.
  package var wordChoice: WordChoice {
    get { setting.own.wordChoice }
    set { change { $0.wordChoice = newValue } }
  }
  /// Which ligatures the text is set with.
  public var ligatures: Ligatures {
    get { setting.own.ligatures }
    set { change { $0.ligatures = newValue } }
  }
  /// OpenType features for the whole text; of two with one name the last counts.
  public var features: [FontFeature] {
    get { setting.own.features }
    set { change { $0.features = newValue } }
  }
  /// The direction of the paragraph.
  public var baseDirection: BaseDirection {
    get { setting.own.baseDirection }
    set { change { $0.baseDirection = newValue } }
  }
  /// Which full-width punctuation is set at half its width.
  public var punctuationTrimming: PunctuationTrimming {
    get { setting.own.punctuationTrimming }
    set { change { $0.punctuationTrimming = newValue } }
  }
  /// Which punctuation hangs outside of its line.
  public var hangingPunctuation: HangingPunctuation {
    get { setting.own.hangingPunctuation }
    set { change { $0.hangingPunctuation = newValue } }
  }

  /// A style.
  public init(
    cascade: FontCascade,
    language: String? = nil,
    lineBreakStrictness: LineBreakStrictness = .strict,
    wordBreak: WordBreak = .normal,
    hangulBreaking: HangulBreaking = .syllables,
    phraseBreaking: PhraseBreaking = .none,
    ligatures: Ligatures = .standard,
    features: [FontFeature] = [],
    baseDirection: BaseDirection = .firstStrong,
    punctuationTrimming: PunctuationTrimming = .spaceAll,
    hangingPunctuation: HangingPunctuation = [],
    composition: TextComposition = .none
  ) {
    setting = SharedSetting(
      Setting(
        cascade: cascade,
        language: language.map(ExactText.init),
        lineBreakStrictness: lineBreakStrictness,
        wordBreak: wordBreak,
        hangulBreaking: hangulBreaking,
        phraseBreaking: phraseBreaking,
        ligatures: ligatures,
        features: features,
        baseDirection: baseDirection,
        punctuationTrimming: punctuationTrimming,
        hangingPunctuation: hangingPunctuation
      )
    )
    self.composition = composition
  }

  private mutating func change(_ body: (inout Setting) -> Void) {
    var changed = setting.own
    body(&changed)
    setting = SharedSetting(changed)
  }

  /// Whether another style differs in nothing but its ``composition``.
  func differsInCompositionAlone(from other: TextStyle) -> Bool { setting == other.setting }

  /// The memory it takes on the heap, in bytes, but for the cascade.
  ///
  /// The object itself, and what prepares texts, are shared by all texts of the style.
  var heapByteCount: Int {
    (setting.own.language?.heapByteCount ?? 0) + setting.own.features.heapByteCount
  }
}

extension TextStyle {
  /// The rules that are applied: none where CSS has punctuation hang or trimmed.
  var appliedComposition: TextComposition {
    punctuationTrimming == .spaceAll && hangingPunctuation.isEmpty ? composition : .none
  }

  /// What finds the places where lines of such a text may end.
  var analyzer: TextAnalyzer { setting.tools.analyzer }

  /// What shapes such a text.
  var shaper: Shaper { setting.tools.shaper.spacing(by: appliedComposition) }
}

/// What a style says but for its composition.
private struct Setting: Sendable, Hashable {
  var cascade: FontCascade
  var language: ExactText?
  var lineBreakStrictness: LineBreakStrictness
  var wordBreak: WordBreak
  var hangulBreaking: HangulBreaking
  var phraseBreaking: PhraseBreaking
  var wordChoice = WordChoice.likely
  var ligatures: Ligatures
  var features: [FontFeature]
  var baseDirection: BaseDirection
  var punctuationTrimming: PunctuationTrimming
  var hangingPunctuation: HangingPunctuation

  /// What has to be known of a text's words.
  var phraseMarking: PhraseMarking {
    switch phraseBreaking {
    case .none: .none
    case .auto: .marked
    case .textStyle: .wordStarts(wordChoice)
    }
  }
}

/// A setting with what prepares texts in it: both hang on nothing else, and to read a language's tag
/// for each text takes as long as to analyse a short one.
private final class SharedSetting: Sendable, Hashable {
  let own: Setting
  /// Made for the first text.
  private let lazyTools = LazyObject<Tools>()

  init(_ own: Setting) {
    self.own = own
  }

  var tools: Tools { lazyTools.value { Tools(own) } }

  final class Tools: Sendable {
    let analyzer: TextAnalyzer
    let shaper: Shaper

    init(_ setting: Setting) {
      analyzer = TextAnalyzer(
        language: setting.language?.string,
        strictness: setting.lineBreakStrictness,
        wordBreak: setting.wordBreak,
        hangulBreaking: setting.hangulBreaking,
        phrases: setting.phraseMarking
      )
      shaper = Shaper(
        cascade: setting.cascade,
        language: setting.language?.string,
        ligatures: setting.ligatures,
        features: setting.features,
        trimming: setting.punctuationTrimming
      )
    }
  }

  static func == (left: SharedSetting, right: SharedSetting) -> Bool {
    left === right || left.own == right.own
  }

  func hash(into hasher: inout Hasher) { hasher.combine(own) }
}
