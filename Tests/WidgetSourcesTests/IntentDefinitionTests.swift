import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// What is made of `.intentdefinition` files, and what cannot be made of them.
@Suite struct IntentDefinitionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What programs of tests are built with is what is generated now, so that all of it compiles.
  ///
  /// Renewed with FITCHECK_RECORD=1.
  @Test(arguments: [
    (
      "Examples/Widgets/DayCounter/DayCounter.intentdefinition",
      "Examples/Widgets/Host/DayCounter/DayCounterIntents.swift"
    ),
    (
      "Tests/WidgetSourcesTests/Cases/Everything.intentdefinition",
      "Tests/FaultyWidgets/EverythingIntents.swift"
    ),
  ])
  func classesAreThoseThatAreBuilt(_ definition: String, _ classes: String) throws {
    let folder = try WidgetFolder(paths: [
      Self.root.appending(path: definition).path,
      Self.root.appending(path: "Examples/Widgets/DayCounter/DayCounterWidget.swift").path,
    ])
    let file = Self.root.appending(path: classes)
    if ProcessInfo.processInfo.environment["FITCHECK_RECORD"] == "1" {
      try folder.files[0].text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(folder.files[0].text == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func theSystemsIntentsAreNotMade() throws {
    let data = try Data(
      contentsOf: Self.root.appending(
        path: "Tests/WidgetSourcesTests/Cases/Everything.intentdefinition"
      )
    )
    let definition = try IntentDefinitionReader.definition(data, file: "Everything")
    #expect(definition.intents.map(\.className) == ["DoThingIntent", "ConfigurationIntent"])
    #expect(definition.types.map(\.className) == ["MyThing"])
    #expect(definition.enumerations.map(\.name) == ["MyVisibility"])
  }

  /// One thing is made wrong in a file that is right, and found where it stands.
  @Test(arguments: [
    ("<string>Object</string>", "<string>Person</string>", "11: values of the type “Person”"),
    ("<string>Object</string>", "<string>Placemark</string>", nil),
    (
      "<string>Place</string><key>Z", "<string>Plaice</string><key>Z",
      "12: the type “Plaice” is none"
    ),
    ("<string>place</string>", "<string>the place</string>", "10: “the place” is no name in code"),
    ("<string>place</string>", "<string>init</string>", "10: “init” is no name in code"),
    (
      "<key>Z</key><true/>",
      "<key>INIntentParameterUnsupportedReasons</key><array><dict>"
        + "<key>INIntentParameterUnsupportedReasonCode</key><string>a = 1 }; print(1)</string>"
        + "</dict></array>",
      "12: “a = 1 }; print(1)” is no name in code"
    ),
    ("<?xml", "bplist00<?xml", "it is a binary property list: save it as XML, as Xcode does"),
    ("<string>place</string>", "<string></string>", "8: “INIntentParameterName” is missing"),
    ("<key>INTypes</key>", "<key>INThings</key>", "18: “INThings” is not known"),
    // What is not written as it is read is not found: the file alone is named.
    ("<key>INTypes</key>", "<key>INThing&#115;</key>", "Intents: “INThings” is not known"),
    ("<string>Choose</string>", "<string>Place</string>", nil),
    (
      "<key>INIntentParameters</key>", "<key>INIntentParameters</key><true/><key>X</key>",
      "9: “INIntentParameters” is no list"
    ),
    ("<string>Custom</string>", "<string>System</string>", nil),
    ("<plist", "<list", ": it is no property list"),
    // Names that are the same in code, or that code has already.
    (
      "<key>Z</key><true/></dict>",
      "<key>Z</key><true/></dict><dict><key>INIntentParameterName</key><string>Place</string>"
        + "<key>INIntentParameterType</key><string>String</string></dict>",
      "12: the values “place” and “Place” are one"
    ),
    (
      "<string>Place</string></dict></array>",
      "<string>Place</string></dict><dict><key>INTypeName</key><string>ChooseIntentResponse</string>"
        + "</dict></array>",
      "8: “ChooseIntentResponse” and “ChooseIntent” both need the name “ChooseIntentResponse”"
    ),
    (
      "<string>Place</string></dict></array>",
      "<string>Place</string><key>INTypeProperties</key><array><dict><key>INTypePropertyName</key>"
        + "<string>identifier</string><key>INTypePropertyType</key><string>String</string></dict>"
        + "</array></dict></array>",
      "18: every object has a value “identifier” already"
    ),
    (
      "<key>Z</key><true/>",
      "<key>INIntentParameterUnsupportedReasons</key><array><dict>"
        + "<key>INIntentParameterUnsupportedReasonCode</key><string>full</string></dict><dict>"
        + "<key>INIntentParameterUnsupportedReasonCode</key><string>full</string></dict></array>",
      "12: two reasons have the name “full”"
    ),
    (
      "<key>INIntentType</key>",
      "<key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>"
        + "<dict><key>INIntentResponseCodeName</key><string>late</string></dict>"
        + "<dict><key>INIntentResponseCodeName</key><string>late</string></dict></array></dict>"
        + "<key>INIntentType</key>",
      "14: two responses have the code “late”"
    ),
    (
      "<key>INIntents</key>",
      "<key>INEnums</key><array><dict><key>INEnumName</key><string>Kind</string>"
        + "<key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string>"
        + "<key>INEnumValueIndex</key><integer>3</integer></dict></array></dict></array>"
        + "<key>INIntents</key>",
      "4: “unknown” has the number 3"
    ),
  ])
  func whatCannotBeMadeIsSaidWhereItStands(
    _ part: String,
    _ other: String,
    _ message: String?
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>INIntents</key>
        <array>
          <dict>
            <key>INIntentName</key>
            <string>Choose</string>
            <key>INIntentParameters</key><array>
              <dict><key>INIntentParameterName</key><string>place</string>
                <key>INIntentParameterType</key><string>Object</string>
                <key>INIntentParameterObjectType</key><string>Place</string><key>Z</key><true/></dict>
            </array>
            <key>INIntentType</key>
            <string>Custom</string>
          </dict>
        </array>
        <key>INTypes</key><array><dict><key>INTypeName</key><string>Place</string></dict></array>
      </dict>
      </plist>
      """
    let changed = text.replacing(part, with: other)
    #expect(changed != text)
    var failure: IntentDefinitionError?
    do {
      _ = try IntentDefinitionReader.definition(Data(changed.utf8), file: "Intents")
    } catch {
      failure = error
    }
    guard let message else {
      #expect(failure == nil)
      return
    }
    let said = try #require(failure.map { "\($0.place): \($0.reason)" })
    #expect(said.contains(message), "\(said)")
  }

  /// What every object and every response has already is no value of their own.
  @Test(arguments: [
    "alternativeSpeakableMatches", "displayImage", "displayString", "identifier",
    "pronunciationHint", "subtitleString",
  ])
  func objectsHaveTheirOwnValues(_ name: String) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>INTypes</key><array><dict>
      <key>INTypeName</key><string>Place</string><key>INTypeProperties</key><array>
      <dict><key>INTypePropertyName</key><string>depth</string>
      <key>INTypePropertyType</key><string>String</string></dict>
      <dict><key>INTypePropertyName</key><string>\(name)</string>
      <key>INTypePropertyType</key><string>String</string></dict>
      </array></dict></array></dict></plist>
      """
    let error = #expect(throws: IntentDefinitionError.self) {
      try IntentDefinitionReader.definition(Data(text.utf8), file: "Intents")
    }
    #expect(error?.reason == "every object has a value “\(name)” already")
    #expect(error?.place == "Intents:5")
  }

  @Test func anEnumerationHasOneValue() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Kind</string></dict></array><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Choose</string><key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>kind</string>
      <key>INIntentParameterEnumType</key><string>Kind</string>
      <key>INIntentParameterSupportsMultipleValues</key><true/>
      </dict></array></dict></array></dict></plist>
      """
    func reason(_ text: String) -> String? {
      do {
        _ = try IntentDefinitionReader.definition(Data(text.utf8), file: "Intents")
        return nil
      } catch {
        return "\(error.place): \(error.reason)"
      }
    }
    #expect(reason(text) == "Intents:4: several values of an enumeration are not known")
    #expect(reason(text.replacing("<true/>", with: "<false/>")) == nil)
  }

  /// Foundation takes time as the square of the keys of a dictionary that somebody made for it.
  @Test func keysHaveABound() throws {
    func data(_ count: Int) -> Data {
      let keys = (0..<count).map { "<key>INIntentDefinition\($0)</key><true/>" }
      return Data("<plist version=\"1.0\"><dict>\(keys.joined())</dict></plist>".utf8)
    }
    #expect(try IntentDefinitionReader.definition(data(20_000), file: "Intents").intents.isEmpty)
    let error = #expect(throws: IntentDefinitionError.self) {
      try IntentDefinitionReader.definition(data(20_001), file: "Intents")
    }
    #expect(error?.reason == "it has more than 20000 keys or texts in XML or within brackets")
  }

  /// Values are compared by their names, and looked for in sentences, in time with how many there are.
  @Test func manyValuesAreReadInTimeWithThem() throws {
    func seconds(_ count: Int) throws -> Double {
      let values = (0..<count).map { number in
        "<dict><key>INIntentResponseParameterName</key><string>v\(number)</string>"
          + "<key>INIntentResponseParameterType</key><string>String</string></dict>"
      }
      let sentence = (0..<count).map { "${v\($0)}" }.joined()
      let text = """
        <plist version="1.0"><dict><key>INIntents</key><array><dict><key>INIntentName</key>
        <string>Choose</string><key>INIntentResponse</key><dict><key>INIntentResponseParameters</key>
        <array>\(values.joined())</array><key>INIntentResponseCodes</key><array><dict>
        <key>INIntentResponseCodeName</key><string>late</string>
        <key>INIntentResponseCodeFormatString</key><string>${ \(sentence) ${v1 ${${v2}</string>
        </dict></array></dict></dict></array></dict></plist>
        """
      var definition = IntentDefinition()
      let time = try ThreadTime.seconds {
        definition = try IntentDefinitionReader.definition(Data(text.utf8), file: "Intents")
      }
      #expect(definition.intents.first?.responseCodes.first?.values.count == count)
      return time
    }
    let (few, many) = try (seconds(1_000), seconds(8_000))
    #expect(many < 20 * few, "\(few) and \(many)")
  }

  /// The words of Swift that no name can be without quotation (The Swift Programming Language, Keywords and
  /// Punctuation: of declarations, statements, expressions and types).
  @Test(arguments: [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ])
  func wordsOfTheLanguageAreQuoted(_ word: String) {
    #expect(IntentClasses.escaped(word) == "`\(word)`")
    #expect(IntentClasses.escaped(word + "1") == word + "1")
  }

  /// What the compiler says of a class points to where the file has what it was made of.
  @Test func errorsPointToTheDefinition() throws {
    let path = "Tests/WidgetSourcesTests/Cases/Everything.intentdefinition"
    let data = try Data(contentsOf: Self.root.appending(path: path))
    let definition = try IntentDefinitionReader.definition(data, file: path)
    let file = WidgetFolder.File(path: path, text: IntentClasses.source(of: definition))
    let rows = String(decoding: data, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    for (part, name) in [
      ("class MyThingResolutionResult", ">Thing<"), ("case `public`", ">Visibility<"),
      ("class ConfigurationIntentResponse", ">Configuration<"),
    ] {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let number = try #require(lines.firstIndex { $0.contains(part) }) + 1
      let error = CompilerRun.renamed("/copy.swift:\(number):7: error: no", "/copy.swift", file)
      let place = error.dropFirst(path.count + 1).prefix { $0 != ":" }
      let line = try #require(Int(place), "\(error)")
      #expect(rows[line - 1].contains(name), "\(error)")
      #expect(error == "\(path):\(line): error: no (in the class made of this)")
    }
    let source = WidgetFolder.File(path: "a.swift", text: "")
    let error = CompilerRun.renamed("/copy.swift:3:7: error: no", "/copy.swift", source)
    #expect(error == "a.swift:3:7: error: no")
  }

  /// What is added to the sources is the cause where none of them has an error, and a consequence where one has;
  /// what a linker says beside it hides neither.
  @Test(arguments: [
    (["added"], ["added"]), (["added", "linker"], ["added", "linker"]),
    (["added", "user", "linker"], ["user", "linker"]), (["user", "added"], ["user"]),
    (["linker"], ["linker"]),
  ])
  func theCauseOfWhatDoesNotCompileIsTold(_ said: [String], _ told: [String]) throws {
    let lines = [
      "added": "/tmp/copies/Added.swift:3:1: error: cannot find 'Alpha' in scope",
      "user": "/tmp/copies/a_0.swift:2:5: error: no",
      "linker": "error: link command failed with exit code 1",
    ]
    let output = said.compactMap { lines[$0] }.joined(separator: "\n")
    let run = try CompilerRun("sh", arguments: ["-c", "printf %s \"$0\"; exit 1", output])
    let copies = [
      (path: "/tmp/copies/a_0.swift", file: WidgetFolder.File(path: "Sources/A.swift", text: ""))
    ]
    let user = "Sources/A.swift:2:5: error: no"
    #expect(
      run.errors(renaming: copies) == told.compactMap { $0 == "user" ? user : lines[$0] }
    )
  }

  #if os(Linux)
  /// A compiler reads nothing of what its caller is given to read.
  @Test func compilersAreGivenNothingToRead() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      try #require(dup2(pipe.fileHandleForReading.fileDescriptor, 0) == 0)
      let script = "echo \"error: $(readlink /proc/self/fd/0)\"; exit 1"
      let run = try CompilerRun("sh", arguments: ["-c", script])
      #expect(run.errors(renaming: []) == ["error: /dev/null"])
    }
  }
  #endif

  /// Texts of any scalars are one literal, whichever characters they make.
  @Test func literalsAreEscapedByScalars() {
    for mark in ["", "\u{301}", "\u{20DD}", "\u{FE0F}", "\u{200D}"] {
      for text in ["\"", "\\", "\n", "\r", "\r\n", "\0", "\t", "\u{1B}", "\\(x)", "é", "港"] {
        let literal = SwiftLiteral.string(text + mark)
        var scalars = literal.unicodeScalars.dropFirst().dropLast()
        #expect(literal.unicodeScalars.first == "\"" && literal.unicodeScalars.last == "\"")
        while let scalar = scalars.popFirst() {
          #expect(scalar != "\"" && scalar.value >= 0x20, "\(literal.debugDescription)")
          if scalar == "\\" {
            #expect(scalars.popFirst().map { "\\\"nrtu".unicodeScalars.contains($0) } == true)
          }
        }
      }
    }
  }

  /// Each name is looked for from the line of the one before it on, that line included.
  @Test(
    arguments: [
      (["one", "two", "three"], 2), (["one", "two"], 1), (["three", "one"], 3),
      (["one", "four"], 1), (["two", "one", "two"], 1), (["three", "two"], 2), (["four"], nil),
      ([], nil),
    ] as [([String], Int?)]
  )
  func placesFollowOneAnother(_ path: [String], _ line: Int?) {
    let text = "<a>one</a><b>two</b>\n<c>three</c>\n<d>one</d>"
    #expect(PropertyPlaces(in: Array(text.utf8)).line(of: path) == line)
  }
}
