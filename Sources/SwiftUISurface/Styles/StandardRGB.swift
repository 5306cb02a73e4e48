import Foundation

/// The transfer curve of standard RGB (IEC 61966-2-1), which Display P3 has too; below nothing it goes on as above.
enum StandardRGB {
  /// How much light a component is: 1 for all of it.
  static func light(of component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// The component that so much light is.
  static func component(of light: Double) -> Double {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}

extension Color.RGBColorSpace {
  /// The components of standard RGB for those of the space, below 0 or above 1 where that shows fewer colours.
  func standard(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .sRGB: return components
    case .sRGBLinear: return components.mapped(StandardRGB.component)
    case .displayP3:
      // From its primaries by light to those of standard RGB, the white point being the same.
      let light = components.mapped(StandardRGB.light)
      let red = light * SIMD3(1.2249401763, -0.2249401763, 0)
      let green = light * SIMD3(-0.0420569547, 1.0420569547, 0)
      let blue = light * SIMD3(-0.0196375546, -0.0786360455, 1.0982736001)
      return SIMD3(red.sum(), green.sum(), blue.sum()).mapped(StandardRGB.component)
    }
  }
}

extension SIMD3<Double> {
  func mapped(_ map: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(map(x), map(y), map(z))
  }
}
