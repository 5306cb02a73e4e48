// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
import SwiftUISurface

/// Symbols in a font of their own, whatever stands around them.
extension UIImage {
  /// The heaviness of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable, Hashable {
    /// The usual weight.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Light.
    case light
    /// The usual weight.
    case regular
    /// Between regular and semibold.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black

    var weight: Font.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to its font.
  public enum SymbolScale: Int, Sendable, Hashable {
    /// Medium.
    case `default` = -1
    /// Medium.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3

    var scale: Image.Scale {
      switch self {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    }
  }

  /// How a symbol is set: its size, its weight; its colours have no effect.
  ///
  /// One without a size is taken to be set in 17 points, as labels are.
  public final class SymbolConfiguration: Sendable {
    private let font: Font?
    private let pointSize: CGFloat?
    private let weight: SymbolWeight?
    private let scale: SymbolScale?

    private init(
      font: Font?,
      size: CGFloat? = nil,
      ofWeight weight: SymbolWeight? = nil,
      at scale: SymbolScale? = nil
    ) {
      self.font = font
      pointSize = size
      self.weight = weight
      self.scale = scale
    }

    /// A symbol of a font's size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(font: nil, size: pointSize)
    }

    /// A symbol of a font's size in points and its weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(font: nil, size: pointSize, ofWeight: weight)
    }

    /// A symbol of a font's size in points and its weight, smaller or larger.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(font: nil, size: pointSize, ofWeight: weight, at: scale)
    }

    /// A symbol of a style of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .system(textStyle.style))
    }

    /// A symbol of a style of text, smaller or larger.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .system(textStyle.style), at: scale)
    }

    /// A symbol in a font.
    public convenience init(font: UIFont) {
      self.init(font: font.font)
    }

    /// A symbol in a font, smaller or larger.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font.font, at: scale)
    }

    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(font: nil, ofWeight: weight)
    }

    /// A symbol that is smaller or larger.
    public convenience init(scale: SymbolScale) {
      self.init(font: nil, at: scale)
    }

    /// A symbol in several colours, which are not drawn.
    public convenience init(paletteColors: [UIColor]) {
      self.init(font: nil)
    }

    /// A symbol in shades of a colour, which are not drawn.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(font: nil)
    }

    /// A symbol in its own colours, which are not drawn.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(font: nil)
    }

    /// What another one says, and what this one says besides.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let hasFont = other.font != nil || other.pointSize != nil
      return SymbolConfiguration(
        font: hasFont ? other.font : font,
        size: hasFont ? other.pointSize : pointSize,
        ofWeight: other.weight ?? weight,
        at: other.scale ?? scale
      )
    }

    /// `nil` where only its colours are told.
    var setting: Image.SymbolSetting? {
      guard font != nil || pointSize != nil || weight != nil || scale != nil else { return nil }
      var own = font ?? .system(size: pointSize ?? UIFont.labelFontSize)
      if let weight { own = own.weight(weight.weight) }
      return Image.SymbolSetting(font: own, scale: scale?.scale ?? .medium)
    }
  }

  /// How a picture is set: there is more to say of symbols alone.
  public typealias Configuration = SymbolConfiguration

  /// Creates a symbol of the system as a configuration sets it.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(source: .symbol(name), configuration: configuration)
  }

  /// The symbol as a configuration sets it, and as nothing else did before; other pictures stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol = source else { return self }
    return UIImage(source: source, configuration: configuration)
  }

  /// The symbol as a configuration sets it on top of what was said of it before; `nil` for other pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol = source else { return nil }
    return withConfiguration(ownConfiguration?.applying(configuration) ?? configuration)
  }
}

extension DisplayRepresentation.Image {
  /// Creates a symbol of the system in a colour.
  public init(
    systemName: String,
    tintColor: UIColor?,
    symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) {
    self.init(systemName: systemName)
  }
}
#endif
