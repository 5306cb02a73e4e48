#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand
@testable import WidgetHost

/// Of entries that a file or a preview describes.
extension WidgetMessageTests {
  /// More arrays within each other than are read of headlines.
  private static let nested =
    String(repeating: "[", count: 100) + String(repeating: "]", count: 100)

  @Test func filesOfEntriesAreRefusedInBothLanguages() throws {
    let folder = try TestFiles.temporaryFolder([
      "torn": "{", "list": "[]", "flat": #"{"Ferries": [], "Tides": {}}"#,
      "other": #"{"Tide": []}"#, "tides": #"{"Tides": []}"#,
      "twice": #"{"Tides": [{}], "Ferries": [], "T\u0069des": []}"#,
      "mark": "\u{FEFF}" + #"{"Tides": [{}], "Tides": [{}]}"#,
      "inner": #"{"Tides": [{"Tides": {}}], "Ferries": [{"Tides": "\"Tides\":"}]}"#,
      "deep": #"{"Tides": [\#(Self.nested)], "Tides": []}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let wide = #"{"Tides": [{}], "Tides": []}"#.data(using: .utf16)
    try #require(wide).write(to: folder.appending(path: "wide"))
    let bytes = Array(#"{"Tides": [{"bay": ""#.utf8) + [0xFF] + Array(#""}]}"#.utf8)
    try Data(bytes).write(to: folder.appending(path: "bytes"))
    func path(_ name: String) -> String { folder.appending(path: name).path }
    func refusal(_ name: String) -> [String]? {
      Self.refusal { _ = try FixtureEntries(path: path(name)) }
    }
    #expect(
      refusal("none") == [
        "\(path("none")): there is no such file; --fixtures takes timeline, previews or a file",
        "\(path("none"))：ファイルがありません。--fixturesにはtimeline、previews、またはファイルを指定します",
      ]
    )
    for name in ["torn", "bytes"] {
      #expect(
        refusal(name)
          == ["\(path(name)): it cannot be read as JSON", "\(path(name))：JSONとして読めません"]
      )
    }
    #expect(
      refusal("deep")
        == [
          "\(path("deep")): it is nested more than 64 deep",
          "\(path("deep"))：入れ子が64段を超えています",
        ]
    )
    #expect(
      refusal("list") == [
        "\(path("list")): entries stand in an object by the kinds of widgets",
        "\(path("list"))：エントリーは、ウィジェットのkindごとのオブジェクトに並べます",
      ]
    )
    #expect(
      refusal("flat") == [
        "\(path("flat")): “Tides” holds no array of entries",
        "\(path("flat"))：「Tides」がエントリーの配列ではありません",
      ]
    )
    for name in ["twice", "mark", "wide"] {
      #expect(
        refusal(name) == [
          "\(path(name)): “Tides” is there twice", "\(path(name))：「Tides」が2回あります",
        ]
      )
    }
    // A kind is one of the file, not of what an entry has.
    #expect(try FixtureEntries(path: path("inner")).known(among: ["Ferries", "Tides"]).count == 2)
    let words = try #require(
      Self.refusal {
        _ = try FixtureEntries(path: path("other")).known(among: ["Ferries", "Tides"])
      }
    )
    // The nearest are told of the widgets that there are, not of the file's kinds.
    let english = "\(path("other")): there is no widget of the kind “Tide”: did you mean “Tides”"
    let japanese = "\(path("other"))：kindが「Tide」のウィジェットはありません。「Tides」"
    #expect(words.first?.hasPrefix(english) == true, "\(words)")
    #expect(words.last?.hasPrefix(japanese) == true, "\(words)")
    // Entries of a widget that is not to be run are entries of none.
    let file = path("tides")
    #expect(
      Self.refusal {
        _ = try WidgetRequests(
          .file(file),
          try FixtureEntries(path: file),
          of: Self.description,
          in: Self.hosted,
          try Self.settings(["--kind", "Ferries"])
        )
      } == [
        "\(file): none of its widgets is to be run", "\(file)：その中に実行するウィジェットがありません",
      ]
    )
  }

  private static let description = ProgramDescription(widgets: widgets, findings: [], previews: [])

  private static let hosted = HostedSources(
    program: HostProgram(executable: URL(filePath: "/bin/false")),
    sources: nil,
    resources: []
  )

  @Test func previewsThatAreNotThereAreRefused() throws {
    #expect(
      Self.refusal {
        _ = try WidgetRequests(
          .previews,
          nil,
          of: Self.description,
          in: Self.hosted,
          try Self.settings()
        )
      } == [
        "the sources declare no preview: no #Preview, and no PreviewProvider",
        "ソースにプレビューの宣言（#PreviewまたはPreviewProvider）がありません",
      ]
    )
    #expect(
      Self.refusal { _ = try WidgetFixtures.previews.entries(beside: ["One"]) } == [
        "--configuration is for entries that providers make: leave out --fixtures",
        "--configurationはプロバイダのエントリーのためのものです。--fixturesは指定しないでください",
      ]
    )
    // Before the file is looked for.
    #expect(
      Self.refusal {
        _ = try WidgetFixtures.file("/nowhere").entries(beside: [], until: "2025-12-03")
      } == [
        "--until is for timelines, and the entries of a file have none: leave it out",
        "--untilはタイムラインのためのもので、ファイルのエントリーにはありません。指定しないでください",
      ]
    )
    // Previews may have providers.
    for fixtures in [WidgetFixtures.timeline, .previews] {
      let entries = try fixtures.entries(beside: [], until: "2025-12-03")
      #expect(entries.map { _ in true } == nil)
    }
  }

  /// A preview whose program does not say in which families its views stand is told of, and keeps nothing from
  /// being run.
  @Test func previewsThatDoNotOpenAreFindings() throws {
    func preview(_ place: String, _ subject: PreviewDescription.Subject) -> PreviewDescription {
      PreviewDescription(identifier: place, name: nil, subject: subject)
    }
    let description = ProgramDescription(
      widgets: Self.widgets,
      findings: [],
      previews: [
        preview("A.swift:1", .views),
        preview("A.swift:2", .widget(kind: "Tides", family: "systemSmall")),
      ]
    )
    let requests = try WidgetRequests(
      .previews,
      nil,
      of: description,
      in: Self.hosted,
      try Self.settings()
    )
    #expect(requests.list.map(\.kind) == ["Tides"])
    #expect(requests.findings.map(\.code) == [.crashed])
    #expect(requests.findings.map(\.place) == ["A.swift:1"])
    let text = try #require(requests.findings.first?.text)
    #expect(text.english == "the widget's program ended at once: exit code 1")
    #expect(text.japanese == "プレビューを開けません：ウィジェットのプログラムがすぐに終了しました：終了コード1")
  }

  /// Views that say no family stand in those of all widgets, each once, but in none of a Today extension.
  @Test func viewsOfNoFamilyStandInThoseOfAllWidgets() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "#!/bin/sh\ncat '\(folder.path)/answer' > \"$FITCHECK_HOST_ANSWER\"\n"
    let hosted = HostedSources(
      program: HostProgram(executable: try TestFiles.makeProgram(script, in: folder)),
      sources: nil,
      resources: []
    )
    func asked(_ said: [String], _ arguments: String...) throws -> [String] {
      try ProgramExchange.line(of: .families(said)).write(to: folder.appending(path: "answer"))
      let widgets = [
        ("Ferries", ["systemSmall", "todayCompact"]),
        ("Tides", ["accessoryInline", "systemSmall", "todayExpanded"]),
      ].map { kind, families in
        WidgetDescription(
          typeName: kind,
          kind: kind,
          families: families,
          provider: nil,
          intent: nil,
          parameters: []
        )
      }
      let preview = PreviewDescription(identifier: "A.swift:1", name: nil, subject: .views)
      let description = ProgramDescription(widgets: widgets, findings: [], previews: [preview])
      let settings = try Self.settings(arguments)
      let requests = try WidgetRequests(.previews, nil, of: description, in: hosted, settings)
      #expect(requests.findings == [])
      #expect(requests.list.allSatisfy { $0.kind.isEmpty })
      return requests.list.map(\.family)
    }
    #expect(try asked([]) == ["systemSmall", "accessoryInline"])
    #expect(try asked(["systemLarge"]) == ["systemLarge"])
    #expect(try asked([], "--families", "accessoryInline") == ["accessoryInline"])
    // No widget's kind is that of views.
    #expect(try asked(["systemLarge"], "--kind", "Tides") == ["systemLarge"])
  }

  /// Each is asked for in the family that it says, in every language, and with no option of a widget; one of an
  /// activity stands in none.
  @Test func previewsAreAskedForAsTheyAre() throws {
    let ferries = WidgetDescription(
      typeName: "Ferries",
      kind: "Ferries",
      families: ["systemSmall"],
      provider: nil,
      intent: nil,
      parameters: ["bay"]
    )
    let subjects: [PreviewDescription.Subject] = [
      .activity, .widget(kind: nil, family: "systemSmall"),
      .widget(kind: "Ferries", family: "systemMedium"),
    ]
    let description = ProgramDescription(
      widgets: [ferries],
      findings: [],
      previews: subjects.enumerated().map { index, subject in
        PreviewDescription(identifier: "A.swift:\(index)", name: nil, subject: subject)
      }
    )
    func asked(_ arguments: String...) throws -> [String] {
      let settings = try Self.settings(arguments)
      let requests = try WidgetRequests(.previews, nil, of: description, in: Self.hosted, settings)
      return requests.list.map { request in
        var words = [request.kind, request.family] + request.surroundings.deviceLanguages
        words += request.parameters.keys
        if case .preview(let identifier) = request.fixtures { words.append(identifier) }
        return words.joined(separator: " ")
      }
    }
    #expect(
      try asked("--set", "bay=north", "--languages", "en,ja") == [
        " liveActivity en A.swift:0", " liveActivity ja A.swift:0", " systemSmall en A.swift:1",
        " systemSmall ja A.swift:1", "Ferries systemMedium en A.swift:2",
        "Ferries systemMedium ja A.swift:2",
      ]
    )
    #expect(try asked("--families", "systemLarge,systemSmall") == [" systemSmall en A.swift:1"])
  }
}
#endif
