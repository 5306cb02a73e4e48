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

  /// How many names are gone through below a folder.
  static let greatestNameCount = 1_000_000

  /// What a path leads to, links followed; a file where nobody can tell.
  static func kind(of path: String) -> Kind {
    guard !path.utf8.contains(0), case .success(let status) = status(of: path.utf8) else {
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
  /// Names that begin with a point, and files of other endings, are left out, whatever is wrong with them. A
  /// folder or a file of a known ending that cannot be read is a fault, and what stands beside it is listed;
  /// so is a link that leads nowhere, unless its name has another ending and a file's is all it can be.
  /// - Parameter most: how many names are gone through, those in its folders among them.
  /// - Throws: ``InputFault/unreadable(_:)`` where the folder itself cannot be read.
  static func entries(
    in folder: String,
    upTo most: Int = FolderListing.greatestNameCount
  ) throws(InputFault) -> [Entry] {
    var listing = Listing(mostNames: most)
    try listing.add(folder)
    return listing.entries
  }

  /// What the system says of a path, whose bytes need not be text.
  private static func status(of path: some Sequence<UInt8>) -> Result<stat, SystemFailure> {
    (Array(path) + [0]).withUnsafeBytes { bytes in
      var status = stat()
      guard let name = bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        stat(name, &status) == 0
      else { return .failure(SystemFailure(number: errno)) }
      return .success(status)
    }
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
    private let mostNames: Int

    /// Links may lead from folder to folder in as many ways as there are stars.
    private static let greatestDepth = 32

    init(mostNames: Int) {
      self.mostNames = mostNames
    }

    mutating func add(_ folder: String) throws(InputFault) {
      let identity: Identity
      switch FolderListing.status(of: folder.utf8) {
      case .failure(let failure): throw .unreadable(SystemReason.words(for: failure.number))
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
      for name in try FolderListing.names(in: folder) where name.bytes.first != UInt8(ascii: ".") {
        nameCount += 1
        guard nameCount <= mostNames else {
          throw .unreadable("there are more than \(mostNames) names below the folder")
        }
        add(name, in: folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/")
      }
    }

    private mutating func add(_ name: Name, in folder: String) {
      let shown = String(decoding: name.bytes, as: UTF8.self)
      let ending = FileEndings.kind(of: shown)
      // Most of a disk, each of which would take longer to be asked about than to be listed.
      if ending != .known, !name.mayBeFolder { return }
      let path = folder + shown
      do throws(InputFault) {
        switch FolderListing.status(of: Array(folder.utf8) + name.bytes) {
        case .failure(let failure):
          if ending != .other { throw .unreadable(SystemReason.words(for: failure.number)) }
        case .success(let status):
          let kind = status.st_mode & S_IFMT
          guard ending == .known || kind == S_IFDIR else { return }
          guard String(validating: name.bytes, as: UTF8.self) != nil else {
            throw .unreadable("its name is not UTF-8")
          }
          switch kind {
          case S_IFDIR: try add(path)
          case S_IFREG: entries.append(.file(path))
          default: throw .unreadable("it is a pipe or a device; name it by itself")
          }
        }
      } catch {
        entries.append(.fault(path: path, error))
      }
    }
  }

  /// A name in a folder.
  private struct Name {
    let bytes: [UInt8]
    /// Whether a folder may be called so, or a link to one: what the folder says of it, where its disk keeps that there.
    let mayBeFolder: Bool
  }

  /// The names in a folder, in the order of their bytes.
  private static func names(in folder: String) throws(InputFault) -> [Name] {
    guard let stream = opendir(folder) else { throw .unreadable(SystemReason.words(for: errno)) }
    defer { closedir(stream) }
    var names: [Name] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let kind = Int(entry.pointee.d_type)
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      names.append(
        Name(
          bytes: bytes,
          mayBeFolder: [Int(DT_DIR), Int(DT_LNK), Int(DT_UNKNOWN)].contains(kind)
        )
      )
    }
    if errno != 0 { throw .unreadable(SystemReason.words(for: errno)) }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}
