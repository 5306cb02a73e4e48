import Foundation
import SwiftUISurface
import Testing
import WidgetSurface

#if os(Linux)
/// Outlines as UIKit and Core Graphics have them: shapes that are made of one are drawn as those of a `Path`.
@Suite struct BezierPathTests {
  private static let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
  private static let map = CGAffineTransform(a: 2, b: 0.5, c: -0.25, d: 1, tx: 7, ty: -11)

  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Those that are named, as round as is asked for, or as there is room.
  @Test func someCornersAreRounded() {
    func outline(_ corners: UIRectCorner, _ radius: CGFloat) -> Path {
      let size = CGSize(width: radius, height: radius)
      let path = UIBezierPath(roundedRect: Self.rect, byRoundingCorners: corners, cornerRadii: size)
      return Path(path.cgPath)
    }
    func expected(_ radii: RectangleCornerRadii) -> Path {
      Path(roundedRect: Self.rect, cornerRadii: radii)
    }
    let two = RectangleCornerRadii(topLeading: 6, bottomTrailing: 6)
    #expect(outline([.topLeft, .bottomRight], 6) == expected(two))
    #expect(outline([.topRight], 6) == expected(.init(topTrailing: 6)))
    #expect(outline([.bottomLeft], .infinity) == expected(.init(bottomLeading: 10)))
    #expect(outline(.allCorners, 6) == Path(roundedRect: Self.rect, cornerRadius: 6))
    #expect(outline([], 6) == expected(.init()))
  }

  @Test func outlinesAreThoseOfPaths() {
    let rect = Self.rect
    #expect(UIBezierPath(rect: rect).cgPath == Path(rect).cgPath)
    #expect(UIBezierPath(ovalIn: rect).cgPath == Path(ellipseIn: rect).cgPath)
    let rounded = Path(roundedRect: rect, cornerRadius: 5)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 5).cgPath == rounded.cgPath)
    #expect(
      CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil) == rounded.cgPath
    )
    var map = Self.map
    let square = CGPath(rect: rect, transform: &map)
    let oval = CGPath(ellipseIn: rect, transform: &map)
    #expect(square == Path(rect).applying(map).cgPath)
    #expect(oval == Path(ellipseIn: rect).applying(map).cgPath)
    let mapped = rounded.cgPath.copy(using: &map)
    #expect(mapped == rounded.applying(map).cgPath)
  }

  /// Clock hands go the other way in UIKit than in Core Graphics, whose y axis pointed up.
  @Test func arcsGoTheWayOfClockHands() {
    func size(_ clockwise: Bool) -> CGSize {
      let path = UIBezierPath(
        arcCenter: Self.point(50, 50),
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: clockwise
      )
      return path.bounds.size
    }
    #expect(abs(size(true).width - 10) < 0.1 && abs(size(true).height - 10) < 0.1)
    #expect(abs(size(false).width - 20) < 0.1 && abs(size(false).height - 20) < 0.1)
    let drawn = CGMutablePath()
    drawn.addArc(
      center: Self.point(50, 50),
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(abs(drawn.boundingBox.width - 10) < 0.1)
  }

  @Test func piecesAreAdded() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
    path.move(to: Self.point(1, 2))
    path.addLine(to: Self.point(30, 4))
    path.addCurve(
      to: Self.point(5, 60),
      controlPoint1: Self.point(40, 10),
      controlPoint2: Self.point(20, 50)
    )
    path.addQuadCurve(to: Self.point(0, 9), controlPoint: Self.point(2, 30))
    path.close()
    path.append(UIBezierPath(rect: Self.rect))
    var expected = Path()
    expected.move(to: Self.point(1, 2))
    expected.addLine(to: Self.point(30, 4))
    expected.addCurve(
      to: Self.point(5, 60),
      control1: Self.point(40, 10),
      control2: Self.point(20, 50)
    )
    expected.addQuadCurve(to: Self.point(0, 9), control: Self.point(2, 30))
    expected.closeSubpath()
    expected.addRect(Self.rect)
    #expect(Path(path.cgPath) == expected && path.currentPoint == expected.currentPoint)
    path.apply(Self.map)
    #expect(Path(path.cgPath) == expected.applying(Self.map))
    path.removeAllPoints()
    #expect(path.isEmpty)
    path.cgPath = expected.cgPath
    #expect(UIBezierPath(cgPath: path.cgPath).cgPath == expected.cgPath)
  }

  /// What Core Graphics adds may be mapped before.
  @Test func piecesMayBeMapped() {
    func drawn(_ map: CGAffineTransform) -> CGMutablePath {
      let path = CGMutablePath()
      path.move(to: Self.point(1, 2), transform: map)
      path.addLine(to: Self.point(30, 4), transform: map)
      path.addCurve(
        to: Self.point(5, 60),
        control1: Self.point(40, 10),
        control2: Self.point(20, 50),
        transform: map
      )
      path.addQuadCurve(to: Self.point(0, 9), control: Self.point(2, 30), transform: map)
      path.closeSubpath()
      path.addLines(between: [Self.point(3, 4), Self.point(9, 9)], transform: map)
      path.addRect(Self.rect, transform: map)
      path.addRects([Self.rect], transform: map)
      path.addRoundedRect(in: Self.rect, cornerWidth: 3, cornerHeight: 3, transform: map)
      path.addEllipse(in: Self.rect, transform: map)
      path.addPath(Path(Self.rect).cgPath, transform: map)
      return path
    }
    let plain = drawn(.identity)
    var map = Self.map
    let mapped = plain.copy(using: &map)
    #expect(drawn(map) == mapped)
    #expect(plain.copy() == plain && plain.mutableCopy() == plain)
    let copy = plain.mutableCopy()
    copy?.closeSubpath()
    #expect(copy != plain && plain == drawn(.identity))
  }

  /// What lies inside is told by the rule that is asked for.
  @Test func pointsLieInside() {
    let path = UIBezierPath(rect: Self.rect)
    path.append(UIBezierPath(rect: Self.rect.insetBy(dx: 5, dy: 5)))
    #expect(path.contains(Self.point(30, 30)) && !path.contains(Self.point(5, 30)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(Self.point(30, 30)) && path.contains(Self.point(12, 30)))
    #expect(path.cgPath.contains(Self.point(30, 30)))
    #expect(!path.cgPath.contains(Self.point(30, 30), using: .evenOdd))
    let line = Path { $0.addLines([Self.point(0, 0), Self.point(20, 0)]) }.cgPath
    let stroked = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    let size = stroked.boundingBox.size
    #expect(abs(size.width - 20) < 0.01 && abs(size.height - 4) < 0.01)
  }
}
#endif
