import Foundation

/// A lock that another process may hold: builds in one folder follow one another.
struct FolderLock {
  private let descriptor: Int32

  /// Waits for the lock.
  init(_ file: URL) throws {
    descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw CocoaError(.fileLocking)
    }
  }

  /// Lets the next one.
  func release() { close(descriptor) }
}
