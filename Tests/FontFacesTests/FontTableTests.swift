import CHarfBuzz
import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import BundledFonts
@testable import FontFaces

/// Files of words, and what is computed of the bundled fonts in one.
@Suite("Compiled tables of fonts") struct FontTableTests {
  private func words(_ bytes: [UInt8]) throws -> MappedFile {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "words").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return try MappedFile(path: path)
  }

  private static func bytes(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) } }
  }

  /// A file that is read has the bytes of one that is mapped, which what is written later does not change.
  @Test(arguments: [1, 4_096, 4_097, 3 << 20]) func filesAreRead(_ count: Int) throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "bytes").path
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let read = try MappedFile(reading: path)
    #expect(read.path == path)
    #expect(read.bytes.elementsEqual(bytes))
    #expect(read.hasBytes(of: try MappedFile(path: path)))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data([bytes[0] ^ 1]))
    try handle.close()
    #expect(read.bytes.elementsEqual(bytes))
    #expect(!read.hasBytes(of: try MappedFile(path: path)))
    try Data(bytes + [0]).write(to: URL(fileURLWithPath: path))
    #expect(!read.hasBytes(of: try MappedFile(path: path)))
    try Data().write(to: URL(fileURLWithPath: path))
    let problem = FileProblem(reason: "the file is empty")
    #expect(throws: problem) { try MappedFile(path: path) }
    #expect(throws: problem) { try MappedFile(reading: path) }
  }

  #if os(Linux)
  /// Neither of them stays open, nor one whose beginning is looked at, or that is refused.
  @Test func filesAreClosed() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "bytes").path
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
    let (read, mapped) = (try MappedFile(reading: path), try MappedFile(path: path))
    #expect(try MappedFile.beginning(of: path, 2) == [1, 2])
    #expect(try MappedFile.beginning(of: path, 9) == [1, 2, 3])
    let empty = folder.appending(path: "empty").path
    try Data().write(to: URL(fileURLWithPath: empty))
    #expect(throws: FileProblem(reason: "the file is empty")) { try MappedFile(path: empty) }
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let held = descriptors.filter {
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      return file?.contains(folder.lastPathComponent) == true
    }
    #expect(held.isEmpty)
    #expect(read.bytes.elementsEqual([1, 2, 3]) && mapped.bytes.elementsEqual([1, 2, 3]))
  }

  /// The pages of a font that is bundled are the file's own, and take no memory besides; those of another are not.
  ///
  /// What is written into the file is seen there.
  @Test func bundledFontsTakeNoMemoryOfTheirOwn() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "bytes").path
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
    let (mapped, read) = (try MappedFile(font: path), try MappedFile(readingFont: path))
    #expect(mapped.path == path && read.path == path)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data([9]))
    try handle.close()
    #expect(mapped.bytes.elementsEqual([9, 2, 3]) && read.bytes.elementsEqual([1, 2, 3]))
  }
  #endif

  /// A word that is not whole is none, as what lies before and after.
  @Test(arguments: [12, 13, 15]) func wordsAreRead(_ length: UInt8) throws {
    let words = CompiledWords(try words(Array(1...length)))
    #expect([0, 1, 2].map { words[$0] } == [0x0403_0201, 0x0807_0605, 0x0C0B_0A09])
    #expect([-2, -1, 3, 4, 1 << 40].map { words[$0] } == [0, 0, 0, 0, 0])
    #expect(words.double(at: 1).bitPattern == 0x0C0B_0A09_0807_0605)
    #expect(words.double(at: 2).bitPattern == 0x0C0B_0A09)
  }

  /// Ranges of one scalar are ranges; those that end before they begin are none.
  @Test func setsAreRead() throws {
    let table: [UInt32] = [99, 4, 0x41, 0x43, 0x50, 0x50, 0x62, 0x61, 0x3042, 0x3044, 0x70, 0x71]
    let words = CompiledWords(try words(Self.bytes(table)))
    let found = (0..<0x4000 as Range<UInt32>).filter(words.scalars(at: 1).contains)
    #expect(found == [0x41, 0x42, 0x43, 0x50, 0x3042, 0x3043, 0x3044])
    #expect(!words.scalars(at: 50).contains { _ in true })
  }

  /// What is wrong with the first font that could not be measured is told, whatever comes later.
  @Test func theFirstOvergrownFontIsTold() async {
    await #expect(processExitsWith: .success) {
      let first = FontError.tooWide(path: "a")
      #expect(OvergrownFonts.error == nil)
      OvergrownFonts.note(first)
      OvergrownFonts.note(.tooNarrow(path: "b"))
      OvergrownFonts.note(first)
      #expect(OvergrownFonts.error == first)
    }
  }

  /// A table of another kind is refused; one without a font's digest has nothing for it.
  @Test func fontsAreFoundByTheirDigests() throws {
    let known = BundledFile(
      name: "a",
      byteCount: 1,
      outlines: 0..<0,
      quickDigest: 0x1122_3344_5566_7788,
      sha256: ""
    )
    var table: [UInt32] = [
      0x3146_6346, 2, 0x5566_7788, 0x1122_3345, 8, 0x5566_7788, 0x1122_3344, 9,
      // The first font's place, and the second one's: where its characters are.
      20, 10, 1, 0x61, 0x62,
    ]
    let font = try #require(try FaceTables(words(Self.bytes(table)))[known])
    #expect((0..<0x100 as Range<UInt32>).filter(font.characters.contains) == [0x61, 0x62])
    table[1] = 1
    #expect(try FaceTables(words(Self.bytes(table)))[known] == nil)
    table[0] += 1
    let file = try words(Self.bytes(table))
    #expect(
      throws: FontError.bundledFonts(reason: "\(file.path) is no table of fonts")
    ) { try FaceTables(file) }
  }

  /// What no rule touches is told for a script and one of its languages, and else for both together; kerning counts
  /// where it is applied.
  @Test(
    arguments: [
      (nil, nil, "az"), (nil, 0, "az"), (0, nil, "by"), (0, 0, "cx"), (0, 1, "by"), (1, 0, "az"),
    ] as [(UInt32?, UInt32?, String)]
  )
  func untouchedCharactersAreThoseOfALanguage(
    _ script: UInt32?,
    _ language: UInt32?,
    _ ends: String
  ) throws {
    let known = BundledFile(
      name: "a",
      byteCount: 1,
      outlines: 0..<0,
      quickDigest: 0x1122_3344_5566_7788,
      sha256: ""
    )
    let table: [UInt32] = [
      0x3146_6346, 1, 0x5566_7788, 0x1122_3344, 5,
      // Places of its characters, of substitutions, and of positions with kerning and without.
      20, 9, 15, 17,
      // Of any script a to z; of the only one b to y, and c to x in its only language.
      20, 1, 12, 1, 23, 26,
      // With kerning a to m, without it all.
      29, 0, 20, 0, 0,
      1, 0x61, 0x7A, 1, 0x62, 0x79, 1, 0x63, 0x78, 1, 0x61, 0x6D,
    ]
    let font = try #require(try FaceTables(words(Self.bytes(table)))[known])
    let own = FaceTables.LanguageSystem(script: script, language: language)
    let any = FaceTables.LanguageSystem(script: nil, language: nil)
    func untouched(isKerned: Bool) -> [UInt32] {
      let found = font.untouched(substitution: own, positioning: any, isKerned: isKerned)
      return (0..<0x100 as Range<UInt32>).filter(found.contains)
    }
    let values = ends.unicodeScalars.map(\.value)
    #expect(untouched(isKerned: false) == Array(values[0]...values[1]))
    #expect(untouched(isKerned: true) == Array(values[0]...0x6D))
  }

  // MARK: Plans

  private static func key(_ number: Int, features: Int) -> PlanKey {
    let list = (0..<features).map { place in
      hb_feature_t(
        tag: 0x6161_6161 + UInt32(place),
        value: UInt32(number),
        start: 0,
        end: .max
      )
    }
    return PlanKey(script: HB_SCRIPT_LATIN, isRightToLeft: false, language: nil, features: list)
  }

  /// A font is made anew when it has plans of a weight of 64: each counts one, and one more for each 64 of its features.
  @Test(arguments: [(1, 64), (63, 64), (64, 32), (127, 32), (128, 21), (4_032, 1), (5_000, 1)])
  func plansAreCountedByTheirWeight(_ features: Int, _ expected: Int) throws {
    let path = TestFiles.directory.appending(path: "Fonts/Variable.ttf").path
    let face = try FontFace(path: path, variations: [FontVariation(.weight, 900)])
    let fonts = (0..<2 * expected + 1).map {
      face.shapingFont(for: Self.key($0, features: features))
    }
    let changes = fonts.indices.dropFirst().filter { fonts[$0] !== fonts[$0 - 1] }
    #expect(changes == [expected, 2 * expected])
    // Each stands where the face does.
    let glyph = try #require(face.nominalGlyph(0x41))
    for font in [fonts[0], fonts[expected], fonts[2 * expected]] {
      #expect(hb_font_get_glyph_h_advance(font.font, glyph) == 701)
    }
    // What the font has is asked for again.
    #expect(
      face.shapingFont(for: Self.key(2 * expected, features: features)) === fonts[2 * expected]
    )
  }

  // MARK: Ends

  /// A font may end with its last table and not before, whichever of its versions it names.
  ///
  /// Behind the last table of this one are two bytes.
  @Test(arguments: ["\0\u{1}\0\0", "true"], [0, 2, 3, 16])
  func tablesEndInTheirFile(_ version: String, _ cut: Int) throws {
    let font = try Data(contentsOf: TestFiles.directory.appending(path: "Fonts/Layers.ttf"))
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "font.ttf")
    try (Data(version.utf8) + font.dropFirst(4).dropLast(cut)).write(to: file)
    if cut <= 2 {
      #expect(try FontFace(path: file.path).covers("A"))
    } else {
      #expect(throws: FontError.notAFont(path: file.path)) { try FontFace(path: file.path) }
    }
  }

  // MARK: Pictures

  /// A table that tells where pictures are: sizes, each with ranges of glyphs whose pictures are of some format.
  private static func places(_ sizes: [[Int]]) -> [UInt8] {
    var table = 0x0002_0000.bigEndianBytes(4) + sizes.count.bigEndianBytes(4)
    var lists: [UInt8] = []
    for formats in sizes {
      let place = 8 + 48 * sizes.count + lists.count
      table += place.bigEndianBytes(4) + [0, 0, 0, 0] + formats.count.bigEndianBytes(4)
      table += [UInt8](repeating: 0, count: 36)
      for index in formats.indices {
        lists += [0, 0, 0, 0] + (8 * formats.count + 4 * index).bigEndianBytes(4)
      }
      for format in formats { lists += [0, 1] + format.bigEndianBytes(2) }
    }
    return table + lists
  }

  private static func areComposed(_ table: [UInt8]) -> Bool {
    table.withUnsafeBytes { EmbeddedPictures.areComposed($0) }
  }

  /// Pictures of two formats are made of others, whatever the size and the range that they stand in.
  @Test(
    arguments: [
      ([], false), ([[]], false), ([[7, 10]], false), ([[8]], true), ([[9]], true),
      ([[1, 2, 8]], true), ([[1], [2], [9]], true), ([[], [1, 9]], true), ([[1, 2], [7]], false),
    ] as [([[Int]], Bool)]
  )
  func picturesAreMadeOfOthers(_ sizes: [[Int]], _ areComposed: Bool) {
    let table = Self.places(sizes)
    #expect(Self.areComposed(table) == areComposed)
    // What the table does not reach is none.
    #expect(!Self.areComposed(Array(table.dropLast(min(table.count, 2)))))
  }

  /// Sizes may all have one list: a million ranges are gone through.
  @Test(arguments: [(1_024, false), (1_025, true)])
  func rangesOfPicturesHaveABound(_ sizeCount: Int, _ areComposed: Bool) {
    let rangeCount = 1_024
    var table = 0x0002_0000.bigEndianBytes(4) + sizeCount.bigEndianBytes(4)
    let place = (8 + 48 * sizeCount).bigEndianBytes(4)
    for _ in 0..<sizeCount {
      table += place + [0, 0, 0, 0] + rangeCount.bigEndianBytes(4)
      table += [UInt8](repeating: 0, count: 36)
    }
    // Each range names its own first bytes.
    for index in 0..<rangeCount { table += [0, 0, 0, 0] + (8 * index).bigEndianBytes(4) }
    #expect(Self.areComposed(table) == areComposed)
  }

  private static func chunk(_ name: String, _ data: [UInt8] = []) -> [UInt8] {
    data.count.bigEndianBytes(4) + Array(name.utf8) + data + [0, 0, 0, 0]
  }

  /// Words of either kind are counted together, up to a picture's end, and of each picture by itself.
  @Test func wordsOfAPictureAreCounted() {
    let (packed, long, plain) = (Self.chunk("zTXt"), Self.chunk("iTXt", [1]), Self.chunk("tEXt"))
    let start: [UInt8] = PNGChunks.signature
    let five = [[UInt8]](repeating: packed + plain, count: 5).flatMap { $0 }
    let three = [[UInt8]](repeating: long, count: 3).flatMap { $0 }
    let end = Self.chunk("IEND")
    let cases: [(bytes: [UInt8], isMany: Bool)] = [
      (five + three, false), (five + three + packed, true), (five + three + long, true),
      (five + three + end + packed, false), (five + three + end + start + five, false),
      (five + plain + three + start + five, false), ([0x89] + start + five + five, true),
      (end + start + five + three + start + five + five, true),
    ]
    for (index, (bytes, isMany)) in cases.enumerated() {
      // Behind bytes that only begin as a picture does.
      let table = [0x89, 0x50, 7] + start + bytes
      let found = table.withUnsafeBytes { EmbeddedPictures.haveManyTexts(in: $0) }
      #expect(found == isMany, "\(index)")
    }
  }

  /// Pictures may lie over each other: of all of them together four million chunks are gone through.
  @Test(arguments: [(2_047, 2_049, false), (2_048, 2_048, true)])
  func chunksOfAllPicturesAreCounted(_ pictureCount: Int, _ chunkCount: Int, _ isMany: Bool) {
    // The first chunk of each goes to a list of chunks without data, which all of them have.
    var table: [UInt8] = []
    for index in 0..<pictureCount {
      let length = 16 * (pictureCount - index) - 16
      table += PNGChunks.signature
      table += length.bigEndianBytes(4) + Array("tEXt".utf8)
    }
    table += [UInt8](repeating: 0, count: 4 + 12 * (chunkCount - 1))
    let found = table.withUnsafeBytes { EmbeddedPictures.haveManyTexts(in: $0) }
    #expect(found == isMany)
  }

  /// Where pictures are is told by any of three tables.
  @Test(arguments: [("CBLC", true), ("EBLC", true), ("bloc", true), ("none", false)])
  func picturesOfPicturesAreFound(_ table: String, _ isFound: Bool) throws {
    for format in [1, 8] {
      let font = try AlteredFont.test("Layers.ttf")
      font.rename("CPAL", to: table)
      font.replace(table, with: .places(ofPicturesOf: [1, format]))
      font.replace("COLR", with: nil)
      let face = try FontFace(path: try font.write("Pictures.ttf"))
      #expect(face.hasComposedPictures == (isFound && format == 8))
    }
  }

  /// Glyphs of no program are drawn; those of both kinds of programs where both end.
  @Test func programsOfBothTablesAreLookedAt() throws {
    let (short, long) = ([14] as [UInt8], [29, 14] as [UInt8])
    let plain = try AlteredFont.test("Layers.ttf")
    #expect(try FontFace(path: try plain.write("Plain.ttf")).isDrawnInFewSteps(0))
    for (first, second) in [(short, short), (long, short), (short, long)] {
      let font = try AlteredFont.test("Layers.ttf")
      font.rename("COLR", to: "CFF ")
      font.rename("CPAL", to: "CFF2")
      font.replace("CFF ", with: Data(OutlineTable.first([first])))
      font.replace("CFF2", with: Data(OutlineTable.second([second])))
      let face = try FontFace(path: try font.write("Programs.ttf"))
      #expect(face.isDrawnInFewSteps(0) == (first == short && second == short))
    }
  }

  /// A font of programs may lack its header, by which FreeType numbers its glyphs: nothing is known of its programs then.
  @Test(arguments: [true, false]) func programsWithoutAHeaderAreNotKnown(_ hasHeader: Bool) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.mark(as: "OTTO")
    font.rename("glyf", to: "CFF ")
    font.replace("loca", with: nil)
    font.replace("COLR", with: nil)
    if !hasHeader { font.replace("head", with: nil) }
    // A point, and lines to two others.
    let program: [UInt8] = [140, 140, 21, 140, 150, 5, 150, 140, 5, 14]
    let programs = [[UInt8]](repeating: program, count: 7)
    font.replace("CFF ", with: Data(OutlineTable.first(programs)))
    let face = try FontFace(path: try font.write("Programs.otf"))
    #expect(face.isDrawnInFewSteps(0) == hasHeader && face.isDrawnInFewSteps(2) == hasHeader)
  }

  // MARK: Bounds

  /// How much is held and read at the most, in bytes.
  @Test func boundsAreThese() throws {
    #expect(FontLibrary.cascadeByteLimit == 16_777_216)
    #expect(MappedFile.mostBytes == 536_870_912)
    #expect(FreeTypeLibrary.mostAtOnce == 268_435_456)
    let face = try FontFace(path: TestFiles.directory.appending(path: "Fonts/Layers.ttf").path)
    #expect(face.heapByteCount == 65_536)
    // Fractions of advances count besides.
    let moved = try FontFace(
      path: TestFiles.directory.appending(path: "Fonts/Variable.ttf").path,
      variations: [FontVariation(.weight, 900)]
    )
    let fractions = try #require(moved.advanceFractions)
    #expect(fractions.count == 7 && moved.heapByteCount == 65_536 + fractions.heapByteCount)
  }
}
