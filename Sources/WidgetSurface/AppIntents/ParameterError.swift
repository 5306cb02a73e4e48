import UnicodeText

/// Why a parameter of an intent did not get a value.
package enum ParameterError: Error, Sendable, Hashable {
  /// The intent cannot do without a value.
  case needsValue(title: String, dialog: String?)
  /// What was given is none of its values; known are those there are.
  case unknownChoice(title: String, given: String, known: [ParameterChoice])
  /// What was given cannot be made a value of its type.
  case unreadable(title: String, given: String, type: String)
  /// What was given lies beyond the values that the user can set.
  case outside(title: String, given: String, least: String, greatest: String)
  /// A part of the widget's own code threw.
  case thrown(title: String, by: Source, description: String)

  /// A part of a widget's code that is asked about a parameter.
  package enum Source: Sendable, Hashable {
    /// What offers the parameter's options.
    case optionsProvider
    /// What finds the values of a type; its name in code.
    case query(of: String)
    /// What handles the intent of an `.intentdefinition` file.
    case handler
  }
}

extension ParameterError: CustomStringConvertible {
  /// The reason, as one sentence.
  package var description: String {
    switch self {
    case .needsValue(let title, let dialog):
      "the parameter “\(title)” has no value" + (dialog.map { ": “\($0)”" } ?? "")
    case .unknownChoice(let title, let given, let known):
      known.isEmpty
        ? "the parameter “\(title)” knows no “\(given)”, nor anything else"
        : "the parameter “\(title)” knows no “\(given)”, but \(Self.list(known))"
    case .unreadable(let title, let given, let type):
      "the parameter “\(title)” is of type \(type), and “\(given)” is no such value"
    case .outside(let title, let given, let least, let greatest):
      "the parameter “\(title)” goes from \(least) to \(greatest), and “\(given)” is none of these"
    case .thrown(let title, let source, let description):
      "for the parameter “\(title)”, \(Self.name(of: source)) threw: \(description)"
    }
  }

  /// Choices as they are told: what several sections offer under one title, or a search finds again, is one.
  package static func told(_ choices: [ParameterChoice]) -> [ParameterChoice] {
    var known: Set<ParameterChoice> = []
    return choices.filter { choice in
      let anywhere = ParameterChoice(
        identifier: choice.identifier,
        title: choice.title,
        section: nil
      )
      return known.insert(anywhere).inserted
    }
  }

  private static func name(of source: Source) -> String {
    switch source {
    case .optionsProvider: "its options provider"
    case .query(let type): "\(type)’s query"
    case .handler: "its handler"
    }
  }

  /// The first few of some values: each by what the user sees, and by what it is set where that differs.
  private static func list(_ known: [ParameterChoice]) -> String {
    let choices = told(known)
    let shown = choices.prefix(6).map { choice in
      "“\(choice.title)”" + (choice.title == choice.identifier ? "" : " (\(choice.identifier))")
    }
    .joined(separator: ", ")
    return choices.count > 6 ? "\(shown) and \(choices.count - 6) more" : shown
  }
}
