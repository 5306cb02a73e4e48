/// What lies in an app's folders, by its name alone: Xcode puts files into one folder of the app's bundle, wherever they lie
/// among the sources, and those for a language into one for that.
package struct AppFiles: Sendable {
  /// The paths by names, then by the languages that they are for; of what is for none by no name.
  private var paths: [String: [String: String]] = [:]
  /// The paths of what is called as an Info.plist is, such as `Tide-Info.plist`: each target of an app has one.
  package private(set) var informationLists: [String] = []

  init() {}

  /// Takes in what has a name; of two that are for one language the first counts.
  mutating func add(_ path: String, named name: String, language: String?) {
    if paths[name]?[language ?? ""] == nil { paths[name, default: [:]][language ?? ""] = path }
    if name.hasSuffix("Info.plist") { informationLists.append(path) }
  }

  /// The path of what has a name; `nil` where nothing has.
  ///
  /// What is for no language goes before all else, as in a bundle (Apple, Bundle Programming Guide, The Bundle Search Pattern).
  ///
  /// - Parameter tag: the language that is wanted.
  package func path(named name: String, language tag: String) -> String? {
    // No file has such a name, and to look one up takes time quadratic in its marks.
    guard !LongLetters.areThere(in: Array(name.utf8)), let found = paths[name] else { return nil }
    let languages = found.keys.filter { !$0.isEmpty && $0 != AppTexts.base }.sorted()
    let nearest = AppLanguage.best(of: languages, for: tag).flatMap { found[$0] }
    let other = AppLanguage.best(of: languages, for: "en") ?? languages.first
    return found[""] ?? nearest ?? found[AppTexts.base] ?? other.flatMap { found[$0] }
  }
}
