import FontFaces
import TextShaping

extension LineBoxTable {
  /// The boxes of the faces that a text falls back to, on top of those of its styles' fonts.
  /// - Returns: `nil` when no face is taller than the text's own font.
  init?(facesOf storage: PreparedText.Storage) {
    self.init()
    let cascade = storage.style.cascade
    let strut = LineBox(cascade.strut)
    var end = 0
    for item in storage.shaped.itemized.items {
      let face = LineBox(cascade.entries[item.entry])
      // An item may hold several runs, which differ in how high they stand.
      while end < item.range.upperBound {
        var box = strut
        var next = item.range.upperBound
        var lift = 0.0
        if let runs = storage.runs {
          let run = runs.run(at: end)
          box = runs.box(ofRun: run)
          lift = runs.baselineOffset(ofRun: run)
          next = min(next, runs.end(ofRun: run))
        }
        if let face { box = box.union(face.lifted(by: lift)) }
        append(box, end: next)
        end = next
      }
    }
    if isUniform(strut) { return nil }
  }
}

extension LineBox {
  /// The box of a face's own line metrics; `nil` for the system font, whose measured ones are the
  /// strut's, and for a box in the text, which has none.
  fileprivate init?(_ entry: FontCascade.Entry) {
    guard !entry.isMeasured, !entry.isBox else { return nil }
    let em = entry.emScale / Double(entry.face.unitsPerEm)
    self.init(
      ascent: entry.face.lineMetrics.ascent * em,
      descent: entry.face.lineMetrics.descent * em,
      leading: entry.face.lineMetrics.leading * em
    )
  }
}
