import Foundation
import ViewLayout

/// The Today extension, which widgets took the place of (iOS 8 to 14): its widths and heights on
/// models and systems, as a developer measured them (github.com/WOWidget/wowidget.github.io), at
/// the default size of text.
extension DeviceCatalogue {
  /// The models that share a size under one system.
  struct TodayRow {
    let kind: Device.Kind
    let system: Int
    let width: CGFloat
    let compactHeight: CGFloat
    let expandedHeight: CGFloat
    let screen: CGSize
    let models: [String]

    init(
      _ kind: Device.Kind,
      _ system: Int,
      _ width: CGFloat,
      _ compactHeight: CGFloat,
      _ expandedHeight: CGFloat,
      on screen: (CGFloat, CGFloat),
      _ models: String...
    ) {
      self.kind = kind
      self.system = system
      self.width = width
      self.compactHeight = compactHeight
      self.expandedHeight = expandedHeight
      self.screen = CGSize(width: screen.0, height: screen.1)
      self.models = models
    }
  }

  static let todayRows: [TodayRow] = [
    TodayRow(.iPhone, 14, 292, 110, 528, on: (320, 568), "iPhone SE (1st generation)"),
    TodayRow(
      .iPhone,
      14,
      321,
      110,
      616,
      on: (375, 667),
      "iPhone 6s",
      "iPhone 7",
      "iPhone 8",
      "iPhone SE (2nd generation)"
    ),
    TodayRow(.iPhone, 14, 329, 110, 748, on: (375, 812), "iPhone 11 Pro", "iPhone X", "iPhone XS"),
    TodayRow(
      .iPhone,
      14,
      348,
      110,
      660,
      on: (414, 736),
      "iPhone 6s Plus",
      "iPhone 7 Plus",
      "iPhone 8 Plus"
    ),
    TodayRow(
      .iPhone,
      14,
      360,
      110,
      836,
      on: (414, 896),
      "iPhone 11",
      "iPhone 11 Pro Max",
      "iPhone XS Max",
      "iPhone XR"
    ),
    TodayRow(.iPhone, 13, 304, 110, 440, on: (320, 568), "iPhone SE (1st generation)"),
    TodayRow(
      .iPhone,
      13,
      359,
      110,
      528,
      on: (375, 667),
      "iPhone 6s",
      "iPhone 7",
      "iPhone 8",
      "iPhone SE (2nd generation)"
    ),
    TodayRow(.iPhone, 13, 359, 110, 660, on: (375, 812), "iPhone 11 Pro", "iPhone X", "iPhone XS"),
    TodayRow(
      .iPhone,
      13,
      398,
      110,
      616,
      on: (414, 736),
      "iPhone 6s Plus",
      "iPhone 7 Plus",
      "iPhone 8 Plus"
    ),
    TodayRow(
      .iPhone,
      13,
      398,
      110,
      748,
      on: (414, 896),
      "iPhone 11",
      "iPhone 11 Pro Max",
      "iPhone XS Max",
      "iPhone XR"
    ),
    TodayRow(.iPhone, 12, 304, 110, 440, on: (320, 568), "iPhone 5s", "iPhone SE (1st generation)"),
    TodayRow(
      .iPhone,
      12,
      359,
      110,
      528,
      on: (375, 667),
      "iPhone 6",
      "iPhone 6s",
      "iPhone 7",
      "iPhone 8"
    ),
    TodayRow(.iPhone, 12, 359, 110, 660, on: (375, 812), "iPhone X", "iPhone XS"),
    TodayRow(
      .iPhone,
      12,
      398,
      110,
      616,
      on: (414, 736),
      "iPhone 6 Plus",
      "iPhone 6s Plus",
      "iPhone 7 Plus",
      "iPhone 8 Plus"
    ),
    TodayRow(.iPhone, 12, 398, 110, 748, on: (414, 896), "iPhone XS Max", "iPhone XR"),
    TodayRow(
      .iPad,
      14,
      329,
      110,
      352,
      on: (768, 1024),
      "iPad 5th",
      "iPad 6th",
      "iPad Air 2",
      "iPad Mini 4",
      "iPad Mini 5th",
      "iPad Pro 9.7"
    ),
    TodayRow(.iPad, 14, 329, 110, 352, on: (810, 1080), "iPad 7th", "iPad 8th"),
    TodayRow(.iPad, 14, 329, 110, 352, on: (834, 1112), "iPad Air 3rd", "iPad Pro 10.5"),
    TodayRow(.iPad, 14, 329, 110, 352, on: (820, 1180), "iPad Air 4th"),
    TodayRow(.iPad, 14, 329, 110, 352, on: (834, 1194), "iPad Pro 1st 11", "iPad Pro 2nd 11"),
    TodayRow(
      .iPad,
      14,
      360,
      110,
      352,
      on: (1024, 1366),
      "iPad Pro 2nd 12.9",
      "iPad Pro 3rd 12.9",
      "iPad Pro 4th 12.9",
      "iPad Pro 12.9"
    ),
    TodayRow(.iPad, 13, 336, 110, 572, on: (768, 1024), "iPad Mini 4", "iPad Mini 5th"),
    TodayRow(
      .iPad,
      13,
      355,
      110,
      572,
      on: (768, 1024),
      "iPad 5th",
      "iPad 6th",
      "iPad Air 2",
      "iPad Pro 9.7"
    ),
    TodayRow(.iPad, 13, 359, 110, 572, on: (810, 1080), "iPad 7th"),
    TodayRow(.iPad, 13, 359, 110, 616, on: (834, 1112), "iPad Air 3rd", "iPad Pro 10.5"),
    TodayRow(.iPad, 13, 359, 110, 616, on: (834, 1194), "iPad Pro 1st 11", "iPad Pro 2nd 11"),
    TodayRow(
      .iPad,
      13,
      373,
      110,
      748,
      on: (1024, 1366),
      "iPad Pro 2nd 12.9",
      "iPad Pro 3rd 12.9",
      "iPad Pro 4th 12.9",
      "iPad Pro 12.9"
    ),
    TodayRow(
      .iPad,
      12,
      556,
      110,
      616,
      on: (768, 1024),
      "iPad 5th",
      "iPad 6th",
      "iPad Air",
      "iPad Air 2",
      "iPad Mini 2",
      "iPad Mini 3",
      "iPad Mini 4",
      "iPad Pro 9.7"
    ),
    TodayRow(.iPad, 12, 556, 110, 704, on: (834, 1112), "iPad Pro 10.5"),
    TodayRow(
      .iPad,
      12,
      672,
      130,
      884,
      on: (1024, 1366),
      "iPad Pro 2nd 12.9",
      "iPad Pro 3rd 12.9",
      "iPad Pro 12.9"
    ),
  ]

  /// The models as devices of their systems, the newest system first, such as "iPhone 8 on iOS 14".
  static func todayDevices(_ slot: WidgetSlot, margins: EdgeInsets?) -> [Device] {
    todayRows.flatMap { row in
      let source = "measured by a developer (github.com/WOWidget/wowidget.github.io)"
      let screen = ScreenClass(
        row.screen.width,
        row.screen.height,
        sizes: [
          .todayCompact: WidgetSize(row.width, row.compactHeight, .measured, source: source),
          .todayExpanded: WidgetSize(row.width, row.expandedHeight, .measured, source: source),
        ]
      )
      guard let area = screen.textArea(of: slot, margins: margins) else { return [Device]() }
      return row.models.map { model in
        Device(
          name:
            "\(model) on \(row.kind == .iPad && row.system > 12 ? "iPadOS" : "iOS") \(row.system)",
          kind: row.kind,
          identifiers: [],
          screenClass: screen,
          displayScale: Self.scale(of: model, on: row.screen),
          slot: slot,
          textArea: area
        )
      }
    }
  }

  /// Pixels a point: three on the larger iPhones, two on the others and on every iPad.
  private static func scale(of model: String, on screen: CGSize) -> CGFloat {
    let rows = phoneRows + olderPhoneRows
    return rows.first { $0.name == model }?.displayScale
      ?? (screen == CGSize(width: 414, height: 736) ? 3 : 2)
  }
}
