import Foundation
import LayoutEngine

extension TextMotion {
  init(in environment: EnvironmentValues) {
    let leadingShare: CGFloat =
      switch environment.multilineTextAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    self.init(
      fillsWidth: environment.viewArchival == .widget,
      leadingShare: leadingShare
    )
  }
}
