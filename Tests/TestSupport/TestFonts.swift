import FontFaces

/// The bundled fonts as tests use them.
public enum TestFonts {
  /// The fonts of a device set to Japanese.
  public static func japanese() throws -> FontLibrary {
    try FontLibrary.bundled(deviceLanguages: ["ja"])
  }

  /// The fonts of a device set to English.
  public static func english() throws -> FontLibrary {
    try FontLibrary.bundled(deviceLanguages: ["en"])
  }

  // MARK: - For environments

  private static let heldJapanese = Result { try japanese() }
  private static let heldEnglish = Result { try english() }

  /// The fonts of a device set to Japanese, opened once.
  ///
  /// What environments share remembers texts with their fonts: hundreds of tests with fonts of their own had a thousand
  /// files mapped at once, twenty times over. Where the system grants no more mappings, memory is said to be wanting.
  public static func sharedJapanese() throws -> FontLibrary { try heldJapanese.get() }

  /// The fonts of a device set to English, opened once.
  public static func sharedEnglish() throws -> FontLibrary { try heldEnglish.get() }
}
