public import FontFaces
public import Typesetting

/// The values that a view hands down to everything in it: fonts, limits, scale, language.
///
/// A value type: a view that changes its copy changes it for its content alone. It also carries
/// what only a headless layout must be told: the fonts, the display's scale, the languages. It
/// knows none of its values: each is declared beside the type it is of, under a key of its own.
///
///     var environment = EnvironmentValues(fontLibrary: fonts)
///     environment.displayScale = 3
///     environment.dynamicTypeSize = .xxxLarge
///     environment.textLanguage = "ja"
public struct EnvironmentValues: Sendable {
  private var storage = EnvironmentStorage()

  /// Creates an environment with given fonts and SwiftUI's defaults.
  ///
  /// - Parameters:
  ///   - fontLibrary: the fonts of all texts.
  ///   - textPreparer: what texts are prepared by; the one that all environments share by default.
  public init(fontLibrary: FontLibrary, textPreparer: TextPreparer = .shared) {
    self.fontLibrary = fontLibrary
    self.textPreparer = textPreparer
  }

  /// Creates an environment with SwiftUI's defaults and no fonts: enough to read values from, not
  /// to lay out texts.
  public init() {}

  /// The value of a key, its default where none was set.
  ///
  /// - Complexity: reading is linear in the number of keys that were set, writing a copy of as many
  ///   references where the environment is shared.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.value(of: key) ?? Key.defaultValue }
    set { storage.set(newValue, of: key) }
  }
}
