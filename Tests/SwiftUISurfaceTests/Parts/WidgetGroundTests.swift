import Testing

@testable import SwiftUISurface

/// What a widget's content says of the ground of the whole widget.
@MainActor
@Suite struct WidgetGroundTests {
  /// The ground that a view names where it has so much room.
  private static func ground(
    of content: some View,
    _ width: CGFloat = 50,
    _ height: CGFloat = 40
  ) throws -> AnyView? {
    var environment = try Layouts.environment()
    environment.notesWidgetGround = true
    return LayoutResolver(environment: environment).resolve(content)
      .widgetGround(in: CGSize(width: width, height: height))
  }

  /// The size of the ground that a view names where it has so much room, at its own length; `nil` where it names none.
  private static func groundSize(
    of content: some View,
    _ width: CGFloat = 50,
    _ height: CGFloat = 40
  ) throws -> CGSize? {
    try ground(of: content, width, height).map { try Layouts.size($0, nil, nil) }
  }

  /// Its views lie on each other's middles, and all of them as one are aligned in the widget.
  @Test func groundsAreAlignedAsTheyAreTold() throws {
    let content = Color.red.containerBackground(for: .widget, alignment: .bottomTrailing) {
      Block(30, 20)
      Block(4, 6)
    }
    let named = try Self.ground(of: content)
    let shown = try #require(named)
    let origins = try Layouts.frames(shown, 50, 40).map(\.origin)
    #expect(origins == [CGPoint(x: 20, y: 20), CGPoint(x: 33, y: 27)])
  }

  /// Where nothing is said of it a ground's views lie in the middle of the widget.
  @Test func groundsAreInTheMiddle() throws {
    let content = Color.red.containerBackground(for: .widget) {
      Block(30, 20)
      Block(4, 6)
    }
    let named = try Self.ground(of: content)
    let shown = try #require(named)
    let origins = try Layouts.frames(shown, 50, 40).map(\.origin)
    #expect(origins == [CGPoint(x: 10, y: 10), CGPoint(x: 23, y: 17)])
  }

  /// A ground is as large as the widget, also where its views reach out of it: they do so away from where they stand.
  @Test func groundsAreNotLargerThanTheWidget() throws {
    let content = Color.red.containerBackground(for: .widget, alignment: .bottomTrailing) {
      Block(90, 70)
    }
    let named = try Self.ground(of: content)
    let shown = try #require(named)
    let frames = try Layouts.frames(shown, 50, 40)
    #expect(frames == [CGRect(x: -40, y: -30, width: 90, height: 70)])
  }

  /// A style is the ground of the whole widget.
  @Test func groundsOfAStyleAreFilledWithIt() throws {
    let content = Block(4, 6).containerBackground(.blue, for: .widget)
    let named = try Self.ground(of: content)
    let shown = try #require(named)
    let environment = try Layouts.environment()
    let items = try Layouts.decide(shown, 30, 20).displayList.items
    #expect(items.map(\.frame) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    for case .shape(let shape) in items {
      #expect(shape.shape == .rectangle)
      #expect(shape.color == Color.blue.displayColor(in: environment))
    }
  }

  /// Of two grounds the one around the other is the widget's.
  @Test func outerGroundsComeLast() throws {
    let content = Color.red.containerBackground(.blue, for: .widget)
      .containerBackground(for: .widget) { Block(30, 20) }
    let named = try Self.ground(of: content)
    let shown = try #require(named)
    #expect(try Layouts.size(shown, nil, nil) == CGSize(width: 30, height: 20))
  }

  /// A ground of one size, by which it is told from others.
  private static func block(_ width: CGFloat, ground: CGFloat) -> some View {
    Block(width, 10).containerBackground(for: .widget) { Block(ground, 1) }
  }

  /// Of candidates only the one that is shown names its ground.
  @Test func groundsAreThoseOfTheShownCandidate() throws {
    let content = ViewThatFits(in: .horizontal) {
      Self.block(40, ground: 1)
      Self.block(30, ground: 2)
      Block(20, 10)
      Self.block(10, ground: 4)
    }
    for (width, ground) in [(50, 1), (40, 1), (39, 2), (29, nil), (19, 4), (5, 4)]
      as [(CGFloat, CGFloat?)]
    {
      #expect(try Self.groundSize(of: content, width)?.width == ground, "\(width)")
      #expect(try Self.groundSize(of: content.hidden(), width)?.width == ground, "\(width)")
      let outer = content.containerBackground(for: .widget) { Block(9, 1) }
      #expect(try Self.groundSize(of: outer, width)?.width == 9, "\(width)")
      // Within a frame the candidates have its room, however much there is around it.
      let framed = content.frame(width: width)
      #expect(try Self.groundSize(of: framed, 90)?.width == ground, "\(width)")
    }
  }

  /// What only its own size is asked of is not shown.
  @Test func groundsAreNotThoseOfAnIdealSize() throws {
    let content = ViewThatFits(in: .horizontal) {
      Self.block(40, ground: 1)
      Block(20, 10)
    }
    .aspectRatio(contentMode: .fit)
    #expect(try Self.groundSize(of: content, 50, 40)?.width == 1)
    #expect(try Self.groundSize(of: content, 30, 40) == nil)
  }

  /// A ground is named by what lies behind a view, in front of it, and by what covers it as well.
  @Test func groundsAreNamedInEveryLayer() throws {
    let named = Self.block(5, ground: 3)
    let contents: [AnyView] = [
      AnyView(Block(9, 9).background { named }), AnyView(Block(9, 9).overlay { named }),
      AnyView(Block(9, 9).mask { named }), AnyView(named.opacity(0)), AnyView(named.hidden()),
      AnyView(GeometryReader { _ in named }),
      AnyView(named.environment(\.layoutDirection, .rightToLeft)),
      AnyView(Self.block(5, ground: 2).overlay { named }),
      AnyView(Self.block(5, ground: 2).background { named }),
      AnyView(
        VStack {
          Self.block(5, ground: 2)
          named
        }
      ),
    ]
    for (index, content) in contents.enumerated() {
      #expect(try Self.groundSize(of: content)?.width == 3, "\(index)")
    }
  }

  /// A widget with nothing in it has its ground all the same; where any number of views may stand, nothing names none.
  @Test func nothingHasAGroundAsAWhole() throws {
    let nothing = EmptyView().containerBackground(for: .widget) { Block(3, 1) }
    #expect(try Self.groundSize(of: nothing)?.width == 3)
    let column = VStack { nothing }
    #expect(try Self.groundSize(of: column) == nil)
    #expect(try Self.groundSize(of: Block(3, 1)) == nil)
  }

  /// Where nobody wants to know the ground, none is noted.
  @Test func groundsAreNotedForWhoAsks() throws {
    let content = try Layouts.resolve(Self.block(5, ground: 3))
    let ground = content.widgetGround(in: CGSize(width: 50, height: 40))
    #expect(ground == nil)
  }
}
