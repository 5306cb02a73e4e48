/// The classes that Xcode generates of an `.intentdefinition` file, as Swift.
///
/// Names and signatures are Xcode's. Beside them stands what a host sets an intent by.
struct IntentClasses {
  private let definition: IntentDefinition

  /// The source of a file's classes.
  static func source(of definition: IntentDefinition) -> String {
    let classes = IntentClasses(definition: definition)
    let parts =
      definition.enumerations.map(classes.enumeration) + definition.types.map(classes.object)
      + definition.intents.flatMap(classes.intent)
    return "// swift-format-ignore-file\nimport Foundation\nimport Intents\n\n"
      + parts.joined(separator: "\n")
  }

  private func enumeration(_ enumeration: IntentDefinition.Enumeration) -> String {
    let cases = enumeration.cases.map { "  case \(Self.escaped($0.name)) = \($0.index)\n" }
    return """
      public enum \(enumeration.name): Int, Sendable {
      \(cases.joined())}

      public class \(enumeration.name)ResolutionResult: INEnumResolutionResult {
        public class func success(with resolvedValue: \(enumeration.name)) -> Self {
          Self(.success(resolvedValue))
        }
        public class func confirmationRequired(with valueToConfirm: \(enumeration.name)) -> Self {
          Self(.confirmation(valueToConfirm))
        }
      }

      """
  }

  private func object(_ type: IntentDefinition.ObjectType) -> String {
    let name = type.className
    let properties = type.properties.map { "  public var \(declaration(of: $0))\n" }
    return """
      public class \(name): INObject {
      \(properties.joined())}

      public class \(name)ResolutionResult: INObjectResolutionResult {
        public class func success(with resolvedObject: \(name)) -> Self {
          Self(.success(resolvedObject))
        }
        public class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self {
          Self(.disambiguation(objectsToDisambiguate))
        }
        public class func confirmationRequired(with objectToConfirm: \(name)?) -> Self {
          Self(.confirmation(objectToConfirm))
        }
      }

      """
  }

  private func intent(_ intent: IntentDefinition.Intent) -> [String] {
    [self.class(of: intent)] + intent.parameters.compactMap { reasons(of: $0, in: intent) }
      + [handling(intent), response(intent)]
  }

  private func `class`(of intent: IntentDefinition.Intent) -> String {
    let properties = intent.parameters.map { "  public var \(declaration(of: $0))\n" }
    let settings = intent.parameters.map { setting($0, in: intent) }
    return """
      public class \(intent.className): INIntent {
      \(properties.joined())
        public override var _settings: [_IntentSetting] {
          [
      \(settings.joined())    ]
        }
      }

      """
  }

  private func reasons(
    of parameter: IntentDefinition.Property,
    in intent: IntentDefinition.Intent
  ) -> String? {
    guard !parameter.unsupportedReasons.isEmpty else { return nil }
    let name = Self.stem(of: intent) + Self.capitalized(parameter.name)
    let cases = parameter.unsupportedReasons.enumerated().map {
      "  case \(Self.escaped($0.element)) = \($0.offset + 1)\n"
    }
    return """
      public enum \(name)UnsupportedReason: Int, Sendable {
      \(cases.joined())}

      public class \(name)ResolutionResult: \(resultClass(of: parameter.type)) {
        public class func unsupported(forReason reason: \(name)UnsupportedReason) -> Self {
          Self(.unsupported(reason: reason.rawValue))
        }
      }

      """
  }

  // MARK: - Handlers

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
      if parameter.hasOptions {
        let collection = "INObjectCollection<\(objectType(of: parameter.type))>"
        let search = parameter.isSearched
        questions.append(
          Question(
            name: "provide\(title)OptionsCollection",
            arguments: "for intent: \(name)" + (search ? ", searchTerm: String?" : ""),
            passed: "for: intent" + (search ? ", searchTerm: searchTerm" : ""),
            completion: "(\(collection)?, (any Error)?) -> Void",
            result: collection,
            isThrowing: true,
            otherwise: "nil, nil"
          )
        )
      }
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

  private func handling(_ intent: IntentDefinition.Intent) -> String {
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
          ? "  public \(awaited) {\n    try await _HandlerAnswer.offer(of: \(ask)) ?? INObjectCollection(items: [])\n  }\n"
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

  /// What a host sets a parameter by.
  private func setting(
    _ parameter: IntentDefinition.Property,
    in intent: IntentDefinition.Intent
  ) -> String {
    let title = Self.capitalized(parameter.name)
    let type = objectType(of: parameter.type)
    let handler = "($0 as? any \(intent.className)Handling)"
    var arguments = [
      "name: \(SwiftLiteral.string(parameter.name))",
      "title: \(SwiftLiteral.string(parameter.title))",
    ]
    if parameter.hasOptions {
      let search = parameter.isSearched ? ", searchTerm: nil" : ""
      arguments.append(
        "choices: { try await \(handler)?.provide\(title)OptionsCollection(for: self\(search)) }"
      )
      let wrapped = parameter.isList ? "?.first" : ""
      let fallback = "\(handler)?.default\(title)(for: self)\(wrapped)"
      arguments.append(
        parameter.type == .string
          ? "fallback: { \(fallback).map { NSString(string: $0) } }" : "fallback: { \(fallback) }"
      )
    }
    if let reading = reading(parameter.type) { arguments.append("read: \(reading)") }
    let value = parameter.type == .string ? "\"\\($0)\"" : "$0"
    let property = Self.escaped(parameter.name)
    arguments.append(
      "set: { (value: \(type)) in self.\(property) = "
        + (parameter.isList ? "[\(value)]" : value).replacing("$0", with: "value") + " }"
    )
    return "      _IntentSetting(\n        "
      + arguments.joined(separator: ",\n        ") + "\n      ),\n"
  }

  /// How a value is read of a text; `nil` for a type of which a handler alone has values.
  private func reading(_ type: IntentDefinition.ValueType) -> String? {
    switch type {
    case .string: return "{ NSString(string: $0) }"
    case .integer: return "{ Int($0).map { NSNumber(value: $0) } }"
    case .decimal, .timeInterval: return "{ Double($0).map { NSNumber(value: $0) } }"
    case .boolean: return "{ Bool($0).map { NSNumber(value: $0) } }"
    case .url: return "{ URL(string: $0) }"
    case .enumeration(let name):
      let cases = definition.enumerations.first { $0.name == name }?.cases ?? []
      let pairs = cases.map { "\(SwiftLiteral.string($0.name)): .\($0.name)" }
      return "{ ([\(pairs.joined(separator: ", "))] as [String: \(name)])[$0] }"
    case .object, .dateComponents: return nil
    }
  }

  // MARK: - Responses

  private static let systemCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]

  private func response(_ intent: IntentDefinition.Intent) -> String {
    let name = intent.className
    let own = intent.responseCodes.map(\.name).filter { !Self.systemCodes.contains($0) }
    let cases =
      Self.systemCodes.enumerated().map { "  case \($0.element) = \($0.offset)\n" }
      + own.enumerated().map { "  case \(Self.escaped($0.element)) = \(100 + $0.offset)\n" }
    let values = intent.responseValues.map { "  public var \(declaration(of: $0))\n" }
    let makers = intent.responseCodes.filter { !$0.values.isEmpty }.map { code in
      let used = intent.responseValues.filter { code.values.contains($0.name) }
      let arguments = used.map { "\($0.name): \(plainType(of: $0))" }.joined(separator: ", ")
      let settings = used.map { "    response.\($0.name) = \($0.name)\n" }.joined()
      return """
          public class func \(Self.escaped(code.name))(\(arguments)) -> \(name)Response {
            let response = \(name)Response(code: .\(code.name), userActivity: nil)
        \(settings)    return response
          }

        """
    }
    return """
      public enum \(name)ResponseCode: Int, Sendable {
      \(cases.joined())}

      public class \(name)Response: INIntentResponse {
      \(values.joined())  public private(set) var code = \(name)ResponseCode.unspecified

        public convenience init(code: \(name)ResponseCode, userActivity: Any?) {
          self.init()
          self.code = code
          self.userActivity = userActivity
        }
      \(makers.joined())}

      """
  }

  // MARK: - Types

  private func declaration(of property: IntentDefinition.Property) -> String {
    let name = Self.escaped(property.name)
    let type = plainType(of: property)
    if case .enumeration(let enumeration) = property.type {
      let cases = definition.enumerations.first { $0.name == enumeration }?.cases ?? []
      let first =
        cases.first { $0.name == property.defaultValue }
        ?? cases.first { $0.index == 0 }
      return "\(name): \(type) = .\(Self.escaped(first?.name ?? "unknown"))"
    }
    guard let value = property.defaultValue, !property.isList else { return "\(name): \(type)?" }
    switch property.type {
    case .string: return "\(name): \(type)? = \(SwiftLiteral.string(value))"
    case .integer:
      return "\(name): \(type)?" + (Int(value).map { " = NSNumber(value: \($0))" } ?? "")
    case .decimal, .timeInterval:
      guard let number = Double(value), number.isFinite else { return "\(name): \(type)?" }
      return "\(name): \(type)? = NSNumber(value: \(number))"
    case .boolean:
      return "\(name): \(type)? = NSNumber(value: \(["1", "true"].contains(value)))"
    default: return "\(name): \(type)?"
    }
  }

  private func plainType(of property: IntentDefinition.Property) -> String {
    property.isList ? "[\(valueType(of: property.type))]" : valueType(of: property.type)
  }

  /// The type of a property.
  private func valueType(of type: IntentDefinition.ValueType) -> String {
    if case .string = type { return "String" }
    return objectType(of: type)
  }

  /// The type of what a handler offers, where it is an object.
  private func objectType(of type: IntentDefinition.ValueType) -> String {
    switch type {
    case .string: "NSString"
    case .integer, .decimal, .boolean, .timeInterval: "NSNumber"
    case .dateComponents: "DateComponents"
    case .url: "URL"
    case .object(let name), .enumeration(let name): name
    }
  }

  private func resultClass(
    of parameter: IntentDefinition.Property,
    in intent: IntentDefinition.Intent
  ) -> String {
    guard parameter.unsupportedReasons.isEmpty else {
      return Self.stem(of: intent) + Self.capitalized(parameter.name) + "ResolutionResult"
    }
    return resultClass(of: parameter.type)
  }

  private func resultClass(of type: IntentDefinition.ValueType) -> String {
    switch type {
    case .string: "INStringResolutionResult"
    case .integer: "INIntegerResolutionResult"
    case .decimal: "INDoubleResolutionResult"
    case .boolean: "INBooleanResolutionResult"
    case .timeInterval: "INTimeIntervalResolutionResult"
    case .dateComponents: "INDateComponentsResolutionResult"
    case .url: "INURLResolutionResult"
    case .object(let name), .enumeration(let name): "\(name)ResolutionResult"
    }
  }

  /// The name of an intent's class without its last word.
  private static func stem(of intent: IntentDefinition.Intent) -> String {
    intent.className.hasSuffix("Intent") ? String(intent.className.dropLast(6)) : intent.className
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words that code has to quote where they are names.
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
