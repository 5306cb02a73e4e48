import Foundation
import TestSupport
import Testing
import Typesetting

@testable import SwiftUISurface

/// Images, gauges and progress views, whose measures are stand-ins.
@MainActor
@Suite struct MeasureStandInTests {
  static func subjects(
    _ view: some View,
    _ width: CGFloat = 100,
    _ height: CGFloat = 60
  ) throws -> [String] {
    try Layouts.decide(view, width, height).standIns.map(\.subject)
  }

  private enum Longest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  /// An action that is not run may set what the layout rests on; a preference alone sets nothing.
  @Test func actionsOnPreferencesAreNamed() throws {
    let block = Block(10, 10).preference(key: Longest.self, value: 3)
    #expect(try Self.subjects(block) == [])
    #expect(
      try Self.subjects(block.onPreferenceChange(Longest.self) { _ in })
        == ["actions on preferences"]
    )
  }

  /// Lines of what says that there is nothing stand in the middle.
  @Test func wordsForNothingAreCentred() throws {
    let view = ContentUnavailableView {
      Text(verbatim: "a\nmuch longer")
    } description: {
      Text(verbatim: "b\nmuch longer")
    }
    let texts = try Layouts.decide(view, 300, 300).displayList.texts
    #expect(texts.count == 2)
    for text in texts {
      let lines = text.laidOut.lines
      try #require(lines.count == 2)
      #expect(abs(lines[0].x - (lines[1].width - lines[0].width) / 2) < 1)
    }
  }

  @Test(arguments: WidgetFamily.allCases)
  func gaugesWithoutAStyleFollowTheFamily(_ family: WidgetFamily) throws {
    let gauge = Gauge(value: 0.5) {
      Text(verbatim: "PTS")
    } currentValueLabel: {
      Text(verbatim: "8")
    }
    .environment(\.widgetFamily, family)
    let isRound = family == .accessoryCircular || family == .accessoryCorner
    let size = try Layouts.size(gauge, 80, 80)
    let same =
      try isRound
      ? Layouts.size(gauge.gaugeStyle(.accessoryCircular), 80, 80)
      : Layouts.size(gauge.gaugeStyle(.linearCapacity), 80, 80)
    #expect(size == same)
    #expect((size.width == size.height) == isRound)
    #expect(try Layouts.size(gauge.gaugeStyle(.automatic), 80, 80) == size)
  }

  /// Labels of a ring are set at half their size where they have to be, and no smaller.
  @Test(arguments: [false, true]) func labelsInARingShrinkToHalf(_ hasBounds: Bool) throws {
    func label(_ name: String) -> Text {
      Text(verbatim: String(repeating: "\(name) of many words ", count: 9))
    }
    let gauge = Gauge(value: 0.5) {
      label("label")
    } currentValueLabel: {
      label("value")
    }
    let bounded = Gauge(value: 0.5) {
      label("label")
    } currentValueLabel: {
      label("value")
    } minimumValueLabel: {
      label("least")
    } maximumValueLabel: {
      label("most")
    }
    let texts =
      try hasBounds
      ? Layouts.decide(bounded.gaugeStyle(.accessoryCircular), 58, 58).placed.texts
      : Layouts.decide(gauge.gaugeStyle(.accessoryCircular), 58, 58).placed.texts
    #expect(texts.count == (hasBounds ? 3 : 2))
    for text in texts {
      #expect(text.pointSize == (text.string.hasPrefix("value") ? 10 : 5), "\(text.string)")
      #expect(text.lineCount == 1 && text.isTruncated)
    }
  }

  @Test func gaugesTakeLabelsOfMarkedValues() throws {
    let marked = Gauge(value: 0.5) {
      Text(verbatim: "PTS")
    } currentValueLabel: {
      Text(verbatim: "8")
    } markedValueLabels: {
      Text(verbatim: "low")
    }
    let plain = Gauge(value: 0.5) {
      Text(verbatim: "PTS")
    } currentValueLabel: {
      Text(verbatim: "8")
    }
    #expect(try Layouts.size(marked, 100, 60) == Layouts.size(plain, 100, 60))
    let all = Gauge(value: 3, in: 0...5) {
      Text(verbatim: "PTS")
    } currentValueLabel: {
      Text(verbatim: "8")
    } minimumValueLabel: {
      Text(verbatim: "0")
    } maximumValueLabel: {
      Text(verbatim: "5")
    } markedValueLabels: {
      Text(verbatim: "low")
    }
    #expect(try Layouts.size(all.gaugeStyle(Marks()), 100, 60).width > 3)
  }

  /// Shows the labels of marked values and nothing else.
  struct Marks: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.markedValueLabels
    }
  }

  static let interval =
    Date(
      timeIntervalSinceReferenceDate: 0
    )...Date(
      timeIntervalSinceReferenceDate: 200
    )

  @Test func intervalsShowTheirTime() throws {
    func texts(_ view: some View, at seconds: TimeInterval) throws -> [String] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      return try Layouts.decide(view.environment(\.referenceDate, date), 100, 60)
        .placed.texts.map(\.string)
    }
    let plain = ProgressView(timerInterval: Self.interval)
    #expect(try texts(plain, at: 50) == ["2:30"])
    let labelled = ProgressView(timerInterval: Self.interval, countsDown: false) {
      Text(verbatim: "Boil")
    }
    #expect(try texts(labelled, at: 50) == ["Boil", "0:50"])
    let own = ProgressView(timerInterval: Self.interval) {
      Text(verbatim: "Boil")
    } currentValueLabel: {
      Text(verbatim: "soon")
    }
    #expect(try texts(own, at: 50) == ["Boil", "soon"])
  }

  /// Without labels what shows a value is left alone, and nothing keeps room for them.
  @Test func labelsAreHidden() throws {
    func shown(_ view: some View) throws -> ([String], CGSize) {
      let decision = try Layouts.decide(view, 100, 60)
      return (decision.placed.texts.map(\.string), decision.placed.size)
    }
    let label = { Text(verbatim: "Boil") }
    let bar = ProgressView(value: 0.5, label: label, currentValueLabel: { Text(verbatim: "half") })
    #expect(try shown(bar).0 == ["Boil", "half"])
    #expect(try shown(bar.labelsHidden()) == ([], shown(ProgressView(value: 0.5)).1))
    let interval = ProgressView(timerInterval: Self.interval).labelsHidden()
    #expect(try shown(interval) == ([], shown(ProgressView(value: 0.5)).1))
    let gauge = Gauge(value: 0.5, label: label, currentValueLabel: { Text(verbatim: "half") })
      .gaugeStyle(.linearCapacity)
    #expect(try shown(gauge).0 == ["Boil", "half"])
    #expect(try shown(gauge.labelsHidden()).0 == ["half"])
    let row = LabeledContent {
      Text(verbatim: "half")
    } label: {
      label()
    }
    #expect(try shown(row).0 == ["Boil", "half"])
    #expect(try shown(row.labelsHidden()) == (["half"], shown(Text(verbatim: "half")).1))
  }

  /// What runs an intent is drawn by the system in a way that nobody published, unless a style says how.
  @Test func controlsWithoutAStyleAreNamed() throws {
    struct Intent: _ControlIntent {}
    let button = Button(intent: Intent()) { Text(verbatim: "Go") }
    let toggle = Toggle(isOn: true, intent: Intent()) { Text(verbatim: "Go") }
    let text = try Layouts.size(Text(verbatim: "Go"), 100, 60)
    #expect(try Layouts.size(button, 100, 60) == text && Layouts.size(toggle, 100, 60) == text)
    #expect(try Self.subjects(button) == ["buttons without a style"])
    #expect(try Self.subjects(toggle) == ["switches without a style"])
    #expect(try Self.subjects(button.buttonStyle(.plain)) == [])
    #expect(try Self.subjects(button.buttonStyle(.bordered)) == ["bordered buttons"])
    #expect(try Self.subjects(toggle.toggleStyle(.button)) == ["switches as buttons"])
    #expect(try Self.subjects(toggle.toggleStyle(.switch)) == ["switches"])
    // The place's look is that of one without a style, whatever is set around it.
    let automatic = toggle.toggleStyle(.automatic)
    #expect(try Self.subjects(automatic) == ["switches without a style"])
    #expect(try Self.subjects(automatic.toggleStyle(.switch)) == ["switches without a style"])
    #expect(try Layouts.size(automatic, 100, 60) == text)
    #expect(try Self.subjects(button.buttonStyle(BorderlessButtonStyle())) == [])
    let usual = button.buttonStyle(DefaultButtonStyle())
    #expect(try Self.subjects(usual) == ["buttons without a style"])
    #expect(try Self.subjects(usual.buttonStyle(.bordered)) == ["buttons without a style"])
    #expect(try Self.subjects(button.buttonStyle(.automatic)) == ["buttons without a style"])
    #expect(try Layouts.size(usual, 100, 60) == text)
    // What runs nothing of the app is no control of a widget.
    #expect(
      try Self.subjects(
        Button {
        } label: {
          Text(verbatim: "Go")
        }
      ) == []
    )
    #expect(try Self.subjects(Toggle(isOn: .constant(true)) { Text(verbatim: "Go") }) == [])
  }

  @Test(arguments: [(-10.0, 0.0), (0, 0), (50, 0.25), (200, 1), (900, 1)])
  func intervalsStandWhereTheReferenceDateIs(_ seconds: TimeInterval, _ done: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    func width(_ countsDown: Bool) throws -> CGFloat {
      let view = ProgressView(timerInterval: Self.interval, countsDown: countsDown) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .environment(\.referenceDate, date)
      return try #require(Layouts.frames(view, 100, 60).last).width
    }
    #expect(abs(try width(false) - 100 * done) < 1e-9)
    #expect(abs(try width(true) - 100 * (1 - done)) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func valuesThatAreNoNumbers(_ value: Double) throws {
    let frames = try Layouts.frames(ProgressView(value: value), 100, 60)
    #expect(frames.allSatisfy { $0.width.isFinite && $0.minX.isFinite })
  }

  /// Complications' styles have a tint of their own, which moves nothing.
  @Test func aTintOfAGaugeChangesNoLength() throws {
    let gauge = Gauge(value: 0.5) {
      Text("label")
    } currentValueLabel: {
      Text("value")
    }
    let tint = Gradient(colors: [.red, .green])
    let ring = try Layouts.size(gauge.gaugeStyle(.circular), 58, 58)
    #expect(try Layouts.size(gauge.gaugeStyle(CircularGaugeStyle(tint: .red)), 58, 58) == ring)
    #expect(try Layouts.size(gauge.gaugeStyle(CircularGaugeStyle(tint: tint)), 58, 58) == ring)
    let bar = try Layouts.size(gauge.gaugeStyle(.linear), 100, 58)
    #expect(try Layouts.size(gauge.gaugeStyle(LinearGaugeStyle(tint: .red)), 100, 58) == bar)
    #expect(try Layouts.size(gauge.gaugeStyle(LinearGaugeStyle(tint: tint)), 100, 58) == bar)
  }
}
