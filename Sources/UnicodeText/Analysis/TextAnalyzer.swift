/// Finds graphemes, line-break opportunities and bidi levels of texts in one language.
///
/// Line breaks follow UAX #14 with CSS's tailorings (``LineBreakRules``), graphemes UAX #29, both by
/// the rules and the data of Unicode 17.0, levels UAX #9. ICU gives the characters' other
/// properties, in whatever version it has (``UnicodeVersion``), the words of scripts that need a
/// dictionary, and Japanese phrases and Chinese words. Immutable; any thread.
package struct TextAnalyzer: Sendable, Hashable {
  private let rules: LineBreakResolution
  /// Whose phrases count: those of a language in its own writing system, of Chinese only where texts are cut.
  private let phraseLanguage: PrimaryLanguage
  private let phrases: PhraseMarking

  /// - Parameters:
  ///   - language: a BCP 47 tag; `nil` for the rules common to all languages.
  ///   - strictness: CSS `line-break`.
  ///   - wordBreak: CSS `word-break`.
  ///   - hangulBreaking: whether lines may end inside words of Hangul.
  ///   - phrases: whether to look for phrases.
  package init(
    language: String?,
    strictness: LineBreakStrictness,
    wordBreak: WordBreak = .normal,
    hangulBreaking: HangulBreaking = .syllables,
    phrases: PhraseMarking = .none
  ) {
    let writing = WritingSystem(tag: language)
    phraseLanguage =
      switch (PrimaryLanguage(tag: language), writing) {
      case (.japanese, .japanese): .japanese
      case (.korean, .korean): .korean
      case (.chinese, .chinese) where phrases == .cuts: .chinese
      default: .other
      }
    // Of all but Chinese they are the same.
    self.phrases = phrases == .cuts ? .marked : phrases
    rules = LineBreakResolution(
      strictness: strictness,
      wordBreak: wordBreak,
      hangulBreaking: hangulBreaking,
      isChineseOrJapanese: writing == .chinese || writing == .japanese
    )
  }

  /// Analyses a text, in a block of its own.
  /// - Complexity: linear in the text's length.
  package func analyze(_ text: String, baseDirection: BaseDirection = .firstStrong) -> TextAnalysis
  {
    var room = BlockRoom(byteCount: 0)
    return analyze(text, baseDirection: baseDirection, in: &room) { _, _ in 0 }
  }

  /// Analyses a text, in a block that has room for what is found of it later.
  /// - Parameters:
  ///   - room: what is left of the block.
  ///   - byteCount: how much is to be left, by the numbers of the text's code units and of its units.
  /// - Complexity: linear in the text's length.
  package func analyze(
    _ text: String,
    baseDirection: BaseDirection,
    in room: inout BlockRoom,
    leaving byteCount: (_ count: Int, _ unitCount: Int) -> Int
  ) -> TextAnalysis {
    var utf16 = BlockArray<UInt16>()
    var boundaries = BlockArray<BoundaryFlags>()
    var unitCount = 0
    var isBidirectional = false
    // How large the block has to be is known in the end: all is found elsewhere, usually on the stack.
    text.withUTF16Units { units in
      withUnsafeTemporaryAllocation(of: BoundaryFlags.self, capacity: units.count + 1) { flags in
        isBidirectional = findBoundaries(of: units, in: flags)
        unitCount = UnsafeBufferPointer(flags).unitCount
        room = BlockRoom(
          byteCount: TextAnalysis.byteCount(ofTextWith: units.count)
            + byteCount(units.count, unitCount)
        )
        utf16 = room.keep(units)
        boundaries = room.keep(UnsafeBufferPointer(flags))
      }
    }
    return TextAnalysis(
      utf16: utf16,
      boundaries: boundaries,
      unitCount: unitCount,
      embedding: EmbeddingLevels(
        utf16,
        baseDirection: baseDirection,
        isBidirectional: isBidirectional
      )
    )
  }

  /// - Returns: whether some scalar makes the bidi algorithm necessary.
  private func findBoundaries(
    of utf16: UnsafeBufferPointer<UInt16>,
    in boundaries: UnsafeMutableBufferPointer<BoundaryFlags>
  ) -> Bool {
    let isPhraseByWord = phrases == .marked && phraseLanguage == .korean
    let finder = BoundaryFinder(
      utf16,
      in: boundaries,
      rules: rules,
      isPhraseByWord: isPhraseByWord
    )
    if finder.hasComplexContext, rules.strictness != .anywhere, rules.wordBreak != .breakAll {
      finder.markDictionaryWords(utf16, isPhraseByWord: isPhraseByWord)
    }
    if phrases == .marked, !utf16.isEmpty {
      switch phraseLanguage {
      case .japanese:
        markComposed(utf16, finder) { $0.markJapanesePhrases($1) }
        finder.keepPhrasesAtOpportunities()
      case .korean: finder.keepPhrasesAtOpportunities()
      case .chinese:
        markComposed(utf16, finder) { $0.markChinesePhrases($1) }
        finder.keepPhrasesAtOpportunities()
      case .other: finder.markEveryPhrase()
      }
    }
    if case .wordStarts(let choice) = phrases, !utf16.isEmpty {
      markComposed(utf16, finder, leavesOutOpportunities: true) {
        $0.markJapaneseWordStarts($1, choice: choice)
      }
      finder.keepPhrasesAtOpportunities()
    }
    return finder.isBidirectional
  }

  /// Marks phrases where they are with each kana and syllable as one character, however it is written,
  /// with every kanji in whichever variant as itself, and without what is not seen.
  /// - Parameters:
  ///   - leavesOutOpportunities: whether spaces of no width and soft hyphens are none either: a phrase ends there, and no word.
  ///   - mark: marks the phrases of a text.
  private func markComposed(
    _ utf16: UnsafeBufferPointer<UInt16>,
    _ finder: BoundaryFinder,
    leavesOutOpportunities: Bool = false,
    _ mark: (BoundaryFinder, UnsafeBufferPointer<UInt16>) -> Void
  ) {
    let isJapanese = phraseLanguage == .japanese
    let composed = ComposedCharacters(
      utf16,
      isJapanese: isJapanese,
      leavesOutOpportunities: leavesOutOpportunities
    )
    guard let composed else {
      mark(finder, utf16)
      return
    }
    composed.units.withUnsafeBufferPointer { units in
      withUnsafeTemporaryAllocation(of: BoundaryFlags.self, capacity: units.count + 1) { flags in
        let other = BoundaryFinder(units, in: flags, rules: rules, isPhraseByWord: false)
        mark(other, units)
        for (place, offset) in composed.offsets.enumerated() where flags[place].contains(.phrase) {
          finder.boundaries[offset].insert(.phrase)
        }
      }
    }
  }
}

extension UnsafeBufferPointer<BoundaryFlags> {
  /// As ``TextAnalysis/unitCount(cutAt:in:)`` of a whole text cut where a line may end: between its
  /// clusters.
  fileprivate var unitCount: Int {
    // Neither a trap nor a slice: many are counted at once.
    var count = 0
    for flags in self { count &+= flags.contains(.clusterBreak) ? 1 : 0 }
    assert(!self[0].contains(.clusterBreak), "no line ends before the text")
    return count
  }
}
