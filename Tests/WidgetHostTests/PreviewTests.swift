#if os(Linux)
import FitSelection
import Foundation
import Testing
import WidgetHost

/// What the sources' previews show, in every form in which they are written.
@Suite struct PreviewTests {
  static func run(_ preview: String, _ family: String = "accessoryRectangular") throws -> WidgetRun
  {
    var request = FaultTests.request("")
    request.family = family
    request.fixtures = .preview(preview)
    return try WidgetPrograms.faulty.run(request)
  }

  static func texts(_ run: WidgetRun) -> [String] {
    run.entries.filter { $0.role != .placeholder && $0.role != .snapshot }
      .map { $0.layouts.first?.texts.map(\.string).joined(separator: "|") ?? "" }
  }

  @Test func everyFormIsFound() throws {
    let previews = try WidgetPrograms.faulty.describe().previews
    let file = "FaultyPreviews.swift"
    let activities = "ActivityPreviews.swift"
    #expect(
      previews.map { "\($0.identifier) \($0.name ?? "-")" } == [
        "\(activities):37 Ferry", "\(activities):44 Island", "\(activities):50 Dot",
        "\(activities):56 Opened",
        "\(file):6 -", "\(file):8 In small", "\(file):14 Entries", "\(file):22 Provided",
        "\(file):29 Foreign", "Crashing_Previews -", "Hidden_Previews -",
      ]
    )
    #expect(previews[0].subject == .activity)
    #expect(previews[4].subject == .views)
    #expect(
      previews[6].subject == .widget(kind: "SoundProvider", family: "accessoryRectangular")
    )
  }

  @Test func viewsSayTheirFamilies() throws {
    let program = WidgetPrograms.faulty
    #expect(try program.families(ofPreview: "FaultyPreviews.swift:6") == [])
    #expect(try program.families(ofPreview: "FaultyPreviews.swift:8") == ["systemSmall"])
    #expect(
      try program.families(ofPreview: "Hidden_Previews").sorted()
        == ["accessoryInline", "accessoryRectangular"]
    )
    let error = #expect(throws: HostProgram.Failure.self) {
      try program.families(ofPreview: "Crashing_Previews")
    }
    #expect(error?.description.contains("Index out of range") == true, "\(error as Any)")
  }

  @Test(arguments: [
    ("FaultyPreviews.swift:6", "accessoryRectangular", ["A view alone"]),
    ("FaultyPreviews.swift:8", "systemSmall", ["Small 2"]),
    ("FaultyPreviews.swift:8", "systemMedium", []),
    ("FaultyPreviews.swift:14", "accessoryRectangular", ["first", "second", "third", "fourth"]),
    ("FaultyPreviews.swift:22", "accessoryRectangular", ["Hour 0"]),
    ("Hidden_Previews", "accessoryInline", ["Number 0"]),
    ("Hidden_Previews", "accessoryRectangular", ["Number 1"]),
  ])
  func whatTheyShowIsLaidOut(_ preview: String, _ family: String, _ texts: [String]) throws {
    let run = try Self.run(preview, family)
    #expect(Self.texts(run) == texts)
    #expect(run.isWhole, "\(run.findings)")
  }

  /// Views belong to any of the program's widgets, and have margins where one of these has.
  @Test func viewsKeepTheMarginsOfWidgets() throws {
    let run = try Self.run("FaultyPreviews.swift:6", "systemSmall")
    // 158, less 16 on each side.
    #expect(run.entries.flatMap(\.layouts).map(\.width) == [126])
  }

  @Test func namesOfViewsAreKept() throws {
    #expect(try Self.run("Hidden_Previews").entries.map(\.name) == ["No. 1"])
  }

  /// A Live Activity on the Lock Screen and in the island, on phones of the screens whose sizes are published.
  @Test(arguments: [
    (
      "ActivityPreviews.swift:37", ["lockScreen 1", "lockScreen 2"], [371.0, 408],
      [84.0...84, 160...160], [true, false]
    ),
    (
      "ActivityPreviews.swift:44", ["compactLeading 1", "compactTrailing 1"], [52.33, 62.33],
      [36.67...36.67, 36.67...36.67], [false, true]
    ),
    ("ActivityPreviews.swift:50", ["minimal 1"], [45, 45], [36.67...36.67], [true]),
  ])
  func liveActivitiesAreLaidOut(
    _ preview: String,
    _ names: [String],
    _ widths: [Double],
    _ heights: [ClosedRange<Double>],
    _ areWhole: [Bool]
  ) throws {
    var request = FaultTests.request("")
    request.family = "liveActivity"
    request.fixtures = .preview(preview)
    request.devices = ["iPhone 15 Pro", "iPhone 15 Pro Max", "iPhone SE (3rd generation)"]
    let run = try WidgetPrograms.faulty.run(request)
    // The smallest phone shows activities, and has no island.
    let isOnLockScreen = names.contains("lockScreen 1")
    #expect(run.findings.map(\.code) == (isOnLockScreen ? [.noArea] : []))
    #expect(
      run.findings.allSatisfy {
        $0.message.hasSuffix("(lockScreen) on iPhone SE (3rd generation): it is not laid out there")
      }
    )
    #expect(run.entries.map(\.name) == names)
    #expect(run.entries.map(\.isWhole) == areWhole)
    for (entry, height) in zip(run.entries, heights) {
      #expect(entry.layouts.map(\.width) == widths)
      #expect(entry.layouts.allSatisfy { height.contains($0.height) })
    }
  }

  /// Of newer phones the guideline tells how wide their islands are, and nothing of the Lock Screen.
  @Test(arguments: [
    ("iPhone 17 Pro", 52.33), ("iPhone 16 Pro Max", 62.33), ("iPhone Air", 62.33),
  ])
  func islandsOfNewerPhonesAreLaidOut(_ device: String, _ width: Double) throws {
    var request = FaultTests.request("")
    request.family = "liveActivity"
    request.devices = [device]
    request.fixtures = .preview("ActivityPreviews.swift:44")
    let island = try WidgetPrograms.faulty.run(request)
    #expect(island.findings == [])
    #expect(island.entries.flatMap(\.layouts).map(\.width) == [width, width])
    request.fixtures = .preview("ActivityPreviews.swift:37")
    let lockScreen = try WidgetPrograms.faulty.run(request)
    #expect(lockScreen.findings.map(\.code) == [.noArea])
    #expect(lockScreen.findings.first?.message.contains("on \(device)") == true)
    #expect(lockScreen.entries.isEmpty)
  }

  /// Where no phone is named, those that are passed over are counted, once for all states.
  @Test func phonesOfUnknownSizesAreCounted() throws {
    var request = FaultTests.request("")
    request.family = "liveActivity"
    request.devices = []
    request.fixtures = .preview("ActivityPreviews.swift:37")
    let run = try WidgetPrograms.faulty.run(request)
    #expect(run.findings.map(\.code) == [.noArea])
    let message = try #require(run.findings.first?.message)
    #expect(message.contains(#/on iPhone 17 Pro, iPhone 17, iPhone 16 Pro and \d+ more: it/#))
    #expect(!run.entries.isEmpty)
  }

  /// Three phones are named, and of more the others counted, in both languages.
  @Test(arguments: 1...5) func phonesOfUnknownSizesAreNamed(_ count: Int) throws {
    let phones = [
      "iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone Air",
    ]
    var request = FaultTests.request("")
    request.family = "liveActivity"
    request.devices = Array(phones.prefix(count))
    request.fixtures = .preview("ActivityPreviews.swift:37")
    let finding = try #require(try WidgetPrograms.faulty.run(request).findings.first)
    let english = finding.message(in: .english)
    let japanese = finding.message(in: .japanese)
    let named = phones.filter { phone in
      [",", ":", " and "].contains { english.contains(phone + $0) }
    }
    #expect(named.count == min(count, 3), "\(english)")
    #expect(english.contains(" more") == (count > 3), "\(english)")
    if count > 3 {
      #expect(english.contains("\(named[2]) and \(count - 3) more: it is not laid out"))
      #expect(japanese.contains("\(named[2])ほか\(count - 3)機種での"), "\(japanese)")
    } else {
      #expect(japanese.contains("\(named[count - 1])での"), "\(japanese)")
    }
  }

  @Test func anOpenedIslandHasNoSizes() throws {
    let run = try Self.run("ActivityPreviews.swift:56", "liveActivity")
    #expect(run.findings.map(\.code) == [.noArea])
    #expect(run.entries.isEmpty)
  }

  /// Previews of Live Activities have neither kind nor family that tells them apart.
  @Test func picturesOfPreviewsHaveNamesOfTheirOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var names: [String] = []
    for line in [37, 44, 50] {
      var request = FaultTests.request("")
      request.family = "liveActivity"
      request.fixtures = .preview("ActivityPreviews.swift:\(line)")
      request.pictures = folder.path
      let run = try WidgetPrograms.faulty.run(request)
      names += run.entries.flatMap(\.layouts).compactMap(\.picture)
    }
    #expect(names.count == 5)
    #expect(Set(names).count == names.count, "\(names)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == names.count)
  }

  /// Of a Live Activity as of a timeline no more is drawn than is wanted, the first first.
  @Test(arguments: [(1, ["1"]), (2, ["1", "2"]), (200, ["1", "2"])])
  func noMoreActivitiesAreDrawnThanAreWanted(most: Int, numbers: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = FaultTests.request("")
    request.family = "liveActivity"
    request.fixtures = .preview("ActivityPreviews.swift:37")
    request.pictures = folder.path
    request.limits.pictures = most
    let run = try WidgetPrograms.faulty.run(request)
    let drawn = run.entries.flatMap(\.layouts).compactMap(\.picture)
    #expect(drawn.map { $0.suffix(6) } == numbers.map { "-\($0).png" })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == drawn)
  }

  /// What follows no timeline is not tapped, which is said.
  @Test(arguments: [
    ("FaultyPreviews.swift:6", "accessoryRectangular"),
    ("FaultyPreviews.swift:14", "accessoryRectangular"),
    ("ActivityPreviews.swift:50", "liveActivity"),
  ])
  func tapsOfPreviewsAreSaid(_ preview: String, _ family: String) throws {
    var request = FaultTests.request("")
    request.family = family
    request.fixtures = .preview(preview)
    request.taps = ["save"]
    let run = try WidgetPrograms.faulty.run(request)
    #expect(run.findings.map(\.code) == [.nothingToTap])
    #expect(run.findings.first?.message.contains("“save”") == true)
    #expect(!run.entries.isEmpty)
  }

  @Test func anEntryOfAnotherWidgetIsSaid() throws {
    let run = try Self.run("FaultyPreviews.swift:29")
    #expect(run.findings.map(\.code) == [.foreignEntry])
    #expect(run.findings.first?.message.contains("OtherEntry is no Moment") == true)
    #expect(!run.isWhole)
  }

  @Test func whatCrashesStopsNothingElse() throws {
    let run = try Self.run("Crashing_Previews")
    #expect(run.findings.map(\.code) == [.crashed])
    #expect(run.findings.first?.message.contains("in the views of Crashing_Previews") == true)
  }

  @Test func familiesOfWhatIsNotThereAreRefused() {
    let error = #expect(throws: HostProgram.Failure.self) {
      try WidgetPrograms.faulty.families(ofPreview: "Other_Previews")
    }
    let words = "there is no preview “Other_Previews”: there are "
    #expect(error?.description.hasPrefix(words) == true, "\(error as Any)")
  }

  @Test func whatIsNotThereIsRefused() {
    let error = #expect(throws: HostProgram.Failure.self) { try Self.run("Other_Previews") }
    #expect(error?.description.contains("there is no preview “Other_Previews”") == true)
  }

  @Test func entriesOfAFileAreLaidOut() throws {
    var request = FaultTests.request("SilentProvider")
    func run(_ json: String) throws -> WidgetRun {
      request.fixtures = .entries(Data(json.utf8))
      return try WidgetPrograms.faulty.run(request)
    }
    let shown = try run(#"[{"date": "2026-03-28T09:00:00Z", "text": "From a file"}]"#)
    #expect(Self.texts(shown) == ["From a file"])
    #expect(shown.entries.map(\.role) == [.fixture])
    #expect(shown.isWhole)
    request.taps = ["save"]
    #expect(try run("[]").findings.map(\.code) == [.nothingToTap])
    request.taps = []
    let broken = try run(#"[{"date": "2026-03-28T09:00:00Z", "text": "a"}, {"text": "b"}]"#)
    #expect(broken.findings.map(\.code) == [.unreadableEntries])
    let missing = BilingualText(
      "the file’s entries are none of Moment: [1].date is missing",
      "ファイルのエントリーはMomentとして読めません：[1].dateがありません"
    )
    #expect(broken.findings.first?.text == missing)
    // A day that no month has is none.
    let impossible = try run(#"[{"date": "2026-02-30T09:00:00Z", "text": "a"}]"#)
    #expect(impossible.entries.isEmpty)
    #expect(impossible.findings.map(\.code) == [.unreadableEntries])
    // No more than may be laid out, which is told.
    let entry = #"{"date": "2026-03-28T09:00:00Z", "text": "a"}"#
    for (limit, codes) in [(3, []), (2, [.tooManyEntries])] as [(Int, [HostFinding.Code])] {
      request.limits.entries = limit
      let bounded = try run("[\(entry), \(entry), \(entry)]")
      #expect(bounded.entries.count == limit && bounded.isComplete)
      #expect(bounded.findings.map(\.code) == codes)
      // With the date of the first that is left out.
      let date = Date(timeIntervalSince1970: 1_774_688_400)
      #expect(bounded.findings.allSatisfy { $0.date == date })
    }
    request.kind = "DayCounter"
    request.fixtures = .entries(Data("[]".utf8))
    let other = try DayCounterHostTests.program.run(request)
    #expect(other.findings.map(\.code) == [.unreadableEntries])
    #expect(other.findings.first?.message.contains("DayCounterEntry is not Decodable") == true)
  }
}
#endif
