internal import CICU

/// What an ICU break iterator finds.
package enum BreakKind: Sendable, Hashable {
  case lines, words
}

/// An ICU line or word break iterator: the one place where this module touches its pointer.
///
/// Not for two threads at once; ``BreakIteratorPool`` sees to that.
package final class BreakIterator {
  private let pointer: UnsafeMutableRawPointer

  /// - Parameter locale: as ICU names it.
  /// - Returns: `nil` when ICU cannot be asked for its rules.
  package init?(locale: String, _ kind: BreakKind = .lines) {
    let opened = MemoryShortage.trapping {
      switch kind {
      case .lines: fitcheck_break_iterator_open(locale)
      case .words: fitcheck_word_iterator_open(locale)
      }
    }
    guard let pointer = opened else { return nil }
    self.pointer = pointer
  }

  deinit { fitcheck_break_iterator_close(pointer) }

  /// Sets `flag` at each boundary that ICU finds inside `range`, taken as a text of its own.
  ///
  /// `flags.count > text.count`.
  package func mark(
    _ range: Range<Int>,
    of text: UnsafeBufferPointer<UInt16>,
    in flags: UnsafeMutableBufferPointer<BoundaryFlags>,
    flag: BoundaryFlags
  ) {
    precondition(range.upperBound <= text.count && text.count < flags.count)
    flags.withMemoryRebound(to: UInt8.self) { flags in
      guard let base = text.baseAddress, let bytes = flags.baseAddress else { return }
      let isMarked = MemoryShortage.trapping {
        fitcheck_break_iterator_mark(
          pointer,
          base + range.lowerBound,
          Int32(range.count),
          bytes + range.lowerBound,
          flag.rawValue
        )
      }
      precondition(isMarked != 0, "ICU has no memory for a text")
    }
  }
}
