import Foundation
import SwiftUISurface
import Testing

/// Where views stand, how far meters reach, and what texts are, of which nothing is said.
extension DefaultArgumentTests {
  @Test func placesAreInTheMiddle() throws {
    let dot = Color.blue.frame(width: 4, height: 4)
    let tall = Color.blue.frame(width: 4, height: 30)
    try expect([
      Row(
        "column",
        VStack {
          box; dot
        },
        is: VStack(alignment: .center) {
          box; dot
        },
        not: VStack(alignment: .leading) {
          box; dot
        }
      ),
      Row(
        "row",
        HStack {
          box; tall
        },
        is: HStack(alignment: .center) {
          box; tall
        },
        not: HStack(alignment: .top) {
          box; tall
        }
      ),
      Row(
        "pile",
        ZStack {
          box; dot
        },
        is: ZStack(alignment: .center) {
          box; dot
        },
        not: ZStack(alignment: .top) {
          box; dot
        }
      ),
      Row(
        "lazy column",
        LazyVStack {
          box; dot
        },
        is: LazyVStack(alignment: .center) {
          box; dot
        },
        not: LazyVStack(alignment: .leading) {
          box; dot
        }
      ),
      Row(
        "lazy row",
        LazyHStack {
          box; tall
        },
        is: LazyHStack(alignment: .center) {
          box; tall
        },
        not: LazyHStack(alignment: .top) {
          box; tall
        }
      ),
      Row(
        "grid",
        Grid {
          GridRow {
            box; tall
          }
        },
        is: Grid(alignment: .center) {
          GridRow {
            box; tall
          }
        },
        not: Grid(alignment: .top) {
          GridRow {
            box; tall
          }
        }
      ),
      Row(
        "frame",
        box.frame(width: 50, height: 40),
        is: box.frame(width: 50, height: 40, alignment: .center),
        not: box.frame(width: 50, height: 40, alignment: .topLeading)
      ),
      Row(
        "flexible frame",
        box.frame(maxWidth: .infinity),
        is: box.frame(maxWidth: .infinity, alignment: .center),
        not: box.frame(maxWidth: .infinity, alignment: .trailing)
      ),
      Row(
        "background",
        box.background { dot },
        is: box.background(alignment: .center) { dot },
        not: box.background(alignment: .top) { dot }
      ),
      Row(
        "background of a view",
        box.background(dot),
        is: box.background(dot, alignment: .center),
        not: box.background(dot, alignment: .top)
      ),
      Row(
        "overlay",
        box.overlay { dot },
        is: box.overlay(alignment: .center) { dot },
        not: box.overlay(alignment: .top) { dot }
      ),
      Row(
        "overlay of a view",
        box.overlay(dot),
        is: box.overlay(dot, alignment: .center),
        not: box.overlay(dot, alignment: .top)
      ),
      Row(
        "mask",
        box.mask { dot },
        is: box.mask(alignment: .center) { dot },
        not: box.mask(alignment: .top) { dot }
      ),
      Row(
        "mask of two",
        box.mask(alignment: .topLeading) {
          dot; tall
        },
        is: box.mask(alignment: .topLeading) {
          ZStack {
            dot; tall
          }
        },
        not: box.mask(alignment: .topLeading) {
          ZStack(alignment: .topLeading) {
            dot; tall
          }
        }
      ),
      Row(
        "mask of a view",
        box.mask(dot),
        is: box.mask(alignment: .center) { dot },
        not: box.mask(alignment: .topLeading) { dot }
      ),
      Row(
        "container",
        box.containerRelativeFrame(.horizontal),
        is: box.containerRelativeFrame(.horizontal, alignment: .center),
        not: box.containerRelativeFrame(.horizontal, alignment: .leading)
      ),
      Row(
        "columns of a container",
        box.containerRelativeFrame(.horizontal, count: 3, spacing: 2),
        is: box.containerRelativeFrame(
          .horizontal,
          count: 3,
          span: 1,
          spacing: 2,
          alignment: .center
        ),
        not: box.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 2)
      ),
      Row("padding", box.padding(), is: box.padding(.all), not: box.padding(.top)),
      Row(
        "padding of a length",
        box.padding(3),
        is: box.padding(.all, 3),
        not: box.padding(.top, 3)
      ),
      Row(
        "scrolling",
        ScrollView {
          tall; tall
        },
        is: ScrollView(.vertical) {
          tall; tall
        },
        not: ScrollView(.horizontal) {
          tall; tall
        }
      ),
    ])
  }

  @Test func metersAreOfOne() throws {
    try expect([
      Row(
        "gauge",
        Gauge(value: 0.25) { Text(verbatim: "a") },
        is: Gauge(value: 0.25, in: 0...1) { Text(verbatim: "a") },
        not: Gauge(value: 0.25, in: 0...2) { Text(verbatim: "a") }
      ),
      Row(
        "progress",
        ProgressView(value: 0.25),
        is: ProgressView(value: 0.25, total: 1),
        not: ProgressView(value: 0.25, total: 2)
      ),
      Row(
        "progress with a label",
        ProgressView(value: 0.25) { Text(verbatim: "a") },
        is: ProgressView(value: 0.25, total: 1) { Text(verbatim: "a") },
        not: ProgressView(value: 0.25, total: 2) { Text(verbatim: "a") }
      ),
      Row(
        "progress with a key",
        ProgressView("a", value: 0.25),
        is: ProgressView("a", value: 0.25, total: 1),
        not: ProgressView("a", value: 0.25, total: 2)
      ),
      Row(
        "colour",
        Color(red: 1, green: 0, blue: 0),
        is: Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1),
        not: Color(red: 1, green: 0, blue: 0, opacity: 0.9)
      ),
      Row(
        "grey",
        Color(white: 0.5),
        is: Color(white: 0.5, opacity: 1),
        not: Color(white: 0.5, opacity: 0.9)
      ),
      Row(
        "hue",
        Color(hue: 0.5, saturation: 1, brightness: 1),
        is: Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 1),
        not: Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.9)
      ),
    ])
  }

  @Test func textsAreDrawnAsTheySay() throws {
    let text = Text(verbatim: "a b")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let clock = now...now.addingTimeInterval(7_300)
    try expect([
      Row(
        "underline",
        text.underline(),
        is: text.underline(true, pattern: .solid),
        not: text.underline(false),
        text.underline(true, pattern: .dash)
      ),
      Row(
        "strikethrough",
        text.strikethrough(),
        is: text.strikethrough(true, pattern: .solid),
        not: text.strikethrough(false),
        text.strikethrough(true, pattern: .dash)
      ),
      Row(
        "underline of a view",
        box.overlay { text.underline() },
        is: box.overlay { text }.underline(),
        not: box.overlay { text }.underline(false)
      ),
      Row(
        "strikethrough of a view",
        box.overlay { text.strikethrough() },
        is: box.overlay { text }.strikethrough(),
        not: box.overlay { text }.strikethrough(false)
      ),
      Row("bold", text.bold(), is: text.bold(true), not: text.bold(false)),
      Row("italic", text.italic(), is: text.italic(true), not: text.italic(false)),
      Row(
        "clock",
        Text(timerInterval: clock),
        is: Text(timerInterval: clock, pauseTime: nil, countsDown: true, showsHours: true),
        not: Text(timerInterval: clock, countsDown: false),
        Text(timerInterval: clock, showsHours: false)
      ),
      Row(
        "progress of a clock",
        ProgressView(timerInterval: clock),
        is: ProgressView(timerInterval: clock, countsDown: true),
        not: ProgressView(timerInterval: clock, countsDown: false)
      ),
    ])
  }
}
