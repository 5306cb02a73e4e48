internal import AppResources
import FontFaces
public import Foundation
import Typesetting

/// A symbol of the system, or a picture of the app.
///
/// The system's symbols are not to be had here: they stand in the size that follows from their font
/// and, for a few, their name (`SymbolMetrics`). Pictures stand in the size that the environment's
/// `imageSizes` or the app's catalogues tell, and are drawn where they are PNG files; symbols, and
/// pictures of other kinds, are a broken line around their place with their name in it. What was
/// assumed is listed in `FitDecision.standIns`.
public nonisolated struct Image: Sendable, Hashable {
  /// The size of a symbol relative to its font.
  public enum Scale: Sendable, Hashable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// How an image is coloured.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// In the foreground's colour.
    case template
    /// In its own colours.
    case original
  }

  /// How an image fills a larger frame.
  public enum ResizingMode: Sendable, Hashable {
    /// Again and again.
    case tile
    /// Stretched.
    case stretch
  }

  /// How finely an image is scaled.
  public enum Interpolation: Sendable, Hashable {
    /// Not at all.
    case none
    /// Coarsely.
    case low
    /// Well.
    case medium
    /// Finely.
    case high
  }

  package enum Source: Sendable, Hashable {
    case symbol(String)
    case asset(String)
    case picture(CGSize, PicturePixels?)
    /// What a chart stands for.
    case chart

    /// What it is called where it is not to be had.
    var name: String {
      switch self {
      case .symbol(let name), .asset(let name): name
      case .picture: "picture"
      case .chart: "chart"
      }
    }
  }

  /// The font that a symbol is set in whatever stands around it.
  package struct SymbolSetting: Sendable, Hashable {
    let font: Font
    let scale: Scale

    package init(font: Font, scale: Scale) {
      self.font = font
      self.scale = scale
    }
  }

  let source: Source
  /// `nil` where it is set in the font around it.
  private let symbolSetting: SymbolSetting?
  private var isResizable = false
  /// How it is coloured; `nil` as the catalogue says.
  private var templateRenderingMode: TemplateRenderingMode?

  package init(source: Source, symbolSetting: SymbolSetting? = nil) {
    self.source = source
    self.symbolSetting = symbolSetting
  }

  /// Creates a symbol of the system.
  public init(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  /// Creates a symbol of the system that shows a value; the value has no effect on its size.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates a picture of the app's catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name))
  }

  /// Creates a picture of the app's catalogue that is not read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Lets the image take any size it is proposed.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Draws a picture in its own colours, or in that of what stands around it.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateRenderingMode = mode
    return copy
  }
}

extension Image: PrimitiveView {
  /// Resolves to one node of the image's size.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let measure = measure(SymbolMetrics(in: environment), in: environment)
    return [
      .image(
        size: measure.size,
        isResizable: isResizable,
        baseline: measure.baseline,
        color: environment.foregroundColor,
        standIn: measure.standIn,
        outline: ImageOutline(name: name(in: environment), writing: writing(in: environment)),
        pixels: environment.hidesTexts ? nil : pixels(in: environment),
        isTemplate: isTemplate(in: environment)
      )
    ]
  }

  /// What it is called where it is not to be had: a symbol of the system's in the variants around it.
  func name(in environment: EnvironmentValues) -> String {
    guard case .symbol(let name) = source, symbolSetting == nil else { return source.name }
    return environment.symbolVariants.name(of: name)
  }

  /// The picture where it can be drawn: a PNG or JPEG file; of others the outline stands for it.
  private func pixels(in environment: EnvironmentValues) -> PicturePixels? {
    switch source {
    case .symbol, .chart: nil
    case .asset(let name):
      Self.asset(name, in: environment).flatMap { $0.isBitmap ? PicturePixels.file($0.file) : nil }
    case .picture(_, let pixels): pixels
    }
  }

  /// The file of the app's catalogue for the interface as it is, in its language and its direction.
  private static func asset(
    _ name: String,
    in environment: EnvironmentValues
  ) -> AssetPicture.Variant? {
    let looks = environment.appAssets.picture(named: name)?
      .looks(
        in: environment.locale.identifier,
        isRightToLeft: environment.layoutDirection == .rightToLeft
      )
    return environment.colorScheme == .dark ? looks?.dark : looks?.light
  }

  /// The size of a picture of the app's catalogue, points; `nil` where nobody tells it.
  package static func assetSize(_ name: String, in environment: EnvironmentValues) -> CGSize? {
    // Whoever tells a size may tell one that no picture has.
    if let known = environment.imageSizes[name] { return known.asRoom }
    return asset(name, in: environment)?.size
  }

  /// Whether it is drawn in the colour of what stands around it.
  private func isTemplate(in environment: EnvironmentValues) -> Bool {
    if let templateRenderingMode { return templateRenderingMode == .template }
    guard case .asset(let name) = source else { return false }
    return environment.appAssets.picture(named: name)?.isTemplate ?? false
  }

  /// The image's name on one line, as small as it has to be; nothing where texts are hidden.
  private func writing(in environment: EnvironmentValues) -> LayoutNode? {
    guard !environment.hidesTexts, let library = environment.fontLibrary else { return nil }
    let font = Font.system(size: 8).resolved(with: TextAttributes(), in: environment)
    var paragraph = ParagraphStyle(pointSize: font.pointSize)
    paragraph.lineLimit = 1
    paragraph.minimumScale = 0.01
    return .text(
      environment.textPreparer.prepare(
        name(in: environment),
        style: TextStyle(cascade: font.cascade(in: library))
      ),
      paragraph,
      displayScale: environment.displayScale,
      color: environment.foregroundColor
    )
  }

  /// The image's own size, the distance of a symbol's baseline from its top, and what was assumed.
  func measure(
    _ symbol: SymbolMetrics,
    in environment: EnvironmentValues
  ) -> (size: CGSize, baseline: CGFloat?, standIn: StandIn?) {
    switch source {
    case .symbol:
      let name = name(in: environment)
      let symbol = symbolSetting.map { SymbolMetrics($0, in: environment) } ?? symbol
      let size = symbol.size(of: name)
      return (size, symbol.baseline(height: size.height), symbol.standIn(for: name))
    case .asset(let name):
      if let known = Self.assetSize(name, in: environment) { return (known, nil, nil) }
      let standIn = StandIn(
        subject: "image \(name)",
        assumption: "as large as a symbol, since " + Self.reason(for: name, environment.appAssets)
      )
      return (symbol.size(of: nil), nil, standIn)
    case .picture(let size, _):
      return (size, nil, nil)
    case .chart:
      let standIn = StandIn(
        subject: "chart",
        assumption: "its frame alone, since what its axes and marks take is nowhere published"
      )
      return (CGSize(width: 10, height: 10), nil, standIn)
    }
  }
}

extension Image {
  /// Why the size of a picture of the app's catalogue is not known.
  private static func reason(for name: String, _ assets: AssetCatalogue) -> String {
    if assets.hasFaultyPicture(named: name) { return "its size cannot be read" }
    if assets.hasSymbol(named: name) {
      return "it is a symbol of the app, whose drawing is not read"
    }
    if assets.hasForeignPicture(named: name) { return "it has no file for an iPhone" }
    return assets.isKnown ? "it is in no catalogue of the app" : "no size was told"
  }
}

extension SymbolMetrics {
  /// The measures of symbols in the font of an environment.
  init(in environment: EnvironmentValues) {
    let font = (environment.font ?? .body)
      .resolved(with: environment.textAttributes, in: environment)
    self.init(
      font,
      cascade: environment.fontLibrary.map { font.cascade(in: $0) },
      in: environment
    )
  }

  /// The measures of symbols in a font of their own.
  init(_ setting: Image.SymbolSetting, in environment: EnvironmentValues) {
    var own = environment
    own.font = setting.font
    own.textAttributes = TextAttributes()
    own.imageScale = setting.scale
    self.init(in: own)
  }

  /// The measures of symbols in a font, which stand beside capitals of its faces.
  init(_ font: ResolvedFont, cascade: FontCascade?, in environment: EnvironmentValues) {
    let pointSize = font.pointSize
    self.init(
      pointSize: CGFloat(pointSize),
      capHeight: CGFloat(
        cascade?.capHeight(pointSize: pointSize) ?? pointSize * SymbolMetrics.capHeightRatio
      ),
      weight: font.weight,
      scale: environment.imageScale,
      pixelLength: environment.pixelLength
    )
  }
}

extension EnvironmentValues {
  /// The sizes, in points, of the images in the app's catalogue by name.
  ///
  /// There is no catalogue here: an image whose size is not told stands in the size of a symbol.
  @Entry public var imageSizes: [String: CGSize] = [:]

  /// The size of symbols relative to their font.
  @Entry public var imageScale = Image.Scale.medium
}

extension View {
  /// Sets the size of symbols relative to their font.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment { $0.imageScale = scale }
  }
}
