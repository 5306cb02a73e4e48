import Fitcheck
import Foundation

extension FuzzTarget {
  private static let widths: [Double?] = [nil, 0, 1, 30, 146, 157.5, 1e6]
  private static let weights: [FontWeight] = [.regular, .medium, .bold]
  /// Once for most bytes: a text that is repeated up to a MiB takes as long as thousands that are not, of which nearly all
  /// is found.
  private static let repeats = [Int](repeating: 1, count: 252) + [2, 16, 256, 4096]
  private static let longest = 1 << 20

  /// A text in one style, repeated up to a MiB: what takes time quadratic in a text shows then.
  @MainActor func runText(_ bytes: [UInt8]) -> Int {
    var choices = Choices(bytes)
    var style = TextStyle(cascade: SharedFonts.library.cascade(weight: choices.any(Self.weights)))
    style.language = choices.any(["ja", "en", "ar", "th", nil])
    style.phraseBreaking = choices.any(PhraseBreaking.allCases)
    style.punctuationTrimming = choices.any(PunctuationTrimming.allCases)
    var paragraph = Self.paragraph(&choices)
    let width = choices.any(Self.widths)
    let once = choices.any(Self.repeats)
    let height = Self.chooseMore(&choices, &style, &paragraph)
    let piece = choices.text()
    let count = min(once, max(1, Self.longest / max(1, piece.utf8.count)))
    let text = String(repeating: piece, count: count)
    let most = Self.boundFilling(of: text, style, &paragraph)
    Self.check(PreparedText(text, style: style), text, paragraph, width, height)
    return most
  }

  /// - Returns: the bytes that it may take the time of.
  @MainActor func runRuns(_ bytes: [UInt8]) -> Int {
    var choices = Choices(bytes)
    var style = TextStyle(cascade: SharedFonts.library.cascade(weight: .regular))
    var paragraph = Self.paragraph(&choices)
    let width = choices.any(Self.widths)
    let height = Self.chooseMore(&choices, &style, &paragraph)
    let pieces = choices.rest.split(separator: 0, maxSplits: 200, omittingEmptySubsequences: false)
    let runs = pieces.map { piece -> StyledRun in
      var choices = Choices([UInt8](piece))
      let cascade = SharedFonts.library.cascade(weight: choices.any(Self.weights))
      let size = choices.any([11.0, 12, 17, 0.5, 300])
      let tracking = choices.any([0.0, 0, -1, 2.5])
      let offset = choices.any([0.0, 0, 5, -40])
      var run = StyledRun(choices.text(), cascade: cascade, pointSize: size)
      run.tracking = tracking
      run.baselineOffset = offset
      return run
    }
    let text = runs.map { $0.text }.joined()
    let most = Self.boundFilling(of: text, style, &paragraph)
    Self.check(PreparedText(runs: runs, style: style), text, paragraph, width, height)
    return max(bytes.count, most)
  }

  private static func paragraph(_ choices: inout Choices) -> ParagraphStyle {
    var paragraph = ParagraphStyle(pointSize: choices.any([12, 11, 17, 0.1, 200]))
    paragraph.lineLimit = choices.any([nil, nil, 1, 2, 40])
    paragraph.truncation = choices.any([.tail, .head, .middle])
    paragraph.minimumScale = choices.any([1, 1, 0.5])
    paragraph.tracking = choices.any([0, 0, -0.5, 1])
    return paragraph
  }

  /// What else users may choose, where a byte that no UTF-8 has stands before the text: what is written without it means
  /// what it did before there was any of this.
  /// - Returns: the height there is; `nil` for any.
  private static func chooseMore(
    _ choices: inout Choices,
    _ style: inout TextStyle,
    _ paragraph: inout ParagraphStyle
  ) -> Double? {
    guard choices.takeMarker() else { return nil }
    paragraph.filling = choices.any(LineFilling.allCases)
    style.hangingPunctuation = HangingPunctuation(rawValue: choices.byte() % 16)
    style.wordBreak = choices.any(WordBreak.allCases)
    style.lineBreakStrictness = choices.any(LineBreakStrictness.allCases)
    style.hangulBreaking = choices.any(HangulBreaking.allCases)
    style.baseDirection = choices.any([.firstStrong, .leftToRight, .rightToLeft])
    style.ligatures = choices.any([.standard, .required])
    style.composition = choices.any(TextComposition.allCases)
    paragraph.alignment = choices.any(LineAlignment.allCases)
    paragraph.lineSpacing = choices.any([0, 0, 2, -3])
    paragraph.leading = choices.any([nil, nil, 0, 3])
    paragraph.lineHeight = choices.any([
      .natural, .natural, .multiple(1.2), .leading(3), .exact(10),
    ])
    paragraph.lineMetrics = choices.any(LineMetrics.allCases)
    paragraph.mostTightening = choices.any([0, 0, ParagraphStyle.standardTightening])
    return choices.any([nil, nil, 58, 20, 0])
  }

  /// Bytes of a text that is balanced, and of one that is filled otherwise than line by line, or to a height, at most.
  private static let longestBalanced = 1024
  private static let longestPretty = 4096
  /// Bytes of a text that may shrink to a height, at most: each line that finds room there is a step of the search.
  private static let longestShrunk = 128
  /// How many times balanced lines are filled: some twenty, as `LineFitting` says.
  private static let balancedFillings = 24

  /// Fills lines as iOS does where another way may take longer than so long a text is given: by phrase, balanced lines
  /// are filled thousands of times.
  /// - Returns: the bytes that the text may take the time of.
  private static func boundFilling(
    of text: String,
    _ style: TextStyle,
    _ paragraph: inout ParagraphStyle
  ) -> Int {
    let count = text.utf8.count
    switch paragraph.filling {
    case .greedy, .ios: break
    case .balanced:
      if count <= longestBalanced, style.phraseBreaking != .auto { return count * balancedFillings }
      paragraph.filling = .ios
    case .pretty:
      if count > longestPretty { paragraph.filling = .ios }
    }
    return count
  }

  /// What is promised of lines holds, and the text is kept.
  private static func check(
    _ prepared: PreparedText,
    _ text: String,
    _ paragraph: ParagraphStyle,
    _ width: Double?,
    _ height: Double?
  ) {
    precondition(prepared.text.utf8.elementsEqual(text.utf8), "the text is kept")
    let most = paragraph.minimumScale < 1 ? longestShrunk : longestPretty
    let room = text.utf8.count > most ? nil : height
    SetText(prepared, paragraph, width: width, height: room).check()
  }
}
