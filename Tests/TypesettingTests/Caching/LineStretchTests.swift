import TestSupport
import Testing

@testable import Typesetting

/// Searches for both ends of a stretch of widths, over texts that are made up: what they find, how far
/// they look, and which widths they ask for.
@Suite("Stretches of widths in which lines are as many") struct LineStretchTests {
  /// Widths from one to the next, in each of which the lines are the same.
  private struct Piece {
    let start: Double
    let lineCount: Int
    var isTruncated = false
  }

  /// A text that is made up.
  private struct Landscape {
    let name: String
    let pieces: [Piece]
    /// From which width on more width never makes more lines.
    var floor: Double?

    func index(at width: Double) -> Int { pieces.lastIndex { $0.start <= width } ?? 0 }

    func outcome(_ width: Double, comparisons: Int) -> LineOutcome {
      let index = index(at: width)
      let end = index + 1 < pieces.count ? pieces[index + 1].start : Double.infinity
      return LineOutcome(
        lineCount: pieces[index].lineCount,
        isTruncated: pieces[index].isTruncated,
        isWhole: !pieces[index].isTruncated,
        height: 0,
        widest: 0,
        widestFitting: pieces[index].start,
        narrowestRejected: end,
        comparisonCount: comparisons
      )
    }

    /// Whether the lines of two pieces are as many.
    func areAlike(_ one: Int, _ other: Int) -> Bool {
      pieces[one].lineCount == pieces[other].lineCount
        && pieces[one].isTruncated == pieces[other].isTruncated
    }
  }

  private static func pieces(_ table: [(start: Double, lineCount: Int)]) -> [Piece] {
    table.map { Piece(start: $0.start, lineCount: $0.lineCount) }
  }

  private static let landscapes: [Landscape] = [
    Landscape(
      name: "fewer with the width",
      pieces: pieces(
        [(0, 5), (3, 5), (7, 4), (8.5, 3), (9, 3), (11, 3), (16, 3), (17.25, 2), (40, 1)]
      ),
      floor: 2
    ),
    Landscape(
      name: "to and fro",
      pieces: pieces(
        [(0, 4), (2, 3), (5, 4), (6, 3), (9, 3), (12, 2), (13, 3), (21, 2), (33, 2), (50, 1)]
      ),
      floor: 13
    ),
    Landscape(
      name: "truncated below",
      pieces: [
        Piece(start: 0, lineCount: 2, isTruncated: true),
        Piece(start: 6, lineCount: 2, isTruncated: true), Piece(start: 14, lineCount: 2),
        Piece(start: 19, lineCount: 2), Piece(start: 30, lineCount: 1),
      ],
      floor: 0
    ),
    Landscape(
      name: "always one",
      pieces: pieces([(0, 1), (4, 1), (5, 1)]),
      floor: 1
    ),
  ]

  private static let widths = [0, 1, 3, 6.5, 8.5, 9.75, 12.5, 14, 16, 20, 35, 60, Double.infinity]

  private static let ranges: [ClosedRange<Double>] = [
    0...(.infinity), 5...18, 9...17.25, 12.5...12.5, 0...0,
  ]

  /// A walk goes from piece to piece, within a range and a number of comparisons in each direction, and
  /// goes on from there when it is asked again.
  @Test(arguments: landscapes.indices, [1, 1_999_999, 2_000_000, 3_999_999, 4_000_000])
  func walks(_ number: Int, _ comparisons: Int) {
    let landscape = Self.landscapes[number]
    for width in Self.widths {
      for range in Self.ranges {
        var stretch = LineStretch(landscape.outcome(width, comparisons: comparisons))
        var expected = Walk(from: landscape.index(at: width), in: landscape)
        #expect(stretch.lower == expected.lower && stretch.upper == expected.upper)
        for _ in 0..<4 {
          stretch.extend(over: range, patience: .max, ordered: { _ in 0 }) {
            landscape.outcome($0, comparisons: comparisons)
          }
          expected.goOn(over: range, comparisons: comparisons)
          let name = "\(landscape.name) from \(width) over \(range)"
          #expect(stretch.lower == expected.lower && stretch.upper == expected.upper, "\(name)")
          #expect(stretch.isExact == expected.isExact, "\(name)")
          #expect(stretch.leastWidth == (expected.lower > 0 ? expected.lower : nil))
          #expect(stretch.nextWidth == (expected.upper < .infinity ? expected.upper : nil))
          #expect(stretch.lineCount == landscape.pieces[landscape.index(at: width)].lineCount)
        }
      }
    }
  }

  /// What a walk over pieces finds, by their numbers.
  private struct Walk {
    private let landscape: Landscape
    private var first: Int
    private var last: Int
    private var isLowerKnown = false
    private var isUpperKnown = false

    init(from index: Int, in landscape: Landscape) {
      self.landscape = landscape
      (first, last) = (index, index)
    }

    var lower: Double { landscape.pieces[first].start }

    var upper: Double {
      last + 1 < landscape.pieces.count ? landscape.pieces[last + 1].start : .infinity
    }

    var isExact: Bool { (isLowerKnown || lower == 0) && (isUpperKnown || upper == .infinity) }

    mutating func goOn(over range: ClosedRange<Double>, comparisons: Int) {
      var spent = 0
      while !isLowerKnown, lower > 0, lower >= range.lowerBound, spent < 4_000_000 {
        isLowerKnown = !landscape.areAlike(first, first - 1)
        if !isLowerKnown { first -= 1 }
        spent += comparisons
      }
      spent = 0
      while !isUpperKnown, upper < .infinity, upper <= range.upperBound, spent < 4_000_000 {
        isUpperKnown = !landscape.areAlike(last, last + 1)
        if !isUpperKnown { last += 1 }
        spent += comparisons
      }
    }
  }

  /// Where more width never makes more lines, halving finds the ends that a walk finds.
  @Test(arguments: landscapes.indices, [-1, 0, 1, 7])
  func halvingFindsTheSame(_ number: Int, _ patience: Int) throws {
    let landscape = Self.landscapes[number]
    let floor = try #require(landscape.floor)
    for width in Self.widths {
      for range in Self.ranges where range.lowerBound <= width && width <= range.upperBound {
        func extended(_ patience: Int) -> LineStretch {
          var stretch = LineStretch(landscape.outcome(width, comparisons: 1))
          stretch.extend(
            over: range,
            patience: patience,
            ordered: { floor < $0 ? floor : nil },
            { landscape.outcome($0, comparisons: 1) }
          )
          return stretch
        }
        let (walked, halved) = (extended(.max), extended(patience))
        let name = "\(landscape.name) from \(width) over \(range)"
        // Beyond the range either may end anywhere on the way.
        if walked.lower >= range.lowerBound { #expect(halved.lower == walked.lower, "\(name)") }
        if walked.upper <= range.upperBound { #expect(halved.upper == walked.upper, "\(name)") }
        #expect(halved.lower <= max(walked.lower, range.lowerBound), "\(name)")
        #expect(halved.upper >= min(walked.upper, range.upperBound), "\(name)")
        if range == Self.ranges[0] { #expect(halved.isExact, "\(name)") }
      }
    }
  }

  /// What a look of a halving takes counts as what a step takes: behind one that took all there may be, the walk
  /// goes on when it is asked again.
  @Test(arguments: [(3_999_999, 0.0), (4_000_000, 4.0)])
  func looksOfHalvingsCount(_ comparisons: Int, _ lower: Double) {
    let landscape = Landscape(
      name: "one line",
      pieces: Self.pieces([(0, 1), (4, 1), (5, 1)]),
      floor: nil
    )
    var stretch = LineStretch(landscape.outcome(9, comparisons: comparisons))
    // More width makes no more lines from within the second piece on: one look there, and then a step.
    for expected in [lower, 0] {
      stretch.extend(over: 0...(.infinity), patience: -1, ordered: { $0 > 4.5 ? 4.5 : nil }) {
        landscape.outcome($0, comparisons: comparisons)
      }
      #expect(stretch.lower == expected && stretch.upper == .infinity)
    }
  }

  /// Which widths are asked for, and from which one on an order is asked for, as recorded.
  @Test func whatIsAskedForIsRecorded() throws {
    var rows: [String] = []
    for landscape in Self.landscapes {
      for width in [1, 8.5, 9.75, 14, 20, 35] {
        for range in Self.ranges.prefix(3) {
          for (patience, comparisons) in [(-1, 1), (0, 1), (1, 1), (5, 3), (5, 2_000_000)] {
            var asked: [String] = []
            var stretch = LineStretch(landscape.outcome(width, comparisons: comparisons))
            stretch.extend(
              over: range,
              patience: patience,
              ordered: { below in
                asked.append("?\(below)")
                return landscape.floor.flatMap { $0 < below ? $0 : nil }
              },
              { width in
                asked.append("\(width)")
                return landscape.outcome(width, comparisons: comparisons)
              }
            )
            rows.append(
              "\(landscape.name) \(width) in \(range) after \(patience) of \(comparisons): "
                + "\(stretch.lower) \(stretch.upper) \(stretch.isExact), \(asked.count) asked "
                + "\(asked.prefix(4).joined(separator: " ")) "
                + asked.joined(separator: " ").digest
            )
          }
        }
      }
    }
    try GoldenFile("TypesettingTests/Cases/recorded-stretches.txt").check(rows)
  }

  /// A width at which the stretch ends is not in it; stretches that only touch do not overlap.
  @Test func whatIsWithin() {
    let landscape = Landscape(
      name: "four",
      pieces: Self.pieces([(0, 4), (10, 3), (20.5, 2), (31, 1)])
    )
    let stretches = [5, 15, 25, 40].map { LineStretch(landscape.outcome($0, comparisons: 1)) }
    for (index, stretch) in stretches.enumerated() {
      for (other, width) in [0, 9.9, 10, 20.4, 20.5, 30.9, 31, 1e9, .infinity].enumerated() {
        #expect(stretch.contains(width) == (index == min(other / 2, 3)), "\(index) at \(width)")
      }
      for (other, otherStretch) in stretches.enumerated() {
        #expect(stretch.overlaps(otherStretch) == (index == other))
      }
    }
  }
}
