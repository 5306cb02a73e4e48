import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// Calls that are close on one side or on the other, of lengths alone: nothing in these views is
/// doubtful but their bounds.
@MainActor
@Suite struct CloseCallTests {
  private static let half = Uncertainty(subject: "a length", points: 0.5, reason: "a test")

  /// 40 × 20, or 24 × 12, or 8 × 4 points.
  private struct Boxes: View {
    var body: some View {
      ViewThatFits {
        Color.white.frame(width: 40, height: 20)
        Color.white.frame(width: 24, height: 12)
        Color.white.frame(width: 8, height: 4)
      }
    }
  }

  private func assessment(_ width: CGFloat, _ height: CGFloat, _ doubt: AreaDoubt) throws
    -> FitAssessment
  {
    FitAssessment(
      try Self.selector().decide(Boxes(), in: CGSize(width: width, height: height), tracing: .all),
      doubt: doubt
    )
  }

  private static func selector() throws -> FitSelector {
    FitSelector(environment: EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish()))
  }

  private static func japaneseSelector() throws -> FitSelector {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.textLanguage = "ja"
    return FitSelector(environment: environment)
  }

  /// The choice between a text, which is offered no width, and a bar of one point.
  private func textOrBar(
    _ string: String,
    size: CGFloat = 12,
    by selector: FitSelector,
    in bounds: (_ own: CGFloat) -> CGSize
  ) -> FitDecision {
    let text = Text(verbatim: string).font(.system(size: size))
    let view = ViewThatFits(in: .horizontal) {
      text
      Color.white.frame(width: 1)
    }
    let own = selector.resolve(text).sizeThatFits(.unspecified).width
    return selector.decide(view, in: bounds(own), tracing: .all)
  }

  struct Side: Sendable {
    let width: CGFloat
    let height: CGFloat
    let subject: CloseCall.Subject
    let direction: CloseCall.Direction
    let points: Double
    let other: Int
  }

  nonisolated private static let sides = [
    Side(width: 40.25, height: 90, subject: .width, direction: .smaller, points: 0.25, other: 1),
    Side(width: 39.75, height: 90, subject: .width, direction: .larger, points: 0.25, other: 0),
    Side(width: 24.5, height: 90, subject: .width, direction: .smaller, points: 0.5, other: 2),
    Side(width: 23.5, height: 90, subject: .width, direction: .larger, points: 0.5, other: 1),
    Side(width: 90, height: 20.25, subject: .height, direction: .smaller, points: 0.25, other: 1),
    Side(width: 90, height: 19.75, subject: .height, direction: .larger, points: 0.25, other: 0),
    Side(width: 90, height: 12.5, subject: .height, direction: .smaller, points: 0.5, other: 2),
    Side(width: 90, height: 11.5, subject: .height, direction: .larger, points: 0.5, other: 1),
  ]

  @Test(arguments: sides) func eachSideIsACallOfItsOwn(_ side: Side) throws {
    let doubt = AreaDoubt(width: Self.half, height: Self.half)
    let calls = try assessment(side.width, side.height, doubt).closeCalls
    let call = try #require(calls.first)
    #expect(calls.count == 1)
    #expect(call.subject == side.subject && call.direction == side.direction)
    #expect(abs(call.limit.points - side.points) < 1e-6)
    #expect(call.limit.outcome.chosenIndex == side.other)
    #expect(call.uncertainty == 0.5 && call.reasons == [Self.half])
    #expect(abs(call.closeness - side.points / 0.5) < 1e-6)
    #expect(call.distance() == "\(side.points) pt to another answer")
    // Off by all that it may be, and no more, it would be the other candidate.
    if side.points < 0.5 { #expect(call.farthest.chosenIndex == side.other) }
    // A doubt in the other length, and one that is smaller than the way to the limit, are none.
    var across = AreaDoubt(width: Self.half)
    if side.subject == .width { across = AreaDoubt(height: Self.half) }
    #expect(try assessment(side.width, side.height, across).closeCalls.isEmpty)
    let little = Uncertainty(subject: "a length", points: side.points * 0.9, reason: "a test")
    let less = AreaDoubt(width: little, height: little)
    #expect(try assessment(side.width, side.height, less).closeCalls.isEmpty)
  }

  /// The closest first, as a part of its own doubt, not in points.
  @Test func theClosestCallComesFirst() throws {
    let wide = Uncertainty(subject: "a width", points: 4, reason: "a test")
    let both = AreaDoubt(width: wide, height: Self.half)
    let calls = try assessment(41, 20.25, both).closeCalls
    #expect(calls.map(\.subject) == [.width, .height])
    #expect(calls.map { ($0.closeness * 1000).rounded() } == [250, 500])
    let other = try assessment(43, 20.25, both).closeCalls
    #expect(other.map(\.subject) == [.height, .width])
  }

  @Test func doubtsOfATextAreAddedUp() throws {
    let font = Uncertainty(subject: "a font", share: 0.05, reason: "a test")
    let width = Uncertainty(subject: "a width", points: 9, reason: "a test")
    let decision = textOrBar("Ferry", by: try Self.selector()) { CGSize(width: $0 + 1, height: 60) }
    let assessed = FitAssessment(decision, doubt: AreaDoubt(width: width), fonts: [font])
    let subject = CloseCall.Subject.text(role: nil, string: "Ferry")
    let call = try #require(
      assessed.closeCalls.first { $0.subject == subject && $0.direction == .larger }
    )
    let headroom = try #require(decision.headroom()?.texts.first)
    #expect(abs(call.uncertainty - (9 + 0.05 * headroom.width)) < 1e-9)
    // The largest part first.
    #expect(call.reasons == [width, font])
    // Parts that are as large as each other keep their order.
    let other = Uncertainty(subject: "another font", share: 0.05, reason: "a test")
    for fonts in [[font, other], [other, font]] {
      let both = FitAssessment(decision, doubt: AreaDoubt(width: width), fonts: fonts).closeCalls
      let call = both.first { $0.subject == subject && $0.direction == .larger }
      #expect(call?.reasons == [width] + fonts)
    }
    // The font alone is less than the point that is left.
    #expect(
      FitAssessment(decision, fonts: [font]).closeCalls.isEmpty == (0.05 * headroom.width < 1)
    )
  }

  /// A text that does not fit by a little: narrower letters would bring it back.
  @Test func aTextMayBeNarrowerThanItIsTaken() throws {
    let font = Uncertainty(subject: "a font", share: 0.1, reason: "a test")
    let decision = textOrBar("Ferry to the islands", by: try Self.selector()) {
      CGSize(width: $0 - 2, height: 60)
    }
    #expect(decision.chosenIndex == 1)
    let calls = FitAssessment(decision, fonts: [font]).closeCalls
    let call = try #require(calls.first)
    #expect(call.subject == .text(role: nil, string: "Ferry to the islands"))
    #expect(call.direction == .smaller && call.limit.outcome.chosenIndex == 0)
    #expect(call.limit.points > 1.5 && call.limit.points < 2.5)
    #expect(calls.count == 1 && call.reasons == [font])
  }

  /// A text that is offered no width and lacks a part of itself, or may grow by it, is a close call where its
  /// font may be off by as much: no less and no more.
  @Test(arguments: [(0.3, true), (0.4, false), (-0.3, true), (-0.4, false)])
  func openTextsAreHeldAgainstPointsOfTheirOwn(_ lack: Double, _ isClose: Bool) throws {
    let font = Uncertainty(subject: "a font", share: 0.35, reason: "a test")
    let decision = textOrBar("Ferry to the islands", by: try Self.selector()) {
      CGSize(width: $0 * CGFloat(1 - lack), height: 60)
    }
    #expect(decision.chosenIndex == (lack > 0 ? 1 : 0))
    #expect(FitAssessment(decision, fonts: [font]).isCloseCall == isClose)
  }

  /// The line with most doubt counts, wherever it stands.
  @Test(arguments: ["Harbour\n海辺の図書館", "海辺の図書館\nHarbour", "海\n海辺の図書館\n海辺"])
  func theLineWithMostDoubtCounts(_ string: String) throws {
    let decision = textOrBar(string, size: 20, by: try Self.japaneseSelector()) {
      CGSize(width: $0 + 0.01, height: 200)
    }
    let call = try #require(FitAssessment(decision).closeCalls.first)
    let share = try #require(Uncertainty.advances(from: .fallbackScale)).share
    #expect(abs(call.uncertainty - share * 6 * 0.935 * 20) < 0.01)
  }

  /// Heights are doubted by the highest candidate that decides, of all that were passed over, and
  /// by that which is shown alone.
  @Test func linesOfTheHighestCandidateCount() throws {
    let selector = try Self.japaneseSelector()
    func lines(_ count: Int) -> some View {
      Text(verbatim: Array(repeating: "海", count: count).joined(separator: "\n"))
        .font(.system(size: 17))
    }
    let view = ViewThatFits(in: .vertical) {
      lines(3)
      lines(2)
      lines(1)
    }
    let heights = [3, 2, 1].map { selector.resolve(lines($0)).sizeThatFits(.unspecified).height }
    let line = Uncertainty.fullWidthLine(on: .newest)
    func calls(_ height: CGFloat) -> [CloseCall] {
      let decision = selector.decide(view, in: CGSize(width: 200, height: height), tracing: .all)
      return FitAssessment(decision).closeCalls.filter { $0.subject == .height }
    }
    // Two lines are shown, and fit by a hair: what their own lines come to.
    let fits = calls(heights[1] + 0.01)
    #expect(fits.map(\.direction) == [.smaller])
    #expect(abs((fits.first?.uncertainty ?? 0) - line.share * 2 * 17) < 1e-9)
    // One line is shown: two would fit but for a hair, three were passed over as well.
    let lacks = calls(heights[1] - 0.01)
    #expect(lacks.map(\.direction) == [.larger])
    #expect(abs((lacks.first?.uncertainty ?? 0) - line.share * 3 * 17) < 1e-9)
  }

  /// Of what nobody measured the least sure counts.
  @Test func theLeastSureMeasureCounts() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    environment.displayScale = 3
    let selector = FitSelector(environment: environment)
    func calls(_ view: some View, _ axis: Axis) -> [CloseCall] {
      let size = selector.resolve(view).sizeThatFits(.unspecified)
      let choice = ViewThatFits(in: axis == .horizontal ? .horizontal : .vertical) {
        view
        Color.white.frame(width: 1, height: 1)
      }
      let bounds = CGSize(
        width: size.width + (axis == .horizontal ? 0.01 : 100),
        height: size.height + (axis == .vertical ? 0.01 : 100)
      )
      return FitAssessment(selector.decide(choice, in: bounds, tracing: .all)).closeCalls
    }
    func symbol(_ size: CGFloat) -> some View {
      Image(systemName: "lungs").font(.system(size: size))
    }
    let two = HStack {
      symbol(10)
      symbol(30)
    }
    let wide = try #require(calls(two, .horizontal).first { $0.subject == .width })
    #expect(wide.reasons == [.symbols] && abs(wide.uncertainty - 0.35 * 30) < 0.01)
    let high = try #require(calls(two, .vertical).first { $0.subject == .height })
    #expect(high.reasons == [.symbols] && abs(high.uncertainty - 0.25 * 30) < 0.01)
  }

  /// What a measure may be off by is its own, across or down, or two points where it has none; one that is sure leaves no
  /// doubt.
  @Test(
    arguments: [
      ([], nil, nil), ([.zero], nil, nil), ([nil], 2, 2), ([CGSize(width: 3, height: 0)], 3, nil),
      ([CGSize(width: 1.5, height: 2.5), nil], 2, 2.5),
      ([nil, CGSize(width: 1.5, height: 2.5)], 2, 2.5),
      ([CGSize(width: 4, height: 1), CGSize(width: 1, height: 3)], 4, 3),
    ] as [([CGSize?], Double?, Double?)]
  )
  func measuresAreDoubtedByTheLeastSure(
    _ doubts: [CGSize?],
    _ width: Double?,
    _ height: Double?
  ) {
    let standIns = doubts.map { StandIn(subject: "a", assumption: "b", doubt: $0) }
    let across = Uncertainty.part(of: standIns, \.width)
    let down = Uncertainty.part(of: standIns, \.height)
    #expect(across?.points == width && down?.points == height)
    for part in [across, down] {
      guard let part else { continue }
      let expected: Uncertainty = part.points == 2 ? .standInViews : .symbols
      #expect(part.uncertainty == expected)
    }
  }

  /// Candidates that are as far off as less than a pixel, on either side.
  @Test(arguments: [
    (40.3, 3.0, true), (40.34, 3, false), (39.7, 3, true), (39.66, 3, false), (40.5, 2, false),
    (39.5, 2, false), (40.25, 2, true), (39.75, 2, true),
  ])
  func lessThanAPixelIsFlagged(_ width: Double, _ scale: Double, _ isWithin: Bool) throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    environment.displayScale = scale
    let decision = FitSelector(environment: environment)
      .decide(Boxes(), in: CGSize(width: width, height: 90), tracing: .all)
    let flags = FitAssessment(decision).flags
    #expect(flags.contains(.withinAPixel(index: 0)) == isWithin, "\(flags)")
  }

  /// One no smaller than another before it never has its turn; one that is smaller either way has.
  @Test(arguments: [
    (40.0, 20.0, true), (41, 20, true), (40, 21, true), (39, 20, false), (40, 19, false),
    (39, 21, false),
  ])
  func whatNeverHasItsTurnIsFlagged(_ width: Double, _ height: Double, _ isUnreachable: Bool)
    throws
  {
    let view = ViewThatFits {
      Color.white.frame(width: 40, height: 20)
      Color.white.frame(width: width, height: height)
      Color.white.frame(width: 8, height: 4)
    }
    let selector = try Self.selector()
    let decision = selector.decide(view, in: CGSize(width: 10, height: 10), tracing: .all)
    let flags = FitAssessment(decision).flags
    #expect(flags.contains(.unreachable(index: 1)) == isUnreachable, "\(flags)")
    #expect(!flags.contains(.unreachable(index: 0)) && !flags.contains(.unreachable(index: 2)))
  }

  /// Nobody is told that what is shown never has its turn: where nothing fits, the last one has.
  @Test(arguments: [10.0, 90]) func whatIsShownHasItsTurn(_ side: Double) throws {
    let view = ViewThatFits {
      Color.white.frame(width: 40, height: 20)
      Color.white.frame(width: 40, height: 20)
    }
    let selector = try Self.selector()
    let decision = selector.decide(view, in: CGSize(width: side, height: side), tracing: .all)
    let expected: [FitFlag] = side < 40 ? [.lastDoesNotFit] : [.unreachable(index: 1)]
    #expect(FitAssessment(decision).flags == expected)
  }
}
