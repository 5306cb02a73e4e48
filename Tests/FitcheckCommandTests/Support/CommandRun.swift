import Foundation
import Testing

/// One run of the built `fitcheck` as a process of its own.
struct CommandRun {
  let exitCode: Int32
  let output: String
  let errors: String

  /// The built executable, beside the test bundle.
  static let executable: URL = {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent("fitcheck")
  }()

  /// The root of the repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Lets signals through on this thread meanwhile.
  ///
  /// Threads that tests run on hold all of them back, and a process that one starts would do so too:
  /// none could be ended, and none be seen to end well.
  private static func withSignalsOpen(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var former = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try body()
  }

  /// Runs the command; input and output go through files, so that no pipe can fill up.
  ///
  /// - Parameter shell: A shell script in place of the bare command, with `"$@"` for it and its
  ///   arguments.
  static func run(
    _ arguments: [String],
    input: [UInt8] = [],
    shell: String? = nil,
    directory: URL,
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("fitcheck-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["in", "out", "err"].map { scratch.appendingPathComponent($0) }
    try Data(input).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])

    let process = Process()
    if let shell {
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", shell, "bash", executable.path] + arguments
    } else {
      process.executableURL = executable
      process.arguments = arguments
    }
    process.currentDirectoryURL = directory
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try withSignalsOpen { try process.run() }
    process.waitUntilExit()
    return CommandRun(
      exitCode: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
  }
}
