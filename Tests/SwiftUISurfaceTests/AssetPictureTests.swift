import AppResources
import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

/// Pictures of an app's catalogue as a light and a dark interface show them.
@MainActor
@Suite struct AssetPictureTests {
  private static let assets = AppResources(folders: [
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "AppResourcesTests/Cases/App").path
  ]).assets

  @Test(arguments: [(ColorScheme.light, 8.0, "lamp@2x.png"), (.dark, 10, "lamp-dark@2x.png")])
  func theInterfaceChoosesTheFile(_ scheme: ColorScheme, _ width: CGFloat, _ file: String) throws {
    let view = Image("Lamp").environment(\.appAssets, Self.assets)
      .environment(\.colorScheme, scheme)
    let decision = try Layouts.decide(view, 100, 60)
    #expect(decision.placed.size == CGSize(width: width, height: 8))
    let files = decision.displayList.items.compactMap { item -> String? in
      guard case .picture(let picture) = item, case .file(let path) = picture.pixels else {
        return nil
      }
      return URL(filePath: path).lastPathComponent
    }
    #expect(files == [file])
  }

  /// In the colour of what stands around it where that is asked for, as the catalogue has it where
  /// nothing is.
  @Test(arguments: [Image.TemplateRenderingMode.template, .original, nil])
  func picturesHaveTheColourThatIsAskedFor(_ mode: Image.TemplateRenderingMode?) throws {
    let image = Image("Lamp")
    #expect((image.renderingMode(mode) == image) == (mode == nil))
    for before in [Image.TemplateRenderingMode.template, .original, nil] {
      let view = image.renderingMode(before).renderingMode(mode)
        .foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
        .environment(\.appAssets, Self.assets)
      let items = try Layouts.decide(view, 100, 60).displayList.items
      guard case .picture(let picture) = items.first, items.count == 1 else {
        Issue.record("one picture expected")
        return
      }
      let own = DisplayColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      #expect(picture.color == (mode == .template ? own : nil))
    }
  }

  /// A view that says that nothing is there has the picture of the catalogue where one is named, and a symbol elsewhere.
  @Test func unavailableContentHasItsPicture() throws {
    func drawn(_ view: some View) throws -> String {
      let shown = view.environment(\.appAssets, Self.assets).environment(\.colorScheme, .light)
      return "\(try Layouts.decide(shown, 200, 200).displayList.items)"
    }
    #expect(try drawn(ContentUnavailableView("Sink", image: "Lamp")).contains("lamp@2x.png"))
    #expect(
      try !drawn(ContentUnavailableView("Sink", systemImage: "Lamp")).contains("lamp@2x.png")
    )
  }

  /// What has no colour hides what is drawn in it, and no picture in colours of its own.
  @Test(arguments: [Image.TemplateRenderingMode.template, .original, nil])
  func onlyTemplatesAreClear(_ mode: Image.TemplateRenderingMode?) throws {
    let view = Image("Lamp").renderingMode(mode).foregroundStyle(.clear)
      .environment(\.appAssets, Self.assets)
    let items = try Layouts.decide(view, 100, 60).displayList.items
    #expect(items.count == (mode == .template ? 0 : 1))
  }

  #if !canImport(DeveloperToolsSupport)
  /// What Xcode makes of a catalogue's names stands for what is called so; colours are looked up by a process.
  @Test func resourcesAreCalledByTheirNames() async {
    #expect(Image(ImageResource(name: "Lamp", bundle: .main)) == Image("Lamp"))
    await #expect(processExitsWith: .success) {
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let app = tests.appending(path: "AppResourcesTests/Cases/App").path
      AppResources.current.resources = AppResources(folders: [app])
      let brand = Color(ColorResource(name: "Brand", bundle: .main))
      #expect(brand == Color("Brand") && brand != .gray)
      #expect(brand.light == DisplayColor(red: 128.0 / 255, green: 0.25, blue: 0.2))
      #expect(brand.dark == DisplayColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 0.5))
      #expect(Color("Night") == .indigo && Color("Broken") == .gray)
      // What is there and does not read is not missing, and is told of elsewhere.
      #expect(AppResources.takeMissingColors() == [])
      #expect(Color("Nowhere") == .gray && AppResources.takeMissingColors() == ["Nowhere"])
      #expect(AppResources.takeMissingColors() == [])
    }
  }
  #endif

  /// A colour of the system's that is not known here is grey.
  @Test func unknownColoursOfTheSystemAreGrey() async {
    await #expect(processExitsWith: .success) {
      func contents(_ name: String) -> String {
        """
        {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\(name)"}}]}
        """
      }
      func contents(light: String, dark: String) -> String {
        """
        {"colors": [
          {"idiom": "universal", "color": {"platform": "ios", "reference": "\(light)"}},
          {"idiom": "universal", "color": {"platform": "ios", "reference": "\(dark)"},
            "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ]}
        """
      }
      let folder = try TestFiles.temporaryFolder([
        "Assets.xcassets/Tide.colorset/Contents.json": contents("systemTideColor"),
        "Assets.xcassets/Leaf.colorset/Contents.json": contents("systemGreenColor"),
        "Assets.xcassets/Reef.colorset/Contents.json":
          contents(light: "systemTideColor", dark: "systemGreenColor"),
        "Assets.xcassets/Kelp.colorset/Contents.json":
          contents(light: "systemGreenColor", dark: "systemTideColor"),
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      AppResources.current.resources = AppResources(folders: [folder.path])
      #expect(Color("Tide") == .gray && Color("Leaf") == .green)
      // In the one interface or the other.
      #expect(Color("Reef").light == Color.gray.light && Color("Reef").dark == Color.green.dark)
      #expect(Color("Kelp").light == Color.green.light && Color("Kelp").dark == Color.gray.dark)
      #expect(AppResources.takeMissingColors() == [])
    }
  }

  /// Accents have the colour that Xcode's templates call AccentColor, and the system's blue where none is chosen.
  @Test func accentsHaveTheAppsColour() async {
    await #expect(processExitsWith: .success) {
      func use(_ color: String) throws {
        let folder = try TestFiles.temporaryFolder([
          "Assets.xcassets/AccentColor.colorset/Contents.json":
            #"{"colors": [{"idiom": "universal"\#(color)}]}"#
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        AppResources.current.resources = AppResources(folders: [folder.path])
      }
      #expect(Color.accentColor == .blue)
      try use(#", "color": {"reference": "systemGreenColor"}"#)
      #expect(Color.accentColor == .green)
      try use("")
      #expect(Color.accentColor == .blue)
      #expect(AppResources.takeMissingColors() == [])
    }
  }

  /// A colour of another space is that one's.
  @Test func coloursAreOfTheirSpace() async {
    await #expect(processExitsWith: .success) {
      func contents(_ space: String) -> String {
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)",
          "components": {"red": "0.25", "green": "0.5", "blue": "1.0", "alpha": "0.75"}}}]}
        """
      }
      let folder = try TestFiles.temporaryFolder([
        "Assets.xcassets/Tide.colorset/Contents.json": contents("srgb"),
        "Assets.xcassets/Reef.colorset/Contents.json": contents("display-p3"),
        "Assets.xcassets/Kelp.colorset/Contents.json": contents("extended-linear-srgb"),
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      AppResources.current.resources = AppResources(folders: [folder.path])
      let spaces: [(String, Color.RGBColorSpace)] = [("Tide", .sRGB), ("Reef", .displayP3)]
      for (name, space) in spaces {
        #expect(Color(name) == Color(space, red: 0.25, green: 0.5, blue: 1, opacity: 0.75))
      }
      let light = Color(.sRGBLinear, red: 0.25, green: 0.5, blue: 1, opacity: 0.75)
      #expect(Color("Kelp") == light)
    }
  }

  /// Of colours of several languages that of the process's language is shown.
  @Test func theLanguageChoosesTheColour() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder([
        "Assets.xcassets/Tide.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"reference": "systemGreenColor"}},
          {"idiom": "universal", "locale": "ja", "color": {"reference": "systemRedColor"}}]}
        """
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      AppResources.current.resources = AppResources(folders: [folder.path])
      for (locale, color) in [("de_DE", Color.green), ("ja_JP", .red), ("en_US", .green)] {
        AppResources.current.locale = Locale(identifier: locale)
        #expect(Color("Tide") == color, "\(locale)")
      }
    }
  }

  /// Of a picture in a format that is not read the outline alone is drawn, in its size.
  @Test func picturesOfOtherFormatsAreOutlines() throws {
    let view = Image("Drawing").environment(\.appAssets, Self.assets)
    let decision = try Layouts.decide(view, 100, 60)
    #expect(decision.placed.size.height == 20)
    let files = decision.displayList.items.filter { item in
      guard case .picture(let picture) = item, case .file = picture.pixels else { return false }
      return true
    }
    #expect(files.isEmpty && !decision.displayList.items.isEmpty)
  }

  /// A size that was told comes before the catalogue's.
  @Test func toldSizesComeFirst() throws {
    let told = Image("Lamp").environment(\.appAssets, Self.assets)
      .environment(\.imageSizes, ["Lamp": CGSize(width: 31, height: 7), "Sun": .zero])
    #expect(try Layouts.size(told, nil, nil) == CGSize(width: 31, height: 7))
    let other = Image("Lamp").environment(\.appAssets, Self.assets)
      .environment(\.imageSizes, ["Sun": CGSize(width: 31, height: 7)])
      .environment(\.colorScheme, .light)
    #expect(try Layouts.size(other, nil, nil) == CGSize(width: 8, height: 8))
  }

  /// Of a picture that is there and does not read it is not said that it is nowhere.
  @Test(arguments: [
    ("Nowhere", "it is in no catalogue of the app"), ("Gone", "its size cannot be read"),
  ])
  func whyASizeIsNotKnownIsSaid(_ name: String, _ reason: String) throws {
    let view = Image(name).environment(\.appAssets, Self.assets)
    let notes = try Layouts.decide(view, 100, 60).standIns
    #expect(notes.map(\.subject) == ["image \(name)"])
    #expect(notes.map(\.assumption) == ["as large as a symbol, since \(reason)"])
    let known = Image("Lamp").environment(\.appAssets, Self.assets)
    #expect(try Layouts.decide(known, 100, 60).standIns.isEmpty)
  }

  /// Of a picture for other devices alone that is said.
  @Test func picturesForOtherDevicesAreMissing() throws {
    let folder = try TestFiles.temporaryFolder([
      "Assets.xcassets/Lamp.imageset/Contents.json":
        #"{"images": [{"idiom": "mac", "filename": "lamp.png"}]}"#
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = Image("Lamp").environment(\.appAssets, AppResources(folders: [folder.path]).assets)
    let notes = try Layouts.decide(view, 100, 60).standIns
    #expect(notes.map(\.assumption) == ["as large as a symbol, since it has no file for an iPhone"])
  }

  /// A symbol of the app's own is in its catalogue: its size alone is not known.
  @Test(arguments: ["Tide", "Sea/Tide"])
  func symbolsOfTheAppAreInItsCatalogue(_ name: String) throws {
    let folder = try TestFiles.temporaryFolder([
      "Assets.xcassets/Tide.symbolset/Contents.json": "{}",
      "Assets.xcassets/Sea/Tide.symbolset/Contents.json": "{}",
      "Assets.xcassets/Sea/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.faults == [])
    func reasons(_ name: String) throws -> [String] {
      let view = Image(name).environment(\.appAssets, resources.assets)
      return try Layouts.decide(view, 100, 60).standIns.map(\.assumption)
    }
    let known = "it is a symbol of the app, whose drawing is not read"
    #expect(try reasons(name) == ["as large as a symbol, since \(known)"])
    let unknown = "it is in no catalogue of the app"
    #expect(try reasons("\(name).v2") == ["as large as a symbol, since \(unknown)"])
  }

  /// Of files of several languages that of the environment's is shown.
  @Test(arguments: [("en_US", 9.0), ("ja_JP", 7.0)])
  func theLanguageChoosesTheFile(_ locale: String, _ width: CGFloat) throws {
    let folder = try TestFiles.temporaryFolder([
      "Assets.xcassets/Seal.imageset/seal.svg": #"<svg width="9" height="6"/>"#,
      "Assets.xcassets/Seal.imageset/ja.svg": #"<svg width="7" height="6"/>"#,
      "Assets.xcassets/Seal.imageset/Contents.json": #"""
      {"images": [{"filename": "seal.svg"}, {"filename": "ja.svg", "locale": "ja"}]}
      """#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = Image("Seal").environment(\.appAssets, AppResources(folders: [folder.path]).assets)
      .environment(\.locale, Locale(identifier: locale))
    #expect(try Layouts.decide(view, 100, 60).placed.size == CGSize(width: width, height: 6))
  }

  /// Of files for both directions of the interface that of the environment's is shown.
  @Test(arguments: [(LayoutDirection.leftToRight, 9.0), (.rightToLeft, 7.0)])
  func theDirectionChoosesTheFile(_ direction: LayoutDirection, _ width: CGFloat) throws {
    let folder = try TestFiles.temporaryFolder([
      "Assets.xcassets/Seal.imageset/right.svg": #"<svg width="7" height="6"/>"#,
      "Assets.xcassets/Seal.imageset/left.svg": #"<svg width="9" height="6"/>"#,
      "Assets.xcassets/Seal.imageset/Contents.json": #"""
      {"images": [{"filename": "right.svg", "language-direction": "right-to-left"},
        {"filename": "left.svg", "language-direction": "left-to-right"}]}
      """#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = Image("Seal").environment(\.appAssets, AppResources(folders: [folder.path]).assets)
      .environment(\.layoutDirection, direction)
    #expect(try Layouts.decide(view, 100, 60).placed.size == CGSize(width: width, height: 6))
  }

  /// Where the view asks for nothing, the catalogue says whether a picture is a stencil.
  @Test(arguments: [("template", true), ("original", false), ("", false)])
  func cataloguesSayWhatIsAStencil(_ intent: String, _ isTemplate: Bool) throws {
    let contents = #"""
      {"images": [{"filename": "seal.png", "idiom": "universal"}],
       "properties": {"template-rendering-intent": "\#(intent)"}}
      """#
    let folder = try TestFiles.temporaryFolder([
      "Assets.xcassets/Seal.imageset/Contents.json": contents
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 9, 0, 0, 0, 6, 8, 6]
    try Data(header).write(to: folder.appending(path: "Assets.xcassets/Seal.imageset/seal.png"))
    let assets = AppResources(folders: [folder.path]).assets
    let view = Image("Seal").foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
      .environment(\.appAssets, assets)
    let items = try Layouts.decide(view, 100, 60).displayList.items
    guard case .picture(let picture) = items.first, items.count == 1 else {
      Issue.record("one picture expected")
      return
    }
    #expect(picture.frame.size == CGSize(width: 9, height: 6))
    #expect(picture.color == (isTemplate ? DisplayColor(red: 1, green: 0.5, blue: 0) : nil))
  }
}
