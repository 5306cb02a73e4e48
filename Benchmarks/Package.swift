// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of the library do not download what only measuring needs.
let package = Package(
  name: "fitcheck-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "fitcheck", path: ".."),
    // For times and counts side by side. This very version: results are compared over years.
    // Without traits: its interposers for malloc and the Swift runtime are other packages, and slow
    // what they watch.
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    // The contender: HarfBuzz alone, from C, without any of our code.
    .systemLibrary(
      name: "HarfBuzzHeaders",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
    ),
    .target(name: "PlainShaping", dependencies: ["HarfBuzzHeaders"]),
    // What is measured, for benchmarks and for instruction counts alike.
    .target(
      name: "Workload",
      dependencies: ["PlainShaping", .product(name: "Fitcheck", package: "fitcheck")]
    ),
    .executableTarget(
      name: "Stages",
      dependencies: ["Workload", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/Stages",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    // One pass of one stage, for callgrind to count.
    .executableTarget(name: "OnePass", dependencies: ["Workload"]),
    // One row of the contest with other engines (Contenders).
    .executableTarget(
      name: "Contest",
      dependencies: [.product(name: "Fitcheck", package: "fitcheck")]
    ),
    // Inputs of every kind at two sizes, for callgrind to count as well.
    .executableTarget(
      name: "Growth",
      dependencies: [.product(name: "Fitcheck", package: "fitcheck")]
    ),
    // Turns what was measured into Results/.
    .executableTarget(name: "Report", dependencies: ["Workload"]),
  ]
)
