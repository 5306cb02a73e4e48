#if os(Linux)
import Foundation
import Testing
import WidgetHost

/// Configurations that a provider recommends are what the user of a watch chooses from.
@Suite struct RecommendationTests {
  private func recommendations(_ kind: String) throws -> [HostRecommendation] {
    try WidgetPrograms.faulty.recommendations(for: FaultTests.request(kind))
  }

  private func text(_ kind: String, _ index: Int, _ set: [String: String] = [:]) throws -> String? {
    var request = FaultTests.request(kind)
    request.recommendation = try recommendations(kind)[index]
    request.parameters = set
    return ConfigurationTests.text(try WidgetPrograms.faulty.run(request))
  }

  /// Names are those the user sees, whatever they were made of.
  @Test func theyHaveNames() throws {
    let found = try recommendations("Recommending")
    #expect(found.map(\.name) == ["Bonn", "Cologne, 1", "Anywhere"])
    #expect(found.map(\.index) == [0, 1, 2])
    #expect(try recommendations("HandledRecommending").map(\.name) == ["Rain today"])
    #expect(try recommendations("Choosing") == [])
    #expect(try recommendations("SoundProvider") == [])
  }

  /// What is recommended stays, what it leaves open is filled in, and `parameters` come after it.
  @Test(arguments: [
    (0, [:], "Bonn, Bonn Hbf, 5"), (1, [:], "Köln, Dom, 2"), (2, [:], "Bonn, Bonn Hbf, 2"),
    (1, ["rows": "7"], "Köln, Dom, 7"),
  ])
  func eachIsLaidOut(_ index: Int, _ set: [String: String], _ shown: String) throws {
    #expect(try text("Recommending", index, set) == shown)
  }

  /// A handler's own choice is for what nobody has set.
  @Test func thoseOfTheOlderKindAreKept() throws {
    #expect(try text("HandledRecommending", 0) == "–, –, Rain, default, –")
    #expect(
      try text("HandledRecommending", 0, ["visibility": "public"]) == "–, –, Rain, public, –"
    )
  }

  @Test func oneThatIsNotThereIsSaid() throws {
    var request = FaultTests.request("Recommending")
    request.recommendation = HostRecommendation(index: 3, name: "Nowhere")
    let run = try WidgetPrograms.faulty.run(request)
    #expect(run.entries == [])
    #expect(
      run.findings.map(\.message) == ["RecommendingProvider recommends no configuration 4, but 3"]
    )
    #expect(!run.isWhole)
  }

  @Test func aProviderThatNeverSaysIsSaid() throws {
    var request = FaultTests.request("SilentlyRecommending")
    request.limits.secondsToAnswer = 1
    let asked = request
    let error = #expect(throws: HostProgram.Failure.self) {
      try WidgetPrograms.faulty.recommendations(for: asked)
    }
    #expect(
      error?.description
        == "SilentlyRecommendingProvider.recommendations() gave no answer within 1 s"
    )
    // Nobody else is kept waiting: its own configuration is run.
    #expect(ConfigurationTests.text(try WidgetPrograms.faulty.run(request)) == "Now")
  }

  /// Pictures of two configurations do not take each other's place.
  @Test func eachHasPicturesOfItsOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try recommendations("Recommending").map { recommendation in
      var request = FaultTests.request("Recommending")
      request.recommendation = recommendation
      request.pictures = folder.path
      let run = try WidgetPrograms.faulty.run(request)
      return run.entries.flatMap(\.layouts).compactMap(\.picture)
    }
    #expect(names.allSatisfy { $0.count == 3 })
    #expect(Set(names.joined()).count == 9)
  }
}
#endif
