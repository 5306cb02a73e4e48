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
      let pointSize = LineFitting(storage, style: style).pointSize
      return LaidOutText(measurement: .empty, pointSize: pointSize, lines: [])
    }
    let scale = scale(style, width: width, height: height)
    let fitting = LineFitting(storage, style: style, scale: scale)
    let limit = fitting.lineLimit(height: height)
    var bounded = BoundedLines(
      fitting,
      width: Self.usable(width),
      fillingWidth: fitting.fillingWidth(Self.usable(width), limit: limit),
      limit: limit
    )
    var drafts: [LineDraft] = []
    var tightening = 0.0
    while let line = bounded.next() {
      switch line {
      case .broken(let line):
        drafts.append(fitting.draft(line, scale: fitting.advanceScale))
      case .tightened(let line):
        drafts.append(fitting.draft(line.line, scale: line.scale))
        tightening = line.tightening
      case .truncated(let start):
        drafts.append(fitting.draft(fitting.truncatedLine(from: start, width: width)))
      }
    }
    let widest = drafts.reduce(0) { max($0, $1.width) }
    return LaidOutText(
      measurement: fitting.measurement(
        widest: widest,
        lineCount: drafts.count,
        isTruncated: bounded.isTruncated,
        tightening: tightening
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
  fileprivate func draft(_ line: BrokenLine, scale: AdvanceScale) -> LineDraft {
    let analysis = storage.shaped.analysis
    let content = line.range.lowerBound..<line.contentEnd
    let runs = storage.shaped.itemized.runs(in: content).settingLevel(
      analysis.paragraphLevel(at: content.lowerBound),
      from: analysis.startOfTrailingWhiteSpace(in: content)
    )
    return LineDraft(
      text: analysis.string(in: content),
      range: line.range,
      width: scale.points(line.advance),
      isTruncated: false,
      runs: glyphRuns(runs, scale: scale) { $0 }
    )
  }

  fileprivate func draft(_ line: TruncatedLine) -> LineDraft {
    let analysis = storage.shaped.analysis
    // Without a tail the line ends with its ellipsis, and no white space is trailing.
    let trailing = line.tail.upperBound - analysis.startOfTrailingWhiteSpace(in: line.tail)
    let runs = line.abridged.itemized.runs(in: line.abridged.drawn).settingLevel(
      analysis.paragraphLevel(at: line.source.lowerBound),
      from: line.abridged.drawn.upperBound - trailing
    )
    return LineDraft(
      text: analysis.string(in: line.head) + line.abridged.ellipsis
        + analysis.string(in: line.tail),
      range: line.source.lowerBound..<storage.shaped.count,
      width: advanceScale.points(line.advance),
      isTruncated: true,
      runs: glyphRuns(runs, scale: advanceScale) { line.abridged.originalOffset($0) }
    )
  }

  /// Positions shaped runs along a line, in visual order.
  private func glyphRuns(
    _ runs: [ShapedRun],
    scale: AdvanceScale,
    originalOffset: (Int) -> Int
  ) -> [GlyphRun] {
    let entries = storage.style.cascade.entries
    var pen = AdvanceSum.zero
    return VisualOrder.reorder(runs, level: \.item.level).map { run in
      let entry = entries[run.item.entry]
      let glyphs = run.glyphs.indices.map { index in
        let start = scale.points(pen)
        pen += run.advances[index]
        let offset = run.offsets[index]
        return PositionedGlyph(
          id: run.glyphs[index],
          x: start + scale.points(offset.x),
          y: -scale.points(offset.y),
          advance: scale.points(pen) - start,
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
