import AppResources
import ArgumentParser
import Fitcheck
import Foundation
import UnicodeText
import WidgetHost
import WidgetSources

/// When, where and how a widget is run.
struct WidgetRunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A widget by its kind; repeatable. Default: every one.", valueName: "name")
  )
  var kind: [String] = []

  @Option(
    help: ArgumentHelp(
      "Families, with commas between. Default: all that a widget stands in.",
      valueName: "names"
    ),
    completion: .list(WidgetSlot.all.map(\.description))
  )
  var families: String?

  @Option(
    help: ArgumentHelp(
      "A device by name; repeatable. Default: every iPhone that has the family and runs the version of "
        + "--ios; every device of another kind only where no iPhone has the family.",
      valueName: "name"
    )
  )
  var device: [String] = []

  @OptionGroup var profile: ProfileOptions

  @OptionGroup var version: VersionOptions

  @Option(
    help: ArgumentHelp("The user's sizes of text, with commas between.", valueName: "names"),
    completion: .list(DynamicTypeSize.allCases.map { "\($0)" })
  )
  var typeSizes = "large"

  @Option(
    help: ArgumentHelp(
      "Languages set on the device, with commas between: each is a run of its own. With a region, "
        + "as in en-GB, or else that where most speak it. all: those that the app has texts in.",
      valueName: "tags"
    )
  )
  var languages = "en"

  @Option(
    help: ArgumentHelp("The region set on the device, such as JP.", valueName: "code")
  )
  var region: String?

  @Option(
    help: ArgumentHelp("The time zone of the device.", valueName: "name")
  )
  var timeZone = "GMT"

  @Option(
    help: ArgumentHelp(
      "The beginning: 2026-03-28 or 2026-03-28T23:30, in the time zone. Default: now.",
      valueName: "date"
    )
  )
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The end, up to which timelines are reloaded. Default: a day later.",
      valueName: "date"
    )
  )
  var until: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "An option of the widget: a text, a number, the identifier or the name of a thing; "
        + "repeatable.",
      valueName: "name=value"
    )
  )
  var parameters: [String] = []

  @Option(
    help: ArgumentHelp(
      "A configuration that the widget's provider recommends, by its name: repeatable, each is a run of its "
        + "own. recommended: all of them, which are what the user of a watch chooses from. In a language "
        + "without the name it is the one in its place. Default: each option has its default.",
      valueName: "name"
    )
  )
  var configuration: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder for pictures: a PNG of each entry on each device, at most 200 for a widget in a "
        + "family. Their names are in the JSON report.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var pictures: String?

  @OptionGroup var directory: FontDirectoryOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a provider may take to answer, in seconds. Default: 10.",
      valueName: "seconds"
    )
  )
  var patience: String?

  /// How long is waited, in seconds.
  func secondsOfPatience() throws(CommandFailure) -> Double {
    // Refused here, not while options are read: ArgumentParser would put English words around those of any language.
    guard let text = patience else { return 10 }
    guard let seconds = Lengths.decimal(text), seconds > 0, seconds <= 3600 else {
      throw CommandFailure(
        "--patience must be a number of seconds up to 3600",
        "--patienceは3600以下の秒数です"
      )
    }
    return seconds
  }

  /// What was asked for, with what it names read.
  ///
  /// - Throws: where it cannot be meant, whatever the widget is: this is asked before one is built.
  func settings() throws(CommandFailure) -> WidgetRunSettings {
    try profile.validate(beside: device, version)
    return try WidgetRunSettings(self, profile: try profile.read())
  }

  /// The folder that pictures go to; it is made where it is not there.
  ///
  /// - Throws: where it has no name or no whole path, or something else has it.
  func pictureFolder() throws(CommandFailure) -> String? {
    guard let pictures else { return nil }
    // It would be the current one, which nobody named.
    guard !pictures.isEmpty else {
      throw CommandFailure("--pictures: the folder’s name is empty", "--pictures：フォルダの名前が空です")
    }
    try CurrentFolder.check(pictures)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: pictures, isDirectory: &isFolder), !isFolder.boolValue
    {
      throw CommandFailure(
        "--pictures: \(pictures) is no folder",
        "--pictures：\(pictures)はフォルダではありません"
      )
    }
    return URL(systemPath: pictures).path
  }

  /// The beginning and the end.
  func span(in zone: TimeZone) throws(CommandFailure) -> (start: Date, end: Date) {
    let start =
      try from.map { text throws(CommandFailure) in try date(text, zone, "--from") } ?? .now
    let end =
      try until.map { text throws(CommandFailure) in try date(text, zone, "--until") }
      ?? min(start.addingTimeInterval(86_400), HostSurroundings.moments.upperBound)
    guard end >= start else {
      throw CommandFailure("--until lies before --from", "--untilが--fromより前です")
    }
    return (start, end)
  }

  /// The region that was asked for, by its code, as it was typed: a locale has it in capitals.
  func knownRegion() throws(CommandFailure) -> String? {
    guard let region else { return nil }
    let known = Locale.Region.isoRegions.map(\.identifier)
    if known.contains(where: { $0.isExactly(region, ignoringCase: .ascii) }) { return region }
    let shown = TerminalText.clipped(region, to: 60)
    throw CommandFailure(
      "unknown region “\(shown)”: a code of two letters, such as JP",
      "地域「\(shown)」はありません（JPのような2文字のコードを指定します）"
    )
  }

  /// The languages that were asked for, each a run of its own.
  func languageNames(_ app: AppLanguages) throws(CommandFailure) -> [String] {
    guard languages == "all" else { return try Self.list(languages, of: "--languages") }
    guard app.names.isEmpty else { return app.names }
    if let fault = app.fault {
      let reason = fault.reason.text
      throw CommandFailure(
        "--languages all: no texts can be read; \(fault.path): \(reason.english)",
        "--languages all：読めるテキストがありません。\(fault.path)：\(reason.japanese)"
      )
    }
    throw CommandFailure(
      "--languages all: no texts are there, neither .xcstrings nor .strings in folders such as "
        + "ja.lproj; --resources names their folder",
      "--languages all：.xcstringsも、ja.lprojなどの中の.stringsもありません。--resourcesでフォルダを指定してください"
    )
  }

  /// The families that were asked for; `nil` for all.
  func wantedFamilies() throws(CommandFailure) -> [String]? {
    let known = WidgetSlot.all.map(\.description)
    return try families.map { text throws(CommandFailure) in
      try names(text, of: "--families", among: known, BilingualText("family", "ファミリー"))
    }
  }

  /// Whether a widget was asked for.
  func isWanted(kind name: String) -> Bool { kind.isEmpty || kind.contains(name) }

  /// The time zone that was asked for.
  func zone() throws(CommandFailure) -> TimeZone {
    guard let zone = TimeZone(identifier: timeZone) else {
      let nearest = Nearest.question(timeZone, among: TimeZone.knownTimeZoneIdentifiers)
      throw CommandFailure(
        "unknown time zone “\(timeZone)”\(nearest.english)",
        "タイムゾーン「\(timeZone)」はありません\(nearest.japanese)"
      )
    }
    guard zone.hasDates else {
      throw CommandFailure(
        "--time-zone: “\(timeZone)” is 15 hours or more from GMT",
        "--time-zone：「\(timeZone)」はGMTから15時間以上離れています"
      )
    }
    return zone
  }

  /// The options of widgets that were given a value.
  ///
  /// - Throws: where one was given two: nobody could say which is meant.
  func values() throws(CommandFailure) -> [String: String] {
    var values: [String: String] = [:]
    for text in parameters {
      // By bytes: the sign is one character with a mark that a value begins with.
      guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")), sign != text.startIndex else {
        let shown = TerminalText.clipped(text, to: 60)
        throw CommandFailure(
          "--set takes name=value, not “\(shown)”",
          "--setには名前=値を指定します（「\(shown)」ではなく）"
        )
      }
      let name = String(text[..<sign])
      guard values[name] == nil else {
        let shown = TerminalText.clipped(name, to: 60)
        throw CommandFailure(
          "--set \(shown)=… is given twice",
          "--set \(shown)=…が2回指定されています"
        )
      }
      values[name] = String(text[text.utf8.index(after: sign)...])
    }
    return values
  }

  /// The sizes of text that were asked for, by their names in code.
  func typeSizeNames() throws(CommandFailure) -> [String] {
    let known = DynamicTypeSize.allCases.map { "\($0)" }
    return try names(
      typeSizes,
      of: "--type-sizes",
      among: known,
      BilingualText("type size", "文字サイズ")
    )
  }

  /// What stands between the commas of an option.
  ///
  /// - Throws: where nothing does.
  private static func list(_ text: String, of option: String) throws(CommandFailure) -> [String] {
    let list = text.split(separator: ",").map(String.init)
    guard list.isEmpty else { return list }
    throw CommandFailure("\(option) names nothing", "\(option)に何も指定されていません")
  }

  /// Known names for those that are typed between commas, in any case, each once.
  private func names(
    _ text: String,
    of option: String,
    among known: [String],
    _ noun: BilingualText
  ) throws(CommandFailure) -> [String] {
    var names: [String] = []
    for name in try Self.list(text, of: option) {
      guard let found = known.first(where: { $0.isExactly(name, ignoringCase: .ascii) }) else {
        let nearest = Nearest.question(name, among: known)
        throw CommandFailure(
          "unknown \(noun.english) “\(name)”\(nearest.english)",
          "\(noun.japanese)「\(name)」はありません\(nearest.japanese)"
        )
      }
      if !names.contains(found) { names.append(found) }
    }
    return names
  }

  /// A date as people write it, in a time zone.
  private func date(
    _ text: String,
    _ zone: TimeZone,
    _ option: String
  ) throws(CommandFailure) -> Date {
    let date = try anyDate(text, zone, option)
    guard HostSurroundings.moments.contains(date) else {
      let shown = TerminalText.clipped(text, to: 60)
      throw CommandFailure(
        "\(option): “\(shown)” \(HostSurroundings.outsideMoments.english)",
        "\(option)：「\(shown)」は\(HostSurroundings.outsideMoments.japanese)"
      )
    }
    return date
  }

  private func anyDate(
    _ text: String,
    _ zone: TimeZone,
    _ option: String
  ) throws(CommandFailure) -> Date {
    if let date = Self.date(text, in: zone) { return date }
    let days = Self.formatter(in: .gmt)
    days.dateFormat = "yyyy-MM-dd"
    if let date = Date(moment: text) { return date }
    if let midnight = days.date(from: text), let date = Self.beginning(ofDay: midnight, in: zone) {
      return date
    }
    let shown = TerminalText.clipped(text, to: 60)
    if Self.date(text, in: .gmt) != nil {
      throw CommandFailure(
        "\(option): “\(shown)” is left out in \(zone.identifier), where clocks go forward then",
        "\(option)：「\(shown)」は\(zone.identifier)では時計が進められるため、存在しません"
      )
    }
    throw CommandFailure(
      "\(option): “\(shown)” is no date as 2026-03-28 or 2026-03-28T23:30",
      "\(option)：「\(shown)」は日付として読めません（例：2026-03-28、2026-03-28T23:30）"
    )
  }

  /// What a text says on the clocks of a zone; `nil` where it says no date, or one that they leave out.
  private static func date(_ text: String, in zone: TimeZone) -> Date? {
    let formatter = Self.formatter(in: zone)
    for format in ["yyyy-MM-dd", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd HH:mm"]
    {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }

  private static func formatter(in zone: TimeZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.calendar = Calendar(identifier: .gregorian)
    return formatter
  }

  /// Where a day begins in a zone in which it has no midnight, since clocks go forward then; `nil` where the zone has left
  /// it out.
  ///
  /// - Parameter midnight: where it begins in GMT.
  private static func beginning(ofDay midnight: Date, in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var day = calendar.dateComponents([.year, .month, .day], from: midnight)
    day.hour = 12
    calendar.timeZone = zone
    guard let noon = calendar.date(from: day), calendar.component(.day, from: noon) == day.day
    else { return nil }
    return calendar.startOfDay(for: noon)
  }
}
