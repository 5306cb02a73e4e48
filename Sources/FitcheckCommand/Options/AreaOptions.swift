import ArgumentParser
import Fitcheck
import Foundation
import UnicodeText

/// The areas that headlines are decided in.
struct AreaOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A device by name, such as \"iPhone 15 Pro\"; repeatable. Default, also called `all`: every "
        + "iPhone that has the widget and runs the version of --ios; every device of another kind "
        + "only where no iPhone has the widget.",
      valueName: "name"
    )
  )
  var device: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Bounds in points in place of a device's text area, such as 146x58; alone they are of iOS 26, unless "
        + "--ios is given.",
      valueName: "WxH"
    )
  )
  var size: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point for --size. Default: 3, or the device's.",
      valueName: "number"
    )
  )
  var scale: String?

  /// The areas that were asked for.
  ///
  /// - Parameters:
  ///   - profile: what takes the place of the list of devices.
  ///   - platform: the system of a size alone.
  func groups(
    _ place: PlaceOptions,
    _ version: VersionOptions,
    _ profile: ProfileOptions,
    on platform: Platform
  ) throws(CommandFailure) -> [DeviceGroup] {
    let givenScale = try scale.map { text throws(CommandFailure) in
      guard let scale = Lengths.decimal(text), (0.01...100).contains(scale) else {
        throw CommandFailure("--scale must be a number of pixels from 0.01 to 100")
      }
      return scale
    }
    try version.validate(for: try place.slot())
    try profile.validate(beside: device, version)
    guard size.count <= 1 else {
      throw CommandFailure("--size is given more than once: run the command once for each")
    }
    guard let size = size.first else {
      if scale != nil { throw CommandFailure("--scale goes with --size") }
      return try nonempty(DeviceGroup.grouping(try namedDevices(place, version, profile)))
    }
    var bounds = try Lengths.size(size, "--size")
    if let margins = try place.edgeInsets() {
      bounds.width -= margins.leading + margins.trailing
      bounds.height -= margins.top + margins.bottom
    }
    if device.isEmpty, profile.profile == nil {
      try Self.checkSizeAlone(for: try place.slot())
      let scale = givenScale ?? 3
      return try nonempty(
        try version.versions().map {
          DeviceGroup(
            size: bounds,
            displayScale: scale,
            systemVersion: $0 ?? .newest,
            platform: platform
          )
        }
      )
    }
    // With a size of one's own, devices lend their scales and systems.
    struct Key: Hashable {
      let scale: CGFloat
      let version: SystemVersion
      let platform: Platform
    }
    let members = Dictionary(grouping: try namedDevices(place, version, profile)) { device in
      Key(
        scale: givenScale.map { CGFloat($0) } ?? device.displayScale,
        version: device.systemVersion,
        platform: device.platform
      )
    }
    let areas = members.map { key, devices in
      DeviceGroup(
        size: bounds,
        displayScale: key.scale,
        systemVersion: key.version,
        devices: devices
      )
    }
    return try nonempty(
      areas.sorted { left, right in
        (left.displayScale, right.systemVersion, left.platform == .iOS ? 0 : 1)
          < (right.displayScale, left.systemVersion, right.platform == .iOS ? 0 : 1)
      }
    )
  }

  /// Refuses a size without a device where a widget is older than every system that it could be of.
  private static func checkSizeAlone(for slot: WidgetSlot) throws(CommandFailure) {
    switch slot {
    case .todayCompact, .todayExpanded:
      throw CommandFailure(
        "\(slot) is of iOS 8 to 14, and a size alone of iOS 26: give --device, too",
        "\(slot)はiOS 8から14のもので、--sizeだけではiOS 26になります。--deviceも指定してください"
      )
    case .family: return
    }
  }

  /// The groups, if margins leave room in all of them.
  private func nonempty(_ groups: [DeviceGroup]) throws(CommandFailure) -> [DeviceGroup] {
    if groups.contains(where: { $0.size.width <= 0 || $0.size.height <= 0 }) {
      throw CommandFailure("--margins leaves no room")
    }
    return groups
  }

  /// The devices that were asked for, with each of the versions that they run.
  private func namedDevices(
    _ place: PlaceOptions,
    _ version: VersionOptions,
    _ profile: ProfileOptions
  ) throws(CommandFailure) -> [Device] {
    if let profile = try profile.read() { return [try profiled(profile, place)] }
    let versions = try version.versions()
    let names = device.filter { !AllWord.matches($0) }
    var devices: [Device] = []
    var answered: Set<Int> = []
    var refusals: [Int: CommandFailure] = [:]
    for version in versions {
      for (index, name) in names.enumerated() {
        do throws(CommandFailure) {
          devices.append(try named(name, place, version))
          answered.insert(index)
        } catch {
          // Not every device runs every version that is compared.
          guard versions.count > 1 else { throw error }
          refusals[index] = error
        }
      }
      if names.isEmpty || device.contains(where: AllWord.matches) {
        devices += place.defaultDevices(
          for: try place.slot(),
          margins: try place.edgeInsets(),
          version: version
        )
      }
    }
    for index in names.indices where !answered.contains(index) {
      if let refusal = refusals[index] { throw refusal }
    }
    // A device may be named twice, or beside all.
    return devices.eachOnce()
  }

  /// A device by its name, under a version of its system.
  private func named(
    _ name: String,
    _ place: PlaceOptions,
    _ version: SystemVersion?
  ) throws(CommandFailure) -> Device {
    let slot = try place.slot()
    let margins = try place.edgeInsets()
    do {
      return try DeviceCatalogue.device(named: name, for: slot, margins: margins, version: version)
    } catch {
      // With a size of one's own, a device lends its name, scale and system only.
      guard let size = size.first, case .noPublishedSize = error else {
        throw CommandFailure(Advice.sentence(of: error))
      }
      return try lent(name, try Lengths.size(size, "--size"), slot, version)
    }
  }

  /// The device of a profile.
  private func profiled(
    _ profile: DeviceProfile,
    _ place: PlaceOptions
  ) throws(CommandFailure) -> Device {
    let slot = try place.slot()
    if let device = profile.device(for: slot, margins: try place.edgeInsets()) { return device }
    // With a size of one's own, it lends its name, scale and system only.
    if let size = size.first, case .family = slot,
      let device = profile.device(for: slot, with: try Lengths.size(size, "--size"))
    {
      return device
    }
    throw CommandFailure(
      "--profile: \(profile.name) tells nothing of \(slot), but of "
        + profile.families.joined(separator: ", ")
    )
  }

  /// A device whose own area does not count.
  private func lent(
    _ name: String,
    _ bounds: CGSize,
    _ slot: WidgetSlot,
    _ version: SystemVersion?
  ) throws(CommandFailure) -> Device {
    do {
      return try DeviceCatalogue.device(named: name, with: bounds, for: slot, version: version)
    } catch {
      throw CommandFailure(Advice.sentence(of: error))
    }
  }
}
