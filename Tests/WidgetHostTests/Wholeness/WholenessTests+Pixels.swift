import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Testing
import ViewFitting

@testable import WidgetHost

extension WholenessTests {
  /// A text whose box is judged may reach beyond the margins by less than a pixel, and by no whole one.
  ///
  /// All lengths are exact: they are multiples of a pixel of half a point.
  @Test(arguments: [
    (Alignment.topLeading, CGPoint(x: -1, y: 0)), (.topLeading, CGPoint(x: 0, y: -1)),
    (.bottomTrailing, CGPoint(x: 1, y: 0)), (.bottomTrailing, CGPoint(x: 0, y: 1)),
  ])
  func aPixelBeyondTheMarginsIsOutside(_ alignment: Alignment, _ direction: CGPoint) throws {
    var environment = EnvironmentValues(
      fontLibrary: try FontLibrary.bundled(deviceLanguages: ["en"])
    )
    environment.displayScale = 2
    let selector = FitSelector(environment: environment)
    for (distance, state) in [(4, .whole), (4.5, .outside)] as [(CGFloat, TextRecord.State)] {
      let view = Text("x").fixedSize()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .offset(x: direction.x * distance, y: direction.y * distance)
      let decision = selector.decide(view, in: CGSize(width: 92, height: 32))
      let fates = decision.fates(in: .accessoryCircular, beyond: CGSize(width: 4, height: 4))
      #expect(fates.map(\.state) == [state], "\(distance)")
    }
  }

  /// The corner of a glyph may lie beyond that of a clip by less than a pixel aslant, and no farther: 0.6 of one either way
  /// are 0.85 in all, and 0.8 are 1.13.
  @Test(arguments: [(0.6, false), (0.8, true)] as [(CGFloat, Bool)])
  func aPixelBeyondTheCornerOfAClipIsCut(_ distance: CGFloat, _ isCut: Bool) throws {
    let decision = try Self.decision(Text("H").fixedSize())
    var ink = DrawnInk(try #require(decision.displayList.texts.first), displayScale: 3)
    let points = ink.glyphs().flatMap { $0 }
    let right = try #require(points.map(\.x).max())
    let bottom = try #require(points.map(\.y).max())
    #expect(points.contains { abs($0.x - right) < 1e-6 && abs($0.y - bottom) < 1e-6 })
    let clip = CGRect(
      x: -100,
      y: -100,
      width: right - distance + 100,
      height: bottom - distance + 100
    )
    ink.keep(within: ShownRegion(.rectangle, in: clip), pixel: 1)
    #expect(ink.isClipped == isCut)
  }
}
