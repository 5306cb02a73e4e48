import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import Inputs
import LayoutEngine
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

@testable import Headlines
@testable import LayoutEngine

/// What is counted of verdicts and matrices, and what is remembered for them, of numbers made up for it.
///
/// `Scripts/renew-golden` writes `Cases/recorded-tallies.txt` anew.
@Suite struct RecordedTallyTests {
  private static let recording = Recording(
    "HeadlinesTests/Cases/recorded-tallies.txt",
    names: ["summaries", "requirements", "matrices", "comparisons", "answers", "needs", "texts"]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  private static func shown(_ index: Int?, _ snippet: Int, isWhole: Bool) -> ShownHeadline {
    ShownHeadline(
      chosenIndex: index,
      headlineLines: 2,
      snippetLines: snippet,
      isHeadlineWhole: isWhole
    )
  }

  private static let consequences: [CloseCallConsequence?] = [nil, .snippet, .cut]

  private static let areas = consequences.flatMap { call in
    [(nil, 0, false), (0, 2, true), (1, 1, true), (2, 0, true), (2, 0, false)].map {
      HeadlineVerdict.Area(shown: shown($0, $1, isWhole: $2), closeCall: call)
    }
  }

  private static func unmet(_ policy: HeadlineRequirement.Policy) -> UnmetRequirement {
    UnmetRequirement(
      requirement: HeadlineRequirement(name: "r", policy: policy, areas: [0]),
      areas: [0]
    )
  }

  // MARK: Summaries

  @Test func summariesAreAsRecorded() throws {
    var rows: [String] = []
    var all = VerdictSummary()
    let unmets = [[], [Self.unmet(.goal(.headlineWhole))], [Self.unmet(.sameCandidate)]]
    for one in Self.areas.indices {
      for other in [one, (one + 4) % Self.areas.count] {
        for unmet in unmets {
          for isKnown in [false, true] {
            let verdict = HeadlineVerdict(
              areas: [Self.areas[one], Self.areas[other]],
              change: .none,
              tightest: 1,
              unmet: unmet,
              missingScalars: []
            )
            .knowing { _ in isKnown }
            let article = HeadlineArticle(
              headline: "h",
              snippet: one % 2 == 0 ? "" : "s",
              language: "en"
            )
            let record = Self.record(.answer(article, verdict))
            let summary = VerdictSummary(of: record)
            all.add(summary)
            rows.append(
              "\(one) \(other) \(unmet.count) \(isKnown): \(verdict.verdict) \(verdict.showsNoSnippet) "
                + "\(verdict.closeCall.map { "\($0)" } ?? "–") \(verdict.unmet.count) \(verdict.known.count) "
                + "\(record.status) \(record.finding.map { "\($0)" } ?? "–") \(record.unmet.count) "
                + "\(record.isError) \(record.headline) \(Self.described(summary))"
            )
          }
        }
      }
    }
    let error = Self.record(.error("nothing"))
    rows.append(
      "\(error.status) \(error.finding?.rawValue ?? "–") \(error.unmet.count) \(error.isError)"
    )
    rows.append("\(error.headline) \(Self.described(VerdictSummary(of: error)))")
    let detailed = DetailedRecord(
      number: 4,
      id: "id",
      isNamed: true,
      place: InputPlace(file: "f", line: 3),
      content: .error("nothing")
    )
    let plain = detailed.verdictRecord
    rows.append(
      "\(plain.number) \(plain.id) \(plain.isNamed) \(plain.place) \(plain.isError) \(detailed.report == nil)"
    )
    all.add(error)
    rows.append(Self.described(all))
    rows.append(Self.described(VerdictSummary()))
    try Self.recording.check("summaries", rows)
  }

  /// A record without its report is called what it is called with it, by its source or not.
  @Test(arguments: [false, true]) func aVerdictKeepsWhoNamedIt(isNamed: Bool) {
    let detailed = DetailedRecord(
      number: 1,
      id: "a",
      isNamed: isNamed,
      place: InputPlace(file: "f", line: 1),
      content: .error("nothing")
    )
    #expect(detailed.verdictRecord.isNamed == isNamed)
  }

  private static func record(_ content: VerdictRecord.Content) -> VerdictRecord {
    VerdictRecord(
      number: 1,
      id: "a",
      isNamed: false,
      place: InputPlace(file: "f", line: nil),
      content: content
    )
  }

  private static func described(_ summary: VerdictSummary) -> String {
    let counts = [
      summary.count, summary.cutCount, summary.errorCount, summary.unmetCount, summary.knownCount,
      summary.withoutSnippetCount, summary.closeCount, summary.closeSnippetCount,
    ]
    return "\(counts) \(summary.areUnmetThoseThatAreCut)"
  }

  // MARK: Requirements

  @Test func requirementsAreAsRecorded() throws {
    let policies: [HeadlineRequirement.Policy] = [
      .goal(.headlineWhole), .goal(.snippetShown), .goal(.candidate(atMost: 0)),
      .goal(.candidate(atMost: 1)), .sameCandidate, .noCloseCalls([.cut]),
      .noCloseCalls([.snippet]),
      .noCloseCalls([]),
    ]
    var rows: [String] = []
    for policy in policies {
      for places in [[], [3], [1, 2], Array(Self.areas.indices)] {
        let requirement = HeadlineRequirement(name: "n@d", policy: policy, areas: places)
        let missed = ["", "s"].map { snippet in
          requirement.missed(
            by: HeadlineArticle(headline: "h", snippet: snippet, language: "en"),
            shownAs: Self.areas
          )
        }
        rows.append(
          "\(policy) \(places.count): \(missed) \(requirement.isHeadlineWhole) "
            + "\(CloseCallConsequence.allCases.map(requirement.asksAbout)) "
            + "\(requirement.askedGoal.map { "\($0.name) \($0.areas) \($0.devices ?? "–")" } ?? "–")"
        )
      }
    }
    let whole = HeadlineRequirement.headlineWhole(in: Array(DeviceCatalogue.groups.prefix(3)))
    rows.append("\(whole)")
    for extent in CloseCallExtent.allCases {
      rows.append("\(extent) \(CloseCallConsequence.allCases.map(extent.includes))")
    }
    try Self.recording.check("requirements", rows)
  }

  // MARK: Matrices

  private static func groups(_ versions: [SystemVersion]) -> [DeviceGroup] {
    versions.enumerated().map { index, version in
      DeviceGroup(
        size: CGSize(width: 100 + CGFloat(index % 2), height: 40),
        displayScale: 3,
        systemVersion: version
      )
    }
  }

  @Test func matricesAreAsRecorded() throws {
    var rows: [String] = []
    for versions in [[.iOS26, .iOS26, .iOS26], [.iOS26, .iOS17, .iOS16]] as [[SystemVersion]] {
      let comparison = VersionComparison(Self.groups(versions))
      var tally = MatrixTally(settingCount: 2, areaCount: 3)
      rows.append("\(tally.worst.count)")
      var random = SplitMix(seed: 11)
      for number in 0..<60 {
        let kinds = number % 3 == 0 ? 1 : number % 3 == 1 ? 2 : 5
        let matrix = HeadlineMatrix(
          cells: (0..<2).map { _ in
            (0..<3).map { _ in
              let area = Self.areas[
                Int.random(in: 0..<kinds, using: &random) + 5
                  * Int.random(in: 0..<3, using: &random)
              ]
              return HeadlineMatrix.Cell(
                shown: area.shown,
                closeCall: area.closeCall,
                isAsRequired: Int.random(in: 0..<4, using: &random) > 0
              )
            }
          },
          comparison: comparison
        )
        tally.add(matrix)
        rows.append(
          "\(matrix.isAsRequired) \(matrix.differsBetweenAreas) "
            + "\(matrix.firstDifference.map { "\($0.setting) \($0.areas)" } ?? "–") "
            + "\(matrix.versionDifferences.map { "\($0.setting) \($0.place.areas)" }) "
            + "\(tally.worst.map { "\($0.setting)/\($0.area)" })"
        )
      }
      rows.append(
        "\(tally.count) \(tally.unmetCount) \(tally.differingCount) \(tally.versionDifferingCount)"
      )
      rows += tally.cells.flatMap { cells in cells.map { "\($0)" } }
    }
    let settings = MatrixSetting.all(
      typeSizes: [.small, .xLarge],
      weights: [true, false],
      deviceLanguages: [nil, "en"]
    )
    var base = HeadlineSetting(groups: [], fonts: try TestFonts.english())
    (base.deviceLanguages, base.legibilityWeight) = (["de", "ja"], .bold)
    rows += settings.map { setting in
      let applied = setting.applied(to: base)
      return "\(setting.typeSize) \(setting.isBold) \(applied.typeSize) "
        + "\(applied.legibilityWeight.map { "\($0)" } ?? "–") \(applied.deviceLanguages)"
    }
    try Self.recording.check("matrices", rows)
  }

  @Test func comparisonsAreAsRecorded() throws {
    let devices = try ["iPhone 14", "iPhone 15", "SE 3", "iPhone 13 mini"].flatMap { name in
      try [nil, SystemVersion.iOS17, .iOS18].map { version in
        try DeviceCatalogue.device(named: name, for: .lockScreen, version: version)
      }
    }
    let lists: [[DeviceGroup]] = [
      [], Self.groups([.iOS26]), Self.groups([.iOS26, .iOS26, .iOS16, .iOS17]),
      Self.groups([.iOS16, .iOS26, .iOS26, .iOS16]), DeviceGroup.grouping(devices),
      DeviceGroup.grouping(devices) + Self.groups([.iOS16, .iOS16, .iOS26]),
    ]
    var rows: [String] = []
    for groups in lists {
      let comparison = VersionComparison(groups)
      rows.append(
        "\(comparison.isEmpty) \(comparison.versions.map { "\($0.version) \($0.areas)" })"
      )
      rows.append("\(comparison.places.map { "\($0.devices.map(\.name)) \($0.areas)" })")
      for number in 1...3 {
        rows += [VersionDifferenceSentences(.english), VersionDifferenceSentences(.japanese)]
          .flatMap {
            $0.sentences(comparison.places, of: groups, on: .watchOS) {
              "answer \($0 / number % 2)"
            }
          }
      }
    }
    try Self.recording.check("comparisons", rows)
  }

  // MARK: What is remembered

  private static func text(_ role: String?, _ lines: Int, isTruncated: Bool) -> TextTrace {
    TextTrace(
      role: role,
      string: "a",
      pointSize: 9,
      lines: Array(repeating: LineTrace(text: "a", width: 1), count: lines),
      isTruncated: isTruncated,
      size: CGSize(width: 3, height: 4),
      frame: CGRect(x: 0, y: 0, width: 3, height: 4)
    )
  }

  @Test func answersAreAsRecorded() throws {
    var rows: [String] = []
    let outcomes = [
      nil, FitOutcome(chosenIndex: nil, fits: true), FitOutcome(chosenIndex: 0, fits: true),
      FitOutcome(chosenIndex: 2, fits: false), FitOutcome(chosenIndex: 254, fits: true),
      FitOutcome(chosenIndex: 255, fits: true),
    ]
    for outcome in outcomes {
      for (headline, snippet) in [(0, 0), (1, 2), (255, 3), (256, 1), (3, 255), (3, 256)] {
        for bits in 0..<16 {
          let isCut = (0..<3).map { bits >> $0 & 1 == 1 }
          let layout = ShownLayout(
            bounds: CGSize(width: 5, height: 5),
            outcome: outcome,
            texts: [
              Self.text("time", 1, isTruncated: isCut[0]),
              Self.text("headline", headline, isTruncated: isCut[1]),
              Self.text("snippet", snippet, isTruncated: isCut[2]),
            ],
            isMeasured: bits >> 3 == 1
          )
          let answer = HeadlineAnswer(layout, displayScale: 3)
          let again = answer.packed.map(HeadlineAnswer.init)
          #expect(again == nil || again == answer)
          guard bits % 5 == 0 else { continue }
          rows.append(
            "\(outcome.map { "\($0.chosenIndex ?? -1) \($0.fits)" } ?? "–") \(headline) \(snippet) \(bits): "
              + "\(answer.packed.map { String($0, radix: 16) } ?? "–") \(answer.shown.isHeadlineWhole) "
              + "\(answer.shown.headlineLines) \(answer.shown.snippetLines) \(answer.cutTexts.rawValue)"
          )
        }
      }
    }
    try Self.recording.check("answers", rows)
  }

  @Test func needsAreAsRecorded() throws {
    var rows: [String] = []
    for heights in [
      [10, 7, 5], [5, 7, 10], [.infinity, 7, 7], [.infinity, .infinity, .infinity],
    ] as [[Double]] {
      let memory = ColumnMemory(ColumnPlaces([]), areaCount: 2)
      #expect(memory.needs(for: 0) { nil } == nil && memory.needs(for: 0) { [1, 2] } == nil)
      guard let first = memory.needs(for: 0, { heights }),
        let again = memory.needs(for: 0, { nil })
      else {
        Issue.record("no needs are kept")
        continue
      }
      for needs in [first, again] {
        let outcomes = [4.9, 5, 7, 9, 10, 11].map { height -> String in
          let outcome = needs.outcome(height: height)
          let above = needs.least(above: height) { $0 != 1 }
          return "\(outcome.chosenIndex ?? -1)\(outcome.fits ? "" : "!") \(above ?? -1)"
        }
        rows.append(
          "\((0..<3).map { needs[$0] }) \(needs.greatest): \(outcomes.joined(separator: ", "))"
        )
      }
    }
    let memory = ColumnMemory(ColumnPlaces([]), areaCount: 2)
    for room in HeadlineTemplate.Room.allCases {
      for area in 0..<2 {
        #expect(memory.answer(for: 0, in: area, room) == nil)
        let layout = ShownLayout(
          bounds: .zero,
          outcome: FitOutcome(chosenIndex: area, fits: true),
          texts: [Self.text("headline", room.rawValue + 1, isTruncated: false)],
          isMeasured: true
        )
        memory.keep(HeadlineAnswer(layout, displayScale: 3), for: 0, in: area, room)
      }
    }
    for room in HeadlineTemplate.Room.allCases {
      for area in 0..<2 {
        let shown = memory.answer(for: 0, in: area, room)?.shown
        rows.append(
          "\(shown?.chosenIndex ?? -1) \(shown?.headlineLines ?? -1) \(room.height) \(room.width)"
        )
      }
    }
    try Self.recording.check("needs", rows)
  }

  /// Of the texts that were prepared last the last two dozen are known, whatever was asked for in between.
  @Test func textsAreAsRecorded() throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    var other = style
    other.language = "de"
    var rows: [String] = []
    let texts = HeadlineTexts()
    var last: [String: PreparedText] = [:]
    for number in Array(0..<30) + [29, 6, 5, 28, 4, 7] + Array(0..<9) {
      let string = "number \(number)"
      let prepared = texts.prepare(string, style: style)
      rows.append("\(string): \(last[string].map { $0.isIdentical(to: prepared) } ?? false)")
      last[string] = prepared
      #expect(prepared.text == string)
    }
    let known = texts.prepare("number 8", style: style)
    rows.append("\(texts.prepare("number 8", style: other).isIdentical(to: known))")
    for language in [
      "ja", "JA-jp", "zh-Hant", "zh_Hans", "ko", "th", "ar", "he", "hi", "ru", "el", "en", "de", "",
    ] {
      rows.append("\(language): \(HeadlineTemplate.filler(in: language))")
    }
    let article = HeadlineArticle(headline: "港", snippet: "Night and night", language: nil)
    rows.append("\(article.language) \(article.time) \(article.id.isEmpty)")
    rows += ["time", "snippet", "headline", nil, "other"].map {
      HeadlineTemplate.text(of: article, for: $0, headline: "tried")
    }
    try Self.recording.check("texts", rows)
  }
}
