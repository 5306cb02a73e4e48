#if os(Linux)
import FitSelection
import Foundation
import Testing
import WidgetHost

/// What is said of texts that are cut, where runs that are recorded cut none so.
extension WidgetVerdictTests {
  private static func sentences(_ language: ExplanationLanguage) -> WidgetSentences {
    WidgetSentences(language: language, timeZone: .gmt)
  }

  /// How a text is cut is said in both languages, also where it has no line at all.
  @Test(arguments: [
    ("outside", "reaches out of the widget", "がウィジェットの外にはみ出しています"),
    ("clipped", "is cut off by a view around it", "が周りのビューに切り取られています"),
    ("truncated", "has no room and is not shown", "は場所がなく、表示されません"),
  ])
  func cutsAreSaidInBothLanguages(
    _ state: String,
    _ english: String,
    _ japanese: String
  ) throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    run.take(.entry(try Self.entry([("headline", state)], [0], lines: "")))
    run.take(.done)
    let cut = try #require(Self.verdict([HostedRun(Self.request, run)]).runs[0].cutTexts.first)
    #expect(Self.sentences(.english).sentence(of: cut) == "“Rowers cross the bay” \(english)")
    #expect(Self.sentences(.japanese).sentence(of: cut) == "「Rowers cross the bay」\(japanese)")
  }

  /// Entries may come in any order, as those of a file do.
  @Test func extentsGoFromTheEarliestToTheLatest() throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    let entry = try JSONEncoder().encode(Self.entry([("headline", "whole")], [0]))
    var fields = try #require(JSONSerialization.jsonObject(with: entry) as? [String: Any])
    for seconds in [3600, 7200, 0] {
      fields["date"] = seconds
      let moved = try JSONSerialization.data(withJSONObject: fields)
      run.take(.entry(try JSONDecoder().decode(EntryRecord.self, from: moved)))
    }
    let extent = "3 entries, 1 area, 2001-01-01 00:00 to 2001-01-01 02:00"
    #expect(Self.sentences(.english).extent(of: run) == extent)
  }

  /// A text that is cut at the widest date alone: the day's own widest time, or so many days later.
  @Test(arguments: [
    (0, "at the widest time of that day", "その日の最も幅の広い時刻で"),
    (1, "at the widest date, 1 day later", "最も幅の広い日付（1日後）で"),
    (2, "at the widest date, 2 days later", "最も幅の広い日付（2日後）で"),
  ])
  func widestDatesAreSaidInBothLanguages(
    _ days: Int,
    _ english: String,
    _ japanese: String
  ) throws {
    var run = WidgetRun(kind: "Headlines", family: "accessoryRectangular")
    run.take(.entry(try Self.entry([("headline", "whole")], [0])))
    let layouts = try JSONEncoder().encode(Self.entry([("headline", "truncated")], [0]).layouts)
    let json = """
      {"string": "May 1", "widest": "May 28", "daysLater": \(days), "isWhole": false, \
      "layouts": \(String(decoding: layouts, as: UTF8.self))}
      """
    run.take(.widestDate(try JSONDecoder().decode(WidestDateRecord.self, from: Data(json.utf8))))
    run.take(.done)
    let cut = try #require(Self.verdict([HostedRun(Self.request, run)]).runs[0].cutTexts.first)
    let said = Self.sentences(.english).places(of: cut, in: run)
    #expect(said.hasSuffix("; \(english)"), "\(said)")
    let saidInJapanese = Self.sentences(.japanese).places(of: cut, in: run)
    #expect(saidInJapanese.hasSuffix("。\(japanese)"), "\(saidInJapanese)")
  }

  @Test func candidatesThatDifferAreSaidInBothLanguages() throws {
    let verdict = Self.verdict([try Self.run(candidates: [0, 2])], required: [.sameCandidate])
    let failure = try #require(verdict.runs[0].failures.first)
    let moment = "2001-01-01 00:00"
    #expect(
      Self.sentences(.english).sentence(of: failure)
        == "same-candidate: “layout 0” and “layout 2” are shown, \(moment)"
    )
    #expect(
      Self.sentences(.japanese).sentence(of: failure)
        == "same-candidate：「layout 0」「layout 2」が混在します、\(moment)"
    )
  }

  /// Three areas are named, each with three type sizes and one device; the rest is counted.
  @Test func manyAreasAreCounted() throws {
    func entry(_ layouts: [(width: Int, typeSize: String, devices: String)]) throws -> EntryRecord {
      let layouts = layouts.map { layout in
        """
        {"devices": [\(layout.devices)], "width": \(layout.width), "height": 72, \
        "displayScale": 3, "systemVersion": 26, "typeSize": "\(layout.typeSize)", \
        "texts": [], "standIns": []}
        """
      }
      let json = """
        {"role": "timeline", "date": 0, "taps": [], "layouts": [\(layouts.joined(separator: ", "))]}
        """
      return try JSONDecoder().decode(EntryRecord.self, from: Data(json.utf8))
    }
    func said(_ entry: EntryRecord) -> [String] {
      let places = entry.layouts.map { CutText.Place($0) }
      let languages: [ExplanationLanguage] = [.english, .japanese]
      return languages.map { Self.sentences($0).areas(places, of: entry) }
    }
    let one = "\"iPhone 15\""
    let two = "\"iPhone 14\", \"iPhone 13\""
    let many = try entry([
      (160, "small", one), (160, "medium", one), (150, "large", two), (160, "large", one),
      (160, "xLarge", one), (140, "large", ""), (130, "large", ""), (120, "large", ""),
    ])
    #expect(
      said(many) == [
        "160 × 72 (iPhone 15) at small/medium/large/…, 150 × 72 (iPhone 14 and 1 more) at large, "
          + "140 × 72 at large and 2 more",
        "160 × 72（iPhone 15）・small/medium/large/…、150 × 72（iPhone 14ほか1機種）・large、"
          + "140 × 72・largeほか2か所",
      ]
    )
    // Three of either are all of them, and one type size goes without saying.
    let few = try entry([(160, "small", ""), (160, "medium", ""), (160, "large", "")])
    #expect(said(few) == ["160 × 72 at small/medium/large", "160 × 72・small/medium/large"])
    let alike = try entry([(160, "large", ""), (150, "large", one), (140, "large", "")])
    #expect(
      said(alike) == [
        "160 × 72, 150 × 72 (iPhone 15), 140 × 72", "160 × 72、150 × 72（iPhone 15）、140 × 72",
      ]
    )
  }
}
#endif
