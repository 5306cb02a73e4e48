import Foundation
import SwiftUISurface
import Testing

/// Styles behind `AnyShapeStyle`.
@Suite struct ShapeStyleTests {
  /// A style that nobody can compare.
  private struct Plain: ShapeStyle {
    func displayColor(in environment: EnvironmentValues) -> DisplayColor { .white }
  }

  /// A style of one's own, which is another one in the dark.
  private struct Tide: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white.opacity(0.5) : Color.black
    }
  }

  /// A style of one's own that is another of one's own.
  private struct Ebb: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(Tide()) }
  }

  @Test func stylesOfOnesOwnAreThoseTheyResolveTo() {
    var environment = EnvironmentValues()
    for style in [AnyShapeStyle(Tide()), AnyShapeStyle(Ebb())] {
      environment.colorScheme = .light
      #expect(style.displayColor(in: environment) == .black)
      environment.colorScheme = .dark
      let faint = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      #expect(style.displayColor(in: environment) == faint)
    }
  }

  /// What sRGB's transfer function makes of a quarter and a half is 0.050876 and 0.214041.
  @Test func coloursTellTheirComponents() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let color = Color(red: 0.25, green: 0.5, blue: 0, opacity: 0.75).resolve(in: environment)
    #expect(color == Color.Resolved(red: 0.25, green: 0.5, blue: 0, opacity: 0.75))
    #expect(abs(color.linearRed - 0.050876) < 1e-5)
    #expect(abs(color.linearGreen - 0.214041) < 1e-5)
    #expect(color.linearBlue == 0)
    #expect(Color.primary.resolve(in: environment).red == 1)
    let kept = DisplayColor(red: 0.25, green: 0.5, blue: 0, alpha: 0.75)
    #expect(Color(color).displayColor(in: EnvironmentValues()) == kept)
    #expect(color.displayColor(in: environment) == kept)
    // The straight part at the dark end: 0.02 / 12.92.
    let dim = Color.Resolved(red: 0.02, green: 0, blue: 0.5)
    #expect(dim.opacity == 1)
    #expect(abs(dim.linearRed - 0.001548) < 1e-6)
    #expect(abs(dim.linearBlue - 0.214041) < 1e-5)
  }

  /// Near black sRGB's transfer function is a straight line, of a slope of 1 / 12.92: a fiftieth and a hundredth are
  /// 0.001548 and 0.000774, where its curve would make 0.001755 and 0.001245 of them.
  @Test func darkComponentsAreOnALine() {
    let dark = Color.Resolved(red: 0.02, green: 0.01, blue: 0.5)
    #expect(abs(dark.linearRed - 0.001548) < 1e-6)
    #expect(abs(dark.linearGreen - 0.000774) < 1e-6)
    #expect(abs(dark.linearBlue - 0.214041) < 1e-5)
    #expect(dark.opacity == 1)
    // A twentieth is on the curve: 0.003936, where the line would have 0.003870.
    #expect(abs(Color.Resolved(red: 0, green: 0.05, blue: 0).linearGreen - 0.003936) < 1e-5)
  }

  /// Components of other spaces come to the light that they stand for, of which standard RGB may not have so much.
  ///
  /// Half of the light is 0.735357 of a component; Display P3's primaries are as the matrices of CSS Color 4 have them.
  @Test(
    arguments: [
      (.sRGB, SIMD3(0.2, 0.5, 1), SIMD3(0.2, 0.5, 1)),
      (.sRGBLinear, SIMD3(0.5, 0.002, -0.5), SIMD3(0.735357, 0.02584, -0.735357)),
      (.displayP3, SIMD3(1, 0, 0), SIMD3(1.093066, -0.226742, -0.150135)),
      (.displayP3, SIMD3(0, 1, 0), SIMD3(-0.511605, 1.018266, -0.310675)),
      (.displayP3, SIMD3(0, 0, 1), SIMD3(0, 0, 1.042022)),
      (.displayP3, SIMD3(0.5, 0.5, 0.5), SIMD3(0.5, 0.5, 0.5)),
      (.displayP3, SIMD3(-0.5, -0.5, -0.5), SIMD3(-0.5, -0.5, -0.5)),
    ] as [(Color.RGBColorSpace, SIMD3<Double>, SIMD3<Double>)]
  )
  func componentsAreOfTheirSpace(
    _ space: Color.RGBColorSpace,
    _ given: SIMD3<Double>,
    _ shown: SIMD3<Double>
  ) {
    let color = Color(space, red: given.x, green: given.y, blue: given.z, opacity: 0.25)
    let display = color.displayColor(in: EnvironmentValues())
    #expect(abs(display.red - shown.x) < 1e-5)
    #expect(abs(display.green - shown.y) < 1e-5)
    #expect(abs(display.blue - shown.z) < 1e-5)
    #expect(display.alpha == 0.25)
  }

  /// A colour that is named where a style is asked for is the one of that name.
  @Test func coloursAreStylesOfTheirNames() {
    let environment = EnvironmentValues()
    func shown<Style: ShapeStyle>(_ style: Style) -> DisplayColor {
      style.displayColor(in: environment)
    }
    let pairs: [(DisplayColor, Color)] = [
      (shown(.white), Color.white), (shown(.black), Color.black), (shown(.clear), Color.clear),
      (shown(.red), Color.red), (shown(.orange), Color.orange), (shown(.yellow), Color.yellow),
      (shown(.green), Color.green), (shown(.mint), Color.mint), (shown(.teal), Color.teal),
      (shown(.cyan), Color.cyan), (shown(.blue), Color.blue), (shown(.indigo), Color.indigo),
      (shown(.purple), Color.purple), (shown(.pink), Color.pink), (shown(.brown), Color.brown),
      (shown(.gray), Color.gray),
    ]
    for (color, named) in pairs {
      #expect(color == named.displayColor(in: environment), "\(named)")
    }
    #expect(Set(pairs.map { $0.0 }).count == pairs.count)
    for (_, named) in pairs { #expect(Color(named) == named) }
  }

  /// What has no ink is not drawn, and takes its place all the same.
  @MainActor
  @Test func clearSymbolsAreNotDrawn() throws {
    func shown(_ color: Color) throws -> (count: Int, size: CGSize) {
      let view = Image(systemName: "star").foregroundStyle(color)
      let items = try Layouts.decide(view, 90, 90).displayList.items
      return (items.count, try Layouts.size(view, nil, nil))
    }
    let (seen, clear) = (try shown(.red), try shown(.clear))
    #expect(seen.count > 0 && clear.count == 0)
    #expect(seen.size == clear.size)
  }

  /// A gradient is the mean of its colours, wherever they stand, whatever its kind.
  @Test func gradientsOfStopsAreThoseOfTheirColours() {
    let colors = [Color.red, .blue, .white]
    let stops = zip(colors, [0, 0.3, 1]).map { Gradient.Stop(color: $0, location: $1) }
    let gradient = Gradient(colors: colors)
    let environment = EnvironmentValues()
    let wanted = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
      .displayColor(in: environment)
    let styles: [any ShapeStyle] = [
      LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom),
      RadialGradient(stops: stops, center: .bottom, startRadius: 240, endRadius: 8),
      EllipticalGradient(stops: stops), AngularGradient(stops: stops),
      AngularGradient(stops: stops, center: .center, angle: .degrees(90)),
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom),
      RadialGradient(gradient: gradient, center: .top, startRadius: 1, endRadius: 9),
      EllipticalGradient(gradient: gradient), AngularGradient(gradient: gradient),
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(90)),
      AngularGradient(colors: colors), AnyGradient(gradient), gradient,
      MeshGradient(width: 3, height: 1, points: [[0, 0], [0.5, 0], [1, 0]], colors: colors),
      gradient.colorSpace(.perceptual), AnyGradient(gradient).colorSpace(.device),
      LinearGradient.linearGradient(gradient, startPoint: .top, endPoint: .bottom),
    ]
    for style in styles { #expect(style.displayColor(in: environment) == wanted, "\(style)") }
    #expect(wanted != Color.red.displayColor(in: environment))
  }

  /// Where a style is asked for a gradient is named by its kind, of a gradient, of colours or of stops.
  @Test func gradientsAreNamedByTheirKinds() {
    let colors = [Color.red, .blue, .white]
    let stops = zip(colors, [0, 0.3, 1]).map { Gradient.Stop(color: $0, location: $1) }
    let gradient = Gradient(colors: colors)
    let environment = EnvironmentValues()
    let wanted = gradient.displayColor(in: environment)
    func expect<Style: ShapeStyle>(
      _ style: Style,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(style.displayColor(in: environment) == wanted, sourceLocation: sourceLocation)
    }
    expect(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
    expect(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    expect(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    expect(.radialGradient(gradient, center: .top, startRadius: 1, endRadius: 9))
    expect(.radialGradient(colors: colors, center: .top, startRadius: 1, endRadius: 9))
    expect(.radialGradient(stops: stops, center: .top, startRadius: 1, endRadius: 9))
    expect(.ellipticalGradient(gradient))
    expect(.ellipticalGradient(colors: colors, center: .top))
    expect(.ellipticalGradient(stops: stops, startRadiusFraction: 0.1, endRadiusFraction: 0.9))
    expect(.angularGradient(gradient, center: .top, startAngle: .zero, endAngle: .degrees(90)))
    expect(.angularGradient(colors: colors, center: .top, startAngle: .zero, endAngle: .zero))
    expect(.angularGradient(stops: stops, center: .top, startAngle: .zero, endAngle: .zero))
    expect(.conicGradient(gradient, center: .center))
    expect(.conicGradient(colors: colors, center: .center, angle: .degrees(90)))
    expect(.conicGradient(stops: stops, center: .center))
    let hidden = AnyGradient(gradient)
    expect(.linearGradient(hidden, startPoint: .top, endPoint: .bottom))
    expect(.radialGradient(hidden, center: .top, startRadius: 1, endRadius: 9))
    expect(.ellipticalGradient(hidden))
    expect(.angularGradient(hidden, center: .top, startAngle: .zero, endAngle: .zero))
    expect(.conicGradient(hidden, center: .center))
  }

  /// An effect on nothing is nothing.
  @MainActor
  @Test func effectsOnNothingAreNotDrawn() throws {
    let nothing = Text(verbatim: "").foregroundStyle(Color.clear)
    let views: [any View] = [
      nothing.blendMode(.multiply), nothing.blur(radius: 2), nothing.clipped(),
      Color.clear.rotationEffect(.degrees(4)).blendMode(.screen), EmptyView().blendMode(.multiply),
    ]
    for view in views {
      func items(_ view: some View) throws -> [DisplayItem] {
        try Layouts.decide(view, 90, 90).displayList.items
      }
      #expect(try items(view).isEmpty, "\(view)")
    }
    #expect(try !Layouts.decide(Color.red.blendMode(.multiply), 9, 9).displayList.items.isEmpty)
  }

  @Test func hiddenStylesAreComparedWhereTheyCanBe() {
    let styles = [
      AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue),
      AnyShapeStyle(HierarchicalShapeStyle.primary),
      AnyShapeStyle(HierarchicalShapeStyle.secondary),
    ]
    for (index, left) in styles.enumerated() {
      for (other, right) in styles.enumerated() { #expect((left == right) == (index == other)) }
    }
    #expect(Set(styles + styles).count == styles.count)
    #expect(Set([AnyShapeStyle(Plain()), AnyShapeStyle(Plain())]).count == 2)
    #expect(AnyShapeStyle(Plain()) != AnyShapeStyle(Plain()))
    #expect(AnyShapeStyle(Plain()) != AnyShapeStyle(Color.white))
  }
}
