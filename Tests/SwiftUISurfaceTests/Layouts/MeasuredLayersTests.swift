import Foundation
import SwiftUISurface
import Testing

/// Layers where SwiftUI placed them on macOS 27, number by number (mburger89/MetalUI, LayoutRules §8).
@MainActor
@Suite struct MeasuredLayersTests {
  /// Half as wide as what it is offered, 20 points where it is offered nothing, and 10 high.
  private struct Half: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  private let half: some View = Half { Color.white }

  private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// In the middle of what is offered: the published places, and the room around the layers.
  @Test func layersAreOfferedWhatTheyTook() throws {
    let centred = ZStack {
      half; Block(20, 20)
    }
    #expect(
      try Layouts.frames(centred, 60, 40) == [
        rectangle(15 + 2.5, 10 + 5, 15, 10), rectangle(15, 10, 20, 20),
      ]
    )
    let leading = ZStack(alignment: .topLeading) {
      half; Block(20, 20)
    }
    #expect(
      try Layouts.frames(leading, 60, 40) == [
        rectangle(15, 10, 15, 10), rectangle(15, 10, 20, 20),
      ]
    )
    #expect(
      try Layouts.frames(centred.fixedSize(), 60, 40) == [
        rectangle(20 + 5, 10 + 5, 10, 10), rectangle(20, 10, 20, 20),
      ]
    )
    let large = ZStack {
      half; Block(60, 40)
    }
    #expect(
      try Layouts.frames(large, 100, 100) == [
        rectangle(20 + 15, 30 + 15, 30, 10), rectangle(20, 30, 60, 40),
      ]
    )
  }

  /// Several views over or under another are layers about their middles, wherever they stand.
  @Test func layersOverAndUnderAView() throws {
    let primary = rectangle(0, 0, 60, 40)
    let over = Block(60, 40).overlay {
      half; Block(20, 20)
    }
    #expect(
      try Layouts.frames(over, 60, 40) == [
        primary, rectangle(17.5, 15, 15, 10), rectangle(15, 10, 20, 20),
      ]
    )
    let corner = Block(60, 40).overlay(alignment: .topLeading) {
      half; Block(20, 20)
    }
    #expect(
      try Layouts.frames(corner, 60, 40) == [
        primary, rectangle(2.5, 5, 15, 10), rectangle(0, 0, 20, 20),
      ]
    )
    let under = Block(60, 40).background(alignment: .bottomTrailing) {
      half; Block(20, 20)
    }
    #expect(
      try Layouts.frames(under, 60, 40) == [
        rectangle(32.5, 25, 15, 10), rectangle(30, 20, 20, 20), primary,
      ]
    )
    let row = Block(60, 40).overlay {
      HStack(spacing: 0) {
        half; Block(20, 20)
      }
    }
    #expect(
      try Layouts.frames(row, 60, 40) == [
        primary, rectangle(10, 15, 20, 10), rectangle(30, 10, 20, 20),
      ]
    )
    let framed = Block(60, 40).overlay { half.frame(width: 30) }
    #expect(try Layouts.frames(framed, 60, 40) == [primary, rectangle(22.5, 15, 15, 10)])
  }
}
