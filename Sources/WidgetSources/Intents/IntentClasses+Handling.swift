extension IntentClasses {
  /// A question of the protocol: in two forms, of which a handler has one.
  private struct Question {
    let name: String
    let arguments: String
    let passed: String
    /// What the form with a completion says it hands over.
    let completion: String
    /// What the awaited form gives.
    let result: String
    let isThrowing: Bool
    /// What comes where the handler has neither form.
    let otherwise: String
    /// What the awaited form of one that may throw does where the other gives nothing.
    var ifUnanswered = ""
  }

  private func questions(of intent: IntentDefinition.Intent) -> [Question] {
    let name = intent.className
    var questions: [Question] = []
    for parameter in intent.parameters {
      let title = Self.capitalized(parameter.name)
      if parameter.isResolved {
        let result = resultClass(of: parameter, in: intent)
        let answer = parameter.isList ? "[\(result)]" : result
        questions.append(
          Question(
            name: "resolve\(title)",
            arguments: "for intent: \(name)",
            passed: "for: intent",
            completion: "(\(answer)) -> Void",
            result: answer,
            isThrowing: false,
            otherwise: parameter.isList ? "[]" : ".notRequired()"
          )
        )
      }
      if parameter.hasOptions { questions += offers(of: parameter, for: name) }
    }
    for verb in ["confirm", "handle"] {
      questions.append(
        Question(
          name: verb,
          arguments: "intent: \(name)",
          passed: "intent: intent",
          completion: "(\(name)Response) -> Void",
          result: "\(name)Response",
          isThrowing: false,
          otherwise: "\(name)Response(code: .unspecified, userActivity: nil)"
        )
      )
    }
    return questions
  }

  /// What is asked of a handler that offers values: as iOS 14 does, and as iOS 13 did where it has no
  /// answer to that.
  private func offers(of parameter: IntentDefinition.Property, for name: String) -> [Question] {
    let title = Self.capitalized(parameter.name)
    let collection = "INObjectCollection<\(objectType(of: parameter.type))>"
    let list = "[\(valueType(of: parameter.type))]"
    let search = parameter.isSearched
    let items = parameter.type == .string ? "items.map { NSString(string: $0) }" : "items"
    return [
      Question(
        name: "provide\(title)OptionsCollection",
        arguments: "for intent: \(name)" + (search ? ", searchTerm: String?" : ""),
        passed: "for: intent" + (search ? ", searchTerm: searchTerm" : ""),
        completion: "(\(collection)?, (any Error)?) -> Void",
        result: collection,
        isThrowing: true,
        otherwise: "nil, nil",
        ifUnanswered: """
          let items = try await provide\(title)Options(for: intent)
              return INObjectCollection(items: \(items))
          """
      ),
      Question(
        name: "provide\(title)Options",
        arguments: "for intent: \(name)",
        passed: "for: intent",
        completion: "(\(list)?, (any Error)?) -> Void",
        result: list,
        isThrowing: true,
        otherwise: "nil, nil",
        ifUnanswered: "return []"
      ),
    ]
  }

  func handling(_ intent: IntentDefinition.Intent) -> String {
    let name = intent.className
    var requirements: [String] = []
    var defaults: [String] = []
    for question in questions(of: intent) {
      let label = question.name == "confirm" || question.name == "handle" ? "" : "with "
      let calling =
        "func \(question.name)(\(question.arguments), \(label)completion: @escaping \(question.completion))"
      let awaited =
        "func \(question.name)(\(question.arguments)) async\(question.isThrowing ? " throws" : "") -> \(question.result)"
      requirements += ["  \(calling)\n", "  \(awaited)\n"]
      defaults.append("  public \(calling) { completion(\(question.otherwise)) }\n")
      let ask =
        "{ self.\(question.name)(\(question.passed), \(label.isEmpty ? "" : "with: ")\(label.isEmpty ? "completion: " : "")$0) }"
      defaults.append(
        question.isThrowing
          ? "  public \(awaited) {\n    if let offered = try await _HandlerAnswer.offer(of: \(ask)) { return offered }\n    \(question.ifUnanswered)\n  }\n"
          : "  public \(awaited) {\n    await _HandlerAnswer.value(of: \(ask))\n  }\n"
      )
    }
    for parameter in intent.parameters where parameter.hasOptions {
      let type =
        parameter.isList ? "[\(valueType(of: parameter.type))]" : valueType(of: parameter.type)
      let call = "func default\(Self.capitalized(parameter.name))(for intent: \(name)) -> \(type)?"
      requirements.append("  \(call)\n")
      defaults.append("  public \(call) { nil }\n")
    }
    return """
      public protocol \(name)Handling: AnyObject {
      \(requirements.joined())}

      extension \(name)Handling {
      \(defaults.joined(separator: "\n"))}

      """
  }
}
