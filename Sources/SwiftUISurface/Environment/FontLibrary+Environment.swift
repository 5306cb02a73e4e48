public import FontFaces
public import Typesetting
public import UnicodeText

private enum TextPreparerKey: EnvironmentKey {
  static let defaultValue = TextPreparer.shared
}

extension EnvironmentValues {
  /// The fonts that texts are measured and drawn with; `nil` in an environment that is only read
  /// from.
  ///
  /// Without fonts a text takes no room.
  @Entry public var fontLibrary: FontLibrary?

  /// Prepares texts and remembers what it prepared; share one among all layouts of a run.
  public var textPreparer: TextPreparer {
    get { self[TextPreparerKey.self] }
    set { self[TextPreparerKey.self] = newValue }
  }

  /// The language of the texts as a BCP 47 tag, for line breaking and glyph forms; `nil` to leave
  /// it open.
  @Entry public var textLanguage: String?

  /// How readily Japanese lines break.
  @Entry public var lineBreakStrictness = LineBreakStrictness.strict
}
