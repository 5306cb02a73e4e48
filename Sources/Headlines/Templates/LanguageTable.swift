/// Something for each language of some headlines, made when it is first asked for.
package struct LanguageTable<Value: Sendable>: Sendable {
  private var known: [String: Value] = [:]
  /// How many languages are remembered: more would be a list that nobody reads.
  private static var mostLanguages: Int { 64 }

  package init() {}

  /// What is known for a language.
  package subscript(_ language: String) -> Value? { known[language] }

  /// What is for a language.
  ///
  /// - Parameter make: called where it is not known.
  package mutating func value(for language: String, make: () -> Value) -> Value {
    if let value = known[language] { return value }
    if known.count == Self.mostLanguages { known.removeAll() }
    let value = make()
    known[language] = value
    return value
  }
}
