import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What lies in folders is found by its name, as it is in an app's bundle.
@Suite struct AppFilesTests {
  /// In whatever folder it lies; of two the first in the order of paths, and that for no language before all else.
  @Test func filesAreFoundByTheirNames() throws {
    let folder = try TestFiles.temporaryFolder([
      "Data/tides.json": "1", "Other/tides.json": "2", "de.lproj/tides.json": "3",
      "Data/de.lproj/names.json": "4", "en.lproj/names.json": "5", "fr.lproj/names.json": "6",
      "Base.lproj/plain.json": "7", "ja.lproj/plain.json": "8", "fr.lproj/other.json": "9",
      ".hidden/secret.json": "", "A.xcassets/Contents.json": "{}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = AppFiles(folders: [folder.path])
    for (name, language, path) in [
      ("tides.json", "de", "Data/tides.json"), ("names.json", "de_AT", "Data/de.lproj/names.json"),
      ("names.json", "fr", "fr.lproj/names.json"), ("names.json", "ja", "en.lproj/names.json"),
      ("plain.json", "ja", "ja.lproj/plain.json"), ("plain.json", "de", "Base.lproj/plain.json"),
      ("other.json", "de", "fr.lproj/other.json"), ("Data", "de", "Data"),
    ] {
      #expect(files.path(named: name, language: language) == "\(folder.path)/\(path)")
    }
    let marks = "e" + String(repeating: "\u{301}", count: 200)
    for name in ["secret.json", "Contents.json", "tides", "json", "", "Data/tides.json", marks] {
      #expect(files.path(named: name, language: "de") == nil, "\(name.count)")
    }
  }

  /// A folder may be that of a language itself, of several the first counts, and a catalogue has its files to itself.
  @Test func foldersAreOfLanguages() throws {
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/a.json": "", "One/a.json": "", "Two/a.json": "", "A.xcassets/b.json": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ folders: [String], _ language: String) -> String? {
      AppFiles(folders: folders.map { "\(folder.path)/\($0)" })
        .path(named: "a.json", language: language)
    }
    #expect(path(["de.lproj"], "de") == "\(folder.path)/de.lproj/a.json")
    #expect(path(["de.lproj", "Two", "One"], "de") == "\(folder.path)/Two/a.json")
    #expect(path(["Nowhere"], "de") == nil && path([], "de") == nil)
    let catalogue = AppFiles(folders: ["\(folder.path)/A.xcassets"])
    #expect(catalogue.path(named: "b.json", language: "de") == nil)
  }

  /// Files of catalogues are found by the names of their sets: the first catalogue's, and of several that for an iPhone.
  ///
  /// What names none is as good as not there.
  @Test func filesOfCataloguesAreFoundByTheirSets() throws {
    let several = """
      {"data":[{"idiom":"mac","filename":"c.json"},{"idiom":"universal","filename":"a.json"},
      {"idiom":"iphone"},{"idiom":"iphone","filename":"b.json"}]}
      """
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/One.dataset/Contents.json": several,
      "A.xcassets/Two.dataset/Contents.json": #"{"data":[{"filename":"d.json"}]}"#,
      "A.xcassets/Foreign.dataset/Contents.json":
        #"{"data":[{"idiom":"mac","filename":"e.json"}]}"#,
      "A.xcassets/Torn.dataset/Contents.json": "{", "A.xcassets/None.dataset/f.json": "",
      "B.xcassets/Two.dataset/Contents.json": #"{"data":[{"filename":"g.json"}]}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    let paths = ["One", "Two", "Foreign", "Torn", "None", "Nowhere"].map {
      resources.assets.file(named: $0)?.replacing(folder.path, with: "…")
    }
    let expected: [String?] = [
      "…/A.xcassets/One.dataset/b.json", "…/A.xcassets/Two.dataset/d.json", nil, nil, nil, nil,
    ]
    #expect(paths == expected)
    #expect(resources.faults == [] && AssetNames(folders: [folder.path]).pictures == [])
  }
}
