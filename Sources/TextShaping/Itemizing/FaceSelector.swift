import CHarfBuzz
import FontFaces
import UnicodeText

/// Chooses a face of a cascade for one grapheme cluster, before anything is shaped.
///
/// The first face that has every character of the cluster serves; an emoji sequence asks the emoji
/// faces first, everything else asks them last (UTS #51 §4). When none has all, the first that has the
/// base serves, and when none has that, the first of the list draws its missing glyph.
struct FaceSelector {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F

  private let entries: [FontCascade.Entry]
  private let emojiFirst: [Int]
  private let emojiLast: [Int]

  init(cascade: FontCascade) {
    entries = cascade.entries
    let emoji = cascade.entries.indices.filter { cascade.entries[$0].isEmoji }
    let others = cascade.entries.indices.filter { !cascade.entries[$0].isEmoji }
    emojiFirst = emoji + others
    emojiLast = others + emoji
  }

  /// - Parameters:
  ///   - utf16: the text.
  ///   - cluster: a grapheme cluster's range in it.
  ///   - previous: the face of the cluster before, for a cluster of invisible characters only.
  /// - Returns: the face's place in the cascade, and the scalars that it lacks.
  func select(
    _ utf16: [UInt16],
    cluster: Range<Int>,
    previous: Int
  ) -> (entry: Int, missing: [UInt32]) {
    let (first, length) = utf16.scalar(at: cluster.lowerBound)
    if length == cluster.count {
      let properties = ScalarProperties(first)
      if properties.isInvisible { return (previous, []) }
      for entry in properties.hasEmojiPresentation ? emojiFirst : emojiLast
      where entries[entry].covers(first) {
        return (entry, [])
      }
      return (0, [first])
    }
    // A cluster is normally a handful of scalars; a hostile one need not be looked at whole.
    let scalars = utf16.scalars(in: cluster, atMost: 32)
    let visible = scalars.filter { !ScalarProperties($0).isInvisible }
    guard !visible.isEmpty else { return (previous, []) }
    return firstCovering(visible, in: isEmojiSequence(scalars) ? emojiFirst : emojiLast)
  }

  private func firstCovering(
    _ scalars: [UInt32],
    in order: [Int]
  ) -> (entry: Int, missing: [UInt32]) {
    for entry in order where scalars.allSatisfy({ entries[entry].covers($0) }) {
      return (entry, [])
    }
    let composed = Self.composed(scalars)
    for entry in order where composed.allSatisfy({ entries[entry].covers($0) }) {
      return (entry, [])
    }
    for entry in order where entries[entry].covers(scalars[0]) {
      return (entry, composed.filter { !entries[entry].covers($0) })
    }
    return (0, composed)
  }

  /// Whether a cluster of several scalars is to be drawn as an emoji (UTS #51 ED-15a to ED-17).
  private func isEmojiSequence(_ scalars: [UInt32]) -> Bool {
    if scalars.contains(Self.textSelector) { return false }
    guard let base = scalars.first, ScalarProperties(base).isEmoji else { return false }
    return scalars.contains {
      $0 == Self.emojiSelector || ScalarProperties($0).hasEmojiPresentation
    }
  }

  /// The cluster with its marks composed into its base as far as Unicode has characters for it:
  /// HarfBuzz draws `が` typed as two characters with the face's one glyph.
  private static func composed(_ scalars: [UInt32]) -> [UInt32] {
    let functions = hb_unicode_funcs_get_default()
    var result: [UInt32] = []
    for scalar in scalars {
      var together: UInt32 = 0
      if let last = result.last, hb_unicode_compose(functions, last, scalar, &together) != 0 {
        result[result.count - 1] = together
      } else {
        result.append(scalar)
      }
    }
    return result
  }
}

extension ScalarProperties {
  /// Takes no room and needs no glyph.
  fileprivate var isInvisible: Bool { isDefaultIgnorable || isControl }
}

extension [UInt16] {
  fileprivate func scalars(in range: Range<Int>, atMost limit: Int) -> [UInt32] {
    var scalars: [UInt32] = []
    var offset = range.lowerBound
    while offset < range.upperBound, scalars.count < limit {
      let (scalar, length) = scalar(at: offset)
      scalars.append(scalar)
      offset += length
    }
    return scalars
  }
}
