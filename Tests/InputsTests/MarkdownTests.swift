import TestSupport
import Testing

@testable import Inputs

/// Files in Markdown, which are told by their names: of no other text a mark is left out.
@Suite struct MarkdownTests {
  private static func read(_ text: String, as name: String) -> [String] {
    InputReader([.memory(Array(text.utf8), name: name)]).compactMap { event -> String? in
      switch event {
      case .opened: nil
      case .item(let item): item.summary
      case .bad(let bad): "! \(bad.reason)"
      }
    }
  }

  /// What is read of a text in Markdown, and of the same text in another file.
  private static let texts: [(text: String, read: [String], otherwise: [String])] = [
    (
      "---\ntitle: \"港の灯\" # x\ndate: 2026-07-01\n---\n\n夜も\n開く。\n", ["2 港の灯 [snippet=夜も開く。]"],
      ["6 夜も開く。"]
    ),
    (
      "---\nid: a-1\ntitle: A\nlang: en\ntime: 7:05\n---\n# A again\n\nB\n\nC\n",
      ["3 A [snippet=B] [time=7:05] [id=a-1] [lang=en]"],
      ["7 # A again [snippet=B] [time=7:05] [id=a-1] [lang=en]"]
    ),
    ("---\ntitle: A\n---\n## B\nC", ["2 A [snippet=B]"], ["4 ## B C"]),
    ("---\ntitle: A\n---\n", ["2 A"], ["! there is no headline"]),
    ("---\ntitle: A\nheadline: B\n---\nC", ["3 B [snippet=C]"], ["5 C"]),
    ("---\ntitle: \" \"\n---\nC", ["4 C"], ["4 C"]),
    (
      "+++\ntitle = \"A \\\"B\\\" \\\\ C\"\n[params]\ntitle = \"x\"\n+++\nD",
      ["2 A \"B\" \\ C [snippet=D]"], ["6 D"]
    ),
    ("---\ntitle: 'It''s A'\n---\nB", ["2 It's A [snippet=B]"], ["4 B"]),
    ("---\ntitle: It''s \\\"A\\\"\n---\nB", ["2 It''s \\\"A\\\" [snippet=B]"], ["4 B"]),
    (
      "---\ntitle: \"Caf\\xE9 \\u2019 \\U0001F600 \\u12 \\u000A \\\\u2019\"\n---\nB",
      ["2 Café ’ 😀 \\u12 \\u000A \\u2019 [snippet=B]"], ["4 B"]
    ),
    ("---\ntitle: '\\u2019'\n---\nB", ["2 \\u2019 [snippet=B]"], ["4 B"]),
    // What is nested is of a key that is not read; a text that goes on is more than would be judged.
    (
      "---\ntags:\n  - a\n- b\n-\nseo:\n  title: x\n\tid: y\ntitle: A\n---\nB", ["9 A [snippet=B]"],
      ["! line 3 of the front matter is not “key: value”"]
    ),
    (
      "---\ntitle: >-\n  A: long\n---\nB", ["! line 3 of the front matter is not “key: value”"],
      ["5 B"]
    ),
    (
      "+++\ntitle = \"\"\"\nA\"\"\"\n+++\nB",
      ["! line 2 of the front matter is not “key: value”"], ["5 B"]
    ),
    (
      "+++\ntitle = '''A'''\n+++\nB", ["! line 2 of the front matter is not “key: value”"],
      ["4 B"]
    ),
    // A sign that a text follows is none, and what follows is a list that ends in the first column.
    ("---\ntitle: |\n---\nB", ["4 B"], ["4 B"]),
    ("---\ntitle: >-2 # x\nlang: en\n---\nB", ["5 B [lang=en]"], ["5 B [lang=en]"]),
    ("---\ntitle: '|'\n---\nB", ["2 | [snippet=B]"], ["4 B"]),
    ("---\ntitle: |0\n---\nB", ["2 |0 [snippet=B]"], ["4 B"]),
    ("---\ntitle: >+9-\n---\nB", ["2 >+9- [snippet=B]"], ["4 B"]),
    (
      "---\ntags: [\n  a\n]\nseo: {\n  b: c,\n}\ntitle: A\n---\nB", ["8 A [snippet=B]"],
      ["! line 3 of the front matter is not “key: value”"]
    ),
    (
      "---\ntags: [\n  a\n] b\n---\nB", ["! line 4 of the front matter is not “key: value”"],
      ["! line 3 of the front matter is not “key: value”"]
    ),
    (
      "---\ntitle: [\n]\n---\nB", ["! line 3 of the front matter is not “key: value”"],
      ["! line 3 of the front matter is not “key: value”"]
    ),
    // What says that there is none is no title, but between quotation marks.
    ("---\ntitle: ~\nheadline: null # x\n---\nB", ["5 B"], ["5 B"]),
    ("---\ntitle: NULL\nheadline: Null\n---\nB", ["5 B"], ["5 B"]),
    ("---\ntitle: 'null'\n---\nB", ["2 null [snippet=B]"], ["4 B"]),
    ("---\ntitle: nULL\nid: null\n---\nB", ["2 nULL [snippet=B] [id=null]"], ["5 B [id=null]"]),
    // Three full stops end what is YAML, and nothing else.
    (
      "---\nid: a\ntitle: A\n...\nB\n\n---", ["3 A [snippet=B] [id=a]"],
      ["5 B [snippet=---] [id=a]"]
    ),
    ("+++\nid = 'a'\n...\n+++\nB", ["5 B [id=a]"], ["5 B [id=a]"]),
    // Lines of a text of TOML are no keys, tables or comments.
    (
      "+++\nintro = \"\"\"\nid = 'x' \\\"\"\"\n[a]\n# \"\"\"\nid = 'a'\n+++\nB", ["8 B [id=a]"],
      ["8 B [id=a]"]
    ),
    (
      "+++\nintro = '''\nid = 'x' \"\"\"\n\\'''\nid = 'a'\n+++\nB", ["7 B [id=a]"],
      ["7 B [id=a]"]
    ),
    (
      "+++\na = \"\"\"\"\"\"\nb = \"\"\nc = '''x'''\nid = 'a'\n+++\nB", ["7 B [id=a]"],
      ["7 B [id=a]"]
    ),
    // A bracket between quotation marks begins no array, nor one in a comment.
    (
      "+++\ntags = [\"[速報\", '[\\'] # [[\ntitle = \"A\"\n+++\nB", ["3 A [snippet=B]"], ["5 B"]
    ),
    (
      "+++\ntags = [ # ]\n\"]\", ']',\n\"\\\"]\"\n]\ntitle = \"A\"\n+++\nB", ["6 A [snippet=B]"],
      ["8 B"]
    ),
    ("# 港の灯 ##\n\n* 夜も\n", ["1 港の灯 [snippet=夜も]"], ["1 # 港の灯 ## [snippet=* 夜も]"]),
    ("A\n\n## B\nC", ["1 A [snippet=B]"], ["1 A [snippet=## B C]"]),
    ("# C#\n\nB", ["1 C# [snippet=B]"], ["1 # C# [snippet=B]"]),
    ("A\n=====\n\nC\nd\n---\n\nD", ["1 A [snippet=C d]"], ["1 A ===== [snippet=C d ---]"]),
    ("A\n\n* * *\n\nB", ["1 A [snippet=B]"], ["1 A [snippet=* * *]"]),
    ("***\n\nA\n\n--", ["3 A [snippet=--]"], ["1 *** [snippet=A]"]),
    ("- A\n***\n- B\n- C", ["1 A", "3 B", "4 C"], ["1 - A", "2 ***", "3 - B", "4 - C"]),
    // A heading right above its text is an article's, and not the first of a list.
    (
      "# Harbour lights\nBack after\na year.\n\nMore.",
      ["1 Harbour lights [snippet=Back after a year.]"],
      ["1 # Harbour lights", "2 Back after", "3 a year.", "5 More."]
    ),
    ("\n***\n# A\nB.", ["3 A [snippet=B.]"], ["2 ***", "3 # A", "4 B."]),
    ("A\n===\nB。", ["1 A [snippet=B。]"], ["1 A", "2 ===", "3 B。"]),
    ("A\n---\nB。", ["1 A", "3 B。"], ["1 A", "2 ---", "3 B。"]),
    (
      "## A\n“B.”\n### C\nD", ["1 A [snippet=“B.”]"], ["1 ## A", "2 “B.”", "3 ### C", "4 D"]
    ),
    // What closes a quotation or a bracket, in whatever writing, and every full stop there is.
    ("# A\nHe: \"B.\"", ["1 A [snippet=He: \"B.\"]"], ["1 # A", "2 He: \"B.\""]),
    ("# A\nHe: 'B.'", ["1 A [snippet=He: 'B.']"], ["1 # A", "2 He: 'B.'"]),
    ("# A\n‘B.’", ["1 A [snippet=‘B.’]"], ["1 # A", "2 ‘B.’"]),
    ("# A\n«B.»", ["1 A [snippet=«B.»]"], ["1 # A", "2 «B.»"]),
    ("# A\n(B.)", ["1 A [snippet=(B.)]"], ["1 # A", "2 (B.)"]),
    ("# A\n「B。」", ["1 A [snippet=「B。」]"], ["1 # A", "2 「B。」"]),
    ("# A\n『B．』", ["1 A [snippet=『B．』]"], ["1 # A", "2 『B．』"]),
    ("# A\n（B।）", ["1 A [snippet=（B।）]"], ["1 # A", "2 （B।）"]),
    ("# A\n[B.]", ["1 A", "2 [B.]"], ["1 # A", "2 [B.]"]),
    ("A\n\n_ _ _\n\nB", ["1 A [snippet=B]"], ["1 A [snippet=_ _ _]"]),
    // Below the title of a list stand headlines, items or headings.
    ("# A\nB\nC", ["1 A", "2 B", "3 C"], ["1 # A", "2 B", "3 C"]),
    ("# A\nB.\nC", ["1 A", "2 B.", "3 C"], ["1 # A", "2 B.", "3 C"]),
    ("# A\nB.\nC.", ["1 A", "2 B.", "3 C."], ["1 # A", "2 B.", "3 C."]),
    ("# A\nB\nC in U.S.", ["1 A", "2 B", "3 C in U.S."], ["1 # A", "2 B", "3 C in U.S."]),
    ("# A\nB 2.5 C。", ["1 A [snippet=B 2.5 C。]"], ["1 # A", "2 B 2.5 C。"]),
    ("# A\nB2.5C。", ["1 A [snippet=B2.5C。]"], ["1 # A", "2 B2.5C。"]),
    ("# A\nB...", ["1 A", "2 B..."], ["1 # A", "2 B..."]),
    ("# A\n- B.\n- C.", ["1 A", "2 B.", "3 C."], ["1 # A", "2 - B.", "3 - C."]),
    ("# A\n## B.", ["1 A", "2 B."], ["1 # A", "2 ## B."]),
    (
      "# A\nB.\n# C\nD.", ["1 A", "2 B.", "3 C", "4 D."], ["1 # A", "2 B.", "3 # C", "4 D."]
    ),
    // A comment in a line by itself is none either, nor what stands before the title's heading.
    (
      "<!-- lint -->\n# A\n\n  <!--more-->\nB", ["2 A [snippet=B]"],
      ["1 <!-- lint --> # A [snippet=  <!--more--> B]"]
    ),
    (
      "---\ntitle: A\n---\n<!-- x -->\n\n# A\n\nB", ["2 A [snippet=B]"],
      ["4 <!-- x --> [snippet=# A]"]
    ),
    (
      "<!-- a --> B -->\n\n<!-- C", ["1 <!-- a --> B --> [snippet=<!-- C]"],
      ["1 <!-- a --> B --> [snippet=<!-- C]"]
    ),
    // A comment may go over several lines, and stand above a heading or among items.
    (
      "<!--\nA\n\n  lint -->\n<!-->\n# B\n\nC", ["6 B [snippet=C]"],
      ["1 <!-- A [snippet=  lint --> <!--> # B]"]
    ),
    (
      "- A\n<!-- x\n- B\n-->\n- C\n- D", ["1 A", "5 C", "6 D"],
      ["1 - A", "2 <!-- x", "3 - B", "4 -->", "5 - C", "6 - D"]
    ),
    // One that nothing ends, or with text behind its end, is text.
    (
      "A\n<!-- B\nC\n<!-- D", ["1 A", "2 <!-- B", "3 C", "4 <!-- D"],
      ["1 A", "2 <!-- B", "3 C", "4 <!-- D"]
    ),
    (
      "A\n<!-- B\n--> C\n<!-- D -->", ["1 A", "2 <!-- B", "3 --> C"],
      ["1 A", "2 <!-- B", "3 --> C", "4 <!-- D -->"]
    ),
    // Quotations have marks, too; a number may be more than another one.
    (
      "> A\n> > B\n>> - C\n>\n>5 D", ["1 A", "2 B", "3 C", "5 >5 D"],
      ["1 > A", "2 > > B", "3 >> - C", "4 >", "5 >5 D"]
    ),
    ("# A\n\n> B\n>\n> C", ["1 A [snippet=B]"], ["1 # A [snippet=> B > > C]"]),
    ("#速報 A\n\n-5 °C", ["1 #速報 A [snippet=-5 °C]"], ["1 #速報 A [snippet=-5 °C]"]),
    ("####### A\n\n# #", ["1 ####### A [snippet=# #]"], ["1 ####### A [snippet=# #]"]),
    (
      "- [ ] A\n- [x]\tB\n+ [X] C\n- [x](D)\n- [y] E\n# [ ] F\n-  [ ] \n- [ ]G",
      ["1 A", "2 B", "3 C", "4 [x](D)", "5 [y] E", "6 [ ] F", "7 [ ]", "8 [ ]G"],
      [
        "1 - [ ] A", "2 - [x]\tB", "3 + [X] C", "4 - [x](D)", "5 - [y] E", "6 # [ ] F",
        "7 -  [ ]", "8 - [ ]G",
      ]
    ),
    ("<!-- a -->\nB\nC", ["2 B", "3 C"], ["1 <!-- a -->", "2 B", "3 C"]),
    (
      "- A\n* B\n+\tC\n  - D\n1. FC\n#\tE\n-F\n- ",
      ["1 A", "2 B", "3 C", "4 D", "5 1. FC", "6 E", "7 -F", "8 -"],
      ["1 - A", "2 * B", "3 +\tC", "4   - D", "5 1. FC", "6 #\tE", "7 -F", "8 -"]
    ),
  ]

  @Test(arguments: texts.indices) func marksAndTitlesAreRead(_ index: Int) {
    let (text, read, otherwise) = Self.texts[index]
    for name in ["a.md", "b.c/A.MD", "a.markdown"] {
      #expect(Self.read(text, as: name) == read, "\(name)")
    }
    for name in ["a.txt", "md", "amd", "a.md.txt", "å.m"] {
      #expect(Self.read(text, as: name) == otherwise, "\(name)")
    }
  }

  /// The begin of a list tells whether it is one, and by chance a sentence may end there: what follows is no snippet.
  @Test func aLongListIsOneWhereverItsBeginEnds() {
    let headlines = Array(repeating: "Harbour opens.", count: 6_000)
    let read = Self.read("# A\n" + headlines.joined(separator: "\n"), as: "a.md")
    #expect(read.count == 6_001 && read.last == "6001 Harbour opens.")
  }

  /// A comment is looked for in a thousand lines, and no more: they are kept so long.
  @Test(arguments: [(999, 1), (1_000, 1_002)])
  func commentsOfListsHaveABound(_ lineCount: Int, _ readCount: Int) {
    let inside = Array(repeating: "a", count: lineCount - 1).joined(separator: "\n")
    let read = Self.read("A\n<!--\n\(inside)\n-->\nB\nC", as: "a.md")
    #expect(read.first == "1 A" && read.last == "\(lineCount + 4) C")
    #expect(read.count == 2 + readCount)
  }

  /// However many comments begin, and none ends, each line is looked at once.
  @Test func openCommentsAreReadInTimeWithThem() {
    func seconds(_ count: Int) -> Double {
      let text = Array(repeating: "<!-- a", count: count).joined(separator: "\n\n")
      var found = 0
      let time = ThreadTime.seconds { found = Self.read("# A\n\n" + text, as: "a.md").count }
      #expect(found == count + 1)
      return time
    }
    let (few, many) = (seconds(1_000), seconds(8_000))
    #expect(many < 20 * few, "\(few) and \(many)")
  }

  /// What is said of it names what is read of it.
  @Test(arguments: [
    ("a.md", "(headline, title, time, lang, id)", "only the first paragraph is used, as snippet"),
    (
      "a.txt", "(time, lang, id)", "only the first two paragraphs are used, as headline and snippet"
    ),
  ])
  func notesNameWhatIsRead(_ name: String, _ keys: String, _ rest: String) throws {
    let text = "---\nsummary: S\ntitle: T\n---\nA\n\nB\n\nC\n"
    let items = InputReader([.memory(Array(text.utf8), name: name)]).compactMap {
      event -> InputItem? in
      guard case .item(let item) = event else { return nil }
      return item
    }
    let notes = try #require(items.first).notes
    #expect(notes.first == "“summary” in the front matter is not known \(keys)")
    #expect(notes.last == rest)
  }

  /// The keys by which generators of sites sort and build pages are in every post: they are noted in other files alone.
  @Test(arguments: [("a.md", ["subtitle"]), ("a.txt", ["tags", "date", "url", "subtitle"])])
  func keysOfGeneratorsAreNotNoted(_ name: String, _ noted: [String]) throws {
    let text = "---\nTags: x\ndate: 2026-07-01\nurl: /a\nsubtitle: S\n---\nA\n"
    let items = InputReader([.memory(Array(text.utf8), name: name)]).compactMap {
      event -> InputItem? in
      guard case .item(let item) = event else { return nil }
      return item
    }
    let notes = try #require(items.first).notes
    #expect(
      notes.compactMap { $0.split(separator: "”").first }.map { $0.dropFirst() }
        == noted.map { $0[...] }
    )
  }

  /// Each of those keys, in whatever letters, is one that is noted in another file.
  @Test(arguments: [
    "aliases", "author", "authors", "categories", "category", "comments", "cover", "date", "draft",
    "expiryDate", "featured", "image", "images", "keywords", "lastmod", "layout", "menu", "menus",
    "outputs", "permalink", "publishDate", "published", "series", "sitemap", "slug", "tags", "toc",
    "translationKey", "type", "url", "weight",
  ])
  func everyKeyOfGeneratorsIsKnown(_ key: String) {
    func noteCount(_ key: String, as name: String) -> Int? {
      let text = "---\n\(key): x\n---\nA\n"
      return InputReader([.memory(Array(text.utf8), name: name)]).compactMap { event -> Int? in
        guard case .item(let item) = event else { return nil }
        return item.notes.count
      }.first
    }
    #expect(noteCount(key, as: "a.md") == 0)
    #expect(noteCount(key, as: "a.txt") == 1)
    #expect(noteCount(key + "2", as: "a.md") == 1)
  }
}
