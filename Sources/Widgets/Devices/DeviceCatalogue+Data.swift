import Foundation

/// Facts about screens, widgets and models, as published until December 2025.
///
/// Sizes in the guideline: Apple, Human Interface Guidelines, Widgets. Text areas: printed inside a
/// shipped accessoryRectangular widget (github.com/BenStaveleyTaylor/ScreenLabel, 43865d2). Screens
/// and scales: Human Interface Guidelines, Layout. Which models run iOS 16: the published
/// compatibility list.
extension DeviceCatalogue {
  private static let measurement =
    "printed inside a shipped widget (github.com/BenStaveleyTaylor/ScreenLabel, 43865d2)"

  /// Every screen class that has lock-screen widgets.
  public static let screenClasses: [ScreenClass] = [
    measured(375, 667, guideline: (153, 68), text: (141, 56)),
    measured(360, 780, guideline: (157, 72), text: (143, 58)),
    measured(375, 812, guideline: (157, 72), text: (143, 58)),
    measured(390, 844, guideline: (160, 72), text: (146, 58)),
    measured(393, 852, guideline: (160, 72), text: (146, 58)),
    measured(414, 736, guideline: (170, 76), text: (154, 60)),
    measured(
      414,
      896,
      guideline: (160, 72),
      text: (156.5, 63.75),
      note: "measured on one model; it does not agree with the guideline's 160 × 72"
    ),
    measured(428, 926, guideline: (172, 76), text: (156, 60)),
    measured(430, 932, guideline: (172, 76), text: (157, 60.5)),
    derived(402, 874, text: (146, 58), from: "393x852"),
    derived(440, 956, text: (157, 60.5), from: "430x932"),
    derived(
      420,
      912,
      text: (157, 60.5),
      from: "430x932",
      note: "an upper bound: published code falls back to 414x896, whose own numbers are doubtful"
    ),
  ]

  /// One model: its name, its screen class and its pixels per point.
  struct Row {
    let name: String
    let screenClass: String
    let displayScale: CGFloat
  }

  /// Models with lock-screen widgets, newest first.
  static let rows: [Row] = [
    Row(name: "iPhone 17 Pro Max", screenClass: "440x956", displayScale: 3),
    Row(name: "iPhone 17 Pro", screenClass: "402x874", displayScale: 3),
    Row(name: "iPhone Air", screenClass: "420x912", displayScale: 3),
    Row(name: "iPhone 17", screenClass: "402x874", displayScale: 3),
    Row(name: "iPhone 16 Pro Max", screenClass: "440x956", displayScale: 3),
    Row(name: "iPhone 16 Pro", screenClass: "402x874", displayScale: 3),
    Row(name: "iPhone 16 Plus", screenClass: "430x932", displayScale: 3),
    Row(name: "iPhone 16", screenClass: "393x852", displayScale: 3),
    Row(name: "iPhone 16e", screenClass: "390x844", displayScale: 3),
    Row(name: "iPhone 15 Pro Max", screenClass: "430x932", displayScale: 3),
    Row(name: "iPhone 15 Pro", screenClass: "393x852", displayScale: 3),
    Row(name: "iPhone 15 Plus", screenClass: "430x932", displayScale: 3),
    Row(name: "iPhone 15", screenClass: "393x852", displayScale: 3),
    Row(name: "iPhone 14 Pro Max", screenClass: "430x932", displayScale: 3),
    Row(name: "iPhone 14 Pro", screenClass: "393x852", displayScale: 3),
    Row(name: "iPhone 14 Plus", screenClass: "428x926", displayScale: 3),
    Row(name: "iPhone 14", screenClass: "390x844", displayScale: 3),
    Row(name: "iPhone SE (3rd generation)", screenClass: "375x667", displayScale: 2),
    Row(name: "iPhone 13 Pro Max", screenClass: "428x926", displayScale: 3),
    Row(name: "iPhone 13 Pro", screenClass: "390x844", displayScale: 3),
    Row(name: "iPhone 13", screenClass: "390x844", displayScale: 3),
    Row(name: "iPhone 13 mini", screenClass: "375x812", displayScale: 3),
    Row(name: "iPhone 12 Pro Max", screenClass: "428x926", displayScale: 3),
    Row(name: "iPhone 12 Pro", screenClass: "390x844", displayScale: 3),
    Row(name: "iPhone 12", screenClass: "390x844", displayScale: 3),
    Row(name: "iPhone 12 mini", screenClass: "375x812", displayScale: 3),
    Row(name: "iPhone SE (2nd generation)", screenClass: "375x667", displayScale: 2),
    Row(name: "iPhone 11 Pro Max", screenClass: "414x896", displayScale: 3),
    Row(name: "iPhone 11 Pro", screenClass: "375x812", displayScale: 3),
    Row(name: "iPhone 11", screenClass: "414x896", displayScale: 2),
    Row(name: "iPhone XS Max", screenClass: "414x896", displayScale: 3),
    Row(name: "iPhone XS", screenClass: "375x812", displayScale: 3),
    Row(name: "iPhone XR", screenClass: "414x896", displayScale: 2),
    Row(name: "iPhone X", screenClass: "375x812", displayScale: 3),
    Row(name: "iPhone 8 Plus", screenClass: "414x736", displayScale: 3),
    Row(name: "iPhone 8", screenClass: "375x667", displayScale: 2),
  ]

  /// Models that a user may ask for in vain: their last system is older than iOS 16.
  static let unsupportedNames = [
    "iPhone 7 Plus", "iPhone 7", "iPhone 6s Plus", "iPhone 6s", "iPhone 6 Plus", "iPhone 6",
    "iPhone SE (1st generation)",
  ]

  private typealias Points = (width: CGFloat, height: CGFloat)

  private static func measured(
    _ width: CGFloat,
    _ height: CGFloat,
    guideline: Points,
    text: Points,
    note: String? = nil
  ) -> ScreenClass {
    ScreenClass(
      screen: CGSize(width: width, height: height),
      guidelineSize: CGSize(width: guideline.width, height: guideline.height),
      textArea: TextArea(
        size: CGSize(width: text.width, height: text.height),
        provenance: .measured,
        source: measurement,
        note: note
      )
    )
  }

  private static func derived(
    _ width: CGFloat,
    _ height: CGFloat,
    text: Points,
    from source: String,
    note: String? = nil
  ) -> ScreenClass {
    ScreenClass(
      screen: CGSize(width: width, height: height),
      guidelineSize: nil,
      textArea: TextArea(
        size: CGSize(width: text.width, height: text.height),
        provenance: .derived,
        source: "derived from \(source), as nobody published a measurement of this class",
        note: note
      )
    )
  }
}
