import Foundation
import Testing

@testable import FitcheckCommand

/// Files keep whose they are and who may do what with them; what nobody may write is not replaced.
extension OutputFileTests {
  @Test(arguments: [0o1604, 0o6755, 0o640, 0o666]) func permissionsAndOwnerStay(_ mode: UInt32)
    throws
  {
    let isRoot = getuid() == 0
    let result = try run(
      ["--png", "a.png", "--svg", "new.svg"],
      // Another owner takes the file's special modes.
      after: "umask 027; touch a.png; " + (isRoot ? "chown 12345:23456 a.png; " : "")
        + "chmod \(String(mode, radix: 8)) a.png"
    )
    #expect(result.exitCode == 0, "\(result.errors)")
    func status(_ name: String) -> stat {
      var status = stat()
      stat(fixtures.directory.appendingPathComponent(name).path, &status)
      return status
    }
    let kept = status("a.png")
    #expect(UInt32(kept.st_mode & 0o7777) == mode)
    if isRoot { #expect(kept.st_uid == 12345 && kept.st_gid == 23456) }
    #expect(status("new.svg").st_mode & 0o7777 == 0o640)
    #expect(isPNG("a.png"))
  }

  /// A file that has its group, or its owner, alone in common with what is made keeps the other.
  @Test(
    .enabled(if: getuid() == 0, "who is not root gives no file to another"),
    arguments: [(12_345, 0), (0, 23_456)] as [(UInt32, UInt32)]
  )
  func ownerAndGroupStay(_ owner: UInt32, _ group: UInt32) throws {
    let result = try run(["--png", "a.png"], after: "touch a.png; chown \(owner):\(group) a.png")
    #expect(result.exitCode == 0, "\(result.errors)")
    var kept = stat()
    let found = stat(fixtures.directory.appendingPathComponent("a.png").path, &kept)
    #expect(found == 0 && kept.st_uid == owner && kept.st_gid == group)
    #expect(isPNG("a.png"))
  }

  /// What takes a file's place is nobody else's while it is written, whoever may read that file.
  @Test func whatIsWrittenIsNobodyElses() {
    #expect(FileReplacement.mode(replacing: nil) == 0o666)
    #expect(FileReplacement.mode(replacing: stat()) == 0o600)
  }

  /// Calls the command as a user who is bound by permissions, as root is not.
  private static let bound =
    getuid() == 0 ? "setpriv --reuid 65534 --clear-groups \"$@\"" : "\"$@\""

  /// Whether that user may run what was built, and root become another.
  private static let isRunBound: Bool = {
    let folder = FileManager.default.temporaryDirectory
    return (try? CommandRun.run(["--version"], shell: bound, directory: folder))?.exitCode == 0
  }()

  /// Whoever may write in the folder could rename another file over it.
  @Test(.enabled(if: isRunBound)) func aFileThatMayNotBeWrittenIsNotReplaced() throws {
    let result = try run(
      ["--png", "a.png"],
      after: "echo old > a.png; chmod 444 a.png; chmod 777 .",
      call: Self.bound
    )
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("cannot write a.png: permission denied"), "\(result.errors)")
    #expect(content("a.png") == Data("old\n".utf8))
  }

  #if os(Linux)
  /// A folder may be one to put things into only: when its names come to the disk is left to the system there.
  @Test(.enabled(if: isRunBound)) func aFolderThatMayNotBeReadIsWrittenIn() throws {
    let result = try run(
      ["--png", "shut/a.png"],
      after: "mkdir -m 333 shut",
      call: Self.bound + "; code=$?; chmod 755 shut; exit $code"
    )
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(isPNG("shut/a.png"))
  }
  #endif

  /// What a signal interrupts is done again, and nothing else that fails is.
  @Test func interruptedCallsAreMadeAgain() {
    var results: [Int32] = [-1, -1, 7, -1]
    let descriptor = SystemError.uninterrupted {
      errno = EINTR
      return results.removeFirst()
    }
    #expect(descriptor == 7 && results == [-1])
    let failed = SystemError.uninterrupted {
      errno = EAGAIN
      return results.removeFirst()
    }
    #expect(failed == -1 && results.isEmpty)
  }
}
