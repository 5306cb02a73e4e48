import FontFaces
import UnicodeText

/// Shapes analysed texts in one cascade and language: the one place where HarfBuzz shapes.
///
/// Immutable; any thread.
package struct Shaper: Sendable, Hashable {
  private let cascade: FontCascade
  private let language: ShapingLanguage?
  private let ligatures: Ligatures
  private let features: [FontFeature]

  /// - Parameter language: a BCP 47 tag, which decides forms of Han characters and the like.
  package init(
    cascade: FontCascade,
    language: String?,
    ligatures: Ligatures = .standard,
    features: [FontFeature] = []
  ) {
    self.cascade = cascade
    self.features = features
    self.language = language.flatMap(ShapingLanguage.init)
    self.ligatures = ligatures
  }

  /// Shapes a text, one HarfBuzz call an item.
  /// - Complexity: linear in the text's length.
  package func shape(_ analysis: TextAnalysis) -> ShapedText {
    let itemized = Itemizer(cascade: cascade).itemize(
      analysis,
      language: language,
      ligatures: ligatures,
      features: features
    )
    let count = itemized.count
    // First each cluster's advance at its start, then their running sum.
    var sums = [AdvanceSum](repeating: .zero, count: count + 1)
    var isUnsafe = [Bool](repeating: true, count: count + 1)
    var kerning: [(offset: Int, sum: AdvanceSum)] = []
    itemized.forEachShapedItem(in: 0..<count) { item, setting, glyphs in
      var previous = -1
      setting.forEachAdvance(of: glyphs) { index, advance, kerningAfter in
        let cluster = glyphs.cluster(index)
        isUnsafe[cluster] =
          glyphs.isUnsafeToBreak(index) || (cluster == previous && isUnsafe[cluster])
        sums[cluster].text += advance.text
        sums[cluster].display += advance.display
        if kerningAfter != .zero { kerning.append((glyphs.cluster(index + 1), kerningAfter)) }
        previous = cluster
      }
      isUnsafe[item.range.lowerBound] = false
      for offset in item.range where itemized.boundaries[offset].contains(.visible) {
        sums[offset].graphemes += 1
        if setting.isTracked { sums[offset].tracked += 1 }
      }
    }
    isUnsafe[count] = false
    var running = AdvanceSum.zero
    for offset in 0...count {
      let advance = sums[offset]
      sums[offset] = running
      running += advance
    }
    return ShapedText(
      analysis: analysis,
      itemized: itemized,
      prefix: sums,
      isUnsafe: isUnsafe,
      kerning: kerning
    )
  }
}

extension ItemizedText {
  /// The advance of a part of the text shaped by itself: what it takes when a line holds it alone.
  ///
  /// The text around it is context: letters keep the joined forms that they have in the whole.
  package func advance(of range: Range<Int>) -> AdvanceSum {
    var sum = AdvanceSum.zero
    forEachShapedItem(in: range) { item, setting, glyphs in
      setting.forEachAdvance(of: glyphs) { _, advance, _ in
        sum.text += advance.text
        sum.display += advance.display
      }
      let graphemes = Int32(graphemeCount(in: item.range))
      sum.graphemes += graphemes
      if setting.isTracked { sum.tracked += graphemes }
    }
    return sum
  }

  /// The glyphs of a part of the text shaped by itself, item by item in logical order.
  package func runs(in range: Range<Int>) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    forEachShapedItem(in: range) { item, setting, glyphs in
      var run = ShapedRun(item: item)
      setting.collect(glyphs, boundaries: boundaries, into: &run)
      runs.append(run)
    }
    return runs
  }

  /// Shapes the part of each item that lies in a range.
  fileprivate func forEachShapedItem(
    in range: Range<Int>,
    _ body: (TextItem, FaceSetting, ShapedGlyphs) -> Void
  ) {
    ShapingBuffer.withBuffer { buffer in
      forEachItem(in: range) { item in
        let setting = FaceSetting(
          cascade: cascade,
          entry: item.entry,
          isRightToLeft: item.isRightToLeft,
          features: features
        )
        buffer.shape(
          shapingText,
          item: item,
          face: setting.face,
          language: language,
          features: ShapingFeatures.features(
            ligatures: ligatures,
            kerning: setting.kerning,
            chosen: features
          )
        ) { glyphs in
          body(item, setting, glyphs)
        }
      }
    }
  }
}
