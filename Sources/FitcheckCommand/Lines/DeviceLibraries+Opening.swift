import Fitcheck

extension DeviceLibraries {
  /// The library of a device, or why the command cannot go on without it.
  ///
  /// - Parameter languages: those set on it, most preferred first (BCP 47).
  mutating func opened(for languages: [String]) throws(CommandFailure) -> FontLibrary {
    do {
      return try library(for: languages)
    } catch {
      throw CommandFailure(Advice.sentence(of: error))
    }
  }
}
