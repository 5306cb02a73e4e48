import Foundation
import Testing

@testable import SwiftUISurface

/// What is told to those who do not see a view: nothing of it is asked for, and nothing done.
extension AcceptedFormTests {
  private struct Intent: _ControlIntent {}

  private struct Teller: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      Issue.record("a chart is not told")
      return AXChartDescriptor(xAxis: Self.axis, series: [])
    }

    static let axis = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Monday"])
  }

  @Test func nothingIsReadAloudUnderConditions() throws {
    try expectNoEffect([
      ("label", AnyView(sample.accessibilityLabel(words, isEnabled: true))),
      ("key as label", AnyView(sample.accessibilityLabel("a", isEnabled: true))),
      ("string as label", AnyView(sample.accessibilityLabel(name, isEnabled: false))),
      ("value", AnyView(sample.accessibilityValue(words, isEnabled: true))),
      ("string as value", AnyView(sample.accessibilityValue(name, isEnabled: true))),
      ("hint", AnyView(sample.accessibilityHint("a", isEnabled: true))),
      ("string as hint", AnyView(sample.accessibilityHint(name, isEnabled: true))),
      ("hidden", AnyView(sample.accessibilityHidden(true, isEnabled: true))),
      ("texts to be said", AnyView(sample.accessibilityInputLabels([words, words]))),
      ("strings to be said", AnyView(sample.accessibilityInputLabels([name]))),
      ("what is to be said", AnyView(sample.accessibilityInputLabels([words], isEnabled: true))),
      ("text as help", AnyView(sample.help(words))),
      ("spoken text", AnyView(sample.speechSpellsOutCharacters().speechAdjustedPitch(0.5))),
      ("kind of text", AnyView(sample.accessibilityTextContentType(.messaging))),
    ])
  }

  /// What is spoken of a text is none of its settings: what they are is kept.
  @Test func textsThatAreSpokenOtherwiseAreTheSame() throws {
    let text = sample.bold()
    let plain = try shown(text)
    let ways = [
      text.accessibilityLabel(words), text.accessibilityLabel("a"), text.accessibilityLabel(name),
      text.accessibilityHeading(.h1), text.accessibilityTextContentType(.plain),
      text.speechAdjustedPitch(1), text.speechAlwaysIncludesPunctuation(),
      text.speechAnnouncementsQueued(), text.speechSpellsOutCharacters(false),
    ]
    for (index, way) in ways.enumerated() { #expect(try shown(way) == plain, "\(index)") }
    #expect(try shown(sample) != plain)
    let sum = try shown(text + words)
    #expect(try shown(text.accessibilityLabel("a") + words) == sum)
    #expect(try shown(text + words.accessibilityHeading(.h2)) == sum)
  }

  @Test func nothingIsDoneForThoseWhoDoNotSee() throws {
    var count = 0
    func unasked() -> Text {
      count += 1
      return words
    }
    try expectNoEffect([
      ("tap", AnyView(sample.accessibilityAction { count += 1 })),
      ("kind", AnyView(sample.accessibilityAction(.magicTap) { count += 1 })),
      (
        "kind of a name",
        AnyView(sample.accessibilityAction(AccessibilityActionKind(named: words)) { count += 1 })
      ),
      ("key", AnyView(sample.accessibilityAction(named: "a") { count += 1 })),
      ("string", AnyView(sample.accessibilityAction(named: name) { count += 1 })),
      ("view", AnyView(sample.accessibilityAction(action: { count += 1 }, label: { unasked() }))),
      ("intent", AnyView(sample.accessibilityAction(.default, intent: Intent()))),
      ("intent of a name", AnyView(sample.accessibilityAction(named: "a", intent: Intent()))),
      ("intent of a text", AnyView(sample.accessibilityAction(named: words, intent: Intent()))),
      (
        "intent of a view",
        AnyView(sample.accessibilityAction(intent: Intent(), label: { unasked() }))
      ),
      (
        "change",
        AnyView(sample.accessibilityAdjustableAction { count += $0 == .increment ? 1 : 2 })
      ),
      ("move", AnyView(sample.accessibilityScrollAction { count += $0 == .top ? 1 : 2 })),
      (
        "label of a view",
        AnyView(
          sample.accessibilityLabel { label in
            unasked()
            label
          }
        )
      ),
      ("large view", AnyView(sample.accessibilityShowsLargeContentViewer { unasked() })),
    ])
    #expect(count == 0)
    let kinds: [AccessibilityActionKind] = [.default, .escape, .magicTap, .delete, .showMenu]
    #expect(Set(kinds).count == kinds.count)
  }

  /// What would tell a chart is made by nobody, and holds what it was made of.
  @Test func chartsAreNotTold() throws {
    try expectNoEffect([("chart", AnyView(sample.accessibilityChartDescriptor(Teller())))])
    let heights = AXNumericDataAxisDescriptor(
      title: "Height",
      range: 0...4,
      gridlinePositions: [1, 2],
      valueDescriptionProvider: { "\($0) m" }
    )
    let points = [AXDataPoint(x: "Monday", y: 3, label: "high"), AXDataPoint(x: 2)]
    let tide = AXDataSeriesDescriptor(name: "Tide", isContinuous: true, dataPoints: points)
    let chart = AXChartDescriptor(
      title: "Tides",
      summary: "High",
      xAxis: Teller.axis,
      yAxis: heights,
      additionalAxes: [heights],
      series: [tide]
    )
    #expect(chart.title == "Tides" && chart.summary == "High" && chart.xAxis.title == "Day")
    #expect(chart.yAxis?.range == 0...4 && chart.additionalAxes.count == 1)
    #expect(heights.gridlinePositions == [1, 2] && heights.valueDescriptionProvider(2) == "2.0 m")
    #expect(Teller.axis.categoryOrder == ["Monday"])
    #expect(chart.series.map(\.name) == ["Tide"] && tide.isContinuous)
    #expect(tide.dataPoints.map(\.xValue) == [.category("Monday"), .number(2)])
    #expect(tide.dataPoints.map(\.yValue) == [3, nil] && points[0].label == "high")
    #expect(points[0].additionalValues.isEmpty)
  }

  /// A name is given where its condition holds.
  @Test func namesAreGivenUnderConditions() throws {
    for isEnabled in [true, false] {
      let named = sample.accessibilityIdentifier("shore", isEnabled: isEnabled)
      #expect(try Layouts.resolve(named).identifier == (isEnabled ? "shore" : nil))
    }
  }
}
