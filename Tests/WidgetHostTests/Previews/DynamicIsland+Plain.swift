#if os(Linux)
import SwiftUISurface
import WidgetSurface

extension DynamicIsland {
  /// A text in each of the four places.
  @MainActor
  static func plain(bottom: String) -> DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { Text(verbatim: bottom) }
    } compactLeading: {
      Text(verbatim: "1")
    } compactTrailing: {
      Text(verbatim: "2")
    } minimal: {
      Text(verbatim: "3")
    }
  }
}
#endif
