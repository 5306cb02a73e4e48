import TextShaping

/// How many lines a text takes if a doubt is right, where that follows from how many it takes, so that
/// it need not be prepared anew.
///
/// Where no unit is wider than a line, so that none is cut:
///
/// - With small kana at the beginnings of lines there are more places to break at, and never more
///   lines; nor fewer, where all of the text is too wide for that however it is broken.
/// - Without spacing each line is wider by no more than all of it that makes the text narrower, and
///   narrower by no more than all that makes it wider: where lines are as many in both widths, they
///   are as many in between.
///
/// What it needs of the text is found once for all widths, when it is first asked for. For one thread.
package struct DoubtedCounts {
  private let text: PreparedText
  private let counts: StepFunction
  private let style: ParagraphStyle
  private let counter: LineCounter?
  private lazy var naturalWidth = counter?.naturalWidth ?? text.naturalWidth(style)
  private lazy var widestUnit = counter?.widestUnit ?? text.widestUnit(style)
  private lazy var hasNeighbouringSpaces = text.hasNeighbouringSpaces
  private lazy var spacing = text.spacingChanges(style)

  /// - Parameters:
  ///   - counts: the text's own numbers of lines.
  ///   - counter: what counted them, if it is known.
  ///   - style: how lines are set.
  /// - Returns: `nil` for a text of which nothing follows.
  package init?(
    of text: PreparedText,
    from counts: StepFunction,
    by counter: LineCounter? = nil,
    _ style: ParagraphStyle
  ) {
    guard text.storage.runs == nil, style.tracking == 0,
      text.storage.style.phraseBreaking != .textStyle
    else { return nil }
    self.text = text
    self.counts = counts
    self.counter = counter
    self.style = style
  }

  /// The number of lines in a width if a doubt is right.
  /// - Parameters:
  ///   - doubt: one that the text is open to.
  ///   - width: within what the text's own numbers are defined for.
  /// - Returns: `nil` where it does not follow.
  /// - Complexity: O(units) the first time, a look-up then.
  package mutating func lineCount(under doubt: LineDoubt, width: Double) -> Int? {
    guard let own = counts[width] else { return nil }
    switch doubt {
    case .smallKana:
      guard own > 1 else { return Int(own) }
      // What a break may save: a space on one side of it, spacing on the other.
      let saved = (own - 1) * Self.mostSavedEms * style.pointSize
      guard !hasNeighbouringSpaces, naturalWidth > (own - 1) * width + saved else { return nil }
      return width >= widestUnit ? Int(own) : nil
    case .widget, .inferredSpacing:
      guard let spacing else { return nil }
      let least = width - spacing.narrower - Self.rounding
      let most = width + spacing.wider + Self.rounding
      guard counts.domain.contains(least), counts.domain.contains(most), counts[least] == own,
        counts[most] == own
      else { return nil }
      return least >= widestUnit ? Int(own) : nil
    default: return nil
    }
  }

  private static let mostSavedEms = 2.0
  /// More than sums may differ by for the order in which they are taken, points.
  private static let rounding = 1e-6
}

extension PreparedText {
  /// What spacing makes all of the text narrower and wider by, in points; `nil` without spacing.
  fileprivate func spacingChanges(_ style: ParagraphStyle) -> (narrower: Double, wider: Double)? {
    guard let changes = storage.shaped.itemized.spacing?.changes else { return nil }
    let scale = LineFitting(storage, style: style).advanceScale
    return (scale.points(changes.narrower), scale.points(changes.wider))
  }

  fileprivate var hasNeighbouringSpaces: Bool {
    var wasSpace = false
    for unit in codeUnits {
      // There is none elsewhere, and Swift's properties of a scalar are slow.
      let mayBeSpace = unit <= 0x20 || (0x85...0x3000).contains(unit)
      let isSpace = mayBeSpace && Unicode.Scalar(unit)?.properties.isWhitespace == true
      if isSpace, wasSpace { return true }
      wasSpace = isSpace
    }
    return false
  }
}
