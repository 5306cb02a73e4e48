public import Foundation

/// The whole size of a widget, its margins included, and where that number comes from.
public struct WidgetSize: Sendable, Hashable {
  /// Width and height in points.
  ///
  /// On iPad that of the canvas a widget is laid out on; the system scales it to the device.
  public let size: CGSize

  /// How the size is known.
  public let provenance: TextArea.Provenance

  /// Where the number was published, or which class it was taken over from.
  public let source: String

  /// What a reader should know before relying on the number.
  public let note: String?

  init(
    _ width: CGFloat,
    _ height: CGFloat,
    _ provenance: TextArea.Provenance,
    source: String,
    note: String? = nil
  ) {
    size = CGSize(width: width, height: height)
    self.provenance = provenance
    self.source = source
    self.note = note
  }
}
