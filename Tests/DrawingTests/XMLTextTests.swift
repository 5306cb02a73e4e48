import Testing

@testable import Drawing

/// Text goes into XML scalar by scalar.
@Suite struct XMLTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
    ("\"quoted\" 'so'", "&quot;quoted&quot; &#39;so&#39;"),
    // One Character each: the mark must not shield what it stands on.
    ("\"\u{301}", "&quot;\u{301}"),
    ("<\u{20DD}script>", "&lt;\u{20DD}script&gt;"),
    ("&\u{200D}amp;", "&amp;\u{200D}amp;"),
    ("\u{0}\u{1B}[31m\u{7}", "\u{FFFD}\u{FFFD}[31m\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}\u{1FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{7F}\u{9B}", "\u{FFFD}\u{FFFD}"),
    ("tab\tline\nreturn\r", "tab\tline\nreturn&#13;"),
    ("]]>", "]]&gt;"),
    ("👨‍👩‍👧‍👦が 「台風」", "👨‍👩‍👧‍👦が 「台風」"),
  ])
  func escapes(text: String, escaped: String) {
    #expect(XMLText.escaped(text).unicodeScalars.elementsEqual(escaped.unicodeScalars))
  }
}
