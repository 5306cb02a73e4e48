/// A part of a format such as `%1$@ of %lld`.
package enum FormatPart: Sendable, Hashable {
  /// Words.
  case literal(String)
  /// A value by its number from 0, and how it is written, such as "lld".
  case argument(Int, specifier: String)

  /// The numbers from 1 that values may have: more than any format has, and far from where counting on
  /// from one of them ends.
  static let positions = 1...99

  /// What a substitution of a name stands for, of the value with a number or, where none is written,
  /// perhaps of the next one; `nil` where nothing is known of it.
  typealias Substituting = (_ name: String, _ position: Int?, _ next: inout Int) -> [FormatPart]?

  /// The parts of a format; `%%` is a sign, and what is no specifier stays as it is.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - next: the number that the first value without one has, and then that of the next.
  ///   - substituting: what substitutions stand for.
  static func parts(
    of format: String,
    next: inout Int,
    substituting: Substituting = { _, _, _ in nil }
  ) -> [FormatPart] {
    var parts: [FormatPart] = []
    var words = ""
    // By scalars: what joins or marks a letter, as in Persian words behind a value, is one character with the specifier's end.
    var rest = Substring(format).unicodeScalars
    while let sign = rest.firstIndex(of: "%") {
      words.unicodeScalars.append(contentsOf: rest[..<sign])
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        words += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let found = specifier(in: rest, next: &next, substituting) else {
        words += "%"
        continue
      }
      if !words.isEmpty { parts.append(.literal(words)) }
      words = ""
      parts += found.parts
      rest = found.rest
    }
    words.unicodeScalars.append(contentsOf: rest)
    if !words.isEmpty { parts.append(.literal(words)) }
    return parts
  }

  private static func specifier(
    in text: Substring.UnicodeScalarView,
    next: inout Int,
    _ substituting: Substituting
  ) -> (parts: [FormatPart], rest: Substring.UnicodeScalarView)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix(while: isDigit)
    if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
      guard let number = Int(Substring(digits)), positions.contains(number) else { return nil }
      position = number - 1
      rest = rest[digits.endIndex...].dropFirst()
    }
    if rest.starts(with: "#@".unicodeScalars), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(Substring(rest.dropFirst(2)[..<end]))
      // Without words it is shown as it stands.
      let parts = substituting(name, position, &next) ?? [.literal("%\(Substring(text[...end]))")]
      return (parts, rest[end...].dropFirst())
    }
    if rest.starts(with: "arg".unicodeScalars) {
      return ([.argument(-1, specifier: "")], rest.dropFirst(3))
    }
    let flags = rest.prefix { "+- #'.".unicodeScalars.contains($0) || isDigit($0) }
    let length = rest[flags.endIndex...].prefix { "hlqLztj".unicodeScalars.contains($0) }
    let end = length.endIndex
    guard let type = rest[end...].first, "@dDiuUxXoOfFeEgGcCsSpaA".unicodeScalars.contains(type)
    else { return nil }
    let specifier = String(Substring(rest[...end]))
    guard FormatSpecifier(specifier) != nil else { return nil }
    defer { if position == nil { next += 1 } }
    return ([.argument(position ?? next, specifier: specifier)], rest[end...].dropFirst())
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
