internal import Synchronization

/// How often cascades of the process have come to remember more.
///
/// Who holds some weighs them only when it has moved. Any thread.
package enum CascadeGrowth {
  private static let notes = Atomic(0)

  /// How often so far.
  static var count: Int { notes.load(ordering: .acquiring) }

  /// To be called after something has grown.
  package static func note() { notes.wrappingAdd(1, ordering: .releasing) }
}
