public import Foundation

/// A font as a view asks for it: the system's at a size or in a text style, with traits.
public struct Font: Sendable, Hashable {
  /// The heaviness of strokes.
  public struct Weight: Sendable, Hashable {
    let value: Int

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Lighter than light.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// The usual weight.
    public static let regular = Weight(value: 400)
    /// Between regular and semibold.
    public static let medium = Weight(value: 500)
    /// Between medium and bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavier than bold.
    public static let heavy = Weight(value: 800)
    /// The heaviest.
    public static let black = Weight(value: 900)
  }

  /// The design of the system's font.
  ///
  /// The default and the monospaced one are measured, the rounded one is fitted to few readings; the
  /// serif one is measured as the default, and told of as a stand-in.
  public enum Design: Sendable, Hashable {
    /// The usual design.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// With one width for all characters.
    case monospaced
  }

  /// How wide the characters of the system's font are.
  ///
  /// Only the standard one is measured; the others are accepted and measured as that.
  public struct Width: Sendable, Hashable {
    /// From -1 to 1.
    public var value: CGFloat

    /// A width between those that have names.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// How tightly lines stand.
  public enum Leading: Sendable, Hashable {
    /// As designed.
    case standard
    /// Two points closer.
    case tight
    /// Two points further apart.
    case loose
  }

  enum Base: Sendable, Hashable {
    case size(CGFloat)
    case style(TextStyle)
    /// A font by its name; the text style that its size scales with, or `nil` for none.
    case custom(String, size: CGFloat, scaling: TextStyle?)
  }

  let base: Base
  var weight: Weight?
  var design: Design?
  var width: Width?
  var isBold = false
  var isItalic = false
  var usesMonospacedDigits = false
  var leading = Leading.standard

  /// The system's font at a size in points, which the user's size of text does not change.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(base: .size(size), weight: weight, design: design)
  }

  /// The system's font in a text style, which scales with the user's size of text.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// The font with another weight, which takes the place of what made it bold before.
  public func weight(_ weight: Weight) -> Font {
    changing {
      $0.weight = weight
      $0.isBold = false
    }
  }

  /// The font made bold; a text style becomes as heavy as its emphasised form.
  public func bold() -> Font {
    changing { $0.isBold = true }
  }

  /// The font slanted.
  public func italic() -> Font {
    changing { $0.isItalic = true }
  }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font {
    changing { $0.usesMonospacedDigits = true }
  }

  /// The font with characters of one width.
  public func monospaced() -> Font {
    changing { $0.design = .monospaced }
  }

  /// The font with lines closer or further apart.
  public func leading(_ leading: Leading) -> Font {
    changing { $0.leading = leading }
  }

  /// The font with characters of another width.
  public func width(_ width: Width) -> Font {
    changing { $0.width = width }
  }

  /// The font with small capitals; accepted, letters stay as they are.
  public func smallCaps() -> Font { self }

  /// The font with small letters as small capitals; accepted, letters stay as they are.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with capitals as small capitals; accepted, letters stay as they are.
  public func uppercaseSmallCaps() -> Font { self }

  /// A font by its name, whose size scales as that of body text does.
  ///
  /// Set in the environment's library of fonts: fonts of other names are not to be had here.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by its name, whose size scales as that of a text style does.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    Font(base: .custom(name, size: size, scaling: textStyle))
  }

  /// A font by its name, of a size that the user's size of text does not change.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, size: fixedSize, scaling: nil))
  }

  private func changing(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
