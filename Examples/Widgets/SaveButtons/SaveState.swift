import Foundation

/// What has been saved, shared with the app.
enum SaveState: String {
  case ready, saved, failed

  private static var shared: UserDefaults? { UserDefaults(suiteName: "group.example.save") }

  static var current: SaveState {
    get { shared?.string(forKey: "state").flatMap(SaveState.init(rawValue:)) ?? .ready }
    set { shared?.set(newValue.rawValue, forKey: "state") }
  }

  static var count: Int {
    get { shared?.integer(forKey: "count") ?? 0 }
    set { shared?.set(newValue, forKey: "count") }
  }

  /// The picture that the app has left.
  static var picture: URL? {
    let folder = FileManager.default
      .containerURL(forSecurityApplicationGroupIdentifier: "group.example.save")
    guard let file = folder?.appending(path: "picture.png"),
      FileManager.default.fileExists(atPath: file.path)
    else { return nil }
    return file
  }
}
