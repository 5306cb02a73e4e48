import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// What is wrong with a bundle of widgets itself.
@MainActor
@Suite struct HostBundleTests {
  private struct FirstWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Clock", provider: MomentProvider()) { _ in Text(verbatim: "first")
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  private struct SecondWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Clock", provider: MomentProvider()) { _ in Text(verbatim: "second")
      }
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

  /// A family that is named twice is run once.
  @Test func familiesAreNamedOnce() {
    let widget = StaticConfiguration(kind: "Clock", provider: MomentProvider()) { _ in
      Text(verbatim: "first")
    }
    .supportedFamilies([.systemSmall, .systemLarge, .systemSmall])
    #expect(widget._definitions.map(\.families) == [[.systemSmall, .systemLarge]])
  }
}
