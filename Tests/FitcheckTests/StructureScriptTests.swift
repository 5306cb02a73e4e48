import Foundation
import TestSupport
import Testing

/// `Scripts/check-structure` sees every import of every target.
@Suite struct StructureScriptTests {
  private static let manifest = """
    let package = Package(
      targets: [
        .target(name: "A"),
        .target(name: "B", dependencies: ["A"]),
        .target(
          name: "C",
          swiftSettings: strict
        ),
        .testTarget(
          name: "CTests",
          dependencies: programs + [
            "A", "C",
          ]
        ),
      ]
    )
    package.targets += [
      .testTarget(
        name: "DTests",
        dependencies: ["C"]
      ),
      .executableTarget(
        name: "E",
        dependencies: ["C"],
        path: "Examples",
        sources: ["E", "Shared.swift"]
      ),
    ]
    """

  /// What the script says of a package with such files.
  private func run(_ files: [String: String]) throws -> ProcessRun {
    let script = TestFiles.directory.deletingLastPathComponent()
      .appending(path: "Scripts/check-structure")
    var all = files
    all["Package.swift"] = Self.manifest
    all["Fonts/Fonts.swift"] = ""
    all["Tests/DTests/D.swift", default: ""] += "\n"
    all["Scripts/check-structure"] = try String(contentsOf: script, encoding: .utf8)
    let folder = try TestFiles.temporaryFolder(all)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try ProcessRun.run(
      URL(filePath: "/usr/bin/env"),
      ["python3", folder.appending(path: "Scripts/check-structure").path]
    )
  }

  @Test func importsThatPackageDoesNotSayAreFaults() throws {
    let run = try run([
      "Sources/A/A.swift": "import Foundation\n",
      "Sources/B/B.swift": "import Foundation\nimport A\n",
      "Sources/C/C.swift": "import Foundation\npublic import A\n\n@_exported package import B\n",
      "Tests/CTests/CTests.swift": "import A\n@testable import C\nimport struct B.Thing\n",
      "Tests/DTests/D.swift": "// import A\nimport Testing\n  import B",
      "Examples/E/E.swift": "import C\nimport B\n", "Examples/Shared.swift": "import A\n",
      "Examples/F/F.swift": "import DTests\n",
    ])
    let imports = [
      "C imports A", "C imports B", "CTests imports B", "DTests imports B", "E imports A",
      "E imports B",
    ]
    let lines = imports.map { "\($0), which Package.swift does not say\n" }
    let expected = lines.joined() + "4 modules, 4 folders, 6 faults\n"
    #expect(run.output == expected, "\(run.errors)")
    #expect(run.exitCode == 1)
  }

  /// The second import of a file counts as the first one does.
  @Test func modulesInACycleAreAFault() throws {
    let run = try run([
      "Sources/A/A.swift": "import Foundation\nimport B\n", "Sources/B/B.swift": "import A\n",
    ])
    #expect(run.output.hasPrefix("modules in a cycle: A, B\n"), "\(run.output)\(run.errors)")
    #expect(run.exitCode == 1)
  }

  @Test func whatIsSaidIsNone() throws {
    let run = try run([
      "Sources/A/A.swift": "import Foundation\n",
      "Sources/B/B.swift": "import Foundation\nimport A\n",
      "Tests/CTests/CTests.swift": "import A\nimport C\n",
    ])
    #expect(run.output == "3 modules, 3 folders, 0 faults\n", "\(run.errors)")
    #expect(run.exitCode == 0)
  }
}
