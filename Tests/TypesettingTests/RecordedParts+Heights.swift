import FontFaces
import TestSupport
import TextShaping
import UnicodeText

@testable import Typesetting

/// What heights come to, and what is kept of a text.
extension RecordedParts {
  // MARK: Heights

  func lineHeights() -> [String] {
    var rows: [String] = []
    for scale in [1, 0.6] {
      let fitting = LineFitting(storage, style: style, scale: scale)
      rows.append(
        "\(fitting.isEven) \(fitting.pointSize) \(fitting.ascent) \(fitting.lineHeight) \(fitting.spacing)"
      )
      for count in 0...3 {
        rows.append(
          "\(fitting.height(ofLines: count)) \(fitting.baseline(ofLine: count)) \(fitting.extent(ofLines: count))"
        )
        let height = fitting.height(ofLines: count)
        rows += [height.nextDown, height, height.nextUp].map { height in
          "\(fitting.lineLimit(width: 30, height: height)) "
            + "\(prepared.nextRoom(style, width: 20, above: height) ?? -1)"
        }
      }
      for start in 0..<storage.shaped.count {
        rows.append("\(fitting.box(ofLine: start..<storage.shaped.count).map { "\($0)" } ?? "-")")
        rows.append(
          "\(fitting.box(ofHead: 0..<start, tail: start..<storage.shaped.count).map { "\($0)" } ?? "-")"
        )
        rows.append("\(fitting.box(ofHead: 0..<start, tail: start..<start).map { "\($0)" } ?? "-")")
      }
    }
    return rows
  }

  func steps() -> [String] {
    var rows: [String] = []
    var limited = style
    for limit in [nil, 1, 2] {
      limited.lineLimit = limit
      for height in heights {
        rows.append("\(prepared.heights(limited, widths: 5...120, height: height).steps)")
      }
    }
    limited.minimumScale = 0.7
    var asked = 0
    let shrunk = prepared.shrunkHeights(limited, widths: 12...60) { height in
      asked += 1
      return height.rounded(.up)
    }
    rows.append("\(shrunk.steps) after \(asked)")
    let counts = prepared.lineCounts(style, widths: 1...120, upTo: 4)
    for doubt in LineDoubt.allCases {
      rows.append("\(prepared.isOpen(to: doubt))")
      guard let counts, var doubted = DoubtedCounts(of: prepared, from: counts, style) else {
        continue
      }
      rows += widths.filter { $0 <= 120 }
        .map { "\(doubted.lineCount(under: doubt, width: $0) ?? -1)" }
    }
    return rows
      + ([nil] + widths.filter(\.isFinite)).map { width in
        "\(prepared.doubts(among: LineDoubt.allCases, style, width: width, height: heights[2]))"
      }
  }

  /// What is kept of a text, and what it takes, after all of the above.
  func memory() -> [String] {
    [
      counted(prepared.truncationCounters), counted(prepared.stretchCounters),
      "\(prepared.pointSize ?? -1) \(prepared.utf16Count) \(prepared.missingScalars)",
      storage.runs.map { runs in
        "\(runs.largestScale) "
          + (0...storage.shaped.count).map { offset in
            let run = runs.run(at: offset)
            return
              "\(run) \(runs.end(ofRun: run)) \(runs.baselineOffset(ofRun: run)) \(runs.box(ofRun: run))"
          }.joined(separator: ", ")
      } ?? "-",
    ]
  }

  /// Bytes are the allocator's.
  private func counted(_ counters: CacheCounters) -> String {
    "\(counters.hits) \(counters.misses) \(counters.evictions) \(counters.refusals) \(counters.count)"
  }
}
