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

  /// Larger by a factor of its data around the middle of what it is for.
  private struct Grown: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      let (x, y) = (size.width / 2, size.height / 2)
      return ProjectionTransform(
        CGAffineTransform(translationX: -x, y: -y)
          .concatenating(CGAffineTransform(scaleX: animatableData, y: animatableData))
          .concatenating(CGAffineTransform(translationX: x, y: y))
      )
    }
  }

  private struct Leaning: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      var transform = ProjectionTransform()
      transform.m13 = size.width / 100
      return transform
    }
  }

  /// An effect is asked for the size that its view has, and is drawn by it; layout does not notice.
  @Test func effectsAreDrawnByTheSizeOfTheirViews() throws {
    let block = Color.red.frame(width: 20, height: 10)
    let effect = Grown(animatableData: 3)
    for size in [CGSize(width: 20, height: 10), CGSize(width: 7, height: 30)] {
      let view = Color.red.frame(width: size.width, height: size.height)
      let map = effect.effectValue(size: size)
      let grown = try shown(view.modifier(effect))
      #expect(try grown == shown(view.projectionEffect(map)))
      #expect(try grown == shown(view.modifier(effect.ignoredByLayout())))
      #expect(try grown != shown(view))
    }
    let row = HStack(spacing: 3) {
      block.modifier(effect)
      block
    }
    #expect(try Layouts.size(row, nil, nil) == CGSize(width: 43, height: 10))
    // Of several views each by itself.
    let both = HStack(spacing: 3) {
      Group {
        block
        Color.red.frame(width: 7, height: 30)
      }
      .modifier(effect)
    }
    let each = HStack(spacing: 3) {
      block.modifier(effect)
      Color.red.frame(width: 7, height: 30).modifier(effect)
    }
    #expect(try shown(both) == shown(each))
  }

  @Test func effectsInPerspectiveAreDrawnFlat() throws {
    let view = Color.red.frame(width: 20, height: 10)
    let decision = try Layouts.decide(view.modifier(Leaning()), 90, 44)
    #expect(try "\(decision.displayList.items)" == shown(view))
    #expect(decision.standIns.map(\.subject) == ["views in perspective"])
    #expect(try Layouts.decide(view.modifier(Grown(animatableData: 2)), 90, 44).standIns.isEmpty)
  }

  /// What lays out reads an effect on any thread.
  @Test func effectsAreReadOnAnyThread() async throws {
    let view = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width, height: 10).modifier(Grown(animatableData: 2))
    }
    let node = try Layouts.resolve(view)
    let size = CGSize(width: 60, height: 40)
    let elsewhere = await Task.detached {
      "\(node.decide(in: size, displayScale: 3, tracing: .tried).displayList.items)"
    }.value
    let here = node.decide(in: size, displayScale: 3, tracing: .tried).displayList.items
    #expect(elsewhere == "\(here)")
    #expect(elsewhere.contains("transform"))
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
