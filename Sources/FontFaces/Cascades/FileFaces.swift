import UnicodeText

/// Font files in place of the bundled ones, and the order in which they are tried.
///
/// Immutable; any thread.
struct FileFaces: Sendable {
  private struct Listed {
    let face: FontFace
    /// The place of the first face of the same family; its own where it has no name.
    let family: Int
    /// Whether it is among the bold ones: bold enough, whatever its tables say.
    let isBold: Bool
  }

  /// Every face, each once.
  let all: [FontFace]
  /// The faces of regular text and of bold text, in the order of the lists.
  private let regular: [Listed]
  private let bold: [Listed]
  /// Whether a face follows the weight or the slant.
  private let isVariable: Bool

  init(regular: [FontFace], bold: [FontFace]) {
    func listed(_ faces: [FontFace]) -> [Listed] {
      var families: [ExactText: Int] = [:]
      return faces.enumerated().map { place, face in
        var family = place
        if let name = face.givenFamilyName.map(ExactText.init) {
          family = families[name] ?? place
          families[name] = family
        }
        let isBold = bold.contains { $0.path.isExactly(face.path) && $0.index == face.index }
        return Listed(face: face, family: family, isBold: isBold)
      }
    }
    all = regular + bold.filter { !regular.contains($0) }
    self.regular = listed(regular)
    self.bold = listed(bold + regular.filter { !bold.contains($0) })
    isVariable = all.contains { face in
      face.axes.contains { [.weight, .italic, .slant].contains($0.tag) }
    }
  }

  /// What tells two cascades of these faces apart: weights that choose the same faces in the same
  /// order are one.
  /// - Complexity: O(n log n) for n faces.
  func key(weight: FontWeight, slant: FontSlant) -> CascadeKey {
    if isVariable { return CascadeKey(weight: weight, slant: slant) }
    // Beyond the order of the faces only this counts.
    let isBold = weight >= .semibold
    return CascadeKey(
      weight: isBold ? .bold : .regular,
      slant: slant,
      order: nearestFirst(listed(weight: weight), weight: weight, slant: slant)
    )
  }

  /// The faces for a weight in the order given: from semibold on the bold list, and after it the
  /// regular one.
  private func listed(weight: FontWeight) -> [Listed] {
    weight >= .semibold ? bold : regular
  }

  /// The cascade for a weight and a slant, with the line metrics of its first face.
  ///
  /// Families stay in the order given; within one the face nearest to what is asked for comes
  /// first. What no face has is made from the outlines of the one that serves (CSS Fonts 4 §7).
  /// Opens the instances of variable faces.
  func cascade(weight: FontWeight, slant: FontSlant) -> FontCascade? {
    let instances = listed(weight: weight).map { listed in
      Listed(
        face: instance(of: listed.face, weight: weight, slant: slant),
        family: listed.family,
        isBold: listed.isBold
      )
    }
    let entries = nearestFirst(instances, weight: weight, slant: slant).map { place in
      FontCascade.Entry(
        face: instances[place].face,
        synthesis: synthesis(of: instances[place], weight: weight, slant: slant),
        source: .file,
        isEmoji: instances[place].face.isEmojiFont
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

  /// A variable face at the weight and slant asked for, as far as its axes go.
  private func instance(of face: FontFace, weight: FontWeight, slant: FontSlant) -> FontFace {
    var places: [FontVariation] = []
    if let axis = face.axis(.weight) {
      places.append(FontVariation(.weight, axis.clamped(Double(weight.rawValue))))
    }
    if slant == .italic {
      if let axis = face.axis(.italic) {
        places.append(FontVariation(.italic, axis.maximum))
      } else if let axis = face.axis(.slant) {
        // Degrees to the left; the usual lean of an oblique to the right (CSS Fonts 4 §2.4).
        places.append(FontVariation(.slant, axis.clamped(-14)))
      }
    }
    do throws(FontError) {
      return try face.instance(places)
    } catch {
      // Sound where it was opened, and not there: what is measured in the face as it is must not be told.
      OvergrownFonts.note(error)
      return face
    }
  }

  /// The places of faces family by family, the nearest of each first; one without a name is a
  /// family of its own.
  private func nearestFirst(_ faces: [Listed], weight: FontWeight, slant: FontSlant) -> [Int] {
    func rank(_ listed: Listed, _ place: Int) -> (family: Int, slant: Int, weight: Int, place: Int)
    {
      let isTaken = weight >= .semibold && listed.isBold
      return (
        family: listed.family,
        slant: listed.face.slant == slant ? 0 : 1,
        weight: isTaken ? 0 : abs(listed.face.weight.rawValue - weight.rawValue),
        place: place
      )
    }
    return faces.indices
      .map { rank(faces[$0], $0) }
      .sorted { $0 < $1 }
      .map(\.place)
  }

  /// What has to be done to a face's outlines; nothing to emoji, which are pictures.
  private func synthesis(
    of listed: Listed,
    weight: FontWeight,
    slant: FontSlant
  ) -> SyntheticStyle {
    let face = listed.face
    guard !face.isEmojiFont else { return .none }
    var synthesis = SyntheticStyle.none
    if weight >= .semibold, face.weight < .semibold, !listed.isBold {
      synthesis = synthesis + .emboldened
    }
    if slant == .italic, face.slant == .upright { synthesis = synthesis + .slanted }
    return synthesis
  }
}

extension FontFace {
  /// An axis of the face.
  fileprivate func axis(_ tag: OpenTypeTag) -> FontAxis? { axes.first { $0.tag == tag } }
}
