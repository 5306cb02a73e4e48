#if os(Linux)
import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand
@testable import WidgetHost

/// What options ask of a widget's program, for each row of `Recorded/requests.txt`, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedRequestTests {
  private static let rows = (try? rowsOfTable()) ?? []
  private static let recording = Recording(
    "FitcheckCommandTests/Recorded/requests.recorded",
    names: rows
  )

  private static func rowsOfTable() throws -> [String] {
    let url = TestFiles.directory.appending(path: "FitcheckCommandTests/Recorded/requests.txt")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  private static func widget(
    _ kind: String?,
    _ families: [String],
    _ parameters: [String] = []
  ) -> WidgetDescription {
    WidgetDescription(
      typeName: kind ?? "Control",
      kind: kind,
      families: families,
      provider: nil,
      intent: nil,
      parameters: parameters
    )
  }

  private static let widgets = [
    widget("Ferries", ["systemSmall", "accessoryInline"], ["bay", "rows"]),
    widget("Tides", ["todayCompact"]), widget(nil, []),
  ]

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.rows.count > 30)
    #expect(Self.recording.leftOver() == [])
  }

  @Test(arguments: rows) func requestsAreAsRecorded(_ row: String) throws {
    // A cell within quotation marks is one argument.
    let pieces = row.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    let arguments = pieces.flatMap { index, piece in
      index % 2 == 1 ? [String(piece)] : piece.split(separator: " ").map(String.init)
    }
    let root = CommandRun.repository.path
    let files = ["--profile", "--pictures", "--font-directory"]
    let placed = arguments.enumerated().map { index, argument in
      index > 0 && files.contains(arguments[index - 1]) ? "\(root)/\(argument)" : argument
    }
    try Self.recording.check(row, said(placed))
  }

  /// What is named twice is asked for once.
  @Test func whatIsNamedTwiceIsAskedForOnce() throws {
    let options = try WidgetRunOptions.parse([
      "--languages", "en,ja,en", "--type-sizes", "large,xSmall,LARGE", "--families",
      "systemSmall,systemSmall",
    ])
    let requests = try options.settings().requests(
      of: Self.widgets,
      appLanguages: AppLanguages(names: ["en"])
    )
    #expect(requests.map(\.surroundings.deviceLanguages) == [["en"], ["ja"]])
    #expect(requests.map(\.typeSizes) == [["large", "xSmall"], ["large", "xSmall"]])
  }

  private func said(_ arguments: [String]) -> [String] {
    let options: WidgetRunOptions
    do {
      options = try WidgetRunOptions.parse(arguments)
    } catch {
      return ["refused: \(WidgetRunOptions.message(for: error))"]
    }
    do throws(CommandFailure) {
      let settings = try options.settings()
      let requests = try settings.requests(
        of: Self.widgets,
        appLanguages: AppLanguages(names: ["en", "ja"])
      )
      let lines = requests.map(Self.described)
      // Those of one family differ in what is told of them first.
      return lines.prefix(1) + lines.dropFirst().map { "\($0.prefix(60))… \($0.digest)" }
    } catch {
      return ["refused: \(error)".replacing(CommandRun.repository.path, with: "HERE")]
    }
  }

  private static func described(_ request: HostRequest) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    let json = (try? encoder.encode(request)).map {
      String(decoding: $0, as: UTF8.self).replacing(CommandRun.repository.path, with: "HERE")
    }
    let surroundings = request.surroundings
    return "\(request.kind) \(request.family) \(surroundings.locale.identifier) "
      + "\(surroundings.deviceLanguages) \(json ?? "–")"
  }
}
#endif
