public import FontFaces
import LayoutEngine

/// How far a number that decisions rest on may be off, and why it is taken to be that much.
///
/// The tables below, that of brackets in `Uncertainty+Spacing.swift` and that of text areas in
/// `TextArea+Doubt.swift` are the one home of these figures. They are bounds by judgement, not standard
/// deviations: each is as large as the published numbers leave open (`Documentation/Decisions.md`).
public struct Uncertainty: Sendable, Hashable {
  /// What may be off, in a few words for reports.
  public let subject: String
  /// What may be off, in Japanese; nil where nobody has said it.
  public let japaneseSubject: String?
  /// The part of a width, or of a size, by which it may be off, either way.
  public let share: Double
  /// The points by which a length may be off, either way.
  public let points: Double
  /// Where the figure comes from.
  public let reason: String

  /// Creates an uncertainty.
  public init(
    subject: String,
    japaneseSubject: String? = nil,
    share: Double = 0,
    points: Double = 0,
    reason: String
  ) {
    self.subject = subject
    self.japaneseSubject = japaneseSubject
    self.share = share
    self.points = points
    self.reason = reason
  }
}

// MARK: - Advances

extension Uncertainty {
  /// What the advances from one source may be off by, as a part of their width.
  public static func advances(from source: AdvanceSource) -> Uncertainty? {
    switch source {
    case .file, .measured: nil
    case .derived: derivedAdvances
    case .fallbackMeasured: measuredFullWidth
    case .fallbackScale: fullWidth
    case .fallbackEstimate: estimatedFullWidth
    case .fitted: fittedAdvances
    case .fittedScript: fittedScript
    case .standIn: standInAdvances
    }
  }

  /// An uncertainty and the points it comes to.
  package typealias Part = (uncertainty: Uncertainty, points: Double)

  /// What a width of advances from one source may be off by; nil where they are sure.
  package static func part(of source: AdvanceSource, width: Double) -> Part? {
    advances(from: source).map { ($0, $0.share * max(width, 0)) }
  }

  private static let derivedAdvances = Uncertainty(
    subject: "accented letters",
    japaneseSubject: "アクセント付き文字の幅",
    share: 0.01,
    reason: "an accented letter is taken to be as wide as its base; of the open font the system's "
      + "outlines stand in for, nearly all are"
  )

  private static let measuredFullWidth = Uncertainty(
    subject: "full-width characters",
    japaneseSubject: "全角文字の幅",
    share: 0.002,
    reason: "0.935 of the size at 11, 15 and 17 pt, regular, is measured to within 0.2 %"
  )

  private static let fullWidth = Uncertainty(
    subject: "full-width characters",
    japaneseSubject: "全角文字の幅",
    share: 0.005,
    reason:
      "measured closely at 11, 15 and 17 pt, regular, only; 12 pt was read as 0.937 ± 0.004 of the "
      + "size, and published shares run from 0.935 to 0.94"
  )

  private static let estimatedFullWidth = Uncertainty(
    subject: "full-width characters on a device without Japanese",
    japaneseSubject: "日本語を設定していない端末での全角文字の幅",
    share: 0.01,
    reason:
      "few have measured them: one reading is 1.018 ± 0.002 of the size, another 1.017 ± 0.004, "
      + "and other sizes and weights come on top"
  )

  private static let fittedAdvances = Uncertainty(
    subject: "characters fitted to few readings",
    japaneseSubject: "少数の実測に合わせた文字の幅",
    share: 0.03,
    reason:
      "italic, the rounded design and the ellipsis: an upright letter misses an italic one that was "
      + "measured by up to 1.9 %, and the ellipsis what was read of it by up to 2.1 %"
  )

  private static let fittedScript = Uncertainty(
    subject: "Arabic characters",
    japaneseSubject: "アラビア文字の幅",
    share: 0.09,
    reason:
      "the open face is set at a scale that fits three measured words; it misses them by 2, 9 and "
      + "3 %, and the three together by 0.1 %"
  )

  private static let standInAdvances = Uncertainty(
    subject: "stand-in characters",
    japaneseSubject: "代替フォントの文字の幅",
    share: 0.1,
    reason:
      "the same open outlines miss iOS's advances of ASCII by 8 % (regular) to 10 % (bold), root "
      + "mean square"
  )

  /// The size of the font in an inline widget, which nobody published.
  public static let inlineFont = Uncertainty(
    subject: "the font of inline widgets",
    japaneseSubject: "1行ウィジェットの書体",
    share: 3.0 / 8,
    reason:
      "taken to be 16 pt semibold; the date beside it was measured at 22 pt medium, whose lines "
      + "are as high as the widget"
  )
}

extension Uncertainty {
  /// The font of watches, SF Compact, whose advances nobody published.
  public static let watchFont = Uncertainty(
    subject: "the watch's font",
    japaneseSubject: "Apple Watchの書体",
    share: 0.05,
    reason: "SF Compact is not measured; the iPhone's font stands in for it"
  )
}

// MARK: - Lengths

extension Uncertainty {
  /// What the height of a line of full-width characters may be off by, as a part of its size.
  public static func fullWidthLine(on version: SystemVersion) -> Uncertainty {
    switch version {
    case .iOS16: uniformFullWidthLine
    case .iOS17, .iOS18: olderFullWidthLine
    case .iOS26: newerFullWidthLine
    }
  }

  /// Before iOS 17, whose text styles are the first whose lines are as high as their language asks.
  private static let uniformFullWidthLine = Uncertainty(
    subject: "the height of Japanese lines",
    japaneseSubject: "和文の行の高さ",
    share: 0.7 / 3 / 17,
    reason:
      "until iOS 17 all languages had one line height: labels of Japanese are as high as Latin ones at "
      + "fifty sizes; three lines of body were read as 64.2 ± 0.7 pt in SwiftUI, where Latin ones are 64.33"
  )

  private static let olderFullWidthLine = Uncertainty(
    subject: "the height of Japanese lines",
    japaneseSubject: "和文の行の高さ",
    share: 1.0 / 3 / 17,
    reason:
      "in one published image Japanese lines of 17 pt stand a pixel further apart than Latin ones"
  )

  private static let newerFullWidthLine = Uncertainty(
    subject: "the height of Japanese lines",
    japaneseSubject: "和文の行の高さ",
    share: 0.05 / 17,
    reason:
      "two lines of 17 pt were counted as 127 pixels at 3x, which leaves a twentieth of a point"
  )

  /// What measures that nobody published may be off by: gauges, labels, hidden texts, Bold Text.
  public static let standInViews = Uncertainty(
    subject: "measures nobody published",
    japaneseSubject: "公表されていない寸法",
    points: 2,
    reason: "gauges, labels, hidden texts, Bold Text: a tenth of a symbol's size at 17 pt is 2 pt"
  )

  /// What the width of a symbol may be off by that nobody has read, as a part of its font's size;
  /// the stand-ins of a decision tell how much each may be off by.
  public static let symbols = Uncertainty(
    subject: "sizes of symbols",
    japaneseSubject: "記号の大きさ",
    share: 0.35,
    reason:
      "of 240 symbols that were recorded nine in ten are within 0.35 of their font's size of what "
      + "the usual one is taken to be wide, and within 0.25 of what it is high"
  )

  /// What the width of a tab may be off by.
  public static let tabs = Uncertainty(
    subject: "the width of tabs",
    japaneseSubject: "タブの幅",
    points: StandIn.tabDistance,
    reason:
      "a tab is set as wide as a space; a paragraph style that says nothing of tabs has stops every 28 pt, and "
      + "what a text of SwiftUI does with them nobody has published"
  )

  /// Whether widgets on the Lock Screen follow the user's size of text: the points by which the text
  /// style `body` differs between that size and `large`.
  public static func accessoryTypeSize(points: Double) -> Uncertainty {
    Uncertainty(
      subject: "whether accessory widgets follow the type size",
      japaneseSubject: "アクセサリウィジェットが文字サイズに従うか",
      points: points,
      reason: "one project saw no change at the largest type size, and nobody else has published; "
        + "what text styles and scaled lengths give is compared with what they give at large"
    )
  }
}
