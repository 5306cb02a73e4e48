import UnicodeText

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The bytes of a file, of standard input, or of memory, from the first to the last.
final class ByteStream {
  private enum Origin {
    case descriptor(Int32, closes: Closing)
    case memory(ArraySlice<UInt8>)
  }

  private enum Closing {
    case atEnd, never
  }

  private var origin: Origin

  /// Bytes of memory.
  init(_ bytes: [UInt8]) {
    origin = .memory(bytes[...])
  }

  private init(_ origin: Origin) {
    self.origin = origin
  }

  static func standardInput() -> ByteStream { opened(STDIN_FILENO) }

  /// What is open already, and is not closed here.
  static func opened(_ descriptor: Int32) -> ByteStream {
    ByteStream(.descriptor(descriptor, closes: .never))
  }

  /// Opens a file; a pipe is waited for.
  static func file(_ path: String) throws(InputFault) -> ByteStream {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .unreadable("its name is empty or holds a NUL")
    }
    while true {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
      if descriptor >= 0 { return ByteStream(.descriptor(descriptor, closes: .atEnd)) }
      if errno != EINTR { throw .unreadable(SystemReason.words(for: errno)) }
    }
  }

  deinit {
    if case .descriptor(let descriptor, .atEnd) = origin { _ = close(descriptor) }
  }

  /// Reads some bytes, up to a number; none at the end.
  func read(upTo count: Int) throws(InputFault) -> [UInt8] {
    switch origin {
    case .memory(let bytes):
      origin = .memory(bytes.dropFirst(count))
      return Array(bytes.prefix(count))
    case .descriptor(let descriptor, _):
      var buffer = [UInt8](repeating: 0, count: count)
      while true {
        let result = buffer.withUnsafeMutableBytes { bytes in
          systemRead(descriptor, bytes.baseAddress, bytes.count)
        }
        if result >= 0 { return Array(buffer.prefix(result)) }
        switch errno {
        case EINTR: continue
        case EAGAIN:
          var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = poll(&request, 1, -1)
        default: throw .unreadable(SystemReason.words(for: errno))
        }
      }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}
