import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import WidgetSurface

// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
/// Symbols that have a font of their own.
@MainActor
@Suite struct SymbolConfigurationTests {
  typealias Configuration = UIImage.SymbolConfiguration

  private func size(_ view: some View) throws -> CGSize {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    return LayoutResolver(environment: environment).resolve(view).sizeThatFits(.unspecified)
  }

  private func size(_ configuration: Configuration?) throws -> CGSize {
    let image = try #require(UIImage(systemName: "ferry", withConfiguration: configuration))
    return try size(Image(uiImage: image).font(.system(size: 50)))
  }

  private func symbol(_ size: CGFloat, _ weight: Font.Weight = .regular) -> some View {
    Image(systemName: "ferry").font(.system(size: size, weight: weight))
  }

  @Test func symbolsAreAsLargeAsTheyAreSet() throws {
    // 1.2 by 1.1 of 20 points are 24 by 22, on pixels of a third.
    let twenty = try size(Configuration(pointSize: 20))
    #expect(abs(twenty.width - 24) < 0.4 && abs(twenty.height - 22) < 0.4)
    #expect(try twenty == size(symbol(20)))
    #expect(
      try size(Configuration(pointSize: 20, weight: .bold)) == size(symbol(20, .bold))
    )
    #expect(try size(Configuration(weight: .bold)) == size(symbol(17, .bold)))
    let body = try size(Image(systemName: "ferry").font(.body))
    #expect(try size(Configuration(textStyle: .body)) == body)
    #expect(try size(Configuration(font: .systemFont(ofSize: 10))) == size(symbol(10)))
    let large = Configuration(pointSize: 20, weight: .regular, scale: .large)
    #expect(try size(large) == size(symbol(20).imageScale(.large)))
    let larger = Configuration(pointSize: 20).applying(Configuration(scale: .large))
    #expect(try size(larger) == size(large))
    let smaller = large.applying(Configuration(pointSize: 10))
    #expect(try size(smaller) == size(symbol(10).imageScale(.large)))
  }

  private func size(of image: UIImage?) throws -> CGSize {
    try size(Image(uiImage: try #require(image)).font(.system(size: 50)))
  }

  /// What is applied goes on top of what was said of a symbol before; what it is set by anew takes the place of all
  /// of that.
  @Test func configurationsAreAppliedOrReplaced() throws {
    let twenty = UIImage(systemName: "ferry", withConfiguration: Configuration(pointSize: 20))
    let colours = Configuration(paletteColors: [.red])
    let large = Configuration(scale: .large)
    let image = try #require(twenty)
    #expect(try size(of: image.applyingSymbolConfiguration(colours)) == size(symbol(20)))
    let larger = image.applyingSymbolConfiguration(large)
    #expect(try size(of: larger) == size(symbol(20).imageScale(.large)))
    let smaller = larger?.applyingSymbolConfiguration(Configuration(pointSize: 10))
    #expect(try size(of: smaller) == size(symbol(10).imageScale(.large)))
    // What was there is as it was.
    #expect(try size(of: image) == size(symbol(20)))
    #expect(try size(of: image.withConfiguration(colours)) == size(symbol(50)))
    #expect(
      try size(of: image.withConfiguration(large)) == size(symbol(17).imageScale(.large))
    )
  }

  /// What is said of texts and symbols around one with a size of its own is not said of that one, in a text either.
  @Test func symbolsKeepTheirOwnSize() throws {
    let configuration = Configuration(pointSize: 20)
    let own = try #require(UIImage(systemName: "ferry", withConfiguration: configuration))
    let image = Image(uiImage: own)
    let plain = try size(symbol(20))
    #expect(try size(image.font(.system(size: 50)).textScale(.secondary)) == plain)
    #expect(try size(image.imageScale(.large)) == plain)
    #expect(try size(image.dynamicTypeSize(.accessibility3)) == plain)
    let inText = try size(Text(image).font(.system(size: 50)))
    #expect(abs(inText.width - plain.width) < 0.4)
    // Others follow it.
    #expect(try size(symbol(20).textScale(.secondary)) == size(symbol(16)))
    #expect(try size(symbol(20).imageScale(.large)) != plain)
  }

  /// Without a size of their own they are as large as the font around them asks for.
  @Test func coloursLeaveTheSizeAlone() throws {
    let plain = try size(symbol(50))
    for configuration in [
      nil, Configuration(paletteColors: [.red]), Configuration(hierarchicalColor: .red),
      .preferringMulticolor(),
    ] {
      #expect(try size(configuration) == plain)
    }
    let image = try #require(UIImage(systemName: "ferry"))
    let set = image.withConfiguration(Configuration(pointSize: 20))
    #expect(try size(Image(uiImage: set)) == size(symbol(20)))
    #expect(image.applyingSymbolConfiguration(Configuration(pointSize: 20)) != nil)
    let picture = UIImage(size: CGSize(width: 7, height: 3), scale: 1)
    #expect(picture.applyingSymbolConfiguration(Configuration(pointSize: 20)) == nil)
    #expect(picture.withConfiguration(Configuration(pointSize: 20)) == picture)
  }

  /// Weights and scales are those of their names, with the numbers of UIKit's headers; where none is chosen it is the
  /// regular weight and the middle scale, of the size of labels.
  @Test func weightsAndScalesHaveTheirNames() {
    let weights: [(UIImage.SymbolWeight, Font.Weight)] = [
      (.unspecified, .regular), (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light),
      (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
      (.heavy, .heavy), (.black, .black),
    ]
    #expect(weights.map { $0.0.rawValue } == Array(0...9))
    for (own, weight) in weights {
      let font = Font.system(size: 20).weight(weight)
      let expected = Image.SymbolSetting(font: font, scale: .medium)
      #expect(Configuration(pointSize: 20, weight: own).setting == expected, "\(own)")
    }
    let scales: [(UIImage.SymbolScale, Image.Scale)] = [
      (.default, .medium), (.unspecified, .medium), (.small, .small), (.medium, .medium),
      (.large, .large),
    ]
    #expect(scales.map { $0.0.rawValue } == Array(-1...3))
    for (own, scale) in scales {
      let expected = Image.SymbolSetting(font: .system(size: 17), scale: scale)
      #expect(Configuration(scale: own).setting == expected, "\(own)")
    }
  }

  /// A font and a scale may be told together, and what is told last counts: of a font and a size one alone.
  @Test func configurationsAreJoined() {
    func setting(_ font: Font, _ scale: Image.Scale = .medium) -> Image.SymbolSetting? {
      Image.SymbolSetting(font: font, scale: scale)
    }
    let title = Configuration(textStyle: .title1, scale: .small)
    #expect(title.setting == setting(.system(.title), .small))
    let bold = Configuration(font: .boldSystemFont(ofSize: 10), scale: .large)
    #expect(bold.setting == setting(.system(size: 10, weight: .bold), .large))
    let sized = Configuration(pointSize: 20, weight: .bold, scale: .large)
    let twenty = Font.system(size: 20)
    let rows: [(first: Configuration, then: Configuration, both: Image.SymbolSetting?)] = [
      (title, Configuration(pointSize: 20), setting(twenty, .small)),
      (Configuration(pointSize: 20), title, setting(.system(.title), .small)),
      (sized, title, setting(.system(.title).weight(.bold), .small)),
      (title, sized, setting(twenty.weight(.bold), .large)),
      (sized, Configuration(weight: .light), setting(twenty.weight(.light), .large)),
      (sized, Configuration(scale: .small), setting(twenty.weight(.bold), .small)),
      (title, Configuration(weight: .bold), setting(.system(.title).weight(.bold), .small)),
      (title, Configuration(scale: .large), setting(.system(.title), .large)),
      (sized, Configuration(hierarchicalColor: .red), sized.setting),
      (Configuration(paletteColors: [.red]), sized, sized.setting),
      (Configuration(paletteColors: [.red]), Configuration.preferringMulticolor(), nil),
    ]
    for (number, row) in rows.enumerated() {
      #expect(row.first.applying(row.then).setting == row.both, "\(number)")
    }
  }

  @Test func namesHavePicturesInColours() {
    let image = DisplayRepresentation.Image(systemName: "ferry", tintColor: .red)
    #expect(image == DisplayRepresentation.Image(systemName: "ferry"))
  }
}
#endif
