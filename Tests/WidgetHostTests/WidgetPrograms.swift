#if os(Linux)
import Foundation
import WidgetHost

/// The built programs of widgets, beside the test bundle.
enum WidgetPrograms {
  static let faulty = HostProgram(executable: executable("FaultyWidgets"))

  static func executable(_ name: String) -> URL {

    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(
      path: name
    )
  }
}
#endif
