import FontFaces
import UnicodeText

/// The bundled fonts of the process: opened once, whatever is asked of it.
///
/// Each opening maps the files anew, and a process may map only so many. Any thread.
enum HostedFonts {
  private struct Opened {
    let fontDirectory: String?
    let library: FontLibrary

    func isOf(_ other: String?) -> Bool {
      guard let fontDirectory, let other else { return fontDirectory == nil && other == nil }
      return fontDirectory.isExactly(other)
    }
  }

  /// Those that were opened last.
  private static let opened = Locked<Opened?>(nil)

  /// The fonts as a device uses them.
  ///
  /// - Parameters:
  ///   - deviceLanguages: those set on it, most preferred first (BCP 47).
  ///   - fontDirectory: where the fonts are; `nil` to look beside the executable.
  static func library(
    deviceLanguages: [String],
    fontDirectory: String?
  ) throws(FontError) -> FontLibrary {
    try opened.withLock { opened throws(FontError) in
      if let opened, opened.isOf(fontDirectory) {
        return opened.library.forDevice(languages: deviceLanguages)
      }
      let library = try FontLibrary.bundled(
        deviceLanguages: deviceLanguages,
        fontDirectory: fontDirectory
      )
      opened = Opened(fontDirectory: fontDirectory, library: library)
      return library
    }
  }
}
