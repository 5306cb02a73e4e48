import Foundation
import SwiftUISurface
import Testing

/// Controls with an icon, and layers of a style: made in one call as in several.
extension DefaultArgumentTests {
  private struct Intent: _ControlIntent {}

  private struct Roles: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(configuration.role == .destructive ? 5 : 0)
    }
  }

  private struct Lamp: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isOn ? 1 : 0.25)
    }
  }

  private var name: String { "Sink" }

  @Test func controlsHaveIcons() throws {
    let symbol = Label("Sink", systemImage: "tray")
    let asset = Label("Sink", image: "tray")
    let red = ButtonRole.destructive
    func button(_ role: ButtonRole?, _ label: some View) -> some View {
      Button(role: role, action: {}, label: { label }).buttonStyle(Roles())
    }
    let buttons: [(String, AnyView)] = [
      ("key", AnyView(Button("Sink", systemImage: "tray") {})),
      ("string", AnyView(Button(name, systemImage: "tray") {})),
      ("intent", AnyView(Button("Sink", systemImage: "tray", intent: Intent()))),
      ("string and intent", AnyView(Button(name, systemImage: "tray", intent: Intent()))),
    ]
    let marked: [(String, AnyView)] = [
      ("role", AnyView(Button("Sink", systemImage: "tray", role: red) {})),
      ("string and role", AnyView(Button(name, systemImage: "tray", role: red) {})),
      (
        "intent and role",
        AnyView(Button("Sink", systemImage: "tray", role: red, intent: Intent()))
      ),
      ("all", AnyView(Button(name, systemImage: "tray", role: red, intent: Intent()))),
    ]
    let toggles: [(String, AnyView)] = [
      ("key", AnyView(Toggle("Sink", systemImage: "tray", isOn: .constant(true)))),
      ("string", AnyView(Toggle(name, systemImage: "tray", isOn: .constant(true)))),
      ("intent", AnyView(Toggle("Sink", systemImage: "tray", isOn: true, intent: Intent()))),
      ("both", AnyView(Toggle(name, systemImage: "tray", isOn: true, intent: Intent()))),
    ]
    var rows: [Row] = []
    rows += buttons.map { way, view in
      Row("button with \(way)", view.buttonStyle(Roles()), is: button(nil, symbol), not: asset)
    }
    rows += marked.map { way, view in
      Row("button with \(way)", view.buttonStyle(Roles()), is: button(red, symbol), not: symbol)
    }
    rows += toggles.map { way, view in
      Row("toggle with \(way)", view.toggleStyle(Lamp()), is: symbol, not: asset)
    }
    try expect(rows)
  }

  #if !canImport(DeveloperToolsSupport)
  @Test func controlsHavePictures() throws {
    let tray = ImageResource(name: "tray", bundle: .main)
    let asset = Label("Sink", image: "tray")
    let symbol = Label("Sink", systemImage: "tray")
    let ways: [(String, AnyView)] = [
      ("label", AnyView(Label("Sink", image: tray))),
      ("label of a string", AnyView(Label(name, image: tray))),
      ("button", AnyView(Button("Sink", image: tray) {})),
      ("button of a string", AnyView(Button(name, image: tray) {})),
      ("button of an intent", AnyView(Button("Sink", image: tray, intent: Intent()))),
      ("button of both", AnyView(Button(name, image: tray, intent: Intent()))),
      ("toggle", AnyView(Toggle("Sink", image: tray, isOn: .constant(true)))),
      ("toggle of a string", AnyView(Toggle(name, image: tray, isOn: .constant(true)))),
      ("toggle of an intent", AnyView(Toggle("Sink", image: tray, isOn: true, intent: Intent()))),
      ("toggle of both", AnyView(Toggle(name, image: tray, isOn: true, intent: Intent()))),
    ]
    try expect(
      ways.map { way, view in
        Row(way, view.buttonStyle(Roles()).toggleStyle(Lamp()), is: asset, not: symbol)
      }
    )
    let red = ButtonRole.destructive
    let marked: [(String, AnyView)] = [
      ("role", AnyView(Button("Sink", image: tray, role: red) {})),
      ("string and role", AnyView(Button(name, image: tray, role: red) {})),
      ("intent and role", AnyView(Button("Sink", image: tray, role: red, intent: Intent()))),
      ("all", AnyView(Button(name, image: tray, role: red, intent: Intent()))),
    ]
    let button = Button(role: red, action: {}, label: { asset }).buttonStyle(Roles())
    try expect(
      marked.map { way, view in
        Row("button with \(way)", view.buttonStyle(Roles()), is: button, not: asset)
      }
    )
  }
  #endif

  /// A string's Markdown is none, whatever icon it stands beside.
  @Test func stringsBesideIconsAreNoMarkdown() throws {
    let marked = "*Sink*"
    let text = Text(verbatim: marked)
    func expectNone(_ ways: [(String, AnyView)], _ label: some View, _ read: some View) throws {
      try expect(
        ways.map { way, view in
          Row(way, view.buttonStyle(Roles()).toggleStyle(Lamp()), is: label, not: read)
        }
      )
    }
    let symbol = Label(title: { text }, icon: { Image(systemName: "tray") })
    try expectNone(
      [
        ("button", AnyView(Button(marked, systemImage: "tray") {})),
        ("button of an intent", AnyView(Button(marked, systemImage: "tray", intent: Intent()))),
        ("toggle", AnyView(Toggle(marked, systemImage: "tray", isOn: .constant(true)))),
        (
          "toggle of an intent",
          AnyView(Toggle(marked, systemImage: "tray", isOn: true, intent: Intent()))
        ),
      ],
      symbol,
      Label("*Sink*", systemImage: "tray")
    )
    #if !canImport(DeveloperToolsSupport)
    let tray = ImageResource(name: "tray", bundle: .main)
    try expectNone(
      [
        ("picture", AnyView(Button(marked, image: tray) {})),
        ("picture and intent", AnyView(Button(marked, image: tray, intent: Intent()))),
        ("toggle with a picture", AnyView(Toggle(marked, image: tray, isOn: .constant(true)))),
        (
          "toggle with a picture and an intent",
          AnyView(Toggle(marked, image: tray, isOn: true, intent: Intent()))
        ),
      ],
      Label(title: { text }, icon: { Image("tray") }),
      Label("*Sink*", image: "tray")
    )
    #endif
    let words: Text? = Text(verbatim: "a")
    try expect([
      Row(
        "nothing",
        ContentUnavailableView(marked, systemImage: "tray", description: words),
        is: ContentUnavailableView(label: { symbol }, description: { words }),
        not: ContentUnavailableView("*Sink*", systemImage: "tray", description: words)
      )
    ])
  }

  /// Nor is that of a value.
  @Test func valuesAreNoMarkdown() throws {
    let marked = "*12*"
    func row(_ value: Text) -> some View {
      LabeledContent(content: { value }, label: { Text(verbatim: "Sink") })
    }
    let (plain, read) = (row(Text(verbatim: marked)), row(Text("*12*")))
    try expect([
      Row("key", LabeledContent("Sink", value: marked), is: plain, not: read),
      Row("string", LabeledContent(name, value: marked), is: plain, not: read),
    ])
  }

  /// A switch stands at the end of the room, in its own tint or in that around it while it is on.
  @Test func switchesStandBehindTheirLabels() throws {
    func knob(_ color: Color, _ alignment: Alignment) -> some View {
      Capsule().fill(color).frame(width: 51, height: 31)
        .overlay(alignment: alignment) { Circle().fill(.white).padding(2) }
    }
    func toggle(_ isOn: Bool) -> some View { Toggle("", isOn: .constant(isOn)) }
    let tinted = SwitchToggleStyle(tint: .red)
    let on = knob(.red, .trailing)
    let row = HStack {
      Text(verbatim: "")
      Spacer()
      on
    }
    // The parts of a label stand as far apart as those of any row.
    func parts(_ spacing: CGFloat?) -> some View {
      HStack(spacing: spacing) {
        Text(verbatim: "a")
        Text(verbatim: "b")
        Spacer()
        on
      }
    }
    let toggleOfParts = Toggle(isOn: .constant(true)) {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
    try expect([
      Row("parts", toggleOfParts.toggleStyle(tinted), is: parts(nil), not: parts(0)),
      Row(
        "row",
        toggle(true).toggleStyle(tinted),
        is: row,
        not: on,
        toggle(false).toggleStyle(tinted),
        toggle(true).toggleStyle(.switch)
      ),
      Row("tint around", toggle(true).toggleStyle(.switch).tint(.red), is: row, not: on),
      Row("bare", toggle(true).toggleStyle(tinted).labelsHidden(), is: on, not: row),
      Row(
        "green",
        toggle(true).toggleStyle(.switch).labelsHidden(),
        is: knob(.green, .trailing),
        not: on
      ),
      Row(
        "own tint before the one around",
        toggle(true).toggleStyle(tinted).labelsHidden().tint(.blue),
        is: on,
        not: knob(.blue, .trailing)
      ),
    ])
  }

  /// What is off has no tint, and a switch that is off its knob at the other side.
  @Test func switchesThatAreOffAreFaint() throws {
    let tinted = SwitchToggleStyle(tint: .red)
    let off = Capsule().fill(.quaternary).frame(width: 51, height: 31)
      .overlay(alignment: .leading) { Circle().fill(.white).padding(2) }
    func button(_ isOn: Bool) -> some View {
      Toggle(isOn: .constant(isOn)) { box }.toggleStyle(.button)
    }
    let plain = box.padding(.horizontal, 12).padding(.vertical, 7)
    try expect([
      Row(
        "switch",
        Toggle("", isOn: .constant(false)).toggleStyle(tinted).labelsHidden(),
        is: off,
        not: Toggle("", isOn: .constant(true)).toggleStyle(tinted).labelsHidden()
      ),
      Row(
        "button",
        button(true),
        is: plain.background { RoundedRectangle(cornerRadius: 7).fill(.quaternary) },
        not: plain
      ),
      Row("button that is off", button(false), is: plain, not: button(true)),
    ])
  }

  /// Styles that have several names, and those that are what a control has by itself.
  @Test func stylesHaveSeveralNames() throws {
    let button = Button {
    } label: {
      box
    }
    let label = Label("Sink", systemImage: "tray")
    let meter = ProgressView(value: 0.25)
    let words = Text(verbatim: "Sink")
    // On the lock screen all grounds are alike.
    func colored(_ view: some View) -> some View { view.environment(\.widgetFamily, .systemSmall) }
    try expect([
      Row(
        "automatic button",
        button.buttonStyle(.automatic),
        is: button.buttonStyle(.plain),
        not: button.buttonStyle(.bordered)
      ),
      Row(
        "button without border",
        button.buttonStyle(.borderless),
        is: button.buttonStyle(.plain),
        not: button.buttonStyle(.bordered)
      ),
      Row(
        "glass",
        colored(button.buttonStyle(.glass)),
        is: colored(button.buttonStyle(.bordered)),
        not: colored(button.buttonStyle(.plain)),
        colored(button.buttonStyle(.borderedProminent))
      ),
      Row(
        "strong glass",
        colored(button.buttonStyle(.glassProminent)),
        is: colored(button.buttonStyle(.borderedProminent)),
        not: colored(button.buttonStyle(.plain)),
        colored(button.buttonStyle(.bordered))
      ),
      Row(
        "automatic label",
        label.labelStyle(.automatic),
        is: label.labelStyle(.titleAndIcon),
        not: label.labelStyle(.titleOnly),
        label.labelStyle(.iconOnly)
      ),
      Row(
        "automatic meter",
        meter.progressViewStyle(.automatic),
        is: meter,
        not: meter.progressViewStyle(.circular)
      ),
      Row(
        "small capitals",
        words.font(.title.lowercaseSmallCaps()),
        is: words.font(.title.uppercaseSmallCaps()),
        not: words.font(.title.bold())
      ),
      Row("letters", words.font(.title.lowercaseSmallCaps()), is: words.font(.title), not: words),
      // A range without any size limits nothing.
      Row(
        "sizes of text",
        words.dynamicTypeSize(DynamicTypeSize.xLarge..<DynamicTypeSize.xLarge),
        is: words,
        not: words.dynamicTypeSize(.xLarge)
      ),
      Row(
        "shape of the foreground",
        Circle().fill().foregroundStyle(.blue),
        is: Circle().fill(.blue),
        not: Circle().fill(.red),
        Circle().stroke().foregroundStyle(.blue)
      ),
      Row(
        "nothing to describe",
        ContentUnavailableView { box },
        is: ContentUnavailableView {
          box
        } description: {
          EmptyView()
        },
        not: ContentUnavailableView {
          box
        } description: {
          words
        }
      ),
    ])
  }

  @Test func stylesAreLaidOver() throws {
    let red = Rectangle().fill(.red)
    let dot = Circle().fill(.red)
    try expect([
      // The box is red itself.
      Row(
        "style",
        box.overlay(.blue),
        is: box.overlay { Rectangle().fill(.blue) },
        not: box,
        box.background(.blue)
      ),
      Row(
        "style behind",
        box.background(.blue),
        is: box.background { Rectangle().fill(.blue) },
        not: box,
        box.overlay(.blue)
      ),
      Row(
        "to the edges",
        box.overlay(.red, ignoresSafeAreaEdges: []),
        is: box.overlay { red },
        not: box.overlay { dot }
      ),
      Row(
        "shape",
        box.overlay(.red, in: Circle()),
        is: box.overlay { dot },
        not: box.overlay { red },
        box.background(.red, in: Circle())
      ),
      Row(
        "filled anyhow",
        box.background(.red, in: Circle(), fillStyle: FillStyle(eoFill: true)),
        is: box.background { dot },
        not: box.background { red }
      ),
    ])
  }
}
