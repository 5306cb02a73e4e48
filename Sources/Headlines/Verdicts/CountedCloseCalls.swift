import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TextShaping
import Typesetting
import UnicodeText

/// What the close calls of a headline in one area are about, read off the numbers of lines of its texts:
/// what `FitAssessment` says of a column, without a search.
///
/// A text that is wider by a part of itself is set as in a narrower width, so that its headroom is the
/// distance to the next width at which its own number of lines shows something else; that of the height
/// is the distance to what a candidate needs. Each is held against the same sums of doubts. What lies
/// so near to such a sum that rounding decides is left to the full assessment.
struct CountedCloseCalls {
  private let headline: CountedHeadline
  private let area: HeadlineTemplate.Area
  private let index: Int
  private let answer: HeadlineAnswer
  private let outcome: FitOutcome
  private let columns: ColumnPlaces
  private let uses: [ColumnPlaces.Use]
  /// The heights that the candidates need in the area's width.
  private let needs: ColumnMemory.Needs

  /// - Returns: nil of a layout whose numbers of lines do not tell all.
  init?(_ headline: CountedHeadline, in index: Int, _ answer: HeadlineAnswer) {
    let area = headline.template.areas[index]
    guard let columns = headline.template.memories[area.layoutIndex]?.columns,
      let uses = columns.uses, columns.isMeasured, let outcome = answer.outcome,
      let needs = headline.needs(ofLayout: area.layoutIndex, at: Double(area.size.width))
    else { return nil }
    self.headline = headline
    self.area = area
    self.index = index
    self.answer = answer
    self.outcome = outcome
    self.columns = columns
    self.uses = uses
    self.needs = needs
  }

  private var layout: Int { area.layoutIndex }
  private var width: Double { Double(area.size.width) }
  private var height: Double { Double(area.size.height) }

  /// The worst that may come of any; `.some(nil)` where there are none, nil where that is not told.
  var consequence: CloseCallConsequence?? {
    do throws(Untold) {
      var calls = FoundCalls(from: outcome)
      try checkTexts()
      for place in columns.places.indices where isTried(place) {
        try addCalls(ofText: place, to: &calls)
      }
      try addCallsOfWidth(to: &calls)
      try addCallsOfHeight(to: &calls)
      try calls.addCalls(ofLines: headline, in: index, answer)
      return .some(calls.worst)
    } catch {
      return nil
    }
  }

  /// Whether a distance is within a doubt.
  private func isWithin(_ distance: Double, _ doubt: Double) throws(Untold) -> Bool {
    guard abs(distance - doubt) > FoundCalls.rounding else { throw Untold() }
    return distance < doubt
  }

  private func outcome(in bounds: CGSize) throws(Untold) -> FitOutcome {
    guard let outcome = headline.outcome(ofLayout: layout, in: bounds) else { throw Untold() }
    return outcome
  }

  /// What is shown in bounds of another width, where rounding makes no difference.
  private func outcome(atWidth width: Double) throws(Untold) -> FitOutcome {
    let near = try outcome(in: CGSize(width: width - FoundCalls.rounding, height: height))
    guard try outcome(in: CGSize(width: width + FoundCalls.rounding, height: height)) == near else {
      throw Untold()
    }
    return near
  }

  // MARK: - Texts

  /// Whether the text of a place was tried, and is not empty.
  private func isTried(_ place: Int) -> Bool {
    !headline.text(ofLayout: layout, in: place).text.isEmpty
      && uses.contains { $0.place == place && $0.candidate <= outcome.chosenIndex ?? 0 }
  }

  /// That no two texts that were tried are equal: they would be wider together.
  private func checkTexts() throws(Untold) {
    for place in columns.places.indices where isTried(place) {
      let text = headline.text(ofLayout: layout, in: place).text
      let hasEqual = (0..<place).contains { other in
        isTried(other) && headline.text(ofLayout: layout, in: other).text.isExactly(text)
      }
      if hasEqual { throw Untold() }
    }
  }

  private func addCalls(ofText place: Int, to calls: inout FoundCalls) throws(Untold) {
    guard let counts = headline.lineCounts(ofLayout: layout, in: place) else { throw Untold() }
    let steps = counts.steps
    guard counts.domain.contains(width),
      let own = steps.lastIndex(where: { $0.start <= width })
    else { throw Untold() }
    var doubt: Double?
    func isWithinDoubt(_ distance: Double) throws(Untold) -> Bool {
      if doubt == nil { doubt = try self.doubt(ofText: place) }
      return try isWithin(distance, doubt ?? 0)
    }
    func end(_ step: Int) -> Double {
      step + 1 < steps.count ? steps[step + 1].start : counts.domain.upperBound
    }
    // Wider: as in the narrower widths of the steps before.
    for step in steps[..<own].indices.reversed() {
      let turn = steps[step + 1].start
      guard try isWithinDoubt(width - turn) else { break }
      let limit = try outcome(with: place, at: (steps[step].start + turn) / 2)
      guard limit != outcome else { continue }
      calls.add(limit, farthest: try outcome(atWidth: max(width - (doubt ?? 0), 0)))
      break
    }
    // Narrower: as in the wider ones of the steps after.
    for step in steps[(own + 1)...].indices {
      let turn = steps[step].start
      guard try isWithinDoubt(turn - width) else { break }
      let limit = try outcome(with: place, at: (turn + end(step)) / 2)
      guard limit != outcome else { continue }
      calls.add(limit, farthest: try outcome(atWidth: width + (doubt ?? 0)))
      break
    }
  }

  private func outcome(with place: Int, at width: Double) throws(Untold) -> FitOutcome {
    guard
      let outcome = headline.outcome(ofLayout: layout, in: area.size, with: place, at: width)
    else { throw Untold() }
    return outcome
  }

  /// What a text's advances may be off by on the line where it is most, with the area's width.
  private func doubt(ofText place: Int) throws(Untold) -> Double {
    var line = LeastSureLine()
    forEachLine(ofText: place) { line.add($0) }
    var doubt = line.points + (area.doubt.width?.points ?? 0)
    if area.systemVersion >= .iOS17,
      PrimaryLanguage(tag: columns.places[place].typesettingLanguage) == .japanese
    {
      doubt += bracketDoubt(ofText: place)
    }
    doubt += area.fontDoubts.reduce(0) { $0 + $1.share * width }
    // Headroom is looked for up to twice and half a length.
    guard doubt < width / 2 else { throw Untold() }
    return doubt
  }

  /// What the brackets on one line of a text may be off by, set as Japanese.
  private func bracketDoubt(ofText place: Int) -> Double {
    let text = headline.text(ofLayout: layout, in: place)
    let pointSize = columns.places[place].paragraph.pointSize
    // Without any, lines need not be told apart.
    guard Uncertainty.mostBracketDoubt(in: text.codeUnits, pointSize: pointSize) > 0 else {
      return 0
    }
    let lines = WidestLines(of: text, firstParagraph(ofText: place), width: width).lines
    return Uncertainty.bracketDoubt(
      in: text.codeUnits,
      lineCount: lines.count,
      pointSize: pointSize
    )
  }

  /// The lines of a text where it was first measured, by the sources of their advances.
  private func forEachLine(ofText place: Int, _ body: (SourceWidths) -> Void) {
    headline.text(ofLayout: layout, in: place)
      .forEachLine(firstParagraph(ofText: place), width: width, body)
  }

  /// How a text is set where it was first measured.
  private func firstParagraph(ofText place: Int) -> ParagraphStyle {
    var paragraph = columns.places[place].paragraph
    paragraph.lineLimit = columns.places[place].firstLimit
    return paragraph
  }

  // MARK: - Bounds

  private func addCallsOfWidth(to calls: inout FoundCalls) throws(Untold) {
    guard let doubt = area.doubt.width?.points, doubt > 0 else { return }
    guard doubt < width / 2 else { throw Untold() }
    for direction in [-1.0, 1.0] {
      guard let limit = try firstChange(towards: direction, within: doubt) else { continue }
      calls.add(limit, farthest: try outcome(atWidth: width + direction * doubt))
    }
  }

  /// What is shown at the nearest width at which it is something else.
  private func firstChange(
    towards direction: Double,
    within doubt: Double
  ) throws(Untold) -> FitOutcome? {
    var last: Double?
    while let turn = try nextTurn(towards: direction, after: last, within: doubt) {
      let past = direction > 0 ? turn : turn.nextDown
      let shown = try outcome(in: CGSize(width: past, height: height))
      if shown != outcome { return shown }
      last = turn
    }
    return nil
  }

  /// The nearest width at which a text may take other lines.
  /// - Parameter last: the one that was the nearest before.
  private func nextTurn(
    towards direction: Double,
    after last: Double?,
    within doubt: Double
  ) throws(Untold) -> Double? {
    var nearest: Double?
    for place in columns.places.indices {
      guard let counts = headline.lineCounts(ofLayout: layout, in: place) else { throw Untold() }
      for step in counts.steps {
        let distance = (step.start - width) * direction
        // A step that begins where the bounds end is theirs.
        guard direction > 0 ? distance > 0 : distance >= 0, try isWithin(distance, doubt)
        else { continue }
        if let last, (step.start - last) * direction <= 0 { continue }
        if let nearest, (step.start - nearest) * direction >= 0 { continue }
        nearest = step.start
      }
    }
    return nearest
  }

  private func addCallsOfHeight(to calls: inout FoundCalls) throws(Untold) {
    guard let chosenIndex = outcome.chosenIndex else { throw Untold() }
    func shown(_ height: Double) throws(Untold) -> FitOutcome {
      let near = needs.outcome(height: height - FoundCalls.rounding)
      guard needs.outcome(height: height + FoundCalls.rounding) == near else { throw Untold() }
      return near
    }
    // More than heights may be off by: lines are higher than their size.
    let most =
      needs.greatest * Uncertainty.fullWidthLine(on: area.systemVersion).share
      + (area.doubt.height?.points ?? 0) + FoundCalls.rounding
    let need = needs[chosenIndex]
    if outcome.fits, height - need <= most {
      let doubt = try heightDoubt { $0 == chosenIndex }
      if doubt > 0, try isWithin(height - need, doubt) {
        let limit = needs.outcome(height: need.nextDown)
        calls.add(limit, farthest: try shown(max(height - doubt, 0)))
      }
    }
    func mayFit(_ candidate: Int) -> Bool { candidate < chosenIndex || !outcome.fits }
    if let need = needs.least(above: height, of: mayFit), need - height <= most {
      let doubt = try heightDoubt(mayFit)
      if doubt > 0, try isWithin(need - height, doubt) {
        calls.add(needs.outcome(height: need), farthest: try shown(height + doubt))
      }
    }
  }

  /// What heights may be off by: the area's, and that of the full-width lines in some candidates.
  private func heightDoubt(_ isMeant: (Int) -> Bool) throws(Untold) -> Double {
    // By candidate, as their needs are.
    var ems = SIMD4<Double>.zero
    for use in uses where isMeant(use.candidate) {
      let place = columns.places[use.place]
      guard isFullWidth(use.place) else { continue }
      guard let count = headline.lineCounts(ofLayout: layout, in: use.place)?[width],
        use.lineLimit != nil || Int(count) < place.most
      else { throw Untold() }
      let lines = min(count, use.lineLimit.map(Double.init) ?? count)
      ems[use.candidate] += lines * place.paragraph.pointSize
    }
    let doubt =
      ems.max() * Uncertainty.fullWidthLine(on: area.systemVersion).share
      + (area.doubt.height?.points ?? 0)
    guard doubt < height / 2 else { throw Untold() }
    return doubt
  }

  private func isFullWidth(_ place: Int) -> Bool {
    let text = headline.text(ofLayout: layout, in: place)
    guard text.utf16Count > 0 else { return false }
    let pointSize = columns.places[place].paragraph.pointSize
    func holdsFullWidth(_ range: Range<Int>) -> Bool {
      text.provenance(in: range, pointSize: pointSize).isAnyFullWidth
    }
    // Its first line begins with its first character, and no line holds what the text does not.
    if holdsFullWidth(0..<1) { return true }
    guard holdsFullWidth(0..<text.utf16Count) else { return false }
    var isAny = false
    forEachLine(ofText: place) { isAny = isAny || $0.isAnyFullWidth }
    return isAny
  }
}
