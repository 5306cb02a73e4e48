import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing

@testable import Headlines

/// What is said of fonts whose pictures are not read.
extension ReportSentenceTests {
  /// Of a font whose pictures are not read, since one has more words in it than programs write, this is said.
  @Test(arguments: [(8, false), (9, true)])
  func picturesThatAreNotReadAreTold(_ count: Int, _ isTold: Bool) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.replace("name", with: nil)
    font.replace("COLR", with: nil)
    font.rename("CPAL", to: "EBDT")
    let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let chunk = Data([0, 0, 0, 0]) + Data("zTXt".utf8) + Data([1, 2, 3, 4])
    let chunks = (0..<count).reduce(into: Data()) { chunks, _ in chunks.append(chunk) }
    font.replace("EBDT", with: signature + chunks)
    let fonts = try FontLibrary.files(regular: [FontFace(path: try font.write("Pictures.ttf"))])
    let article = HeadlineArticle(time: "A", headline: "AB", language: "en")
    let report = try report(article, in: fonts, on: "iPhone 15")
    let english = "Drawn without pictures, of which one has too many texts in it: Pictures.ttf"
    let japanese = "画像に埋め込まれたテキストが多すぎるため、画像なしで描くフォント：Pictures.ttf"
    #expect(report.pictureNotes() == (isTold ? [english] : []))
    #expect(report.pictureNotes(in: .japanese) == (isTold ? [japanese] : []))
    #expect(report.fontNotes().contains(english) == isTold)
  }

  /// Nor are pictures read of a font in which one is made of others.
  @Test(arguments: [(7, false), (8, true), (9, true), (17, false)])
  func picturesOfPicturesAreTold(_ format: Int, _ isTold: Bool) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.replace("name", with: nil)
    font.replace("COLR", with: nil)
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
}
