import FontFaces
import UnicodeText

/// Shapes analysed texts: the one place where HarfBuzz shapes.
///
/// Immutable; any thread.
package struct Shaper: Sendable {
  private let plan: ShapingPlan
  private let trimming: PunctuationTrimming
  private let composition: TextComposition
  private let writing: FullWidthPunctuation.Writing

  /// A shaper of texts of one style.
  /// - Parameters:
  ///   - language: a BCP 47 tag, which decides forms of Han characters and the like.
  ///   - trimming: whether neighbouring full-width marks close up.
  ///   - composition: what spaces characters, where no marks close up.
  package init(
    cascade: FontCascade,
    language: String?,
    ligatures: Ligatures = .standard,
    features: [FontFeature] = [],
    trimming: PunctuationTrimming = .spaceAll,
    composition: TextComposition = .none
  ) {
    self.init(
      ShapingPlan(
        cascade: cascade,
        language: language.flatMap(ShapingLanguage.init),
        ligatures: ligatures,
        features: features
      ),
      language: language,
      trimming: trimming,
      composition: composition
    )
  }

  /// A shaper of one text of several styles.
  /// - Parameter language: the paragraph's, which decides which marks are full-width.
  package init(
    _ plan: ShapingPlan,
    language: String?,
    trimming: PunctuationTrimming,
    composition: TextComposition = .none
  ) {
    self.plan = plan
    self.composition = trimming == .spaceAll ? composition : .none
    self.trimming = trimming
    // Only marks that close up ask for it.
    writing = trimming == .spaceAll ? .usual : FullWidthPunctuation.Writing(language: language)
  }

  /// Shapes a text, one HarfBuzz call an item.
  /// - Complexity: linear in the text's length.
  package func shape(_ analysis: TextAnalysis) -> ShapedText {
    var itemized = Itemizer(plan).itemize(analysis)
    if trimming != .spaceAll { itemized.closeUpMarks(writing) }
    if composition != .none { itemized.compose(composition) }
    let count = itemized.count
    var sums = RunningSums.Builder(count: count)
    let spacing = itemized.spacing
    var isUnsafe = [Bool](repeating: true, count: count + 1)
    var rigidItems: [Range<Int>] = []
    var kerning = KernedPairs()
    isUnsafe.withUnsafeMutableBufferPointer { isUnsafe in
      itemized.forEachShapedItem(in: 0..<count) { item, setting, glyphs, _ in
        let start = item.range.lowerBound
        var bridged: [Range<Int>] = []
        // Each cluster's advance at its start.
        sums.append(item.range.count) { advances in
          var previous = -1
          setting.forEachAdvance(of: glyphs) { index, advance, pair in
            let cluster = glyphs.cluster(index)
            isUnsafe[cluster] =
              glyphs.isUnsafeToBreak(index) || (cluster == previous && isUnsafe[cluster])
            advances[cluster - start] += advance
            // Within a cluster no cut undoes it.
            if let pair, glyphs.cluster(pair.right) != cluster {
              let right = glyphs.cluster(pair.right)
              kerning.append(left: cluster, right: right, pair.sum)
              if pair.right > index + 1 { bridged.append(cluster + 1..<right) }
            }
            previous = cluster
          }
          for offset in item.range where itemized.boundaries[offset].contains(.visible) {
            advances[offset - start] += setting.character
          }
          if let spacing { spacing.add(to: advances, of: item.range) }
        }
        // A cut among the invisible characters of a pair undoes its kerning as well.
        for range in bridged { isUnsafe[range].update(repeating: true) }
        // Which broken syllables HarfBuzz 6 draws on a circle depends on those before them.
        if drawsDottedCircle(glyphs, item, setting.face, analysis) {
          isUnsafe[item.range].update(repeating: true)
          rigidItems.append(item.range)
        }
        isUnsafe[start] = false
      }
    }
    isUnsafe[count] = false
    if let spacing { kerning = spacing.pairs(merging: kerning) }
    return ShapedText(
      analysis: analysis,
      itemized: itemized,
      prefix: sums.finish(),
      isUnsafe: isUnsafe,
      rigidItems: rigidItems,
      kerning: kerning
    )
  }

  /// Whether a circle stands for a base that the text does not have.
  private func drawsDottedCircle(
    _ glyphs: ShapedGlyphs,
    _ item: TextItem,
    _ face: FontFace,
    _ analysis: TextAnalysis
  ) -> Bool {
    let circle: UInt32 = 0x25CC
    guard !glyphs.isUntouched, item.script != .han, !item.script.isNeutral,
      let glyph = face.nominalGlyph(circle)
    else {
      return false
    }
    return (0..<glyphs.count).contains {
      glyphs.glyph($0) == glyph && analysis.utf16[glyphs.cluster($0)] != UInt16(circle)
    }
  }
}
