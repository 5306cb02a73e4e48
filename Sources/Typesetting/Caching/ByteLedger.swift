import Synchronization
import UnicodeText

/// The bytes that a cache is answerable for: written by what it holds, also when that grows later.
///
/// Any thread.
final class ByteLedger: Sendable {
  private let bytes = Atomic<Int>(0)

  var total: Int { bytes.load(ordering: .relaxed) }

  func add(_ count: Int) {
    bytes.wrappingAdd(count, ordering: .relaxed)
  }
}

/// The size of one thing, which may grow, and the ledger of the cache that holds it.
///
/// Any thread.
struct ByteAccount: Sendable {
  private struct State {
    var bytes: Int
    var ledger: ByteLedger?
  }

  private let state: Locked<State>

  init(bytes: Int) {
    state = Locked(State(bytes: bytes))
  }

  var bytes: Int { state.withLock(\.bytes) }

  /// Counts more bytes, or fewer.
  func add(_ count: Int) {
    state.withLock { state in
      state.bytes += count
      state.ledger?.add(count)
    }
  }

  /// Enters what there is into a ledger, and all that comes later.
  func open(in ledger: ByteLedger) {
    state.withLock { state in
      guard state.ledger == nil else { return }
      state.ledger = ledger
      ledger.add(state.bytes)
    }
  }

  /// Takes everything out of the ledger again.
  func close() {
    state.withLock { state in
      state.ledger?.add(-state.bytes)
      state.ledger = nil
    }
  }
}
