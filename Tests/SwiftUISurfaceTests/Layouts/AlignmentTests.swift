import SwiftUISurface
import Testing
import Typesetting

/// Alignment guides and baselines.
@MainActor
@Suite struct AlignmentTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test func columnsAlignTheirGuides() throws {
    func lefts(_ alignment: HorizontalAlignment) throws -> [CGFloat] {
      try Layouts.frames(
        VStack(alignment: alignment, spacing: 0) {
          Block(10, 5); Block(30, 5)
        },
        30,
        10
      ).map(\.minX)
    }
    #expect(try lefts(.leading) == [0, 0])
    #expect(try lefts(.center) == [10, 0])
    #expect(try lefts(.trailing) == [20, 0])
    let thirds = try lefts(HorizontalAlignment(Third.self))
    #expect(abs(thirds[0] - 20.0 / 3) < 1e-9)
  }

  @Test func rowsAlignBaselines() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "A").font(.system(size: 30))
      Text(verbatim: "A").font(.system(size: 10))
      Block(5, 4)
    }
    let items = try Layouts.decide(view, 200, 60).displayList.items
    let baselines = items.map { item -> CGFloat in
      switch item {
      case .text(let text): text.frame.minY + CGFloat(text.laidOut.lines[0].baseline)
      // What is no text stands on the baseline.
      case .shape, .picture, .group: item.frame.maxY
      }
    }
    #expect(baselines.allSatisfy { abs($0 - baselines[0]) < 0.34 })
  }

  @Test func stacksShowTheBaselinesOfTheirTexts() throws {
    let column = VStack(spacing: 0) {
      Block(5, 7)
      Text(verbatim: "A").font(.system(size: 10))
      Text(verbatim: "A").font(.system(size: 10))
    }
    let dimensions = try Layouts.resolve(column).dimensions(in: .unspecified)
    let single = try Layouts.resolve(Text(verbatim: "A").font(.system(size: 10)))
      .dimensions(in: .unspecified)
    let first = dimensions[VerticalAlignment.firstTextBaseline]
    let last = dimensions[VerticalAlignment.lastTextBaseline]
    #expect(abs(first - 7 - single[VerticalAlignment.firstTextBaseline]) < 1e-9)
    #expect(abs(last - first - single.height) < 0.34)
    // Padding and frames move them along.
    let padded = try Layouts.resolve(column.padding(.top, 3).frame(height: 100, alignment: .top))
      .dimensions(in: .unspecified)
    #expect(abs(padded[VerticalAlignment.firstTextBaseline] - first - 3) < 1e-9)
  }

  @Test func ownGuidesBeatDerivedOnes() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Block(10, 5).alignmentGuide(.leading) { $0.width / 2 }
      Block(30, 5)
    }
    let frames = try Layouts.frames(view, 35, 10)
    #expect(frames.map(\.minX) == [0, 5])
    let dimensions = try Layouts.resolve(view).dimensions(in: .unspecified)
    #expect(dimensions[explicit: HorizontalAlignment.leading] == nil)
    #expect(dimensions.width == 35)
  }

  /// An edge that a view sets counts in the stack that it stands in, and not around that.
  @Test func edgesOfViewsAreNotThoseOfTheirStack() throws {
    let inner = VStack(alignment: .leading, spacing: 0) {
      Block(10, 5).alignmentGuide(.leading) { _ in 5 }
      Block(30, 5)
    }
    let outer = VStack(alignment: .leading, spacing: 0) {
      inner
      Block(20, 5)
    }
    #expect(try Layouts.frames(outer, 35, 15).map(\.minX) == [0, 5, 0])
    let layers = ZStack(alignment: .leading) {
      Block(10, 5).alignmentGuide(.leading) { _ in 5 }
      Block(30, 5)
    }
    let column = VStack(alignment: .leading, spacing: 0) {
      layers
      Block(20, 5)
    }
    #expect(try Layouts.frames(column, 35, 10).map(\.minX) == [0, 5, 0])
  }

  /// A stack of one view is that view; one that only happens to hold one has edges of its own.
  @Test func edgesOfTheOneViewAreThoseOfItsStack() throws {
    let alone = Block(30, 5).alignmentGuide(.leading) { _ in 4 }
    let views: [(AnyView, CGFloat?)] = [
      (AnyView(VStack { alone }), 4), (AnyView(HStack { alone }), 4),
      (AnyView(ZStack { alone }), 4), (AnyView(VStack { ForEach(0..<1) { _ in alone } }), nil),
      (AnyView(HStack { AnyView(alone) }), nil), (AnyView(ZStack { AnyView(alone) }), nil),
      (AnyView(VStackLayout() { alone }), 4), (AnyView(VStackLayout() { AnyView(alone) }), nil),
      (AnyView(AnyLayout(ZStackLayout()) { alone }), nil),
    ]
    for (number, (view, guide)) in views.enumerated() {
      let dimensions = try Layouts.resolve(view).dimensions(in: .unspecified)
      #expect(dimensions[explicit: HorizontalAlignment.leading] == guide, "\(number)")
    }
  }

  /// A layout whose guide depends on what it is offered.
  private struct Offered: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { CGSize(width: 20, height: 10) }
    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { guide == .bottom ? (proposal.height ?? 0) / 20 : nil }
  }

  /// Content stands by the guide that it has where it is offered what it was offered, not its frame's size.
  @Test func guidesAreThoseOfWhatWasOffered() throws {
    let view = Offered { Block(20, 10) }
      // As high as its content, which is offered 100 points and has its guide at 5 of its 10.
      .frame(width: 50, alignment: .bottom)
      .frame(width: 50, height: 100, alignment: .top)
    #expect(try Layouts.frames(view, 50, 100) == [CGRect(x: 15, y: 5, width: 20, height: 10)])
  }

  /// A guide of one's own shows through a stack as the mean of those that its views set.
  @Test func guidesOfOnesOwnShowThroughStacks() throws {
    let third = HorizontalAlignment(Third.self)
    let view = VStack(alignment: .leading, spacing: 0) {
      Block(10, 5).alignmentGuide(third) { _ in 2 }
      Block(30, 5).alignmentGuide(third) { _ in 8 }
    }
    let dimensions = try Layouts.resolve(view).dimensions(in: .unspecified)
    #expect(dimensions[explicit: third] == 5)
  }

  /// What is put at a point takes the guides that it sets with it; the others are those of the room.
  @Test(arguments: [
    (CGPoint(x: 20, y: 30), CGSize(width: 100, height: 80)),
    (CGPoint(x: -3, y: 7), CGSize(width: 5, height: 2)),
  ])
  func positionsMoveGuides(_ point: CGPoint, _ room: CGSize) throws {
    let block = Block(10, 4).alignmentGuide(.leading) { _ in 2 }.alignmentGuide(.bottom) { _ in 1 }
    let placed = try Layouts.resolve(block.position(point))
      .dimensions(in: ProposedViewSize(room))
    #expect(placed[explicit: HorizontalAlignment.leading] == point.x - 5 + 2)
    #expect(placed[explicit: VerticalAlignment.bottom] == point.y - 2 + 1)
    #expect(placed[explicit: HorizontalAlignment.trailing] == nil)
    #expect(placed[HorizontalAlignment.trailing] == room.width)
    let text = Text(verbatim: "A").font(.system(size: 10))
    let alone = try Layouts.resolve(text).dimensions(in: .unspecified)
    let baseline = try #require(alone[explicit: VerticalAlignment.firstTextBaseline])
    let positioned = try Layouts.resolve(text.position(x: 50, y: 40))
      .dimensions(in: ProposedViewSize(width: 100, height: 80))
    #expect(
      abs(
        try #require(positioned[explicit: VerticalAlignment.firstTextBaseline])
          - (40 - alone.height / 2 + baseline)
      ) < 1e-9
    )
  }

  /// A layer's guide meets the one that the content sets, not the edge of its frame.
  @Test func layersMeetTheGuidesOfTheirContent() throws {
    let content = Block(30, 20).alignmentGuide(.top) { _ in 5 }
    let frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    let dot = CGRect(x: 10, y: 5, width: 10, height: 4)
    #expect(
      try Layouts.frames(content.overlay(alignment: .top) { Block(10, 4) }, 30, 20) == [frame, dot]
    )
    #expect(
      try Layouts.frames(content.background(alignment: .top) { Block(10, 4) }, 30, 20)
        == [dot, frame]
    )
    let masked = try Layouts.decide(content.mask(alignment: .top) { Block(10, 4) }, 30, 20)
    guard case .group(let group) = masked.displayList.items.first,
      case .mask(let mask) = group.effect
    else {
      Issue.record("nothing is masked")
      return
    }
    #expect(mask.map(\.frame) == [dot])
    // A guide that is set around the layer is none of the content's.
    let around = Block(30, 20).overlay(alignment: .top) { Block(10, 4) }
      .alignmentGuide(.top) { _ in 5 }
    #expect(try Layouts.frames(around, 30, 20)[1].minY == 0)
  }

  /// 30 points' baseline lies at 28.667, 10 points' at 9.667, both to the pixel.
  @Test func layersStandOnTheBaselineOfTheirContent() throws {
    let letter = Text(verbatim: "A").font(.system(size: 30))
    let view = letter.overlay(alignment: .leadingFirstTextBaseline) {
      Text(verbatim: "A").font(.system(size: 10))
    }
    let size = try Layouts.size(letter, nil, nil)
    let frames = try Layouts.frames(view, size.width, size.height)
    #expect(abs(frames[1].minY - 19) < 1e-9)
    #expect(frames[1].minX == 0)
  }

  /// A style is no view with guides and covers the frame; a view in a closure is one, and so is a border.
  @Test func stylesCoverTheFrameWhateverGuidesItSets() throws {
    let content = Block(30, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
    let frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    let moved = CGRect(x: -15, y: 0, width: 30, height: 20)
    let styled = [
      AnyView(content.background(Color.red)), AnyView(content.background(.red, in: Rectangle())),
      AnyView(content.background(.red, ignoresSafeAreaEdges: [])),
      AnyView(content.overlay(Color.red)), AnyView(content.overlay(.red, in: Rectangle())),
    ]
    for (number, view) in styled.enumerated() {
      #expect(try Layouts.frames(view, 30, 20) == [frame, frame], "\(number)")
    }
    #expect(try Layouts.frames(content.background { Color.red }, 30, 20) == [moved, frame])
    #expect(try Layouts.frames(content.overlay { Color.red }, 30, 20) == [frame, moved])
    #expect(try Layouts.frames(content.border(.red), 30, 20)[1].midX == 0)
    // So is a style that is told where it stands, and what is no style.
    let under = [
      AnyView(content.background(Color.red, alignment: .top)),
      AnyView(content.background(Block(30, 20))), AnyView(content.background(Rectangle())),
    ]
    for (number, view) in under.enumerated() {
      #expect(try Layouts.frames(view, 30, 20) == [moved, frame], "\(number)")
    }
    let over = [
      AnyView(content.overlay(Color.red, alignment: .bottom)),
      AnyView(content.overlay(Block(30, 20))), AnyView(content.overlay(Rectangle())),
    ]
    for (number, view) in over.enumerated() {
      #expect(try Layouts.frames(view, 30, 20) == [frame, moved], "\(number)")
    }
  }

  /// The views of a reader all stand in its top leading corner, whatever guides they set.
  @Test func readersAlignNoGuides() throws {
    let view = GeometryReader { _ in
      Block(10, 5).alignmentGuide(.leading) { _ in 4 }
      Block(30, 7).alignmentGuide(.top) { _ in 3 }.layoutPriority(1)
    }
    #expect(
      try Layouts.frames(view, 40, 20) == [
        CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 0, y: 0, width: 30, height: 7),
      ]
    )
  }

  /// What a view tells the layout around it leaves its guides as they are.
  @Test func valuesLeaveGuidesAsTheyAre() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Block(10, 5).alignmentGuide(.leading) { $0.width / 2 }
        .layoutValue(key: LayoutProtocolTests.Share.self, value: 2)
      Block(30, 5)
    }
    #expect(try Layouts.frames(view, 35, 10).map(\.minX) == [0, 5])
  }

  @Test func rightToLeftLayoutsAreMirrored() throws {
    var environment = try Layouts.environment()
    environment.layoutDirection = .rightToLeft
    let view = VStack(alignment: .leading, spacing: 0) {
      Block(10, 5)
      Block(30, 5)
    }
    let decision = LayoutResolver(environment: environment).resolve(view)
      .decide(in: CGSize(width: 40, height: 10), displayScale: 3, tracing: .tried)
    #expect(decision.displayList.items.map(\.frame.minX) == [25, 5])
  }

  /// A part that reads the other way is mirrored in its own frame, and no more than it.
  @Test func partsAreMirroredWhereTheDirectionChanges() throws {
    func row(_ direction: LayoutDirection) -> some View {
      HStack(spacing: 0) {
        Block(10, 5)
        Block(30, 5)
      }
      .environment(\.layoutDirection, direction)
    }
    let view = HStack(spacing: 0) {
      Block(20, 5)
      row(.rightToLeft)
    }
    #expect(try Layouts.frames(view, 60, 5).map(\.minX) == [0, 50, 20])
    var environment = try Layouts.environment()
    environment.layoutDirection = .rightToLeft
    let inner = HStack(spacing: 0) {
      Block(20, 5)
      row(.leftToRight)
    }
    let decision = LayoutResolver(environment: environment).resolve(inner)
      .decide(in: CGSize(width: 60, height: 5), displayScale: 3, tracing: .tried)
    #expect(decision.displayList.items.map(\.frame.minX) == [40, 0, 10])
  }

  @Test func mirroredPartsWithoutEndStandSomewhere() throws {
    let endless = Color.white.frame(height: 5).alignmentGuide(.leading) { _ in 4 }
      .transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
    let view = ScrollView(.horizontal) {
      VStack(alignment: .leading) {
        endless.frame(width: .infinity)
        Block(10, 5)
      }
      .frame(maxWidth: .infinity)
    }
    let column = VStack(alignment: .leading) {
      endless
      Block(10, 5)
    }
    #expect(try Layouts.frames(view, 60, 20).allSatisfy { !$0.minX.isNaN })
    let node = try Layouts.resolve(column)
    let size = node.sizeThatFits(ProposedViewSize(width: .infinity, height: 20))
    #expect(size.width == .infinity)
    let guide = node.dimensions(in: ProposedViewSize(width: .infinity, height: 20))[
      explicit: HorizontalAlignment.leading
    ]
    #expect(guide?.isNaN != true)
  }

  /// What is remembered by a proposal that is no number would never be found again, and be asked thrice
  /// on every level.
  @Test func aProposalThatIsNoNumberIsNone() throws {
    var view = AnyView(Text(verbatim: "底"))
    for _ in 0..<20 {
      let inner = view
      view = AnyView(
        VStack {
          inner
          Text(verbatim: "上")
        }
      )
    }
    let node = try Layouts.resolve(view)
    let open = node.dimensions(in: ProposedViewSize(width: nil, height: 100))
    let odd = node.dimensions(in: ProposedViewSize(width: .nan, height: 100))
    try #require(odd == open)
    #expect(odd[VerticalAlignment.firstTextBaseline] == open[VerticalAlignment.firstTextBaseline])
  }

  @Test func guidesOfMirroredPartsCountFromTheOtherSide() throws {
    let part = Block(30, 5).alignmentGuide(.leading) { _ in 4 }
      .transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
    // The guide is set within the part, where leading is right.
    let inner = VStack { Block(30, 5).alignmentGuide(.leading) { _ in 4 } }
      .environment(\.layoutDirection, .rightToLeft)
    for view in [AnyView(part), AnyView(inner)] {
      let dimensions = try Layouts.resolve(view).dimensions(in: .unspecified)
      #expect(dimensions[explicit: HorizontalAlignment.leading] == 26)
    }
  }
}
