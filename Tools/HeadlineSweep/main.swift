import Fitcheck
import Foundation
import TestSupport

// Writes Documentation/HeadlineSweep.md: the headline widget's requirement on real headlines, for
// every text area, at two and at three pixels a point. Run it with `-c release`.

/// Headlines of a language: a thousand Japanese ones, and of the others some to compare.
func mostRows(_ language: String) -> Int { language == "ja" ? 1_000 : 150 }

/// More of a snippet than two lines hold in any area.
let longestSnippet = 120

var page = """
  # The sweep

  The headline widget's requirement, judged by what is shown: a headline of at most two lines \
  has a snippet beneath it, one of three lines or more has none, and no headline is cut that \
  fits alone. Real headlines with their own snippets from `Tests/Corpora` (their first \
  \(longestSnippet) characters), the first \(mostRows("ja")) Japanese ones that have one and \
  \(mostRows("en")) of each other language, on every text area of the iPhones under the newest \
  iOS that has it, at two and at three pixels a point. Close calls are counted as the measured \
  area has them: where it was read on an older iOS it may be two points off, elsewhere half of \
  one. Regenerate this page with `swift run -c release HeadlineSweep`.

  | language | area | iOS (read on) | scale | headlines | 1 line | 2 | 3 | more | cut | \
  close calls | exceptions |
  |---|---|---|---|---|---|---|---|---|---|---|---|

  """
var exceptions: [String] = []
var total = 0
for language in ["ja"] + Corpus.languages.filter({ $0 != "ja" }) {
  let rows = try Corpus.rows(language).filter { !$0.snippet.isEmpty }.prefix(mostRows(language))
  let fonts = try FontLibrary.bundled(deviceLanguages: [language])
  var seen: Set<CGSize> = []
  for group in DeviceCatalogue.groups where seen.insert(group.size).inserted {
    for scale in [2, 3] as [CGFloat] {
      let sweep = Sweep(
        rows: Array(rows),
        longestSnippet: longestSnippet,
        language: language,
        fonts: fonts,
        group: group,
        displayScale: scale
      )
      let tally = sweep.tally()
      total += tally.count
      let area = "\(group.size.width) × \(group.size.height)".replacing(".0", with: "")
      let reading = sweep.area?.readingVersion.map { " (\($0.rawValue))" } ?? ""
      let system = "\(group.systemVersion.rawValue)\(reading)"
      let cells =
        [language, area, system, "@\(Int(scale))x", "\(tally.count)"]
        + tally.byLines.map(String.init)
        + [tally.cut, tally.closeCalls, tally.exceptions.count].map(String.init)
      page += "| " + cells.joined(separator: " | ") + " |\n"
      exceptions += tally.exceptions.map { "- \(area) @\(Int(scale))x, \($0)" }
    }
  }
  print(language, "done")
}
page += "\n\(total) decisions, \(exceptions.count) against the requirement.\n"
if !exceptions.isEmpty { page += "\n" + exceptions.prefix(100).joined(separator: "\n") + "\n" }
let file = TestFiles.directory.deletingLastPathComponent()
  .appendingPathComponent("Documentation/HeadlineSweep.md")
try Data(page.utf8).write(to: file, options: .atomic)
print("\(total) decisions, \(exceptions.count) against the requirement")
