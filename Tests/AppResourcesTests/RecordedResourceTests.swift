import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What is read of every short text of each row of `Recorded/grammars.txt`, which of an app's languages
/// is chosen, and what is found in pictures' first bytes: all as recorded.
///
/// `Scripts/renew-golden` writes the recordings anew.
@Suite struct RecordedResourceTests {
  static let grammars = RecordedGrammars("AppResourcesTests/Recorded")
  static let choices = Recording(
    "AppResourcesTests/Recorded/choices.recorded",
    names: ["languages", "forms of numbers", "pictures", "plurals"]
  )

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.grammars.rows.count > 3)
    #expect(Self.grammars.leftOver() == [] && Self.choices.leftOver() == [])
  }

  @Test(arguments: grammars.rows)
  func everyShortTextIsReadAsRecorded(_ grammar: Grammar) throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let answer: ([UInt8]) -> String
    switch grammar.words {
    case ["format"]:
      answer = { bytes in
        var next = 0
        let parts = FormatPart.parts(of: String(decoding: bytes, as: UTF8.self), next: &next)
        return "\(parts) and \(next)"
      }
    case ["svg"]:
      answer = { PictureHeader(Data($0)).map { "\($0.size)" } ?? "nothing" }
    case ["color"]:
      answer = { bytes in
        do {
          try Data(bytes).write(to: folder.appending(path: "Contents.json"))
          let color = try AssetColor(folder: folder.path)
          return "\(color.light), \(color.dark)"
        } catch {
          return "\(error)".replacing(folder.path, with: "HERE")
        }
      }
    default:
      Issue.record("\(grammar.words) of \(grammar.name)")
      return
    }
    try Self.grammars.check(grammar, answer)
  }

  /// Each language is asked for of every two that an app may have.
  @Test func languagesAreChosenAsRecorded() throws {
    let tags = [
      "en", "en-GB", "en-AU", "de", "de-AT", "zh-Hans", "zh-Hant", "zh-TW", "zh_HK", "pt-BR",
      "pt-PT", "ja", "sr-Latn", "sr", "xx",
    ]
    var lines: [String] = []
    for tag in tags {
      var chosen: [String] = []
      for first in tags {
        for second in tags where second > first {
          chosen.append(AppLanguage.best(of: [first, second], for: tag) ?? "-")
        }
      }
      lines.append("\(tag): \(chosen.joined(separator: " "))")
    }
    let files: [String?] = [nil, "ja"]
    for source in files {
      for names in [[], ["de"], ["de", "en"], ["Base", "fr"], ["ja", "Base"]] {
        let tables = Dictionary(
          uniqueKeysWithValues: names.map { ($0, [String: [String: LocalizedEntry]]()) }
        )
        let texts = AppTexts(tables: tables, sourceLanguage: source)
        let chosen = ["de-AT", "fr", "ja", "ko"].map { texts.language(preferring: [$0, "en"]) }
        lines.append(
          "\(names) from \(source ?? "-"): \(texts.languages), \(texts.sourceLanguage), \(chosen)"
        )
      }
    }
    try Self.choices.check("languages", lines)
  }

  @Test func formsOfNumbersAreAsRecorded() throws {
    let numbers = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 10, 11, 12, 20, 21, 22, 100, 101, 1_000_000]
    let languages = ["en", "ja", "ru", "ar", "fr", "lv", "cy", "pl", "xx"]
    try Self.choices.check(
      "forms of numbers",
      languages.map { language in
        let forms = numbers.map { PluralCategory(of: $0, language: language).rawValue }
        return "\(language): \(forms.joined(separator: " "))"
      }
    )
    let plain = StringVariation.plural([.one: .words("one %d"), .other: .words("%d of them")])
    let zero = StringVariation.plural([.zero: .words("none"), .other: .words("%2$@ %1$d")])
    var lines: [String] = []
    for (name, variation) in [
      ("plain", plain), ("zero", zero), ("words", .words("%#@n@ %@ %#@m@")),
    ] {
      for argument in [nil, 1, 2] {
        let entry = LocalizedEntry(
          variation: variation,
          substitutions: [
            "n": StringSubstitution(argument: argument, specifier: "lld", variation: plain),
            "m": StringSubstitution(
              argument: nil,
              specifier: "d",
              variation: .plural([.one: .words("%arg one"), .few: .words("few")])
            ),
          ]
        )
        for number in [nil, 0.0, 1, 2] {
          for language in ["en", "ru"] {
            let parts = entry.parts(language: language, hasValues: number != nil) { index in
              index == 1 ? nil : number.map { $0 + Double(index) }
            }
            let shown = parts.map { "\($0)" } ?? "nothing"
            lines.append("\(name) \(argument ?? 0) \(number ?? -1) \(language): \(shown)")
          }
        }
      }
    }
    try Self.choices.check("plurals", lines)
  }

  /// Every beginning of headers of all kinds, and every header with one byte otherwise.
  @Test func picturesAreMeasuredAsRecorded() throws {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 1, 2, 0, 0, 3, 4, 8, 6]
    let gif = Array("GIF89a".utf8) + [1, 2, 3, 4, 0]
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 1, 2, 3, 4, 1, 0, 0, 0]
    let pdf = Array("%PDF-1.4 /MediaBox [0 1 20.5 31] /MediaBox [0 0 1 1]".utf8)
    var lines: [String] = []
    for bytes in [png, gif, jpeg, pdf] {
      for count in 0...bytes.count {
        lines.append(PictureHeader(Data(bytes.prefix(count))).map { "\($0.size)" } ?? "nothing")
      }
      for index in bytes.indices {
        var other = bytes
        other[index] ^= 1
        let header = PictureHeader(Data(other))
        lines.append("\(index): \(header.map { "\($0.size)" } ?? "nothing")")
      }
    }
    try Self.choices.check("pictures", lines)
  }
}
