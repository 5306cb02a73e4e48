import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// Code is told from all else in time linear in a file, whatever is open in it.
@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("", "#"), ("", "#a"), ("", "#\""), ("", "#/#"), ("", "\"\"\""), ("", "\"\\("), ("", "\"#"),
    ("", "/*"), ("", "*/"), ("", "//\n"), ("", "\\"), ("\"", "\\\""),
    ("", "=/"), ("", "=/a "), ("", "=/)"), ("", "\n/"), ("=", "/\\/"), ("=", "  /"), ("", "(/\\/("),
  ])
  func bytesAreLookedAtAFewTimes(_ start: String, _ piece: String) {
    expectFewSteps(start + String(repeating: piece, count: 4_000))
  }

  /// Behind a run of hashes a string or an expression ends with as many.
  @Test(arguments: ["\"", "\"\"\"", "/"], ["x", "\"#", "/#", "\\#", "\\", "\"\"\""])
  func hashesAreCountedOnce(_ mark: String, _ piece: String) {
    let hashes = String(repeating: "#", count: 4_000)
    let open = hashes + mark
    expectFewSteps(open + String(repeating: piece, count: 4_000))
    // Nearly its end, again and again.
    expectFewSteps(open + String(repeating: piece + String(hashes.dropLast()), count: 4))
  }

  /// Of strings within strings that all lie in one line the end of the line is looked for once, however many hashes
  /// each of them has.
  @Test(arguments: ["", "\"#", "\"##", "\n"])
  func linesOfStringsInStringsAreLookedAtOnce(_ end: String) {
    let (one, two) = ("#\"\"\"\\#(", "##\"\"\"\\##(")
    for piece in [one, two, one + two] {
      expectFewSteps(String(repeating: piece, count: 4_000) + end)
    }
  }

  /// Of a word that is longer than any name the beginning is told: to compare it with others took time quadratic in the
  /// marks on a letter.
  @Test func longWordsAreToldByTheirBeginnings() {
    let word = "a" + String(repeating: "\u{301}", count: 4_000)
    let source = SwiftText("let \(word) = 1")
    let tokens = source.tokens(in: 0..<source.bytes.count)
    #expect(tokens.map(\.range.count) == [3, word.utf8.count, 1, 1])
    #expect(tokens.map(\.text.utf8.count) == [3, WidgetDeclaration.longestName + 1, 1, 1])
  }

  private func expectFewSteps(_ text: String) {
    let source = SwiftText(text)
    #expect(source.stepCount < 6 * source.bytes.count, "\(source.stepCount)")
    #expect(source.stepCount > 0)
  }

  /// What is looked at on the way to the end of a line, of an expression or of what stands before one counts: with one
  /// mark more there is another thousand of looks.
  @Test(arguments: [
    ("=+", "=/", "a", ""), ("\"\"\"", "#\"\"\"", "a", ""), ("a", "a", " ", "/b"),
  ])
  func everyLookIsCounted(_ plain: String, _ start: String, _ piece: String, _ end: String) {
    let pieces = String(repeating: piece, count: 1_000)
    let counts = [plain + pieces + end.replacing("/", with: "+"), start + pieces + end].map {
      SwiftText($0).stepCount
    }
    #expect(counts[1] - counts[0] > 900, "\(counts)")
  }

  /// A bare regular expression is none of the code, whatever it holds; a slash that divides is.
  @Test(arguments: [
    ("a.replacing(/\"/, with: b)", "a.replacing(, with: b)"), ("= /\\/*$/\n@main", "= \n@main"),
    ("return /a\"b/; c", "return ; c"), ("/\"/\n@main", "\n@main"), ("[/a/, /b\"/]", "[, ]"),
    ("=/(\\))\"/ a", "= a"), ("case /\"/: a", "case : a"), ("a\n  /\"/", "a\n  "),
    ("a ? b : /\"/", "a ? b : "), ("{ /\"/ }", "{  }"), ("a; /\"/ b", "a;  b"),
    ("for a in /\"/ {", "for a in  {"), ("try /\"/ a", "try  a"), ("await /\"/ a", "await  a"),
    ("a / b / \"c\"", "a / b / "), ("f(1, /) + g(/, \"x\")", "f(1, /) + g(/, )"),
    ("= / a/ \"b\"", "= / a/ "), ("= /a / \"b\"", "= /a / "), ("x /\"y/", "x /"),
    ("xin /\"y/", "xin /"), ("= /a\nb/", "= /a\nb/"), ("= /a\\\n/ b", "= /a\\\n/ b"),
    ("= /a\rb/", "= /a\rb/"), ("a\r/\"/", "a\r"), ("=\t/\"/ a", "=\t a"),
    ("= /\ta/ \"b\"", "= /\ta/ "), ("= /a\t/ \"b\"", "= /a\t/ "),
    ("= /", "= /"), ("= /a\\", "= /a\\"), ("\"\\(f(/\"/))\" a", "f() a"),
  ])
  func regularExpressionsAreNoCode(_ text: String, _ code: String) {
    let source = SwiftText(text)
    let bytes = zip(source.bytes, source.isCode).filter { $0.1 }.map { $0.0 }
    #expect(String(decoding: bytes, as: UTF8.self) == code)
  }

  /// What a string with hashes interpolates, and escapes, has as many behind its backslash.
  @Test(arguments: [
    (##"#"a\#(b)c"# d"##, "b d"), (###"##"a\##(b)c"## d"###, "b d"), (##"#"a\(b)c"# d"##, " d"),
    (##"#"a\#"# b"# d"##, " d"),
  ])
  func hashesStandBehindBackslashes(_ text: String, _ code: String) {
    let source = SwiftText(text)
    let bytes = zip(source.bytes, source.isCode).filter { $0.1 }.map { $0.0 }
    #expect(String(decoding: bytes, as: UTF8.self) == code)
  }

  /// With hashes what looks like the beginning of several lines is a string of one that ends in it.
  @Test(arguments: [
    (###"#"""# d"###, " d"), (###"#"""a"# d"###, " d"), (####"##"a""## d"####, " d"),
    (####"##"""# a"## d"####, " d"), ("#\"\"\"\na\"#b\n\"\"\"# d", " d"),
    (####"##""""# d"## e"####, " e"), (####"#"""a"# ##"""# b"## d"####, "  d"),
    (####"##"""a"## #"""# d"####, "  d"),
    ("#\"\"\"a\n\"# b\"\"\"# d", " d"), ("\"\"\"\na\n\"\"\" d", " d"),
    // Marks of a line say nothing of the next one.
    ("#\"\"\"a\"# b\n#\"\"\"c\"# d", " b\n d"), ("##\"\"\"a\"## b\n#\"\"\"c\"# d", " b\n d"),
    ("#\"\"\"a\"# b\r##\"\"\"c\"## d", " b\r d"),
    ("#\"\"\"a\"# b\n#\"\"\"\nc\"# d\"\"\"# e", " b\n e"),
    ("#\"\"\"# a\n#\"\"\"# b", " a\n b"), ("#\"\"\"# a\n#\"\"\"\nb\n\"\"\"# d", " a\n d"),
  ])
  func marksMayStandInStringsOfOneLine(_ text: String, _ code: String) {
    let source = SwiftText(text)
    let bytes = zip(source.bytes, source.isCode).filter { $0.1 }.map { $0.0 }
    #expect(String(decoding: bytes, as: UTF8.self) == code)
  }

  /// A comment ends with its line, whatever ends that, or with as many marks as begin comments in it.
  @Test(arguments: [
    ("a // b\nc", "a \nc"), ("a // b\rc", "a \rc"), ("a // b\r\nc", "a \r\nc"),
    ("a // b\rc\nd", "a \rc\nd"), ("a //", "a "), ("a // /* b\nc", "a \nc"),
    ("a /* b\n // */ c", "a  c"), ("a /* /* b */ c */ d", "a  d"), ("a /*/ b */ c", "a  c"),
    ("a /**/ c", "a  c"), ("a /*", "a "), ("a /* b *", "a "), ("a /* /* b */", "a "),
    ("a /", "a /"), ("a */ c", "a */ c"),
  ])
  func commentsAreNoCode(_ text: String, _ code: String) {
    let source = SwiftText(text)
    let bytes = zip(source.bytes, source.isCode).filter { $0.1 }.map { $0.0 }
    #expect(String(decoding: bytes, as: UTF8.self) == code)
  }

  /// A string of one line that is not closed ends with its line, whatever ends that; one of several lines does not.
  @Test(arguments: [
    ("a \"b\nc", "a \nc"), ("a \"b\rc", "a \rc"), ("a \"b\r\nc", "a \r\nc"),
    ("a \"b\\\nc", "a \nc"),
    ("a \"b\\\rc", "a \rc"), ("a \"b\\\r\nc", "a \r\nc"), ("a #\"b\rc", "a \rc"),
    ("a \"\"\"\rb\\\rc\"\rd\"\"\" e", "a  e"),
  ])
  func stringsThatAreNotClosedEndWithTheirLine(_ text: String, _ code: String) {
    let source = SwiftText(text)
    let bytes = zip(source.bytes, source.isCode).filter { $0.1 }.map { $0.0 }
    #expect(String(decoding: bytes, as: UTF8.self) == code)
  }

  /// Hashes that begin nothing are code, as those of directives are.
  @Test func hashesThatBeginNothingAreCode() {
    for text in ["##", "a##b", "#if", "## /a", "f(##)"] {
      #expect(SwiftText(text).isCode.allSatisfy { $0 }, "\(text)")
    }
    #expect(SwiftText("##\"a\"##b").isCode == Array(repeating: false, count: 7) + [true])
  }

  private static func tokens(_ text: String) -> [String] {
    let source = SwiftText(text)
    return source.tokens(in: 0..<source.bytes.count).map(\.text)
  }

  /// White space parts words, of whatever kind it is.
  @Test(arguments: [" ", "\t", "\n", "\u{0B}", "\u{0C}", "\r", "\r\n", " \t "])
  func spacesPartWords(_ space: String) {
    #expect(Self.tokens("import\(space)MapKit") == ["import", "MapKit"])
  }

  /// Words are compared again and again: with all of their marks it would take minutes.
  @Test func wordsOfManyMarksTakeLinearTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let word = "e" + String(repeating: "\u{301}\u{323}", count: 200_000)
      let text = "\(word)\nimport \(word)\nstruct \(word) {}\nstruct A: Widget {}\n"
      // Of this name it might be a manifest.
      let folder = try TestFiles.temporaryFolder(["Model/Package.swift": text])
      defer { try? FileManager.default.removeItem(at: folder) }
      let sources = try WidgetFolder(paths: [folder.path])
      #expect(sources.declarations.map(\.name) == ["A"])
      #expect(sources.files.map(\.text.utf8.count) == [text.utf8.count])
    }
  }

  /// The first and the last of what belongs to words, and what stands beside it.
  @Test func wordsAreMadeOfLettersAndDigits() {
    for letter in ["a", "z", "A", "Z", "0", "9", "_", "\u{80}", "é", "港"] {
      #expect(Self.tokens("a\(letter)b") == ["a\(letter)b"])
    }
    for mark in ["`", "{", "@", "[", "/", ":"] {
      #expect(Self.tokens("a\(mark)b") == ["a", mark, "b"])
    }
  }
}
