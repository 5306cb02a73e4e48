import Testing

/// Pictures say what the report says, in its language.
@Suite struct PictureLanguageTests {
  @Test(arguments: [[], ["limits"]]) func picturesAreInTheLanguageOfTheReport(command: [String])
    throws
  {
    let arguments =
      command + ["Examples/english.txt", "--device", "iPhone 13 mini", "--device", "iPhone Air"]
    for (options, words) in [
      ([], "The headline is whole on both devices"),
      (["--ui-language", "en"], "The headline is whole"),
      (["--ui-language", "ja"], "見出しは全文が表示されます"),
    ] as [([String], String)] {
      let picture = try CommandRun.run(
        arguments + options + ["--svg", "-"],
        directory: CommandRun.repository
      )
      #expect(picture.exitCode == 0, "\(picture.errors)")
      let description = picture.output.split(separator: "\n").first { $0.hasPrefix("<desc>") }
      #expect(description?.contains(words) == true, "\(description ?? "none")")
    }
  }

  /// Of a headline without a snippet no number of characters is free for it to be shown.
  @Test(arguments: [("en", "no snippet"), ("ja", "本文なし")])
  func aMissingSnippetHasNoNumber(language: String, words: String) throws {
    let picture = try CommandRun.run(
      [
        "limits", "-", "--size", "146x58", "--require", "snippet-shown", "--require",
        "headline-whole", "--svg", "-", "--ui-language", language,
      ],
      input: Array("Harbour library opens at night\n".utf8),
      directory: CommandRun.repository
    )
    #expect(picture.exitCode == 0, "\(picture.errors)")
    #expect(picture.output.contains("\nsnippet-shown \(words)\n"), "\(picture.output.prefix(900))")
    #expect(!picture.output.contains("≥200"))
  }

  /// Beside a picture of one headline stands as little as was asked for: what a list says of it.
  @Test func aVerdictHasItsPicture() throws {
    func run(_ options: [String]) throws -> CommandRun {
      try CommandRun.run(
        ["Examples/english.txt", "--size", "146x58", "--format", "json", "--detail", "verdict"]
          + options,
        directory: CommandRun.repository
      )
    }
    let alone = try run([])
    // Of a device nobody takes the bytes.
    let drawn = try run(["--svg", "/dev/null"])
    #expect(drawn.exitCode == alone.exitCode && drawn.errors.isEmpty, "\(drawn.errors)")
    #expect(drawn.output == alone.output && alone.output.contains("\"verdict\":"))
    let picture = try run(["--svg", "-"]).output
    #expect(picture.contains("<svg") && !picture.contains("\"verdict\":"))
  }

  /// What is asked for shows in the picture as in the report: without it another one is drawn.
  @Test(
    arguments: [[], ["limits"]],
    [
      ["--bold-text"], ["--typesetting-language", "en"], ["--time", "12:34"], ["--lang", "en"],
      ["--font", "Fonts/Files/FitcheckSans-Regular.otf"],
    ]
  )
  func picturesAreOfWhatIsAskedFor(_ command: [String], _ options: [String]) throws {
    func picture(_ options: [String]) throws -> String {
      let run = try CommandRun.run(
        command + ["-", "--input", "text", "--size", "125x58", "--svg", "-"] + options,
        input: Array("「港」と「町」の図書館っが夜に\n\nThe first boat leaves at ten\n".utf8),
        directory: CommandRun.repository
      )
      #expect(run.exitCode == 0 && run.output.contains("<svg"), "\(run.errors)")
      return run.output
    }
    let drawn = try picture(options)
    #expect(try picture([]) != drawn)
    #expect(try picture(options) == drawn)
  }
}
