import FontFaces
import TextShaping
import UnicodeText

/// The styled runs of one text: where they end, what they are shaped in, and how tall they are.
///
/// Index space: UTF-16. Immutable; any thread.
struct RunTable: Sendable {
  /// The size that the text is prepared for, in points: that of most of it.
  let pointSize: Double
  /// The largest size, as a part of `pointSize`.
  let largestScale: Double
  /// The boxes of the runs; `nil` when they are all the same.
  let boxes: LineBoxTable?
  let cascade: FontCascade
  let plan: ShapingPlan

  /// Parallel to the runs.
  private let ends: [Int]
  /// How far glyphs stand above the baseline, in ems of the text; parallel to the runs.
  private let baselineOffsets: [Double]
  /// The boxes of the runs, parallel to them.
  private let runBoxes: [LineBox]

  /// What a run is shaped in.
  private struct PartKey: Hashable {
    let cascade: FontCascade
    let pointSize: Double
    let tracking: Double
    let language: ExactText?
    let ligatures: Ligatures
    let features: [FontFeature]
  }

  /// - Parameters:
  ///   - runs: at least one, with finite lengths.
  ///   - language: of the runs that have none of their own.
  init(_ runs: [StyledRun], language: String?) {
    let pointSize = Self.mainSize(of: runs)
    let sizeUnit = pointSize > 0 ? pointSize : 1
    var keys: [PartKey] = []
    var numbers: [PartKey: Int] = [:]
    var attachments: [(part: Int, advance: Double)] = []
    var stretches: [(end: Int, part: Int, box: Int?)] = []
    var end = 0
    for run in runs {
      let key = PartKey(
        cascade: run.cascade,
        pointSize: run.pointSize,
        tracking: run.tracking,
        language: (run.language ?? language).map(ExactText.init),
        ligatures: run.ligatures,
        features: run.features
      )
      let part = numbers[key] ?? keys.count
      if part == keys.count {
        keys.append(key)
        numbers[key] = part
      }
      end += run.text.utf16.count
      stretches.append((end, part, run.attachment == nil ? nil : attachments.count))
      if let attachment = run.attachment {
        attachments.append((part, attachment.width * run.pointSize / sizeUnit))
      }
    }

    let boxes = runs.map { Self.box(of: $0, pointSize: sizeUnit) }
    // A run without text makes no line taller.
    let shown = runs.indices.filter { !runs[$0].text.isEmpty }
    let strut = shown.dropFirst().reduce(boxes[shown.first ?? 0]) { $0.union(boxes[$1]) }
    let table = Self.table(boxes, ends: stretches.map(\.end))
    let only = keys[0]
    if keys.count == 1, only.tracking == 0, attachments.isEmpty,
      strut == LineBox(only.cascade.strut)
    {
      cascade = only.cascade
      plan = .plan(
        cascade: only.cascade,
        language: (only.language?.string).flatMap(ShapingLanguage.init),
        ligatures: only.ligatures,
        features: only.features
      )
    } else {
      let cascade = FontCascade(
        parts: keys.map {
          FontCascade.Part(
            cascade: $0.cascade,
            pointSize: $0.pointSize,
            letterSpacing: $0.tracking
          )
        },
        boxes: attachments,
        pointSize: sizeUnit,
        strut: FontCascade.Strut(
          ascent: strut.ascent,
          descent: strut.descent,
          leading: strut.leading,
          capHeight: only.cascade.strut.capHeight * only.pointSize / sizeUnit
        )
      )
      self.cascade = cascade
      plan = Self.plan(cascade, keys: keys, stretches: stretches)
    }
    self.pointSize = pointSize
    largestScale = shown.reduce(0) { max($0, runs[$1].pointSize) } / sizeUnit
    self.boxes = table.isUniform(strut) ? nil : table
    ends = stretches.map(\.end)
    baselineOffsets = runs.map { $0.baselineOffset / sizeUnit }
    runBoxes = boxes
  }

  private static func plan(
    _ cascade: FontCascade,
    keys: [PartKey],
    stretches: [(end: Int, part: Int, box: Int?)]
  ) -> ShapingPlan {
    var start = 0
    let parts = keys.map { key in
      defer { start += key.cascade.entries.count }
      return ShapingPlan.Part(
        cascade: key.cascade,
        firstEntry: start,
        language: (key.language?.string).flatMap(ShapingLanguage.init),
        ligatures: key.ligatures,
        features: key.features
      )
    }
    let firstBox = start
    return ShapingPlan(
      cascade: cascade,
      parts: parts,
      stretches: stretches.map { stretch in
        ShapingPlan.Stretch(
          end: stretch.end,
          part: stretch.part,
          box: stretch.box.map { firstBox + $0 }
        )
      }
    )
  }

  /// The size of most of the text; of two with as much, the first.
  private static func mainSize(of runs: [StyledRun]) -> Double {
    var counts: [Double: Int] = [:]
    for run in runs { counts[run.pointSize, default: 0] += run.text.utf16.count }
    let most = counts.values.max()
    return runs.first { counts[$0.pointSize] == most && $0.pointSize > 0 }?.pointSize
      ?? runs.reduce(0) { max($0, $1.pointSize) }
  }

  private static func box(of run: StyledRun, pointSize: Double) -> LineBox {
    let strut = run.cascade.strut
    let scale = run.pointSize / pointSize
    var box = LineBox(
      ascent: strut.ascent * scale,
      descent: strut.descent * scale,
      leading: run.leading.map { $0 / pointSize } ?? strut.leading * scale
    )
    if let attachment = run.attachment {
      box.ascent = max(box.ascent, attachment.ascent * scale)
      box.descent = max(box.descent, attachment.descent * scale)
    }
    return box.lifted(by: run.baselineOffset / pointSize)
  }

  private static func table(_ boxes: [LineBox], ends: [Int]) -> LineBoxTable {
    var table = LineBoxTable()
    for (box, end) in zip(boxes, ends) { table.append(box, end: end) }
    return table
  }

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int {
    plan.heapByteCount + ends.heapByteCount + baselineOffsets.heapByteCount
      + runBoxes.heapByteCount + (boxes?.heapByteCount ?? 0)
  }

  /// The number of the run that a code unit belongs to; of empty runs none is named.
  /// - Complexity: O(log runs).
  func run(at offset: Int) -> Int {
    assert(!ends.isEmpty, "every text has a run")
    return min(ends.partitioningIndex { $0 > offset }, ends.count - 1)
  }

  /// Where a run ends.
  func end(ofRun run: Int) -> Int { ends[run] }

  /// How far the glyphs of a run stand above the baseline, in ems of the text.
  func baselineOffset(ofRun run: Int) -> Double { baselineOffsets[run] }

  /// The box of a run, in ems of the text.
  func box(ofRun run: Int) -> LineBox { runBoxes[run] }
}
