import Benchmark
import Workload

/// Every stage over every corpus: one iteration is one pass over all headlines of a corpus.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    // JMH's form of export asks for throughput.
    metrics: [.wallClock, .throughput, .peakMemoryResident],
    timeUnits: .microseconds,
    warmupIterations: 2,
    maxDuration: .seconds(2),
    maxIterations: 200
  )
  for kind in Corpus.Kind.allCases {
    for stage in Stage.allCases {
      Benchmark(Workload.name(of: stage, kind)) { benchmark, workload in
        for _ in benchmark.scaledIterations {
          blackHole(try workload.pass(stage))
        }
      } setup: {
        try await Workload(kind)
      }
    }
  }
}
