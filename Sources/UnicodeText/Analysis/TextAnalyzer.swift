/// Finds graphemes, line-break opportunities and bidi levels of texts in one language.
///
/// Line breaks follow UAX #14 with CSS's tailorings (``LineBreakRules``), graphemes UAX #29, both by
/// the rules and the data of Unicode 17.0, levels UAX #9. ICU gives the characters' other
/// properties, in whatever version it has (``UnicodeVersion``), the words of scripts that need a
/// dictionary, and Japanese phrases. Immutable; any thread.
package struct TextAnalyzer: Sendable, Hashable {
  private let rules: LineBreakResolution
  /// Whose phrases count: those of a language in its own writing system.
  private let phraseLanguage: PrimaryLanguage
  private let phrases: PhraseMarking

  /// - Parameters:
  ///   - language: a BCP 47 tag; `nil` for the rules common to all languages.
  ///   - strictness: CSS `line-break`.
  ///   - wordBreak: CSS `word-break`.
  ///   - phrases: whether to look for phrases.
  package init(
    language: String?,
    strictness: LineBreakStrictness,
    wordBreak: WordBreak = .normal,
    phrases: PhraseMarking = .none
  ) {
    let writing = WritingSystem(tag: language)
    phraseLanguage =
      switch (PrimaryLanguage(tag: language), writing) {
      case (.japanese, .japanese): .japanese
      case (.korean, .korean): .korean
      default: .other
      }
    self.phrases = phrases
    rules = LineBreakResolution(
      strictness: strictness,
      wordBreak: wordBreak,
      isChineseOrJapanese: writing == .chinese || writing == .japanese
    )
  }

  /// Analyses a text.
  /// - Complexity: linear in the text's length.
  package func analyze(_ text: String, baseDirection: BaseDirection = .firstStrong) -> TextAnalysis
  {
    let utf16 = text.utf16Units
    let isPhraseByWord = phrases == .marked && phraseLanguage == .korean
    var finder = BoundaryFinder(utf16, rules: rules, isPhraseByWord: isPhraseByWord)
    if finder.hasComplexContext, rules.strictness != .anywhere, rules.wordBreak != .breakAll {
      finder.markDictionaryWords(utf16, isPhraseByWord: isPhraseByWord)
    }
    if phrases == .marked, !utf16.isEmpty {
      switch phraseLanguage {
      case .japanese:
        finder.markJapanesePhrases(utf16)
        finder.keepPhrasesAtOpportunities()
      case .korean: finder.keepPhrasesAtOpportunities()
      case .chinese, .other: finder.markEveryPhrase()
      }
    }
    if case .wordStarts(let choice) = phrases, !utf16.isEmpty {
      finder.markJapaneseWordStarts(utf16, choice: choice)
      finder.keepPhrasesAtOpportunities()
    }
    return TextAnalysis(
      utf16: utf16,
      boundaries: finder.boundaries,
      embedding: EmbeddingLevels(
        utf16,
        baseDirection: baseDirection,
        isBidirectional: finder.isBidirectional
      )
    )
  }
}
