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
    help: ArgumentHelp("A device by name; repeatable. Default: every iPhone.", valueName: "name")
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
      "A folder for pictures: a PNG of each entry on each device, at most 200 for a widget in a "
        + "family. Their names are in the JSON report.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var pictures: String?

  @OptionGroup var directory: FontDirectoryOptions

  @Option(
    help: ArgumentHelp(
      "How long a provider may take to answer, in seconds. Default: 10.",
      valueName: "seconds"
    ),
    transform: { try Self.patience($0) }
  )
  var patience: Double = 10

  /// How long is waited, in seconds: told before anything is built.
  private static func patience(_ text: String) throws(CommandFailure) -> Double {
    guard let seconds = Lengths.decimal(text), seconds > 0, seconds <= 3600 else {
      throw CommandFailure(
        "--patience must be a number of seconds up to 3600",
        "--patienceは3600以下の秒数です"
      )
    }
    return seconds
  }

  /// Refuses what cannot be meant, whatever the widget is: before it is built.
  func check() throws(CommandFailure) {
    _ = (try wantedFamilies(), try typeSizeNames(), try values(), try version.version())
    _ = try span(in: try zone())
    try profile.validate(beside: device)
    for name in try languageNames(["en"]) { _ = try LanguageTag.checked(name) }
  }

  /// The beginning and the end.
  private func span(in zone: TimeZone) throws(CommandFailure) -> (start: Date, end: Date) {
    let start =
      try from.map { text throws(CommandFailure) in try date(text, zone, "--from") } ?? .now
    let end =
      try until.map { text throws(CommandFailure) in try date(text, zone, "--until") }
      ?? start.addingTimeInterval(86_400)
    guard end >= start else {
      throw CommandFailure("--until lies before --from", "--untilが--fromより前です")
    }
    return (start, end)
  }

  /// One request for each widget, family and language.
  ///
  /// - Parameter appLanguages: the languages that the app has texts in.
  func requests(
    of widgets: [WidgetDescription],
    appLanguages: [String]
  ) throws(CommandFailure) -> [HostRequest] {
    let models = try models(of: widgets, appLanguages: appLanguages)
    let wanted = try wantedFamilies()
    return widgets.flatMap { widget -> [HostRequest] in
      guard let name = widget.kind, isWanted(kind: name) else { return [] }
      return widget.families.filter { wanted?.contains($0) ?? true }.flatMap { family in
        models.map { model in
          var request = model
          request.kind = name
          request.family = family
          request.parameters = model.parameters.filter { widget.parameters.contains($0.key) }
          // What has no timeline is shown at the beginning, and says so where an end was given.
          if until == nil, WidgetSlot(name: family)?.family == nil {
            request.until = request.surroundings.now
          }
          return request
        }
      }
    }
  }

  /// What is asked for of every widget, once for each language: without a kind and a family.
  ///
  /// - Throws: where a name is none of these widgets'.
  func models(
    of widgets: [WidgetDescription],
    appLanguages: [String]
  ) throws(CommandFailure) -> [HostRequest] {
    let zone = try zone()
    let (start, end) = try span(in: zone)
    let parameters = try values()
    let sizes = try typeSizeNames()
    let version = try version.version()
    try profile.validate(beside: device)
    let deviceProfile = try profile.read()
    for name in kind where !widgets.contains(where: { $0.kind == name }) {
      let nearest = Nearest.question(name, among: widgets.compactMap(\.kind))
      throw CommandFailure(
        "there is no widget of the kind “\(name)”\(nearest.english)",
        "kindが「\(name)」のウィジェットはありません\(nearest.japanese)"
      )
    }
    let known = Set(widgets.flatMap(\.parameters))
    for name in parameters.keys.sorted() where !known.contains(name) {
      let nearest = Nearest.question(name, among: known.sorted())
      throw CommandFailure(
        "--set \(name)=…: no widget has this option\(nearest.english)",
        "--set \(name)=…：この設定項目を持つウィジェットはありません\(nearest.japanese)"
      )
    }
    var models: [HostRequest] = []
    for language in try languageNames(appLanguages) {
      let tag = try LanguageTag.checked(language)
      var request = HostRequest(
        kind: "",
        family: "",
        surroundings: HostSurroundings(
          now: start,
          timeZone: zone,
          locale: Locale(deviceLanguage: tag, region: region),
          deviceLanguages: [tag]
        ),
        until: end
      )
      request.devices = device
      request.profile = deviceProfile
      request.systemVersion = version?.rawValue
      request.typeSizes = sizes
      request.parameters = parameters
      request.limits.secondsToAnswer = patience
      request.fontDirectory = directory.fontDirectory
      request.pictures = pictures.map { URL(filePath: $0).path }
      models.append(request)
    }
    return models
  }

  private func languageNames(_ appLanguages: [String]) throws(CommandFailure) -> [String] {
    guard languages == "all" else { return languages.split(separator: ",").map(String.init) }
    guard !appLanguages.isEmpty else {
      throw CommandFailure(
        "--languages all: no texts are there, neither .xcstrings nor .strings in folders such as "
          + "ja.lproj; --resources names their folder",
        "--languages all：.xcstringsも、ja.lprojなどの中の.stringsもありません。--resourcesでフォルダを指定してください"
      )
    }
    return appLanguages
  }

  /// The families that were asked for; `nil` for all.
  func wantedFamilies() throws(CommandFailure) -> [String]? {
    try families.map { text throws(CommandFailure) in try familyNames(text) }
  }

  /// Whether a widget was asked for.
  func isWanted(kind name: String?) -> Bool {
    kind.isEmpty || name.map { kind.contains($0) } ?? false
  }

  /// The time zone that was asked for.
  func zone() throws(CommandFailure) -> TimeZone {
    guard let zone = TimeZone(identifier: timeZone) else {
      let nearest = Nearest.question(timeZone, among: TimeZone.knownTimeZoneIdentifiers)
      throw CommandFailure(
        "unknown time zone “\(timeZone)”\(nearest.english)",
        "タイムゾーン「\(timeZone)」はありません\(nearest.japanese)"
      )
    }
    return zone
  }

  private func values() throws(CommandFailure) -> [String: String] {
    var values: [String: String] = [:]
    for text in parameters {
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
        let shown = TerminalText.clipped(text, to: 60)
        throw CommandFailure(
          "--set takes name=value, not “\(shown)”",
          "--setには名前=値を指定します（「\(shown)」ではなく）"
        )
      }
      values[String(text[..<sign])] = String(text[text.index(after: sign)...])
    }
    return values
  }

  private func typeSizeNames() throws(CommandFailure) -> [String] {
    let known = DynamicTypeSize.allCases.map { "\($0)" }
    return try names(typeSizes, among: known, BilingualText("type size", "文字サイズ"))
  }

  private func familyNames(_ text: String) throws(CommandFailure) -> [String] {
    let known = WidgetSlot.all.map(\.description)
    return try names(text, among: known, BilingualText("family", "ファミリー"))
  }

  /// Known names for those that are typed between commas, in any case.
  private func names(
    _ text: String,
    among known: [String],
    _ noun: BilingualText
  ) throws(CommandFailure) -> [String] {
    var names: [String] = []
    for name in text.split(separator: ",").map(String.init) {
      guard let found = known.first(where: { $0.isExactly(name, ignoringCase: .ascii) }) else {
        let nearest = Nearest.question(name, among: known)
        throw CommandFailure(
          "unknown \(noun.english) “\(name)”\(nearest.english)",
          "\(noun.japanese)「\(name)」はありません\(nearest.japanese)"
        )
      }
      names.append(found)
    }
    return names
  }

  /// A date as people write it, in a time zone.
  private func date(
    _ text: String,
    _ zone: TimeZone,
    _ option: String
  ) throws(CommandFailure) -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.isLenient = false
    for format in ["yyyy-MM-dd", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd HH:mm"]
    {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    if let date = try? Date(text, strategy: .iso8601) { return date }
    let shown = TerminalText.clipped(text, to: 60)
    throw CommandFailure(
      "\(option): “\(shown)” is no date as 2026-03-28 or 2026-03-28T23:30",
      "\(option)：「\(shown)」は日付として読めません（例：2026-03-28、2026-03-28T23:30）"
    )
  }
}
