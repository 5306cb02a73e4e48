public import FitSelection
public import FontFaces
public import Foundation
import LayoutEngine

/// The room that text really gets in a widget, and where that number comes from.
///
/// In points. The area is smaller than the widget by the margins the system keeps
/// (LayoutRules §4).
public struct TextArea: Sendable, Hashable {
  /// How a text area is known.
  public enum Provenance: String, Sendable, Hashable, CaseIterable {
    /// A developer printed it on a device or simulator of the screen class.
    case measured
    /// Nobody published a measurement; the number is taken over from another screen class.
    case derived
    /// The widget's size in Apple's guideline, less margins where they are known.
    case documented
    /// The caller gave it.
    case given
  }

  /// What is known of the margins between the widget's edge and the area.
  public enum Margins: String, Sendable, Hashable, CaseIterable {
    /// The area itself was measured, or given.
    case included
    /// The standard margin of Apple's guideline, 16 pt, is taken off.
    case standard
    /// The caller's margins are taken off.
    case given
    /// Nobody published them: none are taken off, and the true area is smaller.
    case unknown
  }

  /// Width and height in points: not negative, and at most a thousand million.
  public let size: CGSize

  /// How the size is known.
  public let provenance: Provenance

  /// What is known of the margins.
  public let margins: Margins

  /// The version of the system that the size was read on; nil where its source does not say.
  public let readingVersion: SystemVersion?

  /// The version of the system that the area stands for.
  public let systemVersion: SystemVersion

  /// Where the number was published, or which class it was taken over from.
  public let source: String

  private let japaneseSource: String?

  /// What a reader should know before relying on the number.
  public let note: AreaNote?

  /// Whether the size was read on an older version than the one that the area stands for.
  public var isOlderReading: Bool { readingVersion.map { $0 < systemVersion } ?? false }

  /// The source in a language; in English where nobody has said it otherwise.
  public func source(in language: ExplanationLanguage) -> String {
    language.choice(source, japaneseSource ?? source)
  }

  /// An area that the caller gave, under a version of the system.
  static func given(_ size: CGSize, _ version: SystemVersion) -> TextArea {
    TextArea(
      size: size,
      provenance: .given,
      systemVersion: version,
      source: "given by the caller",
      japaneseSource: "指定された値"
    )
  }

  /// Creates a text area from its size in points and its origin.
  ///
  /// A length that no layout has counts as the nearest that one may have, and one that is no number as 0, so that
  /// whoever reckons with areas need not ask.
  public init(
    size: CGSize,
    provenance: Provenance,
    margins: Margins = .included,
    readingVersion: SystemVersion? = nil,
    systemVersion: SystemVersion = .newest,
    source: String,
    japaneseSource: String? = nil,
    note: AreaNote? = nil
  ) {
    self.size = size.asRoom
    self.provenance = provenance
    self.margins = margins
    self.readingVersion = readingVersion
    self.systemVersion = systemVersion
    self.source = source
    self.japaneseSource = japaneseSource
    self.note = note
  }
}
