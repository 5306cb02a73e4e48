public import FontFaces

/// A device that the catalogue cannot answer for.
public enum DeviceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No device of that name; the nearest names, best first.
  case unknown(name: String, nearest: [String])

  /// The device exists, but its last system has no lock-screen widgets.
  case noLockScreenWidgets(name: String)

  /// The device runs other versions of the system; none that counts where `systems` is nil.
  case cannotRun(
    name: String,
    kind: Device.Kind,
    version: SystemVersion,
    systems: ClosedRange<SystemVersion>?
  )

  /// Nobody published the size of such a widget on the device.
  case noPublishedSize(name: String, slot: WidgetSlot)

  /// What is wrong, and the nearest names.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest):
      guard !nearest.isEmpty else { return "unknown device “\(name)”" }
      let offer = nearest.map { "“\($0)”" }.joinedWithOr()
      return "unknown device “\(name)”: did you mean \(offer)?"
    case .noLockScreenWidgets(let name):
      return "\(name) has no lock-screen widgets: it cannot run iOS 16"
    case .cannotRun(let name, let kind, let version, let systems):
      let asked = version.name(on: kind)
      guard let systems else { return "\(name) does not run \(asked)" }
      return version < systems.lowerBound
        ? "\(name) does not run \(asked): it came with \(systems.lowerBound.name(on: kind))"
        : "\(name) does not run \(asked): its newest is \(systems.upperBound.name(on: kind))"
    case .noPublishedSize(let name, let slot):
      return "nobody published the size of \(slot) on \(name)"
    }
  }
}

extension [String] {
  /// The elements as a list for reading: "a, b or c".
  fileprivate func joinedWithOr() -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
