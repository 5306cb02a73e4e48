import FontFaces
import UnicodeText

extension FaceSetting {
  /// The measured kerning of a glyph with one after it, which a break between the two undoes.
  struct PairKerning {
    let sum: AdvanceSum
    /// The index of the glyph it is kerned with; between the two only invisible characters stand.
    let right: Int
  }

  /// Calls `body` with each glyph's index, its advance with the kerning after it, and that kerning.
  @inline(__always)
  func forEachAdvance(
    of glyphs: ShapedGlyphs,
    _ body: (Int, AdvanceSum, PairKerning?) -> Void
  ) {
    guard let measured else {
      if let fractions = face.advanceFractions {
        for index in 0..<glyphs.count {
          var units = glyphs.advance(index)
          let glyph = Int(glyphs.glyph(index))
          if units != 0, fractions.indices.contains(glyph) { units += fractions[glyph] }
          var advance = FineUnits.round(units * unitScale)
          if advance != 0 { advance += growth }
          body(index, AdvanceSum(text: advance, display: advance), nil)
        }
        return
      }
      if growth != 0 {
        for index in 0..<glyphs.count {
          var advance = FineUnits.round(glyphs.advance(index) * unitScale)
          if advance != 0 { advance += growth }
          body(index, AdvanceSum(text: advance, display: advance), nil)
        }
      } else if unitScale == unitScale.rounded() {
        for index in 0..<glyphs.count {
          let advance = glyphs.advance(index) * unitScale
          body(index, AdvanceSum(text: advance, display: advance), nil)
        }
      } else {
        // Full-width text has one advance over and over.
        var (lastOwn, last) = (0.0, AdvanceSum.zero)
        for index in 0..<glyphs.count {
          let own = glyphs.advance(index)
          if own != lastOwn {
            let advance = FineUnits.round(own * unitScale)
            (lastOwn, last) = (own, AdvanceSum(text: advance, display: advance))
          }
          body(index, last, nil)
        }
      }
      return
    }
    for index in 0..<glyphs.count {
      let glyph = glyphs.glyph(index)
      var sum: AdvanceSum
      // A glyph without an advance is a mark or an invisible character, whatever the table says.
      if glyphs.advance(index) != 0, let cuts = measured.advance(of: glyph) {
        sum = scaled(cuts)
      } else {
        sum = advance(ofUnits: glyphs.advance(index))
      }
      let kerning = kernsMeasuredPairs ? pairKerning(at: index, of: glyphs, measured) : nil
      if let kerning { sum += kerning.sum }
      body(index, sum, kerning)
    }
  }

  /// The kerning of a glyph with the next that has an advance: not where a mark stands between them.
  ///
  /// HarfBuzz turns around what runs against its script, and then has a mark before its base; but not digits without
  /// letters. A line's edge may decide which of both a part is, and both are kerned alike.
  @inline(__always)
  private func pairKerning(
    at index: Int,
    of glyphs: ShapedGlyphs,
    _ advances: SystemAdvances
  ) -> PairKerning? {
    var right = index + 1
    guard right < glyphs.count, glyphs.advance(index) != 0 else { return nil }
    while advances.isInvisible(glyphs.glyph(right), advance: glyphs.advance(right)) {
      right += 1
      if right == glyphs.count { return nil }
    }
    let base = glyphs.base(of: right)
    guard
      let cuts = advances.kerning(left: glyphs.glyph(index), right: glyphs.glyph(base)),
      !glyphs.isMarkedBefore(index, advances)
    else { return nil }
    return PairKerning(sum: scaled(cuts), right: base)
  }

  /// Appends the glyphs to a run, each grapheme cluster's characters counted at its first glyph.
  /// - Parameter hyphen: where a hyphen stands for a soft one, which takes no room itself.
  func collect(
    _ glyphs: ShapedGlyphs,
    boundaries: BlockArray<BoundaryFlags>,
    hyphen: Int?,
    into run: inout ShapedRun
  ) {
    // A mark's offset leads back over its base's own advance; where that is replaced, it leads back
    // over the difference too. Right to left a mark comes before its base, and no advance lies
    // between.
    var backToBase = AdvanceSum.zero
    run.reserveCapacity(glyphs.count)
    forEachAdvance(of: glyphs) { index, advance, _ in
      let own = glyphs.advance(index) * unitScale
      let offset = glyphs.offset(index)
      var x = AdvanceSum(text: offset.x * unitScale, display: offset.x * unitScale)
      if own == 0 { x = x - backToBase }
      run.append(
        glyphs.glyph(index),
        cluster: glyphs.cluster(index),
        advance: advance,
        offset: (x, offset.y * unitScale)
      )
      if own != 0, !isRightToLeft {
        backToBase = (advance - AdvanceSum(text: own, display: own)).part(1 - shareBefore)
      }
    }
    countCharacters(boundaries, hyphen: hyphen, in: &run)
  }

  /// Counts the grapheme clusters of each glyph cluster at the cluster's last glyph in visual
  /// order, after which tracking is added: a mark and its base stay together.
  private func countCharacters(
    _ boundaries: BlockArray<BoundaryFlags>,
    hyphen: Int?,
    in run: inout ShapedRun
  ) {
    var end = run.item.range.upperBound
    for position in run.clusters.indices {
      // Logical order backwards: visual order reversed, or as it is for text that runs right to
      // left.
      var index = isRightToLeft ? position : run.clusters.count - 1 - position
      let start = run.clusters[index]
      guard start < end else { continue }
      var count = boundaries[start..<end].count { $0.contains(.visible) }
      if let hyphen, (start..<end).contains(hyphen) { count += 1 }
      while index + 1 < run.clusters.count, run.clusters[index + 1] == start { index += 1 }
      run.advances[index] += character * count
      end = start
    }
  }
}

extension ShapedGlyphs {
  /// The first glyph with an advance from one on, in the cluster of that one; that one where there is none.
  @inline(__always)
  fileprivate func base(of index: Int) -> Int {
    var base = index
    while advance(base) == 0 {
      base += 1
      guard base < count, cluster(base) == cluster(index) else { return index }
    }
    return base
  }

  /// Whether a mark of a glyph's own cluster stands before it.
  @inline(__always)
  fileprivate func isMarkedBefore(_ index: Int, _ advances: SystemAdvances) -> Bool {
    var mark = index - 1
    while mark >= 0, cluster(mark) == cluster(index), advance(mark) == 0 {
      if !advances.isInvisible(glyph(mark), advance: 0) { return true }
      mark -= 1
    }
    return false
  }
}
