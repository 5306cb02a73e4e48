import SwiftUISurface
import Testing

/// View builders, custom views and modifiers, and the environment they read.
@MainActor
@Suite struct ViewBuildingTests {
  fileprivate struct GreetingKey: EnvironmentKey {
    static let defaultValue = "none"
  }

  func strings(_ view: some View) throws -> [String] {
    try Layouts.decide(view, 1000, 1000).placed.texts.map(\.string)
  }

  @Test func blocksOfManyViews() throws {
    let view = VStack {
      Text(verbatim: "1"); Text(verbatim: "2"); Text(verbatim: "3"); Text(verbatim: "4")
      Text(verbatim: "5"); Text(verbatim: "6"); Text(verbatim: "7"); Text(verbatim: "8")
      Text(verbatim: "9"); Text(verbatim: "10"); Text(verbatim: "11"); Text(verbatim: "12")
    }
    #expect(try strings(view) == (1...12).map(String.init))
  }

  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  @Test func loops() throws {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let view = VStack {
      ForEach(items) { Text($0.name) }
      ForEach(["c", "d"], id: \.self) { Text($0) }
      ForEach(0..<2) { Text("\($0)") }
      ForEach(7..<9) { Text("\($0)") }
    }
    #expect(try strings(view) == ["a", "b", "c", "d", "0", "1", "7", "8"])
  }

  @Test func conditions() throws {
    func view(_ number: Int?) -> some View {
      VStack {
        if let number {
          if number > 1 { Text(verbatim: "many") } else { Text(verbatim: "one") }
        }
        switch number {
        case nil: Text(verbatim: "nothing")
        case 2?: EmptyView()
        default: AnyView(Text(verbatim: "other"))
        }
        if #available(macOS 99, *) { Text(verbatim: "available") }
      }
    }
    #expect(try strings(view(nil)) == ["nothing", "available"])
    #expect(try strings(view(1)) == ["one", "other", "available"])
    #expect(try strings(view(2)) == ["many", "available"])
  }

  private struct Row: View {
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.displayScale) var displayScale

    var body: some View {
      Text(verbatim: "limit \(lineLimit ?? 0) at \(Int(displayScale))")
    }
  }

  @Test func environmentValuesPropagate() throws {
    let row = Row()
    let view = VStack {
      row
      row.lineLimit(2)
      VStack { row }.environment(\.lineLimit, 3)
      row
    }
    #expect(try strings(view) == ["limit 0 at 3", "limit 2 at 3", "limit 3 at 3", "limit 0 at 3"])
    #expect(row.displayScale == EnvironmentValues().displayScale)
  }

  private struct Switch: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(verbatim: "\(isEnabled)") }
  }

  /// What is disabled stays so, whatever is said within.
  @Test func nothingIsEnabledAgain() throws {
    let view = VStack {
      Switch()
      Switch().disabled(true)
      Switch().disabled(false)
      Switch().disabled(false).disabled(true)
    }
    #expect(try strings(view) == ["true", "false", "true", "false"])
  }

  private struct Loop: View {
    @Environment(\.lineLimit) var lineLimit

    var body: some View {
      // The closure reads this view's environment, not that of its own content.
      ForEach(0..<1) { _ in Text(verbatim: "\(lineLimit ?? 0)") }.lineLimit(9)
    }
  }

  private struct Told: View {
    var body: some View {
      Text(verbatim: "\(EnvironmentValues.ofReadBody?.lineLimit ?? 0)")
    }
  }

  /// What is given no environment is told of that of the innermost body, and of the one outside
  /// again once that is read.
  @Test func whatIsReadIsToldOfItsEnvironment() async throws {
    func told() -> Int? { EnvironmentValues.ofReadBody?.lineLimit }
    var outer = try Layouts.environment()
    var inner = outer
    (outer.lineLimit, inner.lineLimit) = (3, 7)
    let asInner = inner
    let numbers = await EnvironmentValues.reading(in: outer) {
      let first = told()
      let second = await EnvironmentValues.reading(in: asInner) { told() }
      return [first, second, told()]
    }
    #expect(numbers == [3, 7, 3])
    let shown = try await EnvironmentValues.reading(in: outer) {
      (try strings(Told().lineLimit(5)), told())
    }
    #expect(shown.0 == ["5"])
    #expect(shown.1 == 3)
  }

  private struct Storm: Error {}

  /// Nobody is told of a reading that is over, be it that it failed.
  @Test func readingsThatAreOverAreForgotten() async throws {
    // A number that no other test has.
    let number = 48_611
    var environment = try Layouts.environment()
    environment.lineLimit = number
    let own = environment
    func toldOutside() async -> Int? {
      await Task.detached { EnvironmentValues.ofReadBody?.lineLimit }.value
    }
    await EnvironmentValues.reading(in: own) {}
    let first = await toldOutside()
    #expect(first != number)
    await #expect(throws: Storm.self) {
      try await EnvironmentValues.reading(in: own) { () async throws -> Void in throw Storm() }
    }
    let second = await toldOutside()
    #expect(second != number)
    #expect(EnvironmentValues.ofReadBody?.lineLimit != number)
  }

  /// Readings that take turns are told each of its own; code outside their tasks is told of one of them.
  @Test func readingsThatTakeTurnsAreToldOfTheirOwn() async throws {
    var environment = try Layouts.environment()
    let readings = (1...3).map { number in
      environment.lineLimit = number
      let own = environment
      return Task { @MainActor in
        await EnvironmentValues.reading(in: own) {
          var told: [Int?] = []
          for _ in 0..<9 {
            told.append(EnvironmentValues.ofReadBody?.lineLimit)
            await Task.yield()
          }
          let isToldOutside = await Task.detached { EnvironmentValues.ofReadBody != nil }.value
          return (told, isToldOutside)
        }
      }
    }
    for (index, reading) in readings.enumerated() {
      let (told, isToldOutside) = await reading.value
      #expect(told == Array(repeating: index + 1, count: 9))
      #expect(isToldOutside)
    }
  }

  @Test func closuresReadTheEnvironmentTheyAreWrittenIn() throws {
    #expect(try strings(Loop().lineLimit(4)) == ["4"])
  }

  private struct Measured: View {
    @Environment(\.lineLimit) var lineLimit

    var body: some View {
      // Called when the view is laid out, and all bodies have been read.
      GeometryReader { _ in
        Text(verbatim: "\(lineLimit ?? 0) \(EnvironmentValues.ofReadBody?.lineLimit ?? 0)")
      }
      .lineLimit(9)
    }
  }

  @Test func closuresThatAreCalledLaterReadTheSame() throws {
    let view = VStack {
      Measured().lineLimit(4)
      Measured()
    }
    #expect(try strings(view) == ["4 4", "0 0"])
  }

  private struct Nested: View {
    @Environment(\.lineLimit) var lineLimit
    let inner: [Nested]

    var body: some View {
      Text(verbatim: "\(lineLimit ?? 0)")
      ForEach(inner.indices) { inner[$0].lineLimit((lineLimit ?? 0) + 1) }
      Text(verbatim: "\(lineLimit ?? 0)")
    }
  }

  @Test func copiesOfAViewInItselfReadTheirOwnEnvironment() throws {
    let leaf = Nested(inner: [])
    let view = Nested(inner: [leaf, Nested(inner: [leaf]), leaf])
    #expect(
      try strings(view.lineLimit(1)) == ["1", "2", "2", "2", "3", "3", "2", "2", "2", "1"]
    )
  }

  private struct Greeting: ViewModifier {
    @Environment(\.greeting) var greeting

    func body(content: Content) -> some View {
      VStack {
        Text(verbatim: greeting)
        content
      }
    }
  }

  @Test func modifiersOfOnesOwn() throws {
    let view = Text(verbatim: "x").modifier(Greeting()).environment(\.greeting, "hello")
    #expect(try strings(view) == ["hello", "x"])
    let twice = Text(verbatim: "x").modifier(Greeting().concat(Greeting()))
    #expect(try strings(twice) == ["none", "none", "x"])
  }

  private struct Headed: ViewModifier {
    let word: String

    func body(content: Content) -> some View {
      VStack {
        Text(verbatim: word)
        content
      }
    }
  }

  /// Of modifiers in one the first stands inside, as if they were said one after the other.
  @Test func modifiersInOneAreInOrder() throws {
    let x = Text(verbatim: "x")
    let (a, b, c) = (Headed(word: "a"), Headed(word: "b"), Headed(word: "c"))
    #expect(try strings(x.modifier(a).modifier(b).modifier(c)) == ["c", "b", "a", "x"])
    #expect(try strings(x.modifier(a.concat(b).concat(c))) == ["c", "b", "a", "x"])
    #expect(try strings(x.modifier(a.concat(b.concat(c)))) == ["c", "b", "a", "x"])
  }

  @Test func modifiersApplyToEachMemberOfAGroup() throws {
    let group = Group {
      Block(10, 10); Block(10, 10)
    }.padding(5)
    #expect(try Layouts.size(HStack(spacing: 0) { group }, nil, nil).width == 40)
  }

  @Test func severalViewsAtTheRootAreStacked() throws {
    #expect(
      try Layouts.size(
        Group {
          Block(10, 10); Block(20, 10)
        },
        nil,
        nil
      ).height == 28
    )
    // One below the other on a common middle, 8 points apart.
    let frames = try Layouts.frames(
      Group {
        Block(10, 10); Block(20, 10)
      },
      20,
      28
    )
    #expect(
      frames == [
        CGRect(x: 5, y: 0, width: 10, height: 10), CGRect(x: 0, y: 18, width: 20, height: 10),
      ]
    )
    #expect(try Layouts.size(EmptyView(), 10, 10) == .zero)
  }

  /// SwiftUI's modifiers and initialisers are not isolated; code that relies on it must compile.
  nonisolated static func label() -> some View {
    VStack(alignment: .leading) {
      Text(verbatim: "a").bold().font(.body).padding(3).frame(width: 20).opacity(0.5)
      HStack {
        Spacer(); Divider(); Rectangle().fill(.red).background(Color.blue)
      }
    }
    .environment(\.lineLimit, 2)
  }

  @Test func viewsAreMadeOnAnyThread() throws {
    #expect(try strings(Self.label()) == ["a"])
  }

  @Test func interpolatedTexts() throws {
    let name = "Tokyo"
    #expect(try strings(Text("Hello \(name)")) == ["Hello Tokyo"])
    #expect(try strings(Text("\(1234567) people")) == ["1,234,567 people"])
    #expect(try strings(Text("\(1.5)")) == ["1.500000"])
    #expect(try strings(Text("\(1.5, specifier: "%.1f") °C")) == ["1.5 °C"])
    #expect(try strings(Text("\(0.25, format: .percent)")) == ["25%"])
    let german = Text("\(1234567) m, \(1.5, specifier: "%.1f") m, \(7, specifier: "%03d")")
      .environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try strings(german) == ["1.234.567 m, 1,5 m, 007"])
    #expect(try strings(Text(verbatim: "\(1234567)")) == ["1234567"])
    #expect(try strings(Text(name.prefix(2))) == ["To"])
    #expect(try strings(Text(name)) == ["Tokyo"])
  }

  @Test func modifiersWithoutEffectOnLayoutAreAccepted() throws {
    let plain = Text(verbatim: "9:41")
    let view =
      plain
      .widgetURL(URL(string: "https://example.com"))
      .widgetAccentable()
      .containerBackground(.clear, for: .widget)
      .containerBackground(for: .widget) { Color.red }
      .accessibilityLabel("Time")
      .accessibilityHidden(true)
      .id(3)
      .allowsTightening(true)
    #expect(try Layouts.size(view, nil, nil) == Layouts.size(plain, nil, nil))
  }

  @Test func contentOfATimelineIsThatOfItsFirstDate() throws {
    let start = Date(timeIntervalSinceReferenceDate: 86_400)
    var environment = try Layouts.environment()
    environment.referenceDate = start
    func string(_ view: some View) throws -> String {
      let decision = LayoutResolver(environment: environment).resolve(view)
        .decide(in: CGSize(width: 300, height: 50), displayScale: 3, tracing: .tried)
      return try #require(decision.placed.texts.first).string
    }
    let seconds = "\(Int(start.timeIntervalSinceReferenceDate))"
    #expect(
      try string(
        TimelineView(.everyMinute) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
        }
      ) == seconds
    )
    #expect(
      try string(
        TimelineView(.periodic(from: start.addingTimeInterval(60), by: 5)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
        }
      ) == "86460"
    )
  }
}

extension ViewBuildingTests {
  /// What is laid out is the first phase, whatever would bring the others.
  @Test func phasesShowTheFirst() throws {
    func size(_ view: some View) throws -> CGSize { try Layouts.size(view, nil, nil) }
    let block = Block(10, 5)
    let grown = block.phaseAnimator([3, 8]) { $0.padding(CGFloat($1)) }
    #expect(try size(grown) == CGSize(width: 16, height: 11))
    let triggered = block.phaseAnimator([8, 3], trigger: true) {
      $0.padding(CGFloat($1))
    } animation: { _ in
      nil
    }
    #expect(try size(triggered) == CGSize(width: 26, height: 21))
    let widths = PhaseAnimator([CGFloat(4), 1]) { Block($0, 2) }
    #expect(try size(widths) == CGSize(width: 4, height: 2))
    let none = HStack(spacing: 0) {
      block
      PhaseAnimator([CGFloat]()) { Block($0, 2) }
    }
    #expect(try size(none) == CGSize(width: 10, height: 5))
  }
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[ViewBuildingTests.GreetingKey.self] }
    set { self[ViewBuildingTests.GreetingKey.self] = newValue }
  }
}
