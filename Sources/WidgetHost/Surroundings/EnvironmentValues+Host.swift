import AppResources
import DeviceTraits
import Foundation
import SwiftUISurface

extension EnvironmentValues {
  /// Sets what views are shown in on a device in some surroundings.
  mutating func show(
    at date: Date,
    in surroundings: HostSurroundings,
    _ typeSize: DynamicTypeSize
  ) {
    dynamicTypeSize = typeSize
    locale = surroundings.locale
    calendar = surroundings.calendar
    deviceCalendar = surroundings.calendar
    timeZone = surroundings.timeZone
    referenceDate = date
    textLanguage = surroundings.deviceLanguages.first
    let texts = AppResources.current.resources.texts
    if !texts.isEmpty { appLocalizations = texts.languages }
  }
}
