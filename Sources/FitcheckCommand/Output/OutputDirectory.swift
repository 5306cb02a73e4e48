import Foundation

/// A directory that files are written in, held open, so that renaming it or one above it in the
/// meantime does not lead elsewhere.
final class OutputDirectory {
  /// For the calls that take a directory's descriptor.
  let descriptor: Int32
  /// Which directory it is.
  let identity: FileIdentity

  /// The names in it are not read, which not everyone may who may write there.
  #if os(Linux)
  // O_PATH, which Swift's import of the C library leaves out; the value is Linux's on all machines
  // that Swift runs on.
  private static let access: Int32 = 0o10_000_000
  #else
  private static let access = O_RDONLY
  #endif

  /// Opens a directory, relative to another or to the working directory; its name ends in a NUL.
  init(_ name: [CChar], in other: OutputDirectory?) throws(SystemError) {
    descriptor = SystemError.uninterrupted {
      openat(other?.descriptor ?? AT_FDCWD, name, Self.access | O_DIRECTORY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw .current }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let error = SystemError.current
      close(descriptor)
      throw error
    }
    identity = FileIdentity(status)
    device = status.st_dev
  }

  deinit { close(descriptor) }

  private let device: dev_t

  /// Whether it is part of `/proc`, whose links stand for what a process has open and lead nowhere.
  var isOfProcesses: Bool {
    var status = stat()
    return stat("/proc/self", &status) == 0 && status.st_dev == device
  }

  /// What an entry is, links not followed; nil where there is none.
  func status(of name: [CChar]) throws(SystemError) -> stat? {
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
    if errno == ENOENT { return nil }
    throw .current
  }

  /// Which file an entry leads to, links followed; nil where it leads to none.
  func identity(of name: [CChar]) -> FileIdentity? {
    var status = stat()
    guard fstatat(descriptor, name, &status, 0) == 0 else { return nil }
    return FileIdentity(status)
  }

  /// What a link says; nil for an entry that is none, or not there.
  func target(ofLink name: [CChar]) throws(SystemError) -> [UInt8]? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlinkat(descriptor, name, &target, target.count)
    if count >= 0 { return target[..<count].map { UInt8(bitPattern: $0) } }
    if errno == EINVAL || errno == ENOENT { return nil }
    throw .current
  }

  /// Has the disk keep what was renamed in it.
  ///
  /// Where that cannot be asked for, as in a directory that may not be read, the system decides
  /// when.
  func synchronize() throws(SystemError) {
    let readable = SystemError.uninterrupted {
      openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard readable >= 0 else { return }
    defer { close(readable) }
    let result = SystemError.uninterrupted { fsync(readable) }
    if result != 0, errno != EINVAL, errno != ENOTSUP { throw .current }
  }
}
