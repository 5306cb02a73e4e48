#if os(Linux)
import FitSelection
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import AppResources
@testable import WidgetHost
@testable import WidgetSurface

/// What belongs to a process is set for as long as a widget runs in it, and put back.
@Suite struct SurroundingsTests {
  private static let tokyo = HostSurroundings(
    now: Date(timeIntervalSince1970: 1_764_590_400.25),
    timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt,
    locale: Locale(identifier: "de_AT"),
    deviceLanguages: ["de-AT", "ja"]
  )

  private func zone() -> String? { getenv("TZ").map { String(cString: $0) } }

  @MainActor
  @Test func surroundingsAreTakenAndPutBack() async {
    await ProcessTurn.shared.begin()
    let (zoneBefore, timeZoneBefore, before) = (zone(), NSTimeZone.default, Date())
    let languagesBefore = HostedDevice.languages
    let former = ProcessSurroundings.take(Self.tokyo)
    #expect(Date() == Self.tokyo.now)
    #expect(zone() == "Asia/Tokyo")
    #expect(NSTimeZone.default.identifier == "Asia/Tokyo")
    #expect(TimeZone.current.identifier == "Asia/Tokyo")
    #expect(HostedDevice.locale.identifier == "de_AT")
    #expect(HostedDevice.languages == ["de-AT", "ja"])
    #expect(HostedDevice.calendar.timeZone.identifier == "Asia/Tokyo")
    #expect(HostedDevice.calendar.locale?.identifier == "de_AT")
    #expect(AppResources.current.locale?.identifier == "de_AT")
    // Moments before 1970, between two seconds, and beyond what the clock can show.
    for (seconds, shown) in [
      (-1.25, -1.25), (0, 0), (1_764_590_400.75, 1_764_590_400.75), (1e12, 9e9), (-1e12, -9e9),
      (.infinity, 9e9),
    ] {
      ProcessSurroundings.holdClock(at: Date(timeIntervalSince1970: seconds))
      #expect(abs(Date().timeIntervalSince1970 - shown) < 1e-5, "\(seconds)")
    }
    ProcessSurroundings.restore(former)
    #expect(zone() == zoneBefore)
    #expect(NSTimeZone.default == timeZoneBefore)
    #expect(HostedDevice.languages == languagesBefore)
    #expect(AppResources.current.locale == nil)
    // The clock goes on from where it was; nobody knows how long it was held.
    #expect(Date() >= before && Date() < before + 86_400)
    await ProcessTurn.shared.end()
  }

  /// The next one gets the turn that another gives back, and then nobody has it.
  @Test func aTurnIsGivenBack() async {
    let turn = ProcessTurn()
    for _ in 0..<3 {
      await turn.begin()
      await turn.end()
    }
    await turn.begin()
    let second = Task { await turn.begin() }
    await turn.end()
    await second.value
    await turn.end()
    await turn.begin()
  }

  // MARK: - Texts

  /// Strings that are looked up without an environment say dates by the device's calendar, in its zone, and as far away as
  /// they are: it is nine in the evening there, of a year of the Buddhist era.
  @Test func datesInStringsAreTheDevices() async {
    await #expect(processExitsWith: .success) {
      var surroundings = Self.tokyo
      surroundings.locale = Locale(identifier: "th_TH")
      _ = ProcessSurroundings.take(surroundings)
      let (now, german) = (surroundings.now, Locale(identifier: "de_AT"))
      let time = String(localized: "\(now, format: .dateTime.hour().minute())", locale: german)
      #expect(time == "21:00")
      let year = String(localized: "\(now, format: .dateTime.year())", locale: german)
      #expect(year.contains("2568"))
      let later = now.addingTimeInterval(3 * 86_400)
      let words: String.LocalizationValue = "\(later, format: .relative(presentation: .numeric))"
      #expect(String(localized: words, locale: german) == "in 3 Tagen")
      #expect(AttributedString(localized: words, locale: german) == AttributedString("in 3 Tagen"))
    }
  }

  /// In a process of its own: what an app has beside its code belongs to the process.
  @Test func textsAreFoundInTables() async {
    await #expect(processExitsWith: .success) {
      func words(_ words: String) -> LocalizedEntry { LocalizedEntry(variation: .words(words)) }
      let counted = LocalizedEntry(
        variation: .plural([.one: .words("%2$@: ein Boot"), .other: .words("%2$@: %1$lld Boote")])
      )
      let substituted = LocalizedEntry(
        variation: .words("%1$@, %2$#@n@!"),
        substitutions: [
          "n": StringSubstitution(
            argument: 2,
            specifier: "lld",
            variation: .plural([.one: .words("%arg Boot"), .other: .words("%arg Boote")])
          )
        ]
      )
      // Forms for one thing alone: by the entry itself, and by a substitution of it.
      let one = StringVariation.plural([.one: .words("ein Kai")])
      let lacking = LocalizedEntry(
        variation: .words("%#@n@"),
        substitutions: ["n": StringSubstitution(argument: 1, specifier: "lld", variation: one)]
      )
      let types = words("%1$s|%1$S|%1$c|%1$C|%1$p|%1$@|%1$9@|%1$Lf|%1$hhd|%1$x|%1$1000d")
      let tables = [
        "de": [
          "Localizable": [
            "plain": words("Hafen"), "boats": counted, "both": substituted, "types": types,
            "%lld quays": LocalizedEntry(variation: one), "%lld piers": lacking,
          ],
          "Other": ["plain": words("Kai")],
        ],
        "en": ["Localizable": ["source": words("Harbour")]],
      ]
      AppResources.current.resources = AppResources(
        texts: AppTexts(tables: tables, sourceLanguage: "en"),
        assets: .none,
        faults: []
      )
      HostedDevice.become(Self.tokyo)
      func text(_ key: String, _ table: String? = nil, _ value: String? = nil) -> String {
        HostedDevice.text(forKey: key, table: table, value: value)
      }
      #expect(HostedResources.languages == ["de", "en"])
      #expect(HostedDevice.languages == ["de-AT", "ja"])
      #expect(HostedDevice.localizations == ["de"])
      #expect(text("plain") == "Hafen")
      #expect(text("plain", "Other") == "Kai")
      #expect(text("source") == "Harbour")
      #expect(text("nowhere") == "nowhere")
      #expect(text("nowhere", nil, "") == "nowhere")
      #expect(text("nowhere", nil, "value") == "value")
      // A format that a table gave goes with its numbers; any other is filled in as it stands.
      let format = text("boats")
      #expect(format == "%2$@: %1$lld Boote")
      #expect(HostedDevice.text(format: format, [1, NSString("Kai")]) == "Kai: ein Boot")
      #expect(HostedDevice.text(format: format, [7, NSString("Kai")]) == "Kai: 7 Boote")
      #expect(HostedDevice.text(format: format, [7]) == "%@: 7 Boote")
      #expect(HostedDevice.text(format: text("both"), [NSString("Kai"), 1]) == "Kai, 1 Boot!")
      #expect(HostedDevice.text(format: text("both"), [NSString("Kai"), 3]) == "Kai, 3 Boote!")
      #expect(HostedDevice.text(format: "%.1f", [1.5]) == "1,5")
      for key in ["%lld quays", "%lld piers"] {
        #expect(HostedDevice.text(format: text(key), [1]) == "ein Kai")
        #expect(HostedDevice.text(format: text(key), [3]) == key.replacing("%lld", with: "3"))
      }
      // So it goes with them where numbers are written as in no locale.
      let kai = NSString("Kai")
      #expect(HostedDevice.text(format: format, locale: nil, [1, kai]) == "Kai: ein Boot")
      #expect(HostedDevice.text(format: format, locale: nil, [7000, kai]) == "Kai: 7000 Boote")
      #expect(HostedDevice.text(format: text("both"), locale: nil, [kai, 3]) == "Kai, 3 Boote!")
      #expect(HostedDevice.text(format: "%.1f", locale: nil, [1.5]) == "1.5")
      // In other words a substitution is nobody's, and takes no value.
      let joined = "• \(text("both"))"
      #expect(HostedDevice.text(format: joined, locale: nil, [kai, 3]) == "• Kai, %2$#@n@!")
      #expect(HostedDevice.text(format: "%#@n@ %d", [3]) == "%#@n@ 3")
      // Of what type a value is it says itself, not the translation.
      let values: [(any CVarArg, texts: [String])] = [
        (321, ["321", "A", "\u{141}", "321,000000", "321", "141"]),
        (2.5, ["2,500000", "2,500000", "2,500000", "2,500000", "2", "2"]),
        (UInt8(66), ["66", "B", "B", "66,000000", "66", "42"]),
        (NSString("Kai"), Array(repeating: "Kai", count: 6)),
      ]
      for (value, texts) in values {
        let plain = [0, 0, 1, 2, 0, 0, 0].map { texts[$0] }
        let expected: [String] = plain + texts.dropFirst(3) + ["%1$1000d"]
        let shown = HostedDevice.text(format: text("types"), [value])
        #expect(shown == expected.joined(separator: "|"))
      }
      // A number without a sign has none, however large it is.
      let large = String(format: "%llu", locale: HostedDevice.locale, arguments: [UInt64.max])
      #expect(HostedDevice.text(format: text("types"), [UInt64.max]).hasPrefix("\(large)|"))
      let copy = strdup("Kai")
      defer { free(copy) }
      if let copy {
        let shown = HostedDevice.text(format: text("types"), [copy])
        #expect(shown.hasPrefix("Kai|Kai|"))
      }
      // An app without texts is in all languages of the device.
      AppResources.current.resources = .none
      #expect(HostedDevice.localizations == ["de-AT", "ja"])
      HostedDevice.become(nil)
      #expect(HostedDevice.languages == Locale.preferredLanguages)
      #expect(HostedDevice.locale == .autoupdatingCurrent)
      #expect(HostedDevice.calendar == .autoupdatingCurrent)
    }
  }

  /// Formatters and formats that are left without a locale and a calendar are in the language and the calendar of the device.
  @Test func formattersAreTheDevices() async {
    await #expect(processExitsWith: .success) {
      func becomeDevice(_ locale: String, in zone: String) {
        HostedDevice.become(
          HostSurroundings(
            now: Date(timeIntervalSince1970: 1_764_590_400),
            timeZone: TimeZone(identifier: zone) ?? .gmt,
            locale: Locale(identifier: locale),
            deviceLanguages: [locale]
          )
        )
      }
      becomeDevice("ar_EG", in: "Africa/Cairo")
      let durations = HostedDateComponentsFormatter()
      durations.calendar = nil
      durations.unitsStyle = .positional
      durations.allowedUnits = [.hour, .minute, .second]
      #expect(durations.string(from: 4205) == "١:١٠:٠٥")
      becomeDevice("de_DE", in: "Europe/Berlin")
      durations.unitsStyle = .full
      durations.allowedUnits = [.hour, .minute]
      #expect(durations.string(from: 5400) == "1 Stunde und 30 Minuten")
      // One of the days has 23 hours.
      let midnight = Date(timeIntervalSince1970: 1_774_652_400)
      durations.allowedUnits = [.day, .hour]
      #expect(durations.string(from: midnight, to: midnight + 47 * 3600) == "2 Tage")
      let distances = HostedRelativeDateTimeFormatter()
      (distances.locale, distances.calendar) = (nil, nil)
      #expect(
        distances.localizedString(for: midnight + 73 * 3600, relativeTo: midnight) == "in 3 Tagen"
      )
      let amount = DateComponents(minute: 20, second: 10)
      #expect(distances.localizedString(from: amount) == "in 20 Minuten")
      #expect(
        HostedDateComponentsFormatter.localizedString(from: amount, unitsStyle: .full)
          == "20 Minuten und 10 Sekunden"
      )
      #expect(HostedDevice.formatted(0.5, FloatingPointFormatStyle<Double>()) == "0,5")
      let lists = HostedListFormatter()
      lists.locale = nil
      #expect(lists.string(from: ["Kai", "Mole"]) == "Kai und Mole")
      #expect(HostedListFormatter.localizedString(byJoining: ["Kai", "Mole"]) == "Kai und Mole")
      #expect(Measurement(value: 20.5, unit: UnitTemperature.celsius).formatted() == "20 °C")
    }
  }

  // MARK: - Hosts

  private final class Quiet: UIViewController, NCWidgetProviding {}

  /// What a Today extension shows nobody recommends, and its widgets have no options.
  @MainActor
  @Test func aTodayExtensionRecommendsNothing() async throws {
    let host = WidgetHost(TodayExtension { Quiet() })
    let request = HostRequest(kind: "Quiet", family: "todayCompact", surroundings: Self.tokyo)
    let found = try await host.recommendations(for: request)
    #expect(found == HostRecommendations(list: [], findings: []))
    #expect(host.findings == [])
    #expect(host.widgets.map(\.families) == [["todayCompact", "todayExpanded"]])
    #expect(host.widgets.map(\.kind) == ["Quiet"])
    var other = request
    other.kind = "Loud"
    await #expect(throws: HostError.unknownKind("Loud", known: ["Quiet"])) {
      _ = try await host.recommendations(for: other)
    }
  }

  /// Of a Today extension, too, it is said that a picture was not drawn.
  @MainActor
  @Test func picturesOfATodayExtensionThatAreNotDrawnAreSaid() async throws {
    let folder = try TestFiles.temporaryFolder(["file": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = HostRequest(kind: "Quiet", family: "todayCompact", surroundings: Self.tokyo)
    request.waitForAllAnswers()
    request.devices = ["iPhone 8 on iOS 13"]
    request.pictures = folder.path + "/file/in"
    let run = try await WidgetHost(TodayExtension { Quiet() }).run(request)
    let told = run.findings.filter { $0.code == .notDrawn }.map(\.message)
    #expect(told.first?.hasPrefix("a picture was not drawn: ") == true, "\(run.findings)")
    #expect(run.entries.flatMap(\.layouts).allSatisfy { $0.picture == nil })
  }

  /// The first of the device's languages is the one that an app has no texts in.
  @Test func theLanguageThatIsMissingIsTheFirst() throws {
    let run = try LanguageTests.run("fr_CA", ["fr-CA", "it"], resources: [LanguageTests.resources])
    #expect(
      run.findings.first?.message
        == "the app has no texts in “fr-CA”: as on iOS it is shown in “en”"
    )
    #expect(
      run.findings.first?.message(in: .japanese)
        == "アプリに「fr-CA」のテキストがないため、iOSと同じく「en」で表示します"
    )
    let second = try LanguageTests.run("fr_CA", ["fr", "de"], resources: [LanguageTests.resources])
    #expect(second.findings.first?.message.hasSuffix("it is shown in “de”") == true)
    // Where no language is set it is that of the region.
    let none = try LanguageTests.run("fr_CA", [], resources: [LanguageTests.resources])
    #expect(none.findings.first?.message.contains("no texts in “fr_CA”: as on iOS") == true)
  }

  /// A process may be silent for as long as it is given beside what its slowest answer may take.
  @Test func silenceIsBorneBesideTheLongestAnswer() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let answers: [ProgramExchange.Answer] = [
      .event(.done), .recommendations(HostRecommendations(list: [], findings: [])),
    ]
    let lines = try answers.map { try ProgramExchange.line(of: $0) }
    try Data(lines.joined()).write(to: folder.appending(path: "answers"))
    let script = "#!/bin/sh\nsleep 0.7\ncat '\(folder.path)/answers' > \"$FITCHECK_HOST_ANSWER\"\n"
    let program = try TestFiles.makeProgram(script, in: folder)
    var request = HostRequest(kind: "A", family: "b", surroundings: Self.tokyo)
    // What is given beside it, or the answer alone, is less than it takes.
    for (longest, silence) in [(600, 0.05), (0.05, 600)] {
      request.limits.secondsToAnswer = longest
      request.limits.secondsToPerform = longest
      let host = HostProgram(executable: program, secondsOfSilence: silence)
      #expect(try host.run(request).isComplete)
      #expect(try host.recommendations(for: request).list == [])
    }
  }
}
#endif
