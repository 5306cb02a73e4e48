import UnicodeText

/// The bytes of fonts that were read and are in use, each held once: a collection's faces are opened one by one, and a
/// font may have several names.
enum FontContents {
  private struct Held: Sendable {
    weak var content: MappedFile?
  }

  private static let held = Locked<[Held]>([])

  /// The bytes as they are held already, or those that are given, which are held from now on.
  /// - Complexity: linear in the number of fonts in use, and in the bytes of those that have as many.
  static func shared(_ content: MappedFile) -> MappedFile {
    held.withLock { held in
      held.removeAll { $0.content == nil }
      for known in held.compactMap(\.content) where known.hasBytes(of: content) { return known }
      held.append(Held(content: content))
      return content
    }
  }
}
