import Foundation
import Testing

@testable import SwiftUISurface

/// Maps that keep lines straight, and views that are drawn under them.
@MainActor
@Suite struct ProjectionTests {
  private static let turned = CGAffineTransform(rotationAngle: 0.3)
    .concatenating(CGAffineTransform(scaleX: 2, y: -0.5))
  private static let moved = CGAffineTransform(translationX: 7, y: -11)

  private func shown(_ view: some View) throws -> String {
    "\(try Layouts.decide(view, 90, 44).displayList.items)"
  }

  /// What keeps lines parallel is drawn as any map of points is; what does not is drawn as if it were not there.
  @Test func viewsAreDrawnUnderMaps() throws {
    let view = Color.red.frame(width: 20, height: 10)
    for map in [Self.turned, Self.moved, Self.turned.concatenating(Self.moved)] {
      let projected = try shown(view.projectionEffect(ProjectionTransform(map)))
      #expect(try projected == shown(view.transformEffect(map)))
      #expect(try projected != shown(view))
    }
    let (plain, flat) = (ProjectionTransform(), try shown(view))
    for property in [\ProjectionTransform.m13, \.m23, \.m33] {
      var perspective = plain
      perspective[keyPath: property] = 0.25
      #expect(!perspective.isAffine && !perspective.isIdentity)
      #expect(try shown(view.projectionEffect(perspective)) == flat)
    }
    #expect(plain.isAffine && plain.isIdentity)
    #expect(!ProjectionTransform(Self.moved).isIdentity)
  }

  /// Maps one after the other are those of Core Graphics, in its order.
  @Test func mapsFollowEachOther() {
    let (turned, moved) = (ProjectionTransform(Self.turned), ProjectionTransform(Self.moved))
    let wanted = ProjectionTransform(Self.turned.concatenating(Self.moved))
    expectSame(turned.concatenating(moved), wanted)
    #expect(moved.concatenating(turned) != wanted)
  }

  @Test func mapsAreUndone() {
    var map = ProjectionTransform(Self.turned.concatenating(Self.moved))
    (map.m13, map.m23, map.m33) = (0.1, -0.2, 3)
    let undone = map.inverted()
    expectSame(map.concatenating(undone), ProjectionTransform())
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let (isUndone, isFlatUndone) = (map.invert(), flat.invert())
    #expect(isUndone && map == undone)
    #expect(!isFlatUndone && flat.m11 == 0 && flat.inverted() == flat)
  }

  private func expectSame(_ one: ProjectionTransform, _ other: ProjectionTransform) {
    let numbers: [KeyPath<ProjectionTransform, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ]
    for number in numbers {
      #expect(abs(one[keyPath: number] - other[keyPath: number]) < 1e-9)
    }
  }
}
