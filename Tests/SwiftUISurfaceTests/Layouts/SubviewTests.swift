import Foundation
import LayoutEngine
import Testing

@testable import SwiftUISurface

/// Views as a layout of one's own sees them, proposed what nobody can be proposed, and those of a reader where nothing is.
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

  /// A reader that is proposed nothing has ten points, and proposes its views these.
  @Test func readersProposeTheRoomThatTheyHave() throws {
    let reader = GeometryReader { _ in
      Color.red.frame(idealWidth: 30, idealHeight: 40)
    }
    let sizes = try Layouts.frames(reader.fixedSize(), 90, 60).map(\.size)
    #expect(sizes == [CGSize(width: 10, height: 10)])
  }
}
