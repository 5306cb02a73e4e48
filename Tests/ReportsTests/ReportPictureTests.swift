import Drawing
import FontFaces
import Foundation
import Headlines
import LayoutEngine
import Reports
import SwiftUISurface
import Testing
import WidgetDevices

/// Pictures of articles in a language that runs from right to left.
@MainActor
@Suite struct ReportPictureTests {
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
