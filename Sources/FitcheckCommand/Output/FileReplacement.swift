import Foundation

/// The new content of a file, complete beside it until it takes its place: the file is as it was,
/// or whole and on the disk.
///
/// What it replaces keeps a second name until ``settle()``, so that it can be put back. Made and
/// used while signals are held back (``HeldSignals``). A process that is killed outright (SIGKILL,
/// power) while it writes leaves a file whose name begins with `.fitcheck-`.
final class FileReplacement {
  private let directory: OutputDirectory
  /// The name of the file that is replaced or made.
  private let name: [CChar]
  private let temporary: [CChar]
  /// The second name of the file that is replaced.
  private let former: [CChar]
  private let isNew: Bool
  private var isThere = false
  private var isFormerThere = false

  /// Writes the new content.
  ///
  /// A file that is replaced lends it its permissions and its owner, without which nothing is
  /// written.
  init(
    _ bytes: [UInt8],
    of name: [CChar],
    in directory: OutputDirectory,
    existing: stat?,
    holding signals: HeldSignals
  ) throws(SystemError) {
    self.directory = directory
    self.name = name
    // Short, so that it is legal wherever a name of some length is.
    let number = String(UInt64.random(in: 0...(.max)), radix: 36)
    temporary = Array(".fitcheck-\(number)".utf8CString)
    former = Array(".fitcheck-\(number)-old".utf8CString)
    isNew = existing == nil
    let descriptor = SystemError.uninterrupted {
      openat(
        directory.descriptor,
        temporary,
        O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
        Self.mode(replacing: existing)
      )
    }
    guard descriptor >= 0 else { throw .current }
    isThere = true
    var error = Self.write(bytes, to: descriptor, like: existing, holding: signals)
    if close(descriptor) != 0 && error == nil { error = .current }
    // What was written is removed when the unfinished object is.
    if let error { throw error }
  }

  deinit {
    if isThere { unlinkat(directory.descriptor, temporary, 0) }
    if isFormerThere { unlinkat(directory.descriptor, former, 0) }
  }

  /// Puts the new content in the file's place.
  func commit() throws(SystemError) {
    // Where the file system knows no second names, or no file is there, there is nothing to put back.
    isFormerThere = linkat(directory.descriptor, name, directory.descriptor, former, 0) == 0
    guard renameat(directory.descriptor, temporary, directory.descriptor, name) == 0 else {
      throw .current
    }
    isThere = false
  }

  /// Has the disk keep the new content; after it there is no way back.
  func settle() throws(SystemError) {
    try directory.synchronize()
  }

  /// Puts back what there was before ``commit()``, which need not have come about.
  func revert() {
    guard !isThere else { return }
    if isFormerThere {
      isFormerThere =
        renameat(directory.descriptor, former, directory.descriptor, name) != 0
    } else if isNew {
      unlinkat(directory.descriptor, name, 0)
    }
  }

  /// The permissions that a file is made with, of which the system takes those that the user's mask names: what takes
  /// another one's place is nobody else's until it has that one's permissions.
  static func mode(replacing existing: stat?) -> mode_t {
    existing == nil ? 0o666 : 0o600
  }

  /// How much is written between two looks at the signals.
  private static let pieceLength = 1 << 20

  private static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    like existing: stat?,
    holding signals: HeldSignals
  ) -> SystemError? {
    for start in stride(from: 0, to: bytes.count, by: pieceLength) {
      if signals.hasArrived { return SystemError(number: EINTR) }
      let piece = bytes[start..<min(start + pieceLength, bytes.count)]
      if let error = OutputWriter.writeAll(piece, to: descriptor) { return error }
    }
    if let existing {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return .current }
      if (status.st_uid, status.st_gid) != (existing.st_uid, existing.st_gid),
        fchown(descriptor, existing.st_uid, existing.st_gid) != 0
      {
        return .current
      }
      guard fchmod(descriptor, existing.st_mode & 0o7777) == 0 else { return .current }
    }
    // Some file systems have nothing to be asked for.
    let result = SystemError.uninterrupted { fsync(descriptor) }
    if result != 0, errno != EINVAL, errno != ENOTSUP { return .current }
    return nil
  }
}
