import Foundation

/// The command `fitcheck lines`, run from start to end over the headlines of a corpus.
struct WholeCommand: Sendable {
  /// Why the command could not be run.
  enum Failure: Error {
    /// It is not where `Benchmarks/run` builds it.
    case notBuilt(path: String)
    /// It ended with a status other than 0 (whole) and 1 (cut).
    case failed(status: Int32)
  }

  /// `swift build -c release --product fitcheck` puts it here.
  private static let executable = URL(filePath: #filePath)
    .appending(path: "../../../../.build/release/fitcheck").standardized

  private let input: URL

  init(_ corpus: Corpus) throws {
    struct Line: Encodable {
      var id: String
      var text: String
      var lang: String
    }
    let encoder = JSONEncoder()
    var lines = Data()
    for (index, headline) in corpus.headlines.enumerated() {
      lines += try encoder.encode(
        Line(id: "\(index)", text: headline, lang: corpus.kind.language)
      )
      lines.append(UInt8(ascii: "\n"))
    }
    input = FileManager.default.temporaryDirectory
      .appending(path: "fitcheck-benchmark-\(corpus.kind.rawValue).jsonl")
    try lines.write(to: input, options: .atomic)
  }

  /// Runs it once, its answers thrown away; returns its status.
  func run() throws -> Int {
    guard FileManager.default.isExecutableFile(atPath: Self.executable.path()) else {
      throw Failure.notBuilt(path: Self.executable.path())
    }
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = ["lines", "--format", "jsonl", "--point-size", "12", "--width", "146"]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard (0...1).contains(process.terminationStatus) else {
      throw Failure.failed(status: process.terminationStatus)
    }
    return Int(process.terminationStatus)
  }
}
