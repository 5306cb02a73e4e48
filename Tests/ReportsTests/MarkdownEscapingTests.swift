import Testing

@testable import Reports

/// What Markdown, and what reads what it has made, finds in an escaped text: nothing.
@Suite struct MarkdownEscapingTests {
  /// What GitHub and GitLab make of texts that are none of Markdown's marks, and what it leaves alone.
  @Test(arguments: [
    ("https://evil.example/a", "https<span>:</span>//evil.example/a"),
    ("www.evil.example", "www<span>.</span>evil.example"), ("WWW.a", "WWW<span>.</span>a"),
    ("ftp://a", "ftp<span>:</span>//a"), ("me@a.example", "me<span>@</span>a.example"),
    ("@octocat", "<span>@</span>octocat"), ("@一", "\\@一"), ("5 @ 7", "5 \\@ 7"), ("@", "\\@"),
    ("#1", "<span>#</span>1"), ("a/b#23", "a/b<span>#</span>23"), ("C# 7", "C\\# 7"),
    ("GH-1", "GH<span>-</span>1"), ("gh-1", "gh<span>-</span>1"), ("GH-a", "GH-a"), ("G-1", "G-1"),
    ("GL-123", "GL<span>-</span>123"), ("gl-1", "gl<span>-</span>1"), ("GL-a", "GL-a"),
    ("%12", "<span>%</span>12"), ("a/b%8.6", "a/b<span>%</span>8.6"),
    ("%v1.2", "<span>%</span>v1.2"), ("%\"a b\"", "<span>%</span>\"a b\""),
    ("%*8.6", "<span>%</span>\\*8.6"), ("5%増", "5<span>%</span>増"), ("5% more", "5% more"),
    ("100%", "100%"), ("$12", "<span>$</span>12"), ("US$ 5", "US$ 5"),
    (":warning: x", "<span>:</span>warning: x"), (":+1:", "<span>:</span>+1:"),
    ("a:b:c:d", "a<span>:</span>b<span>:</span>c:d"), ("12:30:45", "12<span>:</span>30:45"),
    ("$\\color{red}a$", "<span>$</span>\\\\color{red}a<span>$</span>"),
    ("$`a`$", "<span>$</span>\\`a\\`<span>$</span>"),
    ("$5 more", "<span>$</span>5 more"), ("9:41", "9:41"), ("a: b: c", "a: b: c"), ("a ::", "a ::"),
    ("a:/b", "a:/b"), ("ww.a", "ww.a"), ("end.", "end."), ("1.5", "1.5"), ("", ""),
    ("<span>@a", "\\<span\\><span>@</span>a"),
    ("deadbee", "<span>d</span>eadbee"), ("1234567", "<span>1</span>234567"),
    ("DEADBEEF", "<span>D</span>EADBEE<span>F</span>"),
    ("雨deadbeef。", "雨<span>d</span>eadbee<span>f</span>。"),
    ("a@0000000...1111111", "a<span>@</span><span>0</span>000000...<span>1</span>111111"),
    ("deadbe deadbe", "deadbe deadbe"), ("deadbeg abcdefabcdefx", "deadbeg abcdefabcdefx"),
    ("[vulnerability:12]", "<span>\\[</span>vulnerability:12\\]"),
    ("[contact:a]", "<span>\\[</span>contact:a\\]"),
    ("[feature_flag:1]", "<span>\\[</span>feature\\_flag:1\\]"),
    ("{+a+}", "<span>{</span>+a+}"), ("{- a -}", "<span>{</span>- a -}"), ("{a}", "{a}"),
    ("[+a+]", "<span>\\[</span>+a+\\]"), ("[-a-]", "<span>\\[</span>-a-\\]"),
    ("CVE-2024-3094", "CVE<span>-</span>2024-3094"), ("cve-1", "cve<span>-</span>1"),
    ("GHSA-rxwq-x6h5-x525", "GHSA<span>-</span>rxwq-x6h5-x525"), ("CVE-a", "CVE-a"),
    ("[速報] a:b", "\\[速報\\] a:b"), ("[a b:1]", "\\[a b:1\\]"), ("[:1", "\\[:1"), ("[a", "\\[a"),
    ("*iteration:3", "<span>\\*</span>iteration:3"),
    ("*Iteration:a", "<span>\\*</span>Iteration:a"),
    ("*iteration", "\\*iteration"), ("*a:3", "\\*a:3"),
    // At the end of a text nothing is found.
    ("a @", "a \\@"), ("C#", "C\\#"), ("GHSA-", "GHSA-"), ("GH-", "GH-"), ("US$", "US$"),
    ("1,234,567", "1,234,567"), ("＃1２３４５６７", "＃1２３４５６７"),
  ])
  func nothingIsFoundInMarkdown(_ text: String, _ escaped: String) {
    #expect(MarkdownEscaping.escaped(text) == escaped)
  }

  /// Names, numbers and digests have the letters and digits of ASCII from end to end, and nothing that stands beside
  /// them there.
  @Test func lettersAndDigitsOfMarkdown() {
    for letter in ["a", "z", "A", "Z", "0", "9"] {
      #expect(MarkdownEscaping.escaped("@\(letter)") == "<span>@</span>\(letter)")
      #expect(MarkdownEscaping.escaped(":\(letter):") == "<span>:</span>\(letter):")
      #expect(MarkdownEscaping.escaped("[\(letter):1]") == "<span>\\[</span>\(letter):1\\]")
    }
    for other in ["/", ";", "^", "é"] {
      #expect(MarkdownEscaping.escaped("@\(other)") == "\\@\(other)")
      #expect(MarkdownEscaping.escaped(":\(other):") == ":\(other):")
    }
    for digit in ["0", "9"] {
      for mark in ["#", "GH-", "gl-", "CVE-"] {
        let (name, sign) = (mark.dropLast(), mark.suffix(1))
        let found = "\(name)<span>\(sign)</span>\(digit)"
        #expect(MarkdownEscaping.escaped(mark + digit) == found)
      }
    }
    for digit in ["0", "9", "a", "c", "f", "A", "C", "F"] {
      let rest = String(repeating: digit, count: 6)
      #expect(MarkdownEscaping.escaped(digit + rest) == "<span>\(digit)</span>\(rest)")
      #expect(MarkdownEscaping.escaped(rest) == rest)
    }
    for other in ["g", "G", "z"] {
      let word = String(repeating: other, count: 7)
      #expect(MarkdownEscaping.escaped(word) == word)
    }
  }

  /// The name of an emoji may have these signs, and the kind of a reference two of them.
  @Test(
    arguments: [
      (":a_b:", "<span>:</span>a\\_b:"), (":e-mail:", "<span>:</span>e-mail:"),
      (":a+b:", "<span>:</span>a+b:"), (":a.b:", ":a.b:"), (":a b:", ":a b:"),
      ("[a-b:1]", "<span>\\[</span>a-b:1\\]"), ("[a_b:1]", "<span>\\[</span>a\\_b:1\\]"),
      ("[a+b:1]", "\\[a+b:1\\]"), ("[a.b:1]", "\\[a.b:1\\]"),
    ] as [(String, String)]
  )
  func signsOfNamesInMarkdown(_ text: String, _ escaped: String) {
    #expect(MarkdownEscaping.escaped(text) == escaped)
  }

  /// Tags part a text for what looks for digests in it: no part may have the seven digits of one.
  @Test func noPartOfADigestIsOne() {
    for length in 7...65 {
      let digest = String(repeating: "e", count: length)
      let escaped = MarkdownEscaping.escaped("x \(digest) y")
      let parts = escaped.replacing("</span>", with: "<span>").split(separator: "<span>")
      #expect(parts.joined() == "x \(digest) y")
      let longest = parts.map { part in part.count { $0 == "e" } }.max() ?? 0
      #expect(longest == 6, "\(escaped)")
    }
  }
}
