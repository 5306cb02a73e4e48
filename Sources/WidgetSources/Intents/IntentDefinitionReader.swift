import Foundation

/// Reads an `.intentdefinition` file: a property list that Xcode writes.
///
/// What it cannot make classes of is an error with its place: a class that lacks a property would only
/// fail later, or not at all.
struct IntentDefinitionReader {
  /// The most bytes that are read: files of large apps have some hundred thousand.
  static let mostBytes = 8 << 20

  private typealias Fields = [String: Any]

  private let file: String
  private let text: String
  private var definition = IntentDefinition()
  /// The names in code of the file's types and enumerations, by the names that the file calls them.
  private var classNames: [String: String] = [:]
  private var enumerationNames: [String: String] = [:]

  /// Reads a file.
  ///
  /// - Throws: ``IntentDefinitionError``.
  static func definition(
    _ data: Data,
    file: String
  ) throws(IntentDefinitionError) -> IntentDefinition {
    var reader = IntentDefinitionReader(file: file, text: String(decoding: data, as: UTF8.self))
    guard data.count <= mostBytes else {
      throw reader.error("it has more than \(mostBytes) bytes", at: [])
    }
    // A few bytes of a binary one can stand for more values than any memory holds; Xcode writes XML.
    guard !data.starts(with: Data("bplist".utf8)) else {
      throw reader.error("it is a binary property list: save it as XML, as Xcode does", at: [])
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let fields = list as? Fields else {
      throw reader.error("it is no property list", at: [])
    }
    try reader.read(fields)
    return reader.definition
  }

  private init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  private mutating func read(_ fields: Fields) throws(IntentDefinitionError) {
    for key in fields.keys.sorted()
    where !["INEnums", "INIntents", "INTypes"].contains(key)
      && !key.hasPrefix("INIntentDefinition")
    {
      throw error("“\(key)” is not known", at: [key])
    }
    let enumerations = try list("INEnums", in: fields, at: [])
    let types = try list("INTypes", in: fields, at: [])
    for fields in enumerations {
      let name = try string("INEnumName", in: fields, at: ["INEnums"])
      let prefix = fields["INEnumClassPrefix"] as? String ?? ""
      enumerationNames[name] = fields["INEnumClassName"] as? String ?? prefix + name
    }
    for fields in types {
      let name = try string("INTypeName", in: fields, at: ["INTypes"])
      let prefix = fields["INTypeClassPrefix"] as? String ?? ""
      classNames[name] = fields["INTypeClassName"] as? String ?? prefix + name
    }
    for fields in enumerations { definition.enumerations.append(try enumeration(fields)) }
    for fields in types {
      let name = try string("INTypeName", in: fields, at: ["INTypes"])
      let properties = try list("INTypeProperties", in: fields, at: [name])
        .filter { $0["INTypePropertyDefault"] as? Bool != true }
      definition.types.append(
        IntentDefinition.ObjectType(
          className: try identifier(classNames[name] ?? name, at: [name]),
          properties: try self.properties(properties, prefix: "INTypeProperty", at: [name])
        )
      )
    }
    for fields in try list("INIntents", in: fields, at: []) {
      // The system's own intents are classes of Intents.
      guard fields["INIntentType"] as? String != "System" else { continue }
      definition.intents.append(try intent(fields))
    }
    try refuseRepeatedNames()
  }

  private func refuseRepeatedNames() throws(IntentDefinitionError) {
    var known: Set<String> = []
    let names =
      definition.enumerations.map(\.name) + definition.types.map(\.className)
      + definition.intents.map(\.className)
    for name in names where !known.insert(name).inserted {
      throw error("two things of the file have the name “\(name)” in code", at: [name])
    }
  }

  private func enumeration(
    _ fields: Fields
  ) throws(IntentDefinitionError) -> IntentDefinition.Enumeration {
    let name = try string("INEnumName", in: fields, at: ["INEnums"])
    let kind = fields["INEnumType"] as? String ?? "Regular"
    guard kind == "Regular" else {
      throw error("an enumeration of the type “\(kind)” is not known", at: [name, kind])
    }
    var cases: [IntentDefinition.Enumeration.Case] = []
    for value in try list("INEnumValues", in: fields, at: [name]) {
      let caseName = try string("INEnumValueName", in: value, at: [name])
      let index = (value["INEnumValueIndex"] as? NSNumber)?.intValue ?? 0
      guard !cases.contains(where: { $0.index == index || $0.name == caseName }) else {
        throw error(
          "“\(caseName)” has the name or the number of another case",
          at: [name, caseName]
        )
      }
      cases.append(
        IntentDefinition.Enumeration.Case(
          name: try identifier(caseName, at: [name, caseName]),
          index: index
        )
      )
    }
    if !cases.contains(where: { $0.index == 0 }) {
      cases.insert(IntentDefinition.Enumeration.Case(name: "unknown", index: 0), at: 0)
    }
    return IntentDefinition.Enumeration(
      name: try identifier(enumerationNames[name] ?? name, at: [name]),
      cases: cases
    )
  }

  private func intent(_ fields: Fields) throws(IntentDefinitionError) -> IntentDefinition.Intent {
    let name = try string("INIntentName", in: fields, at: ["INIntents"])
    let prefix = fields["INIntentClassPrefix"] as? String ?? ""
    let className = fields["INIntentClassName"] as? String ?? prefix + name + "Intent"
    let response = fields["INIntentResponse"] as? Fields ?? [:]
    var codes: [IntentDefinition.ResponseCode] = []
    let values = try properties(
      list("INIntentResponseParameters", in: response, at: [name]),
      prefix: "INIntentResponseParameter",
      at: [name, "INIntentResponse"]
    )
    for code in try list("INIntentResponseCodes", in: response, at: [name]) {
      let codeName = try string("INIntentResponseCodeName", in: code, at: [name])
      let sentence = code["INIntentResponseCodeFormatString"] as? String ?? ""
      codes.append(
        IntentDefinition.ResponseCode(
          name: try identifier(codeName, at: [name, codeName]),
          values: values.map(\.name).filter { sentence.contains("${\($0)}") }
        )
      )
    }
    return IntentDefinition.Intent(
      className: try identifier(className, at: [name]),
      parameters: try properties(
        list("INIntentParameters", in: fields, at: [name]),
        prefix: "INIntentParameter",
        at: [name]
      ),
      responseCodes: codes,
      responseValues: values
    )
  }

  private func properties(
    _ list: [Fields],
    prefix: String,
    at path: [String]
  ) throws(IntentDefinitionError) -> [IntentDefinition.Property] {
    var properties: [IntentDefinition.Property] = []
    for fields in list {
      let name = try string(prefix + "Name", in: fields, at: path)
      let isList = fields[prefix + "SupportsMultipleValues"] as? Bool ?? false
      let type = try type(of: fields, prefix: prefix, at: path + [name])
      if isList, case .enumeration = type {
        throw error("several values of an enumeration are not known", at: path + [name])
      }
      guard !properties.contains(where: { $0.name == name }) else {
        throw error("two values have the name “\(name)”", at: path + [name])
      }
      let metadata = fields[prefix + "Metadata"] as? Fields ?? [:]
      properties.append(
        IntentDefinition.Property(
          name: try identifier(name, at: path + [name]),
          title: fields[prefix + "DisplayName"] as? String ?? name,
          type: type,
          isList: isList,
          defaultValue: metadata[prefix + "MetadataDefaultValue"].map { "\($0)" },
          hasOptions: fields[prefix + "SupportsDynamicEnumeration"] as? Bool ?? false,
          isSearched: fields[prefix + "SupportsSearch"] as? Bool ?? false,
          isResolved: fields[prefix + "SupportsResolution"] as? Bool ?? false,
          unsupportedReasons: try self.reasons(
            fields[prefix + "UnsupportedReasons"] as? [Fields] ?? [],
            prefix: prefix,
            at: path + [name]
          )
        )
      )
    }
    return properties
  }

  private func reasons(
    _ list: [Fields],
    prefix: String,
    at path: [String]
  ) throws(IntentDefinitionError) -> [String] {
    var names: [String] = []
    for fields in list {
      let name = try string(prefix + "UnsupportedReasonCode", in: fields, at: path)
      guard !names.contains(name) else {
        throw error("two reasons have the name “\(name)”", at: path + [name])
      }
      names.append(try identifier(name, at: path + [name]))
    }
    return names
  }

  private func type(
    of fields: Fields,
    prefix: String,
    at path: [String]
  ) throws(IntentDefinitionError) -> IntentDefinition.ValueType {
    if let name = fields[prefix + "EnumType"] as? String {
      guard let known = enumerationNames[name] else {
        throw error("the enumeration “\(name)” is none of the file's", at: path + [name])
      }
      return .enumeration(known)
    }
    let name = try string(prefix + "Type", in: fields, at: path)
    switch name {
    case "String": return .string
    case "Integer", "Long": return .integer
    case "Decimal", "Double", "Float": return .decimal
    case "Boolean": return .boolean
    case "TimeInterval": return .timeInterval
    case "Date", "DateComponents": return .dateComponents
    case "URL": return .url
    case "Object":
      let object = try string(prefix + "ObjectType", in: fields, at: path)
      guard let known = classNames[object] else {
        throw error("the type “\(object)” is none of the file's", at: path + [object])
      }
      return .object(known)
    default:
      throw error("values of the type “\(name)” are not known here", at: path + [name])
    }
  }

  // MARK: - Fields

  private func list(
    _ key: String,
    in fields: Fields,
    at path: [String]
  ) throws(IntentDefinitionError) -> [Fields] {
    guard let value = fields[key] else { return [] }
    guard let list = value as? [Fields] else {
      throw error("“\(key)” is no list of dictionaries", at: path + [key])
    }
    return list
  }

  private func string(
    _ key: String,
    in fields: Fields,
    at path: [String]
  ) throws(IntentDefinitionError) -> String {
    guard let value = fields[key] as? String, !value.isEmpty else {
      throw error("“\(key)” is missing", at: path)
    }
    return value
  }

  /// A name that can be one in Swift: it is written into code.
  private func identifier(_ name: String, at path: [String]) throws(IntentDefinitionError) -> String
  {
    let isName = name.unicodeScalars.enumerated().allSatisfy { index, scalar in
      scalar == "_" || scalar.properties.isXIDStart
        || (index > 0 && scalar.properties.isXIDContinue)
    }
    guard isName, !name.isEmpty, !Self.taken.contains(name) else {
      throw error("“\(name)” is no name in code", at: path)
    }
    return name
  }

  /// Names that code cannot give: they say something else, or every object has them.
  private static let taken: Set<String> = [
    "_", "Any", "Protocol", "Self", "Type", "description", "hash", "init", "self",
  ]

  // MARK: - Places

  /// An error about what some names lead to, one inside of the other.
  private func error(_ reason: String, at path: [String]) -> IntentDefinitionError {
    var found: Int?
    var line = 1
    var remaining = path[...]
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let next = remaining.first else { break }
      if row.contains(">\(next)<") {
        found = line
        remaining = remaining.dropFirst()
      }
      line += 1
    }
    return IntentDefinitionError(
      place: found.map { "\(file):\($0)" } ?? file,
      reason: reason
    )
  }
}
