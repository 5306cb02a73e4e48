import Foundation
import TestSupport

/// A folder with a widget, a package beside it, and a program in the place of Swift's that builds it, or does not.
enum BuiltWidgetFolder {
  /// Makes one; whoever asked for it removes it.
  ///
  /// - Parameter builder: The script that is called `swift` there.
  static func make(builder: String) throws -> URL {
    let folder = try TestFiles.temporaryFolder([
      "swift": builder, "package/Package.swift": "",
      "App.swift": """
      import SwiftUI
      import WidgetKit
      @main struct App: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
      }

      """,
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.appending(path: "swift").path
    )
    return folder
  }
}
