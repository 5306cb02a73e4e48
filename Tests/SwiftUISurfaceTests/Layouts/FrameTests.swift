import SwiftUISurface
import Testing

/// Frames, padding, fixed sizes and layers (LayoutRules §3.3, §3.4).
@MainActor
@Suite struct FrameTests {
  /// Takes from 10 to 40 points by 5 to 20, ideally 15 by 8.
  static var elastic: some View {
    Color.white.frame(
      minWidth: 10,
      idealWidth: 15,
      maxWidth: 40,
      minHeight: 5,
      idealHeight: 8,
      maxHeight: 20
    )
  }

  func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
    try Layouts.size(view, width, height)
  }

  @Test func fixedFrames() throws {
    #expect(
      try size(Color.white.frame(width: 7, height: 9), 100, 100) == CGSize(width: 7, height: 9)
    )
    #expect(try size(Self.elastic.frame(width: 7), 100, 100) == CGSize(width: 7, height: 20))
    #expect(try size(Self.elastic.frame(height: 7), nil, nil) == CGSize(width: 15, height: 7))
    #expect(try size(Self.elastic.frame(width: -3), 100, 100).width == 0)
    #expect(try size(Self.elastic.frame(width: -.infinity), 100, 100).width == 0)
    #expect(try size(Self.elastic.frame(width: .infinity), 100, 100).width == 40)
    #expect(try size(Self.elastic.frame(width: .nan), 100, 100).width == 40)
  }

  /// What is drawn in a frame whose length is its own, though nothing was offered, is offered that
  /// length; what is as long as its content's own is offered nothing.
  @Test func framesUnderAnOpenProposalOfferTheirOwnLength() throws {
    func widths(_ view: some View) throws -> [CGFloat] {
      try Layouts.frames(view.fixedSize(), 100, 100).map(\.width)
    }
    #expect(try widths(Color.white.frame(idealWidth: 20)) == [20])
    #expect(try widths(Color.white.frame(minWidth: 4, idealWidth: 20, maxWidth: 40)) == [20])
    #expect(try widths(Color.white.frame(minWidth: 20)) == [20])
    #expect(try widths(Color.white.frame(maxWidth: 5)) == [5])
    #expect(try widths(Color.white.frame(minWidth: 20, maxWidth: 30)) == [20])
    #expect(try widths(Color.white.frame(minWidth: 3, maxWidth: 5)) == [5])
    // Its own ten points are within the limits.
    #expect(try widths(Color.white.frame(minWidth: 3, maxWidth: 30)) == [10])
    #expect(try widths(Color.white.frame(minWidth: 10, maxWidth: 30)) == [10])
    func heights(_ view: some View) throws -> [CGFloat] {
      try Layouts.frames(view.fixedSize(), 100, 100).map(\.height)
    }
    #expect(try heights(Color.white.frame(idealHeight: 20)) == [20])
    #expect(try heights(Color.white.frame(minHeight: 20)) == [20])
    #expect(try heights(Color.white.frame(maxHeight: 5)) == [5])
  }

  /// Two that grow without end share a room without end.
  @Test func aRoomWithoutEndIsShared() throws {
    let row = HStack(spacing: 0) {
      Color.white
      Color.white.frame(maxWidth: 30)
      Color.white
    }
    #expect(try size(row, .infinity, 10) == CGSize(width: CGFloat.infinity, height: 10))
    #expect(try size(HStack(spacing: 3) { Color.white }, -5, 10).width == 0)
  }

  @Test func contentStandsInTheFrameByAlignment() throws {
    for (alignment, x, y) in [
      (Alignment.center, 5.0, 10.0), (.topLeading, 0, 0), (.bottomTrailing, 10, 20),
      (.leading, 0, 10), (.top, 5, 0),
    ] {
      let frames = try Layouts.frames(
        Block(10, 10).frame(width: 20, height: 30, alignment: alignment),
        20,
        30
      )
      #expect(frames == [CGRect(x: x, y: y, width: 10, height: 10)])
    }
  }

  /// Every combination of limits against the sentences of §3.4.
  @Test func flexibleFrames() throws {
    let limits: [CGFloat?] = [nil, 5, 20, .infinity]
    for least in limits where least != .infinity {
      for ideal in limits where ideal != .infinity {
        for greatest in limits {
          guard (least ?? 0) <= (ideal ?? least ?? 0) else { continue }
          guard (ideal ?? least ?? 0) <= (greatest ?? .infinity) else { continue }
          let view = Self.elastic.frame(minWidth: least, idealWidth: ideal, maxWidth: greatest)
          for proposal in [nil, 0, 12, 30, 100] as [CGFloat?] {
            let width = try size(view, proposal, nil).width
            #expect(
              width == expected(least, ideal, greatest, proposal),
              "\(String(describing: (least, ideal, greatest, proposal)))"
            )
          }
        }
      }
    }
  }

  func expected(
    _ least: CGFloat?,
    _ ideal: CGFloat?,
    _ greatest: CGFloat?,
    _ proposal: CGFloat?
  ) -> CGFloat {
    func clamp(_ value: CGFloat) -> CGFloat {
      min(max(value, least ?? -.infinity), greatest ?? .infinity)
    }
    let offered = (proposal ?? ideal).map(clamp)
    let child = offered.map { min(max($0, 10), 40) } ?? 15
    guard let proposal else { return ideal ?? clamp(child) }
    switch (least, greatest) {
    case (nil, nil): return child
    case (_?, _?): return clamp(proposal)
    case (let least?, nil): return max(min(clamp(proposal), child), least)
    case (nil, let greatest?): return min(max(clamp(proposal), child), greatest)
    }
  }

  @Test func infiniteFrameHasTheIdealOfItsContent() throws {
    #expect(try size(Block(30, 10).frame(maxWidth: .infinity), nil, nil).width == 30)
    #expect(try size(Block(30, 10).frame(maxWidth: .infinity), 90, nil).width == 90)
    let view = ViewThatFits(in: .horizontal) {
      Block(30, 10).frame(maxWidth: .infinity)
      Block(1, 1)
    }
    #expect(try Layouts.decide(view, 40, 10).chosenIndex == 0)
    #expect(try Layouts.decide(view, 20, 10).chosenIndex == 1)
  }

  @Test func fixedSizeAsksForTheIdeal() throws {
    #expect(try size(Self.elastic.fixedSize(), 100, 100) == CGSize(width: 15, height: 8))
    let horizontal = Self.elastic.fixedSize(horizontal: true, vertical: false)
    #expect(try size(horizontal, 100, 100) == CGSize(width: 15, height: 20))
    let neither = Self.elastic.fixedSize(horizontal: false, vertical: false)
    #expect(try size(neither, 100, 100) == CGSize(width: 40, height: 20))
  }

  @Test func padding() throws {
    #expect(try size(Block(10, 10).padding(), nil, nil) == CGSize(width: 42, height: 42))
    #expect(try size(Block(10, 10).padding(3), nil, nil) == CGSize(width: 16, height: 16))
    #expect(
      try size(Block(10, 10).padding(.horizontal, 3), nil, nil) == CGSize(width: 16, height: 10)
    )
    #expect(
      try size(Block(10, 10).padding([.top, .leading]), nil, nil) == CGSize(width: 26, height: 26)
    )
    #expect(try size(Self.elastic.padding(5), 30, 30) == CGSize(width: 30, height: 30))
    #expect(try size(Self.elastic.padding(50), 30, 30) == CGSize(width: 110, height: 105))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      try Layouts.frames(Block(10, 10).padding(insets), 16, 14)
        == [CGRect(x: 2, y: 1, width: 10, height: 10)]
    )
  }

  @Test func layersTakeTheUnionOfTheHighestPriority() throws {
    let view = ZStack(alignment: .topLeading) {
      Block(10, 40)
      Block(30, 5)
    }
    #expect(try size(view, nil, nil) == CGSize(width: 30, height: 40))
    let ranked = ZStack {
      Block(10, 40)
      Block(30, 5).layoutPriority(1)
    }
    #expect(try size(ranked, nil, nil) == CGSize(width: 30, height: 5))
    #expect(
      try Layouts.frames(ranked, 30, 5) == [
        CGRect(x: 10, y: -17.5, width: 10, height: 40), CGRect(x: 0, y: 0, width: 30, height: 5),
      ]
    )
    #expect(try size(ZStack {}, 10, 10) == .zero)
  }

  /// What fills its room is as large as the layers are together, where nothing is proposed and where another view's priority
  /// says how large that is.
  @Test func layersAreOfferedWhatTheyTakeTogether() throws {
    let middle = CGRect(x: 15, y: 10, width: 30, height: 20)
    let ideal = ZStack {
      Color.red
      Block(30, 20)
    }
    #expect(try Layouts.frames(ideal.fixedSize(), 60, 40) == [middle, middle])
    let ranked = ZStack {
      Color.red
      Block(30, 20).layoutPriority(1)
    }
    #expect(try Layouts.frames(ranked, 60, 40) == [middle, middle])
    // As it was seen: 350 points wide, 300 high, a square that fills them makes the layers 350 high, 25 beyond the top, and
    // what is put at a point of them moves up with them.
    let filled = ZStack {
      Rectangle().scaledToFill()
      Block(10, 10).position(x: 60, y: 60)
    }
    #expect(
      try Layouts.frames(filled, 350, 300) == [
        CGRect(x: 0, y: -25, width: 350, height: 350), CGRect(x: 55, y: 30, width: 10, height: 10),
      ]
    )
  }

  /// A choice in layers that are no larger than it is says what they were offered.
  @Test func choicesInLayersTellOfTheRoomThereIs() throws {
    let view = ZStack {
      ViewThatFits(in: .vertical) {
        Block(10, 50); Block(10, 30)
      }
      Block(2, 2)
    }
    let decision = try Layouts.decide(view, 40, 40)
    #expect(decision.chosenIndex == 1)
    #expect(decision.candidates.map(\.slack.height) == [-10, 10])
  }

  /// A guide of layers is where that of a view in them stands, which is offered what they have taken.
  @Test func guidesOfLayersAreOfWhatTheyTakeTogether() throws {
    let view = ZStack {
      Color.red.alignmentGuide(.firstTextBaseline) { $0.height / 4 }
      Block(30, 20)
    }
    let dimensions = try Layouts.resolve(view.fixedSize()).dimensions(in: .unspecified)
    #expect(dimensions.height == 20)
    #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 5)
  }

  @Test func backgroundAndOverlayTakeTheSizeOfTheirContent() throws {
    let view = Block(20, 10)
      .background(Color.red)
      .background(alignment: .topLeading) { Block(4, 4) }
      .overlay(alignment: .bottomTrailing) {
        Block(6, 6)
        Block(2, 2)
      }
    #expect(try size(view, 100, 100) == CGSize(width: 20, height: 10))
    #expect(
      try Layouts.frames(view, 20, 10) == [
        CGRect(x: 0, y: 0, width: 4, height: 4),
        CGRect(x: 0, y: 0, width: 20, height: 10),
        CGRect(x: 0, y: 0, width: 20, height: 10),
        CGRect(x: 14, y: 4, width: 6, height: 6),
        CGRect(x: 16, y: 6, width: 2, height: 2),
      ]
    )
  }

  /// The alignment of a layer is for all of its views as one, which lie on each other's middles: Apple's example of a star
  /// on a circle at the bottom of a square.
  @Test func severalViewsAreOneLayerAboutTheirMiddles() throws {
    let square = CGRect(x: 0, y: 0, width: 200, height: 200)
    let circle = CGRect(x: 50, y: 100, width: 100, height: 100)
    let star = CGRect(x: 90, y: 140, width: 20, height: 20)
    let over = Block(200, 200).overlay(alignment: .bottom) {
      Block(100, 100)
      Block(20, 20)
    }
    #expect(try Layouts.frames(over, 200, 200) == [square, circle, star])
    let under = Block(200, 200).background(alignment: .bottom) {
      Block(100, 100)
      Block(20, 20)
    }
    #expect(try Layouts.frames(under, 200, 200) == [circle, star, square])
  }

  @Test func choiceInTheContentComesBeforeThatInItsBackground() throws {
    let view = ViewThatFits(in: .vertical) {
      Block(10, 50); Block(10, 10)
    }
    .background { ViewThatFits(in: .vertical) { Block(1, 1) } }
    let decision = try Layouts.decide(view, 20, 20)
    #expect(decision.chosenIndex == 1)
    #expect(decision.choices.map { $0.candidates.count } == [2, 1])
  }

  @Test func shapesTakeWhatTheyAreOffered() throws {
    #expect(try size(Rectangle(), nil, nil) == CGSize(width: 10, height: 10))
    #expect(try size(Color.red, 30, nil) == CGSize(width: 30, height: 10))
    #expect(try size(Circle(), 30, 20) == CGSize(width: 20, height: 20))
    #expect(try size(Capsule(), 30, 20) == CGSize(width: 30, height: 20))
  }

  @Test func shapesAreDrawnAsTheyAre() throws {
    let view = HStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 3).fill(.red)
      Capsule().opacity(0.5)
      Circle().hidden()
      Ellipse().foregroundStyle(.secondary)
    }
    let shapes = try Layouts.decide(view, 80, 20).displayList.items.compactMap { item in
      if case .shape(let shape) = item { shape } else { nil }
    }
    #expect(shapes.map(\.shape) == [.roundedRectangle(cornerRadius: 3), .capsule, .ellipse])
    #expect(shapes.map(\.opacity) == [1, 0.5, 1])
    #expect(shapes[2].color.alpha == 0.6)
  }

  @Test func dividerFillsTheOtherAxis() throws {
    let column = VStack(spacing: 0) {
      Block(30, 5); Divider(); Block(30, 5)
    }
    #expect(try size(column, 50, nil) == CGSize(width: 50, height: 5 + 1.0 / 3 + 5))
    // With an open width it reaches as far as the stack.
    #expect(try Layouts.frames(column.fixedSize(), 50, 50)[1].width == 30)
    let row = HStack(spacing: 0) {
      Block(5, 30); Divider()
    }
    #expect(try size(row, nil, 40) == CGSize(width: 5 + 1.0 / 3, height: 40))
  }

  private struct Lines: View {
    var body: some View {
      Divider()
      Divider()
    }
  }

  /// A divider that is a whole layer lies along the stack around, as in an overlay of a row's cell; one of any number of
  /// views lies in layers of its own.
  @Test func dividersThatAreLayersLieAlongTheStackAround() throws {
    let cell = Block(20, 10)
    func line(_ view: some View) throws -> CGSize? {
      try Layouts.frames(view, 60, 40).map(\.size).first { $0 != CGSize(width: 20, height: 10) }
    }
    let upright = CGSize(width: 1.0 / 3, height: 10)
    #expect(try line(HStack { cell.overlay { Divider() } }) == upright)
    #expect(try line(HStack { cell.background(Divider(), alignment: .leading) }) == upright)
    let level = CGSize(width: 20, height: 1.0 / 3)
    for (index, view) in [
      AnyView(VStack { cell.overlay { Divider() } }), AnyView(cell.overlay { Divider() }),
      AnyView(HStack { ZStack { cell.overlay { Divider() } } }),
      AnyView(HStack { cell.overlay { Group { Divider() } } }),
      AnyView(HStack { cell.overlay { Divider() as Divider? } }),
      AnyView(HStack { cell.overlay { Lines() } }),
      AnyView(HStack { cell.overlay { Lines().opacity(0.5) } }),
      AnyView(HStack { cell.overlay { Group { Divider() }.padding(0) } }),
      AnyView(HStack { cell.overlay { ForEach(0..<1) { _ in Divider() } } }),
      AnyView(HStack { cell.overlay { if cell.width > 0 { Divider() } else { Spacer() } } }),
    ].enumerated() {
      #expect(try line(view) == level, "\(index)")
    }
  }

  @Test func spacerGrowsAlongItsStackOnly() throws {
    #expect(try size(HStack { Spacer() }, 50, 20) == CGSize(width: 50, height: 0))
    #expect(try size(VStack { Spacer() }, 50, 20) == CGSize(width: 0, height: 20))
    #expect(try size(Spacer(), 50, 20) == CGSize(width: 50, height: 20))
    #expect(try size(HStack { Spacer(minLength: 3) }, nil, nil).width == 3)
    #expect(try size(HStack { Spacer() }, nil, nil).width == 8)
  }

  @Test func hiddenContentKeepsItsRoom() throws {
    let view = VStack(spacing: 0) {
      Text(verbatim: "A").hidden(); Block(5, 5)
    }
    let decision = try Layouts.decide(view, 50, 50)
    #expect(decision.displayList.items.count == 1)
    #expect(decision.placed.texts.isEmpty)
    #expect(decision.placed.size.height > 20)
  }

  @Test func invisibleTextsAreTracedWhereTheyWereMeasured() throws {
    // The idiom that asks whether a text would be cut: the text itself is hidden.
    let view = ViewThatFits(in: .vertical) {
      Text(verbatim: "A").hidden()
      Text(verbatim: "B").opacity(0)
    }
    let decision = try Layouts.decide(view, 50, 50, tracing: .all)
    #expect(decision.candidates.map { $0.texts.map(\.string) } == [["A"], ["B"]])
    #expect(decision.placed.texts.isEmpty)
    #expect(decision.displayList.items.isEmpty)
  }

  @Test func priorityIsThatOfTheOutermostFrame() throws {
    func widths(_ view: some View) throws -> [CGFloat] {
      let row = HStack(spacing: 0) {
        Color.white; view
      }
      return try Layouts.frames(row, 50, 5).map(\.width)
    }
    let padded = Color.white.padding(2).frame(maxHeight: 5)
    #expect(try widths(padded.layoutPriority(1).accessibilityIdentifier("a")) == [0, 46])
    #expect(try widths(Color.white.layoutPriority(1).padding(2).frame(maxHeight: 5)) == [25, 21])
  }

  @Test func offsetMovesOnlyWhatIsDrawn() throws {
    let view = VStack(spacing: 0) {
      Block(5, 5).offset(x: 3, y: 40); Block(5, 5)
    }
    #expect(
      try Layouts.frames(view, 5, 10) == [
        CGRect(x: 3, y: 40, width: 5, height: 5), CGRect(x: 0, y: 5, width: 5, height: 5),
      ]
    )
  }
}
