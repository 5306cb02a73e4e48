import CHarfBuzz
import FontFaces

/// The OpenType features that shaping switches on or off.
enum ShapingFeatures {
  private static let ligatures: [OpenTypeTag] = [
    .standardLigatures, .contextualLigatures, .discretionaryLigatures, .historicalLigatures,
  ]
  private static let kerning: [OpenTypeTag] = [.kerning]

  private static let none: [hb_feature_t] = []
  private static let withoutLigatures = off(ligatures)
  private static let withoutKerning = off(kerning)
  private static let withoutEither = off(ligatures + kerning)

  /// The features as HarfBuzz takes them.
  /// - Parameter chosen: those of the caller's choice. HarfBuzz takes the last of a name, so that
  ///   they go above what the face is set with.
  static func features(
    ligatures: Ligatures,
    kerning: FontCascade.Kerning,
    chosen: [FontFeature]
  ) -> [hb_feature_t] {
    let own = features(ligatures: ligatures, kerning: kerning)
    if chosen.isEmpty { return own }
    return own
      + chosen.map { hb_feature_t(tag: $0.tag.number, value: $0.value, start: 0, end: .max) }
  }

  private static func features(
    ligatures: Ligatures,
    kerning: FontCascade.Kerning
  ) -> [hb_feature_t] {
    switch (ligatures, kerning) {
    case (.standard, .applied): none
    case (.required, .applied): withoutLigatures
    case (.standard, .ignored): withoutKerning
    case (.required, .ignored): withoutEither
    }
  }

  /// Half the width for full-width marks, which are in the order of their offsets.
  ///
  /// HarfBuzz keeps a plan for each number of ranges: so the last is repeated up to a power of two.
  static func halfWidth(_ marks: [NarrowedMarks.Mark]) -> [hb_feature_t] {
    var features = marks.map { mark in
      hb_feature_t(
        tag: OpenTypeTag.halfWidth.number,
        value: 1,
        start: UInt32(mark.offset),
        end: UInt32(mark.offset + 1)
      )
    }
    if let last = features.last {
      while features.count & (features.count - 1) != 0 { features.append(last) }
    }
    return features
  }

  private static func off(_ tags: [OpenTypeTag]) -> [hb_feature_t] {
    tags.map { hb_feature_t(tag: $0.number, value: 0, start: 0, end: .max) }
  }
}
