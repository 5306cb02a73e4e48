import ArgumentParser
import Fitcheck
import Foundation

/// The language of what is written for people.
struct OutputLanguageOptions: ParsableArguments {
  /// The languages there are.
  enum Language: String, ExpressibleByArgument, CaseIterable {
    case en, ja
  }

  @Option(
    help: ArgumentHelp(
      "The language of reports and lists: en or ja. Default: that of the locale.",
      valueName: "language"
    )
  )
  var uiLanguage: Language?

  /// The language that was asked for, or the locale's.
  func language(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ExplanationLanguage {
    if let uiLanguage { return ExplanationLanguage(tag: uiLanguage.rawValue) }
    // As POSIX ranks them; one that is empty says nothing.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return ExplanationLanguage(tag: locale ?? "en")
  }
}
