#if os(Linux)
import FitSelection
import Foundation
import SwiftUISurface
import Testing

@testable import WidgetHost
@testable import WidgetSurface

/// Widgets that ask for the screen, which is that of no device: they are laid out for many at once.
@MainActor
@Suite struct AskedScreenTests {
  private struct Screened: Widget {
    var asks = false

    /// The screen's width; that of a view which is loaded as large as it is no question of the widget's.
    private static func width(_ asks: Bool) -> CGFloat {
      asks ? UIScreen.main.bounds.width : UIViewController().view.frame.width
    }

    var body: some WidgetConfiguration {
      let asks = asks
      return StaticConfiguration(kind: "Screened", provider: MomentProvider()) { _ in
        Text(verbatim: "a")
          .frame(width: Self.width(asks) / 4)
          .containerBackground(Color.white, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  @Test(arguments: [true, false]) func theScreenIsToldOf(_ asks: Bool) async throws {
    var request = FaultTests.request("Screened")
    request.family = "systemSmall"
    let run = try await WidgetHost(Screened(asks: asks)).run(request)
    #expect(run.findings.map(\.code) == (asks ? [.missingResource] : []))
    let text = BilingualText(
      "UIScreen.main is asked for, which is that of no device here: 375 by 667 points, 2 pixels a point",
      "UIScreen.mainが参照されましたが、ここでは機種にかかわらず375×667ポイント、2倍として扱います"
    )
    #expect(run.findings.allSatisfy { $0.text == text })
    #expect(!run.entries.isEmpty)
  }

  /// A provider, which is asked on any thread, asks how many pixels a point has, as for a picture of that size.
  private struct Asking: PresentMomentProvider {
    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      let seconds = Double(UIScreen.main.scale)
      completion(Timeline(entries: [Moment(date: Date.now + seconds)], policy: .never))
    }
  }

  private struct Asked: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Screened", provider: Asking()) { _ in
        Text(verbatim: "a").containerBackground(Color.white, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  @Test func theScreenOfAProviderIsToldOf() async throws {
    var request = FaultTests.request("Screened", hours: 1)
    request.family = "systemSmall"
    let run = try await WidgetHost(Asked()).run(request)
    #expect(run.findings.map(\.code) == [.missingResource])
    #expect(run.entries.last?.date == FaultTests.start + 2)
  }

  private final class Quiet: UIViewController, NCWidgetProviding {}

  /// That one widget has asked is not told of the next, and the screen that an extension was shown on is not the next
  /// one's.
  @Test func eachRunHasAScreenOfItsOwn() async throws {
    var request = FaultTests.request("Screened")
    request.family = "systemSmall"
    request.waitForAllAnswers()
    var shown = request
    shown.kind = "Quiet"
    shown.family = "todayCompact"
    shown.devices = ["iPhone 8 on iOS 13"]
    let asking = try await WidgetHost(Screened(asks: true)).run(request)
    let silent = try await WidgetHost(Screened()).run(request)
    let today = try await WidgetHost(TodayExtension { Quiet() }).run(shown)
    let askingAgain = try await WidgetHost(Screened(asks: true)).run(request)
    #expect(asking.findings.map(\.code) == [.missingResource])
    #expect(silent.findings == [] && today.updates.count == 1)
    #expect(askingAgain.findings.map(\.code) == [.missingResource])
  }
}
#endif
