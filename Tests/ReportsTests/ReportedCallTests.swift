import FitSelection
import FontFaces
import Foundation
import Headlines
import Inputs
import Testing
import Typesetting
import WidgetDevices

@testable import Reports

/// Which close calls JSON tells of, where several numbers are in doubt.
@MainActor
@Suite struct ReportedCallTests {
  private func elements(_ value: JSONValue?) -> [JSONValue] {
    guard case .array(let elements)? = value else { return [] }
    return elements
  }

  /// That nobody has seen Japanese spaced in widgets is a call where the headline hangs on it, and none where a line of
  /// the snippet does.
  ///
  /// Without the space that is saved beside its brackets the headline takes a third line. In 58 points that leaves no
  /// room for the snippet; in 41 it is cut, as three lines need 55.
  @Test(arguments: [(58, ["text"], "snippet"), (41, ["text", "lines"], "cut")])
  func widgetsAsSuchAreCallsAboutHeadlines(
    _ height: Int,
    _ subjects: [String],
    _ consequence: String
  ) throws {
    let setting = HeadlineSetting(
      groups: [DeviceGroup(size: CGSize(width: 146, height: height), displayScale: 3)],
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"])
    )
    let article = HeadlineArticle(
      headline: "「港」と「町」の図書館が夜に「海」と「山」の本を貸し出す",
      snippet: "漁を終えた人のために。",
      language: "ja"
    )
    let report = ArticleCheck(article: article, setting: setting).report()
    #expect(report.results.map { $0.decision.decidingLineDoubts().contains(.widget) } == [true])
    let document = try JSONReader.value(in: Array(JSONReport([report]).text().utf8)[...])
    let results = elements(document["items"]).flatMap { elements($0["results"]) }
    let calls = results.flatMap { elements($0["certainty"]) }
      .flatMap { elements($0["closeCalls"]) }
    #expect(calls.compactMap { $0["subject"] } == subjects.map { JSONValue.string($0) })
    #expect(calls.allSatisfy { $0["consequence"] == .string(consequence) })
    #expect(results.compactMap { $0["consequence"] } == [JSONValue.string(consequence)])
  }
}
