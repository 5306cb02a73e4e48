import DeviceTraits
import FontFaces
import Foundation
import SwiftUISurface
import WidgetDevices
import WidgetSurface

/// The areas that a widget's entries are laid out in.
enum HostArea {
  /// Areas, and the devices that were asked for and have none.
  typealias Found = (groups: [DeviceGroup], devicesWithout: [String])

  /// The areas of a family on devices, from the smallest up: devices that share one share an answer.
  ///
  /// - Throws: `DeviceError` with the nearest names.
  static func groups(
    of family: WidgetFamily,
    devices names: [String],
    version: SystemVersion?,
    hasContentMargins: Bool
  ) throws(DeviceError) -> Found {
    let slot = WidgetSlot.family(family)
    let margins = hasContentMargins ? nil : EdgeInsets()
    let found = try NamedDevices(names, for: slot, margins: margins, version: version)
    return (DeviceGroup.grouping(found.devices), found.without)
  }

  /// The area of a family on the device of a profile; none where it was not seen there.
  static func groups(
    of family: WidgetFamily,
    profile: DeviceProfile,
    hasContentMargins: Bool
  ) -> Found {
    let device = profile.device(
      for: .family(family),
      margins: hasContentMargins ? nil : EdgeInsets()
    )
    guard let device else { return ([], [profile.name]) }
    return (DeviceGroup.grouping([device]), [])
  }

  /// How far a widget reaches beyond the area of its content on each side: margins cut nothing off.
  ///
  /// None is known of accessories.
  static func margins(of family: WidgetFamily, in group: DeviceGroup) -> CGSize {
    guard !WidgetSlot.family(family).isAccessory else { return .zero }
    let whole = displaySize(of: family, in: group)
    return CGSize(
      width: max(0, whole.width - group.size.width) / 2,
      height: max(0, whole.height - group.size.height) / 2
    )
  }

  /// The margins that the system would keep around the content of a widget that has disabled them, points: views read
  /// them to keep such margins themselves.
  ///
  /// Of accessories only a profile knows any.
  static func contentMargins(
    of family: WidgetFamily,
    in group: DeviceGroup,
    profile: DeviceProfile?
  ) -> EdgeInsets {
    let slot = WidgetSlot.family(family)
    if let profile { return profile.margins(of: slot) ?? EdgeInsets() }
    guard !slot.isAccessory, let screen = group.devices.first?.screenClass,
      let content = screen.textArea(of: slot, version: group.systemVersion)?.size
    else { return EdgeInsets() }
    // Where margins are disabled the content has the whole widget.
    let whole = group.size
    let (x, y) = (
      max(0, whole.width - content.width) / 2, max(0, whole.height - content.height) / 2
    )
    return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }

  /// The size of the whole widget, as providers are told it.
  static func displaySize(of family: WidgetFamily, in group: DeviceGroup) -> CGSize {
    group.devices.first?.screenClass.size(of: .family(family))?.size ?? group.size
  }
}

extension HostFinding {
  /// A kind of widget is not shown where it was asked for.
  ///
  /// - Parameters:
  ///   - slot: the kind of widget.
  ///   - names: the devices without it; empty where none was named, or where what was asked for has no Today extensions.
  static func noArea(of slot: WidgetSlot, on names: [String]) -> HostFinding {
    guard !names.isEmpty else {
      // Its sizes were published: it is a version of the system, or a profile, that it is too old for.
      if slot.family == nil {
        return HostFinding(
          .noArea,
          "\(slot) is of iOS 8 to 14, and no later version or profile has it",
          "\(slot)はiOS 8から14のものです。それより新しい版にも、プロファイルにもありません"
        )
      }
      return HostFinding(
        .noArea,
        "nobody published the size of \(slot) on these devices",
        "これらの機種での\(slot)の大きさは公表されていません"
      )
    }
    return HostFinding(
      .noArea,
      "there is no size of \(slot) on \(names.joined(separator: ", "))",
      "\(names.joined(separator: "、"))には\(slot)の大きさがありません"
    )
  }
}
