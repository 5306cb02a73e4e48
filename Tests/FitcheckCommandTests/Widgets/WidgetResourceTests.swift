#if os(Linux)
import Foundation
import TestSupport
import Testing

/// `fitcheck widget` with texts and pictures beside a program: what of them cannot be used stops nothing else.
@Suite struct WidgetResourceTests {
  /// What is said of the widget that speaks, in languages, with resources beside it.
  private func speaking(_ languages: String, resources: String) throws -> CommandRun {
    try WidgetCommandTests.run(
      "widget",
      "FaultyWidgets",
      "--kind",
      "Speaking",
      "--languages",
      languages,
      "--all",
      "--device",
      "iPhone 15",
      "--resources",
      resources
    )
  }

  /// A folder that is of no language stops none of the others; those of Xcode's old names are of theirs.
  @Test func foldersOfNoLanguageStopNone() throws {
    let table = "\"Good morning\" = \"Morning\";"
    let folder = try TestFiles.temporaryFolder([
      "ja.lproj/Localizable.strings": table, "garbage_name.lproj/Localizable.strings": table,
      "English.lproj/Localizable.strings": table,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try speaking("all", resources: folder.path)
    #expect(run.exitCode == 1, "\(run.errors)")
    for words in ["Speaking, systemSmall, en", "Speaking, systemSmall, ja", "“garbage_name”"] {
      #expect(run.output.contains(words), "\(words): \(run.output)")
    }
  }

  /// Texts for every language alone are in the app's own language; the folder that is named may be that of them.
  @Test(arguments: ["", "/Base.lproj"]) func textsForEveryLanguageAreOfOne(_ name: String) throws {
    let folder = try TestFiles.temporaryFolder([
      "Base.lproj/Localizable.strings": "\"Good morning\" = \"Morning\";"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try speaking("all", resources: folder.path + name)
    #expect(run.output.contains("Speaking, systemSmall, en"), "\(run.output) \(run.errors)")
    #expect(run.output.contains("snapshot: Morning"), "\(run.output)")
  }

  /// The end of a line in a path is no end of the path.
  @Test func pathsMayHaveLineEnds() throws {
    let folder = try TestFiles.temporaryFolder([
      "n\nl/de.lproj/Localizable.strings": "\"Good morning\" = \"Guten Morgen\";"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try speaking("de", resources: folder.path + "/n\nl")
    #expect(run.output.contains("Guten Morgen"), "\(run.output) \(run.errors)")
  }
}
#endif
