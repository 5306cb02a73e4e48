import Foundation
import TestSupport
import Testing

@testable import AppResources

/// The spaces that colours of a catalogue are of.
@Suite struct ColorSpaceTests {
  /// What is of another space is told with it; gray and what goes beyond standard RGB are of that.
  @Test(
    arguments: [
      ("srgb", nil), ("extended-srgb", nil), ("", nil), ("display-p3", .displayP3),
      ("extended-linear-srgb", .linear),
    ] as [(String, AssetColor.Space?)]
  )
  func componentsMayBeOfOtherSpaces(_ name: String, _ space: AssetColor.Space?) throws {
    let json = """
      {"colors":[{"color":{"color-space":"\(name)","components":{"red":"0.25","green":"1.0","blue":"51"}}}]}
      """
    let folder = try TestFiles.temporaryFolder(["Contents.json": json])
    defer { try? FileManager.default.removeItem(at: folder) }
    let color = try AssetColor(folder: folder.path)
    let expected: AssetColor.Value =
      if let space {
        .inSpace(space, red: 0.25, green: 1, blue: 0.2, alpha: 1)
      } else {
        .components(red: 0.25, green: 1, blue: 0.2, alpha: 1)
      }
    #expect(color.light == expected && color.dark == expected)
  }
}
