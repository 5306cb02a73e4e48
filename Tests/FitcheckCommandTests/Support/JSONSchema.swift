import Inputs

@testable import FitcheckCommand

/// A checker of JSON against the part of JSON Schema (2020-12) that our schema uses: `type`,
/// `const`, `enum`, `minimum`, `properties`, `required`, `items`, `anyOf`, and `$ref` into `$defs`.
///
/// Stricter than the schema where it is asked to be: the schema lets a later version add members,
/// and what this version writes has to be described.
struct JSONSchema {
  private let root: JSONValue
  /// Whether members that the schema does not describe are a violation.
  private let isStrict: Bool

  init(_ root: JSONValue, isStrict: Bool = true) {
    self.root = root
    self.isStrict = isStrict
  }

  /// A part of the schema that can be checked against by itself.
  func definition(_ name: String) -> JSONSchema.Part? {
    root["$defs"]?[name].map { Part(schema: $0, root: root, isStrict: isStrict) }
  }

  var whole: Part { Part(schema: root, root: root, isStrict: isStrict) }

  struct Part {
    let schema: JSONValue
    let root: JSONValue
    let isStrict: Bool

    private func part(_ schema: JSONValue) -> Part {
      Part(schema: schema, root: root, isStrict: isStrict)
    }

    /// Where a value departs from the schema, one sentence each; none when it is valid.
    func violations(of value: JSONValue, at path: String = "$") -> [String] {
      var violations: [String] = []
      if case .string(let reference)? = schema["$ref"] {
        let name = reference.split(separator: "/").last.map { String($0) } ?? ""
        guard let target = root["$defs"]?[name] else { return ["\(path): no \(reference)"] }
        violations += part(target).violations(of: value, at: path)
      }
      if let type = schema["type"], !allowed(type).contains(where: { matches(value, $0) }) {
        violations.append("\(path): \(value.kind) is not \(allowed(type))")
      }
      if let constant = schema["const"], !equal(constant, value) {
        violations.append("\(path): not the constant")
      }
      if case .array(let choices)? = schema["enum"], !choices.contains(where: { equal($0, value) })
      {
        violations.append("\(path): none of the choices")
      }
      if case .number(let minimum, _)? = schema["minimum"], case .number(let number, _) = value,
        number < minimum
      {
        violations.append("\(path): \(number) is less than \(minimum)")
      }
      if case .array(let choices)? = schema["anyOf"],
        !choices.contains(where: {
          part($0).violations(of: value, at: path).isEmpty
        })
      {
        violations.append("\(path): none of anyOf")
      }
      violations += members(of: value, at: path)
      if let items = schema["items"], case .array(let elements) = value {
        for (index, element) in elements.enumerated() {
          violations += part(items).violations(of: element, at: "\(path)[\(index)]")
        }
      }
      return violations
    }

    private func members(of value: JSONValue, at path: String) -> [String] {
      guard case .object(let members) = value else { return [] }
      var violations: [String] = []
      if case .array(let required)? = schema["required"] {
        for case .string(let key) in required where value[key] == nil {
          violations.append("\(path): \(key) is missing")
        }
      }
      guard let properties = schema["properties"] else { return violations }
      if Set(members.map(\.key)).count != members.count {
        violations.append("\(path): a key occurs twice")
      }
      for member in members {
        if let property = properties[member.key] {
          violations += part(property).violations(of: member.value, at: "\(path).\(member.key)")
        } else if isStrict || schema["additionalProperties"] == .boolean(false) {
          violations.append("\(path): \(member.key) is not in the schema")
        }
      }
      return violations
    }

    private func allowed(_ type: JSONValue) -> [String] {
      switch type {
      case .string(let name): [name]
      case .array(let names):
        names.compactMap { if case .string(let name) = $0 { name } else { nil } }
      default: []
      }
    }

    private func matches(_ value: JSONValue, _ type: String) -> Bool {
      switch (value, type) {
      case (.null, "null"), (.boolean, "boolean"), (.string, "string"), (.array, "array"),
        (.object, "object"), (.number, "number"):
        true
      case (.number(let number, _), "integer"): number == number.rounded()
      default: false
      }
    }

    private func equal(_ left: JSONValue, _ right: JSONValue) -> Bool {
      if case .number(let first, _) = left, case .number(let second, _) = right {
        return first == second
      }
      return left == right
    }
  }
}
