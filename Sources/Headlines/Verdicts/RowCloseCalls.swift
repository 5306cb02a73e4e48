import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import Typesetting

/// What the close calls of a headline in one area are about where two rows are compared by their widths: what
/// `FitAssessment` says of it, without a search.
///
/// What is wider, be it a text by a factor or the rows by narrower bounds, never makes anything fit that did
/// not. So something else is shown within a doubt where it is at its end, and the first change leads
/// to the next of three answers: the first row, the last one, which fits, and that it does not. Headroom is
/// looked for by steps of which each is asked, and by halving within one: it finds that change to 2⁻⁴⁰ of
/// a width. What lies so near to the end of a doubt that rounding decides is left to the full assessment.
///
/// Heights are not compared, nor do they change what is.
struct RowCloseCalls {
  private let headline: CountedHeadline
  private let area: HeadlineTemplate.Area
  private let index: Int
  private let answer: HeadlineAnswer
  private let outcome: FitOutcome
  private let doubts: RowDoubts

  /// - Parameter doubts: of the area's layout.
  /// - Returns: nil where something else is shown than the rows say.
  init?(_ headline: CountedHeadline, in index: Int, _ answer: HeadlineAnswer, _ doubts: RowDoubts) {
    let area = headline.template.areas[index]
    guard let outcome = answer.outcome,
      outcome == doubts.rows.outcome(width: Double(area.size.width))
    else { return nil }
    self.headline = headline
    self.area = area
    self.index = index
    self.answer = answer
    self.outcome = outcome
    self.doubts = doubts
  }

  private var width: Double { Double(area.size.width) }

  /// What the width of the bounds may be off by, points.
  private var widthDoubt: Double { doubts.standIns + (area.doubt.width?.points ?? 0) }

  /// The part of a length within which rounding may decide, which is far more than what halving leaves.
  private static let roundedShare = 1e-9

  /// Points within which it may.
  private var rounding: Double { max(FoundCalls.rounding, width * Self.roundedShare) }

  /// The worst that may come of any; `.some(nil)` where there are none, nil where that is not told.
  var consequence: CloseCallConsequence?? {
    do throws(Untold) {
      var calls = FoundCalls(from: outcome)
      for text in doubts.texts { try addCalls(of: text, to: &calls) }
      try addCallsOfWidth(to: &calls)
      try calls.addCalls(ofLines: headline, in: index, answer)
      return .some(calls.worst)
    } catch {
      return nil
    }
  }

  // MARK: - Outcomes

  /// What is shown at first where there is less room than there may be: the last row fits where the first
  /// only just does not.
  private var next: FitOutcome { FitOutcome(chosenIndex: 1, fits: outcome.chosenIndex == 0) }

  /// What is shown at first where there is more: of what fits, whichever it is.
  private var previous: FitOutcome { FitOutcome(chosenIndex: outcome.fits ? 0 : 1, fits: true) }

  /// What is shown in bounds of a width, where rounding makes no difference.
  private func outcome(atWidth width: Double) throws(Untold) -> FitOutcome {
    let near = doubts.rows.outcome(width: max(width - rounding, 0))
    guard doubts.rows.outcome(width: width + rounding) == near else { throw Untold() }
    return near
  }

  /// What is shown if a text were wider by a factor, where rounding makes no difference.
  private func outcome(
    straining text: RowDoubts.Text,
    by factor: Double
  ) throws(Untold) -> FitOutcome {
    func shown(_ share: Double) -> FitOutcome {
      doubts.rows.outcome(width: width, straining: text.place, by: factor * (1 + share))
    }
    let near = shown(-Self.roundedShare)
    guard shown(Self.roundedShare) == near else { throw Untold() }
    return near
  }

  // MARK: - Calls

  private func addCalls(
    of text: RowDoubts.Text,
    to calls: inout FoundCalls
  ) throws(Untold) {
    let doubt = text.points(in: area) + widthDoubt
    guard text.width > 0, doubt > 0 else { return }
    // As far as headroom is looked for at most. A text that is wider by some points takes away what bounds
    // do that are narrower by them.
    let most = 1 + Headroom.greatestRatio
    let wider = min(1 + doubt / text.width, most)
    if try outcome(straining: text, by: wider) != outcome {
      calls.add(next, farthest: try outcome(atWidth: max(width - doubt, 0)))
    }
    let narrower = max(1 - doubt / text.width, 1 / most)
    if try outcome(straining: text, by: narrower) != outcome {
      calls.add(previous, farthest: try outcome(atWidth: width + doubt))
    }
  }

  private func addCallsOfWidth(to calls: inout FoundCalls) throws(Untold) {
    guard widthDoubt > 0 else { return }
    // Headroom is looked for up to half and twice a length.
    guard widthDoubt < width / 2 - rounding else { throw Untold() }
    let rows = doubts.rows
    // Widths are whole pixels, and so are many doubts: a change that lies at the end of one is within it where
    // the difference is exact, since halving finds a width at which nothing has changed yet.
    let narrowest = width - widthDoubt
    if rows.outcome(width: narrowest.nextDown) != outcome, width - narrowest <= widthDoubt {
      calls.add(next, farthest: rows.outcome(width: narrowest))
    } else if rows.outcome(width: narrowest - rounding) != outcome {
      throw Untold()
    }
    let widest = width + widthDoubt
    if rows.outcome(width: widest) != outcome, widest - width <= widthDoubt {
      calls.add(previous, farthest: rows.outcome(width: widest))
    } else if rows.outcome(width: widest + rounding) != outcome {
      throw Untold()
    }
  }
}
