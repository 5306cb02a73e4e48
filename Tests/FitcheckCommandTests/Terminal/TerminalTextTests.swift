import FitSelection
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("日本語", 6), ("ｶﾞ", 2), ("Ａ", 2), ("か\u{3099}", 2), ("é", 1),
    ("e\u{301}", 1), ("…", 1), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("❤️", 2),
    ("❤", 1),
    ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇯🇵", 2), ("🇯🇵🇰🇷", 4), ("1️⃣", 2), ("ที่", 1), ("ا\u{64E}", 1),
    ("\u{200B}", 0), ("　", 2), ("、", 2),
    // The first and the last tone of skin stand on what is wide, and what stands beside them is a picture of its own.
    ("👍\u{1F3FB}", 2), ("👍\u{1F3FF}", 2), ("👍\u{1F3FA}", 4), ("👍\u{1F400}", 4),
    ("a\u{1F3FB}", 3),
    // The first and the last letter of flags, and what stands behind them.
    ("\u{1F1E6}\u{1F1FF}", 2), ("\u{1F1FF}\u{1F1E6}", 2), ("\u{1F1E6}\u{1F200}", 4),
    // Half a flag waits for the next letter alone; behind a flag nothing becomes wider.
    ("🇯a🇵", 5), ("\u{1F1EF}\u{301}\u{1F1F5}", 4), ("a🇯🇵\u{FE0F}", 3),
    // A joiner joins one picture to another one: to no letter, from none, and not the picture behind that.
    ("a\u{200D}😀", 3), ("👨\u{200D}a", 3), ("👨\u{200D}a😀", 5), ("👨\u{200D}👩👦", 4),
    ("👨\u{200D}🇯🇵😀", 6), ("👩🏽\u{200D}🚀", 2), ("❤\u{FE0F}\u{200D}🔥", 2),
  ])
  func columns(text: String, columns: Int) {
    #expect(TerminalText.columns(text) == columns)
  }

  @Test(arguments: [
    ("plain 日本", "plain 日本"), ("\u{1B}[31m", "␛[31m"), ("\u{7}", "␇"), ("\u{7F}", "␡"),
    ("\u{9B}2J", "�2J"), ("\u{202E}x", "�x"), ("a\tb\nc", "a b c"), ("\u{2066}", "�"),
    ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
  ])
  func onlyWhatIsShown(text: String, visible: String) {
    #expect(TerminalText.visible(text) == visible)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd⋯"), ("日本語", 5, "日本⋯"), ("日本語", 4, "日⋯"),
  ])
  func clipped(text: String, columns: Int, result: String) {
    #expect(TerminalText.clipped(text, to: columns) == result)
    #expect(TerminalText.columns(result) <= columns)
  }

  /// Every row of a long text takes as long as a row, and not as long as the text.
  @Test func rowsOfALongTextAreMadeOneByOne() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let text = String(repeating: "a ", count: 200_000)
      let rows = StyledText(text, .bad).rows(to: 3, palette: Palette(isColored: false))
      precondition(rows.count > 50_000 && rows.allSatisfy { $0 == "a a" })
    }
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two", 3, ["one", "two"]),
    ("日本語日本語", 5, ["日本", "語日", "本語"]), ("", 10, [""]), ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a verylongword", 6, ["a", "verylo", "ngword"]),
    // Behind a word that went to the next row lines break where they did, also where a letter of it has two code units.
    ("ab 𝐚bc yz u", 5, ["ab", "𝐚bc", "yz u"]),
  ])
  func wrapped(text: String, columns: Int, lines: [String]) {
    #expect(TerminalText.wrapped(text, to: columns) == lines)
  }

  @Test(arguments: [
    (0.0, "0"), (4, "4"), (-9, "−9"), (40.6667, "40.667"), (0.0004, "0"), (-0.0004, "0"),
    (1.5, "1.5"), (1.05, "1.05"), (.infinity, "∞"),
  ])
  func points(value: Double, text: String) {
    #expect(Points.text(value) == text)
  }

  /// No length is 0 that is more.
  @Test(arguments: [
    (0.0, "0"), (1e-300, "< 0.001"), (0.00049, "< 0.001"), (0.0005, "0.001"), (-1e-300, "0"),
    (146, "146"),
  ])
  func sizes(length: Double, text: String) {
    #expect(Points.size(CGSize(width: length, height: 58)) == "\(text) × 58")
    #expect(Points.size(CGSize(width: 58, height: length)) == "58 × \(text)")
  }

  @Test(
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
      (["TERM": "xterm"], true),
    ] as [([String: String], Bool)]
  )
  func environmentAllowsColor(environment: [String: String], allows: Bool) {
    #expect(Palette.allowsColor(environment: environment) == allows)
  }

  #if os(Linux)
  private static func askForColorOnATerminal() {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let file = open("/dev/null", O_WRONLY)
    precondition(terminal >= 0 && file >= 0 && isatty(terminal) == 1 && isatty(file) == 0)
    for (output, errors) in [(terminal, file), (file, terminal), (terminal, terminal)] {
      precondition(dup2(output, STDOUT_FILENO) == STDOUT_FILENO)
      precondition(dup2(errors, STDERR_FILENO) == STDERR_FILENO)
      let palette = Palette.forStandardOutput(environment: ["TERM": "xterm"])
      precondition(palette.isColored == (output == terminal))
      precondition(!Palette.forStandardOutput(environment: ["TERM": "dumb"]).isColored)
    }
  }

  /// What is written to a file has no colours, though errors are shown on a terminal; and the other way round.
  @Test func outputIsColoredWhereItIsATerminal() async {
    await #expect(processExitsWith: .success) { TerminalTextTests.askForColorOnATerminal() }
  }
  #endif
}
