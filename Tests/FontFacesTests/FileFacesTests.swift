import BundledFonts
import FontFaces
import Foundation
import TestSupport
import Testing

@Suite("Font files in place of the bundled fonts")
struct FileFacesTests {
  private let directory: BundledFontDirectory

  init() throws {
    directory = try BundledFontDirectory.locate()
  }

  private static let named: [FontWeight] = [.regular, .medium, .semibold, .bold]

  private func systemFaces() throws -> [FontFace] {
    try [BundledFont.systemRegular, .systemMedium, .systemSemibold, .systemBold].map {
      try FontFace(path: directory.path(of: $0))
    }
  }

  /// All orders of some elements.
  private static func orders<Element>(_ elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index -> [[Element]] in
      var rest = elements
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  @Test func everyWeightHasItsFace() throws {
    let faces = try systemFaces()
    #expect(faces.map(\.weight) == Self.named)
    for listed in Self.orders(faces) {
      for asked in Self.orders(Self.named) {
        let library = try FontLibrary.files(regular: listed)
        let cascades = asked.map { library.cascade(weight: $0) }
        #expect(cascades.map { $0.faces[0].weight } == asked)
        #expect(cascades.allSatisfy { $0.synthesis(of: $0.faces[0]) == .none })
        // The lightest and heaviest are no other faces.
        #expect(library.cascade(weight: .ultraLight).faces[0].weight == .regular)
        #expect(library.cascade(weight: .black).faces[0].weight == .bold)
      }
    }
  }

  @Test func everyThreadHasItsFace() async throws {
    let library = try FontLibrary.files(regular: try systemFaces())
    let isRight = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        group.addTask {
          let weight = Self.named[number % Self.named.count]
          return library.cascade(weight: weight).faces[0].weight == weight
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(isRight)
  }

  /// Equal choices are one cascade, which remembers for all of them what draws a character.
  @Test func weightsThatChooseAlikeShareACascade() throws {
    let faces = try systemFaces()
    let library = try FontLibrary.files(regular: faces)
    let (regular, bold) = (library.cascade(weight: .regular), library.cascade(weight: .bold))
    for weight in 1..<450 {
      #expect(library.cascade(weight: FontWeight(rawValue: weight)) == regular, "\(weight)")
    }
    for weight in 651...1000 {
      #expect(library.cascade(weight: FontWeight(rawValue: weight)) == bold, "\(weight)")
    }
    let single = try FontLibrary.files(regular: [faces[0]])
    let light = single.cascade(weight: .light)
    #expect(light == single.cascade(weight: .medium) && light != single.cascade(weight: .semibold))
    #expect(single.cascade(weight: .black) == single.cascade(weight: .semibold))
    let italic = single.cascade(weight: .light, slant: .italic)
    #expect(italic != light && italic == single.cascade(weight: .medium, slant: .italic))
  }

  /// The family's order is the caller's; only within a family the nearest comes first.
  @Test func facesWithoutEnglishNames() throws {
    let files = try [BundledFont.hebrewBold, .restRegular].map {
      try AlteredFont(of: directory.path(of: $0))
    }
    func faces(_ names: [Data?]) throws -> [FontFace] {
      try zip(files, names).enumerated().map { place, pair in
        pair.0.replace("name", with: pair.1)
        return try FontFace(path: pair.0.write("Font \(place).ttf"))
      }
    }
    func japanese(_ family: String) -> Data {
      .nameTable([(1, family), (2, "標準")], language: 0x411)
    }
    let named = try faces([japanese("角ゴシック"), japanese("明朝")])
    #expect(named.map(\.familyName) == ["角ゴシック", "明朝"])
    #expect(named.map(\.styleName) == ["標準", "標準"])
    #expect(try FontLibrary.files(regular: named).cascade(weight: .regular).faces == named)
    let family = try faces([japanese("明朝"), japanese("明朝")])
    #expect(
      try FontLibrary.files(regular: family).cascade(weight: .regular).faces == family.reversed()
    )
    // Names that are equal as texts and written otherwise are those of two families.
    let alike = try faces([japanese("が"), japanese("か\u{3099}")])
    #expect(try FontLibrary.files(regular: alike).cascade(weight: .regular).faces == alike)
    let nameless = try faces([nil, nil])
    #expect(nameless.map(\.familyName) == ["Font 0.ttf", "Font 1.ttf"])
    #expect(nameless.map(\.styleName) == ["", ""])
    #expect(try FontLibrary.files(regular: nameless).cascade(weight: .regular).faces == nameless)
  }

  /// A name that is there in no English is that of the first of its languages, by their tags.
  @Test func namesAreThoseOfTheFirstLanguage() throws {
    let font = try AlteredFont(of: directory.path(of: .restRegular))
    // The family's name in German and in Japanese, of a letter each.
    let records: [Int] = [3, 1, 0x407, 1, 2, 0] + [3, 1, 0x411, 1, 2, 2]
    let table: [Int] = [0, 2, 30] + records + [0x44, 0x4A]
    font.replace("name", with: Data(table.flatMap { $0.bigEndianBytes(2) }))
    let face = try FontFace(path: try font.write("Languages.ttf"))
    #expect(face.familyName == "D")
  }

  /// One of whose letters are layers of colour, but no emoji.
  @Test func colouredLettersAreLetters() throws {
    let path = TestFiles.directory.appendingPathComponent("Fonts/Layers.ttf").path
    let coloured = try FontFace(path: path)
    let emoji = try FontFace(path: directory.path(of: .emoji))
    let rest = try FontFace(path: directory.path(of: .systemRegular))
    #expect(!coloured.isEmojiFont && emoji.isEmojiFont)
    let library = try FontLibrary.files(regular: [emoji, coloured, rest])
    let cascade = library.cascade(weight: .regular)
    func face(_ scalar: UInt32) -> FontFace {
      cascade.entries[cascade.selector.select(scalar, previous: 0) { _ in }].face
    }
    #expect(face(0x41) == coloured && face(0x43) == rest)
    // The emoji face has digits, for keycaps.
    #expect(emoji.covers("1") && face(0x31) == rest && face(0x1F600) == emoji)
    let bold = library.cascade(weight: .bold, slant: .italic)
    #expect(bold.synthesis(of: coloured).isEmboldened && bold.synthesis(of: coloured).isSlanted)
    #expect(bold.synthesis(of: emoji) == .none)
  }

  @Test(arguments: [("ital", 0, 1, 1), ("slnt", -20, 20, -14), ("slnt", -10, 0, -10)])
  func italicsComeFromTheAxis(_ tag: String, _ least: Int, _ most: Int, _ expected: Int) throws {
    let font = try AlteredFont.variable([(tag, least, most)])
    let face = try FontFace(path: try font.write("Leaning.ttf"))
    let library = try FontLibrary.files(regular: [face])
    #expect(face.slant == .upright && library.cascade(weight: .regular).faces == [face])
    let cascade = library.cascade(weight: .regular, slant: .italic)
    let italic = try #require(cascade.faces.first)
    let axis = try #require(OpenTypeTag(tag))
    #expect(italic.variations.last == FontVariation(axis, Double(expected)))
    #expect(italic.slant == .italic && cascade.synthesis(of: italic) == .none)
    // The upright is another face, also after the italic.
    #expect(library.cascade(weight: .regular).faces == [face])
    // Uprights come before italics of their weight, whichever was asked for first.
    let other = try FontLibrary.files(regular: [face])
    let cascades = [FontWeight.bold, .regular].flatMap { weight in
      [FontSlant.italic, .upright].map { other.cascade(weight: weight, slant: $0) }
    }
    let listed = [3, 2, 1, 0].flatMap { cascades[$0].faces }
    #expect(other.faces == listed && Set(listed).count == 4)
  }

  /// Where there is an axis of italics, the one of slant stays where it is: what leans already leans no further.
  @Test func italicsAreNotSlantedBesides() throws {
    let font = try AlteredFont.variable([("ital", 0, 1), ("slnt", -20, 20)])
    let face = try FontFace(path: try font.write("Leaning.ttf"))
    let library = try FontLibrary.files(regular: [face])
    let italic = try #require(library.cascade(weight: .regular, slant: .italic).faces.first)
    let places: Set = [FontVariation(.italic, 1), FontVariation(.slant, 0)]
    #expect(Set(italic.variations) == places)
  }

  /// Every weight has an instance of its own also where the face with that axis is not the first of the list.
  @Test func instancesOfLaterFacesHaveTheirWeights() throws {
    let still = try FontFace(path: directory.path(of: .systemRegular))
    let path = TestFiles.directory.appendingPathComponent("Fonts/Variable.ttf").path
    let library = try FontLibrary.files(regular: [still, FontFace(path: path)])
    for weight in [450, 500, 450] {
      let faces = library.cascade(weight: FontWeight(rawValue: weight)).faces
      #expect(faces.count == 2 && faces.first == still)
      let place = FontVariation(.weight, Double(weight))
      #expect(faces.last?.variations.contains(place) == true, "\(weight)")
    }
  }

  /// Faces of one family in every order: those of the slant come first, among them the nearest
  /// weight, and among equals the first of the list.
  @Test func theNearestOfAFamilyComesFirst() throws {
    let wanted: [(weight: Int, isItalic: Bool)] = [
      (400, false), (700, false), (400, true), (700, true),
    ]
    let faces = try wanted.map { wanted in
      let font = try AlteredFont.variable([("none", 0, 1), ("test", 0, 1)])
      var table = try #require(font.table("OS/2")).map { $0 }
      table.replaceSubrange(4..<6, with: wanted.weight.bigEndianBytes(2))
      table[63] = table[63] & ~1 | (wanted.isItalic ? 1 : 0)  // Italic, in fsSelection.
      font.replace("OS/2", with: Data(table))
      return try FontFace(path: try font.write("Leaning.ttf"))
    }
    #expect(faces.map(\.weight.rawValue) == wanted.map(\.weight))
    #expect(faces.map { $0.slant == .italic } == wanted.map(\.isItalic))
    for listed in Self.orders(faces) {
      let library = try FontLibrary.files(regular: listed)
      for weight in [100, 400, 500, 600, 700, 900] {
        for slant in [FontSlant.upright, .italic] {
          func distance(_ face: FontFace) -> Int {
            (face.slant == slant ? 0 : 10_000) + abs(face.weight.rawValue - weight)
          }
          let expected = listed.enumerated()
            .sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
            .map(\.element)
          let cascade = library.cascade(weight: FontWeight(rawValue: weight), slant: slant)
          #expect(cascade.faces == expected, "\(weight) \(slant)")
        }
      }
    }
  }

  /// One file has an axis of slant and a regular weight, the other is a bold italic.
  @Test(arguments: [("ital", 0, 1), ("slnt", -20, 0)])
  func weightsOfItalicsFromTwoFiles(_ tag: String, _ least: Int, _ most: Int) throws {
    let fonts = try [tag, "none"].map {
      try AlteredFont.variable([($0, least, most), ("test", 0, 1)])
    }
    var table = try #require(fonts[1].table("OS/2")).map { $0 }
    table.replaceSubrange(4..<6, with: 700.bigEndianBytes(2))
    table[63] |= 1  // Italic, in fsSelection.
    fonts[1].replace("OS/2", with: Data(table))
    let faces = try fonts.map { try FontFace(path: try $0.write("Leaning.ttf")) }
    #expect(faces.map(\.weight) == [.regular, .bold])
    #expect(faces.map(\.slant) == [.upright, .italic])
    for asked in Self.orders([450, 500, 590].map(FontWeight.init(rawValue:))) {
      let library = try FontLibrary.files(regular: faces)
      for weight in asked {
        let nearest = library.cascade(weight: weight, slant: .italic).faces[0]
        #expect(nearest.weight == (weight.rawValue < 550 ? .regular : .bold), "\(weight)")
      }
    }
  }
}
