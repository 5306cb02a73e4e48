import Foundation
import SwiftUISurface

@testable import WidgetSurface

/// What containers tell the views in them: each with a divider and a spacer, in a row and in a column.
extension Gallery {
  /// A divider and a spacer stand across the stack that they are in, wherever else that stands.
  @ViewBuilder private static var parts: some View {
    block(7, 5)
    Divider()
    Spacer(minLength: 4)
    block(5, 9)
  }

  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      cache += 1
      return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: 20))
    }

    func makeCache(subviews: Subviews) -> Int { subviews.count * 10 }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) {
      for (index, subview) in subviews.enumerated() {
        let step = CGFloat(index) * 3 + CGFloat(cache / 10)
        subview.place(
          at: CGPoint(x: bounds.minX + step, y: bounds.minY + step),
          proposal: ProposedViewSize(width: 6, height: 6)
        )
      }
    }
  }

  private static let containers: [(String, AnyView)] = [
    ("a row", AnyView(HStack { parts })),
    ("a column", AnyView(VStack { parts })),
    ("layers", AnyView(ZStack { parts })),
    ("a group", AnyView(Group { parts })),
    ("a scroll view", AnyView(ScrollView { parts })),
    ("a scroll view along", AnyView(ScrollView(.horizontal) { parts })),
    ("a scroll view both ways", AnyView(ScrollView([.horizontal, .vertical]) { parts })),
    ("a scroll view of none", AnyView(ScrollView([]) { parts })),
    ("a lazy column", AnyView(LazyVStack { parts })),
    ("a lazy row", AnyView(LazyHStack { parts })),
    ("a lazy grid", AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { parts })),
    ("a lazy grid along", AnyView(LazyHGrid(rows: [GridItem(), GridItem()]) { parts })),
    ("a grid", AnyView(Grid { parts })),
    ("a grid's row", AnyView(Grid { GridRow { parts } })),
    ("an overlay", AnyView(block(40, 30).overlay { parts })),
    ("a background", AnyView(block(40, 30).background { parts })),
    ("a mask", AnyView(block(40, 30).mask { parts })),
    ("a button", AnyView(Button(action: {}, label: { parts }))),
    ("a label", AnyView(Label(title: { parts }, icon: { Circle().frame(width: 6) }))),
    ("a layout of one's own", AnyView(Diagonal { parts })),
    ("any layout of one's own", AnyView(AnyLayout(Diagonal()) { parts })),
    ("any row", AnyView(AnyLayout(HStackLayout()) { parts })),
    ("any column", AnyView(AnyLayout(VStackLayout()) { parts })),
    ("any layers", AnyView(AnyLayout(ZStackLayout()) { parts })),
    ("a choice", AnyView(ViewThatFits { parts })),
    ("a reader", AnyView(GeometryReader { _ in parts })),
  ]

  static let contained: [(String, AnyView)] = containers.flatMap { name, view in
    [
      (
        "\(name) in a row",
        AnyView(
          HStack(spacing: 1) {
            view; block(3, 3)
          }
        )
      ),
      (
        "\(name) in a column",
        AnyView(
          VStack(spacing: 1) {
            view; block(3, 3)
          }
        )
      ),
    ]
  }
}

extension ContainerValues {
  /// How far a view wants the others to be.
  @Entry var margin: CGFloat = 0
}

/// Views each with the margin around it that it tells.
struct Told<Content: View>: View {
  let content: Content

  var body: some View {
    ForEach(subviews: content) { subview in subview.padding(subview.containerValues.margin) }
  }
}
