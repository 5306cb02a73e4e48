import AppResources
import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

/// What is taken where nobody published a measure is said in numbers: those of `Cases/assumptions.tsv`.
@MainActor
@Suite struct AssumptionTests {
  private struct Intent: _ControlIntent {}

  private enum Longest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private static var views: [(name: String, view: AnyView)] {
    let text = Text(verbatim: "a").font(.system(size: 12))
    let button = Button {
    } label: {
      text
    }
    let toggle = Toggle(isOn: .constant(true)) { text }
    let gauge = Gauge(value: 0.5) { text }
    let label = Label {
      text
    } icon: {
      Color.red.frame(width: 5, height: 5)
    }
    let row = LabeledContent {
      text
    } label: {
      text
    }
    let unavailable = ContentUnavailableView {
      text
    } description: {
      text
    } actions: {
      text
    }
    return [
      ("label", AnyView(label)), ("row", AnyView(row)), ("unavailable", AnyView(unavailable)),
      ("bordered button", AnyView(button.buttonStyle(.bordered))),
      ("prominent button", AnyView(button.buttonStyle(.borderedProminent))),
      ("button of an intent", AnyView(Button(intent: Intent()) { text })),
      ("switch of an intent", AnyView(Toggle(isOn: true, intent: Intent()) { text })),
      ("switch as a button", AnyView(toggle.toggleStyle(.button))),
      ("switch", AnyView(toggle.toggleStyle(.switch))),
      ("bar", AnyView(gauge.gaugeStyle(.linearCapacity))),
      ("gauge in a round widget", AnyView(gauge.environment(\.widgetFamily, .accessoryCircular))),
      ("ring", AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))),
      ("line", AnyView(gauge.gaugeStyle(.accessoryLinear))),
      ("filled line", AnyView(gauge.gaugeStyle(.accessoryLinearCapacity))),
      ("progress", AnyView(ProgressView(value: 0.5))),
      ("round progress", AnyView(ProgressView(value: 0.5).progressViewStyle(.circular))),
      ("waiting", AnyView(ProgressView())),
      ("chart", AnyView(Chart { EmptyView() }.fixedSize())),
      ("picture", AnyView(Image("sea").environment(\.appAssets, AssetCatalogue.none))),
      ("preference", AnyView(text.onPreferenceChange(Longest.self) { _ in })),
      (
        "overlay", AnyView(text.overlayPreferenceValue(Longest.self) { Color.red.frame(width: $0) })
      ),
      (
        "ground",
        AnyView(text.backgroundPreferenceValue(Longest.self) { Color.red.frame(width: $0) })
      ),
      (
        "twin",
        AnyView(text.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue, isSource: false))
      ),
      // One that others match stands where it does on iOS, too.
      (
        "twin of others",
        AnyView(text.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue, isSource: true))
      ),
      ("perspective", AnyView(text.projectionEffect(perspective))),
    ]
  }

  private static var perspective: ProjectionTransform {
    var transform = ProjectionTransform()
    transform.m13 = 0.01
    return transform
  }

  @Test func whatIsTakenIsSaid() throws {
    let rows = try TestFiles.table("SwiftUISurfaceTests/Cases/assumptions.tsv")
    var said: [[String]] = []
    for (name, view) in Self.views {
      said += try Layouts.decide(view, 100, 60).standIns.map { [name, $0.subject, $0.assumption] }
    }
    #expect(said == rows)
  }
}
