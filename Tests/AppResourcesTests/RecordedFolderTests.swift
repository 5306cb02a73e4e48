import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What is read of folders with every kind of file in every place, and of tables and catalogues of every few parts:
/// all as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedFolderTests {
  static let recording = Recording(
    "AppResourcesTests/Recorded/folders.recorded",
    names: ["folders", "catalogues", "dictionaries", "colours", "pictures", "drawings"]
  )

  // MARK: - What is read

  /// All that was read of some folders.
  private static func described(_ resources: AppResources, without folder: URL) -> [String] {
    let (texts, assets) = (resources.texts, resources.assets)
    var lines = [
      "\(texts.languages) from \(texts.sourceLanguage) \(texts.isEmpty) \(assets.isKnown)"
    ]
    let keys = ["a", "b", "c"]
    for table in [nil, "Other"] {
      for language in ["en", "de-AT", "ja", "fr"] {
        for key in keys {
          guard let found = texts.entry(of: key, table: table, language: language) else { continue }
          lines.append(
            "\(table ?? "–") \(language) \(key): \(described(found.entry)) in \(found.language)"
          )
        }
      }
    }
    lines += assets.colors.sorted { $0.key < $1.key }.map { "\($0): \($1.light) \($1.dark)" }
    lines += assets.pictures.sorted { $0.key < $1.key }.map { name, picture in
      "\(name): \(described(picture.light)) \(described(picture.dark)) \(picture.isTemplate) "
        + "\(picture.faults.first.map { "\($0)" } ?? "–")"
    }
    lines += resources.faults.map { "\($0.path): \($0.reason)" }
    return lines.map { $0.replacing(folder.path, with: "HERE") }
  }

  private static func described(_ variant: AssetPicture.Variant) -> String {
    "\(variant.file) \(variant.size) \(variant.isBitmap)"
  }

  private static func described(_ entry: LocalizedEntry) -> String {
    let parts = [nil, 0.0, 1, 2, 5].map { number in
      let parts = entry.parts(language: "ru", hasValues: number != nil) { _ in number }
      return parts.map { "\($0)" } ?? "nothing"
    }
    let names = entry.substitutions.keys.sorted()
    return "‹\(entry.words ?? "–")› \(names) \(parts.joined(separator: "; "))"
      .replacing("AppResources.FormatPart", with: "")
  }

  private static func read(_ files: [String: String], _ paths: [String] = [""]) throws -> [String] {
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let folders = paths.map { $0.isEmpty ? folder.path : folder.path + "/" + $0 }
    return described(AppResources(folders: folders), without: folder)
  }

  private static let red =
    #"{"colors":[{"color":{"components":{"red":"1","green":"0","blue":"0"}}}]}"#
  private static let link = #"{"colors":[{"color":{"reference":"linkColor"}}]}"#
  private static let svg = #"<svg width="7" height="5"/>"#
  private static let drawing = #"{"images":[{"filename":"a.svg"}]}"#

  private static func catalogue(_ source: String, _ words: String) -> String {
    """
    {"sourceLanguage":"\(source)","strings":{"a":{"localizations":{"\(source)":\
    {"stringUnit":{"state":"translated","value":"\(words)"}}}},"c":{}}}
    """
  }

  @Test func foldersAreReadAsRecorded() throws {
    let table = "\"a\" = \"A\"; \"b\" = \"B\";"
    let trees: [(String, [String: String], [String])] = [
      ("nothing", [:], [""]), ("no folder", [:], ["nowhere"]),
      ("a table", ["de.lproj/Localizable.strings": table], [""]),
      (
        "tables", ["de.lproj/Localizable.strings": table, "ja.lproj/Other.strings": table],
        ["", ""]
      ),
      (
        "with a slash", ["de.lproj/Localizable.strings": table, "x.strings": "1"],
        ["", "de.lproj/"]
      ),
      (
        "hidden",
        [
          ".git/de.lproj/Localizable.strings": table, "A/.b/ja.lproj/Other.strings": table,
          "DerivedData/fr.lproj/Other.strings": table,
          "NoDerivedData/en.lproj/Other.strings": table,
          ".hidden.strings": "1",
        ], [""]
      ),
      (
        "in folders of folders",
        [
          "A/de.lproj/B/Localizable.strings": table, "fr.lproj/ja.lproj/Other.strings": table,
          "Base.lproj/Localizable.strings": "\"c\" = \"base\";",
        ], [""]
      ),
      (
        "two that say the same",
        [
          "A/de.lproj/Localizable.strings": "\"a\" = \"first\";",
          "B/de.lproj/Localizable.strings": "\"a\" = \"second\"; \"b\" = \"b\";",
          "A/One.xcstrings": Self.catalogue("ja", "ichi"),
          "B/Localizable.xcstrings": Self.catalogue("en", "one"),
        ], [""]
      ),
      (
        "two folders, the second first",
        [
          "A/de.lproj/Localizable.strings": "\"a\" = \"first\";",
          "B/de.lproj/Localizable.strings": "\"a\" = \"second\";",
          "A/Localizable.xcstrings": Self.catalogue("ja", "ichi"),
          "B/Localizable.xcstrings": Self.catalogue("en", "one"),
        ], ["B", "A"]
      ),
      (
        "assets",
        [
          "A.xcassets/Red.colorset/Contents.json": Self.red,
          "A.xcassets/Folder/Link.colorset/Contents.json": Self.link,
          "A.xcassets/Named/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
          "A.xcassets/Named/Link.colorset/Contents.json": Self.link,
          "A.xcassets/Named/Deep/Red.colorset/Contents.json": Self.red,
          "A.xcassets/Named/Also/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
          "A.xcassets/Named/Also/Star.imageset/Contents.json": Self.drawing,
          "A.xcassets/Named/Also/Star.imageset/a.svg": Self.svg,
          "A.xcassets/Unnamed/Contents.json": #"{"properties":{"provides-namespace":false}}"#,
          "A.xcassets/Unnamed/Dot.v2.colorset/Contents.json": Self.red,
          "A.xcassets/App.appiconset/Contents.json": "{}", "A.xcassets/Contents.json": "{}",
          "A.xcassets/Star.imageset/Contents.json": Self.drawing,
          "A.xcassets/Star.imageset/a.svg": Self.svg,
          "A.xcassets/de.lproj/Localizable.strings": table,
        ], [""]
      ),
      (
        "assets twice",
        [
          "A.xcassets/Red.colorset/Contents.json": Self.red,
          "B.xcassets/Red.colorset/Contents.json": Self.link,
          "B.xcassets/Star.imageset/Contents.json": Self.drawing,
          "B.xcassets/Star.imageset/a.svg": Self.svg,
          "C.xcassets/Star.imageset/Contents.json": #"{"images":[]}"#,
          "C.xcassets/Red.colorset/Contents.json": "no JSON",
          "C.xcassets/Torn.colorset/Contents.json": "no JSON",
          "D/E.xcassets/Torn.imageset/Contents.json": #"{"images":[]}"#,
        ], [""]
      ),
      (
        "what cannot be read",
        [
          "Localizable.strings": table, "Localizable.stringsdict": "x", "A.xcstrings": "{",
          "B.xcstrings": "{}", "C.xcstrings": #"{"sourceLanguage":"en"}"#,
          "D.xcstrings": #"{"sourceLanguage":7,"strings":{}}"#, "E.xcstrings": "",
          "F.xcstrings":
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{}}}}}}"#,
          "de.lproj/A.strings": "\"a\" = ", "de.lproj/B.strings": "(\"a\", \"b\")",
          "de.lproj/C.stringsdict": "\"a\" = \"b\";",
          "de.lproj/D.stringsdict": "{ a = { b = c; }; }",
        ], [""]
      ),
    ]
    var lines: [String] = []
    for (name, files, paths) in trees {
      lines.append("== \(name)")
      lines += try Self.read(files, paths)
    }
    // What is no file, or is too long to be one.
    let folder = try TestFiles.temporaryFolder(["de.lproj/A.strings": "", "B.xcstrings": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["de.lproj/A.strings", "B.xcstrings"] {
      let handle = try FileHandle(forWritingTo: folder.appending(path: name))
      try handle.truncate(atOffset: (64 << 20) + 1)
      try handle.close()
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "C.xcstrings"),
      withIntermediateDirectories: true
    )
    lines += Self.described(AppResources(folders: [folder.path]), without: folder)
    try Self.recording.check("folders", lines)
  }

  // MARK: - Tables

  /// A catalogue's key of every two parts.
  @Test func cataloguesAreReadAsRecorded() throws {
    let unit = #""stringUnit":{"state":"translated","value":"unit %lld"}"#
    func variation(_ kind: String, _ name: String, _ words: String) -> String {
      #""\#(kind)":{"\#(name)":{"stringUnit":{"value":"\#(words)"}}}"#
    }
    let parts = [
      unit, #""stringUnit":{"state":"new","value":""}"#,
      #""stringUnit":{"state":"new","value":"new"}"#,
      #""stringUnit":{"value":""}"#, #""variations":{}"#, #""variations":{"plural":{}}"#,
      #""variations":{\#(variation("plural", "one", "one"))}"#,
      #""variations":{\#(variation("plural", "other", "other %arg"))}"#,
      #""variations":{\#(variation("plural", "dozens", "dozens"))}"#,
      #""variations":{\#(variation("device", "iphone", "phone"))}"#,
      #""variations":{\#(variation("device", "other", "device"))}"#,
      #""variations":{\#(variation("device", "mac", "mac"))}"#,
      #""variations":{"device":{"other":{"stringUnit":{"value":"o"}},"iphone":{"stringUnit":{"value":"i"}}}}"#,
      #""variations":{\#(variation("device", "iphone", "phone")),\#(variation("plural", "few", "few"))}"#,
      #""variations":{"device":{"iphone":{"variations":{\#(variation("plural", "one", "phone one"))}}}}"#,
      #""variations":{"plural":{"other":{"variations":{\#(variation("device", "iphone", "deep"))}}}}"#,
      #""substitutions":{"n":{"argNum":2,"formatSpecifier":"d","variations":{\#(variation("plural", "other", "n %arg"))}}}"#,
      #""substitutions":{"n":{"variations":{\#(variation("plural", "one", "n"))}}}"#,
      #""substitutions":{"n":{"variations":{}}}"#,
    ]
    var lines: [String] = []
    for (place, one) in parts.enumerated() {
      for (other, two) in parts.enumerated() where other >= place {
        let key =
          one.split(separator: ":")[0] == two.split(separator: ":")[0] ? one : "\(one),\(two)"
        guard key != one || other == place else { continue }
        let json = """
          {"sourceLanguage":"en","strings":{"a":{"localizations":{"ja":{\(key)}}},"b":{}}}
          """
        do {
          let file = try JSONDecoder().decode(StringCatalogueFile.self, from: Data(json.utf8))
          let (tables, faults) = file.read()
          let entries = tables.sorted { $0.key < $1.key }.map { language, entries in
            "\(language) "
              + entries.sorted { $0.key < $1.key }.map { key, entry in
                let inner = entry.substitutions.sorted { $0.key < $1.key }.map { name, one in
                  "\(name) \(one.argument ?? 0) \(one.specifier)"
                }
                return "\(key) \(Self.described(entry)) \(inner)"
              }.joined(separator: ", ")
          }
          lines.append("\(place) \(other): \(entries)\(faults.isEmpty ? "" : " \(faults)")")
        } catch {
          lines.append("\(place) \(other): an error")
        }
      }
    }
    try Self.recording.check("catalogues", lines)
  }

  /// Rules of dictionaries: with and without numbers of values, of every category, for devices.
  @Test func dictionariesAreReadAsRecorded() throws {
    func rule(_ forms: [String], _ type: String? = nil) -> String {
      "{ NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
        + (type.map { "NSStringFormatValueTypeKey = \($0); " } ?? "")
        + forms.map { "\($0) = \"\($0) %d\"; " }.joined() + "}"
    }
    let descriptions = [
      "{ NSStringLocalizedFormatKey = \"%#@n@\"; n = \(rule(["one", "other"], "lld")); }",
      "{ NSStringLocalizedFormatKey = \"%2$#@n@ and %1$#@m@\"; n = \(rule(["one", "other"])); m = \(rule(["zero", "two", "few", "many", "other"])); }",
      "{ NSStringLocalizedFormatKey = \"%#@n@ %@\"; n = \(rule([])); }",
      "{ NSStringLocalizedFormatKey = \"%#@n@\"; m = \(rule(["other"])); n = words; }",
      "{ NSStringLocalizedFormatKey = \"%12$#@n@\"; n = \(rule(["other"], "d")); }",
      "{ NSStringDeviceSpecificRuleType = { iphone = phone; other = device; }; }",
      "{ NSStringDeviceSpecificRuleType = { other = device; mac = mac; }; }",
      "{ NSStringDeviceSpecificRuleType = { mac = mac; }; }", "{ n = \(rule(["other"])); }",
    ]
    var lines: [String] = []
    for description in descriptions {
      let table = try StringsFile.plurals(Data("{ a = \(description); }".utf8))
      lines += table.faults.map { "\($0)" }
      lines.append(
        table.entries["a"].map { entry in
          let inner = entry.substitutions.sorted { $0.key < $1.key }.map { name, one in
            "\(name) \(one.argument ?? 0) \(one.specifier)"
          }
          return "\(Self.described(entry)) \(inner)"
        } ?? "nothing"
      )
    }
    // Words by number beat those of the table beside them, whichever is read first.
    for (first, second) in [("A", "B"), ("B", "A")] {
      lines += try Self.read([
        "\(first)/de.lproj/Localizable.strings": "\"a\" = \"plain\";",
        "\(second)/de.lproj/Localizable.stringsdict": "{ a = \(descriptions[0]); }",
      ])
    }
    try Self.recording.check("dictionaries", lines)
  }
}
