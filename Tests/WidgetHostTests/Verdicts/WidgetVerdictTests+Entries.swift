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
