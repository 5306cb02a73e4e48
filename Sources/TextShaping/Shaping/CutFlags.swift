/// What happens to a shaped text that is cut before a code unit.
@usableFromInline
struct CutFlags: OptionSet, Sendable, BitwiseCopyable {
  @usableFromInline let rawValue: UInt8

  @inlinable
  @inline(__always)
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  // Not the defaults of OptionSet, which other modules would call through witness tables.
  @inlinable
  @inline(__always)
  func contains(_ other: CutFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  @inlinable
  @inline(__always)
  mutating func formUnion(_ other: CutFlags) {
    self = CutFlags(rawValue: rawValue | other.rawValue)
  }

  @inlinable
  @inline(__always)
  mutating func subtract(_ other: CutFlags) {
    self = CutFlags(rawValue: rawValue & ~other.rawValue)
  }

  /// Glyphs on either side may change, or the cut goes through a cluster.
  @inlinable static var unsafe: CutFlags { CutFlags(rawValue: 1) }
  /// A bracket follows that is drawn flush where a line begins with it.
  @inlinable static var flush: CutFlags { CutFlags(rawValue: 4) }
  /// Kerning falls away.
  @inlinable static var kerned: CutFlags { CutFlags(rawValue: 2) }
}
