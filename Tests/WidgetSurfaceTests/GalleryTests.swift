import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting

@testable import WidgetSurface

/// Every use of every view and modifier, and the views of ``Gallery``, laid out and drawn: all lengths,
/// places and colours as they were when somebody looked at them, `Cases/gallery.txt`.
///
/// Rules have tests of their own; this one notices what none of them speaks of. `Scripts/renew-golden`
/// writes the file anew: every line of its diff is one that was meant.
@MainActor
@Suite struct GalleryTests {
  private static let settings:
    [(name: String, change: @Sendable (inout EnvironmentValues) -> Void)] = [
      ("lock screen", { $0.widgetFamily = .accessoryRectangular }),
      (
        "home screen, from the right, dark, larger",
        {
          $0.widgetFamily = .systemMedium
          $0.layoutDirection = .rightToLeft
          $0.colorScheme = .dark
          $0.dynamicTypeSize = .xxLarge
        }
      ),
      (
        "round, on a watch, bold",
        {
          $0.widgetFamily = .accessoryCircular
          $0.platform = .watchOS
          $0.legibilityWeight = .bold
        }
      ),
    ]

  private static var views: [(name: String, view: AnyView)] {
    var views = APIUses.views.map { (name: $0.key, view: $0.value) }
    views += APIUses.effects.map { (name: "with \($0.key)", view: $0.value.modified) }
    views.sort { $0.name < $1.name }
    return views + Gallery.views + Gallery.details
  }

  @Test func everythingIsWhereItWas() throws {
    let views = Self.views
    var text = ""
    for (name, change) in Self.settings {
      var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
      environment.displayScale = 3
      change(&environment)
      for view in views {
        text +=
          "== \(view.name), \(name)\n\(Self.lines(view.view, environment).joined(separator: "\n"))\n"
      }
    }
    try GoldenFile("WidgetSurfaceTests/Cases/gallery.txt").check(Data(text.utf8))
  }

  /// Layouts run on any thread, also of what a reader of geometry resolves only there.
  @Test func readersAreLaidOutOnAnyThread() async throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    let selector = FitSelector(environment: environment)
    let size = CGSize(width: 120, height: 60)
    for (name, view) in Self.views {
      let node = selector.resolve(GeometryReader { _ in view })
      let elsewhere = await Task.detached { selector.decide(node, in: size).displayList }.value
      let here = selector.decide(node, in: size).displayList
      let rows = [elsewhere, here].map { list in list.items.flatMap { Self.described($0, "") } }
      #expect(rows[0] == rows[1], "\(name)")
    }
  }

  // MARK: In words

  private static func lines(_ view: AnyView, _ environment: EnvironmentValues) -> [String] {
    let selector = FitSelector(environment: environment)
    let node = selector.resolve(view)
    let proposals: [ProposedViewSize] = [
      .unspecified, .zero, ProposedViewSize(width: 60, height: nil),
      ProposedViewSize(width: nil, height: 30), ProposedViewSize(width: 120, height: 60),
    ]
    let sizes = proposals.map { size in
      let size = node.sizeThatFits(size)
      return "\(number(size.width))×\(number(size.height))"
    }
    let decision = selector.decide(node, in: CGSize(width: 120, height: 60))
    return ["sizes " + sizes.joined(separator: " ")]
      + decision.displayList.items.flatMap { described($0, "  ") }
  }

  /// To a thousandth of a point.
  nonisolated private static func number(_ value: some BinaryFloatingPoint) -> String {
    let value = Double(value)
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func frame(_ frame: CGRect) -> String {
    "\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))×\(number(frame.height))"
  }

  private static func color(_ color: DisplayColor) -> String {
    [color.red, color.green, color.blue, color.alpha].map(number).joined(separator: "/")
  }

  static func described(_ item: DisplayItem, _ indent: String) -> [String] {
    switch item {
    case .text(let text):
      let lines = text.laidOut.lines.map {
        "‹\($0.text)› \(number($0.x)),\(number($0.baseline)) \(number($0.width))"
      }
      let runs = text.runs.map { run in
        color(run.color)
          + run.lines.map {
            " line \(number($0.offset)) \(number($0.thickness)) \($0.pattern.map(number)) \(color($0.color))"
          }.joined()
          + (run.background.map {
            " on \(color($0.color)) \(number($0.ascent)) \(number($0.descent))"
          } ?? "")
      }
      let head = "text \(frame(text.frame)) \(color(text.color)) \(number(text.opacity))"
      return [
        "\(indent)\(head) \(number(text.laidOut.pointSize)) pt; \(lines.joined(separator: "; "))"
      ]
        + runs.map { "\(indent)  run \($0)" }
    case .shape(let shape):
      let stroke = shape.stroke.map {
        " stroke \(number($0.lineWidth)) \($0.lineCap) \($0.lineJoin) \(number($0.miterLimit)) "
          + "\($0.dash.map(number)) \(number($0.dashPhase))"
      }
      let head = "\(frame(shape.frame)) \(color(shape.color)) \(number(shape.opacity))"
      return ["\(indent)\(described(shape.shape)) \(head)\(stroke ?? "")"]
    case .picture(let picture):
      let tint = picture.color.map { " \(color($0))" } ?? ""
      return ["\(indent)picture \(frame(picture.frame)) \(number(picture.opacity))\(tint)"]
    case .group(let group):
      let inner = group.items.flatMap { described($0, indent + "  ") }
      return ["\(indent)\(described(group.effect))"] + inner
    }
  }

  private static func described(_ kind: ShapeKind) -> String {
    switch kind {
    case .rectangle: return "rectangle"
    case .roundedRectangle(let radius): return "rounded rectangle \(number(radius))"
    case .circle: return "circle"
    case .capsule: return "capsule"
    case .ellipse: return "ellipse"
    case .path(let path), .evenOddPath(let path):
      var text = if case .path = kind { "path" } else { "even-odd path" }
      path.forEach { element in
        func add(_ letter: String, _ points: CGPoint...) {
          text +=
            " " + letter + points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: ";")
        }
        switch element {
        case .move(let end): add("M", end)
        case .line(let end): add("L", end)
        case .quadCurve(let end, let control): add("Q", control, end)
        case .curve(let end, let first, let second): add("C", first, second, end)
        case .closeSubpath: add("Z")
        }
      }
      return text
    }
  }

  private static func described(_ effect: DisplayGroup.Effect) -> String {
    switch effect {
    case .clip(let kind, let rectangle): return "clip \(described(kind)) \(frame(rectangle))"
    case .transform(let map):
      return "transform "
        + [map.a, map.b, map.c, map.d, map.tx, map.ty].map(number).joined(separator: " ")
    case .mask(let items):
      return "mask (\(items.flatMap { described($0, "") }.joined(separator: "; ")))"
    case .blend(let mode): return "blend \(mode)"
    case .isolated: return "isolated"
    case .standIn(let name): return "stand-in \(name)"
    }
  }
}
