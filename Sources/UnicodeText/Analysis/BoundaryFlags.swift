/// What Unicode says of the place before a UTF-16 code unit.
package struct BoundaryFlags: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An extended grapheme cluster begins or ends here (UAX #29).
  package static let grapheme = BoundaryFlags(rawValue: 1)
  /// A line may end here (UAX #14).
  package static let lineBreak = BoundaryFlags(rawValue: 2)
  /// A line must end here (UAX #14 LB4, LB5).
  package static let mandatory = BoundaryFlags(rawValue: 4)
  /// A phrase ends at this opportunity (``PhraseMarking``); set only when asked for.
  package static let phrase = BoundaryFlags(rawValue: 8)
  /// A line that ends here ends with a hyphen: the opportunity follows U+00AD.
  package static let hyphen = BoundaryFlags(rawValue: 16)
  /// The grapheme cluster that begins here takes room, and so counts for tracking; set when faces are
  /// chosen.
  package static let visible = BoundaryFlags(rawValue: 32)
}
