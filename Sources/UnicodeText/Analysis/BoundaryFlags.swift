/// What Unicode says of the place before a UTF-16 code unit.
@usableFromInline
package struct BoundaryFlags: OptionSet, Sendable, Hashable, BitwiseCopyable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  @inline(__always)
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  // The defaults of OptionSet are generic, and other modules call them through witness tables: a
  // third of preparing a Japanese text went into them.

  @inlinable
  package init(arrayLiteral elements: BoundaryFlags...) {
    var bits: UInt8 = 0
    for element in elements { bits |= element.rawValue }
    self.init(rawValue: bits)
  }

  @inlinable
  @inline(__always)
  package func union(_ other: BoundaryFlags) -> BoundaryFlags {
    BoundaryFlags(rawValue: rawValue | other.rawValue)
  }

  @inlinable
  @inline(__always)
  package mutating func formUnion(_ other: BoundaryFlags) { self = union(other) }

  @inlinable
  @inline(__always)
  package func contains(_ other: BoundaryFlags) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  /// An extended grapheme cluster begins or ends here (UAX #29).
  @inlinable package static var grapheme: BoundaryFlags { BoundaryFlags(rawValue: 1) }
  /// A line may end here (UAX #14).
  @inlinable package static var lineBreak: BoundaryFlags { BoundaryFlags(rawValue: 2) }
  /// A line must end here (UAX #14 LB4, LB5).
  @inlinable package static var mandatory: BoundaryFlags { BoundaryFlags(rawValue: 4) }
  /// A phrase ends at this opportunity (``PhraseMarking``); set only when asked for.
  @inlinable package static var phrase: BoundaryFlags { BoundaryFlags(rawValue: 8) }
  /// A line that ends here ends with a hyphen: the opportunity follows U+00AD, or unseen marks on
  /// it (UAX #14 LB9) of one code unit each.
  @inlinable package static var hyphen: BoundaryFlags { BoundaryFlags(rawValue: 16) }
  /// The grapheme cluster that begins here takes room, and so counts for tracking.
  @inlinable package static var visible: BoundaryFlags { BoundaryFlags(rawValue: 32) }

  // Not as lists of flags, each of which is an array that is made and let go, character by character.

  /// Nothing may happen here.
  static var none: BoundaryFlags { BoundaryFlags(rawValue: 0) }

  /// A line must end here, and so may.
  static var mandatoryBreak: BoundaryFlags {
    BoundaryFlags(rawValue: lineBreak.rawValue | mandatory.rawValue)
  }

  /// A line may end here, between two clusters.
  static var clusterBreak: BoundaryFlags {
    BoundaryFlags(rawValue: grapheme.rawValue | lineBreak.rawValue)
  }

  /// A cluster begins here that takes room, as with most characters.
  static var visibleCluster: BoundaryFlags {
    BoundaryFlags(rawValue: grapheme.rawValue | visible.rawValue)
  }
}
