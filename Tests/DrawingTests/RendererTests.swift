import Foundation
import FoundationXML
import SwiftUISurface
import Testing

@testable import Drawing

/// The files that renderers make are what they claim to be, and the same each time.
@Suite struct RendererTests {
  static let texts = ["台風、関東へ", "Quiet", "🌀🚄", "x\u{301}\u{20DD}", "مرحبا", ""]

  @Test(arguments: [1.0, 2, 3])
  func aPNGHasThePicturesPixels(scale: Double) throws {
    let widget = try Sample.widget("見出し", "本文", scale: scale)
    let png = try PNGRenderer().render(widget)
    #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let layout = PictureLayout(Picture(widget))
    let raster = try Raster(png: png)
    #expect(raster.width == Int((layout.width * scale).rounded(.up)))
    #expect(raster.height == Int((layout.height * scale).rounded(.up)))
  }

  @Test func theFinestDisplayDecides() throws {
    let picture = Picture(panels: [
      PicturePanel(content: blank(width: 10, height: 10, scale: 2)),
      PicturePanel(content: blank(width: 10, height: 10, scale: 3)),
    ])
    #expect(picture.displayScale == 3)
    let wide = try Raster(png: PNGRenderer().render(picture))
    let narrow = try Raster(png: PNGRenderer(scale: 1).render(picture))
    #expect(abs(wide.width - narrow.width * 3) <= 3)
  }

  @Test(arguments: texts)
  func theSamePictureHasTheSameBytes(text: String) throws {
    let picture = Picture(panels: [
      PicturePanel(content: try Sample.widget(text, "二行目"), caption: try Sample.widget("図"))
    ])
    let svg = SVGRenderer()
    let drawing = try svg.render(picture)
    #expect(try svg.render(picture) == drawing)
    #expect(try SVGRenderer().render(picture) == drawing)
    let pixels = try PNGRenderer().render(picture)
    #expect(try PNGRenderer().render(picture) == pixels)
    let page = try PDFRenderer().render(picture)
    #expect(try PDFRenderer().render(picture) == page)
  }

  @Test func severalThreadsShareARenderer() async throws {
    let renderer = PNGRenderer()
    let widgets = try Self.texts.map { try Sample.widget($0) }
    let alone = try widgets.map { try PNGRenderer().render($0) }
    try await withThrowingTaskGroup { group in
      for round in 0..<24 {
        group.addTask {
          let index = round % widgets.count
          let together = try renderer.render(widgets[index])
          #expect(together == alone[index])
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func opacityDims() throws {
    let solid = try Raster(png: PNGRenderer().render(Sample.widget("██")))
    let dim = try Raster(png: PNGRenderer().render(Sample.widget("██", opacity: 0.3)))
    #expect(solid.ink != nil)
    #expect(dim.ink == nil)
  }

  @Test func aWarningIsSeen() throws {
    var panel = PicturePanel(content: try Sample.widget("見出し"))
    let plain = try Raster(png: PNGRenderer().render(Picture(panels: [panel])))
    panel.emphasis = .warning
    let warned = try Raster(png: PNGRenderer().render(Picture(panels: [panel])))
    #expect(warned.difference(from: plain) != nil)
    panel.emphasis = .doubt
    let doubted = try Raster(png: PNGRenderer().render(Picture(panels: [panel])))
    #expect(doubted.difference(from: plain) != nil)
    #expect(doubted.difference(from: warned) != nil)
  }

  /// The ground reaches the last row and column, whatever the scale.
  @Test(arguments: [1.0, 1.5, 2, 2.75, 3])
  func theGroundCoversThePicture(scale: Double) throws {
    let raster = try Raster(
      png: PNGRenderer(scale: scale).render(blank(width: 100.3, height: 50.7))
    )
    #expect(raster.darkest > 0x15_0000)
  }

  /// A PDF has the picture's size, its title without what a terminal would obey, and the same date whenever
  /// it is drawn.
  @Test(
    .enabled(
      if: GoldenPictureTests.knowsPictures,
      "other versions of Cairo may pack what a file says of itself"
    ),
    arguments: [
      ("Harbour lights", "(Harbour lights)"), ("A\u{7}b", "<FEFF0041FFFD0062>"),
      ("港\n", "<FEFF6E2FFFFD>"),
    ]
  )
  func aPDFTellsOfItself(_ title: String, _ written: String) throws {
    let panel = PicturePanel(content: blank(width: 100.3, height: 50))
    let pdf = try PDFRenderer().render(Picture(panels: [panel], title: title))
    let said = ["/MediaBox [ 0 0 149 98 ]", "/Title \(written)", "/CreationDate (20000101000000Z)"]
    for words in said { #expect(pdf.range(of: Data(words.utf8)) != nil, "\(words)") }
  }

  @Test func aPDFSaysSo() throws {
    let pdf = try PDFRenderer().render(Sample.widget("見出し"))
    #expect(pdf.starts(with: Data("%PDF-".utf8)))
    #expect(pdf.range(of: Data("%%EOF".utf8)) != nil)
  }

  /// Cairo takes no text for a title that holds a noncharacter, and no page came of it.
  @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0x10_FFFF, 0x00, 0x9B, 0x6F22] as [UInt32])
  func everyTextIsATitleOfAPDF(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let picture = Picture(try Sample.widget("Harbour"), title: "a\(scalar)b")
    #expect(try PDFRenderer().render(picture).starts(with: Data("%PDF-".utf8)))
  }

  @Test(arguments: [
    "台風19号",
    "\"\u{301}><script>alert('x')</script>",
    "]]>&amp;<!--",
    "\u{0}\u{1B}[31m\u{FFFE}",
    " id=\"linear0\" url(#linear0) \"#x",
    "👨‍👩‍👧‍👦🏳️‍🌈",
    String(repeating: "\"\u{300}", count: 500),
  ])
  func anSVGIsWellFormed(text: String) throws {
    let svg = try SVGRenderer().render(Sample.widget(text, "本文"))
    let reader = ElementReader()
    let parser = XMLParser(data: svg)
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    #expect(reader.names.first == "svg")
    #expect(Set(reader.names).isDisjoint(with: ["script", "foreignObject", "text"]))
    // What XML cannot hold is replaced; everything else is there, unchanged.
    let shown = String(
      String.UnicodeScalarView(
        "\(text)\n本文".unicodeScalars.map { scalar in
          scalar.value < 0x20 && scalar != "\n" || scalar.value == 0xFFFE ? "\u{FFFD}" : scalar
        }
      )
    )
    #expect(reader.words.unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(reader.references.isSubset(of: reader.identifiers))
  }

  @Test func anSVGHoldsARepeatedEmojiOnce() throws {
    let one = PicturePanel(content: try Sample.widget("🌀"))
    let svg = try SVGRenderer().render(Picture(panels: Array(repeating: one, count: 5)))
    let reader = ElementReader()
    let parser = XMLParser(data: svg)
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.names.count { $0 == "image" } == 1)
  }
}

/// Notes what stands in an XML document.
private final class ElementReader: NSObject, XMLParserDelegate {
  var names: [String] = []
  var identifiers: Set<String> = []
  var references: Set<String> = []
  var words = ""
  private var isInDescription = false

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    isInDescription = name == "desc"
    if let identifier = attributes["id"] { identifiers.insert(identifier) }
    for value in attributes.values {
      if value.hasPrefix("#") { references.insert(String(value.dropFirst())) }
      if let start = value.range(of: "url(#")?.upperBound,
        let end = value[start...].firstIndex(of: ")")
      {
        references.insert(String(value[start..<end]))
      }
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    isInDescription = false
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if isInDescription { words += characters }
  }
}
