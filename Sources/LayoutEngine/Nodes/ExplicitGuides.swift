/// The guides that a resolved view may set itself, known before any layout, so that the usual
/// alignments cost nothing where no content sets them.
package struct ExplicitGuides: Sendable, Hashable {
  var hasBaselines = false
  var keys: Set<AlignmentKey> = []
  /// Whether nothing can be said: a layout of one's own may set any guide.
  var mayBeAny = false

  static let none = ExplicitGuides()
  package static let any = ExplicitGuides(mayBeAny: true)
  static let baselines = ExplicitGuides(hasBaselines: true)

  package func mayContain(_ key: AlignmentKey) -> Bool {
    if mayBeAny || (key.isBaseline && hasBaselines) { return true }
    return !keys.isEmpty && keys.contains(key)
  }

  /// Whether it sets an edge or a middle, as far as that is known.
  package var hasEdges: Bool { keys.contains { $0.isEdge } }

  /// Those that show through a container of several views: edges and middles are its own (LayoutRules §3.5).
  var withoutEdges: ExplicitGuides {
    ExplicitGuides(
      hasBaselines: hasBaselines,
      keys: keys.filter { !$0.isEdge },
      mayBeAny: mayBeAny
    )
  }

  func union(_ other: ExplicitGuides) -> ExplicitGuides {
    ExplicitGuides(
      hasBaselines: hasBaselines || other.hasBaselines,
      keys: keys.union(other.keys),
      mayBeAny: mayBeAny || other.mayBeAny
    )
  }
}
