public import Foundation

extension Image {
  /// Creates a picture of the app's catalogue that is read aloud as its label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Accepted without effect on layout.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// Accepted without effect on layout.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Accepted without effect on layout.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Accepted without effect on layout.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
  /// Accepted without effect on layout.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// How much brighter than white a picture may be.
  public struct DynamicRange: Sendable, Hashable {
    private let name: String

    /// Not at all.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As much as the screen can be.
    public static let high = DynamicRange(name: "high")
  }
}

extension View {
  /// Accepted without effect: no picture is brighter than white.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// How an image is coloured in an accented widget.
public struct WidgetAccentedRenderingMode: Sendable, Hashable {
  private let name: String

  /// In the accent's colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In the accent's colour, without its hues.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// Without hues.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Sendable, Hashable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In several strengths of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In the colours of the foreground style.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension EnvironmentValues {
  /// How symbols are coloured; no effect on layout.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
}

extension View {
  /// Sets how symbols are coloured; no effect on layout.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment { $0.symbolRenderingMode = mode }
  }
}
