import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

/// Texts in layouts that read from the right: moved whole, with all that is drawn with them.
@MainActor
@Suite struct MirroredTextTests {
  private func decide(_ view: some View, _ direction: LayoutDirection) throws -> FitDecision {
    var environment = try Layouts.environment(device: .english)
    environment.layoutDirection = direction
    return LayoutResolver(environment: environment).resolve(view)
      .decide(in: CGSize(width: 200, height: 100), displayScale: 3, tracing: .tried)
  }

  private func texts(_ decision: FitDecision) -> [PlacedText] {
    decision.displayList.items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
  }

  private func shapes(_ decision: FitDecision) -> [PlacedShape] {
    decision.displayList.items.flatMap { item in
      // An image is an outline in a group.
      if case .group(let group) = item { group.items } else { [item] }
    }
    .compactMap { item in
      if case .shape(let shape) = item { shape } else { nil }
    }
  }

  @Test func stylesMoveWithTheirText() throws {
    let view =
      (Text(verbatim: "שלום ").foregroundColor(.red).font(.system(size: 20))
      + Text(verbatim: "עולם").underline())
      .frame(maxWidth: .infinity, alignment: .leading)
    let left = try decide(view, .leftToRight)
    let right = try decide(view, .rightToLeft)
    let placed = try #require(texts(right).first)
    #expect(placed.runs.count == 2 && placed.runs[0].color != placed.runs[1].color)
    #expect(placed.runs.contains { !$0.lines.isEmpty })
    #expect(placed.runs == texts(left).first?.runs)
    #expect(placed.frame.maxX == 200 && texts(left).first?.frame.minX == 0)
    let trace = try #require(right.placed.texts.first)
    #expect(trace.pointSizes.count == 2)
    #expect(trace.pointSizes == left.placed.texts.first?.pointSizes)
    #expect(trace.frame == placed.frame)
  }

  @Test func imagesStayInTheirGap() throws {
    let view =
      (Text(verbatim: "a") + Text(Image(systemName: "star")) + Text(verbatim: " and much more"))
      .font(.system(size: 12))
      .frame(maxWidth: .infinity, alignment: .leading)
    let left = try decide(view, .leftToRight)
    let right = try decide(view, .rightToLeft)
    func distance(_ decision: FitDecision) throws -> CGFloat {
      let text = try #require(texts(decision).first)
      let image = try #require(shapes(decision).first)
      return image.frame.minX - text.frame.minX
    }
    #expect(try abs(distance(left) - distance(right)) < 1e-9)
    #expect(try distance(left) < 12)
    #expect(texts(right).first?.frame.maxX == 200)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func blocksStandAtTheirSide(direction: LayoutDirection) throws {
    func blocks(_ alignment: TextAlignment) throws -> (frame: CGRect, blocks: [CGRect]) {
      let view = Text(verbatim: "a text of two lines").font(.system(size: 12))
        .multilineTextAlignment(alignment)
        .redacted(reason: .placeholder)
        .frame(width: 95)
        .frame(maxWidth: .infinity, alignment: .leading)
      let decision = try decide(view, direction)
      let blocks = shapes(decision).map(\.frame)
      #expect(blocks.count == 2)
      return (try #require(decision.placed.texts.first?.frame), blocks)
    }
    let leading = try blocks(.leading)
    let trailing = try blocks(.trailing)
    let center = try blocks(.center)
    let (first, second) =
      direction == .leftToRight ? (leading, trailing) : (trailing, leading)
    #expect(first.blocks[1].minX == first.frame.minX)
    #expect(first.blocks[1].maxX < first.frame.maxX - 12)
    #expect(abs(second.blocks[1].maxX - second.frame.maxX) < 1e-9)
    #expect(abs(center.blocks[1].midX - center.frame.midX) < 1e-9)
    for (frame, blocks) in [leading, trailing, center] {
      #expect(blocks[0].minX == frame.minX && abs(blocks[0].maxX - frame.maxX) < 1e-9)
    }
  }

  @Test func shapesAreMirroredOnce() throws {
    let view = HStack(spacing: 0) {
      Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
        .fill(.red).frame(width: 30, height: 10)
      Color.blue
    }
    let shape = try #require(shapes(try decide(view, .rightToLeft)).first)
    #expect(shape.frame.minX == 170 && shape.frame.width == 30)
  }
}
