/// Break iterators of one locale at rest: opening one costs more than breaking a headline.
///
/// Holds at most a handful; any thread.
final class BreakIteratorPool: Sendable {
  /// Of the rules common to all languages, which end words by dictionary in complex scripts.
  static let words = BreakIteratorPool(locale: "root")
  /// Of Japanese phrases.
  static let japanesePhrases = BreakIteratorPool(locale: "ja@lw=phrase")
  /// Of Japanese words, and of Chinese ones: one dictionary has both.
  static let japaneseWords = BreakIteratorPool(locale: "ja", .words)

  private struct Idle: ~Copyable, Sendable {
    // The iterators are only ever reached by the thread that has taken them out.
    nonisolated(unsafe) var iterators: [BreakIterator] = []
  }

  private static let mostIdle = 8
  private let locale: String
  private let kind: BreakKind
  private let idle = Locked(Idle())

  init(locale: String, _ kind: BreakKind = .lines) {
    self.locale = locale
    self.kind = kind
  }

  /// Calls `body` with an iterator that no other thread uses meanwhile; not at all when ICU has
  /// none.
  func withIterator(_ body: (BreakIterator) -> Void) {
    nonisolated(unsafe) let pooled = idle.withLock { $0.iterators.popLast() }
    guard let iterator = pooled ?? BreakIterator(locale: locale, kind) else { return }
    body(iterator)
    nonisolated(unsafe) let returned = iterator
    idle.withLock { idle in
      if idle.iterators.count < Self.mostIdle { idle.iterators.append(returned) }
    }
  }
}
