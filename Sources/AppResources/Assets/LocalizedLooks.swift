/// How something in a catalogue looks, in each of the languages that it has entries for.
struct LocalizedLooks<Looks: Sendable & Hashable>: Sendable, Hashable {
  /// In languages that have no entries of their own.
  let base: Looks
  /// In languages that have some.
  let own: [String: Looks]

  /// To who reads a language.
  func looks(in language: String) -> Looks {
    guard !own.isEmpty else { return base }
    return AppLanguage.best(of: own.keys.sorted(), for: language).flatMap { own[$0] } ?? base
  }

  /// The language that stands for those without entries where every entry is of some language.
  static func main(of languages: [String]) -> String? {
    AppLanguage.best(of: languages, for: "en") ?? languages.first
  }
}
