import TextShaping

extension PreparedText {
  /// How many lines the text takes if a doubt is right, where that follows from how many it takes, so that
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
  /// - Parameters:
  ///   - doubt: one that the text is open to.
  ///   - counts: the text's own numbers of lines.
  ///   - style: how lines are set.
  ///   - width: within what `counts` is defined for.
  /// - Returns: `nil` where it does not follow.
  /// - Complexity: O(units).
  package func lineCount(
    under doubt: LineDoubt,
    from counts: StepFunction,
    _ style: ParagraphStyle,
    width: Double
  ) -> Int? {
    guard let own = counts[width], storage.runs == nil, style.tracking == 0,
      storage.style.phraseBreaking != .textStyle
    else { return nil }
    switch doubt {
    case .smallKana:
      guard own > 1 else { return Int(own) }
      // What a break may save: a space on one side of it, spacing on the other.
      let saved = (own - 1) * Self.mostSavedEms * style.pointSize
      guard !hasNeighbouringSpaces, naturalWidth(style) > (own - 1) * width + saved else {
        return nil
      }
      return width >= widestUnit(style) ? Int(own) : nil
    case .widget, .inferredSpacing:
      guard let changes = storage.shaped.itemized.spacing?.changes else { return nil }
      let scale = LineFitting(storage, style: style).advanceScale
      let least = width - scale.points(changes.narrower) - Self.rounding
      let most = width + scale.points(changes.wider) + Self.rounding
      guard counts.domain.contains(least), counts.domain.contains(most), counts[least] == own,
        counts[most] == own
      else { return nil }
      return least >= widestUnit(style) ? Int(own) : nil
    default: return nil
    }
  }

  private static let mostSavedEms = 2.0
  /// More than sums may differ by for the order in which they are taken, points.
  private static let rounding = 1e-6

  private var hasNeighbouringSpaces: Bool {
    var wasSpace = false
    for scalar in text.unicodeScalars {
      // There is none elsewhere, and Swift's properties of a scalar are slow.
      let mayBeSpace = scalar.value <= 0x20 || (0x85...0x3000).contains(scalar.value)
      let isSpace = mayBeSpace && scalar.properties.isWhitespace
      if isSpace, wasSpace { return true }
      wasSpace = isSpace
    }
    return false
  }
}
