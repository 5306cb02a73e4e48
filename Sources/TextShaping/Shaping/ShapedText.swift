import UnicodeText

/// A text shaped once in font units: advances by position, and where it may be cut without reshaping.
///
/// Holds no glyphs: those of the lines that are shown are shaped anew, line by line. Index space:
/// UTF-16. Immutable; any thread.
package struct ShapedText: Sendable {
  package let analysis: TextAnalysis
  package let itemized: ItemizedText
  /// The sum of the advances before each code unit.
  ///
  /// `count == utf16.count + 1`. Inside a cluster of several characters the whole cluster's advance
  /// lies behind already.
  package let prefix: [AdvanceSum]
  /// Whether cutting before a code unit may change glyphs on either side, or goes through a
  /// cluster.
  ///
  /// `count == utf16.count + 1`. Both ends of an item are safe.
  package let isUnsafe: [Bool]
  /// The measured kerning of the system font, by the UTF-16 offset of the cluster after it, in order.
  ///
  /// It is part of the advance before it and falls away when the text is cut there.
  let kerning: [(offset: Int, sum: AdvanceSum)]

  /// Whether any of the text is kerned by the system font's measured pairs.
  package var hasKerning: Bool { !kerning.isEmpty }

  /// The kerning that falls away when the text is cut before an offset.
  /// - Complexity: O(log n) in the number of kerned pairs.
  package func kerning(before offset: Int) -> AdvanceSum {
    var low = 0
    var high = kerning.count
    while low < high {
      let middle = (low + high) / 2
      if kerning[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < kerning.count && kerning[low].offset == offset ? kerning[low].sum : .zero
  }

  /// The number of UTF-16 code units.
  package var count: Int { analysis.utf16.count }
}
