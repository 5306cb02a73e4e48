import Foundation
import TestSupport
import Testing

@testable import AppResources

/// Texts of a catalogue that adapt to their room.
@Suite struct CatalogueWidthTests {
  private static func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  /// The one for the most room stands for all of them, as of a `.stringsdict`.
  @Test func theWidestIsShown() throws {
    let widths = #""9": \#(Self.unit("9")), "60": \#(Self.unit("60")), "x": \#(Self.unit("x"))"#
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {"en": {"variations": {"width": {\(widths)}}}}},
        "b": {"localizations": {"en": {"variations": {"width": {"x": \(Self.unit("x"))}}}}},
        "c": {"localizations": {"en": {"variations": {
          "device": {"iphone": \(Self.unit("phone"))}, "width": {\(widths)}}}}}}}
      """
    let folder = try TestFiles.temporaryFolder(["Localizable.xcstrings": catalogue])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.faults.isEmpty, "\(resources.faults)")
    let words = ["a", "b", "c"].map { key in
      resources.texts.entry(of: key, table: nil, language: "en")?.entry.words
    }
    #expect(words == ["60", nil, "phone"])
  }
}
