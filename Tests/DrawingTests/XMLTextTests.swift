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
    ("&\u{200D}amp;", "&amp;&#x200D;amp;"),
    ("\u{0}\u{1B}[31m\u{7}", "\u{FFFD}\u{FFFD}[31m\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}\u{1FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{7F}\u{9B}", "\u{FFFD}\u{FFFD}"),
    ("tab\tline\nreturn\r", "tab\tline\nreturn&#13;"),
    ("]]>", "]]&gt;"),
    // What turns the direction, or ends a line, is said by its number, as is what a build server would obey.
    ("\u{202E}a\u{2066}b\u{2069}", "&#x202E;a&#x2066;b&#x2069;"),
    ("\u{61C}\u{200E}\u{200F}", "&#x61C;&#x200E;&#x200F;"),
    ("a\u{85}b\u{2028}c", "a&#x85;b&#x2028;c"),
    ("a\u{E0041}", "a&#xE0041;"),
    ("a\n::error::b", "a\n:&#x3A;error::b"),
    ("##[error]a", "#&#x23;[error]a"),
    ("##[error]a ##[b]##[c]", "#&#x23;[error]a #&#x23;[b]#&#x23;[c]"),
    ("section_start:1:a", "section_&#x73;tart:1:a"),
    ("می\u{200C}خواهم 葛\u{E0100}城", "می\u{200C}خواهم 葛\u{E0100}城"),
    ("👨‍👩‍👧‍👦が 「台風」", "👨‍👩‍👧‍👦が 「台風」"),
  ])
  func escapes(text: String, escaped: String) {
    #expect(XMLText.escaped(text).unicodeScalars.elementsEqual(escaped.unicodeScalars))
  }

  /// On both sides of every bound of what XML 1.0 lets a document hold, and does not discourage.
  @Test(
    arguments: [
      (0x00, false), (0x08, false), (0x09, true), (0x0A, true), (0x0B, false), (0x0E, false),
      (0x1F, false), (0x20, true), (0x7E, true), (0x7F, false), (0x84, false), (0x85, true),
      (0x86, false), (0x9F, false), (0xA0, true), (0xD7FF, true), (0xE000, true), (0xFDCF, true),
      (0xFDD0, false), (0xFDEF, false), (0xFDF0, true), (0xFFFC, true), (0xFFFE, false),
      (0xFFFF, false), (0x1_0000, true), (0x1_FFFD, true), (0x1_FFFE, false), (0x1_FFFF, false),
      (0x2_0000, true), (0xF_FFFF, false), (0x10_0000, true), (0x10_FFFD, true), (0x10_FFFE, false),
    ] as [(UInt32, Bool)]
  )
  func holdsWhatXMLHolds(_ value: UInt32, _ isHeld: Bool) throws {
    let text = String(Character(try #require(Unicode.Scalar(value))))
    // The only one of them that a terminal would act on.
    let held = value == 0x85 ? "&#x85;" : text
    #expect(
      XMLText.escaped("a\(text)b").unicodeScalars.elementsEqual(
        "a\(isHeld ? held : "\u{FFFD}")b".unicodeScalars
      )
    )
    // A title of a PDF may hold all but control characters and noncharacters.
    let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
    let isCharacter = value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF).contains(value)
    #expect(
      XMLText.withoutControls("a\(text)b").unicodeScalars.elementsEqual(
        "a\(isControl || !isCharacter ? "\u{FFFD}" : text)b".unicodeScalars
      )
    )
  }
}
