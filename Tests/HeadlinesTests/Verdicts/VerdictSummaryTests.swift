import Inputs
import Testing

@testable import Headlines

/// What of many items is counted, one by one and in parts.
@Suite struct VerdictSummaryTests {
  private static func record(
    _ content: VerdictRecord.Content,
    line: Int? = 3,
    _ extent: BadItem.Extent = .item
  ) -> VerdictRecord {
    VerdictRecord(
      number: 1,
      id: "a",
      isNamed: false,
      place: InputPlace(file: "f", line: line),
      content: content,
      extent: extent
    )
  }

  private static func unmet(_ name: String) -> UnmetRequirement {
    UnmetRequirement(
      requirement: HeadlineRequirement(name: name, policy: .sameCandidate, areas: [0]),
      areas: [0]
    )
  }

  /// The record of a headline in one area.
  private static func judged(
    isWhole: Bool,
    snippetLines: Int = 1,
    closeCall: CloseCallConsequence? = nil,
    unmet: [UnmetRequirement] = [],
    isKnown: Bool = false
  ) -> VerdictRecord {
    let shown = ShownHeadline(
      chosenIndex: 0,
      headlineLines: 1,
      snippetLines: snippetLines,
      isHeadlineWhole: isWhole
    )
    let verdict = HeadlineVerdict(
      areas: [HeadlineVerdict.Area(shown: shown, closeCall: closeCall)],
      change: .none,
      tightest: 0,
      unmet: unmet,
      missingScalars: []
    )
    .knowing { _ in isKnown }
    return record(
      .answer(HeadlineArticle(headline: "h", snippet: "s", language: "en"), verdict)
    )
  }

  /// A file as a whole, or the rest of one: of a bad item alone the others are known.
  @Test(
    arguments: [(nil, .item, 1), (nil, .rest, 1), (3, .item, 0), (3, .rest, 1)]
      as [(Int?, BadItem.Extent, Int)]
  )
  func whatIsNotReadToItsEndIsCounted(_ line: Int?, _ extent: BadItem.Extent, _ count: Int) {
    let summary = VerdictSummary(of: Self.record(.error("nothing"), line: line, extent))
    #expect(summary.count == 1 && summary.errorCount == 1)
    #expect(summary.unreadFileCount == count)
  }

  /// So many of each kind; each counts for what no other kind does.
  private static func summary(_ times: Int) -> VerdictSummary {
    let records = [
      judged(isWhole: false, unmet: [unmet("a")]), record(.error("nothing"), line: nil),
      judged(isWhole: false, unmet: [unmet("a")], isKnown: true),
      judged(isWhole: true, snippetLines: 0), judged(isWhole: true, closeCall: .cut),
      judged(isWhole: true, closeCall: .snippet), record(.error("nothing")),
    ]
    var summary = VerdictSummary()
    for (index, record) in records.enumerated() {
      for _ in 0..<(index + 1) * times { summary.add(record) }
    }
    return summary
  }

  /// 1, 2, … 7 of the kinds in one part, ten times as many in the other: 11, 22, … 77 of them together.
  @Test func partsAddUp() {
    var all = Self.summary(1)
    all.add(Self.summary(10))
    #expect(all == Self.summary(11))
    #expect(all.count == 11 * 28)
    #expect(all.cutCount == 11 + 33 && all.unmetCount == 11 && all.knownCount == 33)
    #expect(all.errorCount == 22 + 77 && all.unreadFileCount == 22)
    #expect(all.withoutSnippetCount == 44)
    #expect(all.closeCount == 55 && all.closeSnippetCount == 66)
    #expect(all.areUnmetThoseThatAreCut)
  }

  /// One item anywhere that is whole and not as required is enough.
  @Test func oneThatIsWholeAndUnmetIsEnough() {
    let other = VerdictSummary(of: Self.judged(isWhole: true, unmet: [Self.unmet("a")]))
    #expect(!other.areUnmetThoseThatAreCut)
    var (before, behind) = (other, Self.summary(1))
    before.add(Self.summary(1))
    behind.add(other)
    #expect(!before.areUnmetThoseThatAreCut && !behind.areUnmetThoseThatAreCut)
  }

  /// What is told as known later joins what was before.
  @Test func whatIsKnownAddsUp() {
    let verdict = HeadlineVerdict(
      areas: [],
      change: .none,
      tightest: nil,
      unmet: ["a", "b", "c"].map(Self.unmet),
      missingScalars: []
    )
    let twice = verdict.knowing { $0.requirement.name == "b" }
      .knowing { $0.requirement.name == "a" }
    #expect(twice.known.map(\.requirement.name) == ["b", "a"])
    #expect(twice.unmet.map(\.requirement.name) == ["c"])
    #expect(verdict.known.isEmpty && verdict.unmet.count == 3)
  }

  /// Without its report a record is of the same item.
  @Test(arguments: [BadItem.Extent.item, .rest]) func recordsAreOfTheirItems(
    _ extent: BadItem.Extent
  ) {
    let place = InputPlace(file: "f", line: 3)
    let plain = DetailedRecord(
      number: 4,
      id: "id",
      isNamed: true,
      place: place,
      content: .error("nothing"),
      extent: extent
    ).verdictRecord
    #expect(plain.number == 4 && plain.id == "id" && plain.isNamed && plain.place == place)
    #expect(plain.extent == extent && plain.isError && plain.unmet.isEmpty)
  }
}
