import Testing
import UnicodeText

@Suite("Texts from outside are the same only byte for byte")
struct ExactTextTests {
  /// Texts that `String` calls equal.
  private static let equivalent = [
    ("\u{E9}", "e\u{301}"), ("\u{212A}", "K"), ("\u{AC00}", "\u{1100}\u{1161}"),
    ("a\u{301}\u{316}", "a\u{316}\u{301}"), ("\u{37E}", ";"),
  ]

  @Test(arguments: equivalent) func equivalentTextsAreOthers(_ left: String, _ right: String) {
    #expect(left == right)
    #expect(!left.isExactly(right))
    #expect(ExactText(left) != ExactText(right))
    #expect(Set([ExactText(left), ExactText(right), ExactText(left)]).count == 2)
    #expect(!left.beginsExactly(with: right) && left.beginsExactly(with: left))
  }

  @Test(arguments: ["", "a", "\u{1F1EF}\u{1F1F5}", "e\u{301}"]) func aTextIsItself(_ text: String) {
    // Another storage, and a part of another text.
    let copy = String(decoding: Array(text.utf8), as: UTF8.self)
    let part = ("(" + text + ")").dropFirst().dropLast()
    #expect(text.isExactly(copy) && text.isExactly(part) && part.isExactly(text))
    #expect(ExactText(text).hashValue == ExactText(copy).hashValue)
    #expect(!text.isExactly(text + "\u{301}"))
  }

  @Test func onlyLettersOfASCIIHaveCase() {
    #expect("iPhone 15".isExactly("IPHONE 15", ignoringCase: .ascii))
    #expect("AZ".isExactly("az", ignoringCase: .ascii))
    #expect(!"@".isExactly("`", ignoringCase: .ascii))
    #expect(!"[".isExactly("{", ignoringCase: .ascii))
    #expect(!"\u{C4}".isExactly("\u{E4}", ignoringCase: .ascii))
    #expect(!"a".isExactly("ab", ignoringCase: .ascii))
  }

  private enum Choice: String, CaseIterable {
    case kelvin = "K"
    case other
  }

  @Test func namesOfCases() {
    #expect(Choice(exactly: "K") == .kelvin && Choice(exactly: "other") == .other)
    #expect(Choice(rawValue: "\u{212A}") == .kelvin)
    #expect(Choice(exactly: "\u{212A}") == nil && Choice(exactly: "") == nil)
  }

  @Test(arguments: [
    ("zh_Hant-TW", ["zh", "hant", "tw"]), ("", []), ("--a-", ["a"]),
    ("en-toolongasubtag-x", ["en"]), ("toolongasubtag-ja", []), ("overlong1_ar", []),
    ("eightlet-ja", ["eightlet", "ja"]),
  ])
  func subtags(_ tag: String, _ subtags: [Substring]) {
    #expect(tag.lowercasedSubtags == subtags)
  }

  @Test(arguments: [("/a/b.otf", "b.otf"), ("b", "b"), ("a/", "a"), ("/", "/"), ("", "")])
  func namesOfFiles(_ path: String, _ name: String) {
    #expect(path.lastPathComponent == name)
  }

  /// A slash with a mark behind it parts names, too.
  @Test(arguments: [
    ("/a/b.otf", "/a"), ("a/b", "a"), ("b", ""), ("", ""), ("/b", "/"), ("/", "/"), ("//", "/"),
    ("a//b", "a"), ("a/", "a"), ("-", ""), ("あ", ""), ("a/\u{301}b", "a"), ("/\u{301}b", "/"),
    ("a/\u{301}b/c", "a/\u{301}b"),
  ])
  func foldersOfFiles(_ path: String, _ folder: String) {
    #expect(Array(path.folder.utf8) == Array(folder.utf8))
  }

  @Test(arguments: [("/a", "/a/x"), ("a/", "a/x"), ("/", "/x"), ("", "x")])
  func filesInFolders(_ folder: String, _ path: String) {
    #expect(folder.path(of: "x") == path)
    let marked = Array(folder.path(of: "\u{301}x").utf8)
    #expect(marked == Array(path.utf8.dropLast()) + Array("\u{301}x".utf8))
  }
}
