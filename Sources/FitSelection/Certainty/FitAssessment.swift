import FontFaces
import Foundation
public import LayoutEngine
import Typesetting
import UnicodeText

/// How sure a decision is: its headroom held against what its numbers may be off by.
///
///     let assessment = FitAssessment(decision, doubt: area.doubt)
///     for call in assessment.closeCalls { print(call.explanation(in: .english)) }
public struct FitAssessment: Sendable, Hashable {
  /// How far the decision is from being another one; nil where there was nothing to choose from.
  public let headroom: Headroom?
  /// The changes within the numbers' uncertainty that would show something else, those that are
  /// likeliest first.
  public let closeCalls: [CloseCall]
  /// The traps that the decision has run into.
  public let flags: [FitFlag]
  /// What its texts rest on: faces, missing characters, sources of advances.
  public let provenance: TextProvenance

  /// Whether the answer would be another one with numbers that are as likely.
  public var isCloseCall: Bool { !closeCalls.isEmpty }

  /// Assesses a decision.
  ///
  /// - Parameters:
  ///   - decision: the decision, such as a `FitSelector` makes.
  ///   - doubt: what its bounds may be off by.
  ///   - fonts: what all advances may be off by besides, such as those of a font nobody measured.
  /// - Complexity: that of `FitDecision.headroom()`, and of another decision where the type size
  ///   is open, and for every doubt about lines.
  public init(
    _ decision: FitDecision,
    doubt: AreaDoubt = .none,
    fonts: [Uncertainty] = []
  ) {
    self.init(decision, headroom: decision.headroom(), doubt: doubt, fonts: fonts)
  }

  /// Assesses a decision whose headroom is known already.
  package init(
    _ decision: FitDecision,
    headroom: Headroom?,
    doubt: AreaDoubt,
    fonts: [Uncertainty]
  ) {
    self.headroom = headroom
    let calls =
      headroom.map {
        CloseCallSearch(headroom: $0, decision: decision, doubt: doubt, fonts: fonts)
          .closeCalls()
      } ?? []
    closeCalls =
      calls + (CloseCall(betweenTypeSizesOf: decision).map { [$0] } ?? [])
      + CloseCall.underLineDoubts(decision)
    flags = decision.flags()
    provenance = TextProvenance(decision, headroom: headroom)
  }
}

/// Holds each limit of a headroom against the numbers that it rests on.
private struct CloseCallSearch {
  let headroom: Headroom
  let decision: FitDecision
  let doubt: AreaDoubt
  let fonts: [Uncertainty]

  typealias Part = Uncertainty.Part

  func closeCalls() -> [CloseCall] {
    var calls: [CloseCall] = []
    for text in headroom.texts {
      let parts = parts(of: text) + widthParts()
      let subject = CloseCall.Subject.text(role: text.role, string: text.string)
      calls += [
        call(subject, .larger, text.growth, parts), call(subject, .smaller, text.shrinkage, parts),
      ].compactMap(\.self)
    }
    let chosenIndex = headroom.outcome.chosenIndex ?? 0
    let width = headroom.width
    let height = headroom.height
    // Where the chosen one does not fit, it may be what fits in more height.
    let higherParts = heightParts { $0.index < chosenIndex || !headroom.outcome.fits }
    calls += [
      call(.width, .smaller, width.reduction, widthParts()),
      call(.width, .larger, width.enlargement, widthParts()),
      call(.height, .smaller, height.reduction, heightParts { $0.index == chosenIndex }),
      call(.height, .larger, height.enlargement, higherParts),
    ].compactMap(\.self)
    return calls.sorted { $0.closeness < $1.closeness }
  }

  private func call(
    _ subject: CloseCall.Subject,
    _ direction: CloseCall.Direction,
    _ limit: HeadroomLimit?,
    _ parts: [Part]
  ) -> CloseCall? {
    let total = parts.map(\.points).reduce(0, +)
    // Numbers that are sure leave nothing to doubt, however little room there is.
    guard let limit, total > 0, limit.points <= total else { return nil }
    return CloseCall(
      subject: subject,
      direction: direction,
      limit: limit,
      uncertainty: total,
      farthest: farthest(subject, direction, total) ?? limit.outcome,
      reasons: parts.sorted { $0.points > $1.points }.map(\.uncertainty)
    )
  }

  /// What is shown where a subject is off by all it may be.
  ///
  /// A text that is wider breaks as it would in bounds that are narrower.
  private func farthest(
    _ subject: CloseCall.Subject,
    _ direction: CloseCall.Direction,
    _ points: Double
  ) -> FitOutcome? {
    var bounds = decision.bounds
    switch (subject, direction) {
    case (.text, .larger), (.width, .smaller): bounds.width = max(bounds.width - points, 0)
    case (.text, .smaller), (.width, .larger): bounds.width += points
    case (.height, .smaller): bounds.height = max(bounds.height - points, 0)
    case (.height, .larger): bounds.height += points
    case (.typeSize, _), (.lines, _): return nil
    }
    return decision.outcome(in: bounds)
  }

  /// What a text's advances may be off by on the line where it is most.
  private func parts(of text: TextHeadroom) -> [Part] {
    let line = LeastSureLine(of: text.lines.map(SourceWidths.init(bySource:)))
    let brackets = Uncertainty.brackets(of: text, in: decision)
    return line.parts + [brackets].compactMap { $0 }
      + fonts.map { ($0, $0.share * text.width) }
  }

  private func widthParts() -> [Part] {
    standInParts(\.width) + (doubt.width.map { [($0, $0.points)] } ?? [])
  }

  private func standInParts(_ length: KeyPath<CGSize, CGFloat>) -> [Part] {
    Uncertainty.part(of: decision.standIns, length).map { [$0] } ?? []
  }

  /// What heights may be off by: the area's, and that of the full-width lines in some candidates.
  private func heightParts(_ isMeant: (CandidateTrace) -> Bool) -> [Part] {
    let full = Set(
      headroom.texts.filter { $0.lines.contains { $0.keys.contains(where: \.isFullWidth) } }
        .map { ExactText($0.string) }
    )
    let heights = decision.candidates.filter { $0.wasMeasured && isMeant($0) }.map { candidate in
      candidate.texts.filter { full.contains(ExactText($0.string)) }
        .map { Double($0.lineCount) * $0.pointSize }.reduce(0, +)
    }
    let ems = heights.max() ?? 0
    let line = Uncertainty.fullWidthLine(on: decision.systemVersion)
    let text: [Part] = ems > 0 ? [(line, line.share * ems)] : []
    return text + standInParts(\.height)
      + (doubt.height.map { [($0, $0.points)] } ?? [])
  }
}

extension FitDecision {
  /// The traps that the decision has run into.
  fileprivate func flags() -> [FitFlag] {
    guard let chosenIndex, candidates.indices.contains(chosenIndex) else { return [] }
    var flags: [FitFlag] = []
    let chosen = candidates[chosenIndex]
    if !chosen.fits { flags.append(.lastDoesNotFit) }
    let cut = placed.texts.filter(\.isTruncated).withoutRepetitions.map { $0.role ?? $0.string }
    if chosen.fits, !cut.isEmpty { flags.append(.truncatedButFits(texts: cut)) }
    let measured = candidates.filter(\.wasMeasured)
    // The last one has its turn where nothing fits, however large it is.
    for candidate in measured.unreachable where candidate.index != chosenIndex {
      flags.append(.unreachable(index: candidate.index))
    }
    let pixel = CGFloat.pixelLength(displayScale: displayScale)
    for candidate in measured where candidate.wasTried {
      let slacks = [candidate.slack.width, candidate.slack.height].compactMap(\.self)
      if slacks.contains(where: { abs($0) < pixel }) {
        flags.append(.withinAPixel(index: candidate.index))
      }
    }
    return flags
  }
}
