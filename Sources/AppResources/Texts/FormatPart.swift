/// A part of a format such as `%1$@ of %lld`.
package enum FormatPart: Sendable, Hashable {
  /// Words.
  case literal(String)
  /// A value by its number from 0, and how it is written, such as "lld".
  case argument(Int, specifier: String)
  /// A substitution by its name.
  case substitution(String)

  /// The numbers from 1 that values may have: more than any format has, and far from where counting on
  /// from one of them ends.
  static let positions = 1...99

  /// The parts of a format; `%%` is a sign, and what is no specifier stays as it is.
  ///
  /// - Parameter next: the number that the first value without one has, and then that of the next.
  static func parts(of format: String, next: inout Int) -> [FormatPart] {
    var parts: [FormatPart] = []
    var words = ""
    var rest = Substring(format)
    while let sign = rest.firstIndex(of: "%") {
      words += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        words += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let found = specifier(in: rest, next: &next) else {
        words += "%"
        continue
      }
      if !words.isEmpty { parts.append(.literal(words)) }
      words = ""
      parts.append(found.part)
      rest = found.rest
    }
    words += rest
    if !words.isEmpty { parts.append(.literal(words)) }
    return parts
  }

  private static func specifier(
    in text: Substring,
    next: inout Int
  ) -> (part: FormatPart, rest: Substring)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
      guard let number = Int(digits), positions.contains(number) else { return nil }
      position = number - 1
      rest = rest[digits.endIndex...].dropFirst()
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = rest.dropFirst(2)[..<end]
      return (.substitution(String(name)), rest[end...].dropFirst())
    }
    if rest.hasPrefix("arg") {
      return (.argument(-1, specifier: ""), rest.dropFirst(3))
    }
    let flags = rest.prefix { "+-0 #'".contains($0) || $0 == "." || ($0.isASCII && $0.isNumber) }
    let length = rest[flags.endIndex...].prefix { "hlqLztj".contains($0) }
    let end = length.endIndex
    guard let type = rest[end...].first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(type) else {
      return nil
    }
    let specifier = String(rest[..<end]) + String(type)
    guard FormatSpecifier(specifier) != nil else { return nil }
    defer { if position == nil { next += 1 } }
    return (.argument(position ?? next, specifier: specifier), rest[end...].dropFirst())
  }
}

extension LocalizedEntry {
  /// The parts of the text for values.
  ///
  /// - Parameters:
  ///   - language: the language of the text.
  ///   - hasValues: whether the text is a format; one without values is shown as it stands.
  ///   - number: what a value counts, by its number from 0; `nil` for words.
  package func parts(
    language: String,
    hasValues: Bool,
    number: (Int) -> Double?
  ) -> [FormatPart] {
    guard hasValues else { return [.literal(words)] }
    var next = 0
    let counted = (0..<16).first { number($0) != nil }
    let format = Self.chosen(variation, language: language, number: counted.flatMap(number))
    var parts: [FormatPart] = []
    for part in FormatPart.parts(of: format, next: &next) {
      guard case .substitution(let name) = part else {
        parts.append(part)
        continue
      }
      guard let substitution = substitutions[name] else {
        parts.append(.literal("%#@\(name)@"))
        continue
      }
      let argument = substitution.argument.map { $0 - 1 } ?? next
      if substitution.argument == nil { next += 1 }
      let words = Self.chosen(
        substitution.variation,
        language: language,
        number: number(argument)
      )
      var inner = argument
      parts += FormatPart.parts(of: words, next: &inner).map { part in
        guard case .argument(let index, let specifier) = part else { return part }
        // `%arg` is the value itself.
        return index < 0
          ? .argument(argument, specifier: substitution.specifier)
          : .argument(index, specifier: specifier)
      }
    }
    return parts
  }

  private static func chosen(
    _ variation: StringVariation,
    language: String,
    number: Double?
  ) -> String {
    switch variation {
    case .words(let words): return words
    case .plural(let forms):
      // A form for zero holds for zero in languages too that have none (as NSStringPluralRuleType).
      let category: PluralCategory =
        number == 0 && forms[.zero] != nil
        ? .zero : number.map { PluralCategory(of: $0, language: language) } ?? .other
      guard let form = forms[category] ?? forms[.other] else { return "" }
      return chosen(form, language: language, number: number)
    }
  }
}
