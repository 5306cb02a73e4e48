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
}
