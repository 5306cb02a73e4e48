import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What is read of catalogues takes many times its bytes: they have bounds of their own.
@Suite struct CatalogueBoundTests {
  @Test(arguments: [(32 << 20, true), ((32 << 20) + 1, false)])
  func cataloguesOfTextsHaveABound(_ count: Int, _ isRead: Bool) throws {
    let text =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"b"}}}}}}"#
    let folder = try TestFiles.temporaryFolder(["A.xcstrings": text.padded(to: count)])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.faults.map(\.reason) == (isRead ? [] : [.noCatalogue("it is too long")]))
    #expect((resources.texts.entry(of: "a", table: "A", language: "en") != nil) == isRead)
  }

  @Test(arguments: [(1 << 20, true), ((1 << 20) + 1, false)])
  func contentsHaveABound(_ count: Int, _ isRead: Bool) throws {
    let text = #"{"properties":{"provides-namespace":true}}"#
    let folder = try TestFiles.temporaryFolder(["Contents.json": text.padded(to: count)])
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = try? AssetContents.read([String: [String: Bool]].self, in: folder.path)
    #expect((contents != nil) == isRead)
  }
}

extension String {
  fileprivate func padded(to byteCount: Int) -> String {
    self + String(repeating: " ", count: byteCount - utf8.count)
  }
}
