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
    let sentences: any DecisionSentences =
      switch language {
      case .english: EnglishSentences(names: names)
      case .japanese: JapaneseSentences(names: names)
      }
    var lines: [String] = []
    if let chosenIndex, candidates.indices.contains(chosenIndex) {
      lines.append(sentences.shown(candidates[chosenIndex], of: candidates.count))
      for candidate in candidates.prefix(chosenIndex) where candidate.wasTried && !candidate.fits {
        lines.append(sentences.refused(candidate))
      }
      if !candidates[chosenIndex].fits { lines.append(sentences.nothingFits) }
    } else {
      lines.append(sentences.noChoice)
    }
    let cut = placed.texts.filter { !showsWhole($0) }
    lines.append(
      cut.isEmpty
        ? sentences.nothingIsCut : sentences.cut(cut.prefix(3).map { $0.shortName(names) })
    )
    lines += decidingLineDoubts().map { $0.explanation(in: language) + sentences.fullStop }
    return lines.joined(separator: "\n")
  }
}

extension FitDecision: CustomStringConvertible {
  /// What is shown and why, in English: see ``explanation(in:)``.
  public var description: String { explanation(in: .english) }
}

/// The sentences of an explanation in one language.
private protocol DecisionSentences {
  func shown(_ candidate: CandidateTrace, of count: Int) -> String
  func refused(_ candidate: CandidateTrace) -> String
  var nothingFits: String { get }
  var noChoice: String { get }
  var nothingIsCut: String { get }
  func cut(_ names: [String]) -> String
  var fullStop: String { get }
}

private struct EnglishSentences: DecisionSentences {
  let names: [String: String]

  func shown(_ candidate: CandidateTrace, of count: Int) -> String {
    "Candidate \(candidate.index + 1) of \(count) is shown: \(candidate.name(names))."
  }

  func refused(_ candidate: CandidateTrace) -> String {
    let lacks = candidate.lacks.map { axis, points in
      "\(Points.hundredths(points)) pt of \(axis == .horizontal ? "width" : "height")"
    }
    return "Candidate \(candidate.index + 1) (\(candidate.name(names))) lacks "
      + lacks.joined(separator: " and ") + "."
  }

  let nothingFits = "Nothing fits: the last candidate is shown all the same."
  let noChoice = "There is nothing to choose from."
  let nothingIsCut = "Nothing is cut."

  func cut(_ names: [String]) -> String { "Cut: " + names.joined(separator: ", ") + "." }

  let fullStop = "."
}

private struct JapaneseSentences: DecisionSentences {
  let names: [String: String]

  func shown(_ candidate: CandidateTrace, of count: Int) -> String {
    "\(count)案のうち\(candidate.index + 1)番目（\(candidate.name(names))）が表示されます。"
  }

  func refused(_ candidate: CandidateTrace) -> String {
    let lacks = candidate.lacks.map { axis, points in
      "\(axis == .horizontal ? "幅" : "高さ")が\(Points.hundredths(points)) pt"
    }
    return "\(candidate.index + 1)番目（\(candidate.name(names))）は"
      + lacks.joined(separator: "、") + "足りません。"
  }

  let nothingFits = "どの案も収まらないため、最後の案が表示されます。"
  let noChoice = "選ぶ案はありません。"
  let nothingIsCut = "途中で切れる文字はありません。"

  func cut(_ names: [String]) -> String { "切れる部分：" + names.joined(separator: "、") + "。" }

  let fullStop = "。"
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
