// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
import AppResources
public import Foundation
public import SwiftUISurface

/// A picture as UIKit has it: its size is known; PNG files are drawn.
///
/// Stands in for UIKit's class where there is none. Pictures of the app's catalogue are taken to be
/// there, in the size that the environment's `imageSizes` tells.
public final class UIImage: Sendable {
  let source: Image.Source
  /// What was said of a symbol; `nil` where nothing was.
  let ownConfiguration: SymbolConfiguration?
  private let ownSize: CGSize
  /// Pixels per point.
  public let scale: CGFloat

  /// The size in points; zero for symbols, which only a layout knows, and for pictures of the catalogue that nobody
  /// tells the size of.
  public var size: CGSize {
    guard case .asset(let name) = source else { return ownSize }
    let environment = EnvironmentValues.ofReadBody ?? EnvironmentValues()
    return Image.assetSize(name, in: environment) ?? .zero
  }

  init(
    source: Image.Source,
    configuration: SymbolConfiguration? = nil,
    size: CGSize = .zero,
    scale: CGFloat = 1
  ) {
    self.source = source
    ownConfiguration = configuration
    ownSize = size
    self.scale = scale
  }

  /// Creates a picture of a size, of which nothing else is known.
  convenience init(size: CGSize, scale: CGFloat) {
    self.init(source: .picture(size, nil), size: size, scale: scale)
  }

  /// Creates a picture of no size.
  public convenience init() {
    self.init(source: .picture(.zero, nil))
  }

  /// Creates a picture of the app's catalogue; it is never `nil`.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    self.init(source: .asset(name))
  }

  /// Creates a picture of the app's catalogue; which of its files is shown the interface decides, whatever the traits.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle)
  }

  /// Creates a picture of the app's catalogue; a configuration has no effect on it.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// Creates a picture of the app's catalogue, by the name that a literal in code has.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(source: .asset(name))
  }

  /// Creates a symbol of the system.
  public convenience init?(systemName name: String) {
    self.init(source: .symbol(name))
  }

  /// Creates a picture from a PNG, JPEG or GIF file's bytes; a GIF's pixels are not drawn.
  ///
  /// A drawing in SVG is none, as on iOS, which reads those of catalogues alone.
  ///
  /// - Complexity: linear in the length of a JPEG's header.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, let header = PictureHeader(data), !header.isSVG else { return nil }
    let size = CGSize(width: header.size.width / scale, height: header.size.height / scale)
    let pixels: PicturePixels? = PictureHeader.isDrawable(data) ? .data(data) : nil
    self.init(source: .picture(size, pixels), size: size, scale: scale)
  }

  /// Creates a picture from a file; `@2x` and `@3x` in its name count as on iOS.
  ///
  /// A file of more than 64 MiB is none, as in an app's catalogue.
  public convenience init?(contentsOfFile path: String) {
    // Read, not mapped: a file that is cut short meanwhile would end the process.
    guard let data = try? BoundedFile(path: path).bytes() else { return nil }
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }
}

extension Image {
  /// Creates an image from UIKit's.
  public init(uiImage: UIImage) {
    self.init(source: uiImage.source, symbolSetting: uiImage.ownConfiguration?.setting)
  }
}
#endif
