#if os(Linux)
import ActivityKit
import AppIntents
import Combine
import CoreGraphics
import Intents
import NotificationCenter
import OSLog
import SwiftUI
import SwiftUICore
import UIKit
import WidgetKit
import os

/// Names of Apple's modules and what they are found as, under the imports that bring them on iOS.
///
/// A file that imports both Testing and UIKit asks for a module of the two, which Linux has not.
enum ImportedNames {
  static var found: [(name: String, type: Any.Type)] {
    [
      ("SwiftUISurface.Color", SwiftUI.Color.self),
      ("SwiftUISurface.Text", SwiftUICore.Text.self),
      ("WidgetSurface.WidgetCenter", WidgetKit.WidgetCenter.self),
      ("WidgetSurface.UIColor", UIKit.UIColor.self),
      ("WidgetSurface.IntentDescription", AppIntents.IntentDescription.self),
      ("WidgetSurface.ActivityFamily", ActivityKit.ActivityFamily.self),
      ("WidgetSurface.INIntent", Intents.INIntent.self),
      ("SwiftUISurface.Published<Swift.Int>", Combine.Published<Int>.self),
      ("LayoutEngine.Angle", CoreGraphics.Angle.self),
      ("os.Logger", OSLog.Logger.self),
      ("os.OSLogType", os.OSLogType.self),
    ]
  }

  /// A class of Foundation's has the name of a module.
  static var center: NotificationCenter { NotificationCenter.default }
}
#endif
