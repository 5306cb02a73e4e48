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
}
