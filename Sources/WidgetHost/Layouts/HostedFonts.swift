import FontFaces
import UnicodeText

/// The bundled fonts of the process: opened once, whatever is asked of it.
///
/// Each opening maps the files anew, and a process may map only so many. Any thread.
enum HostedFonts {
  /// Those that were opened last.
  private static let opened = Locked(DeviceLibraries(fontDirectory: nil))

  /// The fonts as a device uses them.
  ///
  /// - Parameters:
  ///   - deviceLanguages: those set on it, most preferred first (BCP 47).
  ///   - fontDirectory: where the fonts are; `nil` for the folder that `FITCHECK_FONTS` names, else beside the
  ///     executable.
  static func library(
    deviceLanguages: [String],
    fontDirectory: String?
  ) throws(FontError) -> FontLibrary {
    try opened.withLock { opened throws(FontError) in
      if opened.fontDirectory.map(ExactText.init) != fontDirectory.map(ExactText.init) {
        opened = DeviceLibraries(fontDirectory: fontDirectory)
      }
      return try opened.library(for: deviceLanguages)
    }
  }
}
