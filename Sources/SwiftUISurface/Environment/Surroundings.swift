public import Foundation

/// What the place a view is shown in says about itself, held under one key of the environment.
struct Surroundings: Sendable {
  var widgetFamily = WidgetFamily.accessoryRectangular
  var widgetRenderingMode = WidgetRenderingMode.vibrant
  var showsWidgetContainerBackground = false
  var showsWidgetLabel = false
  var widgetContentMargins = EdgeInsets()
  var isLuminanceReduced = false
  var isEnabled = true
  var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var colorSchemeContrast = ColorSchemeContrast.standard
  var accessibilityReduceMotion = false
  var accessibilityReduceTransparency = false
  var accessibilityDifferentiateWithoutColor = false
  var accessibilityInvertColors = false
  var accessibilityShowButtonShapes = false
  var accessibilityVoiceOverEnabled = false
  var scenePhase = ScenePhase.active
  var imageSizes: [String: CGSize] = [:]
  var imageScale = Image.Scale.medium
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolVariants = SymbolVariants.none
  var controlSize = ControlSize.regular
  var tint: Color?

  enum Key: EnvironmentKey {
    static let defaultValue = Surroundings()
  }
}

extension EnvironmentValues {
  var surroundings: Surroundings {
    get { self[Surroundings.Key.self] }
    set { self[Surroundings.Key.self] = newValue }
  }

  /// The family of the widget that a view is shown in.
  public var widgetFamily: WidgetFamily {
    get { surroundings.widgetFamily }
    set { surroundings.widgetFamily = newValue }
  }

  /// How the system colours the widget; lock screens are vibrant.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { surroundings.widgetRenderingMode }
    set { surroundings.widgetRenderingMode = newValue }
  }

  /// Whether the widget's background is shown; lock screens show none.
  public var showsWidgetContainerBackground: Bool {
    get { surroundings.showsWidgetContainerBackground }
    set { surroundings.showsWidgetContainerBackground = newValue }
  }

  /// Whether an accessory widget can show a label outside of itself.
  public var showsWidgetLabel: Bool {
    get { surroundings.showsWidgetLabel }
    set { surroundings.showsWidgetLabel = newValue }
  }

  /// The margins that the system keeps around a widget's content, points.
  public var widgetContentMargins: EdgeInsets {
    get { surroundings.widgetContentMargins }
    set { surroundings.widgetContentMargins = newValue }
  }

  /// Whether the display is dimmed, as an always-on display is.
  public var isLuminanceReduced: Bool {
    get { surroundings.isLuminanceReduced }
    set { surroundings.isLuminanceReduced = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { surroundings.isEnabled }
    set { surroundings.isEnabled = newValue }
  }

  /// Whether there is little or much room in width.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { surroundings.horizontalSizeClass }
    set { surroundings.horizontalSizeClass = newValue }
  }

  /// Whether there is little or much room in height.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { surroundings.verticalSizeClass }
    set { surroundings.verticalSizeClass = newValue }
  }

  /// Whether the user wants more contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { surroundings.colorSchemeContrast }
    set { surroundings.colorSchemeContrast = newValue }
  }

  /// Whether the user wants less motion.
  public var accessibilityReduceMotion: Bool {
    get { surroundings.accessibilityReduceMotion }
    set { surroundings.accessibilityReduceMotion = newValue }
  }

  /// Whether the user wants less transparency.
  public var accessibilityReduceTransparency: Bool {
    get { surroundings.accessibilityReduceTransparency }
    set { surroundings.accessibilityReduceTransparency = newValue }
  }

  /// Whether colour must not be the only difference.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { surroundings.accessibilityDifferentiateWithoutColor }
    set { surroundings.accessibilityDifferentiateWithoutColor = newValue }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { surroundings.accessibilityInvertColors }
    set { surroundings.accessibilityInvertColors = newValue }
  }

  /// Whether buttons show their shape.
  public var accessibilityShowButtonShapes: Bool {
    get { surroundings.accessibilityShowButtonShapes }
    set { surroundings.accessibilityShowButtonShapes = newValue }
  }

  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool {
    get { surroundings.accessibilityVoiceOverEnabled }
    set { surroundings.accessibilityVoiceOverEnabled = newValue }
  }

  /// Whether the app is in use.
  public var scenePhase: ScenePhase {
    get { surroundings.scenePhase }
    set { surroundings.scenePhase = newValue }
  }

  /// The sizes, in points, of the images in the app's catalogue by name.
  ///
  /// There is no catalogue here: an image whose size is not told stands in the size of a symbol.
  public var imageSizes: [String: CGSize] {
    get { surroundings.imageSizes }
    set { surroundings.imageSizes = newValue }
  }

  /// The size of symbols relative to their font.
  public var imageScale: Image.Scale {
    get { surroundings.imageScale }
    set { surroundings.imageScale = newValue }
  }

  /// How symbols are coloured; no effect on layout.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { surroundings.symbolRenderingMode }
    set { surroundings.symbolRenderingMode = newValue }
  }

  /// The variants in which symbols are shown; no effect on the stand-in metrics.
  public var symbolVariants: SymbolVariants {
    get { surroundings.symbolVariants }
    set { surroundings.symbolVariants = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { surroundings.controlSize }
    set { surroundings.controlSize = newValue }
  }
}
