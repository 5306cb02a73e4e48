import Fitcheck

/// Characters that no font has a glyph for, as reports for people name them: each once, in the order in which they came.
struct MissingCharacters: Sendable {
  /// Of more it is told how many there are.
  private static let mostNamed = 8

  private var scalars: [Unicode.Scalar] = []
  private var known: Set<Unicode.Scalar> = []

  init(_ scalars: [Unicode.Scalar] = []) { add(scalars) }

  /// Takes further ones in.
  mutating func add(_ others: [Unicode.Scalar]) {
    for scalar in others where known.insert(scalar).inserted { scalars.append(scalar) }
  }

  /// What is said of them; nil where there are none.
  func sentence(in language: ExplanationLanguage) -> String? {
    guard !scalars.isEmpty else { return nil }
    let shown = scalars.prefix(Self.mostNamed).map { scalar in
      "\(TerminalText.visible(String(scalar))) (U+\(Self.hexadecimal(scalar)))"
    }
    return BriefSentences(language).missing(shown, of: scalars.count)
  }

  /// What is said of them after its mark, as in a terminal; nil where there are none.
  func notice(in language: ExplanationLanguage) -> String? {
    sentence(in: language).map { "! " + $0 }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
