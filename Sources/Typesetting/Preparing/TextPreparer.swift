import FontFaces
import Synchronization

/// Prepares texts and remembers them, within a bound in bytes.
///
/// Any number of threads may use one preparer at once; texts are prepared outside its lock. When the
/// memory is full, what was not asked for lately is let go.
public final class TextPreparer: Sendable {
  /// What a preparer's memory has done so far.
  public struct Counters: Sendable, Hashable {
    /// Texts that were found prepared.
    public fileprivate(set) var hits = 0
    /// Texts that had to be prepared.
    public fileprivate(set) var misses = 0
    /// Texts that were let go.
    public fileprivate(set) var evictions = 0
    /// The size of what is remembered, in bytes, roughly.
    public fileprivate(set) var byteCount = 0
  }

  /// Texts count as the same only with the same scalars: `String` also calls a composed text and its
  /// decomposed form equal, whose offsets differ.
  private struct Key: Hashable {
    let text: String
    let style: TextStyle

    static func == (left: Key, right: Key) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8) && left.style == right.style
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(style)
    }
  }

  /// Two generations: what is asked for moves to the young one; when both together pass the bound, the
  /// young becomes the old one, and what was left in that is let go.
  private struct Memory {
    var young: [Key: PreparedText] = [:]
    var old: [Key: PreparedText] = [:]
    var youngByteCount = 0
    var oldByteCount = 0
    var counters = Counters()

    /// Lets the old generation go when both together have passed the bound; the young one takes its
    /// place.
    mutating func age(byteLimit: Int) {
      guard youngByteCount + oldByteCount > byteLimit else { return }
      counters.evictions += old.count
      old = young
      oldByteCount = youngByteCount
      young = [:]
      youngByteCount = 0
      guard oldByteCount > byteLimit else { return }
      counters.evictions += old.count
      old = [:]
      oldByteCount = 0
    }
  }

  private let memory = Mutex(Memory())
  private let byteLimit: Int

  /// - Parameter byteLimit: the bound of what is remembered, in bytes.
  public init(byteLimit: Int = 64 << 20) {
    self.byteLimit = byteLimit
  }

  /// The text, prepared in a style.
  /// - Complexity: linear in the text's length when it is new, a look-up otherwise.
  public func prepare(_ text: String, style: TextStyle) -> PreparedText {
    let key = Key(text: text, style: style)
    if let known = find(key) { return known }
    let prepared = PreparedText(text, style: style)
    insert(prepared, for: key)
    return prepared
  }

  /// What the memory has done so far.
  public var counters: Counters {
    memory.withLock { memory in
      var counters = memory.counters
      counters.byteCount = memory.youngByteCount + memory.oldByteCount
      return counters
    }
  }

  private func find(_ key: Key) -> PreparedText? {
    memory.withLock { memory in
      if let known = memory.young[key] {
        memory.counters.hits += 1
        return known
      }
      guard let known = memory.old.removeValue(forKey: key) else {
        memory.counters.misses += 1
        return nil
      }
      memory.counters.hits += 1
      memory.oldByteCount -= known.byteCount
      memory.young[key] = known
      memory.youngByteCount += known.byteCount
      return known
    }
  }

  /// Remembers a text, unless it would take more than half the bound by itself.
  private func insert(_ prepared: PreparedText, for key: Key) {
    guard prepared.byteCount <= byteLimit / 2 else { return }
    memory.withLock { memory in
      guard memory.young.updateValue(prepared, forKey: key) == nil else { return }
      memory.youngByteCount += prepared.byteCount
      memory.age(byteLimit: byteLimit)
    }
  }
}
