public import Foundation
public import Typesetting
import UnicodeText

/// How one text broke into lines where it was measured or placed.
public struct TextTrace: Sendable, Hashable {
  /// What the text is for: its `accessibilityIdentifier`, or `nil`.
  public let role: String?
  /// The whole text before line breaking and truncation.
  public let string: String
  /// The size of its font in points, after `minimumScaleFactor` shrank it; where runs have sizes of
  /// their own, that of most of the text.
  public let pointSize: Double
  /// The sizes of its runs in points, shrunk with it, each once in order of appearance; one for
  /// most texts.
  public let pointSizes: [Double]
  /// The lines, from the top; none where there was no room for any of the text.
  public let lines: [LineTrace]
  /// Whether characters were left out for want of room or lines.
  public let isTruncated: Bool
  /// Whether the words change while the text is shown: a timer, or how far away a date is.
  ///
  /// The string is that of the environment's reference date.
  public let isMoving: Bool
  /// Whether the text is hidden behind blocks, which its string shows in place of its characters.
  public let isRedacted: Bool
  /// The language that the text is set for, which decides its spacing and how its lines break
  /// (BCP 47); `nil` where nothing says so.
  public let typesettingLanguage: String?
  /// What there can be to doubt about its lines, in the order of `LineDoubt`; whether it counts,
  /// `FitDecision.decidingLineDoubts()` tells.
  public let lineDoubts: [LineDoubt]
  /// Characters of the whole text that no font has a glyph for, each once, in order of appearance; behind them, where the
  /// text is shown, such as its lines end with: hyphens and an ellipsis.
  ///
  /// None of a hidden text.
  public let missingScalars: [Unicode.Scalar]
  /// The size the text takes, points, rounded up to pixels.
  public let size: CGSize
  /// Where it stands in the bounds, points; `nil` for a text that was only measured.
  public private(set) var frame: CGRect?
  /// How wide the whole text would be in one line, points, where it is shown and truncated; else `nil`.
  package private(set) var naturalWidth: Double?
  /// Whether it is read as what it uncovers: a text of a mask.
  package private(set) var isMasking = false
  /// The dates that its words count to or from, where they move.
  package private(set) var movingDates: [Date] = []
  /// What was measured: ``string``, but for a hidden text.
  private(set) var measuredString: String

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// Creates a trace.
  public init(
    role: String?,
    string: String,
    pointSize: Double,
    pointSizes: [Double]? = nil,
    lines: [LineTrace],
    isTruncated: Bool,
    isMoving: Bool = false,
    isRedacted: Bool = false,
    typesettingLanguage: String? = nil,
    lineDoubts: [LineDoubt] = [],
    missingScalars: [Unicode.Scalar] = [],
    size: CGSize,
    frame: CGRect? = nil
  ) {
    self.role = role
    self.string = string
    self.pointSize = pointSize
    self.pointSizes = pointSizes ?? [pointSize]
    self.lines = lines
    self.isTruncated = isTruncated
    self.isMoving = isMoving
    self.isRedacted = isRedacted
    self.typesettingLanguage = typesettingLanguage
    self.lineDoubts = lineDoubts
    self.missingScalars = missingScalars
    self.size = size
    self.frame = frame
    measuredString = string
  }

  /// The text in another place.
  func moved(to frame: CGRect?) -> TextTrace {
    var copy = self
    copy.frame = frame
    return copy
  }

  /// The text that would be as wide as this in one line.
  func naturally(wide width: Double?) -> TextTrace {
    var copy = self
    copy.naturalWidth = width
    return copy
  }

  /// The text whose words count to or from dates.
  func counting(by dates: [Date]) -> TextTrace {
    var copy = self
    copy.movingDates = dates
    return copy
  }

  /// The text as one of a mask.
  var masking: TextTrace {
    var copy = self
    copy.isMasking = true
    return copy
  }

  /// Whether any of its characters is shown: where it is cut to an ellipsis alone, none is.
  package var showsCharacters: Bool {
    lines.lazy.map(\.text).showCharacters(cut: isTruncated)
  }

  /// Whether two texts are strained as one: those measured as the same string, scalar for scalar.
  func isMeasured(as other: TextTrace) -> Bool {
    measuredString.isExactly(other.measuredString)
  }

  /// The text that was measured as another string.
  func measured(as string: String) -> TextTrace {
    var copy = self
    copy.measuredString = string
    return copy
  }
}

/// One line of a text: what it shows and how wide it is.
public struct LineTrace: Sendable, Hashable {
  /// What is shown, with its ellipsis and without trailing white space.
  public let text: String
  /// The width in points, unrounded.
  public let width: Double
  /// Whether it ends with a hyphen that stands for a soft one.
  public let isHyphenated: Bool

  /// Creates a line.
  public init(text: String, width: Double, isHyphenated: Bool = false) {
    self.text = text
    self.width = width
    self.isHyphenated = isHyphenated
  }
}
