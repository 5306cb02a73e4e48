#if os(Linux)
import ArgumentParser
import FitSelection
import Foundation
import TestSupport
import Testing
import WidgetSources

@testable import FitcheckCommand
@testable import WidgetHost

/// How far ahead a timeline looks, and what is said where a widget cannot be built.
@Suite struct LookingAheadTests {
  private func asked(years: Int, days: Double) throws -> HostRequest {
    let command = try TimelineCommand.parse(["--program", "x", "--years", "\(years)"])
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    return command.lookingAhead(
      HostRequest(
        kind: "k",
        family: "f",
        surroundings: HostSurroundings(now: now),
        until: now.addingTimeInterval(days * 86_400)
      )
    )
  }

  /// Every fourth year has a day more.
  @Test(
    arguments: [
      (0, 0), (1, 365), (2, 730), (3, 1_095), (4, 1_461), (5, 1_826), (7, 2_556), (8, 2_922),
      (100, 36_525),
    ]
  )
  func yearsAreDays(_ years: Int, _ days: Int) throws {
    let request = try asked(years: years, days: 3)
    #expect(request.daysAhead == days && request.daysOfDates == 366)
    #expect(request.kind == "k" && request.family == "f")
  }

  @Test(
    arguments: [
      (0.0, 366), (365, 366), (366, 366), (366.9, 366), (367, 367), (3_659, 3_659), (3_660, 3_660),
      (3_661, 3_660), (9_000, 3_660),
    ]
  )
  func datesAreLookedAtForTheSpan(_ days: Double, _ count: Int) throws {
    #expect(try asked(years: 0, days: days).daysOfDates == count)
  }

  /// Where clocks go forward at midnight a day begins at one; of a day that a zone has left out that is said.
  @Test(
    arguments: [
      ("2018-11-03", "America/Sao_Paulo", "2018-11-03T03:00:00Z"),
      ("2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z"),
      ("2018-11-05", "America/Sao_Paulo", "2018-11-05T02:00:00Z"),
      ("2018-11-04T00:30", "America/Sao_Paulo", "is left out in America/Sao_Paulo"),
      ("2011-12-30", "Pacific/Apia", "is left out in Pacific/Apia"),
      ("2018-02-30", "America/Sao_Paulo", "is no date"),
      ("2018-02-30T00:00:00Z", "GMT", "is no date"),
      ("2018-02-28T00:00:00Z", "GMT", "2018-02-28T00:00:00Z"),
      ("2018-2-28T00:00:00Z", "GMT", "is no date"),
      ("2018-02-28T00:00:00+09:00", "GMT", "2018-02-27T15:00:00Z"),
      ("2018-02-28 12:30", "GMT", "2018-02-28T12:30:00Z"),
      ("2018-02-28 23:30", "GMT", "2018-02-28T23:30:00Z"),
      ("2018-02-28T12:30", "GMT", "2018-02-28T12:30:00Z"),
      ("2018-02-28T12:30:15", "GMT", "2018-02-28T12:30:15Z"),
      ("2018-02-28T25:00:00Z", "GMT", "is no date"),
      ("2018-02-28T00:00:00Zulu", "GMT", "is no date"),
    ] as [(String, String, String)]
  )
  func daysBeginWhereTheyDo(_ day: String, _ zone: String, _ expected: String) throws {
    let options = try WidgetRunOptions.parse(["--from", day])
    let zone = try #require(TimeZone(identifier: zone))
    guard !expected.hasPrefix("is ") else {
      let error = #expect(throws: CommandFailure.self) { try options.span(in: zone) }
      #expect(error.map { "\($0)".contains(expected) } == true)
      return
    }
    #expect(try options.span(in: zone).start.formatted(.iso8601) == expected)
  }

  /// Where no end is given it is a day later, but not beyond the last day that is known.
  @Test(
    arguments: [
      (["--from", "2025-12-01T09:30"], "2025-12-02T09:30:00Z"),
      (["--from", "2025-12-01T09:30:15"], "2025-12-02T09:30:15Z"),
      (["--from", "2025-12-01 09:30"], "2025-12-02T09:30:00Z"),
      (["--from", "2249-12-30T12:00"], "2249-12-31T12:00:00Z"),
      (["--from", "2249-12-31"], "2250-01-01T00:00:00Z"),
      (["--from", "2249-12-31T12:00"], "2250-01-01T00:00:00Z"),
      (["--from", "2025-12-01T09:30", "--until", "2025-12-01T09:30"], "2025-12-01T09:30:00Z"),
    ] as [([String], String)]
  )
  func spansEnd(_ arguments: [String], _ end: String) throws {
    let options = try WidgetRunOptions.parse(arguments)
    #expect(try options.span(in: .gmt).end.formatted(.iso8601) == end)
  }

  /// Where no beginning is given it is the moment in which it is asked for.
  @Test func spansBeginNow() throws {
    let before = Date.now
    let span = try WidgetRunOptions.parse([]).span(in: .gmt)
    let after = Date.now
    #expect(before <= span.start && span.start <= after)
    #expect(abs(span.end.timeIntervalSince(span.start) - 86_400) < 1e-3)
  }

  // MARK: - What is said

  private static let texts: [(WidgetSourceError, String, String)] = [
    (.notFound("a"), "a: there is no such file or folder", "a：ファイルもフォルダもありません"),
    (.noSources(["a", "b"]), "a, b: there are no Swift files", "a、b：Swiftのファイルがありません"),
    (
      .noWidget(["a", "b"]),
      "a, b: no file declares a Widget, a WidgetBundle or a Today extension (NCWidgetProviding)",
      "a、b：Widget・WidgetBundle・Today機能拡張（NCWidgetProviding）の宣言がありません"
    ), (.unreadable(file: "a", reason: "r"), "a: r", "a：読めません（r）"),
    (.intentDefinition(place: "a:3", reason: "r"), "a:3: r", "a:3：クラスを生成できません（r）"),
    (
      .noCompiler(tried: "t"),
      "a widget has to be compiled, and there is no Swift compiler here (tried t); --swift names one, "
        + "or --program a widget that was built elsewhere",
      "ウィジェットをコンパイルする必要がありますが、Swiftコンパイラがありません（tを試しました）。"
        + "--swiftで指定するか、ビルド済みのプログラムを--programで指定してください"
    ), (.refused(errors: ["e"]), "the widget does not compile:\ne", "ウィジェットをコンパイルできません"),
    (
      .notRun(command: "c", reason: "r"),
      "c cannot be run, with what it says in a temporary file (TMPDIR): r",
      "cを実行できません。出力は一時ファイル（TMPDIR）に書きます（r）"
    ),
    (
      .folder(path: "p", reason: "r"),
      "p: r; widgets are built there: XDG_CACHE_HOME names another folder",
      "p：書き込めません（r）。ウィジェットはここでビルドします。別のフォルダはXDG_CACHE_HOMEで指定してください"
    ),
    (
      .noPackage(path: "p"),
      "p: fitcheck’s own package is not here (no Package.swift); --package names it",
      "p：fitcheckのパッケージ（Package.swift）がここにありません。--packageで指定してください"
    ),
  ]

  @Test func errorsAreSaidInBothLanguages() {
    for (error, english, japanese) in Self.texts {
      #expect(error.text.english == english)
      #expect(error.text.japanese == japanese)
    }
  }
}
#endif
