import UnicodeText

/// The fonts of which the process has been given more glyphs of a text than HarfBuzz keeps.
///
/// It keeps 16,384, or of a longer text 64 for each character; widths in a font that makes more are not true. Whether one
/// does is only seen as it does: what becomes of a letter may depend on all around it. Any thread.
public enum OvergrownFonts {
  private static let paths = Locked<[String]>([])

  /// What is wrong with the first of them; `nil` where there is none.
  ///
  /// To be asked after texts were measured in fonts that may come from anybody.
  public static var error: FontError? {
    paths.withLock { $0.first }.map { FontError.tooManyGlyphs(path: $0) }
  }

  /// Notes a font of which glyphs were left out.
  package static func note(_ face: FontFace) {
    paths.withLock { if !$0.contains(face.path) { $0.append(face.path) } }
  }
}
