import Foundation
import Testing
import UnicodeText

@testable import SwiftUISurface

/// The views that a preview consists of, each by itself with what its source says of it.
@MainActor
@Suite struct PreviewMemberTests {
  private struct Wide: PreviewContext {
    var _family: WidgetFamily? { .systemMedium }
  }

  private struct Silent: PreviewContext {}

  private struct Plain: PreviewProvider {
    static var previews: some View { Text(verbatim: "a") }
  }

  private struct Told: View {
    @Environment(\.widgetFamily) private var family
    let name: String
    var body: some View { Text(verbatim: "\(name) in \(family)") }
  }

  private func said(_ view: some View) throws -> [String] {
    try view.previewMembers(in: Layouts.environment()).map { member in
      let texts = try Layouts.decide(member.view, 300, 90).placed.texts.map(\.string)
      return "\(member.name ?? "–") \(member.family.map { "\($0)" } ?? "–"): \(texts)"
    }
  }

  @Test func membersAreViewsOfTheirOwn() throws {
    let group = Group {
      Told(name: "a").previewDisplayName("first").previewContext(Wide())
      Told(name: "b").previewContext(Silent()).previewDisplayName(nil)
      Told(name: "c").previewDisplayName("third")
    }
    #expect(
      try said(group) == [
        "first systemMedium: [\"a in systemMedium\"]", "– –: [\"b in accessoryRectangular\"]",
        "third –: [\"c in accessoryRectangular\"]",
      ]
    )
    #expect(try said(EmptyView()) == [])
  }

  @Test func oneViewIsItsOwnMember() throws {
    let one = Told(name: "a").previewContext(Wide()).previewDisplayName("only")
    #expect(try said(one) == ["only systemMedium: [\"a in systemMedium\"]"])
    #expect(Wide()._family == .systemMedium && Silent()._family == nil)
    let column = VStack {
      Told(name: "a").previewDisplayName("not seen")
      Told(name: "b")
    }
    #expect(
      try said(column)
        == ["– –: [\"a in accessoryRectangular\", \"b in accessoryRectangular\"]"]
    )
  }

  private struct Tide: PreviewSubject {
    let height: Int
  }

  /// What a member is of is told of that one alone.
  @Test func membersKeepWhatTheyAreOf() throws {
    let group = Group {
      Text(verbatim: "a").previewDisplayName("low").previewSubject(Tide(height: 3))
      Text(verbatim: "b").previewDisplayName("none")
      Text(verbatim: "c").previewSubject(Tide(height: 7)).previewDevice("iPhone 15")
        .previewLayout(.sizeThatFits)
    }
    let members = try group.previewMembers(in: Layouts.environment())
    #expect(members.map { ($0.subject as? Tide)?.height } == [3, nil, 7])
    #expect(members.map(\.name) == ["low", "none", nil])
    #expect(members.map(\.family) == [nil, nil, nil])
  }

  private struct Small: View {
    @Environment(\.widgetFamily) private var family
    var body: some View { if family == .systemSmall { Text(verbatim: "b") } }
  }

  /// A view that is there in some families alone is nothing in the others.
  @Test func membersThatAreNotThereAreEmpty() throws {
    let group = Group {
      Text(verbatim: "a")
      Small()
    }
    var environment = try Layouts.environment()
    environment.widgetFamily = .systemSmall
    let members = group.previewMembers(in: environment)
    func said(_ view: some View) throws -> [String] {
      try Layouts.decide(view, 300, 90).placed.texts.map(\.string)
    }
    let small = try members.map { try said($0.view.environment(\.widgetFamily, .systemSmall)) }
    #expect(small == [["a"], ["b"]])
    let other = try members.map { try said($0.view.environment(\.widgetFamily, .systemMedium)) }
    #expect(other == [["a"], []])
  }

  /// A view of which is counted how often its body is read.
  private struct Counted: View {
    let readings: Locked<Int>

    var body: some View {
      readings.withLock { $0 += 1 }
      return Text(verbatim: "a")
    }
  }

  /// Each is resolved alone: where all were for each of them, twenty took 420 readings.
  @Test func membersAreResolvedAlone() throws {
    let readings = Locked(0)
    let column = ForEach(0..<20) { index in
      VStack { Counted(readings: readings) }.previewDisplayName("\(index)")
    }
    let members = try column.previewMembers(in: Layouts.environment())
    #expect(members.map { $0.name ?? "–" } == (0..<20).map { "\($0)" })
    for member in members { _ = try Layouts.resolve(member.view) }
    let count: Int = readings.withLock { $0 }
    #expect(count == 40)
  }

  /// Each is found alone, where the others' number is known: where all were found for each of them, twenty took 420
  /// closures.
  @Test func membersAreFoundAlone() throws {
    let makings = Locked(0)
    func view(_ index: Int) -> some View {
      makings.withLock { $0 += 1 }
      return Text(verbatim: "\(index)").previewDisplayName("\(index)")
    }
    let column = Group { ForEach(0..<20) { view($0) }.previewContext(Wide()) }
    let members = try column.previewMembers(in: Layouts.environment())
    let shown = try members.map { try Layouts.decide($0.view, 300, 90).placed.texts.map(\.string) }
    #expect(shown == (0..<20).map { ["\($0)"] })
    let count: Int = makings.withLock { $0 }
    #expect(count == 40)
  }

  /// So are those that are written one after the other: where all were found for each of them, four took 20 readings.
  @Test func writtenMembersAreFoundAlone() throws {
    let readings = Locked(0)
    let column = Group {
      Counted(readings: readings).previewDisplayName("0")
      Counted(readings: readings)
      Counted(readings: readings).previewContext(Wide())
      Counted(readings: readings)
    }
    let members = try column.previewMembers(in: Layouts.environment())
    for member in members { _ = try Layouts.resolve(member.view) }
    let count: Int = readings.withLock { $0 }
    #expect(members.count == 4 && count == 8)
  }

  private struct Pair: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  /// Where elements are no one view each, or a modifier shows its content twice, places count the views.
  @Test func membersAreCountedByTheirViews() throws {
    func texts(_ view: some View) throws -> [[String]] {
      try view.previewMembers(in: Layouts.environment()).map { member in
        try Layouts.decide(member.view, 300, 90).placed.texts.map(\.string)
      }
    }
    let pairs = ForEach(0..<2) { index in
      Text(verbatim: "a\(index)")
      Text(verbatim: "b\(index)")
    }
    #expect(try texts(pairs) == [["a0"], ["b0"], ["a1"], ["b1"]])
    let doubled = ForEach(0..<2) { Text(verbatim: "\($0)") }.modifier(Pair())
    #expect(try texts(doubled) == [["0"], ["1"], ["0"], ["1"]])
    #expect(try texts(AnyView(doubled.padding(1))) == [["0"], ["1"], ["0"], ["1"]])
    let mixed = Group {
      Text(verbatim: "a")
      pairs
      EmptyView()
      Text(verbatim: "c")
      if pairs.data.count > 1 { Text(verbatim: "d") }
    }
    #expect(try texts(mixed) == [["a"], ["a0"], ["b0"], ["a1"], ["b1"], ["c"], ["d"]])
  }

  @Test func previewsAreOfAnySystem() throws {
    #expect(Plain.platform == nil)
    #expect(try said(Plain.previews) == ["– –: [\"a\"]"])
  }

  @Test func declaredPreviewsKeepTheirNames() throws {
    let named = _declaredPreview("Night", traits: .portrait) { Text(verbatim: "a") }
    #expect(named.name == "Night" && _declaredPreview { EmptyView() }.name == nil)
    let preview = try #require(named as? ViewPreview)
    #expect(try said(preview.content()) == ["– –: [\"a\"]"])
  }

  /// Sets what its type names as it is asked to, and makes a context for that.
  private struct Worded: PreviewModifier {
    let mark: String

    static func makeSharedContext() async throws -> String {
      await Task.yield()
      return "of the sea"
    }

    func body(content: Content, context: String) -> some View {
      content
      Text(verbatim: "\(mark) \(context)")
    }
  }

  private struct Plainly: PreviewModifier {
    func body(content: Content, context: ()) -> some View { content.previewDisplayName("Plain") }
  }

  private struct Failing: PreviewModifier {
    static func makeSharedContext() async throws -> Int { throw CancellationError() }
    func body(content: Content, context: Int) -> some View { content }
  }

  /// Modifiers change the views in the order in which they are named, each in a context of its own; other traits do not.
  @Test func modifiersChangeThePreview() async throws {
    let declared = _declaredPreview(
      traits: .sampleMark,
      .landscapeLeft,
      .modifier(Worded(mark: "2")),
      .modifier(Plainly())
    ) {
      Text(verbatim: "a")
    }
    let preview = try #require(declared as? ViewPreview)
    #expect(preview.isModified)
    #expect(try said(preview.content()) == ["– –: [\"a\"]"])
    let views = try await preview.shownContent()
    #expect(
      try said(views) == [
        "Plain –: [\"a\"]", "Plain –: [\"1 of the sea\"]", "Plain –: [\"2 of the sea\"]",
      ]
    )
    let plain = _declaredPreview(traits: .portrait) { EmptyView() }
    #expect((plain as? ViewPreview)?.isModified == false)
    let other = _declaredPreview(traits: .modifier(Failing())) { EmptyView() }
    let failing = try #require(other as? ViewPreview)
    await #expect(throws: CancellationError.self) { _ = try await failing.shownContent() }
  }

  fileprivate static let sampleMark = PreviewTrait<Preview.ViewTraits>.modifier(Worded(mark: "1"))
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As sources of apps name their own.
  @MainActor fileprivate static var sampleMark: Self { PreviewMemberTests.sampleMark }
}
