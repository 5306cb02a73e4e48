import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

@testable import Headlines

/// What a template knows of its texts, and every number that follows from a headline's lines, asked one by one; where
/// less follows than could, everything still comes out right, only later.
///
/// `Scripts/renew-golden` writes `Cases/recorded-counts.txt` anew.
@MainActor
@Suite struct RecordedCountTests {
  private static let recording = Recording(
    "HeadlinesTests/Cases/recorded-counts.txt",
    names: ["templates"] + languages.map { "counts \($0)" }
  )

  nonisolated private static let languages = ["ja", "en", "ar"]

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  // MARK: Settings

  private static func grouped(
    _ names: [String],
    _ slot: WidgetSlot,
    _ versions: [SystemVersion?]
  ) throws -> [DeviceGroup] {
    DeviceGroup.grouping(
      try names.flatMap { name in
        try versions.map { try DeviceCatalogue.device(named: name, for: slot, version: $0) }
      }
    )
  }

  private static func settings() throws -> [(String, HeadlineSetting)] {
    let fonts = try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    func setting(
      _ groups: [DeviceGroup],
      _ change: (inout HeadlineSetting) -> Void = { _ in }
    ) -> HeadlineSetting {
      var setting = HeadlineSetting(groups: groups, fonts: fonts)
      change(&setting)
      return setting
    }
    let own = [(146, 58), (47.9, 58), (48, 191.9), (60, 192), (300, 40), (100, 30)].map {
      width,
      height in
      DeviceGroup(
        size: CGSize(width: width, height: height),
        displayScale: width < 100 ? 2 : 3,
        systemVersion: width < 60 ? .iOS16 : .newest
      )
    }
    let inline = WidgetSlot.family(.accessoryInline)
    return [
      (
        "phones",
        setting(try grouped(["SE 3", "iPhone 14"], .lockScreen, [.iOS16, .iOS17, .newest]))
      ),
      ("own", setting(own)),
      ("inline", setting(try grouped(["iPhone 15"], inline, [nil])) { $0.slot = inline }),
      (
        "in bold",
        setting(try grouped(["iPhone 15", "watch 41mm"], .lockScreen, [nil])) {
          $0.legibilityWeight = .bold
          $0.deviceLanguages = ["en", "ja"]
          $0.typesettingLanguage = "ja"
        }
      ),
    ]
  }

  // MARK: Templates

  @Test func templatesAreAsRecorded() throws {
    var rows: [String] = []
    for language in Self.languages + ["de"] {
      for (name, setting) in try Self.settings() {
        let template = HeadlineTemplate(language: language, setting: setting)
        rows.append(
          "\(language) \(name): \(template.layoutCount) layouts, \(template.isOfColumns) "
            + "\(template.comparesHeights) \(template.filler) \(template.letters.map { $0 != nil })"
        )
        rows += template.slots.slots.enumerated().map { index, slot in
          "  slot \(slot.role ?? "–") \(slot.paragraph.pointSize) \(slot.most) \(slot.isHeadline) "
            + "\(slot.spaced ?? -1) \(slot.doubts.map { "\($0.doubt) \($0.slot ?? -1)" }) "
            + template.fillerWidth(inSlot: index).toThousandths
            + " \(template.fillerWidth(inSlot: index) == template.fillerWidth(inSlot: index))"
        }
        for layout in 0..<template.layoutCount {
          rows.append(
            "  layout \(Array(template.slots.slots(ofLayout: layout))) "
              + (template.memories[layout].map(described) ?? "–")
          )
        }
        rows += template.areas.enumerated().map { index, area in
          let rooms = HeadlineTemplate.Room.allCases.map { template.bounds(of: index, $0) }
          return
            "  area \(area.size) \(area.displayScale) \(area.systemVersion) \(area.layoutIndex) "
            + "\(area.fontDoubts.map(\.subject)) \(area.doubt.width?.points ?? 0) "
            + "\(area.doubt.height?.points ?? 0) \(rooms) \(template.width(of: index)) \(template.layout(in: index))"
        }
      }
    }
    try Self.recording.check("templates", rows)
  }

  private func described(_ memory: ColumnMemory) -> String {
    let columns = memory.columns
    let places = columns.places.map { place in
      "\(place.role ?? "–") \(place.most) \(place.isLimited) \(place.firstLimit ?? 0) "
        + "\(place.typesettingLanguage ?? "–") \(place.doubts.map(\.rawValue)) "
        + "\(place.paragraph.lineLimit ?? 0)"
    }
    let uses = columns.uses?.map { "\($0.place) \($0.candidate) \($0.lineLimit ?? 0)" }
    let held = [47, 48, 49, 200].flatMap { width in
      [9, 47, 191.9, 192, 193].map { height in
        memory.holds(for: CGSize(width: width, height: height)) ? "1" : "0"
      }
    }
    let mosts = columns.places.map(\.most)
    let counts = [mosts.map { _ in 0 }, mosts.map { min($0, 1) }, mosts.map { $0 - 1 }, mosts]
    let keys = counts.map { counts in
      "\(columns.key { counts[$0] } ?? -1) \(columns.exactKey { counts[$0] } ?? -1) "
        + "\(columns.exactKey { $0 == 1 ? nil : counts[$0] } ?? -1)"
    }
    return "\(places) \(uses ?? []) \(columns.isMeasured) \(columns.keyCount) \(columns.tallest) "
      + "\(columns.narrowest) \(held.joined()) \(keys)"
  }

  // MARK: Counts

  private static func articles(_ language: String) throws -> [HeadlineArticle] {
    let rows = try Corpus.rows(language).filter { !$0.snippet.isEmpty }
    let long = rows[3].headline + rows[4].headline + rows[5].headline
    return [
      (rows[0].headline, rows[0].snippet), (long, ""), (rows[7].headline + "「港」（夜）", "短い"),
      (rows[1].headline, rows[1].headline), ("", rows[2].snippet),
    ].map { headline, snippet in
      HeadlineArticle(headline: headline, snippet: snippet, language: language)
    }
  }

  @Test(arguments: languages) func countsAreAsRecorded(_ language: String) throws {
    var rows: [String] = []
    for (name, setting) in try Self.settings() {
      let template = HeadlineTemplate(language: language, setting: setting)
      for (number, article) in try Self.articles(language).enumerated() {
        let texts = HeadlineTexts()
        let headline = CountedHeadline(article, in: template, texts, trying: HeadlineTexts())
        rows.append("\(name) \(number): \(counts(headline))")
        var assessor = HeadlineAssessor(headline)
        rows.append(
          "  from \(headline.widths.lowerBound.toThousandths) to \(headline.widths.upperBound.toThousandths)"
        )
        for index in template.areas.indices {
          rows.append("  \(index) \(answers(headline, &assessor, index))")
        }
      }
    }
    try Self.recording.check("counts \(language)", rows)
  }

  /// What is known of a headline's texts, whatever the area.
  private func counts(_ headline: CountedHeadline) -> String {
    let template = headline.template
    let slots = headline.slots.indices.map { slot -> String in
      let widths = template.areas.indices.map { headline.width(of: $0) }
      let counts = widths.flatMap { width in
        [
          headline.lineCount(ofSlot: slot, at: width),
          headline.lineCount(ofSlot: slot, at: width + 0.5),
        ]
        .map { $0 ?? -1 }
      }
      let ends = widths.map { headline.endOfPiece(ofSlot: slot, at: $0)?.toThousandths ?? "–" }
      let steps = headline.counts(ofSlot: slot)?.steps.count ?? -1
      return "\(headline.owner(ofSlot: slot)) \(headline.naturalWidth(ofSlot: slot).toThousandths) "
        + "\(counts) \(ends) \(steps) \(headline.counter(ofSlot: slot) != nil)"
    }
    let layouts = (0..<template.layoutCount).map { layout in
      "\(headline.lineDoubts(ofLayout: layout).map(\.rawValue).sorted())"
    }
    var differentTexts = 0
    headline.forEachDifferentText { _ in differentTexts += 1 }
    return "\(differentTexts) \(layouts) "
      + slots.joined(separator: "\n").digest
  }

  /// What follows from them in one area.
  private func answers(
    _ headline: CountedHeadline,
    _ assessor: inout HeadlineAssessor,
    _ index: Int
  ) -> String {
    let template = headline.template
    let (layout, width) = (headline.layout(in: index), headline.width(of: index))
    let answer = headline.answer(in: index)
    let key = headline.key(ofLayout: layout, at: width) ?? -1
    let needs = headline.needs(ofLayout: layout, at: width).map { needs in
      (0..<3).map { needs[$0].toThousandths }
    }
    let doubts = headline.lineDoubts(ofLayout: layout).sorted { $0.rawValue < $1.rawValue }.map {
      described(headline.answer(in: index, under: $0))
    }
    let same = [(0, 0), (0.5, 0.3), (3, 0), (3, 12)].map { reach, height in
      headline.showsSame(as: answer, in: index, within: reach) { $0 * 0 + height }
        .map { $0 ? "1" : "0" } ?? "–"
    }
    let size = template.areas[index].size
    let near = [-1.5, 0, 1.5].map { more in
      headline.outcome(
        ofLayout: layout,
        in: CGSize(width: size.width + more, height: size.height + 2 * more)
      )
    }
    let places = (0..<template.slots.slots(ofLayout: layout).count).flatMap { place in
      [0.98, 1.02].map { part in
        headline.outcome(ofLayout: layout, in: size, with: place, at: width * part)
      }
    }
    let call: String =
      switch CountedCloseCalls(headline, in: index, answer)?.consequence {
      case .some(.some(let consequence)): "\(consequence)"
      case .some(.none): "none"
      default: "untold"
      }
    let beginning = headline.article.headline.prefix(9).utf16.count
    let others: [TriedHeadline] = [.beginning(upTo: beginning), .longer(by: 3)]
    let tried = others.flatMap { tried in
      HeadlineTemplate.Room.allCases.map { room in
        headline.answer(in: index, room, trying: tried).map(described) ?? "–"
      }
    }
    return
      "\(described(answer)) key \(key) needs \(needs ?? []) same \(same.joined()) call \(call) "
      + "\(assessor.closeCall(in: index, answer).map { "\($0)" } ?? "–") "
      + "more \(headline.likelyAddition(in: index, atMost: 5) ?? -1) "
      + "\(headline.likelyAddition(in: index, atMost: 200) ?? -1) "
      + "\(headline.endOfOneLineMore(in: index) ?? -1) under \(doubts.joined(separator: " ").digest) "
      + "near \((near + places).map { "\(String(describing: $0))" }.joined().digest) "
      + "tried \(tried.joined(separator: " ").digest)"
  }

  private func described(_ answer: HeadlineAnswer) -> String {
    answer.packed.map { String($0, radix: 16) } ?? "–"
  }

  // MARK: Where counts say nothing

  /// Areas as narrow and as high as numbers of lines are remembered for, a little less and more, and headlines of as
  /// many lines as are told apart, and more: what is remembered of one says nothing false of another.
  @Test(arguments: ["ja", "en"]) func answersAreThoseOfLayouts(_ language: String) throws {
    let sizes = [20.0, 47.9, 48, 60, 146].flatMap { width in
      [30.0, 58, 191.9, 192, 400].map { CGSize(width: width, height: $0) }
    }
    let setting = HeadlineSetting(
      groups: sizes.map { DeviceGroup(size: $0, displayScale: 3) },
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    let template = HeadlineTemplate(language: language, setting: setting)
    let word = language == "ja" ? "夜の港へ" : "harbour "
    for count in [1, 2, 4, 9, 14, 15, 16, 17, 18, 40] {
      let article = HeadlineArticle(
        headline: String(repeating: word, count: count),
        snippet: count % 2 == 0 ? word : "",
        language: language
      )
      let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 20))
      let bound = BoundHeadline(article, in: template, HeadlineTexts())
      for (index, area) in template.areas.enumerated() {
        let expected = HeadlineAnswer(bound.shownLayout(in: index), displayScale: area.displayScale)
        #expect(headline.answer(in: index) == expected, "\(count) in \(area.size)")
      }
    }
  }
}
