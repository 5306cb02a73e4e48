/// The classes that Xcode generates of an `.intentdefinition` file, as Swift.
///
/// Names and signatures are Xcode's. Beside them stands what a host sets an intent by.
struct IntentClasses {
  let definition: IntentDefinition

  /// The source of a file's classes.
  static func source(of definition: IntentDefinition) -> String {
    let classes = IntentClasses(definition: definition)
    let parts =
      definition.enumerations.map { classes.line($0.line) + classes.enumeration($0) }
      + definition.types.map { classes.line($0.line) + classes.object($0) }
      + definition.intents.map {
        classes.line($0.line) + classes.intent($0).joined(separator: "\n")
      }
    return "// swift-format-ignore-file\nimport Foundation\nimport Intents\n\n"
      + parts.joined(separator: "\n")
  }

  /// The names that a file's classes need, by what needs them and where that stands.
  static func names(
    of definition: IntentDefinition
  ) -> [(owner: String, line: Int?, names: [String])] {
    definition.enumerations.map { ($0.name, $0.line, [$0.name, $0.name + "ResolutionResult"]) }
      + definition.types.map {
        ($0.className, $0.line, [$0.className, $0.className + "ResolutionResult"])
      }
      + definition.intents.map { intent in
        let own = ["", "Handling", "Response", "ResponseCode"].map { intent.className + $0 }
        let reasons = intent.parameters.filter { !$0.unsupportedReasons.isEmpty }.flatMap {
          let name = stem(of: intent) + capitalized($0.name)
          return [name + "UnsupportedReason", name + "ResolutionResult"]
        }
        return (intent.className, intent.line, own + reasons)
      }
  }

  /// The lines of a file that those of its classes are made of.
  struct DefinitionLines {
    /// For each line of the classes; `nil` where none is known.
    private let lines: [Int?]

    /// Looks through the source of a file's classes.
    ///
    /// - Complexity: linear in its length.
    init(of source: String) {
      var line: Int?
      lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { row in
        if row.hasPrefix(IntentClasses.lineMark) {
          line = Int(row.dropFirst(IntentClasses.lineMark.count))
        }
        return line
      }
    }

    /// The line of the file for a line of its classes, from 1.
    func line(at number: Int) -> Int? {
      number > 0 ? lines[min(number, lines.count) - 1] : nil
    }
  }

  /// What stands before the number of a line of the file.
  private static let lineMark = "// Line "

  private func line(_ number: Int?) -> String { number.map { "\(Self.lineMark)\($0)\n" } ?? "" }

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

  // MARK: - Types

  func declaration(of property: IntentDefinition.Property) -> String {
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

  func plainType(of property: IntentDefinition.Property) -> String {
    property.isList ? "[\(valueType(of: property.type))]" : valueType(of: property.type)
  }

  /// The type of a property.
  func valueType(of type: IntentDefinition.ValueType) -> String {
    if case .string = type { return "String" }
    return objectType(of: type)
  }

  /// The type of what a handler offers, where it is an object.
  func objectType(of type: IntentDefinition.ValueType) -> String {
    switch type {
    case .string: "NSString"
    case .integer, .decimal, .boolean, .timeInterval: "NSNumber"
    case .dateComponents: "DateComponents"
    case .url: "URL"
    case .placemark: "CLPlacemark"
    case .object(let name), .enumeration(let name): name
    }
  }

  func resultClass(
    of parameter: IntentDefinition.Property,
    in intent: IntentDefinition.Intent
  ) -> String {
    guard parameter.unsupportedReasons.isEmpty else {
      return Self.stem(of: intent) + Self.capitalized(parameter.name) + "ResolutionResult"
    }
    return resultClass(of: parameter.type)
  }

  func resultClass(of type: IntentDefinition.ValueType) -> String {
    switch type {
    case .string: "INStringResolutionResult"
    case .integer: "INIntegerResolutionResult"
    case .decimal: "INDoubleResolutionResult"
    case .boolean: "INBooleanResolutionResult"
    case .timeInterval: "INTimeIntervalResolutionResult"
    case .dateComponents: "INDateComponentsResolutionResult"
    case .url: "INURLResolutionResult"
    case .placemark: "INPlacemarkResolutionResult"
    case .object(let name), .enumeration(let name): "\(name)ResolutionResult"
    }
  }

  /// The name of an intent's class without its last word.
  static func stem(of intent: IntentDefinition.Intent) -> String {
    intent.className.hasSuffix("Intent") ? String(intent.className.dropLast(6)) : intent.className
  }

  /// The name of the property that Xcode makes for a value, such as `tag` for “Tag”.
  ///
  /// One of capitals, such as “URL”, stays as it is.
  static func propertyName(_ name: String) -> String {
    let scalars = name.unicodeScalars.prefix(2)
    guard let first = scalars.first, ("A"..."Z").contains(first),
      !scalars.dropFirst().contains(where: { ("A"..."Z").contains($0) })
    else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words that code has to quote where they are names.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit",
    "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
