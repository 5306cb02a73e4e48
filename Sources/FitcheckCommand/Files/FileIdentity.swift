import Foundation

/// Which file it is, whatever the name by which it was found: two names of one identity are one
/// file, be they spellings, symbolic links or hard links.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// The file that a name leads to, links followed; nil where it leads to none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that is open; nil for a descriptor that is not.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }
}

extension FileIdentity {
  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }
}
