package import Foundation
package import Typesetting
import UnicodeText

/// A choice by width among rows of texts of one line, as it compares them: each row is as wide as its texts,
/// none of which is offered a width, and the distances between them.
///
/// Neither the height nor the width of the bounds changes these, so that what the choice shows in any bounds,
/// also if a text were wider by a factor, is a sum and a comparison: those of the layout itself, to the last
/// bit.
package struct OpenRows: Sendable {
  /// A text of a row.
  private struct Part: Sendable {
    let text: RowText
    /// The place of its string in ``texts``.
    let place: Int
  }

  /// One text for each string that the rows show, in their order: as such they are strained.
  package let texts: [RowText]
  private let candidates: [[Part]]

  /// Whether there are two candidates, of which the last is one text of the first, which stands apart from
  /// others there by two pixels at least: so the last one fits where the first only just does not, whichever
  /// text is wider by how much.
  package let lastFitsNext: Bool

  /// - Parameter rows: the candidates; at least one.
  fileprivate init(_ rows: [[RowText]]) {
    var texts: [RowText] = []
    var candidates: [[Part]] = []
    for row in rows {
      var parts: [Part] = []
      for text in row {
        let known = texts.firstIndex { $0.prepared.text.isExactly(text.prepared.text) }
        if known == nil { texts.append(text) }
        parts.append(Part(text: text, place: known ?? texts.count - 1))
      }
      candidates.append(parts)
    }
    self.texts = texts
    self.candidates = candidates
    lastFitsNext = Self.lastFitsNext(candidates)
  }

  private static func lastFitsNext(_ candidates: [[Part]]) -> Bool {
    guard candidates.count == 2, candidates[1].count == 1, let last = candidates[1].first else {
      return false
    }
    let first = candidates[0]
    let distance = first.reduce(CGFloat.zero) { $0 + $1.text.distance }
    return distance >= 2 * last.text.pixelLength
      && first.allSatisfy { $0.text.distance >= 0 && $0.text.width >= 0 }
      && first.contains { $0.place == last.place && $0.text.width == last.text.width }
  }

  /// What is shown in bounds of a width if the advances of one text were multiplied by a factor.
  ///
  /// - Parameters:
  ///   - place: of the text in ``texts``; nil for none.
  ///   - factor: positive.
  package func outcome(
    width: Double,
    straining place: Int? = nil,
    by factor: Double = 1
  ) -> FitOutcome {
    let bound = CGFloat(width).clamped
    let last = candidates.count - 1
    for index in 0..<last where length(ofCandidate: index, straining: place, by: factor) <= bound {
      return FitOutcome(chosenIndex: index, fits: true)
    }
    return FitOutcome(
      chosenIndex: last,
      fits: length(ofCandidate: last, straining: place, by: factor) <= bound
    )
  }

  /// The length that is compared: the sum of a stack, in its order.
  fileprivate func length(
    ofCandidate index: Int,
    straining place: Int? = nil,
    by factor: Double = 1
  ) -> CGFloat {
    var length: CGFloat = 0
    for part in candidates[index] {
      length += part.text.distance
      length += part.place == place ? part.text.width(by: factor) : part.text.width
    }
    return length
  }

  /// The one text of the last candidate where that is shown although it does not fit, and cut; `nil` where
  /// anything else is shown, or it is not cut.
  ///
  /// In bounds without any room no line of it is shown.
  package func cutText(in bounds: CGSize) -> RowText? {
    let bounds = bounds.clamped
    let width = Double(bounds.width)
    guard bounds != .zero, let last = candidates.last, last.count == 1, let text = last.first?.text,
      !outcome(width: width).fits,
      // Of one line, whatever the height is.
      text.prepared.isTruncated(text.paragraph, width: max(width, 0))
    else { return nil }
    return text
  }
}

extension LayoutNode {
  /// The rows that a layout chooses among by their width, each of texts of one line; `nil` of any other layout,
  /// and where a line terminator cuts a text however wide it is offered.
  ///
  /// - Parameter doubt: the doubt about lines that is taken to be right, if any.
  /// - Complexity: measures each text once. Any thread.
  package func openRows(under doubt: LineDoubt? = nil) -> OpenRows? {
    guard let choice = element.choice, choice.axes == .horizontal, !choice.candidates.isEmpty
    else { return nil }
    var rows: [[RowText]] = []
    for candidate in choice.candidates {
      guard let row = candidate.rowTexts(role: nil, under: doubt) else { return nil }
      rows.append(row)
    }
    let open = OpenRows(rows)
    assert(
      choice.candidates.indices.allSatisfy { index in
        var pass = LayoutPass()
        pass.lineDoubt = doubt
        let question = LengthQuestion(.unspecified, along: .horizontal)
        return choice.candidates[index].length(question, &pass) == open.length(ofCandidate: index)
      },
      "a row is not as wide as its texts and the distances between them"
    )
    return open
  }
}
