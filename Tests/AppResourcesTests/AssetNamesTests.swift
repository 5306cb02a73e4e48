import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What an app's colours and pictures are called is known without a look at them.
@Suite struct AssetNamesTests {
  @Test func namesAreThoseOfTheSets() throws {
    let group = #"{"properties":{"provides-namespace":true}}"#
    let folder = try TestFiles.temporaryFolder([
      "App/A.xcassets/Brand.colorset/Contents.json": "no JSON",
      "App/A.xcassets/Accent.colorset/Contents.json": #"{"colors":[{"idiom":"universal"}]}"#,
      "App/A.xcassets/Empty.imageset/file": "",
      "App/A.xcassets/Watch.imageset/Contents.json":
        #"{"images":[{"idiom":"watch","filename":"a.png"}]}"#,
      "App/A.xcassets/Marks/Contents.json": group,
      "App/A.xcassets/Marks/Logo.imageset/Contents.json": "{}",
      "App/A.xcassets/Marks/Plain/wave.symbolset/Contents.json": "{}",
      "App/A.xcassets/AppIcon.appiconset/Inner.imageset/Contents.json": "{}",
      "App/A.xcassets/.hidden/Hidden.colorset/Contents.json": "{}",
      "App/A.xcassets/File.colorset": "no folder",
      "App/de.lproj/Localizable.strings": "no table",
      "App/DerivedData/C.xcassets/Built.colorset/Contents.json": "{}",
      "B.xcassets/Other.colorset/Contents.json": "{}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = AssetNames(
      folders: ["App", "B.xcassets/", "nowhere"].map { folder.path + "/" + $0 }
    )
    #expect(names.colors == ["Brand", "Accent", "Other"])
    #expect(names.pictures == ["Empty", "Watch", "Marks/Logo", "Marks/wave"])
    #expect(AssetNames(folders: []).colors == [])
  }
}
