import Foundation
import SwiftUISurface
import Testing

/// How far gauges with labels reach, what edges are padded and where columns stand, of which nothing is said;
/// and what is said of texts by the view around them.
extension DefaultArgumentTests {
  @Test func gaugesWithLabelsAreOfOne() throws {
    let letter = Text(verbatim: "a")
    func full(_ bounds: ClosedRange<Double>) -> some View {
      Gauge(
        value: 0.25,
        in: bounds,
        label: { letter },
        currentValueLabel: { letter },
        minimumValueLabel: { letter },
        maximumValueLabel: { letter }
      )
    }
    func plain(_ bounds: ClosedRange<Double>) -> some View {
      Gauge(value: 0.25, in: bounds, label: { letter }, currentValueLabel: { letter })
    }
    try expect([
      Row(
        "value",
        Gauge(value: 0.25, label: { letter }, currentValueLabel: { letter }),
        is: plain(0...1),
        not: plain(0...2)
      ),
      Row(
        "value and marks",
        Gauge(
          value: 0.25,
          label: { letter },
          currentValueLabel: { letter },
          markedValueLabels: { EmptyView() }
        ),
        is: plain(0...1),
        not: plain(0...2)
      ),
      Row(
        "bounds",
        Gauge(
          value: 0.25,
          label: { letter },
          currentValueLabel: { letter },
          minimumValueLabel: { letter },
          maximumValueLabel: { letter }
        ),
        is: full(0...1),
        not: full(0...2)
      ),
      Row(
        "bounds and marks",
        Gauge(
          value: 0.25,
          label: { letter },
          currentValueLabel: { letter },
          minimumValueLabel: { letter },
          maximumValueLabel: { letter },
          markedValueLabels: { EmptyView() }
        ),
        is: full(0...1),
        not: full(0...2)
      ),
    ])
  }

  @Test func edgesAreAllAndColumnsInTheMiddle() throws {
    let column = [GridItem(.fixed(10))]
    try expect([
      Row(
        "safe area",
        box.safeAreaPadding(),
        is: box.padding(.all, 16),
        not: box.safeAreaPadding(.top)
      ),
      Row("scene", box.scenePadding(), is: box.padding(.all, 16), not: box.scenePadding(.top)),
      Row(
        "part of a container",
        box.containerRelativeFrame(.horizontal) { length, _ in length / 2 },
        is: box.containerRelativeFrame(.horizontal, alignment: .center) { length, _ in length / 2 },
        not: box.containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in
          length / 2
        }
      ),
      Row(
        "columns of a container",
        box.containerRelativeFrame(.horizontal, count: 2, spacing: 2, alignment: .leading),
        is: box.containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in
          (length - 2) / 2
        },
        not: box.containerRelativeFrame(.horizontal, count: 2, spacing: 2)
      ),
      Row(
        "lazy columns",
        LazyVGrid(columns: column) { box },
        is: LazyVGrid(columns: column, alignment: .center) { box },
        not: LazyVGrid(columns: column, alignment: .leading) { box }
      ),
      Row(
        "lazy rows",
        LazyHGrid(rows: column) { box },
        is: LazyHGrid(rows: column, alignment: .center) { box },
        not: LazyHGrid(rows: column, alignment: .top) { box }
      ),
    ])
  }

  /// A value stands behind its name, as far as there is room, on the same first baseline, and is fainter.
  @Test func valuesStandBehindTheirNames() throws {
    let name = Text(verbatim: "a").font(.system(size: 9))
    let value = Text(verbatim: "b\nc").font(.system(size: 15))
    let row = LabeledContent(content: { value }, label: { name })
    let faint = Group { value }.foregroundStyle(.secondary)
    func written(_ alignment: VerticalAlignment, _ content: some View) -> some View {
      HStack(alignment: alignment) {
        name
        Spacer()
        content
      }
    }
    try expect([
      Row(
        "row",
        row,
        is: written(.firstTextBaseline, faint),
        not: written(.lastTextBaseline, faint),
        written(.center, faint),
        written(.firstTextBaseline, value)
      ),
      Row(
        "value alone",
        row.labelsHidden(),
        is: HStack(alignment: .firstTextBaseline) { faint },
        not: HStack(alignment: .firstTextBaseline) { value },
        row
      ),
    ])
  }

  /// What a view says of its texts is as if each said it, and can be taken back within.
  @Test func viewsSayTheSameOfTheirTexts() throws {
    let text = Text(verbatim: "a\nb")
    func around(_ text: Text) -> some View { VStack { text } }
    let plain = around(text)
    try expect([
      Row(
        "underlined",
        plain.underline(pattern: .dot, color: .red),
        is: around(text.underline(pattern: .dot, color: .red)),
        not: plain.underline(pattern: .dot),
        plain.underline(color: .red)
      ),
      Row(
        "struck",
        plain.strikethrough(pattern: .dot, color: .red),
        is: around(text.strikethrough(pattern: .dot, color: .red)),
        not: plain.strikethrough(pattern: .dot),
        plain.strikethrough(color: .red)
      ),
      Row(
        "smaller",
        plain.textScale(.secondary),
        is: around(text.textScale(.secondary)),
        not: plain.textScale(.secondary, isEnabled: false)
      ),
      Row(
        "not smaller",
        plain.textScale(.secondary, isEnabled: false),
        is: plain,
        not: plain.textScale(.secondary, isEnabled: true)
      ),
      Row(
        "not underlined",
        plain.underline(false).underline(),
        is: plain,
        not: plain.underline()
      ),
      Row(
        "not struck",
        plain.strikethrough(false).strikethrough(),
        is: plain,
        not: plain.strikethrough()
      ),
      // Tracking beats kerning, whichever is said further inside.
      Row(
        "kerned within tracking",
        plain.kerning(9).tracking(3),
        is: around(text.tracking(3)),
        not: around(text.kerning(9)),
        plain
      ),
      Row(
        "tracked within kerning",
        plain.tracking(3).kerning(9),
        is: around(text.tracking(3)),
        not: around(text.kerning(9)),
        plain
      ),
      Row(
        "raised",
        plain.baselineOffset(3),
        is: around(text.baselineOffset(3)),
        not: around(text.baselineOffset(-3)),
        plain
      ),
      Row(
        "lowered",
        plain.baselineOffset(-3),
        is: around(text.baselineOffset(-3)),
        not: around(text.baselineOffset(3)),
        plain
      ),
      Row(
        "kerned closer",
        plain.kerning(-1),
        is: around(text.kerning(-1)),
        not: around(text.kerning(1)),
        plain
      ),
      Row(
        "tracked closer",
        plain.tracking(-1),
        is: around(text.tracking(-1)),
        not: around(text.tracking(1)),
        plain
      ),
      Row("not bold", plain.bold(false).bold(), is: plain, not: plain.bold()),
      Row("not slanted", plain.italic(false).italic(), is: plain, not: plain.italic()),
      Row(
        "letters as they are",
        plain.textCase(nil).textCase(.uppercase),
        is: plain,
        not: plain.textCase(.uppercase)
      ),
      Row(
        "lines as they are",
        plain.lineHeight(nil).lineHeight(.exact(points: 9)),
        is: plain,
        not: plain.lineHeight(.exact(points: 9))
      ),
    ])
  }

  /// What is said further inside holds, be it what holds where nothing is said.
  @Test func whatIsSaidFurtherInsideHolds() throws {
    let lines = VStack { Text(verbatim: "i\nmm") }
    let cut = VStack { Text(verbatim: "A headline of several words").lineLimit(1) }
    let symbol = HStack { Image(systemName: "star") }
    try expect([
      Row(
        "closer",
        lines.lineSpacing(0).lineSpacing(8),
        is: lines,
        not: lines.lineSpacing(8),
        lines.lineSpacing(8).lineSpacing(0)
      ),
      Row(
        "at their beginning",
        lines.multilineTextAlignment(.leading).multilineTextAlignment(.trailing),
        is: lines,
        not: lines.multilineTextAlignment(.trailing),
        lines.multilineTextAlignment(.trailing).multilineTextAlignment(.leading)
      ),
      Row(
        "of one size",
        lines.dynamicTypeSize(.large).dynamicTypeSize(.xxxLarge),
        is: lines,
        not: lines.dynamicTypeSize(.xxxLarge),
        lines.dynamicTypeSize(.xxxLarge).dynamicTypeSize(.large)
      ),
      Row(
        "not shrunk",
        cut.minimumScaleFactor(1).minimumScaleFactor(0.5),
        is: cut,
        not: cut.minimumScaleFactor(0.5),
        cut.minimumScaleFactor(0.5).minimumScaleFactor(1)
      ),
      Row(
        "cut at the end",
        cut.truncationMode(.tail).truncationMode(.head),
        is: cut,
        not: cut.truncationMode(.head),
        cut.truncationMode(.head).truncationMode(.tail)
      ),
      Row(
        "no larger",
        symbol.imageScale(.medium).imageScale(.large),
        is: symbol,
        not: symbol.imageScale(.large),
        symbol.imageScale(.large).imageScale(.medium)
      ),
    ])
  }

  private typealias Saying = (
    name: String, ofText: (Text) -> Text, ofView: (AnyView) -> any View
  )

  private static let ofFonts: [Saying] = [
    ("title", { $0.font(.title) }, { $0.font(.title) }),
    ("no font", { $0.font(nil) }, { $0.font(nil) }),
    ("light", { $0.fontWeight(.light) }, { $0.fontWeight(.light) }),
    ("no weight", { $0.fontWeight(nil) }, { $0.fontWeight(nil) }),
    ("bold", { $0.bold() }, { $0.bold() }),
    ("not bold", { $0.bold(false) }, { $0.bold(false) }),
    ("slanted", { $0.italic() }, { $0.italic() }),
    ("digits", { $0.monospacedDigit() }, { $0.monospacedDigit() }),
    ("of one width", { $0.monospaced() }, { $0.monospaced() }),
    ("not of one width", { $0.monospaced(false) }, { $0.monospaced(false) }),
    ("rounded", { $0.fontDesign(.rounded) }, { $0.fontDesign(.rounded) }),
    ("monospaced", { $0.fontDesign(.monospaced) }, { $0.fontDesign(.monospaced) }),
    ("no design", { $0.fontDesign(nil) }, { $0.fontDesign(nil) }),
  ]

  private static let ofLetters: [Saying] = [
    ("condensed", { $0.fontWidth(.condensed) }, { $0.fontWidth(.condensed) }),
    ("no width", { $0.fontWidth(nil) }, { $0.fontWidth(nil) }),
    ("kerned", { $0.kerning(2) }, { $0.kerning(2) }),
    ("tracked", { $0.tracking(1) }, { $0.tracking(1) }),
    ("raised", { $0.baselineOffset(3) }, { $0.baselineOffset(3) }),
    ("red", { $0.foregroundColor(.red) }, { $0.foregroundColor(.red) }),
    ("no colour", { $0.foregroundColor(nil) }, { $0.foregroundColor(nil) }),
    ("underlined", { $0.underline(color: .green) }, { $0.underline(color: .green) }),
    ("struck", { $0.strikethrough(pattern: .dot) }, { $0.strikethrough(pattern: .dot) }),
    ("secondary", { $0.textScale(.secondary) }, { $0.textScale(.secondary) }),
  ]

  /// Two things that views around a text say of it come to what the text says itself, in either order.
  @Test func viewsSayTwoThingsAsTheirTextsDo() throws {
    let text = Text(verbatim: "Ag 1:11\nfi")
    let sayings = Self.ofFonts + Self.ofLetters
    var seen: Set<PlacedTrace> = []
    for (inner, innerOfText, innerOfView) in sayings {
      for (outer, outerOfText, outerOfView) in sayings {
        let within = AnyView(innerOfView(AnyView(text)))
        let own = try Layouts.decide(outerOfText(innerOfText(text)), 200, 90)
        let around = try Layouts.decide(AnyView(outerOfView(within)), 200, 90)
        #expect(own.placed == around.placed, "\(inner), \(outer)")
        #expect(own.standIns == around.standIns, "\(inner), \(outer)")
        let (texts, others) = (own.displayList.texts, around.displayList.texts)
        #expect(texts.count == 1 && texts.map(\.color) == others.map(\.color), "\(inner), \(outer)")
        #expect(texts.map(\.runs) == others.map(\.runs), "\(inner), \(outer)")
        seen.insert(own.placed)
      }
    }
    #expect(seen.count > 20)
  }

  /// What says that there is nothing sets its label alone in a look of its own.
  @Test func waysOutOfNothingHaveTheirOwnLook() throws {
    let words = Text(verbatim: "a")
    let label = Label("Sink", systemImage: "tray")
    func nothing(_ way: some View) -> some View {
      ContentUnavailableView(label: { words }, description: { EmptyView() }, actions: { way })
    }
    func described(_ description: some View) -> some View {
      ContentUnavailableView(label: { words }, description: { description })
    }
    try expect([
      Row(
        "way out",
        nothing(label),
        is: nothing(label.labelStyle(.titleAndIcon)),
        not: nothing(label.labelStyle(.titleOnly))
      ),
      Row(
        "description",
        described(label),
        is: described(label.labelStyle(.titleAndIcon)),
        not: described(label.labelStyle(.titleOnly))
      ),
    ])
  }
}
