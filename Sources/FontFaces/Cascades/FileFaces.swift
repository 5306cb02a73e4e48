/// Font files in place of the bundled ones, and the order in which they are tried.
///
/// Immutable; any thread.
struct FileFaces: Sendable {
  let regular: [FontFace]
  let bold: [FontFace]

  /// Every face, each once.
  var all: [FontFace] { regular + bold.filter { !regular.contains($0) } }

  /// What tells two cascades of these faces apart: weights that choose the same faces are one.
  func key(weight: FontWeight, slant: FontSlant) -> CascadeKey {
    CascadeKey(weight: weight >= .semibold ? .bold : .regular, slant: slant)
  }

  /// The cascade for a weight and a slant, with the line metrics of its first face.
  ///
  /// From semibold on the bold list serves, and after it the regular one. Families stay in the order
  /// given; within one the face nearest to what is asked for comes first. What no face has is made from
  /// the outlines of the one that serves (CSS Fonts 4 §7).
  func cascade(weight: FontWeight, slant: FontSlant) -> FontCascade? {
    let isBold = weight >= .semibold
    let listed =
      isBold ? bold + regular.filter { !bold.contains($0) } : regular
    let entries = nearestFirst(listed, weight: weight, slant: slant).map { face in
      FontCascade.Entry(
        face: face,
        synthesis: synthesis(of: face, weight: weight, slant: slant),
        source: .file,
        isEmoji: face.isEmojiFont
      )
    }
    guard let first = entries.first?.face else { return nil }
    let em = Double(first.unitsPerEm)
    return FontCascade(
      entries: entries,
      strut: FontCascade.Strut(
        ascent: first.lineMetrics.ascent / em,
        descent: first.lineMetrics.descent / em,
        leading: first.lineMetrics.leading / em,
        capHeight: first.lineMetrics.capHeight / em
      ),
      sizing: nil
    )
  }

  /// The faces family by family, the nearest of each first.
  private func nearestFirst(
    _ faces: [FontFace],
    weight: FontWeight,
    slant: FontSlant
  ) -> [FontFace] {
    let families = faces.map(\.familyName)
    func rank(_ face: FontFace, at place: Int) -> (family: Int, slant: Int, weight: Int, place: Int)
    {
      // What the caller lists as bold is bold enough, whatever its tables say.
      let isTaken = weight >= .semibold && bold.contains(face)
      return (
        family: families.firstIndex(of: face.familyName) ?? place,
        slant: face.slant == slant ? 0 : 1,
        weight: isTaken ? 0 : abs(face.weight.rawValue - weight.rawValue),
        place: place
      )
    }
    return faces.indices
      .map { (face: faces[$0], rank: rank(faces[$0], at: $0)) }
      .sorted { $0.rank < $1.rank }
      .map(\.face)
  }

  /// What has to be done to a face's outlines; nothing to emoji, which are pictures.
  private func synthesis(
    of face: FontFace,
    weight: FontWeight,
    slant: FontSlant
  ) -> SyntheticStyle {
    guard !face.isEmojiFont else { return .none }
    var synthesis = SyntheticStyle.none
    if weight >= .semibold, face.weight < .semibold, !bold.contains(face) {
      synthesis = synthesis + .emboldened
    }
    if slant == .italic, face.slant == .upright { synthesis = synthesis + .slanted }
    return synthesis
  }
}
