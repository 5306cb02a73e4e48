import UnicodeText

/// The fonts in which the process has set texts that it could not measure.
///
/// HarfBuzz keeps 16,384 glyphs of a text, or of a longer one 64 for each character; widths in a font that makes more are
/// not true. Whether one does is only seen as it does: what becomes of a letter may depend on all around it, and it may be
/// a glyph that the font does not have. And a variable font that is sound where it was opened may not be at the weight or slant
/// that a text asks for. Any thread.
public enum OvergrownFonts {
  private static let errors = Locked<[FontError]>([])

  /// What is wrong with the first of them; `nil` where there is none.
  ///
  /// To be asked after texts were measured in fonts that may come from anybody.
  public static var error: FontError? { errors.withLock { $0.first } }

  /// Notes a font of which glyphs were left out.
  package static func note(_ face: FontFace) { note(.tooManyGlyphs(path: face.path)) }

  /// Notes what is wrong with a font.
  package static func note(_ error: FontError) {
    errors.withLock { if !$0.contains(error) { $0.append(error) } }
  }
}
