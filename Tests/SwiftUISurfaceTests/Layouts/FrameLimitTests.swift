import Foundation
import SwiftUISurface
import Testing

/// Frames whose lengths are in the wrong order, or of which there are none: what SwiftUI answered on macOS 26
/// (LayoutRules §3.4, §8).
@MainActor
@Suite struct FrameLimitTests {
  private func width(_ view: some View, _ proposal: CGFloat?) throws -> CGFloat {
    try Layouts.size(view, proposal, nil).width
  }

  /// A length is at least what is to be less than it.
  @Test func lengthsInTheWrongOrder() throws {
    let block = Block(20, 20)
    let narrow = block.frame(minWidth: 80, maxWidth: 40)
    #expect(try width(narrow, 100) == 80)
    #expect(try width(narrow, nil) == 80)
    #expect(try width(narrow, 0) == 80)
    #expect(try width(block.frame(minWidth: 60, idealWidth: 40), nil) == 60)
    #expect(try width(block.frame(idealWidth: 100, maxWidth: 80), nil) == 100)
    let shown = try Layouts.frames(Color.red.frame(minWidth: 80, maxWidth: 40), 100, 9)
    #expect(shown.map(\.width) == [80])
  }

  @Test func negativeLengths() throws {
    let block = Block(20, 20)
    #expect(try width(block.frame(width: -10), 100) == 0)
    #expect(try width(block.frame(minWidth: -10), nil) == 20)
    #expect(try width(block.frame(minWidth: -.infinity), nil) == 20)
    #expect(try width(block.frame(idealWidth: -10), nil) == 0)
    #expect(try width(block.frame(maxWidth: -10), 100) == 0)
    #expect(try width(block.frame(maxWidth: -.infinity), 100) == 0)
  }
}
