import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// What axes and places of a variable font are called, whichever languages its names are in.
@Suite struct FontNameTests {
  /// By the numbers that Windows gives them (OpenType, `name`).
  private static let languages = [0x407: "de", 0x409: "en", 0x40C: "fr", 0x411: "ja"]

  /// - Parameter silent: the languages in which the names have no words.
  private static func table(
    in languages: [Int],
    identifiers: Range<Int>,
    silent: Set<Int> = []
  ) -> Data {
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for language in languages.sorted() {
      for identifier in identifiers {
        let named = "\(identifier) \(Self.languages[language] ?? "")"
        let text = silent.contains(language) ? "" : named
        let units = text.utf16.flatMap { Int($0).bigEndianBytes(2) }
        for field in [3, 1, language, identifier, units.count, texts.count] {
          records += field.bigEndianBytes(2)
        }
        texts += units
      }
    }
    let count = languages.count * identifiers.count
    let header = [0, count, 6 + records.count].flatMap { $0.bigEndianBytes(2) }
    return Data(header + records + texts)
  }

  @Test(arguments: [
    ([0x409], "en"), ([0x411], "ja"), ([0x40C], "fr"), ([0x409, 0x411], "en"),
    ([0x407, 0x409], "en"), ([0x40C, 0x411], "fr"), ([0x407, 0x411], "de"),
    ([0x407, 0x40C, 0x411], "de"), ([0x407, 0x409, 0x40C, 0x411], "en"),
  ])
  func namesAreEnglishOrOfTheFirstLanguage(_ languages: [Int], _ expected: String) throws {
    let path = TestFiles.directory.appending(path: "Fonts/Variable.ttf").path
    let font = try AlteredFont(of: path)
    font.replace("name", with: Self.table(in: languages, identifiers: 1..<270))
    let face = try FontFace(path: font.write("Names.ttf"))
    let plain = try FontFace(path: path)
    let names = face.axes.map(\.name) + face.namedInstances.map(\.name)
    #expect(names.count == plain.axes.count + plain.namedInstances.count)
    for name in names { #expect(name.hasSuffix(" \(expected)"), "\(name)") }
  }

  /// A name without words is none, be it English: that of the next language which has some is taken.
  @Test(
    arguments: [
      ([0x407, 0x411], [0x407]), ([0x407, 0x40C, 0x411], [0x407, 0x40C]),
      ([0x409, 0x411], [0x409]),
    ] as [([Int], Set<Int>)]
  )
  func namesWithoutWordsArePassedOver(_ languages: [Int], _ silent: Set<Int>) throws {
    let font = try AlteredFont.test("Variable.ttf")
    font.replace("name", with: Self.table(in: languages, identifiers: 1..<270, silent: silent))
    let face = try FontFace(path: font.write("Names.ttf"))
    let names = face.axes.map(\.name) + face.namedInstances.map(\.name) + [face.familyName]
    for name in names { #expect(name.hasSuffix(" ja"), "\(name)") }
  }

  /// The spaces behind a tag's characters fill it, those in front of them and between them are its own.
  @Test(
    arguments: [
      (0x7767_6874, "wght"), (0x6120_6220, "a b"), (0x2061_2020, " a"), (0x2020_2020, ""),
      (0x6120_2062, "a  b"),
    ] as [(UInt32, String)]
  )
  func tagsAreFilledWithSpaces(_ number: UInt32, _ expected: String) {
    #expect(OpenTypeTag(number: number).description == expected)
  }
}
