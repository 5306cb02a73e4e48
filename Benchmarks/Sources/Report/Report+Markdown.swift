import Foundation
import Workload

extension Report {
  /// The report as a page: one table for each corpus.
  var markdown: String {
    var page = """
      # What the benchmarks last showed

      Written by `Benchmarks/run`; do not edit. \(date), commit \(commit), \(machine.processor), \
      \(machine.cores) cores, \(machine.system), HarfBuzz \(machine.harfBuzz).

      Times are for one answer: one headline shaped, prepared or laid out; one decision at one \
      width, size or text
      area. `× plain` compares it with one `hb_shape` call over the same headline in the same \
      run: the fastest
      passes of both, because other work on the machine can only add to a time. Instructions are \
      callgrind's, over
      the first \(Corpus.countingLimit) headlines, and the same each time.

      """
    for texts in texts {
      page += """

        ## \(texts.corpus.rawValue.capitalized)

        \(texts.headlines) headlines, \(texts.utf16) UTF-16 units, \(texts.glyphs) glyphs; \
        \(texts.disagreements) headlines were drawn or profiled otherwise than measured.

        | stage | median | fastest | × plain | instructions | × plain |
        |---|---:|---:|---:|---:|---:|

        """
      for row in rows where row.corpus == texts.corpus {
        page += """
          | \(row.stage.rawValue) | \(time(row.median)) | \(time(row.fastest)) | \
          \(ratio(row.ratio)) \
          | \(row.instructions.map(count) ?? "–") | \(row.instructionRatio.map(ratio) ?? "–") |

          """
      }
    }
    return page
  }

  private func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(significant(nanoseconds)) ns"
    case ..<1_000_000: "\(significant(nanoseconds / 1_000)) µs"
    default: "\(significant(nanoseconds / 1_000_000)) ms"
    }
  }

  private func ratio(_ value: Double) -> String { significant(value) }

  private func count(_ value: Double) -> String { "\(Int(value.rounded()))" }

  /// Two or three digits that mean something.
  private func significant(_ value: Double) -> String {
    switch value {
    case ..<0.1: String(format: "%.2g", value)
    case ..<1: String(format: "%.2f", value)
    case ..<10: String(format: "%.2f", value)
    case ..<100: String(format: "%.1f", value)
    default: String(format: "%.0f", value)
    }
  }
}
