import Foundation
import SwiftUISurface
import TestSupport

@testable import WidgetSurface

/// Views drawn by chance as people write them, with lengths that widgets have, and what they are in
/// words.
@MainActor
struct RandomView {
  typealias Named = (name: String, view: AnyView)

  var generator: SplitMix

  init(seed: UInt64) {
    generator = SplitMix(seed: seed)
  }

  /// A view of some levels.
  mutating func view(levels: Int) -> Named {
    var view = levels > 0 && !chance(5) ? container(levels) : leaf()
    for _ in 0..<Int.random(in: 0...2, using: &generator) { view = modified(view) }
    return view
  }

  // MARK: Choices

  mutating func any<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  mutating func length() -> CGFloat { any([0, 1, 2.5, 4, 7, 10, 16, 24.3, 40, 61, 90]) }

  mutating func openLength() -> CGFloat? { chance(3) ? nil : length() }

  private mutating func string() -> String {
    any([
      "Harbour library opens late tonight", "港町の図書館、夜も開く", "Ferry", "夜", "خبر عاجل اليوم",
      "One\nTwo", "Rain", "12:45", "ספרייה בעיר abc", "", "A **bold** day",
    ])
  }

  // MARK: Leaves

  private mutating func leaf() -> Named {
    let length = length()
    let string = string()
    switch Int.random(in: 0..<22, using: &generator) {
    case 0:
      let least = openLength()
      return ("Spacer(\(least.map { "\($0)" } ?? ""))", AnyView(Spacer(minLength: least)))
    case 1: return ("Divider", AnyView(Divider()))
    case 2: return ("Color", AnyView(Color.red))
    case 3: return ("Circle", AnyView(Circle()))
    case 4: return ("Capsule border \(length)", AnyView(Capsule().strokeBorder(lineWidth: length)))
    case 5: return ("Image", AnyView(Image(systemName: "star")))
    case 6: return ("ProgressView", AnyView(ProgressView(value: Double(length), total: 100)))
    case 7:
      return (
        "Gauge",
        AnyView(
          Gauge(value: Double(length), in: 0...90) { Text(string) }.gaugeStyle(.linearCapacity)
        )
      )
    case 8: return ("Label", AnyView(Label(string, systemImage: "ferry")))
    case 9:
      return (
        "‹\(string)› + 17",
        AnyView(Text(string) + Text("17").font(.title).baselineOffset(length / 4))
      )
    case 10:
      return ("Block \(length)", AnyView(Color.blue.frame(width: length, height: length / 2)))
    case 11: return ("EmptyView", AnyView(EmptyView()))
    case 12:
      return (
        "GeometryReader",
        AnyView(GeometryReader { Color.green.frame(width: $0.size.width / 2) })
      )
    default:
      return ("‹\(string.replacing("\n", with: "\\n"))›", AnyView(Text(.init(string))))
    }
  }

  // MARK: Containers

  private mutating func container(_ levels: Int) -> Named {
    let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      view(levels: levels - 1)
    }
    let views = children.map(\.view)
    let content = ForEach(views.indices, id: \.self) { views[$0] }
    let spacing = openLength()
    let inner = "{ \(children.map(\.name).joined(separator: "; ")) }"
    func named(_ name: String, _ view: some View) -> Named {
      ("\(name)(\(spacing.map { "\($0)" } ?? "")) \(inner)", AnyView(view))
    }
    switch Int.random(in: 0..<18, using: &generator) {
    case 0, 1:
      let (name, alignment) = any(Self.horizontals)
      return named("VStack.\(name)", VStack(alignment: alignment, spacing: spacing) { content })
    case 2, 3, 4:
      let (name, alignment) = any(Self.verticals)
      return named("HStack.\(name)", HStack(alignment: alignment, spacing: spacing) { content })
    case 5:
      let (name, alignment) = any(Self.alignments)
      return named("ZStack.\(name)", ZStack(alignment: alignment) { content })
    case 6, 7: return named("ViewThatFits", ViewThatFits { content })
    case 8: return named("ViewThatFits.horizontal", ViewThatFits(in: .horizontal) { content })
    case 9: return named("ViewThatFits.vertical", ViewThatFits(in: .vertical) { content })
    case 10:
      return named("LazyVStack", LazyVStack(alignment: .trailing, spacing: spacing) { content })
    case 11:
      return named("LazyHStack", LazyHStack(alignment: .bottom, spacing: spacing) { content })
    case 12:
      return named(
        "Grid",
        Grid(alignment: .topTrailing, horizontalSpacing: spacing, verticalSpacing: 2) {
          GridRow { content }
          GridRow(alignment: .bottom) {
            Text("9"); Color.red.frame(width: 12, height: 4).gridColumnAlignment(.leading)
          }
          content
        }
      )
    case 13:
      let columns = [GridItem(.flexible(minimum: 10, maximum: 60)), GridItem(.fixed(20))]
      return named("LazyVGrid", LazyVGrid(columns: columns, spacing: spacing) { content })
    case 14:
      let rows = [GridItem(.adaptive(minimum: 12), spacing: 3)]
      return named("LazyHGrid", LazyHGrid(rows: rows, spacing: spacing) { content })
    case 15: return named("ScrollView", ScrollView(any([.vertical, .horizontal])) { content })
    case 16: return named("Button", Button(action: {}, label: { content }))
    default: return named("Group", Group { content })
    }
  }

  static let horizontals: [(String, HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]

  static let verticals: [(String, VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom), ("first", .firstTextBaseline),
    ("last", .lastTextBaseline),
  ]

  static let alignments: [(String, Alignment)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ("leadingFirst", .leadingFirstTextBaseline), ("trailingLast", .trailingLastTextBaseline),
  ]
}
