import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import WidgetSurface

/// Every view of the gallery as a candidate: a map of the choice answers as the layout does, around
/// all lengths that the view takes where it is measured.
@MainActor
@Suite struct GalleryMapTests {
  private static let axes: [Axis.Set] = [[.horizontal, .vertical], .horizontal, .vertical]

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func mapsAnswerAsLayoutsDo(direction: LayoutDirection) throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    environment.layoutDirection = direction
    let selector = FitSelector(environment: environment)
    var views = APIUses.views.sorted { $0.key < $1.key }.map { (name: $0.key, view: $0.value) }
    views += APIUses.effects.sorted { $0.key < $1.key }.map {
      ("with \($0.key)", $0.value.modified)
    }
    views += Gallery.views + Gallery.details
    var (answered, whole) = (0, 0)
    for (name, view) in views {
      let node = selector.resolve(view)
      let sizes = [
        ProposedViewSize.unspecified, ProposedViewSize(width: 60, height: nil),
        ProposedViewSize(width: nil, height: 30), ProposedViewSize(width: 40, height: 20),
      ]
      .map(node.sizeThatFits)
      for axes in Self.axes {
        let layout = selector.resolve(
          ViewThatFits(in: axes) {
            view
            Text("A")
          }
        )
        let map = FitMap(of: layout, in: FitMap.Region(widths: 0...200, heights: 0...200))
        if map.coverage == .everywhere { whole += 1 }
        for width in Self.lengths(sizes.map(\.width)) {
          for height in Self.lengths(sizes.map(\.height)) {
            let bounds = CGSize(width: width, height: height)
            guard let outcome = map.outcome(in: bounds) else { continue }
            answered += 1
            let walked = layout.outcome(in: bounds)
            #expect(outcome == walked, "\(name) along \(axes) in \(bounds)")
          }
        }
      }
    }
    #expect(answered > views.count * 50, "\(answered) answers")
    // As many as held when somebody looked: what is known of a layout must not become less.
    #expect(whole >= 1001, "\(whole) of \(views.count * 3) maps hold everywhere")
  }

  /// Lengths that a view takes, and those just short of them.
  private static func lengths(_ own: [CGFloat]) -> [CGFloat] {
    let turns = Set(own.filter { $0.isFinite && $0 <= 200 }.flatMap { [$0, $0.nextDown] })
    return ([0, 45, 150] + turns.sorted()).filter { $0 >= 0 }
  }
}
