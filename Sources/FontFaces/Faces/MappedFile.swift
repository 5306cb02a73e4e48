import UnicodeText

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A regular file's bytes in pages of memory: the one way in which the library reads files.
///
/// What is no regular file is refused without waiting for it: a pipe has nothing to map, and
/// whether anybody ever writes into it is not known. Any thread. A file that is cut short by
/// another program while it is mapped ends the process, as it does wherever files are mapped: a
/// font of the user's own is read (``init(reading:)``).
package final class MappedFile: @unchecked Sendable {
  /// The most bytes of a file that is opened: 512 MiB, twice the largest font that systems ship.
  package static let mostBytes = 512 << 20

  /// The file as it was named.
  package let path: String
  /// Its content, which lives as long as this object.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// Maps a file.
  /// - Throws: ``FileProblem`` when it is missing, not to be read, empty, too large, or no regular
  ///   file.
  package init(path: String) throws(FileProblem) {
    let (descriptor, count) = try Self.opened(path)
    defer { close(descriptor) }
    self.path = path
    bytes = UnsafeBufferPointer(try Self.pages(count, of: descriptor))
  }

  /// Reads a file into pages of its own, which nothing that becomes of the file changes.
  /// - Throws: ``FileProblem`` where ``init(path:)`` does, and where the file becomes shorter while it is
  ///   read.
  package init(reading path: String) throws(FileProblem) {
    let (descriptor, count) = try Self.opened(path)
    defer { close(descriptor) }
    let pages = try Self.pages(count, of: nil)
    do throws(FileProblem) {
      try Self.fill(pages, from: descriptor)
    } catch {
      munmap(pages.baseAddress, count)
      throw error
    }
    self.path = path
    bytes = UnsafeBufferPointer(pages)
  }

  /// The first bytes of a file: so many, or all where it has fewer.
  /// - Throws: ``FileProblem`` where ``init(reading:)`` does.
  static func beginning(of path: String, _ mostBytes: Int) throws(FileProblem) -> [UInt8] {
    let (descriptor, count) = try opened(path)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: min(count, mostBytes))
    try bytes.withUnsafeMutableBufferPointer { buffer throws(FileProblem) in
      try fill(buffer, from: descriptor)
    }
    return bytes
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// Whether the bytes are those of another file.
  func hasBytes(of other: MappedFile) -> Bool {
    guard bytes.count == other.bytes.count, let start = bytes.baseAddress,
      let otherStart = other.bytes.baseAddress
    else { return false }
    return memcmp(start, otherStart, bytes.count) == 0
  }

  /// Opens a file that may be read here, and tells how many bytes it has.
  private static func opened(
    _ path: String
  ) throws(FileProblem) -> (descriptor: Int32, count: Int) {
    let descriptor = try open(path)
    do throws(FileProblem) {
      return (descriptor, try byteCount(of: descriptor))
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func byteCount(of descriptor: Int32) throws(FileProblem) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(code: errno) }
    try checkKind(status.st_mode)
    let count = Int(status.st_size)
    guard count > 0 else { throw FileProblem(reason: "the file is empty") }
    guard count <= mostBytes else {
      throw FileProblem(reason: "it has \(count) bytes, and \(mostBytes) are the most")
    }
    return count
  }

  /// Pages with a file's bytes, which may not be written; those of no file are empty and may.
  private static func pages(
    _ count: Int,
    of descriptor: Int32?
  ) throws(FileProblem) -> UnsafeMutableBufferPointer<UInt8> {
    let start: UnsafeMutableRawPointer? =
      if let descriptor {
        mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
      } else {
        mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
      }
    guard let start, start != MAP_FAILED else { throw FileProblem(code: errno) }
    return UnsafeMutableBufferPointer(
      start: start.assumingMemoryBound(to: UInt8.self),
      count: count
    )
  }

  private static func fill(
    _ pages: UnsafeMutableBufferPointer<UInt8>,
    from descriptor: Int32
  ) throws(FileProblem) {
    var filled = 0
    while filled < pages.count {
      let rest = UnsafeMutableBufferPointer(rebasing: pages[filled...])
      let count = read(descriptor, rest.baseAddress, rest.count)
      if count > 0 {
        filled += count
      } else if count == 0 {
        throw FileProblem(reason: "it became shorter while it was read")
      } else if errno != EINTR {
        throw FileProblem(code: errno)
      }
    }
  }

  private static func open(_ path: String) throws(FileProblem) -> Int32 {
    guard !path.isEmpty else { throw FileProblem(reason: "its name is empty") }
    // C would end the name at the NUL and open another file.
    guard !path.utf8.contains(0) else { throw FileProblem(reason: "the name holds a NUL") }
    while true {
      #if canImport(Darwin)
      let descriptor = Darwin.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      #elseif canImport(Musl)
      let descriptor = Musl.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      #else
      let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      #endif
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else { throw FileProblem(code: errno) }
    }
  }

  private static func checkKind(_ mode: mode_t) throws(FileProblem) {
    switch mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileProblem(code: EISDIR)
    case S_IFIFO: throw FileProblem(reason: "it is a pipe, not a file")
    case S_IFCHR, S_IFBLK: throw FileProblem(reason: "it is a device, not a file")
    default: throw FileProblem(reason: "it is not a file")
    }
  }
}

extension MappedFile {
  /// Maps a font file.
  convenience init(font path: String) throws(FontError) {
    do throws(FileProblem) {
      try self.init(path: path)
    } catch {
      throw FontError.unreadable(path: path, reason: error.reason)
    }
  }

  /// What a font file is, as its first bytes say.
  static func format(ofFont path: String) throws(FontError) -> FontFormat {
    do throws(FileProblem) {
      return FontFormat(of: try beginning(of: path, FontFormat.reach))
    } catch {
      throw FontError.unreadable(path: path, reason: error.reason)
    }
  }

  /// Reads a font file that may become another one meanwhile.
  convenience init(readingFont path: String) throws(FontError) {
    do throws(FileProblem) {
      try self.init(reading: path)
    } catch {
      throw FontError.unreadable(path: path, reason: error.reason)
    }
  }
}

/// The bytes of fonts that were read and are in use, each held once: a collection's faces are opened one by one, and a
/// font may have several names.
enum FontContents {
  private struct Held: Sendable {
    weak var content: MappedFile?
  }

  private static let held = Locked<[Held]>([])

  /// The bytes as they are held already, or those that are given, which are held from now on.
  /// - Complexity: linear in the number of fonts in use, and in the bytes of those that have as many.
  static func shared(_ content: MappedFile) -> MappedFile {
    held.withLock { held in
      held.removeAll { $0.content == nil }
      if let known = held.compactMap({ $0.content }).first(where: { $0.hasBytes(of: content) }) {
        return known
      }
      held.append(Held(content: content))
      return content
    }
  }
}
