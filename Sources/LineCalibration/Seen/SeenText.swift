public import FontFaces
public import LayoutEngine
public import SwiftUISurface

/// A text with the lines that somebody saw on a phone.
public struct SeenText: Sendable {
  /// How it was set.
  public enum Font: Sendable, Hashable {
    /// At a fixed size, in points.
    case fixed(pointSize: Double, weight: FontWeight)
    /// In a text style, at the usual size of text.
    case textStyle(SwiftUISurface.Font.TextStyle)
  }

  /// What the text is called.
  public var id: String
  /// The text as it was written.
  public var text: String
  /// As they were seen, from the top.
  ///
  /// White space may be left out, and so may what has no picture, such as soft hyphens. The last may end
  /// with an ellipsis for the rest of the text.
  public var lines: [String]
  /// The width that the text was offered, points; nil where nobody knows it.
  public var width: Double?
  /// How it was set.
  public var font: Font
  /// How its lines stood below each other.
  public var alignment: TextAlignment
  /// The version of the phone's system.
  public var version: SystemVersion
  /// The language of the text, which is the device's as well (BCP 47).
  public var language: String

  /// Makes a text from what was seen.
  ///
  /// - Parameters:
  ///   - id: what the text is called.
  ///   - text: the text.
  ///   - lines: its lines as they were seen, from the top.
  ///   - width: the width that it was offered, points; nil where nobody knows it.
  ///   - font: how it was set.
  ///   - alignment: how its lines stood below each other.
  ///   - version: the version of the phone's system.
  ///   - language: its language, which is the device's as well (BCP 47).
  public init(
    id: String,
    text: String,
    lines: [String],
    width: Double?,
    font: Font,
    alignment: TextAlignment = .leading,
    version: SystemVersion = .newest,
    language: String
  ) {
    self.id = id
    self.text = text
    self.lines = lines
    self.width = width
    self.font = font
    self.alignment = alignment
    self.version = version
    self.language = language
  }

  var measure: TextStyleMeasure {
    switch font {
    case .fixed(let pointSize, let weight): TextStyleMeasure(pointSize: pointSize, weight: weight)
    case .textStyle(let style): TextStyleMeasure(style)
    }
  }
}
