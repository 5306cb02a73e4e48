import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// Every way to mix a layer with what is below it, against the formulas of W3C's Compositing and
/// Blending, Level 1, in the colours of a widget on the Home Screen.
@MainActor
@Suite struct BlendModeTests {
  typealias RGB = SIMD3<Double>

  private static func luminance(_ c: RGB) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func setLuminance(_ c: RGB, _ luminance: Double) -> RGB {
    var color = c + (luminance - Self.luminance(c))
    let own = Self.luminance(color)
    let (least, most) = (color.min(), color.max())
    if least < 0 { color = own + (color - own) * own / (own - least) }
    if most > 1 { color = own + (color - own) * (1 - own) / (most - own) }
    return color
  }

  private static func setSaturation(_ c: RGB, _ saturation: Double) -> RGB {
    let (least, most) = (c.min(), c.max())
    return most > least ? (c - least) * saturation / (most - least) : .zero
  }

  private static func saturation(_ c: RGB) -> Double { c.max() - c.min() }

  private static func each(_ b: RGB, _ s: RGB, _ mix: (Double, Double) -> Double) -> RGB {
    RGB(mix(b.x, s.x), mix(b.y, s.y), mix(b.z, s.z))
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func softLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  /// What an opaque source over an opaque backdrop gives.
  private static func mixed(_ mode: BlendMode, _ b: RGB, _ s: RGB) -> RGB {
    switch mode {
    case .normal, .sourceAtop: s
    case .multiply, .plusDarker: b * s
    case .screen: b + s - b * s
    case .overlay: each(b, s) { hardLight($1, $0) }
    case .darken: each(b, s, min)
    case .lighten: each(b, s, max)
    case .colorDodge: each(b, s) { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }
    case .colorBurn: each(b, s) { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
    case .softLight: each(b, s, softLight)
    case .hardLight: each(b, s, hardLight)
    case .difference: each(b, s) { abs($0 - $1) }
    case .exclusion: b + s - 2 * b * s
    case .hue: setLuminance(setSaturation(s, saturation(b)), luminance(b))
    case .saturation: setLuminance(setSaturation(b, saturation(s)), luminance(b))
    case .color: setLuminance(s, luminance(b))
    case .luminosity: setLuminance(b, luminance(s))
    case .destinationOver: b
    case .destinationOut: .zero
    case .plusLighter: each(b, s) { min(1, $0 + $1) }
    }
  }

  nonisolated private static let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
    .destinationOver, .destinationOut, .plusDarker, .plusLighter,
  ]

  /// With nothing below it in the widget a layer is as it would be without a mode, whatever colour
  /// the ground has on which the widget is drawn.
  @Test(arguments: [BlendMode.multiply, .difference, .exclusion, .screen, .plusLighter])
  func aWidgetIsNotMixedWithItsGround(_ mode: BlendMode) throws {
    func pixel(_ mode: BlendMode) throws -> UInt32 {
      var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
      environment.displayScale = 2
      environment.widgetFamily = .systemSmall
      let list = LayoutResolver(environment: environment)
        .resolve(Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(mode))
        .decide(in: CGSize(width: 40, height: 24), displayScale: 2, tracing: .tried).displayList
      let edge = PictureLayout.Spacing().edge
      return try Raster(png: PNGRenderer().render(list))
        .pixel(x: Int((edge + 20) * 2), y: Int((edge + 12) * 2))
    }
    #expect(try pixel(mode) == pixel(.normal))
  }

  @Test(arguments: modes) func modesAreThoseOfTheStandard(_ mode: BlendMode) throws {
    let colors = [
      RGB(0.8, 0.4, 0.2), RGB(0.2, 0.6, 1), RGB(0.4, 0.2, 0.6), RGB(0, 0.8, 0.4),
      RGB(0.6, 0.6, 0.2),
    ]
    for (index, below) in colors.enumerated() {
      let above = colors[(index + 1) % colors.count]
      var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
      environment.displayScale = 2
      environment.widgetFamily = .systemSmall
      let view = ZStack {
        Color.black
        ZStack {
          Color(red: below.x, green: below.y, blue: below.z)
          Color(red: above.x, green: above.y, blue: above.z).blendMode(mode)
        }
        .compositingGroup()
      }
      let size = CGSize(width: 40, height: 24)
      let list = LayoutResolver(environment: environment).resolve(view)
        .decide(in: size, displayScale: 2, tracing: .tried).displayList
      let raster = try Raster(png: PNGRenderer().render(list))
      let edge = PictureLayout.Spacing().edge
      let pixel = raster.pixel(x: Int((edge + 20) * 2), y: Int((edge + 12) * 2))
      let seen = RGB(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF))
      let expected = Self.mixed(mode, below, above) * 255
      let difference = seen - expected
      #expect(
        max(abs(difference.x), abs(difference.y), abs(difference.z)) <= 4,
        "\(below) \(above): \(seen), not \(expected)"
      )
    }
  }
}
