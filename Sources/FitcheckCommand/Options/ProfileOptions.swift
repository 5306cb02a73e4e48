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

  /// The longest file that is read: a probe's breaks of a hundred texts are a part of that.
  private static let mostBytes = 4 << 20

  /// The profile that was asked for.
  func read() throws(CommandFailure) -> DeviceProfile? {
    guard let profile else { return nil }
    let bytes = try InputFile.contents(of: profile, upTo: Self.mostBytes)
    do {
      return try DeviceProfile(json: Data(bytes))
    } catch {
      throw CommandFailure(
        "--profile: \(profile): \(error)",
        "--profile：\(profile)：プロファイルとして読めません（\(error)）"
      )
    }
  }

  /// Refuses a profile beside devices of the list.
  func validate(beside devices: [String]) throws(CommandFailure) {
    guard profile != nil, !devices.isEmpty else { return }
    throw CommandFailure(
      "--profile stands for a device: leave out --device",
      "--profileが機種の代わりになるので、--deviceは指定しないでください"
    )
  }
}
