import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import WidgetSurface

/// Views drawn by chance, in one of many surroundings each: sizes, guides, distances, choices, places
/// and headroom as they were when somebody looked at them.
///
/// `Scripts/renew-golden` writes `Cases/recorded-views.txt` anew: every line of its diff is one that was
/// meant.
@MainActor
@Suite struct RecordedViewTests {
  nonisolated private static let count: UInt64 = 120

  static let surroundings: [(String, @Sendable (inout EnvironmentValues) -> Void)] = [
    ("lock screen", { $0.widgetFamily = .accessoryRectangular }),
    ("lock screen", { $0.widgetFamily = .accessoryRectangular }),
    ("from the right", { $0.layoutDirection = .rightToLeft }),
    (
      "home screen, dark",
      {
        $0.widgetFamily = .systemSmall
        $0.colorScheme = .dark
      }
    ),
    ("larger", { $0.dynamicTypeSize = .xxxLarge }),
    (
      "lock screen, smaller",
      {
        $0.widgetFamily = .accessoryRectangular
        $0.dynamicTypeSize = .small
      }
    ),
    ("as on iOS 16", { $0.systemVersion = .iOS16 }),
    ("as on iOS 17", { $0.systemVersion = .iOS17 }),
    ("bold", { $0.legibilityWeight = .bold }),
    ("double pixels", { $0.displayScale = 2 }),
    ("single pixels", { $0.displayScale = 1 }),
    (
      "watch",
      {
        $0.platform = .watchOS
        $0.widgetFamily = .accessoryRectangular
      }
    ),
  ]

  private static func drawn(
    _ seed: UInt64,
    _ fonts: FontLibrary
  ) -> (name: String, view: AnyView, selector: FitSelector) {
    var random = RandomView(seed: seed)
    let (name, view) = random.view(levels: 3)
    let (place, change) = random.any(surroundings)
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.displayScale = 3
    change(&environment)
    return ("\(name), \(place)", view, FitSelector(environment: environment))
  }

  @Test func everythingIsWhereItWas() throws {
    let fonts = try TestFonts.japanese()
    var rows: [String] = []
    for seed in 0..<Self.count {
      let (name, view, selector) = Self.drawn(seed, fonts)
      let recorded = RecordedView(view, selector)
      rows += ["== \(seed) \(name)"] + recorded.measured()
      // Headroom is searched for by measuring dozens of times.
      let depth: RecordedView.Depth = seed.isMultiple(of: 12) ? .headroom : .places
      rows += recorded.decided(in: CGSize(width: 146, height: 58), asks: .items)
      rows += recorded.decided(in: CGSize(width: 61.3, height: 34), asks: depth)
    }
    try GoldenFile("WidgetSurfaceTests/Cases/recorded-views.txt").check(rows)
  }
}
