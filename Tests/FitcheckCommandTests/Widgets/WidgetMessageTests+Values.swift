#if os(Linux)
import ArgumentParser
import FitSelection
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand
@testable import WidgetHost

/// Of values that are long, or of which several are wrong.
extension WidgetMessageTests {
  /// A value of sixty columns is told as it is; of a longer one its beginning is, and that it goes on.
  @Test(arguments: [60, 61]) func longValuesAreToldByTheirBeginnings(_ count: Int) throws {
    let long = String(repeating: "k", count: count)
    let shown = count == 60 ? long : String(repeating: "k", count: 59) + "⋯"
    let values: [(option: String, english: String, japanese: String)] = [
      (
        "--from", "--from: “\(shown)” is no date as 2026-03-28 or 2026-03-28T23:30",
        "--from：「\(shown)」は日付として読めません（例：2026-03-28、2026-03-28T23:30）"
      ),
      (
        "--until", "--until: “\(shown)” is no date as 2026-03-28 or 2026-03-28T23:30",
        "--until：「\(shown)」は日付として読めません（例：2026-03-28、2026-03-28T23:30）"
      ),
      (
        "--set", "--set takes name=value, not “\(shown)”",
        "--setには名前=値を指定します（「\(shown)」ではなく）"
      ),
      (
        "--region", "unknown region “\(shown)”: a code of two letters, such as JP",
        "地域「\(shown)」はありません（JPのような2文字のコードを指定します）"
      ),
    ]
    for (option, english, japanese) in values {
      let words = Self.refusal { _ = try Self.settings([option, long]) }
      #expect(words == [english, japanese])
    }
  }

  /// A day or a time of day that the clocks of a zone leave out is a date, and none there.
  @Test(arguments: [
    ("--from", "2026-03-29T02:30", "Europe/Berlin"), ("--until", "2011-12-30", "Pacific/Apia"),
    ("--from", "2018-11-04 00:30", "America/Sao_Paulo"),
  ])
  func timesThatClocksLeaveOutAreTold(_ option: String, _ text: String, _ zone: String) {
    #expect(
      Self.refusal { _ = try Self.settings(["--time-zone", zone, option, text]) } == [
        "\(option): “\(text)” is left out in \(zone), where clocks go forward then",
        "\(option)：「\(text)」は\(zone)では時計が進められるため、存在しません",
      ]
    )
  }

  @Test(arguments: ["all-whole@", "candidate-at-most="], [60, 61])
  func longPoliciesAreToldByTheirBeginnings(_ beginning: String, _ count: Int) throws {
    let long = beginning + String(repeating: "x", count: count - beginning.utf8.count)
    let shown = count == 60 ? long : "\(long.prefix(59))⋯"
    let command = try WidgetCommand.parse(["--program", "/nowhere", "--require", long])
    let words = try #require(Self.refusal { _ = try command.requirements() })
    #expect(words.count == 2)
    #expect(words.first?.hasPrefix("--require “\(shown)”: ") == true, "\(words)")
    #expect(words.last?.hasPrefix("--require「\(shown)」：") == true, "\(words)")
  }

  /// Of several names that are not known one is told: the first that was given, and of options the first by name.
  @Test(
    arguments: [
      (
        [
          "--set", "zeta=1", "--set", "mid=2", "--set", "alpha=3", "--set", "rows=4", "--set",
          "beta=5", "--set", "gamma=6",
        ], "--set alpha=…: no widget has this option"
      ), (["--kind", "Zulu", "--kind", "Alpha"], "there is no widget of the kind “Zulu”"),
      (
        ["--kind", "Tides", "--kind", "Zulu", "--set", "alpha=3"],
        "there is no widget of the kind “Zulu”"
      ), (["--families", "systemSmall,zulu,alpha"], "unknown family “zulu”"),
      (["--type-sizes", "large,zulu,alpha"], "unknown type size “zulu”"),
    ] as [([String], String)]
  )
  func oneNameOfSeveralIsTold(_ arguments: [String], _ english: String) throws {
    let words = try #require(
      Self.refusal {
        _ = try Self.settings(arguments).requests(
          of: Self.widgets,
          appLanguages: AppLanguages(names: ["en"])
        )
      }
    )
    #expect(words.first?.hasPrefix(english) == true, "\(words)")
  }

  /// Every text has to be whole where nothing is asked; what is asked is asked in its order, and an identifier may have
  /// an @ in it.
  @Test(
    arguments: [
      ([], [.allWhole]), (["nothing"], [.nothing]), (["byline@home"], [.identified("byline@home")]),
      (
        ["snippet-shown", "candidate-at-most=1", "all-whole"],
        [.snippetShown, .candidate(atMost: 0), .allWhole]
      ),
    ] as [([String], [WidgetRequirement])]
  )
  func whatIsAskedIsRequired(_ policies: [String], _ expected: [WidgetRequirement]) throws {
    let command = try WidgetCommand.parse(
      ["--program", "/nowhere"] + policies.flatMap { ["--require", $0] }
    )
    #expect(try command.requirements() == expected)
  }

  /// A device that has no widgets of the families that are asked for is refused before anything is built; where it may
  /// have one of them, it is not.
  @Test(
    arguments: [
      (nil, false), ("accessoryRectangular", true), ("accessoryInline,accessoryCircular", true),
      ("ACCESSORYINLINE", true), ("systemSmall", false), ("accessoryInline,systemSmall", false),
    ] as [(String?, Bool)]
  )
  func devicesAreToHaveTheFamilies(_ families: String?, _ isRefused: Bool) {
    let arguments = families.map { ["--families", $0] } ?? []
    let words = Self.refusal { _ = try Self.settings(["--device", "iPhone 7"] + arguments) }
    let refusal = [
      "iPhone 7 has no lock-screen widgets: it cannot run iOS 16",
      "iPhone 7はiOS 16に対応していないため、ロック画面のウィジェットがありません",
    ]
    #expect(words == (isRefused ? refusal : nil))
  }

  /// A value may be of anything, also of nothing, of further signs, and of a mark in front, which is one character with the
  /// sign before it.
  @Test(arguments: [
    ("bay=north", "bay", "north"), ("bay=", "bay", ""), ("bay==1=2", "bay", "=1=2"),
    ("bay=\u{301}a", "bay", "\u{301}a"), ("港=\u{FE0F}", "港", "\u{FE0F}"),
    ("b\u{301}=a", "b\u{301}", "a"),
  ])
  func valuesStandBehindTheFirstSign(_ text: String, _ name: String, _ value: String) throws {
    let values = try WidgetRunOptions.parse(["--set", text]).values()
    #expect(values.count == 1)
    #expect(values.keys.map { Array($0.utf8) } == [Array(name.utf8)])
    #expect(values.values.map { Array($0.utf8) } == [Array(value.utf8)])
  }

  /// Seconds are a positive number up to an hour's.
  @Test(
    arguments: [
      (nil, 10), ("0.5", 0.5), ("1e2", 100), ("3600", 3_600), ("3600.5", nil), ("1e9", nil),
      ("0", nil), ("-1", nil), ("nan", nil), ("inf", nil), ("10s", nil), ("", nil),
    ] as [(String?, Double?)]
  )
  func patienceHasAnEnd(_ text: String?, _ seconds: Double?) throws {
    let options = try WidgetRunOptions.parse(text.map { ["--patience", $0] } ?? [])
    var found: Double?
    let words = Self.refusal { found = try options.secondsOfPatience() }
    #expect(found == seconds)
    let refusal = [
      "--patience must be a number of seconds up to 3600", "--patienceは3600以下の秒数です",
    ]
    #expect(words == (seconds == nil ? refusal : nil))
  }

  /// Letters that are written as others, or become them as small or capital ones, are not those of a name.
  @Test(arguments: [
    ("--region", "\u{212A}R", "unknown region “\u{212A}R”: "),
    ("--families", "\u{17F}ystemSmall", "unknown family “\u{17F}ystemSmall”: "),
    ("--type-sizes", "\u{17F}mall", "unknown type size “\u{17F}mall”: "),
  ])
  func lettersOfNamesAreThoseOfASCII(_ option: String, _ name: String, _ english: String) throws {
    let words = try #require(Self.refusal { _ = try Self.settings([option, name]) })
    #expect(words.count == 2 && words.first?.hasPrefix(english) == true, "\(words)")
  }

  /// What lies in a folder may begin with a mark, and a folder be written with a letter and its mark beside one that is with
  /// both in one.
  @Test func filesAreInTheirFoldersByTheirBytes() {
    let hosted = Self.hosted(["Tide", "Caf\u{E9}"])
    let (tide, other) = (URL(filePath: "Tide").path, URL(filePath: "Cafe\u{301}").path)
    for (place, said) in [
      ("\(tide)/\u{301}A.strings", "Tide/\u{301}A.strings"),
      ("\(other)/A.strings", "\(other)/A.strings"), (other, other),
    ] {
      let finding = HostFinding(.unreadableResource, "english", "日本語", in: place)
      #expect(hosted.named(finding).place == said)
    }
  }

  /// Standard input is one file, and whoever reads it second would find it empty.
  @Test func entriesAndAProfileAreNotBothStandardInput() throws {
    let program = ["--program", "/nowhere"]
    let error = #expect(throws: (any Error).self) {
      try WidgetCommand.parse(program + ["--fixtures", "-", "--profile", "-"])
    }
    let message = WidgetCommand.message(for: try #require(error))
    #expect(message.contains("standard input (-) is named twice"), "\(message)")
    for options in [["--fixtures", "-", "--profile", "p"], ["--fixtures", "p", "--profile", "-"]] {
      #expect(throws: Never.self) { try WidgetCommand.parse(program + options) }
    }
  }

  /// Of several files of texts that cannot be read the first by name is told.
  @Test func oneFileOfSeveralIsTold() throws {
    let names = ["C.strings", "A.strings", "B.strings"]
    let folder = try TestFiles.temporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "\"a\" = \"A\";") })
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let languages = Self.hosted([folder.path]).languages
    let options = try WidgetRunOptions.parse(["--languages", "all"])
    let words = try #require(Self.refusal { _ = try options.languageNames(languages) })
    let file = folder.appending(path: "A.strings").path
    let english = "--languages all: no texts can be read; \(file): "
    #expect(words.first?.hasPrefix(english) == true, "\(words)")
  }

  /// Of several folders that are not there the first is told, those of texts before what the app has left.
  @Test(
    arguments: [
      (["--groups", "/no/a", "--resources", "/no/b"], "--resources", "/no/b"),
      (["--resources", "/", "--resources", "/no/b", "--groups", "/no/a"], "--resources", "/no/b"),
      (["--resources", "/no/b", "--resources", "/no/a"], "--resources", "/no/b"),
      (["--resources", "/", "--groups", "/no/a"], "--groups", "/no/a"),
    ] as [([String], String, String)]
  )
  func oneFolderOfSeveralIsTold(_ arguments: [String], _ option: String, _ path: String) throws {
    let options = try WidgetProgramOptions.parse(["--program", "/nowhere"] + arguments)
    #expect(
      Self.refusal { try options.check() }
        == ["\(option): there is no folder \(path)", "\(option)：フォルダ\(path)がありません"]
    )
  }

  @Test func anEndBesideYearsIsRefusedInBothLanguages() throws {
    let command = try TimelineCommand.parse([
      "--program", "/nowhere", "--from", "2025-12-01", "--until", "2025-12-03", "--years", "1",
    ])
    #expect(
      Self.refusal { try command.run() } == [
        "--years looks so far ahead from --from: leave out --until",
        "--yearsが--fromからの期間を決めるので、--untilは指定しないでください",
      ]
    )
  }

  /// Nothing is built of a program; that the usual command would build it says nothing.
  @Test(
    arguments: [
      (["--package", "p"], "--package"), (["--swift", "swift-6"], "--swift"),
      (["--swift", "swift-6", "--package", "p"], "--package"), (["--swift", "swift"], nil),
      ([], nil),
    ] as [([String], String?)]
  )
  func optionsOfBuildsAreRefusedInBothLanguages(_ arguments: [String], _ option: String?) throws {
    let options = try WidgetProgramOptions.parse(["--program", "/nowhere"] + arguments)
    let words = option.map { option in
      [
        "\(option) is for the build of sources: leave it out beside --program",
        "\(option)はソースのビルドのためのものです。--programには指定しないでください",
      ]
    }
    #expect(Self.refusal { try options.check() } == words)
  }
}
#endif
