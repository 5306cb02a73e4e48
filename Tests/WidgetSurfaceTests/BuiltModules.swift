import Foundation
import TestSupport

/// Our modules as they are built: they lie beside the test bundle, those of C libraries in the sources.
enum BuiltModules {
  /// Runs a tool of the compiler's.
  static func run(_ tool: [String]) throws -> ProcessRun {
    try ProcessRun.run(URL(filePath: "/usr/bin/env"), tool)
  }

  /// Where the compiler and its tools find our modules.
  static func arguments() throws -> [String] {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let sources = APITable.documentation.appending(path: "../Sources").standardized
    var arguments = ["-I", products.appending(path: "Modules").path]
    for module in ["CHarfBuzz", "CFreeType"] {
      arguments += ["-Xcc", "-fmodule-map-file=\(sources.path)/\(module)/module.modulemap"]
    }
    for module in ["CActors", "CHeap", "CICU"] {
      arguments += ["-I", sources.appending(path: "\(module)/include").path]
    }
    // Where the headers lie that the C modules are made of: the cache of modules may be empty.
    for flag in try run(["pkg-config", "--cflags-only-I", "freetype2", "harfbuzz"]).output
      .split(whereSeparator: \.isWhitespace)
    {
      arguments += ["-Xcc", String(flag)]
    }
    return arguments
  }

  /// What the compiler says about a file that imports them.
  static func errors(of source: String) throws -> String {
    try inFolder { folder in
      let file = folder.appending(path: "uses.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let command = ["swiftc", "-typecheck", "-swift-version", "6"]
      return try run(command + arguments() + [file.path]).errors
    }
  }

  /// The public declarations of a module, those left out that are declared to be unavailable.
  static func symbols(of module: String) throws -> [Symbol] {
    try inFolder { folder in
      let command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", target]
      let run = try run(
        command + arguments() + [
          "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir",
          folder.path,
        ]
      )
      guard run.exitCode == 0 else { throw Failure(description: run.errors) }
      // One of what the module declares, and one for each module whose types it extends.
      return try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
    }
  }

  private static var target: String {
    #if arch(arm64)
    "aarch64-unknown-linux-gnu"
    #else
    "x86_64-unknown-linux-gnu"
    #endif
  }

  private static func inFolder<Answer>(_ body: (URL) throws -> Answer) throws -> Answer {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private struct Failure: Error {
    let description: String
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]
  }

  /// A declaration, as the compiler's symbol graph has it.
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    struct Identifier: Decodable {
      let precise: String
    }

    /// A part of the declaration's text.
    struct Fragment: Decodable {
      /// What it names, of whichever module.
      let preciseIdentifier: String?
    }

    let kind: Kind
    let identifier: Identifier
    /// Its name, after those of the types around it.
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
  }
}
