package import FontFaces
import Foundation

extension LayoutNode {
  /// Places the layout in bounds and tells what it shows there and why.
  ///
  /// The layout is proposed the bounds and stands in their middle, as the content of a widget does
  /// in SwiftUI; where it is larger it overflows evenly on both sides (V9).
  ///
  /// - Complexity: measures candidates until one fits, traces those that `tracing` asks for, and
  ///   lays out the lines of what is shown. Any thread.
  package func decide(
    in bounds: CGSize,
    displayScale: CGFloat,
    systemVersion: SystemVersion = .newest,
    tracing: FitTracing
  ) -> FitDecision {
    var pass = LayoutPass()
    return decide(
      in: bounds,
      displayScale: displayScale,
      systemVersion: systemVersion,
      tracing: tracing,
      &pass
    )
  }

  func decide(
    in bounds: CGSize,
    displayScale: CGFloat,
    systemVersion: SystemVersion,
    tracing: FitTracing,
    _ pass: inout LayoutPass
  ) -> FitDecision {
    let (size, realisation) = realise(.display, in: bounds, tracing: tracing, &pass)
    let choices = realisation.choices
    let outermost = choices.outermost
    return FitDecision(
      bounds: bounds,
      displayScale: displayScale,
      chosenIndex: outermost?.chosenIndex,
      candidates: outermost?.candidates ?? [],
      placed: PlacedTrace(
        size: size,
        texts: realisation.texts
      ),
      displayList: DisplayList(
        size: bounds,
        displayScale: displayScale,
        coloring: coloring,
        items: realisation.items
      ),
      choices: choices,
      standIns: realisation.standIns,
      systemVersion: systemVersion,
      layout: self,
      regions: realisation.regions
    )
  }

  /// What the outermost `ViewThatFits` shows in bounds; `nil` where there is none, or where it has
  /// no candidates.
  func outcome(in bounds: CGSize, _ pass: inout LayoutPass) -> FitOutcome? {
    guard let choice = element.choice else { return outcomes(in: bounds, &pass)?.outermost }
    pass.bounds = ProposedViewSize(bounds.clamped)
    let outcome = choice.outcome(ProposedViewSize(bounds.clamped), &pass)
    return outcome.chosenIndex == nil ? nil : outcome
  }

  /// What the outermost `ViewThatFits` shows in bounds; `nil` where there is none, or where it has
  /// no candidates.
  package func outcome(in bounds: CGSize) -> FitOutcome? {
    var pass = LayoutPass()
    return outcome(in: bounds, &pass)
  }

  /// What every `ViewThatFits` shows that is placed in bounds; `nil` where the outermost shows
  /// nothing.
  func outcomes(in bounds: CGSize, _ pass: inout LayoutPass) -> FitOutcomes? {
    let choices = realise(.choice, in: bounds, tracing: .tried, &pass).realisation.choices
    guard let outermost = choices.outermost?.outcome, outermost.chosenIndex != nil else {
      return nil
    }
    return FitOutcomes(outermost: outermost, all: choices.map(\.outcome))
  }

  /// The candidate that the outermost `ViewThatFits` shows in bounds, and nothing else.
  ///
  /// - Complexity: no glyph is positioned; where the view itself is a `ViewThatFits`, and its
  ///   candidates are stacks of texts, nothing is allocated. Any thread.
  package func chosenIndex(in bounds: CGSize) -> Int? {
    var pass = LayoutPass()
    guard let choice = element.choice else { return outcome(in: bounds, &pass)?.chosenIndex }
    pass.bounds = ProposedViewSize(bounds.clamped)
    return choice.chosenIndex(ProposedViewSize(bounds.clamped), &pass)
  }

  /// The texts of every candidate of every `ViewThatFits`, shown or not, as they break in bounds.
  ///
  /// - Parameter room: what a view that asks for its size is told at most, however large the bounds are.
  /// - Complexity: lays out the lines of each. Any thread.
  package func textsOfEveryCandidate(in bounds: CGSize, shownIn room: CGSize) -> [TextTrace] {
    var pass = LayoutPass()
    return realise(.everyCandidate, in: bounds, tracing: .tried, shownRoom: room, &pass).realisation
      .texts
  }

  /// The size the layout takes in bounds, and what placing it there brings out.
  func realise(
    _ purpose: Realisation.Purpose,
    in bounds: CGSize,
    tracing: FitTracing,
    shownRoom: CGSize? = nil,
    _ pass: inout LayoutPass
  ) -> (size: CGSize, realisation: Realisation) {
    let bounds = bounds.clamped
    let proposal = ProposedViewSize(bounds)
    var realisation = Realisation(purpose, tracing: tracing)
    realisation.pass = pass
    realisation.pass.bounds = proposal
    realisation.pass.shownRoom = shownRoom
    defer { pass = realisation.pass }
    let size = sizeThatFits(proposal, &realisation.pass)
    let origin = CGPoint(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2
    )
    element.place(
      Placement(origin: origin, size: size, proposal: proposal),
      into: &realisation
    )
    return (size, realisation)
  }
}
