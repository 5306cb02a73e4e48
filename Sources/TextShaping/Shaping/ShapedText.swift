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
  /// still lies ahead.
  package let prefix: [AdvanceSum]
  /// Whether cutting before a code unit may change glyphs on either side, or goes through a
  /// cluster.
  ///
  /// `count == utf16.count + 1`. Both ends of an item are safe.
  package let isUnsafe: [Bool]
  /// The measured kerning of the system font before a code unit, which is part of the advance before
  /// it and falls away when the text is cut there.
  package let kerning: [Int: AdvanceSum]

  /// The number of UTF-16 code units.
  package var count: Int { analysis.utf16.count }
}
