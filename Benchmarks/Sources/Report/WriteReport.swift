import Foundation
import Workload

/// Writes `latest.json` and `latest.md` into a folder.
///
///     Report MEASUREMENTS.jmh.json RESULTS-FOLDER COMMIT [INSTRUCTIONS.tsv]
@main
enum WriteReport {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    guard (4...5).contains(arguments.count) else {
      FileHandle.standardError.write(
        Data("usage: Report MEASUREMENTS RESULTS-FOLDER COMMIT [INSTRUCTIONS]\n".utf8)
      )
      exit(2)
    }
    let workloads = try Corpus.Kind.allCases.map { try Workload($0) }
    let report = try Report(
      workloads: workloads,
      measurements: Measurements(file: URL(filePath: arguments[1])),
      instructions: Instructions(file: arguments.count > 4 ? URL(filePath: arguments[4]) : nil),
      commit: arguments[3]
    )
    let folder = URL(filePath: arguments[2], directoryHint: .isDirectory)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(report).write(
      to: folder.appending(path: "latest.json"),
      options: .atomic
    )
    try Data(report.markdown.utf8).write(
      to: folder.appending(path: "latest.md"),
      options: .atomic
    )
  }
}
