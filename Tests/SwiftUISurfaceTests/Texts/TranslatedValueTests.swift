import AppResources
import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

/// Values as translations write them: in the form that their specifier asks for, whatever the numbers.
@MainActor
@Suite struct TranslatedValueTests {
  nonisolated private static let keys: [(LocalizedStringKey, String, String)] = [
    ("\(7) up", "%03lld up", "007 up"),
    ("\(UInt64.max) down", "%llu of %1$llx", "18.446.744.073.709.551.615 of ffffffffffffffff"),
    ("\(Int64.min) strange", "%1$lld", "-9.223.372.036.854.775.808"),
    ("\(Int64.max) left", "%1$025lld", "0.000.009.223.372.036.854.775.807"),
    ("\(2.75) top", "%1$.1f", "2,8"),
    ("\(2.75) bottom", "%1$03d", "002"),
    // What no whole number is near to stays as it is.
    ("\(Double.nan) charm", "%1$5d", "NaN"),
  ]

  @Test(arguments: keys.indices) func formsAreAskedFor(_ index: Int) throws {
    let (key, translation, expected) = Self.keys[index]
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/Localizable.strings": "\"\(key.tableKey)\" = \"\(translation)\";"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = AppResources(folders: [folder.path]).texts
    let view = Text(key).environment(\.appTexts, texts)
      .environment(\.locale, Locale(identifier: "de"))
    let shown = try Layouts.decide(view, 600, 60).placed.texts.map(\.string)
    #expect(shown == [expected])
  }
}
