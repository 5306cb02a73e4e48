#if os(Linux)
import FitSelection
import Foundation
import Inputs
import Testing

@testable import FitcheckCommand
@testable import WidgetHost

/// What reports of a widget's runs tell of characters that no font has.
@Suite struct WidgetMissingCharacterTests {
  private static let date = Date(timeIntervalSince1970: 0)

  private static func layout(_ missing: [String]?) -> LayoutRecord {
    LayoutRecord(
      devices: ["iPhone 15"],
      width: 160,
      height: 72,
      displayScale: 3,
      systemVersion: 26,
      typeSize: "large",
      candidate: nil,
      candidateIndex: nil,
      texts: [],
      standIns: [],
      missingCharacters: missing
    )
  }

  /// A run whose first entry lacks a character in two of three areas, whose second lacks none, and whose first has another at a
  /// date that is wider.
  private static func verdict() -> WidgetVerdict {
    let rare = layout(["\u{F0000}"])
    var run = WidgetRun(kind: "Tides", family: "accessoryRectangular")
    for layouts in [[layout(nil), rare, rare], [layout(nil)]] {
      run.take(.entry(EntryRecord(role: .snapshot, date: date, layouts: layouts)))
    }
    let widest = WidestDateRecord(
      identifier: nil,
      string: "May 1",
      widest: "May 28",
      daysLater: 27,
      layouts: [layout(["\u{F0000}", "\u{F0001}"])],
      isWhole: true
    )
    run.take(.widestDate(widest))
    run.take(.done)
    let request = HostRequest(
      kind: "Tides",
      family: "accessoryRectangular",
      surroundings: HostSurroundings(now: date)
    )
    return WidgetVerdict(
      of: [HostedRun(request, run)],
      widgets: [],
      findings: [],
      required: [.allWhole]
    )
  }

  private static func sentences(_ language: ExplanationLanguage) -> WidgetSentences {
    WidgetSentences(language: language, timeZone: .gmt)
  }

  @Test(
    arguments: [
      (.english, "No font has a glyph for \u{F0000} (U+F0000), \u{F0001} (U+F0001)."),
      (.japanese, "どのフォントにも字形のない文字：\u{F0000} (U+F0000)、\u{F0001} (U+F0001)。"),
    ] as [(ExplanationLanguage, String)]
  )
  func peopleAreToldOnce(_ language: ExplanationLanguage, _ sentence: String) {
    for extent in [WidgetTextReport.Extent.attention, .all] {
      let rows = WidgetTextReport(
        Self.verdict(),
        extent: extent,
        sentences: Self.sentences(language),
        palette: .plain,
        columns: 80
      ).rows
      #expect(rows.filter { $0.contains("U+") } == ["  ! " + sentence], "\(rows)")
    }
    let page = WidgetPage(Self.verdict(), sentences: Self.sentences(language)).text
    let items = page.split(separator: "\n").filter { $0.contains("U+") }
    #expect(items.count == 1 && items[0].hasPrefix("<li>"), "\(page)")
  }

  @Test func programsAreToldOfTheRunAndOfItsEntries() throws {
    let text = WidgetJSONReport(Self.verdict()).text
    let document = try JSONReader.value(in: Array(text.utf8)[...])
    let file = CommandRun.repository
      .appendingPathComponent("Documentation/Schema/fitcheck-widget-1.schema.json")
    let schema = JSONSchema(try JSONReader.value(in: Array(try Data(contentsOf: file))[...]))
    #expect(schema.whole.violations(of: document) == [])
    guard case .array(let runs)? = document["runs"], case .array(let entries)? = runs[0]["entries"]
    else {
      Issue.record("no entries: \(text)")
      return
    }
    let told: JSONValue = .array([.string("\u{F0000}"), .string("\u{F0001}")])
    #expect(runs[0]["missingCharacters"] == told)
    let expected: [JSONValue?] = [.array([.string("\u{F0000}")]), nil]
    #expect(entries.map { $0["missingCharacters"] } == expected)
  }
}
#endif
