import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// Files that are read, and whether they may be the same as others.
@Suite struct InputFileTests {
  /// A device is read and written at once without harm, as a pipe is: neither is any file's like.
  @Test func filesAloneAreLikeOthers() throws {
    let folder = try TestFiles.temporaryFolder(["a": "", "b": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    func identity(_ path: String) throws -> FileIdentity? {
      let handle = try #require(FileHandle(forReadingAtPath: path))
      return withExtendedLifetime(handle) { InputFile.identity(of: handle.fileDescriptor) }
    }
    let (one, other) = (folder.appending(path: "a").path, folder.appending(path: "b").path)
    #expect(try identity(one) != nil && identity(one) == identity(one))
    #expect(try identity(one) != identity(other))
    #expect(try identity("/dev/null") == nil)
    let pipe = Pipe()
    #expect(InputFile.identity(of: pipe.fileHandleForReading.fileDescriptor) == nil)
    withExtendedLifetime(pipe) {}
    #expect(InputFile.identity(of: -1) == nil)
  }
}
