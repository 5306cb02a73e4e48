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
}
