import Foundation
import SwiftUISurface
import TestSupport

/// Random views as widgets have them, of everything but rows, grids, geometry readers and layouts of
/// one's own: a `ViewThatFits`, now and then with something around it.
@MainActor
struct RandomColumns {
  private var generator: SplitMix
  private let headlines: [String]

  init(seed: Int, headlines: [String]) {
    self.init(SplitMix(seed: UInt64(seed) &+ 0xC01), headlines: headlines)
  }

  init(_ generator: SplitMix, headlines: [String]) {
    self.generator = generator
    self.headlines = headlines
  }

  mutating func view() -> AnyView {
    let choice = choice(levels: 2)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return AnyView(choice.padding(length()))
    case 1: return AnyView(choice.padding(.horizontal, 3.7).frame(height: chance(2) ? 58 : nil))
    case 2: return AnyView(choice.opacity(0.5).accessibilityIdentifier("root"))
    default: return choice
    }
  }

  // MARK: Choices

  private mutating func any<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func length() -> CGFloat {
    chance(2) ? any([1, 2.5, 4, 8, 10 / 3]) : CGFloat.random(in: 0...12, using: &generator)
  }

  private mutating func frameLength() -> CGFloat? {
    chance(2) ? nil : CGFloat.random(in: 10...160, using: &generator)
  }

  private mutating func choice(levels: Int) -> AnyView {
    let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      candidate(levels: levels)
    }
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    return AnyView(
      ViewThatFits(
        in: any([
          .vertical, .vertical, .vertical, .vertical, .horizontal, [.horizontal, .vertical],
        ])
      ) { content }
    )
  }

  private mutating func candidate(levels: Int) -> AnyView {
    chance(5) ? text() : container(levels)
  }

  private mutating func container(_ levels: Int) -> AnyView {
    let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in child(levels - 1) }
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    let view: AnyView =
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: AnyView(ZStack { content })
      case 1: AnyView(LazyVStack(alignment: .leading) { content })
      default:
        AnyView(
          VStack(
            alignment: any([.leading, .center, .trailing]),
            spacing: chance(3) ? length() : nil
          ) {
            content
          }
        )
      }
    return chance(3) ? modified(view) : view
  }

  private mutating func child(_ levels: Int) -> AnyView {
    let view: AnyView
    if levels > 0, chance(4) {
      view = chance(4) ? choice(levels: levels - 1) : container(levels)
    } else {
      view =
        switch Int.random(in: 0..<14, using: &generator) {
        case 0: AnyView(Spacer(minLength: chance(2) ? nil : length()))
        case 1: AnyView(Divider())
        case 2: AnyView(Color.red.frame(height: chance(2) ? nil : length()))
        case 3: AnyView(Image(systemName: "star"))
        case 4: AnyView(Rectangle())
        default: text()
        }
    }
    return chance(3) ? modified(view) : view
  }

  private mutating func text() -> AnyView {
    var string = any(headlines)
    if chance(60) { string += "\n" + any(headlines) }
    if chance(10) { string = String(string.prefix(6)) }
    var text = Text(verbatim: string)
    if chance(2) { text = text.bold() }
    if chance(12) { text = text.tracking(any([-0.3, 0.5, 2])) }
    if chance(60) { text = text + Text(verbatim: any(headlines)).font(.system(size: 17)) }
    if chance(12) { text = text.baselineOffset(2) }
    let view = AnyView(
      text.font(
        chance(3)
          ? any([.headline, .caption, .caption2, .body, .footnote])
          : .system(size: any([9, 10, 11, 12, 13.5, 17]))
      )
    )
    switch Int.random(in: 0..<24, using: &generator) {
    case 0...5: return AnyView(view.lineLimit(any([1, 2, 3])))
    case 6: return AnyView(view.lineLimit(2, reservesSpace: true))
    case 7: return AnyView(view.lineSpacing(length()))
    case 8: return AnyView(view.lineLimit(2).allowsTightening(true))
    case 9: return AnyView(view.lineLimit(any([1, 1, 1, 2])).minimumScaleFactor(any([0.5, 0.8])))
    default: return view
    }
  }

  // MARK: Modifiers

  private mutating func modified(_ view: AnyView) -> AnyView {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: AnyView(view.frame(width: frameLength(), height: frameLength()))
    case 1: AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
    case 2: AnyView(view.frame(minHeight: frameLength(), maxHeight: chance(2) ? .infinity : nil))
    case 3: AnyView(view.frame(maxWidth: frameLength(), maxHeight: frameLength()))
    case 4: AnyView(view.padding(length()))
    case 5: AnyView(view.padding(.horizontal, length()))
    case 6: AnyView(view.padding(.top, -length()))
    case 7: AnyView(view.fixedSize(horizontal: false, vertical: true))
    case 8: AnyView(view.fixedSize())
    case 9: AnyView(view.layoutPriority(any([-1, 1])))
    case 10: AnyView(view.background { Color.blue })
    case 11: AnyView(view.overlay(alignment: .bottomTrailing) { Text(verbatim: "!") })
    case 12: AnyView(view.opacity(0.4).offset(x: 3))
    default: AnyView(view.hidden())
    }
  }
}
