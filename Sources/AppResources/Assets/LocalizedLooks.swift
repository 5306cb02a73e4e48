import UnicodeText

/// How something in a catalogue looks, in each of the languages that it has entries for.
struct LocalizedLooks<Looks: Sendable & Hashable>: Sendable, Hashable {
  /// In languages that have no entries of their own.
  let base: Looks
  /// In languages that have some.
  let own: [String: Looks]
  private let found = FoundLooks<Looks>()

  init(base: Looks, own: [String: Looks]) {
    self.base = base
    self.own = own
  }

  /// To who reads a language.
  func looks(in language: String) -> Looks {
    guard !own.isEmpty else { return base }
    if let known = found.byLanguage.withLock({ $0[language] }) { return known }
    let looks =
      AppLanguage.best(of: own.keys.sorted(), for: language).flatMap { own[$0] } ?? base
    found.byLanguage.withLock { $0[language] = looks }
    return looks
  }

  /// The language that stands for those without entries where every entry is of some language.
  static func main(of languages: [String]) -> String? {
    AppLanguage.best(of: languages, for: "en") ?? languages.first
  }
}

/// What was found for languages that were asked for: a picture is asked about each time that it is measured or drawn, and
/// to go through its languages takes time with their number.
///
/// It is no part of what something looks like: any two are the same.
private final class FoundLooks<Looks: Sendable & Hashable>: Sendable, Hashable {
  let byLanguage: Locked<[String: Looks]> = Locked([:])

  static func == (_: FoundLooks, _: FoundLooks) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
