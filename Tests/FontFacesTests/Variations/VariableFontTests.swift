import Foundation
import TestSupport
import Testing

@testable import FontFaces

@Suite("Variable fonts and collections")
struct VariableFontTests {
  private let path = TestFiles.directory.appendingPathComponent("Fonts/Variable.ttf").path
  private let collection = TestFiles.directory.appendingPathComponent("Fonts/Collection.ttc").path

  private func tag(_ text: String) throws -> OpenTypeTag { try #require(OpenTypeTag(text)) }

  @Test func axesAndInstancesAreListed() throws {
    let face = try FontFace(path: path)
    #expect(face.axes.map(\.tag) == [.weight, .opticalSize])
    #expect(face.axes.map(\.name) == ["Weight", "Optical size"])
    #expect(face.axes.map(\.minimum) == [400, 8])
    #expect(face.axes.map(\.defaultValue) == [400, 14])
    #expect(face.axes.map(\.maximum) == [900, 40])
    #expect(face.namedInstances.map(\.name) == ["Regular", "Bold"])
    #expect(face.namedInstances[1].variations.map(\.description) == ["wght=700", "opsz=14"])
    #expect(face.variations.map(\.value) == [400, 14])
    #expect(face.styleName == "Regular")
  }

  @Test func placesAreKeptWithinTheirAxis() throws {
    let face = try FontFace(
      path: path,
      variations: [FontVariation(.weight, 2000), FontVariation(.opticalSize, 20)]
    )
    #expect(face.variations.map(\.value) == [900, 20])
    #expect(face.clampedVariations == [FontVariation(.weight, 2000)])
    #expect(face.weight == .black)
    #expect(face.styleName == "Regular wght=900 opsz=20")
    let bold = try FontFace(path: path, variations: [FontVariation(.weight, 700)])
    #expect(bold.styleName == "Bold" && bold.clampedVariations.isEmpty)
    #expect(try FontFace(path: path, variations: [FontVariation(.weight, .nan)]).weight == .regular)
  }

  /// Of two places on one axis the last one counts.
  @Test func theLastPlaceOnAnAxisCounts() throws {
    let bold = try FontFace(
      path: path,
      variations: [FontVariation(.weight, 2000), FontVariation(.weight, 700)]
    )
    #expect(bold.variations.map(\.value) == [700, 14])
    #expect(bold.weight == .bold && bold.styleName == "Bold")
    #expect(bold.clampedVariations == [FontVariation(.weight, 2000)])
  }

  @Test func unknownAxesAreRefusedByName() throws {
    let width = FontVariation(.width, 80)
    let error = FontError.noSuchAxis(path: path, axis: .width, axes: [.weight, .opticalSize])
    #expect(throws: error) { try FontFace(path: path, variations: [width]) }
    #expect(error.description.hasSuffix("has no axis wdth; its axes are wght, opsz"))
    let one = FontError.noSuchAxis(path: "a.ttf", axis: .width, axes: [.weight])
    #expect(one.description == "a.ttf has no axis wdth; its axes are wght")
    let none = FontError.noSuchAxis(path: "a.ttf", axis: .width, axes: [])
    #expect(none.description == "a.ttf is not a variable font: it has no axis wdth")
    #expect(throws: FontError.noSuchAxis(path: collection, axis: .width, axes: [])) {
      try FontFace(path: collection, variations: [width])
    }
  }

  @Test(
    arguments: [
      ("wght=650", "wght=650"), ("opsz=9.5", "opsz=9.5"), ("wght=", nil), ("wght", nil),
      ("wght=nan", nil), ("weight=4", nil), ("wght=1=2", nil),
    ] as [(String, String?)]
  )
  func reading(_ text: String, _ expected: String?) {
    #expect(FontVariation(parsing: text)?.description == expected)
  }

  /// Advances, box edges and changes as `Tools/make-test-fonts` draws them.
  @Test(arguments: [
    (400.0, 14.0, 600.0), (900, 14, 701), (650, 14, 650.5), (400, 8, 631), (400, 11, 615.5),
    (650, 8, 681.5), (400, 40, 580), (525, 27, 615.25),
  ])
  func advancesKeepTheirFractions(_ weight: Double, _ size: Double, _ expected: Double) throws {
    let face = try FontFace(
      path: path,
      variations: [FontVariation(.weight, weight), FontVariation(.opticalSize, size)]
    )
    let glyph = try #require(face.nominalGlyph(0x41))
    // Places on axes are kept to 1/16384, of changes of about 100.
    #expect(abs(face.advance(of: glyph) - expected) < 0.01)
  }

  /// A font that gives no names is told by its places alone, also at those of an instance that has none.
  @Test(
    arguments: [
      ([], ""), ([(.weight, 700)], "wght=700"), ([(.weight, 900)], "wght=900"),
      ([(.opticalSize, 20), (.weight, 900)], "wght=900 opsz=20"),
    ] as [([(OpenTypeTag, Double)], String)]
  )
  func facesWithoutNamesAreToldByTheirPlaces(
    _ places: [(OpenTypeTag, Double)],
    _ expected: String
  ) throws {
    let font = try AlteredFont.test("Variable.ttf")
    font.replace("name", with: nil)
    let variations = places.map { FontVariation($0.0, $0.1) }
    let face = try FontFace(path: try font.write("Nameless.ttf"), variations: variations)
    #expect(face.styleName == expected && face.namedInstances.count == 2)
  }

  @Test func facesOfACollection() throws {
    let names = try [0, 1].map { try FontFace(path: collection, index: $0).familyName }
    #expect(names == ["Boxes One", "Boxes Two"])
    let wide = try FontFace(path: collection, index: 1)
    #expect(wide.advance(of: try #require(wide.nominalGlyph(0x41))) == 700)
    for index in [2, -1] {
      let error = FontError.noSuchFace(path: collection, index: index, faceCount: 2)
      #expect(throws: error) { try FontFace(path: collection, index: index) }
      #expect(error.description.contains("it holds 2, numbered from 0"))
    }
  }

  @Test func weightsComeFromTheAxis() throws {
    let face = try FontFace(path: path)
    let library = try FontLibrary.files(regular: [face])
    let bold = library.cascade(weight: .bold)
    let first = try #require(bold.faces.first)
    #expect(first.weight == .bold && first.styleName == "Bold")
    #expect(bold.synthesis(of: first) == .none)
    #expect(library.cascade(weight: .regular).faces == [face])
    #expect(library.cascade(weight: .bold) == bold)
    #expect(library.cascade(weight: .semibold).faces.first?.weight == .semibold)
    // There is no axis for it.
    let italic = library.cascade(weight: .bold, slant: .italic)
    #expect(italic.faces.allSatisfy { italic.synthesis(of: $0).isSlanted })
    #expect(library.faces.map(\.weight).sorted() == [.regular, .semibold, .bold, .bold])
    // What the caller has set stays.
    let pinned = try FontFace(path: path, variations: [FontVariation(.weight, 500)])
    let fixed = try FontLibrary.files(regular: [pinned]).cascade(weight: .bold)
    #expect(fixed.faces == [pinned] && fixed.synthesis(of: pinned).isEmboldened)
    let moved = try pinned.instance([FontVariation(.opticalSize, 20)])
    #expect(moved !== pinned)
    #expect(try moved.instance([FontVariation(.weight, 300)]) === moved)
  }

  /// An instance may be moved on, from where its face was opened: only what was set there stays.
  @Test func instancesMayBeMovedOn() throws {
    let face = try FontFace(path: path)
    let bold = try face.instance([FontVariation(.weight, 700)])
    let medium = try bold.instance([FontVariation(.weight, 500)])
    #expect(medium.variations.map(\.value) == [500, 14] && medium.weight == .medium)
    let sized = try medium.instance([FontVariation(.opticalSize, 20)])
    #expect(sized.variations.map(\.value) == [400, 20])
    let pinned = try FontFace(path: path, variations: [FontVariation(.weight, 500)])
    let moved = try [20.0, 30].reduce(pinned) { face, size in
      try face.instance([FontVariation(.opticalSize, size)])
    }
    #expect(moved.variations.map(\.value) == [500, 30])
  }
}
