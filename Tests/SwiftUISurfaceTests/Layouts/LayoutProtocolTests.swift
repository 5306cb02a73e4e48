import SwiftUISurface
import Testing

/// Containers whose layout the user writes, and the built-in layouts as values.
@MainActor
@Suite struct LayoutProtocolTests {
  /// A column written with the public protocol alone, after LayoutRules §3.1: what a
  /// `VStack` does, in plain code.
  struct Column: Layout {
    var alignment = HorizontalAlignment.center
    var spacing: CGFloat?

    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .vertical
      return properties
    }

    func distances(_ subviews: Subviews) -> [CGFloat] {
      subviews.indices.map { index in
        guard index > 0 else { return 0 }
        return spacing
          ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
      }
    }

    func proposals(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
      guard let height = proposal.height else { return subviews.map { _ in proposal } }
      func offer(_ height: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: max(height, 0))
      }
      let least = subviews.map { $0.sizeThatFits(offer(0)).height }
      let flexibility = zip(subviews, least)
        .map { $0.sizeThatFits(offer(.infinity)).height - $1 }
      let order = subviews.indices.sorted { one, other in
        if subviews[one].priority != subviews[other].priority {
          return subviews[one].priority > subviews[other].priority
        }
        if flexibility[one] != flexibility[other] { return flexibility[one] < flexibility[other] }
        if flexibility[one] == .infinity, least[one] != least[other] {
          return least[one] > least[other]
        }
        return one < other
      }
      var result = subviews.map { _ in proposal }
      var remaining = height - distances(subviews).reduce(0, +)
      var group = order.first.map { subviews[$0].priority }
      for index in order where subviews[index].priority != group { remaining -= least[index] }
      for (position, index) in order.enumerated() {
        let priority = subviews[index].priority
        let peers = order[position...].prefix { subviews[$0].priority == priority }
        if priority != group { remaining += peers.map { least[$0] }.reduce(0, +) }
        group = priority
        result[index] = offer(remaining / CGFloat(peers.count))
        remaining -= subviews[index].sizeThatFits(result[index]).height
      }
      return result
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
      var spacing = first.spacing
      spacing = subviews.reduce(spacing) { $0.union($1.spacing, edges: .horizontal) }
      return spacing.union(last.spacing, edges: .bottom)
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      var height: CGFloat = 0
      var least = CGFloat.infinity
      var greatest = -CGFloat.infinity
      let distances = distances(subviews)
      let proposals = proposals(proposal, subviews)
      for index in subviews.indices {
        let view = subviews[index].dimensions(in: proposals[index])
        height += distances[index]
        height += view.height
        let guide = view[alignment]
        least = min(least, -guide)
        greatest = max(greatest, view.width.isFinite ? view.width - guide : .infinity)
      }
      return CGSize(width: greatest.isFinite ? greatest - least : .infinity, height: height)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      let inner = ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height)
      let proposals = proposals(inner, subviews)
      let distances = distances(subviews)
      let guides = subviews.indices.map { subviews[$0].dimensions(in: proposals[$0])[alignment] }
      var y = bounds.minY
      for index in subviews.indices {
        y += distances[index]
        let x = bounds.minX + (guides.max() ?? 0) - guides[index]
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: proposals[index])
        y += subviews[index].sizeThatFits(proposals[index]).height
      }
    }
  }

  static func rounded(_ frames: [CGRect]) -> [CGRect] {
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1e6).rounded() / 1e6 }
    return frames.map {
      CGRect(
        x: rounded($0.minX),
        y: rounded($0.minY),
        width: rounded($0.width),
        height: rounded($0.height)
      )
    }
  }

  @ViewBuilder static var content: some View {
    Text(verbatim: "A headline that takes several lines at this width").font(.body)
    Text(verbatim: "and its snippet, which is longer still than the headline is above it")
      .font(.footnote)
      .layoutPriority(1)
    Block(20, 30)
    Spacer()
    Text(verbatim: "end").alignmentGuide(.leading) { $0.width / 3 }
    Color.white.frame(maxHeight: 40)
  }

  @Test(
    arguments: [nil, 0, 40.5, 97, 160, .infinity] as [CGFloat?],
    [nil, 0, 33, 118, 220.25, 900] as [CGFloat?]
  )
  func columnOfOnesOwnEqualsVStack(width: CGFloat?, height: CGFloat?) throws {
    for alignment in [HorizontalAlignment.leading, .center, .trailing] {
      for spacing in [nil, 3] as [CGFloat?] {
        let own = Column(alignment: alignment, spacing: spacing) { Self.content }
        let stack = VStack(alignment: alignment, spacing: spacing) { Self.content }
        // Sums are in another order here.
        let size = try Layouts.size(own, width, height)
        let stackSize = try Layouts.size(stack, width, height)
        #expect(size.width == stackSize.width)
        #expect(abs(size.height - stackSize.height) < 1e-9)
        let ownInRow = HStack(alignment: .lastTextBaseline) {
          own
          Text(verbatim: "beside").font(.title)
        }
        let stackInRow = HStack(alignment: .lastTextBaseline) {
          stack
          Text(verbatim: "beside").font(.title)
        }
        guard let width, let height, width.isFinite, height.isFinite else { continue }
        let ownFrames = try Layouts.frames(ownInRow, width, height)
        let frames = try Layouts.frames(stackInRow, width, height)
        #expect(Self.rounded(ownFrames) == Self.rounded(frames))
      }
    }
  }

  @Test func builtInLayoutsAsValues() throws {
    func expectSame(_ one: some View, _ other: some View) throws {
      for (width, height) in [(50, 40), (120, 90), (300, 300)] as [(CGFloat, CGFloat)] {
        #expect(
          try Self.rounded(Layouts.frames(one, width, height))
            == Self.rounded(Layouts.frames(other, width, height))
        )
      }
      #expect(try Layouts.size(one, nil, nil) == Layouts.size(other, nil, nil))
    }
    try expectSame(
      VStackLayout(alignment: .trailing, spacing: 2) { Self.content },
      VStack(alignment: .trailing, spacing: 2) { Self.content }
    )
    try expectSame(
      AnyLayout(HStackLayout(alignment: .firstTextBaseline)) { Self.content },
      HStack(alignment: .firstTextBaseline) { Self.content }
    )
    try expectSame(
      AnyLayout(ZStackLayout(alignment: .bottomLeading)) { Self.content },
      ZStack(alignment: .bottomLeading) { Self.content }
    )
    try expectSame(AnyLayout(Column()) { Self.content }, VStack { Self.content })
    try expectSame(Wrapped(inner: VStackLayout()) { Self.content }, VStack { Self.content })
    try expectSame(
      Wrapped(inner: AnyLayout(HStackLayout())) { Self.content },
      Wrapped(inner: HStackLayout()) { Self.content }
    )
    try expectSame(
      Wrapped(inner: ZStackLayout()) {
        Block(9, 8); Block(7, 20)
      },
      ZStack {
        Block(9, 8); Block(7, 20)
      }
    )
  }

  /// A layout that hands all its work to another.
  struct Wrapped<Inner: Layout>: Layout {
    var inner: Inner

    static var layoutProperties: LayoutProperties { Inner.layoutProperties }

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
      inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  struct Share: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  /// Views side by side in shares of the width; remembers the sum of the shares.
  struct Shares: Layout {
    struct Cache { var sum: CGFloat }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(sum: subviews.map { $0[Share.self] }.reduce(0, +))
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Cache
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Cache
    ) {
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Share.self] / cache.sum
        subview.place(
          at: CGPoint(x: x + width, y: bounds.maxY),
          anchor: .bottomTrailing,
          proposal: ProposedViewSize(width: width, height: bounds.height)
        )
        x += width
      }
    }
  }

  @Test func valuesReachTheLayoutThroughModifiers() throws {
    let view = Shares {
      Color.white
      Color.white.layoutValue(key: Share.self, value: 2).opacity(0.5).padding(1)
      VStack { Color.white.layoutValue(key: Share.self, value: 9) }
    }
    #expect(
      try Layouts.frames(view, 40, 10) == [
        CGRect(x: 0, y: 0, width: 10, height: 10),
        CGRect(x: 11, y: 1, width: 18, height: 8),
        CGRect(x: 30, y: 0, width: 10, height: 10),
      ]
    )
  }

  /// Places its first view only, and offers it what it is offered itself.
  struct FirstOnly: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { CGSize(width: 40, height: 20) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      subviews[0..<1].first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test func viewsThatAreNotPlacedStandInTheMiddle() throws {
    let view = FirstOnly {
      Block(10, 10); Block(10, 10)
    }
    #expect(
      try Layouts.frames(view, 40, 20)
        == [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 15, y: 5, width: 10, height: 10)]
    )
  }

  /// Views are placed under what the layout was offered, which need not be the size that it took.
  @Test func viewsArePlacedUnderWhatWasOffered() throws {
    let view = FirstOnly { Color.white }
    #expect(try Layouts.frames(view, 40, 20) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    let ideal = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(try Layouts.frames(view.fixedSize(), 40, 20) == [ideal])
  }

  @Test func layoutsReadFromTheRightWhereTheEnvironmentDoes() throws {
    let view = Shares {
      Color.white; Color.white.layoutValue(key: Share.self, value: 2)
    }
    #expect(try Layouts.frames(view, 30, 5).map(\.minX) == [0, 10])
    let reversed = view.environment(\.layoutDirection, .rightToLeft)
    #expect(try Layouts.frames(reversed, 30, 5).map(\.minX) == [20, 0])
    var environment = try Layouts.environment()
    environment.layoutDirection = .rightToLeft
    for view in [AnyView(view), AnyView(reversed)] {
      let decision = LayoutResolver(environment: environment).resolve(view)
        .decide(in: CGSize(width: 30, height: 5), displayScale: 3, tracing: .tried)
      #expect(decision.displayList.items.map(\.frame.minX) == [20, 0])
    }
  }

  @Test func stackOrientationReachesSpacersAndDividers() throws {
    let view = AnyLayout(HStackLayout(spacing: 0)) {
      Divider(); Spacer(minLength: 3)
    }
    let size = try Layouts.size(view, nil, 50)
    #expect(size == CGSize(width: 1.0 / 3 + 3, height: 50))
    let hidden = AnyLayout(AnyLayout(HStackLayout(spacing: 0))) {
      Divider(); Spacer(minLength: 3)
    }
    #expect(try Layouts.size(hidden, nil, 50) == size)
  }

  @Test func guidesOfOnesOwnLayout() throws {
    struct Raised: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGSize { CGSize(width: 10, height: 30) }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) {}
      func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGFloat? { guide == .firstTextBaseline ? 5 : nil }
    }
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Raised { EmptyView() }
      Block(10, 20)
    }
    #expect(try Layouts.size(row, nil, nil) == CGSize(width: 20, height: 45))
  }

  @Test func measuresOnAnyThread() async throws {
    let node = try Layouts.resolve(Column { Self.content })
    let here = node.sizeThatFits(ProposedViewSize(width: 100, height: 120))
    let there = await Task.detached {
      node.sizeThatFits(ProposedViewSize(width: 100, height: 120))
    }.value
    #expect(here == there)
  }

  @Test func nestedLayoutsAreMeasuredOncePerProposal() throws {
    // Twenty levels would be 3^20 questions without memory.
    func nested(_ level: Int) -> AnyView {
      level == 0
        ? AnyView(Block(5, 5))
        : AnyView(
          Column {
            nested(level - 1); Block(1, 1)
          }
        )
    }
    #expect(try Layouts.size(nested(20), 100, 400).width == 5)
  }
}
