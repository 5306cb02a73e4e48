/// The cascades of one library, held within a bound in bytes, but for the one asked for last.
///
/// One that had to go and is still used by somebody is found again, so that what is asked for twice
/// is the same as long as that can be told. Not for two threads at once.
struct CascadeMemory {
  private let byteLimit: Int
  /// Faces that are open anyway, and do not count.
  private let sharedFaces: [FontFace]
  /// The one asked for last at the end.
  private var held: [(key: CascadeKey, cascade: FontCascade)] = []
  /// All that were asked for and may still be used, two thousand weights and slants at most.
  private var used: [CascadeKey: FontCascade.WeakReference] = [:]

  init(byteLimit: Int, sharedFaces: [FontFace]) {
    self.byteLimit = byteLimit
    self.sharedFaces = sharedFaces
  }

  /// The memory of the cascades that are held, in bytes.
  /// - Complexity: linear in their number.
  var byteCount: Int {
    held.reduce(0) { $0 + $1.cascade.byteCount(sharing: sharedFaces) }
  }

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
      return known.cascade
    }
    let cascade = used[key]?.cascade ?? make()
    used = used.filter { $0.value.cascade != nil }
    used[key] = FontCascade.WeakReference(cascade)
    var room = byteLimit - byteCount - cascade.byteCount(sharing: sharedFaces)
    while room < 0, !held.isEmpty {
      room += held.removeFirst().cascade.byteCount(sharing: sharedFaces)
    }
    held.append((key, cascade))
    return cascade
  }
}
