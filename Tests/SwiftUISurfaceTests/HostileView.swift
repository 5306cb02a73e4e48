import Foundation
import SwiftUISurface
import TestSupport

/// Random views with numbers that nobody would write, from every kind of container and modifier.
@MainActor
struct HostileView {
  private var generator: SplitMix

  init(seed: Int) {
    self.init(SplitMix(seed: UInt64(truncatingIfNeeded: seed) &+ 0xA11))
  }

  init(_ generator: SplitMix) {
    self.generator = generator
  }

  /// Numbers that layouts stumble over.
  static let absurdLengths: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, -100, 1e-300, .leastNonzeroMagnitude, 1e300, -1e300,
    1e9, 0.01, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  /// Texts that are as they are written: of all ways to join, turn, end lines and be cut.
  static let words: [String] = [
    "港町の図書館、夜も開く", "「夜の『港町』」（第2部）…", "東京―大阪間で運転再開へ、「午前中に」と発表ー", "漢字葛\u{E0101}か\u{3099}ｶﾞ㍻１２",
    "국제선 정기편 “재개”(서울) 각", "中文「引號」，。！？……——《書名》", "ภาษาไทยน้ำก็เก่าๆ", "ខ្មែរស្រ្តី ພາສາລາວ ကြေဒ္ဒ",
    "The quick brown fox", "“Don’t ‘stop’ (now)”, he said — AV To ffi 1/2",
    "super\u{AD}cali\u{AD}fragilistic e-mail",
    "https://example.com/a/b?c=d&e=f#g", "one\ttwo\nthree\u{2028}four\u{A0}five  ",
    "a\u{308}\u{304}\u{323}Z\u{351}\u{36B}\u{343}",
    "1,234.5 €5 −3 % 12:30–13:45 № 7", "Ἑλλάς “а” ґ ї Հայ ქარ",
    "خبر عاجل", "مُحَمَّد لا لأ (١٢٣) 45% ـــ", "ب\"הארץ\" צה\"ל ‘(א)’ 12-3",
    "\u{202E}abc\u{202C} \u{2067}a [ב]\u{2069} \u{2068}א\u{2069}",
    String(repeating: "ببيت", count: 20), String(repeating: "क्ष", count: 20),
    "\(String(repeating: "ـ", count: 70)) ا",
    "ܫܠܡܐ ߒߞߏ 𞤀𞤣𞤤 ᠮᠣᠩ",
    "e\u{301}", "हिन्दी र्क्षि ज्\u{200D}ञ কো র\u{200D}্য", "தமிழ் கொ ൻ്റ ක්\u{200D}ෂ", "བོད་སྐད་རྒྱུ་སྒྲོལ་མ།",
    "\u{25CC}\u{94D} \u{301}\u{64B}\u{E34}\u{93F}",
    "👩\u{200D}👩\u{200D}👧🏴\u{E0067}\u{E007F}🇯🇵🇺1\u{FE0F}\u{20E3}❤\u{FE0E}👍🏿",
    "\(String(repeating: "((“", count: 24))א\(String(repeating: "”))", count: 24))",
    "a **b _c_** [d](e) `f` ~~g~~ ^[h](inflect: true) &amp;\\* <i@j.k>",
  ]

  /// A proposal or a bound: often one that a widget has.
  mutating func bound() -> CGFloat {
    chance(4) ? any(Self.absurdLengths) : CGFloat.random(in: 0...400, using: &generator)
  }

  /// A proposal along an axis: open, unlimited, or a length.
  mutating func proposal() -> CGFloat? { chance(4) ? nil : bound() }

  /// A view of some levels.
  mutating func view(levels: Int) -> AnyView {
    let inner = levels > 0 && !chance(6) ? container(levels) : leaf()
    var view = inner
    for _ in 0..<Int.random(in: 0...2, using: &generator) { view = modified(view) }
    return view
  }

  // MARK: Choices

  private mutating func any<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func length() -> CGFloat {
    chance(3) ? any(Self.absurdLengths) : CGFloat.random(in: -20...120, using: &generator)
  }

  private mutating func openLength() -> CGFloat? { chance(3) ? nil : length() }

  private mutating func count() -> Int { any([.min, -1, 0, 1, 2, 3, .max]) }

  private mutating func size() -> CGSize { CGSize(width: length(), height: length()) }

  private mutating func text() -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: ""
    case 1: any(Self.words)
    default: String(RandomText.hostile(using: &generator).prefix(80))
    }
  }

  // MARK: Leaves

  private mutating func leaf() -> AnyView {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return AnyView(Spacer(minLength: openLength()))
    case 1: return AnyView(Divider())
    case 2: return AnyView(Color.red)
    case 3: return AnyView(EmptyView())
    case 4: return AnyView(Circle())
    case 5:
      return AnyView(RoundedRectangle(cornerRadius: length()).stroke(.blue, lineWidth: length()))
    case 6: return AnyView(Image(systemName: any(["star", "no.such", ""])))
    case 7:
      let value = Double(length())
      return AnyView(ProgressView(value: value, total: Double(length())))
    case 8:
      return AnyView(
        Text(verbatim: text()).font(.system(size: length()))
          + Text(verbatim: text()).kerning(length()).baselineOffset(length())
      )
    case 9: return AnyView(Text(.init(text())))
    case 10: return AnyView(arc())
    default: return AnyView(Text(verbatim: text()))
    }
  }

  private mutating func arc() -> Path {
    var path = Path()
    let angles = [Angle.radians(length()), .degrees(length()), .degrees(length())]
    let center = CGPoint(x: length(), y: length())
    path.addRelativeArc(center: center, radius: length(), startAngle: angles[0], delta: angles[1])
    path.addArc(
      center: center,
      radius: length(),
      startAngle: angles[0],
      endAngle: angles[2],
      clockwise: chance(2)
    )
    return path
  }

  // MARK: Containers

  private mutating func container(_ levels: Int) -> AnyView {
    let children = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      view(levels: levels - 1)
    }
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    switch Int.random(in: 0..<14, using: &generator) {
    case 0, 1:
      return AnyView(
        VStack(alignment: any([.leading, .center, .trailing]), spacing: openLength()) { content }
      )
    case 2, 3:
      return AnyView(
        HStack(
          alignment: any([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]),
          spacing: openLength()
        ) { content }
      )
    case 4: return AnyView(ZStack { content })
    case 5, 6:
      return AnyView(
        ViewThatFits(in: any([.vertical, .horizontal, [.vertical, .horizontal], []])) { content }
      )
    case 7: return AnyView(GeometryReader { _ in content })
    case 8: return AnyView(LazyVStack(spacing: openLength()) { content })
    case 9:
      return AnyView(
        Grid(horizontalSpacing: openLength(), verticalSpacing: openLength()) {
          GridRow { content }
          content
        }
      )
    case 10:
      let items = (0..<Int.random(in: 0...3, using: &generator)).map { _ in gridItem() }
      return AnyView(LazyVGrid(columns: items, spacing: openLength()) { content })
    case 11:
      let length = length()
      return AnyView(
        content.containerRelativeFrame([.horizontal, .vertical]) { room, _ in room + length }
      )
    case 12:
      let layout = AbsurdLayout(
        size: size(),
        guide: openLength(),
        position: CGPoint(x: length(), y: length()),
        proposal: ProposedViewSize(width: openLength(), height: openLength())
      )
      return AnyView(layout { content })
    default: return further(content)
    }
  }

  /// Containers that widgets seldom have, and a group.
  private mutating func further(_ content: some View) -> AnyView {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return AnyView(LazyHStack(spacing: openLength()) { content })
    case 1:
      let items = (0..<Int.random(in: 0...3, using: &generator)).map { _ in gridItem() }
      return AnyView(LazyHGrid(rows: items, spacing: openLength()) { content })
    case 2: return AnyView(ScrollView(any([.vertical, .horizontal])) { content })
    case 3:
      let columns = count()
      return AnyView(
        Grid(alignment: any([.topLeading, .bottomTrailing])) {
          GridRow(alignment: .firstTextBaseline) { content }
          Text(verbatim: "港").gridCellColumns(columns)
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow { content.gridColumnAlignment(.trailing).gridCellAnchor(.bottomLeading) }
        }
      )
    case 4:
      return AnyView(ZStack(alignment: any([.topLeading, .trailingLastTextBaseline])) { content })
    case 5:
      return AnyView(
        Label {
          content
        } icon: {
          Image(systemName: "star")
        }
      )
    default: return AnyView(Group { content })
    }
  }

  private mutating func gridItem() -> GridItem {
    let size: GridItem.Size =
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: .fixed(length())
      case 1: .flexible(minimum: length(), maximum: length())
      default: .adaptive(minimum: length(), maximum: length())
      }
    return GridItem(size, spacing: openLength())
  }

  // MARK: Modifiers

  private mutating func modified(_ view: AnyView) -> AnyView {
    switch Int.random(in: 0..<26, using: &generator) {
    case 0: AnyView(view.frame(width: openLength(), height: openLength()))
    case 1:
      AnyView(
        view.frame(
          minWidth: openLength(),
          idealWidth: openLength(),
          maxWidth: openLength(),
          minHeight: openLength(),
          idealHeight: openLength(),
          maxHeight: openLength(),
          alignment: any([.topLeading, .center, .bottomTrailing])
        )
      )
    case 2: AnyView(view.padding(length()))
    case 3:
      AnyView(
        view.padding(
          EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
        )
      )
    case 4: AnyView(view.fixedSize(horizontal: chance(2), vertical: chance(2)))
    case 5: AnyView(view.layoutPriority(Double(length())))
    case 6: AnyView(view.lineLimit(chance(4) ? nil : count()))
    case 7: AnyView(view.lineLimit(count(), reservesSpace: true))
    case 8: AnyView(view.minimumScaleFactor(length()))
    case 9: AnyView(view.minimumScaleFactor(any([0, -1, 0.5, 1, 2])))
    case 10: AnyView(view.font(.system(size: length())))
    case 11: AnyView(view.lineSpacing(length()))
    case 12: AnyView(view.kerning(length()))
    case 13: AnyView(view.tracking(length()))
    case 14: AnyView(view.baselineOffset(length()))
    case 15: AnyView(view.allowsTightening(true).truncationMode(any([.head, .middle, .tail])))
    case 16: AnyView(view.offset(x: length(), y: length()))
    case 17: AnyView(view.position(x: length(), y: length()))
    case 18: AnyView(view.aspectRatio(openLength(), contentMode: any([.fit, .fill])))
    case 19: AnyView(view.overlay(alignment: .bottomTrailing) { Color.blue })
    case 20: AnyView(view.background { Text("背景") })
    case 21: AnyView(view.redacted(reason: .placeholder))
    case 22:
      AnyView(
        view.environment(\.layoutDirection, .rightToLeft)
          .environment(\.dynamicTypeSize, any([.xSmall, .accessibility5]))
      )
    case 23: guided(view)
    case 24: AnyView(view.opacity(Double(length())))
    default: styled(view)
    }
  }

  /// Styles and fonts by name, languages, and what draws a view elsewhere than where it stands.
  private mutating func styled(_ view: AnyView) -> AnyView {
    let fonts: [Font] = [.headline, .caption2, .largeTitle, .body, .footnote]
    let locales = ["ja_JP", "ko_KR", "ar", "th_TH", "de_DE"]
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return AnyView(view.font(any(fonts)))
    case 1: return AnyView(view.environment(\.locale, Locale(identifier: any(locales))))
    case 2: return AnyView(view.multilineTextAlignment(any([.leading, .center, .trailing])))
    case 3: return AnyView(view.underline().strikethrough())
    case 4: return AnyView(view.textScale(.secondary))
    case 5:
      let lines = [count(), count()].sorted()
      return AnyView(view.lineLimit(lines[0]...lines[1]))
    case 6: return AnyView(view.gridCellColumns(any([-1, 2, 3, 70])))
    case 7:
      return AnyView(
        view.gridCellUnsizedAxes(any([.horizontal, .vertical, [.horizontal, .vertical]]))
      )
    case 8: return AnyView(view.scaleEffect(x: length(), y: length()))
    case 9: return AnyView(view.rotationEffect(.degrees(length())).clipShape(Circle()))
    case 10: return AnyView(view.fontDesign(.monospaced).fontWidth(.condensed).monospacedDigit())
    case 11: return AnyView(view.hidden())
    default: return AnyView(view.bold().italic().textCase(.uppercase))
    }
  }

  private mutating func guided(_ view: AnyView) -> AnyView {
    let guide = length()
    return AnyView(view.alignmentGuide(.leading) { _ in guide }.alignmentGuide(.top) { _ in guide })
  }
}

/// A layout of somebody's own that asks and answers what it is given.
private struct AbsurdLayout: Layout {
  let size: CGSize
  let guide: CGFloat?
  let position: CGPoint
  let proposal: ProposedViewSize

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { size }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { self.guide }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for subview in subviews {
      _ = subview.dimensions(in: self.proposal)
      subview.place(at: position, proposal: self.proposal)
    }
  }
}
