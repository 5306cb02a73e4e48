import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// Files that are no fonts, and fonts without the tables that text is set by.
@Suite("Formats of fonts") struct FontFormatTests {
  /// Pictures of letters are a font to FreeType, which has no table that text could be set by.
  @Test func fontsWithoutTablesAreNamed() throws {
    let lines = [
      "STARTFONT 2.1", "FONT -test-boxes-medium-r-normal--8-80-75-75-c-80-iso10646-1",
      "SIZE 8 75 75", "FONTBOUNDINGBOX 8 2 0 0", "STARTPROPERTIES 2", "FONT_ASCENT 8",
      "FONT_DESCENT 0", "ENDPROPERTIES", "CHARS 1", "STARTCHAR A", "ENCODING 65", "SWIDTH 500 0",
      "DWIDTH 8 0", "BBX 8 2 0 0", "BITMAP", "FF", "FF", "ENDCHAR", "ENDFONT", "",
    ]
    let folder = try TestFiles.temporaryFolder(["boxes.bdf": lines.joined(separator: "\n")])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "boxes.bdf").path
    #expect(throws: FontError.notOpenType(path: path)) { try FontFace(path: path) }
    #expect(throws: FontError.notOpenType(path: path)) { try FontFace(path: path, index: 1) }
  }

  /// Such fonts are known by their first bytes: FreeType, which reads them whole, would find that nothing follows.
  @Test(
    arguments: [
      ("STARTFONT", true), ("\u{1}fcp", true), ("%!PS-AdobeFont-1.0: Test", true),
      ("%!FontType1-1.0: Test", true), ("%!PS-TrueTypeFont", true),
      ("%!PS-Adobe-3.0 Resource-CIDFont", true), ("PFR0", true), ("\u{1}\0\u{4}\u{1}", true),
      ("STARTFON", false), ("\u{1}fc", false), ("%!PS-Adobe-3.0", false), ("\u{1}\0\u{3}", false),
      ("\0\u{2}\0\0", false), ("\0\u{1}\0\u{1}", false), ("otto", false), ("", false),
      // Those of tables, of which there is none.
      ("\0\u{1}\0\0", false), ("\0\0\u{1}\0", false), ("OTTO", false), ("true", false),
      ("ttcf", false), ("typ1", false),
    ]
  )
  func fontsOfOtherKindsAreKnownByTheirFirstBytes(_ start: String, _ isFont: Bool) throws {
    let folder = try TestFiles.temporaryFolder(["font": start + "\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "font").path
    let error = isFont ? FontError.notOpenType(path: path) : .notAFont(path: path)
    #expect(throws: error) { try FontFace(path: path) }
    try Data([0x80, 1, 0, 0, 0, 0]).write(to: URL(fileURLWithPath: path))
    #expect(throws: FontError.notOpenType(path: path)) { try FontFace(path: path) }
  }

  /// What is no font is refused by its first bytes, however much follows: a thousand times half a gigabyte would take
  /// minutes.
  @Test func filesThatAreNoFontsAreNotReadWhole() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      try FontFormatTests.openLargeFile()
    }
  }

  private static func openLargeFile() throws {
    let folder = try TestFiles.temporaryFolder(["large": "no font"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "large").path
    let handle = try #require(FileHandle(forWritingAtPath: path))
    // Of which the file has only the first on the disk.
    try handle.truncate(atOffset: UInt64(MappedFile.mostBytes))
    try handle.close()
    for _ in 0..<1000 {
      #expect(throws: FontError.notAFont(path: path)) { try FontFace(path: path) }
    }
  }
}
