extension Font {
  /// The purpose of a text, by which the system chooses size, weight and line advance.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// Large titles.
    case largeTitle
    /// Titles of the first level.
    case title
    /// Titles of the second level.
    case title2
    /// Titles of the third level.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Small captions.
    case caption2
  }

  /// The font of the style `largeTitle`.
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// The font of the style `title`.
  public static let title = Font(base: .style(.title))
  /// The font of the style `title2`.
  public static let title2 = Font(base: .style(.title2))
  /// The font of the style `title3`.
  public static let title3 = Font(base: .style(.title3))
  /// The font of the style `headline`.
  public static let headline = Font(base: .style(.headline))
  /// The font of the style `subheadline`.
  public static let subheadline = Font(base: .style(.subheadline))
  /// The font of the style `body`.
  public static let body = Font(base: .style(.body))
  /// The font of the style `callout`.
  public static let callout = Font(base: .style(.callout))
  /// The font of the style `footnote`.
  public static let footnote = Font(base: .style(.footnote))
  /// The font of the style `caption`.
  public static let caption = Font(base: .style(.caption))
  /// The font of the style `caption2`.
  public static let caption2 = Font(base: .style(.caption2))
}

extension Font.TextStyle {
  /// The size of the font and the distance between baselines, points.
  struct Measure: Sendable, Hashable {
    let size: Int
    let lineAdvance: Int

    init(_ size: Int, _ lineAdvance: Int) {
      self.size = size
      self.lineAdvance = lineAdvance
    }
  }

  /// Ascent and descent of the system font together, in parts of the size: 2444/2048
  /// (swiftui-semantics §2.1).
  static let lineHeightRatio = 2444.0 / 2048

  /// The style's measure at one of the user's sizes of text.
  func measure(at size: DynamicTypeSize) -> Measure {
    Self.measures[self]?[size.rawValue] ?? Measure(17, 22)
  }

  var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The weight of the style when it is made bold.
  var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  /// Size and line advance by type size, from `xSmall` to `accessibility5`.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, Specifications (iOS), change log to
  /// 2025-12-16.
  private static let measures: [Font.TextStyle: [Measure]] = [
    .largeTitle: row(
      (31, 38),
      (32, 39),
      (33, 40),
      (34, 41),
      (36, 43),
      (38, 46),
      (40, 48),
      (44, 52),
      (48, 57),
      (52, 61),
      (56, 66),
      (60, 70)
    ),
    .title: row(
      (25, 31),
      (26, 32),
      (27, 33),
      (28, 34),
      (30, 37),
      (32, 39),
      (34, 41),
      (38, 46),
      (43, 51),
      (48, 57),
      (53, 62),
      (58, 68)
    ),
    .title2: row(
      (19, 24),
      (20, 25),
      (21, 26),
      (22, 28),
      (24, 30),
      (26, 32),
      (28, 34),
      (34, 41),
      (39, 47),
      (44, 52),
      (50, 59),
      (56, 66)
    ),
    .title3: row(
      (17, 22),
      (18, 23),
      (19, 24),
      (20, 25),
      (22, 28),
      (24, 30),
      (26, 32),
      (31, 38),
      (37, 44),
      (43, 51),
      (49, 58),
      (55, 65)
    ),
    .headline: row(
      (14, 19),
      (15, 20),
      (16, 21),
      (17, 22),
      (19, 24),
      (21, 26),
      (23, 29),
      (28, 34),
      (33, 40),
      (40, 48),
      (47, 56),
      (53, 62)
    ),
    .subheadline: row(
      (12, 16),
      (13, 18),
      (14, 19),
      (15, 20),
      (17, 22),
      (19, 24),
      (21, 28),
      (25, 31),
      (30, 37),
      (36, 43),
      (42, 50),
      (49, 58)
    ),
    .body: row(
      (14, 19),
      (15, 20),
      (16, 21),
      (17, 22),
      (19, 24),
      (21, 26),
      (23, 29),
      (28, 34),
      (33, 40),
      (40, 48),
      (47, 56),
      (53, 62)
    ),
    .callout: row(
      (13, 18),
      (14, 19),
      (15, 20),
      (16, 21),
      (18, 23),
      (20, 25),
      (22, 28),
      (26, 32),
      (32, 39),
      (38, 46),
      (44, 52),
      (51, 60)
    ),
    .footnote: row(
      (12, 16),
      (12, 16),
      (12, 16),
      (13, 18),
      (15, 20),
      (17, 22),
      (19, 24),
      (23, 29),
      (27, 33),
      (33, 40),
      (38, 46),
      (44, 52)
    ),
    .caption: row(
      (11, 13),
      (11, 13),
      (11, 13),
      (12, 16),
      (14, 19),
      (16, 21),
      (18, 23),
      (22, 28),
      (26, 32),
      (32, 39),
      (37, 44),
      (43, 51)
    ),
    .caption2: row(
      (11, 13),
      (11, 13),
      (11, 13),
      (11, 13),
      (13, 18),
      (15, 20),
      (17, 22),
      (20, 25),
      (24, 30),
      (29, 35),
      (34, 41),
      (40, 48)
    ),
  ]

  private static func row(_ measures: (Int, Int)...) -> [Measure] {
    measures.map { Measure($0.0, $0.1) }
  }
}
