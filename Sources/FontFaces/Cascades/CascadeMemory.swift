/// The cascades of one library, held within a bound in bytes, but for the one asked for last.
///
/// What a cascade comes to remember while it is used counts from the next time that any is asked
/// for. One that had to go and is still used by somebody is found again, so that what is asked for
/// twice is the same as long as that can be told. Not for two threads at once.
struct CascadeMemory {
  private struct Held {
    let key: CascadeKey
    let cascade: FontCascade
    /// The faces that are open for this cascade only.
    let ownFaces: [FontFace]
    /// What does not grow, in bytes.
    let fixedByteCount: Int

    var heapByteCount: Int {
      ownFaces.reduce(
        fixedByteCount + cascade.selector.heapByteCount + cascade.companionByteCount
      ) { $0 + $1.heapByteCount }
    }
  }

  private let byteLimit: Int
  /// Faces that are open anyway, and do not count.
  private let sharedFaces: Set<FontFace>
  /// The one asked for last at the end.
  private var held: [Held] = []
  /// ``CascadeGrowth/count`` when they were last weighed.
  private var weighed = 0
  /// All that were asked for and may still be used, two thousand weights and slants at most.
  private var used: [CascadeKey: FontCascade.WeakReference] = [:]

  init(byteLimit: Int, sharedFaces: [FontFace]) {
    self.byteLimit = byteLimit
    self.sharedFaces = Set(sharedFaces)
  }

  /// The memory of the cascades that are held, in bytes.
  /// - Complexity: linear in their number.
  var heapByteCount: Int { held.reduce(0) { $0 + $1.heapByteCount } }

  /// All that somebody uses, by weight and slant.
  var cascades: [FontCascade] {
    used.sorted { ($0.key.weight, $0.key.slant.rawValue) < ($1.key.weight, $1.key.slant.rawValue) }
      .compactMap(\.value.cascade)
  }

  /// The cascade of a key, made when there is none.
  /// - Complexity: linear in the number of cascades that are held, some dozens.
  mutating func cascade(for key: CascadeKey, _ make: () -> FontCascade) -> FontCascade {
    if let place = held.lastIndex(where: { $0.key == key }) {
      let known = held[place]
      if place < held.count - 1 {
        held.remove(at: place)
        held.append(known)
      }
      if weighed != CascadeGrowth.count { letGo() }
      return known.cascade
    }
    let cascade = used[key]?.cascade ?? make()
    used = used.filter { $0.value.cascade != nil }
    used[key] = FontCascade.WeakReference(cascade)
    held.append(
      Held(
        key: key,
        cascade: cascade,
        ownFaces: cascade.faces.filter { !sharedFaces.contains($0) },
        fixedByteCount: cascade.fixedByteCount
      )
    )
    letGo()
    return cascade
  }

  /// Lets go what has no room beside the last.
  private mutating func letGo() {
    weighed = CascadeGrowth.count
    var excess = heapByteCount - byteLimit
    while excess > 0, held.count > 1 { excess -= held.removeFirst().heapByteCount }
  }
}
