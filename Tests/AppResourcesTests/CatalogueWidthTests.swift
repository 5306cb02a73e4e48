import Foundation
import TestSupport
import Testing

@testable import AppResources

/// Texts of a catalogue that adapt to their room or their device.
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

  /// What a catalogue has not translated yet for a device is not there: it has the words of all others, or of an iPhone.
  @Test(
    arguments: [
      (["iphone"], "other", "applewatch"), (["applewatch"], "iphone", "other"),
      (["iphone", "applewatch"], "other", "other"), (["other"], "iphone", "applewatch"),
      (["applewatch", "other"], "iphone", "iphone"), (["iphone", "other"], nil, nil),
    ] as [([String], String?, String?)]
  )
  func whatIsOpenForADeviceIsNotThere(_ open: [String], _ phone: String?, _ watch: String?) throws {
    let units = ["applewatch", "iphone", "other"].map { name in
      open.contains(name)
        ? #""\#(name)":{"stringUnit":{"state":"new","value":""}}"#
        : #""\#(name)":{"stringUnit":{"state":"translated","value":"\#(name)"}}"#
    }
    let json = """
      {"sourceLanguage":"en","strings":{"key":{"localizations":{"en":{"variations":{"device":{\
      \(units.joined(separator: ","))}}}}}}}
      """
    let file = try JSONDecoder().decode(StringCatalogueFile.self, from: Data(json.utf8))
    let (tables, faults) = file.read()
    let entry = tables["en"]?["key"]
    #expect(entry?.words == phone && entry?.words(onWatch: true) == watch)
    #expect(faults == [])
  }
}
