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

  /// An alignment whose guide is no number, or without end, in views of no size.
  private enum Ratio: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.width / context.height
    }
  }

  @Test(arguments: [(0.0, 0.0), (7, 0), (0, 7), (7, 5)])
  func alignmentsOfOnesOwnPlaceAtNumbers(_ width: Double, _ height: Double) throws {
    let across = HorizontalAlignment(Ratio.self)
    let along = VerticalAlignment(Ratio.self)
    let both = Alignment(horizontal: across, vertical: along)
    let block = Block(CGFloat(width), CGFloat(height))
    let views = [
      AnyView(HStack(alignment: along) { block }), AnyView(VStack(alignment: across) { block }),
      AnyView(ZStack(alignment: both) { block }),
      AnyView(Color.red.frame(width: 0, height: 0).overlay(alignment: both) { block }),
      AnyView(block.frame(width: 0, height: 0, alignment: both)),
      AnyView(block.frame(maxWidth: 0, maxHeight: 0, alignment: both)),
      AnyView(Grid(alignment: both) { GridRow { block } }),
      AnyView(LazyVGrid(columns: [GridItem(.fixed(0))], alignment: across) { block }),
      AnyView(block.alignmentGuide(along) { $0[along] + $0[across] }),
    ]
    for (number, view) in views.enumerated() {
      let layout = try Layouts.resolve(view)
      let bounds = CGSize(width: 40, height: 30)
      let decision = layout.decide(in: bounds, displayScale: 3, tracing: .all)
      #expect(!decision.displayList.items.isEmpty)
      check(decision, number)
      let dimensions = layout.dimensions(in: .zero)
      #expect(!dimensions[across].isNaN && !dimensions[along].isNaN, "\(number)")
    }
  }

  private nonisolated struct EndlessShape: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: CGFloat.infinity, height: CGFloat.nan)
    }
  }

  /// A shape of one's own may answer anything: it has no length without end where none is proposed.
  @Test func shapesOfOnesOwnHaveSizesThatAreNumbers() throws {
    let layout = try Layouts.resolve(EndlessShape())
    #expect(layout.sizeThatFits(.zero) == CGSize(width: 1e9, height: 0))
    #expect(layout.sizeThatFits(.unspecified) == CGSize(width: 1e9, height: 0))
    #expect(layout.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: 0))
  }

  private nonisolated struct GreatestShape: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }
  }

  /// Lengths that are numbers are bounded too: the sum of some would have no end.
  @Test func shapesOfOnesOwnHaveSumsThatAreNumbers() throws {
    let row = try Layouts.resolve(
      HStack(spacing: 0) {
        GreatestShape()
        GreatestShape()
      }
    )
    #expect(row.sizeThatFits(.zero) == CGSize(width: 2e9, height: 1e9))
    #expect(row.sizeThatFits(.unspecified) == CGSize(width: 2e9, height: 1e9))
  }

  /// Whoever tells the sizes of an app's pictures may tell any.
  @Test(arguments: [.nan, .infinity, -.infinity, -5, 1e300] as [CGFloat])
  func picturesOfEverySizeAreLaidOut(_ length: CGFloat) throws {
    for size in [CGSize(width: length, height: 20), CGSize(width: 20, height: length)] {
      let layout = try Layouts.resolve(
        HStack {
          Image("harbour")
          Text(verbatim: "Ferries ") + Text(Image("harbour"))
        }
        .environment(\.imageSizes, ["harbour": size])
      )
      for proposal in [ProposedViewSize.unspecified, ProposedViewSize(width: 100, height: 60)] {
        let own = layout.sizeThatFits(proposal)
        #expect(own.width.isFinite && own.width >= 0, "\(own)")
        #expect(own.height.isFinite && own.height >= 0, "\(own)")
      }
      let bounds = CGSize(width: 100, height: 60)
      let decision = layout.decide(in: bounds, displayScale: 3, tracing: .all)
      for frame in decision.displayList.items.map(\.frame) {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(frame)")
      }
    }
  }

  /// Lines under a text are lifted with its glyphs, which no number that is none lifts.
  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func linesStandWhereTheirTextDoes(_ lift: CGFloat) throws {
    func lines(_ lift: CGFloat) throws -> [PlacedText.Line] {
      let layout = try Layouts.resolve(
        Text(verbatim: "Ferries").underline().baselineOffset(lift)
      )
      let decision = layout.decide(
        in: CGSize(width: 100, height: 60),
        displayScale: 3,
        tracing: .tried
      )
      return decision.displayList.texts.flatMap(\.runs).flatMap(\.lines)
    }
    let plain = try lines(0)
    #expect(plain.count == 1)
    #expect(try lines(lift) == plain)
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
