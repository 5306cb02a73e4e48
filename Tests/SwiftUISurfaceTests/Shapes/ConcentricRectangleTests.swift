import Foundation
import LayoutEngine
import Testing

@testable import SwiftUISurface

/// Rectangles whose corners are round about the same points as those of their container.
@Suite struct ConcentricRectangleTests {
  private static let frame = CGRect(x: 10, y: 20, width: 160, height: 100)

  private func kind(
    _ shape: ConcentricRectangle,
    _ rect: CGRect = ConcentricRectangleTests.frame.insetBy(dx: 6, dy: 6),
    in outline: (any InsettableShape)? = RoundedRectangle(cornerRadius: 22)
  ) -> ShapeKind {
    var environment = EnvironmentValues()
    if let outline {
      environment.containerShape = ContainerShape(shape: outline)
      environment.containerShape?.frame = Self.frame
    }
    return shape._placed(in: environment)._kind(in: rect)
  }

  /// Corners in the order of their cases.
  private func rounded(
    _ radii: [CGFloat],
    _ rect: CGRect = ConcentricRectangleTests.frame.insetBy(dx: 6, dy: 6)
  ) -> ShapeKind {
    .path(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radii[0],
          bottomLeading: radii[2],
          bottomTrailing: radii[3],
          topTrailing: radii[1]
        )
      )
    )
  }

  @Test func cornersAreRoundAboutTheSamePoints() {
    #expect(kind(ConcentricRectangle()) == rounded([16, 16, 16, 16]))
    let lower = CGRect(x: 14, y: 80, width: 152, height: 36)
    #expect(kind(ConcentricRectangle(), lower) == rounded([0, 0, 18, 18], lower))
    // Another one at each corner, and a side further away than the other.
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 10,
      bottomLeadingRadius: 20,
      bottomTrailingRadius: 30,
      topTrailingRadius: 40
    )
    let apart = CGRect(x: 12, y: 24, width: 150, height: 95)
    #expect(kind(ConcentricRectangle(), apart, in: uneven) == rounded([6, 32, 18, 22], apart))
    #expect(kind(ConcentricRectangle(), in: Capsule()) == rounded([44, 44, 44, 44]))
    #expect(kind(ConcentricRectangle(), in: Rectangle()) == .rectangle)
    #expect(kind(ConcentricRectangle(), Self.frame.insetBy(dx: 22, dy: 22)) == .rectangle)
    #expect(kind(ConcentricRectangle(), in: nil) == .rectangle)
  }

  @Test func cornersAreAsTheyAreTold() {
    let concentric = Edge.Corner.Style.concentric
    let mixed = ConcentricRectangle(
      topLeadingCorner: .concentric(minimum: 18),
      topTrailingCorner: .fixed(24),
      bottomLeadingCorner: concentric,
      bottomTrailingCorner: 0.5
    )
    #expect(kind(mixed) == rounded([18, 24, 16, 0.5]))
    #expect(kind(ConcentricRectangle(corners: 3)) == rounded([3, 3, 3, 3]))
    let few = ConcentricRectangle(corners: .concentric(minimum: .fixed(5)))
    #expect(kind(few, in: nil) == rounded([5, 5, 5, 5]))
    #expect(kind(.rect(corners: .concentric(minimum: nil))) == rounded([16, 16, 16, 16]))
  }

  /// Corners that are to be alike are as round as the roundest of them.
  @Test func cornersMayBeAlike() {
    let lower = CGRect(x: 14, y: 80, width: 152, height: 36)
    let corner = CGRect(x: 14, y: 80, width: 60, height: 36)
    let rows: [(ConcentricRectangle, CGRect, [CGFloat])] = [
      (ConcentricRectangle(corners: .concentric, isUniform: true), lower, [18, 18, 18, 18]),
      (
        ConcentricRectangle(uniformTopCorners: .fixed(7), uniformBottomCorners: .concentric),
        corner, [7, 7, 18, 18]
      ),
      (
        ConcentricRectangle(uniformLeadingCorners: .concentric, uniformTrailingCorners: 2), corner,
        [18, 2, 18, 2]
      ),
      (
        ConcentricRectangle(
          uniformTopCorners: 1,
          bottomLeadingCorner: .concentric,
          bottomTrailingCorner: 3
        ), corner, [1, 1, 18, 3]
      ),
      (
        ConcentricRectangle(
          uniformBottomCorners: .concentric,
          topLeadingCorner: 1,
          topTrailingCorner: 2
        ), corner, [1, 2, 18, 18]
      ),
      (
        ConcentricRectangle(
          uniformLeadingCorners: .concentric,
          topTrailingCorner: 1,
          bottomTrailingCorner: 2
        ), corner, [18, 1, 18, 2]
      ),
      (
        ConcentricRectangle(
          uniformTrailingCorners: .fixed(9),
          topLeadingCorner: 1,
          bottomLeadingCorner: .concentric
        ), corner, [1, 9, 18, 9]
      ),
    ]
    for (index, (shape, rect, radii)) in rows.enumerated() {
      #expect(kind(shape, rect) == rounded(radii, rect), "\(index)")
    }
  }

  /// By their short name rectangles are those that are created so.
  @Test func cornersAreToldByTheShortName() {
    let rows: [(ConcentricRectangle, [CGFloat])] = [
      (.rect(corners: .concentric()), [16, 16, 16, 16]),
      (
        .rect(
          topLeadingCorner: 1,
          topTrailingCorner: 2,
          bottomLeadingCorner: .concentric,
          bottomTrailingCorner: 3
        ), [1, 2, 16, 3]
      ),
      (.rect(uniformTopCorners: 1, uniformBottomCorners: .concentric), [1, 1, 16, 16]),
      (.rect(uniformLeadingCorners: 1, uniformTrailingCorners: .concentric), [1, 16, 1, 16]),
      (
        .rect(uniformTopCorners: 1, bottomLeadingCorner: 2, bottomTrailingCorner: 3), [1, 1, 2, 3]
      ),
      (
        .rect(uniformBottomCorners: 1, topLeadingCorner: 2, topTrailingCorner: 3), [2, 3, 1, 1]
      ),
      (
        .rect(uniformLeadingCorners: 1, topTrailingCorner: 2, bottomTrailingCorner: 3),
        [1, 2, 1, 3]
      ),
      (
        .rect(uniformTrailingCorners: 1, topLeadingCorner: 2, bottomLeadingCorner: 3),
        [2, 1, 3, 1]
      ),
    ]
    for (index, (shape, radii)) in rows.enumerated() {
      #expect(kind(shape) == rounded(radii), "\(index)")
    }
  }

  /// In a container without corners of a radius the shape is that one, inset.
  @Test func otherContainersAreInset() {
    let rect = Self.frame.insetBy(dx: 6, dy: 6)
    #expect(kind(ConcentricRectangle(), in: Ellipse()) == .path(Path(ellipseIn: rect)))
    #expect(kind(ConcentricRectangle(corners: 3), in: Ellipse()) == rounded([3, 3, 3, 3]))
  }

  /// In a picture of a whole widget its corners are those of the container.
  @Test func widgetsAreContainers() {
    var environment = EnvironmentValues()
    environment.widgetContainer = WidgetContainer(frame: Self.frame, cornerRadius: 30)
    let rect = Self.frame.insetBy(dx: 6, dy: 6)
    let placed = ConcentricRectangle()._placed(in: environment)
    #expect(placed._kind(in: rect) == rounded([24, 24, 24, 24]))
    #expect(placed._outline(in: rect) == placed.path(in: rect))
  }
}
