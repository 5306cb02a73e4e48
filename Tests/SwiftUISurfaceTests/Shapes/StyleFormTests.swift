import Foundation
import LayoutEngine
import Testing

@testable import SwiftUISurface

/// Colours that are mixed, and styles that are made of the surroundings.
@MainActor
@Suite struct StyleFormTests {
  private static func shown(_ color: Color) -> DisplayColor {
    color.displayColor(in: EnvironmentValues())
  }

  private static func expect(
    _ color: Color,
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    opacity: Double = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = shown(color)
    let pairs = [
      (shown.red, red), (shown.green, green), (shown.blue, blue), (shown.alpha, opacity),
    ]
    for (value, wanted) in pairs {
      #expect(abs(value - wanted) < 1e-4, "\(shown)", sourceLocation: sourceLocation)
    }
  }

  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// The means of Oklab's coordinates, reckoned by its published matrices.
  @Test func coloursAreMixedAsTheyAreSeen() {
    Self.expect(Self.red.mix(with: Self.blue, by: 0.5), 0.55044, 0.32562, 0.6365)
    let yellow = Color(red: 1, green: 1, blue: 0)
    Self.expect(yellow.mix(with: Self.blue, by: 0.25), 0.70934, 0.84424, 0.59053)
    Self.expect(Color.black.mix(with: .white, by: 0.5), 0.38857, 0.38857, 0.38857)
    let dim = Color(red: 0.02, green: 0.5, blue: 0.9)
    Self.expect(dim.mix(with: dim, by: 0.5, in: .perceptual), 0.02, 0.5, 0.9)
    // What covers less counts less.
    Self.expect(
      Self.red.mix(with: Self.green.opacity(0.5), by: 0.5),
      0.89684,
      0.52795,
      0.0015,
      opacity: 0.75
    )
  }

  @Test func coloursAreMixedByTheirComponents() {
    Self.expect(Self.red.mix(with: Self.blue, by: 0.25, in: .device), 0.75, 0, 0.25)
    Self.expect(
      Self.red.mix(with: Self.green.opacity(0.5), by: 0.5, in: .device),
      0.66667,
      0.33333,
      0,
      opacity: 0.75
    )
    let system = Color.red.mix(with: .white, by: 0.5, in: .device)
    #expect(system.light != system.dark)
  }

  @Test func wholeSharesAreTheColours() {
    for space in [Gradient.ColorSpace.device, .perceptual] {
      for share in [0, -1, -.infinity, .nan] as [Double] {
        #expect(Color.red.mix(with: .blue, by: share, in: space) == .red, "\(share)")
      }
      for share in [1, 3, .infinity] as [Double] {
        #expect(Color.red.mix(with: .blue, by: share, in: space) == .blue, "\(share)")
      }
      let nothing = Color.red.opacity(0).mix(with: Color.blue.opacity(0), by: 0.5, in: space)
      #expect(Self.shown(nothing) == .clear)
    }
  }

  /// Styles that are named where one is asked for, of the style around and of the system.
  @Test func stylesAreNamed() {
    var environment = EnvironmentValues()
    environment.set(.foreground, to: Self.red)
    func shown<Style: ShapeStyle>(_ style: Style) -> DisplayColor {
      style.displayColor(in: environment)
    }
    let red = Self.shown(Self.red)
    #expect(shown(.opacity(0.5)) == red.opacity(0.5))
    #expect(shown(.shadow(.drop(radius: 2))) == red)
    #expect(shown(.blendMode(.multiply)) == red)
    let picture = Image("sea")
    #expect(shown(.image(picture)) == shown(.gray))
    #expect(shown(ImagePaint(image: picture, scale: 0.5)) == shown(.gray))
    #expect(shown(.windowBackground) == .clear && shown(.background) == .clear)
    environment.colorScheme = .light
    #expect(shown(.link) == DisplayColor(red: 0, green: 122.0 / 255, blue: 1))
    environment.colorScheme = .dark
    #expect(shown(.link) == DisplayColor(red: 9.0 / 255, green: 132.0 / 255, blue: 1))
  }

  /// The style around is that of outside, and a ground that is made of grounds is made of the one around it.
  @Test func surroundingStylesAreUsed() throws {
    let plain = Rectangle()
    let box = Color.white.frame(width: 9, height: 9)
    let ground = Rectangle().fill(.background)
    let red = Self.shown(Self.red)
    let white = Self.shown(.white)
    let half = AnyShapeStyle(BackgroundStyle().opacity(0.5))
    let cases: [(AnyView, [DisplayColor])] = [
      (AnyView(plain.foregroundStyle(.opacity(0.5)).foregroundStyle(Self.red)), [red.opacity(0.5)]),
      (AnyView(ground), []), (AnyView(ground.backgroundStyle(Self.red)), [red]),
      (AnyView(box.background(in: Circle()).backgroundStyle(Self.red)), [red, white]),
      (AnyView(box.background().backgroundStyle(Self.red)), [red, white]),
      (AnyView(ground.backgroundStyle(Self.red).backgroundStyle(Self.blue)), [red]),
      (
        AnyView(ground.backgroundStyle(.background.opacity(0.5)).backgroundStyle(Self.red)),
        [red.opacity(0.5)]
      ),
      (AnyView(ground.environment(\.backgroundStyle, half)), []),
      (AnyView(ground.environment(\.backgroundStyle, AnyShapeStyle(Self.red))), [red]),
    ]
    for (index, (view, colors)) in cases.enumerated() {
      #expect(try Layouts.shapes(view, 50, 40).map(\.color) == colors, "\(index)")
    }
  }
}
