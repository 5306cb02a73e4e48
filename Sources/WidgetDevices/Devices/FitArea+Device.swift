import DeviceTraits
public import FitSelection

extension Device {
  /// The area of its text, with the device's name and what the area may be off by.
  public var fitArea: FitArea {
    FitArea(
      name: name,
      size: textArea.size,
      displayScale: displayScale,
      platform: kind == .watch ? .watchOS : .iOS,
      systemVersion: systemVersion,
      family: slot.family,
      doubt: textArea.doubt
    )
  }
}
