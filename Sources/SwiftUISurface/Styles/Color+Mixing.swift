import Foundation

extension Color {
  /// The colour mixed with a share of another, 0 to 1, each counting by how much it covers.
  ///
  /// As they are seen, colours are mixed by the cube roots of what the cones of an eye take of their light, which are Oklab's
  /// but for a matrix (B. Ottosson, 2020): so SwiftUI of iOS 18 mixes them (R). Otherwise by their components.
  public func mix(
    with other: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    func mixed(_ one: DisplayColor, _ other: DisplayColor) -> DisplayColor {
      one.mixed(with: other, by: fraction, asSeen: colorSpace == .perceptual)
    }
    return Color(light: mixed(light, other.light), dark: mixed(dark, other.dark))
  }
}

extension DisplayColor {
  fileprivate func mixed(with other: DisplayColor, by share: Double, asSeen: Bool) -> DisplayColor {
    let (own, others) = (alpha * (1 - share), other.alpha * share)
    // Two that cover nothing.
    guard own + others > 0 else { return .clear }
    func coordinates(_ color: DisplayColor) -> SIMD3<Double> {
      let components = SIMD3(color.red, color.green, color.blue)
      return asSeen ? Cones.response(to: components) : components
    }
    let mean = (coordinates(self) * own + coordinates(other) * others) / (own + others)
    let shown = asSeen ? Cones.components(of: mean) : mean
    return DisplayColor(red: shown.x, green: shown.y, blue: shown.z, alpha: own + others)
  }
}

/// How the cones of an eye respond to colours (Oklab).
private enum Cones {
  /// The cube roots of what each kind takes of the light of components of standard RGB.
  static func response(to components: SIMD3<Double>) -> SIMD3<Double> {
    let light = components.mapped(StandardRGB.light)
    let long = light * SIMD3(0.4122214708, 0.5363325363, 0.0514459929)
    let medium = light * SIMD3(0.2119034982, 0.6806995451, 0.1073969566)
    let short = light * SIMD3(0.0883024619, 0.2817188376, 0.6299787005)
    return SIMD3(long.sum(), medium.sum(), short.sum()).mapped(cbrt)
  }

  /// The components, 0 to 1, of the colour that has a response; the nearest ones where there is none.
  static func components(of response: SIMD3<Double>) -> SIMD3<Double> {
    let taken = response * response * response
    let red = taken * SIMD3(4.0767416621, -3.3077115913, 0.2309699292)
    let green = taken * SIMD3(-1.2684380046, 2.6097574011, -0.3413193965)
    let blue = taken * SIMD3(-0.0041960863, -0.7034186147, 1.7076147010)
    return SIMD3(red.sum(), green.sum(), blue.sum()).mapped { light in
      StandardRGB.component(of: min(max(light, 0), 1))
    }
  }
}
