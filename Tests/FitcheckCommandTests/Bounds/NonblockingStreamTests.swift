import Foundation
import TestSupport
import Testing

/// Whoever calls the command may have made its streams nonblocking: what is not there yet is waited for, and so is room
/// for what is written.
@Suite struct NonblockingStreamTests {
  private static func start(
    _ arguments: [String],
    input: Any,
    output: Any
  ) throws -> Process {
    let process = Process()
    process.executableURL = CommandRun.executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Through a pipe whose end `descriptor` does not block.
  private static func unblock(_ descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    #expect(flags >= 0 && fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0)
  }

  @Test func inputIsWaitedFor() throws {
    let calls = [
      ["lines", "-", "--point-size", "12", "--width", "90"],
      ["-", "--size", "146x58", "--format", "jsonl"],
      ["-", "--size", "146x58", "--format", "jsonl", "--input", "lines"],
    ]
    var runs: [(process: Process, input: Pipe, output: Pipe)] = []
    var readers: [FileHandle] = []
    for arguments in calls {
      let (input, output) = (Pipe(), Pipe())
      Self.unblock(input.fileHandleForReading.fileDescriptor)
      // Whoever ends too early leaves a reader behind: to write to none would end the tests.
      readers.append(FileHandle(fileDescriptor: dup(input.fileHandleForReading.fileDescriptor)))
      let process = try Self.start(arguments, input: input, output: output)
      runs.append((process, input, output))
    }
    // Each is likely to wait by now; a test that is too early for it passes all the same.
    for part in ["Night ", "ferries\n"] {
      usleep(250_000)
      for run in runs { try run.input.fileHandleForWriting.write(contentsOf: Data(part.utf8)) }
    }
    for run in runs {
      try run.input.fileHandleForWriting.close()
      let data = try run.output.fileHandleForReading.readToEnd() ?? Data()
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == 0)
      #expect(String(decoding: data, as: UTF8.self).contains("Night ferries"))
    }
    for reader in readers { try reader.close() }
  }

  @Test func roomForOutputIsWaitedFor() throws {
    let arguments = ["devices", "--format", "json"]
    let expected = try CommandRun.run(arguments, directory: CommandRun.repository).output
    #expect(expected.utf8.count > 16_384)
    let output = Pipe()
    let descriptor = output.fileHandleForWriting.fileDescriptor
    Self.unblock(descriptor)
    // A pipe that holds little.
    #expect(fcntl(descriptor, 1031, 4_096) >= 0)
    let process = try Self.start(arguments, input: FileHandle.nullDevice, output: output)
    usleep(250_000)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: data, as: UTF8.self) == expected)
  }
}
