import CICU
import UnicodeText

/// The forms that languages have for numbers of things (CLDR, language plural rules).
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other

  /// The form of a number in a language, by ICU's rules.
  package init(of number: Double, language: String) {
    var name = [CChar](repeating: 0, count: 16)
    let length = MemoryShortage.trapping {
      fitcheck_plural_category(language, number, &name, Int32(name.count))
    }
    let bytes = name.prefix(max(Int(length), 0)).map { UInt8(bitPattern: $0) }
    self = PluralCategory(rawValue: String(decoding: bytes, as: UTF8.self)) ?? .other
  }
}
