import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing

@testable import Headlines

/// What is said of fonts whose pictures are not read.
extension ReportSentenceTests {
  /// Of a font whose pictures are not read, since one has more words in it than programs write, this is said; not where
  /// they would not be drawn: beside outlines those that have no colours are not (`EBDT`).
  @Test(arguments: [("sbix", 8, false), ("sbix", 9, true), ("EBDT", 9, false)])
  func picturesThatAreNotReadAreTold(_ table: String, _ count: Int, _ isTold: Bool) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.replace("name", with: nil)
    let glyphCount = try FontFace(path: try font.write("Layers.ttf")).glyphCount
    font.replace("COLR", with: nil)
    font.rename("CPAL", to: table)
    let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let chunk = Data([0, 0, 0, 0]) + Data("zTXt".utf8) + Data([1, 2, 3, 4])
    let chunks = (0..<count).reduce(into: Data()) { chunks, _ in chunks.append(chunk) }
    // One size, of 100 pixels an em, in which no glyph has a picture: they stand behind.
    let offsets = [Int](repeating: 4 + 4 * (glyphCount + 1), count: glyphCount + 1).map { ($0, 4) }
    let sizes: [(Int, Int)] = [(1, 2), (1, 2), (1, 4), (12, 4), (100, 2), (72, 2)] + offsets
    let header = sizes.flatMap { $0.0.bigEndianBytes($0.1) }
    font.replace(table, with: Data(table == "sbix" ? header : []) + signature + chunks)
    let fonts = try FontLibrary.files(regular: [FontFace(path: try font.write("Pictures.ttf"))])
    let article = HeadlineArticle(time: "A", headline: "AB", language: "en")
    let report = try report(article, in: fonts, on: "iPhone 15")
    let english = "Drawn without pictures, of which one has too many texts in it: Pictures.ttf"
    let japanese = "画像に埋め込まれたテキストが多すぎるため、画像なしで描くフォント：Pictures.ttf"
    #expect(report.pictureNotes() == (isTold ? [english] : []))
    #expect(report.pictureNotes(in: .japanese) == (isTold ? [japanese] : []))
    #expect(report.fontNotes().contains(english) == isTold)
  }

  /// Nor are pictures read of a font in which one is made of others; of one with outlines none would be drawn.
  @Test(arguments: [
    (7, false, false), (8, false, true), (9, false, true), (17, false, false), (8, true, false),
    (9, true, false),
  ])
  func picturesOfPicturesAreTold(
    _ format: Int,
    _ hasOutlines: Bool,
    _ isTold: Bool
  ) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.replace("name", with: nil)
    if !hasOutlines {
      font.replace("glyf", with: nil)
      font.replace("loca", with: nil)
    }
    font.rename("COLR", to: "EBDT")
    font.replace("EBDT", with: Data([0, 2, 0, 0]))
    font.rename("CPAL", to: "EBLC")
    font.replace("EBLC", with: .places(ofPicturesOf: [format]))
    let fonts = try FontLibrary.files(regular: [FontFace(path: try font.write("Pictures.ttf"))])
    let article = HeadlineArticle(time: "A", headline: "AB", language: "en")
    let report = try report(article, in: fonts, on: "iPhone 15")
    let english = "Drawn without pictures, of which one is made of others: Pictures.ttf"
    let japanese = "ほかの画像を組み合わせた画像があるため、画像なしで描くフォント：Pictures.ttf"
    #expect(report.pictureNotes() == (isTold ? [english] : []))
    #expect(report.pictureNotes(in: .japanese) == (isTold ? [japanese] : []))
  }

  /// What is said of a headline in two files of one name, the first of which has no character but A.
  private func reportOfTwoFiles(of font: AlteredFont) throws -> ArticleReport {
    let both = try FontFace(path: try font.write("Both.ttf"))
    // One character is mapped to the third glyph.
    let map: [(value: Int, width: Int)] = [
      (0, 2), (1, 2), (3, 2), (10, 2), (12, 4), (12, 2), (0, 2), (28, 4), (0, 4), (1, 4),
      (0x41, 4), (0x41, 4), (2, 4),
    ]
    font.replace("cmap", with: Data(map.flatMap { $0.value.bigEndianBytes($0.width) }))
    let first = try FontFace(path: try font.write("First.ttf"))
    let fonts = try FontLibrary.files(regular: [first, both])
    let article = HeadlineArticle(time: "A", headline: "AB", language: "en")
    let report = try report(article, in: fonts, on: "iPhone 15")
    try #require(report.usedFaces.map(\.familyName) == ["Boxes Layers", "Boxes Layers"])
    return report
  }

  /// A family that several of the fonts are of is named once.
  @Test func familiesAreNamedOnce() throws {
    let letters = try AlteredFont.test("Layers.ttf")
    letters.replace("COLR", with: nil)
    let made = try reportOfTwoFiles(of: letters).synthesisNotes()
    let words = "No bold face: Boxes Layers is made heavier, and wider by 1/24 em a character"
    #expect(made == [words])
    let pictures = try AlteredFont.test("Layers.ttf")
    pictures.replace("glyf", with: nil)
    pictures.replace("loca", with: nil)
    pictures.rename("COLR", to: "EBDT")
    pictures.replace("EBDT", with: Data([0, 2, 0, 0]))
    pictures.rename("CPAL", to: "EBLC")
    pictures.replace("EBLC", with: .places(ofPicturesOf: [8]))
    let composed = try reportOfTwoFiles(of: pictures).pictureNotes()
    #expect(composed == ["Drawn without pictures, of which one is made of others: Boxes Layers"])
  }
}
