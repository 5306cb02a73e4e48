// swift-tools-version: 6.2
import PackageDescription

// A package of a user's own, which depends on fitcheck as any other does.
let package = Package(
  name: "departure-matrix",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "fitcheck", path: "../..")],
  targets: [
    .executableTarget(
      name: "DepartureMatrix",
      dependencies: [.product(name: "Fitcheck", package: "fitcheck")]
    )
  ]
)
