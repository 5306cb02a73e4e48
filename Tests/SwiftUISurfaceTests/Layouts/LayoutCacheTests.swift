import Foundation
import SwiftUISurface
import Testing

/// What a layout remembers: made once for a question, handed on from measuring to placing, made anew
/// when that is asked for; by itself and with its type hidden.
@MainActor
@Suite struct LayoutCacheTests {
  /// Places its views by what has become of its cache.
  struct Counting: Layout {
    enum Step { case none, update }
    var step = Step.none

    func makeCache(subviews: Subviews) -> [Int] { [subviews.count] }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [Int]
    ) -> CGSize {
      cache.append(7)
      return CGSize(width: 100, height: 50)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [Int]
    ) {
      cache.append(9)
      if step == .update { updateCache(&cache, subviews: subviews) }
      for (index, subview) in subviews.enumerated() {
        // Its own number, then what was kept.
        let x = CGFloat(index * 20 + cache.count)
        subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  /// Hands a cache to another layout, which is asked to make it anew between the questions.
  struct Renewing<Inner: Layout>: Layout {
    var inner: Inner
    var isRenewed: Bool

    func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Inner.Cache
    ) -> CGSize {
      inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Inner.Cache
    ) {
      // However it was measured before.
      cache = inner.makeCache(subviews: subviews)
      for _ in 0..<3 {
        _ = inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      if isRenewed { inner.updateCache(&cache, subviews: subviews) }
      inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private func places(_ layout: some Layout) throws -> [CGFloat] {
    let view = AnyLayout(layout) {
      Block(5, 5)
      Block(5, 5)
    }
    return try Layouts.frames(view, 100, 50).map(\.minX)
  }

  private func plainPlaces<Arrangement: Layout>(_ layout: Arrangement) throws -> [CGFloat] {
    let view = layout {
      Block(5, 5)
      Block(5, 5)
    }
    return try Layouts.frames(view, 100, 50).map(\.minX)
  }

  /// One entry of its making, three of measuring, one of placing; renewed, one and one.
  @Test func cachesAreKeptAndMadeAnew() throws {
    #expect(try plainPlaces(Renewing(inner: Counting(), isRenewed: false)) == [5, 25])
    #expect(try plainPlaces(Renewing(inner: Counting(), isRenewed: true)) == [2, 22])
    #expect(try places(Renewing(inner: Counting(), isRenewed: false)) == [5, 25])
    #expect(try places(Renewing(inner: Counting(), isRenewed: true)) == [2, 22])
    let erased = AnyLayout(Counting())
    #expect(try plainPlaces(Renewing(inner: erased, isRenewed: false)) == [5, 25])
    #expect(try plainPlaces(Renewing(inner: erased, isRenewed: true)) == [2, 22])
    #expect(try plainPlaces(Counting(step: .update)) == [1, 21])
    #expect(try places(Counting(step: .update)) == [1, 21])
  }

  /// Measures with one layout and places with another, whose cache is none of its own.
  struct Changing: Layout {
    func makeCache(subviews: Subviews) -> AnyLayout.Cache {
      AnyLayout(HStackLayout()).makeCache(subviews: subviews)
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) -> CGSize {
      CGSize(width: 100, height: 50)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) {
      AnyLayout(Counting())
        .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// A layout that is handed another one's cache makes its own: one entry of its making, one of placing.
  @Test func cachesOfOthersAreMadeAnew() throws {
    #expect(try plainPlaces(Changing()) == [2, 22])
  }

  /// Counts every question in its cache, each by a bit of its own, and places its views by the count.
  struct Tally: Layout {
    func makeCache(subviews: Subviews) -> Int { 0 }

    func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing {
      cache += 1
      return .zero
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      cache += 2
      return CGSize(width: 100, height: 50)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) {
      cache += 16
      for subview in subviews {
        let x = bounds.minX + CGFloat(cache)
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) -> CGFloat? {
      cache += 4
      return nil
    }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) -> CGFloat? {
      cache += 8
      return nil
    }
  }

  /// Asks another layout everything, and has it place its views twice.
  struct Asking<Inner: Layout>: Layout {
    var inner: Inner

    func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Inner.Cache
    ) -> CGSize {
      CGSize(width: 100, height: 50)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Inner.Cache
    ) {
      cache = inner.makeCache(subviews: subviews)
      _ = inner.spacing(subviews: subviews, cache: &cache)
      _ = inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      _ = inner.explicitAlignment(
        of: HorizontalAlignment.leading,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
      _ = inner.explicitAlignment(
        of: VerticalAlignment.top,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
      for _ in 0..<2 {
        inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  /// Every question leaves what it changed for the next one.
  @Test func everyQuestionKeepsTheCache() throws {
    #expect(try plainPlaces(Asking(inner: Tally())) == [47, 47])
    #expect(try plainPlaces(Asking(inner: AnyLayout(Tally()))) == [47, 47])
    #expect(try places(Asking(inner: AnyLayout(Tally()))) == [47, 47])
  }

  /// What a layout remembers of measuring it has when it places its views; its distances are asked for before that.
  @Test func measuringLeavesItsCacheForPlacing() throws {
    #expect(try plainPlaces(Tally()) == [18, 18])
    #expect(try places(Tally()) == [18, 18])
  }

  /// What a reader shows is resolved as it is placed and gone afterwards: what the next one shows is no old
  /// acquaintance, even where it has come to the same place in memory.
  @Test func nothingIsTakenForWhatIsGone() throws {
    let widths = (1...40).map { CGFloat($0) }
    let view = HStack(spacing: 0) {
      ForEach(widths.indices, id: \.self) { index in
        GeometryReader { _ in
          HStack(spacing: 0) {
            VStack { VStack { Block(widths[index], 5) } }
            Block(1, 5)
          }
        }
      }
    }
    let frames = try Layouts.frames(view, 4_000, 50)
    try #require(frames.count == 2 * widths.count)
    for (index, width) in widths.enumerated() {
      #expect(frames[2 * index].width == width)
      #expect(frames[2 * index + 1].minX == frames[2 * index].maxX, "\(width)")
    }
  }

  /// Subviews are the same where they are the same views of the same container.
  struct Comparing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 50)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      let all = subviews
      let holds = [
        all == subviews, all[0..<2] == subviews[0..<2], all[0..<2] != subviews[0..<1],
        all[0..<1] != subviews[1..<2], all[0] == subviews[0], all[0] != subviews[1],
        all[1..<3][0] == subviews[1], all[1..<3].count == 2,
        all[[2, 0]].map { $0 } == [subviews[2], subviews[0]],
      ]
      for (index, subview) in subviews.enumerated() {
        let x = holds.indices.contains(index) && holds[index] ? 1.0 : 0
        subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test func subviewsAreComparable() throws {
    let view = Comparing {
      Block(5, 5)
      Block(5, 5)
      Block(5, 5)
      Block(5, 5)
      Block(5, 5)
      Block(5, 5)
      Block(5, 5)
      Block(5, 5)
      Block(5, 5)
    }
    #expect(try Layouts.frames(view, 100, 50).map(\.minX) == Array(repeating: 1, count: 9))
  }

  /// As wide as what it holds is at the narrowest, which it asks once.
  struct Narrowest: Layout {
    func makeCache(subviews: Subviews) -> CGFloat {
      subviews.map { $0.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width }.max() ?? 0
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout CGFloat
    ) -> CGSize {
      CGSize(width: cache, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout CGFloat
    ) {}
  }

  /// A row asks how far a view can shrink, to which a text says to nothing: what is remembered then is no answer
  /// to any other question.
  @Test func whatIsRememberedOfShrinkingIsKeptApart() throws {
    let narrowest = Narrowest { Text(verbatim: "words") }
    let alone = try Layouts.size(narrowest, 100, 30).width
    #expect(alone > 0)
    let row = HStack(spacing: 0) {
      narrowest
      Block(10, 5)
    }
    #expect(try Layouts.size(row, 100, 30).width == alone + 10)
  }

  /// Nor is what it was said to shrink to its size in a row that leaves it no room.
  @Test func whatIsLeftNoRoomIsAskedForItsSize() throws {
    let narrowest = Narrowest { Text(verbatim: "words") }
    let alone = try Layouts.size(narrowest, 0, 30).width
    #expect(alone > 0)
    let row = HStack(spacing: 0) {
      narrowest
      Block(10, 5)
    }
    #expect(try Layouts.size(row, 10, 30).width == alone + 10)
  }

  /// A layout of nothing keeps the distance of a view that says nothing; one of views keeps theirs.
  @Test func emptyLayoutsKeepTheirDistance() throws {
    func width(_ layout: some View) throws -> CGFloat {
      try Layouts.size(
        HStack {
          Block(10, 5)
          layout
          Block(10, 5)
        },
        nil,
        nil
      ).width
    }
    let beside = try width(Block(100, 50))
    #expect(try width(Counting() {}) == beside)
    #expect(try width(AnyLayout(Counting()) {}) == beside)
    #expect(try width(Counting() { Spacer() }) == beside - 16)
    // What one of several asks for counts, whichever comes first: a block asks for nothing.
    let first = Counting() {
      Block(10, 5)
      Spacer()
    }
    let last = Counting() {
      Spacer()
      Block(10, 5)
    }
    #expect(try width(first) == beside - 16 && width(last) == beside - 16)
  }
}
