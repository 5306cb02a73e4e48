import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// What goes out in pieces, and files that are open no longer than they are read or written.
@Suite struct OutputWriterTests {
  /// What is written is held until there are 64 KiB of it, and handed over once.
  @Test func textIsHandedOverInPieces() throws {
    let folder = try TestFiles.temporaryFolder(["out": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "out")
    let descriptor = open(file.path, O_WRONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let writer = OutputWriter(descriptor: descriptor, name: "a file")
    let text = String(repeating: "a", count: 65_535)
    var lengths: [Int] = []
    for part in [text, "b", "c", "é"] {
      try writer.write(part)
      lengths.append(try Data(contentsOf: file).count)
    }
    #expect(lengths == [0, 65_536, 65_536, 65_536])
    // An e with an accent has two bytes.
    try writer.flush()
    #expect(try Data(contentsOf: file).count == 65_539)
    try writer.flush()
    let bytes = [UInt8](repeating: 0x64, count: 65_536)
    try writer.write(bytes)
    #expect(try Data(contentsOf: file).count == 131_075)
    try writer.write(bytes[..<1])
    #expect(try Data(contentsOf: file).count == 131_075)
    try writer.flush()
    let whole = Data((text + "bcé").utf8) + Data(bytes) + Data([0x64])
    #expect(try Data(contentsOf: file) == whole)
  }

  /// What cannot be written is said with where it was to go, and let go: what comes after it is written without it.
  @Test func whatCannotBeWrittenIsLetGo() throws {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let writer = OutputWriter(descriptor: descriptor, name: "a file")
    try writer.write("text")
    #expect(throws: CommandFailure("cannot write to a file: bad file descriptor")) {
      try writer.flush()
    }
    #expect(throws: Never.self) { try writer.flush() }
  }

  // MARK: - What is open

  #if os(Linux)
  /// How many descriptors are open.
  private static func openCount() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  /// Reads and writes in all ways there are, often enough for what stays open to be told from what the system opens.
  private static func readAndWriteOften() throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "text", "d/b.txt": "old"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = folder.appending(path: "a.txt").path
    let link = folder.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "d/b.txt")
    let targets = [folder.appending(path: "new").path, link, "/dev/null"]
    let before = try openCount()
    for _ in 0..<60 {
      let bytes = try InputFile.contents(of: text, upTo: 4)
      precondition(bytes == Array("text".utf8))
      let isFolderRead = (try? InputFile(path: folder.path)) != nil
      let isWrittenBelow = (try? OutputDestination(path: text + "/below")) != nil
      precondition(!isFolderRead && !isWrittenBelow)
      let files = try targets.map { path in
        OutputFiles.File(bytes: [1, 2], destination: try OutputDestination(path: path))
      }
      try OutputFiles.write(files)
    }
    let after = try openCount()
    precondition(after < before + 30, "\(before) were open, and \(after) are")
  }

  /// A list may be of more files than a process may have open.
  @Test func whatIsOpenedIsClosed() async {
    await #expect(processExitsWith: .success) { try OutputWriterTests.readAndWriteOften() }
  }
  #endif

  private static func readStandardInput() throws {
    let null = open("/dev/null", O_RDONLY)
    precondition(null >= 0 && dup2(null, STDIN_FILENO) == STDIN_FILENO)
    let bytes = try InputFile.contents(of: "-", upTo: 4)
    precondition(bytes.isEmpty && fcntl(STDIN_FILENO, F_GETFD) >= 0)
  }

  /// Standard input belongs to the process, and not to who reads it: the next file would have its number.
  @Test func standardInputStaysOpen() async {
    await #expect(processExitsWith: .success) { try OutputWriterTests.readStandardInput() }
  }
}
