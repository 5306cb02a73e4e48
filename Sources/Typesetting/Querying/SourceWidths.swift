import FontFaces
import TextShaping

/// The widths of a part of a text in points, parted by where its advances come from.
///
/// In place, without memory of its own.
package struct SourceWidths: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// A lane for each source.
  private var points = SIMD16<Double>.zero
  /// A bit for each source that something comes from, which may be of no width.
  private var known: UInt16 = 0

  /// - Parameter scale: what turns the advances into points.
  init(_ provenance: AdvanceProvenance, _ scale: AdvanceScale) {
    for source in AdvanceSource.allCases {
      let sum = provenance[source]
      if sum != .zero { set(scale.points(sum), from: source) }
    }
  }

  /// - Parameter widths: each source with a width, once.
  package init(dictionaryLiteral widths: (AdvanceSource, Double)...) {
    self.init(widths)
  }

  /// - Parameter widths: as ``bySource`` tells them.
  package init(bySource widths: [AdvanceSource: Double]) {
    self.init(widths.lazy.map { ($0.key, $0.value) })
  }

  private init(_ widths: some Sequence<(AdvanceSource, Double)>) {
    for (source, width) in widths { set(width, from: source) }
  }

  private mutating func set(_ width: Double, from source: AdvanceSource) {
    points[source.rawValue] = width
    known |= 1 << source.rawValue
  }

  /// What comes from one source; `nil` where nothing does.
  package subscript(source: AdvanceSource) -> Double? {
    known & 1 << source.rawValue == 0 ? nil : points[source.rawValue]
  }

  /// The sum of what something makes of each width.
  package func sum(_ value: (AdvanceSource, Double) -> Double) -> Double {
    AdvanceSource.allCases.reduce(0) { sum, source in
      self[source].map { sum + value(source, $0) } ?? sum
    }
  }

  /// Whether something comes from a full-width character.
  package var isAnyFullWidth: Bool {
    AdvanceSource.allCases.contains { $0.isFullWidth && self[$0] != nil }
  }

  /// Whether another part takes as much of all that this one takes some of.
  package func isContained(in other: SourceWidths) -> Bool {
    AdvanceSource.allCases.allSatisfy { source in
      self[source].map { width in other[source].map { width <= $0 } ?? false } ?? true
    }
  }

  /// The widths by their sources.
  package var bySource: [AdvanceSource: Double] {
    var widths: [AdvanceSource: Double] = [:]
    for source in AdvanceSource.allCases { widths[source] = self[source] }
    return widths
  }
}
