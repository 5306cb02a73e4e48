import Foundation
import Workload

/// The times of passes as ordo-one's benchmark exports them (JMH's form).
struct Measurements {
  private struct Element: Decodable {
    struct Metric: Decodable {
      var scorePercentiles: [String: Double]
    }
    var benchmark: String
    var secondaryMetrics: [String: Metric]
  }

  /// Microseconds for one pass, by the name that follows the target's.
  private var passes: [String: (median: Double, fastest: Double)] = [:]

  init(file: URL) throws {
    let elements = try JSONDecoder().decode([Element].self, from: Data(contentsOf: file))
    for element in elements {
      guard let times = element.secondaryMetrics["Time (wall clock)"]?.scorePercentiles,
        let median = times["50.0"], let fastest = times["0.0"]
      else { continue }
      // "package.benchmark.Stages.prepare_again_(japanese)"
      let name = element.benchmark.split(separator: ".", maxSplits: 3).last.map(String.init)
      passes[name ?? element.benchmark] = (median, fastest)
    }
  }

  /// Nanoseconds for one answer of a stage over so many headlines.
  func time(
    of stage: Stage,
    corpus: Corpus
  ) -> (median: Double, fastest: Double)? {
    let name = Workload.name(of: stage, corpus.kind).replacing(" ", with: "_")
    guard let pass = passes[name] else { return nil }
    let answers = Double(corpus.headlines.count * stage.answersPerHeadline)
    return (pass.median * 1_000 / answers, pass.fastest * 1_000 / answers)
  }
}
