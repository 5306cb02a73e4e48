import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// What is wrong with a bundle of widgets itself.
@MainActor
@Suite struct HostBundleTests {
  private struct Moment: TimelineEntry {
    let date: Date
  }

  private struct Clock: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
      completion(Moment(date: .now))
    }

    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
  }

  private struct FirstWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Clock", provider: Clock()) { _ in Text(verbatim: "first") }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  private struct SecondWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Clock", provider: Clock()) { _ in Text(verbatim: "second") }
        .supportedFamilies([.accessoryInline])
    }
  }

  private struct TwoOfAKind: WidgetBundle {
    var body: some Widget {
      FirstWidget()
      SecondWidget()
    }
  }

  /// What is said of two widgets of one kind stands with the first of them.
  @Test func theFirstOfAKindIsNamed() {
    let findings = WidgetHost(TwoOfAKind()).findings
    #expect(findings.map(\.widget) == ["FirstWidget"])
    #expect(
      findings.map(\.message) == ["FirstWidget and SecondWidget have one kind, “Clock”"]
    )
  }
}
