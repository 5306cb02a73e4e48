import FontFaces
import Foundation
import SwiftUISurface
import Typesetting

/// Paints a picture on a canvas, glyph by glyph from the runs that were measured.
struct PicturePainter {
  let canvas: CairoCanvas
  let glyphs: GlyphStore

  func paint(_ picture: Picture, layout: PictureLayout) {
    paintGround(width: layout.width, height: layout.height)
    if let heading = picture.heading {
      paint(heading, at: layout.heading)
    }
    for (index, panel) in picture.panels.enumerated() {
      let bounds = layout.contents[index]
      paintBounds(bounds, emphasis: panel.emphasis)
      paint(panel.content, at: Point(x: bounds.x, y: bounds.y))
      if let caption = panel.caption {
        paint(caption, at: layout.captions[index])
      }
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

  // MARK: - Items

  private func paint(_ list: DisplayList, at origin: Point) {
    for item in list.items {
      switch item {
      case .text(let text): paint(text, at: origin, displayScale: list.displayScale)
      case .shape(let shape): paint(shape, at: origin)
      }
    }
  }

  private func paint(_ text: PlacedText, at origin: Point, displayScale: CGFloat) {
    for (index, line) in text.laidOut.lines.enumerated() {
      let baseline = text.baseline(ofLine: index, displayScale: displayScale)
      let start = Point(
        x: origin.x + Double(text.frame.origin.x) + line.x,
        y: origin.y + Double(baseline)
      )
      paintBackgrounds(of: line, in: text, from: start)
      for run in line.runs {
        let color = text.drawing(of: run).color
        paint(run, from: start, ink: LockScreen.ink(color, opacity: text.opacity))
      }
      paintLines(of: line, in: text, from: start)
    }
  }

  /// Paints one run: outlines together as one shape, bitmaps one by one.
  private func paint(_ run: GlyphRun, from start: Point, ink: Shade) {
    var outlines: [CairoCanvas.PlacedOutline] = []
    for glyph in run.glyphs {
      let pen = Point(x: start.x + glyph.x, y: start.y + glyph.y)
      switch glyphs.drawing(of: glyph.id, in: run.face, synthesis: run.synthesis) {
      case .outline(let outline):
        if !outline.isEmpty { outlines.append((outline, pen)) }
      case .image(let image):
        canvas.draw(image, at: pen, pointSize: run.pointSize, opacity: ink.opacity)
      }
    }
    canvas.fill(
      outlines,
      unit: run.pointSize / Double(run.face.unitsPerEm),
      with: .solid(ink)
    )
  }

  private func paint(_ shape: PlacedShape, at origin: Point) {
    let frame = Rectangle(
      x: origin.x + Double(shape.frame.origin.x),
      y: origin.y + Double(shape.frame.origin.y),
      width: Double(shape.frame.size.width),
      height: Double(shape.frame.size.height)
    )
    let paint = Paint.solid(LockScreen.ink(shape.color, opacity: shape.opacity))
    switch shape.shape {
    case .path(let path):
      canvas.draw(path, at: origin, lineWidth: shape.lineWidth.map { Double($0) }, with: paint)
    case .rectangle:
      canvas.fill(frame, with: paint)
    case .roundedRectangle(let cornerRadius):
      canvas.fill(frame, cornerRadius: Double(cornerRadius), with: paint)
    case .capsule:
      canvas.fill(frame, cornerRadius: min(frame.width, frame.height) / 2, with: paint)
    case .ellipse:
      canvas.fillEllipse(in: frame, with: paint)
    case .circle:
      let side = min(frame.width, frame.height)
      canvas.fillEllipse(
        in: Rectangle(
          x: frame.x + (frame.width - side) / 2,
          y: frame.y + (frame.height - side) / 2,
          width: side,
          height: side
        ),
        with: paint
      )
    }
  }
}
