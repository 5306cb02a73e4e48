import Testing

@testable import SwiftUISurface

/// What a widget's content says of the ground of the whole widget.
@MainActor
@Suite struct WidgetGroundTests {
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
    #expect(try Layouts.frames(shown, 30, 20).map(\.origin) == [.zero, CGPoint(x: 26, y: 14)])
  }

  /// Where nothing is said of it a ground's views lie on each other's middles.
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
    #expect(try Layouts.frames(shown, 30, 20).map(\.origin) == [.zero, CGPoint(x: 13, y: 7)])
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
