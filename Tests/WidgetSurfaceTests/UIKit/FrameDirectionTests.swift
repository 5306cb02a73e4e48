import Foundation
import TestSupport
import Testing
import Typesetting
import ViewFitting

@testable import SwiftUISurface
@testable import WidgetSurface

// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
/// UIKit counts frames from the left, also on devices that read from the right; lines begin where these begin them.
@MainActor
@Suite struct FrameDirectionTests {
  /// What a view shows on a device that reads in a direction.
  private static func decision(
    _ direction: LayoutDirection,
    _ make: @MainActor () -> UIView
  ) async throws -> FitDecision {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    environment.layoutDirection = direction
    var view: UIView?
    let shown = await EnvironmentValues.reading(in: environment) { () -> AnyView in
      let made = make()
      view = made
      return made.shown
    }
    let size = try #require(view).frame.size
    return FitSelector(environment: environment).decide(shown, in: size)
  }

  /// A label has its frame, of 60 points from 30 on; its text stands on the left, in the middle or on the right of that.
  @Test(
    arguments: [
      (.left, .leftToRight, 0), (.natural, .leftToRight, 0), (.justified, .leftToRight, 0),
      (.center, .leftToRight, 0.5), (.right, .leftToRight, 1), (.left, .rightToLeft, 0),
      (.natural, .rightToLeft, 1), (.justified, .rightToLeft, 1), (.center, .rightToLeft, 0.5),
      (.right, .rightToLeft, 1),
    ] as [(NSTextAlignment, LayoutDirection, CGFloat)]
  )
  func labelsStandInTheirFrames(
    _ alignment: NSTextAlignment,
    _ direction: LayoutDirection,
    _ share: CGFloat
  ) async throws {
    let decision = try await Self.decision(direction) {
      let label = UILabel(frame: CGRect(x: 30, y: 5, width: 60, height: 30))
      label.text = "Bay"
      label.textAlignment = alignment
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      view.addSubview(label)
      return view
    }
    let frame = try #require(decision.placed.texts.first?.frame)
    #expect(frame.width < 50)
    #expect(abs(frame.minX + share * frame.width - (30 + share * 60)) < 1, "\(frame)")
  }

  /// So do the lines of one text among each other.
  @Test(
    arguments: [(.left, 0), (.natural, 1), (.justified, 1), (.center, 0.5), (.right, 1)]
      as [(NSTextAlignment, Double)]
  )
  func linesFromTheRightAreAligned(_ alignment: NSTextAlignment, _ share: Double) async throws {
    let decision = try await Self.decision(.rightToLeft) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 120))
      label.text = "Night ferries return to the bay"
      label.numberOfLines = 0
      label.textAlignment = alignment
      return label
    }
    let lines = try #require(decision.displayList.texts.first).laidOut.lines
    let places = lines.map { $0.x + share * $0.width }
    #expect(places.count > 1 && places.allSatisfy { abs($0 - places[0]) < 1 }, "\(places)")
  }

  /// A view of SwiftUI's is laid out as the device reads, wherever it is shown.
  @Test(arguments: [(.leftToRight, true), (.rightToLeft, false)] as [(LayoutDirection, Bool)])
  func viewsOfControllersReadAsTheDevice(
    _ direction: LayoutDirection,
    _ isFromLeft: Bool
  ) async throws {
    let decision = try await Self.decision(direction) {
      let row = HStack {
        Text(verbatim: "Bay")
        Text(verbatim: "Pier")
      }
      let controller = UIHostingController(rootView: row)
      controller.loadViewIfNeeded()
      controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      return controller.view
    }
    let places = decision.placed.texts.compactMap { $0.frame?.minX }
    #expect(places.count == 2 && (places[0] < places[1]) == isFromLeft, "\(places)")
  }
}
#endif
