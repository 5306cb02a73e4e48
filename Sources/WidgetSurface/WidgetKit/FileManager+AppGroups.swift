public import Foundation

extension FileManager {
  /// The folder that an app and its widget share, made when it is first asked for.
  ///
  /// Here it belongs to the host of the widget: it lies in the folder that the host names, or else in
  /// the temporary folder. `UserDefaults(suiteName:)` keeps its file in the process's home, which a
  /// host sets as well, with what lies in the group's folder as on iOS, in `Library/Preferences`.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.filter { $0 != "/" }
    guard !name.isEmpty, name != ".", name != ".." else { return nil }
    let folder =
      (ProcessInfo.processInfo.environment["FITCHECK_HOST_GROUPS"].map { URL(filePath: $0) }
      ?? temporaryDirectory.appending(path: "fitcheck-groups"))
      .appending(path: name)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }
}
