/// A preview of views: a host of widgets lays it out where it is asked for previews.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "WidgetMacros", type: "Preview")

/// Marks a variable with a wrapper in a preview's views.
@attached(peer)
public macro Previewable() = #externalMacro(module: "WidgetMacros", type: "Previewable")

/// How a preview is shown; a host lays it out in the areas of widgets whatever it says.
public struct PreviewTrait: Sendable, Hashable {
  private let name: String

  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFitsLayout")
  /// As large as a device.
  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  /// On a device that lies on its left side.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// On a device that lies on its right side.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")
  /// On a device that stands.
  public static let portrait = PreviewTrait(name: "portrait")
  /// On a device that stands upside down.
  public static let portraitUpsideDown = PreviewTrait(name: "portraitUpsideDown")

  /// As large as told.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout \(width) x \(height)")
  }
}

/// A preview as its source declares it; nothing of it is made before it is asked for.
@MainActor
public protocol _DeclaredPreview {
  /// The name; `nil` where none is written.
  var name: String? { get }
}

/// What `#Preview` becomes: a type that a host finds in the program.
public protocol _PreviewRegistration {
  /// The file, as `#fileID` has it.
  static var fileID: String { get }
  /// The line in the file, from 1.
  static var line: Int { get }
  /// The preview.
  @MainActor static var preview: any _DeclaredPreview { get }
}

/// A preview of views.
package struct ViewPreview: _DeclaredPreview {
  package let name: String?
  /// Makes the views.
  package let content: @MainActor () -> AnyView
}

/// The preview of views; what the macro writes for `#Preview`.
@MainActor
public func _declaredPreview<Content: View>(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) -> any _DeclaredPreview {
  ViewPreview(name: name) { AnyView(body()) }
}
