/// Break iterators at rest, by locale: opening one costs more than breaking a headline.
///
/// Holds at most a handful of each; any thread.
package enum BreakIteratorPool {
  private struct Idle: ~Copyable, Sendable {
    // The iterators are only ever reached by the thread that has taken them out.
    nonisolated(unsafe) var iterators: [String: [BreakIterator]] = [:]
  }

  private static let idle = Locked(Idle())
  private static let mostIdle = 8
  private static let mostLocales = 64

  /// Calls `body` with an iterator that no other thread uses meanwhile.
  ///
  /// When ICU has no rules for the locale, its root rules serve; `nil` only when ICU's data is
  /// missing altogether.
  package static func withIterator<Result>(
    locale: String,
    _ body: (BreakIterator) -> Result
  ) -> Result? {
    nonisolated(unsafe) var taken = idle.withLock { $0.iterators[locale]?.popLast() }
    if taken == nil {
      taken =
        BreakIterator(locale: locale) ?? BreakIterator(locale: "root")
    }
    guard let iterator = taken else { return nil }
    taken = nil
    let result = body(iterator)
    nonisolated(unsafe) let returned = iterator
    idle.withLock { idle in
      if idle.iterators.count >= mostLocales, idle.iterators[locale] == nil { return }
      if idle.iterators[locale, default: []].count < mostIdle {
        idle.iterators[locale, default: []].append(returned)
      }
    }
    return result
  }
}
