import Foundation
import UnicodeText

/// The row of a terminal that is written over: how far a run has come.
///
/// Whatever else goes to a terminal would stand behind it in the same row: it is taken away before. Any thread.
enum TerminalRow {
  private static let isShown = Locked(false)
  private static let erasing = "\r\u{1B}[K"

  /// Shows a text in place of the row that there is.
  static func show(_ text: String) {
    isShown.withLock { isShown in
      isShown = true
      write(erasing + text)
    }
  }

  /// Takes the row away, where there is one.
  static func clear() {
    isShown.withLock { isShown in
      guard isShown else { return }
      isShown = false
      write(erasing)
    }
  }

  private static func write(_ text: String) {
    _ = OutputWriter.writeAll(Array(text.utf8)[...], to: STDERR_FILENO)
  }
}
