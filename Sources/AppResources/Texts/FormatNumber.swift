package import Foundation

/// A number that a format writes.
package enum FormatNumber: Sendable, Hashable {
  /// A whole number.
  case integer(Int64)
  /// A whole number of a type without a sign.
  case unsigned(UInt64)
  /// A number of a type with decimals.
  case decimal(Double)

  /// The number that a value is; `nil` for words and for all else.
  package init?(_ value: Any) {
    switch value {
    case let value as any SignedInteger: self = .integer(Int64(clamping: value))
    case let value as any UnsignedInteger: self = .unsigned(UInt64(clamping: value))
    case let value as any BinaryFloatingPoint: self = .decimal(Double(value))
    default: return nil
    }
  }

  /// What it counts.
  package var count: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .decimal(let value): value
    }
  }

  /// The number as C writes one of its type, in a locale or in none.
  package func text(in locale: Locale?) -> String {
    switch self {
    case .integer(let value): String(format: "%lld", locale: locale, arguments: [value])
    case .unsigned(let value): String(format: "%llu", locale: locale, arguments: [value])
    case .decimal(let value): String(format: "%f", locale: locale, arguments: [value])
    }
  }
}
