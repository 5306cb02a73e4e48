import Synchronization
import TextShaping

/// The last few truncated lines of one text: the same one is asked for when a candidate is measured,
/// placed and drawn.
///
/// Any thread. Holds a fixed number of lines; the oldest gives way.
final class TruncationCache: Sendable {
  struct Key: Hashable {
    let start: Int
    let width: Double
    let scale: AdvanceScale
    let mode: TruncationMode
  }

  private struct Lines {
    var entries: [(key: Key, line: TruncatedLine)] = []
    var oldest = 0
  }

  private static let capacity = 8
  private let lines = Mutex(Lines())

  func line(for key: Key, _ make: () -> TruncatedLine) -> TruncatedLine {
    if let known = lines.withLock({ $0.entries.first { $0.key == key }?.line }) { return known }
    let line = make()
    lines.withLock { lines in
      if lines.entries.count < Self.capacity {
        lines.entries.append((key, line))
      } else {
        lines.entries[lines.oldest] = (key, line)
        lines.oldest = (lines.oldest + 1) % Self.capacity
      }
    }
    return line
  }
}

extension LineFitting {
  /// The truncated line that begins at `start`.
  /// - Parameter width: in points; `nil` or infinite when it is lines, not the width, that are too many.
  func truncatedLine(from start: Int, width: Double?) -> TruncatedLine {
    let usable = PreparedText.usable(width)
    let key = TruncationCache.Key(
      start: start,
      width: usable,
      scale: advanceScale,
      mode: style.truncation
    )
    return storage.truncations.line(for: key) {
      Truncator(storage.shaped, scale: advanceScale, width: usable, start: start)
        .truncate(style.truncation)
    }
  }
}
