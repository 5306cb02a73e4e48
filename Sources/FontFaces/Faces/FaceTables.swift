import BundledFonts

/// What is computed about the bundled fonts when they are built: which characters each has, and
/// which of them need no shaping (`Fonts/Build/face_tables.py`).
///
/// The file is checked by its digest before it is read, and names the digest of each font whose
/// tables it has. Immutable; any thread.
struct FaceTables: Sendable {
  /// "FcF1".
  private static let magic: UInt32 = 0x3146_6346

  private let words: CompiledWords

  /// - Throws: ``FontError/bundledFonts(reason:)`` where the file is of another kind.
  init(_ file: MappedFile) throws(FontError) {
    words = CompiledWords(file)
    guard words[0] == Self.magic else {
      throw FontError.bundledFonts(reason: "\(file.path) is no table of fonts")
    }
  }

  /// The tables of a font; `nil` where it has none.
  /// - Complexity: linear in the number of fonts.
  subscript(font: BundledFile) -> Font? {
    for number in 0..<Int(words[1]) {
      let place = 2 + 3 * number
      if UInt64(words[place]) | UInt64(words[place + 1]) << 32 == font.quickDigest {
        return Font(words: words, place: Int(words[place + 2]))
      }
    }
    return nil
  }

  /// The tables of one font.
  struct Font: Sendable {
    fileprivate let words: CompiledWords
    fileprivate let place: Int

    /// The characters that the font has.
    var characters: ScalarSet { words.scalars(at: Int(words[place])) }

    /// The characters that no lookup touches among each other in two language systems.
    func untouched(
      substitution: LanguageSystem,
      positioning: LanguageSystem,
      isKerned: Bool
    ) -> ScalarSet {
      let positions = isKerned ? place + 2 : place + 3
      return scalars(of: substitution, in: Int(words[place + 1]))
        .intersection(scalars(of: positioning, in: Int(words[positions])))
    }

    private func scalars(of system: LanguageSystem, in table: Int) -> ScalarSet {
      guard let script = system.script, script < words[table + 1] else {
        return words.scalars(at: Int(words[table]))
      }
      let languages = Int(words[table + 2 + Int(script)])
      guard let language = system.language, language < words[languages] else {
        return words.scalars(at: Int(words[languages + 1]))
      }
      return words.scalars(at: Int(words[languages + 2 + Int(language)]))
    }
  }

  /// A script of a font's table and a language of it, by their places there.
  struct LanguageSystem {
    /// `nil` where the table has nothing for the text's script, nor for any.
    let script: UInt32?
    /// `nil` for the script's default.
    let language: UInt32?
  }
}
