import AppResources
import Foundation
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

  /// What has no colour hides what is drawn in it, and no picture in colours of its own.
  @Test(arguments: [Image.TemplateRenderingMode.template, .original, nil])
  func onlyTemplatesAreClear(_ mode: Image.TemplateRenderingMode?) throws {
    let view = Image("Lamp").renderingMode(mode).foregroundStyle(.clear)
      .environment(\.appAssets, Self.assets)
    let items = try Layouts.decide(view, 100, 60).displayList.items
    #expect(items.count == (mode == .template ? 0 : 1))
  }
}
