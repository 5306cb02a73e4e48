import TestSupport
import Testing

@testable import Inputs

/// What character references and the names of elements come to at the bounds of what there is.
@Suite struct MarkupReferenceTests {
  private func text(_ html: String) -> String { MarkupText.text(ofHTML: Array(html.utf8)) }

  /// From 0x80 to 0x9F numbers are Windows' characters (HTML section 13.2.5.80), as ICU's converter has them; where that
  /// has none, they are no reference.
  @Test func numbersOfWindowsAreRead() throws {
    for value in 0x80..<0xA0 {
      var decoded: [UInt8] = []
      try TextDecoder(.windows1252).decode([UInt8(value)], .end, into: &decoded)
      let character = String(decoding: decoded, as: UTF8.self)
      let isControl = character.unicodeScalars.allSatisfy { $0.value < 0xA0 }
      for reference in ["&#\(value);", "&#x\(String(value, radix: 16));"] {
        #expect(text("a\(reference)b") == "a\(isControl ? reference : character)b")
      }
    }
  }

  @Test(
    arguments: [
      (0, false), (1, false), (8, false), (0x0B, false), (0x0E, false), (0x1F, false), (0x21, true),
      (0x7E, true), (0x7F, false), (0xA0, true), (0xA1, true), (0xD7FF, true), (0xD800, false),
      (0xDFFF, false), (0xE000, true), (0x10FFFF, true), (0x110000, false),
    ]
  )
  func numbersOfScalarsAreRead(_ value: UInt32, _ isText: Bool) {
    let character = Unicode.Scalar(value).map { String($0) } ?? ""
    for reference in [
      "&#\(value);", "&#x\(String(value, radix: 16));",
      "&#X\(String(value, radix: 16, uppercase: true));", "&#000\(value);",
    ] {
      #expect(text("a\(reference)b") == "a\(isText ? character : reference)b")
    }
    // A sign is no digit.
    for sign in ["+", "-"] { #expect(text("&#\(sign)65;") == "&#\(sign)65;") }
  }

  /// White space is one space, wherever a reference puts it.
  @Test(arguments: [0x09, 0x0A, 0x0C, 0x0D, 0x20]) func spacesAreSpaces(_ value: Int) {
    #expect(text("a&#\(value);b") == "a b")
    #expect(text("市&#\(value);区 &#\(value); a&#\(value);") == "市 区 a")
  }

  /// As long as any name there is, and not longer.
  @Test func referencesHaveALength() {
    for length in 28...36 {
      let zeros = String(repeating: "0", count: length - 3)
      let reference = "&#\(zeros)65;"
      #expect(text("a\(reference)b") == (length <= 32 ? "aAb" : "a\(reference)b"), "\(length)")
    }
    #expect(text("&CounterClockwiseContourIntegral;") == "∳")
  }

  /// All names that there are, each with what it stands for, as Python's `html.entities.html5` has them: the sum of their
  /// FNV-1a hashes, written `name=text`, and how many stand for two scalars.
  @Test func namedReferencesAreThoseOfHTML() throws {
    let rows = try TestFiles.table("../Sources/Inputs/Markup/Data/entities.tsv")
    let names = rows.compactMap(\.first)
    #expect(names.count == 2_125 && Set(names).count == names.count)
    var (sum, pairCount) = (UInt64(0), 0)
    for name in names {
      let text = HTMLReferences.text(of: Array(name.utf8)[...]) ?? ""
      if text.unicodeScalars.count == 2 { pairCount += 1 }
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in "\(name)=\(text)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      sum &+= hash
    }
    #expect(pairCount == 93)
    #expect(sum == 0xE232_2B9B_A8A7_3BE2)
  }

  // MARK: - Elements

  /// Each of these tags opens a quotation that the next one closes and opens again.
  ///
  /// It would take minutes if the rest were looked through for each.
  @Test func openQuotationsAreReadInLinearTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let tags = String(repeating: "<a =' '='>", count: 120_000)
      #expect(MarkupText.text(ofHTML: Array("x\(tags)y".utf8)) == "xy")
    }
  }

  /// Names end where no letter, digit, hyphen or colon stands; a hyphen or a colon makes any name one.
  ///
  /// Of an address the first letters are none.
  @Test(
    arguments: [
      ("<x-a>", true), ("<b\u{A0}/>", true), ("<i\u{3000}a=\"b\">", true), ("<i\u{3001}>", false),
      ("<x:A>", true), ("<a-z09>", true), ("<Z-9>", true), ("<z:>", true),
      ("<x>", false), ("<-x>", false), ("<:x>", false), ("<1-x>", false), ("<9:x>", false),
      ("<@-x>", false), ("<[-x>", false), ("<`-x>", false), ("<{-x>", false), ("<x@-y>", false),
      ("<x[-y>", false), ("<x`-y>", false), ("<x{-y>", false), ("<x/-y>", false), ("<x;-y>", false),
      ("<b>", true), ("</b>", true), ("<B\n>", true), ("<b9>", false), ("<h1>", true),
      ("<h7>", false),
      ("<a@b.org>", false), ("<data.gov>", false), ("</b.x>", false), ("<i_x>", false),
      ("<bé>", false), ("<x-a.b>", true), ("<x:a@b>", true), ("<b\">", true), ("<b<x>", true),
      ("<h6 >", true), ("<wbr>", true), ("<bz>", false), ("<//b>", false), ("< b>", false),
    ]
  )
  func elementsHaveNames(_ tag: String, _ isElement: Bool) {
    let without = tag.hasPrefix("<h") ? "a b" : "ab"
    #expect(text("a\(tag)b") == (isElement ? without : "a\(tag)b"))
  }

  @Test func namesHaveALength() {
    for length in 60...70 {
      let name = "x-" + String(repeating: "y", count: length - 2)
      #expect(text("a<\(name)>b") == (length <= 64 ? "ab" : "a<\(name)>b"), "\(length)")
    }
  }

  /// What stands in an element that is not read ends at its own end tag alone.
  @Test(arguments: ["script", "style", "template", "iframe", "noembed", "noframes"])
  func hiddenElementsEnd(_ name: String) {
    #expect(text("a<\(name)>x</\(name)>b") == "ab")
    #expect(text("a<\(name.uppercased())>x<b></\(name)s></p></\(name.uppercased())>b") == "ab")
    #expect(text("a<\(name)>x</\(name.dropLast())>b") == "a")
    #expect(text("a</\(name)>b") == "ab")
    #expect(text("a<\(name)>x") == "a")
  }

  /// What stands around these parts nothing: elements within a line, and those that HTML once had.
  private static let inlineElements = """
    a abbr acronym applet area audio b base basefont bdi bdo bgsound big blink button canvas cite
    code data datalist del dfn em embed font i img input ins isindex kbd keygen label link map mark
    math menuitem meta meter multicol nextid nobr noscript object output param path picture
    progress q rb rp rt rtc ruby s samp select slot small source spacer span strike strong sub sup
    svg time track tt u var video wbr
    """

  /// What begins and ends rows: sections, lists, tables, and those that HTML once had.
  private static let blockElements = """
    address article aside blockquote body br caption center col colgroup dd details dialog dir div
    dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header
    hgroup hr html legend li listing main marquee menu nav ol optgroup option p pre search section
    summary table tbody td textarea tfoot th thead title tr ul
    """

  /// Who runs no scripts is shown what stands there: mostly a picture in place of one that a script would load.
  @Test func whatStandsInPlaceOfScriptsIsRead() {
    #expect(text("<p><img data-src='a'><noscript><img src='a'></noscript>区</p>") == "区")
    #expect(text("市<script>x</script><noscript>b</noscript>区") == "市b区")
  }

  /// Each kind of element parts what stands around it or does not, by whichever name.
  @Test(arguments: [(inlineElements, "市b"), (blockElements, "市 b")])
  func blocksPartTexts(_ elements: String, _ shown: String) {
    let names = elements.split(whereSeparator: \.isWhitespace)
    #expect(names.count > 50)
    for name in names {
      for tag in [
        "<\(name)>", "</\(name)>", "<\(name)/>", "<\(name) x=\">\">", "<\(name.uppercased())>",
      ] {
        #expect(text("市\(tag)b") == shown, "\(tag)")
      }
    }
  }

  // MARK: - White space

  /// Spaces before a line's end are its own, as far as one looks.
  @Test func indentationIsLookedThroughToADistance() {
    for count in 0...70 {
      for space in [" ", "\t"] {
        let spaces = String(repeating: space, count: count)
        #expect(text("市\(spaces)\n区") == (count <= 64 ? "市区" : "市 区"), "\(count)")
        #expect(text("市\n\(spaces)区") == "市区", "\(count)")
        #expect(text("a\(spaces)\nb") == "a b")
        #expect(text("市\(spaces)区") == (count == 0 ? "市区" : "市 区"))
      }
    }
  }

  @Test(
    arguments: [
      ("市\r区", "市区"), ("市\u{C}区", "市区"), ("市\r\n区", "市区"), ("市\n a", "市a"), ("a\n市", "a市"),
      // What stands at the two sides of the line end decides, and nothing behind it.
      ("a\n市b", "a市b"), ("a\nb市", "a b市"), ("市a\nb市", "市a b市"), ("a市\nb", "a市b"),
      ("a\nb", "a b"), ("市 \u{C}区", "市 区"), ("市<p>\n区", "市 区"), ("市\n<p>区", "市 区"),
      ("市\n<b>区", "市区"), ("市<!-- -->\n区", "市区"), ("\n市", "市"), ("市\n", "市"),
      ("市<br>区", "市 区"), ("市<![CDATA[>区", "市区"), ("市<!doctype x>区", "市区"), ("市<!DOCTYPE x>区", "市区"),
      ("市<!Doctype x>区", "市区"), ("市<!dOCTYPe>区", "市区"), ("市<!doctyp>区", "市<!doctyp>区"),
      ("市<?xml ?>区", "市区"), ("市<!x>区", "市<!x>区"), ("市<?php ?>区", "市<?php ?>区"),
      ("市<!-->区", "市<!-->区"), ("市<!--->区-->", "市"), ("市<!---->区", "市区"), ("市<!-- --->区", "市区"),
    ]
  )
  func endsOfLinesAreNothingBesideAnIdeograph(_ html: String, _ expected: String) {
    #expect(text(html) == expected)
  }
}
