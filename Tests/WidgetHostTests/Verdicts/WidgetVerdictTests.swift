#if os(Linux)
import FitSelection
import Foundation
import Testing
import WidgetHost

/// What status, summary and reports read of a widget's runs says the same everywhere.
@Suite struct WidgetVerdictTests {
  /// What all runs are asked.
  static let request = HostRequest(
    kind: "Headlines",
    family: "accessoryRectangular",
    surroundings: HostSurroundings(now: FaultTests.start)
  )

  static func run(
    complete: Bool = true,
    findings: [HostFinding] = [],
    texts: [(identifier: String?, state: String)] = [("headline", "whole")],
    candidates: [Int] = [0],
    candidateCount: Int? = nil,
    typeSizes: [String] = ["large"]
  ) throws -> HostedRun {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    if !texts.isEmpty {
      run.take(.entry(try entry(texts, candidates, candidateCount, typeSizes: typeSizes)))
    }
    for finding in findings { run.take(.finding(finding)) }
    if complete { run.take(.done) }
    return HostedRun(request, run)
  }

  /// As a process writes it: records have no initialisers of their own.
  static func entry(
    _ texts: [(identifier: String?, state: String)],
    _ candidates: [Int],
    _ candidateCount: Int? = nil,
    typeSizes: [String] = ["large"],
    role: EntryRecord.Role = .timeline,
    lines: String = "\"Rowers cross⋯\""
  ) throws -> EntryRecord {
    let words = texts.map { identifier, state in
      """
      {"string": "Rowers cross the bay", "lines": [\(lines)], "state": "\(state)", \
      "isMoving": false\(identifier.map { ", \"identifier\": \"\($0)\"" } ?? "")}
      """
    }
    .joined(separator: ", ")
    let layouts = typeSizes.flatMap { typeSize in
      candidates.map { candidate in
        """
        {"devices": ["iPhone 15"], "width": 160, "height": 72, "displayScale": 3, \
        "systemVersion": 26, "typeSize": "\(typeSize)", "candidate": "layout \(candidate)", \
        "candidateIndex": \(candidate), "candidateCount": \(candidateCount.map { "\($0)" } ?? "null"), "texts": [\(words)], "standIns": []}
        """
      }
    }
    let json = """
      {"role": "\(role.rawValue)", "date": 0, "taps": [], "layouts": [\(layouts.joined(separator: ", "))]}
      """
    return try JSONDecoder().decode(EntryRecord.self, from: Data(json.utf8))
  }

  private static let fault = HostFinding(.emptyTimeline, "there is no entry", "エントリーがありません")
  private static let note = HostFinding(.noArea, "no area is known", "大きさが知られていません")

  static func verdict(
    _ runs: [HostedRun],
    _ findings: [HostFinding] = [],
    required: [WidgetRequirement] = [.allWhole]
  ) -> WidgetVerdict {
    WidgetVerdict(of: runs, widgets: [], findings: findings, required: required)
  }

  private static func summary(
    _ verdict: WidgetVerdict,
    _ language: ExplanationLanguage = .english
  ) -> String {
    WidgetSentences(language: language, timeZone: .gmt).summary(of: verdict)
  }

  @Test func whatIsWholeIsSound() throws {
    let verdict = Self.verdict([try Self.run(findings: [Self.note])], [Self.note])
    #expect(verdict.outcome == .sound)
    #expect(Self.summary(verdict) == "1 run: every text is whole that has to be")
  }

  @Test func oneIsNotSaidAsMany() {
    let sentences = WidgetSentences(language: .english, timeZone: .gmt)
    #expect(sentences.more(1) == "and 1 more text")
    #expect(sentences.more(2) == "and 2 more texts")
    #expect(sentences.morePictures(1, in: "a/b") == "and 1 more picture in a/b")
    #expect(sentences.morePictures(2, in: "a/b") == "and 2 more pictures in a/b")
    let japanese = WidgetSentences(language: .japanese, timeZone: .gmt)
    #expect(japanese.more(2) == "ほか2件のテキスト")
    #expect(japanese.morePictures(2, in: "a/b") == "ほか2枚の画像がa/bにあります")
  }

  /// The first three sizes of text of an area are named, and of more it is said that there are.
  @Test(arguments: [
    ["large"], ["large", "xLarge"], ["large", "xLarge", "xxLarge"],
    ["large", "xLarge", "xxLarge", "xxxLarge"],
  ])
  func sizesOfTextAreNamed(_ sizes: [String]) throws {
    let hosted = try Self.run(texts: [("headline", "truncated")], typeSizes: sizes)
    let cut = try #require(Self.verdict([hosted]).runs[0].cutTexts.first)
    let places = WidgetSentences(language: .english, timeZone: .gmt)
      .places(of: cut, in: hosted.run)
    let names = sizes.count > 3 ? Array(sizes.prefix(3)) + ["…"] : sizes
    #expect(places.contains(" at \(names.joined(separator: "/")); in 1 of 1 entry"), "\(places)")
  }

  /// Why a program gave no answer is said in the language of whoever reads it.
  @Test func aFailureIsSaidInBothLanguages() {
    let failure = HostProgram.Failure.noDescription(BilingualText("it ended", "終了しました"))
    #expect(failure.description == "the widget's program ended at once: it ended")
    #expect(failure.text.japanese == "ウィジェットのプログラムがすぐに終了しました：終了しました")
  }

  /// A placeholder's texts stand in for others: entries with texts of their own alone are counted.
  @Test func placeholdersAreNotCounted() throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    run.take(.entry(try Self.entry([("headline", "outside")], [0], role: .placeholder)))
    run.take(.entry(try Self.entry([("headline", "outside")], [0])))
    run.take(.done)
    let cut = try #require(Self.verdict([HostedRun(Self.request, run)]).runs[0].cutTexts.first)
    #expect(cut.entryCount == 1)
    #expect(run.entryCount == 1)
  }

  /// The widest dates are no entries: what is cut there alone is cut in none.
  @Test(arguments: [("whole", 0, 150), ("truncated", 1, nil)] as [(String, Int, Int?)])
  func widestDatesAreNoEntries(_ state: String, _ count: Int, _ daysLater: Int?) throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    run.take(.entry(try Self.entry([("headline", state)], [0])))
    let layouts = try JSONEncoder().encode(Self.entry([("headline", "truncated")], [0]).layouts)
    let json = """
      {"string": "May 1", "widest": "September 28", "daysLater": 150, "isWhole": false, \
      "layouts": \(String(decoding: layouts, as: UTF8.self))}
      """
    run.take(.widestDate(try JSONDecoder().decode(WidestDateRecord.self, from: Data(json.utf8))))
    run.take(.done)
    let cut = try #require(Self.verdict([HostedRun(Self.request, run)]).runs[0].cutTexts.first)
    #expect(cut.entryCount == count && cut.daysLater == daysLater)
    #expect(cut.places.count == 1)
  }

  /// What is no date is said to be none, and a year that no formatter writes is written all the same.
  @Test(arguments: [
    (Double.nan, "no date"), (.infinity, "no date"), (-.infinity, "no date"), (1e300, "no date"),
    (-1e15, "no date"), (0, "2001-01-01 00:00"), (1e12, "33689-09-2"),
  ])
  func momentsAreSaid(_ seconds: Double, _ words: String) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let moment = WidgetSentences(language: .english, timeZone: .gmt).moment(date)
    #expect(moment.hasPrefix(words), "\(moment)")
    let japanese = WidgetSentences(language: .japanese, timeZone: .gmt).moment(date)
    #expect(japanese == (words == "no date" ? "日時なし" : moment))
  }

  /// Days are told from some 4,000 years before our era to some 470,000 of it.
  @Test(arguments: [
    (-2e11, true), (-2e11 - 86_400, false), (1.5e13, true), (1.5e13 + 86_400, false), (0, true),
    (Double.nan, false),
  ])
  func daysHaveBounds(_ seconds: Double, _ hasDay: Bool) {
    #expect(Date(timeIntervalSinceReferenceDate: seconds).hasCalendarDay == hasDay)
  }

  /// A snapshot counts among the entries in which a text is cut, not among those of the timeline: which is said.
  @Test(arguments: [
    (0, "in 1 of 1 entry, first", "。エントリー1件中1件、"),
    (1, "in 2 of 2 entries with the snapshot, first", "。スナップショットを含むエントリー2件中2件、"),
    (2, "in 3 of 3 entries with the snapshots, first", "。スナップショットを含むエントリー3件中3件、"),
  ])
  func snapshotsAreCountedAmongEntries(
    _ count: Int,
    _ english: String,
    _ japanese: String
  ) throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    for _ in 0..<count {
      run.take(.entry(try Self.entry([("headline", "outside")], [0], role: .snapshot)))
    }
    run.take(.entry(try Self.entry([("headline", "outside")], [0])))
    run.take(.done)
    let cut = try #require(Self.verdict([HostedRun(Self.request, run)]).runs[0].cutTexts.first)
    for (language, words) in [(ExplanationLanguage.english, english), (.japanese, japanese)] {
      let places = WidgetSentences(language: language, timeZone: .gmt).places(of: cut, in: run)
      #expect(places.contains(words), "\(places)")
    }
  }

  /// Rows of one entry are texts of their own, also where they differ in digits alone; those of the next entry are
  /// the same ones.
  @Test func rowsThatDifferInDigitsAreToldApart() throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    let rows = [
      ["10:30 Ferry", "11:30 Ferry", "11:30 Ferry"], ["11:30 Ferry", "12:30 Ferry"],
      ["10:30 Ferry", "17:30 Ferry"], ["13:30 Ferry"],
      ["14:30 Ferry", "15:30 Ferry", "16:30 Ferry"],
      // What is known by its digits keeps its place, also behind one that is not.
      ["17:31 Ferry", "10:30 Ferry"],
    ]
    for row in rows {
      let text = """
        {"role": "timeline", "date": 0, "taps": [], "layouts": [{"devices": ["iPhone 15"], \
        "width": 160, "height": 72, "displayScale": 3, "systemVersion": 26, "typeSize": "large", \
        "texts": [\(row.map(Self.cutRow).joined(separator: ", "))], "standIns": []}]}
        """
      run.take(.entry(try JSONDecoder().decode(EntryRecord.self, from: Data(text.utf8))))
    }
    run.take(.done)
    let cut = Self.verdict([HostedRun(Self.request, run)]).runs[0].cutTexts
    #expect(cut.map(\.text.string) == ["10:30 Ferry", "11:30 Ferry", "16:30 Ferry"])
    #expect(cut.map(\.entryCount) == [6, 5, 1])
  }

  private static func cutRow(_ words: String) -> String {
    """
    {"string": "\(words)", "lines": ["\(words.prefix(5))⋯"], "state": "truncated", "isMoving": false}
    """
  }

  @Test func whatIsCutIsCountedAndNotSound() throws {
    let cut = try Self.run(texts: [("headline", "truncated")])
    let verdict = Self.verdict([cut, try Self.run()])
    #expect(verdict.outcome == .unsound && verdict.cutCount == 1)
    #expect(verdict.runs.map(\.cutTexts.count) == [1, 0])
    #expect(Self.summary(verdict) == "2 runs: a text is cut in 1, something is wrong in 0")
    #expect(Self.verdict([cut], required: [.nothing]).outcome == .sound)
    #expect(Self.verdict([cut], required: [.identified("headline")]).cutCount == 1)
    let near = try Self.run(texts: [("headline", "whole"), ("headlines", "truncated")])
    #expect(Self.verdict([near], required: [.identified("headline")]).cutCount == 0)
  }

  /// A run that broke off is wrong, also where nobody has found out why.
  @Test func aRunThatIsNotCompleteIsFaulty() throws {
    let verdict = Self.verdict([try Self.run(complete: false)])
    #expect(verdict.outcome == .unsound && verdict.faultyCount == 1)
    #expect(Self.summary(verdict) == "1 run: a text is cut in 0, something is wrong in 1")
    let found = Self.verdict([try Self.run(findings: [Self.fault])])
    #expect(found.outcome == .unsound && found.faultyCount == 1)
  }

  @Test func whatIsWrongWithTheProgramIsNotSound() throws {
    let verdict = Self.verdict([try Self.run()], [Self.fault])
    #expect(verdict.outcome == .unsound && verdict.isBundleFaulty)
    #expect(Self.summary(verdict).hasSuffix("and with the widgets as a whole"))
    #expect(Self.summary(verdict, .japanese).hasSuffix("ウィジェット全体にも問題があります"))
  }

  /// Nothing laid out is nothing that was checked.
  @Test func nothingThatIsShownIsNotSound() throws {
    // Neither runs, nor entries, nor areas.
    for runs in [[], [try Self.run(texts: [])], [try Self.run(candidates: [])]] {
      let verdict = Self.verdict(runs)
      #expect(verdict.outcome == .nothingShown)
      #expect(Self.summary(verdict).hasSuffix("nothing was laid out"))
    }
  }

  /// No candidate has the greatest index, but it may be asked for.
  @Test func theGreatestIndexHasAName() {
    let requirement = WidgetRequirement.candidate(atMost: .max)
    #expect(requirement.name == "candidate-at-most=\(Int.max)")
  }

  /// What is asked for by name; `nil` for what is asked of headlines alone, and for no number.
  @Test(
    arguments: [
      ("all-whole", .allWhole), ("headline-whole", .headlineWhole),
      ("snippet-shown", .snippetShown), ("same-candidate", .sameCandidate), ("nothing", .nothing),
      ("candidate-at-most=1", .candidate(atMost: 0)),
      ("candidate-at-most=12", .candidate(atMost: 11)), ("candidate-at-most=0", nil),
      ("candidate-at-most=-1", nil), ("candidate-at-most=+1", nil),
      ("candidate-at-most=01", nil), ("candidate-at-most=1=2", nil), ("candidate-at-most=", nil),
      ("candidate-at-most", nil), ("", nil), ("no-close-calls", nil), ("no-close-calls=cut", nil),
      ("title", .identified("title")), ("candidate-at-most-2", .identified("candidate-at-most-2")),
      ("a=candidate-at-most", .identified("a=candidate-at-most")),
    ] as [(String, WidgetRequirement?)]
  )
  func requirementsHaveNames(_ name: String, _ requirement: WidgetRequirement?) {
    #expect(WidgetRequirement(name: name) == requirement)
    if let requirement { #expect(requirement.name == name) }
  }

  @Test func policiesThatAreNotMetAreCounted() throws {
    let several = try Self.run(candidates: [0, 2])
    let verdict = Self.verdict(
      [several, try Self.run()],
      required: [.sameCandidate, .candidate(atMost: 1)]
    )
    #expect(verdict.outcome == .unsound && verdict.unmetCount == 1)
    #expect(
      verdict.runs[0].failures.map(\.requirement.name) == ["same-candidate", "candidate-at-most=2"]
    )
    // A policy that speaks of a text which nobody has is met nowhere.
    let unknown = Self.verdict([several, try Self.run()], required: [.identified("byline")])
    #expect(unknown.unmetCount == 2 && unknown.failures.count == 1)
  }

  /// A candidate that no layout has is asked of nobody; where one layout has it, it is asked of all.
  @Test(
    arguments: [
      ([3], 4, "no entry has more than 3 candidates", "どのエントリーにも候補は3個までしかありません"),
      ([1], 2, "no entry has more than 1 candidate", "どのエントリーにも候補は1個までしかありません"),
      ([3], 3, nil, nil), ([2, 3], 3, nil, nil),
      ([3, nil], 9, "no entry has more than 3 candidates", nil),
      ([nil], 9, nil, nil),
    ] as [([Int?], Int, String?, String?)]
  )
  func candidatesThatNobodyHasAreTold(
    _ counts: [Int?],
    _ number: Int,
    _ english: String?,
    _ japanese: String?
  ) throws {
    let runs = try counts.map { try Self.run(candidateCount: $0) }
    let verdict = Self.verdict(runs, required: [.candidate(atMost: number - 1)])
    #expect(verdict.outcome == (english == nil ? .sound : .unsound))
    #expect(verdict.unmetCount == (english == nil ? 0 : runs.count))
    let name = "candidate-at-most=\(number)"
    func said(_ language: ExplanationLanguage) -> [String] {
      verdict.failures.map { WidgetSentences(language: language, timeZone: .gmt).sentence(of: $0) }
    }
    #expect(said(.english) == (english.map { ["\(name): \($0)"] } ?? []))
    if let japanese { #expect(said(.japanese) == ["\(name)：\(japanese)"]) }
  }

  /// Where no layout has a choice, nothing is asked by how many candidates it may have; where one has, it is.
  @Test(arguments: [
    (["null"], true), (["null", "null"], true), (["null", "\"first\""], false), ([], false),
  ])
  func choicesThatNobodyHasAreTold(_ names: [String], _ isTold: Bool) throws {
    let layouts = names.map {
      """
      {"devices": ["iPhone 15"], "width": 160, "height": 72, "displayScale": 3, "systemVersion": 26, \
      "typeSize": "large", "candidate": \($0), "texts": [], "standIns": []}
      """
    }
    let json = """
      {"role": "timeline", "date": 0, "taps": [], "layouts": [\(layouts.joined(separator: ", "))]}
      """
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    run.take(.entry(try JSONDecoder().decode(EntryRecord.self, from: Data(json.utf8))))
    run.take(.done)
    let verdict = Self.verdict(
      [HostedRun(Self.request, run)],
      required: [.candidate(atMost: 0), .sameCandidate]
    )
    func said(_ language: ExplanationLanguage) -> [String] {
      verdict.failures.map { WidgetSentences(language: language, timeZone: .gmt).sentence(of: $0) }
    }
    #expect(said(.english) == (isTold ? ["candidate-at-most=1: no entry has a ViewThatFits"] : []))
    #expect(
      said(.japanese)
        == (isTold ? ["candidate-at-most=1：どのエントリーにもViewThatFitsがありません"] : [])
    )
  }

  /// What is found again at another date is the same; what is found at another place, or says something else, is not.
  @Test func findingsAreTakenOnce() {
    func finding(
      _ code: HostFinding.Code = .hung,
      _ english: String = "it hung",
      _ japanese: String = "応答がありません",
      in place: String? = nil,
      at seconds: TimeInterval? = nil
    ) -> HostFinding {
      let date = seconds.map { Date(timeIntervalSince1970: $0) }
      return HostFinding(code, english, japanese, in: place, at: date)
    }
    let all = [
      finding(), finding(in: "A.swift:3"), finding(in: "A.swift:4"), finding(.crashed),
      finding(.hung, "it hangs"), finding(.hung, "it hung", "止まりました"),
    ]
    var run = WidgetRun(kind: "A", family: "systemSmall")
    for finding in all + all { run.take(.finding(finding)) }
    for place in [nil, "A.swift:4"] { run.take(.finding(finding(in: place, at: 60))) }
    #expect(run.findings == all)
  }

  /// Every finding of the host's own is said in both languages, its place before it.
  @Test func aFindingIsSaidInBothLanguages() {
    var finding = HostFinding(.noFamilies, "A names no family", "Aにファミリーがありません", widget: "A")
    finding.place = "A.swift:3"
    let date = Date(timeIntervalSince1970: 0)
    let dated = HostFinding(.hung, "it hung", "応答がありません", at: date)
    let (english, japanese) = (ExplanationLanguage.english, ExplanationLanguage.japanese)
    func said(_ finding: HostFinding, _ language: ExplanationLanguage) -> String {
      WidgetSentences(language: language, timeZone: .gmt).sentence(of: finding)
    }
    #expect(said(finding, english) == "A.swift:3: A names no family")
    #expect(said(finding, japanese) == "A.swift:3: Aにファミリーがありません")
    #expect(said(dated, english) == "it hung (1970-01-01 00:00)")
    #expect(said(dated, japanese) == "応答がありません（1970-01-01 00:00）")
  }
}
#endif
