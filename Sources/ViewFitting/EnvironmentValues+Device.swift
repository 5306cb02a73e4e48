internal import FitSelection
public import FontFaces
import Foundation
public import SwiftUISurface
public import Typesetting
public import WidgetDevices

extension EnvironmentValues {
  /// Creates the environment of a widget on a device: all that its place and its languages say.
  ///
  /// - Parameters:
  ///   - fontLibrary: the fonts of all texts.
  ///   - textPreparer: what texts are prepared by; the one that all environments share by default.
  ///   - slot: where the widget stands.
  ///   - deviceLanguages: the device's languages as BCP 47 tags, the preferred first; it sets the
  ///     direction of the layout and the locale.
  ///   - group: the devices, with their scale and system; `nil` for an iPhone at 3 pixels a point
  ///     with the newest system.
  public init(
    fontLibrary: FontLibrary,
    textPreparer: TextPreparer = .shared,
    slot: WidgetSlot,
    deviceLanguages: [String],
    group: DeviceGroup? = nil
  ) {
    self.init(fontLibrary: fontLibrary, textPreparer: textPreparer)
    preferredLanguages = deviceLanguages
    if let first = deviceLanguages.first {
      layoutDirection = LayoutDirection(deviceLanguage: first)
      // English is where it is by default.
      if first != "en" { locale = Locale(deviceLanguage: first) }
    }
    if let group { take(group.fitArea().conditions) }
    // Whatever widget the group's area was listed for.
    if let family = slot.family { widgetFamily = family }
  }
}
