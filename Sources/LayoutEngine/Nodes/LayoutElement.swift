import Foundation
package import Typesetting

/// What a resolved view does in layout: answer proposals, show guides, and take its place.
///
/// Elements are values without shared state: any thread may measure them, with the same answer.
package protocol LayoutElement: Sendable {
  /// The size taken under a proposal, points.
  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize

  /// The length on one axis of the size taken under a proposal, for less where the other axis costs
  /// more.
  ///
  /// That of `sizeThatFits` to the last bit, or any length above ``LengthQuestion/enough`` where that
  /// is exceeded. Under strain, what is noted holds for that comparison alone.
  func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat

  /// The width of the size taken under every proposal of a width, whichever height goes with it; `nil`
  /// where the height makes a difference, or may make one.
  ///
  /// That of `sizeThatFits` to the last bit: a row asks for it in place of sizes (`LayoutNode.leastLength`).
  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat?

  /// The length across the axis that varies, for each length that is proposed along it: exactly what
  /// `length` gives for every one of them, where it is known.
  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction

  /// The position of a guide that the view or its content sets, given the size it has taken.
  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat?

  /// The axes along which it takes a length without end wherever it is proposed one, whatever is proposed on
  /// the other axis; without those of which that is not known.
  var endlessAxes: Axis.Set { get }

  /// Whether its size under a proposal with a length without end is known to have an end, without being asked
  /// for; so it has under the same proposal with any other length in the place of that one, then.
  ///
  /// Of proposals that have an end themselves this is asked where ``mayBeEndless(around:)`` says so: no other element
  /// makes a length without end of them.
  func hasEnd(under proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Bool

  /// Whether its width may be without end under a proposal that has one: a text that moves in a widget has no end where it
  /// is offered no width.
  /// - Parameter content: whether that of what is in it may.
  func mayBeEndless(around content: Bool) -> Bool

  /// Whether its size follows from the bounds of the whole layout by itself, not by what it is proposed alone.
  var followsBounds: Bool { get }

  /// Whether no length of it is ever negative, so that in a sum it takes nothing away from others;
  /// `false` where that is not known.
  var isNeverNegative: Bool { get }

  /// The one layout within this element and what it is proposed in its place; `nil` where there are
  /// several, or where that does not follow from what the element is proposed alone.
  var offer: ContentOffer? { get }

  /// The choice that answers every proposal as this element does; `nil` where it is none.
  var choice: (any ChoosingElement)? { get }

  /// The element as one whose texts can be exchanged; `nil` where nobody has said how.
  var textHolder: (any TextHoldingElement)? { get }

  /// The node of this element with other texts in it; `nil` where nobody has said how, or something within
  /// it belongs to the texts that it has.
  ///
  /// Of every element and not of a ``TextHoldingElement``, since an element that is handed out as one is
  /// copied: this is asked for each item of a list.
  /// - Parameters:
  ///   - node: the node, whose priority and name are kept.
  ///   - role: the name around the node that a text in it has where it is traced.
  ///   - text: what stands for a text, by its role and as it was prepared.
  func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode?

  /// Adds what the view shows to the realisation, standing where the placement says.
  func place(_ placement: Placement, into realisation: inout Realisation)
}

extension LayoutElement {
  package func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat {
    // A size may change with its proposal without steps.
    pass.strain?.noteContinuity()
    return sizeThatFits(question.proposal, &pass)[question.axis]
  }

  package func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? { nil }

  package func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    StepFunction(nil, over: proposals.lengths)
  }

  package func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    nil
  }

  package var endlessAxes: Axis.Set { [] }

  package func hasEnd(under proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Bool { false }

  package func mayBeEndless(around content: Bool) -> Bool { content }

  package var followsBounds: Bool { false }

  package var isNeverNegative: Bool { false }

  package var offer: ContentOffer? { nil }

  package var choice: (any ChoosingElement)? { nil }

  package var textHolder: (any TextHoldingElement)? { nil }

  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    assert(textHolder == nil, "what holds texts exchanges them")
    return nil
  }
}
