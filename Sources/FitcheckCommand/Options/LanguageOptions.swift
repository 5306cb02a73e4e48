import ArgumentParser
import Fitcheck
import UnicodeText

/// The languages of text and device, and how lines break in them.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the text, such as ja or zh-Hant. Default: found from the text.",
      valueName: "tag"
    )
  )
  var lang: String?

  @Option(
    help: ArgumentHelp(
      "A language set on the device, most preferred first; repeatable. Default: the text's.",
      valueName: "tag"
    )
  )
  var deviceLanguage: [String] = []

  @Option(
    help: ArgumentHelp(
      "Whether small kana and some marks may begin a line: strict, normal or loose; or anywhere.",
      valueName: "level"
    )
  )
  var lineBreak: LineBreakStrictness = .strict

  /// The device's languages with hyphens.
  var deviceTags: [String] { deviceLanguage.map(LanguageTag.hyphenated) }

  /// Refuses what is not the tag of a language: once options are read, since ArgumentParser would know the reason in
  /// English alone.
  func check() throws(CommandFailure) {
    for tag in deviceLanguage + (lang.map { [$0] } ?? []) { _ = try LanguageTag.checked(tag) }
  }
}

/// Language tags as a user types them.
enum LanguageTag {
  /// A tag as BCP 47 writes it: ICU's and POSIX's have underscores.
  static func hyphenated(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "_" ? "-" : $0 }))
  }

  /// The tag with hyphens, if it is a BCP 47 tag of a language that ISO 639 knows.
  static func checked(_ text: String) throws(CommandFailure) -> String {
    let tag = hyphenated(text)
    let kind = KnownLanguages.kind(ofTag: tag)
    if kind == .known { return tag }
    let shown = TerminalText.clipped(text, to: 60)
    let what =
      kind == .malformed
      ? BilingualText("“\(shown)” is not a language tag", "「\(shown)」は言語タグではありません")
      : BilingualText("“\(shown)” is no known language's tag", "「\(shown)」という言語は知られていません")
    throw KnownLanguages.tag(meantBy: tag).map {
      CommandFailure("\(what.english): did you mean \($0)?", "\(what.japanese)（\($0)ですか？）")
    }
      ?? CommandFailure(
        "\(what.english), as en, ja and zh-Hant are",
        "\(what.japanese)（例：en、ja、zh-Hant）"
      )
  }
}

extension LineBreakStrictness: ExpressibleByArgument {}
