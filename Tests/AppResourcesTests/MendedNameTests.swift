#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What lies in a folder with a name that is not UTF-8 is not found by the name that Foundation tells.
@Suite struct MendedNameTests {
  /// One that has the mark itself in its name is found.
  @Test func foldersOfSuchNamesAreFaults() throws {
    let folder = try TestFiles.temporaryFolder([
      "A.xcassets/Contents.json": "{}",
      "b\u{FFFD}/de.lproj/Localizable.strings": "\"a\" = \"A\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    for (beginning, end) in [("a", ""), ("de", ".lproj"), ("A.xcassets/c", ".imageset")] {
      let bytes = Array("\(folder.path)/\(beginning)".utf8) + [0xFF] + Array(end.utf8) + [0]
      #expect(mkdir(bytes.map { CChar(bitPattern: $0) }, 0o755) == 0)
    }
    let resources = AppResources(folders: [folder.path])
    let reason = "its name is not UTF-8"
    #expect(
      resources.faults == [
        ResourceFault(path: folder.path + "/a\u{FFFD}", reason: .closedFolder(reason)),
        ResourceFault(path: folder.path + "/de\u{FFFD}.lproj", reason: .closedFolder(reason)),
        ResourceFault(
          path: folder.path + "/A.xcassets/c\u{FFFD}.imageset",
          reason: .closedGroup(reason)
        ),
      ]
    )
    #expect(resources.texts.entry(of: "a", table: nil, language: "de") != nil)
  }
}
#endif
