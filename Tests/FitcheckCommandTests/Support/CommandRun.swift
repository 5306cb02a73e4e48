import Foundation
import TestSupport

/// One run of the built `fitcheck` as a process of its own.
struct CommandRun {
  let exitCode: Int32
  let output: String
  let errors: String

  static let executable = ProcessRun.built("fitcheck")

  /// The root of the repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What `Scripts/mutate` tells the tests, so that the command has the same fault, and where a build
  /// with coverage notes what was reached.
  private static let faults = ProcessInfo.processInfo.environment
    .filter { ["FITCHECK_FAULT", "FITCHECK_REACHED", "LLVM_PROFILE_FILE"].contains($0.key) }

  /// A shell script that calls the command with standard output and error on a terminal.
  ///
  /// `script` makes the terminal, which would end lines with two characters and echo what is typed on it:
  /// the input passes it by.
  static let onTerminals = """
    exec 3<&0 </dev/null
    script -qec "stty -opost; $(printf '%q ' "$@") <&3" /dev/null
    """

  /// A shell script that calls the command with standard output on a terminal, and standard error elsewhere.
  static let onTerminal = """
    exec 3<&0 </dev/null 4>&2
    script -qec "stty -opost; $(printf '%q ' "$@") <&3 2>&4" /dev/null
    """

  /// Runs the command in an environment that holds nothing but what is said here.
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
    let script = shell.map { ["-c", $0, "bash", executable.path] }
    let run = try ProcessRun.run(
      script == nil ? executable : URL(filePath: "/bin/bash"),
      (script ?? []) + arguments,
      input: input,
      directory: directory,
      environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm"]
        .merging(faults) { $1 }.merging(environment) { $1 }
    )
    return CommandRun(exitCode: run.exitCode, output: run.output, errors: run.errors)
  }
}
