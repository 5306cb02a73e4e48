import AppResources
import Foundation
import UnicodeText

/// Reads an `.intentdefinition` file: a property list that Xcode writes.
///
/// What it cannot make classes of is an error with its place: a class that lacks a property would only
/// fail later, or not at all.
struct IntentDefinitionReader {
  /// The most bytes that are read: files of large apps have some hundred thousand.
  static let mostBytes = 8 << 20
  /// The most bytes of a name in code, which stands there again and again: file systems take no longer ones either.
  private static let mostBytesOfName = 255
  /// The most cases that all parameters of intents together offer, each of which has a place in code for itself: large
  /// apps have a hundredth of that.
  private static let mostChoices = 100_000

  private typealias Fields = [String: Any]

  private let file: String
  private let places: PropertyPlaces
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
    guard data.count <= mostBytes else {
      throw IntentDefinitionError(place: file, reason: "it has more than \(mostBytes) bytes")
    }
    // A few bytes of a binary one can stand for more values than any memory holds; Xcode writes XML.
    guard !data.starts(with: Data("bplist".utf8)) else {
      throw IntentDefinitionError(
        place: file,
        reason: "it is a binary property list: save it as XML, as Xcode does"
      )
    }
    let fields: Fields
    do {
      fields = try TextPropertyList.dictionary(data)
    } catch let refusal as TextPropertyList.TooManyKeys {
      throw IntentDefinitionError(place: file, reason: "\(refusal)")
    } catch let refusal as LongLetters.Refusal {
      throw IntentDefinitionError(place: file, reason: "\(refusal)")
    } catch {
      throw IntentDefinitionError(place: file, reason: "it is no property list")
    }
    var reader = IntentDefinitionReader(file: file, places: PropertyPlaces(in: data))
    try reader.read(fields)
    return reader.definition
  }

  private init(file: String, places: PropertyPlaces) {
    self.file = file
    self.places = places
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
      definition.types.append(try objectType(fields))
    }
    for fields in try list("INIntents", in: fields, at: []) {
      // The system's own intents are classes of Intents.
      guard fields["INIntentType"] as? String != "System" else { continue }
      definition.intents.append(try intent(fields))
    }
    try refuseRepeatedNames()
    try refuseChoicesWithoutEnd()
  }

  /// A few kilobytes of parameters and cases would make gigabytes of code: each parameter writes all of its cases.
  private func refuseChoicesWithoutEnd() throws(IntentDefinitionError) {
    guard let intent = definition.intent(offeringMoreThan: Self.mostChoices) else { return }
    throw IntentDefinitionError(
      place: place(intent.line),
      reason: "the parameters up to here offer more than \(Self.mostChoices) cases"
    )
  }

  private func objectType(
    _ fields: Fields
  ) throws(IntentDefinitionError) -> IntentDefinition.ObjectType {
    let name = try string("INTypeName", in: fields, at: ["INTypes"])
    let path = ["INTypes", name]
    let properties = try self.properties(
      list("INTypeProperties", in: fields, at: path)
        .filter { $0["INTypePropertyDefault"] as? Bool != true },
      prefix: "INTypeProperty",
      at: path + ["INTypeProperties"]
    )
    for property in properties where Self.namesOfObjects.contains(property.name) {
      throw error(
        "every object has a value “\(property.name)” already",
        at: path + ["INTypeProperties", property.name]
      )
    }
    return IntentDefinition.ObjectType(
      className: try identifier(classNames[name] ?? name, at: path),
      line: places.line(of: path),
      properties: properties
    )
  }

  /// What is made of a file has names of its own, which no two things may share.
  private func refuseRepeatedNames() throws(IntentDefinitionError) {
    var owners: [String: String] = [:]
    for thing in IntentClasses.names(of: definition) {
      for name in thing.names {
        if let other = owners[name] {
          throw IntentDefinitionError(
            place: place(thing.line),
            reason: other == thing.owner
              ? "two things of the file have the name “\(name)” in code"
              : "“\(other)” and “\(thing.owner)” both need the name “\(name)” in code"
          )
        }
        owners[name] = thing.owner
      }
    }
  }

  private func enumeration(
    _ fields: Fields
  ) throws(IntentDefinitionError) -> IntentDefinition.Enumeration {
    let name = try string("INEnumName", in: fields, at: ["INEnums"])
    let path = ["INEnums", name]
    let kind = fields["INEnumType"] as? String ?? "Regular"
    guard kind == "Regular" else {
      throw error("an enumeration of the type “\(kind)” is not known", at: path + [kind])
    }
    var cases: [IntentDefinition.Enumeration.Case] = []
    for value in try list("INEnumValues", in: fields, at: path) {
      let caseName = try string("INEnumValueName", in: value, at: path)
      let index = (value["INEnumValueIndex"] as? NSNumber)?.intValue ?? 0
      guard !cases.contains(where: { $0.index == index || $0.name == caseName }) else {
        throw error(
          "“\(caseName)” has the name or the number of another case",
          at: path + [caseName]
        )
      }
      cases.append(
        IntentDefinition.Enumeration.Case(
          name: try identifier(caseName, at: path + [caseName]),
          index: index
        )
      )
    }
    if let unknown = cases.first(where: { $0.name == "unknown" && $0.index != 0 }) {
      throw error(
        "“unknown” has the number \(unknown.index): in code it stands for 0, where nothing is known",
        at: path + ["unknown"]
      )
    }
    if !cases.contains(where: { $0.index == 0 }) {
      cases.insert(IntentDefinition.Enumeration.Case(name: "unknown", index: 0), at: 0)
    }
    return IntentDefinition.Enumeration(
      name: try identifier(enumerationNames[name] ?? name, at: path),
      line: places.line(of: path),
      cases: cases
    )
  }

  private func intent(_ fields: Fields) throws(IntentDefinitionError) -> IntentDefinition.Intent {
    let name = try string("INIntentName", in: fields, at: ["INIntents"])
    let path = ["INIntents", name]
    let prefix = fields["INIntentClassPrefix"] as? String ?? ""
    let className = fields["INIntentClassName"] as? String ?? prefix + name + "Intent"
    let response = fields["INIntentResponse"] as? Fields ?? [:]
    var codes: [IntentDefinition.ResponseCode] = []
    let values = try properties(
      list("INIntentResponseParameters", in: response, at: path),
      prefix: "INIntentResponseParameter",
      at: path + ["INIntentResponse", "INIntentResponseParameters"]
    )
    for value in values where Self.namesOfResponses.contains(value.name) {
      throw error(
        "every response has a value “\(value.name)” already",
        at: path + ["INIntentResponse", "INIntentResponseParameters", value.name]
      )
    }
    for code in try list("INIntentResponseCodes", in: response, at: path) {
      let codeName = try string("INIntentResponseCodeName", in: code, at: path)
      let codePath = path + ["INIntentResponse", "INIntentResponseCodes", codeName]
      guard !codes.contains(where: { $0.name == codeName }) else {
        throw error("two responses have the code “\(codeName)”", at: codePath)
      }
      let sentence = code["INIntentResponseCodeFormatString"] as? String ?? ""
      let places = Self.places(in: sentence)
      codes.append(
        IntentDefinition.ResponseCode(
          name: try identifier(codeName, at: codePath),
          values: values.map(\.name).filter(places.contains)
        )
      )
    }
    return IntentDefinition.Intent(
      className: try identifier(className, at: path),
      line: places.line(of: path),
      parameters: try properties(
        list("INIntentParameters", in: fields, at: path),
        prefix: "INIntentParameter",
        at: path + ["INIntentParameters"]
      ),
      responseCodes: codes,
      responseValues: values
    )
  }

  /// The names in code that stand in a sentence's places, such as `${name}`.
  private static func places(in sentence: String) -> Set<String> {
    let rests = sentence.components(separatedBy: "${").dropFirst()
    let names = rests.compactMap { rest in rest.firstIndex(of: "}").map { String(rest[..<$0]) } }
    return Set(names.map(IntentClasses.propertyName))
  }

  /// - Parameter path: leads to the list, since elsewhere names may stand that are those of its values, too.
  private func properties(
    _ list: [Fields],
    prefix: String,
    at path: [String]
  ) throws(IntentDefinitionError) -> [IntentDefinition.Property] {
    var properties: [IntentDefinition.Property] = []
    var namesByTitle: [String: String] = [:]
    for fields in list {
      let name = try string(prefix + "Name", in: fields, at: Array(path.dropLast()))
      let isList = fields[prefix + "SupportsMultipleValues"] as? Bool ?? false
      let type = try type(of: fields, prefix: prefix, at: path + [name])
      if isList, case .enumeration = type {
        throw error("several values of an enumeration are not known", at: path + [name])
      }
      // What is made of a name begins with a capital.
      let title = IntentClasses.capitalized(name)
      if let other = namesByTitle.updateValue(name, forKey: title) {
        throw error(
          other == name
            ? "two values have the name “\(name)”"
            : "the values “\(other)” and “\(name)” are one where code begins them with a capital",
          at: path + [name]
        )
      }
      let metadata = fields[prefix + "Metadata"] as? Fields ?? [:]
      properties.append(
        IntentDefinition.Property(
          name: try identifier(IntentClasses.propertyName(name), at: path + [name]),
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
    case "Placemark": return .placemark
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
    guard name.utf8.count <= Self.mostBytesOfName else {
      let beginning = name.prefix(scalars: 60)
      throw error("“\(beginning)…” has more than \(Self.mostBytesOfName) bytes", at: path)
    }
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

  /// The values that every object of a type has.
  private static let namesOfObjects: Set<String> = [
    "alternativeSpeakableMatches", "displayImage", "displayString", "identifier",
    "pronunciationHint", "subtitleString",
  ]

  /// The values that every response has.
  private static let namesOfResponses: Set<String> = ["code", "userActivity"]

  // MARK: - Places

  /// An error about what some names lead to, one inside of the other.
  private func error(_ reason: String, at path: [String]) -> IntentDefinitionError {
    IntentDefinitionError(place: place(places.line(of: path)), reason: reason)
  }

  private func place(_ line: Int?) -> String { line.map { "\(file):\($0)" } ?? file }
}
