import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import FontFaces

@Suite("Faces of font files")
struct FontFaceTests {
  private let directory: BundledFontDirectory

  init() throws {
    directory = try BundledFontDirectory.locate()
  }

  @Test func metricsOfTheSystemFamily() throws {
    let face = try FontFace(path: directory.path(of: .systemRegular))
    #expect(face.familyName == "Fitcheck Sans")
    #expect(face.unitsPerEm == 2048)
    #expect(face.lineMetrics.ascent == 1950)
    #expect(face.lineMetrics.descent == 494)
    #expect(face.lineMetrics.leading == 0)
    #expect(face.lineMetrics.capHeight == 1443)
    #expect(face.covers("A") && face.covers("é") && !face.covers("日"))
  }

  @Test(arguments: BundledFont.allCases) func everyBundledFontOpens(_ font: BundledFont) throws {
    let face = try FontFace(path: directory.path(of: font))
    #expect(face.glyphCount > 0)
    #expect(face.isEmojiFont == (font == .emoji))
  }

  @Test func digestsAreThoseOfTheManifest() throws {
    let manifest = try String(contentsOfFile: directory.manifestPath, encoding: .utf8)
    var digests: [Substring: Substring] = [:]
    for line in manifest.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      digests[fields[0]] = fields[5]
    }
    let faces = try TestFonts.japanese().faces
    #expect(faces.count == BundledFont.allCases.count)
    for (face, font) in zip(faces, BundledFont.allCases) {
      #expect(face.digest == digests[font.fileName[...]].map(String.init), "\(font)")
    }
  }

  /// A directory like the bundled one, but for one file, is refused whole.
  @Test func aBundledFontOfAnotherDigestIsRefused() throws {
    let altered = try AlteredFont(of: directory.path(of: .hebrewBold))
    let path = try altered.write(BundledFont.hebrewBold.fileName, appending: [0])
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let original = URL(fileURLWithPath: directory.path)
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path)
    where name != BundledFont.hebrewBold.fileName {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: original.appendingPathComponent(name)
      )
    }
    let count = altered.data.count
    #expect(
      throws: FontError.altered(path: path, expected: "\(count) bytes", found: "\(count + 1)")
    ) { try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: folder.path) }
    // As long as it should be, with one other byte.
    altered.change(byte: 9)
    #expect(try altered.write(BundledFont.hebrewBold.fileName) == path)
    #expect {
      try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: folder.path)
    } throws: { error in
      "\(error)".contains("SHA-256")
    }
  }

  /// Digests are computed, not looked up.
  @Test func digestsAreThoseOfTheFiles() throws {
    let altered = try AlteredFont(of: directory.path(of: .hebrewBold))
    let path = try altered.write("Hebrew.ttf", appending: [0])
    let bytes = Array(altered.data) + [0]
    let expected = bytes.withUnsafeBufferPointer { SHA256.hexadecimalDigest(of: $0) }
    #expect(try FontFace(path: path).digest == expected)
  }

  @Test func filesThatAreNoFonts() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appendingPathComponent("missing.ttf").path
    #expect(throws: FontError.unreadable(path: missing, reason: "no such file or directory")) {
      try FontFace(path: missing)
    }
    #expect(throws: FontError.unreadable(path: folder.path, reason: "is a directory")) {
      try FontFace(path: folder.path)
    }
    let nul = directory.path(of: .hebrewBold) + "\0.png"
    #expect(throws: FontError.unreadable(path: nul, reason: "the name holds a NUL")) {
      try FontFace(path: nul)
    }
    let whole = try Data(contentsOf: URL(fileURLWithPath: directory.path(of: .hebrewBold)))
    for (name, data) in [
      ("text.ttf", Data("not a font".utf8)), ("head.ttf", whole.prefix(100)),
      ("half.ttf", whole.prefix(20_000)), ("most.ttf", whole.dropLast(200)),
    ] {
      let path = folder.appendingPathComponent(name).path
      try data.write(to: URL(fileURLWithPath: path))
      #expect(throws: FontError.notAFont(path: path)) { try FontFace(path: path) }
    }
    let good = directory.path(of: .hebrewBold)
    for index in [3, -1] {
      #expect(throws: FontError.noSuchFace(path: good, index: index, faceCount: 1)) {
        try FontFace(path: good, index: index)
      }
    }
  }

  /// Two bytes of a face's number are kept: beyond them the first face was opened in place of the one that was meant.
  @Test func facesAreNumberedWithTwoBytes() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var font = Array(try AlteredFont.test("Variable.ttf").data)
    let count = 0x1_0001
    // Every face is this font, which stands behind the list of them.
    let start = 12 + 4 * count
    for record in 0..<Int(font[5]) {
      let place = 12 + 16 * record + 8
      let offset: Int = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      font.replaceSubrange(place..<place + 4, with: (start + offset).bigEndianBytes(4))
    }
    let header: [UInt8] =
      Array("ttcf".utf8) + 0x1_0000.bigEndianBytes(4) + count.bigEndianBytes(4)
    let places: [UInt8] = (0..<count).flatMap { _ in start.bigEndianBytes(4) }
    // FreeType wants so many bytes for each.
    let rest = Data(count: 32 * count)
    let path = folder.appendingPathComponent("many.ttc").path
    try (Data(header + places + font) + rest).write(to: URL(fileURLWithPath: path))
    #expect(try FontFace(path: path, index: count - 2).glyphCount == 7)
    let reason = "faces of a collection are numbered to 65535 at the most"
    #expect(throws: FontError.unreadable(path: path, reason: reason)) {
      try FontFace(path: path, index: count - 1)
    }
    #expect(throws: FontError.noSuchFace(path: path, index: count, faceCount: count)) {
      try FontFace(path: path, index: count)
    }
  }

  /// A font that is packed for the web is named as such, whatever is in it; what is nearly called so is none.
  @Test func packedFontsAreNamed() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("packed").path
    let whole = try Data(contentsOf: URL(fileURLWithPath: directory.path(of: .hebrewBold)))
    for start in ["wOFF", "wOF2"] {
      for rest in [Data(), Data(repeating: 0, count: 44), whole.dropFirst(4)] {
        try (Data(start.utf8) + rest).write(to: URL(fileURLWithPath: path))
        #expect(throws: FontError.packed(path: path), "\(start)") { try FontFace(path: path) }
      }
    }
    #expect(
      "\(FontError.packed(path: "a.woff"))" == "a.woff is a web font (WOFF or WOFF2), which has to "
        + "be unpacked first; text needs a TrueType or OpenType font"
    )
    for start in ["wOF3", "wof2", "woff", "wOF"] {
      try Data(start.utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: FontError.notAFont(path: path)) { try FontFace(path: path) }
    }
  }

  /// What is written into a font's file, and where it ends, is of no account to a face that is open.
  @Test func anOpenFaceOutlivesItsFile() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("short.ttf").path
    try FileManager.default.copyItem(atPath: directory.path(of: .hebrewBold), toPath: path)
    let face = try FontFace(path: path)
    // A page beyond a mapped file's end ends the process by SIGBUS.
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 1)
    try handle.close()
    let whole = try FontFace(path: directory.path(of: .hebrewBold))
    #expect(face.covers("א" as Unicode.Scalar))
    #expect(face.digest == whole.digest)
    #expect(throws: FontError.notAFont(path: path)) { try FontFace(path: path) }
  }

  /// However often a font is opened, and under whatever name, its bytes are held once, until nobody needs them.
  @Test func aFontThatIsReadIsHeldOnce() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["a.ttf", "b.ttf", "c.ttf"].map { folder.appendingPathComponent($0).path }
    // Bytes that no other test opens.
    let start = try Data(contentsOf: URL(fileURLWithPath: directory.path(of: .hebrewBold)))
    for (path, end) in zip(paths, ["held once", "held once", "held twin"]) {
      try (start + Data(end.utf8)).write(to: URL(fileURLWithPath: path))
    }
    let faces = try paths.map { try FontFace(path: $0) }
    let places = faces.map { $0.handle.file.bytes.baseAddress }
    #expect(places[0] == places[1])
    #expect(places[0] != places[2])
    #expect(faces.map(\.path) == paths)
    weak var content: MappedFile?
    do {
      let bytes = try MappedFile(reading: paths[0])
      #expect(bytes.hasBytes(of: try MappedFile(path: paths[0])))
      content = FontContents.shared(bytes)
      #expect(content?.path == paths[0])
      #expect(content !== bytes)
    }
    withExtendedLifetime(faces) { #expect(content != nil) }
  }

  /// What a face remembers counts from when it was found, and once.
  @Test(arguments: ["Variable.ttf", "Layers.ttf", "Collection.ttc"])
  func facesTakeWhatTheyRemember(_ name: String) throws {
    let face = try FontFace(path: TestFiles.directory.appending(path: "Fonts/\(name)").path)
    let before = face.heapByteCount
    _ = face.covers("a" as Unicode.Scalar)
    let after = face.heapByteCount
    #expect(before > 0 && after > before)
    _ = face.covers("b" as Unicode.Scalar)
    #expect(face.heapByteCount == after)
  }
}

@Suite("SHA-256")
struct SHA256Tests {
  /// The examples of FIPS 180-4 and a block's end.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 64),
      "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
  ])
  func knownDigests(_ text: String, _ digest: String) {
    let computed = Array(text.utf8).withUnsafeBufferPointer { SHA256.hexadecimalDigest(of: $0) }
    #expect(computed == digest)
  }
}
