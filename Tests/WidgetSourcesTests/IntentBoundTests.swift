import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// Files of intents of which little would make much code.
@Suite struct IntentBoundTests {
  private static func reason(_ lists: String) -> String? {
    let text = "<plist version=\"1.0\"><dict>\n\(lists)</dict></plist>"
    do {
      _ = try IntentDefinitionReader.definition(Data(text.utf8), file: "Intents")
      return nil
    } catch {
      return "\(error.place): \(error.reason)"
    }
  }

  private static func intent(_ name: String, _ rest: String = "") -> String {
    "<key>INIntents</key><array><dict><key>INIntentName</key><string>\(name)</string>\n"
      + "\(rest)</dict></array>"
  }

  /// A name stands in code for each of an intent's parameters, again and again.
  @Test func namesHaveALength() {
    // “Intent” is added to it.
    #expect(Self.reason(Self.intent(String(repeating: "ä", count: 124))) == nil)
    let beginning = String(repeating: "ä", count: 60)
    #expect(
      Self.reason(Self.intent(String(repeating: "ä", count: 125)))
        == "Intents:2: “\(beginning)…” has more than 255 bytes"
    )
  }

  /// A name in code begins with a letter or an underscore, behind which digits and marks may stand.
  @Test(
    arguments: [
      ("_a", true), ("a_b", true), ("a1", true), ("größe", true), ("日", true), ("e\u{301}", true),
      ("1a", false), ("a-b", false), ("a b", false), ("😀", false),
    ]
  )
  func namesAreMadeOfLettersAndDigits(_ name: String, _ isName: Bool) {
    let rest =
      "<key>INIntentParameters</key><array><dict><key>INIntentParameterName</key>"
      + "<string>\(name)</string><key>INIntentParameterType</key><string>String</string>"
      + "</dict></array>"
    let said: String? = isName ? nil : "Intents:3: “\(name)” is no name in code"
    #expect(Self.reason(Self.intent("Choose", rest)) == said)
  }

  /// Letters have no more marks than people write, which is said as it is.
  @Test(
    arguments: [(128, nil), (129, "Intents: it has more than 128 marks on one letter")]
      as [(Int, String?)]
  )
  func lettersHaveABound(_ count: Int, _ said: String?) {
    let marks = String(repeating: "\u{301}", count: count)
    let note = "<key>INIntentDefinitionNote</key><string>e\(marks)</string>\n"
    #expect(Self.reason(note + Self.intent("Choose")) == said)
  }

  /// Each parameter writes all cases of its enumeration.
  @Test func casesOfAllParametersAreCounted() {
    // One that stands for 0 is added to them.
    let cases = (1...999).map { number in
      "<dict><key>INEnumValueName</key><string>c\(number)</string>"
        + "<key>INEnumValueIndex</key><integer>\(number)</integer></dict>"
    }
    let enumeration =
      "<key>INEnums</key><array><dict><key>INEnumName</key><string>Kind</string>"
      + "<key>INEnumValues</key><array>\(cases.joined())</array></dict></array>"
    for (count, said) in [
      (100, nil), (101, "Intents:2: the parameters up to here offer more than 100000 cases"),
    ] as [(Int, String?)] {
      let parameters = (1...count).map { number in
        "<dict><key>INIntentParameterName</key><string>p\(number)</string>"
          + "<key>INIntentParameterEnumType</key><string>Kind</string></dict>"
      }
      let rest = "<key>INIntentParameters</key><array>\(parameters.joined())</array>"
      #expect(Self.reason(enumeration + Self.intent("Choose", rest)) == said, "\(count)")
    }
  }

  /// Beside its own name each thing of a file needs those of the classes that are made for it.
  @Test func everythingNeedsNamesOfItsOwn() {
    let definition = IntentDefinition(
      enumerations: [IntentDefinition.Enumeration(name: "Side", line: 3, cases: [])],
      types: [IntentDefinition.ObjectType(className: "Quay", line: 5, properties: [])],
      intents: [
        IntentDefinition.Intent(
          className: "MoorIntent",
          line: nil,
          parameters: [],
          responseCodes: [],
          responseValues: []
        )
      ]
    )
    let needs = IntentClasses.names(of: definition)
    #expect(needs.map(\.owner) == ["Side", "Quay", "MoorIntent"])
    #expect(needs.map(\.line) == [3, 5, nil])
    #expect(
      needs.map(\.names) == [
        ["Side", "SideResolutionResult"], ["Quay", "QuayResolutionResult"],
        ["MoorIntent", "MoorIntentHandling", "MoorIntentResponse", "MoorIntentResponseCode"],
      ]
    )
  }

  /// The first intent is told with which all parameters up to there offer too many: those before it count as well.
  @Test(
    arguments: [
      (0, "A"), (5, "A"), (6, "B"), (8, "B"), (9, "D"), (11, "D"), (12, nil),
    ] as [(Int, String?)]
  )
  func casesOfAllIntentsAreCounted(_ most: Int, _ name: String?) {
    func parameter(_ type: IntentDefinition.ValueType) -> IntentDefinition.Property {
      IntentDefinition.Property(name: "p", title: "", type: type, isList: false)
    }
    func intent(_ name: String, _ types: [IntentDefinition.ValueType]) -> IntentDefinition.Intent {
      IntentDefinition.Intent(
        className: name,
        line: nil,
        parameters: types.map(parameter),
        responseCodes: [],
        responseValues: []
      )
    }
    let cases = (0..<3).map { IntentDefinition.Enumeration.Case(name: "c\($0)", index: $0) }
    // Six cases, three more, none, and three more.
    let definition = IntentDefinition(
      enumerations: [IntentDefinition.Enumeration(name: "Kind", line: nil, cases: cases)],
      intents: [
        intent("A", [.enumeration("Kind"), .string, .enumeration("Kind")]),
        intent("B", [.enumeration("Kind")]), intent("C", [.object("Kind")]),
        intent("D", [.enumeration("Kind"), .enumeration("Nobody")]),
      ]
    )
    #expect(definition.intent(offeringMoreThan: most)?.className == name)
  }

  /// What every response has already is no value of one.
  @Test(arguments: ["code", "userActivity"]) func responsesHaveTheirOwnValues(_ name: String) {
    func response(_ name: String) -> String {
      Self.intent(
        "Choose",
        "<key>INIntentResponse</key><dict><key>INIntentResponseParameters</key><array><dict>"
          + "<key>INIntentResponseParameterName</key><string>\(name)</string>"
          + "<key>INIntentResponseParameterType</key><string>String</string></dict></array></dict>"
      )
    }
    let reason = "Intents:3: every response has a value “\(name)” already"
    #expect(Self.reason(response(name)) == reason)
    #expect(Self.reason(response(name + "s")) == nil)
  }

  /// What is wrong with a response is told in its own line, be it called as a parameter before it, or as a code.
  @Test(
    arguments: [
      ("late", "Parameter", 2, "two values have the name “late”"),
      ("code", "Parameter", 1, "every response has a value “code” already"),
      ("a b", "Parameter", 1, "“a b” is no name in code"),
      ("late", "Code", 2, "two responses have the code “late”"),
      ("a b", "Code", 1, "“a b” is no name in code"),
    ]
  )
  func errorsOfResponsesStandInThem(_ name: String, _ kind: String, _ count: Int, _ said: String) {
    func list(_ prefix: String, _ count: Int) -> String {
      let value =
        "<dict><key>\(prefix)Name</key><string>\(name)</string>"
        + "<key>\(prefix)Type</key><string>String</string></dict>"
      return "<key>\(prefix)s</key><array>\(String(repeating: value, count: count))</array>"
    }
    // In the third line, and in the fifth.
    let values = list("INIntentResponse" + kind, count)
    let before = kind == "Parameter" ? list("INIntentResponseCode", 1) : ""
    let response = "<key>INIntentResponse</key><dict>\(before)\n\(values)</dict>"
    let intent = Self.intent("Choose", list("INIntentParameter", 1) + "\n" + response)
    #expect(Self.reason(intent) == "Intents:5: \(said)")
  }

  /// So is what is wrong with a parameter, though combinations before it have its name.
  @Test func errorsOfParametersStandInThem() {
    let intent = Self.intent(
      "Choose",
      "<key>INIntentParameterCombinations</key><dict><key>a b</key><true/></dict>\n"
        + "<key>INIntentParameters</key><array>\n"
        + "<dict><key>INIntentParameterName</key><string>a b</string>"
        + "<key>INIntentParameterType</key><string>String</string></dict></array>"
    )
    #expect(Self.reason(intent) == "Intents:5: “a b” is no name in code")
  }

  /// A name may hold the sign that ends a tag, and is found in its line all the same.
  @Test func namesMayHoldWhatEndsATag() {
    let intent = Self.intent(
      "Choose",
      "<key>INIntentParameters</key><array>\n<dict><key>INIntentParameterName</key>\n"
        + "<string>a>b</string><key>INIntentParameterType</key><string>String</string></dict></array>"
    )
    #expect(Self.reason(intent) == "Intents:5: “a>b” is no name in code")
  }

  /// Where errors stand in the file is looked up once for all of them.
  @Test func errorsOfOneFileAreNamedInTimeWithThem() throws {
    func seconds(_ count: Int) throws -> Double {
      let text = (1...count).map { "// Line \($0)\npublic class C\($0) {}\n" }.joined()
      let file = WidgetFolder.File(path: "App/A.intentdefinition", text: text)
      let said = (1...count).map { "/c/A_0.swift:\(2 * $0):14: error: no C\($0)\n" }.joined()
      let folder = try TestFiles.temporaryFolder(["said.txt": said])
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try CompilerRun("cat", arguments: [folder.appending(path: "said.txt").path])
      var errors: [String] = []
      let time = ThreadTime.seconds {
        errors = run.errors(renaming: [("/c/A_0.swift", file)])
      }
      let last = "App/A.intentdefinition:\(count): error: no C\(count) (in the class made of this)"
      #expect(errors.count == count && errors.last == last)
      return time
    }
    let (few, many) = try (seconds(500), seconds(4_000))
    #expect(many < 20 * few, "\(few) and \(many)")
  }

  /// What a code of a response speaks of is looked up among all of the response's values.
  @Test func valuesOfManyCodesAreFoundInTimeWithThem() {
    func seconds(_ count: Int) -> Double {
      let values = (0..<count).map { number in
        IntentDefinition.Property(name: "v\(number)", title: "", type: .string, isList: false)
      }
      let names = values.suffix(count / 8).map(\.name)
      let intent = IntentDefinition.Intent(
        className: "ChooseIntent",
        line: nil,
        parameters: [],
        responseCodes: (0..<20).map {
          IntentDefinition.ResponseCode(name: "late\($0)", values: names)
        },
        responseValues: values
      )
      let definition = IntentDefinition(intents: [intent])
      var source = ""
      let time = ThreadTime.seconds { source = IntentClasses.source(of: definition) }
      #expect(source.contains("_response.v\(count - 1) = v\(count - 1)"))
      return time
    }
    let (few, many) = (seconds(1_000), seconds(8_000))
    #expect(many < 20 * few, "\(few) and \(many)")
  }
}
