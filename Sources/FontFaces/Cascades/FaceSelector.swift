import CHarfBuzz
import UnicodeText

/// Chooses a face of a cascade for one grapheme cluster, before anything is shaped.
///
/// The first face that has every character of the cluster serves; an emoji sequence asks the emoji
/// faces first, everything else asks them last (UTS #51 §4). When none has all, the first serves in
/// which HarfBuzz draws what it lacks by other characters, or else the first that has the base, and
/// when none has that, the first of the list draws its missing glyph. What was found for a character
/// is remembered with the cascade. Any thread.
package final class FaceSelector: Sendable {
  /// A cluster's face.
  package struct Selection: Sendable {
    /// The face's place in the cascade.
    package let entry: Int
    /// The scalars that it lacks.
    package let missing: [UInt32]
  }

  private static let tab: UInt32 = 0x09
  private static let space: UInt32 = 0x20
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F

  private let entries: [FontCascade.Entry]
  private let emojiFirst: [Int]
  private let emojiLast: [Int]
  private let table: FaceTable

  init(entries: [FontCascade.Entry]) {
    let emoji = entries.indices.filter { entries[$0].isEmoji }
    let others = entries.indices.filter { !entries[$0].isEmoji }
    let emojiFirst = emoji + others
    let emojiLast = others + emoji
    self.entries = entries
    self.emojiFirst = emojiFirst
    self.emojiLast = emojiLast
    table = FaceTable { scalar in
      let properties = ScalarProperties(scalar)
      if properties.isInvisible(scalar) { return FaceTable.Answer.invisible }
      let order = properties.hasEmojiPresentation ? emojiFirst : emojiLast
      let found =
        order.first { entries[$0].covers(scalar) }
        ?? order.first { entries[$0].drawsByOthers(scalar) }
      guard let entry = found, entry < Int(FaceTable.Answer.firstSpecial) else {
        return FaceTable.Answer.missing
      }
      return UInt16(entry)
    }
  }

  /// The memory that remembered answers take, in bytes; at most 4.5 MB.
  package var heapByteCount: Int { table.heapByteCount }

  /// Where a run of characters ends of which an entry draws each, and which are of one script or of
  /// none.
  ///
  /// They are clusters by themselves, are drawn, and are no marks, brackets or quotation marks, so
  /// that nothing else need be asked of them to join them to an item.
  /// - Parameters:
  ///   - range: where to look; begins with a cluster.
  ///   - script: as items have it (``Script/itemized``).
  /// - Returns: the end, which may be the range's start, and whether any of them is of the script.
  /// - Complexity: linear in the run. It may end before a character that was never asked about.
  package func endOfRun(
    in utf16: BlockArray<UInt16>,
    _ boundaries: BlockArray<BoundaryFlags>,
    range: Range<Int>,
    entry: Int,
    script: Script
  ) -> (end: Int, hasScript: Bool) {
    let own = FaceTable.Word(entry: entry, script: script)
    let neutral = FaceTable.Word(entry: entry, script: .common)
    var hasScript = false
    var offset = range.lowerBound
    while offset < range.upperBound, boundaries[offset + 1].contains(.grapheme) {
      let word = table.word(of: UInt32(utf16[offset]))
      if word == own { hasScript = true } else if word != neutral { break }
      offset += 1
    }
    return (offset, hasScript && own != neutral)
  }

  /// The place in the cascade of the face for a cluster of one scalar.
  ///
  /// A tab, which is drawn as a space, stays with the cluster before where that one's face has a space, and else is
  /// set as a space.
  /// - Parameters:
  ///   - previous: the face of the cluster before, for an invisible character.
  ///   - isMissing: is told of the scalar when no face has it.
  /// - Complexity: two memory accesses, once it was looked up.
  package func select(_ scalar: UInt32, previous: Int, isMissing: (UInt32) -> Void) -> Int {
    switch table[scalar] {
    case FaceTable.Answer.invisible:
      guard scalar == Self.tab, !entries[previous].face.covers(Self.space) else { return previous }
      return select(Self.space, previous: previous, isMissing: isMissing)
    case FaceTable.Answer.missing:
      isMissing(scalar)
      return 0
    case let entry: return Int(entry)
    }
  }

  /// Selects the face of a cluster of several scalars.
  /// - Parameters:
  ///   - utf16: the text.
  ///   - cluster: a grapheme cluster's range in it.
  ///   - previous: the face of the cluster before, for a cluster of invisible characters only.
  /// - Complexity: linear in the cluster, times the number of faces where these differ.
  package func select(_ utf16: BlockArray<UInt16>, cluster: Range<Int>, previous: Int) -> Selection
  {
    if let entry = commonEntry(utf16, cluster: cluster) {
      return Selection(entry: entry, missing: [])
    }
    let scalars = utf16.scalars(in: cluster)
    let visible = scalars.filter { !ScalarProperties($0).isInvisible($0) }
    guard !visible.isEmpty else { return Selection(entry: previous, missing: []) }
    return firstCovering(visible, in: isEmojiSequence(scalars) ? emojiFirst : emojiLast)
  }

  /// The entry that is the first choice for each visible scalar of a cluster, and so for all of
  /// them; `nil` where they differ, or emoji are among them.
  private func commonEntry(_ utf16: BlockArray<UInt16>, cluster: Range<Int>) -> Int? {
    var common: UInt16?
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let (scalar, length) = utf16.scalar(at: offset)
      offset += length
      let answer = table[scalar]
      if ScalarProperties(scalar).isEmoji { return nil }
      if answer == FaceTable.Answer.invisible { continue }
      guard answer < FaceTable.Answer.firstSpecial, common ?? answer == answer else { return nil }
      common = answer
    }
    return common.map(Int.init)
  }

  private func firstCovering(_ scalars: [UInt32], in order: [Int]) -> Selection {
    for entry in order where entries[entry].covers(cluster: scalars) {
      return Selection(entry: entry, missing: [])
    }
    let composed = Self.composed(scalars)
    for entry in order where entries[entry].covers(cluster: composed) {
      return Selection(entry: entry, missing: [])
    }
    // Of most there is nothing, so that no face need be asked.
    let isDrawnByOthers = composed.contains { SubstitutedScalars(for: $0) != nil }
    for entry in order where isDrawnByOthers && entries[entry].drawsByOthers(cluster: composed) {
      return Selection(entry: entry, missing: [])
    }
    let base =
      order.first { entries[$0].covers(scalars[0]) }
      ?? order.first { isDrawnByOthers && entries[$0].drawsByOthers(scalars[0]) }
    let entry = entries[base ?? 0]
    let missing = composed.filter { scalar in
      !entry.face.covers(scalar) && !(isDrawnByOthers && entry.drawsByOthers(scalar))
    }
    return Selection(entry: base ?? 0, missing: missing)
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
    let functions = MemoryShortage.trapping { hb_unicode_funcs_get_default() }
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

extension FontCascade.Entry {
  /// Whether HarfBuzz draws a scalar that the face does not have by others that it has.
  fileprivate func drawsByOthers(_ scalar: UInt32) -> Bool {
    guard let others = SubstitutedScalars(for: scalar), others.mark.map(face.covers) ?? true else {
      return false
    }
    return covers(others.base) || drawsByOthers(others.base)
  }

  /// Whether all scalars of a cluster are drawn, its base first, some of them by others.
  fileprivate func drawsByOthers(cluster scalars: [UInt32]) -> Bool {
    guard let base = scalars.first, covers(base) || drawsByOthers(base) else { return false }
    return scalars.dropFirst().allSatisfy { face.covers($0) || drawsByOthers($0) }
  }
}

/// What HarfBuzz draws in place of a scalar that a face does not have: what it is composed of, a hyphen for the one
/// without a break, a space for one of another width.
private struct SubstitutedScalars {
  /// A scalar that may have its substitutes itself.
  private(set) var base: UInt32 = 0
  private(set) var mark: UInt32?

  /// - Returns: `nil` where there is nothing.
  init?(for scalar: UInt32) {
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: base = 0x20
    case 0x2011: base = 0x2010
    // Of these HarfBuzz's rules for their scripts take some apart and others not.
    case 0x900..<0x1E00, 0xAC00...0xD7A3, 0x11000...0x1FFFF: return nil
    default:
      var second: UInt32 = 0
      let functions = MemoryShortage.trapping { hb_unicode_funcs_get_default() }
      guard hb_unicode_decompose(functions, scalar, &base, &second) != 0 else { return nil }
      if second != 0 { mark = second }
    }
  }
}

extension ScalarProperties {
  /// Takes no room and needs no glyph.
  fileprivate func isInvisible(_ scalar: UInt32) -> Bool {
    isControl || isDefaultIgnorable && !Self.isDrawnAsOthers(scalar)
  }

  /// Whether HarfBuzz draws a scalar that is ignorable as any other: the fillers of Hangul, which faces set as
  /// spaces, and the format controls of shorthand.
  private static func isDrawnAsOthers(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x1BCA0...0x1BCA3: true
    default: false
    }
  }
}

extension BlockArray<UInt16> {
  fileprivate func scalars(in range: Range<Int>) -> [UInt32] {
    var scalars: [UInt32] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = scalar(at: offset)
      scalars.append(scalar)
      offset += length
    }
    return scalars
  }
}
