internal import AppResources
public import Foundation

/// A colour: a view that fills what it is offered, and a style for texts and shapes.
public nonisolated struct Color: Sendable, Hashable {
  /// The spaces that components may be given in.
  public enum RGBColorSpace: Sendable, Hashable {
    /// Standard RGB.
    case sRGB
    /// Standard RGB without its transfer curve.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// The colour in a light interface.
  package let light: DisplayColor
  /// The colour in a dark interface.
  package let dark: DisplayColor

  package init(light: DisplayColor, dark: DisplayColor) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour from red, green and blue components of a space, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let shown = colorSpace.standard(SIMD3(red, green, blue))
    let color = DisplayColor(red: shown.x, green: shown.y, blue: shown.z, alpha: opacity)
    self.init(light: color, dark: color)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour of the app's catalogue in its language, where the process knows it; a grey where it does not.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let color = Self.ofCatalogue(name) {
      self = color
      return
    }
    if AppResources.current.resources.assets.lacksColor(named: name) {
      AppResources.noteMissingColor(name)
    }
    self = .gray
  }

  /// A colour of the app's catalogue in its language; `nil` where the process knows none.
  private static func ofCatalogue(_ name: String) -> Color? {
    let surroundings = AppResources.current
    let language = surroundings.locale?.identifier ?? ""
    guard let color = surroundings.resources.assets.color(named: name)?.looks(in: language) else {
      return nil
    }
    return Color(
      light: Color(color.light)?.light ?? Color.gray.light,
      dark: Color(color.dark)?.dark ?? Color.gray.dark
    )
  }

  /// What a catalogue says a colour by; `nil` for a name of the system's that is not known here.
  private init?(_ value: AssetColor.Value) {
    switch value {
    case .components(let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, opacity: alpha)
    case .inSpace(let named, let red, let green, let blue, let alpha):
      let space: RGBColorSpace = named == .linear ? .sRGBLinear : .displayP3
      self.init(space, red: red, green: green, blue: blue, opacity: alpha)
    case .reference(let name):
      guard let known = Self.systemColors[name] else { return nil }
      self = known
    }
  }

  /// Creates the same colour.
  @_disfavoredOverload
  public init(_ color: Color) {
    self = color
  }

  /// Creates a grey from its lightness, 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    Color(light: light.opacity(opacity), dark: dark.opacity(opacity))
  }

  package static func system(_ light: Int, _ dark: Int) -> Color {
    func color(_ value: Int) -> DisplayColor {
      DisplayColor(
        red: Double(value >> 16 & 0xFF) / 255,
        green: Double(value >> 8 & 0xFF) / 255,
        blue: Double(value & 0xFF) / 255
      )
    }
    return Color(light: color(light), dark: color(dark))
  }

  /// The colour of primary content: black on light, white on dark.
  public static let primary = system(0x000000, 0xFFFFFF)
  /// The colour of secondary content.
  public static let secondary = primary.opacity(HierarchicalShapeStyle.secondary.opacity)
  /// The colour of accents: the app's by the name that Xcode gives it, where the process knows it, or else blue.
  public static var accentColor: Color { ofCatalogue("AccentColor") ?? blue }
  /// White.
  public static let white = Color(white: 1)
  /// Black.
  public static let black = Color(white: 0)
  /// Nothing visible.
  public static let clear = Color(white: 0, opacity: 0)
  /// The system's red.
  public static let red = system(0xFF3B30, 0xFF453A)
  /// The system's orange.
  public static let orange = system(0xFF9500, 0xFF9F0A)
  /// The system's yellow.
  public static let yellow = system(0xFFCC00, 0xFFD60A)
  /// The system's green.
  public static let green = system(0x34C759, 0x30D158)
  /// The system's mint.
  public static let mint = system(0x00C7BE, 0x63E6E2)
  /// The system's teal.
  public static let teal = system(0x30B0C7, 0x40C8E0)
  /// The system's cyan.
  public static let cyan = system(0x32ADE6, 0x64D2FF)
  /// The system's blue.
  public static let blue = system(0x007AFF, 0x0A84FF)
  /// The system's indigo.
  public static let indigo = system(0x5856D6, 0x5E5CE6)
  /// The system's purple.
  public static let purple = system(0xAF52DE, 0xBF5AF2)
  /// The system's pink.
  public static let pink = system(0xFF2D55, 0xFF375F)
  /// The system's brown.
  public static let brown = system(0xA2845E, 0xAC8E68)
  /// The system's gray.
  public static let gray = system(0x8E8E93, 0x8E8E93)
}

extension Color: ShapeStyle {
  /// The colour in the environment's colour scheme.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    environment.colorScheme == .dark ? dark : light
  }
}

extension ShapeStyle where Self == Color {
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// Nothing visible.
  public static var clear: Color { .clear }
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's gray.
  public static var gray: Color { .gray }
}
