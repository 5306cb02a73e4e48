import Foundation
import Testing

@testable import SwiftUISurface

/// What is accepted without effect, in the ways of saying it that the table of names does not use.
@MainActor
@Suite struct AcceptedFormTests {
  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private struct Fading: AnimatableModifier {
    nonisolated var animatableData: Double {
      get { 0.5 }
      set {}
    }
    func body(content: Content) -> some View { content.opacity(animatableData) }
  }

  let sample = Text(verbatim: "Sea and sky and shore")
  let words = Text(verbatim: "a")
  var name: String { "a" }

  private static func note() { Issue.record("a task was run") }

  func shown(_ view: some View) throws -> String {
    let decision = try Layouts.decide(view, 90, 44)
    return "\(decision.displayList.items) \(decision.placed)"
  }

  func expectNoEffect(_ ways: [(String, AnyView)]) throws {
    // What stands around a view reaches the text in it all the same.
    func set(_ view: some View) -> some View {
      view.lineLimit(1).font(.footnote).truncationMode(.middle)
    }
    // In a row it has the share of any text, and in a column a text's distances.
    func among(_ view: AnyView) -> some View {
      VStack {
        HStack {
          view
          sample
        }
        view
        Color.red
      }
    }
    let (plain, inCompany) = (try shown(set(sample)), try shown(set(among(AnyView(sample)))))
    for (way, view) in ways {
      #expect(try shown(set(view)) == plain, "\(way)")
      #expect(try shown(set(among(view))) == inCompany, "\(way)")
    }
  }

  @Test func nothingIsReadAloud() throws {
    try expectNoEffect([
      ("label", AnyView(sample.accessibilityLabel(words))),
      ("string as label", AnyView(sample.accessibilityLabel(name))),
      ("value", AnyView(sample.accessibilityValue(words))),
      ("string as value", AnyView(sample.accessibilityValue(name))),
      ("hint", AnyView(sample.accessibilityHint(words))),
      ("string as hint", AnyView(sample.accessibilityHint(name))),
      ("string as help", AnyView(sample.help(name))),
    ])
    AccessibilityNotification.Announcement("Low").post()
    AccessibilityNotification.Announcement(AttributedString(name)).post()
    AccessibilityNotification.Announcement(LocalizedStringResource("Low")).post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged(name).post()
    let depth = AccessibilityCustomContentKey("Depth")
    try expectNoEffect([
      ("detail", AnyView(sample.accessibilityCustomContent(depth, "Low"))),
      ("no detail", AnyView(sample.accessibilityCustomContent(depth, nil as Text?))),
      ("texts", AnyView(sample.accessibilityCustomContent(words, words, importance: .high))),
      ("key and text", AnyView(sample.accessibilityCustomContent("Depth", words))),
      ("key and string", AnyView(sample.accessibilityCustomContent("Depth", name))),
    ])
    try expectNoEffect([
      ("older value", AnyView(sample.accessibility(value: words))),
      ("older hint", AnyView(sample.accessibility(hint: words))),
      ("older traits", AnyView(sample.accessibility(addTraits: .isHeader))),
      ("fewer traits", AnyView(sample.accessibility(removeTraits: .isHeader))),
      ("older priority", AnyView(sample.accessibility(sortPriority: 2))),
    ])
  }

  @Test func nothingHappens() throws {
    var count = 0
    let margins = sample.contentMargins(.horizontal, 8)
    let space = Namespace().wrappedValue
    let way = AnyTransition.modifier(active: Plain(), identity: Plain())
    try expectNoEffect([
      ("no modifier", AnyView(sample.modifier(EmptyModifier.identity))),
      ("animation", AnyView(sample.animation(.linear))),
      ("transition of one's own", AnyView(sample.transition(way))),
      ("twin", AnyView(sample.matchedGeometryEffect(id: 1, in: space, isSource: true))),
      (
        "place of a twin",
        AnyView(sample.matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .top))
      ),
      ("shape", AnyView(sample.contentShape([.dragPreview, .hoverEffect], Circle()))),
      ("choice", AnyView(sample.tag(1, includeOptional: false))),
      ("bars", AnyView(sample.scrollIndicators(.never, axes: .vertical))),
      ("still symbols", AnyView(sample.symbolEffectsRemoved(false))),
      ("task of a value", AnyView(sample.task(id: 3) {})),
      // On the actor of the view that it is written in, as `body` is.
      ("task of a view", AnyView(sample.task { Self.note() })),
      ("task of a view and a value", AnyView(sample.task(id: 3) { Self.note() })),
      ("change to a value", AnyView(sample.onChange(of: 3, perform: { count += $0 }))),
      ("change", AnyView(sample.onChange(of: 3) { count += 1 })),
      ("margins of edges", AnyView(margins)),
      ("movement", AnyView(sample.symbolEffect(.pulse))),
      (
        "movement without a stop",
        AnyView(sample.symbolEffect(.rotate.clockwise, options: .repeat(.continuous)))
      ),
      ("one wording", AnyView(sample.textVariant(.fixed))),
    ])
    #expect(count == 0)
  }

  /// What is to be done when something happens is not done, nor what is to be done at once.
  @Test func nothingIsDoneAtOnce() throws {
    var count = 0
    let tap = TapGesture().onEnded { _ in count += 1 }
    let drag = DragGesture().onChanged { _ in count += 1 }
    try expectNoEffect([
      ("appearing", AnyView(sample.onAppear { count += 1 })),
      ("disappearing", AnyView(sample.onDisappear { count += 1 })),
      ("a value", AnyView(sample.onChange(of: 3) { count += $0 + $1 })),
      ("a value at once", AnyView(sample.onChange(of: 3, initial: true) { count += $0 + $1 })),
      ("a change at once", AnyView(sample.onChange(of: 3, initial: true) { count += 1 })),
      ("a tap", AnyView(sample.onTapGesture { count += 1 })),
      ("a long press", AnyView(sample.onLongPressGesture(perform: { count += 1 }))),
      ("a page", AnyView(sample.onOpenURL { _ in count += 1 })),
      ("a gesture", AnyView(sample.gesture(tap))), ("a drag", AnyView(sample.gesture(drag))),
      ("one before others", AnyView(sample.highPriorityGesture(tap))),
      ("one beside others", AnyView(sample.simultaneousGesture(tap))),
      ("an action", AnyView(sample.accessibilityAction(named: words) { count += 1 })),
      (
        "a size",
        AnyView(
          sample.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in count += 1 })
        )
      ),
    ])
    #expect(count == 0)
  }

  /// What reads from the right is mirrored once, whatever is said of it.
  @Test func nothingIsFlippedAgain() throws {
    let row = HStack {
      sample
      Color.red.frame(width: 5, height: 5)
    }
    let flipped = row.flipsForRightToLeftLayoutDirection(true)
    let plain = try shown(row.environment(\.layoutDirection, .rightToLeft))
    #expect(try plain != shown(row))
    #expect(try shown(flipped.environment(\.layoutDirection, .rightToLeft)) == plain)
  }

  private enum Depth: PreferenceKey {
    static var defaultValue: Int { 4 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  /// Nobody asks what a change would be made, felt or measured by, nor what is read aloud, nor who gives values.
  @Test func nothingIsAskedFor() throws {
    var count = 0
    let subject = CurrentValueSubject<Int, Never>(3)
    func unasked() -> Text {
      count += 1
      return words
    }
    func isFelt() -> Bool {
      count += 1
      return true
    }
    func feedback() -> SensoryFeedback? {
      count += 1
      return .success
    }
    func size(_ proxy: GeometryProxy) -> CGSize {
      count += 1
      return proxy.size
    }
    try expectNoEffect([
      ("a preference", AnyView(sample.transformPreference(Depth.self) { _ in count += 1 })),
      ("a change", AnyView(sample.transaction { _ in count += 1 })),
      ("a change of a value", AnyView(sample.transaction(value: 3) { _ in count += 1 })),
      ("a value that is sent", AnyView(sample.onReceive(subject) { _ in count += 1 })),
      (
        "what is felt where",
        AnyView(sample.sensoryFeedback(.success, trigger: 3) { _, _ in isFelt() })
      ),
      ("what is felt", AnyView(sample.sensoryFeedback(trigger: 3) { _, _ in feedback() })),
      (
        "a press",
        AnyView(sample.onLongPressGesture(perform: {}, onPressingChanged: { _ in count += 1 }))
      ),
      ("parts", AnyView(sample.accessibilityChildren { unasked() })),
      ("actions", AnyView(sample.accessibilityActions { unasked() })),
      (
        "a size",
        AnyView(
          sample.onGeometryChange(for: CGSize.self, of: { size($0) }, action: { _ in count += 1 })
        )
      ),
      (
        "two sizes",
        AnyView(
          sample.onGeometryChange(
            for: CGSize.self,
            of: { size($0) },
            action: { _, _ in count += 1 }
          )
        )
      ),
    ])
    _ = try shown(sample.onPreferenceChange(Depth.self) { _ in count += 1 })
    #expect(count == 0)
  }

  /// Who gives nothing leaves it as it is.
  @Test func nothingMayBeGiven() throws {
    try expectNoEffect([
      ("colours of symbols", AnyView(sample.symbolColorRenderingMode(nil))),
      ("way of symbols", AnyView(sample.symbolRenderingMode(nil))),
      ("animation", AnyView(sample.animation(nil))),
      ("animation of a value", AnyView(sample.animation(nil, value: 3))),
      ("scheme", AnyView(sample.preferredColorScheme(nil))),
      ("margins", AnyView(sample.contentMargins(.horizontal, nil))),
      ("appearing", AnyView(sample.onAppear(perform: nil))),
      ("disappearing", AnyView(sample.onDisappear(perform: nil))),
    ])
    let star = Image(systemName: "star")
    let ways = star.symbolRenderingMode(nil).widgetAccentedRenderingMode(nil)
    #expect(try shown(ways) == shown(star))
  }

  /// Of phases the first one is asked for, and once, and no way to the next.
  @Test func onePhaseIsAskedFor() throws {
    var asked: [Int] = []
    func content(_ phase: Int) -> Text {
      asked.append(phase)
      return Text(verbatim: "phase \(phase)")
    }
    func way() -> Animation? {
      Issue.record("nothing moves")
      return nil
    }
    let views: [AnyView] = [
      AnyView(PhaseAnimator([3, 8], content: { content($0) }, animation: { _ in way() })),
      AnyView(
        PhaseAnimator([3, 8], trigger: true, content: { content($0) }, animation: { _ in way() })
      ),
      AnyView(words.phaseAnimator([3, 8], content: { content($1) }, animation: { _ in way() })),
      AnyView(
        words.phaseAnimator(
          [3, 8],
          trigger: true,
          content: { content($1) },
          animation: { _ in way() }
        )
      ),
    ]
    for (index, view) in views.enumerated() {
      let texts = try Layouts.decide(view, 90, 44).placed.texts.map(\.string)
      #expect(texts == ["phase 3"], "\(index)")
    }
    #expect(asked == [3, 3, 3, 3])
  }

  /// Each style stays as it is, be it one of a single colour or not.
  @Test func shadowsOfStylesAreNotDrawn() {
    let environment = EnvironmentValues()
    func expectNoEffect(on style: some ShapeStyle) {
      let plain = style.displayColor(in: environment)
      let styles: [any ShapeStyle] = [
        style.shadow(.drop(radius: 3)),
        style.shadow(.inner(color: .red, radius: 3, x: 2)),
        style.blendMode(.multiply),
      ]
      for other in styles { #expect(other.displayColor(in: environment) == plain, "\(style)") }
    }
    expectNoEffect(on: ForegroundStyle())
    expectNoEffect(on: Color.red)
    expectNoEffect(on: Color.clear)
    expectNoEffect(on: HierarchicalShapeStyle.secondary)
    expectNoEffect(on: AnyShapeStyle(Color.blue))
    expectNoEffect(on: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  }

  /// A modifier whose data would be animated is any other one, and a change is run at once.
  @Test func changesAreMadeAtOnce() throws {
    #expect(try shown(sample.modifier(Fading())) == shown(sample.opacity(0.5)))
    #expect(Transaction().animation == nil && !Transaction().disablesAnimations)
    #expect(Transaction(animation: .default).animation == .default)
    #expect(Transaction(animation: .linear).animation == .linear)
    #expect(withTransaction(Transaction(animation: .default)) { 3 } == 3)
  }

  /// Nothing scrolls here: headers and footers stay where they are.
  @Test func nothingIsPinned() throws {
    let pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    let items = [GridItem(.fixed(20)), GridItem(.fixed(9))]
    let content = ForEach(0..<3) { _ in words }
    let ways: [(String, AnyView, AnyView)] = [
      (
        "column", AnyView(LazyVStack(spacing: 3) { content }),
        AnyView(LazyVStack(spacing: 3, pinnedViews: pinned) { content })
      ),
      (
        "row", AnyView(LazyHStack(spacing: 3) { content }),
        AnyView(LazyHStack(spacing: 3, pinnedViews: pinned) { content })
      ),
      (
        "columns", AnyView(LazyVGrid(columns: items, alignment: .leading, spacing: 3) { content }),
        AnyView(
          LazyVGrid(columns: items, alignment: .leading, spacing: 3, pinnedViews: pinned) {
            content
          }
        )
      ),
      (
        "rows", AnyView(LazyHGrid(rows: items, alignment: .top, spacing: 3) { content }),
        AnyView(
          LazyHGrid(rows: items, alignment: .top, spacing: 3, pinnedViews: pinned) { content }
        )
      ),
    ]
    for (way, plain, other) in ways { #expect(try shown(other) == shown(plain), "\(way)") }
  }

  /// What charts accept, and views have here alone, gives way to what sources give views by that name.
  @Test func modifiersOfOnesOwnGoFirst() throws {
    #expect(try shown(words.symbol(Circle())) == shown(words.padding(7)))
  }
}

extension View {
  /// As widgets have one, which may be called as one of charts.
  fileprivate func symbol<Symbol: View>(_ symbol: Symbol, inset: CGFloat = 7) -> some View {
    padding(inset)
  }
}
