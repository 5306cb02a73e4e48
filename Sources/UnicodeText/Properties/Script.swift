public import CICU

/// A script of writing (UAX #24), by ICU's number.
@usableFromInline
package struct Script: Sendable, Hashable, BitwiseCopyable {
  @usableFromInline package let number: UInt8

  @inlinable
  package init(number: UInt8) {
    self.number = number
  }

  // The default goes through a witness table where other modules call it.
  @inlinable
  @inline(__always)
  package static func == (left: Script, right: Script) -> Bool { left.number == right.number }

  /// The four-letter code of ISO 15924 as a tag, first letter in the highest byte.
  package var tag: UInt32 { fitcheck_script_tag(number) }

  /// Common or Inherited: takes the script of its neighbours.
  @inlinable
  package var isNeutral: Bool { self == Self.common || self == Self.inherited }

  @inlinable package static var common: Script { Script(number: UInt8(FITCHECK_SCRIPT_COMMON)) }
  @inlinable package static var inherited: Script {
    Script(number: UInt8(FITCHECK_SCRIPT_INHERITED))
  }
  @inlinable package static var han: Script { Script(number: UInt8(FITCHECK_SCRIPT_HAN)) }

  /// The script to itemise by: Han, kana and bopomofo are one, as Japanese changes between them at
  /// almost every word and no feature of a font depends on the difference.
  @inlinable
  package var itemized: Script {
    switch Int(number) {
    case FITCHECK_SCRIPT_HIRAGANA, FITCHECK_SCRIPT_KATAKANA, FITCHECK_SCRIPT_BOPOMOFO: Self.han
    default: self
    }
  }

  /// The script to itemise by, Common for Inherited as well.
  @inlinable
  package var itemizedOrCommon: Script { isNeutral ? .common : itemized }
}
