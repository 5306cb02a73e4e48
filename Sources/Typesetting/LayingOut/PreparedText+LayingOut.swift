import FontFaces
import TextShaping
import UnicodeText

extension PreparedText {
  /// The lines with their glyphs; arguments as for ``measure(_:width:height:)``.
  /// - Complexity: linear in the text that is shown; each line is shaped by itself.
  public func layOut(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double? = nil
  ) -> LaidOutText {
    guard storage.units.count > 0 else {
      return LaidOutText(measurement: .empty, pointSize: style.pointSize, lines: [])
    }
    let scale = scale(style, width: width, height: height)
    let fitting = LineFitting(storage, style: style, scale: scale)
    let limit = fitting.lineLimit(height: height)
    let (broken, isAll) = fitting.lines(
      width: fitting.fillingWidth(Self.usable(width), limit: limit),
      limit: limit
    )
    let isWhole = isAll || !fitting.hasContent(after: broken.last?.range.upperBound ?? 0)
    var drafts = broken.map { fitting.draft($0) }
    if !isWhole, let last = broken.last {
      let truncated = fitting.truncatedLine(from: last.range.lowerBound, width: width)
      drafts[drafts.count - 1] = fitting.draft(truncated)
    }
    let widest = drafts.reduce(0) { max($0, $1.width) }
    return LaidOutText(
      measurement: fitting.measurement(
        widest: widest,
        lineCount: drafts.count,
        isTruncated: !isWhole
      ),
      pointSize: fitting.pointSize,
      lines: drafts.enumerated().map { index, draft in
        Line(
          text: draft.text,
          range: draft.range,
          width: draft.width,
          x: (widest - draft.width) * style.alignment.factor,
          baseline: fitting.baseline(ofLine: index),
          isTruncated: draft.isTruncated,
          runs: draft.runs
        )
      }
    )
  }
}

/// A line that has not found its place yet.
private struct LineDraft {
  let text: String
  let range: Range<Int>
  let width: Double
  let isTruncated: Bool
  let runs: [GlyphRun]
}

extension LineFitting {
  fileprivate func draft(_ line: BrokenLine) -> LineDraft {
    let content = line.range.lowerBound..<line.contentEnd
    return LineDraft(
      text: storage.shaped.analysis.string(in: content),
      range: line.range,
      width: advanceScale.points(line.advance),
      isTruncated: false,
      runs: glyphRuns(storage.shaped.itemized.runs(in: content)) { $0 }
    )
  }

  fileprivate func draft(_ line: TruncatedLine) -> LineDraft {
    let analysis = storage.shaped.analysis
    return LineDraft(
      text: analysis.string(in: line.head) + line.abridged.ellipsis
        + analysis.string(in: line.tail),
      range: line.source.lowerBound..<storage.shaped.count,
      width: advanceScale.points(line.advance),
      isTruncated: true,
      runs: glyphRuns(line.abridged.itemized.runs(in: line.abridged.drawn)) {
        line.abridged.originalOffset($0)
      }
    )
  }

  /// Positions shaped runs along a line, in visual order.
  private func glyphRuns(
    _ runs: [ShapedRun],
    originalOffset: (Int) -> Int
  ) -> [GlyphRun] {
    let entries = storage.style.cascade.entries
    var pen = AdvanceSum.zero
    return VisualOrder.reorder(runs, level: \.item.level).map { run in
      let entry = entries[run.item.entry]
      let glyphs = run.glyphs.indices.map { index in
        let start = advanceScale.points(pen)
        pen += run.advances[index]
        let offset = run.offsets[index]
        return PositionedGlyph(
          id: run.glyphs[index],
          x: start + advanceScale.points(offset.x),
          y: -advanceScale.points(offset.y),
          advance: advanceScale.points(pen) - start,
          cluster: originalOffset(run.clusters[index])
        )
      }
      return GlyphRun(
        face: entry.face,
        pointSize: pointSize * entry.emScale,
        glyphs: glyphs,
        synthesis: entry.synthesis,
        isEmoji: entry.isEmoji,
        bidiLevel: run.item.level
      )
    }
  }
}
