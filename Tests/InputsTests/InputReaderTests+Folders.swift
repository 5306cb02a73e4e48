import Foundation
import Inputs
import Testing

extension InputReaderTests {
  /// Thirty-two folders within one another are read, no deeper one.
  @Test func foldersAreReadToADepth() throws {
    try inFolder { folder in
      let deepest = Array(repeating: "d", count: 31).joined(separator: "/")
      try write("A", "\(deepest)/a.txt", folder)
      try write("B", "\(deepest)/e/b.txt", folder)
      #expect(
        summaries(InputReader([.path(folder.path)]), below: folder) == [
          "/\(deepest)/a.txt:1 A",
          "/\(deepest)/e: it cannot be read: folders lie in one another too deeply",
        ]
      )
    }
  }

  /// Files that take no room may have lengths that no number holds together.
  @Test(.enabled(if: access("/dev/shm", W_OK) == 0, "a disk has no room for their numbers"))
  func lengthsBeyondAllNumbersHaveNoSum() throws {
    let folder = URL(filePath: "/dev/shm/fitcheck-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.txt", "b.txt"] {
      try write("", name, folder)
      let file = try FileHandle(forWritingTo: folder.appending(path: name))
      try file.truncate(atOffset: UInt64(Int.max))
      try file.close()
    }
    let file = InputSource.path(folder.appending(path: "a.txt").path)
    #expect(InputReader([file]).totalByteCount == Int.max)
    #expect(InputReader([.path(folder.path)]).totalByteCount == nil)
    #expect(InputReader([file, file]).totalByteCount == nil)
    #expect(InputReader([file, .memory([0x41], name: "m")]).totalByteCount == nil)
  }
}
