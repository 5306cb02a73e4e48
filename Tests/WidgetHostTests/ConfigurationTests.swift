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

  @Test(arguments: [
    (["city": "9"], "the parameter “City” knows no “9”, but “1”, “2”, “2”"),
    (["rows": "many"], "the parameter “Rows” is of type Int, and “many” is no such value"),
    (["town": "1"], "ChoosingIntent has no parameter “town”, but “city”, “stop”, “line”, “rows”"),
  ])
  func whatCannotBeSetIsSaid(_ given: [String: String], _ message: String) throws {
    #expect(try Self.run(given).findings.map(\.message).contains(message))
  }
}
#endif
