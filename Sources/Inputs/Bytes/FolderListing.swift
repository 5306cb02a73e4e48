import UnicodeText

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The files below a folder that are read with it.
enum FolderListing {
  /// What a path leads to.
  enum Kind {
    case file(byteCount: Int?), folder
  }

  /// What a path leads to, links followed; a file where nobody can tell.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return .file(byteCount: nil) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(byteCount: Int(status.st_size))
    default: return .file(byteCount: nil)
    }
  }

  /// How deep folders may lie in one another: links may lead round in a circle.
  private static let greatestDepth = 32

  /// The regular files in a folder and the folders in it, in the order of the bytes of their names.
  ///
  /// Names that begin with a point, and endings that are not known, are left out.
  static func files(in folder: String, depth: Int = 0) throws(InputFault) -> [String] {
    guard depth < greatestDepth else { throw .unreadable("folders lie in one another too deeply") }
    var files: [String] = []
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
      switch kind(of: path) {
      case .folder: files += try Self.files(in: path, depth: depth + 1)
      case .file(let byteCount):
        if byteCount != nil, FileEndings.isKnown(name) { files.append(path) }
      }
    }
    return files
  }

  private static func names(in folder: String) throws(InputFault) -> [String] {
    guard let stream = opendir(folder) else { throw .unreadable(systemError(errno)) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name else { throw .unreadable("the name of a file in it is not UTF-8") }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
