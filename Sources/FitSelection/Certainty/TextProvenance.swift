public import FontFaces
public import LayoutEngine
import Typesetting
import UnicodeText

/// What the texts of a decision rest on: the faces of their glyphs, the characters that no face
/// has, and where their advances come from.
///
/// Read from what was measured and placed; no text is prepared again.
public struct TextProvenance: Sendable, Hashable {
  /// Characters that no face has, of all texts in tried candidates and of those that are shown, with the hyphens and
  /// ellipses of these: each once, in order of appearance.
  public private(set) var missingScalars: [Unicode.Scalar] = []
  /// The faces that glyphs of what is shown come from, each with what is done to its outlines.
  public private(set) var styles: [FontFace: Set<SyntheticStyle>] = [:]
  /// Where the advances of the texts come from that the answer depends on; empty where there was
  /// nothing to choose from.
  public private(set) var advanceSources: Set<AdvanceSource> = []

  /// Nothing, to which the provenance of decisions is added.
  public init() {}

  /// Reads what a decision rests on.
  ///
  /// - Parameters:
  ///   - decision: the decision.
  ///   - headroom: its headroom, which knows the sources of the advances.
  /// - Complexity: O(*n*) in the number of texts and glyph runs.
  public init(_ decision: FitDecision, headroom: Headroom?) {
    missingScalars = decision.missingScalars
    // A mask that repeats a text may do so in another face.
    for text in decision.displayList.textsWithRepetitions {
      for run in text.laidOut.lines.flatMap(\.runs) {
        styles[run.face, default: []].insert(run.synthesis)
      }
    }
    advanceSources = Set((headroom?.texts ?? []).flatMap(\.lines).flatMap(\.keys))
  }

  /// Adds what another decision rests on.
  public mutating func formUnion(_ other: TextProvenance) {
    missingScalars = (missingScalars + other.missingScalars).eachOnce()
    styles.merge(other.styles) { $0.union($1) }
    advanceSources.formUnion(other.advanceSources)
  }
}

extension FitDecision {
  /// Characters that no face has, of all texts in tried candidates and of those that are shown, with the hyphens and
  /// ellipses of these: each once, in order of appearance.
  package var missingScalars: [Unicode.Scalar] { missingScalars(of: { _ in true }) }

  /// Those of the texts that count, of whichever candidate.
  package func missingScalars(of counts: (TextTrace) -> Bool) -> [Unicode.Scalar] {
    let tried = choices.flatMap(\.candidates).filter(\.wasTried).flatMap(\.texts)
    return (tried + placed.texts).filter(counts).flatMap(\.missingScalars).eachOnce()
  }
}
