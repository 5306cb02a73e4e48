// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
import SwiftUISurface

/// How lengths grow with the user's size of text, as UIKit tells it without being given one.
///
/// Stands in for UIKit's class: the size of text is that of the view whose body is being read, and
/// `large` outside of bodies. The factor is that of `ScaledMetric` (LayoutRules §2.3), and the length is
/// rounded to the nearest pixel.
public final class UIFontMetrics: Sendable {
  /// The metrics of the style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Creates the metrics of a style.
  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = style.style
  }

  /// A length as it is at the user's size of text.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let environment = EnvironmentValues.ofReadBody ?? EnvironmentValues()
    let scaled =
      value * CGFloat(style.scale(at: environment.dynamicTypeSize, on: environment.platform))
    return (scaled / environment.pixelLength).rounded() * environment.pixelLength
  }
}
#endif
