import Foundation
import WidgetSurface

/// Sets a widget's options, as a user would who edits the widget.
@MainActor
struct Configurator {
  let limits: HostLimits
  let report: @MainActor (HostEvent) -> Void

  /// Gives each parameter its value, or what its query takes where none was chosen, and tells of
  /// those that could not be set and of choices that share an identifier.
  func configure(_ intent: any AppIntent, with values: [String: String]) async {
    let parameters = intent.configurableParameters
    for name in values.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
      let known = parameters.map { "“\($0.name)”" }.joined(separator: ", ")
      note(
        .parameter,
        "\(type(of: intent)) has no parameter “\(name)”, "
          + (known.isEmpty ? "nor any other" : "but \(known)")
      )
    }
    for (name, parameter) in parameters {
      report(.began("\(type(of: intent)).\(name)"))
      let value = values[name]
      await ask("\(type(of: intent)).\(name)") {
        try await ConfiguredIntent.$current.withValue(intent) {
          if let value { try await parameter.set(value) } else { try await parameter.setDefault() }
        }
      }
      await lookForDuplicates(parameter, named: "\(type(of: intent)).\(name)", of: intent)
    }
  }

  /// Tells of choices that share an identifier: the system shows one of them, and keeps either.
  private func lookForDuplicates(
    _ parameter: any ConfigurableParameter,
    named name: String,
    of intent: any AppIntent
  ) async {
    var choices: [ParameterChoice] = []
    let found = await ask(name) { () -> [ParameterChoice] in
      try await ConfiguredIntent.$current.withValue(intent) { try await parameter.choices() }
    }
    choices = found ?? []
    var titles: [String: [String]] = [:]
    for choice in choices { titles[choice.identifier, default: []].append(choice.title) }
    for (identifier, titles) in titles.sorted(by: { $0.key < $1.key }) where titles.count > 1 {
      let names = titles.map { "“\($0)”" }.joined(separator: " and ")
      note(.duplicateIdentifier, "\(name): \(names) have one identifier, “\(identifier)”")
    }
  }

  @discardableResult
  private func ask<Answer: Sendable>(
    _ name: String,
    _ call: @escaping @Sendable () async throws -> Answer
  ) async -> Answer? {
    let outcome: Result<Answer, any Error>? = await TimedAnswer.of(within: limits.secondsToAnswer) {
      do { return .success(try await call()) } catch { return .failure(error) }
    }
    switch outcome {
    case .success(let answer): return answer
    case .failure(let error): note(.parameter, "\(error)")
    case nil: note(.noAnswer, "\(name): the query or the options gave no answer in time")
    }
    return nil
  }

  private func note(_ code: HostFinding.Code, _ message: String) {
    report(.finding(HostFinding(code, message)))
  }
}
