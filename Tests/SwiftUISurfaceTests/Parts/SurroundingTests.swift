import AppResources
import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import SwiftUISurface

/// What follows from what is said of a widget's surroundings where nothing else is said.
@MainActor
@Suite struct SurroundingTests {
  nonisolated private static let homeScreen: Set<WidgetFamily> = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]

  /// Colours on a Home Screen, lightness on a Lock Screen, an accent on a watch; texts that may be of another
  /// size than is asked for on a Lock Screen alone; one line that is an app's.
  @Test func familiesDecide() {
    for family in WidgetFamily.allCases {
      for platform in [Platform.iOS, .watchOS] {
        var environment = EnvironmentValues()
        environment.widgetFamily = family
        environment.platform = platform
        let isHome = Self.homeScreen.contains(family)
        let mode: WidgetRenderingMode =
          isHome ? .fullColor : platform == .watchOS ? .accented : .vibrant
        #expect(environment.widgetRenderingMode == mode)
        let coloring: DisplayColoring =
          isHome ? .full : platform == .watchOS ? .opacity : .lightness
        #expect(environment.displayColoring == coloring)
        #expect(environment.viewArchival == (family == .accessoryInline ? .app : .widget))
        for size in DynamicTypeSize.allCases {
          environment.dynamicTypeSize = size
          let isOpen = !isHome && platform == .iOS && size != .large
          #expect(environment.leavesTypeSizeOpen == isOpen, "\(family) \(platform) \(size)")
        }
        for other in [WidgetRenderingMode.fullColor, .accented, .vibrant] {
          environment.widgetRenderingMode = other
          #expect(environment.widgetRenderingMode == other)
        }
        // What is said of views counts in every family.
        for other in ViewArchival.allCases {
          environment.viewArchival = other
          #expect(environment.viewArchival == other, "\(family)")
        }
      }
    }
  }

  @Test func textsAreHiddenForTheirReasons() {
    for bits in 0..<8 {
      for isSensitive in [true, false] {
        var environment = EnvironmentValues()
        environment.redactionReasons = RedactionReasons(rawValue: bits)
        environment.isContentSensitive = isSensitive
        #expect(environment.hidesTexts == (bits & 1 != 0 || bits & 2 != 0 && isSensitive))
      }
    }
  }

  /// A scheme that is said of a view holds within it, whichever is around: light is written in black.
  @Test(arguments: ColorScheme.allCases, ColorScheme.allCases)
  func schemesHoldWithin(_ own: ColorScheme, _ around: ColorScheme) throws {
    let view = HStack(spacing: 0) {
      Color.primary.colorScheme(own)
      Color.primary
    }
    .environment(\.colorScheme, around)
    let colors = try Layouts.shapes(view, 20, 10).map(\.color)
    let wanted = [own, around].map { $0 == .dark ? DisplayColor.white : DisplayColor.black }
    #expect(colors == wanted)
  }

  @Test func environmentsHaveWhatTheyAreMadeWith() throws {
    let fonts = try TestFonts.english()
    #expect(EnvironmentValues().textPreparer === TextPreparer.shared)
    #expect(EnvironmentValues(fontLibrary: fonts).textPreparer === TextPreparer.shared)
    let own = TextPreparer()
    let environment = EnvironmentValues(fontLibrary: fonts, textPreparer: own)
    #expect(environment.textPreparer === own && environment.fontLibrary != nil)
    #expect(environment.pixelLength == 1.0 / 3)
  }

  // MARK: Languages

  /// Every script that is written from the right, and some that are not.
  @Test(arguments: [
    (
      """
      Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc \
      Mero Narb Nbat Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sogd Sogo Syrc Thaa Yezi
      """, LayoutDirection.rightToLeft
    ),
    ("Latn Cyrl Jpan Deva Thai Hans Kore Grek Armn Geor Mong", .leftToRight),
  ])
  func scriptsHaveADirection(_ scripts: String, _ direction: LayoutDirection) {
    for script in scripts.split(separator: " ") {
      for tag in ["en-\(script)", "he-\(script)-IL", "ar-\(script.lowercased())"] {
        #expect(LayoutDirection(deviceLanguage: tag) == direction, "\(tag)")
      }
    }
    // Neither regions nor variants are scripts.
    for tag in ["en-1994", "de-1901", "ja-JP", "en-AR"] {
      #expect(LayoutDirection(deviceLanguage: tag) == .leftToRight)
    }
    #expect(LayoutDirection(deviceLanguage: "he-1994") == .rightToLeft)
  }

  /// The region of the tag, or that of the most speakers, or the one that is set.
  @Test(arguments: [
    ("ja", nil, "ja_JP"), ("en-GB", nil, "en_GB"), ("en-GB", "jp", "en_JP"), ("pt", nil, "pt_BR"),
    ("zh-Hant", nil, "zh-Hant_TW"), ("zh-Hans-SG", nil, "zh-Hans_SG"), ("de", "CH", "de_CH"),
    ("sr-Latn", nil, "sr-Latn_RS"), ("he", nil, "he_IL"),
  ])
  func localesHaveARegion(_ tag: String, _ region: String?, _ expected: String) {
    #expect(Locale(deviceLanguage: tag, region: region).identifier == expected)
    if region == nil { #expect(Locale(deviceLanguage: tag).identifier == expected) }
  }

  // MARK: Weights

  /// All of them, since some are drawn alike.
  @Test func weightsGrowWhereTextIsBold() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let heavier: [Font.Weight] = [
      .regular, .regular, .medium, .semibold, .bold, .bold, .heavy, .black, .black,
    ]
    #expect(weights.map { $0.weight(for: .bold) } == heavier)
    #expect(weights.map { $0.weight(for: .regular) } == weights)
    #expect(weights.map { $0.weight(for: nil) } == weights)
  }

  // MARK: Measures of text styles

  @Test func measuresOfStylesAreTheTables() {
    let ratio = 2444.0 / 2048
    for (style, size, advance, weight) in [
      (Font.TextStyle.body, 17.0, 22.0, FontWeight.regular), (.headline, 17, 22, .semibold),
      (.caption, 12, 16, .regular), (.largeTitle, 34, 41, .regular),
    ] {
      let measure = TextStyleMeasure(style)
      #expect(measure.pointSize == size && measure.weight == weight)
      #expect(abs((measure.leading ?? 0) - (advance - size * ratio)) < 1e-9)
    }
    let own = TextStyleMeasure(pointSize: 13)
    #expect(own.pointSize == 13 && own.leading == nil && own.weight == .regular)
    #expect(TextStyleMeasure(pointSize: 13, weight: .bold).weight == .bold)
    let sizes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    #expect(DynamicTypeSize.allCases.map(\.bodyPointSize) == sizes)
    #expect(Font.TextStyle.caption2.pointSize(at: .accessibility1, on: .iOS) == 20)
    #expect(Font.TextStyle.body.pointSize(at: .accessibility1, on: .watchOS) == 21)
    #expect(Font.TextStyle.headline.scale(at: .accessibility4, on: .iOS) == 51.0 / 22)
    #expect(Font.TextStyle.title.scale(at: .large, on: .watchOS) == 1)
  }

  // MARK: Resources

  private func said(_ text: Text, _ tables: [String: String]) throws -> String {
    let folder = try TestFiles.temporaryFolder(tables)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = AppResources(folders: [folder.path]).texts
    return try TextValueTests.string(text) {
      $0.appTexts = texts
      $0.locale = Locale(identifier: "de_DE")
    }
  }

  /// A text is looked up in its table by its key; where it is in none, it says what it is.
  @Test func resourcesAreLookedUpInTheirTables() throws {
    let tables = [
      "de.lproj/Localizable.strings": "\"Ferry\" = \"Fähre\"; \"hello\" = \"falsch\"; "
        // What is nothing but a value is in no table.
        + "\"%@\" = \"falsch\";",
      "de.lproj/Other.strings": "\"Ferry\" = \"Boot\"; \"hello\" = \"Hallo %@\";",
    ]
    let name = "Anna"
    #expect(try said(Text("Ferry"), tables) == "Fähre")
    #expect(try said(Text("Ferry", tableName: "Other"), tables) == "Boot")
    #expect(try said(Text("Ferry", tableName: "None"), tables) == "Ferry")
    #expect(try said(Text(verbatim: "Ferry"), tables) == "Ferry")
    #expect(try said(Text(LocalizedStringResource("Ferry")), tables) == "Fähre")
    #expect(try said(Text(LocalizedStringResource("Ferry", table: "Other")), tables) == "Boot")
    // Wherever a package's tables lie, the app's are asked.
    let folder = LocalizedStringResource.BundleDescription.atURL(Bundle.main.bundleURL)
    let placed = [
      LocalizedStringResource("Ferry", table: "Other", bundle: folder),
      LocalizedStringResource("Ferry", table: "Other", bundle: .forClass(NSObject.self)),
      LocalizedStringResource("Ferry", defaultValue: "Boat", table: "Other", bundle: folder),
      LocalizedStringResource("Ferry", table: "Other", bundle: .main),
    ]
    for ferry in placed {
      #expect(ferry.key == "Ferry" && ferry.table == "Other")
      #expect(try said(Text(ferry), tables) == "Boot")
    }
    let german = Locale(identifier: "de")
    let inGerman = [
      LocalizedStringResource("\(1_500)", locale: german, bundle: folder),
      LocalizedStringResource("key", defaultValue: "\(1_500)", locale: german, bundle: folder),
    ]
    for number in inGerman { #expect(String(localized: number) == "1.500") }
    let other = LocalizedStringResource("hello", defaultValue: "Hi \(name)", table: "Other")
    #expect(other.key == "hello" && other.table == "Other")
    #expect(try said(Text(other), tables) == "Hallo Anna" && said(Text(other), [:]) == "Hi Anna")
    let alone = LocalizedStringResource("hello", defaultValue: "\(name)", table: "Other")
    #expect(try said(Text(alone), tables) == "Hallo Anna" && said(Text(alone), [:]) == "Anna")
    let interpolated: LocalizedStringResource = "a \(name) \(3)"
    #expect(interpolated.key == "a %@ %lld" && interpolated.table == nil)
    #expect(LocalizedStringResource("Ferry") == "Ferry" && interpolated != "Ferry")
    let ferry = LocalizedStringResource("Ferry")
    #expect(try said(Text("1 × \(ferry)"), tables) == "1 × Fähre")
    #expect(try said(Text("hello \(ferry)"), tables) == "hello Fähre")
    // One that holds nothing but a text is looked up before others are added to it.
    let greeting = LocalizedStringResource(
      "hello",
      defaultValue: "\(Text(verbatim: name))",
      table: "Other"
    )
    let mark = Text(verbatim: "!")
    #expect(try said(Text(greeting) + mark, tables) == "Hallo Anna!")
    #expect(try said(mark + Text(greeting), tables) == "!Hallo Anna")
    #expect(try said(Text(greeting) + mark, [:]) == "Anna!")
  }

  /// The titles of views are looked up where they are keys; strings are shown as they are, whatever the tables hold.
  @Test func titlesThatAreStringsAreNotLookedUp() throws {
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/Localizable.strings": "\"Ferry\" = \"Fähre\";"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = try Layouts.environment()
    environment.locale = Locale(identifier: "de_DE")
    environment.appTexts = AppResources(folders: [folder.path]).texts
    func texts(_ view: some View) -> [String] {
      LayoutResolver(environment: environment).resolve(view)
        .decide(in: CGSize(width: 1_000, height: 2_000), displayScale: 3, tracing: .tried)
        .placed.texts.map(\.string)
    }
    let url = URL(filePath: "/")
    let title = "Ferry"
    let shown = texts(
      VStack {
        Label(title, systemImage: "star")
        Link(title, destination: url)
        Toggle(title, isOn: .constant(true))
        Button(title) {}
        Button(title, systemImage: "star") {}
        ProgressView(title)
        ProgressView(title, value: 0.5)
        LabeledContent(title) { Text(verbatim: "o") }
        ContentUnavailableView(title, systemImage: "star")
      }
    )
    let lookedUp = texts(
      VStack {
        Label("Ferry", systemImage: "star")
        Link("Ferry", destination: url)
        Toggle("Ferry", isOn: .constant(true))
        Button("Ferry") {}
        Button("Ferry", systemImage: "star") {}
        ProgressView("Ferry")
        ProgressView("Ferry", value: 0.5)
        LabeledContent("Ferry") { Text(verbatim: "o") }
        ContentUnavailableView("Ferry", systemImage: "star")
      }
    )
    #expect(!shown.contains("Fähre") && !lookedUp.contains("Ferry"), "\(shown), \(lookedUp)")
    let count = shown.filter { $0 == "Ferry" }.count
    #expect(count > 5 && count == lookedUp.filter { $0 == "Fähre" }.count)
    // So is what is said as a text of the app, which may be the title of a choice.
    let resource: LocalizedStringResource = "Ferry"
    let told = texts(
      VStack {
        Label(resource, systemImage: "star").accessibilityLabel(resource)
        Link(resource, destination: url).accessibilityHint(resource)
        Toggle(resource, isOn: .constant(true))
        Button(resource) {}.accessibilityValue(resource)
        Button(resource, systemImage: "star") {}
        ProgressView(resource)
        ProgressView(resource, value: 0.5)
        LabeledContent(resource) { Text(verbatim: "o") }
        ContentUnavailableView(resource, systemImage: "star")
      }
    )
    #expect(told == lookedUp)
    #expect(Set(texts(LabeledContent(resource, value: title))) == ["Fähre", "Ferry"])
    let measured = texts(LabeledContent(resource, value: 1_500, format: .number))
    #expect(Set(measured) == ["Fähre", "1.500"])
    #expect(texts(LabeledContent(title, value: title)) == ["Ferry", "Ferry"])
    #expect(Set(texts(LabeledContent("Ferry", value: title))) == ["Fähre", "Ferry"])
    let counted = texts(LabeledContent("Ferry", value: 1_500, format: .number))
    #expect(Set(counted) == ["Fähre", "1.500"])
    let named = texts(LabeledContent(title, value: 1_500, format: .number))
    #expect(Set(named) == ["Ferry", "1.500"])
  }

  /// Strings are written in the language that is asked for.
  @Test func stringsAreLocalised() {
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "\(1_234_567) m", locale: german) == "1.234.567 m")
    #expect(String(localized: "key", defaultValue: "\(2_500) km", locale: german) == "2.500 km")
    let resource = LocalizedStringResource("\(1_500)", locale: german)
    #expect(resource.locale == german && String(localized: resource) == "1.500")
    #expect(String(localized: "a \("b")") == "a b")
  }

  /// Attributed strings are written in it too, with the Markdown of their words, but none of their values.
  @Test func attributedStringsAreLocalised() throws {
    let german = Locale(identifier: "de_DE")
    let string = AttributedString(localized: "**\(1_500)** m \("*far*")", locale: german)
    #expect(String(string.characters) == "1.500 m *far*")
    let strong = string.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
    #expect(strong.map { String(string[$0.range].characters) } == ["1.500"])
    let link = AttributedString(localized: "key", defaultValue: "[a](https://b.example)")
    #expect(link.runs.map(\.link) == [URL(string: "https://b.example")])
    var red = AttributedString("red")
    red.foregroundColor = .red
    let mixed = AttributedString(localized: "a *\(red)*")
    #expect(mixed.runs.map(\.foregroundColor) == [nil, .red])
    #expect(mixed.runs.map(\.inlinePresentationIntent) == [nil, .emphasized])
  }

  #if !canImport(Darwin)
  @Test func stringsThatAreLookedUpAreTheirKeys() {
    let values: [String.LocalizationValue] = [
      "Ferry", "Quay", "Ferry", "\(1) quay", "Quay", "\(1) quay",
    ]
    #expect(Set(values).count == 3)
    // A string that is no literal is a key all the same, and no value in one.
    let name = "Ferry"
    #expect(values.first == String.LocalizationValue(name))
    let resource = LocalizedStringResource(name)
    #expect(resource == "Ferry" && resource.key == name)
  }
  #endif

  /// They are looked up among the app's texts, in the table that is named.
  @Test func stringsAreLookedUpInTheirTables() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder([
        "de.lproj/Localizable.strings": "\"Ferry\" = \"Fähre\"; \"quay\" = \"falsch\";",
        "de.lproj/Other.strings": "\"Ferry\" = \"Boot\"; \"quay\" = \"Kai %lld\"; "
          + "\"pier\" = \"%1$lld von %2$lld\";",
        "ja.lproj/Localizable.strings": "\"Ferry\" = \"フェリー\";",
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      AppResources.current.resources = AppResources(folders: [folder.path])
      let german = Locale(identifier: "de_DE")
      #expect(String(localized: "Ferry", locale: german) == "Fähre")
      #expect(String(localized: "Ferry", table: "Other", locale: german) == "Boot")
      #expect(
        String(localized: "quay", defaultValue: "Quay \(3)", table: "Other", locale: german)
          == "Kai 3"
      )
      // What stands for a value that is not there stays, without its number.
      #expect(
        String(localized: "pier", defaultValue: "Pier \(3)", table: "Other", locale: german)
          == "3 von %lld"
      )
      AppResources.current.locale = german
      #expect(String(localized: "Ferry") == "Fähre")
      #expect(AttributedString(localized: "Ferry") == AttributedString("Fähre"))
      let other = AttributedString(localized: "quay", defaultValue: "Q \(3)", table: "Other")
      #expect(String(other.characters) == "Kai 3")
      // A text is looked up there too, unless its surroundings have texts of their own.
      var environment = EnvironmentValues()
      environment.locale = german
      #expect(Text("Ferry").string(in: environment) == "Fähre")
      let japanese = Locale(identifier: "ja_JP")
      environment.locale = japanese
      #expect(Text("Ferry").string(in: environment) == "フェリー")
      environment.appTexts = AppTexts.none
      #expect(Text("Ferry").string(in: environment) == "Ferry")
      // Of what has a language of its own that one counts.
      let english = LocalizedStringResource("\(1_500)", locale: Locale(identifier: "en_US"))
      #expect(String(localized: english) == "1,500")
      // It is looked up in that one as well, be the app's another.
      let ferry = LocalizedStringResource("Ferry", locale: japanese)
      #expect(String(localized: ferry) == "フェリー")
      AppResources.current.locale = japanese
      #expect(String(localized: "Ferry") == "フェリー")
      #expect(String(localized: LocalizedStringResource("Ferry", locale: german)) == "Fähre")
      // A locale beside a text is that of its values: it is looked up in the app's language all the same.
      #expect(String(localized: "Ferry", locale: german) == "フェリー")
      #expect(String(localized: "Ferry", defaultValue: "Boat", locale: german) == "フェリー")
      // So is a text among the values.
      let within = LocalizedStringResource("Ferry")
      #expect(String(localized: "\(2_500) \(within)", locale: german) == "2.500 フェリー")
      let inJapanese = AttributedString("フェリー")
      #expect(AttributedString(localized: "Ferry", locale: german) == inJapanese)
      let key: StaticString = "Ferry"
      #expect(AttributedString(localized: key, defaultValue: "B", locale: german) == inJapanese)
    }
  }
}
