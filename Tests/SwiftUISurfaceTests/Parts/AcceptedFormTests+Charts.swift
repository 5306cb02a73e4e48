import Foundation
import Testing

@testable import SwiftUISurface

/// What charts accept: marks, scales, legends, labels and axes.
extension AcceptedFormTests {
  private struct Boat: Identifiable {
    let id: Int
  }

  @Test func chartsAreTheirFrames() throws {
    let mark = BarMark(x: .value("x", 1), y: .value("y", 2))
    let plain = try shown(Chart { EmptyView() })
    #expect(try shown(Chart { mark }) == plain)
    #expect(try shown(Chart([Boat(id: 1)]) { _ in mark }) == plain)
    #expect(try shown(Chart(["a"], id: \.self) { _ in mark }) == plain)
    #expect(try shown(EmptyView()) != plain)
  }

  @Test func marksAreNotDrawn() throws {
    let x = PlottableValue.value("x", 1)
    let y = PlottableValue.value(name, 2.5)
    let day = PlottableValue.value("day", Date.distantPast, unit: .day)
    let (week, hour) = (
      PlottableValue.value(words, Date.distantPast, unit: .weekOfYear, calendar: .current),
      PlottableValue.value(name, Date.distantPast, unit: .hour)
    )
    let bar = BarMark(x: x, y: y)
    var marks: [ChartMark] = [bar, PointMark(x: day, y: y), RuleMark(x: x), RuleMark(y: y)]
    marks.append(BarMark(x: x, y: y, width: .fixed(4), height: .ratio(0.5), stacking: .center))
    marks.append(BarMark(x: x, y: y, width: 4, height: 2.5))
    marks.append(LineMark(x: x, y: y, series: day))
    marks.append(BarMark(x: x, yStart: y, yEnd: y, width: .inset(2)))
    marks.append(BarMark(xStart: x, xEnd: x, y: y))
    marks.append(RectangleMark(xStart: x, xEnd: x, yStart: y, yEnd: y))
    marks.append(SectorMark(angle: x, innerRadius: .ratio(0.5), angularInset: 1))
    marks.append(bar.foregroundStyle(.red).foregroundStyle(by: x))
    marks.append(bar.interpolationMethod(.monotone).lineStyle(StrokeStyle(lineWidth: 2)))
    marks.append(bar.lineStyle(by: x).position(by: y).offset(x: 3))
    marks.append(bar.opacity(0.5))
    marks.append(bar.cornerRadius(3))
    marks.append(bar.symbol(.circle).symbol(by: x))
    marks.append(bar.symbol { words })
    marks.append(bar.symbolSize(9).symbolSize(CGSize(width: 3, height: 4)))
    marks.append(bar.zIndex(2))
    marks.append(bar.clipShape(Capsule()).alignsMarkStylesWithPlotArea().annotation { words })
    marks.append(bar.symbol(.circle.strokeBorder(lineWidth: 2)).symbolSize(by: y))
    marks.append(bar.symbol(Circle().strokeBorder(lineWidth: 2)))
    marks.append(BarMark(x: x, stacking: .normalized))
    marks.append(PointMark(x: week, y: .value(words, 2)).position(by: hour))
    marks.append(bar.accessibilityLabel(words).accessibilityValue(words).accessibilityHidden(true))
    marks.append(bar.accessibilityLabel("a").accessibilityValue("b").accessibilityIdentifier("c"))
    marks.append(bar.accessibilityLabel(name).accessibilityValue(name))
    marks.append(AreaMark(x: x, y: y, series: day, stacking: .unstacked))
    marks.append(AreaMark(x: x, yStart: y, yEnd: y, series: day))
    marks.append(RectangleMark(yStart: y, yEnd: y))
    marks.append(RectangleMark(xStart: x, xEnd: x))
    marks.append(bar.annotation(position: .top) { words })
    // With all that may be written.
    marks.append(bar.annotation(position: .top, alignment: .leading, spacing: 3) { words })
    marks.append(bar.annotation(alignment: .trailing) { words }.annotation(spacing: 2) { words })
    let room = AnnotationOverflowResolution(x: .fit(to: .chart), y: .disabled)
    marks.append(bar.annotation(position: .top, spacing: 0, overflowResolution: room) { words })
    marks.append(
      bar.annotation(overflowResolution: .init(x: .fit, y: .padScale)) { _ in words }
        .annotation(position: .overlay) { context in Text("\(context.targetSize.width)") }
        .annotation(overflowResolution: .automatic) { words }
    )
    marks.append(bar.offset(x: 1, y: 2).offset(y: 3).alignsMarkStylesWithPlotArea(false))
    marks.append(SectorMark(angle: x, innerRadius: 3, outerRadius: .inset(2), angularInset: 1))
    marks.append(BarMark(xStart: x, xEnd: x, y: y, height: .ratio(0.5)))
    marks.append(RuleMark(y: y, stacking: .center))
    marks.append(bar.symbol(.circle.strokeBorder(style: StrokeStyle(lineWidth: 2))))
    marks.append(bar.symbol(.circle.strokeBorder()))
    for (index, mark) in marks.enumerated() {
      #expect(try Layouts.decide(mark, 90, 44).displayList.items.isEmpty, "\(index)")
    }
  }

  /// What is said of all marks of a loop, and of a mark that is a view of another type since something else was said of it.
  @Test func severalMarksAreSaidToBeAlike() throws {
    let boat = PlottableValue.value("boat", 1)
    let marks = ForEach(0..<2) { day in
      LineMark(x: .value("day", day), y: .value("tide", 2.5)).shadow(radius: 2)
        .interpolationMethod(.catmullRom(alpha: 0.3))
    }
    let parted = marks.foregroundStyle(by: boat).symbol(by: boat).position(by: boat)
    let sized = parted.symbolSize(by: boat).symbolSize(9).symbolSize(CGSize(width: 3, height: 4))
    let lined = sized.lineStyle(by: boat).lineStyle(StrokeStyle(lineWidth: 2))
    let marked = lined.symbol(.circle).symbol(Circle()).symbol { words }
    let noted = marked.annotation(position: .top, spacing: 2) { words }
    let told = noted.annotation { context in Text("\(context.targetSize.width)") }
    let all = told.alignsMarkStylesWithPlotArea().interpolationMethod(.cardinal(tension: 0.5))
    #expect(try Layouts.decide(all, 90, 44).displayList.items.isEmpty)
    #expect(try shown(Chart { all }) == shown(Chart { EmptyView() }))
  }

  private enum Craft: String, Plottable {
    case ferry
  }

  private struct Span: Plottable {
    let hours: Double
    var primitivePlottable: Double { hours }
    init?(primitivePlottable: Double) { hours = primitivePlottable }
  }

  @AxisContentBuilder private var hours: some AxisContent {
    AxisMarks(values: .automatic) { _ in gridLine }
  }

  @AxisMarkBuilder private var gridLine: some AxisMark { AxisGridLine() }

  @ChartContentBuilder private var bars: some ChartContent {
    BarMark(x: .value("craft", Craft.ferry), y: .value("hours", Span(primitivePlottable: 2)))
  }

  private struct Row<Value: Plottable> {
    let value: Value
    var shown: Value.PrimitivePlottable { value.primitivePlottable }
    var again: Value? { Value(primitivePlottable: shown) }
  }

  /// Texts, numbers and dates may be shown as they are, also where an app leaves open which of them.
  @Test func valuesAreShownAsTheyAre() {
    let day = Date(timeIntervalSinceReferenceDate: 5)
    #expect(Row(value: "a").shown == "a" && Row(value: "a").again == "a")
    #expect(Row(value: 2).shown == 2 && Row(value: 2).again == 2)
    #expect(Row(value: 2.5).shown == 2.5 && Row(value: 2.5).again == 2.5)
    #expect(Row(value: Float(2.5)).shown == 2.5 && Row(value: Float(2.5)).again == 2.5)
    #expect(Row(value: Decimal(7)).shown == 7 && Row(value: Decimal(7)).again == 7)
    #expect(Row(value: day).shown == day && Row(value: day).again == day)
    #expect(Row(value: Craft.ferry).shown == "ferry" && Row(value: Craft.ferry).again == .ferry)
  }

  /// Types of an app's own may be shown, and parts of a chart stand by themselves.
  @Test func partsOfChartsAreWrittenByThemselves() throws {
    #expect(Craft.ferry.primitivePlottable == "ferry" && Craft(primitivePlottable: "car") == nil)
    #expect(Craft(primitivePlottable: "ferry") == .ferry)
    let chart = Chart { bars }.chartXAxis { hours }
    #expect(try shown(chart) == shown(Chart { EmptyView() }))
    #expect(try Layouts.decide(hours, 90, 44).displayList.items.isEmpty)
  }

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
