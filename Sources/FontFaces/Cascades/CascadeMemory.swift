import UnicodeText

/// The cascades of one library, held within a bound in bytes.
///
/// One that had to go and is still used by somebody is found again, so that what is asked for twice
/// is the same as long as that can be told. Not for two threads at once.
struct CascadeMemory {
  private let byteLimit: Int
  /// Faces that are open anyway, and do not count.
  private let sharedFaces: [FontFace]
  private var held = ClockTable<CascadeKey, FontCascade>()
  /// No more than there are weights and slants.
  private var used: [CascadeKey: FontCascade.WeakReference] = [:]

  init(byteLimit: Int, sharedFaces: [FontFace]) {
    self.byteLimit = byteLimit
    self.sharedFaces = sharedFaces
  }

  /// The memory of the cascades that are held, in bytes.
  /// - Complexity: linear in their number.
  var byteCount: Int {
    held.values.reduce(0) { $0 + $1.byteCount(sharing: sharedFaces) }
  }

  /// All that somebody uses, by weight and slant.
  var cascades: [FontCascade] {
    used.sorted { ($0.key.weight, $0.key.slant.rawValue) < ($1.key.weight, $1.key.slant.rawValue) }
      .compactMap(\.value.cascade)
  }

  /// The cascade of a key, made when there is none.
  mutating func cascade(for key: CascadeKey, _ make: () -> FontCascade) -> FontCascade {
    if let known = held.find(key) { return known }
    let cascade = used[key]?.cascade ?? make()
    used[key] = FontCascade.WeakReference(cascade)
    var room = byteLimit - byteCount - cascade.byteCount(sharing: sharedFaces)
    while room < 0, let gone = held.evict() { room += gone.byteCount(sharing: sharedFaces) }
    held.insert(cascade, for: key)
    return cascade
  }
}
