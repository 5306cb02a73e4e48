import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Typesetting
import ViewFitting

@testable import WidgetSurface

/// A view in words: what every question to the layout answers of it.
@MainActor
struct RecordedView {
  private let node: LayoutNode
  private let selector: FitSelector

  init(_ view: AnyView, _ selector: FitSelector) {
    self.selector = selector
    node = selector.resolve(view)
  }

  // MARK: Measured

  private static let lengths: [CGFloat?] = [nil, 0, 37.4, 120, .infinity]

  /// Sizes under many proposals, guides under two, and the distances to a text and to a shape.
  func measured() -> [String] {
    let sizes = Self.lengths.map { width in
      Self.lengths.map { height in
        Self.described(node.sizeThatFits(ProposedViewSize(width: width, height: height)))
      }.joined(separator: " ")
    }
    let guides = [ProposedViewSize.unspecified, ProposedViewSize(width: 80, height: 50)].map {
      Self.guides(node.dimensions(in: $0))
    }
    let others = [selector.resolve(Text("Ag")), selector.resolve(Color.red)]
    let distances = others.flatMap { other in
      [Axis.horizontal, .vertical].flatMap { axis in
        [
          node.spacing.distance(to: other.spacing, along: axis),
          other.spacing.distance(to: node.spacing, along: axis),
        ]
      }
    }
    return sizes.map { "  sizes \($0)" } + guides.map { "  guides \($0)" }
      + ["  distances \(distances.map { Self.number($0) }.joined(separator: " "))"]
  }

  private static func guides(_ dimensions: ViewDimensions) -> String {
    let across: [HorizontalAlignment] = [.leading, .center, .trailing]
    let along: [VerticalAlignment] = [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    return across.map { "\(number(dimensions[$0]))\(dimensions[explicit: $0] == nil ? "" : "!")" }
      .joined(separator: " ") + " | "
      + along.map { "\(number(dimensions[$0]))\(dimensions[explicit: $0] == nil ? "" : "!")" }
      .joined(separator: " ")
  }

  // MARK: Decided

  /// How much is asked of a decision.
  enum Depth {
    /// Where everything is.
    case places
    /// As well how near another decision is.
    case headroom
    /// As well each item that is drawn, in words, but not how near another decision is.
    case items
  }

  /// What is shown in bounds, how it was chosen, and how near another answer is.
  func decided(in bounds: CGSize, asks: Depth) -> [String] {
    let decision = selector.decide(node, in: bounds, tracing: .all)
    var rows = [
      "  in \(Self.described(bounds)): \(Self.optional(decision.chosenIndex)) "
        + "\(Self.described(decision.placed.size))"
    ]
    for choice in decision.choices {
      rows.append(
        "    choice \(choice.depth) axes \(choice.axes.rawValue) offered "
          + "\(Self.proposal(choice.proposal)) → \(Self.optional(choice.chosenIndex)) \(choice.outcome.fits)"
      )
      rows += choice.candidates.map { Self.candidate($0) }
    }
    rows += decision.placed.texts.map {
      "    \(Self.text($0))\(decision.showsWhole($0) ? "" : " not whole")"
    }
    rows += decision.regions.map { region in
      "    region \(region.role ?? "–") \(region.texts) \(GalleryTests.frame(region.frame))"
    }
    rows += decision.standIns.map { note in
      "    stand-in \(note.subject) \(note.doubt.map { Self.described($0) } ?? "–")"
    }
    if asks == .headroom, let headroom = decision.headroom() {
      rows += headroom.texts.map { text in
        "    headroom ‹\(text.string.visible)› \(Self.number(text.width)) +\(Self.limit(text.growth)) "
          + "-\(Self.limit(text.shrinkage)) lines \(text.lines.map(Self.sources))"
      }
      rows.append(
        "    headroom width -\(Self.limit(headroom.width.reduction)) +\(Self.limit(headroom.width.enlargement)) "
          + "height -\(Self.limit(headroom.height.reduction)) +\(Self.limit(headroom.height.enlargement))"
      )
    }
    let items = decision.displayList.items.flatMap { GalleryTests.described($0, "    ") }
    let glyphs = decision.displayList.texts.map { Self.glyphs($0) }.joined(separator: "\n").digest
    let all = items.joined(separator: "\n")
    rows += asks == .items ? items : ["    items \(items.count) #\(all.digest)"]
    return rows + ["    glyphs #\(glyphs)"]
  }

  private static func candidate(_ candidate: CandidateTrace) -> String {
    let slack = [candidate.slack.width, candidate.slack.height].map { optional($0) }
    let state = [candidate.wasTried, candidate.wasMeasured, candidate.fits].map { $0 ? "y" : "n" }
    return "      \(candidate.index) \(candidate.name) \(state.joined()) offered "
      + "\(proposal(candidate.proposal)) \(described(candidate.size)) slack \(slack.joined(separator: "×")) "
      + "\(candidate.failedAxis.map { "\($0)" } ?? "–") texts #"
      + candidate.texts.map { text($0) }.joined(separator: "\n").digest
  }

  private static func text(_ text: TextTrace) -> String {
    let lines = text.lines.map { "‹\($0.text.visible)› \(number($0.width))" }.joined(separator: " ")
    let marks = [
      text.isTruncated ? "cut" : "", text.isMoving ? "moving" : "",
      text.isRedacted ? "redacted" : "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
    let frame = text.frame.map { GalleryTests.frame($0) } ?? "nowhere"
    return
      "text \(text.role ?? "–") \(number(text.pointSize)) of \(text.pointSizes.map { number($0) }) "
      + "\(described(text.size)) at \(frame) natural \(optional(text.naturalWidth)) \(marks) "
      + "\(text.typesettingLanguage ?? "–") \(text.lineDoubts.map(\.rawValue)) \(lines)"
  }

  private static func glyphs(_ text: PlacedText) -> String {
    text.laidOut.lines.indices.map { index in
      let line = text.laidOut.lines[index]
      let baseline = number(text.baseline(ofLine: index, displayScale: 3))
      return "\(baseline) "
        + line.runs.map { run in
          "\(run.face.fileName) \(number(run.pointSize)) "
            + run.glyphs.map { "\($0.id)@\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
        }.joined(separator: "; ")
    }.joined(separator: "\n")
  }

  // MARK: In words

  private static func limit(_ limit: HeadroomLimit?) -> String {
    limit.map {
      "\(number($0.ratio))/\(number($0.points))→\(optional($0.outcome.chosenIndex))\($0.outcome.fits ? "" : "!")"
    } ?? "–"
  }

  private static func sources(_ line: [AdvanceSource: Double]) -> String {
    line.sorted { $0.key < $1.key }.map { "\($0.key) \(number($0.value))" }.joined(separator: " ")
  }

  private static func proposal(_ proposal: ProposedViewSize) -> String {
    "\(optional(proposal.width))×\(optional(proposal.height))"
  }

  private static func described(_ size: CGSize) -> String {
    "\(number(size.width))×\(number(size.height))"
  }
  private static func optional(_ value: Int?) -> String { value.map(String.init) ?? "–" }
  private static func optional(_ value: (some BinaryFloatingPoint)?) -> String {
    value.map { number($0) } ?? "–"
  }
  private static func number(_ value: some BinaryFloatingPoint) -> String {
    Double(value).toThousandths
  }
}
