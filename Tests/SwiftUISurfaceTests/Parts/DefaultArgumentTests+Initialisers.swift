import Foundation
import SwiftUISurface
import Testing

/// Ways to make one thing that come to the same: with a key, with a string, and with views.
extension DefaultArgumentTests {
  private struct Roles: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(configuration.role == .destructive ? 5 : configuration.role == .cancel ? 3 : 0)
    }
  }

  private struct Lamp: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isOn ? 1 : 0.25)
    }
  }

  private struct Intent: _ControlIntent {}

  private var name: String { "Sink" }

  @Test func controlsAreMadeInSeveralWays() throws {
    let label = Text(verbatim: "Sink")
    func button(_ role: ButtonRole?) -> some View {
      Button(role: role, action: {}, label: { label }).buttonStyle(Roles())
    }
    var rows: [Row] = []
    for (role, other) in [
      (ButtonRole.destructive, nil as ButtonRole?), (.cancel, .destructive), (nil, .cancel),
    ] as [(ButtonRole?, ButtonRole?)] {
      let ways: [(String, AnyView)] = [
        ("key", AnyView(Button("Sink", role: role) {})),
        ("string", AnyView(Button(name, role: role) {})),
        ("intent", AnyView(Button(role: role, intent: Intent()) { label })),
        ("key and intent", AnyView(Button("Sink", role: role, intent: Intent()))),
        ("string and intent", AnyView(Button(name, role: role, intent: Intent()))),
      ]
      rows += ways.map { way, view in
        Row("button with \(way)", view.buttonStyle(Roles()), is: button(role), not: button(other))
      }
    }
    for isOn in [true, false] {
      func toggle(_ isOn: Bool) -> some View {
        Toggle(isOn: .constant(isOn)) { label }.toggleStyle(Lamp())
      }
      let ways: [(String, AnyView)] = [
        ("key", AnyView(Toggle("Sink", isOn: .constant(isOn)))),
        ("string", AnyView(Toggle(name, isOn: .constant(isOn)))),
        ("intent", AnyView(Toggle(isOn: isOn, intent: Intent()) { label })),
        ("key and intent", AnyView(Toggle("Sink", isOn: isOn, intent: Intent()))),
        ("string and intent", AnyView(Toggle(name, isOn: isOn, intent: Intent()))),
      ]
      rows += ways.map { way, view in
        Row("toggle with \(way)", view.toggleStyle(Lamp()), is: toggle(isOn), not: toggle(!isOn))
      }
    }
    // A string's Markdown is none.
    let marked = "*Sink*"
    rows.append(
      Row(
        "toggle with a marked string",
        Toggle(marked, isOn: .constant(true)).toggleStyle(Lamp()),
        is: Toggle(isOn: .constant(true)) { Text(verbatim: marked) }.toggleStyle(Lamp()),
        not: Toggle("*Sink*", isOn: .constant(true)).toggleStyle(Lamp())
      )
    )
    let page = try #require(URL(string: "tide://a"))
    let link = Link(destination: page) { label }
    rows += [
      Row("link with key", Link("Sink", destination: page), is: link, not: Text("Swim")),
      Row("link with string", Link(name, destination: page), is: link, not: Text("Swim")),
    ]
    try expect(rows)
  }

  @Test func labelsAreMadeInSeveralWays() throws {
    let text = Text(verbatim: "Sink")
    let symbol = Label(title: { text }, icon: { Image(systemName: "tray") })
    let asset = Label(title: { text }, icon: { Image("tray") })
    let other = Label(title: { text }, icon: { Image(systemName: "sea") })
    let row = LabeledContent(content: { Text(verbatim: "12") }, label: { text })
    let turned = LabeledContent(content: { text }, label: { Text(verbatim: "12") })
    func nothing(_ label: some View, _ words: Text?) -> some View {
      ContentUnavailableView(label: { label }, description: { words })
    }
    let words = Text(verbatim: "a")
    try expect([
      Row("symbol", Label("Sink", systemImage: "tray"), is: symbol, not: asset),
      Row("symbol, string", Label(name, systemImage: "tray"), is: symbol, not: asset),
      Row("asset", Label("Sink", image: "tray"), is: asset, not: Label("Sink", image: "sea")),
      Row("asset, string", Label(name, image: "tray"), is: asset, not: symbol),
      Row("row", LabeledContent("Sink", value: "12"), is: row, not: turned),
      Row("row of strings", LabeledContent(name, value: "12"), is: row, not: turned),
      Row("number", LabeledContent("Sink", value: 12, format: .number), is: row, not: turned),
      Row("named", LabeledContent(name, value: 12, format: .number), is: row, not: turned),
      Row("row with key", LabeledContent("Sink") { Text(verbatim: "12") }, is: row, not: turned),
      Row("row with string", LabeledContent(name) { Text(verbatim: "12") }, is: row, not: turned),
      Row(
        "nothing",
        ContentUnavailableView("Sink", systemImage: "tray", description: words),
        is: nothing(symbol, words),
        not: nothing(symbol, nil),
        nothing(other, words)
      ),
      Row(
        "nothing, string",
        ContentUnavailableView(name, systemImage: "tray", description: words),
        is: nothing(symbol, words),
        not: nothing(symbol, nil),
        nothing(other, words)
      ),
      Row(
        "nothing, asset",
        ContentUnavailableView("Sink", image: "tray", description: words),
        is: nothing(asset, words),
        not: nothing(asset, nil),
        nothing(other, words)
      ),
      Row(
        "nothing, no words",
        ContentUnavailableView("Sink", systemImage: "tray"),
        is: nothing(symbol, nil),
        not: nothing(symbol, words)
      ),
    ])
  }

  /// A string's Markdown is none, wherever it is a title.
  @Test func stringsAreNoMarkdown() throws {
    let marked = "*Sink*"
    let text = Text(verbatim: marked)
    let page = try #require(URL(string: "tide://a"))
    let symbol = Label(title: { text }, icon: { Image(systemName: "tray") })
    let asset = Label(title: { text }, icon: { Image("tray") })
    let words = Text(verbatim: "a")
    let row = LabeledContent(content: { words }, label: { text })
    let part = ProgressView(value: 1, total: 4) { text }
    try expect([
      Row(
        "symbol",
        Label(marked, systemImage: "tray"),
        is: symbol,
        not: Label("*Sink*", systemImage: "tray")
      ),
      Row("asset", Label(marked, image: "tray"), is: asset, not: Label("*Sink*", image: "tray")),
      Row(
        "link",
        Link(marked, destination: page),
        is: Link(destination: page) { text },
        not: Link("*Sink*", destination: page)
      ),
      Row("waiting", ProgressView(marked), is: ProgressView { text }, not: ProgressView("*Sink*")),
      Row(
        "progress",
        ProgressView(marked, value: 1, total: 4),
        is: part,
        not: ProgressView("*Sink*", value: 1, total: 4)
      ),
      Row(
        "row",
        LabeledContent(marked, value: "a"),
        is: row,
        not: LabeledContent("*Sink*", value: "a")
      ),
      Row("row of a view", LabeledContent(marked) { words }, is: row, not: words),
    ])
    #if !canImport(DeveloperToolsSupport)
    let tray = ImageResource(name: "tray", bundle: .main)
    try expect([
      Row("picture", Label(marked, image: tray), is: asset, not: Label("*Sink*", image: tray))
    ])
    #endif
  }

  @Test func metersAreMadeInSeveralWays() throws {
    let text = Text(verbatim: "Sink")
    let part = ProgressView(value: 1, total: 4) { text }
    let whole = ProgressView(value: 1) { text }
    let waiting = ProgressView { text }
    let now = Date(timeIntervalSinceReferenceDate: -30)
    let time = now...now.addingTimeInterval(40)
    func full(_ least: Text, _ most: Text) -> some View {
      Gauge(value: 3, in: 2...6) {
        text
      } currentValueLabel: {
        Text(verbatim: "3")
      } minimumValueLabel: {
        least
      } maximumValueLabel: {
        most
      }
    }
    let (two, six) = (Text(verbatim: "2"), Text(verbatim: "6"))
    let marked = Gauge(value: 3, in: 2...6) {
      text
    } currentValueLabel: {
      Text(verbatim: "3")
    } minimumValueLabel: {
      two
    } maximumValueLabel: {
      six
    } markedValueLabels: {
      EmptyView()
    }
    let plain = Gauge(value: 3, in: 2...6) {
      text
    } currentValueLabel: {
      Text(verbatim: "3")
    }
    let plainMarked = Gauge(value: 3, in: 2...6) {
      text
    } currentValueLabel: {
      Text(verbatim: "3")
    } markedValueLabels: {
      EmptyView()
    }
    try expect([
      Row("progress", ProgressView("Sink", value: 1, total: 4), is: part, not: whole),
      Row("progress, string", ProgressView(name, value: 1, total: 4), is: part, not: whole),
      Row("progress of one, string", ProgressView(name, value: 1), is: whole, not: part),
      Row(
        "progress with a value",
        ProgressView(value: 1, label: { text }, currentValueLabel: { two }),
        is: ProgressView(value: 1, total: 1, label: { text }, currentValueLabel: { two }),
        not: ProgressView(value: 1, total: 2, label: { text }, currentValueLabel: { two }),
        ProgressView(value: 1, label: { two }, currentValueLabel: { text })
      ),
      Row("waiting", ProgressView("Sink"), is: waiting, not: ProgressView(), ProgressView("Swim")),
      Row("waiting, string", ProgressView(name), is: waiting, not: ProgressView()),
      Row(
        "time",
        ProgressView(timerInterval: time, label: { text }, currentValueLabel: { two }),
        is: ProgressView(value: 0.25, label: { text }, currentValueLabel: { two }),
        not: ProgressView(
          timerInterval: time,
          countsDown: false,
          label: { text },
          currentValueLabel: { two }
        )
      ),
      Row(
        "time with a label",
        ProgressView(timerInterval: time) { text },
        is: ProgressView(timerInterval: time, countsDown: true) { text },
        not: ProgressView(timerInterval: time, countsDown: false) { text }
      ),
      Row("marked gauge", marked, is: full(two, six), not: full(six, two), plain),
      Row("marked gauge without bounds", plainMarked, is: plain, not: full(two, six)),
      Row(
        "bar",
        marked.gaugeStyle(.accessoryLinear),
        is: full(two, six).gaugeStyle(.accessoryLinear),
        not: full(six, two).gaugeStyle(.accessoryLinear)
      ),
    ])
  }

  @Test func shapesAndLayersAreMadeInSeveralWays() throws {
    let dot = Circle().fill(.blue)
    let asymmetric = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let wide = Text("one two three four five six seven")
    try expect([
      Row("rect", box.clipShape(.rect), is: box.clipped(), not: box.clipShape(Circle())),
      Row("circle", box.clipShape(.circle), is: box.clipShape(Circle()), not: box),
      Row("ellipse", box.clipShape(.ellipse), is: box.clipShape(Ellipse()), not: box),
      Row("capsule", box.clipShape(.capsule), is: box.clipShape(Capsule()), not: box),
      Row(
        "round",
        box.clipShape(.rect(cornerRadius: 3)),
        is: box.cornerRadius(3),
        not: box.cornerRadius(4)
      ),
      Row(
        "relative",
        box.clipShape(.containerRelative),
        is: box.clipShape(ContainerRelativeShape()),
        not: box
      ),
      Row(
        "background of a style",
        box.background(.green, ignoresSafeAreaEdges: .top),
        is: box.background { Rectangle().fill(.green) },
        not: box.overlay { Rectangle().fill(.green) }
      ),
      Row(
        "background in a shape",
        box.background(.green, in: Circle()),
        is: box.background { Circle().fill(.green) },
        not: box.background { Capsule().fill(.green) }
      ),
      Row(
        "ground",
        box.background(),
        is: box.background { Rectangle().fill(.background) },
        not: box.background { Rectangle().fill(.foreground) }
      ),
      Row(
        "ground in a shape",
        box.background(in: Circle()),
        is: box.background { Circle().fill(.background) },
        not: box.background { Circle().fill(.foreground) }
      ),
      Row("offset", box.offset(CGSize(width: 3, height: 4)), is: box.offset(x: 3, y: 4), not: box),
      Row(
        "position",
        box.position(CGPoint(x: 3, y: 4)),
        is: box.position(x: 3, y: 4),
        not: box.position(x: 4, y: 3)
      ),
      Row(
        "insets",
        box.safeAreaPadding(asymmetric),
        is: box.padding(asymmetric),
        not: box.padding(EdgeInsets(top: 3, leading: 4, bottom: 1, trailing: 2))
      ),
      Row("safe area", box.safeAreaPadding(3), is: box.padding(3), not: box.padding(4)),
      Row(
        "edge of a safe area",
        box.safeAreaPadding(.top, 3),
        is: box.padding(.top, 3),
        not: box.padding(.bottom, 3)
      ),
      Row("no length", box.safeAreaPadding(.top), is: box.padding(.top, 16), not: box.padding(16)),
      Row("scene", box.scenePadding(.leading), is: box.padding(.leading, 16), not: box.padding()),
      Row(
        "fixed",
        wide.fixedSize(),
        is: wide.fixedSize(horizontal: true, vertical: true),
        not: wide.fixedSize(horizontal: false, vertical: true)
      ),
      Row(
        "fit",
        Color.red.scaledToFit().frame(width: 30, height: 10),
        is: Color.red.aspectRatio(contentMode: .fit).frame(width: 30, height: 10),
        not: Color.red.scaledToFill().frame(width: 30, height: 10)
      ),
      Row(
        "ratio of a size",
        Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit),
        is: Color.red.aspectRatio(1.5, contentMode: .fit),
        not: Color.red.aspectRatio(CGSize(width: 2, height: 3), contentMode: .fit)
      ),
      Row(
        "ratio of a flat size",
        Color.red.aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit),
        is: Color.red.aspectRatio(3, contentMode: .fit),
        not: Color.red.aspectRatio(contentMode: .fit)
      ),
      // Without a height there is no ratio, and the view's own holds; a ratio of 0 changes nothing.
      Row(
        "ratio of a size without height",
        Color.red.aspectRatio(CGSize(width: 3, height: 0), contentMode: .fit),
        is: Color.red.aspectRatio(contentMode: .fit),
        not: Color.red
      ),
      Row(
        "ratio of a size without width",
        Color.red.aspectRatio(CGSize(width: 0, height: 3), contentMode: .fit),
        is: Color.red,
        not: Color.red.aspectRatio(contentMode: .fit)
      ),
      Row("erased", AnyView(erasing: dot), is: dot, not: box),
      Row("mask", box.mask(dot), is: box.mask { dot }, not: box),
      Row("mask of nothing", box.mask { EmptyView() }, is: box.mask(EmptyView()), not: box),
      Row(
        "drawing group",
        box.drawingGroup(),
        is: box.compositingGroup(),
        not: box
      ),
      Row(
        "drawing group of light",
        box.drawingGroup(opaque: true, colorMode: .extendedLinear),
        is: box.compositingGroup(),
        not: box
      ),
      Row(
        "picture for no one",
        Image(decorative: "sea"),
        is: Image("sea"),
        not: Image("bay")
      ),
      Row(
        "picture with a label",
        Image("sea", label: Text("Sea")),
        is: Image("sea"),
        not: Image("bay")
      ),
      Row(
        "variable symbol",
        Image(systemName: "star", variableValue: 0.5),
        is: Image(systemName: "star"),
        not: Image(systemName: "bolt.fill")
      ),
    ])
  }
}
