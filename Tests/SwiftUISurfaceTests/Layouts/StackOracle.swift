import SwiftUISurface

/// A tree of stacks over leaves whose sizes follow from three numbers an axis, and a plain and slow
/// reading of LayoutRules §3.1 that says where everything stands.
indirect enum Tree {
  case leaf(width: Span, height: Span)
  /// A line of text.
  case text(String)
  /// Room on all sides.
  case padded(CGFloat, Tree)
  case spacer
  case priority(Double, Tree)
  case stack(Axis, [Tree])

  struct Span {
    let least: CGFloat
    let ideal: CGFloat
    let greatest: CGFloat

    func length(_ proposal: CGFloat?) -> CGFloat {
      proposal.map { Swift.min(Swift.max($0, least), greatest) } ?? ideal
    }
  }
}

@MainActor
struct StackOracle {
  /// Whether a row asks how narrow its children can be: to that a text says nothing, wherever it
  /// stands in them.
  var asksLeastWidth = false
  private let texts = ResolvedTexts()

  /// The texts of the trees so far, resolved once.
  @MainActor
  private final class ResolvedTexts {
    private var layouts: [String: LayoutNode] = [:]

    func size(of tree: Tree, _ proposal: ProposedViewSize) throws -> CGSize {
      guard case .text(let string) = tree else { return .zero }
      let layout = try layouts[string] ?? Layouts.resolve(tree.view, device: .english)
      layouts[string] = layout
      return layout.sizeThatFits(proposal)
    }
  }

  struct Answer {
    var size: CGSize
    /// Frames of the leaves from the tree's top left corner.
    var frames: [CGRect]
  }

  func answer(
    _ tree: Tree,
    _ proposal: [Axis: CGFloat],
    in stack: Axis? = nil
  ) throws -> Answer {
    switch tree {
    case .text:
      if asksLeastWidth, proposal[.horizontal] == 0 { return Answer(size: .zero, frames: [.zero]) }
      let (width, height) = (proposal[.horizontal], proposal[.vertical])
      let size = try texts.size(of: tree, ProposedViewSize(width: width, height: height))
      return Answer(size: size, frames: [CGRect(origin: .zero, size: size)])
    case .padded(let room, let tree):
      let inner = try answer(tree, proposal.mapValues { max($0 - 2 * room, 0) })
      return Answer(
        size: CGSize(width: inner.size.width + 2 * room, height: inner.size.height + 2 * room),
        frames: inner.frames.map { $0.offsetBy(dx: room, dy: room) }
      )
    case .leaf(let width, let height):
      let size = CGSize(
        width: width.length(proposal[.horizontal]),
        height: height.length(proposal[.vertical])
      )
      return Answer(size: size, frames: [CGRect(origin: .zero, size: size)])
    case .spacer:
      func length(_ axis: Axis) -> CGFloat { max(proposal[axis] ?? 8, 8) }
      return Answer(
        size: CGSize(
          width: stack == .vertical ? 0 : length(.horizontal),
          height: stack == .horizontal ? 0 : length(.vertical)
        ),
        frames: []
      )
    case .priority(_, let tree): return try answer(tree, proposal, in: stack)
    case .stack(let axis, let children): return try answer(children, along: axis, proposal)
    }
  }

  private func priority(_ tree: Tree) -> Double {
    switch tree {
    case .spacer: -.infinity
    case .priority(let priority, _): priority
    default: 0
    }
  }

  private func isSpacer(_ tree: Tree) -> Bool {
    if case .spacer = tree { true } else { false }
  }

  private func length(_ size: CGSize, _ axis: Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func answer(
    _ children: [Tree],
    along axis: Axis,
    _ proposal: [Axis: CGFloat]
  ) throws -> Answer {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    var gaps = children.indices.map { index -> CGFloat in
      if index == 0 { return 0 }
      return outerSpacing(children[index - 1], axis, isFirst: false) == 0
        || outerSpacing(children[index], axis, isFirst: true) == 0 ? 0 : 8
    }
    if gaps.isEmpty { gaps = [] }

    var offers: [CGFloat?] = children.map { _ in nil }
    if let whole = proposal[axis] {
      offers = try self.offers(children, axis, whole - gaps.reduce(0, +), proposal[across])
        .map { $0 }
    }
    let answers = try zip(children, offers).map { child, offer in
      var inner = proposal
      inner[axis] = offer
      return try answer(child, inner, in: axis)
    }

    let breadth = answers.map { length($0.size, across) }.max() ?? 0
    var position: CGFloat = 0
    var frames: [CGRect] = []
    for (index, answer) in answers.enumerated() {
      position += gaps[index]
      let aside = (breadth - length(answer.size, across)) / 2
      for frame in answer.frames {
        frames.append(
          axis == .horizontal
            ? frame.offsetBy(dx: position, dy: aside) : frame.offsetBy(dx: aside, dy: position)
        )
      }
      position += length(answer.size, axis)
    }
    return Answer(
      size: axis == .horizontal
        ? CGSize(width: position, height: breadth) : CGSize(width: breadth, height: position),
      frames: frames
    )
  }

  /// Zero where a spacer stands at the edge of a tree, since spacing shows through containers.
  private func outerSpacing(_ tree: Tree, _ axis: Axis, isFirst: Bool) -> CGFloat? {
    switch tree {
    case .leaf, .text, .padded: return nil
    case .spacer: return 0
    case .priority(_, let tree): return outerSpacing(tree, axis, isFirst: isFirst)
    case .stack(let own, let children):
      if own == axis {
        return (isFirst ? children.first : children.last)
          .flatMap { isSpacer($0) ? 0 : outerSpacing($0, axis, isFirst: isFirst) }
      }
      // Across a stack all children show; their own spacers run the other way.
      return children.contains { !isSpacer($0) && outerSpacing($0, axis, isFirst: isFirst) == 0 }
        ? 0 : nil
    }
  }

  private func offers(
    _ children: [Tree],
    _ axis: Axis,
    _ available: CGFloat,
    _ cross: CGFloat?
  ) throws -> [CGFloat] {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    func taken(_ child: Tree, _ offer: CGFloat, by oracle: StackOracle) throws -> CGFloat {
      var inner: [Axis: CGFloat] = [axis: offer]
      inner[across] = cross
      return length(try oracle.answer(child, inner, in: axis).size, axis)
    }
    var asking = self
    if axis == .horizontal { asking.asksLeastWidth = true }
    let least = try children.map { try taken($0, 0, by: asking) }
    let flexibility = try zip(children, least).map { child, least in
      try taken(child, .infinity, by: self) - least
    }
    var offers = children.map { _ in CGFloat(0) }
    var used: CGFloat = 0
    for group in Set(children.map(priority)).sorted(by: >) {
      let reserved = children.indices.filter { priority(children[$0]) < group }
        .reduce(CGFloat(0)) { $0 + least[$1] }
      var members = children.indices.filter { priority(children[$0]) == group }
      while !members.isEmpty {
        // The least flexible; of those without limit the one that needs most; else the first.
        var next = members[0]
        for member in members.dropFirst() {
          let isSmaller = flexibility[member] < flexibility[next]
          let needsMore =
            flexibility[member] == .infinity && flexibility[next] == .infinity
            && least[member] > least[next]
          if isSmaller || needsMore { next = member }
        }
        let room = available - used - reserved
        offers[next] = max(room / CGFloat(members.count), 0)
        let taken = try taken(children[next], offers[next], by: self)
        used += taken.isInfinite && available.isInfinite ? 0 : taken
        members.removeAll { $0 == next }
      }
    }
    return offers
  }
}

extension Tree {
  /// The tree as a view.
  @MainActor
  var view: AnyView {
    switch self {
    case .leaf(let width, let height):
      AnyView(
        Color.white.frame(
          minWidth: width.least,
          idealWidth: width.ideal,
          maxWidth: width.greatest,
          minHeight: height.least,
          idealHeight: height.ideal,
          maxHeight: height.greatest
        )
      )
    case .text(let string):
      AnyView(Text(verbatim: string).font(.system(size: 11)).lineLimit(1))
    case .padded(let room, let tree): AnyView(tree.view.padding(room))
    case .spacer: AnyView(Spacer())
    case .priority(let priority, let tree): AnyView(tree.view.layoutPriority(priority))
    case .stack(.horizontal, let children):
      AnyView(HStack { ForEach(children.indices) { children[$0].view } })
    case .stack(.vertical, let children):
      AnyView(VStack { ForEach(children.indices) { children[$0].view } })
    }
  }
}
