import Foundation
import TestSupport
import Testing

/// The rows of `Documentation/API.tsv`, and what they look like in `API.md`.
struct APITable {
  struct Row: Sendable {
    let rank: Int
    let names: [String]
    let kind: String
    let state: String
    let confidence: String
    let note: String
  }

  let rows: [Row]

  static var documentation: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation")
      .standardized
  }

  init() throws {
    let text = try String(
      contentsOf: Self.documentation.appending(path: "API.tsv"),
      encoding: .utf8
    )
    rows = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 6, "\(line)")
      return Row(
        rank: try #require(Int(fields[0])),
        names: fields[1].split(separator: ", ").map(String.init),
        kind: fields[2],
        state: fields[3],
        confidence: fields[4],
        note: fields[5]
      )
    }
  }

  func names(_ kind: String, _ state: String) -> [String] {
    rows.filter { $0.kind == kind && $0.state == state }.flatMap(\.names)
  }

  /// The page that people read.
  var markdown: String {
    let headings = [
      1: "The views and modifiers of the headline widget",
      2: "Frames, stacks' members, shapes, views of one's own",
      3: "How texts are set",
      4: "Images, labels, gauges, containers",
      5: "Styles, controls, and what has no effect on layout",
      6: "Layouts of one's own, preferences",
      7: "The environment and state",
    ]
    var page = """
      # What there is of SwiftUI and WidgetKit

      Written by `Tests/WidgetSurfaceTests/APITableTests.swift` from `API.tsv`; to write it anew, set
      `FITCHECK_RECORD=1` and run `swift test --filter APITableTests`. The same tests use every
      name: a *supported* modifier changes what is laid out, an *accepted* one changes nothing, an
      *absent* one is not declared, an *unavailable* one is declared for the sake of the reason that the
      compiler then gives. Ranks are those of LayoutRules §5; its confidence marks:
      D documented by Apple, M measured by somebody named, R read in an audited reimplementation,
      P believed by practitioners, I inferred, G guessed.

      A widget's file imports `Fitcheck` in place of SwiftUI, WidgetKit, AppIntents, ActivityKit and
      UIKit. On Linux the compiler leaves out what stands under `#if os(iOS)` or
      `#if canImport(UIKit)`, and `URLSession` wants `import FoundationNetworking` besides.

      """
    for rank in headings.keys.sorted() {
      page += "\n## \(rank). \(headings[rank] ?? "")\n\n"
      page += "| names | kind | state | rule | here |\n|---|---|---|---|---|\n"
      for row in rows where row.rank == rank {
        let names = row.names.map { "`\($0)`" }.joined(separator: ", ")
        page += "| \(names) | \(row.kind) | \(row.state) | \(row.confidence) | \(row.note) |\n"
      }
    }
    return page
  }
}

/// The names that the sources declare for users of the view layer.
struct DeclaredNames {
  var types: Set<String> = []
  var modifiers: Set<String> = []
  var values: Set<String> = []

  init() throws {
    let sources = APITable.documentation.appending(path: "../Sources").standardized
    let type =
      #/(?:public|open) (?:nonisolated |final |@\w+ )*(?:struct|class|enum|protocol|typealias) (\w+)/#
    let function = #/  public (?:nonisolated )?func (\w+)/#
    let value = #/  (?:@\w+ )*public var (\w+)/#
    // What a decision tells is not written by those who write widgets; of the engine they write
    // sizes, places and outlines.
    let engine = ["Alignment", "Geometry", "Grids", "Outlines", "Painting", "Spacing"]
      .map { "LayoutEngine/\($0)" }
    for folder in engine + ["DeviceTraits", "SwiftUISurface", "WidgetSurface"] {
      let files = FileManager.default.enumerator(atPath: sources.appending(path: folder).path())
      for case let file as String in try #require(files) where file.hasSuffix(".swift") {
        // Resolving is ours.
        if file.hasSuffix("LayoutResolver.swift") { continue }
        // Declared to say that it is not there.
        if file.hasPrefix("Unavailable/") { continue }
        var context = ""
        // Whether the line is within a declaration: under `#if`, top level is indented too.
        var isInside = false
        let text = try String(
          contentsOf: sources.appending(path: "\(folder)/\(file)"),
          encoding: .utf8
        )
        for line in text.split(separator: "\n") {
          if line.hasPrefix("}") {
            context = ""
            isInside = false
          }
          if line.hasPrefix("extension "), let name = line.dropFirst(10).firstMatch(of: #/^\w+/#) {
            context = String(name.output)
          }
          if line.hasPrefix("public struct EnvironmentValues") { context = "EnvironmentValues" }
          if !isInside, let name = try type.firstMatch(in: line)?.output.1, !name.hasPrefix("_") {
            types.insert(String(name))
          }
          let opens = line.hasSuffix("{") || line.hasSuffix("<") || line.hasSuffix(":")
          if let first = line.first, first.isLetter || first == "@", opens { isInside = true }
          if context == "View", let name = try function.prefixMatch(in: line)?.output.1,
            !name.hasPrefix("_")
          {
            modifiers.insert(String(name))
          }
          if context == "EnvironmentValues", let name = try value.prefixMatch(in: line)?.output.1 {
            values.insert(String(name))
          }
        }
      }
    }
  }
}
