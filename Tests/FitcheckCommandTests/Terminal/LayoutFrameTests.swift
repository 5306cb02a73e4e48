import Fitcheck
import Foundation
import Testing

@testable import FitcheckCommand

/// The frame that shows a layout in letters.
@MainActor
@Suite struct LayoutFrameTests {
  /// Texts stand in the frame as in their area: from the top on, and at the edge at which they are.
  @Test func framesShowWhereTextsStand() throws {
    let fonts = try FontLibrary.bundled(deviceLanguages: ["en"])
    let view = ZStack {
      Text(verbatim: "below")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      Text(verbatim: "above")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .font(.system(size: 12))
    // As wide as 20 columns.
    let decision = FitSelector(environment: EnvironmentValues(fontLibrary: fonts))
      .decide(view, in: CGSize(width: 110, height: 60))
    let frame = LayoutFrame(of: decision, columns: 40)
    #expect(
      frame.lines(palette: .plain) == [
        "┌──────────────────────┐", "│ above                │", "│                below │",
        "└──────────────────────┘",
      ]
    )
  }

  /// Texts that stand as high as each other are told in the order in which they are shown.
  @Test func framesKeepTheOrderOfTextsInARow() throws {
    let fonts = try FontLibrary.bundled(deviceLanguages: ["en"])
    let words = ["one", "two", "six"]
    let view = HStack {
      Text(verbatim: words[0])
      Text(verbatim: words[1])
      Text(verbatim: words[2])
    }
    .font(.system(size: 12))
    let decision = FitSelector(environment: EnvironmentValues(fontLibrary: fonts))
      .decide(view, in: CGSize(width: 200, height: 60))
    #expect(Set(decision.displayList.texts.map(\.frame.minY)).count == 1)
    let rows = LayoutFrame(of: decision, columns: 60).lines(palette: .plain)
    let told = rows.compactMap { row in words.first { row.contains($0) } }
    #expect(told == words, "\(rows)")
  }
}
