import FitSelection
import Foundation
import WidgetSurface

/// Sets a widget's options, as a user would who edits the widget.
@MainActor
struct Configurator {
  let limits: HostLimits
  let report: @MainActor (HostEvent) -> Void

  /// Sets what a request sets of a widget's options, if it has any.
  func configure(_ options: WidgetSource.Options?, for request: HostRequest) async {
    let values = request.parameters
    if let intent = options as? any AppIntent {
      await configure(intent, with: values)
    } else if let intent = options as? HandedOver<INIntent>, !intent.value._settings.isEmpty {
      // What is recommended is set already: a handler's own choice is for what nobody has set.
      await configure(intent.value, with: values, leavingRest: request.recommendation != nil)
    } else if let name = values.keys.min() {
      note(
        .parameter,
        "\(request.kind) has no parameter “\(name)” that can be set here",
        "\(request.kind)にはここで設定できるパラメータ「\(name)」がありません"
      )
    }
  }

  /// Gives each parameter its value, or what its query takes where none was chosen, and tells of
  /// those that could not be set and of choices that share an identifier.
  private func configure(_ intent: any AppIntent, with values: [String: String]) async {
    await configure("\(type(of: intent))", intent.configurableParameters, of: intent, with: values)
  }

  /// Gives each parameter of an intent of the older kind its value, or what its handler takes where
  /// none was chosen.
  ///
  /// - Parameter leavingRest: whether parameters without a value are left as they are.
  private func configure(
    _ intent: INIntent,
    with values: [String: String],
    leavingRest: Bool
  ) async {
    let name = "\(type(of: intent))"
    let handler = BilingualText("the handler of \(name)", "\(name)のハンドラー")
    report(.began(handler))
    let asked = HandedOver(intent)
    let found = await ask(handler) {
      HandedOver(IntentHandlers.handler(for: asked.value))
    }
    await configure(
      name,
      HandledSetting.all(of: intent, handler: found?.value).map { ($0.name, $0) },
      of: nil,
      with: values,
      leavingRest: leavingRest
    )
  }

  private func configure(
    _ intentName: String,
    _ parameters: [(name: String, parameter: any ConfigurableParameter)],
    of intent: (any AppIntent)?,
    with values: [String: String],
    leavingRest: Bool = false
  ) async {
    for name in values.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
      let known = BilingualText.quoting(
        parameters.map(\.name),
        separator: BilingualText(", ", "")
      )
      note(
        .parameter,
        "\(intentName) has no parameter “\(name)”, "
          + (parameters.isEmpty ? "nor any other" : "but \(known.english)"),
        "\(intentName)にパラメータ「\(name)」はありません"
          + (parameters.isEmpty ? "（パラメータなし）" : "（あるもの：\(known.japanese)）")
      )
    }
    for (name, parameter) in parameters {
      let shownName = BilingualText("\(intentName).\(name)")
      report(.began(shownName))
      let value = values[name]
      let given = await outcome(of: shownName) {
        try await ConfiguredIntent.$current.withValue(intent) {
          if let value {
            try await parameter.set(value)
          } else if !leavingRest {
            try await parameter.setDefault()
          }
        }
      }
      // What is refused leaves it as if nobody had set it: without a value it would end the provider that reads it. What
      // gives no answer in time may still be set.
      if value != nil, !leavingRest, case .failure? = given {
        await ask(shownName) {
          try await ConfiguredIntent.$current.withValue(intent) { try await parameter.setDefault() }
        }
      }
      await lookForDuplicates(parameter, named: "\(intentName).\(name)", of: intent)
    }
  }

  /// Tells of choices that share an identifier: the system shows one of them, and keeps either.
  ///
  /// A thing that several sections offer under one title, as what was used last and all that there is, is one choice.
  private func lookForDuplicates(
    _ parameter: any ConfigurableParameter,
    named name: String,
    of intent: (any AppIntent)?
  ) async {
    let choices =
      await ask(BilingualText(name)) { () -> [ParameterChoice] in
        try await ConfiguredIntent.$current.withValue(intent) { try await parameter.choices() }
      } ?? []
    var titles: [String: [String]] = [:]
    var offered: Set<ParameterChoice> = []
    var known: Set<[String]> = []
    for choice in choices {
      let isKnown = !known.insert([choice.identifier, choice.title]).inserted
      let isOfThatSection = !offered.insert(choice).inserted
      guard !isKnown || isOfThatSection else { continue }
      titles[choice.identifier, default: []].append(choice.title)
    }
    for (identifier, titles) in titles.sorted(by: { $0.key < $1.key }) where titles.count > 1 {
      let names = BilingualText.quoting(titles, separator: BilingualText(" and ", "と"))
      note(
        .duplicateIdentifier,
        "\(name): \(names.english) have one identifier, “\(identifier)”",
        "\(name)：\(names.japanese)の識別子が同じです（「\(identifier)」）"
      )
    }
  }

  /// The answer of a call; `nil` where there is none, which is told.
  @discardableResult
  private func ask<Answer: Sendable>(
    _ name: BilingualText,
    _ call: @escaping @Sendable () async throws -> Answer
  ) async -> Answer? {
    try? await outcome(of: name, call)?.get()
  }

  /// What a call answers or throws, which is told; `nil` where it gives no answer in time, which is told as well.
  private func outcome<Answer: Sendable>(
    of name: BilingualText,
    _ call: @escaping @Sendable () async throws -> Answer
  ) async -> Result<Answer, any Error>? {
    let outcome: Result<Answer, any Error>? = await TimedAnswer.of(within: limits.secondsToAnswer) {
      do { return .success(try await call()) } catch { return .failure(error) }
    }
    switch outcome {
    case .success: break
    case .failure(let error):
      // Nothing need have been set: its choices are asked for as well.
      let reason =
        (error as? ParameterError)?.named(name.english).text
        ?? BilingualText("\(name.english): \(error)", "\(name.japanese)：\(error)")
      note(.parameter, reason.english, reason.japanese)
    case nil:
      note(
        .noAnswer,
        "\(name.english) gave no answer in time",
        "\(name.japanese)から時間内に応答がありません"
      )
    }
    return outcome
  }

  private func note(_ code: HostFinding.Code, _ english: String, _ japanese: String) {
    report(.finding(HostFinding(code, english, japanese)))
  }
}
