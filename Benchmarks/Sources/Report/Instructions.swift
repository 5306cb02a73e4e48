import Foundation
import Workload

/// Instructions of one pass, as callgrind counted them.
///
/// The file has lines of stage, corpus and count, with
/// tabs between. A pass takes the first `Corpus.countingLimit` headlines.
struct Instructions {
  private var passes: [String: Double] = [:]

  /// Reads a file; where there is none, nothing was counted.
  init(file: URL?) throws {
    guard let file else { return }
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let count = Double(fields[2]) else { continue }
      passes["\(fields[0]) (\(fields[1]))"] = count
    }
  }

  /// Instructions for one answer of a stage.
  func count(of stage: Stage, corpus: Corpus) -> Double? {
    passes[Workload.name(of: stage, corpus.kind)].map {
      let headlines = min(corpus.headlines.count, Corpus.countingLimit)
      return $0 / Double(headlines * stage.answersPerHeadline)
    }
  }
}
