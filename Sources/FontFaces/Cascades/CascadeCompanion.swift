/// Something that a module above this one keeps with a cascade.
///
/// It must not hold on to the cascade. Any thread.
package protocol CascadeCompanion: AnyObject, Sendable {
  /// The memory it takes on the heap, in bytes. Who lets it grow calls ``CascadeGrowth/note()``.
  var heapByteCount: Int { get }
}

/// What stands for a companion in a cascade, which knows nothing of its type.
final class KeptCompanion: Sendable {
  let content: any CascadeCompanion

  init(_ content: any CascadeCompanion) {
    self.content = content
  }
}
