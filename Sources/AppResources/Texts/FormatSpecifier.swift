package import Foundation

/// What a format asks of a value, such as `03lld`: how wide it is, with what signs and as what type.
package struct FormatSpecifier: Sendable, Hashable {
  /// How wide a value may be, and how many digits it may have: a width of two thousand million takes
  /// a minute and all memory.
  private static let mostPlaces = 999
  /// The flags that are handed on: not `'`, since numbers are grouped anyway where a locale is given.
  private static let flags = "+-0 #"

  private let flags: String
  private let width: Int?
  private let precision: Int?
  private let type: Character

  /// Reads a specifier; `nil` where it has no type, or asks for more places than any value has.
  ///
  /// - Parameter text: what stands behind the percent sign and the number of the value.
  package init?(_ text: String) {
    guard let type = text.last else { return nil }
    var flags = ""
    var width: Int?
    var precision: Int?
    var rest = text.dropLast()
    while let mark = rest.first {
      if mark.isASCII, mark.isNumber, mark != "0" || precision != nil {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number <= Self.mostPlaces else { return nil }
        if precision == nil { width = number } else { precision = number }
        rest = rest[digits.endIndex...]
        continue
      }
      if mark == "." { precision = 0 }
      if Self.flags.contains(mark), !flags.contains(mark) { flags.append(mark) }
      rest = rest.dropFirst()
    }
    self.flags = flags
    self.width = width
    self.precision = precision
    self.type = type
  }

  /// How a number is written, whatever the type that is asked for: C would read one of its own there.
  ///
  /// - Returns: what writes it in a locale, or in none; `nil` where no number is asked for, but words or a pointer, or
  ///   a whole one or a character that none is near to.
  package func writing(_ number: FormatNumber) -> (@Sendable (Locale?) -> String)? {
    switch type {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O":
      let format = format(length: "ll")
      switch number {
      case .integer(let value):
        return { String(format: format, locale: $0, arguments: [value]) }
      case .unsigned(let value):
        return { String(format: format, locale: $0, arguments: [value]) }
      case .decimal(let value):
        guard let whole = Int64(exactly: value.rounded(.towardZero)) else { return nil }
        return { String(format: format, locale: $0, arguments: [whole]) }
      }
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let format = format(length: "")
      let value = number.count
      return { String(format: format, locale: $0, arguments: [value]) }
    case "c", "C":
      guard let scalar = scalar(of: number) else { return nil }
      let padding = String(repeating: " ", count: max(0, (width ?? 0) - 1))
      let text = flags.contains("-") ? "\(scalar)\(padding)" : "\(padding)\(scalar)"
      return { _ in text }
    default: return nil
    }
  }

  /// The character of a whole number: `c` takes its last byte, `C` its last two.
  private func scalar(of number: FormatNumber) -> Unicode.Scalar? {
    let code: UInt16
    switch number {
    case .integer(let value): code = UInt16(truncatingIfNeeded: value)
    case .unsigned(let value): code = UInt16(truncatingIfNeeded: value)
    case .decimal: return nil
    }
    return type == "c" ? Unicode.Scalar(UInt8(truncatingIfNeeded: code)) : Unicode.Scalar(code)
  }

  /// The format with a length; the capital letters `D`, `U` and `O` are Apple's own.
  private func format(length: String) -> String {
    let names: [Character: String] = ["D": "d", "U": "u", "O": "o"]
    let places = width.map { "\($0)" } ?? ""
    let digits = precision.map { ".\($0)" } ?? ""
    return "%\(flags)\(places)\(digits)\(length)\(names[type] ?? String(type))"
  }
}
