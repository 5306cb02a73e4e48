#if os(Linux)
import Foundation
import Testing
import WidgetHost

@testable import WidgetSources

/// A widget's sources as they are become a program: the whole way, with a compiler and a package of its
/// own.
///
/// Long, since our modules are built once more; `Scripts/test` says where they lie built already.
@Suite struct WidgetBuildTests {
  @Test func sourcesBecomeAProgram() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "fitcheck-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let package = ScratchPackage(
      in: folder.appending(path: "package"),
      tools: ScratchPackage.Tools(swift: try Self.swift(in: folder), package: root)
    )
    var notes = 0
    let sources = try WidgetFolder(paths: [root.path + "/Examples/Widgets/RegionShortcuts"])
    let program = try package.build(sources) { _ in notes += 1 }
    #expect(FileManager.default.isExecutableFile(atPath: program.path))
    #expect(notes == 1)

    // What does not compile is said with the user's own file and line.
    let broken = folder.appending(path: "Broken.swift")
    try "import WidgetKit\n#if os(iOS)\nlet a: Int = \"\"\n#endif\nstruct A: Widget {}\n"
      .write(to: broken, atomically: true, encoding: .utf8)
    let error = #expect(throws: WidgetSourceError.self) {
      try package.build(try WidgetFolder(paths: [broken.path])) { _ in notes += 1 }
    }
    #expect(error?.description.contains("\(broken.path):3:14: error:") == true, "\(error as Any)")
    #expect(notes == 1)

    // What the compiler says of a class that was made of a definition points to that.
    let definition = folder.appending(path: "Broken.intentdefinition")
    let things = root.path + "/Tests/WidgetSourcesTests/Cases/Everything.intentdefinition"
    try String(contentsOfFile: things, encoding: .utf8)
      .replacing("<string>DoThing</string>", with: "<string>Do</string>")
      .write(to: definition, atomically: true, encoding: .utf8)
    try "import WidgetKit\nstruct DoIntent {}\nstruct A: Widget {}\n"
      .write(to: broken, atomically: true, encoding: .utf8)
    let clash = #expect(throws: WidgetSourceError.self) {
      try package.build(try WidgetFolder(paths: [broken.path, definition.path])) { _ in }
    }
    #expect(clash?.description.contains("(in the class made of this)") == true, "\(clash as Any)")

    // A `Bundle.module` of the sources' own leads to the texts that lie beside them, and members to colours and pictures.
    let app = folder.appending(path: "App")
    let files = [
      ("TideWidget.swift", Self.widget(showing: Self.translated)),
      ("TuistBundle+Tide.swift", Self.bundle),
      ("de.lproj/Localizable.strings", "\"Good morning\" = \"Guten Morgen\";\n"),
      ("Data/tide.json", "{}\n"), ("Tide-Info.plist", Self.information),
    ]
    for (name, text) in files + Self.assets {
      let place = app.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
    let tide = try package.build(try WidgetFolder(paths: [app.path]), resources: [app.path])
    let request = HostRequest(
      kind: "Tide",
      family: "accessoryRectangular",
      surroundings: HostSurroundings(
        // A whole second: what is due within the rest of one is not due by then.
        now: Date(timeIntervalSinceReferenceDate: 786_000_000),
        locale: Locale(identifier: "de_DE"),
        deviceLanguages: ["de"]
      )
    )
    let run = try HostProgram(executable: tide, resources: [app.path]).run(request)
    #expect(run.isComplete && run.findings.isEmpty, "\(run.findings)")
    let texts = run.entries.last?.layouts.first?.texts.map(\.string) ?? []
    #expect(texts.prefix(2) == ["Guten Morgen", "Guten Morgen"])
    #expect(texts.last?.replacing("\u{2009}", with: " ") == Self.formats)

    // A single file is a widget by itself, whatever lies beside it.
    let file = app.appending(path: "TideWidget.swift")
    try Self.widget(showing: #"Text("Good day")"#)
      .write(to: file, atomically: true, encoding: .utf8)
    let single = try package.build(try WidgetFolder(paths: [file.path]))
    let alone = try HostProgram(executable: single).run(request)
    #expect(alone.isComplete && alone.findings.isEmpty, "\(alone.findings)")
    #expect(alone.entries.last?.layouts.first?.texts.map(\.string) == ["Good day"])

    // What a file keeps to itself is not that of another one.
    try Self.widget(
      showing: """
        VStack {
          Text(Duration.seconds(39_000_000).formatted())
          Text(second)
          Text(NumberFormatter.localizedString(from: 1234.5, number: .decimal))
        }
        """
    )
    .write(to: file, atomically: true, encoding: .utf8)
    try Self.ownFormat.write(to: broken, atomically: true, encoding: .utf8)
    let two = try package.build(try WidgetFolder(paths: [file.path, broken.path]))
    let both = try HostProgram(executable: two).run(request)
    #expect(
      both.entries.last?.layouts.first?.texts.map(\.string)
        == ["10.833:20:00", "one second", "1.234,5"]
    )

    // Types of its own may be called as Foundation's and Swift's are.
    try Self.namesakes.write(to: file, atomically: true, encoding: .utf8)
    _ = try package.build(try WidgetFolder(paths: [file.path]))

    // The program that was built before is what it was.
    let again = try HostProgram(executable: tide, resources: [app.path]).run(request)
    #expect(again.entries.last?.layouts.first?.texts.first?.string == "Guten Morgen")
  }

  /// The command that builds packages.
  ///
  /// Where `FITCHECK_BUILT` is the folder that these tests were built in, it takes our modules from there, with the flags
  /// that they were compiled with: they are the same. The manifest that lies there is that of another package, by which
  /// nothing of this one would be built. What runs these tests holds the lock of that folder, and nothing else builds
  /// there meanwhile.
  private static func swift(in folder: URL) throws -> String {
    guard ProcessInfo.processInfo.environment["FITCHECK_BUILT"] != nil else { return "swift" }
    let command = folder.appending(path: "swift")
    try Data(
      #"""
      #!/bin/sh
      # build --package-path FOLDER ...
      ln -sfn "$FITCHECK_BUILT" "$3/.build" &&
        exec swift "$@" --ignore-lock --disable-build-manifest-caching --scratch-path "$FITCHECK_BUILT" \
          $FITCHECK_BUILT_WITH

      """#.utf8
    ).write(to: command)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command.path)
    return command.path
  }

  private static let ownFormat = """
    import SwiftUI

    private struct NumberFormatter {
      func word() -> String { "one second" }
    }

    private extension Duration {
      func formatted() -> String { NumberFormatter().word() }
    }

    let second = Duration.seconds(1).formatted()

    """

  private static let namesakes = """
    import Nowhere; import SwiftUI
    import WidgetKit

    struct AnyPublisher {}
    struct Calendar {}
    enum DateFormatter {}
    struct Duration {}
    protocol FormatStyle {}
    enum ListFormatter {}
    final class NumberFormatter {}
    struct Sequence {}
    struct TodayExtension {}
    struct URL {}
    final class URLSession {}

    // Before Foundation's, as on iOS.
    extension BinaryInteger {
      func formatted() -> String { "no. \\(self)" }
    }
    extension Date {
      func formatted() -> String { formatted(.dateTime.year()) }
    }
    extension Decimal {
      var formatted: String { "\\(self)" }
    }
    extension Range where Bound == Date {
      func formatted() -> Swift.String { "days" }
    }
    extension Swift.Sequence where Element == String {
      func formatted() -> String { joined(separator: " & ") }
    }

    @main struct Bundle: WidgetBundle {
      var body: some Widget { TideWidget() }
    }

    struct TideWidget: Widget {
      var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }

    """

  private static let translated = """
    VStack {
      Text("Good morning", bundle: .module)
        .foregroundStyle(.brand)
        .background(Color(.brand).opacity(Color.brand == Color("BrandColor") ? 1 : -1))
        .overlay(Image(.Marks.logo))
        .overlay(Image(uiImage: .Marks.logo).foregroundColor(.brand))
        .overlay(Color(uiColor: .brand).opacity(0))
        // SwiftUI's own, and not the colour of that name.
        .overlay(Rectangle().fill(.background).opacity(0))
        // UIKit's own likewise.
        .overlay(Color(.label).opacity(0))
      Text(verbatim: NSLocalizedString("Good morning", bundle: Bundle.module, comment: ""))
      Text(verbatim: TideWidget.formats)
    }
    .font(.system(size: 5))
    """

  private static let assets = [
    (
      "Assets.xcassets/BrandColor.colorset/Contents.json",
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
    ),
    ("Assets.xcassets/background.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#),
    ("Assets.xcassets/Label.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#),
    (
      "Assets.xcassets/Marks/Contents.json",
      #"{"properties": {"provides-namespace": true}}"#
    ),
    (
      "Assets.xcassets/Marks/Logo.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "logo.svg"}]}"#
    ),
    (
      "Assets.xcassets/Marks/Logo.imageset/logo.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#
    ),
  ]

  private static func widget(showing view: String) -> String {
    """
    import SwiftUI
    import WidgetKit

    struct TideEntry: TimelineEntry {
      let date: Date
    }

    struct TideProvider: TimelineProvider {
      func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(TideEntry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        completion(Timeline(entries: [TideEntry(date: .now)], policy: .never))
      }
    }

    extension DateFormatter: @unchecked Sendable {
      static let day: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
      }()
    }

    @main
    struct TideWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { _ in
    \(view)
        }
        .supportedFamilies([.accessoryRectangular])
      }

      // What Foundation would say as in "en_001".
      static var formats: String {
        let start = Date(timeIntervalSince1970: 1_764_158_400)
        let interval = DateIntervalFormatter()
        interval.dateStyle = .long
        interval.timeStyle = .none
        let day = DateFormatter()
        day.dateStyle = .long
        day.timeStyle = .short
        day.doesRelativeDateFormatting = true
        let price = NumberFormatter()
        price.numberStyle = .currency
        price.maximumFractionDigits = 0
        let texts: [String] = [
          1234.formatted(), 1234.formatted(.number), 1234.5.formatted(.number),
          Float(0.5).formatted(.number), Decimal(0.5).formatted(), Decimal(0.5).formatted(.number),
          UInt8(200).formatted(.byteCount(style: .file)),
          1234.5.formatted(.number.locale(Locale(identifier: "en_US"))),
          ["a", "b"].formatted(), ["a", "b"].formatted(.list(type: .or)),
          Duration.seconds(3900).formatted(.units(allowed: [.hours, .minutes], width: .wide)),
          Duration.seconds(39_000_000).formatted(),
          start.formatted(.dateTime.weekday(.wide)),
          start.formatted(Date.FormatStyle(date: .long, time: .omitted)),
          (start..<start.addingTimeInterval(864_000)).formatted(date: .long, time: .omitted),
          DateFormatter.localizedString(from: start, dateStyle: .long, timeStyle: .none),
          NumberFormatter.localizedString(from: 1234.5, number: .decimal),
          Bundle.main.preferredLocalizations.joined(), NSLocale.current.identifier,
          Bundle.main.bundleIdentifier!,
        ]
        let numbers = [1.5, 2.5].formatted(.list(memberStyle: .number, type: .and))
        let later = start.addingTimeInterval(864_000)
        let written = [
          numbers, interval.string(from: start, to: later), day.string(from: start),
          day.string(from: later), price.string(from: 1234.25) ?? "",
        ]
        let amount = Measurement(value: 3.5, unit: UnitInformationStorage.megabytes)
        let mass = MassFormatter()
        mass.unitStyle = .long
        let energy: EnergyFormatter.Unit = .kilojoule
        let name = PersonNameComponents(givenName: "Tom", familyName: "Clark", nickname: "Tim")
        let names = PersonNameComponentsFormatter()
        names.style = .abbreviated
        let days: Set<Date.ComponentsFormatStyle.Field> = [.day]
        let style: Date.ComponentsFormatStyle.Style = .wide
        let units = [
          ByteCountFormatter.string(fromByteCount: 3_500_000, countStyle: .file),
          amount.formatted(.byteCount(style: .file)), mass.string(fromKilograms: 3.5),
          LengthFormatter().string(fromMeters: 3_500),
          EnergyFormatter().string(fromValue: 3.5, unit: energy),
          (start..<later).formatted(.components(style: style, fields: days)),
          (start..<later).formatted(.components(style: .narrow, fields: [.day])),
          (start..<later).formatted(.timeDuration),
          name.formatted(), name.formatted(.name(style: .short)), names.string(from: name),
          URL(string: "https://example.com/a?b")?.formatted(.url) ?? "",
        ]
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .formatted(.day)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(.day)
        let encoded = (try? encoder.encode([start])) ?? Data()
        let decoded = (try? decoder.decode([Date].self, from: encoded)) ?? []
        let tide = Bundle.main.url(forResource: "tide.json", withExtension: nil)
        let sameTides = ["json", ".json"].map { Bundle.main.path(forResource: "tide", ofType: $0) }
        let places = [nil, "Data", "/Data/", "Ebb", "Data/..", "Data/Ebb"].map { folder in
          Bundle.main.url(forResource: "tide", withExtension: "json", subdirectory: folder) == tide
            ? "+" : "-"
        }
        let data = tide.flatMap { try? Data(contentsOf: $0) } ?? Data()
        let read = [
          String(decoding: encoded, as: UTF8.self), decoded.count.formatted(),
          data.count.formatted(), sameTides == [tide?.path, tide?.path] ? "one" : "two",
          Bundle.main.path(forResource: "ebb", ofType: "json") ?? "none",
          places.joined(),
          Bundle.main.object(forInfoDictionaryKey: "AppGroup") as! String,
          Bundle.main.infoDictionary?["CFBundleIdentifier"] as? String ?? "none",
        ]
        return (texts + written + units + read).joined(separator: "; ")
      }
    }

    """
  }

  private static let formats = """
    1.234; 1.234; 1.234,5; 0,5; 0,5; 0,5; 200 Byte; 1,234.5; a und b; a oder b; \
    1 Stunde und 5 Minuten; 10.833:20:00; Mittwoch; 26. November 2025; \
    26. November – 6. Dezember 2025; 26. November 2025; 1.234,5; de; de_DE; \
    org.fitcheck.HostedApp.HostedWidget; 1,5 und 2,5; \
    26. November – 6. Dezember 2025; Vorgestern um 12:00; 6. Dezember 2025 um 12:00; \
    1.234\u{A0}€; 3,5 MB; 3,5 MB; 3,5 Kilogramm; 3,5 km; 3,5 kJ; 10 Tage; 10Tg.; 240:00:00; Tom Clark; \
    Tim; TC; https://example.com/a; ["2025-11-26"]; 1; 3; one; none; +++---; \
    group.$(TEAM).org.fitcheck.HostedApp.HostedWidget; org.fitcheck.HostedApp.HostedWidget
    """

  private static let information = """
    <plist><dict><key>AppGroup</key><string>group.$(TEAM).$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string></dict></dict></plist>
    """

  /// As Tuist generates it.
  private static let bundle = """
    import Foundation

    private class BundleFinder {}

    extension Foundation.Bundle {
      static let module: Bundle = {
        let bundleName = "Tide_Tide"
        let candidates = [Bundle.main.resourceURL, Bundle.main.bundleURL]
        for candidate in candidates {
          let bundlePath = candidate?.appendingPathComponent(bundleName + ".bundle")
          if let bundle = bundlePath.flatMap(Bundle.init(url:)) { return bundle }
        }
        fatalError("unable to find bundle named Tide_Tide")
      }()
    }

    """
}
#endif
