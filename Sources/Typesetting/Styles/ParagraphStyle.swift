/// How a prepared text is set: its size, and what happens when there is too much of it.
///
/// A text that does not fit is first tightened, then shrunk, then truncated (LayoutRules
/// §2.3). Lengths are points. A number that is none counts as 0, a size below 0 too, and lengths
/// beyond a million million points as that many, as does ``mostTightening``; lines never go
/// upwards, however negative the leading between them.
public struct ParagraphStyle: Sendable, Hashable {
  /// The size of the em.
  public var pointSize: Double
  /// The most lines.
  ///
  /// `nil` for any number. Less than 1 counts as 1.
  public var lineLimit: Int?
  /// What is left out when the text is longer.
  public var truncation: TruncationMode
  /// The least space between two lines; of it and the font's leading the larger counts.
  ///
  /// Zero and less ask for nothing: the leading stands, be it negative. Measured of iOS 16 and 26
  /// with more than the leading (LayoutRules §2.3); what less does is inferred.
  public var lineSpacing: Double
  /// The font's leading.
  ///
  /// `nil` for what the font itself says. Text styles of iOS set it.
  public var leading: Double?
  /// The distance between baselines, where the fonts do not decide it.
  public var lineHeight: LineHeight
  /// What makes a line as tall as it is, where the fonts decide.
  public var lineMetrics: LineMetrics
  /// The space added after every grapheme cluster.
  public var tracking: Double
  /// The smallest part of its size that the text may shrink to before it is truncated; 1 for never.
  ///
  /// The text is shrunk to the greatest part of its size at which it fits whole. Less than a
  /// hundredth counts as a hundredth, and no number as 1.
  public var minimumScale: Double
  /// By which part of the width a line may be too wide and still be tightened to fit, before the
  /// text is shrunk or truncated; 0 for never.
  ///
  /// Only the last line that the limits allow is tightened, and only when that makes the text
  /// whole: TextKit's `tighteningFactorForTruncation`, which Apple documents as this ratio, with
  /// ``standardTightening`` as its default.
  public var mostTightening: Double
  /// Which of the possible breaks lines end at.
  public var filling: LineFilling
  /// Where lines stand that are shorter than the widest.
  public var alignment: LineAlignment

  /// A style of a size, everything else as plain text has it.
  public init(pointSize: Double) {
    self.pointSize = pointSize
    lineLimit = nil
    truncation = .tail
    lineSpacing = 0
    leading = nil
    lineHeight = .natural
    lineMetrics = .strut
    tracking = 0
    minimumScale = 1
    mostTightening = 0
    filling = .greedy
    alignment = .leading
  }

  /// How far TextKit tightens when it is allowed to: a twentieth of the width.
  public static let standardTightening = 0.05
}

/// Where a line stands within the width of the widest line, whatever the direction of its text.
///
/// The leading edge is the left one here, also of texts that are read from right to left: who sets those at
/// their leading edge takes ``trailing``.
public enum LineAlignment: String, Sendable, Hashable, CaseIterable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing

  /// The part of the free width that lies before the line.
  var factor: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
