/// A known trap that a decision has run into (LayoutRules §7).
public enum FitFlag: Sendable, Hashable {
  /// What is shown counts as fitting although a text in it is cut: a line limit keeps it low.
  ///
  /// The roles of those texts, or their strings.
  case truncatedButFits(texts: [String])
  /// Nothing fits, and the last candidate is shown all the same (V9).
  case lastDoesNotFit
  /// A candidate that is no smaller than one before it, so that it never has its turn at this
  /// width; not the last one where it is shown because nothing fits.
  case unreachable(index: Int)
  /// A candidate that fits, or fails to, by less than a pixel: a rounding elsewhere decides
  /// otherwise (V5).
  case withinAPixel(index: Int)
}
