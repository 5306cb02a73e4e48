#if os(Linux)
import ActivityKit
import AppIntents
import Intents
import NotificationCenter
import SwiftUI
import SwiftUICore
import SystemLog
import UIKit
import WidgetKit

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
      ("SystemLog.Logger", SystemLog.Logger.self),
    ]
  }

  /// A class of Foundation's has the name of a module.
  static var center: NotificationCenter { NotificationCenter.default }
}
#endif
