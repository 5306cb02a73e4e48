import Fitcheck
import Foundation

/// Inputs of every kind at several sizes, for callgrind to count what they take.
///
///     Growth --list [REGEX [BYTES]]             what is measured, a line each
///     Growth --prepare KIND BYTES FILE          writes the command's input, prints its arguments
///     Growth --run KIND BYTES                   asks the library
///     Growth --report COUNTS.tsv RESULTS COMMIT writes growth.json and growth.md
@main
enum Growth {
  @MainActor
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("--list", 1...3):
      let pattern = try arguments.dropFirst().first.flatMap { $0.isEmpty ? nil : try Regex($0) }
      let bytes = arguments.dropFirst(2).first.flatMap { Int($0) }
      for measurement in Measurement.all(matching: pattern, bytes: bytes) {
        print(measurement.line)
      }
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
      for failure in report.failures {
        FileHandle.standardError.write(Data("out of proportion: \(failure)\n".utf8))
      }
      exit(report.failures.isEmpty ? 0 : 1)
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
