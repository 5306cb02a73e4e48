public import Foundation

/// The outline of bordered buttons.
public struct ButtonBorderShape: Sendable, Hashable {
  private let name: String

  /// The usual one.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// With corners of some radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

extension View {
  /// Accepted without effect: the stand-in measures of buttons are the same for every outline.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
