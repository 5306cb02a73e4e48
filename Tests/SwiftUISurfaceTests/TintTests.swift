import Foundation
import SwiftUISurface
import Testing

/// What takes the tint of the environment, and the foreground style that is made from the one around.
@MainActor
@Suite struct TintTests {
  /// The colours of the shapes of a view, from back to front, on a Home Screen or a Lock Screen.
  private static func colors(
    _ view: some View,
    _ mode: WidgetRenderingMode = .fullColor
  ) throws -> [DisplayColor] {
    func colors(_ items: [DisplayItem]) -> [DisplayColor] {
      items.flatMap { item in
        switch item {
        case .shape(let shape): [shape.color]
        case .group(let group): colors(group.items)
        default: [] as [DisplayColor]
        }
      }
    }
    let shown = view.environment(\.widgetRenderingMode, mode)
    return colors(try Layouts.decide(shown, 80, 80).displayList.items)
  }

  private static func color(_ style: some ShapeStyle) -> DisplayColor {
    style.displayColor(in: EnvironmentValues())
  }

  private static func textColor(_ view: some View) throws -> DisplayColor {
    let items = try Layouts.decide(view, 200, 80).displayList.items
    let texts = items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return try #require(texts.first).color
  }

  private static let meters: [(name: String, view: AnyView, isAccented: Bool)] = [
    ("progress", AnyView(ProgressView(value: 0.5)), true),
    ("ring", AnyView(ProgressView(value: 0.5).progressViewStyle(.circular)), true),
    ("capacity", AnyView(Gauge(value: 0.5) {}.gaugeStyle(.linearCapacity)), true),
    ("open ring", AnyView(Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircular)), false),
    ("closed ring", AnyView(Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircularCapacity)), false),
    ("bar", AnyView(Gauge(value: 0.5) {}.gaugeStyle(.accessoryLinear)), false),
    ("filled bar", AnyView(Gauge(value: 0.5) {}.gaugeStyle(.accessoryLinearCapacity)), false),
  ]

  @Test func metersAreDrawnInTheTint() throws {
    let gradient = Gradient(colors: [.green, .red])
    let mean = Self.color(gradient)
    for (name, view, isAccented) in Self.meters {
      let untinted = Self.color(isAccented ? Color.accentColor : Color.primary)
      for (shown, wanted) in [
        (AnyView(view), untinted), (AnyView(view.tint(.purple)), Self.color(Color.purple)),
        (AnyView(view.tint(gradient)), mean), (AnyView(view.tint(gradient).tint(.purple)), mean),
        (AnyView(view.tint(nil).tint(.purple)), untinted),
      ] {
        let colors = try Self.colors(shown)
        #expect(colors.count == 2 && colors.allSatisfy { $0 == wanted }, "\(name)")
      }
    }
  }

  /// A Lock Screen and a watch show no accent: an untinted meter is as bright as what is around it.
  @Test(arguments: [WidgetRenderingMode.vibrant, .accented])
  func untintedMetersOfALockScreenAreBright(_ mode: WidgetRenderingMode) throws {
    for (name, view, _) in Self.meters {
      let colors = try Self.colors(view, mode)
      #expect(colors.count == 2 && colors.allSatisfy { $0 == Self.color(Color.primary) }, "\(name)")
    }
  }

  /// A button's label has the tint, or stands on it; a Lock Screen and a watch show neither.
  @Test func buttonsAreTinted() throws {
    let (white, faint) = (Self.color(Color.white), Self.color(Color.primary).opacity(0.18))
    let (purple, accent) = (Self.color(Color.purple), Self.color(Color.accentColor))
    let dot = Button {
    } label: {
      Circle()
    }
    let (soft, strong) = (dot.buttonStyle(.bordered), dot.buttonStyle(.borderedProminent))
    let shown: [(AnyView, WidgetRenderingMode, [DisplayColor])] = [
      (AnyView(soft), .fullColor, [faint, accent]),
      (AnyView(soft.tint(.purple)), .fullColor, [purple.opacity(0.15), purple]),
      (AnyView(strong), .fullColor, [accent, white]),
      (AnyView(strong.tint(.purple)), .fullColor, [purple, white]),
      (AnyView(soft.tint(.purple)), .vibrant, [faint, Self.color(Color.primary)]),
      (AnyView(strong.tint(.purple)), .vibrant, [faint, Self.color(Color.primary)]),
      (AnyView(soft.tint(.purple)), .accented, [faint, Self.color(Color.primary)]),
      (AnyView(strong.tint(.purple)), .accented, [faint, Self.color(Color.primary)]),
    ]
    for (index, (view, mode, wanted)) in shown.enumerated() {
      #expect(try Self.colors(view, mode) == wanted, "\(index)")
    }
  }

  /// The tint that a style was made with goes before that of the view.
  @Test func stylesHaveATintOfTheirOwn() throws {
    let gauge = Gauge(value: 0.5) {}
    let progress = ProgressView(value: 0.5)
    let pink = Self.color(Color.pink)
    let gradient = Gradient(colors: [.pink])
    let own: [(AnyView, DisplayColor)] = [
      (AnyView(gauge.gaugeStyle(CircularGaugeStyle(tint: .pink))), pink),
      (AnyView(gauge.gaugeStyle(CircularGaugeStyle(tint: gradient))), pink),
      (AnyView(gauge.gaugeStyle(LinearGaugeStyle(tint: .pink))), pink),
      (AnyView(gauge.gaugeStyle(LinearGaugeStyle(tint: gradient))), pink),
      (AnyView(progress.progressViewStyle(LinearProgressViewStyle(tint: .pink))), pink),
      (AnyView(progress.progressViewStyle(CircularProgressViewStyle(tint: .pink))), pink),
      (AnyView(gauge.gaugeStyle(.circular)), Self.color(Color.purple)),
      (AnyView(gauge.gaugeStyle(.linear)), Self.color(Color.purple)),
      (AnyView(progress.progressViewStyle(.linear)), Self.color(Color.purple)),
    ]
    for (view, wanted) in own {
      #expect(try Self.colors(view.tint(.purple)).allSatisfy { $0 == wanted }, "\(view)")
    }
  }

  /// A style that is made from the foreground takes the one around, not itself without end.
  @Test func foregroundStylesFollowTheOneAround() throws {
    let dot = Circle()
    let shown: [(AnyView, DisplayColor)] = [
      (AnyView(dot.foregroundStyle(.foreground)), Self.color(Color.primary)),
      (AnyView(dot.foregroundStyle(.foreground).foregroundStyle(.red)), Self.color(Color.red)),
      (AnyView(dot.fill(.foreground).foregroundStyle(.red)), Self.color(Color.red)),
      (AnyView(dot.foregroundStyle(.primary).foregroundStyle(.red)), Self.color(Color.red)),
      (
        AnyView(dot.foregroundStyle(.secondary).foregroundStyle(.red)),
        Self.color(Color.red).opacity(0.6)
      ),
      (
        AnyView(dot.foregroundStyle(.foreground.tertiary).foregroundStyle(.red)),
        Self.color(Color.red).opacity(0.3)
      ),
      (
        AnyView(dot.foregroundStyle(Color.primary).foregroundStyle(.red)), Self.color(Color.primary)
      ),
      (AnyView(dot.foregroundColor(nil).foregroundStyle(.red)), Self.color(Color.primary)),
    ]
    for (index, (view, wanted)) in shown.enumerated() {
      #expect(try Self.colors(view) == [wanted], "\(index)")
    }
  }

  /// Content of a lower rank has the style of its rank where one is given, and else the first one fainter.
  @Test func ranksHaveStylesOfTheirOwn() throws {
    let ranks = ZStack {
      Circle()
      Circle().fill(.primary)
      Circle().fill(.secondary)
      Circle().fill(.tertiary)
    }
    let (red, blue, green) = (
      Self.color(Color.red), Self.color(Color.blue), Self.color(Color.green)
    )
    let shown: [(AnyView, [DisplayColor])] = [
      (AnyView(ranks.foregroundStyle(.red)), [red, red, red.opacity(0.6), red.opacity(0.3)]),
      (AnyView(ranks.foregroundStyle(.red, .blue)), [red, red, blue, red.opacity(0.3)]),
      (AnyView(ranks.foregroundStyle(.red, .blue, .green)), [red, red, blue, green]),
      // The ranks of a style within others are its own.
      (
        AnyView(ranks.foregroundStyle(.green).foregroundStyle(.red, .blue)),
        [green, green, green.opacity(0.6), green.opacity(0.3)]
      ),
      (
        AnyView(ranks.foregroundStyle(.secondary).foregroundStyle(.red, .blue)),
        [blue, blue, blue.opacity(0.6), blue.opacity(0.3)]
      ),
      (
        AnyView(ranks.foregroundStyle(.secondary, .primary).foregroundStyle(.red, .blue)),
        [blue, blue, red, blue.opacity(0.3)]
      ),
    ]
    for (index, (view, wanted)) in shown.enumerated() {
      #expect(try Self.colors(view) == wanted, "\(index)")
    }
  }

  /// Of more ranks than styles the lower ones are the first style, fainter.
  @Test func ranksWithoutStylesAreFainter() throws {
    let ranks = ZStack {
      Circle().fill(.quaternary)
      Circle().fill(.quinary)
    }
    let red = Self.color(Color.red)
    let expected = [red.opacity(0.18), red.opacity(0.1)]
    for (index, view) in [
      AnyView(ranks.foregroundStyle(.red)), AnyView(ranks.foregroundStyle(.red, .blue)),
      AnyView(ranks.foregroundStyle(.red, .blue, .green)),
    ].enumerated() {
      #expect(try Self.colors(view) == expected, "\(index)")
    }
  }

  /// A tint that is made from the tint takes the one around; foreground and tint may be made from each other.
  @Test func tintsFollowTheOneAround() throws {
    let dot = Circle().fill(.tint)
    let (accent, purple) = (Self.color(Color.accentColor), Self.color(Color.purple))
    let shown: [(AnyView, DisplayColor)] = [
      (AnyView(dot.tint(TintShapeStyle())), accent),
      (AnyView(dot.tint(TintShapeStyle()).tint(.purple)), purple),
      (AnyView(dot.tint(TintShapeStyle().opacity(0.5)).tint(.purple)), purple.opacity(0.5)),
      (AnyView(dot.tint(ForegroundStyle()).foregroundStyle(.red)), Self.color(Color.red)),
      (AnyView(dot.tint(ForegroundStyle()).foregroundStyle(.tint)), accent),
      (AnyView(dot.tint(ForegroundStyle()).foregroundStyle(.tint).tint(.purple)), purple),
      (AnyView(dot.foregroundStyle(.tint).tint(ForegroundStyle())), accent),
      (AnyView(Circle().foregroundStyle(.tint).tint(ForegroundStyle())), Self.color(Color.primary)),
      (AnyView(dot.accentColor(.purple)), purple),
    ]
    for (index, (view, wanted)) in shown.enumerated() {
      #expect(try Self.colors(view) == [wanted], "\(index)")
    }
  }

  @Test func textsTakeTheStyleAround() throws {
    let red = Self.color(Color.red)
    let letter = Text(verbatim: "a")
    func color(_ text: Text) throws -> DisplayColor {
      try Self.textColor(VStack { text }.foregroundStyle(.red))
    }
    #expect(try color(letter) == red)
    #expect(try color(letter.foregroundStyle(.foreground)) == red)
    #expect(try color(letter.foregroundStyle(.secondary)) == red.opacity(0.6))
  }

  /// Links have the tint.
  @Test func linksAreTinted() throws {
    let text = Text("[a](https://example.com)")
    #expect(try Self.textColor(text) == Self.color(Color.accentColor))
    #expect(try Self.textColor(text.tint(.purple)) == Self.color(Color.purple))
    var marked = AttributedString("a")
    marked.link = URL(string: "https://example.com")
    #expect(try Self.textColor(Text(marked)) == Self.color(Color.accentColor))
    marked.foregroundColor = .red
    #expect(try Self.textColor(Text(marked)) == Self.color(Color.red))
  }
}
