import Foundation
import ViewLayout

/// Facts about screens and widgets, as published until December 2025.
///
/// Sizes in the guideline: Apple, Human Interface Guidelines, Widgets. Text areas: printed inside a
/// shipped accessoryRectangular widget (github.com/BenStaveleyTaylor/ScreenLabel, 43865d2). Home
/// Screen: pixels measured on iOS 18 (github.com/mzeryck/Widget-Blur). The tests hold every number
/// against the collected sources.
extension DeviceCatalogue {
  static let guideline = "Apple, Human Interface Guidelines, Widgets"
  private static let measurement =
    "printed inside a shipped widget (github.com/BenStaveleyTaylor/ScreenLabel, 43865d2)"
  private static let homeScreen =
    "pixels measured on the Home Screen (github.com/mzeryck/Widget-Blur)"

  /// Every screen class of iPhones that has lock-screen widgets.
  public static let screenClasses: [ScreenClass] = [
    phone(375, 667, small: 148, (321, 148), (321, 324), 68, (153, 68), 225, text: (141, 56)),
    phone(360, 780, small: 155, (329, 155), (329, 345), 72, (157, 72), 225, text: (143, 58)),
    phone(375, 812, small: 155, (329, 155), (329, 345), 72, (157, 72), 225, text: (143, 58)),
    phone(390, 844, small: 158, (338, 158), (338, 354), 72, (160, 72), 234, text: (146, 58)),
    phone(
      393,
      852,
      small: 158,
      (339, 158),
      (339, 354),
      72,
      (160, 72),
      234,
      text: (146, 58),
      system: WidgetSize(0, 0, .measured, source: homeScreen, note: "the guideline says 338 wide")
    ),
    phone(
      414,
      736,
      small: 157,
      (348, 157),
      (348, 357),
      76,
      (170, 76),
      248,
      text: (154, 60),
      system: WidgetSize(0, 0, .measured, source: homeScreen, note: "the guideline says 159 × 159")
    ),
    phone(
      414,
      896,
      small: 169,
      (360, 169),
      (360, 379),
      76,
      (160, 72),
      248,
      text: (156.5, 63.75),
      textNote: "measured on one model; it does not agree with the guideline's 160 × 72"
    ),
    phone(428, 926, small: 170, (364, 170), (364, 382), 76, (172, 76), 257, text: (156, 60)),
    phone(430, 932, small: 170, (364, 170), (364, 382), 76, (172, 76), 257, text: (157, 60.5)),
    newer(
      402,
      874,
      as: "393x852",
      small: 162,
      (344, 162),
      (344, 366),
      72,
      (160, 72),
      234,
      (146, 58)
    ),
    newer(
      440,
      956,
      as: "430x932",
      small: 170,
      (364, 170),
      (364, 382),
      76,
      (172, 76),
      257,
      (157, 60.5)
    ),
    newer(
      420,
      912,
      as: "430x932",
      small: nil,
      (0, 0),
      (0, 0),
      76,
      (172, 76),
      257,
      (157, 60.5),
      note: "an upper bound: published code falls back to 414x896, whose own numbers are doubtful"
    ),
  ]

  /// Screens of iPhones that run no system with lock-screen widgets.
  static let olderScreenClasses: [ScreenClass] = [
    ScreenClass(
      320,
      568,
      sizes: system(
        141,
        (292, 141),
        (292, 311),
        like: WidgetSize(0, 0, .documented, source: guideline)
      )
    )
  ]

  /// The iPads' screens: widgets are laid out on a canvas, which the system scales to the device.
  static let tabletScreenClasses: [ScreenClass] = [
    tablet(744, 1133, small: 141, (305.5, 141), (305.5, 305.5), (634.5, 305.5)),
    tablet(768, 1024, small: 141, (305.5, 141), (305.5, 305.5), (634.5, 305.5)),
    tablet(810, 1080, small: 146, (320.5, 146), (320.5, 320.5), (669, 320.5)),
    tablet(820, 1180, small: 155, (342, 155), (342, 342), (715.5, 342)),
    tablet(834, 1112, small: 150, (327.5, 150), (327.5, 327.5), (682, 327.5)),
    tablet(834, 1194, small: 155, (342, 155), (342, 342), (715.5, 342)),
    tablet(1024, 1366, small: 170, (378.5, 170), (378.5, 378.5), (795, 378.5)),
  ]

  /// The watches' screens, by the size of the case: the widget of the Smart Stack, and the images
  /// of complications as the room in circles and corners.
  static let watchScreenClasses: [ScreenClass] = [
    watch(162, 197, stack: (152, 69.5), circle: 42, corner: 32),
    watch(176, 215, stack: (165, 72.5), circle: 44.5, corner: 34),
    watch(184, 224, stack: (173, 76.5), circle: 47, corner: 36),
    watch(198, 242, stack: (184, 80.5), circle: 50, corner: 38),
    watch(205, 251, stack: (191, 81.5), circle: 50, corner: 38),
    watch(
      211,
      257,
      stack: (191, 81.5),
      circle: 50,
      corner: 38,
      note: "the guideline has one row for 49 mm, whatever the generation"
    ),
    // Nobody published sizes for the cases of 42 and 46 mm.
    ScreenClass(187, 223, sizes: [:]),
    ScreenClass(208, 248, sizes: [:]),
  ]

  private typealias Points = (width: CGFloat, height: CGFloat)

  private static let besideTheDate = "beside the date there is only what the date leaves"

  private static func system(
    _ small: CGFloat,
    _ medium: Points,
    _ large: Points,
    like origin: WidgetSize
  ) -> [WidgetSlot: WidgetSize] {
    func size(_ points: Points) -> WidgetSize {
      WidgetSize(
        points.width,
        points.height,
        origin.provenance,
        source: origin.source,
        note: origin.note
      )
    }
    return [
      .family(.systemSmall): size((small, small)), .family(.systemMedium): size(medium),
      .family(.systemLarge): size(large),
    ]
  }

  private static func accessory(
    _ circle: CGFloat,
    _ rectangle: Points,
    _ inline: CGFloat,
    like origin: WidgetSize
  ) -> [WidgetSlot: WidgetSize] {
    func size(_ width: CGFloat, _ height: CGFloat, note: String? = nil) -> WidgetSize {
      WidgetSize(width, height, origin.provenance, source: origin.source, note: note ?? origin.note)
    }
    return [
      .family(.accessoryCircular): size(circle, circle),
      .family(.accessoryRectangular): size(rectangle.width, rectangle.height),
      .family(.accessoryInline): size(inline, 26, note: besideTheDate),
    ]
  }

  private static func phone(
    _ width: CGFloat,
    _ height: CGFloat,
    small: CGFloat,
    _ medium: Points,
    _ large: Points,
    _ circle: CGFloat,
    _ rectangle: Points,
    _ inline: CGFloat,
    text: Points,
    textNote: String? = nil,
    system origin: WidgetSize? = nil
  ) -> ScreenClass {
    let documented = WidgetSize(0, 0, .documented, source: guideline)
    let sizes = system(small, medium, large, like: origin ?? documented)
      .merging(accessory(circle, rectangle, inline, like: documented)) { first, _ in first }
    let area = TextArea(
      size: CGSize(width: text.width, height: text.height),
      provenance: .measured,
      source: measurement,
      note: textNote
    )
    return ScreenClass(width, height, sizes: sizes, textAreas: [.lockScreen: area])
  }

  /// A class that the guideline does not list: accessory sizes are another class's.
  private static func newer(
    _ width: CGFloat,
    _ height: CGFloat,
    as other: String,
    small: CGFloat?,
    _ medium: Points,
    _ large: Points,
    _ circle: CGFloat,
    _ rectangle: Points,
    _ inline: CGFloat,
    _ text: Points,
    note: String? = nil
  ) -> ScreenClass {
    let source = "derived from \(other), as nobody published a measurement of this class"
    var sizes = accessory(
      circle,
      rectangle,
      inline,
      like: WidgetSize(0, 0, .derived, source: source, note: note)
    )
    if let small {
      let measured = WidgetSize(0, 0, .measured, source: homeScreen)
      sizes.merge(system(small, medium, large, like: measured)) { first, _ in first }
    }
    let area = TextArea(
      size: CGSize(width: text.width, height: text.height),
      provenance: .derived,
      source: source,
      note: note
    )
    return ScreenClass(width, height, sizes: sizes, textAreas: [.lockScreen: area])
  }

  private static func tablet(
    _ width: CGFloat,
    _ height: CGFloat,
    small: CGFloat,
    _ medium: Points,
    _ large: Points,
    _ extraLarge: Points
  ) -> ScreenClass {
    let documented = WidgetSize(0, 0, .documented, source: guideline)
    var sizes = system(small, medium, large, like: documented)
    sizes[.family(.systemExtraLarge)] = WidgetSize(
      extraLarge.width,
      extraLarge.height,
      .documented,
      source: guideline
    )
    return ScreenClass(width, height, sizes: sizes)
  }

  private static func watch(
    _ width: CGFloat,
    _ height: CGFloat,
    stack: Points,
    circle: CGFloat,
    corner: CGFloat,
    note: String? = nil
  ) -> ScreenClass {
    let complications = "Apple, Human Interface Guidelines, Complications"
    return ScreenClass(
      width,
      height,
      sizes: [
        .family(.accessoryRectangular): WidgetSize(
          stack.width,
          stack.height,
          .documented,
          source: guideline,
          note: note ?? "as it stands in the Smart Stack"
        ),
        .family(.accessoryCircular): WidgetSize(
          circle,
          circle,
          .documented,
          source: complications,
          note: note
        ),
        .family(.accessoryCorner): WidgetSize(
          corner,
          corner,
          .documented,
          source: complications,
          note: note
        ),
      ]
    )
  }
}
