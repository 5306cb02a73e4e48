import Foundation
import TestSupport
import Testing

@testable import WidgetSources

extension WidgetFolderTests {
  /// A protocol that makes a widget of a type may stand in a file behind that of the type.
  @Test func protocolsMayStandInOtherFiles() throws {
    let folder = try TestFiles.temporaryFolder([
      "A.swift": "@main struct A: Shared {}", "B.swift": "protocol Shared: Widget {}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = try WidgetFolder(paths: [folder.path]).entryPoints
    #expect(found.map(\.name) == ["A"] && found.allSatisfy { $0.isMain && $0.role == .widget })
  }

  /// Reports ask for the file of a copy with every preview that was run, of which there may be thousands in as many files.
  @Test func filesAreFoundByTheirCopiesInTimeWithThem() throws {
    func seconds(_ count: Int) throws -> Double {
      var files = ["A.swift": "struct A: Widget {}"]
      for number in 1..<count { files["File\(number).swift"] = "" }
      let folder = try TestFiles.temporaryFolder(files)
      defer { try? FileManager.default.removeItem(at: folder) }
      let sources = try WidgetFolder(paths: [folder.path])
      let copies = sources.copyNames
      var paths: [String?] = []
      let time = ThreadTime.seconds { paths = copies.map { sources.path(ofCopy: $0.copy) } }
      #expect(paths == copies.map { $0.path as String? } && paths.count == count)
      #expect(sources.path(ofCopy: "A.swift") == nil)
      return time
    }
    let (few, many) = try (seconds(100), seconds(1_000))
    #expect(many < 40 * few, "\(few) and \(many)")
  }
}
