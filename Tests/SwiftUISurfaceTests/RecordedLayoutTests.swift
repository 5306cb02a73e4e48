import Foundation
import SwiftUISurface
import TestSupport
import Testing

/// Every combination of a few arguments of each layout, around every kind of content: sizes under many
/// proposals and places in two bounds, as they were when somebody looked at them.
///
/// `Scripts/renew-golden` writes `Cases/recorded-layouts.txt` anew: every line of its diff is one that
/// was meant.
@MainActor
@Suite struct RecordedLayoutTests {
  typealias Named = (name: String, view: AnyView)

  /// All of them, each under a name of its own.
  static var layouts: [Named] { frames + wrappers + stacks + grids + choices + controls }

  private static let proposals: [CGFloat?] = [nil, 0, 13, 25, 90, .infinity, -9]

  @Test func everyLayoutIsAsItWas() throws {
    var rows: [String] = []
    for (name, view) in Self.layouts {
      let node = try Layouts.resolve(view)
      let sizes = Self.proposals.map { length in
        let along = node.sizeThatFits(ProposedViewSize(width: length, height: nil))
        let across = node.sizeThatFits(ProposedViewSize(width: 30, height: length))
        return "\(Self.described(along)) \(Self.described(across))"
      }
      let places = [CGSize(width: 60, height: 40), CGSize(width: 17.3, height: 9)].map { bounds in
        node.decide(in: bounds, displayScale: 3, tracing: .tried).displayList.items
          .map { Self.described($0.frame) }.joined(separator: " ")
      }
      rows.append("\(name): \(sizes.joined(separator: ", ")) | \(places.joined(separator: " | "))")
    }
    try GoldenFile("SwiftUISurfaceTests/Cases/recorded-layouts.txt").check(rows)
  }

  /// Exactly as large as each layout wants to be, at least and at most, and a hair less and more than that:
  /// where comparisons turn.
  @Test func everyLayoutTurnsWhereItDid() throws {
    var rows: [String] = []
    for (name, view) in Self.layouts {
      let node = try Layouts.resolve(view)
      let sizes = [ProposedViewSize.unspecified, .zero, .infinity].map { node.sizeThatFits($0) }
      let near = sizes.flatMap { size -> [String] in
        guard size.width.isFinite, size.height.isFinite else { return ["–"] }
        return [
          size, CGSize(width: size.width.nextDown, height: size.height),
          CGSize(width: size.width, height: size.height.nextDown),
          CGSize(width: size.width.nextUp, height: size.height.nextUp),
          CGSize(width: size.width - 0.25, height: size.height + 0.25),
        ].map { near in
          let fit = node.sizeThatFits(ProposedViewSize(near))
          let items = node.decide(in: near, displayScale: 3, tracing: .tried).displayList.items
          return "\(Self.described(fit)) "
            + items.map { Self.described($0.frame) }.joined(separator: " ")
        }
      }
      let shown = sizes.prefix(2).map(Self.described).joined(separator: " ")
      rows.append("\(name): \(shown) \(near.joined(separator: "\n").digest)")
    }
    try GoldenFile("SwiftUISurfaceTests/Cases/recorded-turns.txt").check(rows)
  }

  // MARK: Contents

  private static let block: Named = ("block", AnyView(Block(20, 8)))
  private static let color: Named = ("colour", AnyView(Color.red))
  private static let text: Named = ("text", AnyView(Text(verbatim: "Ag 夜夜").font(.system(size: 8))))
  private static let divider: Named = ("divider", AnyView(Divider()))
  private static let spacer: Named = ("spacer", AnyView(Spacer(minLength: 3)))
  private static let bounded: Named = ("5…15", AnyView(Color.blue.frame(minWidth: 5, maxWidth: 15)))
  private static let first: Named = (
    "first", AnyView(Color.green.frame(minWidth: 4).layoutPriority(1))
  )
  private static let nothing: Named = ("nothing", AnyView(EmptyView()))

  // MARK: Frames

  private static var frames: [Named] {
    let lengths: [CGFloat?] = [nil, 0, 13, 40, .infinity]
    var named: [Named] = []
    for content in [block, color, text] {
      for least in lengths {
        for most in lengths {
          for ideal in [nil, 25] as [CGFloat?] {
            let words = [least, ideal, most].map { $0.map { "\($0)" } ?? "–" }.joined(
              separator: " "
            )
            named.append(
              (
                "\(content.name) in widths \(words)",
                AnyView(
                  content.view.frame(
                    minWidth: least,
                    idealWidth: ideal,
                    maxWidth: most,
                    alignment: .bottomTrailing
                  )
                )
              )
            )
            named.append(
              (
                "\(content.name) in heights \(words)",
                AnyView(
                  content.view.frame(
                    minHeight: least,
                    idealHeight: ideal,
                    maxHeight: most,
                    alignment: .topLeading
                  )
                )
              )
            )
          }
        }
        named.append(
          (
            "\(content.name) in a frame \(least.map { "\($0)" } ?? "–")",
            AnyView(content.view.frame(width: least, height: 21, alignment: .topTrailing))
          )
        )
      }
    }
    return named
  }

  // MARK: Wrappers

  private static var wrappers: [Named] {
    var named: [Named] = []
    for (name, view) in [block, color, text, divider, spacer, bounded, nothing] {
      func add(_ change: String, _ changed: some View) {
        named.append(("\(name) \(change)", AnyView(changed)))
      }
      for length in [-30, -3, 0, 4, 50] as [CGFloat] {
        add("padded \(length)", view.padding(length))
        add("padded above \(length)", view.padding(.top, length))
        add("padded aside \(length)", view.padding(.horizontal, length))
        add("offset \(length)", view.offset(x: length, y: 2))
        add("at \(length)", view.position(x: length, y: 5))
      }
      for ratio in [nil, 0.5, 1, 3, 0, -2, .infinity] as [CGFloat?] {
        for mode in [ContentMode.fit, .fill] {
          add(
            "ratio \(ratio.map { "\($0)" } ?? "–") \(mode)",
            view.aspectRatio(ratio, contentMode: mode)
          )
        }
      }
      for (horizontal, vertical) in [(true, true), (true, false), (false, true), (false, false)] {
        add(
          "fixed \(horizontal) \(vertical)",
          view.fixedSize(horizontal: horizontal, vertical: vertical)
        )
      }
      for (place, alignment) in alignments {
        add("over \(place)", Block(31, 17).overlay(alignment: alignment) { view })
        add("under \(place)", Block(31, 17).background(alignment: alignment) { view })
        add(
          "layer \(place)",
          ZStack(alignment: alignment) {
            Block(31, 17); view
          }
        )
      }
      add(
        "read",
        GeometryReader { Color.red.frame(width: $0.size.width / 2, height: $0.size.height) }
      )
      add("scrolled", ScrollView { view })
      add("scrolled along", ScrollView(.horizontal) { view })
      add("scrolled both ways", ScrollView([.horizontal, .vertical]) { view })
      add("relative", view.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 3))
      add("relative both ways", view.containerRelativeFrame([.horizontal, .vertical]))
      add("turned", view.rotationEffect(.degrees(90), anchor: .topLeading))
      add("larger", view.scaleEffect(2, anchor: .bottomLeading))
      add("hidden", view.hidden())
      add("mirrored", view.padding(.leading, 3).environment(\.layoutDirection, .rightToLeft))
    }
    return named
  }

  private static let alignments: [(String, Alignment)] = [
    ("top left", .topLeading), ("top", .top), ("top right", .topTrailing), ("left", .leading),
    ("centre", .center), ("right", .trailing), ("bottom left", .bottomLeading), ("bottom", .bottom),
    ("bottom right", .bottomTrailing), ("first line", .centerFirstTextBaseline),
    ("last line", .leadingLastTextBaseline),
  ]

  // MARK: Stacks

  /// All rows and columns of two of these, and some of three.
  private static var stacks: [Named] {
    let parts = [block, color, text, divider, spacer, bounded, first, nothing]
    var named: [Named] = []
    func add(_ contents: [Named], _ spacing: CGFloat?) {
      let names = contents.map(\.name).joined(separator: "; ")
      let views = contents.map(\.view)
      let content = ForEach(views.indices, id: \.self) { views[$0] }
      let space = spacing.map { "\($0)" } ?? "–"
      named.append(
        (
          "row \(space) { \(names) }",
          AnyView(HStack(alignment: .bottom, spacing: spacing) { content })
        )
      )
      named.append(
        (
          "column \(space) { \(names) }",
          AnyView(VStack(alignment: .trailing, spacing: spacing) { content })
        )
      )
    }
    for one in parts {
      add([one], nil)
      for other in parts {
        add([one, other], nil)
        add([one, other], 2)
        add([one, other, color], -4)
      }
    }
    return named
  }

  // MARK: Grids

  private static var grids: [Named] {
    let items: [(String, GridItem)] = [
      ("fixed 0", GridItem(.fixed(0))), ("fixed -5", GridItem(.fixed(-5), spacing: 1)),
      ("fixed 20", GridItem(.fixed(20), alignment: .topTrailing)),
      ("flexible", GridItem(.flexible())),
      ("flexible 15…", GridItem(.flexible(minimum: 15), spacing: 0)),
      ("flexible …12", GridItem(.flexible(minimum: 1, maximum: 12))),
      ("adaptive 9", GridItem(.adaptive(minimum: 9), spacing: 2)),
      ("adaptive 9…11", GridItem(.adaptive(minimum: 9, maximum: 11))),
      ("adaptive 0", GridItem(.adaptive(minimum: 0), spacing: 30)),
    ]
    var named: [Named] = []
    let content = ForEach(0..<5, id: \.self) { Color.white.frame(height: 3 + CGFloat($0)) }
    let others = ForEach(0..<5, id: \.self) { Color.white.frame(width: 3 + CGFloat($0)) }
    for (one, item) in items {
      named.append(
        ("lazy \(one)", AnyView(LazyVGrid(columns: [item], alignment: .leading) { content }))
      )
      for (other, second) in items {
        let both = [item, second]
        named.append(
          (
            "lazy \(one), \(other)",
            AnyView(LazyVGrid(columns: both, alignment: .trailing, spacing: 2) { content })
          )
        )
        named.append(
          ("lazy rows \(one), \(other)", AnyView(LazyHGrid(rows: both, spacing: 1) { others }))
        )
      }
    }
    for (columns, span) in [(0, 1), (1, 2), (2, 2), (3, 5), (-1, 2000)] {
      for axes in [[], .horizontal, .vertical, [.horizontal, .vertical]] as [Axis.Set] {
        named.append(
          (
            "grid \(columns) \(span) \(axes.rawValue)",
            AnyView(
              Grid(alignment: .bottomLeading, horizontalSpacing: 2, verticalSpacing: 3) {
                GridRow(alignment: .top) {
                  Block(9, 4); Block(7, 6).gridColumnAlignment(.trailing); Block(5, 5)
                }
                GridRow {
                  Block(30, 4).gridCellColumns(columns); Block(3, 3).gridCellAnchor(.center)
                }
                GridRow {
                  color.view.gridCellUnsizedAxes(axes); Block(40, 4).gridCellColumns(span)
                }
                divider.view
                text.view
              }
            )
          )
        )
      }
    }
    return named
  }

  // MARK: Choices

  private static var choices: [Named] {
    let parts = [block, color, text, bounded, nothing]
    var named: [Named] = []
    for axes in [[], .horizontal, .vertical, [.horizontal, .vertical]] as [Axis.Set] {
      for one in parts {
        for other in parts {
          named.append(
            (
              "choice \(axes.rawValue) { \(one.name); \(other.name) }",
              AnyView(
                ViewThatFits(in: axes) {
                  one.view; other.view
                }
              )
            )
          )
        }
      }
    }
    return named
  }

  // MARK: Controls

  /// What is said of a control, of one view and of two, beside what stands with it.
  private static var controls: [Named] {
    let parts = [block, color, text, divider, spacer, bounded, first, nothing]
    var named: [Named] = []
    func add(_ name: String, _ view: some View) { named.append((name, AnyView(view))) }
    for one in parts {
      for other in parts {
        let both = "{ \(one.name); \(other.name) }"
        add(
          "label of \(one.name) with \(other.name)",
          Label {
            one.view
          } icon: {
            other.view
          }
        )
        add(
          "label of \(both)",
          Label {
            one.view
            other.view
          } icon: {
            Block(5, 5)
          }
        )
        add(
          "\(one.name) labelled \(other.name)",
          LabeledContent {
            one.view
          } label: {
            other.view
          }
        )
        add(
          "button of \(both)",
          Button {
          } label: {
            one.view
            other.view
          }
        )
      }
      add("switch of \(one.name)", Toggle(isOn: .constant(true)) { one.view })
      add("gauge of \(one.name)", Gauge(value: 0.4) { one.view })
      add("line of \(one.name)", Gauge(value: 0.4) { one.view }.gaugeStyle(.accessoryLinear))
      add("progress of \(one.name)", ProgressView(value: 0.4) { one.view })
      add("group of \(one.name)", Group { one.view })
    }
    return named
  }

  // MARK: In words

  private static func described(_ size: CGSize) -> String {
    "\(Double(size.width).toThousandths)×\(Double(size.height).toThousandths)"
  }

  private static func described(_ frame: CGRect) -> String {
    "\(Double(frame.minX).toThousandths),\(Double(frame.minY).toThousandths) \(described(frame.size))"
  }
}
