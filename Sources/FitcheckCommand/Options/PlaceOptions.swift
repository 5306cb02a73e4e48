import ArgumentParser
import Fitcheck
import Foundation
import UnicodeText

/// Which widget text stands in.
struct PlaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The widget: accessoryRectangular, accessoryCircular, accessoryInline, accessoryCorner, "
        + "systemSmall, systemMedium, systemLarge, systemExtraLarge, or the old todayCompact and "
        + "todayExpanded. Default: accessoryRectangular.",
      valueName: "name"
    ),
    completion: .list(WidgetSlot.all.map(\.description))
  )
  var family: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Points between the widget's edge and its text: one for all sides, or "
        + "top,leading,bottom,trailing. "
        + "Default: as measured, or 16 in families of the Home Screen.",
      valueName: "points"
    )
  )
  var margins: String?

  /// The widget that was asked for.
  func slot() throws(CommandFailure) -> WidgetSlot {
    guard let family else { return .lockScreen }
    guard let slot = WidgetSlot(name: family) else {
      let names = WidgetSlot.all.map(\.description)
      let nearest = Nearest.names(to: family, among: names)
      throw CommandFailure("unknown family “\(family)”: did you mean \(nearest)?")
    }
    return slot
  }

  /// The margins that were asked for, or nil for those of the family.
  func edgeInsets() throws(CommandFailure) -> EdgeInsets? {
    guard let margins else { return nil }
    let parts = margins.split(separator: ",", omittingEmptySubsequences: false)
    var values: [Double] = []
    for part in parts {
      guard let value = Lengths.decimal(part), value >= 0, value <= Lengths.greatest else {
        throw CommandFailure(
          "--margins: “\(margins)” is not one number of points, or four as in 11,16,11,16"
        )
      }
      values.append(value)
    }
    switch values.count {
    case 1:
      return EdgeInsets(top: values[0], leading: values[0], bottom: values[0], trailing: values[0])
    case 4:
      return EdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    default:
      throw CommandFailure("--margins takes one number or four, not \(values.count)")
    }
  }

  /// What is checked when no device is named: every iPhone that has the widget, or every device
  /// where no iPhone has.
  ///
  /// Those that run a version of the system, or all of them where none is asked for.
  func defaultDevices(
    for slot: WidgetSlot,
    margins: EdgeInsets?,
    version: SystemVersion?
  ) -> [Device] {
    let devices = DeviceCatalogue.devices(for: slot, margins: margins, version: version)
    let phones = devices.filter { $0.kind == .iPhone }
    return phones.isEmpty ? devices : phones
  }
}

/// Names that are meant, perhaps.
enum Nearest {
  /// The three names nearest to what was typed, as "a, b or c".
  static func names(to typed: String, among names: [String]) -> String {
    let nearest = list(to: typed, among: names).map { "“\($0)”" }
    guard let last = nearest.last, nearest.count > 1 else { return nearest.first ?? "" }
    return nearest.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Which of the three names nearest to what was typed is meant, as a question; nothing where there are no names.
  static func question(_ typed: String, among names: [String]) -> BilingualText {
    guard !names.isEmpty else { return BilingualText("") }
    let japanese = list(to: typed, among: names).map { "「\($0)」" }.joined(separator: "、")
    return BilingualText(
      ": did you mean \(self.names(to: typed, among: names))?",
      "。\(japanese)のことですか"
    )
  }

  /// The three names nearest to what was typed, the nearest first.
  private static func list(to typed: String, among names: [String]) -> [String] {
    let typed = typed.prefix(scalars: 60).lowercased()
    let ranked = names.map { (distance: editDistance(typed, $0.lowercased()), name: $0) }
    return ranked.sorted { $0.distance < $1.distance }.prefix(3).map(\.name)
  }
}
