import Foundation

/// How far a list has come, on a terminal only, in one row that is written over.
struct ListProgress {
  private let isShown: Bool
  private let interval: Duration
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now
  private var count = 0
  private var byteCount = 0
  private var totalByteCount: Int?

  /// - Parameter interval: what passes between two rows, and before the first: what is quickly done needs none.
  init(
    isShown: Bool = isatty(STDERR_FILENO) == 1,
    interval: Duration = .milliseconds(500)
  ) {
    self.isShown = isShown
    self.interval = interval
  }

  /// Notes how many bytes were read, of how many; nil where nobody knows.
  mutating func note(byteCount: Int, of totalByteCount: Int?) {
    self.byteCount = byteCount
    self.totalByteCount = totalByteCount
  }

  /// Counts items that are judged, and shows how far that is.
  mutating func step(_ itemCount: Int) {
    count += itemCount
    guard isShown, ContinuousClock.now - lastShown >= interval else { return }
    lastShown = .now
    let text = text(after: (lastShown - start) / .seconds(1))
    TerminalRow.show(TerminalText.clipped(text, to: (TerminalColumns.ofErrors ?? 80) - 1))
  }

  /// What takes longer is not told, in seconds: 366 days.
  private static let longestLeft = 366.0 * 86_400

  /// What is said of how far the list has come, some seconds after its start.
  func text(after seconds: Double) -> String {
    let text = "\(count) headlines, \(Int(Double(count) / seconds)) a second"
    guard let totalByteCount, byteCount > 0, byteCount < totalByteCount else { return text }
    let left = seconds * Double(totalByteCount - byteCount) / Double(byteCount)
    // A file without content may have nearly as many bytes as a number holds, and its time more seconds.
    guard left < Self.longestLeft else { return text }
    return text + ", \(Int(left.rounded(.up))) s left"
  }
}
