import DeviceTraits
public import FitSelection

extension Device {
  /// Whose system it runs: a tablet's is a telephone's.
  package var platform: Platform { kind == .watch ? .watchOS : .iOS }

  /// The area of its text, with the device's name and what the area may be off by.
  public var fitArea: FitArea {
    FitArea(
      name: name,
      size: textArea.size,
      displayScale: displayScale,
      platform: platform,
      systemVersion: systemVersion,
      family: slot.family,
      doubt: textArea.doubt
    )
  }
}
