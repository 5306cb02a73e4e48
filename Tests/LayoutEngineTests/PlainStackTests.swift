import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting
import UnicodeText

@testable import LayoutEngine

/// Rows and columns that ask as little as they have to, beside some that ask everything: sizes are the same
/// to the last bit.
@Suite struct PlainStackTests {
  /// A row or column whose children are all asked for three sizes wherever they share a length.
  private struct PlainStack: LayoutElement {
    let axis: Axis
    let spacing: CGFloat
    let children: [LayoutNode]

    func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
      let minor = proposal[axis.other]
      func size(_ index: Int, _ length: CGFloat?, _ pass: inout LayoutPass) -> CGSize {
        let inner = ProposedViewSize(length, along: axis, across: minor)
        return children[index].sizeThatFits(inner, &pass)
      }
      var sizes = children.map { _ in CGSize.zero }
      if let major = proposal[axis], children.count > 1 {
        var claims: [LengthShares.Claim] = []
        for index in children.indices {
          let least =
            axis == .horizontal
            ? pass.askingLeastWidth { size(index, 0, &$0) } : size(index, 0, &pass)
          let greatest = size(index, .infinity, &pass)
          claims.append(
            LengthShares.Claim(
              index: index,
              priority: children[index].priority,
              least: least[axis],
              greatest: greatest[axis]
            )
          )
        }
        let distances = children.dropFirst().map { _ in spacing }
        LengthShares.share(major - distances.reduce(0, +), among: &claims) { index, offer in
          sizes[index] = size(index, offer, &pass)
          return sizes[index][axis]
        }
      } else {
        let inner = proposal[axis].map { max($0, 0) }
        for index in children.indices { sizes[index] = size(index, inner, &pass) }
      }
      var extent = StackElement.Extent()
      for (index, size) in sizes.enumerated() {
        let breadth = size[axis.other]
        extent.append(
          size,
          distance: index > 0 ? spacing : 0,
          along: axis,
          guide: breadth / 2
        )
      }
      return extent.size(along: axis)
    }

    func place(_ placement: Placement, into realisation: inout Realisation) {}
  }

  /// One layout, made of the stacks that are asked and of plain ones.
  private struct Pair {
    var asked: LayoutNode
    var plain: LayoutNode

    func map(_ around: (LayoutNode) -> LayoutNode) -> Pair {
      Pair(asked: around(asked), plain: around(plain))
    }
  }

  private struct RandomTree {
    var generator: SplitMix

    mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &generator)
    }

    mutating func one<Value>(of values: [Value]) -> Value { values[number(0...values.count - 1)] }

    mutating func length() -> CGFloat { CGFloat.random(in: 0...200, using: &generator) }

    mutating func lengthOrNone() -> CGFloat? { number(0...1) == 0 ? nil : length() }

    mutating func leaf() -> LayoutNode {
      switch number(0...6) {
      case 0: return .empty
      case 1:
        let axes: [Axis?] = [.horizontal, .vertical, nil]
        return .spacer(along: one(of: axes))
      case 2: return .divider(along: .vertical, thickness: 1, color: .white)
      default:
        return LayoutNode(
          LetterElement(
            letters: number(1...40),
            letterWidth: one(of: [4, 7.3, 10]),
            lineHeight: one(of: [9, 11.7]),
            growsWithLines: number(0...2) == 0,
            count: Locked(0)
          )
        )
      }
    }

    mutating func limits() -> LengthLimits {
      let greatest: [CGFloat?] = [nil, CGFloat.infinity, length()]
      return LengthLimits(
        least: number(0...2) == 0 ? length() : nil,
        ideal: number(0...3) == 0 ? length() : nil,
        greatest: one(of: greatest)
      )
    }

    mutating func stack(_ levels: Int) -> Pair {
      let children = (0..<number(1...3)).map { _ in tree(levels - 1) }
      let axis: Axis = number(0...1) == 0 ? .horizontal : .vertical
      let spacings: [CGFloat] = [0, 3.3, 8, -30]
      let spacing = one(of: spacings)
      let key = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
      let plain = children.map(\.plain)
      return Pair(
        asked: .stack(axis, alignment: key, spacing: spacing, children.map(\.asked)),
        plain: LayoutNode(
          PlainStack(axis: axis, spacing: spacing, children: plain),
          of: plain,
          spacing: ViewSpacing()
        )
      )
    }

    mutating func tree(_ levels: Int) -> Pair {
      guard levels > 0, number(0...7) > 0 else {
        let leaf = leaf()
        return Pair(asked: leaf, plain: leaf)
      }
      switch number(0...13) {
      case 0:
        let (width, height) = (lengthOrNone(), lengthOrNone())
        return tree(levels - 1).map { $0.framed(width: width, height: height, alignment: .center) }
      case 1:
        let (width, height) = (limits(), limits())
        return tree(levels - 1).map { $0.framed(width: width, height: height, alignment: .center) }
      case 2:
        let inset = CGFloat(number(-3...9))
        let insets = EdgeInsets(top: inset, leading: inset, bottom: 1, trailing: 2)
        return tree(levels - 1).map { $0.padded(insets) }
      case 3:
        let sets: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical]]
        let axes = one(of: sets)
        let (first, second) = (tree(levels - 1), tree(levels - 1))
        return Pair(
          asked: .choice(in: axes, [first.asked, second.asked]),
          plain: .choice(in: axes, [first.plain, second.plain])
        )
      case 4:
        let (first, second) = (tree(levels - 1), tree(levels - 1))
        return Pair(
          asked: .layers(.topTrailing, [first.asked, second.asked]),
          plain: .layers(.topTrailing, [first.plain, second.plain])
        )
      case 5:
        let priority = Double(number(-1...1))
        return tree(levels - 1).map { $0.prioritised(priority) }
      case 6, 7:
        let ratios: [CGFloat?] = [nil, 0.4, 1.5]
        let (ratio, mode) = (one(of: ratios), one(of: [ContentMode.fit, .fit, .fill]))
        return tree(levels - 1).map { $0.proportioned(ratio, mode) }
      default: return stack(levels)
      }
    }
  }

  private static let lengths: [CGFloat?] = [nil, 0, 3, 47.3, 90, 400, .infinity]

  @Test(arguments: 0..<8) func sizesAreTheSame(_ seed: Int) {
    var random = RandomTree(generator: SplitMix(seed: UInt64(seed) &+ 0x7EA))
    for _ in 0..<60 {
      let pair = random.stack(4)
      for _ in 0..<12 {
        let proposal = ProposedViewSize(
          width: random.one(of: Self.lengths),
          height: random.one(of: Self.lengths)
        )
        let asked = pair.asked.sizeThatFits(proposal)
        let plain = pair.plain.sizeThatFits(proposal)
        #expect(isSame(asked.width, plain.width), "\(seed): \(proposal)")
        #expect(isSame(asked.height, plain.height), "\(seed): \(proposal)")
      }
    }
  }

  private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
    one == other || (one.isNaN && other.isNaN)
  }

  /// Whatever says that its width is the same in every height keeps to it.
  @Test(arguments: 0..<8) func widthsAreTheSameInEveryHeight(_ seed: Int) {
    var random = RandomTree(generator: SplitMix(seed: UInt64(seed) &+ 0xA11))
    var known = 0
    for _ in 0..<60 { known += check(random.stack(4).asked, "\(seed)") }
    #expect(known > 30)
  }

  /// Whatever says of lengths without asking for them that they have no end, or one, is right.
  @Test(arguments: 0..<8) func lengthsAreWithoutEndWhereTheySaySo(_ seed: Int) {
    var random = RandomTree(generator: SplitMix(seed: UInt64(seed) &+ 0xE2D))
    var (endless, ended) = (0, 0)
    for _ in 0..<120 {
      let said = checkEnds(of: random.tree(4).asked, "\(seed)")
      endless += said.endless
      ended += said.ended
    }
    #expect(endless > 100)
    #expect(ended > 20)
  }

  /// So is what is said by views that random trees have none of.
  @Test func otherLengthsAreWithoutEndWhereTheySaySo() {
    let letters = LetterElement(letters: 9, letterWidth: 7, lineHeight: 12, count: Locked(0))
    let spacer = LayoutNode.spacer(along: nil)
    let contents = [spacer, LayoutNode(letters), spacer.proportioned(1.5, .fit)]
    let sets: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical]]
    for content in contents {
      for axes in sets {
        let fixed = content.fixedInSize(axes)
        let scrolled = LayoutNode.scrolling(content, along: axes)
        #expect(checkEnds(of: fixed.translucent(0.5), "fixed: \(axes)").ended > 0)
        #expect(checkEnds(of: scrolled.mirrored, "scrolled: \(axes)").endless > 0)
      }
      let positioned = content.positioned(at: CGPoint(x: 3, y: 4))
      #expect(checkEnds(of: positioned, "positioned").endless > 0)
    }
    // Where a frame limits one length, and the other has an end in it, both have.
    let limited = LengthLimits(least: nil, ideal: nil, greatest: 40)
    let open = LengthLimits(least: nil, ideal: nil, greatest: nil)
    let narrow = LayoutNode(letters).framed(width: 30, height: nil, alignment: .center)
    let framed = narrow.framed(width: open, height: limited, alignment: .center)
    #expect(checkEnds(of: framed, "limited across").ended > 0)
  }

  /// So are the widths of views that random trees have none or few of: lazy grids, and frames beside each other
  /// whose lengths have an end and have none.
  @Test func otherWidthsAreTheSameInEveryHeight() {
    let letters = LayoutNode(
      LetterElement(letters: 9, letterWidth: 7, lineHeight: 12, count: Locked(0))
    )
    let columns: [[GridItem]] = [
      [], [GridItem(.fixed(20))], [GridItem(.fixed(20), spacing: 1), GridItem(.fixed(30))],
      [GridItem(.flexible(minimum: 5, maximum: 40))],
      [GridItem(.adaptive(minimum: 30, maximum: 35))],
    ]
    for (number, items) in columns.enumerated() {
      let key = HorizontalAlignment.center.key
      let grid = LayoutNode.lazyGrid(.vertical, items, key, spacing: 2, [letters, letters])
      #expect(check(grid, "grid \(number)") > 0)
    }
    let open = LengthLimits(least: nil, ideal: nil, greatest: nil)
    // A choice by width asks its candidates how wide they would be, which one that shrinks is not.
    let shrinking = letters.framed(
      width: LengthLimits(least: 0, ideal: 100, greatest: .infinity),
      height: open,
      alignment: .center
    )
    let narrow = letters.framed(width: 20, height: nil, alignment: .center)
    #expect(check(.choice(in: .horizontal, [shrinking, narrow]), "choice") > 0)
    let lengths: [(CGFloat, CGFloat)] = [
      (0, 150), (60, .infinity), (60, 90), (0, 40), (10, .infinity), (0, .infinity),
    ]
    let frames = lengths.map { least, greatest in
      letters.framed(
        width: LengthLimits(least: least, ideal: nil, greatest: greatest),
        height: open,
        alignment: .center
      )
    }
    for (one, first) in frames.enumerated() {
      for (other, second) in frames.enumerated() {
        #expect(check(.row(spacing: 3, [first, second]), "frames \(one), \(other)") > 0)
      }
    }
  }

  /// - Returns: how often it says of a length without end that it makes none with one, and that it does.
  private func checkEnds(of node: LayoutNode, _ name: String) -> (endless: Int, ended: Int) {
    var (endless, ended) = (0, 0)
    for axis in Axis.allCases {
      for across in Self.lengths {
        var pass = LayoutPass()
        let proposal = ProposedViewSize(.infinity, along: axis, across: across)
        let size = node.sizeThatFits(proposal, &pass)
        if node.endlessAxes.contains(axis) {
          endless += 1
          #expect(size[axis] == .infinity, "\(name): \(proposal)")
        }
        guard node.hasEnd(under: proposal, &pass) else { continue }
        ended += 1
        let none = ProposedViewSize(0, along: axis, across: across)
        for size in [size, node.sizeThatFits(none, &pass)] {
          #expect(size.width.isFinite && size.height.isFinite, "\(name): \(proposal)")
        }
      }
    }
    for width in Self.lengths where width != .infinity {
      for height in Self.lengths where height != .infinity {
        let size = node.sizeThatFits(ProposedViewSize(width: width, height: height))
        #expect(size.width.isFinite && size.height.isFinite, "\(name): \(size)")
      }
    }
    return (endless, ended)
  }

  /// - Returns: how many widths are known.
  private func check(_ node: LayoutNode, _ name: String) -> Int {
    var count = 0
    for proposed in Self.lengths {
      for isAskingLeastWidth in [false, true] {
        var pass = LayoutPass()
        func ask(_ pass: inout LayoutPass) {
          guard let known = node.widthAtAnyHeight(proposed, &pass) else { return }
          count += 1
          for height in Self.lengths + [9, 1_000] {
            let proposal = ProposedViewSize(width: proposed, height: height)
            let width = node.sizeThatFits(proposal, &pass).width
            #expect(isSame(width, known), "\(name): \(proposal)")
          }
        }
        if isAskingLeastWidth { pass.askingLeastWidth { ask(&$0) } } else { ask(&pass) }
      }
    }
    return count
  }

  @Test func textsOfOneLineAreAsWideInEveryHeight() throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let preparer = TextPreparer()
    var known: [String: Int] = [:]
    for string in ["", "Short", "A headline of several words", "Two\nlines"] {
      for limit in [nil, 1, 2] {
        for scale in [1, 0.5] {
          var paragraph = ParagraphStyle(pointSize: 12)
          paragraph.lineLimit = limit
          paragraph.minimumScale = scale
          let prepared = preparer.prepare(string, style: style)
          let node = LayoutNode.text(prepared, paragraph, displayScale: 3)
          known["\(string), \(limit ?? 0), \(scale)"] = check(node, string)
        }
      }
    }
    // Each width is asked for twice; where a row asks how far it can shrink, no width is known of every text.
    #expect(known["Short, 0, 1.0"] == 11)
    #expect(known["Short, 0, 0.5"] == 1)
    #expect(known["Two\nlines, 0, 1.0"] == 1)
    #expect(known["Two\nlines, 1, 1.0"] == 13)
    #expect(known["A headline of several words, 0, 1.0"] == 7)
  }

  /// A line that is cut shows no characters that are taller than the height has room for.
  @Test(arguments: [TruncationMode.head, .middle, .tail])
  func oneLineOfSeveralSizesIsNotKnownWhereItIsCut(_ mode: TruncationMode) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let runs = [("Small\n", 12.0), ("BIG", 30)]
      .map { StyledRun($0.0, cascade: cascade, pointSize: $0.1) }
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = 1
    paragraph.truncation = mode
    let prepared = TextPreparer().prepare(runs, style: TextStyle(cascade: cascade))
    let node = LayoutNode.text(prepared, paragraph, displayScale: 3)
    #expect(check(node, "\(mode)") == 1)
  }
}
