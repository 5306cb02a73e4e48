import CICU

/// A script of writing (UAX #24), by ICU's number.
package struct Script: Sendable, Hashable {
  package let number: UInt8

  package init(number: UInt8) {
    self.number = number
  }

  /// The four-letter code of ISO 15924 as a tag, first letter in the highest byte.
  package var tag: UInt32 { fitcheck_script_tag(number) }

  /// Common or Inherited: takes the script of its neighbours.
  package var isNeutral: Bool { self == Self.common || self == Self.inherited }

  private static let known = fitcheck_known_scripts()
  package static let common = Script(number: known.common)
  package static let inherited = Script(number: known.inherited)
  package static let han = Script(number: known.han)

  /// The script to itemise by: Han, kana and bopomofo are one, as Japanese changes between them at
  /// almost every word and no feature of a font depends on the difference.
  package var itemized: Script {
    switch number {
    case Self.known.hiragana, Self.known.katakana, Self.known.bopomofo: Self.han
    default: self
    }
  }
}
