public import FontFaces
public import Foundation
public import Typesetting
public import UnicodeText

/// The values that a view hands down to everything in it: fonts, limits, scale, language.
///
/// A value type: a view that changes its copy changes it for its content alone. It also carries
/// what only a headless layout must be told: the fonts, the display's scale, the languages.
public struct EnvironmentValues: Sendable {
  /// The fonts that texts are measured and drawn with; `nil` in an environment that is only read
  /// from.
  ///
  /// Without fonts a text takes no room.
  public var fontLibrary: FontLibrary?
  /// Prepares texts and remembers what it prepared; share one among all layouts of a run.
  public var textPreparer: TextPreparer

  /// Pixels a point; sizes of texts are rounded up to whole pixels.
  public var displayScale: CGFloat = 3
  /// The user's language and region, for numbers and dates in texts; American English by default.
  public var locale = Locale(identifier: "en_US")
  /// The language of the texts as a BCP 47 tag, for line breaking and glyph forms; `nil` to leave
  /// it open.
  public var textLanguage: String?
  /// How readily Japanese lines break.
  public var lineBreakStrictness = LineBreakStrictness.strict
  /// The direction of the layout.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The user's size of text.
  ///
  /// It scales text styles, not `.system(size:)`.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The Bold Text setting: texts are set heavier with `.bold`.
  public var legibilityWeight: LegibilityWeight?
  /// Light or dark.
  ///
  /// Lock screens are dark: primary content is white.
  public var colorScheme = ColorScheme.dark

  /// The font of texts that set none; `nil` stands for `.body`.
  public var font: Font?
  /// The greatest number of lines of a text, or `nil` without limit.
  ///
  /// Less than 1 counts as 1.
  public var lineLimit: Int?
  /// Where a text that is too long is cut.
  public var truncationMode = Text.TruncationMode.tail
  /// Points added between the lines of a text.
  public var lineSpacing: CGFloat = 0
  /// How far a text may shrink before it is cut, from 0 to 1.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether characters may move together before a text is cut.
  ///
  /// By as much as TextKit lets them by default, before the text shrinks (LayoutRules §2.3).
  public var allowsTightening = false
  /// Where the lines of a text stand in the width of the widest.
  public var multilineTextAlignment = TextAlignment.leading
  /// The case texts are changed to before they are measured, or `nil` to leave them.
  public var textCase: Text.Case?

  var leastLineCount: Int?
  var textAttributes = TextAttributes()
  var stackAxis: Axis?
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an environment with given fonts and SwiftUI's defaults.
  ///
  /// - Parameters:
  ///   - fontLibrary: the fonts of all texts.
  ///   - textPreparer: shared by all environments that measure the same texts.
  public init(fontLibrary: FontLibrary, textPreparer: TextPreparer = TextPreparer()) {
    self.fontLibrary = fontLibrary
    self.textPreparer = textPreparer
  }

  /// Creates an environment with SwiftUI's defaults and no fonts: enough to read values from, not
  /// to lay out texts.
  public init() {
    textPreparer = TextPreparer()
  }

  /// The value of a key, its default where none was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
