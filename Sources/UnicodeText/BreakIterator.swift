import CICU
import Synchronization

/// An ICU break iterator: the one place where this module touches its pointer.
///
/// Not for two threads at once; ``BreakIteratorPool`` sees to that.
final class BreakIterator {
  enum Kind: Int32, Hashable {
    case grapheme = 0
    case line = 1
  }

  private let pointer: UnsafeMutableRawPointer

  init?(kind: Kind, locale: String) {
    guard let pointer = fitcheck_break_iterator_open(kind.rawValue, locale) else { return nil }
    self.pointer = pointer
  }

  deinit { fitcheck_break_iterator_close(pointer) }

  /// Sets `allowed` in `flags` at each boundary of `text` after its start, and `mandatory` where a
  /// line must end there.
  ///
  /// `flags.count == text.count + 1`.
  func mark(
    _ text: [UInt16],
    in flags: inout [BoundaryFlags],
    allowed: BoundaryFlags,
    mandatory: BoundaryFlags
  ) {
    precondition(flags.count == text.count + 1)
    text.withUnsafeBufferPointer { text in
      flags.withUnsafeMutableBytes { flags in
        guard let base = text.baseAddress,
          let bytes = flags.baseAddress?.assumingMemoryBound(to: UInt8.self)
        else { return }
        _ = fitcheck_break_iterator_mark(
          pointer,
          base,
          Int32(text.count),
          bytes,
          allowed.rawValue,
          mandatory.rawValue
        )
      }
    }
  }
}

/// Break iterators at rest, by kind and locale: opening one costs more than breaking a headline.
///
/// Holds at most a handful of each; any thread.
enum BreakIteratorPool {
  private struct Key: Hashable {
    let kind: BreakIterator.Kind
    let locale: String
  }

  private struct Idle: ~Copyable, Sendable {
    // The iterators are only ever reached by the thread that has taken them out.
    nonisolated(unsafe) var iterators: [Key: [BreakIterator]] = [:]
  }

  private static let idle = Mutex(Idle())
  private static let mostIdle = 8
  private static let mostLocales = 64

  /// Calls `body` with an iterator that no other thread uses meanwhile.
  ///
  /// When ICU has no rules for the locale, its root rules serve; `nil` only when ICU's data is
  /// missing altogether.
  static func withIterator<Result>(
    kind: BreakIterator.Kind,
    locale: String,
    _ body: (BreakIterator) -> Result
  ) -> Result? {
    let key = Key(kind: kind, locale: locale)
    nonisolated(unsafe) var taken = idle.withLock { $0.iterators[key]?.popLast() }
    if taken == nil {
      taken =
        BreakIterator(kind: kind, locale: locale) ?? BreakIterator(kind: kind, locale: "root")
    }
    guard let iterator = taken else { return nil }
    taken = nil
    let result = body(iterator)
    nonisolated(unsafe) let returned = iterator
    idle.withLock { idle in
      if idle.iterators.count >= mostLocales, idle.iterators[key] == nil { return }
      if idle.iterators[key, default: []].count < mostIdle {
        idle.iterators[key, default: []].append(returned)
      }
    }
    return result
  }
}
