import CHarfBuzz
import UnicodeText

/// The glyphs and advances of characters that need no shaping in a face, in one script and
/// language: any text of them alone has these, one after the other, and may be cut anywhere.
///
/// Each is asked of the face when first needed. Immutable but for that; any thread.
@usableFromInline
package final class UntouchedGlyphs: Sendable {
  /// A glyph that a character always has.
  @usableFromInline
  package struct Glyph: Sendable {
    /// Its number in the lower half, its advance in the upper.
    @usableFromInline let bits: UInt32

    @inlinable
    @inline(__always)
    init(bits: UInt32) { self.bits = bits }

    @inlinable
    @inline(__always)
    package var number: UInt32 { bits & 0xFFFF }

    /// In font units.
    @inlinable
    @inline(__always)
    package var advance: Int32 { Int32(bits >> 16) }
  }

  /// For what a face's glyphs are asked.
  struct Key: Equatable {
    let script: Script
    /// HarfBuzz's own object, which lives as long as the process.
    let language: UInt
    /// Whether the face's own kerning applies.
    let isKerned: Bool
  }

  /// No character that is set has glyph 0.
  @inlinable static var unknown: UInt32 { 0 }
  @inlinable static var touched: UInt32 { .max }

  let key: Key
  /// The next of the same face.
  let next = LazyObject<UntouchedGlyphs>()
  private let scalars: ScalarSet
  private let handle: FaceHandle
  @usableFromInline let pages = LazyPages()

  init(_ key: Key, scalars: ScalarSet, handle: FaceHandle) {
    self.key = key
    self.scalars = scalars
    self.handle = handle
  }

  /// The glyph of a character; `nil` for one that has to be shaped.
  /// - Complexity: two memory accesses, once it was looked up.
  @inlinable
  @inline(__always)
  package subscript(scalar: UInt32) -> Glyph? {
    let known = pages[scalar]
    if known == Self.touched { return nil }
    if known != Self.unknown { return Glyph(bits: known) }
    return find(scalar)
  }

  @usableFromInline
  @inline(never)
  func find(_ scalar: UInt32) -> Glyph? {
    var glyph: UInt32 = 0
    guard scalars.contains(scalar), hb_font_get_nominal_glyph(handle.font, scalar, &glyph) != 0,
      glyph != 0, let number = UInt16(exactly: glyph),
      let advance = UInt16(exactly: handle.advance(of: glyph)), advance < .max
    else {
      pages.remember(Self.touched, of: scalar)
      return nil
    }
    let bits = UInt32(advance) << 16 | UInt32(number)
    pages.remember(bits, of: scalar)
    return Glyph(bits: bits)
  }
}

extension FontFace {
  /// The glyphs of characters that need no shaping where text runs left to right in a script and a
  /// language, with no feature but those that everybody has; `nil` where that is not known of the
  /// face.
  /// - Parameters:
  ///   - language: HarfBuzz's own object.
  ///   - isKerned: whether the face's own kerning applies.
  package func untouchedGlyphs(
    script: Script,
    language: OpaquePointer?,
    isKerned: Bool
  ) -> UntouchedGlyphs? {
    guard let tables else { return nil }
    let key = UntouchedGlyphs.Key(
      script: script,
      language: UInt(bitPattern: language),
      isKerned: isKerned
    )
    var found = untouched.value { makeUntouched(key, language: language, tables) }
    for _ in 1..<UntouchedGlyphs.mostOfFace {
      if found.key == key { return found }
      found = found.next.value { makeUntouched(key, language: language, tables) }
    }
    return found.key == key ? found : nil
  }

  private func makeUntouched(
    _ key: UntouchedGlyphs.Key,
    language: OpaquePointer?,
    _ tables: FaceTables.Font
  ) -> UntouchedGlyphs {
    let script = hb_script_from_iso15924_tag(key.script.tag)
    let scalars =
      UntouchedGlyphs.scripts.contains(script.rawValue)
      ? tables.untouched(
        substitution: handle.languageSystem(OpenTypeTag(known: "GSUB"), script, language),
        positioning: handle.languageSystem(OpenTypeTag(known: "GPOS"), script, language),
        isKerned: key.isKerned
      ) : ScalarSet()
    return UntouchedGlyphs(key, scalars: scalars, handle: handle)
  }
}

extension UntouchedGlyphs {
  /// The scripts of a face and their languages that are told apart, at the most.
  fileprivate static let mostOfFace = 16

  /// The scripts that shapers have no rules of their own for, beyond those of the font.
  ///
  /// Hangul has some for conjoining jamo, which are in no set.
  fileprivate static let scripts: Set<UInt32> = [
    HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_LATIN.rawValue, HB_SCRIPT_GREEK.rawValue,
    HB_SCRIPT_CYRILLIC.rawValue, HB_SCRIPT_HAN.rawValue, HB_SCRIPT_HANGUL.rawValue,
  ]
}

extension FaceHandle {
  /// The language system that HarfBuzz shapes a script and a language with.
  fileprivate func languageSystem(
    _ table: OpenTypeTag,
    _ script: hb_script_t,
    _ language: OpaquePointer?
  ) -> FaceTables.LanguageSystem {
    let notFound: UInt32 = 0xFFFF
    var scripts = [hb_tag_t](repeating: 0, count: 3)
    var languages = scripts
    var (scriptCount, languageCount) = (UInt32(scripts.count), UInt32(languages.count))
    hb_ot_tags_from_script_and_language(
      script,
      language,
      &scriptCount,
      &scripts,
      &languageCount,
      &languages
    )
    var place = notFound
    MemoryShortage.trapping {
      _ = hb_ot_layout_table_select_script(face, table.number, scriptCount, scripts, &place, nil)
    }
    guard place != notFound else { return FaceTables.LanguageSystem(script: nil, language: nil) }
    var language = notFound
    hb_ot_layout_script_select_language(
      face,
      table.number,
      place,
      languageCount,
      languages,
      &language
    )
    return FaceTables.LanguageSystem(
      script: place,
      language: language == notFound ? nil : language
    )
  }
}
