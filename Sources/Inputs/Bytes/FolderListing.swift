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

  /// A file to read, or why something in the folder cannot be.
  enum Entry {
    case file(String)
    case fault(path: String, InputFault)
  }

  /// What a path leads to, links followed; a file where nobody can tell.
  static func kind(of path: String) -> Kind {
    guard !path.utf8.contains(0), case .success(let status) = status(of: path) else {
      return .file(byteCount: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(byteCount: Int(status.st_size))
    default: return .file(byteCount: nil)
    }
  }

  /// The regular files in a folder and the folders in it, in the order of the bytes of their names.
  ///
  /// Names that begin with a point, and endings that are not known, are left out. A folder, a link or a
  /// file of a known ending that cannot be read is a fault, and what stands beside it is listed.
  /// - Throws: ``InputFault/unreadable(_:)`` where the folder itself cannot be read.
  static func entries(in folder: String) throws(InputFault) -> [Entry] {
    var listing = Listing()
    try listing.add(folder)
    return listing.entries
  }

  private static func status(of path: String) -> Result<stat, SystemFailure> {
    var status = stat()
    return stat(path, &status) == 0 ? .success(status) : .failure(SystemFailure(number: errno))
  }

  private struct SystemFailure: Error {
    let number: Int32
  }

  /// A folder whatever it is called.
  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t
  }

  /// The entries of a folder while they are found.
  private struct Listing {
    var entries: [Entry] = []
    /// The folders around the one that is read.
    private var surroundings: [Identity] = []
    private var nameCount = 0

    /// Links may lead from folder to folder in as many ways as there are stars.
    private static let greatestDepth = 32
    private static let greatestNameCount = 1_000_000

    mutating func add(_ folder: String) throws(InputFault) {
      let identity: Identity
      switch FolderListing.status(of: folder) {
      case .failure(let failure): throw .unreadable(systemError(failure.number))
      case .success(let status): identity = Identity(device: status.st_dev, number: status.st_ino)
      }
      guard !surroundings.contains(identity) else {
        throw .unreadable("it leads back to a folder that it stands in")
      }
      guard surroundings.count < Self.greatestDepth else {
        throw .unreadable("folders lie in one another too deeply")
      }
      surroundings.append(identity)
      defer { surroundings.removeLast() }
      for name in try FolderListing.names(in: folder) where name.first != UInt8(ascii: ".") {
        nameCount += 1
        guard nameCount <= Self.greatestNameCount else {
          throw .unreadable("there are more than \(Self.greatestNameCount) names below the folder")
        }
        add(name, in: folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/")
      }
    }

    private mutating func add(_ name: [UInt8], in folder: String) {
      let path = folder + String(decoding: name, as: UTF8.self)
      do throws(InputFault) {
        let isKnown = FileEndings.isKnown(String(decoding: name, as: UTF8.self))
        guard String(validating: name, as: UTF8.self) != nil else {
          throw .unreadable("its name is not UTF-8")
        }
        switch FolderListing.status(of: path) {
        case .failure(let failure): throw .unreadable(systemError(failure.number))
        case .success(let status):
          switch status.st_mode & S_IFMT {
          case S_IFDIR: try add(path)
          case S_IFREG: if isKnown { entries.append(.file(path)) }
          default:
            if isKnown { throw .unreadable("it is a pipe or a device; name it by itself") }
          }
        }
      } catch {
        entries.append(.fault(path: path, error))
      }
    }
  }

  /// The names in a folder as bytes, in their order.
  private static func names(in folder: String) throws(InputFault) -> [[UInt8]] {
    guard let stream = opendir(folder) else { throw .unreadable(systemError(errno)) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
    }
    if errno != 0 { throw .unreadable(systemError(errno)) }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
