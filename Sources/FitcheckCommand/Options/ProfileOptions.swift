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

  /// What is said where a version of the system is given beside a profile.
  static let besideVersion = CommandFailure(
    "--profile stands for a phone with its system: leave out --ios",
    "--profileがシステムを含めて機種の代わりになるので、--iosは指定しないでください"
  )

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

  /// Refuses a profile beside devices of the list, or beside a version, since it tells its own.
  func validate(
    beside devices: [String],
    _ version: VersionOptions? = nil
  ) throws(CommandFailure) {
    guard profile != nil else { return }
    if version?.ios != nil { throw Self.besideVersion }
    guard !devices.isEmpty else { return }
    throw CommandFailure(
      "--profile stands for a device: leave out --device",
      "--profileが機種の代わりになるので、--deviceは指定しないでください"
    )
  }
}
