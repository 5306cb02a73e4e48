import DeviceTraits
import FontFaces
import LayoutEngine
import UnicodeText
import WidgetDevices

/// The devices that a kind of widget is laid out for.
struct NamedDevices {
  /// Those that have it, in the order that they were named in.
  private(set) var devices: [Device] = []
  /// The names of those that were asked for and have none: the largest families are of iPads alone.
  private(set) var without: [String] = []

  /// Looks devices up.
  ///
  /// - Parameters:
  ///   - names: what was asked for; where nothing was, every phone is meant, and every device where no phone has the
  ///     kind of widget.
  ///   - slot: the kind of widget.
  ///   - margins: as `DeviceCatalogue` takes them.
  ///   - version: the version of the system; `nil` for the newest that each runs.
  /// - Throws: `DeviceError` with the nearest names.
  init(
    _ names: [String],
    for slot: WidgetSlot,
    margins: EdgeInsets? = nil,
    version: SystemVersion? = nil
  ) throws(DeviceError) {
    for name in names {
      do {
        devices.append(
          try DeviceCatalogue.device(named: name, for: slot, margins: margins, version: version)
        )
      } catch .noPublishedSize {
        without.append(name)
      }
    }
    // Whoever names one twice means one.
    devices = devices.eachOnce()
    without = without.eachOnce()
    guard names.isEmpty else { return }
    let known = DeviceCatalogue.devices(for: slot, margins: margins, version: version)
    let phones = known.filter { $0.kind == .iPhone }
    devices = phones.isEmpty ? known : phones
  }
}
