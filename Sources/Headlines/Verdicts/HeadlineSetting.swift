import DeviceTraits
import FontFaces
import UnicodeText
import WidgetDevices

/// Where and how headlines are judged: the areas, and what users have set.
package struct HeadlineSetting: Sendable {
  /// The areas, in the order of all answers.
  package let groups: [DeviceGroup]
  /// The fonts; on the device of each headline's language where no device language is given.
  package let fonts: FontLibrary
  /// The languages set on the device, the preferred first; empty for that of each headline.
  package let deviceLanguages: [String]
  package let lineBreak: LineBreakStrictness
  /// The kind of widget.
  package let slot: WidgetSlot
  package let typeSize: DynamicTypeSize
  package let legibilityWeight: LegibilityWeight?
  /// The system whose rules hold, or nil for that of each area's devices.
  package let platform: Platform?

  package init(
    groups: [DeviceGroup],
    fonts: FontLibrary,
    deviceLanguages: [String] = [],
    lineBreak: LineBreakStrictness = .strict,
    slot: WidgetSlot = .lockScreen,
    typeSize: DynamicTypeSize = .large,
    legibilityWeight: LegibilityWeight? = nil,
    platform: Platform? = nil
  ) {
    self.groups = groups
    self.fonts = fonts
    self.deviceLanguages = deviceLanguages
    self.lineBreak = lineBreak
    self.slot = slot
    self.typeSize = typeSize
    self.legibilityWeight = legibilityWeight
    self.platform = platform
  }
}
