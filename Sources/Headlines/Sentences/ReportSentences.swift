import FitSelection
import LayoutEngine
import ViewFitting
import WidgetDevices

/// A report in words: one home of what terminal, picture, JSON and failing tests say.
extension ArticleReport {
  /// The answer in two or three sentences, one a line: whether the headline is whole, how much of
  /// the snippet is shown, and whether that is a close call.
  public func explanation(in language: ExplanationLanguage = .english) -> String {
    [verdict(in: language), snippetSentence(in: language), closeCallSentence(in: language)]
      .compactMap(\.self).joined(separator: "\n")
  }

  /// Whether the headline is whole, and if not, where it is cut.
  public func verdict(in language: ExplanationLanguage = .english) -> String {
    let (whole, cut) = parted(by: { $0.outcome.isHeadlineWhole })
    let areas = ReportAreas(of: self, in: [whole, cut])
    let sentences = VerdictSentences(language: language, counting: areas.counting)
    let place = place(in: language)
    if cut.isEmpty { return sentences.headlineIsWhole(place) }
    guard let first = cut.first, cut.count < results.count else {
      return sentences.headlineIsCut(place)
    }
    return sentences.headlineIsCut(
      in: areas.names(of: cut) { name(of: $0, in: language) },
      of: areas.count(of: results),
      system: hasSeveralSystems ? nil : systemName(of: first, in: language)
    )
  }

  /// How much of the snippet is shown.
  public func snippetSentence(in language: ExplanationLanguage = .english) -> String {
    let counts = Dictionary(grouping: results) { $0.outcome.snippetLines }
    let areas = ReportAreas(of: self, in: Array(counts.values))
    let sentences = VerdictSentences(language: language, counting: areas.counting)
    guard !article.snippet.isEmpty else { return sentences.noSnippet }
    guard counts.count > 1 else {
      let lines = counts.keys.first ?? 0
      if lines == 0 { return sentences.snippetIsNotShown }
      return results.allSatisfy(\.outcome.isSnippetWhole)
        ? sentences.snippetIsWhole(lines: lines) : sentences.snippetIsCut(lines: lines)
    }
    return sentences.snippetDiffers(
      counts.sorted { $0.key > $1.key }.map { ($0.key, areas.count(of: $0.value)) }
    )
  }

  /// Where the answer is a close call, and the closest of them; nil where it is sure everywhere.
  public func closeCallSentence(in language: ExplanationLanguage = .english) -> String? {
    let (close, sure) = parted(by: \.isCloseCall)
    guard let first = close.compactMap(\.nearestCall).min(by: { $0.closeness < $1.closeness })
    else { return nil }
    let areas = ReportAreas(of: self, in: [close, sure])
    let sentences = VerdictSentences(language: language, counting: areas.counting)
    let what = first.explanation(in: language, names: HeadlineWidget.names(in: language))
    if results.count == 1 { return sentences.closeCall(what) }
    return sentences.closeCall(what, in: areas.count(of: close), of: areas.count(of: results))
  }

  /// The results that are meant, and the others.
  private func parted(by isMeant: (Result) -> Bool) -> ([Result], [Result]) {
    (results.filter(isMeant), results.filter { !isMeant($0) })
  }

  /// The area and scale of a result as a name, with the system where there are several.
  private func name(of result: Result, in language: ExplanationLanguage) -> String {
    hasSeveralSystems
      ? "\(result.group.name) \(systemName(of: result, in: language))" : result.group.name
  }
}

extension ArticleReport.Result {
  /// The close call that is nearest to another answer, where the area is known best.
  public var nearestCall: CloseCall? { closeCalls.first }

  /// What is shown and why, in a few lines: the decision's explanation, the widget's parts named in
  /// the language.
  public func explanation(in language: ExplanationLanguage = .english) -> String {
    decision.explanation(in: language, names: HeadlineWidget.names(in: language))
  }

  /// What is shown beyond a limit: the layout, and whether the headline is whole or cut where that
  /// is another answer than now.
  ///
  /// The last layout is shown although it does not fit, and its headline is cut; only within half a
  /// pixel of the bounds it may stand out instead, and is whole as it is.
  package func name(
    of outcome: FitOutcome,
    in language: ExplanationLanguage = .english
  ) -> String {
    guard let index = outcome.chosenIndex, decision.candidates.indices.contains(index) else {
      return language.choice("nothing", "なし")
    }
    let own = decision.candidates[index].name
    let name = HeadlineWidget.names(in: language)[own] ?? own
    guard outcome.fits else { return name + language.choice(", cut", "（途中で切れる）") }
    guard let now = assessment?.headroom?.outcome, !now.fits else { return name }
    return self.outcome.isHeadlineWhole
      ? name + language.choice(", within the bounds", "（枠内）")
      : name + language.choice(", whole", "（全文）")
  }
}

extension HeadlineOutcome {
  /// What is shown, in a few words: "Headline 2 lines, snippet 1 line".
  public func summary(in language: ExplanationLanguage = .english) -> String {
    language.choice(englishSummary, japaneseSummary)
  }

  private var englishSummary: String {
    let headline =
      "Headline \(Counts.text(headlineLines, "line"))" + (isHeadlineWhole ? "" : ", cut")
    return headline
      + (snippetLines == 0 ? ", no snippet" : ", snippet \(Counts.text(snippetLines, "line"))")
  }

  private var japaneseSummary: String {
    let headline = "見出し\(headlineLines)行" + (isHeadlineWhole ? "" : "（途中で切れる）")
    return headline + (snippetLines == 0 ? "、本文なし" : "、本文\(snippetLines)行")
  }
}

extension HeadlineWidget {
  /// What the widget's texts and candidates are called in explanations, by their roles and names.
  public nonisolated static func names(in language: ExplanationLanguage) -> [String: String] {
    switch language {
    case .english: [:]
    case .japanese:
      [
        Role.time: "時刻", Role.headline: "見出し", Role.snippet: "本文",
        candidateNames[0]: "見出しと本文2行", candidateNames[1]: "見出しと本文1行",
        candidateNames[2]: "見出しのみ", InlineHeadlineWidget.candidateNames[0]: "時刻と見出し",
      ]
    }
  }
}
