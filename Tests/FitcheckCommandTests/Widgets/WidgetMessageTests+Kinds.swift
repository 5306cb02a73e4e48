#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand
@testable import WidgetHost

/// Of widgets that have one kind, and stand in families of their own.
extension WidgetMessageTests {
  private static func widget(_ typeName: String, in family: String) -> WidgetDescription {
    WidgetDescription(
      typeName: typeName,
      kind: "Tides",
      families: [family],
      provider: nil,
      intent: nil,
      parameters: []
    )
  }

  private static let ofAKind = [
    widget("NearWidget", in: "systemSmall"), widget("FarWidget", in: "systemMedium"),
  ]

  private static func configured(
    _ configurations: [String],
    by program: URL
  ) throws -> WidgetRequests {
    let settings = try settings(configurations.flatMap { ["--configuration", $0] })
    let requests = try settings.requests(of: ofAKind, appLanguages: AppLanguages(names: ["en"]))
    return try settings.configured(requests, of: ofAKind, by: HostProgram(executable: program))
  }

  /// A program whose widgets recommend some names each.
  private static func program(
    recommending near: [String],
    _ far: [String],
    in folder: URL
  ) throws -> URL {
    for (file, names) in [("near", near), ("far", far)] {
      let list = names.enumerated().map { HostRecommendation(index: $0, name: $1) }
      try ProgramExchange.line(of: .recommendations(HostRecommendations(list: list, findings: [])))
        .write(to: folder.appending(path: file))
    }
    let script = """
      #!/bin/sh
      file=near
      grep -q systemMedium "$FITCHECK_HOST_QUESTION" && file=far
      cat "\(folder.path)/$file" > "$FITCHECK_HOST_ANSWER"

      """
    return try TestFiles.makeProgram(script, in: folder)
  }

  /// Each is asked what it recommends: what another of its kind does says nothing of it.
  @Test(arguments: [
    (["recommended"], ["systemSmall Bay", "systemMedium Sea", "systemMedium Bay"]),
    (["Bay"], ["systemSmall Bay", "systemMedium Bay"]), (["Sea"], ["systemMedium Sea"]),
    // Each once, and in the order in which they are recommended.
    (["Bay", "Bay"], ["systemSmall Bay", "systemMedium Bay"]),
    (["Bay", "Sea"], ["systemSmall Bay", "systemMedium Sea", "systemMedium Bay"]),
    (["Bay", "recommended"], ["systemSmall Bay", "systemMedium Sea", "systemMedium Bay"]),
  ])
  func eachOfAKindIsAsked(_ configurations: [String], _ expected: [String]) throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try Self.program(recommending: ["Bay"], ["Sea", "Bay"], in: folder)
    let found = try Self.configured(configurations, by: program)
    #expect(found.list.map { "\($0.family) \($0.recommendation?.name ?? "–")" } == expected)
    #expect(found.findings == [])
  }

  /// Names as near to what was typed as one another stand as they are recommended: the first of each widget before the second of
  /// any.
  @Test func namesStandAsTheyAreRecommended() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try Self.program(recommending: ["Bar", "Bay"], ["Baz", "Bar"], in: folder)
    let words = Self.refusal { _ = try Self.configured(["Bat"], by: program) }
    #expect(
      words == [
        "--configuration: no provider recommends “Bat”: did you mean “Bar”, “Baz” or “Bay”?",
        "--configuration：「Bat」を推奨するプロバイダはありません。「Bar」、「Baz」、「Bay」のことですか",
      ]
    )
  }

  /// What is found of several widgets, or in several languages, is told once; a widget that does not say what it recommends is
  /// asked in one language, and one that does in each.
  @Test(arguments: [(true, 4), (false, 2)])
  func whatIsFoundIsToldOnce(_ isAnswered: Bool, _ asked: Int) throws {
    let folder = try TestFiles.temporaryFolder(["log": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let finding = HostFinding(.crashed, "a", "あ")
    let answer = HostRecommendations(
      list: isAnswered ? [HostRecommendation(index: 0, name: "Bay")] : nil,
      findings: [finding]
    )
    try ProgramExchange.line(of: .recommendations(answer))
      .write(to: folder.appending(path: "answer"))
    let script = """
      #!/bin/sh
      echo asked >> "\(folder.path)/log"
      cat "\(folder.path)/answer" > "$FITCHECK_HOST_ANSWER"

      """
    let program = try TestFiles.makeProgram(script, in: folder)
    let settings = try Self.settings(["--configuration", "Bay", "--languages", "en,ja"])
    let requests = try settings.requests(
      of: Self.ofAKind,
      appLanguages: AppLanguages(names: ["en"])
    )
    let found = try settings.configured(
      requests,
      of: Self.ofAKind,
      by: HostProgram(executable: program)
    )
    let log = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
    #expect(log.split(separator: "\n").count == asked, "\(log)")
    #expect(found.list.count == (isAnswered ? 4 : 0))
    #expect(found.findings.count { $0.text.english == "a" } == 1)
    // Where nobody answers, the name may be one that was not heard.
    #expect(found.findings.count == (isAnswered ? 1 : 2))
    #expect(found.findings.map(\.code).contains(.parameter) == !isAnswered)
  }

  /// The one that does not answer is named.
  @Test func eachOfAKindIsNamed() throws {
    let program = URL(filePath: "/bin/false")
    let found = try Self.configured(["recommended"], by: program)
    #expect(found.list == [])
    #expect(found.findings.map(\.widget) == ["NearWidget", "FarWidget"])
  }

  /// Of a kind sixty scalars are told, be they marks: a letter may bear any number of them.
  @Test func kindsAreToldUpToALength() throws {
    let letter = "e\u{301}\u{302}"
    let (kind, shown) = (
      String(repeating: letter, count: 30), String(repeating: letter, count: 20)
    )
    let words = try #require(
      Self.refusal {
        _ = try Self.settings(["--kind", kind]).requests(
          of: Self.widgets,
          appLanguages: AppLanguages(names: ["en"])
        )
      }
    )
    #expect(words.count == 2)
    #expect(words.first?.hasPrefix("there is no widget of the kind “\(shown)”") == true)
    #expect(words.last?.hasPrefix("kindが「\(shown)」のウィジェットはありません") == true)
  }

  /// So in a file of entries, whatever is wrong with a kind.
  @Test func kindsInFilesAreToldUpToALength() throws {
    func kind(_ letters: Int) -> String { String(repeating: "e\u{301}\u{302}", count: letters) }
    let folder = try TestFiles.temporaryFolder([
      // A kind of 300 bytes.
      "long": #"{"\#(kind(60))": []}"#,
      "twice": #"{"\#(kind(30))": [], "\#(kind(30))": []}"#,
      "flat": #"{"\#(kind(30))": {}}"#,
      "other": #"{"\#(kind(30))": []}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["long", "twice", "flat", "other"] {
      let words = try #require(
        Self.refusal {
          let file = try FixtureEntries(path: folder.appending(path: name).path)
          _ = try file.known(among: ["Ferries"])
        }
      )
      #expect(words.count == 2)
      #expect(words.first?.contains("“\(kind(20))”") == true, "\(words)")
      #expect(words.last?.contains("「\(kind(20))」") == true, "\(words)")
    }
  }
}
#endif
