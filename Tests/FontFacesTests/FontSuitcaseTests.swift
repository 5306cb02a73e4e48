import CFreeType
import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// A Mac's suitcases of fonts, in which fonts are bounded as they are by themselves.
@Suite("Suitcases of fonts") struct FontSuitcaseTests {
  private typealias Kind = (tag: String, resources: [[UInt8]])

  /// A suitcase of resources, kind by kind.
  private static func suitcase(_ kinds: [Kind]) -> [UInt8] {
    let listLength = 2 + 8 * kinds.count
    var records: [UInt8] = []
    var references: [UInt8] = []
    var content: [UInt8] = []
    for kind in kinds {
      records += Array(kind.tag.utf8) + (kind.resources.count - 1).bigEndianBytes(2)
      records += (listLength + references.count).bigEndianBytes(2)
      for (index, resource) in kind.resources.enumerated() {
        references += (128 + index).bigEndianBytes(2) + [0xFF, 0xFF]
        references += content.count.bigEndianBytes(4) + [0, 0, 0, 0]
        content += resource.count.bigEndianBytes(4) + resource
      }
    }
    let mapLength = 28 + listLength + references.count
    let lengths = [256, 256 + content.count, content.count, mapLength]
    let header = lengths.flatMap { $0.bigEndianBytes(4) }
    var bytes = header + [UInt8](repeating: 0, count: 240) + content
    bytes += header + [UInt8](repeating: 0, count: 8) + 28.bigEndianBytes(2)
    bytes += mapLength.bigEndianBytes(2) + (kinds.count - 1).bigEndianBytes(2)
    return bytes + records + references
  }

  /// Opens a face of a suitcase.
  private static func open(_ kinds: [Kind], index: Int = 0) throws -> FontFace {
    try open(suitcase(kinds), index: index)
  }

  private static func open(_ bytes: [UInt8], index: Int = 0) throws -> FontFace {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "font.dfont")
    try Data(bytes).write(to: file)
    do {
      return try FontFace(path: file.path, index: index)
    } catch {
      throw Refusal(sentence: "\(error)".replacing(file.path, with: "it"))
    }
  }

  private struct Refusal: Error, Equatable {
    let sentence: String

    init(sentence: String) { self.sentence = sentence }

    init(_ error: FontError) { sentence = error.description }
  }

  /// A variable font, with sets of changes of measures that lie over each other.
  private static func font(sets count: Int) throws -> [UInt8] {
    let font = try AlteredFont.test("Variable.ttf")
    font.rename("HVAR", to: "MVAR")
    font.replace(
      "MVAR",
      with: Data(VariationSetsTests.table("MVAR", sets: count, items: 65_535))
    )
    return Array(font.data)
  }

  /// A font of one table, as its directory has it, with a byte in it, and whatever stands before the directory.
  private static func font(
    _ tag: String,
    _ byte: UInt8,
    behind start: [UInt8] = [],
    version: UInt8 = 1
  ) -> [UInt8] {
    let place = start.count + 28
    var directory: [UInt8] = [0, version, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array(tag.utf8)
    directory += [0, 0, 0, 0] + place.bigEndianBytes(4) + 1.bigEndianBytes(4)
    return start + directory + [byte]
  }

  /// A suitcase's font is read as it is by itself.
  @Test func aSuitcaseIsReadAsItsFont() throws {
    let path = TestFiles.directory.appending(path: "Fonts/Variable.ttf").path
    let font = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let face = try Self.open([("sfnt", [font])])
    let own = try FontFace(path: path)
    #expect(face.covers("A") && face.glyphCount == own.glyphCount && face.axes == own.axes)
    #expect(face.digest != own.digest)
    #expect(try Self.open([("sfnt", [font, font])], index: 1).axes == own.axes)
  }

  /// At another place on its axes a face is the same one of its suitcase.
  @Test func instancesAreOfTheirFace() throws {
    let fonts = try ["Layers.ttf", "Variable.ttf"].map { Array(try AlteredFont.test($0).data) }
    let face = try Self.open([("sfnt", fonts)], index: 1)
    let bold = try face.instance([FontVariation(.weight, 700)])
    #expect(face.index == 1 && face.weight == .regular)
    #expect(bold !== face && bold.index == 1 && bold.weight == .bold)
    #expect(bold.path == face.path && bold.digest == face.digest)
    // So it is for FreeType, which draws it: the first font has no axes.
    let flags: Int? = face.withFreeTypeFace { $0.pointee.face_flags }
    let hasAxes = (flags ?? 0) & 0x100 != 0
    #expect(hasAxes)
  }

  /// FreeType reads the sets of a font in a suitcase, and those of the first one whichever is opened.
  @Test(arguments: [0, 1]) func fontsInSuitcasesAreBounded(_ index: Int) throws {
    let refusal = Refusal(.tooManyChanges(path: "it"))
    let (few, many) = (try Self.font(sets: 16), try Self.font(sets: 17))
    let others: [[Kind]] = [[], [(tag: "FOND", resources: [[0]])]]
    for kinds in others {
      func open(_ fonts: [[UInt8]]) throws -> FontFace {
        try Self.open(kinds + [(tag: "sfnt", resources: fonts)], index: index)
      }
      #expect(try !open([few, few]).axes.isEmpty)
      #expect(throws: refusal) { try open([many, few]) }
      if index == 1 {
        #expect(throws: refusal) { try open([few, many]) }
      }
    }
  }

  /// What FreeType would unpack or read instead of a font's tables is refused in a suitcase, too.
  @Test func fontsOfOtherKindsAreRefused() throws {
    let font = try Self.font(sets: 16)
    let packed = Array("wOFF".utf8) + [UInt8](repeating: 0, count: 40)
    for fonts in [[packed], [font, packed]] {
      #expect(throws: Refusal(.packed(path: "it"))) { try Self.open([("sfnt", fonts)]) }
    }
    let postScript: Kind = ("POST", [Array("%!PS-AdobeFont-1.0: Test".utf8)])
    let tables: Kind = ("sfnt", [font])
    for kinds in [[postScript, tables], [tables, postScript], [postScript]] {
      #expect(throws: Refusal(.notOpenType(path: "it"))) { try Self.open(kinds) }
    }
  }

  /// A file that is a font of one table for HarfBuzz and holds a suitcase (MacBinary), whose font FreeType would open
  /// before anything looks at it, is none.
  @Test func suitcasesInFontsAreNone() throws {
    let suitcase = Self.suitcase([("sfnt", [try Self.font(sets: 17)])])
    let table = [UInt8](try #require(try AlteredFont.test("Variable.ttf").table("maxp")))
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(..<6, with: [0, 1, 0, 0, 0, 1])
    let record = [0, header.count + suitcase.count, table.count].flatMap { $0.bigEndianBytes(4) }
    header.replaceSubrange(12..<28, with: Array("maxp".utf8) + record)
    header.replaceSubrange(87..<91, with: suitcase.count.bigEndianBytes(4))
    #expect(throws: Refusal(.notAFont(path: "it"))) { try Self.open(header + suitcase + table) }
  }

  /// Tables count from where their font begins, or the collection that it is in, of any version that FreeType reads;
  /// those of the first face are listed as well.
  @Test func tablesOfSuitcasesAreFound() {
    let collection: [UInt8] =
      Array("ttcf".utf8) + [0, 1, 0, 0] + 1.bigEndianBytes(4) + 16.bigEndianBytes(4)
    let fonts = [
      Self.font("CFF2", 1), Self.font("MVAR", 2),
      Self.font("CFF2", 3, behind: collection, version: 2),
    ]
    let bytes = Self.suitcase([("FOND", [[0]]), ("sfnt", fonts)])
    let found = bytes.withUnsafeBufferPointer { bytes in
      (0...3).map { index in
        FontTables(bytes: bytes).tables(named: OpenTypeTag(known: "CFF2"), face: index)
          .compactMap(\.first).sorted()
      }
    }
    #expect(found == [[1], [1], [1, 3], [1]])
  }

  /// Directories are of the versions that FreeType reads, and of no others.
  @Test(
    arguments: [
      (0x0001_0000, true), (0x0002_0000, true), (0x4F54_544F, true), (0x7472_7565, true),
      (0x7479_7031, true), (0xA56B_6264, true), (0xA56C_7374, true), (0x0003_0000, false),
      (0x0001_0001, false), (0xA56B_6265, false), (0x6F74_746F, false),
    ] as [(Int, Bool)]
  )
  func directoriesAreOfSomeVersions(_ version: Int, _ isRead: Bool) {
    let font: [UInt8] = version.bigEndianBytes(4) + Self.font("CFF2", 7).dropFirst(4)
    let found = font.withUnsafeBufferPointer { bytes in
      FontTables(bytes: bytes).tables(named: OpenTypeTag(known: "CFF2"), face: 0).map { Array($0) }
    }
    #expect(found == (isRead ? [[7]] : []))
  }

  /// A table may begin where its file ends, and then has nothing in it; what begins behind that is none.
  @Test(
    arguments: [
      (27, [[0, 7]]), (28, [[7]]), (29, [[]]), (30, []), (0xFFFF_FFFF, []),
    ] as [(Int, [[UInt8]])]
  )
  func tablesBeginInTheirFile(_ place: Int, _ expected: [[UInt8]]) {
    // Its one byte stands behind 28 of the directory, whose last is of the length.
    var font = Self.font("CFF2", 7)
    font.replaceSubrange(20..<24, with: place.bigEndianBytes(4))
    font[27] = 0
    let found = font.withUnsafeBufferPointer { bytes in
      FontTables(bytes: bytes).tables(named: OpenTypeTag(known: "CFF2"), face: 0).map { Array($0) }
    }
    #expect(found == expected)
    let isWhole = font.withUnsafeBufferPointer { FontTables(bytes: $0).areWhole(face: 0) }
    #expect(isWhole == (place <= 29))
  }

  /// Fonts are those of the first list of them; what a resource is marked as is no part of its place.
  @Test func fontsAreOfTheFirstList() {
    let fonts = [Self.font("CFF2", 1), Self.font("CFF2", 2)]
    func places(_ bytes: [UInt8]) -> [Int]? {
      bytes.withUnsafeBufferPointer(FontSuitcase.init)?.fonts
    }
    let (first, second) = (Self.suitcase([("sfnt", [fonts[0]])]), fonts[1])
    // Behind the header and the length of what is in it.
    #expect(places(first) == [260])
    #expect(places(Self.suitcase([("sfnt", [fonts[0]]), ("sfnt", [second])])) == [260])
    var marked = first
    marked[first.count - 8] = 0x7F
    #expect(places(marked) == [260])
  }

  /// What is cut off lists no more than is there.
  @Test func suitcasesThatAreCutOffAreRefused() throws {
    let whole = Self.suitcase([("sfnt", [Self.font("CFF2", 1), Self.font("CFF2", 2)])])
    for count in 0...whole.count {
      let suitcase = whole.prefix(count).withUnsafeBufferPointer(FontSuitcase.init)
      #expect((suitcase == nil) == (count < 4))
      let expected = count < whole.count - 16 ? 0 : count < whole.count - 4 ? 1 : 2
      #expect((suitcase?.fonts.count ?? 0) == expected, "\(count)")
    }
    // So far behind that FreeType looks in front instead.
    var strange = whole + [UInt8](repeating: 0, count: 40_000)
    strange.replaceSubrange(whole.count - 26..<whole.count - 24, with: [0x7F, 0xFF])
    #expect(strange.withUnsafeBufferPointer(FontSuitcase.init)?.fonts.count == 2)
    strange.replaceSubrange(whole.count - 26..<whole.count - 24, with: [0x80, 0])
    #expect(strange.withUnsafeBufferPointer(FontSuitcase.init)?.fonts == [])
  }
}
