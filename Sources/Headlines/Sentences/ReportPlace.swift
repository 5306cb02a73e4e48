import DeviceTraits
import FitSelection
import UnicodeText
import ViewFitting
import WidgetDevices

/// What the results of a report stand for together, as its sentences name it.
enum ReportPlace: Hashable {
  /// There are no results.
  case nowhere
  /// Every iPhone with widgets on its Lock Screen, each with its newest system.
  case everyPhone
  /// Every iPhone that runs one system.
  case everyPhoneRunning(system: String)
  /// An area without devices, by its name.
  case area(String, ReportSystems)
  /// Several areas, not all of which are of devices.
  case areas(count: Int, ReportSystems)
  /// One device, by its name.
  case device(String, ReportSystems)
  /// Several devices.
  case devices(count: Int, ReportSystems)
}

/// The systems of a report's results, as its sentences name them.
enum ReportSystems: Hashable {
  /// Each device's newest.
  case newest
  /// These.
  case named([String])
  /// None worth naming: the devices are older than all that count.
  case unnamed
}

extension ArticleReport {
  /// What the results stand for together.
  func place(in language: ExplanationLanguage) -> ReportPlace {
    guard let first = results.first else { return .nowhere }
    let system = systemName(of: first, in: language)
    let devices = results.flatMap(\.group.devices)
    // A device counts once, however many of its versions are compared.
    let names = Set(devices.map(\.name))
    let areOfDevices = results.allSatisfy { !$0.group.devices.isEmpty }
    let isNewest =
      areOfDevices && devices.allSatisfy { $0.systemVersion == $0.systems?.upperBound }
    // Of an area that no phone has nothing is said of every one.
    let areGiven = results.flatMap(\.group.textAreas).allSatisfy { $0.provenance == .given }
    if slot == .lockScreen, areOfDevices, !areGiven, names.count > 1 {
      if isNewest, names == Set(DeviceCatalogue.devices.map(\.name)) { return .everyPhone }
      let runs = DeviceCatalogue.devices.filter {
        $0.systems?.contains(first.group.systemVersion) == true
      }
      if !hasSeveralSystems, names == Set(runs.map(\.name)) {
        return .everyPhoneRunning(system: system)
      }
    }
    let systems: ReportSystems
    if hasSeveralSystems {
      systems = isNewest ? .newest : .named(systemNames(in: language))
    } else {
      // What is older than all that count has its system in its name, or none worth naming.
      systems = devices.contains { $0.systems == nil } ? .unnamed : .named([system])
    }
    guard areOfDevices else {
      // Those that differ in their systems alone have one name.
      let count = Set(results.map(\.group.name)).count
      return count == 1 ? .area(first.group.name, systems) : .areas(count: count, systems)
    }
    return names.count == 1
      ? .device(devices[0].name, systems) : .devices(count: names.count, systems)
  }

  /// The systems of the results, each once, in their order.
  private func systemNames(in language: ExplanationLanguage) -> [String] {
    results.flatMap { $0.group.systemNames(on: platform, in: language) }.eachOnce()
  }

  /// The system that a result is of, by name: "iOS 26".
  package func systemName(
    of result: Result,
    in language: ExplanationLanguage = .english
  ) -> String {
    result.group.systemName(on: platform, in: language)
  }
}

extension DeviceGroup {
  /// The system of its devices, by name: "iOS 26"; of those that share its rules but not its name all: "iOS 16 and an
  /// older iOS".
  ///
  /// - Parameter platform: the system that a size that is no device's is asked about on; nil for its own.
  package func systemName(
    on platform: Platform?,
    in language: ExplanationLanguage = .english
  ) -> String {
    systemNames(on: platform, in: language).joined(separator: language.choice(" and ", "・"))
  }

  /// The systems of its devices, by name, each once.
  ///
  /// - Parameter platform: the system that a size that is no device's is asked about on; nil for its own.
  package func systemNames(
    on platform: Platform?,
    in language: ExplanationLanguage
  ) -> [String] {
    devices.isEmpty
      ? [systemVersion.name(on: platform ?? self.platform)]
      : devices.map { $0.systemName(in: language) }.eachOnce()
  }
}

extension Device {
  /// The system that is meant, by name, in a language.
  package func systemName(in language: ExplanationLanguage) -> String {
    systems == nil ? language.choice(systemName, "古いiOS") : systemName
  }
}
