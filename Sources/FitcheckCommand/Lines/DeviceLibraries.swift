import Fitcheck

/// The bundled fonts as devices of all languages use them: opened once, and a library for each of the few devices
/// that are told apart, however many languages are named.
struct DeviceLibraries {
  private let fontDirectory: String?
  /// The fonts, opened for the first device that is asked for.
  private var opened: FontLibrary?
  /// The fonts as other devices use them: the table of fallback advances tells a handful apart.
  private var devices: [DeviceSetting?: FontLibrary] = [:]

  init(fontDirectory: String?) {
    self.fontDirectory = fontDirectory
  }

  /// The library of a device.
  ///
  /// - Parameter languages: those set on it, most preferred first (BCP 47).
  mutating func library(for languages: [String]) throws(CommandFailure) -> FontLibrary {
    guard let opened else {
      do {
        let library = try FontLibrary.bundled(
          deviceLanguages: languages,
          fontDirectory: fontDirectory
        )
        opened = library
        return library
      } catch {
        throw CommandFailure("\(error)")
      }
    }
    let setting = opened.deviceSetting(languages: languages)
    if let known = devices[setting] { return known }
    let library = opened.forDevice(languages: languages)
    devices[setting] = library
    return library
  }
}
