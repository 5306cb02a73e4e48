import FontFaces
package import Typesetting

/// The line of a text whose advances may be off by most, of those that are added one after the other.
package struct LeastSureLine {
  private var line: SourceWidths?
  /// What its advances may be off by, from all sources together, points; 0 where there is no line.
  package private(set) var points = 0.0

  /// Of some lines.
  package init(of lines: [SourceWidths] = []) {
    for line in lines { add(line) }
  }

  /// Adds a line, which counts where it is less sure than those before.
  package mutating func add(_ line: SourceWidths) {
    let points = line.sum { Uncertainty.part(of: $0, width: $1)?.points ?? 0 }
    guard self.line == nil || points > self.points else { return }
    self.line = line
    self.points = points
  }

  /// What its advances may be off by, for each source that is not sure.
  var parts: [Uncertainty.Part] {
    guard let line else { return [] }
    return AdvanceSource.allCases.compactMap { source in
      line[source].flatMap { Uncertainty.part(of: source, width: $0) }
    }
  }
}
