import Foundation

extension String {
  /// The text with each `\u{…}` replaced by that scalar, as in Swift: tables of cases write so what
  /// has no picture.
  public var unescaped: String {
    var result = ""
    var rest = self[...]
    while let escape = rest.range(of: "\\u{") {
      result += rest[..<escape.lowerBound]
      let digits = rest[escape.upperBound...].prefix { $0 != "}" }
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        result.unicodeScalars.append(scalar)
      }
      rest = rest[digits.endIndex...].dropFirst()
    }
    return result + rest
  }
}
