import Foundation
import TestSupport
import Typesetting

@testable import LayoutEngine

/// What parts of the engine answer, in words that recordings hold.
enum Described {
  static func number(_ length: CGFloat?) -> String {
    guard let length else { return "–" }
    return length.isNaN ? "nan" : Double(length).toThousandths
  }

  static func numbers(_ lengths: [CGFloat?]) -> String {
    lengths.map(number).joined(separator: " ")
  }

  static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

  static func proposal(_ proposal: ProposedViewSize) -> String {
    "\(number(proposal.width))×\(number(proposal.height))"
  }

  static func frame(_ frame: CGRect) -> String { "\(point(frame.origin)) \(size(frame.size))" }

  static func insets(_ insets: EdgeInsets) -> String {
    numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  static func transform(_ map: CGAffineTransform) -> String {
    numbers([map.a, map.b, map.c, map.d, map.tx, map.ty])
  }

  static func steps(_ function: StepFunction) -> String {
    function.steps.map { step in
      "\(number(CGFloat(step.start))) \(step.value.map { number(CGFloat($0)) } ?? "?")"
    }.joined(separator: ", ")
  }

  static func outcome(_ outcome: FitOutcome?) -> String {
    outcome.map { "\($0.chosenIndex.map { "\($0)" } ?? "none")\($0.fits ? "" : "!")" } ?? "–"
  }

  static func path(_ path: Path) -> String {
    var words: [String] = []
    path.forEach { element in
      switch element {
      case .move(let end): words.append("M\(point(end))")
      case .line(let end): words.append("L\(point(end))")
      case .quadCurve(let end, let control): words.append("Q\(point(control)) \(point(end))")
      case .curve(let end, let one, let two):
        words.append("C\(point(one)) \(point(two)) \(point(end))")
      case .closeSubpath: words.append("Z")
      }
    }
    return words.joined(separator: " ")
  }

  // MARK: What is drawn

  static func shape(_ shape: ShapeKind) -> String {
    if case .path(let path) = shape { return self.path(path) }
    return "\(shape)"
  }

  static func color(_ color: DisplayColor) -> String {
    [color.red, color.green, color.blue, color.alpha].map(\.toThousandths).joined(separator: "/")
  }

  static func item(_ item: DisplayItem) -> String {
    switch item {
    case .text(let text):
      let lines = text.laidOut.lines.indices.map { index in
        "\(text.laidOut.lines[index].text)@\(number(text.baseline(ofLine: index, displayScale: 3)))"
      }
      let runs = text.runs.map { "\(color($0.color)) \($0.lines.count) \($0.background != nil)" }
      return "text \(frame(text.frame)) \(text.role ?? "–") \(text.string) \(lines) "
        + "\(text.opacity.toThousandths) \(color(text.color)) \(runs)"
    case .shape(let placed):
      let stroke = placed.stroke.map { "\(numbers([$0.lineWidth] + $0.dash))" } ?? "–"
      return "shape \(frame(placed.frame)) \(shape(placed.shape)) \(placed.opacity.toThousandths) "
        + "\(color(placed.color)) \(stroke) \(placed.textFrame.map(frame) ?? "–")"
    case .picture(let picture):
      return "picture \(frame(picture.frame)) \(picture.opacity.toThousandths) "
        + "\(picture.color.map(color) ?? "–") \(picture.pixels)"
    case .group(let group):
      return "group \(frame(item.frame)) \(effect(group.effect)) { "
        + group.items.map(self.item).joined(separator: "; ") + " }"
    }
  }

  private static func effect(_ effect: DisplayGroup.Effect) -> String {
    switch effect {
    case .clip(let outline, let bounds): "clip \(shape(outline)) in \(frame(bounds))"
    case .transform(let map): "transform \(transform(map))"
    case .mask(let items): "mask { \(items.map(item).joined(separator: "; ")) }"
    case .blend(let mode): "blend \(mode)"
    case .isolated: "isolated"
    case .standIn(let name): "stands for \(name)"
    }
  }

  static func text(_ text: TextTrace) -> String {
    let lines = text.lines.map { "\($0.text) \($0.width.toThousandths)" }
    return "\(text.role ?? "–") \(text.string) of \(text.measuredString) \(lines) "
      + "\(text.pointSize.toThousandths) \(text.pointSizes.map(\.toThousandths)) "
      + "\(text.isTruncated) \(text.isMoving) \(text.isRedacted) \(text.isMasking) "
      + "\(size(text.size)) \(text.frame.map(frame) ?? "–") "
      + "\(text.naturalWidth?.toThousandths ?? "–") \(text.lineDoubts) \(text.missingScalars.count)"
  }

  static func region(_ region: PlacedRegion) -> String {
    let meaning =
      if case .action(let action) = region.meaning { "\(action)" } else { "invalidatable" }
    return "\(meaning) \(region.role ?? "–") \(region.texts) \(frame(region.frame))"
  }

  static func choice(_ choice: FitTrace) -> String {
    let candidates = choice.candidates.map { candidate in
      "\(candidate.index) \(candidate.name) \(candidate.wasTried) \(candidate.wasMeasured) "
        + "\(candidate.fits) \(proposal(candidate.proposal)) \(size(candidate.size)) "
        + "\(numbers([candidate.slack.width, candidate.slack.height])) "
        + "\(candidate.failedAxis.map { "\($0)" } ?? "–") "
        + candidate.texts.map(text).joined(separator: "; ")
    }
    return "\(choice.depth) \(choice.axes.rawValue) \(proposal(choice.proposal)) "
      + "\(outcome(choice.outcome)) \(candidates)"
  }
}
