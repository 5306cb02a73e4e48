/// The direction a paragraph runs in (UAX #9 P2, P3, HL1).
public enum BaseDirection: Sendable, Hashable {
  /// The direction of the first strong character; left to right when there is none.
  case firstStrong
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}
