import Foundation
import Testing

@testable import SwiftUISurface

/// What may be said of an axis and its parts is taken, all of it and in SwiftUI's order, and nothing is drawn.
@MainActor
@Suite struct AxisFormTests {
  private let words = Text(verbatim: "a")
  private let stroke = StrokeStyle(lineWidth: 1)
  private let numbers = IntegerFormatStyle<Int>()

  private func expectNothing(of view: some View, _ index: Int) throws {
    #expect(try Layouts.decide(view, 90, 44).displayList.items.isEmpty, "\(index)")
  }

  @Test func marksTakeAllThatIsSaidOfThem() throws {
    let values: [AxisMarkValues] = [
      .automatic(desiredCount: 3, roundLowerBound: true, roundUpperBound: false),
      .automatic(
        minimumStride: 2.5,
        desiredCount: 3,
        roundLowerBound: true,
        roundUpperBound: false
      ),
      .stride(
        by: .day,
        count: 2,
        roundLowerBound: true,
        roundUpperBound: false,
        calendar: Calendar(identifier: .gregorian)
      ),
      .stride(by: 2.5, roundLowerBound: true, roundUpperBound: false),
    ]
    var marks: [AxisMarks] = []
    for some in values {
      marks.append(AxisMarks(preset: .extended, position: .top, values: some, stroke: stroke))
      marks.append(
        AxisMarks(format: numbers, preset: .inset, position: .top, values: some, stroke: stroke)
      )
      marks.append(AxisMarks(preset: .aligned, position: .bottom, values: some) { words })
      marks.append(AxisMarks(preset: .aligned, position: .bottom, values: some) { _ in words })
    }
    let hours = [8, 12]
    marks.append(AxisMarks(preset: .extended, position: .leading, values: hours, stroke: stroke))
    marks.append(
      AxisMarks(format: numbers, preset: .inset, position: .leading, values: hours, stroke: stroke)
    )
    marks.append(AxisMarks(preset: .aligned, position: .trailing, values: hours) { words })
    marks.append(AxisMarks(preset: .aligned, position: .trailing, values: hours) { _ in words })
    for (index, one) in marks.enumerated() { try expectNothing(of: one, index) }
  }

  @Test func partsTakeAllThatIsSaidOfThem() throws {
    var parts: [AxisPart] = []
    parts.append(AxisGridLine(centered: false, stroke: stroke))
    parts.append(AxisTick(centered: true, length: .label(extendPastBy: 2), stroke: stroke))
    parts.append(AxisTick(centered: true, length: .longestLabel(extendPastBy: 2), stroke: stroke))
    parts.append(AxisTick(centered: true, length: 2.5, stroke: stroke))
    parts.append(
      AxisValueLabel(
        centered: true,
        anchor: .top,
        multiLabelAlignment: .leading,
        collisionResolution: .truncate,
        offsetsMarks: false,
        orientation: .vertical,
        horizontalSpacing: 1,
        verticalSpacing: 2
      )
    )
    parts.append(
      AxisValueLabel(
        format: numbers,
        centered: true,
        anchor: .top,
        multiLabelAlignment: .leading,
        collisionResolution: .greedy(priority: 3, minimumSpacing: 2),
        offsetsMarks: false,
        orientation: .vertical,
        horizontalSpacing: 1,
        verticalSpacing: 2
      )
    )
    parts.append(
      AxisValueLabel(
        String("a"),
        centered: true,
        anchor: .top,
        multiLabelAlignment: .leading,
        collisionResolution: .disabled,
        offsetsMarks: false,
        orientation: .horizontal,
        horizontalSpacing: 1,
        verticalSpacing: 2
      )
    )
    parts.append(
      AxisValueLabel(
        centered: true,
        anchor: .top,
        multiLabelAlignment: .leading,
        collisionResolution: .truncate,
        offsetsMarks: false,
        orientation: .vertical,
        horizontalSpacing: 1,
        verticalSpacing: 2
      ) {
        words
      }
    )
    for (index, part) in parts.enumerated() { try expectNothing(of: part, index) }
  }
}
