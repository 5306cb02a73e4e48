public import Foundation
public import SwiftUISurface

/// Views for a look at them while they are written; never shown here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// Where a preview stands.
public protocol PreviewContext {}

/// A preview as a widget.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// The family.
  public let family: WidgetFamily

  /// Creates a context.
  public init(family: WidgetFamily) {
    self.family = family
  }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// As large as told.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device a preview stands in.
public struct PreviewDevice: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from its name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// Modifiers of previews: accepted, the family excepted without effect.
extension View {
  /// Sets the family of the view to that of the preview.
  public nonisolated func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    let family = (value as? WidgetPreviewContext)?.family
    return transformEnvironment(\.widgetFamily) { if let family { $0 = family } }
  }

  /// Accepted without effect.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Accepted without effect.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Accepted without effect.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
