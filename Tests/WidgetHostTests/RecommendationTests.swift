#if os(Linux)
import Foundation
import Testing
import WidgetHost

/// Configurations that a provider recommends are what the user of a watch chooses from.
@Suite struct RecommendationTests {
  private func recommendations(_ kind: String) throws -> [HostRecommendation] {
    let answer = try WidgetPrograms.faulty.recommendations(for: FaultTests.request(kind))
    #expect(answer.findings == [])
    return try #require(answer.list)
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

  @Test func thoseOfNoWidgetAreRefused() {
    let error = #expect(throws: HostProgram.Failure.self) {
      try WidgetPrograms.faulty.recommendations(for: FaultTests.request("Sound"))
    }
    let words = "there is no widget of the kind “Sound”: there are "
    #expect(error?.description.hasPrefix(words) == true, "\(error as Any)")
  }

  @Test func oneThatIsNotThereIsSaid() throws {
    var request = FaultTests.request("Recommending")
    request.recommendation = HostRecommendation(index: 3, name: "Nowhere")
    let run = try WidgetPrograms.faulty.run(request)
    #expect(run.entries == [])
    #expect(
      run.findings.map(\.message)
        == ["asked again, RecommendingProvider recommends no configuration “Nowhere”"]
    )
    #expect(!run.isWhole)
  }

  /// The process that runs it may have got them in another order, as of a dictionary.
  @Test(arguments: [
    ("Recommending", HostRecommendation(index: 0, name: "Cologne, 1"), "Köln, Dom, 2"),
    ("Recommending", HostRecommendation(index: 9, name: "Bonn"), "Bonn, Bonn Hbf, 5"),
    ("SortedRecommending", HostRecommendation(index: 0, name: "Cologne", number: 1), "4"),
    ("SortedRecommending", HostRecommendation(index: 0, name: "Cologne", number: 2), "6"),
    ("SortedRecommending", HostRecommendation(index: 0, name: "Cologne", number: 3), nil),
  ])
  func oneIsFoundByItsName(_ kind: String, _ wanted: HostRecommendation, _ shown: String?) throws {
    var request = FaultTests.request(kind)
    request.recommendation = wanted
    let text = ConfigurationTests.text(try WidgetPrograms.faulty.run(request))
    #expect((text == nil) == (shown == nil))
    if let shown { #expect(text?.hasSuffix(shown) == true, "\(text ?? "")") }
  }

  @Test func thoseOfOneNameAreNumbered() throws {
    let found = try recommendations("SortedRecommending")
    #expect(found.map(\.name) == ["Bonn", "Cologne", "Cologne"])
    #expect(found.map(\.number) == [nil, 1, 2])
  }

  @Test(arguments: [(2, true), (3, false)])
  func noMoreAreLookedAtThanTheLimit(_ most: Int, _ isSaid: Bool) throws {
    var request = FaultTests.request("Recommending")
    #expect(request.limits.recommendations == 100)
    request.limits.recommendations = most
    let answer = try WidgetPrograms.faulty.recommendations(for: request)
    #expect(answer.list?.count == most)
    let said = "RecommendingProvider recommends 3 configurations; the first 2 are looked at"
    #expect(answer.findings.map(\.message) == (isSaid ? [said] : []))
    #expect(answer.findings.allSatisfy { $0.widget == "RecommendingWidget" && !$0.isError })
  }

  @Test func aProviderThatNeverSaysIsSaid() throws {
    var request = FaultTests.request("SilentlyRecommending")
    request.limits.secondsToAnswer = 1
    let answer = try WidgetPrograms.faulty.recommendations(for: request)
    #expect(answer.list == nil)
    #expect(
      answer.findings == [
        HostFinding(
          .noAnswer,
          "SilentlyRecommendingProvider.recommendations() gave no answer within 1 s",
          "SilentlyRecommendingProvider.recommendations()から1秒以内に応答がありません",
          widget: "SilentlyRecommendingWidget"
        )
      ]
    )
    // Nobody else is kept waiting: its own configuration is run.
    #expect(ConfigurationTests.text(try WidgetPrograms.faulty.run(request)) == "Now")
    // Nothing is run in the place of one that was recommended before.
    request.recommendation = HostRecommendation(index: 0, name: "Bonn")
    let run = try WidgetPrograms.faulty.run(request)
    #expect(run.entries == [] && run.isComplete)
    #expect(run.findings.map(\.code) == [.noAnswer])
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
