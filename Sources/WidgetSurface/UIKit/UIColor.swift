// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
public import SwiftUISurface

/// A colour as UIKit has it, which widget files reach for: the system's by name, or one of one's
/// own.
///
/// Stands in for UIKit's class where there is none; the values are those that Apple's guidelines
/// list.
public final class UIColor: NSObject, Sendable {
  let color: Color

  private init(color: Color) {
    self.color = color
    super.init()
  }

  /// Creates a colour from red, green and blue components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      color: Color(
        red: Double(red),
        green: Double(green),
        blue: Double(blue),
        opacity: Double(alpha)
      )
    )
  }

  /// Creates a grey from its lightness, 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      color: Color(
        hue: Double(hue),
        saturation: Double(saturation),
        brightness: Double(brightness),
        opacity: Double(alpha)
      )
    )
  }

  /// Creates a colour of the app's catalogue, as `Color` does by its name; it is never `nil`.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    self.init(color: Color(name))
  }

  /// Creates a colour of the app's catalogue; which of its values is shown the interface decides, whatever the traits.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle)
  }

  /// Creates a colour from a view layer's.
  public convenience init(_ color: Color) {
    self.init(color: color)
  }

  /// Creates a colour that depends on whether the interface is light or dark.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
    self.init(color: Color(light: light.light, dark: dark.dark))
  }

  /// The colour with another opacity, 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func replacing(_ color: DisplayColor) -> DisplayColor {
      DisplayColor(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha))
    }
    return UIColor(color: Color(light: replacing(color.light), dark: replacing(color.dark)))
  }

  /// Whether something is the same colour, in light and in dark interfaces.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// A number that colours which are the same share.
  public override var hash: Int { color.hashValue }

  /// Red, green, blue and opacity in a light interface, as UIKit writes them.
  public override var description: String {
    let shown = color.light
    let components = [shown.red, shown.green, shown.blue, shown.alpha].map {
      String(format: "%g", $0)
    }
    return "UIExtendedSRGBColorSpace \(components.joined(separator: " "))"
  }

  private static func system(
    _ light: Int,
    _ dark: Int,
    _ opacity: Double = 1,
    darkOpacity: Double? = nil
  ) -> UIColor {
    let plain = Color.system(light, dark)
    return UIColor(
      color: Color(
        light: plain.light.opacity(opacity),
        dark: plain.dark.opacity(darkOpacity ?? opacity)
      )
    )
  }

  /// White.
  public static let white = UIColor(color: .white)
  /// Black.
  public static let black = UIColor(color: .black)
  /// Nothing visible.
  public static let clear = UIColor(color: .clear)
  /// Grey of half lightness.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Grey of one third's lightness.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Grey of two thirds' lightness.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Pure cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Text on a light ground, in light and in dark interfaces.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark ground, in light and in dark interfaces.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// The system's red.
  public static let systemRed = UIColor(color: .red)
  /// The system's orange.
  public static let systemOrange = UIColor(color: .orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(color: .yellow)
  /// The system's green.
  public static let systemGreen = UIColor(color: .green)
  /// The system's mint.
  public static let systemMint = UIColor(color: .mint)
  /// The system's teal.
  public static let systemTeal = UIColor(color: .teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(color: .cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(color: .blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(color: .indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(color: .purple)
  /// The system's pink.
  public static let systemPink = UIColor(color: .pink)
  /// The system's brown.
  public static let systemBrown = UIColor(color: .brown)
  /// The system's grey.
  public static let systemGray = UIColor(color: .gray)
  /// The second of the system's greys.
  public static let systemGray2 = system(0xAEAEB2, 0x636366)
  /// The third of the system's greys.
  public static let systemGray3 = system(0xC7C7CC, 0x48484A)
  /// The fourth of the system's greys.
  public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C)
  /// The fifth of the system's greys.
  public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E)
  /// The sixth of the system's greys.
  public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E)
  /// The colour of accents.
  public static var tintColor: UIColor { UIColor(color: .accentColor) }

  /// Primary text.
  public static let label = system(0x000000, 0xFFFFFF)
  /// Secondary text.
  public static let secondaryLabel = system(0x3C3C43, 0xEBEBF5, 0.6)
  /// Tertiary text.
  public static let tertiaryLabel = system(0x3C3C43, 0xEBEBF5, 0.3)
  /// Quaternary text.
  public static let quaternaryLabel = system(0x3C3C43, 0xEBEBF5, 0.18, darkOpacity: 0.16)
  /// Text that stands in.
  public static let placeholderText = system(0x3C3C43, 0xEBEBF5, 0.3)
  /// Links.
  public static let link = system(0x007AFF, 0x0984FF)
  /// Hairlines through which content is seen.
  public static let separator = system(0x3C3C43, 0x545458, 0.29, darkOpacity: 0.6)
  /// Hairlines through which nothing is seen.
  public static let opaqueSeparator = system(0xC6C6C8, 0x38383A)

  /// The ground.
  public static let systemBackground = system(0xFFFFFF, 0x000000)
  /// What lies on the ground.
  public static let secondarySystemBackground = system(0xF2F2F7, 0x1C1C1E)
  /// What lies on that.
  public static let tertiarySystemBackground = system(0xFFFFFF, 0x2C2C2E)
  /// The ground of groups.
  public static let systemGroupedBackground = system(0xF2F2F7, 0x000000)
  /// Groups on their ground.
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, 0x1C1C1E)
  /// What lies on groups.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, 0x2C2C2E)
  /// The fill of thin and small shapes.
  public static let systemFill = system(0x787880, 0x787880, 0.2, darkOpacity: 0.36)
  /// The fill of shapes of middle size.
  public static let secondarySystemFill = system(0x787880, 0x787880, 0.16, darkOpacity: 0.32)
  /// The fill of large shapes.
  public static let tertiarySystemFill = system(0x767680, 0x767680, 0.12, darkOpacity: 0.24)
  /// The fill of large areas.
  public static let quaternarySystemFill = system(0x747480, 0x767680, 0.08, darkOpacity: 0.18)
}

/// Whether an interface is light or dark, by UIKit's name.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  /// Not known.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// What a colour of one's own is asked with.
public struct UITraitCollection: Sendable, Hashable {
  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How many pixels a point has; `nil` for as many as on the screen.
  private let ownScale: CGFloat?

  /// How many pixels a point has; 0 where nothing is said of it.
  public var displayScale: CGFloat { ownScale ?? UIScreen.main.scale }

  /// Creates traits of an interface.
  ///
  /// - Parameter scale: how many pixels a point has; `nil` for as many as on the screen.
  init(_ userInterfaceStyle: UIUserInterfaceStyle, scale: CGFloat?) {
    self.userInterfaceStyle = userInterfaceStyle
    ownScale = scale
  }

  /// Creates traits of a light or dark interface.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, scale: 0)
  }

  /// Creates traits of an interface whose points have so many pixels.
  public init(displayScale: CGFloat) {
    self.init(.unspecified, scale: displayScale)
  }
}

extension Color {
  /// Creates a colour from UIKit's.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Creates a colour from UIKit's.
  public init(_ color: UIColor) {
    self = color.color
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour from a literal, as Xcode writes one that was picked.
  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a literal that picks a colour, `#colorLiteral(…)`, where nothing else is said.
public typealias _ColorLiteralType = UIColor
#endif
