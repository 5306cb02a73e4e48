import Fitcheck
import Foundation

/// A buffered writer to a file descriptor that notices every failed write.
///
/// `print` ignores a full disk and a closed pipe; this throws.
final class OutputWriter {
  private let descriptor: Int32
  private let name: String
  /// Whether a row may stand there that is written over.
  private let isTerminal: Bool
  private var buffer: [UInt8] = []
  private static let capacity = 64 * 1024

  /// A writer that does not own its descriptor; `name` is for error messages.
  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    isTerminal = isatty(descriptor) == 1
    buffer.reserveCapacity(Self.capacity)
  }

  static func standardOutput() -> OutputWriter {
    OutputWriter(descriptor: STDOUT_FILENO, name: "standard output")
  }

  /// Adds text; it reaches the descriptor when the buffer is full or at ``flush()``.
  func write(_ text: String) throws(CommandFailure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Adds bytes.
  func write(_ bytes: some Collection<UInt8>) throws(CommandFailure) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Hands everything that was written to the system, where it was measured in sound fonts.
  func flush() throws(CommandFailure) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try Self.checkFonts()
    if isTerminal, !buffer.isEmpty { TerminalRow.clear() }
    if let error = Self.writeAll(buffer[...], to: descriptor) {
      throw CommandFailure(
        error.number == EPIPE
          ? "\(name) was closed before everything was written"
          : "cannot write to \(name): \(error)"
      )
    }
  }

  /// Refuses what rests on a text of which a font made more glyphs than were measured.
  static func checkFonts() throws(CommandFailure) {
    if let error = OvergrownFonts.error { throw CommandFailure(Advice.sentence(of: error)) }
  }

  /// Writes all bytes; the error that stopped it, if any.
  static func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN {
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&request, 1, -1)
            continue
          }
          return .current
        }
        offset += count
      }
      return nil
    }
  }
}
