import FontFaces
import Foundation
import SwiftUISurface
import Typesetting

/// Paints a picture on a canvas, glyph by glyph from the runs that were measured.
struct PicturePainter {
  let canvas: CairoCanvas
  let glyphs: GlyphStore
  let pictures: PictureStore

  func paint(_ picture: Picture, layout: PictureLayout) {
    paintGround(width: layout.width, height: layout.height)
    if let heading = picture.heading {
      paint(heading, at: layout.heading)
    }
    for (index, panel) in picture.panels.enumerated() {
      let bounds = layout.contents[index]
      paintBounds(bounds, emphasis: panel.emphasis)
      paint(panel.content, in: bounds)
      if let caption = panel.caption {
        paint(caption, at: layout.captions[index])
      }
    }
  }

  /// Paints a widget as far as it lies on its ground: ink reaches out of a text's area that is whole.
  private func paint(_ content: DisplayList, in bounds: Rectangle) {
    let ground = bounds.expanded(by: LockScreen.paneMargin)
    let radius = LockScreen.paneCornerRadius
    let origin = Point(x: bounds.x, y: bounds.y)
    // Round corners cost time, and in drawings an outline for each item: few widgets reach them.
    let keepsOutOfCorners = painter(of: content, at: origin).boxes(of: content.items).allSatisfy {
      ground.holds($0, cornerRadius: radius)
    }
    canvas.cutOff(at: ground, cornerRadius: keepsOutOfCorners ? 0 : radius) {
      paint(content, at: origin)
    }
  }

  // MARK: - The lock screen

  private func paintGround(width: Double, height: Double) {
    // A little more than the picture: at a scale such as 1.5 its last pixels stand out of it.
    let whole = Rectangle(x: 0, y: 0, width: width, height: height).expanded(by: 1)
    let reach = max(width, height)
    canvas.fill(
      whole,
      with: .linear(
        from: Point(x: 0, y: 0),
        to: Point(x: width, y: height),
        stops: LockScreen.ground
      )
    )
    canvas.fill(
      whole,
      with: .radial(
        center: Point(x: width * 0.95, y: 0),
        radius: reach * 0.7,
        stops: LockScreen.dawn
      )
    )
    canvas.fill(
      whole,
      with: .radial(
        center: Point(x: width * 0.25, y: height * 1.1),
        radius: reach * 0.6,
        stops: LockScreen.ember
      )
    )
  }

  private func paintBounds(_ bounds: Rectangle, emphasis: PicturePanel.Emphasis) {
    canvas.fill(
      bounds.expanded(by: LockScreen.paneMargin),
      cornerRadius: LockScreen.paneCornerRadius,
      with: .solid(LockScreen.pane)
    )
    if emphasis != .plain {
      canvas.stroke(
        bounds.expanded(by: LockScreen.paneMargin),
        cornerRadius: LockScreen.paneCornerRadius,
        lineWidth: LockScreen.warningWidth,
        dash: emphasis == .doubt ? LockScreen.doubtDash : 0,
        with: .solid(LockScreen.warning)
      )
    }
    canvas.stroke(
      bounds.expanded(by: LockScreen.outlineWidth / 2),
      cornerRadius: LockScreen.outlineCornerRadius,
      lineWidth: LockScreen.outlineWidth,
      with: .solid(LockScreen.outline)
    )
  }
}
