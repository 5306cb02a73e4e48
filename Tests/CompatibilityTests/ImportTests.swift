#if os(Linux)
import Foundation
import Testing

@Suite struct ImportTests {
  @Test func namesAreThoseOfOurModules() {
    for (name, type) in ImportedNames.found { #expect(String(reflecting: type) == name) }
  }

  @Test func notificationCentersAreFoundations() {
    #expect(ImportedNames.center === Foundation.NotificationCenter.default)
  }
}
#endif
