import Foundation
import LayoutEngine
import Testing

@testable import SwiftUISurface

/// What a layout of one's own asks its views, and remembers, where that is no number, has no end or is `nil`; and what a
/// reader proposes.
@MainActor
@Suite struct SubviewTests {
  /// What takes all that it is proposed, and ten points where nothing is.
  private func subviews(_ count: Int) throws -> LayoutSubviews {
    let node = try Layouts.resolve(Color.red)
    return LayoutSubviews(Array(repeating: node, count: count), layoutDirection: .leftToRight)
  }

  /// A length that is no number is none, and no length is longer than lengths are counted.
  @Test func proposalsAreNumbers() throws {
    let view = try subviews(1)[0]
    let proposal = ProposedViewSize(width: 1e300, height: .nan)
    #expect(view.sizeThatFits(proposal) == CGSize(width: 1e9, height: 10))
    let dimensions = view.dimensions(in: proposal)
    #expect(dimensions.width == 1e9 && dimensions.height == 10)
    let turned = ProposedViewSize(width: .nan, height: -1e300)
    #expect(view.sizeThatFits(turned) == CGSize(width: 10, height: -1e9))
    let endless = ProposedViewSize(width: .infinity, height: 7)
    #expect(view.sizeThatFits(endless) == CGSize(width: CGFloat.infinity, height: 7))
  }

  /// A place has an end, whatever is proposed for it; also the one of a view that is placed nowhere.
  @Test func placesHaveAnEnd() throws {
    let views = try subviews(2)
    let (corner, most) = (CGPoint(x: 4, y: 5), CGFloat(1e9))
    let proposal = ProposedViewSize(width: .infinity, height: .nan)
    views[1].place(at: corner, anchor: .bottomTrailing, proposal: proposal)
    let places = views.session.places
    try #require(places.count == 2 && places[0] == nil)
    let placed = try #require(places[1])
    #expect(placed.origin == CGPoint(x: 4 - most, y: -5))
    #expect(placed.size == CGSize(width: 1e9, height: 10))
    #expect(placed.proposal == ProposedViewSize(width: 1e9, height: nil))
    // In the middle of 20 by 30 points.
    let bounds = CGRect(x: 3, y: 4, width: 20, height: 30)
    let middle = views[0].place(in: bounds, ProposedViewSize(width: .infinity, height: 8))
    #expect(middle.origin == CGPoint(x: 13 - most / 2, y: 15))
    #expect(middle.size == CGSize(width: 1e9, height: 8))
    #expect(middle.proposal == ProposedViewSize(width: 1e9, height: 8))
    // One that is placed twice stands where it was placed last.
    views[1].place(at: corner, proposal: ProposedViewSize(width: 6, height: 8))
    let last = views[1].place(in: bounds, proposal)
    #expect(last.origin == corner && last.size == CGSize(width: 6, height: 8))
  }

  private struct Rank: LayoutValueKey {
    static let defaultValue: Int? = 3
  }

  /// A value that may be `nil` is the key's where a view sets none, and `nil` where a view sets that.
  @Test func valuesMayBeNothing() throws {
    let nodes = [
      try Layouts.resolve(Color.red),
      try Layouts.resolve(Color.red.layoutValue(key: Rank.self, value: nil)),
      try Layouts.resolve(Color.red.layoutValue(key: Rank.self, value: 7)),
    ]
    let views = LayoutSubviews(nodes, layoutDirection: .leftToRight)
    #expect(views.map { $0[Rank.self] } == [3, nil, 7])
  }

  /// Remembers a number that might be `nil`: as wide as that, and places its views by it.
  private struct Remembering: Layout {
    func makeCache(subviews: Subviews) -> Int? { 7 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int?) -> CGSize {
      CGSize(width: CGFloat(cache ?? 1), height: 5)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int?
    ) {
      let corner = CGPoint(x: bounds.minX + CGFloat(cache ?? 1), y: bounds.minY)
      for subview in subviews { subview.place(at: corner, proposal: proposal) }
    }
  }

  /// A cache that may be `nil` is made before it is used, as any other.
  @Test func cachesThatMayBeNothingAreMade() throws {
    let layout = Remembering()
    for view in [AnyView(layout { Block(4, 5) }), AnyView(AnyLayout(layout) { Block(4, 5) })] {
      #expect(try Layouts.size(view, nil, nil) == CGSize(width: 7, height: 5))
      #expect(try Layouts.frames(view, 7, 5) == [CGRect(x: 7, y: 0, width: 4, height: 5)])
    }
  }

  /// A reader that is proposed nothing has ten points, and proposes its views these.
  @Test func readersProposeTheRoomThatTheyHave() throws {
    let reader = GeometryReader { _ in
      Color.red.frame(idealWidth: 30, idealHeight: 40)
    }
    let sizes = try Layouts.frames(reader.fixedSize(), 90, 60).map(\.size)
    #expect(sizes == [CGSize(width: 10, height: 10)])
  }
}
