import FontFaces
import Foundation
import Headlines
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

@testable import FitSelection

/// What can be asked of a map.
@MainActor
@Suite struct FitMapTests {
  private let areas = [
    CGSize(width: 122.5, height: 41), CGSize(width: 146, height: 58),
    CGSize(width: 172, height: 72),
  ]

  func selector(_ preparer: TextPreparer = TextPreparer()) throws -> FitSelector {
    var environment = EnvironmentValues(
      fontLibrary: try TestFonts.japanese(),
      textPreparer: preparer
    )
    environment.textLanguage = "ja"
    environment.displayScale = 3
    return FitSelector(environment: environment)
  }

  func layouts(_ count: Int) throws -> [LayoutNode] {
    let selector = try selector()
    return try Corpus.rows("ja").filter { !$0.snippet.isEmpty }.prefix(count).map { row in
      selector.resolve(
        HeadlineWidget(
          article: HeadlineArticle(
            headline: row.headline,
            snippet: String(row.snippet.prefix(100)),
            language: "ja"
          )
        )
      )
    }
  }

  /// Widths in steps of a sixty-fourth of a point.
  @Test func widthsInSmallSteps() throws {
    for layout in try layouts(2) {
      let map = FitMap(of: layout)
      #expect(map.coverage == .everywhere)
      for step in 0..<(60 * 64) {
        let bounds = CGSize(width: 120 + Double(step) / 64, height: 58)
        #expect(map.outcome(in: bounds) == layout.outcome(in: bounds))
      }
    }
  }

  /// Stacks that share a height which does not vary among texts of which each takes what it needs.
  @Test(arguments: [12, 30, 40, 58, 100] as [CGFloat]) func stacksOfLimitedHeight(
    _ height: CGFloat
  ) throws {
    let selector = try selector()
    let text = "港の夜行フェリーが三年ぶりに運航を再開する The night ferry returns"
    for spacing in [-4, 0, 3] as [CGFloat] {
      let layout = selector.resolve(
        ViewThatFits(in: .vertical) {
          VStack(spacing: spacing) {
            Text(verbatim: text).font(.system(size: 12))
            Text(verbatim: text).font(.system(size: 9)).lineLimit(2)
            Text(verbatim: "9:41").layoutPriority(1)
          }
          .frame(maxHeight: height)
          Text(verbatim: "短")
        }
      )
      let map = FitMap(of: layout, in: FitMap.Region(widths: 0...300, heights: 0...200))
      #expect(MapComparison(layout: layout, map: map, name: "\(height), \(spacing)").check() > 9)
    }
  }

  /// A text as tall as no screen shrinks through millions of heights: those that are known are the first
  /// thousands, and those of the text as it is.
  @Test func hugeTextsThatShrink() throws {
    let layout = try selector().resolve(
      ViewThatFits(in: .vertical) {
        Text(verbatim: "ab").font(.system(size: 1e7)).lineLimit(1).minimumScaleFactor(0.5)
        Text(verbatim: "a")
      }
    )
    let map = FitMap(of: layout)
    #expect(map.coverage == .partial && map.columnCount < 5_000)
    let wide = CGSize(width: 1e9, height: 1e9)
    #expect(map.outcome(in: wide)?.chosenIndex == 0 && layout.outcome(in: wide)?.chosenIndex == 0)
    let comparison = MapComparison(layout: layout, map: map, name: "huge", mostColumns: 8)
    #expect(comparison.check() > 0)
  }

  /// Scales whose pixels lengths cannot be counted in are those of a point to a pixel.
  @Test(arguments: [
    0, -3, CGFloat.leastNonzeroMagnitude, 0x1p-1063, 1e-300, 1e300, .greatestFiniteMagnitude,
    .infinity, .nan,
  ])
  func aScaleThatIsNoneHasPointsForPixels(_ scale: CGFloat) throws {
    func layout(_ scale: CGFloat) throws -> LayoutNode {
      var environment = try selector().environment
      environment.displayScale = scale
      return FitSelector(environment: environment).resolve(
        ViewThatFits {
          Text(verbatim: "夜行フェリーが港を出る").font(.system(size: 11.3)).padding(3.3)
          Text(verbatim: "夜行").minimumScaleFactor(0.5).lineLimit(1)
        }
      )
    }
    let (odd, plain) = (try layout(scale), try layout(1))
    let map = FitMap(of: odd)
    #expect(map == FitMap(of: plain) && map.coverage == .everywhere)
    #expect(odd.sizeThatFits(.unspecified) == plain.sizeThatFits(.unspecified))
    #expect(odd.outcome(in: areas[0]) == plain.outcome(in: areas[0]))
  }

  /// Lengths are found by their bits, in which a negative zero comes behind all other numbers.
  @Test(arguments: [.vertical, .horizontal, [.horizontal, .vertical]] as [Axis.Set])
  func negativeZeroIsZero(_ axes: Axis.Set) throws {
    let text = Text(verbatim: "夜行フェリーが港を出る。三年ぶりの運航").font(.system(size: 12))
    let layout = try selector().resolve(
      ViewThatFits(in: axes) {
        VStack {
          text
          text.lineLimit(1)
        }
        text
      }
    )
    for end in [300, 0, -0.0] {
      let region = FitMap.Region(widths: -0.0...end, heights: -0.0...end)
      for lengths in [region.widths, region.heights] {
        #expect(lengths.lowerBound.sign == .plus && lengths.upperBound.sign == .plus)
      }
      let map = FitMap(of: layout, in: region)
      #expect(map == FitMap(of: layout, in: FitMap.Region(widths: 0...end, heights: 0...end)))
      if let outcome = map.outcome(in: CGSize(width: -0.0, height: -0.0)) {
        #expect(outcome == layout.outcome(in: .zero))
      }
    }
    let written = #"{"widths":[-0.0,300],"heights":[-5,2e9]}"#
    let read = try JSONDecoder().decode(FitMap.Region.self, from: Data(written.utf8))
    #expect(read == FitMap.Region(widths: 0...300))
    #expect(read.widths.lowerBound.sign == .plus)
    #expect(FitMap(of: layout, in: read).region == read)
  }

  /// A region around areas has the least and the greatest of their widths and of their heights, whichever area has
  /// them, without those that are no lengths.
  @Test func regionsHoldTheirAreas() {
    let rows: [(areas: [CGSize], widths: ClosedRange<Double>, heights: ClosedRange<Double>)] = [
      ([], 0...0, 0...0), ([CGSize(width: 3, height: 5)], 3...3, 5...5),
      (
        [
          CGSize(width: 30, height: 200), CGSize(width: 10, height: 300),
          CGSize(width: 20, height: 100),
        ], 10...30, 100...300
      ),
      (
        [CGSize(width: CGFloat.nan, height: 7), CGSize(width: 4, height: CGFloat.nan)], 4...4, 7...7
      ),
      ([CGSize(width: CGFloat.nan, height: CGFloat.nan)], 0...0, 0...0),
      ([CGSize(width: -5, height: 2), CGSize(width: 6, height: CGFloat.infinity)], 0...6, 2...1e9),
    ]
    for row in rows {
      let region = FitMap.Region(around: row.areas)
      #expect(region == FitMap.Region(widths: row.widths, heights: row.heights), "\(row.areas)")
    }
  }

  /// Each asks the one in it for what it needs and for what it takes.
  @Test func sixtyChoicesInChoices() throws {
    var view = AnyView(Text(verbatim: "東京の夜"))
    for _ in 0..<60 {
      let inner = view
      view = AnyView(
        ViewThatFits(in: .vertical) {
          inner
          Text(verbatim: "東")
        }
      )
    }
    let layout = try selector().resolve(view)
    let map = FitMap(of: layout)
    #expect(map.coverage == .everywhere)
    #expect(MapComparison(layout: layout, map: map, name: "choices in choices").check() > 9)
  }

  private static func steps(_ count: Int, first: Double) -> StepFunction {
    StepFunction(over: 0...10_000) { start in
      let step = (start - first).rounded(.down)
      guard step >= 0 else { return (Double(count + 1), first) }
      return (Double(count) - step, step + 1 < Double(count) ? first + step + 1 : nil)
    }
  }

  /// What candidates have in common are columns once, however many they are; every step of one that differs may be
  /// a column of all.
  @Test func columnsAreCountedAsTheyAre() throws {
    let common = Self.steps(200, first: 0.5)
    let columns = try #require(FitColumns(Array(repeating: common, count: 5_000)))
    #expect(columns.count == common.steps.count && columns.candidateCount == 5_000)
    #expect(columns.areKnown)
    func differing(_ count: Int) -> FitColumns? {
      FitColumns((0..<count).map { Self.steps(10, first: 0.5 + Double($0) / 0x1p12) })
    }
    #expect(differing(200)?.count == 200 * 10 + 1)
    #expect(differing(1_000) == nil)
    // Eight million needs and some, to the last of them.
    let steps = Self.steps(2_047, first: 0.5)
    #expect(FitColumns(Array(repeating: steps, count: 4_096))?.count == 2_048)
    #expect(FitColumns(Array(repeating: steps, count: 4_097)) == nil)
  }

  /// Where the first candidate is known nowhere, steps of others begin no column; they are looked at all the same.
  @Test func columnsThatAreNoneHaveAnEnd() {
    let unknown = StepFunction(nil, over: 0...10_000)
    let others = (0..<3_000).map { Self.steps(20, first: 0.5 + Double($0) / 0x1p12) }
    #expect(FitColumns([unknown] + others.prefix(30))?.count == 1)
    // More of them than there may be columns, though not many times as many.
    #expect(FitColumns([unknown] + others.prefix(1_000))?.count == 1)
    #expect(FitColumns([unknown] + others) == nil)
  }

  /// Every step of each candidate may be a column of all: a map of thousands would take gigabytes.
  @Test(arguments: [
    (90, false, FitMap.Coverage.everywhere), (1_000, false, .everywhere), (90, true, .everywhere),
    (4_000, true, .nowhere),
  ])
  func candidatesWithoutEndHaveNoMap(
    _ count: Int,
    _ areDifferent: Bool,
    _ coverage: FitMap.Coverage
  ) throws {
    let text = String(repeating: "港の夜行フェリー ", count: 6)
    let layout = try selector().resolve(
      ViewThatFits(in: .vertical) {
        ForEach(0..<count) { number in
          Text(verbatim: text)
            .font(.system(size: areDifferent ? 12 + CGFloat(number) / 64 : 12))
        }
      }
    )
    let map = FitMap(of: layout)
    #expect(map.coverage == coverage)
    #expect(map.candidateCount == (coverage == .nowhere ? 0 : count))
    let known = layout.outcome(in: areas[0])
    #expect(known != nil && map.outcome(in: areas[0]) == (coverage == .nowhere ? nil : known))
    #expect(Array(map.intervals(ofWidthsAtHeight: 40)).isEmpty == false)
  }

  @Test func intervalsAreTheTurns() throws {
    for layout in try layouts(6) {
      let map = FitMap(of: layout, in: FitMap.Region(widths: 80...300, heights: 0...120))
      for area in areas {
        for (axis, intervals) in [
          (Axis.horizontal, Array(map.intervals(ofWidthsAtHeight: Double(area.height)))),
          (.vertical, Array(map.intervals(ofHeightsAtWidth: Double(area.width)))),
        ] {
          #expect(intervals.first?.start == map.region.lengths(along: axis).lowerBound)
          #expect(intervals.last?.end == nil)
          for (interval, next) in zip(intervals, intervals.dropFirst()) {
            #expect(interval.end == next.start && interval.outcome != next.outcome)
          }
          for interval in intervals {
            let last = interval.end?.nextDown ?? map.region.lengths(along: axis).upperBound
            for length in [interval.start, (interval.start + last) / 2, last] {
              let bounds =
                axis == .horizontal
                ? CGSize(width: length, height: area.height)
                : CGSize(width: area.width, height: length)
              #expect(layout.outcome(in: bounds) == interval.outcome)
            }
          }
        }
      }
      #expect(Array(map.intervals(ofWidthsAtHeight: 121)).isEmpty)
    }
  }

  @Test func headroomEndsAtTheTurns() throws {
    var ends = 0
    for layout in try layouts(6) {
      let map = FitMap(of: layout, in: FitMap.Region(widths: 80...300, heights: 0...120))
      for area in areas {
        let headroom = try #require(map.headroom(in: area))
        let outcome = layout.outcome(in: area)
        if let reduction = headroom.heights.reduction(from: Double(area.height)) {
          #expect(headroom.heights.own.outcome == outcome)
          let start = headroom.heights.own.start
          #expect(reduction == Double(area.height) - start)
          let kept = CGSize(width: area.width, height: start)
          let lower = CGSize(width: area.width, height: start.nextDown)
          #expect(layout.outcome(in: kept) == outcome)
          #expect(layout.outcome(in: lower) == headroom.heights.before?.outcome)
          ends += 1
        }
        if let next = headroom.widths.after {
          let wider = CGSize(width: next.start, height: area.height)
          #expect(layout.outcome(in: wider) == next.outcome && next.outcome != outcome)
          let enlargement = headroom.widths.enlargement(from: Double(area.width))
          #expect(enlargement == next.start - Double(area.width))
          ends += 1
        }
      }
      #expect(map.headroom(in: CGSize(width: 79, height: 58)) == nil)
    }
    #expect(ends > 10)
  }

  @Test func slackIsWhatTheTraceSays() throws {
    let selector = try selector()
    for layout in try layouts(3) {
      let map = FitMap(of: layout, in: FitMap.Region(widths: 100...200))
      for area in areas {
        let decision = selector.decide(layout, in: area, tracing: .all)
        for candidate in decision.candidates {
          let slack = map.slack(ofCandidate: candidate.index, in: area)
          #expect(slack == candidate.slack.height.map(Double.init))
        }
        #expect(map.slack(ofCandidate: 3, in: area) == nil)
      }
      #expect(map.outcomes(in: areas) == areas.map { layout.outcome(in: $0) })
    }
  }

  /// Another size class is another map of the same prepared texts.
  @Test func anotherSizeShapesNothing() throws {
    let preparer = TextPreparer()
    var environment = try selector(preparer).environment
    func map(_ size: DynamicTypeSize) throws -> FitMap {
      environment.dynamicTypeSize = size
      let view = ViewThatFits(in: .vertical) {
        VStack {
          Text("夜行フェリーが港を出る").font(.headline)
          Text("本文が続く。").font(.caption)
        }
        Text("夜行フェリーが港を出る").font(.headline)
      }
      return FitMap(of: FitSelector(environment: environment).resolve(view))
    }
    let large = try map(.large)
    let prepared = preparer.counters
    let huge = try map(.accessibility3)
    #expect(large != huge && huge.coverage == .everywhere)
    #expect(preparer.counters.misses == prepared.misses)
  }

  @Test func aMapTellsWhereItAnswers() throws {
    let selector = try selector()
    let text = Text(verbatim: "夜行フェリーが港を出る").font(.system(size: 12))
    func map(_ view: some View) -> FitMap { FitMap(of: selector.resolve(view)) }
    #expect(map(text).coverage == .nowhere)
    #expect(map(text).outcome(in: areas[0]) == nil)
    let row = map(
      ViewThatFits(in: .vertical) {
        text
        HStack {
          text; text
        }
        text.lineLimit(1)
      }
    )
    #expect(row.coverage == .partial && row.candidateCount == 3)
    #expect(row.outcome(in: CGSize(width: 140, height: 20))?.chosenIndex == 0)
    #expect(row.outcome(in: CGSize(width: 60, height: 20)) == nil)
    #expect(row.outcome(in: CGSize(width: -1, height: 20)) == nil)
    #expect(row.outcome(in: CGSize(width: CGFloat.nan, height: 20)) == nil)
    let both = map(
      ViewThatFits {
        HStack {
          text; text
        }
        text
      }
    )
    #expect(both.coverage == .everywhere)
    #expect(both.outcome(in: CGSize(width: 140, height: 20))?.chosenIndex == 1)
    let wide = map(
      ViewThatFits(in: .horizontal) {
        text
        Text(verbatim: "短")
      }
    )
    #expect(wide.coverage == .everywhere && wide.steppedAxis == .vertical)
    #expect(wide.outcome(in: CGSize(width: 30, height: 20))?.chosenIndex == 1)
  }
}
