#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A regular file's bytes, mapped into memory: the one way in which the library reads files.
///
/// What is no regular file is refused without waiting for it: a pipe has nothing to map, and
/// whether anybody ever writes into it is not known. Any thread. A file that is cut short by
/// another program while it is mapped ends the process, as it does wherever files are mapped.
package final class MappedFile: @unchecked Sendable {
  /// The most bytes of a file that is mapped: 512 MiB, twice the largest font that systems ship.
  package static let mostBytes = 512 << 20

  /// The file as it was named.
  package let path: String
  /// Its content, which lives as long as this object.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// Maps a file.
  /// - Throws: ``FileProblem`` when it is missing, not to be read, empty, too large, or no regular
  ///   file.
  package init(path: String) throws(FileProblem) {
    let descriptor = try Self.open(path)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(code: errno) }
    try Self.checkKind(status.st_mode)
    let count = Int(status.st_size)
    guard count > 0 else { throw FileProblem(reason: "the file is empty") }
    guard count <= Self.mostBytes else {
      throw FileProblem(reason: "it has \(count) bytes, and \(Self.mostBytes) are the most")
    }
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start, start != MAP_FAILED else { throw FileProblem(code: errno) }
    self.path = path
    bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self),
      count: count
    )
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
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
}
