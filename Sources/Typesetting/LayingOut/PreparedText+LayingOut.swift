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
    layOut(style, width: width, height: height, .glyphs)
  }

  /// The lines without their glyphs, otherwise as laid out: for who asks where lines end, not how
  /// they are drawn.
  /// - Complexity: linear in the text that is shown; nothing is shaped but truncated lines.
  public func lines(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double? = nil
  ) -> LaidOutText {
    layOut(style, width: width, height: height, .words)
  }

  /// Calls `body` with where each line stands in the text, UTF-16, as ``lines(_:width:height:)`` has them: for who asks
  /// nothing else of them.
  /// - Complexity: linear in the text that is shown; nothing is shaped.
  package func forEachLineRange(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double? = nil,
    _ body: (Range<Int>) -> Void
  ) {
    let scale = scale(style, width: width, height: height)
    let fitting = LineFitting(storage, style: style, scale: scale)
    var bounded = fitting.boundedLines(width: Self.usable(width), height: height)
    while let line = bounded.next() {
      switch line {
      case .broken(let line): body(line.range)
      case .tightened(let line): body(line.line.range)
      // It stands for all that is left.
      case .truncated(let start): body(start..<storage.shaped.count)
      }
    }
  }

  /// The text's ``missingScalars`` and those of the hyphens and the ellipsis that it is set with, each once.
  /// - Parameter laidOut: the text's lines.
  package func missingScalars(setAs laidOut: LaidOutText) -> [Unicode.Scalar] {
    let ends = laidOut.lines.flatMap(\.missing)
    return ends.isEmpty ? missingScalars : (missingScalars + ends).eachOnce()
  }

  /// Whether a line of the text may end with a hyphen that no face has.
  package var mayMissHyphen: Bool { storage.shaped.itemized.mayMissHyphen }

  /// Whether the text may be cut with an ellipsis that no face has.
  package var mayMissEllipsis: Bool { storage.shaped.itemized.mayMissEllipsis }

  private func layOut(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double?,
    _ detail: LineDetail
  ) -> LaidOutText {
    guard storage.units.count > 0 else {
      let pointSize = LineFitting(storage, style: style).pointSize
      return LaidOutText(measurement: .empty, pointSize: pointSize, lines: [])
    }
    let scale = scale(style, width: width, height: height)
    let fitting = LineFitting(storage, style: style, scale: scale)
    let room = Self.usable(width)
    var bounded = fitting.boundedLines(width: room, height: height)
    var drafts: [LineDraft] = []
    var widths = LineWidths()
    var unevenBaselines: [Double] = []
    var tightening = 0.0
    while let line = bounded.next() {
      switch line {
      case .broken(let line):
        let draft = fitting.draft(line, scale: fitting.advanceScale, detail)
        let taken = fitting.takenWidth(of: line, drawn: draft.width, within: room)
        widths.add(drawn: draft.width, taken: taken)
        drafts.append(draft)
      case .tightened(let line):
        let draft = fitting.draft(line.line, scale: line.scale, detail)
        widths.add(draft.width)
        drafts.append(draft)
        tightening = line.tightening
      case .truncated(let start):
        let draft = fitting.draft(bounded.truncate(from: start), detail)
        widths.add(draft.width)
        drafts.append(draft)
      }
      if !fitting.isEven { unevenBaselines.append(bounded.column.lastBaseline) }
    }
    return LaidOutText(
      measurement: fitting.measurement(
        widths,
        column: bounded.column,
        isTruncated: bounded.isTruncated,
        tightening: tightening
      ),
      pointSize: fitting.pointSize,
      lines: drafts.enumerated().map { index, draft in
        Line(
          text: draft.text,
          range: draft.range,
          width: draft.width,
          x: (widths.taken - draft.width) * style.alignment.factor,
          baseline: fitting.isEven ? fitting.baseline(ofLine: index) : unevenBaselines[index],
          isTruncated: draft.isTruncated,
          isHyphenated: draft.isHyphenated,
          missing: draft.missing,
          runs: draft.runs
        )
      }
    )
  }
}

/// How much of a line is made.
private enum LineDetail {
  /// What it says, where it stands and how wide it is.
  case words
  /// Its glyphs as well.
  case glyphs
}

/// A line that has not found its place yet.
private struct LineDraft {
  let text: String
  let range: Range<Int>
  let width: Double
  let isTruncated: Bool
  var isHyphenated = false
  let missing: [Unicode.Scalar]
  let runs: [GlyphRun]
}

extension LineFitting {
  fileprivate func draft(
    _ line: BrokenLine,
    scale: AdvanceScale,
    _ detail: LineDetail
  ) -> LineDraft {
    LineDraft(
      text: text(of: line),
      range: line.range,
      width: scale.points(drawnAdvance(of: line)),
      isTruncated: false,
      isHyphenated: line.ends.end == .hyphen,
      missing: missingHyphen(of: line).map { [$0] } ?? [],
      runs: detail == .words ? [] : runs(of: line, scale: scale)
    )
  }

  private func runs(of line: BrokenLine, scale: AdvanceScale) -> [GlyphRun] {
    let analysis = storage.shaped.analysis
    let content = line.range.lowerBound..<line.contentEnd
    let isHyphenated = line.ends.end == .hyphen
    let runs = storage.shaped.itemized.runs(in: content, ends: line.ends).settingLevel(
      analysis.paragraphLevel(at: content.lowerBound),
      from: isHyphenated ? content.upperBound : analysis.startOfTrailingWhiteSpace(in: content)
    )
    return glyphRuns(
      runs,
      from: storage.shaped.itemized.leftHang(
        of: content,
        ends: line.ends,
        advance: line.advance,
        paragraphLevel: analysis.paragraphLevel(at: content.lowerBound)
      ),
      scale: scale,
      originalOffset: { $0 },
      styleOffset: { $0 }
    )
  }

  /// What a line says: a hyphen at its end stands in place of the soft one, behind the unseen marks on that.
  private func text(of line: BrokenLine) -> String {
    let analysis = storage.shaped.analysis
    let content = line.range.lowerBound..<line.contentEnd
    guard line.ends.end == .hyphen else { return analysis.string(in: content) }
    let last = line.contentEnd - 1
    let soft = content.last { analysis.utf16[$0] == 0xAD } ?? last
    return analysis.string(in: content.lowerBound..<soft)
      + analysis.string(in: soft + 1..<content.upperBound)
      + String(storage.shaped.itemized.hyphen(at: last))
  }

  private func missingHyphen(of line: BrokenLine) -> Unicode.Scalar? {
    guard line.ends.end == .hyphen else { return nil }
    return storage.shaped.itemized.missingHyphen(at: line.contentEnd - 1)
  }

  fileprivate func draft(_ line: TruncatedLine, _ detail: LineDetail) -> LineDraft {
    let analysis = storage.shaped.analysis
    return LineDraft(
      text: analysis.string(in: line.head) + line.abridged.ellipsis
        + analysis.string(in: line.tail),
      range: line.source.lowerBound..<storage.shaped.count,
      width: advanceScale.points(line.drawnAdvance),
      isTruncated: true,
      missing: line.abridged.missing,
      runs: detail == .words ? [] : runs(of: line)
    )
  }

  private func runs(of line: TruncatedLine) -> [GlyphRun] {
    let analysis = storage.shaped.analysis
    // Without a tail the line ends with its ellipsis, and no white space is trailing.
    let trailing = line.tail.upperBound - analysis.startOfTrailingWhiteSpace(in: line.tail)
    let (abridged, drawn) = (line.abridged, line.abridged.drawn)
    let level = analysis.paragraphLevel(at: line.source.lowerBound)
    let runs = abridged.itemized.runs(in: drawn, ends: line.ends)
      .settingLevel(level, from: drawn.upperBound - trailing)
    return glyphRuns(
      runs,
      from: abridged.itemized.leftHang(
        of: drawn,
        ends: line.ends,
        advance: line.advance,
        paragraphLevel: level
      ),
      scale: advanceScale,
      originalOffset: abridged.originalOffset,
      styleOffset: abridged.styleOffset
    )
  }

  /// Positions shaped runs along a line, in visual order.
  /// - Parameters:
  ///   - originalOffset: where in the text a cluster of the shaped runs begins.
  ///   - styleOffset: the character of the text whose style such a cluster has.
  private func glyphRuns(
    _ runs: [ShapedRun],
    from hang: AdvanceSum = .zero,
    scale: AdvanceScale,
    originalOffset: (Int) -> Int,
    styleOffset: (Int) -> Int
  ) -> [GlyphRun] {
    let entries = storage.style.cascade.entries
    var pen = AdvanceSum.zero - hang
    return VisualOrder.reorder(runs, level: \.item.level).flatMap { run in
      stretches(of: run, styleOffset).map { stretch in
        let entry = entries[run.item.entry]
        let lift = storage.runs.map { $0.baselineOffset(ofRun: stretch.run) * pointSize } ?? 0
        let glyphs = stretch.glyphs.map { index in
          let start = scale.points(pen)
          pen += run.advances[index]
          let offset = run.offsets[index]
          return PositionedGlyph(
            id: run.glyphs[index],
            x: start + scale.points(offset.x),
            y: -scale.points(offset.y) - lift,
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
          run: stretch.run,
          bidiLevel: run.item.level
        )
      }
    }
  }

  /// A shaped run's glyphs, parted where they belong to different styled runs: those that differ in
  /// no more than colour are shaped together.
  private func stretches(
    of shaped: ShapedRun,
    _ styleOffset: (Int) -> Int
  ) -> [(run: Int, glyphs: Range<Int>)] {
    guard let table = storage.runs else { return [(0, shaped.glyphs.indices)] }
    var stretches: [(run: Int, glyphs: Range<Int>)] = []
    for index in shaped.glyphs.indices {
      let run = table.run(at: styleOffset(shaped.clusters[index]))
      if let last = stretches.last, last.run == run {
        stretches[stretches.count - 1].glyphs = last.glyphs.lowerBound..<index + 1
      } else {
        stretches.append((run, index..<index + 1))
      }
    }
    return stretches
  }
}

extension ItemizedText {
  /// What hangs before a line's left edge.
  fileprivate func leftHang(
    of line: Range<Int>,
    ends: LineEnds,
    advance: AdvanceSum,
    paragraphLevel: UInt8
  ) -> AdvanceSum {
    let isRightToLeft = paragraphLevel & 1 == 1
    var inner = ends
    if !isRightToLeft, ends.begin == .hanging {
      inner.begin = .running
    } else if isRightToLeft, ends.end == .hanging {
      inner.end = .running
    } else {
      return .zero
    }
    return self.advance(of: line, ends: inner) - advance
  }
}
