public import Foundation

/// One run of another program, with what it wrote.
public struct ProcessRun {
  /// What it ended with; the number of the signal where one ended it.
  public let exitCode: Int32
  /// What it wrote to standard output; bytes that are not UTF-8 are repaired.
  public let output: String
  /// What it wrote to standard error, likewise.
  public let errors: String

  /// An executable of this package as it was built; they lie beside the test bundle.
  public static func built(_ name: String) -> URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name)
  }

  /// Runs a program to its end; input and output go through files, so that no pipe can fill up.
  ///
  /// - Parameters:
  ///   - directory: where it runs; `nil` for where the tests do.
  ///   - environment: its whole environment; `nil` for that of the tests.
  public static func run(
    _ executable: URL,
    _ arguments: [String] = [],
    input: [UInt8] = [],
    directory: URL? = nil,
    environment: [String: String]? = nil
  ) throws -> ProcessRun {
    let scratch = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
    try Data(input).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = directory }
    if let environment { process.environment = environment }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try withSignalsOpen { try process.run() }
    process.waitUntilExit()
    return ProcessRun(
      exitCode: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
  }

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
}
