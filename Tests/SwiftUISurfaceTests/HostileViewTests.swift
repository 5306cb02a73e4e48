import Foundation
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

/// Views with numbers that nobody would write, and more levels than anybody would.
///
/// The same ones on every run; `FITCHECK_FUZZ` is the number of views for each seed,
/// `FITCHECK_FUZZ_SEED` the first seed.
@MainActor
@Suite("No view breaks the layout")
struct HostileViewTests {
  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  private static let count = number("FITCHECK_FUZZ") ?? 150
  private static let firstSeed = number("FITCHECK_FUZZ_SEED") ?? 0

  @Test(arguments: 0..<4) func answersAreNumbersAndAgree(_ seed: Int) throws {
    for number in 0..<Self.count {
      let own = (Self.firstSeed &+ seed) &* 1_000_003 &+ number
      var hostile = HostileView(seed: own)
      let view = hostile.view(levels: 4)
      try check(view, &hostile, scale: 3, own)
    }
  }

  /// Pixels that are longer than any layout, or too short to be counted.
  @Test(arguments: [0x1p-1063, 1e-300, 1e-9, 1e9, 1e300, .nan] as [CGFloat])
  func pixelsOfEveryLength(_ scale: CGFloat) throws {
    for number in 0..<12 {
      let own = Self.firstSeed &+ number
      var hostile = HostileView(seed: own)
      let view = hostile.view(levels: 3)
      try check(view, &hostile, scale: scale, own)
    }
  }

  private func check(
    _ view: AnyView,
    _ hostile: inout HostileView,
    scale: CGFloat,
    _ seed: Int
  ) throws {
    let layout = try Layouts.resolve(view, scale: scale)
    for _ in 0..<3 {
      let proposal = ProposedViewSize(width: hostile.proposal(), height: hostile.proposal())
      let size = layout.sizeThatFits(proposal)
      #expect(!size.width.isNaN && !size.height.isNaN, "\(seed): \(size) for \(proposal)")
      #expect(layout.sizeThatFits(proposal) == size, "\(seed): another size the second time")
      let bounds = CGSize(width: hostile.bound(), height: hostile.bound())
      let decision = layout.decide(in: bounds, displayScale: scale, tracing: .all)
      #expect(layout.chosenIndex(in: bounds) == decision.chosenIndex, "\(seed): \(bounds)")
      check(decision, seed)
    }
  }

  private func check(_ decision: FitDecision, _ seed: Int) {
    for item in decision.displayList.items {
      let frame = item.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(numbers.allSatisfy { !$0.isNaN }, "\(seed): \(frame)")
      guard case .text(let text) = item else { continue }
      for line in text.laidOut.lines {
        let glyphs = line.runs.flatMap(\.glyphs)
        let sum = glyphs.reduce(0) { $0 + $1.advance }
        let size = glyphs.reduce(0) { $0 + abs($1.advance) }
        #expect(abs(sum - line.width) <= 1e-9 * (1 + size), "\(seed): \(sum) for \(line.width)")
      }
    }
  }
}
