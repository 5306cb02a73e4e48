import Foundation

/// Messages on standard error: of one line, or of rows as wide as the terminal.
enum Diagnostics {
  /// What quotes a whole file is cut here.
  private static let mostScalars = 2_000

  /// Writes a line that nothing in it can break or make a terminal obey.
  static func write(_ message: String) {
    let shown = TerminalText.visible(String(Substring(message.unicodeScalars.prefix(mostScalars))))
    let rest = message.unicodeScalars.count > mostScalars ? "⋯" : ""
    let line = "fitcheck: \(shown)\(rest)"
    let rows = TerminalColumns.ofErrors.map {
      StyledText(line).rows(to: $0, hanging: 2, palette: .plain)
    }
    let text = (rows ?? [line]).joined(separator: "\n") + "\n"
    TerminalRow.clear()
    // Where standard error is closed as well, the exit code is all that is left to say.
    _ = OutputWriter.writeAll(Array(text.utf8)[...], to: STDERR_FILENO)
  }
}
