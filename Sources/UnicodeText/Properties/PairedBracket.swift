internal import CICU

/// A bracket that has a partner (Bidi_Paired_Bracket, UAX #9 BD14 and BD15).
///
/// Two brackets pair when their closing scalars are equal; canonically equivalent ones count as
/// one.
package enum PairedBracket: Sendable, Hashable {
  case opening(closing: UInt32)
  case closing(UInt32)

  /// The bracket that a scalar is, from ICU's data; `nil` for other scalars.
  package init?(_ scalar: UInt32) {
    let partner = fitcheck_paired_bracket(scalar)
    switch Int(fitcheck_paired_bracket_type(scalar)) {
    case FITCHECK_BRACKET_OPENING: self = .opening(closing: Self.composed(partner))
    case FITCHECK_BRACKET_CLOSING: self = .closing(Self.composed(scalar))
    default: return nil
    }
  }

  /// U+232A is the one closing bracket with a canonical equivalent.
  private static func composed(_ closing: UInt32) -> UInt32 {
    closing == 0x232A ? 0x3009 : closing
  }
}
