import Foundation
import LayoutEngine
import Testing

@testable import SwiftUISurface

@Suite("Images in texts")
@MainActor
struct TextImageTests {
  private let star = Image(systemName: "star")

  /// An image begins where its line does, which is farther in than a longer one.
  @Test func imagesStandOnAlignedLines() throws {
    let text = (Text(star) + Text(verbatim: "\nFerries return")).font(.system(size: 20))
    let shares: [(TextAlignment, CGFloat)] = [(.leading, 0), (.center, 0.5), (.trailing, 1)]
    for (alignment, share) in shares {
      let items = try Layouts.decide(text.multilineTextAlignment(alignment), 1000, 1000)
        .displayList.items
      let (lines, image) = (try #require(items.first).frame, try #require(items.last).frame)
      let room = lines.width - image.width
      #expect(items.count == 2 && room > 20)
      #expect(abs(image.minX - lines.minX - room * share) < 1)
    }
  }

  @Test func imagesAreAsFaintAsTheirText() throws {
    let opacities = try [1, 0.5].map { opacity in
      let text = Text("ab \(star)").opacity(opacity)
      return try Layouts.decide(text, 300, 100).displayList.items.compactMap { item -> Double? in
        guard case .group(let outline) = item, case .shape(let shape)? = outline.items.first else {
          return nil
        }
        return shape.opacity
      }
    }
    #expect(opacities[0].count == 1 && opacities[1] == opacities[0].map { $0 / 2 })
  }

  /// An image on a line of no colour is not drawn: neither is the line.
  @Test func imagesOfNoColourAreNotDrawn() throws {
    for (color, count) in [(Color.red, 1), (Color.clear, 0)] {
      let text = Text("ab \(star)").foregroundStyle(color)
      let outlines = try Layouts.decide(text, 300, 100).displayList.items.filter { item in
        if case .group = item { true } else { false }
      }
      #expect(outlines.count == count)
    }
  }

  /// In a text that has shrunk an image is as much smaller, and reaches as much less above the baseline.
  @Test func imagesShrinkWithTheirText() throws {
    let text = Text("Ferries return \(star)").font(.system(size: 20)).lineLimit(1)
      .minimumScaleFactor(0.4)
    var measures: [[Double]] = []
    for width in [1000, 100] as [CGFloat] {
      let decision = try Layouts.decide(text, width, 100)
      let items = decision.displayList.items
      guard case .text(let placed)? = items.first, let image = items.last?.frame,
        let pointSize = decision.placed.texts.first?.pointSize
      else {
        Issue.record("no text")
        return
      }
      let reach = placed.baseline(ofLine: 0, displayScale: 3) - image.minY
      measures.append([pointSize, Double(reach), Double(image.width), Double(image.height)])
    }
    let scale = measures[1][0] / measures[0][0]
    #expect(scale < 0.9 && measures[0].allSatisfy { $0 > 5 })
    for (large, small) in zip(measures[0], measures[1]) {
      #expect(abs(small - large * scale) < 1e-6)
    }
  }
}
