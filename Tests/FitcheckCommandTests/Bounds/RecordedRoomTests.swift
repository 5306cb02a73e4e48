import Fitcheck
import Foundation
import Inputs
import Reports
import TestSupport
import Testing

@testable import FitSelection
@testable import FitcheckCommand
@testable import Headlines

/// What is told of rooms that no headline has: stretches that begin and end at half of an area's length, at the whole, at
/// its double and right beside them, with every outcome and every change, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedRoomTests {
  private static let recording = Recording(
    "FitcheckCommandTests/Recorded/rooms.recorded",
    names: ["stretches", "changes"]
  )
  private static let groups = [
    DeviceGroup(size: CGSize(width: 140, height: 56), displayScale: 3),
    DeviceGroup(size: CGSize(width: 90, height: 30), displayScale: 2, systemVersion: .iOS17),
  ]
  private static let article = HeadlineArticle(
    id: "a",
    headline: "Night ferries return to the bay",
    snippet: "The first boat"
  )

  /// Stretches with these beginnings, the last of which has no end.
  private static func intervals(_ starts: [Double], _ shift: Int) -> [FitInterval] {
    let outcomes = [
      FitOutcome(chosenIndex: 0, fits: true), FitOutcome(chosenIndex: 2, fits: false), nil,
      FitOutcome(chosenIndex: nil, fits: true), FitOutcome(chosenIndex: 3, fits: true),
    ]
    return starts.enumerated().map { index, start in
      FitInterval(
        start: start,
        end: index + 1 < starts.count ? starts[index + 1] : nil,
        outcome: outcomes[(index + shift) % outcomes.count]
      )
    }
  }

  private static func limits(_ number: Int) -> HeadlineRoom.Limits {
    [
      HeadlineRoom.Limits(change: .add(12), phrase: nil, tightest: 1),
      HeadlineRoom.Limits(
        change: .remove(3, lost: "bay"),
        phrase: .remove(7, lost: "the bay"),
        tightest: 0
      ), HeadlineRoom.Limits(change: .none, phrase: nil, tightest: 1),
      HeadlineRoom.Limits(change: .remove(1, lost: "y"), phrase: HeadlineChange.none, tightest: 0),
    ][number % 4]
  }

  private static func rows(
    _ room: HeadlineRoom,
    _ language: ExplanationLanguage,
    columns: Int,
    in slot: WidgetSlot = .lockScreen
  ) -> [String] {
    LimitsReport(
      files: ["a"],
      groups: groups,
      language: language,
      palette: Palette(isColored: columns % 2 == 0),
      columns: columns
    )
    .rows(of: article, room, in: slot)
  }

  @Test func stretchesAreAsRecorded() throws {
    var lines: [String] = []
    let goals = [AskedGoal(.headlineWhole, in: Self.groups.indices)].map { goal in
      HeadlineRoom.ForGoal(
        asked: goal,
        all: Self.limits(0),
        areas: [Self.limits(0), Self.limits(1)]
      )
    }
    for (number, factors) in [
      [0], [0, 0.5], [0, 0.499], [0, 0.501], [0, 1], [0, 2], [0, 1.999], [0, 2.001],
      [0, 0.5, 2], [0, 0.25, 0.5, 1, 1.5, 2, 3], [0, 0.499, 0.5, 0.501, 1.999, 2, 2.001], [],
    ].enumerated() {
      let room = HeadlineRoom(
        goals: goals,
        areas: Self.groups.map { group in
          HeadlineRoom.Area(
            widths: Self.intervals(factors.map { $0 * Double(group.size.width) }, number),
            heights: Self.intervals(factors.map { $0 * Double(group.size.height) }, number + 1)
          )
        }
      )
      lines +=
        ["== \(factors)"] + Self.rows(room, number % 2 == 0 ? .english : .japanese, columns: 99)
    }
    try Self.recording.check("stretches", lines)
  }

  @Test func changesAreAsRecorded() throws {
    let asked = [
      AskedGoal(.headlineWhole, in: Self.groups.indices),
      AskedGoal(.snippetShown, named: "snippet-shown@SE 3", in: [1]),
      AskedGoal(.candidate(atMost: 1), in: Self.groups.indices),
    ].compactMap(\.self)
    var lines: [String] = []
    for count in 1...3 {
      for shift in 0..<4 {
        let room = HeadlineRoom(
          goals: asked.prefix(count).enumerated().map { place, goal in
            HeadlineRoom.ForGoal(
              asked: goal,
              all: Self.limits(place + shift),
              areas: Self.groups.indices.map { area in
                goal.areas.contains(area) ? Self.limits(place + shift + area) : nil
              }
            )
          },
          areas: Self.groups.map { _ in HeadlineRoom.Area(widths: [], heights: []) }
        )
        for (columns, slot) in [
          (100, WidgetSlot.lockScreen), (61, .family(.accessoryInline)), (30, .lockScreen),
        ] {
          let language: ExplanationLanguage = shift % 2 == 0 ? .english : .japanese
          lines += ["== \(count) \(shift) \(columns)"]
          lines += Self.rows(room, language, columns: columns, in: slot)
        }
        let report = LimitsReport(
          files: ["a"],
          groups: Self.groups,
          language: .english,
          palette: .plain,
          columns: 80
        )
        lines += report.rows(
          of: LimitsRecord(
            number: 7,
            id: "a",
            isNamed: true,
            place: InputPlace(file: "a", line: 2),
            content: .answer(Self.article, room)
          )
        )
      }
    }
    try Self.recording.check("changes", lines)
  }

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.recording.leftOver() == [])
  }
}
