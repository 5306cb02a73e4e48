internal import CICU

/// Bidi_Class of a scalar (UAX #9 table 4), numbered as ICU numbers it.
package enum BidiClass: UInt8, Sendable, CaseIterable {
  case l, r, en, es, et, an, cs, b, s, ws, on, lre, lro, al, rle, rlo, pdf, nsm, bn, fsi, lri, rli
  case pdi

  /// The class of a scalar, from ICU's data.
  package init(_ scalar: UInt32) {
    self = BidiClass(rawValue: fitcheck_bidi_class(scalar)) ?? .l
  }

  /// X9 removes it: the rules that follow do not see it.
  package var isRemoved: Bool {
    switch self {
    case .lre, .lro, .rle, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// LRI, RLI or FSI (BD8).
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// LRI, RLI, FSI or PDI.
  var isIsolateFormatting: Bool { isIsolateInitiator || self == .pdi }

  /// White space and the isolate formatting characters, which take the paragraph's level at a
  /// line's end and before separators (L1).
  var isWhiteSpace: Bool {
    self == .ws || isIsolateFormatting
  }

  /// A paragraph or segment separator (L1).
  var isSeparator: Bool { self == .b || self == .s }

  /// Neutral or an isolate formatting character: NI of N1 and N2.
  var isNeutral: Bool { isWhiteSpace || isSeparator || self == .on }

  /// L or R, as N0 to N2 take a class: numbers count as R; `nil` for neutral classes.
  ///
  /// For classes that W1 to W7 have resolved.
  var strong: BidiClass? {
    switch self {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// The direction of a level: L if it is even, R if it is odd.
  init(level: UInt8) {
    self = level & 1 == 0 ? .l : .r
  }
}
