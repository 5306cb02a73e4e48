import Foundation
import Testing

@testable import SwiftUISurface

/// The user's defaults that views are given by those around them.
@MainActor
@Suite struct DefaultAppStorageTests {
  private struct Quay: View {
    @AppStorage("storage-tests.berths") private var berths = 1
    @AppStorage private var boats: Int

    init(boats store: UserDefaults) {
      _boats = AppStorage(wrappedValue: 2, "storage-tests.boats", store: store)
    }

    var body: some View { Text(verbatim: "\(berths) \($berths.wrappedValue) \(boats)") }
  }

  private func said(_ view: some View) throws -> String {
    try Layouts.decide(view, 300, 60).displayList.texts.map(\.string).joined(separator: "|")
  }

  /// Innermost first; what names its own defaults reads those, and what stands in none the app's.
  @Test func storedValuesAreReadFromTheDefaultsAround() throws {
    let names = ["near", "far"].map { "fitcheck.storage-tests.\($0).\(UUID().uuidString)" }
    let near = try #require(UserDefaults(suiteName: names[0]))
    let far = try #require(UserDefaults(suiteName: names[1]))
    defer {
      near.removePersistentDomain(forName: names[0])
      far.removePersistentDomain(forName: names[1])
    }
    near.set(8, forKey: "storage-tests.berths")
    far.set(9, forKey: "storage-tests.berths")
    far.set(5, forKey: "storage-tests.boats")
    let quay = Quay(boats: near)
    #expect(try said(quay) == "1 1 2")
    #expect(try said(quay.defaultAppStorage(far)) == "9 9 2")
    let both = HStack {
      quay
      quay.defaultAppStorage(near)
    }
    #expect(try said(both.defaultAppStorage(far)) == "9 9 2|8 8 2")
  }
}
