public import FontFaces
public import Foundation
public import Typesetting

/// Which candidate is shown in given bounds, why, and how it is placed there.
///
///     for candidate in decision.candidates where candidate.wasTried {
///       print(candidate.name, candidate.size, candidate.fits)
///     }
///     print(decision.placed.texts.filter { !decision.showsWhole($0) }.map(\.string))
public struct FitDecision: Sendable {
  /// The bounds the view was placed in, points.
  public let bounds: CGSize
  /// Pixels a point.
  public let displayScale: CGFloat
  /// The version of the system whose numbers it rests on.
  public let systemVersion: SystemVersion
  /// The candidate that the outermost `ViewThatFits` shows; `nil` where the view has none, or
  /// where it has no candidates.
  public let chosenIndex: Int?
  /// The candidates of the outermost `ViewThatFits` in builder order; empty where there is none.
  public let candidates: [CandidateTrace]
  /// What is shown, in the real bounds, where it may be truncated.
  public let placed: PlacedTrace
  /// What is drawn.
  public let displayList: DisplayList
  /// Every `ViewThatFits` that was placed, outermost first: the others are nested in the chosen
  /// candidate or stand beside it.
  public let choices: [FitTrace]
  /// What the decision rests on that nobody has published or measured: the sizes of symbols,
  /// gauges and the like, in the shown and in the tried candidates.
  public let standIns: [StandIn]
  /// The parts that do something when they are tapped or that the system marks, those within others
  /// first.
  package private(set) var regions: [PlacedRegion] = []
  /// What was decided, for further questions; `nil` in a decision that was put together by hand.
  private let layout: LayoutNode?

  /// Creates a decision.
  public init(
    bounds: CGSize,
    displayScale: CGFloat,
    chosenIndex: Int?,
    candidates: [CandidateTrace],
    placed: PlacedTrace,
    displayList: DisplayList,
    choices: [FitTrace] = [],
    standIns: [StandIn] = [],
    systemVersion: SystemVersion = .newest
  ) {
    self.init(
      bounds: bounds,
      displayScale: displayScale,
      chosenIndex: chosenIndex,
      candidates: candidates,
      placed: placed,
      displayList: displayList,
      choices: choices,
      standIns: standIns,
      systemVersion: systemVersion,
      layout: nil
    )
  }

  init(
    bounds: CGSize,
    displayScale: CGFloat,
    chosenIndex: Int?,
    candidates: [CandidateTrace],
    placed: PlacedTrace,
    displayList: DisplayList,
    choices: [FitTrace],
    standIns: [StandIn],
    systemVersion: SystemVersion,
    layout: LayoutNode?,
    regions: [PlacedRegion] = []
  ) {
    self.layout = layout
    self.regions = regions
    self.systemVersion = systemVersion
    self.bounds = bounds
    self.displayScale = displayScale
    self.chosenIndex = chosenIndex
    self.candidates = candidates
    self.placed = placed
    self.displayList = displayList
    self.choices = choices
    self.standIns = standIns
  }

  /// What the outermost `ViewThatFits` would show in other bounds; `nil` where there is nothing to
  /// choose from.
  /// - Complexity: measures candidates until one fits. Any thread.
  package func outcome(in bounds: CGSize) -> FitOutcome? { layout?.outcome(in: bounds) }

  /// How far the decision is from being another one; `nil` where there was nothing to choose from,
  /// or bounds without end.
  ///
  /// Another decision is one in which any `ViewThatFits` that is placed shows something else, also
  /// one that is nested or stands beside the outermost; limits name what the outermost shows.
  ///
  /// Where the outermost `ViewThatFits` is the view itself and compares heights, the answer is
  /// exact; in other layouts changes that are undone within 0.4 % of a text's width, or a quarter
  /// of a point, may be overlooked.
  /// - Complexity: searches anew at each call, by some dozens of measurements for each text and
  ///   bound, or some hundreds where widths matter. Any thread.
  public func headroom() -> Headroom? {
    guard let layout,
      let search = HeadroomSearch(layout, in: bounds, choices.count > 1 ? .all : .outermost)
    else { return nil }
    var texts: [TextTrace] = []
    let measured = choices.flatMap(\.candidates).filter(\.wasTried).flatMap(\.texts)
    for text in measured + placed.texts {
      // Scalar by scalar: canonically equal texts have lines of their own.
      if !texts.contains(where: { $0.isMeasured(as: text) }) { texts.append(text) }
    }
    return Headroom(
      outcome: search.outcomes.outermost,
      texts: texts.map { search.headroom(of: $0) },
      width: search.headroom(along: .horizontal),
      height: search.headroom(along: .vertical)
    )
  }
}

extension FitDecision {
  /// The decision at the type size `large`; `nil` where only that can hold which was asked for.
  ///
  /// Both may hold where a `FitSelector` resolved the view of an accessory family on iOS at another
  /// size: whether those follow the user's size of text is not known.
  /// - Complexity: decides anew at each call.
  public func decisionAtLarge() -> FitDecision? {
    layout?.typeSizeAlternative?.layout.decide(
      in: bounds,
      displayScale: displayScale,
      systemVersion: systemVersion,
      tracing: .tried
    )
  }

  /// The decision if a doubt about the lines of its texts is right; `nil` for a decision that was put
  /// together by hand.
  /// - Complexity: decides anew at each call; the texts that are set otherwise are prepared once.
  public func decision(under doubt: LineDoubt) -> FitDecision? {
    guard let layout else { return nil }
    var pass = LayoutPass()
    pass.lineDoubt = doubt
    return layout.decide(
      in: bounds,
      displayScale: displayScale,
      systemVersion: systemVersion,
      tracing: .tried,
      &pass
    )
  }

  /// The type sizes between which nobody knows; `nil` where only one can hold.
  package var typeSizeAlternative: TypeSizeAlternative? { layout?.typeSizeAlternative }
}

/// The layout as it stands in the real bounds.
public struct PlacedTrace: Sendable, Hashable {
  /// The size of what is shown, points.
  ///
  /// It may differ from the size that was tested (V10) and may overflow the bounds (V9).
  public let size: CGSize
  /// The visible texts in drawing order, with their frames.
  public let texts: [TextTrace]

  /// Creates a trace.
  public init(size: CGSize, texts: [TextTrace]) {
    self.size = size
    self.texts = texts
  }
}
