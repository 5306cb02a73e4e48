import Foundation
public import LayoutEngine

extension FitDecision {
  /// What is shown and why, in a few lines: the chosen candidate, what those before it lacked,
  /// which texts are cut, and which doubts about lines would change that.
  ///
  ///     print(decision.explanation(in: .japanese))
  ///
  /// - Parameters:
  ///   - language: the language of the sentences.
  ///   - names: what candidates, and roles of texts, are called in them; others keep their names.
  /// - Complexity: O(*n*) in the number of candidates and placed texts, and that of
  ///   ``decidingLineDoubts()``.
  public func explanation(
    in language: ExplanationLanguage = .english,
    names: [String: String] = [:]
  ) -> String {
    let sentences = DecisionSentences(language: language, names: names)
    var lines: [String] = []
    if let chosenIndex, candidates.indices.contains(chosenIndex) {
      lines.append(sentences.shown(candidates[chosenIndex], of: candidates.count))
      lines += candidates.prefix(chosenIndex).map(sentences.refused)
      if !candidates[chosenIndex].fits { lines.append(sentences.nothingFits) }
    } else {
      lines.append(sentences.noChoice)
    }
    let cut = placed.texts.filter { !showsWhole($0) }.withoutRepetitions
    lines.append(
      cut.isEmpty
        ? sentences.nothingIsCut
        : sentences.cut(cut.prefix(3).map { $0.shortName(names) }, of: cut.count)
    )
    lines += decidingLineDoubts().map { $0.explanation(in: language) + sentences.fullStop }
    return lines.joined(separator: "\n")
  }
}

extension FitDecision: CustomStringConvertible {
  /// What is shown and why, in English: see ``explanation(in:)``.
  public var description: String { explanation(in: .english) }
}

/// The sentences of an explanation.
private struct DecisionSentences: BilingualSentences {
  let language: ExplanationLanguage
  let names: [String: String]

  func shown(_ candidate: CandidateTrace, of count: Int) -> String {
    let (number, name) = (Counts.number(ofIndex: candidate.index), candidate.name(names))
    return text(
      "Candidate \(number) of \(count) is shown: \(name).",
      "\(count)案のうち\(number)番目（\(name)）が表示されます。"
    )
  }

  func refused(_ candidate: CandidateTrace) -> String {
    let lacks = candidate.lacks.map { axis, points in
      let amount = "\(Points.hundredths(points)) pt"
      return text(
        "\(amount) of \(axis == .horizontal ? "width" : "height")",
        "\(axis == .horizontal ? "幅" : "高さ")が\(amount)"
      )
    }
    .joined(separator: text(" and ", "、"))
    let (number, name) = (Counts.number(ofIndex: candidate.index), candidate.name(names))
    return text(
      "Candidate \(number) (\(name)) lacks \(lacks).",
      "\(number)番目（\(name)）は\(lacks)足りません。"
    )
  }

  var nothingFits: String {
    text("Nothing fits: the last candidate is shown all the same.", "どの案も収まらないため、最後の案が表示されます。")
  }

  var noChoice: String { text("There is nothing to choose from.", "選ぶ案はありません。") }

  var nothingIsCut: String { text("Nothing is cut.", "途中で切れる文字はありません。") }

  /// - Parameters:
  ///   - names: what the first texts that are cut are called.
  ///   - count: how many are cut.
  func cut(_ names: [String], of count: Int) -> String {
    let rest = count - names.count
    return text(
      "Cut: \(names.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more." : "."),
      "切れる部分：\(names.joined(separator: "、"))" + (rest > 0 ? "など\(count)か所。" : "。")
    )
  }

  var fullStop: String { text(".", "。") }
}

extension CandidateTrace {
  fileprivate func name(_ names: [String: String]) -> String { names[name] ?? name }

  /// The axes on which it is too large, and by how many points.
  fileprivate var lacks: [(axis: Axis, points: Double)] {
    [(Axis.horizontal, slack.width), (.vertical, slack.height)].compactMap { axis, slack in
      guard let slack, slack < 0 else { return nil }
      return (axis, Double(-slack))
    }
  }
}

extension TextTrace {
  /// Its role, or the first characters of its string.
  fileprivate func shortName(_ names: [String: String]) -> String {
    if let role { return names[role] ?? role }
    let first = string.prefix(20)
    return "“\(first)\(first.endIndex == string.endIndex ? "" : "⋯")”"
  }
}
