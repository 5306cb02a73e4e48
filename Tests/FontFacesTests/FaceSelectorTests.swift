import BundledFonts
import FontFaces
import Foundation
import TestSupport
import Testing
import UnicodeText

@Suite("The face of a cluster")
struct FaceSelectorTests {
  private func selection(_ text: String, in cascade: FontCascade) -> FaceSelector.Selection {
    let utf16 = BlockArray(text.utf16)
    return cascade.selector.select(utf16, cluster: 0..<utf16.count, previous: 0)
  }

  /// UTS #51 §4: presentation sequences of both kinds, on characters of either default.
  @Test(arguments: [
    ("\u{231A}", true), ("\u{231A}\u{FE0E}", false), ("\u{231A}\u{FE0F}", true),
    ("\u{263A}", false), ("\u{263A}\u{FE0E}", false), ("\u{263A}\u{FE0F}", true),
    ("\u{A9}", false), ("\u{A9}\u{FE0E}", false), ("\u{A9}\u{FE0F}", true),
    ("1\u{FE0E}", false), ("1\u{FE0F}", true),
    // Sequences are emoji by any of their characters, but for the selector of text anywhere.
    ("\u{231A}\u{200D}", true), ("\u{263A}\u{200D}", false), ("\u{263A}\u{200D}\u{231A}", true),
    ("\u{231A}\u{200D}\u{FE0E}", false),
  ])
  func presentation(_ text: String, _ isEmoji: Bool) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let scalars = Array(text.unicodeScalars)
    let entry =
      scalars.count == 1
      ? cascade.selector.select(scalars[0].value, previous: 0) { _ in }
      : selection(text, in: cascade).entry
    #expect(cascade.entries[entry].isEmoji == isEmoji)
  }

  /// A mark does not take a syllable out of the entry that hangul is set by.
  @Test(arguments: ["한\u{302E}", "한\u{301}", "\u{1112}\u{1161}\u{11AB}\u{301}", "한\u{20DD}"])
  func marksOnHangul(_ text: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let plain = cascade.selector.select(0xD55C, previous: 0) { _ in }
    let marked = selection(text, in: cascade)
    #expect(cascade.entries[marked.entry].face == cascade.entries[plain].face)
    #expect(marked.entry == plain && marked.missing.isEmpty)
    #expect(
      cascade.entries[marked.entry].sources(hasTabularFigures: false, pointSize: 12)
        .source(of: 0xD55C)
        == .standIn
    )
    // On a kanji it is set as full-width characters are.
    let kanji = cascade.selector.select(0x6771, previous: 0) { _ in }
    #expect(kanji != plain && selection("東\u{302E}", in: cascade).entry == kanji)
  }

  /// The fillers of Hangul are drawn as spaces by a face that has them: one without would draw a box for what is
  /// ignorable, of which nobody is told.
  @Test(arguments: ["\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}"] as [Unicode.Scalar])
  func fillersAreSpaces(_ filler: Unicode.Scalar) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var missing: [UInt32] = []
    let entry = cascade.selector.select(filler.value, previous: 0) { missing.append($0) }
    #expect(missing.isEmpty && cascade.entries[entry].covers(filler.value))
    // With a mark on it, too.
    let marked = selection("\(filler)\u{302E}", in: cascade)
    #expect(marked.missing.isEmpty && marked.entry == entry)
  }

  /// So are the format controls of shorthand, which no face here has.
  @Test(arguments: [0x1BCA0, 0x1BCA3] as [UInt32])
  func controlsThatAreDrawnAreMissed(_ control: UInt32) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var missing: [UInt32] = []
    _ = cascade.selector.select(control, previous: 0) { missing.append($0) }
    #expect(missing == [control])
  }

  /// What HarfBuzz draws by other characters, as by those that a letter is composed of, is not missing, however it is
  /// written; what it has no parts for is.
  @Test(arguments: [
    ("\u{106}", ""), ("C\u{301}", ""), ("\u{108}", "\u{108}"), ("C\u{302}", "\u{108}"),
    ("\u{106}\u{301}", ""),
    ("\u{FA70}", ""), ("\u{202F}", ""), ("\u{2009}", ""), ("\u{1680}", "\u{1680}"),
    ("\u{10D}\u{1E2EC}", "\u{1E2EC}"), ("\u{108}\u{301}", "\u{108}"),
  ])
  func partsOfLettersAreDrawn(_ text: String, _ missing: String) throws {
    // It has no letters with marks, but for a few, and marks.
    let gothic = try FontFace(path: BundledFontDirectory.locate().path(of: .gothicRegular))
    let cascade = try FontLibrary.files(regular: [gothic]).cascade(weight: .regular)
    #expect(selection(text, in: cascade).missing == missing.unicodeScalars.map(\.value))
    let scalars = Array(text.unicodeScalars)
    guard scalars.count == 1 else { return }
    var found: [UInt32] = []
    _ = cascade.selector.select(scalars[0].value, previous: 0) { found.append($0) }
    #expect(found == missing.unicodeScalars.map(\.value))
  }

  /// A font file that has these characters and no others.
  private func face(of scalars: [Int]) throws -> FontFace {
    let header = [
      (0, 2), (1, 2), (3, 2), (10, 2), (12, 4), (12, 2), (0, 2), (16 + 12 * scalars.count, 4),
      (0, 4), (scalars.count, 4),
    ]
    var map = header.flatMap { $0.0.bigEndianBytes($0.1) }
    for scalar in scalars.sorted() {
      for number in [scalar, scalar, 1] { map += number.bigEndianBytes(4) }
    }
    let font = try AlteredFont.test("Layers.ttf")
    font.replace("cmap", with: Data(map))
    return try FontFace(path: try font.write("Few.ttf"))
  }

  private func cascade(of faces: [[Int]]) throws -> FontCascade {
    try FontLibrary.files(regular: faces.map { try face(of: $0) }).cascade(weight: .regular)
  }

  /// Spaces are drawn as the space, a hyphen as another, and letters by the parts that Unicode gives them, but for
  /// those of the scripts between Devanagari and the phonetic letters, of Hangul and of the second plane.
  ///
  /// Of each that has parts the font has both, but for \u{C3}, whose mark it has not, and \u{C9}, of which it has but
  /// the mark; its \u{1EA4} is made of \u{C2}, which is made of a letter and a mark itself.
  @Test(
    arguments: [
      (0x20, true), (0xA0, true), (0x2000, true), (0x200A, true), (0x202F, true), (0x205F, true),
      (0x3000, true), (0x3001, false), (0x2010, true), (0x2011, true), (0x2012, false),
      (0xC1, true), (0xC2, true), (0xC3, false), (0xC9, false), (0x1EA4, true), (0x212A, false),
      (0x622, true), (0x958, false), (0x1B06, false), (0x1E00, true), (0xAC00, false),
      (0xD7A3, false), (0x1109A, false), (0x1D15E, false), (0x2F800, true),
    ] as [(UInt32, Bool)]
  )
  func charactersAreDrawnByOthers(_ scalar: UInt32, _ isDrawn: Bool) throws {
    let cascade = try cascade(of: [
      [
        0x20, 0x41, 0x301, 0x302, 0x325, 0x627, 0x653, 0x915, 0x93C, 0x1100, 0x1161, 0x11C2, 0x1B05,
        0x1B35, 0x2010, 0x4E3D, 0xD788, 0x11099, 0x110BA, 0x1D157, 0x1D165,
      ]
    ])
    var missing: [UInt32] = []
    _ = cascade.selector.select(scalar, previous: 0) { missing.append($0) }
    #expect(missing == (isDrawn ? [] : [scalar]))
  }

  /// Of a mark that is another one by a second name the first face serves that has its letter and the other mark; where
  /// none has both, the one that has the letter.
  @Test func marksAreDrawnByOthers() throws {
    let cascade = try cascade(of: [[0x41, 0x42], [0x41, 0x301]])
    let cases: [(text: String, entry: Int, missing: [UInt32])] = [
      ("A\u{341}", 1, []), ("B\u{341}", 0, [0x341]),
    ]
    for (text, entry, missing) in cases {
      let selected = selection(text, in: cascade)
      #expect(selected.entry == entry && selected.missing == missing, "\(text.debugDescription)")
    }
  }

  /// What stands with a character that no face has is told only where it is not drawn itself: a mark on it, or the
  /// space behind a sign that goes before others.
  @Test func whatStandsWithTheMissingIsDrawn() throws {
    let gothic = try FontFace(path: BundledFontDirectory.locate().path(of: .gothicRegular))
    let cascade = try FontLibrary.files(regular: [gothic]).cascade(weight: .regular)
    let cases: [(String, UInt32)] = [("\u{E000}\u{301}", 0xE000), ("\u{600} ", 0x600)]
    for (text, missing) in cases {
      let selected = selection(text, in: cascade)
      #expect(selected.entry == 0 && selected.missing == [missing], "\(text.debugDescription)")
    }
  }

  /// A face that has a character comes before one that draws it by others.
  @Test func lettersComeBeforeTheirParts() throws {
    let directory = try BundledFontDirectory.locate()
    let gothic = try FontFace(path: directory.path(of: .gothicRegular))
    let system = try FontFace(path: directory.path(of: .systemRegular))
    let cascade = try FontLibrary.files(regular: [gothic, system]).cascade(weight: .regular)
    let entry = cascade.selector.select(0x106, previous: 0) { _ in }
    #expect(cascade.entries[entry].face == system)
  }

  /// A cluster of which nothing is drawn stays with what stands before it.
  @Test(arguments: [0, 2]) func invisibleClustersStayWithWhatIsBefore(_ previous: Int) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let utf16 = BlockArray("\u{200B}\u{2060}".utf16)
    let selected = cascade.selector.select(utf16, cluster: 0..<2, previous: previous)
    #expect(selected.entry == previous && selected.missing.isEmpty)
  }

  /// A tab is drawn as a space: by the face before it where that has one, by another where it has not; where none has,
  /// the space is missing.
  @Test(
    arguments: [
      ([[0x20, 0x41], [0x20, 0x42]], 1, false), ([[0x41], [0x20, 0x42]], 1, false),
      ([[0x41], [0x20], [0x42]], 1, false), ([[0x41], [0x42], [0x43]], 0, true),
    ] as [([[Int]], Int, Bool)]
  )
  func tabsAreDrawnAsSpaces(_ faces: [[Int]], _ expected: Int, _ isMissing: Bool) throws {
    let cascade = try cascade(of: faces)
    var missing: [UInt32] = []
    let entry = cascade.selector.select(0x09, previous: faces.count - 1) { missing.append($0) }
    #expect(entry == expected && missing == (isMissing ? [0x20] : []))
  }

  /// However long the cluster, all that is missing is reported.
  @Test func manyMissingMarks() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let missing = (0..<40).map { UInt32(0x1E2EC + $0 % 4) }
    let text = "a" + String(String.UnicodeScalarView(missing.compactMap(Unicode.Scalar.init)))
    #expect(selection(text, in: cascade).missing == missing)
  }

  /// A text in several fonts, whose faces are chosen font by font, has no memory of its own for that.
  @Test func severalFontsHaveTheMemoryOfTheFirst() throws {
    let library = try TestFonts.japanese()
    let cascades = [FontWeight.bold, .regular].map { library.cascade(weight: $0) }
    let whole = FontCascade(
      parts: cascades.map { FontCascade.Part(cascade: $0, pointSize: 12, letterSpacing: 0) },
      boxes: [],
      pointSize: 12,
      strut: cascades[0].strut
    )
    #expect(whole.selector === cascades[0].selector)
    #expect(whole.selector !== cascades[1].selector)
  }
}
