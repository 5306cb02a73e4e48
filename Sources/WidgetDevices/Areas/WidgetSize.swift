public import FontFaces
public import Foundation

/// The whole size of a widget, its margins included, and where that number comes from.
public struct WidgetSize: Sendable, Hashable {
  /// Width and height in points.
  ///
  /// On iPad that of the canvas a widget is laid out on; the system scales it to the device.
  public let size: CGSize

  /// How the size is known.
  public let provenance: TextArea.Provenance

  /// The version of the system that the size was read on; nil where its source does not say.
  public let readingVersion: SystemVersion?

  /// Where the number was published, or which class it was taken over from.
  public let source: String

  /// The source in Japanese; nil where nobody has said it so.
  let japaneseSource: String?

  /// What a reader should know before relying on the number.
  public let note: AreaNote?

  init(
    size: CGSize,
    provenance: TextArea.Provenance,
    readingVersion: SystemVersion? = nil,
    source: String,
    japaneseSource: String? = nil,
    note: AreaNote? = nil
  ) {
    self.size = size
    self.provenance = provenance
    self.readingVersion = readingVersion
    self.source = source
    self.japaneseSource = japaneseSource
    self.note = note
  }
}
