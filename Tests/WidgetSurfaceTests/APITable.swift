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

      `fitcheck widget` takes a widget's files as they are. In a package of one's own a file imports
      `Fitcheck` in place of SwiftUI, WidgetKit, AppIntents, ActivityKit and UIKit; there, on Linux, the
      compiler leaves out what stands under `#if os(iOS)` or `#if canImport(UIKit)`, and `URLSession`
      wants `import FoundationNetworking` besides.

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
