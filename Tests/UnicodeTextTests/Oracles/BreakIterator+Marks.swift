@testable import UnicodeText

extension BreakIterator {
  /// What it marks in a text that it is handed whole.
  func marks(_ flag: BoundaryFlags, in analysis: TextAnalysis) -> [BoundaryFlags] {
    var flags = [BoundaryFlags](repeating: [], count: analysis.boundaries.count)
    flags.withUnsafeMutableBufferPointer { flags in
      analysis.utf16.withUnsafeBufferPointer { text in
        mark(0..<text.count, of: text, in: flags, flag: flag)
      }
    }
    return flags
  }
}
