import TextShaping
import UnicodeText

extension LineDoubt {
  /// The style as it is if the doubt is right; `nil` where that makes no difference, whatever the
  /// width.
  package func style(_ style: TextStyle) -> TextStyle? {
    var other = style
    switch self {
    case .smallKana:
      if style.lineBreakStrictness == .strict { other.lineBreakStrictness = .normal }
    case .shortLastLine: return nil
    case .wordChoice: if style.phraseBreaking == .textStyle { other.wordChoice = .unlikely }
    case .centered, .truncation, .bold, .inferredLines:
      if style.phraseBreaking == .textStyle { other.phraseBreaking = .none }
    case .widget, .inferredSpacing:
      other.composition = .none
      if style.phraseBreaking == .textStyle { other.phraseBreaking = .none }
    case .unknownRule: other.phraseBreaking = .textStyle
    }
    return other == style ? nil : other
  }
}

extension PreparedText {
  /// Whether the doubt could change lines of the text at some width.
  /// - Complexity: a look at each character at most; always false for a text of several styles.
  package func isOpen(to doubt: LineDoubt) -> Bool {
    guard storage.runs == nil else { return false }
    switch doubt {
    case .smallKana:
      return style.lineBreakStrictness == .strict && codeUnits.contains { $0.isSmallKana }
    case .shortLastLine: return true
    case .widget, .inferredSpacing:
      return storage.shaped.itemized.spacing != nil || style.phraseBreaking == .textStyle
    default: return doubt.style(style) != nil
    }
  }

  /// The text as it is set if a doubt is right; `nil` where that makes no difference, and for a
  /// text of several styles.
  /// - Parameter preparer: remembers the texts that are prepared for it.
  /// - Complexity: linear in the text's length, a look-up where it is known.
  package func under(_ doubt: LineDoubt, _ preparer: TextPreparer) -> PreparedText? {
    guard isOpen(to: doubt), let other = doubt.style(style) else { return nil }
    return preparer.prepare(text, style: other)
  }

  /// The doubts that would change where the text's lines end.
  /// - Parameters:
  ///   - doubts: those there can be: see ``LineCircumstances``.
  ///   - style: how lines are set.
  ///   - width: the width lines are filled to, points; `nil` or infinite for none.
  ///   - height: keeps only as many whole lines as it holds, at least one; `nil` for no limit.
  /// - Complexity: prepares and sets the text once for each doubt.
  public func doubts(
    among doubts: [LineDoubt],
    _ style: ParagraphStyle,
    width: Double?,
    height: Double? = nil
  ) -> [LineDoubt] {
    let kinds = doubts.filter(isOpen)
    guard !kinds.isEmpty else { return [] }
    let set = lines(style, width: width, height: height)
    return kinds.filter { doubt in
      switch doubt {
      case .shortLastLine: return endsWithShortPiece(set)
      case .truncation: guard set.measurement.isTruncated else { return false }
      case .wordChoice: if hasParagraphWithoutWord(set, style, width: width) { return true }
      // How a word that is wider than a line is cut belongs to the rules that nobody has published.
      case .unknownRule: if cutsWord(set) { return true }
      default: break
      }
      guard let otherStyle = doubt.style(self.style) else { return false }
      let other = PreparedText(text, style: otherStyle).lines(style, width: width, height: height)
      return other.lines.map(\.range) != set.lines.map(\.range)
        || other.lines.map(\.text) != set.lines.map(\.text)
    }
  }

  private static let mostShortCharacters = 3

  /// Whether the last of a paragraph's several lines holds one to three characters, and begins within a word.
  private func endsWithShortPiece(_ set: LaidOutText) -> Bool {
    let boundaries = storage.shaped.analysis.boundaries
    let pieces = set.lines.enumerated().filter { index, line in
      let (start, end) = (line.range.lowerBound, line.range.upperBound)
      guard start > 0, !line.isTruncated,
        index == set.lines.count - 1 || boundaries[end].contains(.mandatory)
      else { return false }
      return !boundaries[start].contains(.mandatory)
        && line.text.count <= Self.mostShortCharacters
    }
    guard !pieces.isEmpty else { return false }
    let analyzer = TextAnalyzer(
      language: style.language,
      strictness: style.lineBreakStrictness,
      wordBreak: style.wordBreak,
      hangulBreaking: style.hangulBreaking,
      phrases: .wordStarts(.likely)
    )
    let words = analyzer.analyze(text, baseDirection: style.baseDirection).boundaries
    return pieces.contains { !words[$0.element.range.lowerBound].contains(.phrase) }
  }
}

extension PreparedText {
  /// Whether a line ends where no break is allowed: within a word that is wider than the line.
  private func cutsWord(_ set: LaidOutText) -> Bool {
    let boundaries = storage.shaped.analysis.boundaries
    return set.lines.contains { !boundaries[$0.range.upperBound].contains(.lineBreak) }
  }

  /// Whether the last of a paragraph's several lines begins with no word: no word can begin it, so
  /// that it is filled greedily.
  ///
  /// Of a truncated text that is asked of each paragraph that is shown, and of its lines as they would go on.
  private func hasParagraphWithoutWord(
    _ set: LaidOutText,
    _ style: ParagraphStyle,
    width: Double?
  ) -> Bool {
    assert(self.style.phraseBreaking == .textStyle, "no other text is open to doubts about words")
    let boundaries = storage.shaped.analysis.boundaries
    let shown = set.lines.last?.range.lowerBound ?? 0
    let lines = set.measurement.isTruncated ? wholeLines(of: set, style, width: width) : set.lines
    var paragraph = 0
    for line in lines where paragraph <= shown {
      let (start, end) = (line.range.lowerBound, line.range.upperBound)
      guard end == utf16Count || boundaries[end].contains(.mandatory) else { continue }
      if start > paragraph, !boundaries[start].contains(.phrase) { return true }
      paragraph = end
    }
    return false
  }

  /// The lines of which those that are set are the first ones, up to the text's end.
  private func wholeLines(
    of set: LaidOutText,
    _ style: ParagraphStyle,
    width: Double?
  ) -> [Line] {
    var whole = style
    whole.lineLimit = nil
    whole.minimumScale = 1
    whole.pointSize *= set.measurement.scale
    whole.tracking *= set.measurement.scale
    return lines(whole, width: width).lines
  }
}

extension UInt16 {
  /// Whether a code unit is one of the kana that begin lines where kinsoku is not strict (UAX #14
  /// class CJ).
  fileprivate var isSmallKana: Bool {
    switch self {
    // ぁ to ぉ, っ, ゃ to ょ, ゎ, ゕ and ゖ; the same in katakana lie 0x60 above.
    case 0x3041...0x3096: Self.isSmallHiragana(self)
    case 0x30A1...0x30F6: Self.isSmallHiragana(self - 0x60)
    case 0x30FC, 0x31F0...0x31FF, 0xFF67...0xFF70: true
    default: false
    }
  }

  private static func isSmallHiragana(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096:
      true
    default: false
    }
  }
}
