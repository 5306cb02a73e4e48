import DeviceTraits
import Drawing
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Testing
import ViewFitting

@testable import Headlines
@testable import Reports
@testable import WidgetDevices

/// What stands beneath a widget in a picture about the area that it has.
@MainActor
@Suite struct PictureAreaTests {
  private struct Area {
    let width: Double
    let reading: SystemVersion
    var margins = TextArea.Margins.included
    var kind = Device.Kind.iPhone
  }

  private func device(_ area: Area) throws -> Device {
    let known = try DeviceCatalogue.device(named: "iPhone 15", for: .lockScreen)
    return Device(
      name: "\(area.width) read on \(area.reading.rawValue)",
      kind: area.kind,
      identifiers: [],
      screenClass: known.screenClass,
      displayScale: known.displayScale,
      systems: known.systems,
      systemVersion: .iOS26,
      slot: known.slot,
      textArea: TextArea(
        size: CGSize(width: area.width, height: 58),
        provenance: .measured,
        margins: area.margins,
        readingVersion: area.reading,
        systemVersion: .iOS26,
        source: "a test"
      )
    )
  }

  private func captions(
    _ groups: [DeviceGroup],
    _ language: ExplanationLanguage,
    on platform: Platform? = nil
  ) throws -> [[String]] {
    var setting = HeadlineSetting(
      groups: groups,
      fonts: try FontLibrary.bundled(deviceLanguages: ["en"])
    )
    setting.platform = platform
    let article = HeadlineArticle(headline: "Ferries", language: "en")
    let picture = ArticleCheck(article: article, setting: setting).report().picture(in: language)
    return picture.panels.map { $0.caption?.texts.map(\.string) ?? [] }
  }

  /// Of older readings of one area the newest is told, by the system of the device; of an area that margins are taken
  /// off of, and of one that was read on the system itself, nothing is.
  @Test(
    arguments: [(.english, "area read on ", ""), (.japanese, "表示領域は", "で読み取り")]
      as [(ExplanationLanguage, String, String)]
  )
  func theNewestOfOlderReadingsIsTold(
    _ language: ExplanationLanguage,
    _ before: String,
    _ after: String
  ) throws {
    let areas = [
      Area(width: 90, reading: .iOS17), Area(width: 90, reading: .iOS16),
      Area(width: 100, reading: .iOS16, margins: .standard), Area(width: 110, reading: .iOS26),
      Area(width: 120, reading: .iOS16, kind: .watch),
    ]
    let groups = DeviceGroup.grouping(try areas.map { try device($0) })
    try #require(groups.map(\.devices.count) == [2, 1, 1, 1])
    let told = try captions(groups, language).map { rows in
      rows.filter { $0.hasPrefix(before) }
    }
    #expect(told == [["\(before)iOS 17\(after)"], [], [], ["\(before)watchOS 9\(after)"]])
  }

  /// A size that is no device's has the system that is asked for.
  @Test(
    arguments: [(nil, "iOS 26"), (.iOS, "iOS 26"), (.watchOS, "watchOS 26")]
      as [(Platform?, String)]
  )
  func sizesHaveTheSystemThatIsAskedFor(_ platform: Platform?, _ system: String) throws {
    let groups = [90.0, 146].map {
      DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 3)
    }
    for language in ExplanationLanguage.allCases {
      let rows = try captions(groups, language, on: platform)
      #expect(rows.map(\.first) == ["90 × 58 @3x, \(system)", "146 × 58 @3x, \(system)"])
    }
  }
}
