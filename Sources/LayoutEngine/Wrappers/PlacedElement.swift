import Foundation

/// Content of which is known where it stands how it is drawn; layout does not notice.
struct PlacedElement: WrappingElement {
  let content: LayoutNode
  /// The content as it is drawn in a frame; as large as the content.
  let drawing: @Sendable (LayoutNode, CGRect) -> LayoutNode

  func place(_ placement: Placement, into realisation: inout Realisation) {
    var frame = placement.frame
    if let room = realisation.shownRoom {
      frame.size.width = min(frame.width, room.width)
      frame.size.height = min(frame.height, room.height)
    }
    drawing(content, frame).element.place(placement, into: &realisation)
  }
}
