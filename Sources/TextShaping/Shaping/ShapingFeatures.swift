import CHarfBuzz
import FontFaces

/// The OpenType features that shaping switches on or off.
enum ShapingFeatures {
  private static let ligatures = ["liga", "clig", "dlig", "hlig"]
  private static let kerning = ["kern"]

  private static let none: [hb_feature_t] = []
  private static let withoutLigatures = off(ligatures)
  private static let withoutKerning = off(kerning)
  private static let withoutEither = off(ligatures + kerning)

  /// The features as HarfBuzz takes them.
  /// - Parameter chosen: those of the caller's choice. HarfBuzz takes the last of a name, so that they
  ///   go above what the face is set with.
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

  private static func off(_ tags: [String]) -> [hb_feature_t] {
    tags.map { tag in
      hb_feature_t(
        tag: tag.utf8.reduce(0) { $0 << 8 | UInt32($1) },
        value: 0,
        start: 0,
        end: .max
      )
    }
  }
}
