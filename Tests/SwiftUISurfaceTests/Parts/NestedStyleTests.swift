import Foundation
import SwiftUISurface
import Testing

/// Styles that make of a view another of its kind, with room around it.
@MainActor
@Suite struct NestedStyleTests {
  private struct FramedLabel: LabelStyle {
    let room: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(room)
    }
  }

  private struct FramedRow: LabeledContentStyle {
    let room: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).padding(room)
    }
  }

  private struct FramedProgress: ProgressViewStyle {
    let room: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      ProgressView(value: configuration.fractionCompleted).padding(room)
    }
  }

  private struct FramedGauge: GaugeStyle {
    let room: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      Gauge(value: configuration.value) { configuration.label }.padding(room)
    }
  }

  private struct FramedButton: ButtonStyle {
    let room: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      Button(action: {}, label: { configuration.label }).padding(room)
    }
  }

  private struct FramedToggle: ToggleStyle {
    let room: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      Toggle(isOn: configuration.$isOn) { configuration.label }.padding(room)
    }
  }

  /// What a style makes is made by the styles around it, of which there are two here and none: never by itself again.
  @Test func whatAStyleMakesHasTheStylesAroundIt() throws {
    func check(_ view: some View, _ once: some View, _ twice: some View) throws {
      func size(_ view: some View) throws -> CGSize { try Layouts.size(view, 100, nil) }
      #expect(try size(once) == size(view.padding(3)))
      #expect(try size(twice) == size(view.padding(10)))
    }
    let text = Text(verbatim: "Ferry")
    let label = Label(title: { text }, icon: { Block(5, 5) })
    try check(
      label,
      label.labelStyle(FramedLabel(room: 3)),
      label.labelStyle(FramedLabel(room: 3)).labelStyle(FramedLabel(room: 7))
    )
    let row = LabeledContent(content: { Block(5, 5) }, label: { text })
    try check(
      row,
      row.labeledContentStyle(FramedRow(room: 3)),
      row.labeledContentStyle(FramedRow(room: 3)).labeledContentStyle(FramedRow(room: 7))
    )
    let progress = ProgressView(value: 0.5)
    try check(
      progress,
      progress.progressViewStyle(FramedProgress(room: 3)),
      progress.progressViewStyle(FramedProgress(room: 3)).progressViewStyle(FramedProgress(room: 7))
    )
    let gauge = Gauge(value: 0.5) { text }
    try check(
      gauge,
      gauge.gaugeStyle(FramedGauge(room: 3)),
      gauge.gaugeStyle(FramedGauge(room: 3)).gaugeStyle(FramedGauge(room: 7))
    )
    let button = Button(action: {}, label: { text })
    try check(
      button,
      button.buttonStyle(FramedButton(room: 3)),
      button.buttonStyle(FramedButton(room: 3)).buttonStyle(FramedButton(room: 7))
    )
    let toggle = Toggle(isOn: .constant(true)) { text }
    try check(
      toggle,
      toggle.toggleStyle(FramedToggle(room: 3)),
      toggle.toggleStyle(FramedToggle(room: 3)).toggleStyle(FramedToggle(room: 7))
    )
  }

  private struct ChosenLabel: LabelStyle {
    let isWide: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isWide { Block(40, 10) } else { Block(20, 5) }
    }
  }

  private struct ChosenRow: LabeledContentStyle {
    let isWide: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isWide { Block(40, 10) } else { Block(20, 5) }
    }
  }

  private struct ChosenProgress: ProgressViewStyle {
    let isWide: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isWide { Block(40, 10) } else { Block(20, 5) }
    }
  }

  private struct ChosenGauge: GaugeStyle {
    let isWide: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isWide { Block(40, 10) } else { Block(20, 5) }
    }
  }

  private struct ChosenButton: ButtonStyle {
    let isWide: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isWide { Block(40, 10) } else { Block(20, 5) }
    }
  }

  private struct ChosenToggle: ToggleStyle {
    let isWide: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isWide { Block(40, 10) } else { Block(20, 5) }
    }
  }

  /// What a style makes is built as a view's body is: it may be one of two.
  @Test func stylesMayChoose() throws {
    let text = Text(verbatim: "Ferry")
    for isWide in [false, true] {
      let size = isWide ? CGSize(width: 40, height: 10) : CGSize(width: 20, height: 5)
      let label = Label(title: { text }, icon: { Block(5, 5) })
      let row = LabeledContent(content: { Block(5, 5) }, label: { text })
      let button = Button(action: {}, label: { text })
      let toggle = Toggle(isOn: .constant(true)) { text }
      let views: [(name: String, view: AnyView)] = [
        ("label", AnyView(label.labelStyle(ChosenLabel(isWide: isWide)))),
        ("row", AnyView(row.labeledContentStyle(ChosenRow(isWide: isWide)))),
        (
          "progress",
          AnyView(ProgressView(value: 0.5).progressViewStyle(ChosenProgress(isWide: isWide)))
        ),
        ("gauge", AnyView(Gauge(value: 0.5) { text }.gaugeStyle(ChosenGauge(isWide: isWide)))),
        ("button", AnyView(button.buttonStyle(ChosenButton(isWide: isWide)))),
        ("toggle", AnyView(toggle.toggleStyle(ChosenToggle(isWide: isWide)))),
      ]
      for (name, view) in views { #expect(try Layouts.size(view, 100, nil) == size, "\(name)") }
    }
  }

  private struct Column: LabeledContentStyle {
    @Environment(\.layoutDirection) private var direction

    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: direction == .leftToRight ? 2 : 4) {
        configuration.label
        configuration.content
      }
    }
  }

  /// A style has the parts as they are, and reads its surroundings; without one, or with the usual one, they are a row.
  @Test func valuesWithNamesHaveStyles() throws {
    let row = LabeledContent(content: { Block(5, 6) }, label: { Block(20, 5) })
    let column = row.labeledContentStyle(Column())
    // One over the other, 2 points apart: 5 + 2 + 6 points high, as wide as the wider one.
    #expect(try Layouts.size(column, 100, nil) == CGSize(width: 20, height: 13))
    let turned = column.environment(\.layoutDirection, .rightToLeft)
    #expect(try Layouts.size(turned, 100, nil) == CGSize(width: 20, height: 15))
    #expect(try Layouts.size(row, 100, nil).width == 100)
    let usual = row.labeledContentStyle(.automatic)
    #expect(try Layouts.frames(usual, 100, 40) == Layouts.frames(row, 100, 40))
  }
}
