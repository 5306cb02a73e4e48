import FontFaces
import Foundation
import SwiftUISurface
import Typesetting

/// Items of display lists, whose places are counted from an origin.
extension PicturePainter {
  /// What paints the items of a list whose bounds have their top left corner at a point.
  func painter(of list: DisplayList, at origin: Point) -> ItemPainter {
    ItemPainter(
      canvas: canvas,
      glyphs: glyphs,
      pictures: pictures,
      origin: origin,
      displayScale: list.displayScale,
      coloring: list.coloring
    )
  }

  func paint(_ list: DisplayList, at origin: Point) {
    // Mixed with what is in the widget, not with the ground below it.
    painter(of: list, at: origin).paintLayer(list.items)
  }
}

extension DisplayItem {
  /// Whether it is mixed with what is below, or something in it that is not in a layer of its own.
  fileprivate var blends: Bool {
    guard case .group(let group) = self else { return false }
    switch group.effect {
    case .blend: return true
    case .isolated, .mask: return false
    case .clip, .transform, .standIn: return group.items.contains(where: \.blends)
    }
  }
}

/// Paints the items of one display list.
struct ItemPainter {
  let canvas: CairoCanvas
  let glyphs: GlyphStore
  let pictures: PictureStore
  /// Where the top left corner of the list's bounds is drawn.
  let origin: Point
  let displayScale: CGFloat
  let coloring: DisplayColoring

  /// Paints items, by themselves where any of them is mixed with what is below.
  func paintLayer(_ items: [DisplayItem]) {
    if items.contains(where: \.blends) {
      canvas.blended(.normal) { paint(items) }
    } else {
      paint(items)
    }
  }

  func paint(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .text(let text): paint(text)
      case .shape(let shape): paint(shape)
      case .picture(let picture): paint(picture)
      case .group(let group): paint(group)
      }
    }
  }

  /// Paints a picture; of one that cannot be read a broken line around its place.
  private func paint(_ picture: PlacedPicture) {
    let frame = rectangle(picture.frame)
    let pixels = canvas.pixels(in: frame)
    guard let bitmap = pictures.bitmap(of: picture.pixels, drawnIn: pixels) else {
      let paint = Paint.solid(ink(picture.color ?? .white, opacity: picture.opacity))
      return canvas.stroke(frame, cornerRadius: 0, lineWidth: 0.5, dash: 1.5, with: paint)
    }
    canvas.draw(
      bitmap,
      in: frame,
      template: picture.color.map { ink($0, opacity: picture.opacity) },
      opacity: picture.opacity,
      coloring: coloring
    )
  }

  private func paint(_ group: DisplayGroup) {
    switch group.effect {
    case .clip(let outline, let frame): clip(to: outline, in: frame) { paint(group.items) }
    case .transform(let map):
      canvas.transformed(by: map, at: origin) { paint(group.items) }
    case .mask(let items):
      // Where things are mixed in a mask itself, which has no colours, Cairo shows all in an SVG.
      canvas.masked(by: { paintLayer(items) }, { paint(group.items) })
    case .blend(let mode): canvas.blended(mode) { paint(group.items) }
    case .isolated: canvas.blended(.normal) { paint(group.items) }
    case .standIn: paint(group.items)
    }
  }

  // MARK: - Texts

  private func paint(_ text: PlacedText) {
    for (index, line) in text.laidOut.lines.enumerated() {
      let start = start(of: line, at: index, in: text)
      paintBackgrounds(of: line, in: text, from: start)
      for run in line.runs {
        paint(run, from: start, ink: ink(text.drawing(of: run).color, opacity: text.opacity))
      }
      paintLines(of: line, in: text, from: start)
    }
  }

  /// Where the left end of a line's baseline is drawn.
  func start(of line: Typesetting.Line, at index: Int, in text: PlacedText) -> Point {
    Point(
      x: origin.x + Double(text.frame.origin.x) + line.x,
      y: origin.y + Double(text.baseline(ofLine: index, displayScale: displayScale))
    )
  }

  func ink(_ color: DisplayColor, opacity: Double) -> Shade {
    LockScreen.ink(color, opacity: opacity, coloring: coloring)
  }

  /// Paints one run: outlines together as one shape, bitmaps one by one.
  private func paint(_ run: GlyphRun, from start: Point, ink: Shade) {
    let unit = run.pointSize / Double(run.face.unitsPerEm)
    var outlines: [CairoCanvas.PlacedOutline] = []
    for glyph in run.glyphs {
      // No more glyphs are read of a picture that is refused.
      guard !canvas.hasTooManyGlyphs else { return }
      let pen = Point(x: start.x + glyph.x, y: start.y + glyph.y)
      switch glyphs.drawing(of: glyph.id, in: run.face, synthesis: run.synthesis) {
      case .outline(let outline):
        if canvas.takes(outline, at: pen, unit: unit) { outlines.append((outline, pen)) }
      case .image(let image):
        canvas.draw(
          image,
          at: pen,
          pointSize: run.pointSize,
          opacity: ink.opacity,
          coloring: coloring
        )
      }
    }
    canvas.fill(outlines, unit: unit, with: .solid(ink))
  }

  // MARK: - Shapes

  private func paint(_ shape: PlacedShape) {
    let paint = Paint.solid(ink(shape.color, opacity: shape.opacity))
    if let (path, isEvenOdd) = shape.shape.anyPath {
      if let stroke = shape.stroke {
        canvas.stroke(path, at: origin, stroke, with: paint)
      } else {
        canvas.fill(path, evenOdd: isEvenOdd, at: origin, with: paint)
      }
    } else if let outline = RoundedOutline(shape.shape, in: rectangle(shape.frame)) {
      canvas.fill(outline.rectangle, cornerRadius: outline.cornerRadius, with: paint)
    } else {
      canvas.fillEllipse(in: ellipse(shape.shape, in: shape.frame), with: paint)
    }
  }

  private func clip(to outline: ShapeKind, in frame: CGRect, _ draw: () -> Void) {
    if let (path, isEvenOdd) = outline.anyPath {
      canvas.clipped(to: path, evenOdd: isEvenOdd, at: origin, draw)
    } else if let outline = RoundedOutline(outline, in: rectangle(frame)) {
      canvas.clipped(to: outline.rectangle, cornerRadius: outline.cornerRadius, draw)
    } else {
      let ellipse = ellipse(outline, in: frame)
      let path = Path(
        ellipseIn: CGRect(x: ellipse.x, y: ellipse.y, width: ellipse.width, height: ellipse.height)
      )
      canvas.clipped(to: path, at: Point(x: 0, y: 0), draw)
    }
  }

  func rectangle(_ frame: CGRect) -> Rectangle {
    Rectangle(
      x: origin.x + Double(frame.origin.x),
      y: origin.y + Double(frame.origin.y),
      width: Double(frame.size.width),
      height: Double(frame.size.height)
    )
  }

  /// Where an ellipse or a circle is drawn that has a frame.
  private func ellipse(_ kind: ShapeKind, in frame: CGRect) -> Rectangle {
    let frame = rectangle(frame)
    guard kind == .circle else { return frame }
    let side = min(frame.width, frame.height)
    return Rectangle(
      x: frame.x + (frame.width - side) / 2,
      y: frame.y + (frame.height - side) / 2,
      width: side,
      height: side
    )
  }
}

/// A rectangle with round corners, which several kinds of shapes are.
private struct RoundedOutline {
  let rectangle: Rectangle
  let cornerRadius: Double

  /// Nothing where the shape is another.
  init?(_ kind: ShapeKind, in rectangle: Rectangle) {
    switch kind {
    case .rectangle: cornerRadius = 0
    case .roundedRectangle(let radius): cornerRadius = Double(radius)
    case .capsule: cornerRadius = min(rectangle.width, rectangle.height) / 2
    case .circle, .ellipse, .path, .evenOddPath: return nil
    }
    self.rectangle = rectangle
  }
}
