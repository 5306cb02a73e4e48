/// A text of a table in one language: words, or several for numbers and devices.
package indirect enum StringVariation: Sendable, Hashable {
  /// Words with places for values, as in a C format.
  case words(String)
  /// Words by how many things there are.
  case plural([PluralCategory: StringVariation])
  /// Words of an Apple Watch, where an iPhone has others.
  case devices(phone: StringVariation, watch: StringVariation)

  /// The words for a number, or those that hold for most; `nil` where there is no form for it.
  func form(for number: Double?, language: String, onWatch: Bool = false) -> String? {
    switch self {
    case .words(let words): return words
    case .plural(let forms):
      // A form for zero holds for zero in languages too that have none (as NSStringPluralRuleType).
      let category: PluralCategory =
        number == 0 && forms[.zero] != nil
        ? .zero : number.map { PluralCategory(of: $0, language: language) } ?? .other
      return (forms[category] ?? forms[.other])?.form(
        for: number,
        language: language,
        onWatch: onWatch
      )
    case .devices(let phone, let watch):
      return (onWatch ? watch : phone).form(for: number, language: language, onWatch: onWatch)
    }
  }
}

/// Words within a text that depend on one of its values: `%#@name@` stands for them.
package struct StringSubstitution: Sendable, Hashable {
  /// The number of the value, from 1; `nil` for the next one.
  let argument: Int?
  /// How the value is written where the words say `%arg`, such as "lld".
  let specifier: String
  let variation: StringVariation

  /// - Parameter argument: the number that a file gives the value; one that no value can have is none.
  init(argument: Int?, specifier: String, variation: StringVariation) {
    self.argument = argument.flatMap { FormatPart.positions.contains($0) ? $0 : nil }
    self.specifier = specifier
    self.variation = variation
  }
}

/// A key's text in one language.
package struct LocalizedEntry: Sendable, Hashable {
  let variation: StringVariation
  var substitutions: [String: StringSubstitution] = [:]

  /// The words that stand in the file, of several those of an iPhone that hold for most numbers; `nil` where there
  /// are none.
  package var words: String? { words(onWatch: false) }

  /// The words that hold for most numbers on an iPhone or a watch; `nil` where there are none.
  func words(onWatch: Bool) -> String? {
    variation.form(for: nil, language: "", onWatch: onWatch)
  }
}
