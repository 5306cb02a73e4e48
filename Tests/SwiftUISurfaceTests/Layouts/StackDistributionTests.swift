import Foundation
import SwiftUISurface
import Testing

/// Every small tree of stacks against the oracle.
@MainActor
@Suite struct StackDistributionTests {
  static let fixed = Tree.leaf(
    width: Tree.Span(least: 20, ideal: 20, greatest: 20),
    height: Tree.Span(least: 10, ideal: 10, greatest: 10)
  )
  static let elastic = Tree.leaf(
    width: Tree.Span(least: 10, ideal: 15, greatest: 40),
    height: Tree.Span(least: 5, ideal: 5, greatest: 5)
  )
  static let leaves: [Tree] = [
    fixed,
    .leaf(
      width: Tree.Span(least: 0, ideal: 10, greatest: .infinity),
      height: Tree.Span(least: 0, ideal: 10, greatest: .infinity)
    ),
    elastic,
    .leaf(
      width: Tree.Span(least: 30, ideal: 30, greatest: .infinity),
      height: Tree.Span(least: 0, ideal: 10, greatest: 20)
    ),
    .spacer,
    .priority(1, fixed),
    .priority(1, elastic),
  ]

  static func pairs(_ trees: [Tree]) -> [[Tree]] {
    trees.flatMap { first in trees.map { [first, $0] } }
  }

  static let proposals: [(CGFloat?, CGFloat?)] = [
    (nil, nil), (0, 0), (17, nil), (nil, 17), (50, 30), (90, 90), (7, 200), (.infinity, 40),
  ]

  func check(_ tree: Tree) throws {
    let layout = try Layouts.resolve(tree.view)
    for (width, height) in Self.proposals {
      var proposal: [Axis: CGFloat] = [:]
      proposal[.horizontal] = width
      proposal[.vertical] = height
      let expected = try StackOracle().answer(tree, proposal)
      let size = layout.sizeThatFits(ProposedViewSize(width: width, height: height))
      let box = CGRect(origin: .zero, size: size)
      let expectedBox = CGRect(origin: .zero, size: expected.size)
      #expect(isClose(box, expectedBox), "\(tree) in \(proposal)")
      guard let width, let height, width.isFinite else { continue }
      let decision = layout.decide(
        in: CGSize(width: width, height: height),
        displayScale: 1,
        tracing: .tried
      )
      let origin = CGPoint(x: (width - size.width) / 2, y: (height - size.height) / 2)
      let frames = expected.frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      #expect(
        decision.displayList.items.map(\.frame).elementsEqual(frames, by: isClose),
        "\(tree) in \(proposal)"
      )
    }
  }

  /// Equal but for the last bits: the oracle sums in another order.
  func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool {
      one == other || abs(one - other) < 1e-9
    }
    return isClose(one.minX, other.minX) && isClose(one.minY, other.minY)
      && isClose(one.width, other.width) && isClose(one.height, other.height)
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func stacksOfOneToThreeLeaves(_ axis: Axis) throws {
    try check(.stack(axis, []))
    for first in Self.leaves {
      try check(.stack(axis, [first]))
      for second in Self.leaves {
        try check(.stack(axis, [first, second]))
        for third in Self.leaves {
          try check(.stack(axis, [first, second, third]))
        }
      }
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func stacksInStacks(_ axis: Axis) throws {
    for inner in Self.pairs(Self.leaves) {
      for innerAxis in Axis.allCases {
        for leaf in Self.leaves {
          try check(.stack(axis, [.stack(innerAxis, inner), leaf]))
        }
      }
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func threeLevelsGoThroughTheMemory(_ axis: Axis) throws {
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    for inner in Self.pairs(Array(Self.leaves.prefix(4))) {
      for leaf in Self.leaves.prefix(4) {
        let middle = Tree.stack(other, [.stack(axis, inner), leaf])
        try check(.stack(axis, [middle, leaf]))
        try check(.stack(axis, [middle, middle]))
      }
    }
  }

  @Test func deepNestingStaysCheap() throws {
    var tree = Self.elastic
    for level in 0..<24 {
      tree = .stack(level.isMultiple(of: 2) ? .horizontal : .vertical, [tree, Self.elastic])
    }
    let size = try Layouts.size(tree.view, 400, 400)
    #expect(size.width > 0)
  }

  @Test func lineOfRectanglesSharesEvenly() throws {
    // objc.io, blog 2020-11-10 (golden case B8).
    let view = HStack(spacing: 0) {
      Rectangle()
      Rectangle()
      Rectangle()
    }
    #expect(try Layouts.frames(view, 300, 10).map(\.width) == [100, 100, 100])
  }

  @Test func leastFlexibleIsServedFirst() throws {
    let view = HStack(spacing: 0) {
      Color.white
      Color.white.frame(maxWidth: 20)
      Block(50, 5)
    }
    #expect(try Layouts.frames(view, 100, 5).map(\.width) == [30, 20, 50])
  }

  /// A spacer is served last as long as nothing lays it out: then it is served with its neighbours.
  ///
  /// Measured on macOS 27 with a view of a fixed length as the first (LayoutRules §8).
  @Test func spacersThatAreLaidOutAreServedWithTheOthers() throws {
    let wide = Color.red.frame(maxWidth: 150, maxHeight: 5)
    let cases: [(String, AnyView, CGFloat)] = [
      ("bare", AnyView(Spacer()), 150),
      ("drawn otherwise", AnyView(Spacer().opacity(0.5)), 150),
      ("under another", AnyView(Spacer().overlay { Color.blue }), 150),
      ("room around", AnyView(Spacer().padding(5)), 90),
      ("layers of it", AnyView(ZStack { Spacer() }), 150),
      ("limits", AnyView(Spacer().frame(maxWidth: .infinity)), 90),
      ("other limits", AnyView(Spacer().frame(minWidth: 10, maxWidth: .infinity)), 90),
      ("a height", AnyView(Spacer().frame(height: 3)), 90),
      ("a height around layers of it", AnyView(ZStack { Spacer() }.frame(height: 3)), 90),
      ("a priority of its own", AnyView(Spacer().frame(height: 3).layoutPriority(-1)), 150),
      ("a priority that is hidden", AnyView(Spacer().layoutPriority(-1).frame(height: 3)), 90),
    ]
    for (name, spacer, width) in cases {
      let row = HStack(spacing: 0) {
        wide; spacer; Block(20, 5)
      }
      let frames = try Layouts.frames(row, 200, 10)
      #expect(frames.first?.width == width, "\(name)")
      #expect(frames.last?.minX == 180, "\(name)")
    }
  }

  /// Several views that are scrolled are a column, measured on macOS 27 along each axis (LayoutRules §8).
  @Test func scrolledViewsAreAColumn() throws {
    for (axes, size) in [
      (Axis.Set.vertical, CGSize(width: 50, height: 200)),
      (.horizontal, CGSize(width: 200, height: 58)),
    ] {
      let view = ScrollView(axes) {
        Block(50, 30); Block(30, 20)
      }
      #expect(try Layouts.size(view, 200, 200) == size)
      let list = try Layouts.decide(view, size.width, size.height).displayList
      guard case .group(let group) = try #require(list.items.first) else {
        Issue.record("\(list.items)")
        continue
      }
      #expect(group.items.map(\.frame.origin) == [.zero, CGPoint(x: 10, y: 38)])
    }
  }

  /// What lays a view out hides its priority, and what draws it does not: measured on macOS 27 in grids, of spacers in
  /// rows (LayoutRules §8).
  @Test func modifiersThatLayOutHidePriorities() throws {
    let first = Color.red.layoutPriority(1)
    let cases: [(String, AnyView, CGFloat)] = [
      ("background", AnyView(first.background(Color.blue)), 0),
      ("overlay", AnyView(first.overlay(Color.blue)), 0), ("clip", AnyView(first.clipped()), 0),
      ("border", AnyView(first.border(Color.blue)), 0), ("opacity", AnyView(first.opacity(0.5)), 0),
      ("disabled", AnyView(first.disabled(true)), 0), ("offset", AnyView(first.offset(x: 1)), 0),
      ("lower around", AnyView(Color.red.layoutPriority(2).layoutPriority(-1)), 100),
      ("higher around", AnyView(Color.red.layoutPriority(-1).layoutPriority(1)), 0),
      ("row", AnyView(HStack { first }), 0), ("layers", AnyView(ZStack { first }), 0),
      ("padding", AnyView(first.padding(0)), 50),
      ("limits", AnyView(first.frame(maxWidth: .infinity)), 50),
      ("height", AnyView(first.frame(height: 4)), 50),
      ("ratio", AnyView(first.aspectRatio(100, contentMode: .fit)), 50),
      ("position", AnyView(first.position(x: 1, y: 1)), 50),
    ]
    for (name, view, width) in cases {
      let row = HStack(spacing: 0) {
        Color.green
        view
      }
      #expect(try Layouts.frames(row, 100, 10).first?.width == width, "\(name)")
    }
  }

  @Test func stackNeverClips() throws {
    #expect(
      try Layouts.size(
        VStack(spacing: 0) {
          Block(1, 75); Block(1, 100)
        },
        1,
        150
      ).height == 175
    )
  }

  private struct First: View, Equatable {
    var body: some View { Color.red.layoutPriority(1) }
  }

  private struct Perhaps: View, Equatable {
    let isShown: Bool
    var body: some View { if isShown { Color.red.layoutPriority(1) } }
  }

  private struct Passing: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private struct Holder<Held: View>: View {
    let held: Held
    var body: some View { held }
  }

  private struct HandingOn: ViewModifier {
    func body(content: Content) -> some View {
      Group { TimelineView(.everyMinute) { _ in Holder(held: content.modifier(Passing())) } }
    }
  }

  private struct PassingPerhaps: ViewModifier {
    let isShown: Bool
    func body(content: Content) -> some View { if isShown { content } }
  }

  private struct Gathering: ViewModifier {
    func body(content: Content) -> some View { VStack { content }.layoutPriority(1) }
  }

  private struct Column: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon } }
  }

  /// A stack that always holds one view has the priority of that view; of one that only happens to hold one it is hidden.
  @Test(arguments: [1])
  func aStackOfOneViewHasItsPriority(_ count: Int) throws {
    let first = Color.red.layoutPriority(1)
    let cases: [(String, AnyView, CGFloat)] = [
      ("alone", AnyView(first), 90),
      ("column", AnyView(VStack { first }), 90),
      ("row", AnyView(HStack { first }), 90),
      ("layers", AnyView(ZStack { first }), 90),
      ("column as a value", AnyView(VStackLayout() { first }), 90),
      ("layers as a value", AnyView(ZStackLayout() { first }), 90),
      ("condition in a value", AnyView(HStackLayout() { if count > 0 { first } }), 50),
      ("any layout", AnyView(AnyLayout(VStackLayout()) { first }), 50),
      (
        "layout of one's own",
        AnyView(LayoutProtocolTests.Column(alignment: .leading) { first }), 50
      ),
      ("column of a group", AnyView(VStack { Group { first } }), 90),
      ("column of a row", AnyView(VStack { HStack { first } }), 90),
      ("column of a grid's row", AnyView(VStack { GridRow { first } }), 90),
      ("condition in a grid's row", AnyView(VStack { GridRow { if count > 0 { first } } }), 50),
      ("changed", AnyView(VStack { first.opacity(0.5) }.hidden().overlay(Color.red)), 90),
      ("laid out", AnyView(VStack { first }.padding(0)), 50),
      ("condition", AnyView(VStack { if count > 0 { first } }), 50),
      ("either", AnyView(VStack { if count > 0 { first } else { Color.green } }), 50),
      ("list", AnyView(VStack { ForEach(0..<count) { _ in first } }), 50),
      ("view", AnyView(VStack { First() }), 90),
      ("view of a condition", AnyView(VStack { Perhaps(isShown: count > 0) }), 50),
      ("compared", AnyView(VStack { Perhaps(isShown: count > 0).equatable() }), 50),
      ("always compared", AnyView(VStack { First().equatable() }), 90),
      (
        "of dates",
        AnyView(
          VStack {
            TimelineView(.everyMinute) { _ in Perhaps(isShown: count > 0) }
          }
        ), 50
      ),
      (
        "always one of dates",
        AnyView(
          VStack {
            TimelineView(.everyMinute) { _ in First() }
          }
        ), 90
      ),
      (
        "part of a style",
        AnyView(
          Label {
            Text("title")
          } icon: {
            Perhaps(isShown: count > 0)
          }
          .labelStyle(Column())
        ), 50
      ),
      ("passed on", AnyView(VStack { first.modifier(Passing()) }), 90),
      ("passed on twice", AnyView(VStack { first.modifier(Passing()).modifier(Passing()) }), 90),
      ("passed on and changed", AnyView(VStack { first.modifier(Passing()).opacity(0.5) }), 90),
      ("handed on", AnyView(VStack { first.modifier(HandingOn()) }), 90),
      (
        "condition handed on",
        AnyView(VStack { Perhaps(isShown: count > 0).modifier(HandingOn()) }), 50
      ),
      (
        "condition passed on",
        AnyView(VStack { Perhaps(isShown: count > 0).modifier(Passing()) }), 50
      ),
      (
        "passed on by a condition",
        AnyView(VStack { first.modifier(PassingPerhaps(isShown: count > 0)) }), 50
      ),
      (
        "any number gathered by a modifier",
        AnyView(
          VStack {
            Group {
              Color.red
              EmptyView()
            }
            .modifier(Gathering())
          }
        ), 90
      ),
      (
        "with nothing",
        AnyView(
          VStack {
            first
            EmptyView()
          }
        ), 50
      ),
      (
        "group with nothing",
        AnyView(
          VStack {
            Group {
              first
              EmptyView()
            }
          }
        ), 50
      ),
      (
        "changed group with nothing",
        AnyView(
          VStack {
            Group {
              first
              EmptyView()
            }
            .opacity(0.5)
          }
        ), 50
      ),
      ("hidden type", AnyView(VStack { AnyView(first) }), 50),
      ("spacer in a column", AnyView(VStack { Spacer() }), 0),
      ("last", AnyView(Color.red.layoutPriority(-1)), 0),
      ("column of the last", AnyView(VStack { Color.red.layoutPriority(-1) }), 0),
    ]
    for (name, view, width) in cases {
      let row = HStack(spacing: 0) {
        view
        Color.blue.frame(minWidth: 10)
      }
      let frames = try Layouts.frames(row, 100, 10)
      #expect(frames.last?.minX == width, "\(name)")
    }
  }
}
