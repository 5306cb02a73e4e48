import Foundation
import SwiftUISurface
import Testing

/// What is scrolled stands as far from the edges as its margins say.
@MainActor
@Suite struct ScrollMarginTests {
  private func frames(_ view: some View) throws -> [CGRect] {
    func frames(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .shape(let shape): [shape.frame]
        case .group(let group): frames(group.items)
        default: []
        }
      }
    }
    return try frames(Layouts.decide(view, 90, 44).displayList.items)
  }

  @Test func whatIsScrolledStandsFromItsEdges() throws {
    let view = ScrollView { Color.red.frame(height: 10) }
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let cases: [(String, AnyView, CGRect)] = [
      ("none", AnyView(view), CGRect(x: 0, y: 0, width: 90, height: 10)),
      (
        "insets", AnyView(view.contentMargins(.all, insets)),
        CGRect(x: 2, y: 1, width: 84, height: 10)
      ),
      (
        "insets of edges", AnyView(view.contentMargins(.horizontal, insets, for: .scrollContent)),
        CGRect(x: 2, y: 0, width: 84, height: 10)
      ),
      ("all", AnyView(view.contentMargins(5)), CGRect(x: 5, y: 5, width: 80, height: 10)),
      (
        "an edge", AnyView(view.contentMargins(.leading, 7)),
        CGRect(x: 7, y: 0, width: 83, height: 10)
      ),
      (
        "those of bars", AnyView(view.contentMargins(5, for: .scrollIndicators)),
        CGRect(x: 0, y: 0, width: 90, height: 10)
      ),
      (
        "the nearest", AnyView(view.contentMargins(.top, 1).contentMargins(5)),
        CGRect(x: 5, y: 1, width: 80, height: 10)
      ),
      (
        "as usual", AnyView(view.contentMargins(.top, nil).contentMargins(5)),
        CGRect(x: 5, y: 0, width: 80, height: 10)
      ),
    ]
    for (name, view, frame) in cases { #expect(try frames(view) == [frame], "\(name)") }
  }

  /// What is scrolled in what is scrolled has none of its own.
  @Test func marginsAreThoseOfTheOutermost() throws {
    let view = ScrollView {
      ScrollView(.horizontal) { Color.red.frame(width: 10, height: 10) }
    }
    let frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(try frames(view.contentMargins(5)) == [frame])
  }
}
