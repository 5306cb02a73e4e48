import Foundation
import SwiftUISurface

@testable import WidgetSurface

/// What a view drawn by chance is changed by.
extension RandomView {
  mutating func modified(_ view: Named) -> Named {
    let (name, modified) =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: framed(view.view)
      case 1: set(view.view)
      case 2: placed(view.view)
      default: decorated(view.view)
      }
    return ("\(view.name).\(name)", modified)
  }

  private mutating func framed(_ view: AnyView) -> Named {
    let (one, other) = (openLength(), openLength())
    let most = any([nil, .infinity, 100, 30] as [CGFloat?])
    let words = "\(one.map { "\($0)" } ?? "–"), \(other.map { "\($0)" } ?? "–")"
    let (name, alignment) = any(Self.alignments)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1:
      return (
        "frame(\(words), \(name))",
        AnyView(view.frame(width: one, height: other, alignment: alignment))
      )
    case 2:
      return (
        "frame(width at least \(words), at most \(most ?? -1), \(name))",
        AnyView(view.frame(minWidth: one, idealWidth: other, maxWidth: most, alignment: alignment))
      )
    case 3:
      return (
        "frame(height at least \(words), at most \(most ?? -1), \(name))",
        AnyView(
          view.frame(minHeight: one, idealHeight: other, maxHeight: most, alignment: alignment)
        )
      )
    case 4:
      return (
        "frame(wide \(most ?? -1), \(name))",
        AnyView(view.frame(maxWidth: most, alignment: alignment))
      )
    case 5: return ("fixedSize", AnyView(view.fixedSize()))
    case 6: return ("fixedSize(h)", AnyView(view.fixedSize(horizontal: true, vertical: false)))
    case 7: return ("fixedSize(v)", AnyView(view.fixedSize(horizontal: false, vertical: true)))
    case 8: return ("layoutPriority(1)", AnyView(view.layoutPriority(1)))
    default:
      return ("aspectRatio(1.5)", AnyView(view.aspectRatio(1.5, contentMode: any([.fit, .fill]))))
    }
  }

  private mutating func set(_ view: AnyView) -> Named {
    let length = length()
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return ("lineLimit(1)", AnyView(view.lineLimit(1)))
    case 1: return ("lineLimit(2)", AnyView(view.lineLimit(2)))
    case 2: return ("lineLimit(2, reserved)", AnyView(view.lineLimit(2, reservesSpace: true)))
    case 3: return ("lineLimit(2...3)", AnyView(view.lineLimit(2...3)))
    case 4: return ("minimumScaleFactor(0.5)", AnyView(view.minimumScaleFactor(0.5).lineLimit(1)))
    case 5: return ("minimumScaleFactor(0.8)", AnyView(view.minimumScaleFactor(0.8).lineLimit(2)))
    case 6: return ("font(12, bold)", AnyView(view.font(.system(size: 12, weight: .bold))))
    case 7: return ("font(title3)", AnyView(view.font(.title3)))
    case 8: return ("lineSpacing(\(length / 8))", AnyView(view.lineSpacing(length / 8)))
    case 9: return ("tracking(0.5)", AnyView(view.tracking(0.5)))
    case 10: return ("tightening", AnyView(view.allowsTightening(true).lineLimit(1)))
    case 11: return ("centred", AnyView(view.multilineTextAlignment(.center)))
    case 12:
      return (
        "to the end, middle",
        AnyView(view.multilineTextAlignment(.trailing).truncationMode(.middle))
      )
    default:
      return ("caption, head", AnyView(view.font(.caption).truncationMode(.head).lineLimit(1)))
    }
  }

  private mutating func placed(_ view: AnyView) -> Named {
    let length = length()
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: return ("padding", AnyView(view.padding()))
    case 1: return ("padding(\(length))", AnyView(view.padding(length)))
    case 2: return ("padding(leading, \(length))", AnyView(view.padding(.leading, length)))
    case 3:
      return (
        "padding(uneven)",
        AnyView(view.padding(EdgeInsets(top: 1, leading: 2, bottom: 5, trailing: 11)))
      )
    case 4: return ("padding(-3)", AnyView(view.padding(-3)))
    case 5: return ("offset(\(length), 2)", AnyView(view.offset(x: length, y: 2)))
    case 6: return ("position(\(length), 9)", AnyView(view.position(x: length, y: 9)))
    case 7:
      return ("leading guide \(length)", AnyView(view.alignmentGuide(.leading) { _ in length }))
    case 8:
      return (
        "bottom guide",
        AnyView(
          view.alignmentGuide(.bottom) { $0.height / 3 }.alignmentGuide(.firstTextBaseline) {
            $0[.top] + 2
          }
        )
      )
    case 9: return ("rotated", AnyView(view.rotationEffect(.degrees(90), anchor: .topLeading)))
    default: return ("scaled", AnyView(view.scaleEffect(x: 0.5, y: 2, anchor: .bottom)))
    }
  }

  private mutating func decorated(_ view: AnyView) -> Named {
    let (name, alignment) = any(Self.alignments)
    switch Int.random(in: 0..<13, using: &generator) {
    case 0:
      return (
        "overlay(\(name))",
        AnyView(view.overlay(alignment: alignment) { Color.blue.frame(width: 5, height: 3) })
      )
    case 1:
      return (
        "background(\(name))", AnyView(view.background(alignment: alignment) { Text("Rain") })
      )
    case 2: return ("opacity", AnyView(view.opacity(0.4)))
    case 3: return ("hidden", AnyView(view.hidden()))
    case 4: return ("redacted", AnyView(view.redacted(reason: .placeholder)))
    case 5: return ("clipped", AnyView(view.clipped()))
    case 6: return ("clipShape", AnyView(view.clipShape(RoundedRectangle(cornerRadius: 5))))
    case 7: return ("border", AnyView(view.border(.red, width: 2)))
    case 8: return ("from the right", AnyView(view.environment(\.layoutDirection, .rightToLeft)))
    case 9: return ("large", AnyView(view.environment(\.dynamicTypeSize, .accessibility2)))
    case 10: return ("named", AnyView(view.accessibilityIdentifier("named \(name)")))
    case 11: return ("coloured", AnyView(view.foregroundStyle(.green).bold().underline()))
    default: return ("mask(\(name))", AnyView(view.mask(alignment: alignment) { Circle() }))
    }
  }
}
