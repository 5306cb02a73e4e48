#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing
import WidgetHost

extension WidgetVerdictTests {
  private static func entry(
    _ role: EntryRecord.Role,
    at seconds: Int,
    in areas: [(Int, Int)]
  ) throws -> EntryRecord {
    let layouts = areas.map { width, height in
      """
      {"devices": ["iPhone 15"], "width": \(width), "height": \(height), \
      "displayScale": 3, "systemVersion": 26, "typeSize": "large", "texts": [], "standIns": []}
      """
    }
    return try entry(role, at: seconds, layouts: layouts)
  }

  private static func entry(
    _ role: EntryRecord.Role,
    at seconds: Int,
    layouts: [String]
  ) throws -> EntryRecord {
    let json = """
      {"role": "\(role.rawValue)", "date": \(seconds), "taps": [], \
      "layouts": [\(layouts.joined(separator: ", "))]}
      """
    return try JSONDecoder().decode(EntryRecord.self, from: Data(json.utf8))
  }

  @Test func areasAreToldApartByBothLengths() throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    let areas = [(160, 72), (160, 70), (158, 72), (160, 72)]
    run.take(.entry(try Self.entry(.timeline, at: 0, in: areas)))
    run.take(.entry(try Self.entry(.timeline, at: 60, in: [(160, 70)])))
    #expect(run.areaCount == 3)
  }

  /// Days later are counted from the first entry of the timeline, whatever the gallery shows before it.
  @Test func widestDatesAreCountedFromTheFirstEntry() throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    for (role, seconds) in [(EntryRecord.Role.snapshot, 5), (.timeline, 60), (.timeline, 3_600)] {
      run.take(.entry(try Self.entry(role, at: seconds, in: [(160, 72)])))
    }
    let layouts = try JSONEncoder().encode(Self.entry([("headline", "truncated")], [0]).layouts)
    let json = """
      {"string": "May 1", "widest": "September 28", "daysLater": 150, "isWhole": false, \
      "layouts": \(String(decoding: layouts, as: UTF8.self))}
      """
    run.take(.widestDate(try JSONDecoder().decode(WidestDateRecord.self, from: Data(json.utf8))))
    run.take(.done)
    let cut = Self.verdict([HostedRun(Self.request, run)]).runs[0].cutTexts
    #expect(cut.map(\.date) == [Date(timeIntervalSinceReferenceDate: 60)])
  }

  /// What says something new is the first text that differs in digits alone and is not shown any more, however many
  /// before it are.
  @Test func newDigitsAreOfTheFirstTextThatIsGone() throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    for numbers in [[1, 2, 3], [1, 2, 9]] {
      let texts = numbers.map { number in
        """
        {"string": "Pier \(number)", "lines": ["⋯"], "state": "truncated", "isMoving": false}
        """
      }
      let layout = """
        {"devices": ["iPhone 15"], "width": 160, "height": 72, "displayScale": 3, \
        "systemVersion": 26, "typeSize": "large", "standIns": [], \
        "texts": [\(texts.joined(separator: ", "))]}
        """
      run.take(.entry(try Self.entry(.timeline, at: 0, layouts: [layout])))
    }
    run.take(.done)
    let cut = Self.verdict([HostedRun(Self.request, run)]).runs[0].cutTexts
    #expect(cut.map(\.text.string) == ["Pier 1", "Pier 2", "Pier 3"])
    #expect(cut.map(\.entryCount) == [2, 2, 2])
  }

  /// Digits are those of every script, and parts of one are no words either: texts that differ in them alone are one.
  @Test func digitsAreThoseOfEveryScript() throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    for words in ["１０時の便", "１１時の便", "٣ ferries", "٤ ferries", "½ full", "¼ full"] {
      let layout = """
        {"devices": ["iPhone 15"], "width": 160, "height": 72, "displayScale": 3, \
        "systemVersion": 26, "typeSize": "large", "standIns": [], "texts": [\
        {"string": "\(words)", "lines": ["⋯"], "state": "truncated", "isMoving": false}]}
        """
      run.take(.entry(try Self.entry(.timeline, at: 0, layouts: [layout])))
    }
    run.take(.done)
    let cut = Self.verdict([HostedRun(Self.request, run)]).runs[0].cutTexts
    #expect(cut.map(\.text.string) == ["１０時の便", "٣ ferries", "½ full"])
    #expect(cut.map(\.entryCount) == [2, 2, 2])
  }

  private static func choosingEntry(
    _ role: EntryRecord.Role,
    at seconds: Int,
    _ candidates: [(name: String?, index: Int)]
  ) throws -> EntryRecord {
    let layouts = candidates.map { candidate in
      let name = candidate.name.map { "\"\($0)\"" } ?? "null"
      return """
        {"devices": ["Phone \(candidate.index)"], "width": 160, "height": 72, "displayScale": 3, \
        "systemVersion": 26, "typeSize": "large", "candidate": \(name), \
        "candidateIndex": \(candidate.index), "texts": [], "standIns": []}
        """
    }
    return try entry(role, at: seconds, layouts: layouts)
  }

  /// A policy is told where it is first not met, with the devices of that layout, by the candidate's name or else its
  /// place; a placeholder counts for none.
  @Test func policiesAreToldWhereTheyAreFirstNotMet() throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    run.take(.entry(try Self.choosingEntry(.placeholder, at: 0, [("p", 8), ("q", 9)])))
    run.take(.entry(try Self.choosingEntry(.snapshot, at: 5, [(nil, 0), ("b", 1), (nil, 0)])))
    run.take(.entry(try Self.choosingEntry(.timeline, at: 60, [("b", 1), (nil, 2), ("d", 3)])))
    run.take(.entry(try Self.choosingEntry(.timeline, at: 120, [("e", 4), ("f", 5)])))
    run.take(.done)
    let verdict = Self.verdict(
      [HostedRun(Self.request, run)],
      required: [.candidate(atMost: 1), .sameCandidate, .candidate(atMost: 5)]
    )
    func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    let reasons: [RequirementFailure.Reason] = [
      .candidate("2", date(60), devices: ["Phone 2"]), .candidates(["0", "b"], date(5)),
    ]
    #expect(verdict.runs[0].failures.map(\.reason) == reasons)
    #expect(
      verdict.runs[0].failures.map(\.requirement) == [.candidate(atMost: 1), .sameCandidate]
    )
    #expect(verdict.failures.isEmpty && verdict.unmetCount == 1)
  }

  /// Where no run has an entry, nobody has mistyped what a policy speaks of.
  @Test func policiesAreAskedOfNothing() throws {
    let required: [WidgetRequirement] = [
      .identified("title"), .headlineWhole, .snippetShown, .candidate(atMost: 3), .sameCandidate,
    ]
    for runs in [[], [try Self.run(texts: [])]] {
      let verdict = Self.verdict(runs, required: required)
      #expect(verdict.failures.isEmpty && verdict.unmetCount == 0)
      #expect(verdict.outcome == .nothingShown)
    }
  }

  /// Texts are the same where their bytes are: to compare their letters takes minutes where these have many marks.
  @Test func textsOfManyMarksAreToldApartInLinearTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let texts = ["\u{301}\u{323}", "\u{323}\u{301}"].map { marks in
        """
        {"string": "e\(String(repeating: marks, count: 100_000))", "lines": ["⋯"], \
        "state": "truncated", "isMoving": false}
        """
      }
      let json = """
        {"role": "timeline", "date": 0, "taps": [], "layouts": [{"devices": ["iPhone 15"], \
        "width": 160, "height": 72, "displayScale": 3, "systemVersion": 26, "typeSize": "large", \
        "texts": [\(texts.joined(separator: ", "))], "standIns": []}]}
        """
      var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
      let entry = try JSONDecoder().decode(EntryRecord.self, from: Data(json.utf8))
      for _ in 0..<2 { run.take(.entry(entry)) }
      run.take(.done)
      let cut = Self.verdict([HostedRun(Self.request, run)]).runs[0].cutTexts
      #expect(cut.map(\.entryCount) == [2, 2])
    }
  }
}
#endif
