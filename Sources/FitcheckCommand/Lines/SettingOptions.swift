import ArgumentParser
import Fitcheck

/// How `fitcheck lines` sets a text, as options of the command.
struct SettingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whether lines end inside words: normal, keep-all, break-all, or auto-phrase for Japanese "
        + "and Korean lines that end with a phrase where that costs no line.",
      valueName: "rule"
    )
  )
  var wordBreak: WordBreakChoice = .normal

  @Option(
    help: ArgumentHelp(
      "Which of the possible breaks lines end at: greedy, balanced, pretty, or ios for greedy "
        + "lines that leave no word alone on the second of two where the two are more even so. "
        + "Default: greedy; as iOS does with --ios or --text-style.",
      valueName: "way"
    )
  )
  var filling: LineFilling?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The space added after every character, in points; may be negative. Ligatures that the "
        + "script can do without are off then.",
      valueName: "points"
    )
  )
  var tracking: String?

  @Option(
    help: ArgumentHelp(
      "What is left out of a text that is too long: its tail, middle or head.",
      valueName: "part"
    )
  )
  var truncation: TruncationMode = .tail

  @Option(
    help: ArgumentHelp(
      "Which full-width punctuation is set at half its width: space-all for none, normal, "
        + "space-first, trim-start or trim-both (CSS text-spacing-trim).",
      valueName: "rule"
    )
  )
  var punctuationTrimming: PunctuationTrimming = .spaceAll

  @Option(
    help: ArgumentHelp(
      "Which punctuation hangs outside of its line: none, or some of first, last and one of "
        + "allow-end and force-end with spaces between (CSS hanging-punctuation).",
      valueName: "marks"
    )
  )
  var hangingPunctuation: HangingPunctuation = []

  @Option(
    help: ArgumentHelp(
      "The direction of the paragraph: auto for its first letter's, ltr or rtl.",
      valueName: "direction"
    )
  )
  var direction: DirectionChoice = .auto

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The smallest part of its size that a text may shrink to before it is truncated, 0 to 1; "
        + "less than 0.01 counts as 0.01.",
      valueName: "part"
    )
  )
  var minimumScale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "By which part of the width the last line may be too wide and still be tightened, such as "
        + "0.05.",
      valueName: "part"
    )
  )
  var tightening: String?
}

/// CSS's `word-break`, of which phrases are one choice.
enum WordBreakChoice: String, ExpressibleByArgument, CaseIterable {
  case normal
  case keepAll = "keep-all"
  case breakAll = "break-all"
  case autoPhrase = "auto-phrase"

  var wordBreak: WordBreak {
    switch self {
    case .normal, .autoPhrase: .normal
    case .keepAll: .keepAll
    case .breakAll: .breakAll
    }
  }

  var phraseBreaking: PhraseBreaking { self == .autoPhrase ? .auto : .none }
}

/// HTML's `dir`.
enum DirectionChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  var baseDirection: BaseDirection {
    switch self {
    case .auto: .firstStrong
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension LineFilling: ExpressibleByArgument {}
extension TruncationMode: ExpressibleByArgument {}
extension PunctuationTrimming: ExpressibleByArgument {}

extension HangingPunctuation: ExpressibleByArgument {
  /// The marks that CSS's keywords name.
  public init?(argument: String) {
    self.init(keywords: argument)
  }

  /// CSS's keywords.
  public var defaultValueDescription: String { keywords }
}
