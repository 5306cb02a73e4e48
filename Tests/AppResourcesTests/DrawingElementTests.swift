import AppResources
import Foundation
import Testing

/// The size of a drawing as its first element tells it.
@Suite struct DrawingElementTests {
  /// Lengths stand as XML writes them; those in other units than points, and those of other elements, are none.
  @Test(
    arguments: [
      ("<svg\n  width=\"4\"\n  height=\"5\">", [4, 5]),
      ("<svg\twidth='4'\r\nheight='5'/>", [4, 5]),
      ("<svg width = \"4px\" height= ' 5pt '>", [4, 5]),
      ("<svg:svg width='4' height='5'>", [4, 5]),
      ("<svg id='>' data-width='9' title='width=\"8\"' width='4' height='5'>", [4, 5]),
      ("<svg width='100%' height='5' viewBox='0 0 6\n7'>", [6, 7]),
      ("<svg width='1em' height='1em' viewBox='0,0,6,7'>", [6, 7]),
      ("<svg width=9 height='5' width='4'>", [4, 5]),
      ("<svg width='4' height='5' width='9' height='1em'>", [4, 5]),
      ("<svg width='1em' height='5'>", nil), ("<svg width='4' height='5", nil),
      ("<svgs width='4' height='5'>", nil), ("<g><svg width='4' height='5'></g>", nil),
      ("<!-- <svg width='9' height='9'> --><svg width='4' height='5'>", [4, 5]),
      (
        """
        <?xml version='1.0'?><!DOCTYPE svg PUBLIC '>' "it's" [<!ENTITY a '<svg>'><!-- ' --> \
        <?a ']>?>]><svg width='4' height='5'>
        """,
        [4, 5]
      ),
      (
        "<!DOCTYPE svg [<!ENTITY a 'b'><svg width='9' height='9'>]><svg width='4' height='5'>",
        [4, 5]
      ),
      ("<!DOCTYPE svg ]><svg width='4' height='5'>", [4, 5]),
      ("<!DOCTYPE svg [<svg width='4' height='5'>", nil), ("<!-- <svg width='4' height='5'>", nil),
      ("<?xml <svg width='4' height='5'>", nil), ("<!DOCTYPE svg '><svg>", nil),
      ("<!DOCTYPE svg [<!-- ]><svg width='4' height='5'>", nil),
      ("<!DOCTYPE svg [<?a ]><svg width='4' height='5'>", nil),
    ] as [(String, [Double]?)]
  )
  func drawingsAreReadAsXML(_ text: String, _ sides: [Double]?) {
    let size = PictureHeader(Data(text.utf8))?.size
    #expect(size.map { [Double($0.width), Double($0.height)] } == sides)
  }

  /// Of an SVG file the first 65,536 bytes are looked at, of a PDF file's box the 120 behind its name.
  @Test(arguments: [(0, true), (1, false)])
  func drawingsAreReadUpToABound(_ further: Int, _ isRead: Bool) {
    let element = "<svg width='4' height='5'>"
    let space = String(repeating: " ", count: 65_536 - element.utf8.count + further)
    let svg = PictureHeader(Data("\(space)\(element)</svg>".utf8))
    #expect(svg?.size == (isRead ? CGSize(width: 4, height: 5) : nil))
    let box = "[0 0 4 5]"
    let gap = String(repeating: " ", count: 120 - box.utf8.count + further)
    let pdf = PictureHeader(Data("%PDF-1.4 /MediaBox\(gap)\(box) ]".utf8))
    #expect(pdf?.size == (isRead ? CGSize(width: 4, height: 5) : nil))
  }

  /// A letter has 128 marks and no more, in a name or in what an attribute says.
  @Test(arguments: [(128, true), (129, false)])
  func drawingsHaveNoLongLetters(_ count: Int, _ isRead: Bool) {
    let letter = "a" + String(repeating: "\u{301}", count: count)
    for attribute in ["\(letter)='1'", "id='\(letter)'"] {
      let size = PictureHeader(Data("<svg \(attribute) width='4' height='5'>".utf8))?.size
      #expect(size == (isRead ? CGSize(width: 4, height: 5) : nil), "\(attribute.utf8.count)")
    }
  }
}
