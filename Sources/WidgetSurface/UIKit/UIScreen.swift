// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
import UnicodeText

/// The device's screen.
///
/// Stands in for UIKit's class: that of the device whose extension is run. A widget is laid out for many devices
/// at once, of which it is none's. Any thread may ask: UIKit's is the main thread's, which a compiler says nothing of in
/// code without strict concurrency, such as a provider that is asked on another one.
public final class UIScreen: Sendable {
  /// The screen.
  public static let main = UIScreen()

  private struct Shown {
    var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    var scale: CGFloat = 2
    /// Whether a host has set it to a device's.
    var isOfDevice = false
    var isAskedInVain = false

    mutating func noteQuestion() {
      if !isOfDevice { isAskedInVain = true }
    }
  }

  private let shown = Locked(Shown())

  /// Whether it was asked for while it was no device's.
  package var isAskedInVain: Bool { shown.withLock { $0.isAskedInVain } }

  /// Its size in points.
  public package(set) var bounds: CGRect {
    get {
      shown.withLock { shown in
        shown.noteQuestion()
        return shown.bounds
      }
    }
    set {
      shown.withLock { shown in
        shown.bounds = newValue
        shown.isOfDevice = true
      }
    }
  }

  /// Pixels a point.
  public package(set) var scale: CGFloat {
    get {
      shown.withLock { shown in
        shown.noteQuestion()
        return shown.scale
      }
    }
    set {
      shown.withLock { shown in
        shown.scale = newValue
        shown.isOfDevice = true
      }
    }
  }

  /// Its size in points for what is no question of a widget's, such as a view that is loaded as large as it.
  var ownBounds: CGRect {
    get { shown.withLock { $0.bounds } }
    set { shown.withLock { $0.bounds = newValue } }
  }

  /// Makes it no device's, as before anybody has asked for it.
  package func reset() {
    shown.withLock { shown in
      shown = Shown()
    }
  }
}
#endif
