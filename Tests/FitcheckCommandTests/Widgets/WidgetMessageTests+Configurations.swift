#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand
@testable import WidgetHost

/// Of configurations that providers recommend.
extension WidgetMessageTests {
  /// What is asked of a program that answers with some recommendations.
  private static func configured(
    _ names: [String],
    _ arguments: [String]
  ) throws -> WidgetRequests {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = names.enumerated().map { HostRecommendation(index: $0, name: $1) }
    let answer = HostRecommendations(list: list, findings: [])
    try ProgramExchange.line(of: .recommendations(answer))
      .write(to: folder.appending(path: "answer"))
    let script = "#!/bin/sh\ncat '\(folder.path)/answer' > \"$FITCHECK_HOST_ANSWER\"\n"
    let program = try TestFiles.makeProgram(script, in: folder)
    let settings = try settings(arguments)
    let requests = try settings.requests(of: widgets, appLanguages: AppLanguages(names: ["en"]))
    return try settings.configured(
      requests,
      of: widgets,
      by: HostProgram(executable: program)
    )
  }

  @Test func configurationsThatNobodyRecommendsAreRefused() throws {
    #expect(
      Self.refusal { _ = try Self.configured([], ["--configuration", "recommended"]) } == [
        "--configuration: no provider of these widgets recommends one",
        "--configuration：これらのウィジェットのプロバイダが推奨する構成はありません",
      ]
    )
    // Each is told once, whoever recommends it.
    #expect(
      Self.refusal { _ = try Self.configured(["Bay", "Sea"], ["--configuration", "Bai"]) } == [
        "--configuration: no provider recommends “Bai”: did you mean “Bay” or “Sea”?",
        "--configuration：「Bai」を推奨するプロバイダはありません。「Bay」、「Sea」のことですか",
      ]
    )
    let found = try Self.configured(["Bay", "Sea"], ["--configuration", "Sea"])
    #expect(found.list.map { $0.recommendation?.name } == ["Sea", "Sea"])
    #expect(found.findings == [])
  }

  /// A program that does not answer is asked once for each widget, and what was not heard may be among what it has.
  @Test func programsThatDoNotAnswerAreFindings() throws {
    let settings = try Self.settings(["--configuration", "Bay", "--languages", "en,ja"])
    let requests = try settings.requests(
      of: Self.widgets,
      appLanguages: AppLanguages(names: ["en"])
    )
    #expect(requests.count == 4)
    let asked = try settings.configured(
      requests,
      of: Self.widgets,
      by: HostProgram(executable: URL(filePath: "/bin/false"))
    )
    #expect(asked.list == [])
    #expect(asked.findings.map(\.code) == [.crashed, .crashed, .parameter])
    #expect(asked.findings.map(\.widget) == ["FerriesWidget", "TidesWidget", nil])
    let ended = "the widget's program ended at once: exit code 1"
    #expect(
      asked.findings.first?.text.english
        == "Ferries: which configurations are recommended is not to be had: \(ended)"
    )
    #expect(
      asked.findings.first?.text.japanese
        == "Ferries：推奨される構成が得られません：ウィジェットのプログラムがすぐに終了しました：終了コード1"
    )
    #expect(
      asked.findings.last?.text.english
        .hasPrefix("--configuration: no provider that answers recommends “Bay”") == true
    )
    #expect(
      asked.findings.last?.text.japanese
        .hasPrefix("--configuration：応答したプロバイダのうち「Bay」を推奨するものはありません") == true
    )
  }
}
#endif
