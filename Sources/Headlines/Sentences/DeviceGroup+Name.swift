import FitSelection
import Foundation
import WidgetDevices

extension DeviceGroup {
  /// The area and scale as a name: "146 × 58 @3x".
  package var name: String {
    "\(Points.size(size)) @\(Points.text(displayScale))x"
  }
}
