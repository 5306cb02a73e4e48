import FontFaces
import Foundation
import SwiftUISurface
import Typesetting

/// Where items will be drawn, as boxes around them.
extension ItemPainter {
  /// Rectangles on the canvas that hold all that is drawn of some items, and may hold more.
  ///
  /// - Complexity: linear in the number of glyphs and of points of paths, each of which counts once for every group
  ///   around it.
  func boxes(of items: [DisplayItem]) -> [Rectangle] {
    items.flatMap { item -> [Rectangle] in
      switch item {
      case .text(let text): boxes(of: text)
      case .shape(let shape): [box(of: shape)].compactMap(\.self)
      // A line stands around what cannot be read.
      case .picture(let picture): [rectangle(picture.frame).expanded(by: 1)]
      case .group(let group): boxes(of: group)
      }
    }
  }

  private func boxes(of group: DisplayGroup) -> [Rectangle] {
    switch group.effect {
    case .clip(.path, _), .clip(.evenOddPath, _), .mask, .blend, .isolated, .standIn:
      return boxes(of: group.items)
    case .clip(_, let frame): return [rectangle(frame)]
    case .transform(let map):
      return boxes(of: group.items).compactMap { box in
        Rectangle(around: box.corners.map { mapped($0, by: map) })
      }
    }
  }

  /// Where a point is drawn that is mapped from the origin.
  private func mapped(_ point: Point, by map: CGAffineTransform) -> Point {
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    return Point(
      x: origin.x + Double(map.a) * x + Double(map.c) * y + Double(map.tx),
      y: origin.y + Double(map.b) * x + Double(map.d) * y + Double(map.ty)
    )
  }

  private func box(of shape: PlacedShape) -> Rectangle? {
    guard let path = shape.shape.anyPath?.path else { return rectangle(shape.frame) }
    var points: [Point] = []
    func add(_ all: CGPoint...) {
      points += all.map { Point(x: origin.x + Double($0.x), y: origin.y + Double($0.y)) }
    }
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): add(point)
      // A curve lies between its ends and its control points.
      case .quadCurve(let end, let control): add(end, control)
      case .curve(let end, let one, let two): add(end, one, two)
      case .closeSubpath: break
      }
    }
    let box = Rectangle(around: points)
    guard let stroke = shape.stroke else { return box }
    let reach = stroke.lineJoin == .miter ? max(Double(stroke.miterLimit), 2) / 2 : 1
    return box?.expanded(by: Double(stroke.lineWidth) * reach)
  }

  private func boxes(of text: PlacedText) -> [Rectangle] {
    text.laidOut.lines.enumerated().flatMap { index, line -> [Rectangle] in
      let start = start(of: line, at: index, in: text)
      return line.runs.flatMap { run in
        boxes(of: run, drawnAs: text.drawing(of: run), from: start)
      }
    }
  }

  private func boxes(
    of run: GlyphRun,
    drawnAs drawing: PlacedText.Run,
    from start: Point
  ) -> [Rectangle] {
    var boxes: [Rectangle] = []
    for glyph in run.glyphs {
      // A picture that draws so many is refused, wherever they are.
      guard !canvas.boxedGlyphs.isExceeded else { return [.everywhere] }
      let pen = Point(x: start.x + glyph.x, y: start.y + glyph.y)
      let drawn = glyphs.drawing(of: glyph.id, in: run.face, synthesis: run.synthesis)
      canvas.boxedGlyphs.take(drawn)
      switch drawn {
      case .outline(let outline):
        let unit = run.pointSize / Double(run.face.unitsPerEm)
        if let box = outline.box(at: pen, unit: unit) { boxes.append(box) }
      case .image(let image):
        let scale = run.pointSize / image.pixelsPerEm
        boxes.append(
          Rectangle(
            x: pen.x + Double(image.left) * scale,
            y: pen.y - Double(image.top) * scale,
            width: Double(image.width) * scale,
            height: Double(image.height) * scale
          )
        )
      }
    }
    let left = run.glyphs.map(\.x).min() ?? 0
    let width = (run.glyphs.map { $0.x + $0.advance }.max() ?? left) - left
    func addBand(above ascent: Double, height: Double) {
      boxes.append(
        Rectangle(x: start.x + left, y: start.y - ascent, width: width, height: height)
      )
    }
    if let background = drawing.background {
      addBand(above: background.ascent, height: max(background.ascent + background.descent, 0))
    }
    for line in drawing.lines where line.isSeen {
      addBand(above: line.offset + line.thickness / 2, height: line.thickness)
    }
    return boxes
  }
}

extension Rectangle {
  /// One without end, which no other holds.
  fileprivate static let everywhere = Rectangle(
    x: -.infinity,
    y: -.infinity,
    width: .infinity,
    height: .infinity
  )

  /// The smallest rectangle around some points, without end where one of them is no number; nil where there
  /// are none.
  init?(around points: [Point]) {
    guard let first = points.first else { return nil }
    guard points.allSatisfy({ !$0.x.isNaN && !$0.y.isNaN }) else {
      self = .everywhere
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  fileprivate var corners: [Point] {
    [x, x + width].flatMap { x in [y, y + height].map { Point(x: x, y: $0) } }
  }

  /// Whether the part of another rectangle that lies in this one lies in it with round corners too.
  func holds(_ other: Rectangle, cornerRadius: Double) -> Bool {
    let radius = min(cornerRadius, width / 2, height / 2)
    return other.corners.allSatisfy { corner in
      guard !corner.x.isNaN, !corner.y.isNaN else { return false }
      let (left, top) = (min(max(corner.x, x), x + width), min(max(corner.y, y), y + height))
      let across = max(x + radius - left, left - (x + width - radius), 0)
      let down = max(y + radius - top, top - (y + height - radius), 0)
      return across * across + down * down <= radius * radius
    }
  }
}
