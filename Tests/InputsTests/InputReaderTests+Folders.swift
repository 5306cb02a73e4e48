import Foundation
import Testing
import UnicodeText

@testable import Inputs

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

  /// So many names are gone through and no more, those of hidden files apart: a folder in which there are too many is left,
  /// and one that goes on behind it is refused.
  @Test func foldersOfTooManyNamesAreRefused() throws {
    try inFolder { folder in
      for name in ["a.txt", "b.png", "c/d.txt", ".e.txt"] { try write("A", name, folder) }
      func tooMany(_ most: Int) -> InputFault {
        .unreadable("there are more than \(most) names below the folder")
      }
      func listed(_ most: Int) throws -> [String] {
        try FolderListing.entries(in: folder.path, upTo: most).map { entry in
          switch entry {
          case .file(let path): String(path.dropFirst(folder.path.count))
          case .fault(let path, let fault): "\(path.dropFirst(folder.path.count)) \(fault)"
          }
        }
      }
      #expect(try listed(4) == ["/a.txt", "/c/d.txt"])
      #expect(try listed(3) == ["/a.txt", "/c \(tooMany(3))"])
      #expect(throws: tooMany(2)) { try listed(2) }
      #expect(FolderListing.greatestNameCount == 1_000_000)
    }
  }

  /// A folder's files of all endings are read, those of Markdown's longer one among them.
  @Test func filesOfEveryEndingAreRead() throws {
    try inFolder { folder in
      for ending in FileEndings.all { try write("---\ntitle: A\n---\nB", "a.\(ending)", folder) }
      let isMarkdown = { (ending: String) in ending == "md" || ending == "markdown" }
      #expect(
        summaries(InputReader([.path(folder.path)]), below: folder)
          == FileEndings.all.sorted()
          .map { isMarkdown($0) ? "/a.\($0):2 A" : "/a.\($0):4 B" }
      )
      #expect(FileEndings.all.contains("markdown"))
    }
  }

  /// Names stand in the order of their bytes: no numbers are read in them, capital letters come first, those beyond ASCII
  /// last, and a folder before a name that goes on behind its own.
  @Test func namesStandInTheOrderOfTheirBytes() throws {
    try inFolder { folder in
      for name in ["ø.txt", "a-b.txt", "a/z.txt", "c.txt", "B.txt", "9.txt", "10.txt"] {
        try write("A", name, folder)
      }
      #expect(
        summaries(InputReader([.path(folder.path)]), below: folder) == [
          "/10.txt:1 A", "/9.txt:1 A", "/B.txt:1 A", "/a/z.txt:1 A", "/a-b.txt:1 A", "/c.txt:1 A",
          "/ø.txt:1 A",
        ]
      )
    }
  }

  /// A folder is one however it is called, be it as a table, as a picture or as a day.
  @Test func foldersMayBeCalledAsFilesAre() throws {
    try inFolder { folder in
      for (name, text) in [
        ("news.csv/a.txt", "A"), ("x.PNG/b.txt", "B"), ("2026.07/c.txt", "C"), ("d.txt/d", "D"),
      ] {
        try write(text, name, folder)
      }
      let reader = InputReader([.path(folder.path)])
      // The last has a file without an ending.
      #expect(reader.totalByteCount == 3)
      #expect(
        summaries(reader, below: folder)
          == ["/2026.07/c.txt:1 C", "/news.csv/a.txt:1 A", "/x.PNG/b.txt:1 B"]
      )
    }
  }

  /// What would not be read anyway may be called anything and lead nowhere; what may be a folder may not.
  @Test func whatIsNotReadIsNoFault() throws {
    try inFolder { folder in
      try write("A", "a.txt", folder)
      try write("B", "sub/b.txt", folder)
      for (name, target) in [
        ("gone.png", "nowhere"), ("gone.2026", "nowhere"), ("gone.", "nowhere"),
        ("loop.jpg2", "loop.jpg2"), ("in.png", "sub"), ("gone.az09", "nowhere"),
        ("gone.z", "nowhere"), ("gone.ZA90", "nowhere"), ("gone.a-b", "nowhere"),
      ] {
        let path = folder.appendingPathComponent(name).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      }
      /// A path whose name is no text, for the system.
      func path(_ name: [UInt8]) -> [CChar] {
        (Array("\(folder.path)/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
      }
      for name in [[0xFF], [0xFF] + Array(".png".utf8), [0xFF] + Array(".csv".utf8)] {
        let descriptor = creat(path(name), 0o600)
        #expect(descriptor >= 0)
        close(descriptor)
      }
      #expect(mkdir(path([0xFE] + Array(".png".utf8)), 0o700) == 0)
      #expect(
        summaries(InputReader([.path(folder.path)]), below: folder) == [
          "/a.txt:1 A", "/gone.: it cannot be read: \(SystemReason.words(for: ENOENT))",
          "/gone.2026: it cannot be read: \(SystemReason.words(for: ENOENT))",
          "/gone.a-b: it cannot be read: \(SystemReason.words(for: ENOENT))", "/in.png/b.txt:1 B",
          "/sub/b.txt:1 B", "/\u{FFFD}.png: it cannot be read: its name is not UTF-8",
          "/\u{FFFD}.csv: it cannot be read: its name is not UTF-8",
        ]
      )
      let files = InputSource.files(inFolder: folder.path)
      #expect(
        files.map { $0.replacingOccurrences(of: folder.path, with: "") }
          == ["/a.txt", "/in.png/b.txt", "/sub/b.txt"]
      )
      #expect(InputSource.files(inFolder: folder.path + "/nowhere") == [])
    }
  }

  /// What is left out of folders is read where it is named, and a folder by whatever leads to it.
  @Test func whatIsNamedIsRead() throws {
    try inFolder { folder in
      try write("A\nB", "a.png", folder)
      try write("C\nD", ".c.txt", folder)
      try write("E", ".hidden/sub.v2/e.txt", folder)
      let link = folder.appendingPathComponent("link.png").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".hidden")
      func read(_ names: [String]) -> [String] {
        let paths = names.map { InputSource.path("\(folder.path)/\($0)") }
        return summaries(InputReader(paths), below: folder)
      }
      #expect(
        read(["a.png", ".c.txt"]) == ["/a.png:1 A", "/a.png:2 B", "/.c.txt:1 C", "/.c.txt:2 D"]
      )
      #expect(read([".hidden"]) == ["/.hidden/sub.v2/e.txt:1 E"])
      // With a name of its own each time, however often.
      #expect(
        read(["link.png", "", "link.png/"])
          == Array(repeating: "/link.png/sub.v2/e.txt:1 E", count: 3)
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

  #if os(Linux)
  /// Of a folder's files one is open at a time, and none once they are read or nobody reads on.
  @Test func filesAreClosed() throws {
    try inFolder { folder in
      for name in ["a.txt", "b.txt", "c.txt"] { try write("A\nB\nC\n", name, folder) }
      func openCount() throws -> Int {
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        let open = descriptors.filter { descriptor in
          let path = "/proc/self/fd/\(descriptor)"
          let file = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
          return file?.contains(folder.lastPathComponent) == true
        }
        return open.count
      }
      let reader = InputReader([.path(folder.path)])
      var count = 0
      while reader.next() != nil {
        count += 1
        #expect(try openCount() <= 1)
      }
      // Each is opened, and has three rows.
      #expect(try count == 12 && openCount() == 0)
      func readOne() { _ = InputReader([.path(folder.path)]).next() }
      readOne()
      #expect(try openCount() == 0)
      // So are those that are refused as they are opened: a signature, nothing at all, and a page.
      try Data([0x1F, 0x8B, 8, 0]).write(to: folder.appending(path: "a.txt"))
      try write("", "b.txt", folder)
      try write("<html><body>x</body></html>", "c.txt", folder)
      let refusing = InputReader([.path(folder.path)])
      for _ in 0..<3 {
        guard case .bad? = refusing.next() else {
          Issue.record("not refused")
          return
        }
        #expect(try openCount() == 0)
      }
      #expect(refusing.next() == nil)
    }
  }
  #endif

  /// The files of a folder are those that are read in it; of what is no folder there are none.
  @Test func filesOfAFolderAreThoseThatAreRead() throws {
    try inFolder { folder in
      try write("B", "sub/b.csv", folder)
      try write("A", "a.txt", folder)
      try write("C", "c.png", folder)
      for (name, target) in [("gone.txt", "nowhere"), ("loop", ".")] {
        let path = folder.appendingPathComponent(name).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      }
      let files = InputSource.files(inFolder: folder.path)
      #expect(files == ["\(folder.path)/a.txt", "\(folder.path)/sub/b.csv"])
      for other in ["\(folder.path)/a.txt", "\(folder.path)/nowhere", ""] {
        #expect(InputSource.files(inFolder: other) == [])
      }
    }
  }
}
