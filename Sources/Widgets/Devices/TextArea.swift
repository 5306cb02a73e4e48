import Foundation

/// The room that text really gets in a widget, and where that number comes from.
///
/// In points. The area is smaller than the size in Apple's guideline by the margins the system keeps
/// (swiftui-semantics §4).
public struct TextArea: Sendable, Hashable {
  /// How a text area is known.
  public enum Provenance: String, Sendable, Hashable, CaseIterable {
    /// A developer printed it on a device or simulator of the screen class.
    case measured
    /// Nobody published a measurement; the number is taken over from another screen class.
    case derived
    /// The size in Apple's guideline, margins included.
    case documented
    /// The caller gave it.
    case given
  }

  /// Width and height in points.
  public let size: CGSize

  /// How the size is known.
  public let provenance: Provenance

  /// Where the number was published, or which class it was taken over from.
  public let source: String

  /// What a reader should know before relying on the number.
  public let note: String?

  /// Creates a text area from its size in points and its origin.
  public init(size: CGSize, provenance: Provenance, source: String, note: String? = nil) {
    self.size = size
    self.provenance = provenance
    self.source = source
    self.note = note
  }
}
