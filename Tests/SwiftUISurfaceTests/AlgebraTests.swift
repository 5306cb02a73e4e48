import Foundation
import LayoutEngine
import SwiftUISurface
import Testing

/// Sets of options, vectors and maps keep the laws that their protocols ask of them.
///
/// Sets are compared with `Set` on all pairs of their subsets.
@Suite struct AlgebraTests {
  // MARK: Sets

  private func checkSets<Options: SetAlgebra>(
    of members: [Options],
    all: Options? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) where Options.Element == Options {
    func options(_ bits: Int) -> Options {
      members.indices.filter { bits >> $0 & 1 == 1 }
        .reduce(into: Options()) { $0.formUnion(members[$1]) }
    }
    func expect(_ holds: Bool, _ what: String, _ bits: Int...) {
      #expect(holds, "\(what) \(bits)", sourceLocation: sourceLocation)
    }
    let count = 1 << members.count
    if let all { expect(options(count - 1) == all, "all of them") }
    for left in 0..<count {
      for right in 0..<count {
        let (one, other) = (options(left), options(right))
        expect((one == other) == (left == right), "==", left, right)
        expect(one.union(other) == options(left | right), "union", left, right)
        expect(one.intersection(other) == options(left & right), "intersection", left, right)
        expect(one.symmetricDifference(other) == options(left ^ right), "difference", left, right)
        expect(one.subtracting(other) == options(left & ~right), "subtracting", left, right)
        expect(one.isSubset(of: other) == (left & ~right == 0), "subset", left, right)
        expect(one.contains(other) == (right & ~left == 0), "contains all", left, right)
      }
      for (index, member) in members.enumerated() {
        let bit = 1 << index
        let isThere = left & bit != 0
        expect(options(left).contains(member) == isThere, "contains", left, bit)
        var with = options(left)
        let inserted = with.insert(member)
        expect(inserted.inserted == !isThere, "insert", left, bit)
        expect(inserted.memberAfterInsert == member, "inserted", left, bit)
        expect(with == options(left | bit), "insert", left, bit)
        var without = options(left)
        let own: Options? = isThere ? member : nil
        expect(without.remove(member) == own, "remove", left, bit)
        expect(without == options(left & ~bit), "remove", left, bit)
        var updated = options(left)
        expect(updated.update(with: member) == own, "update", left, bit)
        expect(updated == options(left | bit), "update", left, bit)
      }
    }
  }

  @Test func setsAreSets() {
    checkSets(of: [Axis.Set.horizontal, .vertical], all: [.horizontal, .vertical])
    checkSets(of: [Edge.Set.top, .leading, .bottom, .trailing], all: .all)
    checkSets(of: [Edge.Set.leading, .trailing], all: .horizontal)
    checkSets(of: [Edge.Set.top, .bottom], all: .vertical)
    checkSets(of: [SafeAreaRegions.container, .keyboard], all: .all)
    checkSets(of: [PinnedScrollableViews.sectionHeaders, .sectionFooters])
    checkSets(of: [GestureMask.gesture, .subviews], all: .all)
    checkSets(of: [RedactionReasons.placeholder, .privacy, .invalidated])
    checkSets(of: [
      AccessibilityTraits.isButton, .isHeader, .isImage, .isLink, .isSelected, .isStaticText,
    ])
    checkSets(of: [AccessibilityTraits.isSummaryElement, .updatesFrequently, .isButton])
    checkSets(of: [
      InlinePresentationIntent.emphasized, .stronglyEmphasized, .code, .strikethrough,
    ])
  }

  /// Two traits at once are there where both are; each is taken away and added by itself, and what was there of them is told
  /// (`SetAlgebra`).
  @Test func traitsAreThereTogether() {
    let both: AccessibilityTraits = [.isButton, .isLink]
    var traits: AccessibilityTraits = [.isLink, .isImage]
    let removed = traits.remove(both)
    #expect(removed == .isLink && traits == .isImage)
    let inserted = traits.insert([.isImage, .isLink])
    #expect(inserted.inserted && inserted.memberAfterInsert == [.isImage, .isLink])
    #expect(traits == [.isImage, .isLink])
    let updated = traits.update(with: both)
    #expect(updated == .isLink && traits == [.isButton, .isImage, .isLink])
    let again = traits.update(with: both)
    #expect(again == both && traits == [.isButton, .isImage, .isLink])
    let taken = traits.remove(both)
    #expect(taken == both && traits == .isImage)
    let none = traits.remove(both)
    #expect(none == nil && traits == .isImage)
    let new = traits.update(with: both)
    #expect(new == nil && traits == [.isButton, .isImage, .isLink])
  }

  @Test func edgesAndAxesHaveTheirOwnNames() {
    #expect("\(Axis.horizontal)" == "horizontal" && "\(Axis.vertical)" == "vertical")
    #expect(Edge.allCases.count == 4)
    // What stands in files is SwiftUI's numbers.
    #expect([Edge.Set.top, .leading, .bottom, .trailing].map(\.rawValue) == [1, 2, 4, 8])
    #expect([Axis.Set.horizontal, .vertical].map(\.rawValue) == [1, 2])
    for edge in Edge.allCases {
      #expect(Edge.Set.all.contains(Edge.Set(edge)))
      for other in Edge.allCases where other != edge {
        #expect(!Edge.Set(edge).contains(Edge.Set(other)))
      }
    }
  }

  // MARK: Vectors

  private func checkVectors<Vector: VectorArithmetic>(
    _ vectors: [Vector],
    components: (Vector) -> [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for one in vectors {
      let own = components(one)
      let square = own.map { $0 * $0 }.reduce(0, +)
      #expect(one.magnitudeSquared == square, sourceLocation: sourceLocation)
      for factor in [-2.0, 0, 0.5, 3] {
        var scaled = one
        scaled.scale(by: factor)
        #expect(components(scaled) == own.map { $0 * factor }, sourceLocation: sourceLocation)
      }
      for other in vectors {
        let pairs = zip(own, components(other))
        #expect(
          components(one + other) == pairs.map { $0 + $1 },
          sourceLocation: sourceLocation
        )
        #expect(
          components(one - other) == pairs.map { $0 - $1 },
          sourceLocation: sourceLocation
        )
      }
    }
  }

  @Test func vectorsAreVectors() {
    let values = [-4.0, -0.5, 0, 1, 2.5, 3]
    checkVectors(values) { [$0] }
    checkVectors(values.map { Float($0) }) { [Double($0)] }
    checkVectors(values.map { CGFloat($0) }) { [Double($0)] }
  }

  // MARK: Maps

  /// Maps of points, against the arithmetic written out.
  @Test func mapsMovePointsAsTheirNumbersSay() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: -2), CGPoint(x: -1, y: 5)]
    func check(
      _ map: CGAffineTransform,
      sourceLocation: SourceLocation = #_sourceLocation,
      _ expected: (CGPoint) -> CGPoint
    ) {
      for point in points {
        let moved = CGPoint(
          x: map.a * point.x + map.c * point.y + map.tx,
          y: map.b * point.x + map.d * point.y + map.ty
        )
        let there = expected(point)
        #expect(
          abs(moved.x - there.x) < 1e-9 && abs(moved.y - there.y) < 1e-9,
          "\(point)",
          sourceLocation: sourceLocation
        )
      }
    }
    let turn = CGFloat.pi / 2
    check(.identity) { $0 }
    check(CGAffineTransform(translationX: 4, y: 7)) { CGPoint(x: $0.x + 4, y: $0.y + 7) }
    check(CGAffineTransform(scaleX: 2, y: 3)) { CGPoint(x: $0.x * 2, y: $0.y * 3) }
    check(CGAffineTransform(rotationAngle: turn)) { CGPoint(x: -$0.y, y: $0.x) }
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    check(scaled.translatedBy(x: 4, y: 7)) { CGPoint(x: ($0.x + 4) * 2, y: ($0.y + 7) * 3) }
    check(scaled.scaledBy(x: 5, y: -1)) { CGPoint(x: $0.x * 10, y: -$0.y * 3) }
    check(scaled.rotated(by: turn)) { CGPoint(x: -$0.y * 2, y: $0.x * 3) }
    let moved = CGAffineTransform(translationX: 4, y: 7)
    check(scaled.concatenating(moved)) { CGPoint(x: $0.x * 2 + 4, y: $0.y * 3 + 7) }
    check(moved.concatenating(scaled)) { CGPoint(x: ($0.x + 4) * 2, y: ($0.y + 7) * 3) }
    check(moved.concatenating(CGAffineTransform(rotationAngle: turn))) {
      CGPoint(x: -($0.y + 7), y: $0.x + 4)
    }
  }
}
