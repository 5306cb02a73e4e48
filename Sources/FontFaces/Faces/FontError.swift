/// What can go wrong with a font, in words for the person who named it.
public enum FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file cannot be opened or read.
  case unreadable(path: String, reason: String)
  /// The file is not a font, or a damaged one.
  case notAFont(path: String)
  /// The file holds fewer faces than the index asks for.
  case noSuchFace(path: String, index: Int, faceCount: Int)
  /// The file is a font packed for the web (WOFF, WOFF2), whose tables cannot be read as they are.
  case packed(path: String)
  /// The file is a font, but not one with OpenType tables.
  case notOpenType(path: String)
  /// The file is a variable font with a glyph that would take too long to be moved along its axes, with more changes of
  /// advances than are looked at, or with sets of changes that lie over each other and would take too much memory.
  case tooManyChanges(path: String)
  /// The file is a font with a glyph of an advance beyond 32,767 units, which would count as less than nothing.
  case tooWide(path: String)
  /// The file is a variable font with a glyph that is narrower than nothing at the place on its axes.
  case tooNarrow(path: String)
  /// The file is a font whose substitutions make so many glyphs of a text that not all of them are measured, which is
  /// seen once a text has been (``OvergrownFonts``).
  case tooManyGlyphs(path: String)
  /// A place was given on an axis that the face does not have.
  case noSuchAxis(path: String, axis: OpenTypeTag, axes: [OpenTypeTag])
  /// The bundled fonts are missing or damaged.
  case bundledFonts(reason: String)
  /// A bundled file is not the one that the program was built with: it was damaged, or another was
  /// put in its place.
  case altered(path: String, expected: String, found: String)
  /// No face was given.
  case noFaces

  /// One sentence that says what is wrong and with which file.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read the font \(path): \(reason)"
    case .notAFont(let path):
      "\(path) is not a font, or it is damaged"
    case .noSuchFace(let path, let index, let faceCount):
      "\(path) has no face \(index): it holds \(faceCount), numbered from 0"
    case .packed(let path):
      "\(path) is a web font (WOFF or WOFF2), which has to be unpacked first; text needs a TrueType "
        + "or OpenType font"
    case .notOpenType(let path):
      "\(path) is a font without OpenType tables; text needs a TrueType or OpenType font"
    case .tooManyChanges(let path):
      "\(path) is a variable font that would take too long or too much memory: the points, "
        + "changes and parts of a glyph come to more than a million steps, the changes of all "
        + "advances to more than fifty million, or sets of changes lie over each other"
    case .tooWide(let path):
      "\(path) has a glyph that is wider than 32767 units, and text could not be measured in it"
    case .tooNarrow(let path):
      "\(path) has a glyph that is narrower than nothing at that place on its axes, and text could "
        + "not be measured in it"
    case .tooManyGlyphs(let path):
      "\(path) makes so many glyphs of a few letters that text could not be measured in it"
    case .noSuchAxis(let path, let axis, let axes):
      axes.isEmpty
        ? "\(path) is not a variable font: it has no axis \(axis)"
        : "\(path) has no axis \(axis); its axes are "
          + axes.map(\.description).joined(separator: ", ")
    case .bundledFonts(let reason):
      reason
    case .altered(let path, let expected, let found):
      "\(path) is not the file that this fitcheck was built with: \(expected) expected, \(found) "
        + "found; put that file back, or take fonts of your own"
    case .noFaces:
      "no font was given"
    }
  }
}
