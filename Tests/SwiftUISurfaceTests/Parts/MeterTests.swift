import Foundation
import Testing

@testable import SwiftUISurface

/// How far meters reach at the ends of what they measure, and what is said beside them.
@MainActor
@Suite struct MeterTests {
  private static func date(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  private func said(_ view: some View) throws -> [String] {
    try Layouts.decide(view, 100, 60).placed.texts.map(\.string)
  }

  /// An interval without length is over once it begins.
  @Test func partsAreBetweenNoneAndAll() {
    let time = Self.date(100)...Self.date(300)
    let (half, moment) = (Self.date(100)...Self.date(100.5), Self.date(100)...Self.date(100))
    let rows: [(ProgressMeasure, TimeInterval, Double?)] = [
      (.unknown, 0, nil), (.fraction(-0.5), 0, 0), (.fraction(0), 0, 0), (.fraction(0.25), 0, 0.25),
      (.fraction(1), 0, 1), (.fraction(1.5), 0, 1), (.fraction(.nan), 0, 0),
      (.fraction(.infinity), 0, 1), (.fraction(-.infinity), 0, 0),
      (.interval(time, countsDown: false), 99, 0), (.interval(time, countsDown: false), 100, 0),
      (.interval(time, countsDown: false), 150, 0.25), (.interval(time, countsDown: false), 300, 1),
      (.interval(time, countsDown: false), 301, 1), (.interval(time, countsDown: true), 99, 1),
      (.interval(time, countsDown: true), 150, 0.75), (.interval(time, countsDown: true), 301, 0),
      (.interval(half, countsDown: false), 99, 0), (.interval(half, countsDown: true), 100.25, 0.5),
      (.interval(half, countsDown: false), 100.25, 0.5),
      (.interval(half, countsDown: false), 100.5, 1),
      (.interval(moment, countsDown: false), 99, 0), (.interval(moment, countsDown: false), 100, 1),
      (.interval(moment, countsDown: false), 101, 1), (.interval(moment, countsDown: true), 99, 1),
      (.interval(moment, countsDown: true), 100, 0),
    ]
    for (measure, seconds, expected) in rows {
      #expect(measure.fraction(at: Self.date(seconds)) == expected, "\(measure) at \(seconds)")
    }
  }

  /// A ring has the room of a round widget, the smaller of its lengths, and one size everywhere else, a corner's too.
  @Test(arguments: WidgetFamily.allCases)
  func ringsFillRoundWidgets(_ family: WidgetFamily) throws {
    let gauge = Gauge(value: 0.5) { Text(verbatim: "a") }.environment(\.widgetFamily, family)
    for ring in [
      AnyView(gauge.gaugeStyle(.accessoryCircular)),
      AnyView(gauge.gaugeStyle(.accessoryCircularCapacity)),
    ] {
      let isRound = family == .accessoryCircular
      for room in [CGSize(width: 80, height: 80), CGSize(width: 90, height: 76)] {
        let side = isRound ? room.height : 58
        let size = try Layouts.size(ring, room.width, room.height)
        #expect(abs(size.width - side) < 1e-9 && abs(size.height - side) < 1e-9)
      }
      #expect(try Layouts.size(ring, nil, nil) == CGSize(width: 58, height: 58))
    }
  }

  /// A bar stands 4 points below its label, whatever that is, as on an iPhone simulator of iOS 26.0
  /// (iamcgn/swiftui-web, `ios/progress/basic`).
  @Test func barsStandFourPointsBelowTheirLabels() throws {
    let bar = ProgressView(value: 0.4) { Block(57, 24.5) }
    #expect(try Layouts.size(bar, 320, nil, scale: 2) == CGSize(width: 320, height: 32.5))
    let text = Text(verbatim: "Volume")
    let height = try Layouts.size(text, nil, nil).height
    let labelled = ProgressView(value: 0.4) { text }
    #expect(abs(try Layouts.size(labelled, 320, nil).height - height - 8) < 1e-9)
    #expect(try Layouts.size(ProgressView(value: 0.4), 320, nil).height == 4)
  }

  /// The running time counts as the bar does, beside a label or not.
  @Test(arguments: [(true, "2:30"), (false, "0:50")])
  func timesCountAsTheyAreTold(_ countsDown: Bool, _ expected: String) throws {
    let time = Self.date(0)...Self.date(200)
    let labelled = ProgressView(timerInterval: time, countsDown: countsDown) {
      Text(verbatim: "Boil")
    }
    let plain = ProgressView(timerInterval: time, countsDown: countsDown)
    let now = Self.date(50)
    #expect(try said(labelled.environment(\.referenceDate, now)) == ["Boil", expected])
    #expect(try said(plain.environment(\.referenceDate, now)) == [expected])
  }

  /// Leaves one of the labels of the bounds out.
  private struct OneBound: GaugeStyle {
    let hasLeast: Bool

    func makeBody(configuration: Configuration) -> some View {
      var own = configuration
      if hasLeast { own.maximumValueLabel = nil } else { own.minimumValueLabel = nil }
      return AccessoryCircularGaugeStyle().makeBody(configuration: own)
    }
  }

  /// One label of a bound takes the gap of a ring from what the ring is about, and stands at its own end.
  @Test(arguments: [true, false]) func oneBoundStandsInTheGap(_ hasLeast: Bool) throws {
    let gauge = Gauge(value: 3, in: 2...6) {
      Text(verbatim: "a")
    } currentValueLabel: {
      Text(verbatim: "3")
    } minimumValueLabel: {
      Text(verbatim: "2")
    } maximumValueLabel: {
      Text(verbatim: "6")
    }
    let style = OneBound(hasLeast: hasLeast)
    let texts = try Layouts.decide(gauge.gaugeStyle(style), 58, 58).placed.texts
    #expect(texts.map(\.string).sorted() == (hasLeast ? ["2", "3"] : ["3", "6"]))
    for text in texts where text.string != "3" {
      let frame = try #require(text.frame)
      #expect((frame.midX < 29) == hasLeast)
    }
  }
}
