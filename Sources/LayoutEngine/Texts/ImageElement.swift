import Foundation

/// A symbol or picture: its own size, or what it is proposed where it is resizable.
struct ImageElement: SeparableElement {
  let size: CGSize
  let isResizable: Bool
  /// The distance of the text's baseline from the top; `nil` for pictures.
  let baseline: CGFloat?
  let color: DisplayColor
  let standIn: StandIn?
  /// What stands for the picture, which is not to be had.
  let outline: ImageOutline
  /// The picture itself, where it can be drawn; `nil` to draw its outline.
  let pixels: PicturePixels?
  /// Whether the picture is drawn in the colour of what stands around it.
  let isTemplate: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  var endlessAxes: Axis.Set { isResizable ? [.horizontal, .vertical] : [] }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    key.isBaseline && !isResizable ? baseline : nil
  }

  /// Whether anything of it is seen: a picture in its own colours is, whatever colour stands around it.
  private var hasInk: Bool { color.alpha > 0 || (pixels != nil && !isTemplate) }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    // An image that is resizable takes what it is proposed, its own size where nothing is.
    let rests = !isResizable || placement.proposal.width == nil || placement.proposal.height == nil
    if rests, let standIn { realisation.note(standIn) }
    guard realisation.purpose == .display, placement.isVisible, hasInk else { return }
    if let pixels {
      return realisation.items.append(
        .picture(
          PlacedPicture(
            frame: placement.frame,
            pixels: pixels,
            opacity: placement.opacity,
            color: isTemplate ? color : nil
          )
        )
      )
    }
    let name = outline.writing.map { writing in
      // The name is nobody's text: of what it brings out only the glyphs are taken.
      realisation.part { part in
        var inner = placement
        inner.role = nil
        let room = outline.room(in: placement.size)
        writing.place(alignedBy: .center, in: inner, proposal: room, into: &part)
      }
    }
    realisation.items.append(
      outline.item(
        in: placement.frame,
        color: color,
        opacity: placement.opacity,
        writing: name?.items ?? []
      )
    )
  }
}
