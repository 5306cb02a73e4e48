import Foundation
import SwiftUISurface
import Testing

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

  /// A view takes the surroundings of where it is put, be it the one of its type or one of several.
  @Test func viewsTakeTheirSurroundings() throws {
    let large = Font.system(size: 30)
    let word = Group(subviews: Text(verbatim: "one")) { subviews in
      if let first = subviews.first { first.font(large) }
    }
    #expect(
      try Layouts.size(word, nil, nil)
        == Layouts.size(Text(verbatim: "one").font(large), nil, nil)
    )
    let words = VStack { ForEach(subviews: TwoWords()) { $0.font(large) } }
    #expect(
      try Layouts.size(words, nil, nil)
        == Layouts.size(VStack { TwoWords() }.font(large), nil, nil)
    )
  }
}
