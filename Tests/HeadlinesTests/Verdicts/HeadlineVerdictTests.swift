import FitSelection
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import UnicodeText
import ViewFitting
import WidgetDevices

@testable import Headlines

/// What a list says of headlines, against the reports of single ones and against trying it.
@MainActor
@Suite struct HeadlineVerdictTests {
  private func setting(_ slot: WidgetSlot = .lockScreen) throws -> HeadlineSetting {
    var setting = HeadlineSetting(
      groups: DeviceGroup.grouping(
        DeviceCatalogue.devices(for: slot, margins: nil, version: nil).filter { $0.kind == .iPhone }
      ),
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    setting.slot = slot
    return setting
  }

  /// Phones and watches: what is doubtful of a watch's font is not of a phone's.
  private func mixedSetting() throws -> HeadlineSetting {
    var setting = try setting()
    setting.groups = DeviceGroup.grouping(
      try ["iPhone 14", "iPhone 15 Pro", "watch 41mm"].map {
        try DeviceCatalogue.device(named: $0, for: .lockScreen)
      }
    )
    return setting
  }

  private func judge(_ language: String, _ setting: HeadlineSetting) -> HeadlineJudge {
    HeadlineJudge(
      HeadlineTemplate(language: language, setting: setting),
      requirements: [.headlineWhole(in: setting.groups)]
    )
  }

  private func articles(_ language: String, atMost count: Int) throws -> [HeadlineArticle] {
    let rows = try Corpus.rows(language)
    let step = max(rows.count / count, 1)
    return stride(from: 0, to: rows.count, by: step).prefix(count).map { index in
      HeadlineArticle(
        id: rows[index].id,
        headline: rows[index].headline,
        snippet: rows[index].snippet,
        language: language
      )
    }
  }

  private func report(_ article: HeadlineArticle, _ setting: HeadlineSetting) -> ArticleReport {
    ArticleCheck(article: article, setting: setting).report()
  }

  /// A list and a report say the same of the same headline, in every area.
  @Test(arguments: ["ja", "en", "th", "ar", "zh-Hant"], ["lock", "inline", "mixed"])
  func verdictsAreThoseOfReports(language: String, slot: String) throws {
    let setting =
      slot == "mixed"
      ? try mixedSetting() : try setting(slot == "lock" ? .lockScreen : .family(.accessoryInline))
    let judge = judge(language, setting)
    let count = slot == "mixed" ? 12 : 2
    for article in try articles(language, atMost: Exhaustive.isOn ? 60 : count) {
      let verdict = judge.verdict(of: article)
      let report = report(article, setting)
      #expect(verdict.verdict == (report.isHeadlineWholeEverywhere ? .whole : .cut))
      #expect(verdict.unmet.isEmpty == (verdict.verdict == .whole))
      #expect(verdict.missingScalars == report.provenance.missingScalars)
      for (area, result) in zip(verdict.areas, report.results) {
        #expect(area.shown.chosenIndex == result.decision.chosenIndex)
        #expect(area.shown.headlineLines == result.outcome.headlineLines)
        #expect(area.shown.snippetLines == result.outcome.snippetLines)
        #expect(area.shown.isHeadlineWhole == result.outcome.isHeadlineWhole)
        #expect(area.closeCall == result.consequence, "\(article.headline) \(result.group.name)")
        #expect((area.closeCall == .cut) == result.isCloseCall)
      }
    }
  }

  /// Lines end by the rules of the headline's own language, whatever language the devices have.
  ///
  /// A line may begin with a wave dash in Chinese, and not in English: of three characters to a line two are left.
  @Test func headlinesKeepTheirRulesOnEveryDevice() throws {
    var setting = try setting()
    setting.groups = stride(from: 20, to: 80, by: 3).map { width in
      DeviceGroup(size: CGSize(width: width, height: 400), displayScale: 3)
    }
    (setting.deviceLanguages, setting.lineBreak) = (["en"], .normal)
    let lines = ["zh-Hans", "en"].map { language in
      let article = HeadlineArticle(headline: "港〜灯〜町〜声〜海〜底〜", language: language)
      let lines = judge(language, setting).areas(of: article).map(\.shown.headlineLines)
      #expect(lines == report(article, setting).results.map(\.outcome.headlineLines))
      return lines
    }
    #expect(lines[0] != lines[1] && zip(lines[0], lines[1]).allSatisfy { $0 <= $1 }, "\(lines)")
  }

  /// A character that no font has is told once, in however many places and texts it stands, and with however many settings.
  @Test(arguments: [WidgetSlot.lockScreen, .family(.accessoryInline)])
  func missingCharactersAreToldOnce(_ slot: WidgetSlot) throws {
    let setting = try setting(slot)
    let article = HeadlineArticle(
      headline: "\u{F0000} at \u{F0000}",
      snippet: "\u{F0000} and \u{F0001}",
      language: "en"
    )
    let missing = judge("en", setting).verdict(of: article).missingScalars
    #expect(missing == report(article, setting).provenance.missingScalars)
    #expect(Set(missing).count == missing.count && missing.contains("\u{F0000}"))
    let goal = AskedGoal(.headlineWhole, in: setting.groups.indices)
    let template = HeadlineTemplate(language: "en", setting: setting)
    #expect(HeadlineSurveyor(template, for: [goal]).room(of: article).missingScalars == missing)
    let matrix = HeadlineMatrixJudge(language: "en", settings: [(setting, []), (setting, [])])
      .matrix(of: article)
    #expect(matrix.missingScalars == missing)
  }

  /// A hyphen and full stops that no font has are told where lines that are shown end with them, by a list as by a report.
  @Test(
    arguments: [
      (.lockScreen, "A\u{AD}", 900, ["-", "."]), (.lockScreen, "A", 900, ["."]),
      (.lockScreen, "A\u{AD}", 2, []), (.family(.accessoryInline), "A\u{AD}", 900, ["."]),
    ] as [(WidgetSlot, String, Int, [Unicode.Scalar])]
  )
  func missingEndsOfLinesAreTold(
    _ slot: WidgetSlot,
    _ letter: String,
    _ count: Int,
    _ expected: [Unicode.Scalar]
  ) throws {
    let font = try AlteredFont.ofOneLetter()
    let face = try FontFace(path: font.write("Letter.ttf"))
    var setting = HeadlineSetting(
      groups: Array(try setting(slot).groups.prefix(2)),
      fonts: try FontLibrary.files(regular: [face])
    )
    setting.slot = slot
    let article = HeadlineArticle(
      time: "A",
      headline: String(repeating: letter, count: count),
      language: "en"
    )
    #expect(judge("en", setting).verdict(of: article).missingScalars == expected)
    #expect(report(article, setting).provenance.missingScalars == expected)
  }

  /// Nothing is laid out for an ellipsis that no font has where nothing is cut, and all is where a hyphen may be missing.
  @Test(
    arguments: [
      ("A", [], [], 0), ("A", [1], ["."], 1), ("A\u{AD}", [], ["-", "."], 1),
    ] as [(String, [Int], [Unicode.Scalar], Int)]
  )
  func missingEllipsesAreLookedForWhereTextsAreCut(
    _ letter: String,
    _ cut: [Int],
    _ expected: [Unicode.Scalar],
    _ askedCount: Int
  ) throws {
    let font = try AlteredFont.ofOneLetter()
    let face = try FontFace(path: font.write("Letter.ttf"))
    let groups = Array(try setting().groups.prefix(2))
    let fonts = try FontLibrary.files(regular: [face])
    let template = HeadlineTemplate(
      language: "en",
      setting: HeadlineSetting(groups: groups, fonts: fonts)
    )
    let headline = String(repeating: letter, count: 900)
    let article = HeadlineArticle(time: "A", headline: headline, language: "en")
    let bound = BoundHeadline(article, in: template, HeadlineTexts())
    var count = 0
    func asked() -> BoundHeadline {
      count += 1
      return bound
    }
    let missing = bound.texts.missingScalars(shownBy: asked(), in: template.areaIndices) {
      cut.contains($0)
    }
    #expect(missing == expected && count == askedCount)
  }

  /// Characters to remove: whole after removing them, and not with one fewer; characters to add:
  /// whole with them, and not with one more.
  @Test(arguments: ["ja", "en", "ko", "th", "ar", "zh-Hans"])
  func limitsAreExact(language: String) throws {
    let setting = try setting()
    let judge = judge(language, setting)
    var (cutCount, wholeCount) = (0, 0)
    for article in try articles(language, atMost: Exhaustive.isOn ? 2_000 : 5) {
      func isWhole(_ headline: String) -> Bool {
        var changed = article
        changed.headline = headline
        return judge.verdict(of: changed).verdict == .whole
      }
      switch judge.verdict(of: article).change {
      case .remove(let count, let lost):
        cutCount += 1
        let kept = String(article.headline.dropLast(count))
        #expect(kept + lost == article.headline)
        #expect(isWhole(kept), "\(article.headline) − \(count)")
        #expect(!isWhole(String(article.headline.dropLast(count - 1))), "\(article.headline)")
      case .add(let count):
        wholeCount += 1
        let filler = HeadlineTemplate.filler(in: language)
        func longer(_ count: Int) -> String {
          article.headline + String(repeating: filler, count: count)
        }
        #expect(isWhole(longer(count)), "\(article.headline) + \(count)")
        #expect(!isWhole(longer(count + 1)), "\(article.headline) + \(count)")
      case .none: Issue.record("no length of it is whole: \(article.headline)")
      }
    }
    #expect(cutCount + wholeCount > 0)
  }

  /// A text of thousands of words is judged by asking about few of its beginnings.
  @Test func longHeadlinesAreCutToWhatFits() throws {
    let setting = try setting()
    let judge = judge("ja", setting)
    let long = String(repeating: "長い見出しは切れる。", count: 60)
    let verdict = judge.verdict(of: HeadlineArticle(headline: long, language: "ja"))
    guard case .remove(let count, let lost) = verdict.change else {
      Issue.record("\(verdict.change)")
      return
    }
    #expect(lost.count == count && count > 500)
    var article = HeadlineArticle(headline: String(long.dropLast(count)), language: "ja")
    #expect(judge.verdict(of: article).verdict == .whole)
    article.headline = String(long.dropLast(count - 1))
    #expect(judge.verdict(of: article).verdict == .cut)
  }

  @Test func withoutAreasNothingIsCut() throws {
    let setting = HeadlineSetting(groups: [], fonts: try TestFonts.english())
    let judge = HeadlineJudge(language: "en", in: setting)
    let article = HeadlineArticle(headline: "Night ferries", snippet: "Back", language: "en")
    let verdict = judge.verdict(of: article)
    #expect(verdict.verdict == .whole && verdict.areas.isEmpty && verdict.tightest == nil)
    #expect(verdict.change == .add(HeadlineChange.greatestAddition))
    #expect(verdict.closeCall == nil && verdict.unmet.isEmpty)
    #expect(report(article, setting).results.isEmpty)
  }

  /// Where nothing else is asked for, a headline is to be whole in all areas, whoever made its judge.
  @Test func headlinesAreToBeWhole() throws {
    let setting = HeadlineSetting(
      groups: [(400.0, 200.0), (60, 30)].map { width, height in
        DeviceGroup(size: CGSize(width: width, height: height), displayScale: 3)
      },
      fonts: try TestFonts.english()
    )
    let article = HeadlineArticle(
      headline: String(repeating: "Night ferries ", count: 9),
      language: "en"
    )
    let whole = HeadlineRequirement.headlineWhole(in: setting.groups)
    #expect(whole.areas == [0, 1])
    let expected = [UnmetRequirement(requirement: whole, areas: [1])]
    var judges = HeadlineJudges(setting)
    let judge = HeadlineJudge(language: "en", in: setting)
    #expect(judge.verdict(of: article).unmet == expected)
    #expect(judges.judge(for: "en").verdict(of: article).unmet == expected)
  }

  /// Of areas that are as high the narrowest leaves least room, wherever it stands, and of equal ones the first.
  @Test(
    arguments: [
      ([146, 60], 1), ([60, 146], 0), ([146, 60, 60], 1), ([60, 60, 146], 0), ([146, 60, 90], 1),
    ] as [([Double], Int)],
    [1, 3]
  )
  func theNarrowestIsTheTightest(_ areas: ([Double], Int), _ count: Int) throws {
    let (widths, tightest) = areas
    let setting = HeadlineSetting(
      groups: widths.map {
        DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 3)
      },
      fonts: try TestFonts.english()
    )
    let article = HeadlineArticle(
      headline: String(repeating: "Night ferries return to the bay ", count: count),
      language: "en"
    )
    let verdict = HeadlineJudge(language: "en", in: setting).verdict(of: article)
    #expect(verdict.tightest == tightest, "\(verdict.change)")
  }

  /// Of areas of other shapes the one that leaves least room is found, in whatever order they stand: a long low one,
  /// which is larger than a narrow high one.
  ///
  /// In all as many characters have to go as in the one in which most have to,
  /// and as many may come as in the one in which fewest may.
  @Test(
    arguments: [[0, 1], [1, 0], [0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]],
    ["Late", Array(repeating: "Night ferries return to the bay", count: 7).joined(separator: " ")]
  )
  func theTightestOfUnlikeAreasIsFound(_ order: [Int], _ headline: String) throws {
    let sizes = [(600, 30), (60, 200), (400, 200)].map { CGSize(width: $0, height: $1) }
    let setting = HeadlineSetting(
      groups: order.map { DeviceGroup(size: sizes[$0], displayScale: 3) },
      fonts: try TestFonts.english()
    )
    let template = HeadlineTemplate(language: "en", setting: setting)
    let whole = AskedGoal(.headlineWhole, in: template.areas.indices)
    let article = HeadlineArticle(headline: headline, language: "en")
    let room = HeadlineSurveyor(template, for: [whole]).room(of: article)
    let goal = try #require(room.goals.first)
    func removed(_ change: HeadlineChange?) -> Int? {
      if case .remove(let count, _)? = change { count } else { nil }
    }
    func added(_ change: HeadlineChange?) -> Int? {
      if case .add(let count)? = change { count } else { nil }
    }
    let removals = goal.areas.compactMap { removed($0?.change) }
    #expect(removals.count == (headline == "Late" ? 0 : 2))
    #expect(removed(goal.all.change) == removals.max())
    let phrases = goal.areas.compactMap { removed($0?.phrase) }
    #expect(phrases.count == removals.count && removed(goal.all.phrase) == phrases.max())
    if removals.isEmpty {
      #expect(added(goal.all.change) == goal.areas.compactMap { added($0?.change) }.min())
    }
    #expect(goal.all.tightest == order.firstIndex(of: 0))
    let verdict = judge("en", setting).verdict(of: article)
    #expect(verdict.change == goal.all.change && verdict.tightest == goal.all.tightest)
  }

  /// Where there is room for any number, 200 are counted.
  @Test(arguments: [WidgetSlot.lockScreen, .family(.accessoryInline)])
  func noMoreThan200AreCounted(_ slot: WidgetSlot) throws {
    var setting = HeadlineSetting(
      groups: [DeviceGroup(size: CGSize(width: 4_000, height: 400), displayScale: 2)],
      fonts: try TestFonts.english()
    )
    setting.slot = slot
    let article = HeadlineArticle(headline: "Late", language: "en")
    let verdict = HeadlineJudge(language: "en", in: setting).verdict(of: article)
    #expect(verdict.change == .add(200) && verdict.tightest == 0)
    #expect(HeadlineChange.greatestAddition == 200)
  }

  /// A line needs 26.33 points, and stands out of fewer by less than a pixel at each end down to 25.67; three letters, or
  /// thirteen, stand on it.
  @Test(
    arguments: [(40, 25.6, nil), (40, 25.7, 11), (40, 26, 11), (146, 25.6, nil), (146, 25.7, 1)]
      as [(Double, Double, Int?)]
  )
  func whatStandsOutByLessThanAPixelIsWhole(
    _ width: Double,
    _ height: Double,
    _ count: Int?
  ) throws {
    let group = DeviceGroup(size: CGSize(width: width, height: height), displayScale: 3)
    let setting = HeadlineSetting(
      groups: [group],
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    let article = HeadlineArticle(headline: "港の夜に船が出る、港の夜に船", language: "ja")
    let lost = count.map { String(article.headline.suffix($0)) }
    let expected: HeadlineChange =
      lost.map { HeadlineChange.remove($0.count, lost: $0) } ?? HeadlineChange.none
    #expect(judge("ja", setting).verdict(of: article).change == expected)
  }

  /// Who remembers texts for others remembers those of articles, and none that is tried in place of a headline.
  @Test func whatIsTriedIsNotRemembered() throws {
    let setting = HeadlineSetting(
      groups: [DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3)],
      fonts: try TestFonts.english()
    )
    let article = HeadlineArticle(
      headline: String(repeating: "Night ferries return to the bay ", count: 20),
      snippet: "Back",
      language: "en"
    )
    let preparer = TextPreparer(byteLimit: 1 << 24)
    let verdict = judge("en", setting).verdict(of: article, rememberedBy: preparer)
    guard case .remove = verdict.change else {
      Issue.record("\(verdict.change)")
      return
    }
    // A time, a headline and a snippet.
    #expect((1...6).contains(preparer.counters.count))
  }

  @Test func whatNeverFitsSaysSo() throws {
    let group = DeviceGroup(size: CGSize(width: 20, height: 10), displayScale: 3)
    let setting = HeadlineSetting(
      groups: [group],
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    let judge = judge("ja", setting)
    let verdict = judge.verdict(of: HeadlineArticle(headline: "駅前", language: "ja"))
    #expect(verdict.verdict == .cut && verdict.change == .none)
  }
}
