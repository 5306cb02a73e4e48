import FontFaces
import TestSupport
import Testing

@testable import Typesetting

/// How far searches for lines go before they take another way, or say that they do not know.
///
/// One that moved shows in no text of ordinary length, only in the time that a hostile one takes, or in which long texts
/// are answered exactly: a bound is changed here, too, so that nobody changes it unawares.
@Suite struct SearchBoundTests {
  @Test func linesAreLookedForSoLong() {
    #expect(LineNeeds.mostComparisons == 1_000_000 && LineNeeds.mostComparisonsOfUnit == 64)
    #expect(LineCounter.mostComparisons == 1_000_000)
    #expect(LineFitting.mostProfiled == 1_000_000 && LineFitting.mostSteps == 250_000)
    #expect(LineOutcome.mostComparisons == 4_000_000 && ScaleSearch.mostComparisons == 500_000)
    #expect(PreparedText.fewestComparisons == 1_024)
    #expect(LineBreaker.mostUnitsOfWord == 16)
    #expect(BreakUnitTable.mostOverlaps == 4 && ClusterGrowth.mostOverlaps == 4)
    #expect(BreakUnitList.longLength == 4_096)
  }

  /// What is let go is prepared anew, to the same result.
  @Test func textsAreKeptUpToSoManyBytes() {
    #expect(TextPreparer().byteLimit == 67_108_864 && TextPreparer.shared.byteLimit == 67_108_864)
    #expect(TextPreparer(byteLimit: 7).byteLimit == 7)
  }

  @Test func linesAreShapedAnewSoFar() {
    #expect(LineJoints.leastReach == 64 && LineJoints.longestChain == 32)
    #expect(LineJoints.stretches == [48, 96])
    for (count, allowance) in [(0, 0), (3, 3_072), (1_023, 1_047_552), (9_999, 1_048_576)] {
      let joints = LineJoints.ofUnits(count: count)
      #expect(joints.longestReach == 1_024 && joints.allowance == allowance)
    }
    let ofClusters = LineJoints.ofClusters()
    #expect(ofClusters.longestReach == 128 && ofClusters.allowance == .max)
  }

  /// A width is halved down to a part of a point that no screen shows.
  @Test func linesAreBalancedSoFinely() {
    #expect(LineFitting.widthGrain == 0.000_976_562_5)
    #expect(LineFitting.mostRefinements == 64)
    #expect(LineFitting.mostUnits == 512 && LineFitting.mostWidths == 2_048)
  }

  /// Between neighbours the lesser is looked at, though their mean is rounded to the greater: of that everything is
  /// known, and a search that looked at it would not end.
  @Test func halvingEndsAtTheLesserOfNeighbours() {
    let (low, high) = (1.0.nextUp, 1.0.nextUp.nextUp)
    #expect(low + (high - low) / 2 == high)
    #expect(WidthHalving.middle(low, high) == low)
    #expect(WidthHalving.middle(1, low) == 1 && WidthHalving.middle(1, 2) == 1.5)
  }

  /// Where lines change is looked for from a width up to another that may be that very one, and is the first at which a
  /// look says that they have.
  @Test func turnsLieBetweenTwoWidths() {
    func turn(_ low: Double, _ most: Double, at turn: Double) -> Double? {
      WidthHalving.turn(from: low, upTo: most) { $0 < turn ? .before($0.nextUp) : .behind($0) }
    }
    #expect(turn(3, 3, at: 3) == 3 && turn(3, 3, at: 3.5) == nil)
    #expect(turn(3, 2.5, at: 2) == nil && turn(2, 4, at: 4.5) == nil)
    for place in [2, 2.75, 3.5, 4] as [Double] { #expect(turn(2, 4, at: place) == place) }
    // What a look tells beside its own width need not be looked at.
    var looks: [Double] = []
    let found = WidthHalving.turn(from: 0, upTo: 8) { width in
      looks.append(width)
      return width < 5 ? .before(5) : .behind(5)
    }
    #expect(found == 5 && looks == [8, 2.5])
  }

  @Test func heightsOfShrinkingTextsAreLookedForSoLong() {
    #expect(ShrinkingHeights.most == 4_096 && ShrinkingHeights.roundings == 8)
    #expect(ShrinkingHeights.muchWider == 1.02)
  }

  /// A turn is clean where the eight numbers on either side of it are on their sides; the ninth is not looked at, nor the
  /// turn itself.
  @Test(arguments: [-9, -8, -7, -1, 0, 1, 7, 8, 9])
  func turnsAreCleanSoFar(_ place: Int) {
    let turn = 0.75
    var other = turn
    for _ in 0..<abs(place) { other = place < 0 ? other.nextDown : other.nextUp }
    let isClean = ShrinkingHeights.isClean(at: turn) { ($0 >= turn) != ($0 == other) }
    #expect(isClean == [-9, 0, 9].contains(place))
  }

  /// An ellipsis is at most three full stops.
  @Test func cutsAreTriedSoLong() {
    #expect(Truncator.mostRounds == 8 && Truncator.nearCuts == 24)
    #expect(Truncator.allowance == 32_768)
    #expect(TruncationPlaces.longestReach == 128)
    #expect(TruncationPlaces.charactersOfEllipsis == 3)
    #expect(TruncationCache.capacity == 8 && TruncationCache.byteLimit == 262_144)
  }

  /// A walk over the widths of a text is worth as many comparisons more as it has code units.
  @Test(arguments: ["", "a", "港町の図書館"]) func walksAreAsLongAsTexts(_ string: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let text = PreparedText(string, style: TextStyle(cascade: cascade))
    #expect(PreparedText.patience(of: text.storage) == 1_024 + string.utf16.count)
  }
}
