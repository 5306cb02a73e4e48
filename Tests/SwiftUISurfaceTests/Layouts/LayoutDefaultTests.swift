import Foundation
import SwiftUISurface
import Testing

/// What a layout of one's own has without saying it.
@MainActor
@Suite struct LayoutDefaultTests {
  /// Takes no room.
  struct Nothing: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { .zero }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  /// A layout without views keeps the usual distances, as a view without any of its own does.
  @Test func aLayoutOfNothingKeepsItsDistance() throws {
    let view = VStack {
      Nothing {}
      Block(10, 10)
    }
    let usual = VStack {
      Block(0, 0)
      Block(10, 10)
    }
    let (own, expected) = (try Layouts.size(view, 40, 40), try Layouts.size(usual, 40, 40))
    #expect(own.height == expected.height && own.height > 10)
  }

  @Test func layoutsOfNothingKeepTheirDistanceFromEachOther() throws {
    let view = VStack {
      Nothing {}
      Nothing {}
    }
    #expect(try Layouts.size(view, 40, 40) == CGSize(width: 0, height: 8))
  }

  /// Above, below and beside each of what has distances of its own, and what has none.
  @Test(arguments: ["text", "large text", "spacer", "divider", "padded text", "block"])
  func aLayoutOfNothingStandsAsAViewOfNoSizeDoes(_ name: String) throws {
    let neighbour =
      switch name {
      case "text": AnyView(Text("東京"))
      case "large text": AnyView(Text("東京").font(.largeTitle))
      case "spacer": AnyView(Spacer())
      case "divider": AnyView(Divider())
      case "padded text": AnyView(Text("東京").padding(1))
      default: AnyView(Block(10, 10))
      }
    func sizes(_ view: some View) throws -> [CGSize] {
      [
        try Layouts.size(
          VStack {
            view
            neighbour
          },
          nil,
          nil
        ),
        try Layouts.size(
          VStack {
            neighbour
            view
          },
          nil,
          nil
        ),
        try Layouts.size(
          HStack {
            neighbour
            view
            neighbour
          },
          nil,
          nil
        ),
      ]
    }
    #expect(try sizes(Nothing {}) == sizes(Block(0, 0)))
  }

  /// Offers its views what it is told to, and takes as much room as it is told to.
  private struct Offering: Layout {
    let size: CGSize
    let offer: ProposedViewSize

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { size }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: offer) }
    }
  }

  /// A layout that has room hides what it offers nothing along both axes; where it has none itself its texts are told as
  /// not seen.
  @Test func whatIsOfferedNothingIsHidden() throws {
    let room = CGSize(width: 40, height: 30)
    let rows: [(size: CGSize, offer: ProposedViewSize, count: Int)] = [
      (room, ProposedViewSize(room), 1), (room, .zero, 0), (.zero, .zero, 1),
      (CGSize(width: 40, height: 0), .zero, 0), (CGSize(width: 0, height: 30), .zero, 0),
      (room, ProposedViewSize(width: 0, height: nil), 1),
      (room, ProposedViewSize(width: nil, height: 0), 1),
    ]
    for (index, row) in rows.enumerated() {
      let text = Text(verbatim: "Late")
      let layout = Offering(size: row.size, offer: row.offer)
      for view in [AnyView(layout { text }), AnyView(layout { VStack { text } })] {
        let texts = try Layouts.decide(view, 90, 60).placed.texts
        #expect(texts.map(\.string) == Array(repeating: "Late", count: row.count), "\(index)")
      }
    }
  }

  /// Tells where its leading edge and its top are, wherever that is.
  private struct Telling: Layout {
    let place: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 40, height: 30)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}

    func explicitAlignment(
      of guide: HorizontalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { guide == .leading ? place : nil }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { guide == .top ? place : nil }
  }

  /// A guide that is no number, or without end, is at the edge; none is farther off than lengths are counted.
  @Test(
    arguments: [(4, 4), (-3, -3), (.nan, 0), (.infinity, 0), (-.infinity, 0), (1e300, 1e9)]
      as [(CGFloat, CGFloat)]
  )
  func guidesOfLayoutsAreNumbers(_ told: CGFloat, _ expected: CGFloat) throws {
    let layout = Telling(place: told)
    for view in [AnyView(layout { Block(5, 5) }), AnyView(AnyLayout(layout) { Block(5, 5) })] {
      let dimensions = try Layouts.resolve(view).dimensions(in: .unspecified)
      #expect(dimensions[explicit: HorizontalAlignment.leading] == expected)
      #expect(dimensions[explicit: VerticalAlignment.top] == expected)
      #expect(dimensions[explicit: HorizontalAlignment.trailing] == nil)
    }
  }

  /// The edges that a layout of one's own says it has are those of the stack that is it, and not of one that only happens
  /// to hold one view (LayoutRules §3.5): its guides are not known by their names.
  @Test func edgesOfALayoutAreThoseOfTheStackThatIsIt() throws {
    let layout = Telling(place: 4)
    let view = layout { Block(5, 5) }
    func guides(_ view: some View) throws -> [CGFloat?] {
      let dimensions = try Layouts.resolve(view).dimensions(in: .unspecified)
      return [dimensions[explicit: .leading], dimensions[explicit: VerticalAlignment.top]]
    }
    #expect(try guides(VStack { view }) == [4, 4])
    #expect(try guides(ZStack { view }) == [4, 4])
    let hidden = AnyView(view)
    let stacks = [
      AnyView(VStack { hidden }), AnyView(HStack { hidden }), AnyView(ZStack { hidden }),
      AnyView(VStack { ForEach(0..<1) { _ in view } }),
      AnyView(HStack { hidden.alignmentGuide(.top) { _ in 3 } }),
      AnyView(AnyLayout(VStackLayout()) { view }),
    ]
    for (index, stack) in stacks.enumerated() {
      #expect(try guides(stack) == [nil, nil], "\(index)")
    }
  }

  private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// Places its views a point right of its corner, and two points below.
  private struct Cornered: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      .zero
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      let corner = CGPoint(x: bounds.minX + 1, y: bounds.minY + 2)
      for subview in subviews { subview.place(at: corner, proposal: proposal) }
    }
  }

  /// Guides of views are merged where the bounds are, here also 7 points farther right and 9 farther down.
  ///
  /// A view of 6 points has them 4 right of its left edge and 3 below its top; where it is not placed, its middle is that
  /// of the bounds, which have no size here.
  @Test func guidesAreMergedInTheBounds() throws {
    let (across, down) = (HorizontalAlignment(Own.self), VerticalAlignment(Own.self))
    let moved = CGPoint(x: 7, y: 9)
    let view = Block(6, 6).alignmentGuide(across) { _ in 4 }.alignmentGuide(down) { _ in 3 }
    let views: [(AnyView, CGFloat, CGFloat)] = [
      (AnyView(Cornered() { view }), 5, 5),
      (AnyView(Forwarding(inner: Cornered(), moved: moved) { view }), 12, 14),
      (AnyView(Forwarding(inner: AnyLayout(Cornered()), moved: moved) { view }), 12, 14),
      (AnyView(Nothing() { view }), 1, 0),
      (AnyView(Forwarding(inner: Nothing(), moved: moved) { view }), 8, 9),
    ]
    for (index, (view, left, top)) in views.enumerated() {
      let dimensions = try Layouts.resolve(view).dimensions(in: .unspecified)
      #expect(dimensions[explicit: across] == left, "\(index)")
      #expect(dimensions[explicit: down] == top, "\(index)")
    }
  }
}
