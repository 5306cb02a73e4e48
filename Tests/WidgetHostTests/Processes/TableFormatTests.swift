#if os(Linux)
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import AppResources
@testable import WidgetHost

/// Formats that a table gave go with its entry: that of the text that was asked for last.
@Suite struct TableFormatTests {
  /// Takes the process for a German device's, and its app's texts for entries of a table.
  private static func becomeGerman(with entries: [String: LocalizedEntry]) {
    AppResources.current.resources = AppResources(
      texts: AppTexts(tables: ["de": ["Localizable": entries]], sourceLanguage: "de"),
      assets: .none,
      faults: []
    )
    HostedDevice.become(
      HostSurroundings(
        now: FaultTests.start,
        locale: Locale(identifier: "de_DE"),
        deviceLanguages: ["de"]
      )
    )
  }

  /// In a process of its own: what an app has beside its code belongs to the process.
  @Test func formatsAreThoseOfTheTextThatWasAskedForLast() async {
    await #expect(processExitsWith: .success) {
      func days(_ one: String) -> LocalizedEntry {
        LocalizedEntry(variation: .plural([.one: .words(one), .other: .words("%lld Tage")]))
      }
      let quays = LocalizedEntry(variation: .plural([.one: .words("ein Kai")]))
      let entries = ["early": days("ein Tag"), "late": days("1 Tag"), "%lld quays": quays]
      TableFormatTests.becomeGerman(with: entries)
      func text(_ key: String, _ value: String? = nil) -> String {
        HostedDevice.text(forKey: key, table: nil, value: value)
      }
      // Two entries that have the same words for many things.
      for _ in 0..<2 {
        #expect(text("early") == "%lld Tage")
        #expect(HostedDevice.text(format: "%lld Tage", [1]) == "ein Tag")
        #expect(text("late") == "%lld Tage")
        #expect(HostedDevice.text(format: "%lld Tage", [1]) == "1 Tag")
        #expect(HostedDevice.text(format: "%lld Tage", [3]) == "3 Tage")
      }
      // Numbers are written as on the device, unless they are to be as in no locale.
      #expect(HostedDevice.text(format: "%lld Tage", [7000]) == "7.000 Tage")
      #expect(HostedDevice.text(format: "%lld Tage", locale: nil, [7000]) == "7000 Tage")
      // Without a form for the number the words stand that were given beside the key.
      let format = text("%lld quays", "%lld Stege")
      #expect(HostedDevice.text(format: format, [1]) == "ein Kai")
      #expect(HostedDevice.text(format: format, [3]) == "3 Stege")
      // What is in no table is filled in as it stands.
      #expect(text("nowhere", "%lld Boote") == "%lld Boote")
      #expect(HostedDevice.text(format: "%lld Boote", [1]) == "1 Boote")
    }
  }

  /// Words of C's are put into a translation's place for them, be they there for reading alone or not.
  @Test func wordsOfCArePutIntoTranslations() async {
    await #expect(processExitsWith: .success) {
      let quays = LocalizedEntry(variation: .words("Kai %1$@"))
      TableFormatTests.becomeGerman(with: ["quay": quays])
      let format = HostedDevice.text(forKey: "quay", table: nil, value: nil)
      #expect(format == "Kai %1$@")
      let shown = "Ebbe".withCString { words in HostedDevice.text(format: format, [words]) }
      #expect(shown == "Kai Ebbe")
    }
  }

  /// Literals are set for the first of the device's languages among those of the app's texts, which views are told; where
  /// it has none, for the device's.
  @Test func viewsAreToldTheLanguagesOfTheApp() async {
    await #expect(processExitsWith: .success) {
      let surroundings = HostSurroundings(now: FaultTests.start, deviceLanguages: ["fr-CA", "ja"])
      func shown() -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.show(at: FaultTests.start + 60, in: surroundings, .xLarge)
        return environment
      }
      #expect(shown().appLocalizations == nil)
      AppResources.current.resources = AppResources(
        texts: AppTexts(tables: ["ja": [:], "de": [:], "Base": [:]], sourceLanguage: nil),
        assets: .none,
        faults: []
      )
      let environment = shown()
      #expect(environment.appLocalizations == ["de", "ja"])
      #expect(environment.textLanguage == "fr-CA")
      #expect(environment.referenceDate == FaultTests.start + 60)
      #expect(environment.dynamicTypeSize == .xLarge)
    }
  }

  /// Code is told the language that its texts are in: that of the region's English, or of the region where none of the
  /// device's languages is known.
  @Test func languagesOfAnAppAreThoseOfItsTexts() async {
    await #expect(processExitsWith: .success) {
      func table(_ words: String) -> [String: [String: LocalizedEntry]] {
        ["Localizable": ["key": LocalizedEntry(variation: .words(words))]]
      }
      AppResources.current.resources = AppResources(
        texts: AppTexts(
          tables: ["de": table("de"), "en": table("en"), "en-GB": table("en-GB")],
          sourceLanguage: "en"
        ),
        assets: .none,
        faults: []
      )
      for (locale, languages, shown) in [
        ("de_AT", ["de-AT", "en"], "de"), ("en_US", ["en"], "en"), ("en_GB", ["en"], "en-GB"),
        ("de_AT", ["ko"], "de"), ("de_AT", [], "de"), ("ko_KR", ["ko"], "en"),
      ] as [(String, [String], String)] {
        HostedDevice.become(
          HostSurroundings(
            now: FaultTests.start,
            locale: Locale(identifier: locale),
            deviceLanguages: languages
          )
        )
        let words = HostedDevice.text(forKey: "key", table: nil, value: nil)
        #expect(words == shown && HostedDevice.localizations == [shown], "\(locale) \(languages)")
      }
    }
  }

  /// What was read last takes the place of what was read before, be it nothing.
  @Test func whatAnAppHasIsWhatWasReadLast() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder([
        "one/de.lproj/Localizable.strings": "\"a\" = \"eins\";",
        "two/ja.lproj/Localizable.strings": "\"a\" = \"二\";", "two/Torn.xcstrings": "{",
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      for (names, languages, torn) in [
        (["one"], ["de"], []), (["two"], ["ja"], ["Torn.xcstrings"]),
        (["one", "two"], ["de", "ja"], ["Torn.xcstrings"]), ([], [], []),
      ] as [([String], [String], [String])] {
        HostedResources.use(folders: names.map { folder.path + "/" + $0 })
        #expect(HostedResources.languages == languages)
        let places = HostedResources.findings.compactMap(\.place)
        #expect(places.map { URL(filePath: $0).lastPathComponent } == torn)
      }
    }
  }
}
#endif
