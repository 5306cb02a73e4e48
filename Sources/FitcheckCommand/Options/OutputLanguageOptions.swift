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

  /// The language that arguments ask for, which may not have been understood; or else the locale's.
  static func language(of arguments: [String]) -> ExplanationLanguage {
    var asked: Language?
    let name = "--ui-language"
    // Behind the mark of files stand files, whatever they are called.
    let options = arguments.prefix { $0 != "--" }
    for (argument, next) in zip(options, options.dropFirst() + [""])
    where argument.hasPrefix(name) {
      let value = argument == name ? next : String(argument.dropFirst(name.count + 1))
      asked = Language(rawValue: value) ?? asked
    }
    return language(asked, ProcessInfo.processInfo.environment)
  }

  /// The language that was asked for, or the locale's.
  func language(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ExplanationLanguage {
    Self.language(uiLanguage, environment)
  }

  private static func language(
    _ asked: Language?,
    _ environment: [String: String]
  ) -> ExplanationLanguage {
    if let asked { return ExplanationLanguage(tag: asked.rawValue) }
    // As POSIX ranks them; one that is empty says nothing.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return ExplanationLanguage(tag: locale ?? "en")
  }
}
