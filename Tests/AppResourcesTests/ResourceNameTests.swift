import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What names of folders, of languages and of entries stand for.
@Suite struct ResourceNameTests {
  /// The names that folders had before languages had tags, as Foundation maps them.
  @Test(arguments: [
    ("Arabic", "ar"), ("Bengali", "bn"), ("Brazilian Portuguese", "pt-BR"), ("Bulgarian", "bg"),
    ("Catalan", "ca"), ("Chinese", "zh"), ("Croatian", "hr"), ("Czech", "cs"), ("Danish", "da"),
    ("Dutch", "nl"), ("English", "en"), ("Finnish", "fi"), ("French", "fr"), ("German", "de"),
    ("Greek", "el"), ("Gujarati", "gu"), ("Hebrew", "he"), ("Hindi", "hi"), ("Hungarian", "hu"),
    ("Indonesian", "id"), ("Italian", "it"), ("Japanese", "ja"), ("Kannada", "kn"),
    ("Kazakh", "kk"), ("Korean", "ko"), ("Lithuanian", "lt"), ("Malay", "ms"), ("Malayalam", "ml"),
    ("Marathi", "mr"), ("Norwegian", "nb"), ("Oriya", "or"), ("Polish", "pl"),
    ("Portuguese", "pt"), ("Punjabi", "pa"), ("Romanian", "ro"), ("Russian", "ru"),
    ("Simplified Chinese", "zh-Hans"), ("Slovak", "sk"), ("Slovenian", "sl"), ("Spanish", "es"),
    ("Swedish", "sv"), ("Tamil", "ta"), ("Telugu", "te"), ("Thai", "th"),
    ("Traditional Chinese", "zh-Hant"), ("Turkish", "tr"), ("Ukrainian", "uk"), ("Urdu", "ur"),
    ("Vietnamese", "vi"),
  ])
  func oldNamesStandForTags(_ name: String, _ tag: String) {
    #expect(AppLanguage.tag(named: name) == tag)
  }

  private static func catalogue(_ values: [String: String]) -> String {
    let localizations = values.map { language, words in
      #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(words)"}}"#
    }
    return """
      {"sourceLanguage":"ko","strings":{"a":{"localizations":\
      {\(localizations.joined(separator: ","))}}}}
      """
  }

  /// Where a catalogue has a language under two names, the first by the alphabet says its words.
  @Test func ofTwoNamesOfALanguageTheFirstCounts() throws {
    let names = [
      "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es",
      "Dutch": "nl", "Danish": "da", "Polish": "pl",
    ]
    var values: [String: String] = [:]
    for (name, tag) in names {
      values[name] = "by name"
      values[tag] = "by tag"
    }
    let folder = try TestFiles.temporaryFolder(["Localizable.xcstrings": Self.catalogue(values)])
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = AppResources(folders: [folder.path]).texts
    for tag in names.values {
      #expect(texts.entry(of: "a", table: nil, language: tag)?.entry.words == "by name", "\(tag)")
    }
  }

  /// The language that an app is written in may have an old name; where nobody knows it, the next catalogue says one.
  @Test(arguments: [("German", "de"), ("zh_CN", "zh_CN"), ("garbage_name", "fr")])
  func sourceLanguagesHaveTheirNames(_ name: String, _ language: String) throws {
    let folder = try TestFiles.temporaryFolder([
      "A.xcstrings": #"{"sourceLanguage":"\#(name)","strings":{}}"#,
      "B.xcstrings": #"{"sourceLanguage":"fr","strings":{}}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = AppResources(folders: [folder.path]).texts
    #expect(texts.sourceLanguage == language)
    #expect(texts.languages == Set([language, "fr"]).sorted())
  }

  /// A key is looked for in the language that is asked for, or else the app's own, then among the texts for every
  /// language, which are in the app's own, and then in that.
  @Test func keysAreLookedForInTurn() {
    func table(_ words: String, _ keys: [String]) -> [String: [String: LocalizedEntry]] {
      let entries = keys.map { ($0, LocalizedEntry(words: words)) }
      return ["Localizable": Dictionary(uniqueKeysWithValues: entries)]
    }
    let texts = AppTexts(
      tables: [
        "de": table("own", ["a"]), "Base": table("base", ["a", "b"]),
        "en": table("source", ["a", "b", "c"]),
      ],
      sourceLanguage: nil
    )
    // What was chosen is remembered.
    for _ in 0..<2 {
      #expect(texts.language(for: "de-AT") == "de" && texts.language(for: "fr") == nil)
      for (language, expected) in [
        ("de-AT", ["own de", "base en", "source en", "–"]),
        ("fr", ["source en", "source en", "source en", "–"]),
      ] {
        let found = ["a", "b", "c", "d"].map { key in
          texts.entry(of: key, table: nil, language: language)
            .map { "\($0.entry.words ?? "") \($0.language)" } ?? "–"
        }
        #expect(found == expected, "\(language)")
      }
    }
  }

  /// A table's name ends with the last dot of its file's.
  @Test func tablesMayHaveDotsInTheirNames() throws {
    let folder = try TestFiles.temporaryFolder([
      "My.Own.xcstrings": Self.catalogue(["de": "catalogue"]),
      "de.lproj/My.Table.strings": "\"a\" = \"table\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = AppResources(folders: [folder.path]).texts
    for (table, words) in [("My.Own", "catalogue"), ("My.Table", "table"), ("My", nil)]
      as [(String, String?)]
    {
      #expect(texts.entry(of: "a", table: table, language: "de")?.entry.words == words, "\(table)")
    }
  }

  /// Of a catalogue's languages that nobody knows one is told: the first by the alphabet.
  @Test func theFirstUnknownLanguageIsTold() throws {
    let unknown = (0..<9).map { ("garbage_\($0)", "words") }
    let values = Dictionary(uniqueKeysWithValues: unknown + [("de", "Wörter")])
    let folder = try TestFiles.temporaryFolder(["Localizable.xcstrings": Self.catalogue(values)])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.faults.map(\.reason) == [.unknownLanguage("garbage_0")])
    #expect(resources.texts.languages == ["de", "ko"])
  }

  /// Of names that files give without end a sentence has the beginning.
  @Test func longNamesAreToldByTheirBeginnings() throws {
    let name = String(repeating: "é", count: 5_000)
    let picture = #"{"images":[{"filename":"\#(name)"}]}"#
    let folder = try TestFiles.temporaryFolder([
      "A.xcstrings": Self.catalogue([name: "words"]),
      "B.xcstrings": #"{"sourceLanguage":"en","strings":{"\#(name)":7}}"#,
      "C.xcassets/File.imageset/Contents.json": picture,
      "C.xcassets/Scale.imageset/Contents.json":
        #"{"images":[{"filename":"a.png","scale":"\#(name)"}]}"#,
    ])
    let reasons = AppResources(folders: [folder.path]).faults.map { "\($0.reason)" }
    #expect(reasons.count == 4)
    for reason in reasons {
      #expect(reason.contains("\(name.prefix(60))…") && reason.count < 300, "\(reason)")
    }
  }

  /// Where in a catalogue something is that does not read is told by the names on the way to it.
  @Test(arguments: [
    (#"{"sourceLanguage":null,"strings":{}}"#, "sourceLanguage: "),
    (#"{"sourceLanguage":"en","strings":[]}"#, "strings: "),
    (
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":7}}}}"#,
      "strings.a.localizations.de: "
    ),
  ])
  func placesInCataloguesAreTold(_ catalogue: String, _ beginning: String) throws {
    let folder = try TestFiles.temporaryFolder(["A.xcstrings": catalogue])
    defer { try? FileManager.default.removeItem(at: folder) }
    let reasons = AppResources(folders: [folder.path]).faults.map(\.reason)
    guard reasons.count == 1, case .noCatalogue(let words)? = reasons.first else {
      Issue.record("\(reasons)")
      return
    }
    #expect(words.hasPrefix(beginning) && words.utf8.count > beginning.utf8.count, "\(words)")
  }

  /// What holds one thing has pictures and colours of that thing alone (Apple's Asset Catalog Format Reference).
  @Test(arguments: [
    "arreferenceimage", "arreferenceobject", "arresourcegroup", "brandassets", "gcdashboardimage",
    "gcleaderboard", "imagestack", "imagestacklayer", "launchimage", "solidimagestack",
    "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack", "stickersequence",
    "appiconset", "symbolset", "dataset",
  ])
  func wholeThingsAreNoGroups(_ type: String) throws {
    let color = #"{"colors":[{"color":{"reference":"linkColor"}}]}"#
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Thing.\(type)/In.colorset/Contents.json": color,
      "A.xcassets/\(type)/Beside.colorset/Contents.json": color,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    // A folder of that name without a dot is a group like any other.
    let assets = AppResources(folders: [folder.path]).assets
    #expect(assets.colors.keys.sorted() == ["Beside"])
  }

  /// A set whose colour is yet to be chosen, as Xcode's templates have some, or that has one for other devices alone,
  /// is as good as none: nothing is wrong with it.
  @Test(arguments: [
    #"[{"idiom":"universal"}]"#, "[]",
    #"[{"idiom":"mac","color":{"reference":"windowBackgroundColor"}}]"#,
  ])
  func setsWithoutAColourAreNoFaults(_ colors: String) throws {
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Ground.colorset/Contents.json": "{\"colors\":\(colors)}",
      "A.xcassets/Torn.colorset/Contents.json": "{",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.faults.map(\.reason) == [.noContents])
    let assets = resources.assets
    #expect(assets.lacksColor(named: "Ground") && assets.hasOpenColor(named: "Ground"))
    #expect(!assets.lacksColor(named: "Torn") && !assets.hasOpenColor(named: "Torn"))
    #expect(assets.lacksColor(named: "Nowhere") && !assets.hasOpenColor(named: "Nowhere"))
  }

  /// A picture for other devices alone, in a catalogue that several targets share, is as good as none; one that names
  /// no file, or none for how an iPhone looks, is a fault.
  @Test(arguments: [
    (#"{"idiom":"mac","filename":"a.png"}"#, true),
    (#"{"idiom":"ipad","filename":"a.png"},{}"#, true),
    (#"{"idiom":"ipad"}"#, false), (#"{"idiom":"universal"}"#, false), ("", false),
    (
      #"""
      {"idiom":"watch","filename":"a.png"},
      {"filename":"a.png","appearances":[{"appearance":"contrast","value":"high"}]}
      """#, false
    ),
  ])
  func picturesForOtherDevicesAreNoFaults(_ images: String, _ isForeign: Bool) throws {
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Lamp.imageset/Contents.json": "{\"images\":[\(images)]}"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    let reasons: [ResourceFault.Reason] = isForeign ? [] : [.noFile]
    #expect(resources.faults.map(\.reason) == reasons)
    #expect(resources.assets.picture(named: "Lamp") == nil)
    #expect(resources.assets.hasForeignPicture(named: "Lamp") == isForeign)
    #expect(resources.assets.hasFaultyPicture(named: "Lamp") == !isForeign)
    #expect(!resources.assets.hasForeignPicture(named: "Nowhere"))
  }

  /// What one catalogue leaves open, or has for other devices alone, and another one has, is there: whichever is read
  /// first.
  @Test func whatAnotherCatalogueHasIsThere() throws {
    let color = #"{"colors":[{"color":{"reference":"linkColor"}}]}"#
    let foreign = #"{"images":[{"idiom":"mac","filename":"a.png"}]}"#
    let picture = #"{"images":[{"filename":"a.svg"}]}"#
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Tide.colorset/Contents.json": #"{"colors":[]}"#,
      "B.xcassets/Tide.colorset/Contents.json": color,
      "A.xcassets/Moon.colorset/Contents.json": color,
      "B.xcassets/Moon.colorset/Contents.json": #"{"colors":[]}"#,
      "A.xcassets/Sign.imageset/Contents.json": foreign,
      "B.xcassets/Sign.imageset/Contents.json": picture,
      "B.xcassets/Sign.imageset/a.svg": #"<svg width="30" height="60"/>"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    let assets = resources.assets
    #expect(resources.faults == [])
    for name in ["Tide", "Moon"] {
      #expect(assets.color(named: name)?.light == .reference("linkColor"), "\(name)")
      #expect(!assets.lacksColor(named: name) && !assets.hasOpenColor(named: name), "\(name)")
    }
    #expect(assets.picture(named: "Sign") != nil && !assets.hasForeignPicture(named: "Sign"))
  }

  /// Colours that were asked for in vain are told once, in the order of their names, however often and in whichever
  /// order they were asked for; one that is asked for again later is told again.
  @Test func missingColoursAreToldInOrder() async {
    await #expect(processExitsWith: .success) {
      let names = ["tide", "moon", "Ebb", "quay", "buoy", "gull", "Kelp", "surf"]
      for name in names + names { AppResources.noteMissingColor(name) }
      let sorted = ["Ebb", "Kelp", "buoy", "gull", "moon", "quay", "surf", "tide"]
      #expect(AppResources.takeMissingColors() == sorted)
      #expect(AppResources.takeMissingColors() == [])
      AppResources.noteMissingColor("moon")
      #expect(AppResources.takeMissingColors() == ["moon"])
    }
  }

  // MARK: - Faults

  /// A name of sixty scalars has room in a sentence; of a longer one its beginning has.
  @Test func namesAreShownUpToALength() {
    for count in [0, 1, 59, 60] {
      let name = String(repeating: "é", count: count)
      #expect(ResourceFault.shown(name) == name)
    }
    for mark in ["é", "e\u{301}", "日"] {
      let name = String(repeating: mark, count: 61)
      let beginning = String(String.UnicodeScalarView(name.unicodeScalars.prefix(60)))
      #expect(ResourceFault.shown(name) == "\(beginning)…")
      let entry = ResourceFault.Entry(key: name, language: name)
      #expect(entry.key == "\(beginning)…" && entry.language == "\(beginning)…")
      #expect(ResourceFault.Entry(key: "a").language == nil)
      var reader = PluralReader()
      let forms: [String: StringVariation] = [name: .words("a"), "other": .words("b")]
      let plural = reader.plural(forms, of: entry)
      #expect(plural == StringVariation.plural([.other: .words("b")]))
      #expect(reader.faults == [.unknownForm("\(beginning)…", of: entry)])
    }
  }

  /// That an entry's plurals lack a form is told once, and for each entry.
  @Test func aFaultOfAnEntryIsToldOnce() {
    let entries = ["a", "b"].map { ResourceFault.Entry(key: $0, language: "ja") }
    var reader = PluralReader()
    for entry in entries {
      for category in [PluralCategory.one, .two] {
        let plural = reader.plural([category.rawValue: .words("x")], of: entry)
        #expect(plural == StringVariation.plural([category: .words("x")]))
      }
      let nothing = reader.plural([:], of: entry)
      #expect(nothing == nil)
    }
    #expect(reader.faults == entries.map { .noOtherForm(of: $0) })
  }

  /// Sixty scalars of a name are all of it, be they marks; of one more the first sixty are told.
  @Test(arguments: ["k", "é", "e\u{301}"]) func namesAreToldUpToALength(_ letter: String) {
    let count = letter.unicodeScalars.count
    let whole = String(repeating: letter, count: 60 / count)
    #expect(ResourceFault.shown("") == "")
    #expect(Array(ResourceFault.shown(whole).utf8) == Array(whole.utf8))
    #expect(Array(ResourceFault.shown(whole + "x").utf8) == Array("\(whole)…".utf8))
    let entry = ResourceFault.Entry(key: whole, language: whole + "x")
    #expect(entry.key == whole && entry.language == "\(whole)…")
    let other = ResourceFault.Entry(key: whole + "x", language: whole)
    #expect(other.key == "\(whole)…" && other.language == whole)
  }

  /// Which faults may have kept texts from being read.
  @Test func faultsAreOfTextsOrOfPictures() {
    let entry = ResourceFault.Entry(key: "a")
    let texts: [ResourceFault.Reason] = [
      .closedFolder("a"), .noCatalogue("a"), .noTable("a"), .noLanguage, .unknownLanguage("a"),
      .unknownForm("a", of: entry), .noOtherForm(of: entry), .noWords(of: entry),
    ]
    let pictures: [ResourceFault.Reason] = [
      .closedGroup("a"), .noContents, .noColor, .noNumber(component: "red"), .noFile,
      .missingFile("a"), .noPicture(file: "a"), .noScale("a"),
    ]
    for (reasons, isOfTexts) in [(texts, true), (pictures, false)] {
      for reason in reasons {
        #expect(ResourceFault(path: "a", reason: reason).isOfTexts == isOfTexts, "\(reason)")
      }
    }
  }
}
