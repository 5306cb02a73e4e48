import Foundation
import Testing

@testable import SwiftUISurface

#if !canImport(Darwin)
/// Texts that are looked up: their language, and how archives have them.
@Suite struct LocalizedResourceTests {
  /// It is that of the device, until another is set.
  @Test func textsHaveALanguage() {
    var resource = LocalizedStringResource("Ferry")
    #expect(resource.locale.identifier == EnvironmentValues().locale.identifier)
    resource.locale = Locale(identifier: "de_DE")
    #expect(resource.locale.identifier == "de_DE" && resource != "Ferry")
  }

  /// What a Live Activity keeps may hold a text: its strings and numbers are written, and nothing else.
  @Test func stringsThatAreLookedUpAreWritten() throws {
    let name = "Anna"
    let texts: [LocalizedStringResource] = [
      "Ferry",
      LocalizedStringResource(
        "hello",
        defaultValue: "\(name) **\(3)** \(UInt8(4)) \(0.5)",
        table: "Other"
      ),
    ]
    let read = try JSONDecoder().decode(
      [LocalizedStringResource].self,
      from: JSONEncoder().encode(texts)
    )
    #expect(read == texts && read.map(\.table) == [nil, "Other"])
    #expect(read.map { String(localized: $0) } == texts.map { String(localized: $0) })
    let german = LocalizedStringResource("\(1_500)", locale: Locale(identifier: "de_DE"))
    let again = try JSONDecoder().decode(
      LocalizedStringResource.self,
      from: JSONEncoder().encode(german)
    )
    #expect(String(localized: again) == "1.500")
    let formatted: LocalizedStringResource = "\(0.5, specifier: "%.1f")"
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(formatted) }
  }
}
#endif
