import Foundation
import SwiftUISurface
import Testing

/// A layout that asks another one for everything stands as that one does, behind `AnyLayout` too.
@MainActor
@Suite struct ForwardedLayoutTests {
  /// 20 by 10 points, with guides of its own, and no distance to its neighbours.
  private struct Guided: Layout {
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 20, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { guide == .leading ? bounds.width / 4 : nil }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { guide == .top ? bounds.height * 0.4 : nil }
  }

  @Test func guidesAndDistancesAreThoseOfTheLayout() throws {
    let views = [
      AnyView(Guided() { Block(5, 5) }), AnyView(AnyLayout(Guided()) { Block(5, 5) }),
      AnyView(Forwarding(inner: Guided()) { Block(5, 5) }),
      AnyView(Forwarding(inner: AnyLayout(Guided())) { Block(5, 5) }),
      AnyView(AnyLayout(Forwarding(inner: AnyLayout(Guided()))) { Block(5, 5) }),
    ]
    for (index, view) in views.enumerated() {
      let column = VStack(alignment: .leading, spacing: 0) {
        view
        Block(30, 8)
      }
      #expect(try Layouts.size(column, nil, nil) == CGSize(width: 35, height: 18), "\(index)")
      let row = HStack(alignment: .top, spacing: 0) {
        view
        Block(30, 8)
      }
      #expect(try Layouts.size(row, nil, nil) == CGSize(width: 50, height: 12), "\(index)")
      let touching = VStack {
        view
        Block(30, 8)
      }
      #expect(try Layouts.size(touching, nil, nil) == CGSize(width: 30, height: 18), "\(index)")
    }
  }

  /// 40 by 30 points, with guides at parts of what it was proposed, of 99 where that was nothing.
  private struct Proposed: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 40, height: 30)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}

    func explicitAlignment(
      of guide: HorizontalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { guide == .trailing ? (proposal.width ?? 99) / 2 : nil }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { guide == .top ? (proposal.height ?? 99) / 4 : nil }
  }

  /// A layout is asked for its guides under what it is proposed, which need not be the size that it took.
  @Test func guidesAreThoseUnderAProposal() throws {
    let views = [
      AnyView(Proposed() { Block(5, 5) }), AnyView(Forwarding(inner: Proposed()) { Block(5, 5) }),
      AnyView(Forwarding(inner: AnyLayout(Proposed())) { Block(5, 5) }),
    ]
    for (index, view) in views.enumerated() {
      let node = try Layouts.resolve(view)
      let proposed = node.dimensions(in: ProposedViewSize(width: 50, height: 20))
      #expect(proposed[HorizontalAlignment.trailing] == 25, "\(index)")
      #expect(proposed[VerticalAlignment.top] == 5, "\(index)")
      let open = node.dimensions(in: .unspecified)
      #expect(open[HorizontalAlignment.trailing] == 49.5, "\(index)")
      #expect(open[VerticalAlignment.top] == 24.75, "\(index)")
    }
  }

  /// The built-in layouts place their views under what they were proposed themselves, whatever size they took.
  @Test func viewsAreProposedWhatTheLayoutWas() throws {
    @ViewBuilder var content: some View {
      LayoutProtocolTests.FirstOnly { Color.white }
    }
    let pairs = [
      (
        AnyView(Forwarding(inner: VStackLayout(spacing: 0)) { content }),
        AnyView(VStack(spacing: 0) { content })
      ),
      (
        AnyView(Forwarding(inner: HStackLayout(spacing: 0)) { content }),
        AnyView(HStack(spacing: 0) { content })
      ),
      (AnyView(Forwarding(inner: ZStackLayout()) { content }), AnyView(ZStack { content })),
      // So they do where their type is hidden.
      (
        AnyView(Forwarding(inner: AnyLayout(VStackLayout(spacing: 0))) { content }),
        AnyView(VStack(spacing: 0) { content })
      ),
      (
        AnyView(Forwarding(inner: AnyLayout(HStackLayout(spacing: 0))) { content }),
        AnyView(HStack(spacing: 0) { content })
      ),
      (
        AnyView(Forwarding(inner: AnyLayout(ZStackLayout())) { content }),
        AnyView(ZStack { content })
      ),
    ]
    for (index, pair) in pairs.enumerated() {
      let own = try Layouts.frames(pair.0.fixedSize(), 90, 60)
      let wanted = try Layouts.frames(pair.1.fixedSize(), 90, 60)
      #expect(own == wanted && own.count == 1, "\(index)")
    }
  }

  /// What the built-in layouts say of themselves is what their stacks do.
  @Test func stacksAreAskedForEverything() throws {
    @ViewBuilder var content: some View {
      Text(verbatim: "A").font(.system(size: 20))
      Text(verbatim: "B\nC").font(.system(size: 12))
    }
    let pairs = [
      (
        AnyView(Forwarding(inner: VStackLayout(alignment: .leading)) { content }),
        AnyView(VStack(alignment: .leading) { content })
      ),
      (
        AnyView(Forwarding(inner: HStackLayout(alignment: .firstTextBaseline)) { content }),
        AnyView(HStack(alignment: .firstTextBaseline) { content })
      ),
      (
        AnyView(Forwarding(inner: ZStackLayout(alignment: .topLeading)) { content }),
        AnyView(ZStack(alignment: .topLeading) { content })
      ),
    ]
    for (index, pair) in pairs.enumerated() {
      func sizes(_ view: AnyView) throws -> [CGSize] {
        [
          try Layouts.size(
            VStack {
              Block(9, 9)
              view
              Text(verbatim: "below").font(.body)
            },
            nil,
            nil
          ),
          try Layouts.size(
            HStack(alignment: .firstTextBaseline) {
              view
              Block(9, 60)
            },
            nil,
            nil
          ),
          try Layouts.size(
            HStack(alignment: .lastTextBaseline) {
              view
              Block(9, 60)
            },
            nil,
            nil
          ),
        ]
      }
      for (one, other) in zip(try sizes(pair.0), try sizes(pair.1)) {
        #expect(abs(one.width - other.width) < 1e-6, "\(index)")
        #expect(abs(one.height - other.height) < 1e-6, "\(index)")
      }
    }
  }
}
