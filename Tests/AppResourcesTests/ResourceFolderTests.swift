import Foundation
import TestSupport
import Testing

@testable import AppResources

/// Nothing of an app's folders is missing without a word: what lies in one that cannot be read is not known.
@Suite struct ResourceFolderTests {
  /// The places of faults from a folder on, and their kinds: what the system says is its own.
  private static func said(_ faults: [ResourceFault], below folder: URL) -> [String] {
    faults.map { "\($0.path): \($0.reason)".replacing(folder.path, with: "…") }
      .map { String($0.prefix { $0 != "(" }) }
  }

  @Test func foldersThatAreNoneAreFaults() throws {
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets": "no catalogue", "de.lproj/Localizable.strings": "\"a\" = \"A\";", "file": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["", "/file", "/nowhere", "/de.lproj/../"].map { folder.path + $0 }
    let resources = AppResources(folders: paths)
    // What is wrong with catalogues is told behind the rest.
    #expect(
      Self.said(resources.faults, below: folder) == [
        "…/file: closedFolder", "…/nowhere: closedFolder", "…/A.xcassets: closedGroup",
        "…/de.lproj/../A.xcassets: closedGroup",
      ]
    )
    #expect(resources.faults.map { $0.isOfTexts } == [true, true, false, false])
    #expect(resources.texts.entry(of: "a", table: nil, language: "de") != nil)
  }

  /// A picture has files of languages, which are shown in these alone; where every one is of a language English has the
  /// first say, and then the order of names.
  ///
  /// What a language has for one look hides no common file for the other.
  @Test func picturesHaveTheirLanguages() throws {
    func entry(_ width: Int, _ locale: String?, _ rest: String = "") -> String {
      let language = locale.map { #","locale":"\#($0)""# } ?? ""
      return #"{"filename":"\#(width).svg","idiom":"universal"\#(language)\#(rest)}"#
    }
    func contents(_ entries: [String]) -> String {
      "{\"images\":[\(entries.joined(separator: ","))]}"
    }
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let light = dark.replacing("dark", with: "light")
    var files = [
      "Sign": contents([
        entry(1, nil), entry(2, "ja"), entry(3, "pt-BR"), entry(4, "ja", dark),
        entry(5, "de", dark),
      ]),
      "Word": contents([entry(6, "ja"), entry(7, "de"), entry(8, "en")]),
      "Name": contents([entry(9, "ja"), entry(10, "de")]),
      // The language that stands for others is one of the picture's own to who reads it in another region.
      "Isle": contents([entry(9, "en-GB"), entry(10, "en")]),
      "Gone": contents([entry(11, nil), entry(12, "ja")]),
      "Look": contents([
        entry(1, nil, light), entry(2, nil, dark), entry(3, "ja", light), entry(4, "de", dark),
        entry(5, "fr"),
      ]),
      "Dim": contents([entry(6, nil, dark), entry(7, "ja", dark), entry(8, "de", light)]),
      // A dark file that is not there stands for nothing, be it a language's own or the common one.
      "Dusk": contents([entry(1, nil), entry(2, "ja"), entry(12, "ja", dark)]),
      "Torn": contents([
        entry(1, nil, light), entry(12, nil, dark), entry(3, "ja", light), entry(4, "de", dark),
      ]),
    ]
    .reduce(into: [String: String]()) { files, set in
      files["A.xcassets/\(set.key).imageset/Contents.json"] = set.value
      for width in 1...11 {
        files["A.xcassets/\(set.key).imageset/\(width).svg"] =
          #"<svg width="\#(width)" height="1"/>"#
      }
    }
    files["A.xcassets/Contents.json"] = "{}"
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    let cases: [(String, String, CGFloat, CGFloat)] = [
      ("Sign", "en_US", 1, 1), ("Sign", "ja_JP", 2, 4), ("Sign", "pt_BR", 3, 3),
      ("Sign", "de_AT", 1, 5), ("Sign", "", 1, 1), ("Word", "fr_FR", 8, 8), ("Word", "ja", 6, 6),
      ("Word", "en_GB", 8, 8), ("Name", "en_US", 10, 10), ("Name", "ja_JP", 9, 9),
      ("Isle", "en_US", 10, 10), ("Isle", "en_AU", 9, 9), ("Isle", "ja", 10, 10),
      ("Gone", "ja_JP", 11, 11), ("Gone", "en_US", 11, 11), ("Look", "en", 1, 2),
      ("Look", "ja", 3, 2), ("Look", "de", 1, 4), ("Look", "fr", 5, 5), ("Dim", "en", 6, 6),
      ("Dim", "ja", 7, 7), ("Dim", "de", 8, 6), ("Dusk", "en", 1, 1), ("Dusk", "ja", 2, 2),
      ("Torn", "en", 1, 1), ("Torn", "ja", 3, 3), ("Torn", "de", 1, 4),
    ]
    for (name, language, light, dark) in cases {
      let looks = try #require(resources.assets.picture(named: name)).looks(in: language)
      #expect(looks.light.size.width == light, "\(name) \(language)")
      #expect(looks.dark.size.width == dark, "\(name) \(language)")
    }
    #expect(
      Self.said(resources.faults, below: folder)
        == ["Dusk", "Gone", "Torn"].map { "…/A.xcassets/\($0).imageset: missingFile" }
    )
  }

  /// So has a colour.
  @Test func coloursHaveTheirLanguages() throws {
    func entry(_ level: Int, _ locale: String?, _ look: String? = nil) -> String {
      let language = locale.map { #","locale":"\#($0)""# } ?? ""
      let looks = look.map { #"{"appearance":"luminosity","value":"\#($0)"}"# } ?? ""
      let color = #""color":{"components":{"white":0.\#(level)}}"#
      return #"{\#(color),"appearances":[\#(looks)]\#(language)}"#
    }
    let sets: [(name: String, entries: [String])] = [
      (
        "Sign",
        [
          entry(2, "ja"), entry(1, nil), entry(3, "pt-BR"), entry(4, "ja", "dark"),
          entry(5, "de", "dark"), entry(6, "fr", "light"),
        ]
      ), ("Word", [entry(6, "ja"), entry(7, "de"), entry(8, "en")]),
      ("Name", [entry(9, "ja"), entry(8, "de")]),
      ("Isle", [entry(9, "en-GB"), entry(8, "en")]),
      // A language's own colour for any look goes before the common one for that look.
      (
        "Look",
        [
          entry(1, nil, "light"), entry(2, nil, "dark"), entry(3, "ja", "light"),
          entry(4, "de", "dark"), entry(5, "fr"),
        ]
      ),
      ("Dim", [entry(6, nil, "dark"), entry(7, "ja", "dark"), entry(8, "de", "light")]),
      (
        "Noon",
        [
          entry(1, nil), entry(2, nil, "light"), entry(3, nil, "dark"), entry(4, "ja"),
          entry(5, "de", "dark"), entry(6, "fr", "light"),
        ]
      ),
    ]
    var files = ["A.xcassets/Contents.json": "{}"]
    for (name, entries) in sets {
      files["A.xcassets/\(name).colorset/Contents.json"] =
        "{\"colors\":[\(entries.joined(separator: ","))]}"
    }
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    let cases: [(String, String, Double, Double)] = [
      ("Sign", "en_US", 0.1, 0.1), ("Sign", "ja_JP", 0.2, 0.4), ("Sign", "pt_BR", 0.3, 0.3),
      ("Sign", "de_AT", 0.1, 0.5), ("Sign", "fr", 0.6, 0.1), ("Sign", "", 0.1, 0.1),
      ("Word", "fr_FR", 0.8, 0.8), ("Word", "ja", 0.6, 0.6), ("Name", "en", 0.8, 0.8),
      ("Isle", "en_US", 0.8, 0.8), ("Isle", "en_AU", 0.9, 0.9), ("Isle", "ja", 0.8, 0.8),
      ("Name", "ja", 0.9, 0.9), ("Look", "en", 0.1, 0.2), ("Look", "ja", 0.3, 0.2),
      ("Look", "de", 0.1, 0.4), ("Look", "fr", 0.5, 0.5), ("Dim", "en", 0.6, 0.6),
      ("Dim", "ja", 0.7, 0.7), ("Dim", "de", 0.8, 0.6), ("Noon", "en", 0.2, 0.3),
      ("Noon", "ja", 0.4, 0.4), ("Noon", "de", 0.2, 0.5), ("Noon", "fr", 0.6, 0.3),
    ]
    for (name, language, light, dark) in cases {
      let looks = try #require(resources.assets.color(named: name)).looks(in: language)
      func gray(_ level: Double) -> AssetColor.Value {
        .components(red: level, green: level, blue: level, alpha: 1)
      }
      #expect(looks.light == gray(light), "\(name) \(language)")
      #expect(looks.dark == gray(dark), "\(name) \(language)")
    }
    #expect(resources.faults.isEmpty)
  }

  /// A file that is called as a set is none; of two sets of a name the first in the order of paths counts.
  @Test func setsAreFolders() throws {
    func color(_ name: String) -> String { #"{"colors":[{"color":{"reference":"\#(name)"}}]}"# }
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Note.colorset": "a note", "A.xcassets/Sign.imageset": "a note",
      "A.xcassets/Inner/Red.colorset/Contents.json": color("first"),
      "A.xcassets/Red.colorset/Contents.json": color("second"),
      "A.xcassets/Tide.colorset/Contents.json": color("first"),
      "A.xcassets/Zone/Tide.colorset/Contents.json": color("second"),
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.faults == [])
    let assets = resources.assets
    #expect(assets.colors.keys.sorted() == ["Red", "Tide"] && assets.pictures.isEmpty)
    #expect(assets.lacksColor(named: "Note") && !assets.hasFaultyPicture(named: "Sign"))
    for name in ["Red", "Tide"] {
      #expect(assets.color(named: name)?.light == .reference("first"), "\(name)")
    }
  }

  /// Pixels of bitmaps can be read, drawings have none.
  @Test func bitmapsAreToldFromDrawings() {
    let assets = ResourceTests.resources.assets
    for (name, isBitmap) in [("Logo", true), ("Icons/star", false), ("Drawing", false)] {
      #expect(assets.picture(named: name)?.light.isBitmap == isBitmap, "\(name)")
    }
  }

  /// Of a letter's forms each is a letter of keys by itself, as on iOS.
  @Test func keysAreThoseOfTheirBytes() throws {
    for (written, other) in [("Caf\u{E9}", "Cafe\u{301}"), ("か\u{3099}", "が")] {
      let folder = try TestFiles.temporaryFolder([
        "en.lproj/Localizable.strings": "\"\(written)\" = \"A\";"
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      let texts = AppResources(folders: [folder.path]).texts
      #expect(texts.entry(of: written, table: nil, language: "en")?.entry.words == "A")
      #expect(texts.entry(of: other, table: nil, language: "en") == nil)
    }
  }

  /// Whoever may read everything cannot be kept out of a folder.
  @Test(.enabled(if: geteuid() != 0)) func foldersWithoutPermissionAreFaults() throws {
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Inner/Red.colorset/Contents.json": "{}", "Closed/de.lproj/A.strings": "",
      ".hidden/A.strings": "", "ja.lproj/Localizable.strings": "\"a\" = \"A\";",
    ])
    let closed = ["A.xcassets/Inner", "Closed", ".hidden"].map { folder.appending(path: $0).path }
    defer {
      for path in closed { chmod(path, 0o700) }
      try? FileManager.default.removeItem(at: folder)
    }
    for path in closed { try #require(chmod(path, 0) == 0) }
    let resources = AppResources(folders: [folder.path])
    #expect(
      Self.said(resources.faults, below: folder)
        == ["…/Closed: closedFolder", "…/A.xcassets/Inner: closedGroup"]
    )
    #expect(resources.texts.languages == ["ja"])
  }

  /// What is wrong with a file is told once, however many of the folders that are named it lies in.
  @Test func faultsOfFoldersWithinFoldersAreToldOnce() throws {
    let folder = try TestFiles.temporaryFolder([
      "Inner/de.lproj/A.strings": "none", "Inner/A.xcassets/Red.colorset/Contents.json": "none",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = "\(folder.path)/Inner"
    let faults = AppResources(folders: [folder.path, inner]).faults
    #expect(
      faults.map(\.path) == ["\(inner)/de.lproj/A.strings", "\(inner)/A.xcassets/Red.colorset"]
    )
  }

  /// The folder that is named may be a catalogue itself, or that of a language.
  @Test(arguments: ["", "/"]) func aNamedFolderMayBeWhatIsRead(_ end: String) throws {
    let folder = try TestFiles.temporaryFolder([
      "ja.lproj/Localizable.strings": "\"a\" = \"A\";",
      "ja.lproj/Inner/Other.strings": "\"b\" = \"B\";",
      "A.xcassets/Red.colorset/Contents.json":
        #"{"colors":[{"color":{"reference":"linkColor"}}]}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["/ja.lproj", "/ja.lproj/Inner", "/A.xcassets"].map { folder.path + $0 + end }
    for number in paths.indices {
      let resources = AppResources(folders: [paths[number]])
      #expect(resources.faults == [])
      let texts = resources.texts
      #expect((texts.entry(of: "a", table: nil, language: "ja") != nil) == (number == 0))
      #expect((texts.entry(of: "b", table: "Other", language: "ja") != nil) == (number < 2))
      #expect(texts.languages == (number < 2 ? ["ja"] : []))
      #expect((resources.assets.color(named: "Red") != nil) == (number == 2))
    }
  }

  /// A project may lie anywhere: a folder farther up that is called as those of languages are says nothing of it.
  @Test(arguments: ["", "/"]) func foldersFartherUpAreOfNoLanguage(_ end: String) throws {
    let folder = try TestFiles.temporaryFolder([
      "ja.lproj/Project/App/Localizable.strings": "\"a\" = \"A\";",
      "ja.lproj/Project/App/de.lproj/Other.strings": "\"b\" = \"B\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/ja.lproj/Project/App"
    let resources = AppResources(folders: [path + end])
    #expect(resources.texts.languages == ["de"])
    #expect(resources.faults.map(\.reason) == [.noLanguage])
    #expect(resources.faults.map(\.path) == [path + "/Localizable.strings"])
  }

  /// A table without a byte, or of comments alone, has no entries; a `.stringsdict` without a byte is no table.
  @Test func tablesMayBeEmpty() throws {
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/Localizable.strings": "", "fr.lproj/Localizable.strings": "/* none yet */\n",
      "ja.lproj/Localizable.stringsdict": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(
      Self.said(resources.faults, below: folder)
        == ["…/ja.lproj/Localizable.stringsdict: noTable"]
    )
    #expect(resources.texts.languages == ["de", "fr"])
    #expect(resources.texts.entry(of: "a", table: nil, language: "de") == nil)
  }

  /// What a `.stringsdict` says goes before what the table beside it does, also without a number; of two the first counts.
  @Test func dictionariesGoBeforeTables() throws {
    func entry(_ words: String) -> String {
      "{ NSStringDeviceSpecificRuleType = { iphone = \"\(words)\"; other = \"device\"; }; }"
    }
    func counted(_ words: String) -> String {
      "{ NSStringLocalizedFormatKey = \"\(words) %#@n@\"; n = { other = \"%d\"; }; }"
    }
    let folder = try TestFiles.temporaryFolder([
      "A/de.lproj/Localizable.strings": "a = table; b = table; c = table;",
      "B/de.lproj/Localizable.stringsdict": "{ a = \(entry("first")); b = \(counted("first")); }",
      "C/de.lproj/Localizable.stringsdict": "{ a = \(entry("second")); b = \(counted("second")); }",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    for names in [[""], ["A", "B", "C"], ["B", "A", "C"]] {
      let resources = AppResources(folders: names.map { folder.path + "/" + $0 })
      let words = ["a", "b", "c"].map { key in
        resources.texts.entry(of: key, table: nil, language: "de")?.entry.words
      }
      #expect(words == ["first", "first %#@n@", "table"], "\(names)")
      #expect(resources.faults == [])
    }
  }

  /// In one table, too, words by number go before those of the same key, whichever are read first; else the first count.
  @Test func wordsByNumberGoBeforeOthers() throws {
    let catalogue = """
      {"sourceLanguage":"de","strings":{"a":{"localizations":{"de":{\
      "stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"variations":{"plural":{\
      "other":{"stringUnit":{"value":"%arg"}}}}}}}}},\
      "b":{"localizations":{"de":{"stringUnit":{"value":"catalogue"}}}}}}
      """
    let folder = try TestFiles.temporaryFolder([
      "A/de.lproj/Localizable.strings": "a = table; b = table;",
      "B/Localizable.xcstrings": catalogue,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    for (names, other) in [(["A", "B"], "table"), (["B", "A"], "catalogue")] {
      let resources = AppResources(folders: names.map { folder.path + "/" + $0 })
      let words = ["a", "b"].map { key in
        resources.texts.entry(of: key, table: nil, language: "de")?.entry.words
      }
      #expect(words == ["%#@n@", other], "\(names)")
      #expect(resources.faults == [])
    }
  }

  /// A catalogue that is named with a slash has the paths that it has without one.
  @Test(arguments: ["", "/"]) func pathsInANamedCatalogueHaveOneSlash(_ end: String) throws {
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Red.colorset/Contents.json": "none",
      "A.xcassets/Sign.imageset/Contents.json": #"{"images":[{"filename":"a.svg"}]}"#,
      "A.xcassets/Sign.imageset/a.svg": #"<svg width="30" height="60"/>"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/A.xcassets"
    let resources = AppResources(folders: [path + end])
    #expect(resources.faults.map(\.path) == [path + "/Red.colorset"])
    let picture = resources.assets.picture(named: "Sign")
    #expect(picture?.light.file == path + "/Sign.imageset/a.svg")
  }

  /// Texts of a device go before those that adapt to their room, which an iPhone has where only others have their own.
  @Test func devicesGoBeforeRoom() throws {
    let wide = "NSStringVariableWidthRuleType = { \"20\" = wide; };"
    let table = try StringsFile.plurals(
      Data(
        """
        { a = { \(wide) NSStringDeviceSpecificRuleType = { iphone = phone; }; };
          b = { \(wide) NSStringDeviceSpecificRuleType = { other = device; }; };
          c = { \(wide) NSStringDeviceSpecificRuleType = { applewatch = watch; }; }; }
        """.utf8
      )
    )
    let phone = ["a": "phone", "b": "device", "c": "wide"]
    #expect(table.entries.compactMapValues(\.words) == phone)
    let watch = ["a": "phone", "b": "device", "c": "watch"]
    #expect(table.entries.compactMapValues { $0.words(onWatch: true) } == watch)
    #expect(table.faults == [])
  }
  /// A link to a folder is not followed; the folder that was named may be one, and a path have any characters.
  @Test func linksAndLinesAreRead() throws {
    let folder = try TestFiles.temporaryFolder([
      "n\nl/de.lproj/Localizable.strings": "\"a\" = \"A\";",
      "n\nl/A.xcassets/Red.colorset/Contents.json":
        #"{"colors":[{"color":{"reference":"linkColor"}}]}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    for (link, target) in [("link", "n\nl"), ("n\nl/around", "."), ("n\nl/ja.lproj", "de.lproj")] {
      try files.createSymbolicLink(
        atPath: folder.appending(path: link).path,
        withDestinationPath: target
      )
    }
    for name in ["n\nl", "n\nl/", "link", "link/"] {
      let resources = AppResources(folders: [folder.path + "/" + name])
      #expect(resources.faults == [], "\(name)")
      #expect(resources.texts.languages == ["de"], "\(name)")
      #expect(resources.assets.color(named: "Red") != nil, "\(name)")
    }
  }
}
