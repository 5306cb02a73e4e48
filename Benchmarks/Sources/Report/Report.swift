import Foundation
import Workload

/// What one run of the benchmarks showed: each stage beside plain shaping of the same texts.
struct Report: Codable {
  /// What the run was made on.
  struct Machine: Codable {
    var processor: String
    var cores: Int
    var system: String
    var harfBuzz: String
  }

  /// The headlines of one corpus, counted.
  struct Texts: Codable {
    var corpus: Corpus.Kind
    var headlines: Int
    var utf16: Int
    var glyphs: Int
    /// Headlines whose lines, drawn or profiled, differ from the measured ones, at any width or
    /// size that was timed.
    var disagreements: Int
  }

  /// One stage over one corpus, for one answer.
  struct Row: Codable {
    var corpus: Corpus.Kind
    var stage: Stage
    /// Nanoseconds: the median of all passes, and the fastest.
    var median: Double
    var fastest: Double
    /// This stage's fastest by that of plain shaping, and likewise for instructions.
    var ratio: Double
    var instructions: Double?
    var instructionRatio: Double?
  }

  var date: String
  var commit: String
  var machine: Machine
  var texts: [Texts]
  var rows: [Row]

  /// Puts measured times and counted instructions together.
  init(
    workloads: [Workload],
    measurements: Measurements,
    instructions: Instructions,
    commit: String
  ) throws {
    date = Date.now.formatted(.iso8601.year().month().day())
    self.commit = commit
    machine = .current
    texts = try workloads.map { workload in
      Texts(
        corpus: workload.corpus.kind,
        headlines: workload.corpus.headlines.count,
        utf16: workload.utf16Count,
        glyphs: try workload.pass(.plainShaping),
        disagreements: workload.disagreements
      )
    }
    rows = workloads.flatMap { workload -> [Row] in
      let corpus = workload.corpus
      let plain = measurements.time(of: .plainShaping, corpus: corpus)
      let plainInstructions = instructions.count(of: .plainShaping, corpus: corpus)
      return Stage.allCases.compactMap { stage in
        guard let plain, let time = measurements.time(of: stage, corpus: corpus) else { return nil }
        let counted = instructions.count(of: stage, corpus: corpus)
        return Row(
          corpus: corpus.kind,
          stage: stage,
          median: time.median,
          fastest: time.fastest,
          ratio: time.fastest / plain.fastest,
          instructions: counted,
          instructionRatio: counted.flatMap { counted in plainInstructions.map { counted / $0 } }
        )
      }
    }
  }
}

extension Report.Machine {
  /// This machine, as Linux describes it.
  static var current: Report.Machine {
    let processor = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    return Report.Machine(
      processor: processor ?? "unknown processor",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      system: ProcessInfo.processInfo.operatingSystemVersionString,
      harfBuzz: Workload.harfBuzzVersion
    )
  }
}
