import FitSelection
import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// Pictures of a run's entries are files, as large as the widget, with its ground.
@MainActor
@Suite struct EntryPictureTests {
  struct Grounds: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "red / ground", provider: MomentProvider()) { _ in
        Text("Tide").containerBackground(.red, for: .widget)
      }
      .supportedFamilies([.systemSmall, .accessoryCircular])
    }
  }

  struct Plain: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "red / ground", provider: MomentProvider()) { _ in Text("Tide") }
        .supportedFamilies([.systemSmall, .accessoryCircular])
    }
  }

  /// Shows a shape as round as the widget leaves it there, or with corners of its own.
  struct Corners: Widget {
    var radius: Double?

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "red / ground", provider: MomentProvider()) { _ in
        if let radius {
          RoundedRectangle(cornerRadius: radius).fill(.red)
        } else {
          ContainerRelativeShape().fill(.red)
        }
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// Shows a bar, or something else where the bar finds no room.
  struct Bars: Widget {
    var chooses = false
    var width = 0.0
    var height = 0.0

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "red / ground", provider: MomentProvider()) { _ in
        let bar = Color.red.frame(width: width, height: height)
        if chooses {
          ViewThatFits {
            bar
            Text("no room")
          }
        } else {
          bar
        }
      }
      .supportedFamilies([.systemMedium, .systemLarge])
    }
  }

  /// The pictures of a widget's entries on one phone.
  func pictures<Shown: Widget>(
    of widget: Shown,
    _ family: String,
    most: Int = 200
  ) async throws -> [(name: String, bytes: Data)] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = request("red / ground", family, in: folder)
    request.limits.pictures = most
    let run = try await WidgetHost(widget).run(request)
    #expect(run.entries.count == 3)
    return try run.entries.flatMap(\.layouts).compactMap(\.picture).map { name in
      (name, try Data(contentsOf: folder.appending(path: name)))
    }
  }

  func request(_ kind: String, _ family: String, in folder: URL) -> HostRequest {
    var request = HostRequest(
      kind: kind,
      family: family,
      surroundings: HostSurroundings(
        now: Date(timeIntervalSince1970: 1_700_000_000),
        timeZone: .gmt,
        locale: Locale(identifier: "en_US"),
        deviceLanguages: ["en"]
      )
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 16"]
    request.pictures = folder.path
    return request
  }

  /// The size in a PNG's header, pixels.
  func size(_ bytes: Data) -> [Int] {
    [16, 20].map { start in
      bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test func aWidgetIsDrawnWholeWithItsGround() async throws {
    let drawn = try await pictures(of: Grounds(), "systemSmall")
    let (start, end) = ("red___ground-", "-systemSmall-en-")
    #expect(drawn.allSatisfy { $0.name.hasPrefix(start) })
    let ends = drawn.map { String($0.name.dropFirst(start.count + 8)) }
    #expect(ends == (1...3).map { "\(end)\($0).png" })
    // 158 by 158 points at three pixels, and the picture's edges of 24.
    #expect(drawn.map { size($0.bytes) } == Array(repeating: [618, 618], count: 3))
    let plain = try await pictures(of: Plain(), "systemSmall")
    #expect(plain[2].bytes != drawn[2].bytes)
    // Blocks stand in for the placeholder's text, and for no other.
    #expect(plain[0].bytes != plain[2].bytes && plain[1].bytes == plain[2].bytes)
  }

  /// What is as round as the widget is less so behind its margins: 22 points at its edges are 6 behind 16.
  @Test func cornersFollowTheWidgetsEdges() async throws {
    let drawn = try await pictures(of: Corners(), "systemSmall").last
    let inner = try await pictures(of: Corners(radius: 6), "systemSmall").last
    let outer = try await pictures(of: Corners(radius: 22), "systemSmall").last
    #expect(drawn?.bytes == inner?.bytes && drawn?.bytes != outer?.bytes)
  }

  /// Each size of text and each phone has a picture of its own, as large as its widget is there.
  @Test func everyLayoutIsDrawnAsItIs() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = request("red / ground", "systemSmall", in: folder)
    request.typeSizes = ["small", "xxxLarge"]
    request.devices = ["iPhone 16", "iPhone SE (3rd generation)"]
    let run = try await WidgetHost(Plain()).run(request)
    let layouts = try #require(run.entries.last?.layouts)
    #expect(layouts.map(\.typeSize) == ["small", "small", "xxxLarge", "xxxLarge"])
    var pictures: [String: [Data]] = [:]
    for layout in layouts {
      let name = try #require(layout.picture)
      pictures[layout.devices.joined(), default: []]
        .append(try Data(contentsOf: folder.appending(path: name)))
    }
    #expect(pictures.count == 2)
    for (device, drawn) in pictures {
      #expect(drawn.count == 2 && drawn.first != drawn.last, "\(device)")
      // 158 points at three pixels or 148 at two, and the picture's edges of 24 points.
      let length = device == "iPhone 16" ? 618 : 392
      #expect(drawn.map { size($0) } == [[length, length], [length, length]], "\(device)")
    }
  }

  /// A view is drawn in the width and the height of its widget, which differ.
  @Test(arguments: [
    ("systemMedium", 250.0, 20.0, true), ("systemMedium", 20, 250, false),
    ("systemLarge", 20, 315, true), ("systemLarge", 315, 20, false),
  ])
  func aWidgetIsDrawnInItsRoom(
    _ family: String,
    _ width: Double,
    _ height: Double,
    _ fits: Bool
  ) async throws {
    let bar = Bars(width: width, height: height)
    let choosing = Bars(chooses: true, width: width, height: height)
    let isDrawn =
      try await pictures(of: choosing, family, most: 1).map(\.bytes)
      == pictures(of: bar, family, most: 1).map(\.bytes)
    #expect(isDrawn == fits)
  }

  /// A lock screen shows no ground.
  @Test func anAccessoryIsDrawnAsItsArea() async throws {
    let drawn = try await pictures(of: Grounds(), "accessoryCircular")
    #expect(drawn.count == 3)
    let plain = try await pictures(of: Plain(), "accessoryCircular")
    #expect(plain.map(\.bytes) == drawn.map(\.bytes))
  }

  struct Dial: View {
    @Environment(\.referenceDate) private var now

    var body: some View {
      Text(verbatim: now == Date(timeIntervalSince1970: 1_700_000_000) ? "1" : "2")
    }
  }

  struct Dials: Widget {
    var seconds: [TimeInterval] = [0, 60]

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "dial", provider: MomentProvider(seconds: seconds)) { _ in Dial() }
        .supportedFamilies([.accessoryCircular, .systemSmall])
    }
  }

  /// An entry is drawn as it is when it comes.
  @Test(arguments: ["accessoryCircular", "systemSmall"])
  func laterEntriesAreDrawnAsTheyAreThen(_ family: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = request("dial", family, in: folder)
    request.until = request.surroundings.now + 120
    let run = try await WidgetHost(Dials()).run(request)
    let shown = run.entries.filter { $0.role == .timeline }.flatMap(\.layouts)
    #expect(shown.map { $0.texts.map(\.string) } == [["1"], ["2"]])
    let pictures = try shown.map { layout in
      try Data(contentsOf: folder.appending(path: try #require(layout.picture)))
    }
    #expect(pictures.count == 2 && pictures.first != pictures.last)
  }

  /// An entry of a minute ago is drawn as it is now, when it is shown.
  @Test func earlierEntriesAreDrawnAsTheyAreNow() async throws {
    var pictures: [Data] = []
    for seconds in [[0], [-60]] as [[TimeInterval]] {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let request = request("dial", "accessoryCircular", in: folder)
      let run = try await WidgetHost(Dials(seconds: seconds)).run(request)
      let shown = run.entries.filter { $0.role == .timeline }.flatMap(\.layouts)
      #expect(shown.map { $0.texts.map(\.string) } == [["1"]])
      let picture = try #require(shown.first?.picture)
      pictures.append(try Data(contentsOf: folder.appending(path: picture)))
    }
    #expect(pictures.count == 2 && pictures.first == pictures.last)
  }

  struct Named: Widget {
    var kind = "pic"

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: kind, provider: MomentProvider()) { _ in Text("Tide") }
        .supportedFamilies([.accessoryCircular])
    }
  }

  /// Names that differ in what files do not have, and names longer than files have them, are told apart.
  @Test func everyPictureHasAFileOfItsOwn() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let long = [100, 101].map { String(repeating: "潮", count: $0) }
    var names: [String] = []
    for kind in ["pic", "pic-a", "pic_a", "pic/a"] + long {
      let request = request(kind, "accessoryCircular", in: folder)
      let run = try await WidgetHost(Named(kind: kind)).run(request)
      #expect(run.findings == [])
      names += run.entries.flatMap(\.layouts).compactMap(\.picture)
    }
    #expect(names.count == 18)
    // What a file can be named is its name.
    #expect(names.first == "pic-accessoryCircular-en-1.png")
    #expect(names.contains("pic_a-accessoryCircular-en-1.png"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(names) && files.count == names.count)
  }

  /// A name has up to two hundred bytes; of a longer one the first of them stand before what tells it from others.
  @Test(arguments: [(179, false), (180, true)])
  func longNamesAreCut(_ count: Int, _ isCut: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let kind = String(repeating: "a", count: count)
    let request = request(kind, "accessoryCircular", in: folder)
    let run = try await WidgetHost(Named(kind: kind)).run(request)
    let name = try #require(run.entries.first?.layouts.first?.picture)
    let whole = "\(kind)-accessoryCircular-en"
    if isCut {
      #expect(name.hasPrefix("\(whole.prefix(200))-") && name.hasSuffix("-1.png"))
      #expect(name.utf8.count == 200 + "-01234567-1.png".utf8.count)
    } else {
      #expect(name == "\(whole)-1.png")
    }
  }

  /// Why a picture is not drawn is said in a sentence, without the path of the machine.
  @Test func whatIsNotDrawnIsSaid() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder)
    let request = request("pic", "accessoryCircular", in: folder.appending(path: "in"))
    let run = try await WidgetHost(Named()).run(request)
    let finding = try #require(run.findings.first)
    #expect(finding.code == .notDrawn)
    #expect(finding.message.hasPrefix("a picture was not drawn: "))
    let reason = finding.message.dropFirst("a picture was not drawn: ".count)
    #expect(finding.text.japanese == "画像を描けませんでした：\(reason)")
    #expect(!finding.message.contains(folder.path), "\(finding.message)")
    #expect(!finding.message.contains("Domain="), "\(finding.message)")
  }

  @Test func noMoreAreDrawnThanAreWanted() async throws {
    #expect(try await pictures(of: Plain(), "systemSmall", most: 2).count == 2)
  }

  /// That the last picture of the last entry is not drawn is said, though the one before it is.
  @Test(arguments: [(5, true), (6, false)])
  func theRestOfAnEntryIsSaid(_ most: Int, _ isSaid: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = request("pic", "accessoryCircular", in: folder)
    request.typeSizes = ["small", "large"]
    request.limits.pictures = most
    let run = try await WidgetHost(Named()).run(request)
    #expect(run.findings.map(\.code) == (isSaid ? [.tooManyPictures] : []))
    let areDrawn = run.entries.map { $0.layouts.map { $0.picture != nil } }
    #expect(areDrawn == [[true, true], [true, true], [true, !isSaid]])
  }

  /// That some are not drawn is said once, and no fault of the widget's.
  @Test(arguments: [(0, true), (1, true), (2, true), (3, false)])
  func whatIsLeftOutIsSaid(_ most: Int, _ isSaid: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = request("pic", "accessoryCircular", in: folder)
    request.limits.pictures = most
    let run = try await WidgetHost(Named()).run(request)
    #expect(run.findings.map(\.code) == (isSaid ? [.tooManyPictures] : []))
    if isSaid {
      let text = BilingualText(
        "no more than \(most == 1 ? "1 picture is" : "\(most) pictures are") drawn of a widget in a family",
        "1つのファミリーのウィジェットについて描く画像は\(most)枚までです"
      )
      #expect(run.findings.first?.text == text)
      #expect(run.findings.first?.date == request.surroundings.now)
    }
    #expect(run.isWhole)
  }
  /// It is told with the first that is not drawn, and not with those behind it.
  @Test func whatIsLeftOutIsToldOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = request("pic", "accessoryCircular", in: folder)
    request.limits.pictures = 0
    var count = 0
    try await WidgetHost(Named()).run(request) { event in
      if case .finding(let finding) = event, finding.code == .tooManyPictures { count += 1 }
    }
    #expect(count == 1)
  }
}
