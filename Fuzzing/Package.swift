// swift-tools-version: 6.2
import PackageDescription

// A package of its own: libFuzzer and its flags are nothing that users of the library should build.
// Scripts/fuzz builds it, with the flags that instrument everything, and has fitcheck's own package offer the reader of widgets'
// sources (FITCHECK_FUZZING).
let package = Package(
  name: "fitcheck-fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "fitcheck", path: "..")],
  targets: [
    // libFuzzer's entry, and a count of what was executed.
    .target(name: "Driver"),
    // Random views and texts, shared with the tests.
    .target(
      name: "TestSupport",
      dependencies: [.product(name: "Fitcheck", package: "fitcheck")]
    ),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Driver", "TestSupport", .product(name: "Fitcheck", package: "fitcheck"),
        .product(name: "WidgetHost", package: "fitcheck"),
        .product(name: "WidgetSources", package: "fitcheck"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
