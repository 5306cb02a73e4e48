import Foundation
import SwiftUISurface
import Testing
import UnicodeText

/// Views with more levels than anybody would write.
///
/// Each level asks the one below by calling it, so that what is on the stack grows with the levels.
/// Sanitizers make that several times as much: they leave this suite out.
@MainActor
@Suite struct DeepViewTests {
  private enum Baseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.firstTextBaseline]
    }
  }

  @Test func twoThousandLevels() throws {
    for kind in 0..<5 {
      var view = AnyView(Text(verbatim: "深い"))
      for level in 0..<2_000 {
        let inner = view
        switch kind {
        case 0: view = AnyView(VStack { inner })
        case 1: view = AnyView(HStack { inner })
        case 2: view = AnyView(inner.padding(0))
        case 3: view = AnyView(inner.frame(maxWidth: .infinity))
        default:
          let direction = level.isMultiple(of: 2) ? LayoutDirection.leftToRight : .rightToLeft
          view = AnyView(inner.environment(\.layoutDirection, direction))
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

  /// Levels each of which asks several things of the one below to answer one: nobody would live to see the
  /// end if the questions doubled with each.
  @Test func sixtyLevelsThatAskSeveralThings() throws {
    let levels: [(AnyView) -> AnyView] = [
      { AnyView($0.frame(maxWidth: .infinity, alignment: .centerFirstTextBaseline)) },
      { AnyView($0.frame(width: 50).scaledToFit()) },
      { inner in AnyView(GeometryReader { _ in inner }.scaledToFit()) },
      { inner in
        AnyView(
          HStack(alignment: VerticalAlignment(Baseline.self), spacing: 0) {
            inner
            Color.red
          }
        )
      },
      { inner in
        AnyView(
          ScrollView([]) {
            inner
            Color.red
          }
        )
      },
    ]
    for level in levels {
      var view = AnyView(Text(verbatim: "深い"))
      for _ in 0..<60 { view = level(view) }
      let decision = try Layouts.decide(view, 100, 50)
      #expect(decision.placed.texts.map(\.string) == ["深い"])
    }
  }

  /// What a reader shows is resolved as it is placed: in its place, and once for each view around it that
  /// keeps its own ratio.
  @Test func readersInRatiosResolveTheirContentSeldom() throws {
    let count = Locked(0)
    func counted(_ view: AnyView) -> AnyView {
      count.withLock { $0 += 1 }
      return view
    }
    var view = AnyView(Text(verbatim: "深い"))
    for _ in 0..<12 {
      let inner = view
      view = AnyView(GeometryReader { _ in counted(inner) }.scaledToFit())
    }
    let decision = try Layouts.decide(view, 100, 50)
    #expect(decision.placed.texts.map(\.string) == ["深い"])
    let resolved: Int = count.withLock { $0 }
    #expect(resolved == 12 + 12 * 13 / 2)
  }
}
