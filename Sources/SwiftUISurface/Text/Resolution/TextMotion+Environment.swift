import Foundation
import LayoutEngine

extension TextMotion {
  /// - Parameter dates: what its words count to or from.
  init(in environment: EnvironmentValues, dates: [Date]) {
    let leadingShare: CGFloat =
      switch environment.multilineTextAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    self.init(
      fillsWidth: environment.viewArchival == .widget,
      leadingShare: leadingShare,
      dates: dates
    )
  }
}
