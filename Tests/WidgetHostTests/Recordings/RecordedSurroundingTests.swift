#if os(Linux)
import DeviceTraits
import FitSelection
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import WidgetDevices

@testable import AppResources
@testable import WidgetHost
@testable import WidgetSurface

/// What code of a widget finds around itself, what is asked when nothing is said, and what is refused: as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedSurroundingTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/surroundings.recorded",
    names: ["views", "apps", "defaults", "checks", "decoding", "faults"]
  )

  private static let now = Date(timeIntervalSince1970: 1_764_590_400)

  // MARK: - Views

  private struct Surroundings: View {
    @Environment(\.self) private var all
    @Environment(\.widgetFamily) private var family
    @Environment(\.showsWidgetContainerBackground) private var showsGround
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.widgetContentMargins) private var margins

    var body: some View {
      let words: [Any] = [
        family, showsGround, mode, margins, all.colorScheme, all.displayScale, all.dynamicTypeSize,
        all.locale.identifier, all.calendar.identifier, all.calendar.timeZone.identifier,
        all.calendar.locale?.identifier ?? "–", all.timeZone.identifier,
        all.redactionReasons.rawValue,
        all.layoutDirection, all.referenceDate.timeIntervalSince1970, all.textLanguage ?? "–",
        all.isLuminanceReduced, all.legibilityWeight.map { "\($0)" } ?? "–", all.platform,
        all.dateShift.days,
      ]
      Text(verbatim: words.map { "\($0)" }.joined(separator: " ")).font(.system(size: 2))
    }
  }

  @Test func viewsFindWhatIsRecorded() throws {
    var lines: [String] = []
    for family in WidgetFamily.allCases {
      for devices in [["iPhone 15"], ["iPhone X"], ["iPad Pro 11-inch"], ["Apple Watch 45mm"]] {
        for languages in [["en"], ["ar", "de"], ["ja-JP"]] {
          var request = HostRequest(
            kind: "",
            family: "\(family)",
            surroundings: HostSurroundings(
              now: Self.now,
              timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt,
              deviceLanguages: languages
            )
          )
          request.devices = devices
          request.typeSizes = ["small", "accessibility3"]
          for hasMargins in [true, false] where hasMargins || languages == ["en"] {
            let layouts = try EntryLayouts(
              family: family,
              request: request,
              hasContentMargins: hasMargins
            )
            for role in [EntryRecord.Role.placeholder, .timeline]
            where role == .timeline || languages == ["en"] {
              let records = layouts.records(
                of: { AnyView(Surroundings()) },
                at: Self.now + 60,
                role: role
              )
              lines += records.map { record in
                "\(devices) \(languages) \(hasMargins) \(role) \(record.width)×\(record.height): "
                  + record.texts.map(\.string).joined()
              }
            }
            lines.append(
              "\(layouts.displaySizes) \(layouts.namingEnvironment.dynamicTypeSize) "
                + "\(layouts.namingEnvironment.locale.identifier)"
            )
          }
        }
      }
    }
    try Self.recording.check("views", lines)
  }

  // MARK: - Apps

  @Test func appsAreShownInTheirLanguagesAsRecorded() throws {
    var lines: [String] = []
    for (names, source) in [
      ([], nil), (["de", "en"], "en"), (["ja"], "ja"), (["Base", "fr"], nil), (["pt-BR"], "de"),
    ] as [([String], String?)] {
      let tables = Dictionary(
        uniqueKeysWithValues: names.map { ($0, [String: [String: LocalizedEntry]]()) }
      )
      let texts = AppTexts(tables: tables, sourceLanguage: source)
      for languages in [["de-AT", "ja"], ["ko", "pt-PT"], ["ko"], []] {
        for locale in ["de_AT", "fr_CA", "ko_KR"] {
          let device = HostSurroundings(
            now: Self.now,
            locale: Locale(identifier: locale),
            deviceLanguages: languages
          )
          let shown = device.ofApp(with: texts)
          lines.append(
            "\(names) from \(source ?? "–") on \(languages) \(locale): \(shown.locale.identifier) "
              + "\(shown == device) \(shown.deviceLanguages)"
          )
        }
      }
    }
    try Self.recording.check("apps", lines)
  }

  // MARK: - Defaults

  @Test func defaultsAreAsRecorded() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let surroundings: [HostSurroundings] = [
      HostSurroundings(now: Self.now),
      HostSurroundings(now: Self.now, locale: Locale(identifier: "fr_CA")),
      HostSurroundings(now: Self.now, deviceLanguages: ["ja", "de"]),
      HostSurroundings(now: Self.now, deviceLanguages: []),
    ]
    var lines = surroundings.map { one in
      "\(one.timeZone.identifier) \(one.locale.identifier) \(one.deviceLanguages) "
        + "\(one.calendar.identifier) \(one.calendar.timeZone.identifier) "
        + "\(one.calendar.locale?.identifier ?? "–")"
    }
    var limits = HostLimits()
    lines.append(try json(limits))
    limits.entries = 7
    let request = HostRequest(kind: "A", family: "b", surroundings: surroundings[2])
    let later = HostRequest(
      kind: "A",
      family: "b",
      surroundings: surroundings[2],
      until: Self.now + 9
    )
    for one in [request, later] {
      lines.append("\(one.until.timeIntervalSince(Self.now)) \(one.devices) \(one.typeSizes)")
      lines.append(
        "\(one.fixtures) \(one.parameters) \(one.taps) \(one.daysAhead) \(one.daysOfDates)"
      )
      lines.append(
        "\(one.profile == nil) \(one.systemVersion == nil) \(one.recommendation == nil) "
          + "\(one.pictures == nil) \(one.fontDirectory == nil) \(one.limits == HostLimits()) "
          + "\(one.limits == limits)"
      )
    }
    let durations = HostedDateComponentsFormatter()
    lines.append(
      "\(durations.unitsStyle) \(durations.allowedUnits.rawValue) "
        + "\(durations.zeroFormattingBehavior.rawValue) \(durations.maximumUnitCount) "
        + "\(durations.allowsFractionalUnits) \(durations.collapsesLargestUnit) "
        + "\(durations.includesApproximationPhrase) \(durations.includesTimeRemainingPhrase)"
    )
    let distances = HostedRelativeDateTimeFormatter()
    lines.append("\(distances.dateTimeStyle) \(distances.unitsStyle)")
    // What becomes of zeros, by each behaviour and each two of them.
    typealias Zeros = HostedDateComponentsFormatter.ZeroFormattingBehavior
    let behaviours: [Zeros] = [
      [], .default, .dropLeading, .dropMiddle, .dropTrailing, .dropAll, .pad,
      [.dropLeading, .pad], [.dropTrailing, .pad],
    ]
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    durations.calendar = calendar
    for behaviour in behaviours {
      durations.zeroFormattingBehavior = behaviour
      for style in [HostedDateComponentsFormatter.UnitsStyle.positional, .abbreviated, .full] {
        durations.unitsStyle = style
        for units in [[.hour, .minute, .second], [.day, .hour, .minute]] as [NSCalendar.Unit] {
          durations.allowedUnits = units
          let said = [0.0, 5, 60, 3_600, 3_605, 86_400, 90_000, -65].map {
            durations.string(from: $0) ?? "–"
          }
          lines.append("\(behaviour.rawValue) \(style) \(units.rawValue): \(said)")
        }
      }
    }
    try Self.recording.check("defaults", lines)
  }

  // MARK: - Checks

  @Test func requestsAreCheckedAsRecorded() throws {
    let profile = try DeviceProfile(
      json: Data(
        contentsOf: TestFiles.directory.deletingLastPathComponent()
          .appending(path: "Examples/Calibration/example-profile.json")
      )
    )
    var lines: [String] = []
    func check(_ words: String, _ families: [String]?, _ change: (inout HostRequest) -> Void) {
      var request = HostRequest(
        kind: "",
        family: "",
        surroundings: HostSurroundings(now: Self.now)
      )
      change(&request)
      do throws(HostError) {
        try request.check(in: families)
        lines.append("\(words): nothing is wrong")
      } catch {
        lines.append("\(words): \(error.description) / \(error.text.japanese)")
      }
    }
    let families: [[String]?] = [
      nil, [], ["accessoryRectangular"], ["systemExtraLarge"], ["todayCompact"],
      ["todayExpanded", "systemSmall"], ["systemTiny"], ["accessoryCorner", "accessoryCircular"],
    ]
    let devices = [
      [], ["iPhone 15"], ["iPhone 7"], ["iPhone 6 on iOS 8"], ["iPhone 8 on iOS 13"],
      ["iPad Pro 11-inch"],
      ["Apple Watch 45mm"], ["Pixel 9"], ["iPhone 15", "Pixel 9"], ["iPhone X"],
    ]
    for families in families {
      for devices in devices {
        for version in [nil, 16, 18, 99] {
          check("\(families ?? ["any"]) \(devices) \(version ?? 0)", families) { request in
            request.devices = devices
            request.systemVersion = version
          }
        }
      }
    }
    check("a profile", nil) { request in
      request.devices = ["Pixel 9"]
      request.profile = profile
    }
    for sizes in [[], ["large", "xLarge"], ["large", "Large"], ["", "xLarge"]] {
      check("\(sizes)", nil) { $0.typeSizes = sizes }
    }
    check("no fonts", nil) { $0.fontDirectory = "/nowhere" }
    let errors: [HostError] = [
      .unknownKind("A", known: []), .unknownKind("A", known: ["B"]),
      .unknownPreview("A", known: ["B", "C"]), .unknownPreview("A", known: []),
      .unknownFamily("A", known: ["B", "C"]), .unknownFamily("A", known: []),
      .setting(BilingualText("english", "日本語")),
    ]
    lines += errors.map { "\($0.description) / \($0.text.japanese)" }
    try Self.recording.check("checks", lines)
  }

  // MARK: - Entries of files

  private struct Deep: Decodable {
    struct Inner: Decodable {
      let number: Int
      let words: [String]
    }

    let date: Date
    let inner: [Inner]
  }

  @Test func whatDoesNotDecodeIsSaidAsRecorded() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var lines: [String] = []
    for text in [
      "", "{", "[]", "[{}]", #"[{"date":"yesterday","inner":[]}]"#,
      #"[{"date":"2025-12-01T09:30:00Z"}]"#, #"[{"date":"2025-12-01T09:30:00Z","inner":null}]"#,
      #"[{"date":"2025-12-01T09:30:00Z","inner":[{"number":1,"words":[]},{"number":"x"}]}]"#,
      #"[{"date":"2025-12-01T09:30:00Z","inner":[{"number":1,"words":["a",2]}]}]"#,
      #"[{"date":"2025-12-01T09:30:00Z","inner":[{"number":1,"words":["a",null]}]}]"#,
      #"[{"date":"2025-12-01T09:30:00Z","inner":[{"number":1}]}]"#,
    ] {
      do {
        lines.append("\(text): \(try decoder.decode([Deep].self, from: Data(text.utf8)).count)")
      } catch {
        let said = BilingualText(decoding: error)
        lines.append("\(text): \(said.english) / \(said.japanese)")
      }
    }
    struct Storm: Error, CustomStringConvertible {
      let description = "a storm"
    }
    lines.append("\(BilingualText(decoding: Storm()))")
    try Self.recording.check("decoding", lines)
  }

  // MARK: - Resources

  /// What a program says of texts, colours and pictures that it cannot read, in both languages.
  @Test func faultsOfResourcesAreSaidAsRecorded() throws {
    func color(_ inner: String) -> String { "{\"colors\":[{\"idiom\":\"universal\"\(inner)}]}" }
    func picture(_ inner: String) -> String { "{\"images\":[{\(inner)}]}" }
    let folder = try TestFiles.temporaryFolder([
      "Broken.xcstrings": "{\"strings\":{}}", "Torn.xcstrings": "{",
      "Typed.xcstrings": #"{"sourceLanguage":"en","strings":{"a":{"localizations":7}}}"#,
      "Lost.strings": "\"a\" = \"b\";", "de.lproj/Bad.strings": "\"a\" = ",
      "de.lproj/Bad.stringsdict": "<plist><array/></plist>",
      "A.xcassets/Empty.colorset/Contents.json": "{\"colors\":[]}",
      "A.xcassets/None.colorset/note.txt": "",
      "A.xcassets/Red.colorset/Contents.json": color(
        ",\"color\":{\"components\":{\"red\":\"x\",\"green\":\"1\",\"blue\":\"1\"}}"
      ),
      "A.xcassets/Blue.colorset/Contents.json": color(
        ",\"color\":{\"components\":{\"red\":\"1\",\"green\":\"1\"}}"
      ),
      "A.xcassets/Files.imageset/Contents.json": picture("\"idiom\":\"iphone\""),
      "A.xcassets/Pad.imageset/Contents.json": picture(
        "\"idiom\":\"ipad\",\"filename\":\"a.png\""
      ),
      "A.xcassets/Gone.imageset/Contents.json": picture("\"filename\":\"gone.png\""),
      "A.xcassets/Odd.imageset/Contents.json": picture("\"filename\":\"odd.png\""),
      "A.xcassets/Odd.imageset/odd.png": "no picture",
      "A.xcassets/Scaled.imageset/Contents.json": picture("\"filename\":\"a\",\"scale\":\"0x\""),
      "B.xcassets": "no folder", "garbage_name.lproj/Good.strings": "\"a\" = \"b\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = HostProgram(
      executable: WidgetPrograms.executable("SaveButtons"),
      resources: [folder.path, folder.path + "/nowhere"]
    )
    let findings = try program.describe().findings.map { finding in
      "\(finding.code) \(finding.place ?? "–"): \(finding.text.english) / \(finding.text.japanese)"
    }
    try Self.recording.check("faults", findings.map { $0.replacing(folder.path, with: "HERE") })
  }
}
#endif
