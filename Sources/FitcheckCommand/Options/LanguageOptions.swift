import ArgumentParser
import Fitcheck

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

  /// Refuses what is not shaped like a BCP 47 tag.
  func validate() throws {
    for tag in deviceLanguage + (lang.map { [$0] } ?? []) { _ = try LanguageTag.checked(tag) }
  }
}

/// Language tags as a user types them.
enum LanguageTag {
  /// A tag as BCP 47 writes it: ICU's and POSIX's have underscores.
  static func hyphenated(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "_" ? "-" : $0 }))
  }

  /// The tag with hyphens, if it has the shape of a BCP 47 tag: parts of 1 to 8 letters and digits.
  static func checked(_ text: String) throws(CommandFailure) -> String {
    let tag = hyphenated(text)
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy {
          switch $0 {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
          default: false
          }
        }
    }
    guard isTag, parts.count <= 8, parts[0].count >= 2 else {
      throw CommandFailure("“\(text)” is not a language tag such as en, ja or zh-Hant")
    }
    return tag
  }
}

extension LineBreakStrictness: ExpressibleByArgument {}
