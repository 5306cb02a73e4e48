#if os(Linux)
import Testing
import WidgetHost

/// Options are set as a user sets them: by defaults, queries and providers of options.
@Suite struct ConfigurationTests {
  static func run(_ parameters: [String: String]) throws -> WidgetRun {
    var request = FaultTests.request("Choosing")
    request.parameters = parameters
    return try WidgetPrograms.faulty.run(request)
  }

  static func text(_ run: WidgetRun) -> String? {
    run.entries.last?.layouts.first?.texts.first?.string
  }

  @Test(arguments: [
    ([:], "Bonn, Bonn Hbf, 2"),
    (["city": "2"], "Köln, Köln Hbf, 2"),
    (["city": "2", "stop": "Köln Süd", "rows": "5"], "Köln, Köln Süd, 5"),
    (["city": "Bonn"], "Bonn, Bonn Hbf, 2"),
  ])
  func valuesAreThoseGivenOrElseTheDefaults(_ given: [String: String], _ text: String) throws {
    #expect(Self.text(try Self.run(given)) == text)
  }

  @Test func choicesWithOneIdentifierAreSaid() throws {
    let findings = try Self.run([:]).findings
    #expect(
      findings.filter { $0.code == .duplicateIdentifier }.map(\.message) == [
        "ChoosingIntent.city: “Köln” and “Cologne” have one identifier, “2”"
      ]
    )
  }

  @Test func aQueryThatThrowsIsSaidAndStopsNothing() throws {
    let run = try Self.run(["line": "U6"])
    #expect(
      run.findings.filter { $0.code == .parameter }.map(\.message) == [
        "for the parameter “Line”, Line’s query threw: the timetable is not to be had"
      ]
    )
    #expect(Self.text(run) == "Bonn, Bonn Hbf, 2")
  }

  /// What is refused leaves a parameter as if it had not been set: one without a value would end the provider.
  @Test(arguments: [
    (["city": "9"], "the parameter “City” knows no “9”, but “Bonn” (1), “Köln” (2), “Cologne” (2)"),
    (
      ["stop": "Köln Süd"],
      "the parameter “Stop” knows no “Köln Süd”, but “Bonn Hbf”, “Bonn West”, “Bonn Süd”"
    ),
    (["rows": "many"], "the parameter “Rows” is of type Int, and “many” is no such value"),
    (["town": "1"], "ChoosingIntent has no parameter “town”, but “city”, “stop”, “line”, “rows”"),
  ])
  func whatCannotBeSetIsSaid(_ given: [String: String], _ message: String) throws {
    let run = try Self.run(given)
    #expect(run.findings.map(\.message).contains(message))
    #expect(Self.text(run) == "Bonn, Bonn Hbf, 2", "\(run.findings)")
  }

  /// Options of the older kind, by a handler that answers as on iOS 13.
  @Test(arguments: [
    ([:], "–, –, Tide, default, –"),
    (["thing": "7F-2", "name": "Rain"], "Ben, –, Rain, default, –"),
    (["thing": "Anna", "visibility": "public"], "Anna, –, Tide, public, –"),
    (["things": "near", "day": "2026-03-28"], "–, Near, Tide, default, 2026/3/28"),
    // What is not offered is looked for.
    (["things": "Far"], "–, Far, Tide, default, –"),
  ])
  func handlersOfTheOlderKindAreAsked(_ given: [String: String], _ text: String) throws {
    var request = FaultTests.request("Handled")
    request.parameters = given
    let run = try WidgetPrograms.faulty.run(request)
    #expect(Self.text(run) == text)
    #expect(run.findings == [])
  }

  @Test(arguments: [
    (
      ["visibility": "secret"],
      "the parameter “Visibility” knows no “secret”, but “public”, “default”"
    ),
    (
      ["visibility": "unknown"],
      "the parameter “Visibility” knows no “unknown”, but “public”, “default”"
    ),
    (["name": "Snow"], "the parameter “Name” knows no “Snow”, but “Tide”, “Rain”"),
    (
      ["thing": "Ben"],
      "the parameter “Thing” knows no “Ben”, but “Anna” (7F-1), “Ben” (7F-2), “Ben” (7F-3)"
    ),
    (["things": "Nowhere"], "the parameter “Things” knows no “Nowhere”, but “Near” (near)"),
    (
      ["day": "2026-02-31"],
      "the parameter “Day” is of type DateComponents, as in 2026-03-28 or 2026-03-28T23:30:00Z, and "
        + "“2026-02-31” is no such value"
    ),
    (["count": "many"], "the parameter “Count” is of type Int, and “many” is no such value"),
  ])
  func whatNoHandlerOffersIsSaid(_ given: [String: String], _ message: String) throws {
    var request = FaultTests.request("Handled")
    request.parameters = given
    #expect(try WidgetPrograms.faulty.run(request).findings.map(\.message) == [message])
  }
}
#endif
