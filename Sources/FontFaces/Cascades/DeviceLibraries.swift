/// The bundled fonts as devices of all languages use them: opened once, and a library for each of the few devices
/// that are told apart, however many languages are named.
///
/// A value for one thread at a time; the libraries it gives are for any thread.
package struct DeviceLibraries {
  package let fontDirectory: String?
  /// The fonts, opened for the first device that is asked for.
  private var opened: FontLibrary?
  /// The fonts as devices use them: the table of fallback advances tells a handful apart.
  private var devices: [DeviceSetting?: FontLibrary] = [:]

  /// - Parameter fontDirectory: where the fonts are; `nil` for the folder that `FITCHECK_FONTS` names, else beside the
  ///   executable.
  package init(fontDirectory: String?) {
    self.fontDirectory = fontDirectory
  }

  /// The library of a device.
  ///
  /// - Parameter languages: those set on it, most preferred first (BCP 47).
  /// - Throws: ``FontError`` where the fonts cannot be opened, which the next question tries anew.
  package mutating func library(for languages: [String]) throws(FontError) -> FontLibrary {
    if let opened, let known = devices[opened.deviceSetting(languages: languages)] { return known }
    let library =
      if let opened {
        opened.forDevice(languages: languages)
      } else {
        try FontLibrary.bundled(deviceLanguages: languages, fontDirectory: fontDirectory)
      }
    opened = library
    devices[library.deviceSetting(languages: languages)] = library
    return library
  }
}
