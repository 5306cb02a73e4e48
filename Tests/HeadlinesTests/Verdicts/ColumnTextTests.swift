import FontFaces
import TestSupport
import Testing
import Typesetting

@testable import Headlines
@testable import LayoutEngine

/// What is made of the texts of a column that stand in several candidates, or whose lines other doubts are of.
@Suite struct ColumnTextTests {
  private static func prepared() throws -> PreparedText {
    let cascade = try TestFonts.sharedJapanese().cascade(weight: .regular)
    return PreparedText("words", style: TextStyle(cascade: cascade))
  }

  private static func text(
    _ prepared: PreparedText,
    _ role: String? = "headline",
    limit: Int? = 1,
    pointSize: Double = 12,
    candidate: Int? = 0,
    doubts: [LineDoubt] = [],
    isMeasured: Bool = true
  ) -> ColumnText {
    var paragraph = ParagraphStyle(pointSize: pointSize)
    paragraph.lineLimit = limit
    return ColumnText(
      role: role,
      candidate: candidate,
      prepared: prepared,
      paragraph: paragraph,
      typesettingLanguage: nil,
      doubts: doubts,
      isMeasured: isMeasured
    )
  }

  /// One text in two candidates is one place: a line more than its greater limit is told apart, or sixteen where it has
  /// none in either, and the first candidate's limit is that of its own lines.
  @Test(
    arguments: [
      ([2, 1], 3, true, 2), ([1, 2], 3, true, 1), ([2, nil], 16, false, 2),
      ([nil, 2], 16, false, nil), ([nil, nil], 16, false, nil), ([0, -3], 2, true, 0),
    ] as [([Int?], Int, Bool, Int?)]
  )
  func aTextOfTwoCandidatesIsOnePlace(
    _ limits: [Int?],
    _ most: Int,
    _ isLimited: Bool,
    _ first: Int?
  ) throws {
    let prepared = try Self.prepared()
    let columns = ColumnPlaces(
      limits.enumerated().map { Self.text(prepared, limit: $1, candidate: $0) }
    )
    #expect(columns.places.map(\.most) == [most] && columns.keyCount == most + 1)
    #expect(columns.places.map(\.isLimited) == [isLimited])
    #expect(columns.places.map(\.firstLimit) == [first])
    #expect(columns.uses?.map(\.place) == [0, 0] && columns.uses?.map(\.candidate) == [0, 1])
    #expect(columns.uses?.map(\.lineLimit) == limits)
    // As many as are told apart may be more, where there is no limit.
    #expect(columns.key { _ in most } == most)
    #expect(columns.exactKey { _ in most } == (isLimited ? most : nil))
    #expect(columns.exactKey { _ in most - 1 } == most - 1)
    #expect(columns.key { _ in nil } == nil && columns.exactKey { _ in nil } == nil)
  }

  /// Texts that were prepared each by itself, that are called otherwise or are set otherwise, have places of their own.
  @Test func otherTextsAreOtherPlaces() throws {
    let prepared = try Self.prepared()
    let others = [
      Self.text(try Self.prepared()), Self.text(prepared, "snippet"), Self.text(prepared, nil),
      Self.text(prepared, pointSize: 13),
    ]
    for other in others {
      let columns = ColumnPlaces([Self.text(prepared, limit: 2), other])
      #expect(columns.places.map(\.most) == [3, 2] && columns.keyCount == 12)
      #expect(columns.uses?.map(\.place) == [0, 1])
      // The first place is the greater one.
      #expect(columns.key { $0 == 0 ? 2 : 1 } == 7)
    }
  }

  /// One text that stands beside the choice, or that is not measured, is enough.
  @Test func whatHoldsOfAllTexts() throws {
    let prepared = try Self.prepared()
    for place in 0..<3 {
      let beside = ColumnPlaces(
        (0..<3).map { Self.text(prepared, candidate: $0 == place ? nil : $0) }
      )
      let hasUses = beside.uses != nil
      #expect(!hasUses && beside.isMeasured)
      let doubtful = ColumnPlaces(
        (0..<3).map { Self.text(prepared, candidate: $0, isMeasured: $0 != place) }
      )
      #expect(!doubtful.isMeasured && doubtful.uses?.count == 3)
    }
  }

  /// Texts that are set alike have two slots where other doubts change how many lines they take.
  @Test func slotsAreToldApartByTheirDoubts() throws {
    let prepared = try Self.prepared()
    func columns(_ doubts: [LineDoubt]) -> ColumnPlaces {
      ColumnPlaces([Self.text(prepared, doubts: doubts)])
    }
    let slots = TextSlots([
      columns([.smallKana]), columns([.unknownRule]), columns([.smallKana, .shortLastLine]),
    ])
    #expect(slots.slots.map { $0.doubts.map(\.doubt) } == [[.smallKana], [.unknownRule]])
    #expect((0..<3).map { slots.slot(ofPlace: 0, in: $0) } == [0, 1, 0])
    #expect((0..<3).map { Array(slots.slots(ofLayout: $0)) } == [[0], [1], [0]])
    #expect(!slots.hasOthers)
  }

  /// One style in two paragraphs is two slots, and so are two styles in one.
  @Test func slotsAreToldApartByHowTheyAreSet() throws {
    let prepared = try Self.prepared()
    var style = prepared.style
    style.language = "de"
    let own = ColumnPlaces([Self.text(prepared)])
    for other in [
      Self.text(prepared, pointSize: 13), Self.text(PreparedText("words", style: style)),
    ] {
      let slots = TextSlots([own, ColumnPlaces([other]), own])
      #expect(slots.slots.count == 2)
      #expect((0..<3).map { slots.slot(ofPlace: 0, in: $0) } == [0, 1, 0])
    }
  }

  /// The worst of what was found stays: a change of what is whole, near or far, before one of the snippet.
  @Test func theWorstCallStays() {
    let whole = FitOutcome(chosenIndex: 0, fits: true)
    let shorter = FitOutcome(chosenIndex: 1, fits: true)
    let cut = FitOutcome(chosenIndex: 2, fits: false)
    for (own, others) in [(whole, cut), (cut, whole)] {
      let same = own.fits ? shorter : cut
      let rows: [(limit: FitOutcome, farthest: FitOutcome, worst: CloseCallConsequence)] = [
        (same, same, .snippet), (same, others, .cut), (others, same, .cut), (others, others, .cut),
      ]
      for row in rows {
        var calls = FoundCalls(from: own)
        #expect(calls.worst == nil)
        calls.add(row.limit, farthest: row.farthest)
        #expect(calls.worst == row.worst)
        calls.add(same, farthest: same)
        #expect(calls.worst == row.worst)
        calls.add(same, farthest: others)
        #expect(calls.worst == .cut)
      }
    }
  }
}
