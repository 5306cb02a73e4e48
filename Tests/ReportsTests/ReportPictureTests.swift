import Drawing
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import Reports
import SwiftUISurface
import Testing
import WidgetDevices

@testable import Headlines

/// Pictures of articles with what is told above and beneath the widgets.
@MainActor
@Suite struct ReportPictureTests {
  /// Of what is asked of some areas alone nothing is told beneath the others.
  @Test func captionsTellWhatIsAskedOfTheirAreas() throws {
    let article = HeadlineArticle(headline: "Night ferries return")
    let groups = [146, 160].map {
      DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 3)
    }
    let setting = HeadlineSetting(
      groups: groups,
      fonts: try FontLibrary.bundled(deviceLanguages: [article.language])
    )
    let report = ArticleCheck(article: article, setting: setting).report()
    let limits = HeadlineRoom.Limits(change: .add(7), phrase: nil, tightest: 0)
    let asked = try #require(AskedGoal(.headlineWhole, named: "headline-whole@a", in: [0]))
    let room = HeadlineRoom(
      goals: [HeadlineRoom.ForGoal(asked: asked, all: limits, areas: [limits, nil])],
      areas: groups.map { _ in HeadlineRoom.Area(widths: [], heights: []) }
    )
    func lines(_ picture: Picture) -> [Int] {
      picture.panels.map { $0.caption?.texts.count ?? 0 }
    }
    let plain = lines(report.picture())
    #expect(lines(report.picture(of: room, in: .english)) == [plain[0] + 1, plain[1]])
  }

  /// Headings and captions are in the language of the report, whatever direction the article's has.
  @Test func headingAndCaptionsBeginAtTheLeft() throws {
    let article = HeadlineArticle(headline: "قطار جديد يربط الميناء بالمدينة القديمة")
    #expect(LayoutDirection(deviceLanguage: article.language) == .rightToLeft)
    let setting = HeadlineSetting(
      groups: [146, 160].map {
        DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 3)
      },
      fonts: try FontLibrary.bundled(deviceLanguages: [article.language])
    )
    let picture = ArticleCheck(article: article, setting: setting).report().picture()
    let lists = try ([picture.heading] + picture.panels.map(\.caption)).map { try #require($0) }
    #expect(lists.count == 3)
    for list in lists {
      #expect(list.texts.count > 1)
      #expect(list.texts.allSatisfy { $0.frame.minX == 0 }, "\(list.texts.map(\.frame))")
    }
  }
}
