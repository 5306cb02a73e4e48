import Foundation
import Inputs

/// A file, or standard input, open for reading.
///
/// What a user names to the command may be a pipe or have no end, so that it is read piece by piece up to a bound. What
/// lies in a folder of sources or pictures is a ``BoundedFile``: nothing waits for a writer there.
final class InputFile {
  /// What the file is called in messages.
  let name: String

  let descriptor: Int32
  /// Which file it is; nil for a pipe or a device, which writing does not replace.
  let identity: FileIdentity?
  private let isOwned: Bool

  /// Opens a file; `-` is standard input.
  init(path: String) throws(CommandFailure) {
    if path == "-" {
      name = InputSource.standardInputName
      descriptor = STDIN_FILENO
      identity = Self.identity(of: descriptor)
      isOwned = false
      return
    }
    name = InputSource.filePath(ofArgument: path)
    guard !path.isEmpty else { throw CommandFailure("the name of the file to read is empty") }
    guard !path.unicodeScalars.contains("\0") else {
      throw CommandFailure("cannot read \(path): the name holds a NUL")
    }
    // A pipe is waited for: `fitcheck <(command)` names one.
    descriptor = Self.open(path)
    guard descriptor >= 0 else {
      throw CommandFailure("cannot read \(path): \(SystemError.current)")
    }
    identity = Self.identity(of: descriptor)
    isOwned = true
    var information = stat()
    if fstat(descriptor, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR {
      throw CommandFailure("cannot read \(path): it is a directory")
    }
  }

  private static func open(_ path: String) -> Int32 {
    while true {
      let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
  }

  /// Which file is open; nil for a pipe or a device.
  static func identity(of descriptor: Int32) -> FileIdentity? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileIdentity(status)
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Reads what is there, up to the buffer's size; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int {
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno == EINTR { continue }
      if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
        continue
      }
      throw CommandFailure("cannot read \(name): \(SystemError.current)")
    }
  }

  /// The whole content of a file that an option names.
  ///
  /// - Parameter mostBytes: how long it may be; no option raises that.
  static func contents(of path: String, upTo mostBytes: Int) throws(CommandFailure) -> [UInt8] {
    try InputFile(path: path).contents(limit: ByteLimit(bytes: mostBytes, isFixed: true))
  }

  /// The whole content, refused when it is longer than the limit.
  func contents(limit: ByteLimit) throws(CommandFailure) -> [UInt8] {
    let refusal = CommandFailure("\(name): \(limit.refusal)")
    // A file that says how long it is need not be read to be refused; what is read of it may begin anywhere.
    var status = stat()
    if isOwned, identity != nil, fstat(descriptor, &status) == 0, status.st_size > limit.bytes {
      throw refusal
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = try chunk.withUnsafeMutableBufferPointer { bytes throws(CommandFailure) in
        try read(into: UnsafeMutableRawBufferPointer(bytes))
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > limit.bytes { throw refusal }
    }
  }
}
