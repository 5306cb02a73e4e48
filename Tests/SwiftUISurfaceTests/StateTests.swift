import Foundation
import Testing

@testable import SwiftUISurface

/// What views keep, share and find around them.
@MainActor
@Suite struct StateTests {
  private enum Side: String { case bay, sea }

  /// As dates are to which a widget gives raw values.
  private struct Stored: RawRepresentable, _DefaultsValue, Equatable { let rawValue: String }

  private enum Loudness: Int { case low = 1, high }

  private final class Harbour: ObservableObject {
    @Published var boats = 2
    @Published(initialValue: Side.bay) var side
  }

  // MARK: - Bindings

  @Test func bindingsLeadToWhatTheyAreOf() {
    struct Tide { var height = 3; var names = ["low"] }
    var tide = Tide()
    let binding = Binding(get: { tide }, set: { tide = $0 })
    binding.height.wrappedValue = 5
    #expect(tide.height == 5 && binding.height.wrappedValue == 5)
    binding.names.wrappedValue.append("high")
    #expect(tide.names == ["low", "high"])
    #expect(binding.projectedValue.wrappedValue.height == 5)
    Binding(projectedValue: binding).wrappedValue.height = 6
    #expect(tide.height == 6)
    let constant = Binding.constant(4)
    constant.wrappedValue = 9
    #expect(constant.wrappedValue == 4)
    let optional: Binding<Int?> = Binding(binding.height)
    optional.wrappedValue = nil
    #expect(tide.height == 6 && optional.wrappedValue == 6)
    optional.wrappedValue = 7
    #expect(tide.height == 7)
  }

  @Test func stateIsSharedByCopies() {
    let state = State(initialValue: 1)
    let copy = state
    copy.wrappedValue = 2
    #expect(state.wrappedValue == 2)
    state.projectedValue.wrappedValue = 3
    #expect(copy.wrappedValue == 3 && copy.projectedValue.wrappedValue == 3)
    #expect(State<Int?>().wrappedValue == nil)
  }

  @Test func objectsAreMadeOnce() {
    var count = 0
    func make() -> Harbour {
      count += 1
      return Harbour()
    }
    let object = StateObject(wrappedValue: make())
    #expect(count == 0)
    object.wrappedValue.boats = 5
    object.projectedValue.side.wrappedValue = .sea
    #expect(count == 1 && object.wrappedValue.boats == 5 && object.wrappedValue.side == .sea)
    let observed = ObservedObject(initialValue: object.wrappedValue)
    observed.projectedValue.boats.wrappedValue += 1
    #expect(object.projectedValue.boats.wrappedValue == 6)
    let bindable = Bindable(object.wrappedValue)
    bindable.projectedValue.boats.wrappedValue = 9
    #expect(observed.wrappedValue.boats == 9 && bindable.boats.wrappedValue == 9)
    #expect(Namespace().wrappedValue == Namespace().wrappedValue)
  }

  /// What is said in a view of one element is said of that one, whatever it is known by.
  @Test func bindingsOfElementsLeadToThem() throws {
    struct Boat: Identifiable {
      let id: Int
      var name: String
    }
    var boats = [Boat(id: 4, name: "a"), Boat(id: 7, name: "b")]
    let binding = Binding(get: { boats }, set: { boats = $0 })
    func name(_ boat: Binding<Boat>) -> Text { Text(verbatim: boat.wrappedValue.name) }
    for names in [ForEach(binding) { name($0) }, ForEach(binding, id: \.id) { name($0) }] {
      #expect(try said(HStack { names }) == "a|b")
      names.data[1].wrappedValue.name = "c"
      #expect(boats.map(\.name) == ["a", "c"])
      boats[1].name = "b"
    }
    // What is left of a list is not counted from 0.
    var rest = boats[1...]
    let restBinding = Binding(get: { rest }, set: { rest = $0 })
    let restNames = ForEach(restBinding) { name($0) }
    #expect(try said(HStack { restNames }) == "b")
    restNames.data[0].wrappedValue.name = "d"
    #expect(rest.map(\.name) == ["d"])
  }

  // MARK: - What is stored

  @Test func storedValuesAreReadAsTheirTypes() throws {
    let name = "fitcheck.state-tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    func check<Value: Equatable>(_ storage: AppStorage<Value>, _ first: Value, _ next: Value) {
      #expect(storage.wrappedValue == first)
      storage.wrappedValue = next
      #expect(storage.wrappedValue == next && storage.projectedValue.wrappedValue == next)
      storage.projectedValue.wrappedValue = first
      #expect(storage.wrappedValue == first)
      storage.wrappedValue = next
    }
    check(AppStorage(wrappedValue: 1, "int", store: store), 1, 2)
    check(AppStorage(wrappedValue: "a", "text", store: store), "a", "b")
    check(AppStorage(wrappedValue: true, "flag", store: store), true, false)
    check(AppStorage(wrappedValue: 1.5, "number", store: store), 1.5, -2)
    check(AppStorage(wrappedValue: Data([1]), "bytes", store: store), Data([1]), Data([2]))
    check(AppStorage(wrappedValue: Side.bay, "side", store: store), .bay, .sea)
    let (one, other) = (URL(string: "tide://a"), URL(string: "tide://b"))
    check(
      AppStorage(wrappedValue: try #require(one), "page", store: store),
      try #require(one),
      try #require(other)
    )
    check(AppStorage<Int?>("optional", store: store), nil, 4)
    #expect(store.integer(forKey: "optional") == 4)
    check(AppStorage<Side?>("shore", store: store), nil, .sea)
    check(AppStorage<URL?>("place", store: store), nil, other)
    #expect(store.string(forKey: "shore") == "sea" && store.string(forKey: "place") == "tide://b")
    #expect(store.string(forKey: "side") == "sea" && store.integer(forKey: "int") == 2)
    #expect(store.string(forKey: "page") == "tide://b")
    // Where no store is named, it is the app's own.
    defer { UserDefaults.standard.removeObject(forKey: name) }
    check(AppStorage(wrappedValue: 3, name), 3, 5)
    #expect(UserDefaults.standard.integer(forKey: name) == 5)
    // What is of another type, or of no case, is as if nothing were there.
    store.set("land", forKey: "side")
    store.set("words", forKey: "int")
    #expect(AppStorage(wrappedValue: Side.bay, "side", store: store).wrappedValue == .bay)
    #expect(AppStorage(wrappedValue: 7, "int", store: store).wrappedValue == 7)
    #expect(AppStorage<Int?>("int", store: store).wrappedValue == nil)
    #expect(AppStorage<Side?>("side", store: store).wrappedValue == nil)
    store.set(4, forKey: "place")
    #expect(AppStorage<URL?>("place", store: store).wrappedValue == nil)
    let stored = Stored(rawValue: "a")
    #expect(AppStorage(wrappedValue: stored, "side", store: store).wrappedValue == stored)
    #expect(AppStorage<Stored?>("side", store: store).wrappedValue == nil)
    AppStorage<Side?>("shore", store: store).wrappedValue = nil
    #expect(store.object(forKey: "shore") == nil)
  }

  /// Numbers and truths are read as one another where they keep what they say, as NSNumber has it on iOS.
  @Test func storedNumbersAreReadAsOneAnother() throws {
    let name = "fitcheck.state-tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    func check(_ whole: Int?, _ fraction: Double?, _ truth: Bool?) {
      #expect(AppStorage<Int?>("key", store: store).wrappedValue == whole)
      #expect(AppStorage<Double?>("key", store: store).wrappedValue == fraction)
      #expect(AppStorage<Bool?>("key", store: store).wrappedValue == truth)
      #expect(AppStorage<String?>("key", store: store).wrappedValue == nil)
      let level = AppStorage(wrappedValue: Loudness.high, "key", store: store).wrappedValue
      #expect(level == whole.flatMap { Loudness(rawValue: $0) } ?? .high)
      let half = AppStorage(wrappedValue: 0.5, "key", store: store).wrappedValue
      #expect(half == fraction ?? 0.5)
    }
    for (number, truth) in [(-1, nil), (0, false), (1, true), (2, nil)] as [(Int, Bool?)] {
      store.set(number, forKey: "key")
      check(number, Double(number), truth)
      store.set(Double(number), forKey: "key")
      check(number, Double(number), truth)
      store.set(Float(number), forKey: "key")
      check(number, Double(number), truth)
    }
    store.set(true, forKey: "key")
    check(1, 1, true)
    store.set(false, forKey: "key")
    check(0, 0, false)
    store.set(1.5, forKey: "key")
    check(nil, 1.5, nil)
    store.set(1e300, forKey: "key")
    check(nil, 1e300, nil)
    // Of no Double there is this one.
    store.set(Int.max, forKey: "key")
    check(.max, nil, nil)
    store.set("1", forKey: "key")
    #expect(AppStorage<Int?>("key", store: store).wrappedValue == nil)
  }

  // MARK: - What is around

  private struct Asking: View {
    @EnvironmentObject var harbour: Harbour
    @Environment(\.lineLimit) var limit
    @Environment(Harbour.self) private var maybe: Harbour?

    var body: some View {
      Text(
        verbatim:
          "\(harbour.boats) \(limit ?? 0) \(maybe?.boats ?? -1) \($harbour.boats.wrappedValue)"
      )
    }
  }

  nonisolated private static func limitToldOutside() async -> Int? {
    await Task.detached { EnvironmentValues.ofReadBody?.lineLimit }.value
  }

  /// Code outside of all readings is told of the newest one that goes on; in a process of its own, where no other test
  /// reads.
  @Test func codeOutsideIsToldOfTheNewestReading() async {
    await #expect(processExitsWith: .success) {
      var environment = EnvironmentValues()
      environment.lineLimit = 3
      let outer = environment
      environment.lineLimit = 7
      let inner = environment
      let told = await EnvironmentValues.reading(in: outer) { () async -> [Int?] in
        let before = await StateTests.limitToldOutside()
        let within = await EnvironmentValues.reading(in: inner) {
          await StateTests.limitToldOutside()
        }
        return [before, within, await StateTests.limitToldOutside()]
      }
      #expect(told == [3, 7, 3])
      let after = await StateTests.limitToldOutside()
      #expect(after == nil)
      // Of two that overlap the newer one is told of still when the older one is over.
      let older = Task { @MainActor in
        await EnvironmentValues.reading(in: outer) {
          while !Task.isCancelled { await Task.yield() }
        }
      }
      while await StateTests.limitToldOutside() != 3 { await Task.yield() }
      let newer = await EnvironmentValues.reading(in: inner) { () async -> Int? in
        older.cancel()
        await older.value
        return await StateTests.limitToldOutside()
      }
      #expect(newer == 7)
    }
  }

  private func said(_ view: some View) throws -> String {
    try Layouts.decide(view, 300, 60).displayList.texts.map(\.string).joined(separator: "|")
  }

  @Test func objectsAreFoundWhereTheyWerePut() throws {
    let (near, far) = (Harbour(), Harbour())
    near.boats = 8
    let both = HStack {
      Asking()
      Asking().environmentObject(near).lineLimit(3)
    }
    #expect(try said(both.environmentObject(far)) == "2 0 2 2|8 3 8 8")
  }

  private struct Calling: View {
    @Environment(Harbour.self) private var harbour: Harbour?

    var body: some View { Text(verbatim: "\(harbour?.boats ?? -1)") }
  }

  @Test func objectsAreTakenAway() throws {
    let view = HStack {
      Calling()
      Calling().environment(nil as Harbour?)
    }
    #expect(try said(view.environmentObject(Harbour())) == "2|-1")
  }

  private struct Sure: View {
    @Environment(Harbour.self) private var harbour: Harbour
    var body: some View { Text(verbatim: "\(harbour.boats)") }
  }

  @Test func objectsThatAreSurelyThereAreFound() throws {
    let (near, far) = (Harbour(), Harbour())
    near.boats = 8
    let view = HStack {
      Sure().environment(near)
      Sure()
    }
    #expect(try said(view.environmentObject(far)) == "8|2")
  }

  /// Reads what is told to symbols and controls.
  private struct Told: View {
    @Environment(\.symbolVariants) private var variants
    @Environment(\.symbolRenderingMode) private var mode
    @Environment(\.controlSize) private var size
    var body: some View {
      Text(verbatim: "\(variants == .fill.circle) \(mode == .palette) \(size)")
    }
  }

  @Test func viewsAreToldOfSymbolsAndControls() throws {
    #expect(try said(Told()) == "false false regular")
    let told = Told().symbolVariant(.circle.fill).symbolRenderingMode(.palette).controlSize(.mini)
    #expect(try said(told) == "true true mini")
    #expect(try said(told.symbolVariant(.none).controlSize(.large)) == "true true mini")
  }

  private struct Limited: ButtonStyle {
    @Environment(\.lineLimit) private var limit

    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "limit \(limit ?? 0)")
    }
  }

  /// A style reads the environment of the control that it is the look of.
  @Test func stylesFindWhatIsAround() throws {
    let button = Button("Sail") {}
    let view = HStack {
      button.lineLimit(4)
      button
    }
    #expect(try said(view.buttonStyle(Limited())) == "limit 4|limit 0")
  }

  private struct Level<Inner>: DynamicProperty {
    var inner: Inner
  }

  private struct Limit: DynamicProperty {
    @Environment(\.lineLimit) var limit
  }

  private struct Nesting<Property>: View {
    var property: Property
    let limit: (Property) -> Int?

    var body: some View { Text(verbatim: "\(limit(property) ?? 0)") }
  }

  private final class Log {
    var entries: [String] = []
  }

  private struct Logging<Inner>: DynamicProperty {
    @Environment(\.lineLimit) var limit
    let name: String
    let log: Log
    var inner: Inner

    func update() { log.entries.append("\(name) \(limit ?? 0)") }
  }

  private struct Logged: View {
    var property: Logging<Logging<Int>>

    var body: some View {
      Text(verbatim: property.log.entries.joined(separator: ","))
    }
  }

  /// Properties are told before the body is read, with what is around, those within others first.
  @Test func propertiesAreUpdated() throws {
    let log = Log()
    let inner = Logging(name: "inner", log: log, inner: 0)
    let view = Logged(property: Logging(name: "outer", log: log, inner: inner))
    #expect(log.entries == [])
    #expect(try said(view.lineLimit(4)) == "inner 4,outer 4")
  }

  /// Keeps what it finds around it behind a reference.
  private struct Doubled: DynamicProperty {
    @Environment(\.lineLimit) var limit
    @State var lines = 0

    func update() { lines = 2 * (limit ?? 0) }
  }

  private struct Doubling: View {
    var doubled = Doubled()

    var body: some View { Text(verbatim: "\(doubled.lines)") }
  }

  /// A view that stands in two places reads in each what its property was told there.
  @Test func updatesAreReadInTheBody() throws {
    let view = Doubling()
    let both = HStack {
      view.lineLimit(4)
      view.lineLimit(1)
    }
    #expect(try said(both) == "8|2")
  }

  /// Properties of properties are given what is around, four levels down.
  @Test func nestedPropertiesFindWhatIsAround() throws {
    #expect(try said(Nesting(property: Limit()) { $0.limit }.lineLimit(4)) == "4")
    let three = Level(inner: Level(inner: Level(inner: Limit())))
    #expect(try said(Nesting(property: three) { $0.inner.inner.inner.limit }.lineLimit(4)) == "4")
    let four = Level(inner: three)
    #expect(
      try said(Nesting(property: four) { $0.inner.inner.inner.inner.limit }.lineLimit(4)) == "0"
    )
  }
}
