/// The guides that a resolved view may set itself, known before any layout, so that the usual
/// alignments cost nothing where no content sets them.
package struct ExplicitGuides: Sendable, Hashable {
  var hasBaselines = false
  var keys: Set<AlignmentKey> = []
  /// Whether nothing can be said of baselines and guides of one's own: a layout of one's own may set any guide.
  var mayBeAny = false
  /// Whether nothing can be said of edges and middles.
  var mayBeEdge = false

  static let none = ExplicitGuides()
  package static let any = ExplicitGuides(mayBeAny: true, mayBeEdge: true)
  static let baselines = ExplicitGuides(hasBaselines: true)

  package func mayContain(_ key: AlignmentKey) -> Bool {
    if (key.isEdge ? mayBeEdge : mayBeAny) || (key.isBaseline && hasBaselines) { return true }
    return !keys.isEmpty && keys.contains(key)
  }

  /// Whether it may set an edge or a middle.
  package var hasEdges: Bool { mayBeEdge || keys.contains { $0.isEdge } }

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
      mayBeAny: mayBeAny || other.mayBeAny,
      mayBeEdge: mayBeEdge || other.mayBeEdge
    )
  }
}
