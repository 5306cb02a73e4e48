import ArgumentParser
import Fitcheck
import UnicodeText

/// Which version of the system is meant.
struct VersionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The version of iOS: 16, 17, 18 or 26; for a watch the watchOS of the same autumn. Default: "
        + "the newest that each device runs.",
      valueName: "version"
    ),
    completion: .list(SystemVersion.allCases.map { "\($0.rawValue)" })
  )
  var ios: String?

  /// The version that was asked for; nil for the newest of each device.
  func version() throws(CommandFailure) -> SystemVersion? {
    try ios.map { name throws(CommandFailure) in try SystemVersion(iOS: name, of: "--ios") }
  }

  /// The versions that were asked for, as in 16,26 or all, each once; nil for the newest of each
  /// device.
  func versions() throws(CommandFailure) -> [SystemVersion?] {
    guard let ios else { return [nil] }
    if ios == "all" { return SystemVersion.allCases }
    var versions: [SystemVersion?] = []
    for name in ios.split(separator: ",", omittingEmptySubsequences: false) {
      let version = try SystemVersion(iOS: String(name), of: "--ios")
      if !versions.contains(version) { versions.append(version) }
    }
    return versions
  }

  /// Refuses a version where a widget is older than all of them.
  func validate(for slot: WidgetSlot) throws(CommandFailure) {
    switch slot {
    case .todayCompact, .todayExpanded:
      guard ios != nil else { return }
      throw CommandFailure(
        "\(slot) is of iOS 8 to 14: leave out --ios",
        "\(slot)はiOS 8から14のものです。--iosは指定しないでください"
      )
    case .family: return
    }
  }
}

extension SystemVersion {
  /// The version of iOS that a number names.
  /// - Parameter place: where the number stands, for the message.
  init(iOS name: String, of place: String) throws(CommandFailure) {
    if let version = Self.allCases.first(where: { "\($0.rawValue)".isExactly(name) }) {
      self = version
      return
    }
    let known = Self.allCases.map { "\($0.rawValue)" }
    let list = known.dropLast().joined(separator: ", ") + " or " + (known.last ?? "")
    let shown = TerminalText.clipped(name, to: 60)
    throw CommandFailure(
      "\(place): “\(shown)” is not one of the versions that are known: \(list)",
      "\(place)：「\(shown)」は知られている版ではありません（あるもの：\(known.joined(separator: "、"))）"
    )
  }
}
