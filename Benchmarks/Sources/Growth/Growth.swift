import Fitcheck
import Foundation

/// Inputs of every kind at two sizes, for callgrind to count what they take.
///
///     Growth --list                             route and kind, a line each
///     Growth --prepare KIND BYTES FILE          writes the command's input, prints its arguments
///     Growth --run KIND BYTES                   asks the library
///     Growth --report COUNTS.tsv RESULTS COMMIT writes growth.json and growth.md
@main
enum Growth {
  @MainActor
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("--list", 1):
      for kind in CommandKind.all { print("command", kind.name, separator: "\t") }
      for kind in LibraryKind.all { print("library", kind.name, separator: "\t") }
    case ("--prepare", 4):
      guard let kind = CommandKind.all.first(where: { $0.name == arguments[1] }),
        let bytes = Int(arguments[2])
      else { usage() }
      let size = bytes / kind.divisor
      try kind.content(size).write(to: URL(filePath: arguments[3]))
      for argument in kind.arguments(arguments[3], size) { print(argument) }
    case ("--run", 3):
      guard let kind = LibraryKind.all.first(where: { $0.name == arguments[1] }),
        let bytes = Int(arguments[2])
      else { usage() }
      kind.run(try FontLibrary.bundled(deviceLanguages: ["en"]), bytes)
    case ("--report", 4):
      let report = try GrowthReport(file: URL(filePath: arguments[1]), commit: arguments[3])
      try report.write(to: URL(filePath: arguments[2], directoryHint: .isDirectory))
      let failures = report.failures
      for row in failures {
        FileHandle.standardError.write(
          Data("out of proportion: \(row.route), \(row.kind): \(row.told)\n".utf8)
        )
      }
      exit(failures.isEmpty ? 0 : 1)
    default: usage()
    }
  }

  private static func usage() -> Never {
    FileHandle.standardError.write(
      Data(
        "usage: Growth --list | --prepare … | --run … | --report …; see Benchmarks/growth\n".utf8
      )
    )
    exit(2)
  }
}
