import FontFaces
import UnicodeText

extension ItemizedText {
  /// The advance of a part of the text shaped by itself: what it takes when a line holds it alone.
  ///
  /// The text around it is context: letters keep the joined forms that they have in the whole.
  package func advance(of range: Range<Int>, ends: LineEnds = .running) -> AdvanceSum {
    advance(of: range, ends: ends, split: range.upperBound).before
  }

  /// The advance of a part of the text shaped by itself, before and after an offset in it.
  package func advance(of range: Range<Int>, ends: LineEnds, split: Int) -> SplitAdvance {
    var sums = SplitAdvance(isSafe: split == range.lowerBound || split == range.upperBound)
    var counted = range
    if ends.begin == .hanging {
      let first = boundaries.graphemeBoundary(after: range.lowerBound, limit: range.upperBound)
      counted = first..<range.upperBound
    }
    if ends.end == .hanging {
      let last = boundaries.graphemeBoundary(before: range.upperBound, limit: counted.lowerBound)
      counted = counted.lowerBound..<last
    }
    forEachShapedItem(in: range, ends: ends) { item, setting, glyphs, hyphen in
      if item.range.lowerBound == split { sums.isSafe = true }
      var cluster = -1
      setting.forEachAdvance(of: glyphs) { index, advance, _ in
        let previous = cluster
        cluster = glyphs.cluster(index)
        if cluster == split, cluster != item.range.lowerBound {
          let isSafe = !glyphs.isUnsafeToBreak(index)
          sums.isSafe = cluster == previous ? sums.isSafe && isSafe : isSafe
        }
        guard counted.contains(cluster) else { return }
        if cluster < split { sums.before.add(advance) } else { sums.after.add(advance) }
      }
      let drawn = item.range.clamped(to: counted)
      sums.before.count(graphemes(in: drawn.clamped(to: 0..<split), hyphen: hyphen), setting)
      sums.after.count(
        graphemes(in: drawn.clamped(to: split..<max(split, count)), hyphen: hyphen),
        setting
      )
    }
    if let spacing {
      let change = spacing.change(in: counted, split: split)
      sums.before += AdvanceSum(text: change.before, display: change.before)
      sums.after += AdvanceSum(text: change.after, display: change.after)
    }
    return sums
  }

  /// The sums of advances before each code unit of a part of the text shaped by itself, and of all
  /// of them: as ``ShapedText/prefix`` has them for the whole.
  package func sums(of range: Range<Int>) -> [AdvanceSum] {
    var advances = [AdvanceSum](repeating: .zero, count: range.count + 1)
    let start = range.lowerBound
    forEachShapedItem(in: range) { item, setting, glyphs, _ in
      setting.forEachAdvance(of: glyphs) { index, advance, _ in
        advances[glyphs.cluster(index) - start] += advance
      }
      for offset in item.range where boundaries[offset].contains(.visible) {
        advances[offset - start] += setting.character
      }
    }
    var running = AdvanceSum.zero
    for index in advances.indices {
      let next = running + advances[index]
      advances[index] = running
      running = next
    }
    return advances
  }

  /// What is added to each grapheme where an offset is, beyond the advances of glyphs.
  func spacing(at offset: Int) -> AdvanceSum {
    plan.setting(of: items[itemIndex(at: offset)]).setting.face.character
  }

  /// The glyphs of a part of the text shaped by itself, item by item in logical order.
  package func runs(in range: Range<Int>, ends: LineEnds = .running) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    forEachShapedItem(in: range, ends: ends) { item, setting, glyphs, hyphen in
      var run = ShapedRun(item: item)
      setting.collect(glyphs, boundaries: boundaries, hyphen: hyphen, into: &run)
      if let spacing { run.compose(spacing, in: range, isFlush: ends.begin == .flush) }
      runs.append(run)
    }
    return runs
  }

  /// The hyphen that is drawn for the soft hyphen at an offset.
  package func hyphen(at offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(hyphen(in: items[itemIndex(at: offset)]).scalar) ?? "-"
  }

  /// The hyphen that is drawn for the soft hyphen at an offset, where no face has one.
  package func missingHyphen(at offset: Int) -> Unicode.Scalar? {
    let (hyphen, entry) = hyphen(in: items[itemIndex(at: offset)])
    return cascade.entries[entry].covers(hyphen) ? nil : Unicode.Scalar(hyphen)
  }

  /// Whether a part of the text has no face with a hyphen, which is wanted where the text has a soft one.
  package var mayMissHyphen: Bool {
    plan.parts.contains { !has(0x2010, or: 0x2D, in: $0) } && shapingText.contains(0xAD)
  }

  /// Whether a part of the text has no face with an ellipsis or full stops.
  package var mayMissEllipsis: Bool {
    plan.parts.contains { !has(0x2026, or: 0x2E, in: $0) }
  }

  private func has(_ scalar: UInt32, or other: UInt32, in part: ShapingPlan.Part) -> Bool {
    part.entries.contains { entry in
      cascade.entries[entry].covers(scalar) || cascade.entries[entry].covers(other)
    }
  }

  /// Where the letter begins that a hyphen for the soft one before an offset keeps from joining what
  /// follows: its form may be another then.
  /// - Parameter limit: where looking for it ends, and what is told where there is none behind it: letters join over
  ///   any number of characters, after each of which there may be a hyphen.
  package func startOfLetter(hyphenatedAt offset: Int, limit: Int) -> Int {
    shapingText.startOfLastLetter(before: offset - 1, limit: limit)
  }

  private func graphemes(in range: Range<Int>, hyphen: Int?) -> Int {
    var count = graphemeCount(in: range)
    if let hyphen, range.contains(hyphen) { count += 1 }
    return count
  }
}

// MARK: - Punctuation

extension ItemizedText {
  /// Lets neighbouring full-width marks close up.
  mutating func closeUpMarks(_ writing: FullWidthPunctuation.Writing) {
    narrowed = NarrowedMarks(
      shapingText,
      writing: writing,
      canNarrow: isFullWidth,
      fillsBox: fillsBox
    )
  }

  /// Whether the mark at an offset may be set at half its width: it runs left to right, in a face
  /// other than the system font, whose punctuation is not full-width.
  package func isFullWidth(at offset: Int) -> Bool {
    let item = items[itemIndex(at: offset)]
    return !item.isRightToLeft && !cascade.isMeasured(item.entry)
      && (offset + 1 == count || boundaries[offset + 1].contains(.grapheme))
  }

  /// Whether the mark at an offset has a full-width glyph: quotation marks are narrow in most faces.
  private func fillsBox(at offset: Int) -> Bool {
    let unit = UInt32(shapingText[offset])
    guard unit < 0x3000 else { return true }
    return cascade.fillsEm(unit, entry: items[itemIndex(at: offset)].entry)
  }

  /// The kind of full-width mark at an offset, where marks may close up at all.
  package func mark(at offset: Int) -> FullWidthPunctuation? {
    guard let narrowed, isFullWidth(at: offset) else { return nil }
    return FullWidthPunctuation(UInt32(shapingText[offset]), writing: narrowed.writing)
  }

  /// Whether no mark of an item is narrowed in the running text.
  func isWithoutNarrowedMarks(_ item: TextItem) -> Bool {
    narrowed.map { $0.marks(in: item.range).isEmpty } ?? true
  }

  /// The narrowed marks of an item in a line.
  private func narrowedMarks(
    of item: TextItem,
    in line: Range<Int>,
    _ ends: LineEnds
  ) -> [NarrowedMarks.Mark] {
    guard let narrowed else { return [] }
    let isDecidedAtEdge =
      (ends.begin == .full || ends.begin == .narrow) && item.range.lowerBound == line.lowerBound
      || (ends.end == .full || ends.end == .narrow) && item.range.upperBound == line.upperBound
    var marks = Array(narrowed.marks(in: item.range))
    guard isDecidedAtEdge else { return marks }
    let (first, last) = (line.lowerBound, line.upperBound - 1)
    if item.range.lowerBound == first {
      if ends.begin == .full { marks.removeAll { $0.offset == first } }
      if ends.begin == .narrow, marks.first?.offset != first {
        marks.insert(NarrowedMarks.Mark(offset: first, isOpening: true), at: 0)
      }
    }
    if item.range.upperBound == line.upperBound {
      if ends.end == .full { marks.removeAll { $0.offset == last && !$0.isOpening } }
      if ends.end == .narrow, marks.last?.offset != last {
        marks.append(NarrowedMarks.Mark(offset: last, isOpening: false))
      }
    }
    return marks
  }
}

// MARK: - Items

extension ItemizedText {
  /// Shapes the part of each item that lies in a range.
  /// - Parameter body: is told of the item, how its face is set, its glyphs, and where a hyphen
  ///   stands for a soft one.
  func forEachShapedItem(
    in range: Range<Int>,
    ends: LineEnds = .running,
    _ body: (TextItem, FaceSetting, ShapedGlyphs, _ hyphen: Int?) -> Void
  ) {
    var settings = RecentSettings(plan)
    ShapingBuffer.withBuffer { buffer in
      forEachPiece(in: range, isHyphenated: ends.end == .hyphen) { item, hyphen in
        let narrowed = narrowedMarks(of: item, in: range, ends)
        settings.setting(of: item).with { setting in
          shape(item, setting, narrowed, hyphen: hyphen, with: buffer, body)
        }
      }
    }
    withExtendedLifetime(settings) {}
  }

  private func shape(
    _ item: TextItem,
    _ setting: ItemSetting,
    _ narrowed: [NarrowedMarks.Mark],
    hyphen: UInt32?,
    with buffer: ShapingBuffer,
    _ body: (TextItem, FaceSetting, ShapedGlyphs, _ hyphen: Int?) -> Void
  ) {
    let hyphenPlace = hyphen.map { _ in item.range.upperBound - 1 }
    if narrowed.isEmpty, let untouched = setting.untouched {
      let isSet = buffer.set(
        shapingText,
        boundaries: boundaries,
        range: item.range,
        hyphen: hyphen,
        untouched
      ) { body(item, setting.face, $0, hyphenPlace) }
      if isSet { return }
    }
    buffer.shape(
      shapingText,
      boundaries: boundaries,
      item: item,
      face: setting.face.face,
      language: setting.part.language,
      features: ShapingFeatures.features(
        ligatures: setting.part.ligatures,
        kerning: setting.face.kerning,
        chosen: setting.part.features
      ),
      narrowed: narrowed,
      hyphen: hyphen
    ) { glyphs in
      body(item, setting.face, glyphs, hyphenPlace)
    }
  }

  /// Calls `body` with the part of each item that lies in a range, and with the hyphen that ends
  /// it.
  ///
  /// The hyphen is of one item with the text before it, where its face is that item's.
  private func forEachPiece(
    in range: Range<Int>,
    isHyphenated: Bool,
    _ body: (TextItem, _ hyphen: UInt32?) -> Void
  ) {
    forEachItem(in: range) { item in
      guard isHyphenated, item.range.upperBound == range.upperBound else {
        body(item, nil)
        return
      }
      let (hyphen, entry) = hyphen(in: item)
      guard entry != item.entry else {
        body(item, hyphen)
        return
      }
      let start = range.upperBound - 1
      var text = item
      text.range = item.range.lowerBound..<start
      if !text.range.isEmpty { body(text, nil) }
      body(
        TextItem(
          range: start..<range.upperBound,
          entry: entry,
          script: item.script,
          level: item.level
        ),
        hyphen
      )
    }
  }

  /// The hyphen of the first face of the item's style that has one, as if it were typed there:
  /// U+2010, or the hyphen-minus where that face has no other.
  private func hyphen(in item: TextItem) -> (scalar: UInt32, entry: Int) {
    for entry in plan.part(of: item.entry).entries {
      for hyphen: UInt32 in [0x2010, 0x2D] where cascade.entries[entry].covers(hyphen) {
        return (hyphen, entry)
      }
    }
    return (0x2D, item.entry)
  }
}

extension AdvanceSum {
  @inline(__always)
  fileprivate mutating func add(_ advance: AdvanceSum) {
    text += advance.text
    display += advance.display
  }

  @inline(__always)
  fileprivate mutating func count(_ characters: Int, _ setting: FaceSetting) {
    self += setting.character * characters
  }
}
