import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

@testable import Headlines

/// What is said of a headline in an area hangs on no other area that is asked about with it, whether they are a little
/// or far apart.
@MainActor
@Suite struct AreaLawTests {
  private static let areas = [120, 126.5, 128, 134, 141, 146, 150, 153.75, 157, 171].flatMap {
    width in
    [[58, 63.75], [40]][Int(width) % 2].map { height in
      DeviceGroup(
        size: CGSize(width: width, height: height),
        displayScale: Int(width) % 3 == 0 ? 2 : 3
      )
    }
  }

  private struct Asked {
    let judge: HeadlineJudge
    let surveyor: HeadlineSurveyor

    @MainActor
    init(_ groups: [DeviceGroup], language: String) throws {
      let fonts = try FontLibrary.bundled(deviceLanguages: [language])
      let setting = HeadlineSetting(groups: groups, fonts: fonts)
      let template = HeadlineTemplate(language: language, setting: setting)
      let whole = HeadlineRequirement.headlineWhole(in: groups)
      judge = HeadlineJudge(template, requirements: [whole])
      surveyor = HeadlineSurveyor(template, for: [whole].compactMap(\.askedGoal))
    }
  }

  @Test(arguments: ["ja", "en", "de", "ar", "th", "ko"])
  func areasAreJudgedEachByItself(_ language: String) throws {
    let together = try Asked(Self.areas, language: language)
    let alone = try Self.areas.map { try Asked([$0], language: language) }
    for (index, row) in try Corpus.rows(language).enumerated() where index % 31 == 7 {
      let article = HeadlineArticle(
        headline: row.headline,
        snippet: row.snippet,
        language: language
      )
      let areas = together.judge.areas(of: article)
      let room = index % 124 == 7 ? together.surveyor.room(of: article) : nil
      for (place, other) in alone.enumerated() {
        let name = "\(row.headline) in \(Self.areas[place].name)"
        #expect(other.judge.areas(of: article) == [areas[place]], "\(name)")
        guard let room else { continue }
        let own = other.surveyor.room(of: article)
        #expect(own.goals[0].all.change == room.goals[0].areas[place]?.change, "\(name)")
        #expect(own.goals[0].all.phrase == room.goals[0].areas[place]?.phrase, "\(name)")
        #expect(own.areas[0] == room.areas[place], "\(name)")
      }
    }
  }

  /// So it is where lines are too narrow to be counted, and what is near an area is read off a map of its own layout.
  ///
  /// Two lines of four characters of 11.22 points have 0.02 left on iOS 16, and may be off by 0.22. Since iOS 17 their
  /// brackets are narrower by far more.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func narrowAreasHaveMapsOfTheirOwn(_ order: [Int]) throws {
    let kinds: [(width: Double, version: SystemVersion, call: CloseCallConsequence?)] = [
      (120, .iOS16, nil), (44.9, .iOS16, .cut), (44.9, .iOS26, nil),
    ]
    let groups = order.map { index in
      DeviceGroup(
        size: CGSize(width: kinds[index].width, height: 62),
        displayScale: 3,
        systemVersion: kinds[index].version
      )
    }
    let asked = try Asked(groups, language: "ja")
    let article = HeadlineArticle(headline: "「港」夜「港」夜", language: "ja")
    let areas = asked.judge.areas(of: article)
    #expect(areas.map(\.closeCall) == order.map { kinds[$0].call })
    #expect(areas.map(\.shown.isHeadlineWhole) == [true, true, true])
  }
}
