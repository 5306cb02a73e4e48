import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// Classes of intents with parameters of every type in every manner, and what is said of definitions in which one
/// thing is otherwise than it has to be: as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedIntentTests {
  private static let recording = Recording(
    "WidgetSourcesTests/Recorded/intents.recorded",
    names: ["classes", "definitions", "names"]
  )

  // MARK: - Classes

  private static let types: [IntentDefinition.ValueType] = [
    .string, .integer, .decimal, .boolean, .timeInterval, .dateComponents, .url, .object("Quay"),
    .enumeration("Side"),
  ]

  private static let values: [String?] = [nil, "1", "x", "true", "2.5", "inf", "sea", "0", ""]

  private static func source(_ properties: [IntentDefinition.Property]) -> String {
    let definition = IntentDefinition(
      enumerations: [
        IntentDefinition.Enumeration(
          name: "Side",
          line: 3,
          cases: [
            IntentDefinition.Enumeration.Case(name: "sea", index: 2),
            IntentDefinition.Enumeration.Case(name: "unknown", index: 0),
            IntentDefinition.Enumeration.Case(name: "default", index: 1),
          ]
        )
      ],
      types: [IntentDefinition.ObjectType(className: "Quay", line: nil, properties: properties)],
      intents: [
        IntentDefinition.Intent(
          className: "PierIntent",
          line: 12,
          parameters: properties,
          responseCodes: [
            IntentDefinition.ResponseCode(name: "success", values: []),
            IntentDefinition.ResponseCode(name: "late", values: properties.map(\.name)),
            IntentDefinition.ResponseCode(name: "default", values: []),
          ],
          responseValues: properties
        ),
        IntentDefinition.Intent(
          className: "Plain",
          line: nil,
          parameters: [],
          responseCodes: [],
          responseValues: []
        ),
      ]
    )
    return IntentClasses.source(of: definition)
  }

  /// The lines of a source that speak of a property, and a number for all others.
  private static func described(_ source: String) -> [String] {
    let rows = source.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.filter { $0.contains("tide") || $0.contains("Tide") }.map(String.init)
      + ["#\(source.digest)"]
  }

  @Test func classesAreMadeAsRecorded() throws {
    var lines: [String] = []
    for type in Self.types {
      for isList in [false, true] {
        for value in Self.values {
          let property = IntentDefinition.Property(
            name: "tide",
            title: "The \"tide\"",
            type: type,
            isList: isList,
            defaultValue: value
          )
          let made = Self.source([property]).split(separator: "\n")
            .first { $0.contains("public var tide") }
          lines.append("\(type) \(isList) \(value ?? "–"): \(made ?? "")")
        }
        for flags in 0..<16 {
          let property = IntentDefinition.Property(
            name: "tide",
            title: "Tide",
            type: type,
            isList: isList,
            hasOptions: flags & 1 > 0,
            isSearched: flags & 2 > 0,
            isResolved: flags & 4 > 0,
            unsupportedReasons: flags & 8 > 0 ? ["tooLow", "in"] : []
          )
          lines.append("== \(type) \(isList) \(flags)")
          let described = Self.described(Self.source([property]))
          // What is written is shown where all is asked for; otherwise a number stands for it.
          lines += flags == 15 || flags == 1 && !isList ? described : [described.last ?? ""]
        }
      }
    }
    let two = ["in", "tide"].map {
      IntentDefinition.Property(name: $0, title: $0, type: .string, isList: false, isResolved: true)
    }
    lines += ["== two"] + Self.source(two).split(separator: "\n").map(String.init)
    try Self.recording.check("classes", lines)
  }

  // MARK: - Definitions

  /// A property list in XML, each key and each value in a line of its own, in the order of the keys.
  private static func written(_ value: Any) -> String {
    switch value {
    case let value as Bool: value ? "<true/>\n" : "<false/>\n"
    case let value as Int: "<integer>\(value)</integer>\n"
    case let value as [Any]: "<array>\n\(value.map(written).joined())</array>\n"
    case let value as [String: Any]:
      "<dict>\n"
        + value.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key>\n\(written($0.value))" }
        .joined() + "</dict>\n"
    default: "<string>\(value)</string>\n"
    }
  }

  /// The value with another one in a place; `nil` takes it away.
  private static func replacing(_ value: Any, _ path: ArraySlice<String>, with other: Any?) -> Any {
    guard let first = path.first else { return other ?? value }
    if var list = value as? [Any], let index = Int(first) {
      if path.count == 1, other == nil {
        list.remove(at: index)
      } else {
        list[index] = replacing(list[index], path.dropFirst(), with: other)
      }
      return list
    }
    guard var fields = value as? [String: Any] else { return value }
    if path.count == 1 {
      fields[first] = other
    } else if let inner = fields[first] {
      fields[first] = replacing(inner, path.dropFirst(), with: other)
    }
    return fields
  }

  /// Every place in a value that holds no others, and those that do.
  private static func places(_ value: Any) -> [[String]] {
    switch value {
    case let list as [Any]:
      [[]] + list.indices.flatMap { index in places(list[index]).map { ["\(index)"] + $0 } }
    case let fields as [String: Any]:
      [[]]
        + fields.sorted { $0.key < $1.key }.flatMap { key, inner in
          places(inner).map { [key] + $0 }
        }
    default: [[]]
    }
  }

  nonisolated(unsafe) private static let definition: [String: Any] = [
    "INIntentDefinitionModelVersion": "1.2",
    "INEnums": [
      [
        "INEnumName": "Side", "INEnumClassPrefix": "My", "INEnumType": "Regular",
        "INEnumValues": [
          ["INEnumValueName": "sea", "INEnumValueIndex": 2],
          ["INEnumValueName": "bay", "INEnumValueIndex": 1],
        ],
      ]
    ],
    "INTypes": [
      [
        "INTypeName": "Quay", "INTypeClassPrefix": "My",
        "INTypeProperties": [
          [
            "INTypePropertyName": "depth", "INTypePropertyType": "Decimal",
            "INTypePropertyDefault": false, "INTypePropertySupportsMultipleValues": true,
          ],
          ["INTypePropertyName": "identifier", "INTypePropertyDefault": true],
        ],
      ]
    ],
    "INIntents": [
      [
        "INIntentName": "Moor", "INIntentClassPrefix": "My", "INIntentType": "Custom",
        "INIntentParameters": [
          [
            "INIntentParameterName": "quay", "INIntentParameterType": "Object",
            "INIntentParameterObjectType": "Quay", "INIntentParameterDisplayName": "The quay",
            "INIntentParameterSupportsDynamicEnumeration": true,
            "INIntentParameterSupportsSearch": true,
            "INIntentParameterSupportsResolution": true,
            "INIntentParameterSupportsMultipleValues": true,
            "INIntentParameterUnsupportedReasons": [
              ["INIntentParameterUnsupportedReasonCode": "full"],
              ["INIntentParameterUnsupportedReasonCode": "closed"],
            ],
          ],
          [
            "INIntentParameterName": "side", "INIntentParameterEnumType": "Side",
            "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "bay"],
          ],
          [
            "INIntentParameterName": "rows", "INIntentParameterType": "Integer",
            "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": 3],
          ],
        ],
        "INIntentResponse": [
          "INIntentResponseCodes": [
            [
              "INIntentResponseCodeName": "late",
              "INIntentResponseCodeFormatString": "${since} of ${rows}",
            ],
            ["INIntentResponseCodeName": "success"],
          ],
          "INIntentResponseParameters": [
            ["INIntentResponseParameterName": "since", "INIntentResponseParameterType": "Date"],
            ["INIntentResponseParameterName": "tide", "INIntentResponseParameterType": "URL"],
          ],
        ],
      ],
      ["INIntentName": "Send", "INIntentType": "System"],
    ],
  ]

  private static func said(_ value: Any) -> String {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
      + written(value) + "</plist>\n"
    do {
      let read = try IntentDefinitionReader.definition(Data(text.utf8), file: "A")
      return "\(read.enumerations) \(read.types) \(read.intents)"
        .replacing("WidgetSources.IntentDefinition.", with: "")
    } catch {
      return "\(error.place): \(error.reason)"
    }
  }

  @Test func definitionsAreReadAsRecorded() throws {
    let plain = Self.said(Self.definition)
    var lines = [plain]
    let others: [(String, Any?)] = [
      ("taken away", nil), ("empty", ""), ("a number", 0), ("true", true), ("false", false),
      ("a list", [7]), ("a dictionary", ["a": "b"]), ("unknown", "unknown"), ("a keyword", "in"),
      ("init", "init"), ("a name", "x1"), ("no name", "1x"), ("spaces", "a b"), ("_", "_"),
      ("sea", "sea"), ("quay", "quay"), ("Quay", "Quay"), ("Side", "Side"), ("Moor", "Moor"),
      ("since", "since"), ("code", "code"), ("displayString", "displayString"),
      ("String", "String"),
      ("System", "System"), ("Boolean", "Boolean"),
      ("MyMoorIntentHandling", "MyMoorIntentHandling"),
    ]
    for path in Self.places(Self.definition) where !path.isEmpty {
      // What others say alike stands in one row.
      var rows: [(said: String, names: [String])] = []
      for (name, other) in others {
        let said = Self.said(Self.replacing(Self.definition, path[...], with: other))
        guard said != plain else { continue }
        let short = said.hasPrefix("A:") || said.count < 60 ? said : "otherwise #\(said.digest)"
        if let index = rows.firstIndex(where: { $0.said == short }) {
          rows[index].names.append(name)
        } else {
          rows.append((short, [name]))
        }
      }
      lines += rows.map { row in
        "\(path.joined(separator: ".")): \(row.said) (\(row.names.joined(separator: ", ")))"
      }
    }
    for name in ["Long", "Double", "Float", "TimeInterval", "DateComponents", "Date", "Placemark"] {
      let path = ["INIntents", "0", "INIntentParameters", "2", "INIntentParameterType"]
      lines.append("\(name): \(Self.said(Self.replacing(Self.definition, path[...], with: name)))")
    }
    for (key, name) in [
      ("INEnumClassName", "Own"), ("INEnumClassName", ""), ("INTypeClassName", "Own"),
      ("INIntentClassName", "Own"), ("INIntentClassName", "MyQuay"),
    ] {
      let list = key.contains("Enum") ? "INEnums" : key.contains("Type") ? "INTypes" : "INIntents"
      let changed = Self.replacing(Self.definition, [list, "0", key], with: name)
      lines.append("\(key) \(name): \(Self.said(changed))")
    }
    lines += [Self.said([:] as [String: Any]), Self.said([1]), Self.said("words")]
    // As long as a file may be, and a byte longer.
    for count in [IntentDefinitionReader.mostBytes, IntentDefinitionReader.mostBytes + 1] {
      do {
        _ = try IntentDefinitionReader.definition(Data(count: count), file: "A")
        lines.append("it is read")
      } catch {
        lines.append("\(error.place): \(error.reason)")
      }
    }
    try Self.recording.check("definitions", lines)
  }

  // MARK: - Names

  @Test func namesAreWrittenAsRecorded() throws {
    let names = [
      "", "a", "aB", "Ab", "ä", "1a", "éa", "in", "self", "Type", "while", "whiles", "repeat",
    ]
    var lines = names.map {
      "\($0): \(IntentClasses.capitalized($0)) \(IntentClasses.escaped($0))"
    }
    for name in ["Intent", "MyIntent", "IntentMy", "My", "MyIntents"] {
      let intent = IntentDefinition.Intent(
        className: name,
        line: 3,
        parameters: [
          IntentDefinition.Property(
            name: "a",
            title: "A",
            type: .url,
            isList: false,
            unsupportedReasons: ["b"]
          )
        ],
        responseCodes: [],
        responseValues: []
      )
      let names = IntentClasses.names(of: IntentDefinition(intents: [intent]))
      lines.append("\(name): \(IntentClasses.stem(of: intent)) \(names)")
    }
    for text in [
      "", "a", "\"", "\\", "\n", "\r", "\t", "\u{0}", "\u{1F}", "\u{20}", "\u{7F}", "e\u{301}",
      "\"\u{301}", "\r\n", "\\(x)", "日本", "🙂",
    ] {
      lines.append("\(text.debugDescription): \(SwiftLiteral.string(text))")
    }
    let source = "a\n// Line 7\nb\n\n// Line 12\nc\n// Line x\nd"
    let known = IntentClasses.DefinitionLines(of: source)
    for number in 0...10 {
      lines.append("\(number): \(known.line(at: number) ?? 0)")
    }
    try Self.recording.check("names", lines)
  }
}
