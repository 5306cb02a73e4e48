import AppResources
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import SwiftUISurface

/// What tapping a control does, and whether it is on, in whatever way it is made.
@MainActor
@Suite struct ControlActionTests {
  private struct Intent: _ControlIntent {
    var number = 4
  }

  private struct Word: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: configuration.isOn ? "on" : "off")
    }
  }

  private var name: String { "Sink" }

  /// What tapping each part does.
  private func actions(_ view: some View) throws -> [String] {
    try Layouts.decide(view, 200, 60).regions.map { region in
      guard case .action(let action) = region.meaning else { return "none" }
      switch action as? TapAction {
      case .intent(let tapped): return "\((tapped.intent as? Intent)?.number ?? 0)"
      case .toggle(let tapped, let isOn):
        return "\((tapped.intent as? Intent)?.number ?? 0) \(isOn)"
      case .page(let page): return page.absoluteString
      case nil: return "none"
      }
    }
  }

  private func said(_ view: some View) throws -> [String] {
    try Layouts.decide(view, 200, 60).placed.texts.map(\.string)
  }

  private func expect(_ ways: [(String, AnyView)], toDo action: [String]) throws {
    for (way, view) in ways { #expect(try actions(view) == action, "\(way)") }
  }

  private func expect(_ ways: [(String, AnyView)], toBe isOn: Bool) throws {
    for (way, view) in ways {
      #expect(try said(view.toggleStyle(Word())) == [isOn ? "on" : "off"], "\(way)")
    }
  }

  @Test func buttonsDoTheirIntents() throws {
    let intent = Intent()
    let chosen: any _ControlIntent = intent
    try expect(
      [
        ("label", AnyView(Button(intent: intent) { Text(verbatim: "Sink") })),
        ("one of several", AnyView(Button("Sink", intent: chosen))),
        ("key", AnyView(Button("Sink", intent: intent))),
        ("string", AnyView(Button(name, intent: intent))),
        ("symbol", AnyView(Button("Sink", systemImage: "tray", intent: intent))),
        ("symbol and string", AnyView(Button(name, systemImage: "tray", intent: intent))),
      ],
      toDo: ["4"]
    )
  }

  @Test func linksOpenTheirPages() throws {
    let page = try #require(URL(string: "tide://harbour"))
    let parts = Link(destination: page) {
      Text(verbatim: "Sink")
      Text(verbatim: "Swim")
    }
    try expect(
      [
        ("label", AnyView(Link(destination: page) { Text(verbatim: "Sink") })),
        ("key", AnyView(Link("Sink", destination: page))),
        ("string", AnyView(Link(name, destination: page))),
      ],
      toDo: ["tide://harbour"]
    )
    try expect(
      [
        ("parts", AnyView(HStack { parts })), ("parts at the root", AnyView(parts)),
        ("parts of a layer", AnyView(Color.red.overlay { parts })),
      ],
      toDo: ["tide://harbour", "tide://harbour"]
    )
  }

  /// A small widget opens the page of all of it, whatever links are in it; an intent is done there, too.
  @Test func linksOfSmallWidgetsOpenNothing() throws {
    let page = try #require(URL(string: "tide://harbour"))
    let all = try #require(URL(string: "tide://all"))
    let link = Link("Sink", destination: page)
    let button = Button("Swim", intent: Intent())
    for (family, actions) in [
      (WidgetFamily.systemSmall, []), (.systemMedium, ["tide://harbour"]),
      (.systemLarge, ["tide://harbour"]),
    ] as [(WidgetFamily, [String])] {
      #expect(try self.actions(link.environment(\.widgetFamily, family)) == actions, "\(family)")
    }
    let small = { (view: AnyView) in AnyView(view.environment(\.widgetFamily, .systemSmall)) }
    #expect(try actions(small(AnyView(link.widgetURL(all)))) == ["tide://all"])
    #expect(try actions(small(AnyView(button))) == ["4"])
  }

  /// Every part of a label does what the control does, and so does a control in a style.
  @Test func partsAndStylesDoTheSame() throws {
    let intent = Intent()
    let button = Button(intent: intent) {
      Text(verbatim: "Sink")
      Text(verbatim: "Swim")
    }
    let toggle = Toggle(isOn: true, intent: intent) {
      Text(verbatim: "Sink")
      Text(verbatim: "Swim")
    }
    // Where one view is wanted, too, a control is any number of views.
    try expect(
      [
        ("button", AnyView(HStack { button })), ("button at the root", AnyView(button)),
        ("button in a layer", AnyView(Color.red.overlay { button })),
      ],
      toDo: ["4", "4"]
    )
    try expect(
      [
        ("switch", AnyView(HStack { toggle })), ("switch at the root", AnyView(toggle)),
        ("switch in a layer", AnyView(Color.red.overlay { toggle })),
      ],
      toDo: ["4 true", "4 true"]
    )
    let one = Button(intent: intent) { Text(verbatim: "Sink") }
    try expect(
      [
        ("plain", AnyView(one.buttonStyle(.plain))),
        ("bordered", AnyView(one.buttonStyle(.bordered))),
        ("prominent", AnyView(one.buttonStyle(.borderedProminent))),
      ],
      toDo: ["4"]
    )
    let lamp = Toggle(isOn: false, intent: intent) { Text(verbatim: "Sink") }
    try expect(
      [
        ("switch", AnyView(lamp.toggleStyle(.switch))),
        ("button", AnyView(lamp.toggleStyle(.button))),
      ],
      toDo: ["4 false"]
    )
  }

  /// A closure is no intent: what it does is done in the app, and the host has nothing to run.
  @Test func buttonsOfClosuresDoNothing() throws {
    let red = ButtonRole.destructive
    let ways: [(String, AnyView)] = [
      ("label", AnyView(Button(action: {}, label: { Text(verbatim: "Sink") }))),
      ("key", AnyView(Button("Sink") {})),
      ("key and role", AnyView(Button("Sink", role: red) {})),
      ("string", AnyView(Button(name) {})),
      ("string and role", AnyView(Button(name, role: red) {})),
      ("symbol", AnyView(Button("Sink", systemImage: "tray") {})),
      ("symbol and role", AnyView(Button("Sink", systemImage: "tray", role: red) {})),
      ("symbol and string", AnyView(Button(name, systemImage: "tray") {})),
      ("all", AnyView(Button(name, systemImage: "tray", role: red) {})),
    ]
    try expect(ways, toDo: [])
    for (way, view) in ways {
      let subjects = try Layouts.decide(view, 200, 60).standIns.map(\.subject)
      #expect(!subjects.contains("buttons without a style"), "\(way)")
    }
  }

  /// Titles that are written out are keys of the app's tables; those that come from elsewhere are what they are.
  @Test func titlesThatAreWrittenOutAreKeys() throws {
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/Localizable.strings": "\"Sink\" = \"Sinken\";"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = AppResources(folders: [folder.path]).texts
    func german(_ view: some View) throws -> [String] {
      try said(
        view.environment(\.appTexts, texts).environment(\.locale, Locale(identifier: "de_DE"))
      )
    }
    let intent = Intent()
    let on = Binding.constant(true)
    let keys: [(String, AnyView)] = [
      ("closure", AnyView(Button("Sink") {})),
      ("closure and symbol", AnyView(Button("Sink", systemImage: "tray") {})),
      ("intent", AnyView(Button("Sink", intent: intent))),
      ("intent and symbol", AnyView(Button("Sink", systemImage: "tray", intent: intent))),
      ("switch", AnyView(Toggle("Sink", isOn: on))),
      ("switch of an intent", AnyView(Toggle("Sink", isOn: true, intent: intent))),
    ]
    let strings: [(String, AnyView)] = [
      ("closure", AnyView(Button(name) {})),
      ("closure and symbol", AnyView(Button(name, systemImage: "tray") {})),
      ("intent", AnyView(Button(name, intent: intent))),
      ("intent and symbol", AnyView(Button(name, systemImage: "tray", intent: intent))),
      ("switch", AnyView(Toggle(name, isOn: on))),
      ("switch of an intent", AnyView(Toggle(name, isOn: true, intent: intent))),
    ]
    for (way, view) in keys { #expect(try german(view).contains("Sinken"), "\(way)") }
    for (way, view) in strings { #expect(try german(view).contains("Sink"), "\(way)") }
  }

  @Test(arguments: [true, false]) func switchesDoTheirIntents(_ isOn: Bool) throws {
    let intent = Intent()
    let ways: [(String, AnyView)] = [
      ("label", AnyView(Toggle(isOn: isOn, intent: intent) { Text(verbatim: "Sink") })),
      ("key", AnyView(Toggle("Sink", isOn: isOn, intent: intent))),
      ("string", AnyView(Toggle(name, isOn: isOn, intent: intent))),
      ("symbol", AnyView(Toggle("Sink", systemImage: "tray", isOn: isOn, intent: intent))),
      (
        "symbol and string",
        AnyView(Toggle(name, systemImage: "tray", isOn: isOn, intent: intent))
      ),
    ]
    try expect(ways, toDo: ["4 \(isOn)"])
    try expect(ways, toBe: isOn)
  }

  @Test(arguments: [true, false]) func switchesAreOnAsTheirBindingsSay(_ isOn: Bool) throws {
    let binding = Binding.constant(isOn)
    let ways: [(String, AnyView)] = [
      ("label", AnyView(Toggle(isOn: binding) { Text(verbatim: "Sink") })),
      ("key", AnyView(Toggle("Sink", isOn: binding))),
      ("string", AnyView(Toggle(name, isOn: binding))),
      ("symbol", AnyView(Toggle("Sink", systemImage: "tray", isOn: binding))),
      ("symbol and string", AnyView(Toggle(name, systemImage: "tray", isOn: binding))),
    ]
    try expect(ways, toDo: [])
    try expect(ways, toBe: isOn)
  }

  #if !canImport(DeveloperToolsSupport)
  @Test(arguments: [true, false]) func controlsWithPicturesDoTheSame(_ isOn: Bool) throws {
    let tray = ImageResource(name: "tray", bundle: .main)
    let intent = Intent()
    let binding = Binding.constant(isOn)
    let buttons: [(String, AnyView)] = [
      ("button", AnyView(Button("Sink", image: tray, intent: intent))),
      ("button of a string", AnyView(Button(name, image: tray, intent: intent))),
    ]
    let switches: [(String, AnyView)] = [
      ("switch", AnyView(Toggle("Sink", image: tray, isOn: isOn, intent: intent))),
      ("switch of a string", AnyView(Toggle(name, image: tray, isOn: isOn, intent: intent))),
    ]
    let bound: [(String, AnyView)] = [
      ("binding", AnyView(Toggle("Sink", image: tray, isOn: binding))),
      ("binding and string", AnyView(Toggle(name, image: tray, isOn: binding))),
    ]
    let closures: [(String, AnyView)] = [
      ("closure", AnyView(Button("Sink", image: tray) {})),
      ("closure and string", AnyView(Button(name, image: tray) {})),
    ]
    try expect(buttons, toDo: ["4"])
    try expect(closures, toDo: [])
    try expect(switches, toDo: ["4 \(isOn)"])
    try expect(bound, toDo: [])
    try expect(switches + bound, toBe: isOn)
  }
  #endif
}
