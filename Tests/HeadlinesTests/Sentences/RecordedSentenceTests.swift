import DeviceTraits
import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

@testable import FitSelection
@testable import Headlines
@testable import LayoutEngine

/// Every sentence of lists, limits, matrices, traces and reports for every count and kind it can be asked for, in
/// both languages: none, one, two, as many as are named and one more.
///
/// `Scripts/renew-golden` writes `Cases/recorded-sentences.txt` anew.
@Suite struct RecordedSentenceTests {
  private static let recording = Recording(
    "HeadlinesTests/Cases/recorded-sentences.txt",
    names: ["lists", "brief", "changes", "limits", "matrices", "traces", "verdicts", "names"]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  private static func check(
    _ name: String,
    _ sentences: (ExplanationLanguage) throws -> [String]
  ) throws {
    try recording.check(name, ExplanationLanguage.allCases.flatMap(sentences))
  }

  private static func groups(
    _ names: [String],
    _ versions: [SystemVersion?] = [nil]
  ) throws -> [DeviceGroup] {
    DeviceGroup.grouping(
      try versions.flatMap { version in
        try names.map { try DeviceCatalogue.device(named: $0, for: .lockScreen, version: version) }
      }
    )
  }

  private static let own = [
    DeviceGroup(size: CGSize(width: 90.5, height: 31), displayScale: 2),
    DeviceGroup(size: CGSize(width: 12, height: 20), displayScale: 1, systemVersion: .iOS16),
  ]

  private static func allGroups() throws -> [[DeviceGroup]] {
    let phones = ["SE 3", "iPhone 15", "iPhone 13 mini", "iPhone 14 Plus", "iPhone 17 Pro Max"]
    return try [
      [], Array(own.prefix(1)), own, groups(["iPhone 15"]), groups(["watch 41mm"]),
      groups(["watch 41mm", "watch 45mm"]), groups(["iPhone 15", "watch 41mm"]), groups(phones),
      groups(["iPhone 14", "iPhone 13 mini"], [.iOS16, .newest]), own + groups(["SE 3"]),
      groups(Array(phones.prefix(4))), DeviceCatalogue.groups,
      DeviceGroup.grouping(Array(DeviceCatalogue.devices(for: .todayCompact).prefix(2))),
    ]
  }

  // MARK: Lists

  @Test func listsAreAsRecorded() throws {
    try Self.check("lists") { language in
      let said = ListSentences(language)
      var rows = [said.headline, said.allWhole, said.legend(marking: .cut)]
      for count in 0...3 {
        rows += [
          said.headlines(count), said.files(count), said.cut(count), said.unmet(count),
          said.known(count), said.withoutSnippet(count), said.close(count), said.unreadable(count),
          said.rest(count), said.hidden(count),
        ]
      }
      return try rows + Self.allGroups().map(said.devices)
    }
  }

  @Test func briefOnesAreAsRecorded() throws {
    try Self.check("brief") { language in
      let said = BriefSentences(language)
      var rows = [said.all, said.phones, said.devices, said.areas] + said.shownHeader
      let names = ["SE", "mini", "Max"]
      for count in 1...3 { rows.append(said.cut(on: Array(names.prefix(count)), of: names)) }
      for headline in 0...2 {
        for snippet in 0...2 {
          for isWhole in [false, true] {
            let outcome = Self.outcome(headline, snippet, isWhole: isWhole)
            rows += [true, false].flatMap { hasSnippet in
              said.named(said.lines(of: outcome, hasSnippet: hasSnippet))
            }
            rows.append(outcome.summary(in: language))
          }
        }
      }
      for count in 2...4 { rows.append(said.missing(["a", "b"], of: count)) }
      return rows
        + [said.basis(metrics: "m", settings: ""), said.basis(metrics: "m", settings: "Bold Text")]
    }
  }

  /// What is shown of a headline and a snippet of so many lines.
  private static func outcome(_ headline: Int, _ snippet: Int, isWhole: Bool) -> HeadlineOutcome {
    func text(_ role: String, _ lines: Int) -> TextTrace {
      TextTrace(
        role: role,
        string: role,
        pointSize: 9,
        lines: Array(repeating: LineTrace(text: "a", width: 1), count: lines),
        isTruncated: false,
        size: .zero
      )
    }
    return HeadlineOutcome(
      texts: [text("headline", headline), text("snippet", snippet)],
      candidateName: nil,
      isWhole: { isWhole != ($0.role == "snippet" && headline == 1) },
      isOutside: { _ in false }
    )
  }

  // MARK: Changes and limits

  private static let changes: [HeadlineChange] = [
    .none, .add(0), .add(1), .add(2), .add(199), .add(200), .remove(1, lost: "x"),
    .remove(3, lost: "xyz"),
  ]

  @Test func changesAreAsRecorded() throws {
    let goals: [HeadlineGoal] = [
      .headlineWhole, .snippetShown, .candidate(atMost: 0), .candidate(atMost: 1),
    ]
    let names = ["a", "a@iPhone 15", "a@iPhone 15@SE 3", "a@iOS 16..26", "a@x..y@watch", "@"]
    let asked = names.compactMap { AskedGoal(.headlineWhole, named: $0, in: [2, 0]) }
    try Self.check("changes") { language in
      let said = ChangeSentences(language)
      var rows = goals.map { "\($0.name): \(said.goal($0))" }
      rows += asked.map { "\($0.name) \($0.areas) \($0.devices ?? "–")" }
      rows.append("\(AskedGoal(.snippetShown, in: 1..<4))")
      for change in Self.changes {
        rows += [
          ChangeSentences.number(change), said.counted(change, for: .headlineWhole),
          said.sentence(change, tightest: "SE 3"), said.phraseSentence(change),
        ]
        rows += goals.map { said.sentence(change, for: AskedGoal($0, in: 0..<2)) }
        rows += asked.prefix(3).map { said.sentence(change, for: $0) }
        for phrase in [nil] + Self.changes.map(Optional.some) {
          let limits = HeadlineRoom.Limits(change: change, phrase: phrase, tightest: 0)
          rows.append(said.captions(of: limits, for: .headlineWhole).joined(separator: " / "))
        }
      }
      return rows
    }
  }

  @Test func limitsAreAsRecorded() throws {
    try Self.check("limits") { language in
      let said = LimitsSentences(language)
      return [
        said.areaHeading, said.goalHeading, said.changeHeading, said.phraseHeading, said.none,
        said.legend, said.thresholds("1 < 2", isWidth: true),
        said.thresholds("1 < 2", isWidth: false),
        said.layouts([]), said.layouts(["a"]), said.layouts(["a", "b", "c"]),
      ]
    }
  }

  // MARK: Matrices

  @Test func matricesAreAsRecorded() throws {
    let settings = MatrixSetting.all(
      typeSizes: [.small, .accessibility1],
      weights: [false, true],
      deviceLanguages: [nil, "en"]
    )
    try Self.check("matrices") { language in
      let said = MatrixSentences(language)
      var rows = [
        said.settingHeading, said.allMet, said.countsLegend, said.layoutsLegend, said.name([]),
      ]
      for count in 0...4 {
        let places = ["a", "b", "c", "d", "e"].prefix(count + 1)
        rows += [
          said.settings(count), said.unmet(count), said.differing(count),
          said.differingByVersion(count), said.hidden(count),
          said.worst(count, of: 9, Array(places)),
          said.sentence("S", with: Array(settings.prefix(count)), of: 4),
        ]
      }
      for (index, setting) in settings.enumerated() {
        rows += [said.name([setting]), said.name([setting], on: "iOS 26")]
        rows.append(said.name([setting, settings[(index * 3 + 1) % settings.count]]))
      }
      for index in [nil, 0, 2] as [Int?] {
        for isWhole in [false, true] {
          let shown = ShownHeadline(
            chosenIndex: index,
            headlineLines: 1,
            snippetLines: 0,
            isHeadlineWhole: isWhole
          )
          rows.append(
            said.shown(HeadlineMatrix.Cell(shown: shown, closeCall: nil, isAsRequired: true))
          )
        }
      }
      return rows
    }
  }

  // MARK: Traces

  @Test func tracesAreAsRecorded() throws {
    try Self.check("traces") { language in
      let said = TraceSentences(language)
      var rows = [
        said.separator, said.nothing, said.unnamed, said.shown, said.shownAsLast, said.notTried,
        said.measuredOnRequest, said.cutWithEllipsis, said.headroom, said.noLimit, said.width,
        said.height, said.wider, said.narrower, said.less, said.more, said.sameLines(["a"]),
        said.sameLines(["a", "b"]), said.limit("c", "1 pt", "2 %", "n"),
        said.notPublished(StandIn(subject: "s", assumption: "a")),
      ]
      rows += ["time", "headline", "snippet", "other"].map(said.name)
      rows += HeadlineWidget.candidateNames.map(said.name)
      rows += InlineHeadlineWidget.candidateNames.map(said.name)
      rows += (0...2).map(said.moreLines)
      rows += Self.origins(said) + Self.candidates(said) + Self.places(said) + Self.calls(said)
      return rows
    }
  }

  private static func origins(_ said: TraceSentences) -> [String] {
    let notes = [nil, AreaNote(english: "a note", japanese: "注")]
    return TextArea.Provenance.allCases.flatMap { provenance in
      [nil, SystemVersion.iOS16, .iOS26].flatMap { version in
        notes.flatMap { note in
          [Device.Kind.iPhone, .watch].map { kind in
            let area = TextArea(
              size: CGSize(width: 9, height: 5),
              provenance: provenance,
              readingVersion: version,
              source: "a source",
              japaneseSource: "出典",
              note: note
            )
            return said.origin(of: area, on: kind)
          }
        }
      }
    }
  }

  private static func candidates(_ said: TraceSentences) -> [String] {
    let lengths: [CGFloat?] = [nil, -1.5, 0, 2]
    return lengths.flatMap { width in
      lengths.flatMap { height in
        let candidate = CandidateTrace(
          index: 0,
          name: "a",
          wasTried: true,
          proposal: ProposedViewSize(width: width, height: height),
          size: CGSize(width: 10, height: 7),
          fits: true,
          slack: AxisSlack(width: width, height: height),
          failedAxis: nil,
          texts: []
        )
        return [said.proposal(of: candidate)] + said.comparisons(of: candidate)
      }
    }
  }

  private static func places(_ said: TraceSentences) -> [String] {
    let sizes = (CGSize(width: 10, height: 7), CGSize(width: 30, height: 20))
    var rows = [[], ["a"], ["a", "b"]].map { said.placement(sizes.0, in: sizes.1, cut: $0) }
    for count in 0...2 {
      for pointSizes in [[9], [9, 12.5]] {
        let text = TextTrace(
          role: nil,
          string: "a",
          pointSize: 9,
          pointSizes: pointSizes,
          lines: Array(repeating: LineTrace(text: "a", width: 1), count: count),
          isTruncated: false,
          size: .zero
        )
        rows.append(said.place(of: text, in: CGRect(x: 1, y: 2, width: 3, height: 4)))
      }
    }
    return rows
  }

  private static func calls(_ said: TraceSentences) -> [String] {
    let subjects: [CloseCall.Subject] = [
      .text(role: "headline", string: "a"), .width, .typeSize, .lines(.bold),
    ]
    return subjects.flatMap { subject in
      [0, 2.5].map { points in
        said.closeCall(
          CloseCall(
            subject: subject,
            direction: .larger,
            limit: HeadroomLimit(
              ratio: 0.1,
              points: 1,
              outcome: FitOutcome(chosenIndex: 0, fits: true)
            ),
            uncertainty: points,
            farthest: FitOutcome(chosenIndex: 0, fits: true),
            reasons: [.symbols, .watchFont, .symbols]
          )
        )
      }
    }
  }

  // MARK: Verdicts

  @Test func verdictsAreAsRecorded() throws {
    let systems: [ReportSystems] = [
      .newest, .named(["iOS 16"]), .named(["iOS 16", "iOS 26"]), .unnamed,
    ]
    let places: [ReportPlace] =
      [.nowhere, .everyPhone, .everyPhoneRunning(system: "iOS 18")]
      + systems.flatMap { systems -> [ReportPlace] in
        [.area("A", systems), .device("D", systems)]
          + [2, 3].map { .devices(count: $0, systems) }
      }
    try Self.check("verdicts") { language in
      let said = VerdictSentences(language: language)
      var rows = places.flatMap { [said.headlineIsWhole($0), said.headlineIsCut($0)] }
      rows += [said.noSnippet, said.snippetIsNotShown, said.closeCall("w")]
      for system in [nil, "iOS 26"] {
        rows += [["a"], ["a", "b"]].map { said.headlineIsCut(in: $0, of: 7, system: system) }
      }
      for lines in 0...2 {
        rows += [said.snippetIsWhole(lines: lines), said.snippetIsCut(lines: lines)]
      }
      rows += [[(2, 1), (1, 3)], [(2, 2), (0, 1)], [(3, 1), (1, 1), (0, 4)]].map(
        said.snippetDiffers
      )
      return rows + (1...3).map { said.closeCall("w", in: $0, of: 3) }
    }
  }

  // MARK: Names

  @Test func namesAreAsRecorded() throws {
    let all = try Self.allGroups()
    var rows = all.flatMap { groups -> [String] in
      let devices = groups.flatMap(\.devices)
      let classes = AreaClass.classes(of: groups).map { "\($0.name) \($0.indices)" }
      return [
        "\(groups.systemNames) \(groups.systems)", classes.joined(separator: "; "),
        DeviceNames.list(devices), "\(groups.map(\.shortName))",
        DeviceNames.list(
          devices,
          markingDerived: "*",
          doubtful: Array(devices.dropFirst().prefix(1))
        ),
      ]
    }
    rows += ["iPhone 15", "iPhone SE (3rd generation)", "Apple Watch 41mm", "iPad", ""].map {
      "\($0): \(AreaClass.short($0)) \(DeviceNames.family(of: $0))"
    }
    let groups = all[7]
    for count in 1...5 {
      for language in ExplanationLanguage.allCases {
        let unmet = UnmetRequirement(
          requirement: HeadlineRequirement(name: "r", policy: .sameCandidate, areas: []),
          areas: Array((0..<count).reversed())
        )
        rows.append(UnmetSentences.sentence(unmet, groups, in: language))
      }
    }
    for language in ExplanationLanguage.allCases {
      rows.append("\(HeadlineWidget.names(in: language).sorted { $0.key < $1.key })")
      rows.append(VersionDifferenceSentences(language).none)
      rows += [nil, .iOS, .watchOS].flatMap { platform in
        (Self.own + all[6]).map { $0.systemName(on: platform, in: language) }
      }
    }
    try Self.recording.check("names", rows)
  }
}
