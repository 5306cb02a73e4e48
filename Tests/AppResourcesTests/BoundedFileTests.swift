import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What is no file, or too long, is refused before it is read.
@Suite struct BoundedFileTests {
  @Test func aFileIsReadUpToItsBound() throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "12345"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.txt").path
    let link = folder.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    #expect(BoundedFile.mostBytes == 67_108_864)
    for path in [path, link] {
      let file = try BoundedFile(path: path)
      #expect(file.byteCount == 5)
      #expect(file.modified == date)
      #expect(try file.bytes() == Data("12345".utf8))
      #expect(try file.bytes(upTo: 5) == Data("12345".utf8))
      #expect(throws: BoundedFile.Refusal.tooLong) { try file.bytes(upTo: 4) }
    }
  }

  /// What was looked up short may be long when it is read.
  @Test func aFileThatGrowsIsRefused() throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "12345"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "a.txt")
    let file = try BoundedFile(path: url.path)
    try Data("1234567".utf8).write(to: url)
    #expect(throws: BoundedFile.Refusal.tooLong) { try file.bytes(upTo: 6) }
    #expect(try file.bytes(upTo: 7).count == 7)
  }

  /// A pipe that nobody writes to would never end.
  @Test func whatIsNoFileIsRefused() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [folder.path, pipe, "/dev/null"] {
      #expect(throws: BoundedFile.Refusal.noFile, "\(path)") { try BoundedFile(path: path) }
    }
  }

  @Test func whatIsNotThereIsNotRead() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = #expect(throws: BoundedFile.Refusal.self) {
      try BoundedFile(path: folder.appending(path: "none").path)
    }
    guard case .unreadable(let reason)? = error else {
      Issue.record("\(error?.description ?? "it is read")")
      return
    }
    #expect(!reason.isEmpty)
  }

  /// A path from the current folder leads where the system has it, behind links and in a folder that is called "~".
  @Test func pathsLeadWhereTheSystemHasThem() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder([
        "a/b/c.txt": "", "a/d.txt": "in", "d.txt": "out", "~/d.txt": "own",
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "link").path,
        withDestinationPath: "a/b"
      )
      #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
      let whole = FileManager.default.currentDirectoryPath
      for (path, words) in [
        ("link/../d.txt", "in"), (".//link/../d.txt", "in"), ("\(whole)/link/../d.txt", "in"),
        ("~/d.txt", "own"), ("./~/d.txt", "own"), ("d.txt", "out"), ("./d.txt", "out"),
        ("../\(folder.lastPathComponent)/d.txt", "out"), ("a/../d.txt", "out"),
      ] {
        let bytes = try BoundedFile(path: path).bytes()
        #expect(String(decoding: bytes, as: UTF8.self) == words, "\(path)")
        #expect(try Data(contentsOf: URL(systemPath: path)) == bytes, "\(path)")
      }
    }
  }

  /// What was looked up may be gone when it is read.
  @Test func aFileThatIsGoneIsUnreadable() throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "12345"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "a.txt")
    let file = try BoundedFile(path: url.path)
    try FileManager.default.removeItem(at: url)
    let error = #expect(throws: BoundedFile.Refusal.self) { try file.bytes() }
    guard case .unreadable(let reason)? = error else {
      Issue.record("\(error?.description ?? "it is read")")
      return
    }
    #expect(!reason.isEmpty)
  }

  /// Of what Foundation knows of an error the system's own sentence is told, be it of the error itself or of the one that
  /// it was made of; where the system has none, the error's own words.
  @Test func theSystemSaysWhy() {
    func error(
      _ domain: String,
      _ code: Int,
      _ words: String,
      of other: NSError? = nil
    ) -> NSError {
      var information: [String: Any] = [NSLocalizedDescriptionKey: words]
      if let other { information[NSUnderlyingErrorKey] = other }
      return NSError(domain: domain, code: code, userInfo: information)
    }
    let system = error(NSPOSIXErrorDomain, Int(EACCES), "words of the system")
    let plain = error("Harbour", Int(EACCES), "no berth")
    let errors: [(NSError, String)] = [
      (system, String(cString: strerror(EACCES))), (plain, "no berth"),
      (error("Harbour", Int(ENOENT), "outer", of: system), String(cString: strerror(EACCES))),
      (error("Harbour", Int(ENOENT), "outer", of: plain), "outer"),
    ]
    for (one, words) in errors { #expect((one as any Error).systemReason == words) }
  }

  /// Foundation's own errors hold the system's as a value of Swift's.
  @Test func theSystemSaysWhyOfFoundationsErrors() throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "12345"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    let calls: [(Int32, (String) throws -> Void)] = [
      (ENOTDIR, { _ = try files.contentsOfDirectory(atPath: "\($0)/a.txt") }),
      (ENOENT, { _ = try files.contentsOfDirectory(atPath: "\($0)/b") }),
      (ENOENT, { _ = try files.attributesOfItem(atPath: "\($0)/b") }),
      (ENOENT, { _ = try Data(contentsOf: URL(filePath: "\($0)/b")) }),
      (EISDIR, { try Data().write(to: URL(filePath: $0), options: .atomic) }),
    ]
    for (code, call) in calls {
      let error = #expect(throws: (any Error).self) { try call(folder.path) }
      #expect(error?.systemReason == String(cString: strerror(code)))
    }
  }
}
