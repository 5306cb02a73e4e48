import Foundation

/// What is drawn for a picture that is not to be had: a broken line around its place, and its name.
///
/// The outlines of the system's symbols are not free to use. A box that is filled would pass for
/// something the widget draws; a broken line with a name does not.
package struct ImageOutline: Sendable {
  /// The name, as a list of stand-ins has it.
  let name: String
  /// The name as a text that shrinks to its room; `nil` where there is none to write with.
  let writing: LayoutNode?

  package init(name: String, writing: LayoutNode?) {
    self.name = name
    self.writing = writing
  }

  private static let opacity = 0.6

  /// The part of a picture's width and height that its name may take.
  private static let share: CGFloat = 0.8

  func room(in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: size.width * Self.share, height: size.height * Self.share)
  }

  /// The outline in a frame, with the items of its name.
  func item(
    in frame: CGRect,
    color: DisplayColor,
    opacity: Double,
    writing: [DisplayItem],
    onTextIn textFrame: CGRect? = nil
  ) -> DisplayItem {
    let side = min(frame.width, frame.height)
    let line = min(max(side / 24, 0.4), 1)
    let inner = CGRect(
      x: frame.minX + line / 2,
      y: frame.minY + line / 2,
      width: max(frame.width - line, 0),
      height: max(frame.height - line, 0)
    )
    let shape = PlacedShape(
      frame: frame,
      shape: .path(Path(roundedRect: inner, cornerRadius: side / 5)),
      opacity: opacity * Self.opacity,
      color: color,
      stroke: StrokeStyle(lineWidth: line, dash: [3 * line, 2 * line])
    )
    let outline = DisplayItem.shape(textFrame.map { shape.onText(in: $0) } ?? shape)
    return .group(DisplayGroup([outline] + writing, .standIn(for: name)))
  }
}
