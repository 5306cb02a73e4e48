/// Sizes and line advances of the text styles, by platform and type size.
///
/// Sizes are those of Apple's Human Interface Guidelines, Typography, Specifications (change log to
/// 2025-12-16). The line advances of iOS are those that `UIFontMetrics` was measured to scale by,
/// which differ from the guidelines' in eight places (`dynamic-type.json`).
enum TextStyleTable {
  /// One style at one type size, points.
  struct Measure: Sendable, Hashable {
    /// The size of the font.
    let size: Double
    /// The distance between baselines.
    let lineAdvance: Double
    /// What lengths scale by: the line advance, save for headline at `accessibility4`, where iOS
    /// was measured to scale by a number by which its lines would overlap by a tenth of their
    /// height.
    let metric: Double

    init(_ size: Double, _ lineAdvance: Double, metric: Double? = nil) {
      self.size = size
      self.lineAdvance = lineAdvance
      self.metric = metric ?? lineAdvance
    }
  }

  /// Ascent and descent of the system font together, in parts of the size: 2444/2048
  /// (LayoutRules §2.1, M).
  static let lineHeightRatio = 2444.0 / 2048

  /// What lines of a text style stand further apart where Japanese is among the device's languages,
  /// in parts of the size, before iOS 26: a third of a point at 17.
  ///
  /// One image of iOS 18 at 3x shows 22.333 between the baselines of body instead of 22
  /// (JapaneseText §4, low confidence): the true distance lies between 22 and 22.67.
  /// Whether other styles follow in proportion, as they do here, and texts keep further from each
  /// other as well, as they do not here, is not known. `.system(size:)` was measured unchanged.
  /// On iOS 26 two lines of body are 42.333 high by counts of pixels, which leaves nothing to add
  /// (JapaneseText §4).
  static let japaneseLeadingRatio = 1.0 / 51

  /// A style at a type size.
  ///
  /// watchOS has no `medium`, `accessibility4` and `accessibility5`, and the guidelines give no
  /// subheadline and callout for it: there the nearest is taken (our guess).
  static func measure(
    _ style: Font.TextStyle,
    at size: DynamicTypeSize,
    on platform: Platform
  ) -> Measure {
    let row: ArraySlice<Measure>
    let column: Int
    switch platform {
    case .iOS:
      row = (iOS[style] ?? [])[...]
      column = size.rawValue
    case .watchOS:
      row = (watchOS[watchStyle(for: style)] ?? [])[...]
      column = watchColumn(for: size)
    }
    return row.indices.contains(column) ? row[column] : Measure(17, 22)
  }

  private static func watchStyle(for style: Font.TextStyle) -> Font.TextStyle {
    switch style {
    case .subheadline: .caption
    case .callout: .body
    default: style
    }
  }

  private static func watchColumn(for size: DynamicTypeSize) -> Int {
    switch size {
    case .xSmall: 0
    case .small: 1
    case .medium, .large: 2
    case .xLarge: 3
    case .xxLarge: 4
    case .xxxLarge: 5
    case .accessibility1: 6
    case .accessibility2: 7
    case .accessibility3, .accessibility4, .accessibility5: 8
    }
  }

  /// From `xSmall` to `accessibility5`.
  private static let iOS: [Font.TextStyle: [Measure]] = [
    .largeTitle: [
      Measure(31, 38), Measure(32, 39), Measure(33, 40), Measure(34, 41), Measure(36, 43),
      Measure(38, 46), Measure(40, 48), Measure(44, 52), Measure(48, 57), Measure(52, 61),
      Measure(56, 66), Measure(60, 70),
    ],
    .title: [
      Measure(25, 31), Measure(26, 32), Measure(27, 33), Measure(28, 34), Measure(30, 36),
      Measure(32, 38), Measure(34, 41), Measure(38, 46), Measure(43, 51), Measure(48, 57),
      Measure(53, 61), Measure(58, 68),
    ],
    .title2: [
      Measure(19, 24), Measure(20, 25), Measure(21, 26), Measure(22, 28), Measure(24, 30),
      Measure(26, 32), Measure(28, 34), Measure(34, 41), Measure(39, 47), Measure(44, 52),
      Measure(50, 59), Measure(56, 66),
    ],
    .title3: [
      Measure(17, 22), Measure(18, 23), Measure(19, 24), Measure(20, 25), Measure(22, 28),
      Measure(24, 30), Measure(26, 32), Measure(31, 38), Measure(37, 44), Measure(43, 51),
      Measure(49, 58), Measure(55, 65),
    ],
    .headline: [
      Measure(14, 19), Measure(15, 20), Measure(16, 21), Measure(17, 22), Measure(19, 24),
      Measure(21, 26), Measure(23, 29), Measure(28, 34), Measure(33, 40), Measure(40, 48),
      Measure(47, 56, metric: 51), Measure(53, 62),
    ],
    .body: [
      Measure(14, 19), Measure(15, 20), Measure(16, 21), Measure(17, 22), Measure(19, 24),
      Measure(21, 26), Measure(23, 29), Measure(28, 34), Measure(33, 40), Measure(40, 48),
      Measure(47, 56), Measure(53, 62),
    ],
    .callout: [
      Measure(13, 18), Measure(14, 19), Measure(15, 20), Measure(16, 21), Measure(18, 23),
      Measure(20, 25), Measure(22, 28), Measure(26, 32), Measure(32, 39), Measure(38, 46),
      Measure(44, 52), Measure(51, 60),
    ],
    .subheadline: [
      Measure(12, 16), Measure(13, 18), Measure(14, 19), Measure(15, 20), Measure(17, 22),
      Measure(19, 24), Measure(21, 26), Measure(25, 31), Measure(30, 36), Measure(36, 43),
      Measure(42, 50), Measure(49, 58),
    ],
    .footnote: [
      Measure(12, 16), Measure(12, 16), Measure(12, 16), Measure(13, 18), Measure(15, 20),
      Measure(17, 22), Measure(19, 24), Measure(23, 29), Measure(27, 33), Measure(33, 40),
      Measure(38, 46), Measure(44, 52),
    ],
    .caption: [
      Measure(11, 13), Measure(11, 13), Measure(11, 13), Measure(12, 16), Measure(14, 19),
      Measure(16, 21), Measure(18, 23), Measure(22, 27), Measure(26, 32), Measure(32, 39),
      Measure(37, 44), Measure(43, 51),
    ],
    .caption2: [
      Measure(11, 13), Measure(11, 13), Measure(11, 13), Measure(11, 13), Measure(13, 18),
      Measure(15, 20), Measure(17, 22), Measure(20, 25), Measure(24, 29), Measure(29, 35),
      Measure(34, 41), Measure(40, 48),
    ],
  ]

  /// `xSmall`, `small`, `large` to `xxxLarge`, `accessibility1` to `accessibility3`, as the
  /// guidelines print them.
  private static let watchOS: [Font.TextStyle: [Measure]] = [
    .largeTitle: [
      Measure(30, 32.5), Measure(32, 34.5), Measure(36, 38.5), Measure(40, 42.5), Measure(41, 43.5),
      Measure(42, 44.5), Measure(44, 46.5), Measure(45, 47.5), Measure(46, 48.5),
    ],
    .title: [
      Measure(28, 30.5), Measure(30, 32.5), Measure(34, 36.5), Measure(38, 40.5), Measure(39, 41.5),
      Measure(40, 42.5), Measure(42, 44.5), Measure(43, 46), Measure(44, 47),
    ],
    .title2: [
      Measure(24, 26.5), Measure(26, 28.5), Measure(27, 30.5), Measure(30, 32.5), Measure(31, 33.5),
      Measure(32, 34.5), Measure(34, 41), Measure(35, 37.5), Measure(36, 38.5),
    ],
    .title3: [
      Measure(17, 19.5), Measure(18, 20.5), Measure(19, 21.5), Measure(20, 22.5), Measure(21, 23.5),
      Measure(22, 24.5), Measure(24, 26.5), Measure(25, 27.5), Measure(26, 28.5),
    ],
    .headline: [
      Measure(14, 16.5), Measure(15, 17.5), Measure(16, 18.5), Measure(17, 19.5), Measure(18, 20.5),
      Measure(19, 21.5), Measure(21, 23.5), Measure(22, 24.5), Measure(23, 25.5),
    ],
    .body: [
      Measure(14, 16.5), Measure(15, 17.5), Measure(16, 18.5), Measure(17, 19.5), Measure(18, 20.5),
      Measure(19, 21.5), Measure(21, 23.5), Measure(22, 24.5), Measure(23, 25.5),
    ],
    .caption: [
      Measure(13, 15.5), Measure(14, 16.5), Measure(15, 17.5), Measure(16, 18.5), Measure(17, 19.5),
      Measure(18, 20.5), Measure(18, 20.5), Measure(19, 21.5), Measure(20, 22.5),
    ],
    .caption2: [
      Measure(12, 14.5), Measure(13, 15.5), Measure(14, 16.5), Measure(15, 17.5), Measure(15, 18.5),
      Measure(17, 19.5), Measure(17, 19.5), Measure(18, 20.5), Measure(19, 21.5),
    ],
    .footnote: [
      Measure(11, 13.5), Measure(12, 14.5), Measure(13, 15.5), Measure(14, 16.5), Measure(15, 17.5),
      Measure(16, 18.5), Measure(16, 18.5), Measure(17, 19.5), Measure(18, 20.5),
    ],
  ]
}
