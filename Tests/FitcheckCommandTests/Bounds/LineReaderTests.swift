import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// Lines of a file, however long, against cutting it at its line feeds.
@Suite struct LineReaderTests {
  /// The number, the place and a digest of each line, and what ended the reading.
  private func read(_ bytes: [UInt8], limit: Int = 1 << 20) throws -> [String] {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "x")
    try Data(bytes).write(to: file)
    var reader = LineReader(
      file: try InputFile(path: file.path),
      limit: ByteLimit(bytes: limit)
    )
    var lines: [String] = []
    do throws(CommandFailure) {
      while let line = try reader.next(beforeWaiting: { () throws(CommandFailure) in }) {
        lines.append(Self.told(line.number, line.offset, Array(line.bytes)))
      }
    } catch {
      lines.append(error.description.replacing(file.path, with: "x"))
    }
    return lines
  }

  private static func told(_ number: Int, _ offset: Int, _ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return "\(number) at \(offset): \(bytes.count) \(bytes.count < 30 ? text : text.digest)"
  }

  private func expected(_ bytes: [UInt8]) -> [String] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var lines: [String] = []
    var start = 0
    for (index, byte) in (bytes + [0x0A]).enumerated() where byte == 0x0A {
      // Behind the last line feed there is no line.
      if index == bytes.count, start == bytes.count { break }
      var line = Array(bytes[start..<index])
      let isMarked = start == 0 && line.starts(with: mark)
      if isMarked { line.removeFirst(3) }
      if line.last == 0x0D { line.removeLast() }
      lines.append(Self.told(lines.count + 1, start + (isMarked ? 3 : 0), line))
      start = index + 1
    }
    return lines
  }

  /// Around what is read at a time, and its double.
  @Test(arguments: [0, 1, 65_533, 65_534, 65_535, 65_536, 65_537, 131_072])
  func linesAreCutAtLineFeeds(_ length: Int) throws {
    for second in [0, 3, 65_536] {
      for end in ["\n", "\r\n"] {
        for before in ["", "\u{FEFF}"] {
          for after in ["", end, "\r"] {
            let text =
              before + String(repeating: "a", count: length) + end
              + String(repeating: "b", count: second) + end + "\(before)c\rd\r" + end + end + "e"
              + after
            let bytes = Array(text.utf8)
            #expect(try read(bytes) == expected(bytes), "\(length), \(second)")
          }
        }
      }
    }
  }

  @Test func thereMayBeNone() throws {
    #expect(try read([]) == [])
    #expect(try read([0x0A]) == ["1 at 0: 0 "])
    #expect(try read([0xEF, 0xBB, 0xBF]) == ["1 at 3: 0 "])
    #expect(try read([0x0D]) == ["1 at 0: 0 "])
  }

  /// The system would take a name for what stands before its NUL.
  @Test func namesHoldNoNUL() throws {
    let folder = try TestFiles.temporaryFolder(["x": "text"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = folder.appending(path: "x").path + "\0.txt"
    #expect(throws: CommandFailure("cannot read \(name): the name holds a NUL")) {
      try InputFile(path: name)
    }
  }

  /// The system opens a folder, and says only where it is read that it is one.
  @Test func foldersAreNotOpened() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: CommandFailure("cannot read \(folder.path): it is a directory")) {
      try InputFile(path: folder.path)
    }
  }

  /// Neither its end nor a byte order mark counts for a line's length.
  @Test func longLinesAreRefused() throws {
    // With a mark, and a carriage return, lines of 65533 and 65532 bytes fill what is read at a time to its end.
    for limit in [1, 10, 65_531, 65_532, 65_533, 65_536, 70_000] {
      for (number, before) in [(1, ""), (1, "\u{FEFF}"), (2, "x\n")] {
        for end in ["", "\n", "\r\n", "\r"] {
          for count in [limit - 1, limit, limit + 1, limit + 2, limit + 150_000] {
            // What is empty and has no end is no line.
            guard count > 0 || !end.isEmpty else { continue }
            let text = before + String(repeating: "a", count: count) + end
            let lines = try read(Array(text.utf8), limit: limit)
            let bytes = limit == 1 ? "1 byte" : "\(limit) bytes"
            let refusal = "x: line \(number): longer than \(bytes); --max-bytes raises the limit"
            #expect((lines.last == refusal) == (count > limit), "\(limit), \(count)")
            #expect(lines.count == number)
          }
        }
      }
    }
  }

  /// A line without an end is refused once it is too long, however much of it is still to come: with a mark and a
  /// carriage return 14 bytes may be a line of ten, and 16 are none.
  @Test(arguments: [
    (14, "waits"), (16, ": line 1: longer than 10 bytes; --max-bytes raises the limit"),
  ])
  func linesWithoutEndAreRefused(_ count: Int, _ outcome: String) throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 0x61, count: count))
    let file = try InputFile(path: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    var reader = LineReader(file: file, limit: ByteLimit(bytes: 10))
    var waits = 0
    do throws(CommandFailure) {
      let line = try reader.next(beforeWaiting: { () throws(CommandFailure) in
        waits += 1
        // What is there is read; nobody writes any more.
        if waits > 1 { throw CommandFailure("waits") }
      })
      Issue.record("\(String(describing: line))")
    } catch {
      #expect(error.description.hasSuffix(outcome), "\(error)")
    }
    try pipe.fileHandleForWriting.close()
  }
}
