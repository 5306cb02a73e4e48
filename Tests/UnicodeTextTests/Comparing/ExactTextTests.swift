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

  /// A text begins with nothing, with a part of a character and with itself, and with nothing longer.
  @Test(arguments: [
    ("e\u{301}x", "", true), ("e\u{301}x", "e", true), ("e\u{301}x", "e\u{301}x", true),
    ("e\u{301}x", "\u{E9}", false), ("e\u{301}x", "e\u{301}xy", false), ("", "e", false),
    ("", "", true), ("Ex", "e", false),
  ])
  func beginnings(_ text: String, _ beginning: String, _ isOne: Bool) {
    #expect(text.beginsExactly(with: beginning) == isOne)
  }

  /// Scalars are counted in the one, code units of UTF-16 in the other, and characters in neither.
  @Test func beginningsOfALength() {
    let text = "e\u{301}😀x"
    let scalars = ["", "e", "e\u{301}", "e\u{301}😀", text, text]
    for (count, expected) in scalars.enumerated() {
      #expect(Array(text.prefix(scalars: count).utf8) == Array(expected.utf8), "\(count)")
    }
    for (end, expected) in [(0, ""), (1, "e"), (2, "e\u{301}"), (4, "e\u{301}😀"), (5, text)] {
      #expect(Array(text.beginning(upTo: end).utf8) == Array(expected.utf8), "\(end)")
    }
  }

  /// Of several texts one after the other it is told where each ends.
  @Test func hashesTellTextsApart() {
    func hash(_ texts: String...) -> Int {
      var hasher = Hasher()
      for text in texts { text.hashExactly(into: &hasher) }
      return hasher.finalize()
    }
    let known = hash("ab", "c")
    #expect(hash("ab", "c") == known)
    let others = [hash("a", "bc"), hash("abc"), hash("abc", ""), hash("", "abc"), hash("c", "ab")]
    #expect(!others.contains(known) && Set(others).count == others.count)
    #expect(hash("\u{E9}") != hash("e\u{301}"))
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

  @Test(arguments: [
    ("/a/b.otf", "b.otf"), ("b", "b"), ("a/", "a"), ("/", "/"), ("", ""), ("a//b//", "b"),
    ("//", "//"), ("a/\u{301}b", "\u{301}b"), ("a/b\u{301}", "b\u{301}"),
  ])
  func namesOfFiles(_ path: String, _ name: String) {
    #expect(Array(path.lastPathComponent.utf8) == Array(name.utf8))
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
