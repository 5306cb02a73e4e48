import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing

@testable import Headlines
@testable import WidgetDevices

/// What is said of areas that were read on older versions of the system.
@MainActor
@Suite struct OlderReadingTests {
  /// A reading as new as the system is none of an older one, and what margins are taken off of was not read as it is.
  @Test(
    arguments: [
      (.included, .iOS26), (.included, nil), (.standard, .iOS16), (.given, .iOS16),
      (.unknown, .iOS16),
    ] as [(TextArea.Margins, SystemVersion?)]
  )
  func onlyOlderReadingsAreTold(_ margins: TextArea.Margins, _ version: SystemVersion?) throws {
    let known = try DeviceCatalogue.device(named: "iPhone 15", for: .lockScreen)
    let device = Device(
      name: "a",
      kind: known.kind,
      identifiers: [],
      screenClass: known.screenClass,
      displayScale: known.displayScale,
      systems: known.systems,
      systemVersion: .iOS26,
      slot: known.slot,
      textArea: TextArea(
        size: CGSize(width: 90, height: 58),
        provenance: .measured,
        margins: margins,
        readingVersion: version,
        systemVersion: .iOS26,
        source: "a test"
      )
    )
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping([device]),
      fonts: try TestFonts.english()
    )
    let article = HeadlineArticle(headline: "Late", language: "en")
    let report = ArticleCheck(article: article, setting: setting).report()
    #expect(!report.footnotes().contains { $0.hasPrefix("Read on") })
  }

  /// Those of the oldest version come first, whatever order their areas stand in.
  @Test func theOldestReadingsComeFirst() throws {
    let known = try DeviceCatalogue.device(named: "iPhone 15", for: .lockScreen)
    let readings: [(Double, SystemVersion)] = [(80, .iOS18), (90, .iOS16), (100, .iOS17)]
    let devices = readings.map { width, version in
      Device(
        name: "\(width) pt",
        kind: known.kind,
        identifiers: [],
        screenClass: known.screenClass,
        displayScale: known.displayScale,
        systems: known.systems,
        systemVersion: .newest,
        slot: known.slot,
        textArea: TextArea(
          size: CGSize(width: width, height: 58),
          provenance: .measured,
          readingVersion: version,
          source: "a test"
        )
      )
    }
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping(devices),
      fonts: try TestFonts.english()
    )
    let article = HeadlineArticle(headline: "Late", language: "en")
    let report = ArticleCheck(article: article, setting: setting).report()
    let rows = [("16", "90 × 58"), ("17", "100 × 58"), ("18", "80 × 58")]
    #expect(
      report.footnotes()
        == rows.map { "Read on iOS \($0), for want of a newer reading: \($1)" }
    )
    #expect(
      report.footnotes(in: .japanese)
        == rows.map { "iOS \($0)での実測値（新しいものがないため）：\($1)" }
    )
  }
}
