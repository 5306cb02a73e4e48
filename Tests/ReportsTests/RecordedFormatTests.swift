import DeviceTraits
import FontFaces
import Foundation
import Inputs
import LayoutEngine
import TestSupport
import Testing
import Typesetting
import WidgetDevices

@testable import FitSelection
@testable import Headlines
@testable import Reports

/// What each format for programs makes of verdicts, rooms and matrices that no list gave: of everything that may be in
/// one, some or none, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedFormatTests {
  private static let recording = Recording(
    "ReportsTests/Recorded/formats.recorded",
    names: VerdictFormats.names + ["limits", "matrices", "certainty"]
  )

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.recording.leftOver() == [])
  }

  /// Areas that differ in everything that is told of them.
  private static let areas = [
    DeviceGroup(
      size: CGSize(width: 146.5, height: 58),
      displayScale: 3,
      devices: devices("iPhone 15", "iPhone 14")
    ),
    DeviceGroup(
      size: CGSize(width: 90, height: 30.25),
      displayScale: 2,
      systemVersion: .iOS17,
      devices: devices("SE 3")
    ),
    DeviceGroup(size: CGSize(width: 20, height: 400), displayScale: 1, systemVersion: .iOS18),
  ]

  private static func devices(_ names: String...) -> [Device] {
    names.compactMap { try? DeviceCatalogue.device(named: $0) }
  }

  // MARK: - Verdicts

  private enum VerdictFormats {
    static let all: [(name: String, type: any VerdictFormat.Type)] = [
      ("csv", CSVVerdicts.self), ("github", GitHubVerdicts.self), ("gitlab", GitLabVerdicts.self),
      ("json", JSONVerdicts.self), ("jsonl", JSONLinesVerdicts.self), ("junit", JUnitVerdicts.self),
      ("markdown", MarkdownVerdicts.self), ("sarif", SARIFVerdicts.self),
    ]
    static var names: [String] { all.map(\.name) }
  }

  private static func shown(_ index: Int?, _ lines: Int, isWhole: Bool) -> ShownHeadline {
    ShownHeadline(
      chosenIndex: index,
      headlineLines: lines,
      snippetLines: index == 0 ? 2 : 0,
      isHeadlineWhole: isWhole
    )
  }

  private static let whole = HeadlineRequirement.headlineWhole(in: areas)
  private static let shownThere = HeadlineRequirement(
    name: "snippet-shown@SE 3",
    policy: .goal(.snippetShown),
    areas: [1]
  )
  private static let wholeThere = HeadlineRequirement(
    name: "headline-whole@SE 3",
    policy: .goal(.headlineWhole),
    areas: [1]
  )

  /// What may be missed, in each order.
  private static let unmet: [[UnmetRequirement]] = [
    [], [UnmetRequirement(requirement: whole, areas: [1])],
    [UnmetRequirement(requirement: whole, areas: [0, 2])],
    [UnmetRequirement(requirement: wholeThere, areas: [1])],
    [UnmetRequirement(requirement: shownThere, areas: [1])],
    [
      UnmetRequirement(requirement: whole, areas: [1, 2]),
      UnmetRequirement(requirement: shownThere, areas: [1]),
    ],
    [
      UnmetRequirement(requirement: shownThere, areas: [1]),
      UnmetRequirement(requirement: whole, areas: [0]),
    ],
  ]

  private static let calls: [[CloseCallConsequence?]] = [
    [nil, nil, nil], [nil, .cut, nil], [.snippet, nil, .cut], [.snippet, .snippet, nil],
  ]

  private static func verdict(
    _ number: Int,
    _ unmet: [UnmetRequirement],
    _ change: HeadlineChange
  ) -> HeadlineVerdict {
    let cut = Set(unmet.filter { $0.requirement.isHeadlineWhole }.flatMap(\.areas))
    let calls = Self.calls[number % Self.calls.count]
    return HeadlineVerdict(
      areas: areas.indices.map { index in
        HeadlineVerdict.Area(
          shown: shown(
            index == 2 && number % 5 == 4 ? nil : (index + number) % 4,
            index + number % 3,
            isWhole: !cut.contains(index)
          ),
          closeCall: calls[index]
        )
      },
      change: change,
      tightest: number % areas.count,
      unmet: unmet,
      missingScalars: number % 4 == 3 ? ["\u{F0000}", "\u{10001}"] : []
    )
  }

  private static func record<Answer>(
    _ number: Int,
    _ answer: (HeadlineArticle) -> Answer
  ) -> ItemRecord<Answer> {
    let article = HeadlineArticle(
      id: "a\(number)",
      headline: number == 3 ? "" : "=Night | ferries, “\(number)”",
      snippet: number % 2 == 0 ? "" : "The first boat"
    )
    return ItemRecord(
      number: number,
      id: article.id,
      isNamed: number % 3 == 0,
      place: InputPlace(file: "desk \(number % 2).csv", line: number % 4 == 1 ? nil : number + 2),
      content: number % 11 == 10 ? .error("no, “\(number)”") : .answer(article, answer(article))
    )
  }

  private static let records: [VerdictRecord] = {
    let changes: [HeadlineChange] = [
      .add(0), .remove(1, lost: "y"), .remove(12, lost: "years & days"), .none, .add(200),
    ]
    return unmet.enumerated().flatMap { place, unmet in
      changes.enumerated().map { index, change in
        let number = place * changes.count + index
        return record(number) { _ in
          let given = verdict(number, unmet, change)
          return number % 6 == 5 ? given.knowing { $0.areas.contains(1) } : given
        }
      }
    }
  }()

  @Test(arguments: VerdictFormats.names) func verdictsAreAsRecorded(_ name: String) throws {
    let type = try #require(VerdictFormats.all.first { $0.name == name }?.type)
    var text = ""
    for closeCalls in CloseCallExtent.allCases {
      let format = type.init(areas: Self.areas, marking: closeCalls)
      var joined = JoinedRecords(format.separators)
      var summary = VerdictSummary()
      text += "== \(closeCalls)\n" + format.start()
      for record in Self.records {
        summary.add(record)
        text += joined.next(format.text(of: record))
      }
      text += format.finish(summary)
    }
    // A list of nothing.
    let format = type.init(areas: [Self.areas[1]], marking: .cut)
    text += "== nothing\n\(format.start())\(format.finish(VerdictSummary()))"
    try Self.recording.check(name, text.replacing("\r\n", with: "⏎\n"))
  }

  // MARK: - Limits

  private static let rooms: [LimitsRecord] = {
    let goals = [
      AskedGoal(.headlineWhole, in: areas.indices),
      AskedGoal(.snippetShown, named: "snippet-shown@SE 3", in: [1]),
      AskedGoal(.candidate(atMost: 1), in: areas.indices),
    ].compactMap(\.self)
    let limits = [
      HeadlineRoom.Limits(change: .add(3), phrase: nil, tightest: 1),
      HeadlineRoom.Limits(
        change: .remove(2, lost: "ay"),
        phrase: .remove(7, lost: "the bay"),
        tightest: 2
      ),
      HeadlineRoom.Limits(
        change: .remove(4, lost: " bay"),
        phrase: HeadlineChange.none,
        tightest: 0
      ),
      HeadlineRoom.Limits(change: .none, phrase: nil, tightest: 1),
    ]
    let outcomes = [
      FitOutcome(chosenIndex: 2, fits: false), FitOutcome(chosenIndex: 0, fits: true),
      FitOutcome(chosenIndex: nil, fits: true), nil,
    ]
    return (0..<14).map { number in
      record(number) { _ in
        HeadlineRoom(
          goals: goals.prefix(number % 4).enumerated().map { place, goal in
            HeadlineRoom.ForGoal(
              asked: goal,
              all: limits[(number + place) % 4],
              areas: areas.indices.map { area in
                goal.areas.contains(area) ? limits[(number + place + area) % 4] : nil
              }
            )
          },
          areas: areas.indices.map { area in
            func intervals(_ count: Int, _ step: Double) -> [FitInterval] {
              (0..<count).map { index in
                FitInterval(
                  start: Double(index) * step,
                  end: index + 1 < count ? Double(index + 1) * step : nil,
                  outcome: outcomes[(index + number + area) % 4]
                )
              }
            }
            return HeadlineRoom.Area(
              widths: intervals(area + number % 2, 10.5),
              heights: intervals(number % 3, 7.25)
            )
          }
        )
      }
    }
  }()

  @Test func limitsAreAsRecorded() throws {
    var text = ""
    for format in LimitsFormat.allCases {
      var joined = JoinedRecords(format.separators)
      text += "== \(format)\n" + format.start(Self.areas)
      for record in Self.rooms { text += joined.next(format.text(of: record, Self.areas)) }
      text += format.finish(count: Self.rooms.count, errorCount: 1)
      text +=
        "== \(format) of nothing\n" + format.start([]) + format.finish(count: 0, errorCount: 0)
    }
    try Self.recording.check("limits", text.replacing("\r\n", with: "⏎\n"))
  }

  // MARK: - Matrices

  @Test func matricesAreAsRecorded() throws {
    let settings = [
      MatrixSetting(typeSize: .small, isBold: false, deviceLanguage: nil),
      MatrixSetting(typeSize: .accessibility2, isBold: true, deviceLanguage: "ja"),
    ]
    let compared = Self.devices("iPhone 14")
    let groups = [
      Self.areas,
      [SystemVersion.iOS16, .iOS26].map {
        DeviceGroup(
          size: CGSize(width: 146, height: 58),
          displayScale: 3,
          systemVersion: $0,
          devices: compared
        )
      },
    ]
    var text = ""
    for areas in groups {
      let records = (0..<12).map { number in
        Self.record(number) { _ in
          HeadlineMatrix(
            cells: settings.indices.map { setting in
              areas.indices.map { area in
                let sum = number + setting * 2 + area
                return HeadlineMatrix.Cell(
                  shown: Self.shown(
                    sum % 5 == 4 ? nil : number % 3 == 0 ? 1 : sum % 4,
                    area + 1,
                    isWhole: number % 3 == 0 || sum % 3 > 0
                  ),
                  closeCall: Self.calls[sum % 4][area],
                  isAsRequired: number % 3 == 0 || sum % 4 > 1
                )
              }
            },
            comparison: VersionComparison(areas)
          )
        }
      }
      var tally = MatrixTally(settingCount: settings.count, areaCount: areas.count)
      for case .answer(_, let matrix) in records.map(\.content) { tally.add(matrix) }
      for kind in MatrixFormat.Kind.allCases {
        let format = MatrixFormat(kind, areas: areas, settings: settings)
        var joined = JoinedRecords(format.separators)
        text += "== \(kind)\n" + format.start()
        for record in records { text += joined.next(format.text(of: record)) }
        text += format.finish(tally, errorCount: 1)
      }
    }
    try Self.recording.check("matrices", text.replacing("\r\n", with: "⏎\n"))
  }

  // MARK: - Certainty

  /// What no headline comes to, but what is written of other widgets: every trap, every subject of headroom.
  @Test func certaintyIsAsRecorded() throws {
    let limits = [
      HeadroomLimit(ratio: 0.25, points: 36.5, outcome: FitOutcome(chosenIndex: 2, fits: true)),
      HeadroomLimit(ratio: 0.5, points: 1, outcome: FitOutcome(chosenIndex: nil, fits: false)), nil,
    ]
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      for (index, flag) in [
        FitFlag.truncatedButFits(texts: ["headline", "b"]), .lastDoesNotFit, .unreachable(index: 3),
        .withinAPixel(index: 1),
      ].enumerated() {
        writer.key("flag \(index)")
        writer.flag(flag)
      }
      for (index, axis) in [Axis.horizontal, .vertical].enumerated() {
        writer.member("axis \(index)", axis.name)
      }
      for (index, subject) in [
        CloseCall.Subject.text(role: "snippet", string: "a"), .text(role: nil, string: "b"), .width,
        .height, .typeSize, .lines(.truncation),
      ].enumerated() {
        writer.key("call \(index)")
        writer.closeCall(
          CloseCall(
            subject: subject,
            direction: index % 2 == 0 ? .larger : .smaller,
            limit: limits[index % 2]
              ?? HeadroomLimit(
                ratio: 0,
                points: 0,
                outcome: FitOutcome(chosenIndex: nil, fits: true)
              ),
            uncertainty: 1.5,
            farthest: FitOutcome(chosenIndex: 7, fits: false),
            reasons: (0..<index % 3).map {
              Uncertainty(subject: "s\($0)", share: 0.125, points: 4, reason: "r\($0)")
            }
          ),
          about: index < 3 ? .cut : .snippet
        )
      }
      writer.headroom(nil)
    }
    try Self.recording.check("certainty", writer.text)
  }
}
