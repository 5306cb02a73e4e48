#if os(Linux)
import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import WidgetDevices

@testable import AppResources
@testable import WidgetHost

/// What is said of resources and processes that cannot be used, in both languages.
@Suite struct FindingTextTests {
  /// A plural is told of by its key, and by its language where its table has several.
  @Test(
    arguments: [
      (nil, "“%lld tides”", "「%lld tides」"), ("ja", "“%lld tides” in “ja”", "「%lld tides」（ja）"),
    ] as [(String?, String, String)]
  )
  func faultsOfPluralsNameTheirEntry(_ language: String?, _ english: String, _ japanese: String) {
    let entry = ResourceFault.Entry(key: "%lld tides", language: language)
    #expect(
      ResourceFault.Reason.unknownForm("One", of: entry).text
        == BilingualText(
          "\(english) has a form “One”: zero, one, two, few, many and other are read",
          "\(japanese)に「One」の形がありますが、使えるのはzero・one・two・few・many・otherです"
        )
    )
    #expect(
      ResourceFault.Reason.noOtherForm(of: entry).text
        == BilingualText(
          "\(english) has no form “other”, which every plural needs",
          "\(japanese)に、複数形に必要な「other」の形がありません"
        )
    )
    #expect(
      ResourceFault.Reason.noWords(of: entry).text
        == BilingualText(
          "\(english) has no words for an iPhone",
          "\(japanese)にiPhone用のテキストがありません"
        )
    )
  }

  /// A place in what is read: a member, or one of a list from zero on.
  private struct Place: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
      self.stringValue = stringValue
      intValue = nil
    }

    init(intValue: Int) {
      stringValue = "\(intValue)"
      self.intValue = intValue
    }
  }

  private struct Storm: Error, CustomStringConvertible {
    let description = "a storm"
  }

  /// What cannot be read is told with its place, of whichever kind the error is.
  @Test func whatIsNotReadIsToldWithItsPlace() {
    let context = DecodingError.Context(
      codingPath: [Place(intValue: 3), Place(stringValue: "hours")],
      debugDescription: "it is no number"
    )
    let missing = DecodingError.keyNotFound(Place(stringValue: "tide"), context)
    #expect(
      BilingualText(decoding: missing)
        == BilingualText("[3].hours.tide is missing", "[3].hours.tideがありません")
    )
    for error in [
      DecodingError.typeMismatch(Int.self, context), .valueNotFound(Int.self, context),
      .dataCorrupted(context),
    ] {
      #expect(BilingualText(decoding: error) == BilingualText("[3].hours: it is no number"))
    }
    #expect(BilingualText(decoding: Storm()) == BilingualText("a storm"))
  }

  /// A set without a colour is told of where a view asks for it alone; what is wrong with it has words all the same.
  @Test func coloursThatAreNotNamedAreTold() {
    let text = BilingualText("it names no colour", "カラーが指定されていません")
    #expect(ResourceFault.Reason.noColor.text == text)
  }

  /// A limit of one is said of one thing.
  @Test(arguments: [
    (
      0,
      [
        "no more than 0 entries are laid out",
        "no more than 0 pictures are drawn of a widget in a family",
        "after 0 reloads the end of the span is not reached",
        "A gave 1 entry at once; the first 0 are looked at",
        "A recommends 1 configuration; the first 0 are looked at",
      ]
    ),
    (
      1,
      [
        "no more than 1 entry is laid out",
        "no more than 1 picture is drawn of a widget in a family",
        "after 1 reload the end of the span is not reached",
        "A gave 2 entries at once; the first is looked at",
        "A recommends 2 configurations; the first is looked at",
      ]
    ),
    (
      2,
      [
        "no more than 2 entries are laid out",
        "no more than 2 pictures are drawn of a widget in a family",
        "after 2 reloads the end of the span is not reached",
        "A gave 3 entries at once; the first 2 are looked at",
        "A recommends 3 configurations; the first 2 are looked at",
      ]
    ),
  ])
  func limitsAreSaidInTheirNumber(_ limit: Int, _ sentences: [String]) {
    let date = FaultTests.start
    let findings: [HostFinding] = [
      .noMoreEntries(than: limit, at: date), .noMorePictures(than: limit, at: date),
      .noMoreReloads(than: limit, at: date),
      .onlyTheFirst(limit, ofEntries: limit + 1, from: "A", at: date),
      .onlyTheFirst(limit, ofConfigurations: limit + 1, from: "A"),
    ]
    #expect(findings.map(\.text.english) == sentences)
    #expect(findings.allSatisfy { $0.text.japanese.contains("\(limit)") })
    let codes: [HostFinding.Code] = [
      .tooManyEntries, .tooManyPictures, .tooManyReloads, .tooManyEntries, .tooManyRecommendations,
    ]
    #expect(findings.map(\.code) == codes)
    // Who is asked for recommendations is asked at no moment of a run.
    #expect(findings.map(\.date) == [date, date, date, date, nil])
  }

  /// How long was waited for an answer is told as people write numbers, also parts of a second.
  @Test(arguments: [(1, "1"), (0.5, "0.5"), (1500, "1,500")] as [(Double, String)])
  func timesThatAreOverAreTold(_ seconds: Double, _ number: String) {
    let finding = HostFinding.noAnswer(from: "A.b", within: seconds)
    #expect(finding.code == .noAnswer && finding.isError && finding.date == nil)
    #expect(
      finding.text
        == BilingualText(
          "A.b gave no answer within \(number) s",
          "A.bから\(number)秒以内に応答がありません"
        )
    )
  }

  /// Where a kind of widget is not shown, the devices are told that were named; that is no fault of the widget's.
  @Test func devicesWithoutAKindOfWidgetAreTold() {
    let some = HostFinding.noArea(of: .todayCompact, on: ["A", "B"])
    let none = HostFinding.noArea(of: .lockScreen, on: [])
    let old = HostFinding.noArea(of: .todayCompact, on: [])
    #expect(
      some.text
        == BilingualText(
          "there is no size of todayCompact on A, B",
          "A、BにはtodayCompactの大きさがありません"
        )
    )
    #expect(
      none.text
        == BilingualText(
          "nobody published the size of accessoryRectangular on these devices",
          "これらの機種でのaccessoryRectangularの大きさは公表されていません"
        )
    )
    // Sizes of Today extensions were published, of the systems that have them.
    #expect(
      old.text
        == BilingualText(
          "todayCompact is of iOS 8 to 14, and no later version or profile has it",
          "todayCompactはiOS 8から14のものです。それより新しい版にも、プロファイルにもありません"
        )
    )
    #expect([some, none, old].allSatisfy { $0.code == .noArea && !$0.isError && $0.date == nil })
  }

  /// Why a device is refused is said in both languages, with what there is in its place.
  @Test(
    arguments: [
      (.unknown(name: "A", nearest: []), "unknown device “A”", "「A」という機種は知られていません"),
      (
        .unknown(name: "A", nearest: ["B", "C"]), "unknown device “A”: did you mean “B” or “C”?",
        "「A」という機種は知られていません（近い名前：B、C）"
      ),
      (
        .cannotRun(name: "A", kind: .iPhone, version: .iOS17, systems: nil),
        "A does not run iOS 17", "AはiOS 17に対応していません"
      ),
      (
        .cannotRun(
          name: "A",
          kind: .iPhone,
          version: .iOS18,
          systems: SystemVersion.iOS16...SystemVersion.iOS17
        ),
        "A does not run iOS 18: its newest is iOS 17", "AはiOS 18に対応していません（最新はiOS 17です）"
      ),
      (
        .cannotRun(
          name: "A",
          kind: .iPhone,
          version: .iOS16,
          systems: SystemVersion.iOS17...SystemVersion.iOS18
        ),
        "A does not run iOS 16: it came with iOS 17", "AはiOS 16に対応していません（最初からiOS 17です）"
      ),
      (
        .noLockScreenWidgets(name: "A"), "A has no lock-screen widgets: it cannot run iOS 16",
        "AはiOS 16に対応していないため、ロック画面のウィジェットがありません"
      ),
      (
        .noPublishedSize(name: "A", slot: .todayCompact),
        "nobody published the size of todayCompact on A",
        "AでのtodayCompactの大きさは公表されていません"
      ),
    ] as [(DeviceError, String, String)]
  )
  func refusedDevicesAreSaid(_ error: DeviceError, _ english: String, _ japanese: String) {
    #expect(HostError.setting(of: error).text == BilingualText(english, japanese))
  }

  /// How a process ended is said with its last words, where these say more.
  @Test(
    arguments: [
      (
        .signal(SIGXFSZ), "it wrote more into a file than it may",
        "ファイルへの書き込みが上限を超えました", false
      ),
      (
        .excess, "it wrote more into a file than it may", "ファイルへの書き込みが上限を超えました", false
      ),
      (.signal(SIGSEGV), "signal 11", "シグナル11", true), (.exit(3), "exit code 3", "終了コード3", true),
      (
        .exit(0), "it gave no answer, as if it were no widget built against fitcheck",
        "応答がありません。fitcheckを使ってビルドしたウィジェットではないようです", true
      ),
      (
        .silence, "it stopped answering, and was ended", "応答がなくなったため終了させました", false
      ),
      (
        .overtime(seconds: 3600), "it took more than 3,600 s in all, and was ended",
        "合計で3,600秒を超えたため終了させました", false
      ),
    ] as [(ProgramProcess.Ending, String, String, Bool)]
  )
  func endingsAreSaid(
    _ ending: ProgramProcess.Ending,
    _ english: String,
    _ japanese: String,
    _ hasLastWords: Bool
  ) {
    #expect(ending.reason(nil) == BilingualText(english, japanese))
    let words = hasLastWords ? ": Fatal error" : ""
    #expect(ending.reason("Fatal error") == BilingualText(english + words, japanese + words))
  }

  /// What has told of something and ends without an error is a widget, whose own code ended it.
  @Test func codeThatExitsIsNoOtherProgram() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try ProgramExchange.line(of: .event(.began(BilingualText("the view"))))
      .write(to: folder.appending(path: "began"))
    let script = "#!/bin/sh\ncat '\(folder.path)/began' > \"$FITCHECK_HOST_ANSWER\"\n"
    let program = try TestFiles.makeProgram(script, in: folder)
    let run = try HostProgram(executable: program, secondsOfSilence: 60)
      .run(FaultTests.request("Sound"))
    let message = "the widget’s process ended in the view: exit code 0"
    #expect(run.findings.map(\.message) == [message])
  }
}
#endif
