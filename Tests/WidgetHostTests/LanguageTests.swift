#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing
import WidgetHost

/// A widget in the languages of its app, with its colours and pictures.
@Suite struct LanguageTests {
  static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "AppResourcesTests/Cases/App").path

  static func run(_ locale: String, _ languages: [String], resources: [String]) throws -> WidgetRun
  {
    var request = FaultTests.request("Speaking")
    request.surroundings = HostSurroundings(
      now: FaultTests.start,
      locale: Locale(identifier: locale),
      deviceLanguages: languages
    )
    return try HostProgram(
      executable: WidgetPrograms.executable("FaultyWidgets"),
      resources: resources
    ).run(request)
  }

  @Test(arguments: [
    (
      "en_US", ["en"],
      [
        "Good morning", "3 articles", "Anna has 3 birds", "Good morning", "3 articles", "Welcome",
        "12:00 PM", "Good morning",
      ]
    ),
    (
      "ja_JP", ["ja"],
      [
        "おはようございます", "記事3本", "鳥3羽がAnnaに", "Good morning", "記事3本", "Welcome", "12:00",
        "Good morning",
      ]
    ),
    (
      "de_AT", ["de-AT", "en"],
      [
        "Guten Morgen", "3 articles", "Anna hat 3 Vögel", "Good morning", "3 articles",
        "Willkommen\nü", "12:00", "Good morning",
      ]
    ),
    (
      "ru_RU", ["ru"],
      [
        "Good morning", "3 статьи", "Anna has 3 birds", "Good morning", "3 статьи", "Welcome",
        "12:00",
        "Доброе утро",
      ]
    ),
  ])
  func everyWayOfAskingIsHonoured(
    _ locale: String,
    _ languages: [String],
    _ texts: [String]
  ) throws {
    let run = try Self.run(locale, languages, resources: [Self.resources])
    let shown = ExampleWidgetTests.texts(run.entries.last)
    let names = ["literal", "plural", "values", "verbatim", "string", "resource", "time", "table"]
    #expect(names.map { shown[$0]?.replacing("\u{202F}", with: " ") } == texts)
    #expect(run.findings.map(\.code) == [.missingResource])
    #expect(run.findings.first?.message == "the colour “Nowhere” is in no catalogue of the app")
    #expect(
      run.findings.first?.message(in: .japanese) == "カラー「Nowhere」がアプリのどのカタログにもありません"
    )
  }

  /// An app that has no texts in the device's language is shown in its own, with the device's region.
  @Test func aLanguageThatTheAppLacksIsSaid() throws {
    let run = try Self.run("fr_FR", ["fr"], resources: [Self.resources])
    let shown = ExampleWidgetTests.texts(run.entries.last)
    #expect(shown["literal"] == "Good morning")
    #expect(shown["time"] == "12:00")
    #expect(run.findings.first?.code == .untranslated)
    #expect(run.findings.first?.message.contains("no texts in “fr”") == true)
    #expect(run.findings.first?.message.contains("shown in “en”") == true)
    #expect(run.findings.allSatisfy { !$0.isError })
  }

  /// Nothing is known of an app without texts: it may have the device's language.
  @Test func anAppWithoutTextsFollowsTheDevice() throws {
    let run = try Self.run("ja_JP", ["ja"], resources: [])
    let shown = ExampleWidgetTests.texts(run.entries.last)
    #expect(shown["literal"] == "Good morning")
    #expect(shown["resource"] == "Hello")
    #expect(shown["time"] == "12:00")
    #expect(run.findings == [])
  }

  @Test func whatCannotBeReadIsSaidOnce() throws {
    let program = HostProgram(
      executable: WidgetPrograms.executable("FaultyWidgets"),
      resources: [Self.resources]
    )
    let findings = try program.describe().findings
    #expect(findings.count == 5)
    #expect(findings.allSatisfy { $0.code == .unreadableResource && $0.isError })
  }

  /// A colour that is there and does not read is in a catalogue: its fault is told, and that alone.
  @Test func aColourThatDoesNotReadIsNotMissing() throws {
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Nowhere.colorset/Contents.json": "{}",
      "B.xcassets/Inner/Red.colorset/Contents.json": "{}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Self.run("en_US", ["en"], resources: [folder.path])
    let missing = run.findings.filter { $0.code == .missingResource }.map(\.text.english)
    // The widget's third colour is in no catalogue here.
    #expect(missing == ["the colour “Brand” is in no catalogue of the app"])
    let program = HostProgram(
      executable: WidgetPrograms.executable("FaultyWidgets"),
      resources: [folder.path]
    )
    let findings = try program.describe().findings
    #expect(findings.map(\.code) == [.unreadableResource, .unreadableResource])
  }

  /// A set whose colour is yet to be chosen, as Xcode's templates have some, is no fault; where a view asks for it
  /// that is told.
  @Test func aSetWithoutAColourIsNoFault() throws {
    let open = #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/AccentColor.colorset/Contents.json": open,
      "A.xcassets/Brand.colorset/Contents.json": open,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Self.run("en_US", ["en"], resources: [folder.path])
    let missing = run.findings.filter { $0.code == .missingResource }.map(\.text.english)
    #expect(
      missing.contains(
        "the colour “Brand” is asked for, and its set in the app’s catalogue names none"
      )
    )
    #expect(missing.contains("the colour “Nowhere” is in no catalogue of the app"))
    #expect(!missing.contains { $0.contains("AccentColor") })
    let japanese = run.findings.map { $0.message(in: .japanese) }
    #expect(
      japanese.contains("カラー「Brand」が参照されましたが、アプリのカタログのカラーセットにカラーが指定されていません")
    )
    let program = HostProgram(
      executable: WidgetPrograms.executable("FaultyWidgets"),
      resources: [folder.path]
    )
    #expect(try program.describe().findings == [])
  }

  @Test func picturesStandInTheirOwnSize() throws {
    let run = try Self.run("en_US", ["en"], resources: [Self.resources])
    let standIns = run.entries.last?.layouts.first?.standIns ?? []
    #expect(standIns.contains("image Nowhere"))
    #expect(!standIns.contains("image Logo"))
  }

  @Test func aDeviceIsWhereItsLanguageIs() {
    func locale(_ languages: [String]) -> String {
      HostSurroundings(now: .now, deviceLanguages: languages).locale.identifier
    }
    #expect(locale(["ja", "en"]) == "ja_JP")
    #expect(locale(["en-GB"]) == "en_GB")
    #expect(HostSurroundings(now: .now).locale.identifier == "en_US")
  }
}
#endif
