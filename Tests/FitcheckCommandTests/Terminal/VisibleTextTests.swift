import Foundation
import Reports
import TestSupport
import Testing
import UnicodeText

@testable import FitcheckCommand

/// What of a text may reach a terminal, a log, and a reader's eye.
@Suite struct VisibleTextTests {
  // MARK: - Commands to build servers

  @Test(arguments: [
    ("::error::x", ":·:error::x", ":\\u003aerror::x"),
    ("A ::warning file=a::x", "A :·:warning file=a::x", "A :\\u003awarning file=a::x"),
    ("a::b::c", "a:·:b::c", "a:\\u003ab::c"),
    ("\u{3000}::debug", "\u{3000}:·:debug", "\u{3000}:\\u003adebug"),
    ("x\u{2028}::error::", "x :·:error::", "x\\u2028:\\u003aerror::"),
    ("::::error::", ":::·:error::", ":::\\u003aerror::"),
    ("##[error]x", "#·#[error]x", "#\\u0023[error]x"),
    ("a ##vso[task.x]", "a #·#vso[task.x]", "a #\\u0023vso[task.x]"),
    ("##teamcity[x]", "#·#teamcity[x]", "#\\u0023teamcity[x]"),
    ("###[x]", "##·#[x]", "##\\u0023[x]"),
    ("section_start:1:a", "section_·start:1:a", "section_\\u0073tart:1:a"),
    ("section_end:1:a", "section_·end:1:a", "section_\\u0065nd:1:a"),
    ("travis_fold:start", "travis_·fold:start", "travis_\\u0066old:start"),
  ])
  func commandsAreBroken(text: String, visible: String, json: String) {
    #expect(TerminalText.visible(text) == visible)
    var writer = JSONWriter()
    writer.string(text)
    #expect(writer.text == "\"\(json)\"")
  }

  @Test(arguments: [
    "std::vector", "9:41", "a : b", "::", ":: x", "## Heading", "C# and F##", "[##]", "section:1",
    "# [x]", "https://a.example/b", "時刻：：", "##\u{3042}[", "::1",
  ])
  func otherTextStaysAsItIs(text: String) {
    #expect(TerminalText.visible(text) == text)
    var writer = JSONWriter()
    writer.string(text)
    #expect(writer.text == "\"\(text)\"")
  }

  /// However such texts are put together and wrapped, no row is a command to GitHub, which trims
  /// them, and none holds another server's.
  @Test func noRowIsACommand() {
    let pieces = [
      "::", ":", "error", "::error::", "##", "#", "[", "vso[", " ", "\u{3000}", "a", "\t", "章",
      "section_start:",
    ]
    var generator = SplitMix(seed: 11)
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...8, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let columns = Int.random(in: 2...12, using: &generator)
      for row in TerminalText.wrapped(TerminalText.visible(text), to: columns) {
        #expect(!isCommand(row), "\(text.debugDescription): \(row)")
      }
      var writer = JSONWriter()
      writer.string(text)
      #expect(!isCommand(String(writer.text.dropFirst().dropLast())), "\(writer.text)")
      let read =
        (try? JSONSerialization.jsonObject(with: Data(writer.text.utf8), options: .fragmentsAllowed))
        as? String
      #expect(read?.utf8.elementsEqual(text.utf8) == true)
    }
  }

  private func isCommand(_ row: String) -> Bool {
    let trimmed = row.drop { $0.isWhitespace }
    // Without its second pair of colons it is none.
    if trimmed.hasPrefix("::error"), trimmed.dropFirst(7).contains("::") { return true }
    return row.contains("##[") || row.contains("##vso[") || row.contains("section_start:")
  }

  // MARK: - Hidden scalars

  @Test(arguments: [
    "👨‍👩‍👧‍👦", "👩🏽‍🚒", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🏳️‍🌈", "葛\u{E0100}城", "می\u{200C}خواهم", "ක්\u{200D}ෂ",
    "ភាសា\u{200B}ខ្មែរ", "か\u{3099}", "\u{1820}\u{180B}", "。\u{FE00}", "\u{E000}", "①", "∩\u{FE00}",
    "今日は\u{200B}天\u{2060}気です。",
  ])
  func whatWritingNeedsStays(text: String) {
    #expect(TerminalText.visible(text) == text)
    #expect(HiddenScalars.flags(Array(text.unicodeScalars))?.contains(true) != true)
  }

  @Test(arguments: [
    ("a\u{E0041}\u{E0042}", "a��"), ("🏴\u{E0075}\u{E0073}\u{E0074}\u{E0078}\u{E007F}", "🏴�����"),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}", "🏴�����"), ("a\u{E0100}", "a�"),
    ("葛\u{E0100}\u{E0101}", "葛\u{E0100}�"), ("a\u{200B}b", "a�b"), ("a\u{200D}b", "a�b"),
    ("a\u{200C}", "a�"), ("\u{200D}", "�"), ("😀\u{200D}a", "😀�a"), ("a\u{FE0F}", "a�"),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}�"), ("a\u{AD}b", "a‧b"), ("a\u{2060}\u{2064}", "a��"),
    ("\u{3164}\u{115F}\u{FFA0}", "���"), ("\u{200E}\u{200F}\u{61C}", "���"),
    ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"), ("\u{FFF9}x\u{FFFB}", "�x�"), ("\u{FEFF}", "�"),
    ("\u{1FFFE}", "�"), ("\u{80}\u{9F}", "��"), ("\u{0}", "␀"), ("\u{34F}", "�"),
    ("\u{FFF9}\u{FFFA}\u{FFFC}", "��\u{FFFC}"),
    ("\u{1342F}\u{13430}\u{13455}\u{13456}", "\u{1342F}��\u{13456}"),
    ("\u{E0FFF}\u{FFF0}", "��"), ("ก\u{200B}\u{200B}", "ก\u{200B}�"),
  ])
  func whatIsHiddenIsShown(text: String, visible: String) {
    #expect(Array(TerminalText.visible(text).unicodeScalars) == Array(visible.unicodeScalars))
    var writer = JSONWriter()
    writer.string(text)
    let raw = writer.text.unicodeScalars.filter { scalar in
      scalar.value < 0x20 || scalar.properties.isDefaultIgnorableCodePoint
    }
    let kept = visible.unicodeScalars.filter(\.properties.isDefaultIgnorableCodePoint)
    #expect(raw.count == kept.count, "\(writer.text)")
  }

  // MARK: - Names of devices

  private static func folder() throws -> URL {
    let profile = try String(
      contentsOf: CommandRun.repository
        .appendingPathComponent("Examples/Calibration/example-profile.json"),
      encoding: .utf8
    )
    let name = #"Evil\u001b[31mPhone\u001b]0;PWNED\u0007"#
    let headline = String(repeating: "耐震工事の費用は寄付で募り", count: 6)
    return try TestFiles.temporaryFolder([
      "one.txt": "\(headline)\n", "list.csv": "headline,snippet\n\(headline),雨\n",
      "phone.json": profile.replacing("iPhone 15 Pro (example)", with: name),
    ])
  }

  private static func obeyed(_ run: CommandRun) -> [Unicode.Scalar] {
    (run.output + run.errors).unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value)
    }
  }

  /// What a profile calls itself is written into every row: one that would be obeyed is none.
  @Test(arguments: [
    ["one.txt"], ["list.csv"], ["limits", "one.txt"], ["limits", "list.csv"],
    ["matrix", "list.csv"],
  ])
  func noProfileIsObeyed(arguments: [String]) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(arguments + ["--profile", "phone.json"], directory: folder)
    #expect(run.exitCode == 2 && run.errors.contains("name holds a character"), "\(run.errors)")
    #expect(Self.obeyed(run).isEmpty, "\(run.output)")
  }

  /// What a file is called stands above all rows, and in those of what could not be judged.
  @Test(arguments: [["check"], ["check", "--all"], ["limits"], ["matrix"]])
  func noNameOfAFileIsObeyed(arguments: [String]) throws {
    let (list, shown) = ("a\u{1B}[31m\u{7}.csv", "a␛[31m␇.csv")
    let folder = try TestFiles.temporaryFolder([list: "headline,id\n\"x\"y,1\nNight,2\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      arguments + [list, "--input", "csv", "--size", "146x58"],
      directory: folder
    )
    #expect(run.output.hasPrefix("\(shown) "), "\(run.output)\(run.errors)")
    #expect(run.output.contains(" ! \(shown):2: text follows"), "\(run.output)")
    #expect(Self.obeyed(run).isEmpty, "\(run.output)")
  }

  @Test func noNameOfAnArticleIsObeyed() throws {
    let folder = try TestFiles.temporaryFolder(["b\u{1B}[31m.txt": "Night\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["b\u{1B}[31m.txt", "--input", "text", "--size", "146x58", "--explain"],
      directory: folder
    )
    #expect(run.exitCode == 0 && run.output.contains("b␛[31m.txt"), "\(run.output)\(run.errors)")
    #expect(Self.obeyed(run).isEmpty, "\(run.output)")
  }

  /// Fonts may be called anything, too.
  @Test func noNameOfAFontIsObeyed() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "f\u{1B}[31m.ttf"
    try FileManager.default.copyItem(
      at: CommandRun.repository.appendingPathComponent("Tests/Fonts/Variable.ttf"),
      to: folder.appendingPathComponent(name)
    )
    let run = try CommandRun.run(["fonts", "--font", name], directory: folder)
    #expect(run.exitCode == 0 && run.output.contains("  f␛[31m.ttf\n"), "\(run.errors)")
    #expect(Self.obeyed(run).isEmpty, "\(run.output)")
  }

  /// A requirement is written as it was typed, with whatever stood around the device's letters.
  @Test(arguments: [["list.csv"], ["limits", "list.csv"], ["limits", "list.csv", "--item", "1"]])
  func noTypedDeviceIsObeyed(arguments: [String]) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(_ device: String) throws -> CommandRun {
      let required = ["headline-whole", "snippet-shown@\(device)"].flatMap { ["--require", $0] }
      return try CommandRun.run(
        arguments + ["--device", "iPhone 15"] + required,
        directory: folder
      )
    }
    let shown = try run("iPhone 15\u{1B}[\u{7}")
    #expect(shown.exitCode != 2 && shown.output.contains("iPhone 15␛[␇"), "\(shown.errors)")
    #expect(Self.obeyed(shown).isEmpty, "\(shown.output)")
    let padded = "iPhone 15" + String(repeating: " ", count: 60) + "\u{1B}]0;PWNED\u{7}"
    let refused = try run(padded)
    #expect(refused.exitCode == 2 && Self.obeyed(refused).isEmpty, "\(refused.output)")
  }

  // MARK: - Pictures

  /// The title and the description of a picture hold its texts, and `--svg -` writes it where a report stands.
  @Test func noTitleOfAPictureIsObeyed() throws {
    let hidden = "\u{202E}\u{2066}\u{2069}".unicodeScalars
    let folder = try TestFiles.temporaryFolder([
      "one.txt": "A \u{202E}b\u{2066}c\u{2069} d ##[error]e\n"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(["one.txt", "--size", "146x58", "--svg", "-"], directory: folder)
    #expect(run.output.contains("&#x202E;b&#x2066;c&#x2069;"), "\(run.output) \(run.errors)")
    #expect(run.output.contains("#&#x23;[error]"), "\(run.output)")
    #expect(!run.output.unicodeScalars.contains { hidden.contains($0) }, "\(run.output)")
    #expect(Self.obeyed(run).isEmpty, "\(run.output)")
  }

  // MARK: - Every scalar

  /// By itself every scalar that has no picture is hidden.
  @Test func everyScalarAloneIsSeen() {
    for value in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let isShown = HiddenScalars.flags([scalar])?.first != true
      let isHidden =
        scalar.properties.isDefaultIgnorableCodePoint
        || [.control, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory
        )
        || scalar.properties.isNoncharacterCodePoint
      if isHidden == isShown, !(0x13430...0x13455).contains(value),
        !(0xFFF9...0xFFFB).contains(value)
      {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  /// Behind which scalars each scalar stays that some writing needs, with a letter and with an emoji after it.
  @Test func whatWritingNeedsIsAsRecorded() throws {
    let recording = Recording(
      "FitcheckCommandTests/Recorded/hidden-scalars.recorded",
      names: ["what stays"]
    )
    let needed: [Unicode.Scalar] = [
      "\u{FE0E}", "\u{FE0F}", "\u{FE00}", "\u{FE0D}", "\u{E0100}", "\u{E01EF}", "\u{180B}",
      "\u{180F}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}",
    ]
    var lines: [String] = []
    for scalar in needed {
      for next in ["a", "\u{1F469}"] as [Unicode.Scalar] {
        let before = (0...0x323AF).compactMap { Unicode.Scalar(UInt32($0)) }
        let text = before.flatMap { [$0, scalar, next] }
        let flags = HiddenScalars.flags(text) ?? []
        var ranges: [ClosedRange<UInt32>] = []
        for (index, one) in before.enumerated() where !flags[3 * index + 1] {
          if let last = ranges.last, last.upperBound + 1 == one.value {
            ranges[ranges.count - 1] = last.lowerBound...one.value
          } else {
            ranges.append(one.value...one.value)
          }
        }
        let said = ranges.map {
          String($0.lowerBound, radix: 16)
            + ($0.count > 1 ? "…" + String($0.upperBound, radix: 16) : "")
        }
        let name = "\(String(scalar.value, radix: 16)) before \(String(next.value, radix: 16))"
        lines.append("\(name): \(said.count) ranges \(said.joined(separator: " ").digest)")
        lines.append(said.prefix(12).joined(separator: " "))
      }
    }
    try recording.check("what stays", lines)
  }
}
