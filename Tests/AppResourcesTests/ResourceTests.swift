import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What lies beside an app's code is read: texts by language and number, colours and pictures.
@Suite struct ResourceTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
  static let resources = AppResources(folders: [folder.appending(path: "App").path])

  static func rows(_ name: String) throws -> [[String]] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test func textsGoWithLanguageAndNumbers() throws {
    for row in try Self.rows("texts.tsv") {
      let values = row[2].split(separator: ",").map(String.init)
      let found = try #require(
        Self.resources.texts.entry(of: row[1], table: nil, language: row[0]),
        "\(row)"
      )
      let parts = found.entry.parts(language: found.language, hasValues: !values.isEmpty) {
        values.indices.contains($0) ? Double(values[$0]) : nil
      }
      let shown = try #require(parts, "\(row)").map { part in
        switch part {
        case .literal(let words): words
        case .argument(let index, _): values[index]
        }
      }.joined().replacing("\n", with: "⏎")
      #expect(shown == row[3], "\(row)")
      #expect(found.language == row[4], "\(row)")
    }
  }

  @Test func whatIsInNoTableIsNotFound() {
    let texts = Self.resources.texts
    #expect(texts.entry(of: "Draft", table: nil, language: "ja") == nil)
    #expect(texts.entry(of: "Good evening", table: nil, language: "de") == nil)
    #expect(texts.entry(of: "Good morning", table: "Other", language: "ru")?.language == "ru")
    #expect(texts.entry(of: "Good morning", table: nil, language: "ru") == nil)
  }

  @Test func languagesAreChosenAsIOSDoes() {
    let texts = Self.resources.texts
    #expect(texts.languages == ["de", "en", "ja", "ru"])
    #expect(texts.sourceLanguage == "en")
    #expect(texts.language(preferring: ["fr", "de-CH", "ja"]) == "de")
    #expect(texts.language(preferring: ["fr"]) == "en")
    func best(_ languages: [String], _ tag: String) -> String? {
      AppLanguage.best(of: languages, for: tag)
    }
    #expect(best(["zh-Hans", "zh-Hant"], "zh-TW") == "zh-Hant")
    #expect(best(["zh-Hans", "zh-Hant"], "zh_Hant_HK") == "zh-Hant")
    #expect(best(["zh-Hans"], "zh-TW") == nil)
    #expect(best(["pt-BR"], "pt-PT") == "pt-BR")
    // Where no region is asked for, the likeliest is meant.
    #expect(best(["pt-PT", "pt-BR"], "pt") == "pt-BR")
    #expect(best(["en-GB", "en-US"], "en") == "en-US")
    #expect(best(["en", "en-GB"], "en-GB") == "en-GB")
    // Norwegian is Bokmål where nothing else is said, Tagalog is Filipino.
    #expect(best(["en", "no"], "nb-NO") == "no" && best(["nb_NO"], "no") == "nb_NO")
    #expect(best(["no"], "nn") == nil && best(["tl"], "fil-PH") == "tl")
    #expect(best(["NO"], "nb") == "NO" && best(["nb", "no-SJ"], "nb-SJ") == "no-SJ")
  }

  /// Languages stand in the order of their names, and the first is the app's own where nothing says another and
  /// there is no English: no dictionary's order decides.
  @Test func languagesStandInTheOrderOfTheirNames() {
    let names = ["uk", "sv", "ja", "fr", "de", "it", "nl", "cs", "ro", "pl", "da", "Base"]
    let sorted = ["cs", "da", "de", "fr", "it", "ja", "nl", "pl", "ro", "sv", "uk"]
    func texts(_ more: [String] = [], source: String? = nil) -> AppTexts {
      let tables = (names + more).map { ($0, [String: [String: LocalizedEntry]]()) }
      return AppTexts(tables: Dictionary(uniqueKeysWithValues: tables), sourceLanguage: source)
    }
    for _ in 0..<8 {
      #expect(texts().languages == sorted)
      #expect(texts().sourceLanguage == "cs")
      #expect(texts(["en"]).sourceLanguage == "en")
      #expect(texts(source: "ko").sourceLanguage == "ko")
      #expect(texts(source: "ko").languages == (sorted + ["ko"]).sorted())
    }
    let base = AppTexts(tables: ["Base": [:]], sourceLanguage: nil)
    #expect(base.languages == [] && base.sourceLanguage == "en")
  }

  /// What a folder or a catalogue calls a language, with the language that is meant; `nil` for none.
  @Test(
    arguments: [
      ("ja", "ja"), ("zh_CN", "zh_CN"), ("zh-Hant", "zh-Hant"), ("es-419", "es-419"),
      ("Base", "Base"), ("English", "en"), ("Japanese", "ja"), ("German", "de"), ("French", "fr"),
      ("Italian", "it"), ("Spanish", "es"), ("Dutch", "nl"), ("Norwegian", "nb"), ("Thai", "th"),
      ("Brazilian Portuguese", "pt-BR"), ("Traditional Chinese", "zh-Hant"), ("english", nil),
      ("garbage_name", nil), ("xx", nil), ("jpn", nil), ("ja_", nil), ("日本語", nil), ("", nil),
      ("e\nn", nil),
    ] as [(String, String?)]
  )
  func languagesHaveTheirNames(_ name: String, _ tag: String?) throws {
    #expect(AppLanguage.tag(named: name) == tag)
    let json = try JSONEncoder().encode(name)
    let catalogue = """
      {"sourceLanguage": "ko", "version": "1.0", "strings": {"a": {"localizations": {
        \(String(decoding: json, as: UTF8.self)): {"stringUnit": {"state": "new", "value": "A"}}}}}}
      """
    var files = ["Catalogue.xcstrings": catalogue]
    if !name.isEmpty { files["\(name).lproj/Table.strings"] = "\"a\" = \"A\";" }
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    let own = tag == AppTexts.base ? nil : tag
    #expect(resources.texts.languages == (["ko"] + [own].compactMap { $0 }).sorted())
    for table in ["Catalogue", "Table"] {
      let found = resources.texts.entry(of: "a", table: table, language: own ?? "ko")
      #expect(found?.entry.words == (tag == nil || name.isEmpty ? nil : "A"), "\(table)")
    }
    let reasons = resources.faults.map(\.reason)
    let expected = [ResourceFault.Reason](
      repeating: .unknownLanguage(name),
      count: tag != nil ? 0 : name.isEmpty ? 1 : 2
    )
    #expect(reasons == expected)
    #expect(resources.faults.allSatisfy { $0.isOfTexts })
  }

  @Test func colorsAreReadForBothInterfaces() throws {
    let brand = try #require(Self.resources.assets.color(named: "Brand"))
    #expect(brand.light == .components(red: 128.0 / 255, green: 0.25, blue: 0.2, alpha: 1))
    #expect(brand.dark == .components(red: 0.9, green: 0.9, blue: 0.9, alpha: 0.5))
    let night = try #require(Self.resources.assets.color(named: "Night"))
    #expect(night.light == .reference("systemIndigoColor"))
    #expect(night.dark == night.light)
  }

  /// A component is a text, as Xcode writes it, or a number from 0 to 1, as Apple's reference of the format has it.
  @Test func componentsMayBeNumbers() throws {
    let json = #"{"colors":[{"color":{"components":{"red":0.5,"green":1,"blue":"51","alpha":1}}}]}"#
    let folder = try TestFiles.temporaryFolder(["Contents.json": json])
    defer { try? FileManager.default.removeItem(at: folder) }
    let color = try AssetColor(folder: folder.path)
    #expect(color.light == .components(red: 0.5, green: 1, blue: 0.2, alpha: 1))
  }

  @Test func picturesHaveSizesInPoints() throws {
    let assets = Self.resources.assets
    let logo = try #require(assets.picture(named: "Logo"))
    #expect(logo.light.size == CGSize(width: 24, height: 24))
    #expect(logo.light.file.hasSuffix("logo@3x.png"))
    #expect(logo.dark == logo.light)
    #expect(!logo.isTemplate)
    let star = try #require(assets.picture(named: "Icons/star"))
    #expect(star.light.size == CGSize(width: 24, height: 18))
    #expect(star.isTemplate)
    #expect(assets.picture(named: "Drawing")?.light.size == CGSize(width: 30.5, height: 20))
    #expect(assets.picture(named: "star") == nil)
  }

  /// A group is one whatever its name; what holds one thing has pictures of its own.
  @Test func groupsHaveAnyName() throws {
    let color = #"{"colors":[{"color":{"reference":"linkColor"}}]}"#
    let named = #"{"properties":{"provides-namespace":true}}"#
    let folders = [
      "v1.2", "Old.assets", "Named.2", "Sunset", "Dots...", ".hidden", "App.appiconset",
      "App.brandassets", "App.spriteatlas", "Front.imagestack", "Ring.complicationset",
      "Cat.stickerpack",
    ]
    var files = ["A.xcassets/Named.2/Contents.json": named]
    for (number, name) in folders.enumerated() {
      files["A.xcassets/\(name)/Color\(number).colorset/Contents.json"] = color
    }
    files["A.xcassets/Named.2/Inner.3/Deep.colorset/Contents.json"] = color
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(
      resources.assets.colors.keys.sorted()
        == ["Color0", "Color1", "Color3", "Color4", "Named.2/Color2", "Named.2/Deep"]
    )
    #expect(resources.faults.isEmpty, "\(resources.faults)")
  }

  /// Links to folders of a catalogue are not followed, which may lead around; those to colours are.
  @Test func linksLeadNowhereInCatalogues() throws {
    let named = #"{"properties":{"provides-namespace":true}}"#
    let color = #"{"colors":[{"color":{"reference":"linkColor"}}]}"#
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Inner/Contents.json": named, "A.xcassets/Inner/Red.colorset/Contents.json": color,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = folder.appending(path: "A.xcassets")
    for (link, target) in [
      ("Inner/Around", "."), ("Other", "Inner"), ("Rose.colorset", "Inner/Red.colorset"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: catalogue.appending(path: link).path,
        withDestinationPath: target
      )
    }
    let assets = AppResources(folders: [folder.path]).assets
    #expect(assets.colors.keys.sorted() == ["Inner/Red", "Rose"])
  }

  @Test func picturesHaveDarkVariants() throws {
    let lamp = try #require(Self.resources.assets.picture(named: "Lamp"))
    #expect(lamp.light.file.hasSuffix("lamp@2x.png"))
    #expect(lamp.light.size == CGSize(width: 8, height: 8))
    #expect(lamp.dark.file.hasSuffix("lamp-dark@2x.png"))
    #expect(lamp.dark.size == CGSize(width: 10, height: 8))
  }

  @Test func aMissingDarkVariantLeavesTheLightOne() throws {
    let candle = try #require(Self.resources.assets.picture(named: "Candle"))
    #expect(candle.light.size == CGSize(width: 8, height: 8))
    #expect(candle.dark == candle.light)
  }

  /// A side without end, or of more points than any drawing has, makes no picture.
  @Test(
    arguments: [
      (#"<svg width="inf" height="2"/>"#, nil), (#"<svg width="2" height="inf"/>"#, nil),
      (#"<svg width="nan" height="2"/>"#, nil), (#"<svg viewBox="0 0 2 -inf"/>"#, nil),
      (#"<svg width="1000001" height="2"/>"#, nil), (#"<svg width="2" height="1000001"/>"#, nil),
      ("%PDF /MediaBox [0 0 1e400 2]", nil), ("%PDF /MediaBox [0 0 2 inf]", nil),
      ("%PDF /MediaBox [-1e6 0 1e6 2]", nil),
      (#"<svg width="1000000" height="2"/>"#, CGSize(width: 1_000_000, height: 2)),
      ("%PDF /MediaBox [0 0 2 1e6]", CGSize(width: 2, height: 1_000_000)),
    ] as [(String, CGSize?)]
  )
  func absurdSizesAreNone(_ text: String, _ size: CGSize?) {
    #expect(PictureHeader(Data(text.utf8))?.size == size)
  }

  /// Markers without a segment are passed over (ITU T.81, B.1.1.3), and a segment may have no content.
  @Test(
    arguments: [
      [0x01], [0xD0], [0xD1], [0xD2], [0xD3], [0xD4], [0xD5], [0xD6], [0xD7], [0xD8],
      [0xFF, 0xFF, 0xD3],
    ] as [[UInt8]]
  )
  func markersWithoutASegmentArePassedOver(_ marker: [UInt8]) {
    let frame: [UInt8] = [0xFF, 0xC1, 0, 17, 8, 0, 2, 1, 44, 3]
    let empty: [UInt8] = [0xFF, 0xE7, 0, 2]
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF] + marker + empty + frame
    #expect(PictureHeader(Data(bytes))?.size == CGSize(width: 300, height: 2))
  }

  /// Of the markers from 0xC0 to 0xCF three begin no frame: two tables, and what is kept for later (ITU T.81, B.1.1.3).
  @Test(arguments: UInt8(0xBE)...0xCF) func framesHaveTheirMarkers(_ marker: UInt8) {
    // As long as any segment of eight bytes, and of another size than the frame behind it.
    let first: [UInt8] = [0xFF, marker, 0, 8, 8, 0, 2, 0, 3, 0]
    let frame: [UInt8] = [0xFF, 0xC1, 0, 17, 8, 0, 5, 0, 7, 3]
    let isFrame = marker >= 0xC0 && ![0xC4, 0xC8, 0xCC].contains(marker)
    let size = isFrame ? CGSize(width: 3, height: 2) : CGSize(width: 7, height: 5)
    #expect(PictureHeader(Data([0xFF, 0xD8] + first + frame))?.size == size)
  }

  /// A scale that no display has is a fault of its picture, and no size follows from it.
  @Test(
    arguments: [
      ("0x", nil), ("-2x", nil), ("nanx", nil), ("infx", nil), ("1e-300x", nil), ("0.99x", nil),
      ("10.01x", nil), ("1e300x", nil), ("2", nil), ("x", nil), ("", nil), ("two", nil),
      ("1x", 30), ("2x", 15), ("2.5x", 12), ("10x", 3),
    ] as [(String, CGFloat?)]
  )
  func absurdScalesAreFaults(_ scale: String, _ width: CGFloat?) throws {
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Logo.imageset/logo.svg": #"<svg width="30" height="60"/>"#,
      "A.xcassets/Logo.imageset/Contents.json":
        #"{"images":[{"filename":"logo.svg","scale":"\#(scale)"},{"scale":"0x"}]}"#,
      "A.xcassets/Lamp.imageset/lamp.svg": #"<svg width="30" height="60"/>"#,
      "A.xcassets/Lamp.imageset/Contents.json": """
      {"images":[{"filename":"lamp.svg"},{"filename":"lamp.svg","scale":"\(scale)",\
      "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    let logo = resources.assets.picture(named: "Logo")
    #expect(logo?.light.size == width.map { CGSize(width: $0, height: 2 * $0) })
    let lamp = try #require(resources.assets.picture(named: "Lamp"))
    #expect(lamp.light.size.width == 30 && lamp.dark.size.width == width ?? 30)
    #expect(
      resources.faults.map(\.reason)
        == [ResourceFault.Reason](repeating: .noScale(scale), count: width == nil ? 2 : 0)
    )
  }

  /// Of a colour that does not read a fault tells: it is not missing, unlike one that no catalogue has.
  @Test func whatDoesNotReadIsNotMissing() throws {
    let assets = Self.resources.assets
    #expect(assets.color(named: "Broken") == nil && !assets.lacksColor(named: "Broken"))
    #expect(assets.color(named: "Brand") != nil && !assets.lacksColor(named: "Brand"))
    // A picture of the name is no colour.
    #expect(assets.lacksColor(named: "Gone") && assets.lacksColor(named: "Nowhere"))
    #expect(!AssetCatalogue.none.lacksColor(named: "Nowhere"))
    // Of pictures likewise; one whose dark variant alone does not read is there.
    #expect(assets.picture(named: "Gone") == nil && assets.hasFaultyPicture(named: "Gone"))
    for name in ["Candle", "Lamp", "Broken", "Nowhere"] {
      #expect(!assets.hasFaultyPicture(named: name), "\(name)")
    }
  }

  /// A picture that reads in another catalogue has no fault that counts.
  @Test func whatReadsElsewhereIsThere() throws {
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Lamp.imageset/Contents.json": "{}",
      "B.xcassets/Lamp.imageset/Contents.json": #"{"images":[{"filename":"lamp.svg"}]}"#,
      "B.xcassets/Lamp.imageset/lamp.svg": #"<svg width="30" height="60"/>"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.assets.picture(named: "Lamp") != nil && resources.faults.count == 1)
    #expect(!resources.assets.hasFaultyPicture(named: "Lamp"))
  }

  @Test func whatCannotBeReadIsSaid() {
    let faults = Self.resources.faults.map { fault in
      "\(fault.path.split(separator: "/").suffix(2).joined(separator: "/")): \(fault.reason)"
    }
    let expected = [
      "App/Lost.strings: noLanguage",
      "ru.lproj/Broken.strings: noTable(",
      "Assets.xcassets/Broken.colorset: noNumber(component: \"red\")",
      "Assets.xcassets/Candle.imageset: missingFile(\"candle-dark@2x.png\")",
      "Assets.xcassets/Gone.imageset: missingFile(\"gone.png\")",
    ]
    #expect(faults.count == expected.count, "\(faults)")
    for words in expected { #expect(faults.contains { $0.hasPrefix(words) }, "\(words)") }
  }

  @Test(arguments: [
    ("50 %", 0), ("%", 0), ("%%", 0), ("%d%", 1), ("%1$", 0), ("%0$@", 0), ("%#@", 1), ("% d", 1),
    ("%-5.2lf and %2$@", 2), ("%99999999999999999999$@", 0), ("%99$@", 1), ("%100$@", 0),
    ("%9223372036854775807$#@n@ %9223372036854775807$@", 0),
  ])
  func anyTextIsAFormat(_ format: String, _ count: Int) {
    var next = 0
    let parts = FormatPart.parts(of: format, next: &next)
    let values = parts.filter { if case .argument = $0 { true } else { false } }
    #expect(values.count == count, "\(parts)")
  }

  /// A width that no value has, or as many digits, is none: what asks for it stays as it is.
  @Test(arguments: [
    "%1000d", "%.1000f", "%099999999d", "%-20000000d", "%.999999999d", "%2$30000000lld", "%1000@",
    "%9999999999999999999999d", "%9.1000f", "%1000.9f",
  ])
  func absurdWidthsAreWords(_ format: String) {
    var next = 0
    let parts = FormatPart.parts(of: "\(format) %d", next: &next)
    #expect(parts == [.literal("\(format) "), .argument(0, specifier: "d")])
  }

  @Test(arguments: [
    "999d", ".999f", "-0999.999lld", "0000000000000d", ".0000000000001f", "+ #x", "'d",
  ])
  func widthsOfValuesAreRead(_ specifier: String) {
    var next = 0
    let parts = FormatPart.parts(of: "%\(specifier)", next: &next)
    #expect(parts == [.argument(0, specifier: specifier)])
  }

  /// A number that no value can have is none: the value is the next one, and counting goes on from there.
  @Test(arguments: [Int.min, -1, 0, 100, Int.max])
  func absurdNumbersOfValuesAreNone(_ number: Int) throws {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"key": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%@ and %#@n@"}, "substitutions": {"n": {
          "argNum": \(number), "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%arg, %@, %@ and %@"}}}}}}}}}}}
      """
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>other key</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%@ and %\(number.magnitude)$#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>other</key><string>%arg, %@, %@ and %@</string></dict></dict></dict></plist>
      """
    let folder = try TestFiles.temporaryFolder([
      "Localizable.xcstrings": catalogue, "en.lproj/Other.stringsdict": plurals,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.faults.isEmpty, "\(resources.faults)")
    for (key, table) in [("key", "Localizable"), ("other key", "Other")] {
      let found = try #require(resources.texts.entry(of: key, table: table, language: "en"))
      let parts = found.entry.parts(language: "en", hasValues: true) { _ in 5 }
      let values = try #require(parts).compactMap { part -> Int? in
        if case .argument(let index, _) = part { index } else { nil }
      }
      #expect(values.allSatisfy { (0...3).contains($0) }, "\(key): \(values)")
    }
  }
}
