import Foundation
import LayoutEngine
import Testing

@testable import SwiftUISurface

/// Where a layout of one's own puts its views, what it learns of them, and what a reader of its geometry does.
@MainActor
@Suite struct PlacementTests {
  /// Puts all its views at one place, each by an anchor; where there is none, nowhere.
  private struct Anchored: Layout {
    var anchor: UnitPoint?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 40, height: 30)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      guard let anchor else { return }
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + 20, y: bounds.minY + 11),
          anchor: anchor,
          proposal: ProposedViewSize(width: 8, height: 6)
        )
      }
    }
  }

  /// Of 60 by 50 points, what it holds 5 from the left and 7 from the top.
  private func frames(_ view: some View) throws -> [CGRect] {
    try Layouts.frames(
      view.padding(EdgeInsets(top: 7, leading: 5, bottom: 0, trailing: 0))
        .frame(width: 60, height: 50, alignment: .topLeading),
      60,
      50
    )
  }

  @Test(arguments: [
    UnitPoint(x: 0.25, y: 0.75), .bottomLeading, .topTrailing, .center, .topLeading,
    UnitPoint(x: -1, y: 2),
  ])
  func viewsArePlacedByTheirAnchors(_ anchor: UnitPoint) throws {
    let view = Anchored(anchor: anchor) {
      Color.white
      Block(10, 4)
    }
    #expect(
      try frames(view) == [
        CGRect(x: 25 - 8 * anchor.x, y: 18 - 6 * anchor.y, width: 8, height: 6),
        CGRect(x: 25 - 10 * anchor.x, y: 18 - 4 * anchor.y, width: 10, height: 4),
      ]
    )
  }

  /// What a layout places nowhere stands in its middle, proposed what the layout was, not what it took.
  @Test func whatIsNotPlacedStandsInTheMiddle() throws {
    let view = Anchored() {
      Block(10, 6)
      Color.white
    }
    #expect(
      try frames(view)
        == [
          CGRect(x: 20, y: 19, width: 10, height: 6),
          CGRect(x: -2.5, y: 0.5, width: 55, height: 43),
        ]
    )
  }

  private enum Across: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Down: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private static let across = HorizontalAlignment(Across.self)
  private static let down = VerticalAlignment(Down.self)

  /// A guide of one's own that a view sets is one of the layout, as far into it as the view is placed; its edges are not.
  @Test func guidesOfViewsAreTheLayouts() throws {
    let view = Anchored(anchor: .topLeading) {
      Color.white.alignmentGuide(Self.across) { _ in 3 }.alignmentGuide(Self.down) { _ in 2 }
        .alignmentGuide(.leading) { _ in 9 }
    }
    let edge = try Layouts.resolve(view).dimensions(in: .unspecified)[explicit: .leading]
    #expect(edge == nil)
    let column = VStack(alignment: Self.across, spacing: 0) {
      view
      Block(30, 5)
    }
    #expect(try Layouts.size(column, nil, nil) == CGSize(width: 53, height: 35))
    #expect(
      try Layouts.frames(column, 53, 35).map(\.origin)
        == [CGPoint(x: 20, y: 11), CGPoint(x: 23, y: 30)]
    )
    let row = HStack(alignment: Self.down, spacing: 0) {
      view
      Block(30, 5)
    }
    #expect(try Layouts.size(row, nil, nil) == CGSize(width: 70, height: 30))
    #expect(
      try Layouts.frames(row, 70, 30).map(\.origin)
        == [CGPoint(x: 20, y: 11), CGPoint(x: 40, y: 8)]
    )
    // Where no view has a guide of its own, the layout has none either.
    let plain = HStack(alignment: .bottom, spacing: 0) {
      Anchored(anchor: .topLeading) { Color.white }
      Block(30, 5)
    }
    #expect(
      try Layouts.frames(plain, 70, 30).map(\.origin)
        == [CGPoint(x: 20, y: 11), CGPoint(x: 40, y: 25)]
    )
  }

  /// 40 by 30 points; puts its views 3 from the left and 7 from the top, proposed what it was itself, or nowhere.
  private struct Passing: Layout {
    var origin: CGPoint? = CGPoint(x: 3, y: 7)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 40, height: 30)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      guard let origin else { return }
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
          proposal: proposal
        )
      }
    }
  }

  /// As high as the last line of its first view stands in a width of 40 points.
  private struct Lined: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let dimensions = subviews[0].dimensions(in: ProposedViewSize(width: 40, height: nil))
      return CGSize(width: 10, height: dimensions[VerticalAlignment.lastTextBaseline])
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  /// Guides of views are those that they have as large as they are placed, under what they were proposed.
  @Test func guidesOfViewsAreThoseWherePlaced() throws {
    let guided = Color.white.alignmentGuide(Self.across) { $0.width / 4 }
      .alignmentGuide(Self.down) { $0.height / 2 }
    let placed = try Layouts.resolve(Passing() { guided })
    let middle = try Layouts.resolve(Passing(origin: nil) { guided })
    let proposal = ProposedViewSize(width: 50, height: 20)
    for (node, proposal, leading, bottom) in [
      (placed, proposal, 15.5, 17), (placed, .unspecified, 5.5, 12),
      (middle, proposal, 7.5, 15), (middle, .unspecified, 17.5, 15),
    ] as [(LayoutNode, ProposedViewSize, CGFloat, CGFloat)] {
      let dimensions = node.dimensions(in: proposal)
      #expect(dimensions[Self.across] == leading)
      #expect(dimensions[Self.down] == bottom)
    }

    let text = Text(verbatim: "one two three four").font(.system(size: 12))
    let narrow = ProposedViewSize(width: 40, height: nil)
    let own = try Layouts.resolve(text).dimensions(in: narrow)[VerticalAlignment.lastTextBaseline]
    let around = try Layouts.resolve(Passing() { text }).dimensions(in: narrow)
    #expect(own > 24 && abs(around[VerticalAlignment.lastTextBaseline] - own - 7) < 1e-9)
    #expect(try abs(Layouts.size(Lined() { text }, nil, nil).height - own) < 1e-9)
  }

  /// A length of a place that is no number, or has no end, is none: the view stands at the widget's edge.
  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func placesThatAreNoNumbersAreTheEdge(_ length: CGFloat) throws {
    let across = Passing(origin: CGPoint(x: length, y: 7)) { Block(10, 4) }
    let along = Passing(origin: CGPoint(x: 3, y: length)) { Block(10, 4) }
    #expect(try frames(across) == [CGRect(x: 0, y: 14, width: 10, height: 4)])
    #expect(try frames(along) == [CGRect(x: 8, y: 0, width: 10, height: 4)])
  }

  /// Some of some views are counted from where those begin, and are the views of one container.
  @Test func someOfSomeViewsAreCountedFromTheirFirst() throws {
    let nodes = try (1...5).map { try Layouts.resolve(Block(CGFloat($0), 1)) }
    let all = LayoutSubviews(nodes, layoutDirection: .leftToRight)
    func widths(_ views: LayoutSubviews) -> [CGFloat] {
      views.map { $0.sizeThatFits(.unspecified).width }
    }
    let (inner, mixed) = (all[1..<4], all[[4, 1, 0]])
    #expect(widths(all) == [1, 2, 3, 4, 5])
    #expect(widths(inner) == [2, 3, 4] && widths(mixed) == [5, 2, 1])
    #expect(widths(inner[1..<3]) == [3, 4] && widths(inner[[2, 0]]) == [4, 2])
    #expect(widths(mixed[0..<2]) == [5, 2] && widths(mixed[[2, 0, 2]]) == [1, 5, 1])
    let others = LayoutSubviews(nodes, layoutDirection: .leftToRight)
    #expect(inner[1..<3] == all[2..<4] && inner[1..<3] != all[1..<3])
    #expect(all != others && inner != others[1..<4] && all[0] != others[0])
  }

  /// As wide as what it learns of the direction, of all views and of some of them.
  private struct Directed: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      func isFromTheRight(_ subviews: Subviews) -> Bool { subviews.layoutDirection == .rightToLeft }
      return CGSize(
        width: isFromTheRight(subviews) ? 20 : 10,
        height: isFromTheRight(subviews[0..<1]) && isFromTheRight(subviews[[1]]) ? 7 : 3
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  @Test func layoutsLearnWhichWayTheyRead() throws {
    for view in [
      AnyView(
        Directed {
          Color.red
          Color.blue
        }
      ),
      AnyView(
        AnyLayout(AnyLayout(Directed())) {
          Color.red
          Color.blue
        }
      ),
    ] {
      #expect(try Layouts.size(view, nil, nil) == CGSize(width: 10, height: 3))
      let turned = view.environment(\.layoutDirection, .rightToLeft)
      #expect(try Layouts.size(turned, nil, nil) == CGSize(width: 20, height: 7))
    }
  }

  private struct Mark: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  private struct OtherMark: LayoutValueKey {
    static let defaultValue: CGFloat = 100
  }

  /// As wide as the marks of its views together, and as high as the others.
  private struct Marked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(
        width: subviews.map { $0[Mark.self] }.reduce(0, +),
        height: subviews.map { $0[OtherMark.self] }.reduce(0, +)
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  /// Of two values under one key the inner one holds; others stay as they are, and views without any have the key's.
  @Test func valuesAreKeptUnderTheirKeys() throws {
    let view = Marked {
      Color.red.layoutValue(key: Mark.self, value: 5).layoutValue(key: OtherMark.self, value: 20)
        .layoutValue(key: Mark.self, value: 7)
      Color.blue
    }
    #expect(try Layouts.size(view, nil, nil) == CGSize(width: 6, height: 120))
  }

  // MARK: Readers of geometry

  private struct Reading: View {
    @Environment(\.lineLimit) private var limit
    let inner: [Reading]

    var body: some View {
      // Read when it is laid out, in what was around the body.
      GeometryReader { proxy in
        Text(verbatim: "\(limit ?? 0) \(Int(proxy.size.width))×\(Int(proxy.size.height))")
        ForEach(inner.indices) { index in
          inner[index].lineLimit((limit ?? 0) + 1 + index).padding(CGFloat(index + 1))
        }
      }
    }
  }

  @Test func readersReadWhatIsAroundThem() throws {
    let leaf = Reading(inner: [])
    let view = Reading(inner: [leaf, Reading(inner: [leaf, leaf]), leaf]).lineLimit(2)
    let node = try Layouts.resolve(view)
    for _ in 0..<2 {
      let texts = node.decide(
        in: CGSize(width: 90, height: 60),
        displayScale: 3,
        tracing: .tried
      ).placed.texts.map(\.string)
      #expect(
        texts == ["2 90×60", "3 88×58", "4 86×56", "5 84×54", "6 82×52", "5 84×54"]
      )
    }
  }

  /// Its own space begins at its corner, every other one at the widget's.
  @Test func framesAreInTheirSpaces() throws {
    func text(_ frame: CGRect) -> String {
      "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))"
    }
    let reader = GeometryReader { proxy in
      Text(verbatim: text(proxy.frame(in: .local)))
      Text(verbatim: text(proxy.frame(in: .global)))
      Text(verbatim: text(proxy.frame(in: .named("a"))))
      Text(verbatim: "\(proxy.safeAreaInsets == EdgeInsets())")
    }
    let view = reader.frame(width: 31, height: 23)
      .padding(EdgeInsets(top: 7, leading: 5, bottom: 0, trailing: 0))
      .frame(width: 60, height: 50, alignment: .topLeading)
    let texts = try Layouts.decide(view, 60, 50).placed.texts.map(\.string)
    #expect(texts == ["0 0 31 23", "5 7 31 23", "5 7 31 23", "true"])
  }

  /// A reader grows without end along both axes.
  @Test func readersHaveNoEnd() throws {
    #expect(GeometryElement { _ in [] }.endlessAxes == [.horizontal, .vertical])
    let reader = GeometryReader { _ in Color.red }
    #expect(
      try Layouts.size(reader, .infinity, .infinity)
        == CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    )
  }

  // MARK: Lists of bindings

  /// A reader whose content is asked for in a room less than its own is told of that room.
  @Test(arguments: [(40, 30), (40, 300), (400, 30), (400, 300)] as [(CGFloat, CGFloat)])
  func readersAreToldOfTheRoomThatIsShown(_ width: CGFloat, _ height: CGFloat) throws {
    let reader = GeometryReader { proxy in
      Text(verbatim: "\(Int(proxy.size.width))×\(Int(proxy.size.height))")
    }
    let texts = try Layouts.resolve(reader).textsOfEveryCandidate(
      in: CGSize(width: 90, height: 60),
      shownIn: CGSize(width: width, height: height)
    )
    #expect(texts.map(\.string) == ["\(Int(min(width, 90)))×\(Int(min(height, 60)))"])
  }

  private struct Boat: Identifiable {
    let id: Int
    var name: String
  }

  @Test func elementsAreChangedWhereTheyAre() throws {
    var boats = [Boat(id: 7, name: "a"), Boat(id: 8, name: "b"), Boat(id: 9, name: "c")]
    let binding = Binding(get: { boats }, set: { boats = $0 })
    let identified = ForEach(binding) { boat in Text(verbatim: boat.wrappedValue.name) }
    let named = ForEach(binding, id: \.name) { boat in Text(verbatim: boat.wrappedValue.name) }
    for (list, name) in [(identified.data, "d"), (named.data, "e")] {
      list[1].wrappedValue.name = name
      #expect(boats.map(\.name) == ["a", name, "c"] && list[1].wrappedValue.name == name)
      #expect(boats.map(\.id) == [7, 8, 9])
    }
    func said(_ view: some View) throws -> [String] {
      try Layouts.decide(VStack { view }, 90, 90).placed.texts.map(\.string)
    }
    #expect(try said(identified) == ["a", "e", "c"] && said(named) == ["a", "e", "c"])
  }
}
