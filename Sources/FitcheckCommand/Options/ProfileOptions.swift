import ArgumentParser
import Fitcheck
import Foundation

/// A device that said of itself what widgets it has.
struct ProfileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file that Examples/Calibration wrote on a device: its widgets' areas take the place of those "
        + "of the list of devices.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var profile: String?

  /// The profile that was asked for.
  func read() throws(CommandFailure) -> DeviceProfile? {
    guard let profile else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: profile))
    } catch {
      throw CommandFailure("--profile: \(profile): the file cannot be read")
    }
    do {
      return try DeviceProfile(json: data)
    } catch {
      throw CommandFailure("--profile: \(profile): \(error)")
    }
  }

  /// Refuses a profile beside devices of the list.
  func validate(beside devices: [String]) throws(CommandFailure) {
    guard profile != nil, !devices.isEmpty else { return }
    throw CommandFailure("--profile stands for a device: leave out --device")
  }
}
