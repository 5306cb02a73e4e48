import FontFaces
import Foundation
import TestSupport
import Testing
import WidgetDevices

@testable import Headlines

/// Headlines that end, or begin, with what is not seen: limits say of them what verdicts say.
@MainActor
@Suite struct BlankEndTests {
  private func template(
    _ language: String,
    width: Double,
    height: Double
  ) throws -> HeadlineTemplate {
    let size = CGSize(width: width, height: height)
    let setting = HeadlineSetting(
      groups: [DeviceGroup(size: size, displayScale: 3)],
      fonts: try FontLibrary.bundled(deviceLanguages: [language], fontDirectory: nil)
    )
    return HeadlineTemplate(language: language, setting: setting)
  }

  private func limits(
    of article: HeadlineArticle,
    in template: HeadlineTemplate
  ) throws -> HeadlineRoom.Limits {
    let whole = AskedGoal(.headlineWhole, in: template.areas.indices)
    let room = HeadlineSurveyor(template, for: [whole]).room(of: article)
    return try #require(room.goals.first).all
  }

  private nonisolated static let ends = [
    "\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// A column with blank lines at its end is higher than its bounds, and nothing of the headline is cut.
  @Test(arguments: [28.0, 42.0])
  func blankLinesAtTheEndAreNotCut(height: Double) throws {
    let ended = Self.ends.flatMap { end in
      ["", " ", "\u{200B}", end].map { "Harbour" + end + $0 }
    }
    let within = Self.ends.map { "ァ‑" + $0 + "←" }
    for (language, headlines) in [("en", ended), ("ja", within)] {
      let template = try template(language, width: 146, height: height)
      let judge = HeadlineJudge(template, requirements: [])
      for headline in headlines {
        let article = HeadlineArticle(headline: headline, snippet: "x", language: language)
        let limits = try limits(of: article, in: template)
        let name = headline.debugDescription
        #expect(limits.change == judge.verdict(of: article).change, "\(name) \(height)")
        func isWhole(without count: Int) -> Bool {
          var shorter = article
          shorter.headline = String(headline.dropLast(count))
          return judge.areas(of: shorter).allSatisfy { $0.shown.isHeadlineWhole }
        }
        switch limits.change {
        case .add: #expect(isWhole(without: 0), "\(name) \(height)")
        case .remove(let count, _):
          #expect(isWhole(without: count), "\(name) \(height)")
          for fewer in 0..<count { #expect(!isWhole(without: fewer), "\(name) \(height)") }
        case .none: Issue.record("\(name) \(height) is missed however short it is")
        }
      }
    }
  }

  /// Marks without a width stand behind a full line in any number: what has to go before them is found.
  @Test(arguments: ["\u{200E}", "\u{AD}", "\u{200B}"])
  func marksBehindAFullLineGoWithWhatFollows(_ mark: String) throws {
    let article = HeadlineArticle(
      headline: String(repeating: "国", count: 41) + String(repeating: mark, count: 300)
        + String(repeating: "国", count: 60),
      snippet: "",
      language: "ja"
    )
    // Three lines of thirteen.
    let limits = try limits(of: article, in: try template("ja", width: 146, height: 58))
    guard case .remove(let count, _) = limits.change else {
      Issue.record("\(limits.change)")
      return
    }
    #expect(count == 2 + 300 + 60)
  }

  /// What is left of a headline is one: white space alone is none.
  @Test func whiteSpaceIsNotWhatIsLeft() throws {
    let word = HeadlineArticle(
      headline: "\t pneumonoultramicroscopic",
      snippet: "",
      language: "en"
    )
    let phrase = try limits(of: word, in: try template("en", width: 80, height: 28)).phrase
    #expect(phrase == HeadlineChange.none)
    let lines = HeadlineArticle(
      headline: "\u{2029}తెలుగు\u{2029}",
      snippet: "",
      language: "ja"
    )
    let ended = try limits(of: lines, in: try template("ja", width: 134, height: 40))
    for change in [ended.change, ended.phrase ?? HeadlineChange.none] {
      guard case .remove(let count, _) = change else { continue }
      let kept = lines.headline.dropLast(count).unicodeScalars
      #expect(kept.contains { !$0.properties.isWhitespace })
    }
  }
}
