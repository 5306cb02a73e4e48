import Foundation
import Testing

@testable import WidgetSources

/// The names in code of what stands in `.intentdefinition` files.
@Suite struct IntentNameTests {
  /// What is wrong with a file that has these things.
  private static func reason(_ lists: String) -> String? {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      \(lists)</dict></plist>
      """
    do {
      _ = try IntentDefinitionReader.definition(Data(text.utf8), file: "Intents")
      return nil
    } catch {
      return "\(error.place): \(error.reason)"
    }
  }

  /// What Swift keeps for itself, and what every object has already, is no name of a case, quoted or not.
  @Test(arguments: [
    "_", "Any", "Protocol", "Self", "Type", "description", "hash", "init", "self",
  ])
  func someNamesAreTaken(_ name: String) {
    func reason(_ name: String) -> String? {
      Self.reason(
        """
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Kind</string>
        <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>\(name)</string>
        <key>INEnumValueIndex</key><integer>1</integer></dict></array></dict></array>
        """
      )
    }
    #expect(reason(name) == "Intents:3: “\(name)” is no name in code")
    #expect(reason(name + "s") == nil)
  }

  /// Nor are they of a value, which begins small in code: “Type” may be one.
  @Test(
    arguments: [
      ("_", "_"), ("self", "self"), ("Self", "self"), ("Init", "init"), ("hash", "hash"),
      ("Description", "description"), ("Type", nil), ("Any", nil), ("Protocol", nil),
    ] as [(String, String?)]
  )
  func someNamesOfValuesAreTaken(_ name: String, _ taken: String?) {
    let reason = Self.reason(
      """
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Choose</string>
      <key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>\(name)</string>
      <key>INIntentParameterType</key><string>String</string></dict></array></dict></array>
      """
    )
    #expect(reason == taken.map { "Intents:4: “\($0)” is no name in code" })
  }

  /// Xcode writes the names of values small in code, of intents, types and responses: public apps read `intent.tag` where
  /// the file has “Tag”.
  @Test func namesOfValuesBeginSmallInCode() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Choose</string><key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>Tag</string>
      <key>INIntentParameterType</key><string>String</string>
      <key>INIntentParameterSupportsDynamicEnumeration</key><true/></dict>
      <dict><key>INIntentParameterName</key><string>URL</string>
      <key>INIntentParameterType</key><string>URL</string></dict>
      <dict><key>INIntentParameterName</key><string>X</string>
      <key>INIntentParameterType</key><string>String</string></dict>
      <dict><key>INIntentParameterName</key><string>Default</string>
      <key>INIntentParameterType</key><string>String</string></dict>
      <dict><key>INIntentParameterName</key><string>IsOn</string>
      <key>INIntentParameterType</key><string>Boolean</string></dict>
      </array><key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array><dict>
      <key>INIntentResponseCodeName</key><string>late</string>
      <key>INIntentResponseCodeFormatString</key><string>Since ${Since}</string></dict></array>
      <key>INIntentResponseParameters</key><array><dict>
      <key>INIntentResponseParameterName</key><string>Since</string>
      <key>INIntentResponseParameterType</key><string>String</string></dict></array></dict>
      </dict></array></dict></plist>
      """
    let definition = try IntentDefinitionReader.definition(Data(text.utf8), file: "Intents")
    let intent = try #require(definition.intents.first)
    #expect(intent.parameters.map(\.name) == ["tag", "URL", "x", "default", "isOn"])
    #expect(intent.parameters.map(\.title) == ["Tag", "URL", "X", "Default", "IsOn"])
    #expect(intent.responseValues.map(\.name) == ["since"])
    #expect(intent.responseCodes.first?.values == ["since"])
    let source = IntentClasses.source(of: definition)
    for part in [
      "public var tag: String?", "provideTagOptionsCollection(", "class func late(since:",
    ] {
      #expect(source.contains(part), "\(part)")
    }
  }
}
