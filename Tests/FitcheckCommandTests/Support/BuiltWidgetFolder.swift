import Foundation
import TestSupport

/// A folder with a widget, a package beside it, and a program in the place of Swift's that builds it, or does not.
enum BuiltWidgetFolder {
  /// Makes one; whoever asked for it removes it.
  ///
  /// - Parameter builder: The script that is called `swift` there.
  static func make(builder: String) throws -> URL {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "",
      "App.swift": """
      import SwiftUI
      import WidgetKit
      @main struct App: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
      }

      """,
    ])
    try TestFiles.makeProgram(builder, in: folder, named: "swift")
    return folder
  }
}
