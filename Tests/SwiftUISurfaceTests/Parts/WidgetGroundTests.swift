import Testing

@testable import SwiftUISurface

/// What a widget's content says of the ground of the whole widget.
@MainActor
@Suite struct WidgetGroundTests {
  /// Its views lie on each other's middles, and all of them as one are aligned in the widget.
  @Test func groundsAreAlignedAsTheyAreTold() throws {
    var environment = try Layouts.environment()
    let ground = WidgetGround()
    environment.widgetGround = ground
    let content = Color.red.containerBackground(for: .widget, alignment: .bottomTrailing) {
      Block(30, 20)
      Block(4, 6)
    }
    _ = LayoutResolver(environment: environment).resolve(content)
    let named = ground.view
    let shown = try #require(named)
    let origins = try Layouts.frames(shown, 50, 40).map(\.origin)
    #expect(origins == [CGPoint(x: 20, y: 20), CGPoint(x: 33, y: 27)])
  }

  /// Where nothing is said of it a ground's views lie in the middle of the widget.
  @Test func groundsAreInTheMiddle() throws {
    var environment = try Layouts.environment()
    let ground = WidgetGround()
    environment.widgetGround = ground
    let content = Color.red.containerBackground(for: .widget) {
      Block(30, 20)
      Block(4, 6)
    }
    _ = LayoutResolver(environment: environment).resolve(content)
    let named = ground.view
    let shown = try #require(named)
    let origins = try Layouts.frames(shown, 50, 40).map(\.origin)
    #expect(origins == [CGPoint(x: 10, y: 10), CGPoint(x: 23, y: 17)])
  }

  /// A ground is as large as the widget, also where its views reach out of it: they do so away from where they stand.
  @Test func groundsAreNotLargerThanTheWidget() throws {
    var environment = try Layouts.environment()
    let ground = WidgetGround()
    environment.widgetGround = ground
    let content = Color.red.containerBackground(for: .widget, alignment: .bottomTrailing) {
      Block(90, 70)
    }
    _ = LayoutResolver(environment: environment).resolve(content)
    let named = ground.view
    let shown = try #require(named)
    let frames = try Layouts.frames(shown, 50, 40)
    #expect(frames == [CGRect(x: -40, y: -30, width: 90, height: 70)])
  }

  /// A style is the ground of the whole widget.
  @Test func groundsOfAStyleAreFilledWithIt() throws {
    var environment = try Layouts.environment()
    let ground = WidgetGround()
    environment.widgetGround = ground
    let content = Block(4, 6).containerBackground(.blue, for: .widget)
    _ = LayoutResolver(environment: environment).resolve(content)
    let named = ground.view
    let shown = try #require(named)
    let items = try Layouts.decide(shown, 30, 20).displayList.items
    #expect(items.map(\.frame) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    for case .shape(let shape) in items {
      #expect(shape.shape == .rectangle)
      #expect(shape.color == Color.blue.displayColor(in: environment))
    }
  }

  /// Of two grounds the one around the other is the widget's.
  @Test func outerGroundsComeLast() throws {
    var environment = try Layouts.environment()
    let ground = WidgetGround()
    environment.widgetGround = ground
    let content = Color.red.containerBackground(.blue, for: .widget)
      .containerBackground(for: .widget) { Block(30, 20) }
    _ = LayoutResolver(environment: environment).resolve(content)
    let named = ground.view
    let shown = try #require(named)
    #expect(try Layouts.size(shown, nil, nil) == CGSize(width: 30, height: 20))
  }
}
