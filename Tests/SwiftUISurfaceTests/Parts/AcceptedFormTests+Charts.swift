import Foundation
import Testing

@testable import SwiftUISurface

/// What charts accept of scales, legends, labels and axes.
extension AcceptedFormTests {
  /// A chart's own modifiers, in the forms that widgets write: none of them is asked for what it holds.
  @Test func scalesAndLabelsOfChartsAreNotDrawn() throws {
    let chart = Chart { EmptyView() }
    let plain = try shown(chart)
    func unasked(_ proxy: ChartProxy) -> Text {
      Issue.record("a chart's background is not asked for")
      return words
    }
    #expect(try shown(chart.chartBackground { unasked($0) }) == plain)
    #expect(try shown(chart.chartOverlay(alignment: .top) { unasked($0) }) == plain)
    #expect(try shown(chart.chartXAxisLabel("x").chartYAxisLabel(name, position: .top)) == plain)
    #expect(try shown(chart.chartYAxisLabel { words }.chartXAxisLabel(words)) == plain)
    #expect(try shown(chart.chartXAxisLabel(name).chartYAxisLabel("x", spacing: 3)) == plain)
    #expect(try shown(chart.chartXAxisLabel { words }.chartYAxisLabel(words)) == plain)
    #expect(try shown(chart.chartLegend { words }) == plain)
    #expect(try shown(chart.chartLegend(position: .top, alignment: .leading, spacing: 4)) == plain)
    #expect(try shown(chart.chartLegend(spacing: 4) { words }) == plain)
    #expect(try shown(chart.chartXScale(domain: 0...3, type: .linear)) == plain)
    #expect(try shown(chart.chartYScale(domain: .automatic(includesZero: false))) == plain)
    #expect(try shown(chart.chartXScale(range: .plotDimension(padding: 4))) == plain)
    #expect(try shown(chart.chartYScale(type: .log)) == plain)
    #expect(try shown(chart.chartForegroundStyleScale(["a": .red, "b": .blue])) == plain)
    let styles = chart.chartForegroundStyleScale(domain: ["a"], range: [Color.red])
    #expect(try shown(styles) == plain)
    #expect(try shown(chart.chartSymbolScale(["a": .circle, "b": .square])) == plain)
    #expect(try shown(chart.chartSymbolScale(["a": Circle().strokeBorder()])) == plain)
    #expect(try shown(chart.chartLineStyleScale(["a": StrokeStyle(lineWidth: 1)])) == plain)
    #expect(try shown(chart.chartSymbolSizeScale(range: 1...3)) == plain)
  }

  private nonisolated static func unasked(_ name: String) -> Color {
    Issue.record("a chart's colours are not asked for")
    return Color.red
  }

  /// Scales of either axis, and those by values in place of pairs: none of them is asked for a colour.
  @Test func scalesOfEveryFormAreNotDrawn() throws {
    let chart = Chart { EmptyView() }
    let plain = try shown(chart)
    #expect(try shown(EmptyView()) != plain)
    #expect(try shown(chart.chartXScale(domain: .automatic(reversed: true))) == plain)
    #expect(try shown(chart.chartXScale(type: .date)) == plain)
    #expect(try shown(chart.chartYScale(domain: 0...3, type: .linear)) == plain)
    #expect(try shown(chart.chartYScale(range: .plotDimension(startPadding: 4))) == plain)
    let names = ["a", "b"]
    #expect(try shown(chart.chartForegroundStyleScale(range: [Color.red])) == plain)
    let mapped = chart.chartForegroundStyleScale(domain: names, mapping: Self.unasked)
    #expect(try shown(mapped) == plain)
    #expect(try shown(chart.chartForegroundStyleScale(mapping: Self.unasked)) == plain)
    #expect(try shown(chart.chartForegroundStyleScale(Set(names))) == plain)
    #expect(try shown(chart.chartSymbolScale(domain: names, range: [Circle(), Circle()])) == plain)
    let strokes = [StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 2)]
    #expect(try shown(chart.chartLineStyleScale(domain: names, range: strokes)) == plain)
  }

  @Test func axesAreNotDrawn() throws {
    let listed: AxisMarkValues = [1, 2]
    let numbers = IntegerFormatStyle<Int>()
    let axes: [AxisMarks] = [
      AxisMarks(), AxisMarks(position: .leading, values: listed),
      AxisMarks(values: .stride(by: .day)), AxisMarks(values: .stride(by: 2.5)),
      AxisMarks(preset: .aligned, values: .automatic(desiredCount: 3)) { _ in words },
      AxisMarks(values: .automatic(minimumStride: 5)) { words },
      AxisMarks(format: numbers, values: .stride(by: .day, roundUpperBound: true)),
      AxisMarks(stroke: StrokeStyle(lineWidth: 1)),
    ]
    for marks in axes { #expect(try Layouts.decide(marks, 90, 44).displayList.items.isEmpty) }
    let hours = [8, 12]
    let own = AxisMarks(values: hours) { _ in words }
    #expect(try Layouts.decide(own, 90, 44).displayList.items.isEmpty)
    let alike = AxisMarks(values: hours) { words }
    #expect(try Layouts.decide(alike, 90, 44).displayList.items.isEmpty)
    let written = AxisMarks(format: numbers, values: hours)
    #expect(try Layouts.decide(written, 90, 44).displayList.items.isEmpty)
    let plain = AxisMarks(position: .bottom, values: hours)
    #expect(try Layouts.decide(plain, 90, 44).displayList.items.isEmpty)
    let parts: [AxisPart] = [
      AxisGridLine(), AxisTick(centered: true), AxisValueLabel(format: numbers),
      AxisValueLabel(name), AxisValueLabel { words }, AxisTick(length: .longestLabel),
      AxisTick(length: 4), AxisValueLabel(orientation: .verticalReversed),
      AxisValueLabel(format: numbers, collisionResolution: .greedy(minimumSpacing: 2)),
    ]
    for part in parts { #expect(try Layouts.decide(part, 90, 44).displayList.items.isEmpty) }
    #expect(AxisValue(index: 0, count: 1).as(Int.self) == nil)
  }
}
