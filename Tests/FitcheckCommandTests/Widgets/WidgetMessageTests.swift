#if os(Linux)
import ArgumentParser
import FitSelection
import Foundation
import TestSupport
import Testing
import WidgetSources

@testable import FitcheckCommand
@testable import WidgetHost

/// What is wrong with options of widgets is said in both languages, whatever the program is.
@Suite struct WidgetMessageTests {
  private static func widget(_ kind: String, _ families: [String]) -> WidgetDescription {
    WidgetDescription(
      typeName: "\(kind)Widget",
      kind: kind,
      families: families,
      provider: nil,
      intent: nil,
      parameters: ["rows"]
    )
  }

  static let widgets = [
    widget("Ferries", ["systemSmall"]), widget("Tides", ["systemSmall"]),
  ]

  /// The words in both languages with which something is refused; `nil` where nothing is.
  static func refusal(_ ask: () throws -> Void) -> [String]? {
    do {
      try ask()
      return nil
    } catch let failure as CommandFailure {
      return [failure.text.english, failure.text.japanese]
    } catch {
      return ["\(error)"]
    }
  }

  /// A program that is not there, with folders of texts and pictures.
  static func hosted(_ resources: [String]) -> HostedSources {
    HostedSources(
      program: HostProgram(executable: URL(filePath: "/nowhere")),
      sources: nil,
      resources: resources
    )
  }

  static func settings(_ arguments: [String] = []) throws -> WidgetRunSettings {
    try WidgetRunOptions.parse(arguments).settings()
  }

  // MARK: - Options

  /// A name, and as much of it as a message has room for.
  private static let long = String(repeating: "k", count: 70)
  private static let shown = String(repeating: "k", count: 59) + "⋯"

  @Test(arguments: [
    (
      ["--from", "2025-12-02", "--until", "2025-12-01"], "--until lies before --from",
      "--untilが--fromより前です"
    ),
    (
      ["--from", "soon"], "--from: “soon” is no date as 2026-03-28 or 2026-03-28T23:30",
      "--from：「soon」は日付として読めません（例：2026-03-28、2026-03-28T23:30）"
    ),
    (
      ["--until", "2300-01-01"],
      "--until: “2300-01-01” is not from 1700-01-01 to 2249-12-31 in GMT",
      "--until：「2300-01-01」はGMTで1700年1月1日から2249年12月31日までの範囲にありません"
    ),
    (
      ["--time-zone", "GMT+15", "--from", "2026-03-28"],
      "--time-zone: “GMT+15” is 15 hours or more from GMT",
      "--time-zone：「GMT+15」はGMTから15時間以上離れています"
    ),
    (
      ["--set", "rows"], "--set takes name=value, not “rows”",
      "--setには名前=値を指定します（「rows」ではなく）"
    ),
    (
      ["--set", "=3"], "--set takes name=value, not “=3”",
      "--setには名前=値を指定します（「=3」ではなく）"
    ),
    (
      ["--set", "rows=3", "--set", "rows=3"], "--set rows=… is given twice",
      "--set rows=…が2回指定されています"
    ),
    (
      ["--set", "\(long)=3", "--set", "\(long)=4"], "--set \(shown)=… is given twice",
      "--set \(shown)=…が2回指定されています"
    ),
    (
      ["--patience", "3601"], "--patience must be a number of seconds up to 3600",
      "--patienceは3600以下の秒数です"
    ),
    (["--languages", ","], "--languages names nothing", "--languagesに何も指定されていません"),
  ])
  func valuesAreRefusedInBothLanguages(
    _ arguments: [String],
    _ english: String,
    _ japanese: String
  ) {
    #expect(Self.refusal { _ = try Self.settings(arguments) } == [english, japanese])
  }

  /// Where a name is not known, the nearest are told behind it.
  @Test(arguments: [
    (
      ["--time-zone", "Europe/Berln"], "unknown time zone “Europe/Berln”: ",
      "タイムゾーン「Europe/Berln」はありません。「Europe/Berlin」、"
    ),
    (
      ["--type-sizes", "large,larg"], "unknown type size “larg”: did you mean “large”, ",
      "文字サイズ「larg」はありません。「large」、"
    ),
    (
      ["--families", "systemSmal"], "unknown family “systemSmal”: did you mean “systemSmall”, ",
      "ファミリー「systemSmal」はありません。「systemSmall」、"
    ),
    (
      ["--kind", "Tide"], "there is no widget of the kind “Tide”: ",
      "kindが「Tide」のウィジェットはありません。「Tides」、"
    ),
    (
      ["--set", "row=1"], "--set row=…: no widget has this option: ",
      "--set row=…：この設定項目を持つウィジェットはありません。「rows」のことですか"
    ),
  ])
  func namesAreRefusedInBothLanguages(
    _ arguments: [String],
    _ english: String,
    _ japanese: String
  ) throws {
    let words = try #require(
      Self.refusal {
        _ = try Self.settings(arguments).requests(
          of: Self.widgets,
          appLanguages: AppLanguages(names: ["en"])
        )
      }
    )
    #expect(words.count == 2)
    #expect(words.first?.hasPrefix(english) == true, "\(words)")
    #expect(words.last?.hasPrefix(japanese) == true, "\(words)")
  }

  @Test(arguments: [50, 100]) func theLastDayIsRefusedInBothLanguages(_ years: Int) throws {
    let command = try TimelineCommand.parse([
      "--program", "/nowhere", "--from", "2200-01-01", "--years", "\(years)",
    ])
    #expect(
      Self.refusal { try command.run() } == [
        "--years \(years): the last day is not from 1700-01-01 to 2249-12-31 in GMT",
        "--years \(years)：最後の日がGMTで1700年1月1日から2249年12月31日までの範囲にありません",
      ]
    )
  }

  @Test(arguments: ["-1", "101"])
  func yearsAreRefusedInBothLanguages(_ years: String) throws {
    let command = try TimelineCommand.parse(["--program", "/nowhere", "--years", years])
    #expect(
      Self.refusal { try command.run() }
        == ["--years goes from 0 to 100", "--yearsは0から100までの数です"]
    )
  }

  @Test(
    arguments: [
      (
        [], "give the widget's sources, or --program",
        "ウィジェットのソースか、--programを指定してください"
      ),
      (
        ["a", "--program", "b"], "give the widget's sources or --program, not both",
        "ウィジェットのソースと--programは、どちらか一方だけを指定してください"
      ),
    ] as [([String], String, String)]
  )
  func noWidgetAndTwoAreRefusedInBothLanguages(
    _ arguments: [String],
    _ english: String,
    _ japanese: String
  ) throws {
    let options = try WidgetProgramOptions.parse(arguments)
    #expect(Self.refusal { try options.check() } == [english, japanese])
  }

  @Test(arguments: [
    (
      "no-close-calls",
      "how close an answer is, is not looked for in whole widgets, but in headlines (fitcheck)",
      "紙一重かどうかは、ウィジェット全体ではなく見出し（fitcheck）で調べます"
    ),
    (
      "headline-whole@iPhone 15",
      "@ is for headlines (fitcheck): of a widget, --device and --type-sizes say where all is asked",
      "@で限れるのは見出し（fitcheck）の条件です。ウィジェットでは--deviceと--type-sizesで指定してください"
    ),
    (
      "candidate-at-most=x", "give the last candidate, counted from 1: candidate-at-most=2",
      "最後の候補を1から数えて指定してください（例：candidate-at-most=2）"
    ),
    (
      "", "give a policy or an accessibility identifier",
      "条件の名前か、アクセシビリティ識別子を指定してください"
    ),
  ])
  func policiesAreRefusedInBothLanguages(
    _ policy: String,
    _ english: String,
    _ japanese: String
  ) throws {
    let command = try WidgetCommand.parse(["--program", "/nowhere", "--require", policy])
    #expect(
      Self.refusal { try command.run() }
        == ["--require “\(policy)”: \(english)", "--require「\(policy)」：\(japanese)"]
    )
  }

  @Test(arguments: ["--resources", "--groups"], ["/no/folder", "/dev/null"])
  func foldersThatAreNotThereAreRefused(_ option: String, _ path: String) throws {
    let options = try WidgetProgramOptions.parse(["--program", "/nowhere", option, path])
    #expect(
      Self.refusal { try options.check() }
        == ["\(option): there is no folder \(path)", "\(option)：フォルダ\(path)がありません"]
    )
  }

  /// All languages of an app are asked for that has no texts, or none that can be read.
  @Test func languagesThatAreNotThereAreRefused() throws {
    let options = try WidgetRunOptions.parse(["--languages", "all"])
    let folder = try TestFiles.temporaryFolder(["Lost.strings": "\"a\" = \"A\";"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Lost.strings").path
    let hosted = Self.hosted([folder.path])
    #expect(
      Self.refusal { _ = try options.languageNames(hosted.languages) } == [
        "--languages all: no texts can be read; \(file): it stands in no folder of a language, "
          + "such as ja.lproj",
        "--languages all：読めるテキストがありません。\(file)：ja.lprojなどの言語のフォルダにありません",
      ]
    )
    #expect(
      Self.refusal { _ = try options.languageNames(AppLanguages(names: [])) } == [
        "--languages all: no texts are there, neither .xcstrings nor .strings in folders such as "
          + "ja.lproj; --resources names their folder",
        "--languages all：.xcstringsも、ja.lprojなどの中の.stringsもありません。"
          + "--resourcesでフォルダを指定してください",
      ]
    )
    #expect(try options.languageNames(AppLanguages(names: ["de", "ja"])) == ["de", "ja"])
  }

  /// A file is called by the path of its folder as the user gave it, also where that stands in it once more, or is where
  /// another one's begins.
  @Test func filesAreCalledAsTheirFoldersAreGiven() {
    let hosted = Self.hosted(["Bay", "Tide/", "TideWidget/"])
    let full = URL(filePath: "Tide").path
    for (place, said) in [
      ("\(full)/A.strings", "Tide/A.strings"), ("\(full)\(full)Widget", "Tide\(full)Widget"),
      ("/else/A.strings", "/else/A.strings"), (full, "Tide/"),
      ("\(full)Widget/A.strings", "TideWidget/A.strings"),
    ] {
      let finding = HostFinding(.unreadableResource, "english", "日本語", in: place)
      #expect(hosted.named(finding).place == said)
    }
    // Of a folder that is named in two ways the first counts.
    let twice = HostedSources(program: hosted.program, sources: nil, resources: ["Tide", full])
    let finding = HostFinding(.unreadableResource, "english", "日本語", in: "\(full)/A.strings")
    #expect(twice.named(finding).place == "Tide/A.strings")
  }

  /// What is wrong with pictures keeps no texts from being read.
  @Test func faultsOfPicturesAreNoneOfTexts() throws {
    let folder = try TestFiles.temporaryFolder(["A.xcassets": "no catalogue"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let languages = Self.hosted([folder.path]).languages
    #expect(languages.names.isEmpty && languages.fault == nil)
  }

  /// A program may run elsewhere: it is told the whole path of a folder below the current one.
  @Test func theFolderOfPicturesIsToldByItsWholePath() throws {
    let requests = try Self.settings(["--pictures", "no/such/pictures"])
      .requests(of: Self.widgets, appLanguages: AppLanguages(names: ["en"]))
    let path = URL(filePath: "no/such/pictures").path
    #expect(path.hasPrefix("/") && requests.map(\.pictures) == [path, path])
  }

  /// A preview stands in the user's file, not in the copy of it that is compiled.
  @Test func previewsStandInTheFilesOfTheUser() throws {
    let folder = try TestFiles.temporaryFolder(["Tides.swift": "struct Tides: Widget {}"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Tides.swift").path
    let program = HostProgram(executable: URL(filePath: "/nowhere"))
    let hosted = HostedSources(
      program: program,
      sources: try WidgetFolder(paths: [file]),
      resources: []
    )
    #expect(hosted.place(ofPreview: "Tides_0.swift:12") == "\(file):12")
    // What names none of the copies, or is no place, stays as it is.
    let alone = HostedSources(program: program, sources: nil, resources: [])
    for identifier in ["Tides_1.swift:12", "Tides.swift:12", "Tides_0.swift", "Tides_0.swift:1:2"] {
      #expect(hosted.place(ofPreview: identifier) == identifier)
      #expect(alone.place(ofPreview: identifier) == identifier)
    }
    #expect(alone.place(ofPreview: "Tides_0.swift:12") == "Tides_0.swift:12")
  }

  /// A language that is asked for again, however it is written, makes no further runs.
  @Test func languagesAreRunOnce() throws {
    let requests = try Self.settings(["--languages", "de-AT,ja,de_AT,ja"])
      .requests(of: Self.widgets, appLanguages: AppLanguages(names: ["en"]))
    #expect(requests.map(\.kind) == ["Ferries", "Ferries", "Tides", "Tides"])
    let languages = requests.map(\.surroundings.deviceLanguages)
    #expect(languages == [["de-AT"], ["ja"], ["de-AT"], ["ja"]])
  }
}
#endif
