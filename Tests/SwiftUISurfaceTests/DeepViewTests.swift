import Foundation
import SwiftUISurface
import Testing

/// Views with more levels than anybody would write.
///
/// Each level asks the one below by calling it, so that what is on the stack grows with the levels.
/// Sanitizers make that several times as much: they leave this suite out.
@MainActor
@Suite struct DeepViewTests {
  @Test func twoThousandLevels() throws {
    for kind in 0..<4 {
      var view = AnyView(Text(verbatim: "深い"))
      for _ in 0..<2_000 {
        let inner = view
        switch kind {
        case 0: view = AnyView(VStack { inner })
        case 1: view = AnyView(HStack { inner })
        case 2: view = AnyView(inner.padding(0))
        default: view = AnyView(inner.frame(maxWidth: .infinity))
        }
      }
      let layout = try Layouts.resolve(view)
      let decision = layout.decide(
        in: CGSize(width: 100, height: 50),
        displayScale: 3,
        tracing: .tried
      )
      #expect(decision.placed.texts.map(\.string) == ["深い"])
    }
  }
}
