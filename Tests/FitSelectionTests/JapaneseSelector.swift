import SwiftUISurface
import TestSupport
import ViewFitting

/// A selector for Japanese texts in the bundled fonts.
enum JapaneseSelector {
  @MainActor
  static func selector() throws -> FitSelector {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.textLanguage = "ja"
    return FitSelector(environment: environment)
  }
}
