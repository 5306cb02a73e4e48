#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing
import WidgetSources

@testable import FitcheckCommand
@testable import WidgetHost

/// What is told of a widget's program beside what is run of it.
@Suite struct WidgetCheckTests {
  /// What is found of a widget stands where the sources declare it, unless it is known to stand elsewhere; widgets of
  /// the sources that the program has not are told of, but for generic ones and for what no bundle shows: bundles, Today
  /// extensions and those that handle intents; one for older systems is no fault.
  @Test func findingsStandWhereTheirWidgetsAreDeclared() throws {
    let folder = try TestFiles.temporaryFolder([
      "Bay.swift": """
      struct Tides: Widget {}
      enum Sea { struct Waves: Widget {} }
      struct Box<Value>: Widget {}
      struct Bay: Widget {}
      @main struct All: WidgetBundle { var body: some Widget { if #available(iOS 17, *) {} else { Ebb() } } }
      class Old: UIViewController, NCWidgetProviding {}
      class Asking: INExtension {}
      enum Older { struct Ebb: Widget {} }

      """
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Bay.swift").path
    let description = ProgramDescription(
      widgets: ["Tides", "Waves"].map { name in
        WidgetDescription(
          typeName: name,
          kind: name,
          families: [],
          provider: nil,
          intent: nil,
          parameters: []
        )
      },
      findings: [
        HostFinding(.crashed, "a", "あ", widget: "Waves"),
        HostFinding(.crashed, "b", "い", widget: "Tides", in: "Other.swift:9"),
        HostFinding(.crashed, "c", "う", widget: "Rain"), HostFinding(.crashed, "d", "え"),
      ],
      previews: []
    )
    let answer = folder.appending(path: "answer")
    try ProgramExchange.line(of: .description(description)).write(to: answer)
    let script = "#!/bin/sh\ncat '\(answer.path)' > \"$FITCHECK_HOST_ANSWER\"\n"
    let hosted = HostedSources(
      program: HostProgram(executable: try TestFiles.makeProgram(script, in: folder)),
      sources: try WidgetFolder(paths: [file]),
      resources: []
    )
    let check = try WidgetCheck(hosted) { _ in
      WidgetRequests(findings: [HostFinding(.parameter, "e", "お", widget: "Tides")])
    }
    #expect(check.widgets == description.widgets && check.runs.isEmpty)
    let told = check.findings.map { "\($0.text.english) \($0.place ?? "-")" }
    #expect(
      told == [
        "a \(file):2", "b Other.swift:9", "c -", "d -",
        "Bay is in no bundle that is run \(file):4",
        "Older.Ebb is in a branch for older systems or a bundle that is not started, and is not run "
          + "\(file):8",
        "e \(file):1",
      ]
    )
    let codes: [HostFinding.Code] = [.leftOut, .notReached]
    let left = check.findings.filter { codes.contains($0.code) }
    #expect(left.map(\.code) == codes && left.map(\.isError) == [true, false])
    let japanese = "Bayは実行されるどのバンドルにも含まれていません"
    #expect(check.findings.contains { $0.text.japanese == japanese && $0.widget == "Bay" })
  }
}
#endif
