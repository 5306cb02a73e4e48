import FitSelection
import Testing

@testable import FitcheckCommand

/// The language of what ends the command, whose arguments may not have been understood.
@Suite struct FailureLanguageTests {
  /// As of every option that is given twice, the last counts; one that is no language says nothing, nor does the name of a
  /// file behind the mark of files.
  @Test(
    arguments: [
      (["--ui-language", "ja"], .japanese), (["a.txt", "--ui-language=ja", "b"], .japanese),
      (["--ui-language", "en", "--ui-language", "ja"], .japanese),
      (["--ui-language=ja", "--ui-language", "en"], .english),
      (["--ui-language", "ja", "--ui-language=en", "ja"], .english),
      (["--ui-language=ja", "--ui-language", "fr"], .japanese),
      (["--ui-language", "en", "--ui-language=", "ja"], .english),
      (["--ui-language", "ja", "--ui-language"], .japanese),
      (["--ui-language", "en", "--", "--ui-language", "ja"], .english),
      (["--ui-language=ja", "--", "--ui-language=en"], .japanese),
    ] as [([String], ExplanationLanguage)]
  )
  func theLastLanguageCounts(_ arguments: [String], _ language: ExplanationLanguage) {
    #expect(OutputLanguageOptions.language(of: arguments) == language)
  }
}
