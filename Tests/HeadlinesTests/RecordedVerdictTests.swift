import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import UnicodeText
import WidgetDevices

@testable import Headlines

/// Headlines of all languages in settings of all kinds: verdicts, limits, matrices and every sentence of
/// their reports, as they were when somebody looked at them.
///
/// What is right stays in the other tests; here stands what nobody would think of testing by itself.
/// `Scripts/renew-golden` writes `Cases/recorded-verdicts.txt` anew.
@MainActor
@Suite struct RecordedVerdictTests {
  private typealias Named = (name: String, setting: HeadlineSetting)

  @Test func everythingIsSaidAsItWas() throws {
    let settings = try Self.settings()
    var rows: [String] = []
    for (index, article) in try Self.articles().enumerated() {
      rows.append("== \(article.language) \(article.headline.prefix(40))")
      // Each in one setting: all in each would take as many times longer.
      let (name, setting) = settings[index % settings.count]
      rows.append("\(name): \(Self.verdict(of: article, in: setting))")
      if index % 2 == 0 { rows.append("  room \(Self.room(of: article, in: setting))") }
      rows += Self.report(of: article, in: setting).map { "  \($0)" }
    }
    rows += try Self.matrices()
    try GoldenFile("HeadlinesTests/Cases/recorded-verdicts.txt").check(rows)
  }

  // MARK: What is asked about

  private static func articles() throws -> [HeadlineArticle] {
    let real = try Corpus.languages.flatMap { language in
      let rows = try Corpus.rows(language)
      return [rows.count / 2, rows.count - 9].map { index in
        HeadlineArticle(
          id: rows[index].id,
          headline: rows[index].headline,
          snippet: rows[index].snippet,
          language: language
        )
      }
    }
    let made = [
      ("", ""), ("港", ""), ("A", "b"), ("🙂👩‍🔬 🇯🇵", "1️⃣"), ("\u{F0000} missing", ""),
      ("Two\nlines", "one\ntwo\nthree"),
      (String(repeating: "長い見出しは切れる。", count: 12), "そのあと。"),
      (String(repeating: "Unbreakable", count: 20), ""),
    ].map { headline, snippet in
      HeadlineArticle(time: "23:59", headline: headline, snippet: snippet, language: "ja")
    }
    return real + made
  }

  private static func groups(
    _ names: [String],
    _ slot: WidgetSlot = .lockScreen,
    _ versions: [SystemVersion?] = [nil]
  ) throws -> [DeviceGroup] {
    DeviceGroup.grouping(
      try names.flatMap { name in
        try versions.map { version in
          try DeviceCatalogue.device(named: name, for: slot, version: version)
        }
      }
    )
  }

  private static func settings() throws -> [Named] {
    let fonts = try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    func setting(
      _ groups: [DeviceGroup],
      _ change: (inout HeadlineSetting) -> Void = { _ in }
    ) -> HeadlineSetting {
      var setting = HeadlineSetting(groups: groups, fonts: fonts)
      change(&setting)
      return setting
    }
    let phones = ["SE 3", "iPhone 15", "iPhone 17 Pro Max"]
    return [
      ("phones", setting(try groups(phones))),
      (
        "versions",
        setting(try groups(["iPhone 14"], .lockScreen, [.iOS16, .iOS17, .iOS18, .newest]))
      ),
      (
        "in bold",
        setting(try groups(phones)) {
          $0.legibilityWeight = .bold
          $0.typeSize = .accessibility2
        }
      ),
      (
        "inline",
        setting(try groups(["iPhone 15", "SE 3"], .family(.accessoryInline))) {
          $0.slot = .family(.accessoryInline)
        }
      ),
      (
        "small",
        setting(try groups(phones, .family(.systemSmall))) {
          $0.slot = .family(.systemSmall)
          $0.typeSize = .xxLarge
        }
      ),
      (
        "on an English device",
        setting(try groups(phones + ["watch 41mm"])) {
          $0.deviceLanguages = ["en", "ja"]
          $0.typesettingLanguage = "ja"
          $0.lineBreak = .loose
        }
      ),
      (
        "of no device",
        setting([
          DeviceGroup(size: CGSize(width: 90.5, height: 31), displayScale: 2),
          DeviceGroup(size: CGSize(width: 12, height: 200), displayScale: 1, systemVersion: .iOS16),
          DeviceGroup(size: CGSize(width: 900, height: 9), displayScale: 3),
        ]) { $0.lineBreak = .normal }
      ),
    ]
  }

  private static func requirements(_ setting: HeadlineSetting) -> [HeadlineRequirement] {
    let all = Array(setting.groups.indices)
    let policies: [(String, HeadlineRequirement.Policy)] = [
      ("headline-whole", .goal(.headlineWhole)), ("snippet-shown", .goal(.snippetShown)),
      ("candidate-at-most=1", .goal(.candidate(atMost: 0))), ("same-candidate", .sameCandidate),
      ("no-close-calls", .noCloseCalls([.cut])),
      ("no-close-calls=all", .noCloseCalls(Set(CloseCallConsequence.allCases))),
    ]
    return policies.map { HeadlineRequirement(name: $0, policy: $1, areas: all) }
      + [
        HeadlineRequirement(name: "last@SE 3", policy: .goal(.headlineWhole), areas: all.suffix(1))
      ]
  }

  // MARK: Verdicts and limits

  private static func verdict(of article: HeadlineArticle, in setting: HeadlineSetting) -> String {
    let template = HeadlineTemplate(language: article.language, setting: setting)
    let verdict = HeadlineJudge(template, requirements: requirements(setting)).verdict(of: article)
    let areas = verdict.areas.map { area in
      "\(area.shown.chosenIndex ?? -1)/\(area.shown.headlineLines)/\(area.shown.snippetLines)/"
        + "\(area.shown.isHeadlineWhole ? "w" : "c")\(area.closeCall.map { "≈\($0)" } ?? "")"
    }
    let unmet = verdict.unmet.map { "\($0.requirement.name) \($0.areas)" }
    let sentences = ExplanationLanguage.allCases.flatMap { language in
      let changes = ChangeSentences(language)
      return [
        changes.counted(verdict.change, for: .headlineWhole),
        changes.sentence(verdict.change, tightest: "SE 3"),
      ]
        + verdict.unmet.map { UnmetSentences.sentence($0, setting.groups, in: language) }
    }
    let tightest = verdict.tightest.map { "\($0)" } ?? "–"
    return
      "\(verdict.verdict) \(areas) \(verdict.change) tightest \(tightest) unmet \(unmet) "
      + "\(verdict.missingScalars.count) \(verdict.showsNoSnippet) \(verdict.closeCall.map { "\($0)" } ?? "–") "
      + "#\(sentences.joined(separator: "\n").digest)"
  }

  private static func room(of article: HeadlineArticle, in setting: HeadlineSetting) -> String {
    let template = HeadlineTemplate(language: article.language, setting: setting)
    let goals = requirements(setting).compactMap(\.askedGoal)
    let room = HeadlineSurveyor(template, for: goals).room(of: article)
    func place(_ index: Int?) -> String { index.map { "\($0)" } ?? "–" }
    let limits = room.goals.map { goal in
      ([goal.all] + goal.areas).map { limits in
        limits.map {
          "\($0.change) \($0.phrase.map { "\($0)" } ?? "–") \(place($0.tightest))"
        } ?? "–"
      }.joined(separator: "; ") + " \(goal.asked.name) \(goal.asked.devices ?? "–")"
    }
    let areas = room.areas.map { area in
      (area.widths + area.heights).map { "\($0)" }.joined(separator: " ")
    }
    let sentences = ExplanationLanguage.allCases.flatMap { language in
      room.goals.flatMap { goal in
        [ChangeSentences(language).sentence(goal.all.change, for: goal.asked)]
          + ChangeSentences(language).captions(of: goal.all, for: goal.asked.goal)
      }
    }
    let first = room.goals.first.map { "\($0.all.change) \(place($0.all.tightest))" } ?? "–"
    return "\(first) #\(limits.joined(separator: "\n").digest) "
      + "#\(areas.joined(separator: "\n").digest) #\(sentences.joined(separator: "\n").digest)"
  }

  // MARK: Reports

  private static func report(of article: HeadlineArticle, in setting: HeadlineSetting) -> [String] {
    let extent = CloseCallExtent.allCases[article.headline.utf8.count % 2]
    let report = ArticleCheck(article: article, setting: setting, tracing: .all, marking: extent)
      .report()
    let calls = report.results.map { result in
      "\(result.isCloseCall) \(result.consequence.map { "\($0)" } ?? "–") "
        + "\(result.doubtfulDevices.map(\.name)) "
        + result.closeCalls.map { call in
          ExplanationLanguage.allCases.map { TraceSentences($0).closeCall(call) }.joined()
        }.joined(separator: ", ")
    }
    var said: [String] = []
    for language in ExplanationLanguage.allCases {
      said += [report.explanation(in: language), report.verdict(in: language)]
      said += [report.snippetSentence(in: language), report.closeCallSentence(in: language) ?? "–"]
      said += report.footnotes(in: language) + report.fontNotes(in: language)
      said += report.restingNotes(in: language) + report.synthesisNotes(in: language)
      said += [report.settings(in: language)] + report.versionDifferences(in: language)
      for result in report.results {
        said += [result.explanation(in: language), result.outcome.summary(in: language)]
      }
    }
    let traces = report.results.flatMap { result in
      result.decision.candidates.flatMap { candidate in
        ExplanationLanguage.allCases.flatMap { language -> [String] in
          let sentences = TraceSentences(language)
          return [sentences.name(candidate.name), sentences.proposal(of: candidate)]
            + sentences.comparisons(of: candidate)
        }
      }
        + result.decision.placed.texts.flatMap { text in
          ExplanationLanguage.allCases.map { language in
            text.frame.map { TraceSentences(language).place(of: text, in: $0) } ?? "–"
          }
        }
    }
    return [
      report.verdict(in: .english), report.verdict(in: .japanese),
      "calls #\(calls.joined(separator: "\n").digest) said #\(said.joined(separator: "\n").digest) "
        + "traces #\(traces.joined(separator: "\n").digest)",
    ]
  }

  // MARK: Matrices

  private static func matrices() throws -> [String] {
    let base = try settings()
    let cells = MatrixSetting.all(
      typeSizes: [.small, .accessibility1],
      weights: [false, true],
      deviceLanguages: [nil, "en"]
    )
    return try ["ja", "en", "de"].flatMap { language -> [String] in
      try [base[0], base[1]].map { name, setting in
        let judge = HeadlineMatrixJudge(
          language: language,
          settings: cells.map { ($0.applied(to: setting), requirements(setting)) }
        )
        var tally = MatrixTally(settingCount: cells.count, areaCount: setting.groups.count)
        let rows = try Corpus.rows(language).prefix(4).map { row in
          let matrix = judge.matrix(
            of: HeadlineArticle(
              id: row.id,
              headline: row.headline,
              snippet: row.snippet,
              language: language
            )
          )
          tally.add(matrix)
          let first = matrix.firstDifference.map { "\($0.setting) \($0.areas)" } ?? "–"
          return "\(matrix.isAsRequired) \(matrix.differsBetweenAreas) \(first) "
            + "\(matrix.versionDifferences.map { "\($0.setting) \($0.place.areas)" }) "
            + matrix.cells.map { row in
              row.map {
                "\($0.shown.chosenIndex ?? -1)\($0.isAsRequired ? "r" : "u")\($0.closeCall.map { "\($0)" } ?? "")"
              }.joined(separator: ",")
            }.joined(separator: " ")
        }
        let sentences = ExplanationLanguage.allCases.map { language in
          let said = MatrixSentences(language)
          return [
            said.name(cells), said.name(Array(cells.prefix(1)), on: "iOS 26"),
            said.worst(tally.worst.count, of: 4, ["a", "b"]), said.unmet(tally.unmetCount),
            said.differing(tally.differingCount),
            said.differingByVersion(tally.versionDifferingCount), said.hidden(2),
            said.settings(cells.count),
          ].joined(separator: "; ")
        }
        let counts = tally.cells.flatMap { $0.map { "\($0)" } }.joined(separator: "\n")
        return
          "matrix \(language) \(name): \(tally.count) \(tally.unmetCount) \(tally.differingCount) "
          + "\(tally.versionDifferingCount) \(tally.worst.map { "\($0.setting)/\($0.area)" }) "
          + "#\(counts.digest) #\(rows.joined(separator: "\n").digest) \(sentences)"
      }
    }
  }
}
