import UnicodeText

/// Who comes first: what calls back again is not heard.
final class FirstTurn: Sendable {
  private let isTaken = Locked(false)

  /// Whether this is the first call.
  func take() -> Bool {
    isTaken.withLock { taken in
      defer { taken = true }
      return !taken
    }
  }
}
