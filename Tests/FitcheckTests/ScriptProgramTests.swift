#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Scripts that tests write and start.
@Suite struct ScriptProgramTests {
  @Test func whatIsMadeCanBeStarted() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try TestFiles.makeProgram("#!/bin/sh\necho \"$1\"\n", in: folder, named: "a b/$0")
    #expect(try ProcessRun.run(program, ["said"]).output == "said\n")
    // One that is there is written over.
    try TestFiles.makeProgram("#!/bin/sh\nexit 7\n", in: folder, named: "a b/$0")
    #expect(try ProcessRun.run(program).exitCode == 7)
    #expect(throws: (any Error).self) { try TestFiles.makeProgram("", in: folder, named: "a b") }
  }

  /// What other tests start meanwhile would have the file open for writing as well, and the program could not be started.
  @Test func thisProcessHasNoneOpenForWriting() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // A pipe in its place, and more than that holds: whoever writes it has it open until it is read.
    let pipe = folder.appending(path: "program").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    defer { close(reader) }
    let script = String(repeating: "#", count: 1 << 20)
    Thread.detachNewThread { _ = try? TestFiles.makeProgram(script, in: folder) }
    var request = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    try #require(poll(&request, 1, 60_000) == 1)
    let place = "\(folder.lastPathComponent)/program"
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let held = descriptors.filter {
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      return path?.hasSuffix(place) == true
    }
    #expect(held == ["\(reader)"])
    #expect(fcntl(reader, F_SETFL, 0) == 0)
    let written = try FileHandle(fileDescriptor: reader).readToEnd()
    #expect(written == Data(script.utf8))
  }
}
#endif
