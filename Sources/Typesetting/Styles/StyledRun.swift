import FontFaces
import TextShaping
import UnicodeText

/// A stretch of a text with a style of its own.
///
/// Lengths are points. A number that is none counts as 0, a size below a millionth too; lengths
/// beyond a million count as a million. Colours and lines under or through a text are no part of
/// it: they do not change how a text is set, and are looked up by the number of the run that a
/// ``GlyphRun`` belongs to. Of texts and languages the scalars are compared.
public struct StyledRun: Sendable, Hashable {
  /// The text of the run; of one with an attachment it is never read.
  public var text: String {
    get { exactText.string }
    set { exactText = ExactText(newValue) }
  }
  private var exactText: ExactText
  /// The faces the run is set in.
  public var cascade: FontCascade
  /// The size of the em.
  public var pointSize: Double
  /// The run's language (BCP 47), which decides forms of Han characters; line breaking follows that
  /// of the paragraph.
  public var language: String? {
    get { exactLanguage?.string }
    set { exactLanguage = newValue.map(ExactText.init) }
  }
  private var exactLanguage: ExactText?
  /// Which ligatures the run is set with.
  public var ligatures: Ligatures
  /// OpenType features that are switched on or off.
  public var features: [FontFeature]
  /// The space added after every grapheme cluster, on top of the paragraph's own.
  public var tracking: Double
  /// How far the glyphs stand above the baseline.
  ///
  /// Lines with the run on them are as much taller, upwards or downwards (LayoutRules §2.3).
  public var baselineOffset: Double
  /// The font's leading; `nil` for what the font itself says.
  public var leading: Double?
  /// The box that the run stands for in place of a text.
  public var attachment: InlineAttachment?

  /// A run of a size, everything else as plain text has it.
  public init(_ text: String, cascade: FontCascade, pointSize: Double) {
    exactText = ExactText(text)
    self.cascade = cascade
    self.pointSize = pointSize
    exactLanguage = nil
    ligatures = .standard
    features = []
    tracking = 0
    baselineOffset = 0
    leading = nil
    attachment = nil
  }

  /// The run with lengths that can be added and multiplied, and the text it stands for.
  var normalized: StyledRun {
    var run = self
    run.pointSize = pointSize < Self.smallestSize ? 0 : pointSize.bounded(by: Self.longestLength)
    run.tracking = tracking.bounded(by: Self.longestLength)
    run.baselineOffset = baselineOffset.bounded(by: Self.longestLength)
    run.leading = leading?.bounded(by: Self.longestLength)
    if let attachment {
      run.attachment = attachment.normalized
      run.text = InlineAttachment.character
    }
    return run
  }

  /// The memory it takes on the heap, in bytes, but for the cascade.
  var heapByteCount: Int {
    exactText.heapByteCount + (exactLanguage?.heapByteCount ?? 0) + features.heapByteCount
  }

  /// Lengths beyond this count as this.
  static let longestLength = 1e6
  /// Sizes below this count as none: other lengths are parts of the size.
  private static let smallestSize = 1e-6
}
