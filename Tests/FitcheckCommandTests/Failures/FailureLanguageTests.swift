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

  /// Where none is named that of the locale counts, and one that is named goes before it.
  @Test(
    arguments: [
      ("ja_JP.UTF-8", nil, .japanese), ("ja_JP.UTF-8", "en", .english), ("C.UTF-8", nil, .english),
      ("en_GB.UTF-8", "ja", .japanese), ("", nil, .english),
    ] as [(String, String?, ExplanationLanguage)]
  )
  func theLocaleCounts(
    _ locale: String,
    _ asked: String?,
    _ language: ExplanationLanguage
  ) throws {
    let run = try CommandRun.run(
      ["headline.txt", "--lang", "xx"] + (asked.map { ["--ui-language", $0] } ?? []),
      directory: CommandRun.repository,
      environment: ["LANG": locale]
    )
    let words =
      language == .japanese
      ? "「xx」という言語は知られていません（例：en、ja、zh-Hant）"
      : "“xx” is no known language's tag, as en, ja and zh-Hant are"
    #expect(run.exitCode == 2 && run.errors == "fitcheck: \(words)\n", "\(run.errors)")
  }
}
