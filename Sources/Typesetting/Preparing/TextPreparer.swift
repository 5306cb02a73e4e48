import FontFaces
import UnicodeText

/// Prepares texts and remembers them, within a bound in bytes.
///
/// Any number of threads may use one preparer at once; texts are prepared outside its lock. When
/// there is no more room, texts that were not asked for lately are let go, one after the other,
/// until there is. A text counts with all that it holds, also what is only found when it is set:
/// pieces of words that are cut, truncated lines.
///
///     let preparer = TextPreparer()
///     let style = TextStyle(cascade: fonts.cascade(weight: .regular), language: "ja")
///     let text = preparer.prepare("海辺の図書館、夜も開館へ", style: style)
///     print(text.measure(ParagraphStyle(pointSize: 12), width: 146).lineCount)
public final class TextPreparer: Sendable {
  /// Texts count as the same only with the same scalars.
  private struct Key: Hashable {
    let text: ExactText
    let style: TextStyle
    /// Empty for a text of one style.
    var runs: [StyledRun] = []

    /// The memory it takes beside the text, which the prepared text holds as well.
    var heapByteCount: Int {
      runs.reduce(runs.heapByteCount) { $0 + $1.heapByteCount }
    }
  }

  private struct Memory {
    var table = ClockTable<Key, PreparedText>()
    var counters = CacheCounters()
  }

  /// The one that environments share unless they are given another.
  ///
  /// What it remembers keeps its faces open; where fonts come and go, give each library's environments
  /// a preparer of their own.
  public static let shared = TextPreparer()

  private let memory = Locked(Memory())
  private let ledger = ByteLedger()
  let byteLimit: Int

  /// Creates a preparer that remembers nothing yet.
  ///
  /// - Parameter byteLimit: the bound of what is remembered, in bytes.
  public init(byteLimit: Int = 64 << 20) {
    self.byteLimit = byteLimit
  }

  /// The text, prepared in a style.
  ///
  /// A text that is larger than the bound by itself is prepared each time.
  /// - Complexity: linear in the text's length when it is new, a look-up otherwise.
  public func prepare(_ text: String, style: TextStyle) -> PreparedText {
    let key = Key(text: ExactText(text), style: style)
    if let known = find(key) { return known }
    return keep(PreparedText(text, style: style), for: key)
  }

  /// The text of several styles, prepared; see ``PreparedText/init(runs:style:)``.
  /// - Complexity: linear in the text's length when it is new, a look-up otherwise.
  public func prepare(_ runs: [StyledRun], style: TextStyle) -> PreparedText {
    // Not the runs as they come: no number is equal to one that is none.
    let runs = runs.map(\.normalized)
    let key = Key(text: ExactText(""), style: style, runs: runs)
    if let known = find(key) { return known }
    return keep(PreparedText(normalized: runs, style: style), for: key)
  }

  /// What the memory has done so far.
  public var counters: CacheCounters {
    memory.withLock { memory in
      var counters = memory.counters
      counters.count = memory.table.count
      counters.byteCount = ledger.total
      return counters
    }
  }

  private func find(_ key: Key) -> PreparedText? {
    // Texts are let go outside the lock: freeing a long one takes time.
    let (known, _) = memory.withLock { memory in
      let known = memory.table.find(key)
      if known == nil { memory.counters.misses += 1 } else { memory.counters.hits += 1 }
      return (known, makeRoom(in: &memory))
    }
    return known
  }

  /// Remembers a text, if there is room for it at all.
  /// - Returns: the text, or the one that another thread has meanwhile prepared.
  private func keep(_ prepared: PreparedText, for key: Key) -> PreparedText {
    let account = prepared.storage.account
    let (kept, _) = memory.withLock { memory -> (PreparedText, [PreparedText]) in
      if let known = memory.table.find(key) { return (known, []) }
      let entryByteCount = Self.entryByteCount + key.heapByteCount
      guard account.bytes + entryByteCount <= byteLimit else {
        memory.counters.refusals += 1
        return (prepared, [])
      }
      account.add(entryByteCount)
      account.open(in: ledger)
      let gone = makeRoom(in: &memory)
      memory.table.insert(prepared, for: key)
      return (prepared, gone)
    }
    return kept
  }

  /// Lets texts go until all that is entered in the ledger is within the bound.
  private func makeRoom(in memory: inout Memory) -> [PreparedText] {
    var gone: [PreparedText] = []
    while ledger.total > byteLimit, let oldest = memory.table.evict() {
      oldest.storage.account.close()
      memory.counters.evictions += 1
      gone.append(oldest)
    }
    return gone
  }

  private static let entryByteCount = ClockTable<Key, PreparedText>.entryByteCount
}
