import Foundation

/// A lock that another process may hold: builds in one folder follow one another.
struct FolderLock {
  private let descriptor: Int32

  /// Waits for the lock.
  ///
  /// - Parameter beforeWaiting: called where another process holds it, maybe for minutes.
  init(_ file: URL, beforeWaiting: () -> Void) throws {
    descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw CocoaError(.fileLocking) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    beforeWaiting()
    guard flock(descriptor, LOCK_EX) == 0 else {
      close(descriptor)
      throw CocoaError(.fileLocking)
    }
  }

  /// Lets the next one.
  func release() { close(descriptor) }
}
