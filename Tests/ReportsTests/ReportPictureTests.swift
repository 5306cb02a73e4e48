import Drawing
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import Reports
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
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

  /// Of a snippet that there is not nothing is told above all widgets, and beneath each that there is none.
  @Test(
    arguments: [(.english, "no snippet"), (.japanese, "本文なし")] as [(ExplanationLanguage, String)]
  )
  func whatNoHeadlineHasToDoWithIsNotToldAbove(
    _ language: ExplanationLanguage,
    _ words: String
  ) throws {
    let areas: [(width: Int, scale: CGFloat)] = [146, 160].map { (width: $0, scale: 3) }
    let report = try report(Self.ferries, areas)
    let limits = HeadlineRoom.Limits(change: .add(7), phrase: nil, tightest: 0)
    let goals: [HeadlineGoal] = [.snippetShown, .headlineWhole]
    let room = HeadlineRoom(
      goals: goals.map { goal in
        HeadlineRoom.ForGoal(
          asked: AskedGoal(goal, in: 0..<2),
          all: limits,
          areas: [limits, limits]
        )
      },
      areas: areas.map { _ in HeadlineRoom.Area(widths: [], heights: []) }
    )
    let (plain, told) = (report.picture(in: language), report.picture(of: room, in: language))
    let before = try #require(plain.heading?.texts.count)
    #expect(told.heading?.texts.count == before + 1)
    for panel in told.panels {
      let captions = panel.caption?.texts.map(\.string) ?? []
      #expect(captions.count { $0 == "snippet-shown \(words)" } == 1, "\(captions)")
      #expect(captions.count { $0.hasPrefix("headline-whole ") } == 1, "\(captions)")
    }
  }

  /// A report in areas that are no device's, by their widths and scales.
  private func report(
    _ article: HeadlineArticle,
    _ areas: [(width: Int, scale: CGFloat)],
    marking closeCalls: CloseCallExtent = .cut
  ) throws -> ArticleReport {
    let groups = areas.map {
      DeviceGroup(size: CGSize(width: $0.width, height: 58), displayScale: $0.scale)
    }
    let fonts = try FontLibrary.bundled(deviceLanguages: [article.language])
    let setting = HeadlineSetting(groups: groups, fonts: fonts)
    return ArticleCheck(article: article, setting: setting, marking: closeCalls).report()
  }

  private static let ferries = HeadlineArticle(headline: "Night ferries return", language: "en")

  /// Three stand in a row, and the heading has the room of the first row with what parts the widgets of three.
  @Test(arguments: [(2, 2, 362), (3, 3, 462), (4, 3, 462), (5, 3, 462)] as [(Int, Int, CGFloat)])
  func threeStandInARow(_ count: Int, _ columns: Int, _ width: CGFloat) throws {
    // 146 and 160 and 56 are 362, and with 100 they are 462.
    let widths = Array([146, 160, 100, 200, 180].prefix(count))
    let picture = try report(Self.ferries, widths.map { (width: $0, scale: 3) }).picture()
    #expect(picture.columns == columns && picture.heading?.size.width == width)
    #expect(picture.panels.map(\.content.size.width) == widths.map { CGFloat($0) })
    #expect(picture.panels.compactMap(\.caption?.size.width) == widths.map { CGFloat($0) })
  }

  /// One widget has nothing above it and nothing beneath it.
  @Test func oneWidgetStandsAlone() throws {
    let picture = try report(Self.ferries, [(width: 146, scale: 3)]).picture()
    #expect(picture.heading == nil && picture.columns == nil)
    #expect(picture.panels.count == 1 && picture.panels.first?.caption == nil)
    #expect(picture.texts == ["9:41", "Night ferries return"])
  }

  /// Each widget has the pixels of its devices, and all words around them those of the finest.
  @Test(
    arguments: [([3, 2], 3), ([2, 3], 3), ([2, 2], 2), ([1, 2, 1], 2)] as [([CGFloat], CGFloat)]
  )
  func wordsHaveTheFinestPixels(_ scales: [CGFloat], _ finest: CGFloat) throws {
    let picture = try report(Self.ferries, scales.map { (width: 146, scale: $0) }).picture()
    #expect(picture.panels.map(\.content.displayScale) == scales)
    #expect(picture.heading?.displayScale == finest)
    #expect(picture.panels.allSatisfy { $0.caption?.displayScale == finest })
  }

  /// A widget stands out where its headline is cut, and otherwise where a close call is marked in it.
  ///
  /// The second line of this headline has 0.14 points left in 146, which is about the snippet: that is a close call
  /// where all are marked (as `Examples/close-call.txt` shows).
  @Test func whatIsCutOrCloseStandsOut() throws {
    let article = HeadlineArticle(
      headline: "海辺の図書館が夜も開館する漁師の要望に応えて試行開始",
      snippet: "港町の小さな図書館が、来月から平日の夜も開く。朝の早い漁師や市場で働く人たちが「昼間は来られない」と訴えていた。",
      language: "ja"
    )
    let areas: [(width: Int, scale: CGFloat)] = [146, 20, 600].map { (width: $0, scale: 3) }
    let few = try report(article, areas)
    let all = try report(article, areas, marking: .all)
    #expect(few.results.map(\.isCloseCall) == [false, false, false])
    #expect(few.picture().panels.map(\.emphasis) == [.plain, .warning, .plain])
    try #require(all.results.first?.isCloseCall == true)
    #expect(all.picture().panels.map(\.emphasis) == [.doubt, .warning, .plain])
    #expect(marked(few, .english) == [] && marked(few, .japanese) == [])
    #expect(marked(all, .english).first == "≈ close call: 0.14 pt to another answer")
    #expect(marked(all, .japanese).first == "≈ 紙一重：別の結果まで0.14 pt")
  }

  /// Above the widgets stands what a report says of them, in its order, and in English where no language is named.
  @Test func headingsSayWhatReportsSay() throws {
    let article = HeadlineArticle(
      headline: "海辺の図書館が夜も開館する漁師の要望に応えて試行開始",
      snippet: "港町の小さな図書館が、来月から平日の夜も開く。朝の早い漁師や市場で働く人たちが「昼間は来られない」と訴えていた。",
      language: "ja"
    )
    let areas: [(width: Int, scale: CGFloat)] = [146, 20].map { (width: $0, scale: 3) }
    let report = try report(article, areas, marking: .all)
    for language in ExplanationLanguage.allCases {
      let heading = report.picture(in: language).heading?.texts.map(\.string)
      let call = try #require(report.closeCallSentence(in: language))
      #expect(
        heading == [report.verdict(in: language), report.snippetSentence(in: language), call]
      )
    }
    #expect(report.picture().texts == report.picture(in: .english).texts)
  }

  /// What is not drawn as a font has it is said behind all that is said of the widgets, in their language: letters that
  /// are made bold, and pictures that are not drawn.
  @Test(arguments: [false, true]) func headingsSayWhatIsMade(_ hasPictures: Bool) throws {
    let font = try AlteredFont(
      of: TestFiles.directory.deletingLastPathComponent()
        .appending(path: "Fonts/Files/FitcheckSans-Regular.otf").path
    )
    let layers = try AlteredFont.test("Layers.ttf")
    for table in ["glyf", "loca"] { layers.replace(table, with: nil) }
    layers.rename("COLR", to: "EBDT")
    layers.replace("EBDT", with: Data([0, 2, 0, 0]))
    layers.rename("CPAL", to: "EBLC")
    layers.replace("EBLC", with: .places(ofPicturesOf: [8]))
    let altered = hasPictures ? layers : font
    let setting = HeadlineSetting(
      groups: [146, 160].map {
        DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 3)
      },
      fonts: try FontLibrary.files(regular: [FontFace(path: try altered.write("Own.ttf"))])
    )
    let article = HeadlineArticle(time: "A", headline: "AB", language: "en")
    let report = ArticleCheck(article: article, setting: setting).report()
    for language in ExplanationLanguage.allCases {
      let (made, undrawn) = (
        report.synthesisNotes(in: language), report.pictureNotes(in: language)
      )
      #expect(hasPictures ? undrawn.count == 1 : made.count == 1 && undrawn.isEmpty)
      let said = [report.verdict(in: language), report.snippetSentence(in: language)]
      let call = [report.closeCallSentence(in: language)].compactMap(\.self)
      let heading = report.picture(in: language).heading?.texts.map(\.string)
      #expect(heading == said + call + made + undrawn)
    }
  }

  /// Words above and beneath the widgets have all of their letters, whatever font files the article is set in.
  @Test(arguments: ExplanationLanguage.allCases)
  func wordsAboutWidgetsHaveTheirLetters(_ language: ExplanationLanguage) throws {
    let path = TestFiles.directory.appending(path: "Fonts/Variable.ttf").path
    let setting = HeadlineSetting(
      groups: [146, 160].map {
        DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 3)
      },
      fonts: try FontLibrary.files(regular: [FontFace(path: path)])
    )
    let report = ArticleCheck(article: Self.ferries, setting: setting).report()
    #expect(!report.provenance.missingScalars.isEmpty)
    let picture = report.picture(in: language)
    let lists = try ([picture.heading] + picture.panels.map(\.caption)).map { try #require($0) }
    for list in lists {
      let lines = list.texts.flatMap(\.laidOut.lines)
      let glyphs = lines.flatMap(\.runs).flatMap(\.glyphs)
      #expect(!glyphs.isEmpty && glyphs.allSatisfy { $0.id != 0 }, "\(lines.map(\.text))")
    }
  }

  /// What is said beneath widgets of close calls.
  private func marked(_ report: ArticleReport, _ language: ExplanationLanguage) -> [String] {
    report.picture(in: language).texts.filter { $0.hasPrefix("≈") }
  }

  /// What is known of an area from elsewhere is said beneath it, in the picture's language.
  @Test(
    arguments: [
      (.english, ["area read on iOS 16", "* area derived, not measured"]),
      (.japanese, ["表示領域はiOS 16で読み取り", "* 表示領域は実測でなく推定"]),
    ] as [(ExplanationLanguage, [String])]
  )
  func areasAreDoubtedInTheLanguage(_ language: ExplanationLanguage, _ notes: [String]) throws {
    let devices = try ["iPhone 14", "iPhone 17"].map { try DeviceCatalogue.device(named: $0) }
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping(devices),
      fonts: try FontLibrary.bundled(deviceLanguages: ["en"])
    )
    let picture = ArticleCheck(article: Self.ferries, setting: setting).report()
      .picture(in: language)
    let captions = picture.panels.map { $0.caption?.texts.map(\.string) ?? [] }
    try #require(captions.count == 2)
    #expect(captions[0].suffix(2) == ["iPhone 14", notes[0]])
    #expect(captions[1].suffix(2) == ["iPhone 17*", notes[1]])
  }

  /// Beneath an area the devices are marked whose own is not measured, and those on which that alone makes a close call:
  /// as in `DoubtfulDeviceTests`, thirteen full-width characters leave 1.81 points in each of three lines.
  @Test func doubtfulDevicesAreMarkedBeneathTheirArea() throws {
    let names = ["iPhone 17 Pro", "iPhone 17", "iPhone 15", "iPhone SE (3rd generation)"]
    let devices = try names.map { try DeviceCatalogue.device(named: $0, for: .lockScreen) }
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping(devices),
      fonts: try TestFonts.japanese()
    )
    let article = HeadlineArticle(
      headline: String(repeating: "海", count: 39),
      snippet: "港町の小さな図書館が、来月から平日の夜も開く。",
      language: "ja"
    )
    let report = ArticleCheck(article: article, setting: setting, marking: .cut).report()
    let captions = report.picture().panels.flatMap { $0.caption?.texts.map(\.string) ?? [] }
    #expect(captions.contains("iPhone 17 Pro*≈, 17*≈, 15"), "\(captions)")
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
