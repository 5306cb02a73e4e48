import Foundation

/// What a device says of itself, as `fitcheck --profile` reads it; lengths are points.
///
/// The form is that of `Documentation/Schema/fitcheck-profile-1.schema.json`.
struct DeviceRecord: Codable {
  struct Size: Codable {
    var width: Double
    var height: Double
  }

  struct Margins: Codable {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double
  }

  /// A widget of a family: its whole size, and what the system keeps free around its content.
  struct Widget: Codable {
    var family: String
    var size: Size
    var margins: Margins
  }

  /// A text style at a size of text that the user may choose.
  struct Font: Codable {
    var textStyle: String
    var typeSize: String
    var pointSize: Double
    var ascent: Double
    var descent: Double
    var leading: Double
    var lineHeight: Double
  }

  /// How wide a text is on one line.
  struct Advance: Codable {
    var text: String
    var pointSize: Double
    var weight: String
    var width: Double
  }

  /// Where the lines of a text end.
  struct Lines: Codable {
    var text: String
    var width: Double
    var pointSize: Double
    var weight: String
    var lang: String
    var lines: [String]
  }

  var schemaVersion = 1
  var name: String
  var model: String
  var system: String
  var screen: Size
  var displayScale: Double
  var languages: [String]
  var widgets: [Widget] = []
  var fonts: [Font] = []
  var advances: [Advance] = []
  var lines: [Lines] = []
}

/// The folder that the app and its widget share: the widget leaves what it has seen there, a file for
/// each family.
enum SharedFolder {
  /// Set this to an app group of your own, in both targets.
  static let group = "group.example.calibration"

  static var url: URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
  }

  static func leave(_ widget: DeviceRecord.Widget) {
    guard let folder = url, let data = try? JSONEncoder().encode(widget) else { return }
    try? data.write(to: folder.appendingPathComponent("\(widget.family).json"), options: .atomic)
  }

  static func widgets() -> [DeviceRecord.Widget] {
    guard let folder = url,
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
    else { return [] }
    return files.filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        (try? Data(contentsOf: file)).flatMap {
          try? JSONDecoder().decode(DeviceRecord.Widget.self, from: $0)
        }
      }
  }
}
