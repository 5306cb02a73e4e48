import Foundation

/// Writes a file so that it is either whole or not there: into a new file beside it, then renamed.
enum FileReplacement {
  /// Makes `bytes` the content of the file at `path`.
  ///
  /// What is not a plain file (a pipe, `/dev/stdout`) is written to directly.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    guard !path.isEmpty else { throw CommandFailure("the name of the file to write is empty") }
    var information = stat()
    let exists = stat(path, &information) == 0
    if exists && information.st_mode & S_IFMT == S_IFDIR {
      throw CommandFailure("cannot write \(path): it is a directory")
    }
    if exists && information.st_mode & S_IFMT != S_IFREG {
      try write(bytes, to: path, through: path, flags: O_WRONLY)
      return
    }
    // A link stays a link: what it points to is replaced.
    let target = resolved(path) ?? path
    let temporary = "\(target).\(UInt64.random(in: 0...(.max))).part"
    try write(bytes, to: path, through: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
    if exists { _ = chmod(temporary, information.st_mode & 0o7777) }
    if rename(temporary, target) != 0 {
      let error = SystemError.current
      unlink(temporary)
      throw CommandFailure("cannot write \(path): \(error)")
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func write(
    _ bytes: [UInt8],
    to path: String,
    through temporary: String,
    flags: Int32
  ) throws(CommandFailure) {
    let descriptor = open(temporary, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw CommandFailure("cannot write \(path): \(SystemError.current)")
    }
    var error = OutputWriter.writeAll(bytes, to: descriptor)
    if close(descriptor) != 0 && error == nil { error = .current }
    guard let error else { return }
    if flags & O_CREAT != 0 { unlink(temporary) }
    throw CommandFailure("cannot write \(path): \(error)")
  }
}
