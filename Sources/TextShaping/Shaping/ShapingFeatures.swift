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

  /// Half the width for the full-width mark at an offset.
  static func halfWidth(at offset: Int) -> hb_feature_t {
    hb_feature_t(
      tag: halfWidthTag,
      value: 1,
      start: UInt32(offset),
      end: UInt32(offset + 1)
    )
  }

  static let halfWidthTag = tag("halt")
  /// The table of features that only move glyphs.
  static let positioningTag = tag("GPOS")

  private static func tag(_ name: String) -> hb_tag_t {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func off(_ tags: [String]) -> [hb_feature_t] {
    tags.map { name in
      hb_feature_t(
        tag: tag(name),
        value: 0,
        start: 0,
        end: .max
      )
    }
  }
}

extension FontFace {
  /// Whether the face narrows full-width marks itself (OpenType `halt`).
  var hasHalfWidthMarks: Bool {
    var tags = [hb_tag_t](repeating: 0, count: 128)
    var start: UInt32 = 0
    while true {
      var count = UInt32(tags.count)
      let total = hb_ot_layout_table_get_feature_tags(
        handle.face,
        ShapingFeatures.positioningTag,
        start,
        &count,
        &tags
      )
      if tags.prefix(Int(count)).contains(ShapingFeatures.halfWidthTag) { return true }
      start += count
      if count == 0 || start >= total { return false }
    }
  }
}
