import FitSelection
import FontFaces
import Foundation
import Inputs
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

@testable import Headlines

/// The room of headlines, against trying it: character by character, phrase by phrase, length by length.
///
/// A few of each language; `Benchmarks/exactness` takes them all, in every area.
@MainActor
@Suite struct HeadlineRoomTests {
  private func setting(_ names: String...) throws -> HeadlineSetting {
    HeadlineSetting(
      groups: names.isEmpty
        ? DeviceCatalogue.groups
        : DeviceGroup.grouping(
          try names.map { try DeviceCatalogue.device(named: $0, for: .lockScreen) }
        ),
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
  }

  /// Whether an article meets a goal in some areas, asked of the template: in one line with a beginning of its headline as
  /// an item has it, without the space at its end.
  private func meets(
    _ goal: HeadlineGoal,
    _ article: HeadlineArticle,
    _ headline: String,
    in areas: [Int],
    of template: HeadlineTemplate
  ) -> Bool {
    var article = article
    let isCut = headline.utf16.count < article.headline.utf16.count
    article.headline = isCut && !template.comparesHeights ? headline.withoutBlankEnd : headline
    let bound = BoundHeadline(article, in: template, HeadlineTexts())
    return areas.allSatisfy { index in
      let shown = bound.shownLayout(in: index)
      let scale = template.areas[index].displayScale
      return goal.isMet(by: ShownHeadline(shown, displayScale: scale), of: article)
    }
  }

  private func check(
    _ limits: HeadlineRoom.Limits,
    for goal: HeadlineGoal,
    of article: HeadlineArticle,
    in areas: [Int],
    _ template: HeadlineTemplate
  ) {
    let headline = article.headline
    func isMet(_ text: String) -> Bool { meets(goal, article, text, in: areas, of: template) }
    switch limits.change {
    case .add(let count):
      let filler = String(HeadlineTemplate.filler(in: template.language))
      func longer(_ count: Int) -> String { headline + String(repeating: filler, count: count) }
      #expect(isMet(longer(count)), "\(headline) + \(count)")
      if count < HeadlineChange.greatestAddition {
        #expect(!isMet(longer(count + 1)), "\(headline) + \(count)")
      }
      #expect(limits.phrase == nil)
    case .remove(let count, let lost):
      #expect(String(headline.dropLast(count)) + lost == headline)
      #expect(isMet(String(headline.dropLast(count))), "\(headline) − \(count)")
      // No longer beginning is enough, however little it loses.
      for fewer in 0..<count { #expect(!isMet(String(headline.dropLast(fewer))), "\(headline)") }
      checkPhrase(limits.phrase, count, of: headline, template.language, isMet)
    case .none:
      #expect((0..<headline.count).allSatisfy { !isMet(String(headline.dropLast($0))) })
    }
  }

  private func checkPhrase(
    _ phrase: HeadlineChange?,
    _ least: Int,
    of headline: String,
    _ language: String,
    _ isMet: (String) -> Bool
  ) {
    let beginnings = TextLimits(of: headline, language: language).beginnings(by: .phrase)
    let first = beginnings.first { isMet($0.text) }
    switch phrase {
    case .remove(let count, let lost):
      #expect(count >= least && first?.removedCount == count, "\(headline)")
      #expect(lost == String(headline.dropFirst(headline.count - count)))
    default: #expect(first?.text.isEmpty ?? true, "\(headline)")
    }
  }

  /// Real headlines in many languages: what is said of each area, and of all, is so and no less is.
  @Test(arguments: ["ja", "en", "ko", "th", "ar", "zh-Hans"])
  func limitsAreExact(language: String) throws {
    let setting = try setting("SE 3", "iPhone 15", "iPhone 17 Pro Max")
    let template = HeadlineTemplate(language: language, setting: setting)
    let rows = try Corpus.rows(language)
    for index in stride(from: 0, to: rows.count, by: max(rows.count / 3, 1)).prefix(3) {
      let row = rows[index]
      let article = HeadlineArticle(
        id: row.id,
        headline: row.headline,
        snippet: row.snippet.isEmpty ? row.headline : row.snippet,
        language: language
      )
      let goals = [HeadlineGoal.headlineWhole, .snippetShown, .candidate(atMost: 0)]
      let asked = goals.map { AskedGoal($0, in: template.areas.indices) }
      let room = HeadlineSurveyor(template, for: asked).room(of: article)
      #expect(room.goals.map(\.asked) == asked)
      for found in room.goals {
        for (index, limits) in found.areas.enumerated() {
          let limits = try #require(limits)
          check(limits, for: found.asked.goal, of: article, in: [index], template)
        }
        check(found.all, for: found.asked.goal, of: article, in: found.asked.areas, template)
      }
    }
  }

  /// In one line, where widths are compared, a beginning may fit less than a longer one: ب stands alone where
  /// nothing joins it, and is wider then than with the ا behind it; and a line that begins with a bracket is
  /// drawn narrower than it counts where it is filled, so that a row that just holds it has it cut.
  @Test(arguments: ["ar", "ja", "en"])
  func limitsInOneLineAreExact(language: String) throws {
    var setting = try setting()
    setting.slot = .family(.accessoryInline)
    setting.groups = DeviceGroup.grouping(
      try ["SE 3", "iPhone 17 Pro Max"].map {
        try DeviceCatalogue.device(named: $0, for: setting.slot)
      }
    )
    let template = HeadlineTemplate(language: language, setting: setting)
    let joined = ["", "ن", "ون", "م"].flatMap { first in
      [40, 47, 58].map { first + String(repeating: "با", count: $0) }
    }
    let real = try Corpus.rows(language).prefix(6).map(\.headline)
    let bracketed = ["（館é０１海館書海ーー・、本館海", "「海館書」海ー１０・館、「本」海", "（（海海海海海海海海海海海"]
    let hard = ["ar": joined, "ja": bracketed]
    for headline in real + (hard[language] ?? []) {
      let article = HeadlineArticle(headline: headline, snippet: "", language: language)
      let goals = [HeadlineGoal.headlineWhole, .candidate(atMost: 0)]
      let asked = goals.map { AskedGoal($0, in: template.areas.indices) }
      for found in HeadlineSurveyor(template, for: asked).room(of: article).goals {
        for (index, limits) in found.areas.enumerated() {
          let limits = try #require(limits)
          check(limits, for: found.asked.goal, of: article, in: [index], template)
        }
        check(found.all, for: found.asked.goal, of: article, in: found.asked.areas, template)
      }
    }
  }

  /// The space before a word that goes, which takes room in a row, goes with it: no item ends with one.
  @Test func nothingMoreGoesForASpace() throws {
    let kept = "The night ferries return"
    func row(of width: Double) throws -> HeadlineTemplate {
      var setting = try setting()
      setting.slot = .family(.accessoryInline)
      let size = CGSize(width: width, height: 20)
      setting.groups = [DeviceGroup(size: size, displayScale: 3)]
      return HeadlineTemplate(language: "en", setting: setting)
    }
    let whole = HeadlineArticle(headline: kept, snippet: "", language: "en")
    let layout = BoundHeadline(whole, in: try row(of: 100), HeadlineTexts()).layout(in: 0)
    let rows = try #require(layout.openRows())
    // Four points lie between the time and the headline; the one that is left is less than a space.
    let width = rows.texts.reduce(5) { $0 + $1.openWidth }
    let template = try row(of: width)
    let asked = AskedGoal(.candidate(atMost: 0), in: template.areas.indices)
    let article = HeadlineArticle(headline: kept + " slowly", snippet: "", language: "en")
    let room = HeadlineSurveyor(template, for: [asked]).room(of: article)
    let limits = try #require(room.goals.first).all
    #expect(limits.change == .remove(6, lost: "slowly"))
    #expect(limits.phrase == .remove(6, lost: "slowly"))
  }

  /// On several lines it is so at the end of the last one, be it of a word that is cut or of many.
  @Test(arguments: ["", "ن", "ون", "م"])
  func limitsOfJoinedLettersAreExact(_ first: String) throws {
    let setting = try setting("SE 3", "iPhone 17 Pro Max")
    let template = HeadlineTemplate(language: "ar", setting: setting)
    let asked = [HeadlineGoal.headlineWhole, .candidate(atMost: 0)].map {
      AskedGoal($0, in: template.areas.indices)
    }
    let words = Array(repeating: "بابابا", count: 26).joined(separator: " ")
    for joined in [String(repeating: "با", count: 80), words] {
      let article = HeadlineArticle(headline: first + joined, snippet: "", language: "ar")
      for found in HeadlineSurveyor(template, for: asked).room(of: article).goals {
        for (index, limits) in found.areas.enumerated() {
          let limits = try #require(limits)
          check(limits, for: found.asked.goal, of: article, in: [index], template)
        }
        check(found.all, for: found.asked.goal, of: article, in: found.asked.areas, template)
      }
    }
  }

  /// The last candidate is shown however little of it fits, so that any number of characters may come: also where lines
  /// are not counted, as of a headline with the end of a line in it.
  @Test(
    arguments: ["Night\nferries return to the bay", "Night ferries return to the bay"],
    [(.lockScreen, 2), (.family(.accessoryInline), 1)] as [(WidgetSlot, Int)]
  )
  func theLastCandidateIsAlwaysShown(_ headline: String, _ widget: (WidgetSlot, Int)) throws {
    var setting = try setting("SE 3")
    (setting.slot, setting.groups) = (
      widget.0,
      [(100, 40), (60, 30)].map { width, height in
        DeviceGroup(size: CGSize(width: width, height: height), displayScale: 3)
      }
    )
    let template = HeadlineTemplate(language: "en", setting: setting)
    let last = AskedGoal(.candidate(atMost: widget.1), in: template.areas.indices)
    let article = HeadlineArticle(headline: headline, snippet: "Back", language: "en")
    let room = HeadlineSurveyor(template, for: [last]).room(of: article)
    let goal = try #require(room.goals.first)
    let limits = [goal.all] + goal.areas.compactMap(\.self)
    #expect(limits.map(\.change) == Array(repeating: .add(200), count: 3))
    #expect(limits.allSatisfy { $0.phrase == nil })
  }

  /// A goal that is asked of some areas alone says nothing of the others, and is met in all of its own.
  @Test func scopesAreKept() throws {
    let setting = try setting("SE 3", "iPhone 15")
    let template = HeadlineTemplate(language: "ja", setting: setting)
    let article = HeadlineArticle(
      headline: String(repeating: "国", count: 40),
      snippet: "雨",
      language: "ja"
    )
    let requirement = HeadlineRequirement(
      name: "headline-whole@iPhone 15",
      policy: .goal(.headlineWhole),
      areas: [1]
    )
    let asked = try #require(requirement.askedGoal)
    #expect(asked.devices == "iPhone 15" && asked.name == requirement.name)
    let room = HeadlineSurveyor(template, for: [asked]).room(of: article)
    let found = try #require(room.goals.first)
    #expect(found.areas[0] == nil && found.areas[1] == found.all)
    check(found.all, for: .headlineWhole, of: article, in: [1], template)
    let everywhere = AskedGoal(.headlineWhole, in: template.areas.indices)
    let all = try #require(
      HeadlineSurveyor(template, for: [everywhere]).room(of: article).goals.first
    )
    #expect(all.all != found.all, "the narrower phone asks for more")
    let nowhere = HeadlineRequirement(name: "a", policy: .goal(.headlineWhole), areas: [])
    #expect(nowhere.askedGoal == nil)
    let same = HeadlineRequirement(name: "a", policy: .sameCandidate, areas: [0])
    #expect(same.askedGoal == nil)
  }

  /// Within a stretch of lengths the layout shows what it says, and at its beginning something else
  /// begins.
  @Test(arguments: ["ja", "en", "th"])
  func stretchesAreThoseOfDecisions(language: String) throws {
    let setting = try setting("SE 3", "iPhone 15")
    let template = HeadlineTemplate(language: language, setting: setting)
    let row = try #require(try Corpus.rows(language).first { $0.headline.count > 20 })
    let article = HeadlineArticle(headline: row.headline, snippet: row.headline, language: language)
    let whole = AskedGoal(.headlineWhole, in: template.areas.indices)
    let room = HeadlineSurveyor(template, for: [whole]).room(of: article)
    let bound = BoundHeadline(article, in: template, HeadlineTexts())
    for (index, area) in room.areas.enumerated() {
      let size = template.areas[index].size
      let layout = bound.layout(in: index)
      #expect(area.widths.count > 2 && area.heights.count > 2)
      for interval in area.widths {
        let shown = layout.outcome(in: CGSize(width: interval.start, height: Double(size.height)))
        #expect(shown == interval.outcome, "width \(interval.start)")
      }
      for interval in area.heights {
        let shown = layout.outcome(in: CGSize(width: Double(size.width), height: interval.start))
        #expect(shown == interval.outcome, "height \(interval.start)")
        guard interval.start > 0 else { continue }
        let below = CGSize(width: Double(size.width), height: interval.start.nextDown)
        #expect(layout.outcome(in: below) != interval.outcome, "below \(interval.start)")
      }
    }
  }
}
