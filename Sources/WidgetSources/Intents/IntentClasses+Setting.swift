extension IntentClasses {
  /// What a host sets a parameter by.
  func setting(
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
    arguments.append("type: \(SwiftLiteral.string(words(for: parameter.type)))")
    if case .enumeration(let enumeration) = parameter.type {
      let cases = definition.enumerations.first { $0.name == enumeration }?.cases ?? []
      // “unknown” stands for nothing chosen: nobody chooses it.
      let choices = cases.filter { $0.name != "unknown" || $0.index != 0 }
      let pairs = choices.map { "(\(SwiftLiteral.string($0.name)), .\(Self.escaped($0.name)))" }
      arguments.append("cases: [\(pairs.joined(separator: ", "))]")
    }
    if parameter.hasOptions {
      let search = parameter.isSearched ? ", searchTerm: nil" : ""
      let call = "\(handler)?.provide\(title)OptionsCollection"
      arguments.append("choices: { try await \(call)(for: self\(search)) }")
      if parameter.isSearched {
        arguments.append("search: { try await \(call)(for: self, searchTerm: $1) }")
      }
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
    case .dateComponents: return "{ _IntentSetting.dateComponents($0) }"
    case .object, .enumeration, .placemark: return nil
    }
  }

  /// What a value is, for a person who has given another.
  private func words(for type: IntentDefinition.ValueType) -> String {
    switch type {
    case .string: "String"
    case .integer: "Int"
    case .decimal: "Double"
    case .boolean: "Bool"
    case .timeInterval: "TimeInterval"
    case .dateComponents: "DateComponents, as in 2026-03-28 or 2026-03-28T23:30:00Z"
    case .url: "URL"
    case .enumeration(let name): name
    case .object(let name): "\(name), of which a handler alone has values"
    case .placemark: "CLPlacemark, of which a handler alone has values"
    }
  }
}
