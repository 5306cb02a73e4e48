import UnicodeText

/// The widget of a setting in the languages that headlines are found to be in, resolved once for each: where a
/// headline is cut, what is left of it may be found to be in another one.
///
/// An object, which who asks for templates and who asks about headlines share.
package final class FoundTemplates: Sendable {
  private let setting: HeadlineSetting
  private let known = Locked<[String: HeadlineTemplate]>([:])

  /// - Parameter setting: where devices have the language of each headline, if none are given.
  package init(_ setting: HeadlineSetting) {
    self.setting = setting
  }

  /// The widget in a language that can be found, on any thread; nil where nobody has asked for it.
  subscript(language: String) -> HeadlineTemplate? { known.withLock { $0[language] } }

  /// Whether headlines in which languages were found can be asked about.
  func holds(_ languages: [String]) -> Bool {
    guard languages.count > 1 else { return true }
    return known.withLock { known in languages.allSatisfy { known[$0] != nil } }
  }

  /// The widget in a language.
  @MainActor
  package func template(for language: String) -> HeadlineTemplate {
    if let template = self[language] { return template }
    let template = HeadlineTemplate(language: language, setting: setting)
    // Of languages that are said there is no end.
    if LanguageDetector.languages.contains(language) {
      known.withLock { $0[language] = template }
    }
    return template
  }

  /// Resolves the widget in the languages that were found of a headline's beginnings, where they are several: for
  /// those who ask for templates at all.
  @MainActor
  package func resolve(_ languages: [String]) {
    guard !holds(languages), known.withLock({ !$0.isEmpty }) else { return }
    for language in languages { _ = template(for: language) }
  }
}
