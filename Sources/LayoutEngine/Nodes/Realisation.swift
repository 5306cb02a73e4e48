import Foundation

/// What placing a layout brings out: items to draw, texts and choices with their traces.
package struct Realisation {
  /// What is wanted from placing.
  package enum Purpose: Sendable {
    /// Everything.
    case display
    /// The choices and the texts with their lines and frames: nothing is drawn, and no candidate traced.
    case lines
    /// The lines of the texts only: for a candidate that is measured.
    case measurement
    /// The choices, and the grounds that are named.
    case choice
    /// The texts of every candidate of every choice, shown or not, with their lines and natural widths.
    case everyCandidate
  }

  package let purpose: Purpose
  let tracing: FitTracing
  package var items: [DisplayItem] = []
  var texts: [TextTrace] = []
  var choices: [FitTrace] = []
  /// The parts that mean something, those within others first.
  var regions: [PlacedRegion] = []
  /// What is to lie behind all of the layout, as its parts name it, those within others first.
  var grounds: [any Sendable] = []
  /// What the layout rests on that nobody has measured, in the order in which it was met.
  private(set) var standIns: [StandIn] = []
  /// A set of what a layout rests on, to find one by: a view of thousands of labels may rest on as many.
  private var notedStandIns: Set<StandIn> = []
  package var pass = LayoutPass()
  /// Whether it is only for what a view's own size rests on, or for which candidates are shown.
  ///
  /// Views in it that keep their own ratio do not look for what their size rests on once more, as they do where they stand, or it
  /// would double with each of them.
  var isOwnSize = false
  /// Where the innermost view is drawn, around what is placed, that is a container of shapes.
  package var container: CGRect?
  /// The room that a view which asks for its own is told at most; `nil` for all that it has.
  ///
  /// Where texts are measured without an end of room, a view that draws by its size would draw without end.
  package var shownRoom: CGSize? { pass.shownRoom }

  init(_ purpose: Purpose, tracing: FitTracing = .tried, shownRoom: CGSize? = nil) {
    self.purpose = purpose
    self.tracing = tracing
    pass.shownRoom = shownRoom
  }

  mutating func note(_ standIn: StandIn) {
    if notedStandIns.insert(standIn).inserted { standIns.append(standIn) }
  }

  /// Realises a part by itself, with the pass of the whole: what it has found out, and its strain.
  /// - Parameter purpose: what is wanted from it; `nil` for what is wanted of the whole.
  mutating func part(for purpose: Purpose? = nil, _ realise: (inout Realisation) -> Void)
    -> Realisation
  {
    var part = Realisation(purpose ?? self.purpose, tracing: tracing, shownRoom: shownRoom)
    part.isOwnSize = isOwnSize
    part.container = container
    swap(&part.pass, &pass)
    realise(&part)
    swap(&part.pass, &pass)
    return part
  }

  /// Takes over what a part that was realised by itself rests on.
  mutating func noteStandIns(of part: Realisation) {
    for standIn in part.standIns { note(standIn) }
  }

  /// Takes over the texts of a mask: they are read as what they uncover.
  mutating func noteTexts(ofMask part: Realisation) {
    texts += part.texts.map(\.masking)
  }
}
