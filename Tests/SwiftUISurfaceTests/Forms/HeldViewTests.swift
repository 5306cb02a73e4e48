import Foundation
import SwiftUISurface
import Testing
import UnicodeText

/// What is made of the views that another one holds (`Group(subviews:)`, `ForEach(subviews:)`).
@MainActor
@Suite struct HeldViewTests {
  private struct Two: View {
    var body: some View {
      Color.white.frame(width: 10, height: 10)
      Color.white.frame(width: 20, height: 10)
    }
  }

  private struct TwoWords: View {
    var body: some View {
      Text(verbatim: "one")
      Text(verbatim: "another")
    }
  }

  /// Two views in a body of which is counted how often it is read.
  private struct CountedTwo: View {
    let readings: Locked<Int>

    var body: some View {
      readings.withLock { $0 += 1 }
      return ViewBuilder.buildBlock(Block(10, 10), Block(20, 10))
    }
  }

  private struct Each<Content: View>: View {
    let content: Content

    var body: some View { ForEach(subviews: content) { $0.padding(0) } }
  }

  private struct EachOf: ViewModifier {
    func body(content: Content) -> some View { ForEach(subviews: content) { $0 } }
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  /// A row whose view reads what is around it in a closure, when it is resolved.
  private struct LimitedRow: View {
    @Environment(\.lineLimit) private var limit

    var body: some View {
      HStack(spacing: 0) { ForEach(0..<2) { _ in Block(CGFloat(limit ?? 9), 10) } }
    }
  }

  /// As a modifier that pads by what is around it.
  private struct LimitedPadding: ViewModifier {
    @Environment(\.lineLimit) private var limit

    func body(content: Content) -> some View {
      HStack(spacing: 0) { ForEach(0..<1) { _ in content.padding(CGFloat(limit ?? 9)) } }
    }
  }

  private typealias Nest = (name: String, around: @MainActor (AnyView) -> AnyView)

  private static let nests: [Nest] = [
    ("each", { AnyView(Each(content: $0)) }),
    ("all", { inner in AnyView(Group(subviews: inner) { $0 }) }),
    ("some", { inner in AnyView(Group(subviews: inner) { $0[0...] }) }),
    ("a row", { inner in AnyView(Group(subviews: inner) { all in HStack(spacing: 0) { all } }) }),
    ("a modifier", { AnyView($0.modifier(EachOf())) }),
    ("modified ones", { AnyView(Each(content: $0.padding(0).lineLimit(3))) }),
  ]

  private func count(_ view: some View) throws -> Int {
    var count = -1
    let group = Group(subviews: view) { subviews -> Color in
      count = subviews.count
      #expect(Set(subviews.map(\.id)).count == count)
      return Color.white
    }
    _ = try Layouts.resolve(group)
    return count
  }

  @Test func viewsAreFoundInWhateverHoldsThem() throws {
    let isShown = try count(Color.white) == 1
    let cases: [(String, AnyView, Int)] = [
      ("one", AnyView(Color.white), 1), ("none", AnyView(EmptyView()), 0),
      ("several", AnyView(ViewBuilder.buildBlock(Color.white, Color.black, Text("a"))), 3),
      ("a group", AnyView(Group { Two() }), 2), ("those of a body", AnyView(Two()), 2),
      ("modified ones", AnyView(Two().padding()), 2),
      ("elements", AnyView(ForEach(0..<3) { _ in Color.white }), 3),
      ("pairs", AnyView(ForEach(0..<3) { _ in Two() }), 6),
      ("a stack", AnyView(VStack { Two() }), 1),
      (
        "a condition",
        AnyView(
          Group {
            if isShown { Two() }
            if isShown { Color.white } else { Two() }
            if !isShown { Two() }
          }
        ), 3
      ),
      (
        "each twice",
        AnyView(
          ForEach(subviews: Two()) { subview in
            subview
            subview
          }
        ), 4
      ),
      ("a modifier's own", AnyView(Two().modifier(Doubled())), 4),
      ("of a modifier's content", AnyView(Two().modifier(EachOf())), 2),
      ("joined modifiers", AnyView(Two().modifier(Doubled().concat(EachOf()))), 4),
      ("a row's, where there is no grid", AnyView(GridRow { Two() }), 2),
      ("a date's", AnyView(TimelineView(.everyMinute) { _ in Two() }), 2),
      ("some", AnyView(Group(subviews: Two()) { $0.dropFirst() }), 1),
      ("all", AnyView(Group(subviews: Two()) { $0 }), 2),
    ]
    for (name, view, wanted) in cases { #expect(try count(view) == wanted, "\(name)") }
  }

  @Test func viewsStandWhereTheyArePut() throws {
    let each = HStack(spacing: 0) { ForEach(subviews: Two()) { $0.padding(1) } }
    let row = [
      CGRect(x: 1, y: 1, width: 10, height: 10), CGRect(x: 13, y: 1, width: 20, height: 10),
    ]
    #expect(try Layouts.frames(each, 34, 12) == row)
    let reversed = Group(subviews: Two()) { subviews in
      VStack(alignment: .leading, spacing: 0) { ForEach(subviews.reversed()) { $0 } }
    }
    let column = [
      CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 10, width: 10, height: 10),
    ]
    #expect(try Layouts.frames(reversed, 20, 20) == column)
    let last = Group(subviews: Two()) { subviews in HStack { subviews[1...] } }
    #expect(try Layouts.frames(last, 20, 10) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    // Where one view is wanted they are a column.
    let layer = Color.clear.overlay { ForEach(subviews: Two()) { $0 } }
    #expect(
      try Layouts.frames(layer, 20, 20)
        == Layouts.frames(Color.clear.overlay { Two() }, 20, 20)
    )
  }

  /// A view has the surroundings of its container's content, whatever is set around it where it is put.
  @Test func viewsKeepTheirSurroundings() throws {
    let large = Font.system(size: 30)
    let word = Group(subviews: Text(verbatim: "one")) { subviews in
      if let first = subviews.first { first.font(large) }
    }
    let plain = try Layouts.size(Text(verbatim: "one"), nil, nil)
    #expect(try Layouts.size(word, nil, nil) == plain)
    #expect(
      try Layouts.size(word.font(large), nil, nil)
        == Layouts.size(Text(verbatim: "one").font(large), nil, nil)
    )
    let words = VStack { ForEach(subviews: TwoWords().font(large)) { $0.font(.caption) } }
    #expect(
      try Layouts.size(words, nil, nil)
        == Layouts.size(VStack { TwoWords() }.font(large), nil, nil)
    )
  }

  /// The stack around a view is the one that it is put in.
  @Test func viewsStandInTheStackAroundThem() throws {
    let content = ViewBuilder.buildBlock(Block(10, 10), Spacer(minLength: 0), Block(20, 10))
    let row = Group(subviews: content) { subviews in HStack(spacing: 0) { subviews } }
    let places = [
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 80, y: 0, width: 20, height: 10),
    ]
    #expect(try Layouts.frames(row, 100, 10) == places)
    let rows = ViewBuilder.buildBlock(
      GridRow { Two() },
      GridRow { Two() }
    )
    let grid = Group(subviews: rows) { subviews in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) { subviews }
    }
    let written = Grid(horizontalSpacing: 0, verticalSpacing: 0) { rows }
    let frames = try Layouts.frames(written, 30, 20)
    #expect(frames.count == 4)
    #expect(try Layouts.frames(grid, 30, 20) == frames)
  }

  /// A view reads in the direction of its container's content.
  @Test func viewsKeepTheirDirection() throws {
    let row = HStack(spacing: 0) {
      Block(10, 10)
      Block(20, 10)
    }
    let frames = try Layouts.frames(row, 30, 10)
    let turned = row.environment(\.layoutDirection, .rightToLeft)
    let around = ForEach(subviews: row) { $0.environment(\.layoutDirection, .rightToLeft) }
    #expect(try Layouts.frames(around, 30, 10) == frames)
    let within = ForEach(subviews: turned) { $0 }
    let turnedFrames = try Layouts.frames(turned, 30, 10)
    #expect(turnedFrames != frames)
    #expect(try Layouts.frames(within, 30, 10) == turnedFrames)
  }

  /// Closures in a body read what is around it, also where they are called after it was read.
  @Test func closuresReadTheirSurroundings() throws {
    let row = Group(subviews: LimitedRow().lineLimit(3)) { $0 }
    let places = [
      CGRect(x: 0, y: 0, width: 3, height: 10), CGRect(x: 3, y: 0, width: 3, height: 10),
    ]
    #expect(try Layouts.frames(row, 6, 10) == places)
    let padded = Group(subviews: Block(10, 10).modifier(LimitedPadding()).lineLimit(3)) { $0 }
    #expect(
      try Layouts.frames(padded, 16, 16) == [CGRect(x: 3, y: 3, width: 10, height: 10)]
    )
  }

  /// However deep such views lie in each other: where each was resolved for their number and again for each of them, ten
  /// levels around two views read the body of these 59,049 times.
  @Test func bodiesAreReadOnce() throws {
    let frames = [
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 20, height: 10),
    ]
    for nest in Self.nests {
      for depth in [1, 3, 10] {
        let readings = Locked(0)
        var view = AnyView(CountedTwo(readings: readings))
        for _ in 0..<depth { view = nest.around(view) }
        #expect(try Layouts.frames(HStack(spacing: 0) { view }, 30, 10) == frames, "\(nest.name)")
        let count: Int = readings.withLock { $0 }
        #expect(count == 1, "\(nest.name), \(depth) deep")
      }
    }
  }

  /// Nor do many views, or views that are shown twice, have their bodies read more often.
  @Test func manyBodiesAreReadOnce() throws {
    let readings = Locked(0)
    let many = ForEach(0..<100) { _ in CountedTwo(readings: readings) }.padding(0)
    let shown = Group(subviews: many) { views in
      HStack(spacing: 0) { views }
      HStack(spacing: 0) { ForEach(views) { $0.padding(1) } }
    }
    #expect(try Layouts.frames(shown, 4_000, 100).count == 400)
    let count: Int = readings.withLock { $0 }
    #expect(count == 100)
  }
}
