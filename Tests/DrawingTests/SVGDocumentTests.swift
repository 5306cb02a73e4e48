import Foundation
import Testing

@testable import Drawing

/// What is mended in an SVG: identifiers and their references, a title and a description.
@Suite struct SVGDocumentTests {
  private func renumbered(_ text: String) -> String {
    var document = SVGDocument(bytes: Data(text.utf8))
    document.renumberIdentifiers()
    return String(decoding: document.bytes, as: UTF8.self)
  }

  /// Each identifier has the number of its first mention, wherever that is; other values stay.
  @Test(arguments: [
    ("<svg/>", "<svg/>"), ("", ""), ("<g id=\"z9\"/>", "<g id=\"i1\"/>"),
    ("<g x=\"\" id=\"b\" y=\"id\"/>", "<g x=\"\" id=\"i1\" y=\"id\"/>"),
    (
      "<g id=\"b\"/><use href=\"#a\"/><g id=\"a\" b=\"#b\"/>",
      "<g id=\"i1\"/><use href=\"#i2\"/><g id=\"i2\" b=\"#i1\"/>"
    ),
    (
      "<g fill=\"url(#k) none\" clip=\"a url(#l)\"/><p id=\"l\"/><p id=\"k\"/>",
      "<g fill=\"url(#i1) none\" clip=\"a url(#i2)\"/><p id=\"i2\"/><p id=\"i1\"/>"
    ),
    ("<g a=\"no#a\" c=\"url(a)\" d=\"url(#a\"/>", "<g a=\"no#a\" c=\"url(a)\" d=\"url(#a\"/>"),
    ("<g xid=\"a\"/> id=\"b\"", "<g xid=\"a\"/> id=\"i1\""),
  ])
  func identifiersAreNumberedInTheirOrder(_ text: String, _ expected: String) {
    #expect(renumbered(text) == expected)
    // What is numbered stays as it is.
    #expect(renumbered(expected) == expected)
  }

  @Test func wordsAreTheFirstElements() throws {
    var document = SVGDocument(bytes: Data("<?xml?>\n<svg a=\"b\">\n<g/></svg>".utf8))
    try document.describe(title: "a < b", description: "c\n\"d\"")
    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == """
        <?xml?>
        <svg role="img" a="b">
        <title>a &lt; b</title>
        <desc>c
        &quot;d&quot;</desc>
        <g/></svg>
        """
    )
  }

  @Test(arguments: ["", "<html>", "<svg", "<svg a=\"b\""])
  func whatIsNoSVGIsRefused(_ text: String) {
    var document = SVGDocument(bytes: Data(text.utf8))
    #expect(throws: DrawingError.drawingFailed(reason: "Cairo wrote no SVG")) {
      try document.describe(title: "a", description: "b")
    }
  }
}
